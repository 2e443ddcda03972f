"""A first look at a game: a few steps through a prepared game, told in words.

A game that has one keeps it beside its catalogues: `locale/tour.toml` says how the game was set up, which
decisions were made, and after how many of them each step stands; `tour.en.md` and `tour.pl.md` have the
words, one section for each step. What is seen at a step comes from the engine itself, so it is always true.
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
    """The action whose piece the step speaks of, and which is asked for where `ask` is set."""
    zones: list[str]
    """The parts of the view that it speaks of, such as `market` or `seats.0.hand`."""
    ask: bool
    """Whether the reader is asked to make that decision; it leads on to the next step."""
    view: dict[str, Any]
    events: list[dict[str, Any]]
    """What happened since the step before."""


def has_tour(game: Game) -> bool:
    return (files(game.package) / "locale" / "tour.toml").is_file()


@cache
def tour(game: Game, language: str) -> tuple[Step, ...]:
    """The steps as the seat that the reader sits in sees them; none if the game has no tour."""
    if not has_tour(game):
        return ()
    locale = files(game.package) / "locale"
    plan = tomllib.loads((locale / "tour.toml").read_text("utf-8"))
    words = {told.id: told for told in parse_rules((locale / f"tour.{language}.md").read_text("utf-8"))}
    play = Play(game, plan["players"], plan["seed"], plan["options"])
    seat, steps, seen = plan["seat"], [], 0
    for step in plan["steps"]:
        for key in plan["moves"][play.number : step["after"]]:
            play.do(key)
        told = words[step["id"]]
        events = play.events(seen, seat)
        seen += len(events)
        steps.append(
            Step(
                id=told.id,
                title=told.title,
                text=told.text,
                point=step.get("point"),
                zones=step.get("zones", []),
                ask=step.get("ask", False),
                view=play.state.view(seat),
                events=[{"id": event["id"], "args": event["args"]} for event in events],
            )
        )
    return tuple(steps)
