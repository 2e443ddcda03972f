"""Legal actions worked out a second time, plainly and from the saved position, all through random games.

Written from docs/rules/puerto_rico.md, section 5, without looking at the rules' code.
"""

from __future__ import annotations

from typing import Any

import pytest

import harbourside as hs
from harbourside.games.puerto_rico.data import CIRCLES, COST, GOODS, GROUP, KIND_NAMES, PRODUCTION, SHIPS

from .scenario import GAME, legal, new_game, node, truth

KIND = {name: number for number, name in enumerate(KIND_NAMES)}
PRICE = dict(zip(GOODS, range(5), strict=True))


def people(player: dict[str, Any], kind: str) -> int:
    return int(player["workers"].get(kind, 0) + player["nobles"].get(kind, 0))


def chosen_by(whole: dict[str, Any], player: dict[str, Any]) -> int:
    """The size of the chooser's privilege for this player."""
    if whole["seats"][whole["chooser"]] is not player:
        return 0
    return 2 if people(player, "library") else 1


def guests(player: dict[str, Any]) -> set[str]:
    free = [
        kind
        for kind, tiles in player["tiles"].items()
        if kind != "guesthouse" and tiles * CIRCLES[KIND[kind]] > people(player, kind)
    ]
    if not free:
        return set()
    workers = {"guest:worker"} if player["workers"].get("guesthouse") else set()
    nobles = {"guest:noble"} if player["nobles"].get("guesthouse") else set()
    return workers | nobles


def loads(whole: dict[str, Any], player: dict[str, Any]) -> set[str]:
    capacities = SHIPS[len(whole["seats"])]
    held = dict(zip(GOODS, player["goods"], strict=True))
    public = set()
    for good, count in held.items():
        carriers = [i for i, ship in enumerate(whole["ships"]) if ship["good"] == good]
        if carriers:
            places = [i for i in carriers if whole["ships"][i]["amount"] < capacities[i]]
        else:
            empty = [i for i, ship in enumerate(whole["ships"]) if not ship["good"]]
            most = max((min(count, capacities[i]) for i in empty), default=0)
            places = [i for i in empty if min(count, capacities[i]) == most]
        if count:
            public |= {f"load:{good}@{i}" for i in places}
    private = set()
    if people(player, "wharf") and "used_wharf" not in player["done"]:
        private |= {f"wharf:{good}" for good, count in held.items() if count}
    if people(player, "small_wharf") and "used_small_wharf" not in player["done"]:
        private.add("small_wharf")
    return public | private | guests(player) | (set() if public else {"pass"})


