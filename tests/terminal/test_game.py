"""A game in the terminal. A script gives the input."""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

import harbourside as hs
from harbourside.bots.bot import Bot
from harbourside.bots.random import RandomBot
from harbourside.engine.words import MISSING
from harbourside.terminal.game import TerminalGame, bots_beside
from harbourside.terminal.speech import Speech


class Scene:
    """A game in which a person types the lines of a script and then leaves."""

    def __init__(
        self,
        *script: str,
        people: tuple[int, ...] = (0,),
        language: str = "en",
        play: hs.Play | None = None,
        answer: Callable[[hs.Play], str] | None = None,
        resumed: str | None = None,
        bot: Callable[[int], Bot] = RandomBot,
        stand_in: Bot | None = None,
    ) -> None:
        options: dict[str, bool | int | str | None] = {"start_player": 0}
        self.play = play or hs.Play(hs.game("seawolf"), 3, 7, options, ["Ann", "Bob", "Cy"], pass_forced=True)
        self.script = list(script)
        self.answer = answer
        self.out = io.StringIO()
        console = Console(file=self.out, width=80, markup=False, emoji=False, highlight=False)
        bots = bots_beside(people, self.play.state.seats, bot)
        speech = Speech(self.play.game, language, self.play.names)
        self.table = TerminalGame(self.play, speech, console, self.ask, bots, resumed, stand_in)

    def ask(self, prompt: str) -> str:
        self.out.write(prompt)
        if not self.script and self.answer:
            return self.answer(self.play) if prompt == "> " else ""
        if not self.script:
            raise EOFError
        return self.script.pop(0)

    def run(self) -> str:
        self.table.run()
        return self.out.getvalue()


def always_the_first(play: hs.Play) -> str:
    return "1"


def position_with_deliveries() -> hs.Play:
    """Ann can make two deliveries, and the first one reveals nothing hidden."""
    for seed in range(200):
        play = hs.Play(hs.game("seawolf"), 3, seed, names=["Ann", "Bob", "Cy"], pass_forced=True)
        rng = hs.Rng(seed)
        while not play.state.is_over:
            legal = play.state.legal_actions()
            keys = [play.game.actions.key(action) for action in legal]
            kinds = {key.partition("@")[0] for key in keys if key.startswith("deliver:")}
            if play.state.current_player == 0 and len(kinds) > 1:
                return play
            play.do(keys[rng.below(len(keys))])
    raise AssertionError("no such position")


@pytest.mark.parametrize("language", hs.LANGUAGES)
def test_a_whole_game_can_be_played(language: str) -> None:
    scene = Scene(language=language, answer=always_the_first)
    said = scene.run()
    assert scene.play.state.is_over
    assert hs.game("seawolf").words(language).text("game-name") in said
    assert MISSING[0] not in said


def test_the_end_shows_scores_and_winners() -> None:
    scene = Scene(answer=always_the_first)
    said = scene.run()
    winners = ", ".join(scene.play.names[seat] for seat in scene.play.state.winners())
    assert "Place" in said
    assert f"{winners} wins." in said or f"The win is shared: {winners}." in said
    for score in scene.play.state.scores():
        assert str(score).replace("-", "−") in said


def test_an_action_can_be_a_number_a_key_or_words() -> None:
    for typed in ("5", "draw:pile", "draw", "Draw a card"):
        scene = Scene(typed)
        scene.run()
        assert scene.play.game.actions.key(scene.play.moves[0].action) == "draw:pile"


def test_the_bots_moves_are_printed() -> None:
    said = Scene("5").run()
    assert "Bob" in said.partition("Ann draws")[2]


def test_a_secret_of_a_bot_is_not_printed() -> None:
    said = Scene(answer=always_the_first).run()
    assert "draws a hidden card" in said


def test_an_ambiguous_beginning_changes_nothing() -> None:
    scene = Scene("take")
    assert "That fits 4 choices" in scene.run()
    assert scene.play.number == 0


def test_an_unknown_number_prints_the_possible_ones() -> None:
    assert "The choices have numbers from 1 to 5" in Scene("77").run()


@pytest.mark.parametrize(
    "typed",
    ["9" * 5000, "²", "\x00", "?" * 100, "? ²", "١", "-1", "save \x00", "save ~nobody-here/x", "? [bold]"],
)
def test_garbage_changes_nothing(typed: str) -> None:
    scene = Scene(typed)
    scene.run()
    assert scene.play.number == 0


def test_a_question_prints_the_reason() -> None:
    assert "hire:sea_wolf  No sea wolf is for hire now" in Scene("? hire:sea_wolf").run()


