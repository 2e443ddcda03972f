"""The worked examples of docs/rules/nauticus.md, section 8, each under its number."""

from __future__ import annotations

import pytest

from harbourside.engine.rng import rng_from_words
from harbourside.games.nauticus.data import KINDS
from harbourside.games.nauticus.state import NauticusState

from .scenario import (
    BLUE_3,
    do,
    legal,
    mine,
    new_game,
    position,
    seat,
    table,
    truth,
    why_not,
)


def execution(state: NauticusState) -> dict[str, object]:
    found: dict[str, object] = truth(state)["execution"]
    return found


def test_w1_bonus() -> None:
    state = position(seat(), seat(), seat(), action="buy_hull", stage="choose_tile")
    do(state, "choose:buy_hull")
    assert [player["vp"] for player in truth(state)["seats"]] == [12, 10, 10]
    assert truth(state)["stage"] == "act"
    assert (execution(state)["uses"], execution(state)["blue_left"]) == (0, 2)
    assert "pass" in legal(state)


def test_w2_one_hull_phase_with_three_players() -> None:
    state = position(seat(extra=False), seat(extra=False), seat(extra=False), action="buy_hull")
    do(state, "buy:hull_single", "buy:hull_stern", "place:new", "buy:hull_middle", "place:new")
    do(state, "buy:hull_bow", "place:ship_0")
    assert (mine(state, 0)["coins"], mine(state, 0)["workers"]) == (9, 2)
    assert legal(state) == {f"take:hull_{part}" for part in ("single", "stern", "middle", "bow")}
    do(state, "take:hull_bow", "end_action")
    assert (mine(state, 0)["coins"], mine(state, 0)["workers"]) == (9, 2)
    assert mine(state, 0)["warehouse"] == {"hull_single": 1, "hull_bow": 1}
    do(state, "buy:hull_bow", "place:new", "buy:hull_stern", "place:ship_0", "end_action")
    assert (mine(state, 1)["coins"], mine(state, 1)["workers"]) == (11, 4)
    do(state, "buy:hull_single", "end_action")
    assert (mine(state, 2)["coins"], mine(state, 2)["workers"]) == (15, 4)
    assert mine(state, 2)["warehouse"] == {"hull_single": 1}


def test_w3_free_tile_and_placing() -> None:
    state = position(action="buy_hull")
    do(state, "buy:hull_single", "buy:hull_stern", "place:new", "buy:hull_middle", "place:new")
    do(state, "buy:hull_bow", "place:ship_0", "take:hull_middle")
    assert mine(state, 0)["warehouse"] == {"hull_single": 1, "hull_middle": 1}
    assert table(state)["seats"][0]["space_left"] == 10
    ships = table(state)["seats"][0]["ships"]
    assert [ship["parts"] for ship in ships] == [["hull_stern", "hull_bow"], ["hull_middle"]]
    assert [(ship["decks"], ship["closed"]) for ship in ships] == [(2, True), (1, False)]
    do(state, "buy:hull_middle")
    assert legal(state) == {"place:warehouse", "place:new", "place:ship_1"}
    do(state, "place:ship_1", "buy:hull_stern", "place:ship_1")
    assert table(state)["seats"][0]["ships"][1]["decks"] == 3


def test_w4_no_gap() -> None:
    joined = position(seat(ships=["hull_stern"]), seat(), action="buy_hull")
    do(joined, "buy:hull_bow", "place:ship_0")
    assert table(joined)["seats"][0]["ships"][0]["closed"]
    do(joined, "buy:hull_middle")
    assert why_not(joined, "place:ship_0") == "why-closed"
    apart = position(seat(ships=["hull_stern"]), seat(), action="buy_hull")
    do(apart, "buy:hull_bow", "place:new")
    ships = table(apart)["seats"][0]["ships"]
    assert [(ship["parts"], ship["closed"]) for ship in ships] == [
        (["hull_stern"], False),
        (["hull_bow"], False),
    ]
    do(apart, "buy:hull_middle", "place:ship_0")
    assert [ship["parts"] for ship in table(apart)["seats"][0]["ships"]] == [
        ["hull_stern", "hull_middle"],
        ["hull_bow"],
    ]


