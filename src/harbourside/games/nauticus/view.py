"""What every seat sees. docs/rules/nauticus.md, section 7."""

from __future__ import annotations

from harbourside.games.nauticus.data import (
    BONUSES,
    CHOOSE_TILE,
    CRESTS,
    FIRST_GOOD,
    FIRST_ITEM,
    GOODS,
    GOODS_PICK,
    ITEMS,
    KINDS,
    NO_CREST,
    NO_KIND,
    NO_PLACE,
    NO_TILE,
    NUM_BLUE,
    NUM_REWARDS,
    NUM_TILES,
    PASS_TILES,
    PENALTY,
    PLACES,
    REWARD,
    REWARDS,
    STAGE_NAMES,
    TILES,
)
from harbourside.games.nauticus.rules import scoring
from harbourside.games.nauticus.rules.choosing import lost_bonus
from harbourside.games.nauticus.rules.ship import Ship
from harbourside.games.nauticus.state import NauticusState, Player, counted


def position(state: NauticusState, seat: int | None) -> dict[str, object]:
    """The position, the same for every seat: nothing is hidden."""
    return {
        "stage": STAGE_NAMES[state.stage],
        "round": state.round,
        "rounds": state.rounds,
        "phase": state.phase,
        "start_player": state.start_player,
        "turn_player": None if state.actor < 0 else state.actor,
        "action": _noun(state.chosen_kind, KINDS),
        "anchor_place": state.anchor_place + 1,
        "next_anchor_place": None if state.anchor_token == NO_PLACE else state.anchor_token + 1,
        "places": [_place(state, place) for place in range(PLACES)],
        "execution": _execution(state),
        "supply": {TILES[tile]: state.supply[tile] for tile in range(NUM_TILES)},
        "seats": [_seat(state, player) for player in state.players],
    }


def _noun(number: int, names: list[str]) -> str | None:
    return names[number] if number >= 0 else None


def _place(state: NauticusState, place: int) -> dict[str, object]:
    """A place: its action tile, its bonus, its blue workers, and its prices if the tile is blue."""
    kind = state.tile_place.index(place)
    shown: dict[str, object] = {
        "tile": KINDS[kind],
        "used": bool(state.used_tiles >> kind & 1),
        "bonus": BONUSES[state.board.bonuses[place]],
        "blue_workers": state.blue_workers(place),
    }
    lost = lost_bonus(state, place) if state.stage == CHOOSE_TILE else None
    if lost is not None and not shown["used"]:
        shown["bonus_lost"] = lost
    if kind < NUM_BLUE:
        shown["prices"] = {
            TILES[FIRST_ITEM[kind] + item]: state.board.prices[place][item] for item in range(ITEMS)
        }
    return shown


def _execution(state: NauticusState) -> dict[str, object] | None:
    """The action under way, with the price of the next tile of each kind."""
    if state.kind == NO_KIND:
        return None
    shown: dict[str, object] = {
        "current_action": KINDS[state.kind],
        "is_extra": state.extra,
        "blue_left": state.blue_left,
        "uses": state.uses,
    }
    if state.extra:
        shown["main_done"] = state.main_done
    if state.kind < NUM_BLUE:
        shown["prices_now"] = {TILES[FIRST_ITEM[state.kind] + i]: state.price(i) for i in range(ITEMS)}
        shown["bought"] = {
            TILES[FIRST_ITEM[state.kind] + i]: state.bought[i] for i in range(ITEMS) if state.bought[i] > 0
        }
        shown["free_tile_done"] = state.free_tile_done
    if state.crown_vp > 0:
        shown["crown_vp"] = state.crown_vp
    if state.tile_in_hand != NO_TILE:
        shown["in_hand"] = TILES[state.tile_in_hand]
    if state.stage in (REWARD, GOODS_PICK):
        shown["finished_ship"] = state.reward_ship + 1
        shown["rewards_due"] = state.rewards_due
        taken = state.rewards_taken
        shown["rewards_taken"] = [REWARDS[i] for i in range(NUM_REWARDS) for _ in range(taken[i])]
    if state.first_good != NO_TILE:
        shown["first_good"] = TILES[state.first_good]
    return shown


def _seat(state: NauticusState, player: Player) -> dict[str, object]:
    return {
        "vp": player.vp,
        "coins": player.coins,
        "workers": player.workers,
        "crowns": player.crowns(),
        "pass_tiles": [f"pass_{tile}" for tile in range(PASS_TILES - player.passes_flipped, 0, -1)],
        "penalty": 0 if state.actor < 0 else PENALTY[player.passes_flipped],
        "extra_available": player.extra_available,
        "warehouse": [TILES[tile] for tile in range(NUM_TILES) for _ in range(player.warehouse[tile])],
        "space_left": state.space_left(player),
        "ships": [_ship(ship) for ship in player.ships],
        "delivered": counted(player.delivered, GOODS),
        "vp_for_goods": scoring.delivered_vp(player),
        "vp_for_ships": scoring.ships_vp(player),
        "left_overs": scoring.wealth(player),
        "vp_for_left_overs": scoring.left_over_vp(player),
        "score_now": scoring.score(player),
    }


def _ship(ship: Ship) -> dict[str, object]:
    tiles = ship.tiles()
    return {
        "parts": [TILES[tile] for tile in tiles if tile < FIRST_GOOD],
        "cargo": [TILES[tile] for tile in tiles if tile >= FIRST_GOOD],
        "decks": ship.decks,
        "crest": None if ship.crest == NO_CREST else CRESTS[ship.crest],
        "closed": ship.closed,
        "finished": ship.finished,
    }
