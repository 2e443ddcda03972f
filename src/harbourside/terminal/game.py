"""A game in a terminal: people type their decisions, and bots decide at once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final, NoReturn

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from harbourside.bots.asking import BotFailed
from harbourside.bots.asking import ask as ask_bot
from harbourside.bots.bot import Bot
from harbourside.engine.errors import HarboursideError, shown
from harbourside.engine.message import Quoted
from harbourside.engine.play import Play
from harbourside.terminal import asking, files
from harbourside.terminal.asking import Offer
from harbourside.terminal.choices import choice_columns
from harbourside.terminal.keyboard import Ask, forget_lines
from harbourside.terminal.questions import MOST_ANSWERS, Questions
from harbourside.terminal.render import ACCENT, LABEL, Painter
from harbourside.terminal.report import result
from harbourside.terminal.speech import Speech

COMMANDS: Final = ("undo", "log", "table", "save", "help", "quit")
"""A person types a command by this name or by its name in the chosen language (`command-…`)."""

RECAP: Final = 8
"""Events printed again when a saved game is resumed."""

WARNING: Final = "#e0525a"


class Leave(Exception):
    """The person leaves the game."""


class TerminalGame:
    """One game at one keyboard."""

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
        """`stand_in` decides when a bot fails. Without one, the game stops then."""
        self.play = play
        self.speech = speech
        self.console = console
        self.ask = ask
        self.bots = bots
        self.stand_in = stand_in
        self.people = [seat for seat in range(play.state.seats) if seat not in bots]
        self.painter = Painter(console, speech, bots=frozenset(bots))
        self.questions = Questions(play, speech, console)
        seen = max(0, len(play.events()) - RECAP) if saved_as is not None else 0
        self._seen = dict.fromkeys(self.people, seen)
        """How many events each person has seen."""
        self._at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self._saved_as = saved_as
        self._saved = play.record()
        self._said_how_to = False
        self._failures: dict[int, str] = {}
        """The last failure of each bot, which is not explained twice in a row."""

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        try:
            while not self.play.state.is_over:
                self._next_decision()
            self._show_end()
        except Leave:
            self._print_text("goodbye")
        except EOFError:
            self.console.print()
            self._print_text("goodbye")

    def _next_decision(self) -> None:
        seat = self.play.state.actor
        legal = self.play.state.legal_actions()
        if self.play.pass_forced and len(legal) == 1:
            # Play makes forced moves after another move, but not at the start of a resumed record.
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
            self._print_text(id, WARNING, seat=seat, reason=Quoted(reason))
            return ask_bot(self.stand_in, self.play.seat(seat))

    def _stop(self, seat: int, reason: str) -> NoReturn:
        """Say how to resume the game. The seats are needed, because it is saved at a bot's turn."""
        numbers = ",".join(str(person) for person in self.people)
        seats = f"--seat {numbers}" if len(self.people) == 1 else f"--humans {numbers}"
        self._print_text("bot-stops", WARNING, seat=seat, reason=Quoted(reason), seats=Quoted(seats))
        self._quit()

    # A person's decision

    def _person_decides(self, seat: int) -> None:
        self._hand_over_keyboard(seat)
        self._print_news(seat)
        choices = self._show(seat)
        while not self._handle_line(self.ask("> ").strip(), seat, choices):
            pass

    def _hand_over_keyboard(self, seat: int) -> None:
        """Several people share the keyboard, so the screen is cleared before the next one sits down."""
        if self._at_keyboard == seat:
            return
        if self._at_keyboard is not None:
            self._print_news(self._at_keyboard)
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
        self.console.file.write("\x1b[3J")  # lines that have scrolled away are secret too
        self.console.file.flush()

    def _print_news(self, seat: int) -> None:
        news = self.play.events(self._seen[seat], seat)
        self._seen[seat] += len(news)
        if news:
            self.console.print()
        self._print_events(news)

    def _print_events(self, events: Iterable[Mapping[str, Any]]) -> None:
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
        self.console.print(self.speech.say_dict(_dict(view["prompt"])), style="bold")
        labels = [self.speech.say_dict(legal["label"]) for legal in _list(view["legal"])]
        choices = asking.offers(view, [label.plain for label in labels])
        self.console.print(choice_columns(choices, labels, self.console.width))
        if not self._said_how_to:
            self._print_text("how-to", style=LABEL)
            self._said_how_to = True
        return choices

    def _handle_line(self, line: str, seat: int, choices: list[Offer]) -> bool:
        """Do what the person typed. True if the position has changed."""
        if not line:
            self._show(seat)
            return False
        if line.startswith("?"):
            self.questions.explain(line[1:].strip(), seat, choices)
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
            self._print_events(self.play.events(seat=seat))
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
            self._print_text("several", count=len(fitting))
            for offer in fitting[:MOST_ANSWERS]:
                self.console.print(f" {offer.number:>3} {offer.label}")
        elif asking.number_in(text) is not None:
            self._print_text("no-number", number=shown(text, 20), most=len(choices))
        elif len(asking.found(text, self.play.game.actions, self.speech.words)) == 1:
            self.questions.explain(text, seat, choices)
        else:
            self._print_text("not-understood", text=shown(text))
        return False

    def _undo(self, seat: int) -> None:
        self.play.undo(seat)
        happened = len(self.play.events())
        for person in self.people:
            self._seen[person] = min(self._seen[person], happened)
        self._print_text("undone")

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
        self._print_text("kept" if self.play.state.is_over else "saved", file=file)

    def _agree(self, question: str, file: Quoted) -> bool:
        answer = self.ask(self.speech.text(question, file=file) + " ").strip().casefold()
        return bool(answer) and answer[0] in (self.speech.text("yes")[0], "y")

    def _quit(self) -> NoReturn:
        if self.play.record() != self._saved:
            self._offer_to_save("quit-save")
        raise Leave

    def _offer_to_save(self, question: str) -> None:
        """Ask for a file until one can be written, or the person wants none."""
        while True:
            name = self.ask(self.speech.text(question) + " ").strip()
            if not name or self._command(name) == "quit":
                return
            if asking.number_in(name) is not None or name.startswith("?") or self._command(name):
                continue  # the person typed a choice or a command, not a file
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
            self._print_news(viewer)
        elif self._at_keyboard is not None:
            self._print_news(self._at_keyboard)
        view = self.play.state.view(viewer)
        self.console.print()
        self.console.print(self.painter.heading(self.speech.text("end-title")))
        self.console.print(self.painter.picture(view))
        self.console.print()
        self.console.print(result(view, self.speech))
        self._print_text("seed-was", seed=str(self.play.seed), style=LABEL)
        if self.play.record() != self._saved:
            self._offer_to_save("end-save")

    def _refuse(self, error: HarboursideError) -> None:
        self.console.print(error.say(self.speech.words.language, self.speech.names), style=WARNING)

    def _print_text(self, id: str, style: str = "", **args: int | str) -> None:
        self.console.print(self.speech.text(id, **args), style=style)


def bots_beside(people: Collection[int], seats: int, make: Callable[[int], Bot]) -> dict[int, Bot]:
    """A bot for every seat without a person."""
    return {seat: make(seat) for seat in range(seats) if seat not in people}


def _dict(value: object) -> dict[str, Any]:
    assert isinstance(value, dict)
    return value


def _list(value: object) -> list[Any]:
    assert isinstance(value, list)
    return value
