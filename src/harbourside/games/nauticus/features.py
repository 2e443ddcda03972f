"""The position as numbers for learners. The seat itself comes first, then the others clockwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harbourside.games.nauticus.data import (
    BONUSES,
    BUY_GOODS,
    CRESTS,
    CROWN_CAP,
    FIRST_GOOD,
    GOODS,
    ITEMS,
    KINDS,
    LARGEST_WAREHOUSE,
    MAX_PLAYERS,
    MOST_BLUE,
    MOST_DECKS,
    MOST_ROUNDS,
    NO_PLACE,
    NUM_GOODS,
    NUM_KINDS,
    NUM_TILES,
    PASS_TILES,
    PHASES,
    PLACES,
    REWARDS,
    STAGE_NAMES,
    TILE_COUNT,
    TILES,
)
from harbourside.games.nauticus.rules import scoring
from harbourside.games.nauticus.rules.ship import Ship

if TYPE_CHECKING:
    from harbourside.games.nauticus.state import NauticusState, Player

SHIPS_SHOWN: Final = 6
"""How many ships are described one by one: unfinished ones first, because they offer choices."""
_MANY_COINS: Final = 20.0
_MANY_WORKERS: Final = 10.0
_MANY_VP: Final = 100.0

_SHIP: Final = [
    "there", "stern", "middle", "bow", "closed", "finished", "decks", "masts", "crown_masts", "sails",
    "crown_sails",
    *(f"crest_{crest}" for crest in CRESTS),
    *GOODS,
]  # fmt: skip
_SEAT: Final = [
    "plays", "decides", "turn_to_come", "starts", "coins", "workers", "vp", "score", "space_left",
    "passes_flipped", "extra_available", "crowns",
    *(f"stored_{tile}" for tile in TILES),
    *(f"delivered_{good}" for good in GOODS),
    *(f"finished_{decks}" for decks in range(1, MOST_DECKS + 1)),
    *(f"ship{number}_{name}" for number in range(SHIPS_SHOWN) for name in _SHIP),
]  # fmt: skip

FEATURE_NAMES: Final = [
    *(f"stage_{stage}" for stage in STAGE_NAMES),
    "rounds_left",
    "phase",
    *(f"{name}_{kind}" for kind in KINDS for name in ("unused", "current", "executed", "blue", "anchor")),
    *(f"bonus_{kind}_{bonus}" for kind in KINDS for bonus in BONUSES),
    *(f"price_{kind}_{item}" for kind in KINDS[: BUY_GOODS + 1] for item in range(ITEMS)),
    *(f"next_anchor_{bonus}" for bonus in BONUSES),
    "extra",
    "main_done",
    "blue_left",
    "uses",
    *(f"bought_{item}" for item in range(ITEMS)),
    "free_tile_done",
    "crown_vp",
    *(f"in_hand_{tile}" for tile in TILES),
    "rewards_due",
    *(f"taken_{reward}" for reward in REWARDS),
    *(f"first_{good}" for good in GOODS),
    *(f"supply_{tile}" for tile in TILES),
    *(f"seat{seat}_{name}" for seat in range(MAX_PLAYERS) for name in _SEAT),
]


def features(state: NauticusState, seat: int) -> list[float]:
    numbers = [float(state.stage == stage) for stage in range(len(STAGE_NAMES))]
    numbers += [(state.rounds - state.round) / MOST_ROUNDS, state.phase / PHASES]
    for kind in range(NUM_KINDS):
        place = state.tile_place[kind]
        numbers += [
            float(state.used_tiles >> kind & 1 == 0),
            float(state.chosen_kind == kind),
            float(state.kind == kind),
            state.blue_workers(place) / MOST_BLUE,
            ((place - state.anchor_place) % PLACES) / PLACES,
        ]
    for kind in range(NUM_KINDS):
        bonus = state.board.bonuses[state.tile_place[kind]]
        numbers += [float(bonus == other) for other in range(len(BONUSES))]
    for kind in range(BUY_GOODS + 1):
        numbers += [price / ITEMS for price in state.board.prices[state.tile_place[kind]]]
    next_bonus = -1 if state.anchor_token == NO_PLACE else state.board.bonuses[state.anchor_token]
    numbers += [float(next_bonus == bonus) for bonus in range(len(BONUSES))]
    numbers += [float(state.extra), float(state.main_done), state.blue_left / MOST_BLUE, state.uses / 5]
    numbers += [bought / 2 for bought in state.bought]
    numbers += [float(state.free_tile_done), state.crown_vp / CROWN_CAP]
    numbers += [float(state.tile_in_hand == tile) for tile in range(NUM_TILES)]
    numbers += [state.rewards_due / MOST_DECKS, *(taken / 2 for taken in state.rewards_taken)]
    numbers += [float(state.first_good == FIRST_GOOD + good) for good in range(NUM_GOODS)]
    numbers += [state.supply[tile] / TILE_COUNT[tile] for tile in range(NUM_TILES)]
    for i in range(MAX_PLAYERS):
        if i < state.seats:
            numbers += _seat_features(state, (seat + i) % state.seats)
        else:
            numbers += [0.0] * len(_SEAT)
    return numbers


def _seat_features(state: NauticusState, seat: int) -> list[float]:
    player = state.players[seat]
    in_order = (seat - state.start_player) % state.seats
    numbers = [
        1.0,
        float(state.actor == seat),
        float(in_order > state.turns_taken),
        float(state.start_player == seat),
        player.coins / _MANY_COINS,
        player.workers / _MANY_WORKERS,
        player.vp / _MANY_VP,
        scoring.score(player) / _MANY_VP,
        state.space_left(player) / LARGEST_WAREHOUSE,
        player.passes_flipped / PASS_TILES,
        float(player.extra_available),
        player.crowns() / CROWN_CAP,
    ]
    numbers += [float(count) for count in player.warehouse]
    numbers += [count / 5 for count in player.delivered]
    numbers += [float(_finished(player, decks)) for decks in range(1, MOST_DECKS + 1)]
    shown = sorted(player.ships, key=lambda ship: ship.finished)[:SHIPS_SHOWN]
    for ship in shown:
        numbers += _ship_features(ship)
    return numbers + [0.0] * (len(_SHIP) * (SHIPS_SHOWN - len(shown)))


def _finished(player: Player, decks: int) -> int:
    return sum(ship.finished and ship.decks == decks for ship in player.ships)


def _ship_features(ship: Ship) -> list[float]:
    numbers = [
        1.0,
        float(ship.stern),
        float(ship.middle),
        float(ship.bow),
        float(ship.closed),
        float(ship.finished),
        ship.decks / MOST_DECKS,
        ship.masts / MOST_DECKS,
        ship.crown_masts / MOST_DECKS,
        ship.sails / MOST_DECKS,
        ship.crown_sails / MOST_DECKS,
    ]
    numbers += [float(ship.crest == crest) for crest in range(len(CRESTS))]
    return numbers + [ship.goods[good] / MOST_DECKS for good in range(NUM_GOODS)]
