"""The options of a table. docs/rules/seawolf.md, section 6.

We ruled the colours of goods and events, because our rulebook lacks them (R4, R5). A table may correct them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from harbourside.engine.errors import BadOption
from harbourside.engine.facts import MATCH_OPTION, Option, Options
from harbourside.engine.figures import Figure, FigureOption
from harbourside.engine.message import Message
from harbourside.games.seawolf.data import (
    COLOUR_OF,
    COLOURS,
    EVENTS,
    GOODS,
    MAX_PLAYERS,
    RULED_GOODS,
    TARGET_SCORE,
    card_colours,
)

CARD_COLOURS: Final = "colours"
START_PLAYER: Final = "start_player"
_PACKAGE: Final = "harbourside.games.seawolf"


def _no_colour_twice(found: Mapping[str, str]) -> None:
    for kind, things in (("goods", GOODS), ("event", EVENTS)):
        colours = [found[f"{kind}@{thing}"] for thing in things if f"{kind}@{thing}" in found]
        twice = [colour for colour in COLOURS if colours.count(colour) > 1]
        if twice:
            reason = Message(f"option-colours-{kind}-twice", {"colour": twice[0]})
            raise BadOption(CARD_COLOURS, reason=reason, words_from=_PACKAGE)


COLOURS_OPTION: Final = FigureOption(
    CARD_COLOURS,
    variant=False,
    figures=(
        *(
            Figure(
                f"goods@{goods}",
                Message("figure-goods", {"goods": goods}),
                tuple(COLOURS[: len(RULED_GOODS)]),
                COLOURS[GOODS.index(goods)],
            )
            for goods in RULED_GOODS
        ),
        *(
            Figure(
                f"event@{event}",
                Message("figure-event", {"event": event}),
                tuple(COLOURS),
                COLOURS[EVENTS.index(event)],
            )
            for event in EVENTS
        ),
    ),
    agree=_no_colour_twice,
)


OPTIONS: Final = (
    Option("visibility", ("normal", "poor")),
    Option(MATCH_OPTION, (None, TARGET_SCORE)),
    COLOURS_OPTION,
    Option(START_PLAYER, ("random", *range(MAX_PLAYERS)), variant=False),
)


def check_start_player(seats: int, options: Options) -> None:
    """Refuse a first player whose seat does not exist at this table."""
    start = options[START_PLAYER]
    if isinstance(start, int) and start >= seats:
        reason = Message("option-start_player-no-seat", {"number": start + 1, "players": seats})
        raise BadOption(START_PLAYER, reason=reason, words_from=_PACKAGE)


def colours_at(options: Options) -> list[int]:
    """The colour of each card at a table with these options."""
    corrected = options[CARD_COLOURS]
    if corrected is None:
        return COLOUR_OF
    found = COLOURS_OPTION.read(corrected)
    goods = [COLOURS.index(found.get(f"goods@{GOODS[i]}", COLOURS[i])) for i in range(len(GOODS))]
    events = [COLOURS.index(found[f"event@{event}"]) for event in EVENTS]
    return card_colours(goods, events)