def test_w5_masts() -> None:
    state = position(seat(ships=["hull_stern hull_bow"]), seat(), action="buy_masts")
    do(state, "buy:mast_whale")
    assert truth(state)["stage"] == "act"
    do(state, "buy:mast_caravel", "place:ship_0", "buy:mast_caravel", "place:ship_0")
    assert (mine(state, 0)["coins"], mine(state, 0)["workers"]) == (10, 3)
    assert mine(state, 0)["warehouse"] == {"mast_whale": 1}
    own = table(state)["seats"][0]
    assert own["space_left"] == 10
    assert own["ships"][0]["parts"][2:] == ["mast_caravel", "mast_caravel"]
    assert own["ships"][0]["crest"] == "caravel"


def test_w6_one_crest_per_ship() -> None:
    state = position(
        seat(ships=["hull_stern hull_bow mast_whale"], warehouse="mast_whale mast_caravel mast_crown"),
        seat(),
        action="transport",
    )
    assert legal(state, "transport") == {"mast_whale", "mast_crown"}


@pytest.mark.parametrize(
    ("masts", "first", "then"),
    [
        ("mast_whale mast_whale", {"sail_whale", "sail_crown"}, {"sail_whale", "sail_crown"}),
        ("mast_whale mast_crown", {"sail_whale", "sail_crown"}, {"sail_whale", "sail_crown"}),
        (
            "mast_crown mast_crown",
            {"sail_whale", "sail_caravel", "sail_crown"},
            {"sail_whale", "sail_crown"},
        ),
    ],
)
def test_w7_sails_right_and_wrong(masts: str, first: set[str], then: set[str]) -> None:
    state = position(
        seat(
            ships=[f"hull_stern hull_bow {masts}"],
            warehouse="sail_whale sail_whale sail_caravel sail_crown",
        ),
        seat(),
        action="transport",
    )
    assert legal(state, "transport") == first
    do(state, "transport:sail_whale", "place:ship_0")
    assert table(state)["seats"][0]["ships"][0]["crest"] == "whale"
    assert legal(state, "transport") == then


def test_w8_goods() -> None:
    ship = "hull_stern hull_middle hull_bow"
    state = position(seat(ships=[ship]), seat(), action="buy_goods", place=4)
    assert table(state)["execution"]["prices_now"] == {
        "good_fish": 2,
        "good_grain": 1,
        "good_coffee": 0,
        "good_salt": 3,
    }
    do(state, "buy:good_coffee", "buy:good_coffee", "place:ship_0", "buy:good_grain", "place:ship_0")
    do(state, "buy:good_fish")
    assert "place:ship_0" in legal(state)
    do(state, "place:warehouse")
    assert truth(state)["stage"] == "act"
    assert (mine(state, 0)["coins"], mine(state, 0)["workers"]) == (8, 3)
    assert mine(state, 0)["warehouse"] == {"good_coffee": 1, "good_fish": 1}
    assert table(state)["seats"][0]["ships"][0]["cargo"] == ["good_grain", "good_coffee"]


def test_w8b_the_fourth_kind_instead_of_a_second_coffee() -> None:
    state = position(seat(ships=["hull_stern hull_middle hull_bow"]), seat(), action="buy_goods", place=4)
    do(state, "buy:good_coffee", "buy:good_salt", "place:ship_0", "buy:good_grain", "place:ship_0")
    do(state, "buy:good_fish", "place:ship_0", "take:good_coffee")
    assert (mine(state, 0)["coins"], mine(state, 0)["workers"]) == (9, 3)
    assert mine(state, 0)["warehouse"] == {"good_coffee": 2}


def test_w9_prices_do_not_matter_for_light_tiles() -> None:
    state = position(action="money", turns=1)
    assert execution(state)["blue_left"] == 2
    do(state, "money", "money", "money")
    assert (mine(state, 1)["coins"], mine(state, 1)["workers"]) == (21, 3)


def test_w10_transport() -> None:
    state = position(seat(warehouse="hull_single mast_whale good_fish"), seat(), action="transport")
    assert why_not(state, "transport:mast_whale") == "why-no-ship-mast"
    assert why_not(state, "transport:good_fish") == "why-no-ship-good"
    do(state, "transport:hull_single", "place:new", "transport:mast_whale", "place:ship_0")
    do(state, "transport:good_fish", "place:ship_0")
    assert (execution(state)["blue_left"], mine(state, 0)["workers"]) == (0, 3)
    assert mine(state, 0)["warehouse"] == {}


