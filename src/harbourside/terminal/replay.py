"""Shows a recorded game: the whole log, or step by step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.text import Text

from harbourside.engine.errors import shown
from harbourside.engine.message import Quoted
from harbourside.engine.play import Play
from harbourside.engine.state import State
from harbourside.terminal.asking import number_in
from harbourside.terminal.keyboard import Ask
from harbourside.terminal.render import ACCENT, LABEL, SEATS, Painter
from harbourside.terminal.report import result
from harbourside.terminal.speech import Speech, Wrong


class Replay:
    """The positions and events of a finished or unfinished game.

    `seat` is the viewer's seat. With None the viewer sees all hands, because the record contains them.
    """

    def __init__(self, played: Play, speech: Speech, console: Console, seat: int | None = None) -> None:
        played.state.check_seat(seat)
        self.speech = speech
        self.console = console
        self.seat = seat
        self.painter = Painter(console, speech)
        self.play = played.again()
        self.states: list[State] = [self.play.state.clone()]
        self.event_counts: list[int] = [len(self.play.full_events())]
        """The number of events before each position."""
        for move in played.moves:
            self.play.do(played.game.actions.key(move.action))
            self.states.append(self.play.state.clone())
            self.event_counts.append(len(self.play.full_events()))
        self.events = self._events()

    @property
    def last(self) -> int:
        return len(self.states) - 1

    def check_step(self, text: str) -> int:
        step = number_in(text)
        if step is None or step > self.last:
            raise Wrong("step", text=shown(text), last=self.last)
        return step

    def print_log(self) -> None:
        """Print all events of the game, and its result."""
        self.console.print(self.painter.heading(self._title(self.last)))
        for step in range(self.last + 1):
            self._print_events(step)
        self._print_result()

    def print_step(self, step: int) -> None:
        """Print the events of the decision before this position, and the position."""
        self.console.print()
        self.console.print(self.painter.heading(self._title(step)))
        self._print_events(step)
        self.console.print(self.painter.picture(self._view(step), full=self.console.height > 40))
        if step == self.last:
            self._print_result()

    def walk(self, ask: Ask, step: int = 0) -> None:
        """Let the person go forwards and backwards through the game."""
        self.print_step(step)
        self.console.print(self.speech.text("replay-how"), style=LABEL)
        while True:
            try:
                line = ask(f"{step}/{self.last} > ").strip().casefold()
            except EOFError:
                self.console.print()
                return
            if line in ("q", "quit", self.speech.text("command-quit")):
                return
            wanted = self._wanted(line, step)
            if wanted is None:
                self.console.print(self.speech.text("replay-how"), style=LABEL)
            elif not 0 <= wanted <= self.last:
                self.console.print(self.speech.text("replay-ends", last=self.last), style=LABEL)
            else:
                step = wanted
                self.print_step(step)

    def _wanted(self, line: str, step: int) -> int | None:
        if line in ("", "n"):
            return step + 1
        if line in ("b", "p"):
            return step - 1
        return number_in(line)

    def _title(self, step: int) -> str:
        name = Quoted(self.speech.text("game-name"))
        return self.speech.text("replay-title", name=name, step=step, last=self.last)

    def _print_events(self, step: int) -> None:
        first = self.event_counts[step - 1] if step else 0
        number = f"{step}." if step else ""
        for event in self.events[first : self.event_counts[step]]:
            heading, said = self.speech.event(event)
            if heading is not None:
                self.console.print(self.painter.part(heading))
            if said:
                self.console.print(Text.assemble((f"{number:>5} ", ACCENT), said))
                number = ""

    def _print_result(self) -> None:
        self.console.print()
        view = self._view(self.last)
        if view["is_over"]:
            self.console.print(result(view, self.speech))
        else:
            self.console.print(self.speech.text("unfinished"), style="bold")

    def _view(self, step: int) -> Mapping[str, Any]:
        """The seat's view; or a spectator's view in which each seat is as its owner sees it."""
        state = self.states[step]
        view = state.view(self.seat)
        position = view["position"]
        if self.seat is None and isinstance(position, dict) and SEATS in position:
            own = [_position(state, seat)[SEATS][seat] for seat in range(state.seats)]
            view["position"] = {**position, SEATS: own}
        return view

    def _events(self) -> list[dict[str, Any]]:
        """The events as the seat may see them; or with all their secrets."""
        if self.seat is not None:
            return self.play.events(0, self.seat)
        return [event.told_to_all() for event in self.play.full_events()]


def _position(state: State, seat: int) -> dict[str, Any]:
    position = state.view(seat)["position"]
    assert isinstance(position, dict)
    return position
