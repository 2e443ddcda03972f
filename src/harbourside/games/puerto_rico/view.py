"""What one seat may see of the table. docs/rules/puerto_rico.md, section 7."""

from __future__ import annotations

from harbourside.engine.events import HIDDEN
from harbourside.games.puerto_rico import labels
from harbourside.games.puerto_rico.data import (
    BUCCANEER,
    BUILDER,
    CITY_SPACES,
    DRAFTING,
    END_NAMES,
    FIRST_BUILDING,
    FOREST_NAME,
    GAIN_SOURCES,
    GAME_OVER,
    GOODS,
    HIRING_GAIN,
    KIND_NAMES,
    MAYOR,
    NO_GAIN,
    NODE_NAMES,
    NONE,
    NUM_GOODS,
    NUM_ROLES,
    PHASE_NAMES,
    ROLES,
    RURAL_SPACES,
)
from harbourside.games.puerto_rico.rules import builder, draft, rounds, scoring
from harbourside.games.puerto_rico.rules.new_buildings import privilege
from harbourside.games.puerto_rico.state import Player, PuertoRicoState, names_of


def position(state: PuertoRicoState, seat: int | None) -> dict[str, object]:
    return {
        "phase": PHASE_NAMES[state.phase],
        "decision": NODE_NAMES[state.node],
        "round": state.round_number,
        "governor_player": state.governor,
        "chooser_player": state.chooser if state.phase <= BUCCANEER else None,
        **_roles(state),
        "row": _nouns(state.row) + ["quarry"] * state.quarries,
        "pile": len(state.pile),
        "pile_tiles": _by_good([state.pile.count(good) for good in range(NUM_GOODS)]),
        "discard": _by_good(state.discard),
        "ships": [
            {"capacity": capacity, "good": GOODS[good] if good != NONE else None, "amount": amount}
            for capacity, good, amount in zip(
                state.variant.ships, state.ship_goods, state.ship_amounts, strict=True
            )
        ],
        "market": names_of(state.market),
        "magistrate": _people(state, state.magistrate_workers, state.magistrate_nobles),
        "supply": {
            **_by_good(state.goods),
            **_people(state, state.workers, state.nobles),
            "vp": state.vp_pool,
        },
        "board": _board(state),
        **_draft(state),
        **_prices(state, seat),
        **_festival(state),
        **_gain(state),
        "end_reasons": [name for i, name in enumerate(END_NAMES) if state.end_reasons & (1 << i)],
        "seats": [_seat(state, number, own=number == seat) for number in range(state.seats)],
    }


def _roles(state: PuertoRicoState) -> dict[str, object]:
    cards = [role for role in range(NUM_ROLES) if state.variant.role_cards & (1 << role)]
    used = rounds.used_cards(state)
    shown: dict[str, object] = {
        "roles": {ROLES[role]: state.role_coins[role] for role in cards if not state.used & (1 << role)},
        "used_roles": [
            {"role": ROLES[role], "taker_player": rounds.taker(state, pick)} for pick, role in enumerate(used)
        ],
    }
    if state.variant.buccaneer:
        shown["token_player"] = state.token_holder if state.token_holder >= 0 else None
        shown["captured_role"] = ROLES[state.captured_role] if state.captured_role != NONE else None
        shown["captor_player"] = state.captor if state.captor >= 0 else None
    return shown


def _board(state: PuertoRicoState) -> dict[str, object]:
    """The buildings for sale, by price."""
    costs = state.variant.cost
    shown: dict[int, list[str]] = {cost: [] for cost in range(1, max(costs) + 1)}
    for kind, copies in enumerate(state.board):
        if copies > 0:
            shown[costs[kind]] += [KIND_NAMES[kind]] * copies
    return {f"price_{cost}": names for cost, names in shown.items()}


def _draft(state: PuertoRicoState) -> dict[str, object]:
    """How many kinds of each price may still come into the game."""
    if state.phase != DRAFTING:
        return {}
    costs = range(1, len(state.variant.draft_spaces))
    return {"draft_spaces": {f"price_{cost}": draft.spaces_left(state, cost) for cost in costs}}


def _prices(state: PuertoRicoState, seat: int | None) -> dict[str, object]:
    """What each building costs this seat now. The privilege counts only in the builder phase."""
    if seat is None or state.phase == GAME_OVER:
        return {}
    player = state.players[seat]
    discount = builder.general_discount(state, seat)
    if state.phase != BUILDER:
        discount -= privilege(state, seat)
    kinds = [kind for kind, copies in enumerate(state.board) if copies > 0]
    return {
        "prices": {KIND_NAMES[kind]: builder.price_after(state, player, kind, discount) for kind in kinds}
    }