FINISHED_3 = (
    "hull_stern hull_middle hull_bow mast_whale mast_whale mast_whale sail_whale sail_whale sail_whale "
    "good_fish good_fish good_salt"
)


def test_w11_delivery_is_all_or_nothing() -> None:
    short = position(seat(ships=[FINISHED_3], workers=0), seat(), action="deliver")
    assert execution(short)["blue_left"] == 2
    assert why_not(short, "deliver:ship_0") == "why-too-few-workers"
    state = position(seat(ships=[FINISHED_3], workers=1), seat(), action="deliver")
    do(state, "deliver:ship_0")
    assert (execution(state)["blue_left"], mine(state, 0)["workers"]) == (0, 0)
    assert mine(state, 0)["delivered"] == {"good_fish": 2, "good_salt": 1}
    ship = table(state)["seats"][0]["ships"][0]
    assert (ship["cargo"], ship["finished"]) == ([], True)


def test_w12_crowns() -> None:
    state = position(
        seat(ships=["hull_single mast_crown"], warehouse="sail_crown", flipped=1), seat(), action="crowns"
    )
    do(state, "crowns", "crowns", "crowns")
    assert (mine(state, 0)["vp"], mine(state, 0)["workers"]) == (19, 3)
    do(state, "crowns", "crowns")
    assert (mine(state, 0)["vp"], mine(state, 0)["workers"]) == (25, 1)
    assert why_not(state, "crowns") == "why-crown-cap"


@pytest.mark.parametrize(("passed", "left"), [(0, 4), (1, 7), (2, 9), (3, 10)])
def test_w13_passing(passed: int, left: int) -> None:
    state = position(
        seat(extra=False), seat(extra=False, flipped=passed), action="money", phase=7, round=1, turns=1
    )
    do(state, "money", "end_action")
    assert mine(state, 1)["vp"] == left
    assert mine(state, 1)["passes_flipped"] == 0


FOUR_DECKS = "hull_stern hull_middle hull_middle hull_bow" + 4 * " mast_star" + 3 * " sail_star"


def test_w14_rewards_of_a_four_deck_ship() -> None:
    state = position(seat(ships=[FOUR_DECKS]), seat(), action="buy_sails")
    do(state, "buy:sail_star", "place:ship_0")
    assert truth(state)["rewards"]["due"] == 4
    varied = state.clone()
    do(state, "reward:crown_mast", "reward:crown_mast")
    assert why_not(state, "reward:crown_mast") == "why-reward-twice"
    do(state, "reward:crown_sail", "reward:crown_sail")
    assert table(state)["seats"][0]["space_left"] == 6
    assert truth(state)["stage"] == "act"
    do(varied, "reward:crown_mast", "reward:three_vp", "reward:seven_talers", "reward:three_workers")
    assert truth(varied)["stage"] == "act"


def test_w15_interrupted_transport() -> None:
    state = position(
        seat(ships=["hull_single mast_whale", "hull_single mast_crown"], warehouse="sail_whale", workers=0),
        seat(),
        action="transport",
    )
    do(state, "transport:sail_whale", "place:ship_0", "reward:crown_sail")
    assert mine(state, 0)["warehouse"] == {"sail_crown": 1}
    do(state, "transport:sail_crown", "place:ship_1", "reward:three_workers")
    assert [ship["finished"] for ship in table(state)["seats"][0]["ships"]] == [True, True]
    assert mine(state, 0)["workers"] == 3
    more = position(
        seat(
            ships=["hull_single mast_whale", "hull_single mast_crown"],
            warehouse="sail_whale good_fish",
            workers=0,
        ),
        seat(),
        action="transport",
    )
    do(more, "transport:sail_whale", "place:ship_0", "reward:crown_sail")
    do(more, "transport:sail_crown", "place:ship_1", "reward:three_workers")
    do(more, "transport:good_fish", "place:ship_0")
    assert mine(more, 0)["workers"] == 2


