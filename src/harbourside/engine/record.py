"""Records: a game as text that people can read and compare. A record replays exactly, or is refused.

    harbourside record 1
    game: seawolf
    rules: 1
    players: 2
    names: ["Ann", "Bob"]
    options: {"start_player": "random", "target_score": null, "visibility": "normal"}
    seed: 7
    start: start_player=1 row@0=ship_red_5 row@1=gold_2 row@2=fish_1 row@3=pigs_6
    1. 1 take:row@2 row@2=ship_blue_4
    2. 0 draw:pile drew=gold_3
    result: unfinished
    check: 3f1c…

The line of a decision has its number, the seat, the action's key, and the chance outcomes that followed. The
seed alone is not a durable save, because a small change in the code can change what a seed deals. Therefore
the outcomes are written down, and compared on replay. The last line is a checksum of the others.

A game that began with a given position has a line `position: {…}` instead of `seed`. If chance outcomes were
given in advance, there is a line `chance: told` before `start`, and the replay is given the same outcomes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NoReturn, TypeVar

from harbourside.engine.errors import BadRecord, HarboursideError, shown
from harbourside.engine.facts import Options
from harbourside.engine.game import Game
from harbourside.engine.message import Arg, Message
from harbourside.engine.play import Play, check_names
from harbourside.engine.registry import game as find_game
from harbourside.engine.rng import check_seed

FORMAT: Final = 1
MAGIC: Final = "harbourside record"
TOLD: Final = "chance: told"
LONGEST_LINE: Final = 40_000
LONGEST_RECORD: Final = 4_000_000
CHECK_DIGITS: Final = 16

T = TypeVar("T")


def write_record(play: Play) -> str:
    state = play.state
    lines = [
        f"{MAGIC} {FORMAT}",
        f"game: {play.game.facts.id}",
        f"rules: {play.game.facts.rules_version}",
        f"players: {state.seats}",
        f"names: {json.dumps(play.names, ensure_ascii=False)}",
        f"options: {json.dumps(state.options, sort_keys=True)}",
        _origin(play),
        *([TOLD] if play.foretold else []),
        " ".join(["start:", *play.start_chance]),
    ]
    for number, move in enumerate(play.moves, 1):
        key = play.game.actions.key(move.action)
        lines.append(" ".join([f"{number}. {move.seat} {key}", *move.chance]))
    lines.append(f"result: {_result(play)}")
    lines.append(f"check: {_checksum(lines)}")
    return "\n".join(lines) + "\n"


def _origin(play: Play) -> str:
    if play.start is None:
        return f"seed: {play.seed}"
    return f"position: {json.dumps(play.start.to_dict(), sort_keys=True)}"


def _result(play: Play) -> str:
    if not play.state.is_over:
        return "unfinished"
    scores = " ".join(str(score) for score in play.state.scores())
    winners = " ".join(str(seat) for seat in play.state.winners())
    return f"scores {scores} winners {winners}"


def _checksum(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode("utf-8", "surrogatepass")).hexdigest()[:CHECK_DIGITS]


def read_record(text: str) -> Play:
    """Replay a record, checked line by line. Raises BadRecord with the line and the reason."""
    return _Replay(text).run()


def _deal(
    game: Game, players: int, seed: int, options: Options, names: Sequence[str], chance: list[str]
) -> Play:
    return Play(game, players, seed, options, names, chance=chance)


class _Replay:
    def __init__(self, text: str) -> None:
        self.line = 1
        self.told = False
        """Whether the replay is given the written chance outcomes; else they are only compared."""
        if not isinstance(text, str):
            self._refuse("not-text")
        if len(text) > LONGEST_RECORD:
            self._refuse("too-long", most=LONGEST_RECORD)
        self.lines = text.removeprefix("\ufeff").splitlines()
        while self.lines and not self.lines[-1].strip():
            self.lines.pop()

    def run(self) -> Play:
        self._read_magic()
        play = self._start()
        while not self._peek().startswith("result:"):
            self._replay_move(play)
        self._read_result(play)
        self._read_check()
        return play

    def _refuse(self, id: str, **args: Arg) -> NoReturn:
        raise BadRecord(self.line, Message(f"record-{id}", args))

    def _peek(self) -> str:
        if self.line > len(self.lines):
            self._refuse("truncated")
        line = self.lines[self.line - 1]
        if len(line) > LONGEST_LINE:
            self._refuse("line-too-long", most=LONGEST_LINE)
        return line

    def _field(self, name: str) -> str:
        """The value of the current line, which must be `name: value`. The caller moves to the next line."""
        head, colon, value = self._peek().partition(":")
        if head != name or not colon:
            self._refuse("expected-field", field=name, found=shown(self._peek()))
        return value.strip()

    def _read_magic(self) -> None:
        first = self._peek() if self.lines else ""
        if not first.startswith(MAGIC):
            self._refuse("not-a-record")
        if first != f"{MAGIC} {FORMAT}":
            self._refuse("other-format", found=shown(first), format=FORMAT)
        self.line += 1

    def _start(self) -> Play:
        """The play that the header describes. An error names the line of the header."""
        game = self._header("game", find_game)
        rules = self._header("rules", lambda text: self._read_rules(game, text))
        players = self._header("players", lambda text: game.check_players(self._json(text)))
        names = self._header("names", lambda text: check_names(self._json(text), players))
        options = self._header("options", lambda text: self._options(game, rules, players, text))
        set_up: Callable[[list[str]], Play]
        if self._peek().startswith("position:"):
            position = self._header("position", lambda text: game.from_dict(self._json(text)))
            if position.seats != players or position.options != options:
                self.line -= 1
                self._refuse("other-position")
            set_up = partial(Play.from_position, position, names)
        else:
            seed = self._header("seed", lambda text: check_seed(self._json(text)))
            set_up = partial(_deal, game, players, seed, options, names)
        self.told = self._peek() == TOLD
        if self.told:
            self.line += 1
        start = self._field("start").split()
        play = self._checked(lambda: set_up(start if self.told else []))
        self._compare_chance(start, play.start_chance)
        self.line += 1
        return play

    def _read_rules(self, game: Game, text: str) -> int:
        """The version of the rules by which it was played: this one, or an earlier one that we can read."""
        facts = game.facts
        written = {str(version): version for version in (facts.rules_version, *facts.earlier_rules)}
        if text not in written:
            self._refuse("other-rules", found=shown(text), current=facts.rules_version)
        return written[text]

    def _options(self, game: Game, rules: int, players: int, text: str) -> Options:
        return game.check_options(players, game.facts.options_under(rules, self._json(text)))

    def _header(self, name: str, read: Callable[[str], T]) -> T:
        """The value that `read` returns for the field, which must be on the current line."""
        text = self._field(name)
        value = self._checked(lambda: read(text))
        self.line += 1
        return value

    def _checked(self, read: Callable[[], T]) -> T:
        """The value that `read` returns. Errors of the engine become BadRecord with this line."""
        try:
            return read()
        except BadRecord:
            raise
        except HarboursideError as error:
            raise BadRecord(self.line, error.message, error.words_from) from None

    def _json(self, text: str) -> Any:
        """The JSON value. Null is refused, because the reader would replace it by a default."""
        try:
            value = json.loads(text)
        except (ValueError, RecursionError):
            value = None
        if value is None:
            self._refuse("not-json", found=shown(text))
        return value

    def _replay_move(self, play: Play) -> None:
        parts = self._peek().split()
        if len(parts) < 3 or parts[0] != f"{play.number + 1}.":
            self._refuse("expected-move", number=play.number + 1, found=shown(self._peek()))
        if play.state.is_over:
            self._refuse("move-after-end")
        if parts[1] != str(play.state.actor):
            self._refuse("wrong-seat", found=shown(parts[1]), expected=str(play.state.actor))
        if self.told:
            self._checked(lambda: play.foretell(parts[3:]))
        self._checked(lambda: play.do(parts[2]))
        self._compare_chance(parts[3:], play.moves[-1].chance)
        self.line += 1

    def _compare_chance(self, written: list[str], fell: list[str]) -> None:
        if written != fell:
            self._refuse(
                "other-chance",
                written=shown(" ".join(written), 200) or "–",
                fell=shown(" ".join(fell), 200) or "–",
            )

    def _read_result(self, play: Play) -> None:
        if self._field("result") != _result(play):
            self._refuse("other-result", written=shown(self._field("result")), fell=_result(play))
        self.line += 1

    def _read_check(self) -> None:
        expected = _checksum(self.lines[: self.line - 1])
        if self._field("check") != expected:
            self._refuse("altered")
        self.line += 1
        if self.line <= len(self.lines):
            self._refuse("after-end")
