"""The whole truth as a dict with names, and the count of all pieces. loading.py reads it back."""

from __future__ import annotations

from harbourside.games.puerto_rico.data import (
    DRAFTING,
    END_NAMES,
    FIRST_BUILDING,
    FOREST,
    GAIN_NAMES,
    GOODS,
    KIND_NAMES,
    NODE_NAMES,
    NONE,
    NUM_GOODS,
    NUM_KINDS,
    PHASE_NAMES,
    QUARRY,
    ROLES,
)
from harbourside.games.puerto_rico.rules import draft, festival, rounds
from harbourside.games.puerto_rico.state import Player, PuertoRicoState


def dump(state: PuertoRicoState) -> dict[str, object]:
    return {
        "phase": PHASE_NAMES[state.phase],
        "node": NODE_NAMES[state.node],
        "actor": state.actor,
        "chooser": state.chooser,
        "turns": state.turns,
        "stage": state.stage,
        "step": state.step,
        "declined": state.declined,
        "round": state.round_number,
        "pick": state.pick,
        "governor": state.governor,
        "role_coins": state.role_coins.copy(),
        "used": [ROLES[role] for role in rounds.used_cards(state)],
        "captured_role": ROLES[state.captured_role] if state.captured_role != NONE else "",
        "captor": state.captor,
        "token_holder": state.token_holder,
        "end_reasons": [name for i, name in enumerate(END_NAMES) if state.end_reasons & (1 << i)],
        "pile": good_names(state.pile[::-1]),
        "discard": state.discard.copy(),
        "row": state.row.copy(),
        "quarries": state.quarries,
        "workers": state.workers,
        "nobles": state.nobles,
        "vp_pool": state.vp_pool,
        "noted": state.noted,
        "goods": state.goods.copy(),
        "board": counts(state.board),
        "magistrate": [state.magistrate_workers, state.magistrate_nobles],
        "ships": [
            {"good": GOODS[good] if good != NONE else "", "amount": amount}
            for good, amount in zip(state.ship_goods, state.ship_amounts, strict=True)
        ],
        "market": good_names(state.market),
        "festival": {
            "crop": GOODS[state.festival_crop] if state.festival_crop != NONE else "",
            "goods": good_names(state.festival_goods),
            "building": KIND_NAMES[state.festival_building] if state.festival_building != NONE else "",
        },
        "memory": {
            "tile": KIND_NAMES[state.tile] if state.tile != NONE else "",
            "source": state.source,
            "as_forest": state.as_forest,
            "owed": state.owed,
            "given": state.given,
            "taken": state.taken,
            "hand": [state.hand_workers, state.hand_nobles],
            "place": state.place,
            "placed_nobles": state.placed_nobles,
            "passes": state.passes,
            "good": state.good,
            "amounts": state.amounts.copy(),
            "gain": GAIN_NAMES[state.gain],
            "produced": state.produced.copy(),
            "kinds_left": state.kinds_left,
            "singles_left": state.singles_left,
            "ship": state.ship,
            "guest_node": NODE_NAMES[state.guest_node],
            "guest_noble": state.guest_noble,
        },
        "seats": [dump_player(player) for player in state.players],
    }


def dump_player(player: Player) -> dict[str, object]:
    workers = [people - nobles for people, nobles in zip(player.people, player.nobles, strict=True)]
    return {
        "doubloons": player.doubloons,
        "vp": player.vp,
        "goods": player.goods.copy(),
        "tiles": counts(player.tiles),
        "forests": player.forests.copy(),
        "workers": counts(workers),
        "nobles": counts(player.nobles),
        "san_juan": [player.san_juan_workers, player.san_juan_nobles],
        "done": player.done,
        "library_pick": player.library_pick,
    }


def good_names(goods: list[int]) -> list[str]:
    return [GOODS[good] for good in goods]


def counts(by_kind: list[int]) -> dict[str, int]:
    return {KIND_NAMES[kind]: count for kind, count in enumerate(by_kind) if count > 0}


def census(state: PuertoRicoState) -> dict[str, int]:
    """Goods, plantations, quarries, buildings, workers, nobles and VP chips, wherever they are."""
    count = {}
    for good in range(NUM_GOODS):
        count[f"{GOODS[good]}_tokens"] = _tokens(state, good)
        count[f"{GOODS[good]}_tiles"] = _plantations(state, good)
    count["quarries"] = state.quarries + sum(player.tiles[QUARRY] for player in state.players)
    drafted = 0
    for kind in range(FIRST_BUILDING, NUM_KINDS):
        number = _copies(state, kind)
        drafted += int(number > 0)
        # a kind that was not drafted, or not yet, lies in the box
        boxed = state.variant.new_buildings and number == 0
        count[KIND_NAMES[kind]] = state.variant.copies[kind] if boxed else number
    if state.phase == DRAFTING:
        drafted += sum(draft.spaces_left(state, cost) for cost in range(len(state.variant.draft_spaces)))
    count["building_kinds"] = drafted
    count["workers"] = state.workers + state.magistrate_workers + state.hand_workers
    count["nobles"] = state.nobles + state.magistrate_nobles + state.hand_nobles
    for player in state.players:
        count["workers"] += player.worker_count()
        count["nobles"] += player.noble_count()
    count["vp"] = state.vp_pool - state.noted + sum(player.vp for player in state.players)
    return count


def _copies(state: PuertoRicoState, kind: int) -> int:
    number = state.board[kind] + sum(player.tiles[kind] for player in state.players)
    marker = kind == state.festival_building and festival.has_copy(state)
    return number + int(marker)


def _tokens(state: PuertoRicoState, good: int) -> int:
    number = state.goods[good] + state.market.count(good) + state.festival_goods.count(good)
    number += sum(player.goods[good] for player in state.players)
    aboard = zip(state.ship_goods, state.ship_amounts, strict=True)
    return number + sum(amount for carried, amount in aboard if carried == good)


def _plantations(state: PuertoRicoState, kind: int) -> int:
    number = state.pile.count(kind) + state.discard[kind] + state.row[kind]
    number += sum(player.tiles[kind] + player.forests[kind] for player in state.players)
    waiting = state.node == FOREST and state.tile == kind
    return number + int(state.festival_crop == kind) + int(waiting)
