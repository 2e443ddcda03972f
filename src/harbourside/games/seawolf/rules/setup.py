"""The pile, the first player and the first row. docs/rules/seawolf.md, sections 3 and 6.2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.engine.events import Log
from harbourside.engine.rng import Rng
from harbourside.games.seawolf.data import (
    BOTTOM_PILE,
    DELIVERY,
    FOG_DELIVERIES_ABOVE,
    FOG_DELIVERIES_BELOW,
    FOG_HALF,
    MIDDLE_PILE,
    NO_CARD,
    NUM_CARDS,
    ROW_SLOTS,
    TOP_PILE,
)
from harbourside.games.seawolf.rules.row import settle
from harbourside.games.seawolf.state import Player, SeaWolfState

if TYPE_CHECKING:
    from harbourside.engine.facts import OptionValue
    from harbourside.engine.game import Game


def set_up(
    game: Game,
    seats: int,
    options: dict[str, OptionValue],
    rng: Rng,
    log: Log | None,
    previous: SeaWolfState | None,
    colours: list[int],
) -> SeaWolfState:
    """Build the pile with its deliveries and open the row: sections 3 and 6.2."""
    pile = _foggy_pile(rng) if options["visibility"] == "poor" else _clear_pile(rng)
    players = [Player([], [], [], 0) for _ in range(seats)]
    state = SeaWolfState(game, seats, options, rng, pile, [NO_CARD] * ROW_SLOTS, [], players, colours)
    state.log = log
    state.start_player = _start_player(seats, options, rng, log, previous)
    state.turn_player = state.start_player
    if log is not None:
        log.note("start_player", str(state.start_player))
        log.add("started", {"seat": state.start_player})
    settle(state)
    return state


def _start_player(
    seats: int, options: dict[str, OptionValue], rng: Rng, log: Log | None, previous: SeaWolfState | None
) -> int:
    """The first player: R7. In a match each game begins one seat further to the left (R17)."""
    if previous is not None:
        return (previous.start_player + 1) % seats
    chosen = options["start_player"]
    if isinstance(chosen, int):
        return chosen
    drawn: int = rng.below(seats)
    return drawn if log is None else log.foretold_number("start_player", seats, drawn)


def _clear_pile(rng: Rng) -> list[int]:
    """From bottom to top: a part with its delivery card anywhere, then two with theirs at the bottom."""
    cards = list(range(NUM_CARDS))
    rng.shuffle(cards)
    bottom = cards[:BOTTOM_PILE]
    bottom.insert(rng.below(BOTTOM_PILE + 1), DELIVERY)
    middle = cards[BOTTOM_PILE : BOTTOM_PILE + MIDDLE_PILE]
    top = cards[-TOP_PILE:]
    return [*bottom, DELIVERY, *middle, DELIVERY, *top]


def _foggy_pile(rng: Rng) -> list[int]:
    cards = list(range(NUM_CARDS))
    rng.shuffle(cards)
    below = cards[:FOG_HALF] + [DELIVERY] * FOG_DELIVERIES_BELOW
    above = cards[FOG_HALF:] + [DELIVERY] * FOG_DELIVERIES_ABOVE
    rng.shuffle(below)
    rng.shuffle(above)
    return below + above