def builds(whole: dict[str, Any], player: dict[str, Any]) -> set[str]:
    used = sum(
        count * (2 if GROUP[KIND[kind]] == 4 else 1)
        for kind, count in player["tiles"].items()
        if KIND[kind] > 5
    )
    large = sum(count for kind, count in player["tiles"].items() if GROUP[KIND[kind]] == 4)
    items = 0
    if people(player, "black_market"):
        workers = sum(player["workers"].values()) + player["san_juan"][0]
        workers -= player["workers"].get("black_market", 0)
        items = (sum(player["goods"]) > 0) + (player["vp"] > 0) + (workers > 0)
    found = {"pass"} | guests(player)
    for kind, copies in whole["board"].items():
        group = GROUP[KIND[kind]]
        guild = 0
        if group == 4 and player["nobles"].get("masons_guild"):
            guild = 2
        if group < 4 and player["workers"].get("masons_guild"):
            guild = 1
        discount = min(people(player, "quarry"), group) + chosen_by(whole, player) + guild
        price = max(0, COST[KIND[kind]] - discount - sum(player["forests"]) // 2)
        room = used <= 10 and large < 4 if group == 4 else used <= 11
        new = not player["tiles"].get(kind) or PRODUCTION[KIND[kind]]
        if copies and room and new and price - player["doubloons"] <= items:
            found.add(f"build:{kind}")
    return found


def trades(whole: dict[str, Any], player: dict[str, Any]) -> set[str]:
    found = {"pass"} | guests(player)
    drawable = bool(whole["pile"])
    rural = sum(count for kind, count in player["tiles"].items() if KIND[kind] < 6) + sum(player["forests"])
    for good, count in zip(GOODS, player["goods"], strict=True):
        if count and "sold" not in player["done"]:
            if len(whole["market"]) < 4 and (good not in whole["market"] or people(player, "office")):
                found.add(f"sell:{good}")
            if people(player, "trading_post"):
                found.add(f"sell_post:{good}")
    buys = player["workers"].get("land_office") and player["doubloons"] and rural < 12
    if buys and drawable and "bought_land" not in player["done"]:
        found.add("land_buy")
    plantations = sum(player["tiles"].get(good, 0) for good in GOODS) + sum(player["forests"])
    if player["nobles"].get("land_office") and plantations and "sold_land" not in player["done"]:
        found.add("land_sell")
    return found


def takes(whole: dict[str, Any], player: dict[str, Any]) -> set[str]:
    found = {"pass"} | guests(player)
    found |= {f"take:{good}" for good, count in zip(GOODS, whole["row"], strict=True) if count}
    again = whole["node"] == "node_settler_again"
    privileged = whole["seats"][whole["chooser"]] is player and not again
    if whole["quarries"] and (privileged or people(player, "construction_hut")):
        found.add("take:quarry")
    drawable = bool(whole["pile"])
    if people(player, "hacienda") and drawable and not again and "drew" not in player["done"]:
        found.add("hacienda_draw")
    return found


def placements(whole: dict[str, Any], player: dict[str, Any]) -> set[str]:
    owned = [kind for kind in KIND_NAMES if player["tiles"].get(kind) and CIRCLES[KIND[kind]]]
    memory = whole["memory"]
    circles = [player["tiles"][kind] * CIRCLES[KIND[kind]] for kind in owned]
    here, later = circles[memory["place"]], sum(circles[memory["place"] + 1 :])
    workers, nobles = memory["hand"]
    placed = memory["placed_nobles"]
    least = min(here, max(0, workers + nobles + placed - later))
    if whole["node"] == "node_assign_nobles":
        counts = [x for x in range(min(nobles, here) + 1) if x + min(workers, here - x) >= least]
    else:
        counts = list(range(max(0, least - placed), min(workers, here - placed) + 1))
    return {f"count:{count}" for count in counts}


SECOND_OPINION = {
    "load": loads,
    "build": builds,
    "trade": trades,
    "settler": takes,
    "settler_again": takes,
    "assign_workers": placements,
    "assign_nobles": placements,
}


@pytest.mark.parametrize("seed", range(16))
def test_a_second_opinion_agrees_all_through_a_random_game(seed: int) -> None:
    modules = {name: bool(seed & bit) for bit, name in ((1, "new_buildings"), (2, "nobles"), (4, "festival"))}
    state: hs.State = new_game(2 + seed % 4, seed, **modules)
    rng = hs.Rng(seed)
    agreed = 0
    while not state.is_over:
        opinion = SECOND_OPINION.get(node(state))
        if opinion is not None:
            whole = truth(state)
            assert legal(state) == opinion(whole, whole["seats"][state.current_player])
            agreed += 1
        actions = state.legal_actions()
        state.apply(actions[int(rng.below(len(actions)))])
    assert agreed > 100


def test_prices_at_the_market_are_those_of_the_second_opinion() -> None:
    state: hs.State = new_game(4, 2, new_buildings=True)
    rng = hs.Rng(2)
    sales = 0
    while not state.is_over:
        actions = state.legal_actions()
        action = actions[int(rng.below(len(actions)))]
        key = GAME.actions.key(action)
        if key.startswith("sell"):
            whole = truth(state)
            player = whole["seats"][state.current_player]
            bonus = (people(player, "small_market") + 2 * people(player, "large_market")) * key.startswith(
                "sell:"
            )
            expected = player["doubloons"] + PRICE[key.split(":")[1]] + chosen_by(whole, player) + bonus
            seat = state.current_player
            assert seat is not None
            state.apply(action)
            assert truth(state)["seats"][seat]["doubloons"] == expected
            sales += 1
        else:
            state.apply(action)
    assert sales > 3