def _festival(state: PuertoRicoState) -> dict[str, object]:
    if not state.variant.festival:
        return {}
    crop, building = state.festival_crop, state.festival_building
    tasks = {
        "task_crop": GOODS[crop] if crop != NONE else None,
        "task_production": names_of(state.festival_goods),
        "task_building": KIND_NAMES[building] if building != NONE else None,
    }
    return {"festival_tasks": tasks}


def _gain(state: PuertoRicoState) -> dict[str, object]:
    """The gain that is offered, and where it comes from."""
    if state.gain == NO_GAIN:
        return {}
    offered: dict[str, object] = {"gain_source": GAIN_SOURCES[state.gain]}
    goods = labels.offered_goods(state)
    if goods:
        offered["gain_goods"] = goods
    elif state.gain != HIRING_GAIN:
        offered["gain_count"] = labels.offered_count(state)
    return {"offered_gain": offered}


def _people(state: PuertoRicoState, workers: int, nobles: int) -> dict[str, int]:
    return {"workers": workers, "nobles": nobles} if state.variant.nobles else {"workers": workers}


def _by_good(numbers: list[int]) -> dict[str, int]:
    return {GOODS[good]: numbers[good] for good in range(NUM_GOODS)}


def _nouns(by_good: list[int]) -> list[str]:
    return [GOODS[good] for good in range(NUM_GOODS) for _ in range(by_good[good])]


def vp_is_open(state: PuertoRicoState, own: bool) -> bool:
    """R51: the chips of others lie face down until the end."""
    return own or state.phase == GAME_OVER or state.options["vp_visibility"] == "open"


def _seat(state: PuertoRicoState, number: int, own: bool) -> dict[str, object]:
    player = state.players[number]
    island, city = _tiles(player)
    shown: dict[str, object] = {
        "doubloons": player.doubloons,
        "vp": player.vp if vp_is_open(state, own) else HIDDEN,
        "goods": _nouns(player.goods),
        "island": island,
        "city": city,
        "workers_at": _manned(player, noble=False),
        **({"nobles_at": _manned(player, noble=True)} if state.variant.nobles else {}),
        "empty_circles": _empty_circles(player),
        "rural_left": RURAL_SPACES - player.rural,
        "city_left": CITY_SPACES - player.city,
    }
    if state.variant.new_buildings:
        shown["forest_faces"] = _nouns(player.forests)
    if state.phase == MAYOR and state.actor == number and state.hand_workers + state.hand_nobles > 0:
        shown["to_place"] = _people(state, state.hand_workers, state.hand_nobles)
    if state.phase == GAME_OVER:
        shown["points"] = _points(state, number)
    return shown


def _tiles(player: Player) -> tuple[list[str], list[str]]:
    """The tiles on the island, and the buildings in the city."""
    island: list[str] = []
    city: list[str] = []
    for kind, count in enumerate(player.tiles):
        if count > 0:
            place = city if kind >= FIRST_BUILDING else island
            place += [KIND_NAMES[kind]] * count
    return island + [FOREST_NAME] * player.forest_count(), city


def _empty_circles(player: Player) -> list[str]:
    """A noun for every empty circle."""
    return [
        KIND_NAMES[kind]
        for kind, count in enumerate(player.tiles)
        if count > 0
        for _ in range(player.empty_circles(kind))
    ]


def _manned(player: Player, noble: bool) -> list[str]:
    """Where workers or nobles are: a noun for each of them."""
    nobles = player.nobles
    places: list[str] = []
    for kind, people in enumerate(player.people):
        if people > 0:
            places += [KIND_NAMES[kind]] * (nobles[kind] if noble else people - nobles[kind])
    return places + ["san_juan"] * (player.san_juan_nobles if noble else player.san_juan_workers)


def _points(state: PuertoRicoState, seat: int) -> dict[str, int]:
    """Where the score comes from."""
    player = state.players[seat]
    chips, buildings = player.vp, scoring.building_points(player)
    nobles = player.noble_count()
    return {
        "points_chips": chips,
        "points_buildings": buildings,
        "points_large": state.score(seat) - chips - buildings - nobles,
        "points_nobles": nobles,
        "points_total": state.score(seat),
    }