def test_a_question_about_something_legal_says_so() -> None:
    assert "draw:pile  This is possible now." in Scene("? draw").run()


def test_a_question_can_use_translated_words() -> None:
    assert "Nie masz tej karty w ręce: złoto 6." in Scene("? złoto 6", language="pl").run()


def test_a_question_mark_alone_lists_all_actions() -> None:
    said = Scene("?").run()
    assert "deliver:fish@s1g1 … deliver:gold@s6g6" in said
    assert "144 in all, none possible now" in said


def test_an_illegal_key_is_explained_and_not_done() -> None:
    scene = Scene("end:delivery")
    assert "You can deliver only while" in scene.run()
    assert scene.play.number == 0


def test_undo_takes_back_a_move_that_revealed_nothing() -> None:
    play = position_with_deliveries()
    before = play.state.to_dict()
    scene = Scene("1", "undo", play=play)
    said = scene.run()
    assert "Undone." in said
    assert scene.play.state.to_dict() == before


def test_a_refused_undo_prints_the_reason() -> None:
    assert "something hidden has become known, since then" in Scene("5", "undo").run()
    assert "There is no move to undo" in Scene("undo").run()


def test_polish_commands_work_and_english_ones_too() -> None:
    said = Scene("cofnij", "undo", "dziennik", "pomoc", language="pl").run()
    assert said.count("Nie ma ruchu do cofnięcia.") == 2


def test_the_log_has_all_events_as_this_seat_saw_them() -> None:
    scene = Scene("5", "log")
    scene.run()
    log = scene.out.getvalue().rpartition("> ")[0]
    assert log.count("Ann begins.") == 2


