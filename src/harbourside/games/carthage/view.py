"""What one seat may see. docs/rules/carthage.md, section 10."""

from __future__ import annotations

from harbourside.engine.events import HIDDEN
from harbourside.games.carthage.data import (
    CARD_NAMES,
    COLOURS,
    NO_CARD,
    NOBODY,
    NUM_COLOURS,
    NUM_TYPES,
    PAYMENT,
    PHASE_NAMES,
    RAID_KEEP,
    RAID_STORE,
    SHIPS,
    THEME_SPACES,
)
from harbourside.games.carthage.rules.counts import count, listed
from harbourside.games.carthage.rules.hidden import recalls_all, sees_hand, unseen_pool, vp_bounds
from harbourside.games.carthage.rules.payday import has_arrived
from harbourside.games.carthage.rules.raid import raided_colours
from harbourside.games.carthage.state import CarthageState, marker_names, names_of


def position(state: CarthageState, seat: int | None) -> dict[str, object]:
    spaces = THEME_SPACES[state.theme()]
    seen: dict[str, object] = {
        "phase": PHASE_NAMES[state.phase],
        "turn_player": state.turn_player,
        "start_player": state.start_player,
        "ships": {SHIPS[colour]: spaces[state.ships[colour]] for colour in range(NUM_COLOURS)},
        "market": names_of(listed(state.market)),
        "market_reserved": _reserved(state, True),
        "farm": names_of(listed(state.farm)),
        "farm_reserved": _reserved(state, False),
        "deck": state.deck_left,
        "discard": names_of(listed(state.discard)),
        "discard_top": CARD_NAMES[state.discard_top] if state.discard_top != NO_CARD else None,
        "purchase": {"cost": state.cost, "paid": state.paid} if state.phase == PAYMENT else None,
        "raid": _raid(state) if state.phase in (RAID_STORE, RAID_KEEP) else None,
        "passes": state.passes,
        "seats": [_seat_position(state, number, seat) for number in range(state.seats)],
    }
    if recalls_all(state):
        pool = unseen_pool(state)
        seen["unseen"] = {CARD_NAMES[card]: count(pool, card) for card in range(NUM_TYPES)}
    return seen


def _raid(state: CarthageState) -> dict[str, object]:
    keeping = state.phase == RAID_KEEP
    return {
        "arrived": [COLOURS[colour] for colour in range(NUM_COLOURS) if has_arrived(state, colour)],
        "raided": [COLOURS[colour] for colour in raided_colours(state)],
        "keep_colour": COLOURS[state.keep_colour] if keeping else None,
        "keeps_left": state.keeps_left if keeping else None,
    }


def _reserved(state: CarthageState, in_market: bool) -> list[dict[str, object]]:
    return [
        {"card": CARD_NAMES[player.reserved], "reserved_player": seat}
        for seat, player in enumerate(state.players)
        if player.reserved != NO_CARD and player.reserved_in_market == in_market
    ]


def _seat_position(state: CarthageState, number: int, viewer: int | None) -> dict[str, object]:
    player = state.players[number]
    watcher = NOBODY if viewer is None else viewer
    hand_seen = sees_hand(state, watcher, number)
    least, most = vp_bounds(state, watcher, number)
    seen: dict[str, object] = {
        "hand": names_of(listed(player.hand)) if hand_seen else [HIDDEN] * player.hand_size(),
        "hand_size": player.hand_size(),
        "coins": player.coins if hand_seen else None,
        "market_cost": state.open_value(number),
        "unstored": names_of(listed(player.unstored)),
        "stored": names_of(listed(player.stored)),
        "markers": marker_names(player),
        "marker_count": player.marker_count(),
        "reserved": CARD_NAMES[player.reserved] if player.reserved != NO_CARD else None,
        "vp": most if least == most else None,
    }
    if least < most:
        seen["vp_band"] = {"least": least, "most": most}
    if player.vp_substitutes:
        seen["vp_substitutes"] = player.vp_substitutes
    return seen
