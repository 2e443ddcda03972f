"""A game at the keyboard: people take turns at it, bots answer at once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final, NoReturn

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from harbourside.bots.asking import BotFailed
from harbourside.bots.asking import ask as ask_bot
from harbourside.bots.bot import Bot
from harbourside.engine.errors import HarboursideError, shown
from harbourside.engine.message import Message, Quoted
from harbourside.engine.play import Play
from harbourside.terminal import asking, files
from harbourside.terminal.asking import Offer
from harbourside.terminal.keyboard import Ask, forget_lines
from harbourside.terminal.render import ACCENT, LABEL, Painter
from harbourside.terminal.report import result
from harbourside.terminal.speech import Speech

COMMANDS: Final = ("undo", "log", "table", "save", "help", "quit")
"""Each is typed by this name or by its name in the chosen language (`command-…`)."""

RECAP: Final = 8
"""Events told again when a saved game goes on."""

MOST_FOUND: Final = 8
"""Answers to one question."""

FEW_OFFERS: Final = 5
"""So many choices stand in one column in any case."""


WARNING: Final = "#e0525a"


class Leave(Exception):
    """The person leaves the table."""


class Table:
    def __init__(
        self,
        play: Play,
        speech: Speech,
        console: Console,
        ask: Ask,
        bots: Mapping[int, Bot],
        saved_as: str | None = None,
        stand_in: Bot | None = None,
    ) -> None:
        """`stand_in` decides where a bot does not; without one, the game stops there."""
        self.play = play
        self.speech = speech
        self.console = console
        self.ask = ask
        self.bots = bots
        self.stand_in = stand_in
        self.people = [seat for seat in range(play.state.seats) if seat not in bots]
        self.painter = Painter(console, speech, bots=frozenset(bots))
        told = max(0, len(play.events()) - RECAP) if saved_as is not None else 0
        self._seen = dict.fromkeys(self.people, told)
        """How many events each person has been told."""
        self._at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self._saved_as = saved_as
        self._saved = play.record()
        self._said_how_to = False
        self._failures: dict[int, str] = {}
        """What each bot's last failure was: it is not explained twice in a row."""

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        try:
            while not self.play.state.is_over:
                self._next_decision()
            self._show_end()
        except Leave:
            self._tell_line("goodbye")
        except EOFError:
            self.console.print()
            self._tell_line("goodbye")

    def _next_decision(self) -> None:
        seat = self.play.state.actor
        legal = self.play.state.legal_actions()
        if self.play.pass_forced and len(legal) == 1:
            # Play passes by itself after a move, but not at once in a record that was resumed.
            self.play.do(self.play.game.actions.key(legal[0]), seat)
        elif seat in self.bots:
            self.play.do(self.play.game.actions.key(self._bot_decides(seat)), seat)
        else:
            self._person_decides(seat)

    def _bot_decides(self, seat: int) -> int:
        try:
            return ask_bot(self.bots[seat], self.play.seat(seat))
        except BotFailed as failure:
            reason = failure.say(self.speech.words.language, self.speech.names)
            if self.stand_in is None:
                self._stop(seat, reason)
            again = self._failures.get(seat) == reason
            self._failures[seat] = reason
            id = "stands-in-again" if again else "stands-in"
            self._tell_line(id, WARNING, seat=seat, reason=Quoted(reason))
            return ask_bot(self.stand_in, self.play.seat(seat))

    def _stop(self, seat: int, reason: str) -> NoReturn:
        """The game could be resumed, but by nobody who leaves out the seats: now a bot's turn is saved."""
        numbers = ",".join(str(person) for person in self.people)
        seats = f"--seat {numbers}" if len(self.people) == 1 else f"--humans {numbers}"
        self._tell_line("bot-stops", WARNING, seat=seat, reason=Quoted(reason), seats=Quoted(seats))
        self._quit()

    # A person's decision

    def _person_decides(self, seat: int) -> None:
        self._change_places(seat)
        self._tell_news(seat)
        choices = self._show(seat)
        while not self._obey(self.ask("> ").strip(), seat, choices):
            pass

    def _change_places(self, seat: int) -> None:
        """With several people at one keyboard, nobody sees another's cards."""
        if self._at_keyboard == seat:
            return
        if self._at_keyboard is not None:
            self._tell_news(self._at_keyboard)
            self.ask(self.speech.text("hand-over", seat=seat) + " ")
        forget_lines()
        self._clear()
        self._at_keyboard = seat
        self.ask(self.speech.text("ready", seat=seat) + " ")
        self._clear()

    def _clear(self) -> None:
        if not self.console.is_terminal or self.console.is_dumb_terminal:
            self.console.rule(style=ACCENT)
            return
        self.console.clear()
        self.console.file.write("\x1b[3J")  # what has scrolled off is secret too
        self.console.file.flush()

    def _tell_news(self, seat: int) -> None:
        news = self.play.events(self._seen[seat], seat)
        self._seen[seat] += len(news)
        if news:
            self.console.print()
        self._tell(news)

    def _tell(self, events: Iterable[Mapping[str, Any]]) -> None:
        for event in events:
            heading, said = self.speech.event(event)
            if heading is not None:
                self.console.print(self.painter.part(heading))
            if said:
                line = Grid.grid(padding=(0, 1))
                line.add_row(Text(" ·", ACCENT), said)
                self.console.print(line)

    def _show(self, seat: int, full: bool = False) -> list[Offer]:
        view = self.play.state.view(seat)
        name = Quoted(self.speech.text("game-name"))
        title = self.speech.text("title", name=name, number=self.play.number + 1)
        self.console.print()
        self.console.print(self.painter.heading(title))
        self.console.print(self.painter.picture(view, full))
        self.console.print(self.painter.heading(self.speech.player(seat)))
        self.console.print(self.speech.told(_dict(view["prompt"])), style="bold")
        labels = [self.speech.told(legal["label"]) for legal in _list(view["legal"])]
        choices = asking.offers(view, [label.plain for label in labels])
        self.console.print(self._columns(choices, labels))
        if not self._said_how_to:
            self._tell_line("how-to", style=LABEL)
            self._said_how_to = True
        return choices

    def _columns(self, choices: Sequence[Offer], labels: Sequence[Text]) -> RenderableType:
        """The numbered choices, downwards, in as many columns as fit."""
        digits = len(str(len(choices)))
        cells = [
            Text.assemble((f"{offer.number:>{digits + 1}} ", f"bold {ACCENT}"), label)
            for offer, label in zip(choices, labels, strict=True)
        ]
        down = _height([cell.cell_len + 2 for cell in cells], self.console.width + 2)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for row in range(down):
            grid.add_row(*cells[row::down])
        return grid

    def _obey(self, line: str, seat: int, choices: list[Offer]) -> bool:
        """Do what was typed; True when the position has changed."""
        if not line:
            self._show(seat)
            return False
        if line.startswith("?"):
            self._explain(line[1:].strip(), seat, choices)
            return False
        word, _, rest = line.partition(" ")
        command = self._command(word)
        try:
            if command is not None:
                return self._command_done(command, rest.strip(), seat)
            return self._act(line, seat, choices)
        except HarboursideError as error:
            self._refuse(error)
            return False

    def _command(self, word: str) -> str | None:
        for command in COMMANDS:
            if word.casefold() in (command, self.speech.text(f"command-{command}")):
                return command
        return None

    def _command_done(self, command: str, rest: str, seat: int) -> bool:
        if command == "undo":
            self._undo(seat)
            return True
        if command == "log":
            self._tell(self.play.events(seat=seat))
        elif command == "table":
            self._show(seat, full=True)
        elif command == "save":
            self._save(rest or self.ask(self.speech.text("save-as") + " ").strip())
        elif command == "help":
            self._help()
        else:
            self._quit()
        return False

    def _act(self, text: str, seat: int, choices: list[Offer]) -> bool:
        fitting = asking.meant(text, choices)
        if len(fitting) == 1:
            self.play.do(fitting[0].key, seat)
            return True
        if fitting:
            self._tell_line("several", count=len(fitting))
            for offer in fitting[:MOST_FOUND]:
                self.console.print(f" {offer.number:>3} {offer.label}")
        elif asking.number_in(text) is not None:
            self._tell_line("no-number", number=shown(text, 20), most=len(choices))
        elif len(asking.found(text, self.play.game.actions, self.speech.words)) == 1:
            self._explain(text, seat, choices)
        else:
            self._tell_line("not-understood", text=shown(text))
        return False

    def _undo(self, seat: int) -> None:
        self.play.undo(seat)
        happened = len(self.play.events())
        for person in self.people:
            self._seen[person] = min(self._seen[person], happened)
        self._tell_line("undone")

    # Questions

    def _explain(self, text: str, seat: int, choices: list[Offer]) -> None:
        if not text:
            self._list_questions(choices)
            return
        chosen = [offer.action for offer in asking.meant(text, choices)]
        asked = (
            [] if asking.number_in(text) else asking.found(text, self.play.game.actions, self.speech.words)
        )
        asked = asked or chosen
        if not asked:
            self._tell_line("nothing-found", text=shown(text))
        answers = self._answers(asked, seat)
        for sentence, keys in list(answers.items())[:MOST_FOUND]:
            others = f" (+{len(keys) - 1})" if len(keys) > 1 else ""
            self.console.print(Text.assemble((f" {keys[0]}{others}  ", f"bold {ACCENT}"), sentence))
        if len(answers) > MOST_FOUND:
            self._tell_line("more-found", count=len(answers) - MOST_FOUND)

    def _answers(self, asked: list[int], seat: int) -> dict[str, list[str]]:
        """For each different answer, the keys of the actions it is the answer for."""
        handle = self.play.seat(seat)
        answers: dict[str, list[str]] = {}
        for action in asked:
            reason = handle.why_not(action) or Message("allowed")
            sentence = self.speech.say(reason).plain
            answers.setdefault(sentence, []).append(self.play.game.actions.key(action))
        return answers

    def _list_questions(self, choices: list[Offer]) -> None:
        """Every kind of action there is, with its keys, and how many of them are possible now."""
        legal = {offer.key for offer in choices}
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for keys in asking.verbs(self.play.game.actions).values():
            possible = sum(key in legal for key in keys)
            ends = keys[0] if len(keys) == 1 else f"{keys[0]} … {keys[-1]}"
            grid.add_row(
                Text(f" {ends}", f"bold {ACCENT}" if possible else "bold"),
                self.speech.text("kind", count=len(keys), possible=possible),
            )
        self._tell_line("can-ask")
        self.console.print(grid)
        self._tell_line("can-ask-how", example=Quoted(asking.example(self.play.game.actions, legal)))

    def _help(self) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        rows = [("help-act-what", "help-act"), ("help-why-what", "help-why")]
        for what, meaning in rows:
            grid.add_row(Text(f" {self.speech.text(what)}", f"bold {ACCENT}"), self.speech.text(meaning))
        for command in COMMANDS:
            name = self.speech.text(f"command-{command}")
            grid.add_row(Text(f" {name}", f"bold {ACCENT}"), self.speech.text(f"help-{command}"))
        self.console.print(grid)

    # Saving and leaving

    def _save(self, name: str) -> None:
        if not name:
            return
        file = shown(name, files.LONGEST_PATH)
        if name != self._saved_as and files.is_taken(name) and not self._agree("overwrite", file):
            return
        files.save(self.play, name)
        self._saved_as = name
        self._saved = self.play.record()
        self._tell_line("kept" if self.play.state.is_over else "saved", file=file)

    def _agree(self, question: str, file: Quoted) -> bool:
        answer = self.ask(self.speech.text(question, file=file) + " ").strip().casefold()
        return bool(answer) and answer[0] in (self.speech.text("yes")[0], "y")

    def _quit(self) -> NoReturn:
        if self.play.record() != self._saved:
            self._offer_to_save("quit-save")
        raise Leave

    def _offer_to_save(self, question: str) -> None:
        """Ask for a file until one can be written, or none is wanted."""
        while True:
            name = self.ask(self.speech.text(question) + " ").strip()
            if not name or self._command(name) == "quit":
                return
            if asking.number_in(name) is not None or name.startswith("?") or self._command(name):
                continue  # a choice or a command typed too late, not a file
            try:
                self._save(name)
            except HarboursideError as error:
                self._refuse(error)
                continue
            if self._saved == self.play.record():
                return

    def _show_end(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        if viewer is not None:
            self._tell_news(viewer)
        elif self._at_keyboard is not None:
            self._tell_news(self._at_keyboard)
        view = self.play.state.view(viewer)
        self.console.print()
        self.console.print(self.painter.heading(self.speech.text("end-title")))
        self.console.print(self.painter.picture(view))
        self.console.print()
        self.console.print(result(view, self.speech))
        self._tell_line("seed-was", seed=str(self.play.seed), style=LABEL)
        if self.play.record() != self._saved:
            self._offer_to_save("end-save")

    def _refuse(self, error: HarboursideError) -> None:
        self.console.print(error.say(self.speech.words.language, self.speech.names), style=WARNING)

    def _tell_line(self, id: str, style: str = "", **args: int | str) -> None:
        self.console.print(self.speech.text(id, **args), style=style)


def bots_beside(people: Collection[int], seats: int, make: Callable[[int], Bot]) -> dict[int, Bot]:
    """A bot for every seat without a person."""
    return {seat: make(seat) for seat in range(seats) if seat not in people}


def _height(widths: Sequence[int], most: int) -> int:
    """How many rows the cells need when they run downwards in as many columns as fit."""
    for height in range(min(FEW_OFFERS, len(widths)), len(widths)):
        columns = [max(widths[first : first + height]) for first in range(0, len(widths), height)]
        if sum(columns) <= most:
            return height
    return len(widths)


def _dict(value: object) -> dict[str, Any]:
    assert isinstance(value, dict)
    return value


def _list(value: object) -> list[Any]:
    assert isinstance(value, list)
    return value
