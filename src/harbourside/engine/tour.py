"""A guided tour of a game: a few steps through a prepared game, with explanations.

A game keeps its tour in its folder `locale`. `tour.toml` has the set-up, the moves, and for each step the
number of moves before it. `tour.en.md` and `tour.pl.md` have one section of text for each step. The views
come from the engine itself, so they are always correct.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from harbourside.engine.game import Game
from harbourside.engine.play import Play
from harbourside.engine.rulebook import parse_rules


@dataclass(frozen=True)
class Step:
    id: str
    title: str
    text: str
    point: str | None
    """The key of an action. The step is about its piece, and asks for this action if `ask` is set."""
    zones: list[str]
    """The parts of the view that the step is about, such as `market` or `seats.0.hand`."""
    ask: bool
    """Whether the reader must choose this action to go on to the next step."""
    view: dict[str, Any]
    events: list[dict[str, Any]]
    """The events since the previous step."""


def has_tour(game: Game) -> bool:
    return (files(game.package) / "locale" / "tour.toml").is_file()


@cache
def tour(game: Game, language: str) -> tuple[Step, ...]:
    """The steps, seen from the reader's seat; empty if the game has no tour."""
    if not has_tour(game):
        return ()
    locale = files(game.package) / "locale"
    plan = tomllib.loads((locale / "tour.toml").read_text("utf-8"))
    sections = {part.id: part for part in parse_rules((locale / f"tour.{language}.md").read_text("utf-8"))}
    play = Play(game, plan["players"], plan["seed"], plan["options"])
    seat, steps, seen = plan["seat"], [], 0
    for step in plan["steps"]:
        for key in plan["moves"][play.number : step["after"]]:
            play.do(key)
        words = sections[step["id"]]
        events = play.events(seen, seat)
        seen += len(events)
        steps.append(
            Step(
                id=words.id,
                title=words.title,
                text=words.text,
                point=step.get("point"),
                zones=step.get("zones", []),
                ask=step.get("ask", False),
                view=play.state.view(seat),
                events=[{"id": event["id"], "args": event["args"]} for event in events],
            )
        )
    return tuple(steps)
