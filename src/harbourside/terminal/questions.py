"""Answers to the questions of a person: why an action is not possible, and which actions there are."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from harbourside.engine.errors import shown
from harbourside.engine.message import Message, Quoted
from harbourside.engine.play import Play
from harbourside.terminal import asking
from harbourside.terminal.asking import Offer
from harbourside.terminal.render import ACCENT
from harbourside.terminal.speech import Speech

MOST_ANSWERS: Final = 8
"""The most answers to one question."""


class Questions:
    """Answers questions about one game."""

    def __init__(self, play: Play, speech: Speech, console: Console) -> None:
        self.play = play
        self.speech = speech
        self.console = console

    def explain(self, text: str, seat: int, choices: list[Offer]) -> None:
        """Print why the actions that fit the text are not possible. Without a text, list all actions."""
        if not text:
            self._list_questions(choices)
            return
        chosen = [offer.action for offer in asking.meant(text, choices)]
        asked = (
            [] if asking.number_in(text) else asking.found(text, self.play.game.actions, self.speech.words)
        )
        asked = asked or chosen
        if not asked:
            self._print_text("nothing-found", text=shown(text))
        answers = self._answers(asked, seat)
        for sentence, keys in list(answers.items())[:MOST_ANSWERS]:
            others = f" (+{len(keys) - 1})" if len(keys) > 1 else ""
            self.console.print(Text.assemble((f" {keys[0]}{others}  ", f"bold {ACCENT}"), sentence))
        if len(answers) > MOST_ANSWERS:
            self._print_text("more-found", count=len(answers) - MOST_ANSWERS)

    def _answers(self, asked: list[int], seat: int) -> dict[str, list[str]]:
        """The different answers, each with the keys of its actions."""
        handle = self.play.seat(seat)
        answers: dict[str, list[str]] = {}
        for action in asked:
            reason = handle.why_not(action) or Message("allowed")
            sentence = self.speech.say(reason).plain
            answers.setdefault(sentence, []).append(self.play.game.actions.key(action))
        return answers

    def _list_questions(self, choices: list[Offer]) -> None:
        """Print every kind of action with its keys, and how many of them are possible now."""
        legal = {offer.key for offer in choices}
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for keys in asking.verbs(self.play.game.actions).values():
            possible = sum(key in legal for key in keys)
            ends = keys[0] if len(keys) == 1 else f"{keys[0]} … {keys[-1]}"
            grid.add_row(
                Text(f" {ends}", f"bold {ACCENT}" if possible else "bold"),
                self.speech.text("kind", count=len(keys), possible=possible),
            )
        self._print_text("can-ask")
        self.console.print(grid)
        self._print_text("can-ask-how", example=Quoted(asking.example(self.play.game.actions, legal)))

    def _print_text(self, id: str, **args: int | str) -> None:
        self.console.print(self.speech.text(id, **args))