def test_w16_extra_action() -> None:
    state = position(seat(workers=3), seat(), action="money", place=BLUE_3)
    do(state, "extra:buy_sails")
    assert mine(state, 0)["workers"] == 5
    for crest in ("whale", "caravel", "tower", "star"):
        do(state, f"buy:sail_{crest}", "place:warehouse")
    do(state, "take:sail_star", "buy:sail_whale", "place:warehouse")
    assert (mine(state, 0)["coins"], mine(state, 0)["workers"]) == (3, 0)
    assert sum(mine(state, 0)["warehouse"].values()) == 6
    assert not mine(state, 0)["extra_available"]
    do(state, "end_action")
    assert (execution(state)["kind"], execution(state)["blue_left"]) == ("money", 3)
    assert legal(state) == {"pass", "money"}


def test_w17_extra_crowns() -> None:
    state = position(
        seat(warehouse="sail_crown sail_crown sail_crown sail_crown sail_crown", workers=2),
        seat(),
        action="crowns",
    )
    do(state, "crowns", "crowns", "crowns", "end_action")
    assert mine(state, 0)["vp"] == 25
    do(state, "extra:crowns", "crowns", "crowns", "crowns")
    assert mine(state, 0)["vp"] == 40


def test_w18_anchor_and_wheel() -> None:
    state = position(seat(extra=False), seat(extra=False), action="money", place=5)
    do(state, "pass", "pass")
    assert table(state)["next_anchor_place"] == 5 + 1
    while truth(state)["round"] == 1:
        do(state, next(iter(sorted(legal(state)))))
    assert truth(state)["anchor_place"] == 5
    blue = [place["blue_workers"] for place in table(state)["places"]]
    assert blue == [2, 3, 1, 3, 2, 0, 2, 1]


def test_w18_dealing_starts_at_the_anchor() -> None:
    """The i-th tile of the shuffled order lies i places after the anchor."""
    state = position(seat(extra=False), seat(extra=False), action="money", place=3, phase=7, turns=1, token=5)
    rng = rng_from_words(state.rng.words())
    order = list(range(8))
    rng.shuffle(order)
    do(state, "pass")
    tiles = truth(state)["tiles"]
    assert [tiles[(5 + i) % 8] for i in range(8)] == [KINDS[kind] for kind in order]


def test_w19_final_scoring() -> None:
    single = "hull_single mast_star sail_star"
    pair = "hull_stern hull_bow" + 2 * " mast_star" + 2 * " sail_star"
    triple = "hull_stern hull_middle hull_bow" + 3 * " mast_tower" + 3 * " sail_tower"
    owner = seat(
        coins=8,
        workers=2,
        vp=10,
        warehouse="hull_bow mast_whale good_salt",
        ships=[
            single,
            single,
            single,
            f"{pair} good_salt good_salt",
            triple,
            "hull_stern mast_whale sail_whale good_salt",
            "hull_middle",
            "hull_bow",
        ],
        delivered="good_grain good_grain" + 3 * " good_fish" + 6 * " good_coffee",
    )
    state = position(
        owner, seat(), action="money", stage="game_over", round=4, phase=7, options={"rounds": 4}
    )
    own = table(state)["seats"][0]
    assert (own["vp_for_goods"], own["vp_for_ships"]) == (39, 34)
    assert own["left_overs"] == 21
    assert state.scores()[0] == 10 + 80


def test_w20_tie() -> None:
    state = position(
        seat(coins=7, workers=0, vp=10),
        seat(coins=5, workers=0, vp=11),
        stage="game_over",
        round=4,
        phase=7,
    )
    assert state.scores() == [12, 12]
    assert state.winners() == [1]


def test_w21_compensation() -> None:
    state = new_game(4, first_player=2)
    got = [(mine(state, number)["coins"], mine(state, number)["workers"]) for number in (2, 3, 0, 1)]
    assert got == [(15, 4), (16, 4), (16, 5), (17, 6)]


@pytest.mark.parametrize(("players", "phases"), [(2, 28), (3, 35), (4, 35)])
def test_w22_lengths(players: int, phases: int) -> None:
    state = new_game(players, 5)
    turns: dict[tuple[int, int], list[int]] = {}
    while not state.is_over:
        now = truth(state)
        if now["stage"] == "act":
            assert state.current_player is not None
            turns.setdefault((now["round"], now["phase"]), []).append(state.current_player)
            do(state, "pass")
        else:
            do(state, sorted(legal(state))[0] if now["stage"] != "after_main" else "end_turn")
    assert len(turns) == phases
    assert all(sorted(seats) == list(range(players)) for seats in turns.values())
