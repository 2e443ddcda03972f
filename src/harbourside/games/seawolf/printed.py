"""Which colour goods and events have: ruled, not read (R4, R5), so a table may correct it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from harbourside.engine.errors import BadOption
from harbourside.engine.facts import Options
from harbourside.engine.figures import Figure, FigureOption
from harbourside.engine.message import Message
from harbourside.games.seawolf.data import COLOUR_OF, COLOURS, EVENTS, GOODS, RULED_GOODS, card_colours

PRINTED: Final = "colours"
_PACKAGE: Final = "harbourside.games.seawolf"


def _no_colour_twice(found: Mapping[str, str]) -> None:
    for kind, things in (("goods", GOODS), ("event", EVENTS)):
        colours = [found[f"{kind}@{thing}"] for thing in things if f"{kind}@{thing}" in found]
        twice = [colour for colour in COLOURS if colours.count(colour) > 1]
        if twice:
            reason = Message(f"option-colours-{kind}-twice", {"colour": twice[0]})
            raise BadOption(PRINTED, reason=reason, words_from=_PACKAGE)


OPTION: Final = FigureOption(
    PRINTED,
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


def colours_at(options: Options) -> list[int]:
    """The colour of each card at a table with these options."""
    corrected = options[PRINTED]
    if corrected is None:
        return COLOUR_OF
    found = OPTION.read(corrected)
    goods = [COLOURS.index(found.get(f"goods@{GOODS[i]}", COLOURS[i])) for i in range(len(GOODS))]
    events = [COLOURS.index(found[f"event@{event}"]) for event in EVENTS]
    return card_colours(goods, events)
