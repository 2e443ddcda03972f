"""A good description of a position loads to an equal state. A bad one is refused with its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import harbourside as hs

from .scenario import GAME, do, load, mine, position, saved, seat, table, truth

FINISHED = "hull_stern hull_bow mast_star mast_star sail_star sail_star"


def set_at(data: dict[str, Any], path: str, value: object) -> None:
    *way, last = path.split(".")
    spot: Any = data["position"]
    for step in way:
        spot = spot[int(step) if step.isdigit() else step]
    spot[last] = value


def refused(data: dict[str, Any]) -> str:
    with pytest.raises(hs.BadPosition) as refusal:
        load(data)
    assert "⟦" not in refusal.value.say("pl")
    return refusal.value.where


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("stage", "sleeping", "stage"),
        ("actor", 1, "actor"),
        ("round", 5, "round"),
        ("phase", 8, "phase"),
        ("start_player", 2, "start_player"),
        ("turns_taken", 2, "turns_taken"),
        ("anchor_place", 8, "anchor_place"),
        ("anchor_token", 3, "anchor_token"),
        ("tiles", ["money"] * 8, "tiles"),
        ("used_tiles", [], "used_tiles"),
        ("used_tiles", ["buy_hull"], "chosen"),
        ("used_tiles", ["money", "money"], "used_tiles[1]"),
        ("chosen", "", "chosen"),
        ("in_hand", "hull_bow", "in_hand"),
        ("execution.kind", "", "execution.kind"),
        ("execution.kind", "transport", "execution.kind"),
        ("execution.blue_left", 1, "execution.blue_left"),
        ("execution.blue_left", 3, "execution.blue_left"),
        ("execution.main_done", True, "execution.main_done"),
        ("execution.bought", [1, 0, 0, 0], "execution.bought"),
        ("execution.bought", [0, 0, 0], "execution.bought"),
        ("execution.crown_vp", 3, "execution.crown_vp"),
        ("execution.free_tile_done", True, "execution.free_tile_done"),
        ("execution.extra", True, "execution.blue_left"),
        ("rewards.due", 1, "rewards.due"),
        ("rewards.first_good", "good_fish", "rewards.due"),
        ("supply", {"hull_bow": 19}, "supply.hull_bow"),
        ("supply", {"gold": 1}, "supply.gold"),
        ("supply", [], "supply"),
        ("seats.0.coins", -1, "seats[0].coins"),
        ("seats.0.workers", True, "seats[0].workers"),
        ("seats.1.vp", "10", "seats[1].vp"),
        ("seats.0.passes_flipped", 4, "seats[0].passes_flipped"),
        ("seats.0.extra_available", 1, "seats[0].extra_available"),
        ("seats.0.warehouse", {"good_fish": 12, "good_salt": 1}, "seats[0].warehouse"),
        ("seats.0.warehouse", {"hull_bow": 1}, "supply"),
        ("seats.0.delivered", {"good_fish": 1}, "supply"),
        ("seats.0.delivered", {"hull_bow": 1}, "seats[0].delivered.hull_bow"),
        ("seats.0.ships", [[]], "seats[0].ships[0]"),
        ("seats.0.ships", ["hull_bow"], "seats[0].ships[0]"),
        ("seats.0.ships", [["mast_star"]], "seats[0].ships[0]"),
        ("seats.0.ships", [["hull_bow", "rudder"]], "seats[0].ships[0][1]"),
        ("seats.0.ships", [["hull_single", "hull_bow"]], "seats[0].ships[0]"),
        ("seats.0.ships", [["hull_bow", "hull_bow"]], "seats[0].ships[0]"),
        ("seats.0.ships", [["hull_middle"] * 3], "seats[0].ships[0]"),
        ("seats.0.ships", [["hull_bow", "mast_star", "mast_star"]], "seats[0].ships[0]"),
        ("seats.0.ships", [["hull_bow", "sail_star"]], "seats[0].ships[0]"),
        ("seats.0.ships", [["hull_bow", "mast_star", "sail_whale"]], "seats[0].ships[0]"),
        ("seats.0.ships", [["hull_bow", "good_fish", "good_fish"]], "seats[0].ships[0]"),
        ("seats.0.ships", [["hull_bow"]] * 25, "seats[0].ships"),
    ],
)
def test_nonsense_is_refused_with_its_place(path: str, value: object, where: str) -> None:
    data = saved(seat(), seat())
    set_at(data, path, value)
    assert refused(data) == f"position.position.{where}" or refused(data) == f"position.{where}"


@pytest.mark.parametrize(
    ("make", "where"),
    [
        (lambda: saved(seat(), seat(), stage="choose_tile", turns=1), "turns_taken"),
        (lambda: saved(seat(), seat(), stage="game_over", round=3, phase=7), "stage"),
        (lambda: saved(seat(flipped=1), seat(), stage="game_over", round=4, phase=7), "seats"),
        (lambda: saved(seat(extra=False), seat(), stage="after_main"), "stage"),
        (lambda: saved(seat(), seat(), extra=True, blue_left=0), "stage"),
        (lambda: saved(seat(), seat(), stage="bonus_pick", place=3), "stage"),
        (lambda: saved(seat(warehouse="good_fish " * 12), seat(), stage="bonus_pick", place=2), "stage"),
        (
            lambda: saved(
                seat(),
                seat(),
                stage="free_tile",
                action="buy_hull",
                bought=[0, 0, 0, 0],
                free_tile_done=False,
            ),
            "stage",
        ),
        (
            lambda: saved(
                seat(), seat(), stage="placing", action="buy_hull", in_hand="hull_bow", bought=[0, 0, 0, 0]
            ),
            "in_hand",
        ),
        (
            lambda: saved(
                seat(),
                seat(),
                stage="placing",
                action="buy_hull",
                in_hand="mast_star",
                uses=1,
                bought=[1, 0, 0, 0],
            ),
            "in_hand",
        ),
        (lambda: saved(seat(), seat(), stage="reward", action="buy_sails"), "stage"),
        (
            lambda: saved(
                seat(ships=[FINISHED]), seat(), stage="reward", action="transport", uses=1, rewards={"due": 1}
            ),
            "rewards.due",
        ),
        (
            lambda: saved(
                seat(ships=["hull_bow"]),
                seat(),
                stage="reward",
                action="transport",
                uses=1,
                rewards={"due": 1},
            ),
            "rewards.ship",
        ),
        (
            lambda: saved(
                seat(ships=[FINISHED]),
                seat(),
                stage="goods_pick",
                action="transport",
                uses=1,
                rewards={"due": 2},
            ),
            "rewards.taken",
        ),
        (
            lambda: saved(
                seat(ships=[FINISHED], warehouse="good_fish " * 11),
                seat(),
                stage="goods_pick",
                action="transport",
                uses=1,
                rewards={"due": 1, "taken": {"two_goods": 1}},
            ),
            "stage",
        ),
        (
            lambda: saved(
                seat(),
                seat(),
                action="buy_hull",
                uses=4,
                blue_left=0,
                bought=[1, 1, 1, 1],
                free_tile_done=False,
            ),
            "execution.free_tile_done",
        ),
    ],
)
def test_parts_that_contradict_each_other_are_refused(make: Callable[[], dict[str, Any]], where: str) -> None:
    assert refused(make()).endswith(f"position.{where}")


@pytest.mark.parametrize(
    "make",
    [
        lambda: saved(seat(), seat(), supply=dict.fromkeys(["hull_bow", "good_fish"], 0)),
        lambda: saved(seat(), seat(), stage="bonus_pick", place=2),
        lambda: saved(seat(extra=False), seat(), extra=True, blue_left=0, main_done=True),
        lambda: (
            saved(seat(), seat(), action="transport", stage="placing", in_hand="mast_crown", uses=1)
            | {"players": 2}
        ),
        lambda: saved(
            seat(ships=[FINISHED]),
            seat(),
            action="transport",
            stage="reward",
            uses=1,
            blue_left=1,
            rewards={"due": 1, "taken": {"two_goods": 1}},
        ),
        lambda: saved(
            seat(ships=[FINISHED], warehouse="good_fish"),
            seat(),
            action="buy_sails",
            stage="goods_pick",
            uses=1,
            bought=[0, 0, 0, 1],
            rewards={"due": 1, "taken": {"two_goods": 1}, "first_good": "good_fish"},
        ),
        lambda: saved(
            seat(),
            seat(),
            action="buy_hull",
            stage="free_tile",
            uses=4,
            blue_left=0,
            bought=[1, 1, 1, 1],
            free_tile_done=True,
        ),
    ],
)
def test_sensible_positions_are_taken_and_come_back_the_same(make: Callable[[], dict[str, Any]]) -> None:
    data = make()
    if data["position"]["in_hand"] == "mast_crown":
        data["position"]["seats"][0]["ships"] = [["hull_single"]]
        data["position"]["supply"]["hull_single"] = 17
    state = load(data)
    assert load(state.to_dict()).to_dict() == state.to_dict()
    assert state.legal_actions()


def test_a_position_may_lack_pieces_but_keeps_its_census() -> None:
    state = position(supply={"hull_bow": 0})
    assert state.census()["hull_bow"] == 0


def test_parts_of_a_ship_may_stand_in_any_order() -> None:
    data = saved(seat(), seat())
    data["position"]["seats"][0]["ships"] = [
        ["sail_star", "hull_bow", "mast_star", "hull_middle", "hull_stern"]
    ]
    data["position"]["supply"] = {}
    assert truth(load(data))["seats"][0]["ships"] == [
        ["hull_stern", "hull_middle", "hull_bow", "mast_star", "sail_star"]
    ]


def test_a_crown_in_hand_still_counts_after_a_save() -> None:
    state = position(
        seat(ships=["hull_single mast_crown"], warehouse="sail_crown"), seat(), action="transport"
    )
    do(state, "transport:sail_crown")
    again = load(state.to_dict())
    for side in (state, again):
        assert table(side)["seats"][0]["crowns"] == 2
        do(side, "place:ship_0", "reward:three_vp", "end_action", "extra:crowns", "crowns")
    assert mine(again, 0)["vp"] == mine(state, 0)["vp"] == 15


def test_a_finished_game_comes_back() -> None:
    state = position(stage="game_over", round=4, phase=7)
    assert state.is_over
    assert GAME.from_dict(state.to_dict()).scores() == state.scores()