def test_saving_warns_that_the_file_contains_hidden_information(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    scene = Scene("5", f"save {file}", "quit")
    said = scene.run()
    assert "contains hidden information too" in " ".join(said.split())
    assert "Goodbye" in said
    assert hs.read_record(file.read_text()).state.to_dict() == scene.play.state.to_dict()


def test_quitting_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    Scene("5", "quit", "/no/such/folder/file", str(file)).run()
    assert file.exists()


def test_a_number_is_not_used_as_a_file_name_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Scene("5", "quit", "3", "? fish", "undo", "quit").run()
    assert list(tmp_path.iterdir()) == []


def test_another_file_is_not_overwritten_without_asking(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("mine")
    Scene("5", f"save {file}", "n").run()
    assert file.read_text() == "mine"
    Scene("5", f"save {file}", "y").run()
    assert file.read_text() != "mine"


def test_a_folder_cannot_be_saved_to(tmp_path: Path) -> None:
    said = Scene("5", f"save {tmp_path}", "y").run()
    assert "cannot be written" in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["n" * 300, "/no/such/folder/file", "a\0b"])
def test_an_impossible_file_name_is_refused_and_the_game_continues(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    scene = Scene("5", f"save {name}", "quit", name, str(file))
    assert scene.run().count("cannot be written") == 2
    assert hs.read_record(file.read_text()).record() == scene.play.record()


def test_an_impossible_file_name_is_refused_at_the_end_too(tmp_path: Path) -> None:
    scene = Scene(answer=always_the_first)
    scene.run()
    names = iter(["n" * 300, str(tmp_path / "game.txt")])
    scene.table.ask = lambda prompt: next(names)
    scene.table.run()
    assert (tmp_path / "game.txt").exists()


def test_a_path_that_is_no_ordinary_file_is_refused_without_asking(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    said = Scene("5", f"save {tmp_path / 'pipe'}").run()
    assert "is not an ordinary file" in " ".join(said.split())
    assert "Replace it?" not in said


def test_names_are_not_treated_as_ids() -> None:
    names = ["gold", "title", "fish_1"]
    options: dict[str, bool | int | str | None] = {"start_player": 0}
    for seed in range(6):
        play = hs.Play(hs.game("seawolf"), 3, seed, options, names, pass_forced=True)
        said = Scene(play=play, language="pl", answer=always_the_first).run()
        winners = ", ".join(names[seat] for seat in play.state.winners())
        assert f"Wygrywa {winners}." in said or f"Wspólne zwycięstwo: {winners}." in said
        assert MISSING[0] not in said


@pytest.mark.parametrize("name", ["gold", "title"])
def test_file_names_are_not_treated_as_ids(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(name).write_text("mine")
    said = Scene("5", f"zapisz {name}", "t", language="pl").run()
    assert f"Plik {name} już istnieje." in said
    assert f"Zapisano w pliku {name}." in said


def test_control_characters_of_a_file_name_are_not_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    name = "a\x1b[31mb"
    said = Scene("5", f"save {name}", "1", f"save {name}", f"save /missing/{name}").run()
    assert "Saved in a\ufffd[31mb." in said
    assert "\x1b" not in said


def test_a_long_file_name_is_printed_in_full(tmp_path: Path) -> None:
    file = tmp_path / ("n" * 100)
    assert str(file) in Scene("5", f"save {file}").run().replace("\n", "")


def test_a_resumed_game_continues(tmp_path: Path) -> None:
    first = Scene("5", "1")
    first.run()
    again = hs.read_record(first.play.record())
    again.pass_forced = True
    scene = Scene(play=again, answer=always_the_first, resumed="file")
    said = scene.run()
    assert scene.play.state.is_over
    assert "Ann begins." not in said.partition("decision")[0]


def test_people_at_one_keyboard_do_not_see_each_others_cards() -> None:
    play = hs.Play(hs.game("seawolf"), 2, 7, {"start_player": 0}, ["Ann", "Bob"], pass_forced=True)
    scene = Scene("", "5", "", "", people=(0, 1), play=play)
    said = scene.run()
    drawn = play.game.words("en").noun(play.moves[0].chance[0].partition("=")[2])
    assert f"Ann draws {drawn}" in said
    for_bob = said.partition("Bob, it is your turn")[2]
    assert "Ann draws a hidden card" in for_bob
    assert drawn not in for_bob


def test_the_next_person_cannot_recall_typed_lines() -> None:
    readline = pytest.importorskip("readline")
    play = hs.Play(hs.game("seawolf"), 2, 7, {"start_player": 0}, ["Ann", "Bob"], pass_forced=True)
    scene = Scene("", "5", "", people=(0, 1), play=play)
    left: dict[str, int] = {}

    def ask(prompt: str) -> str:
        left[prompt] = readline.get_current_history_length()
        line = scene.ask(prompt)
        readline.add_history(line or "secret")
        return line

    scene.table.ask = ask
    scene.run()
    assert left["> "] > 0
    assert left["Bob, it is your turn. Press Enter when nobody else can see the screen. "] == 0
    readline.clear_history()


def test_a_person_who_leaves_at_the_hand_over_sees_nothing() -> None:
    said = Scene(people=(0, 1, 2)).run()
    assert "Ann, it is your turn" in said
    assert "Your turn" not in said


def test_forced_moves_are_made_automatically_by_default() -> None:
    quick = Scene(answer=always_the_first)
    quick.run()
    asked: list[int] = []

    def answer(play: hs.Play) -> str:
        asked.append(len(play.state.legal_actions()))
        return "1"

    slow = hs.Play(hs.game("seawolf"), 3, 7, {"start_player": 0}, ["Ann", "Bob", "Cy"], pass_forced=False)
    Scene(play=slow, answer=answer).run()
    assert slow.state.is_over
    assert 1 in asked


class Fickle:
    """A bot that fails at most decisions."""

    def __init__(self, seed: int) -> None:
        self._asked = 0

    def choose(self, seat: hs.Seat) -> int:
        self._asked += 1
        if self._asked % 4 == 0:
            return seat.legal_actions()[0]
        raise RuntimeError(f"storm {self._asked // 4}")


@pytest.mark.parametrize("language", hs.LANGUAGES)
def test_a_random_decision_replaces_a_failed_one_with_a_message(language: str) -> None:
    scene = Scene(language=language, answer=always_the_first, bot=Fickle, stand_in=RandomBot(1))
    said = " ".join(scene.run().split())
    assert scene.play.state.is_over
    assert MISSING[0] not in said
    assert said.count("storm 0") == 2, "once for each bot, and then only that it was the same"
    assert {"en": "for the same reason", "pl": "z tego samego powodu"}[language] in said
    assert "storm 1" in said


@pytest.mark.parametrize(("people", "flag"), [((0,), "--seat 0"), ((0, 2), "--humans 0,2")])
def test_without_a_stand_in_the_game_stops_and_can_be_saved(
    tmp_path: Path, people: tuple[int, ...], flag: str
) -> None:
    file = tmp_path / "saved.txt"
    turn = ["5"] if len(people) == 1 else ["", "5"]
    scene = Scene(*turn, str(file), people=people, bot=Fickle)
    said = " ".join(scene.run().split())
    assert "Bob failed to decide, so the game stops here." in said
    assert f"--resume FILE {flag}" in said
    assert "storm 0" in said
    assert hs.read_record(file.read_text()).number == scene.play.number == 1
