"""Positions of which only some fields are given: these stay, and the other fields are completed."""

from __future__ import annotations

from typing import Any

import pytest

import harbourside as hs

from .scenario import GAME, do, legal, new_game, table, truth

FINISHED = ["hull_stern", "hull_bow", "mast_star", "mast_star", "sail_star", "sail_star"]


def made(players: int = 2, **given: Any) -> dict[str, Any]:
    return truth(GAME.scenario(players, **given))


def test_without_anything_given_the_first_seat_chooses_the_first_tile() -> None:
    state = GAME.scenario(3)
    assert state.current_player == 0
    assert legal(state, "choose") == set(GAME.scenario(3).to_dict()["position"]["tiles"])  # type: ignore[index]
    assert [player["coins"] for player in truth(state)["seats"]] == [15, 15, 15]
    assert [player["workers"] for player in truth(state)["seats"]] == [4, 4, 4]


def test_the_last_sail_is_placed_in_a_position_of_one_line() -> None:
    state = hs.game("nauticus").scenario(
        2, in_hand="sail_whale", seats=[{"coins": 3, "ships": [["hull_single", "mast_whale"]]}]
    )
    do(state, "place:ship_0", "reward:seven_talers", "end_action")
    assert truth(state)["seats"][0]["coins"] == 10


def test_a_chosen_action_is_under_way_with_the_workers_of_its_place() -> None:
    for place, blue in enumerate([0, 2, 1, 2, 3, 1, 3, 2]):
        others = ["buy_hull", "buy_masts", "buy_sails", "buy_goods", "transport", "deliver", "crowns"]
        found = made(chosen="money", tiles=[*others[:place], "money", *others[place:]])
        assert (found["stage"], found["used_tiles"]) == ("act", ["money"])
        assert (found["execution"]["kind"], found["execution"]["blue_left"]) == ("money", blue)


def test_uses_take_blue_workers_first() -> None:
    found = made(chosen="buy_goods", anchor_place=7, execution={"bought": [0, 1, 0, 0]})
    assert (found["execution"]["uses"], found["execution"]["blue_left"]) == (1, 2)
    found = made(chosen="buy_goods", anchor_place=7, execution={"bought": [2, 2, 0, 0]})
    assert (found["execution"]["uses"], found["execution"]["blue_left"]) == (4, 0)


def test_the_anchor_begins_where_the_board_has_three_workers() -> None:
    places = [{"bonus": bonus, "prices": [0, 1, 2, 3]} for bonus in (
        "mast", "sail", "two_vp", "three_workers", "two_workers", "worker_good", "worker_vp", "four_talers",
    )]  # fmt: skip
    text = "\n".join(f"[[places]]\nbonus = '{p['bonus']}'\nprices = {p['prices']}" for p in places)
    assert truth(GAME.scenario(2, {"board": text}))["anchor_place"] == 3


def test_the_phase_follows_from_the_tiles_used_and_the_other_way_round() -> None:
    found = made(used_tiles=["money", "crowns"])
    assert (found["stage"], found["phase"], found["chosen"]) == ("choose_tile", 3, "")
    assert found["anchor_token"] == found["tiles"].index("money")
    found = made(phase=4)
    assert len(found["used_tiles"]) == 3
    assert found["tiles"][found["anchor_token"]] in found["used_tiles"]
    found = made(phase=4, chosen="crowns")
    assert len(found["used_tiles"]) == 4
    assert "crowns" in found["used_tiles"]
    assert made(used_tiles=["money", "crowns"], chosen="crowns")["phase"] == 2


def test_the_anchor_token_lies_on_a_used_tile() -> None:
    found = made(anchor_token=4)
    assert (found["phase"], found["used_tiles"]) == (2, [found["tiles"][4]])
    found = made(anchor_token=0, phase=3, chosen="money")
    assert found["used_tiles"] == ["buy_hull", "money", "crowns"]


def test_who_decides_follows_from_start_player_and_turns_and_the_other_way_round() -> None:
    assert made(4, chosen="money", start_player=3, turns_taken=2)["actor"] == 1
    assert made(4, chosen="money", turns_taken=2)["actor"] == 2
    assert made(4, chosen="money", actor=2)["start_player"] == 2
    found = made(4, chosen="money", actor=1, start_player=3)
    assert found["turns_taken"] == 2
    found = made(4, chosen="money", actor=1, turns_taken=3)
    assert found["start_player"] == 2


@pytest.mark.parametrize(("round", "phase"), [(1, 1), (1, 3), (2, 1), (4, 7)])
def test_the_marker_has_moved_from_the_first_player_that_the_option_names(round: int, phase: int) -> None:
    state = new_game(3, first_player=2)
    rng = hs.Rng(1)
    while (truth(state)["round"], truth(state)["phase"]) != (round, phase):
        options = state.legal_actions()
        state.apply(options[rng.below(len(options))])
    made_one = GAME.scenario(3, {"first_player": 2}, round=round, phase=phase)
    assert truth(made_one)["start_player"] == truth(state)["start_player"]


def test_a_tile_in_hand_was_bought_with_its_action_or_is_a_crown_being_moved() -> None:
    found = made(in_hand="mast_star")
    assert (found["stage"], found["chosen"]) == ("placing", "buy_masts")
    assert (found["execution"]["bought"], found["execution"]["uses"]) == ([0, 0, 0, 1], 1)
    assert found["supply"]["mast_star"] == 14
    found = made(in_hand="sail_crown", seats=[{"ships": [["hull_single", "mast_crown"]]}])
    assert (found["chosen"], found["execution"]["uses"]) == ("transport", 1)


def test_rewards_are_due_for_each_deck_of_the_ship() -> None:
    found = made(stage="reward", seats=[{"ships": [["hull_bow"], FINISHED]}], rewards={"ship": 1})
    assert (found["rewards"]["due"], found["chosen"]) == (2, "transport")
    seats = [{"ships": [FINISHED]}]
    found = made(seats=seats, chosen="buy_sails", rewards={"taken": {"three_vp": 1}})
    assert found["stage"] == "reward"
    assert (found["rewards"]["due"], found["execution"]["bought"]) == (1, [0, 0, 0, 1])
    found = made(stage="goods_pick", seats=[{"ships": [FINISHED]}])
    assert (found["rewards"]["taken"], found["rewards"]["due"]) == ({"two_goods": 1}, 1)


@pytest.mark.parametrize(
    "stage", ["choose_tile", "bonus_pick", "act", "free_tile", "after_main", "game_over"]
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_name_of_a_stage_is_enough(stage: str, players: int) -> None:
    state = GAME.scenario(players, stage=stage)
    assert truth(state)["stage"] == stage
    assert state.is_over == (stage == "game_over")


def test_an_extra_action_has_spent_its_tile_and_has_no_blue_workers() -> None:
    found = made(chosen="crowns", execution={"kind": "money", "extra": True})
    assert [player["extra_available"] for player in found["seats"]] == [False, True]
    assert (found["chosen"], found["execution"]["blue_left"]) == ("crowns", 0)


def test_the_supply_has_the_tiles_that_lie_nowhere_else() -> None:
    whole = new_game(3).census()
    state = GAME.scenario(
        3,
        in_hand="good_salt",
        seats=[
            {"warehouse": {"good_salt": 2, "mast_crown": 1}},
            {"ships": [["hull_bow", "mast_crown", "good_fish"]]},
            {"delivered": {"good_fish": 4}},
        ],
    )
    assert state.census() == whole
    supply = truth(state)["supply"]
    assert [supply[tile] for tile in ("good_salt", "mast_crown", "hull_bow", "good_fish")] == [9, 10, 17, 7]


def test_a_supply_that_is_given_stays_as_it_is() -> None:
    found = made(supply={"hull_bow": 0}, seats=[{"ships": [["hull_stern"]]}])
    assert "hull_bow" not in found["supply"]
    assert found["supply"]["hull_stern"] == 17


def test_the_given_fields_are_not_changed() -> None:
    given: dict[str, Any] = {"seats": [{"coins": 1}], "execution": {"uses": 1}, "rewards": {}}
    GAME.scenario(2, chosen="money", **given)
    assert given == {"seats": [{"coins": 1}], "execution": {"uses": 1}, "rewards": {}}


@pytest.mark.parametrize("stage", ["choose_tile", "act", "free_tile", "after_main"])
def test_a_position_made_to_order_can_be_played_to_the_end(stage: str) -> None:
    state = GAME.scenario(2, stage=stage, round=4, phase=6, seed=3)
    rng = hs.Rng(4)
    while not state.is_over:
        options = state.legal_actions()
        state.apply(options[rng.below(len(options))])
    assert len(table(state)["seats"]) == 2


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"coins": 3}, "coins"),
        ({"stage": "sleeping"}, "stage"),
        ({"stage": 3}, "stage"),
        ({"phase": "two"}, "phase"),
        ({"round": 9}, "round"),
        ({"actor": 2}, "actor"),
        ({"actor": "Ann"}, "actor"),
        ({"start_player": None}, "start_player"),
        ({"turns_taken": -1}, "turns_taken"),
        ({"turns_taken": 1}, "turns_taken"),
        ({"anchor_place": "mast", "chosen": "money"}, "anchor_place"),
        ({"anchor_token": 8}, "anchor_token"),
        ({"tiles": ["money"] * 8}, "tiles"),
        ({"tiles": ["money"] * 8, "chosen": "crowns"}, "tiles"),
        ({"tiles": 8}, "tiles"),
        ({"used_tiles": 7}, "used_tiles"),
        ({"used_tiles": [[]]}, "used_tiles[0]"),
        ({"chosen": "rudder"}, "chosen"),
        ({"chosen": ["money"]}, "chosen"),
        ({"chosen": "money", "stage": "choose_tile"}, "used_tiles"),
        ({"in_hand": ["hull_bow"]}, "in_hand"),
        ({"in_hand": {}, "stage": "placing"}, "in_hand"),
        ({"execution": 3}, "execution"),
        ({"execution": {"kind": "rudder"}}, "chosen"),
        ({"execution": {"kind": ""}, "chosen": "money"}, "execution.kind"),
        ({"execution": {"extra": 1}}, "execution.extra"),
        ({"execution": {"uses": None}}, "execution.uses"),
        ({"execution": {"bought": "none"}, "chosen": "buy_hull"}, "execution.bought"),
        ({"rewards": []}, "rewards"),
        ({"rewards": {"taken": 3}}, "rewards.taken"),
        ({"rewards": {"ship": "first"}}, "rewards.ship"),
        ({"supply": [1]}, "supply"),
        ({"supply": {"gold": 1}}, "supply.gold"),
        ({"seats": 2}, "seats"),
        ({"seats": [1, 2]}, "seats[0]"),
        ({"seats": [{}, {}, {}]}, "seats"),
        ({"seats": [{"pesos": 3}]}, "seats[0].pesos"),
        ({"seats": [{"warehouse": ["hull_bow"]}]}, "seats[0].warehouse"),
        ({"seats": [{"warehouse": {"good_fish": 13}}]}, "seats[0].warehouse.good_fish"),
        ({"seats": [{"ships": [["hull_bow", "hull_bow"]]}]}, "seats[0].ships[0]"),
        ({"seats": [{"delivered": {"good_fish": 8}}, {"delivered": {"good_fish": 8}}]}, "supply"),
    ],
)
def test_a_wrong_field_is_refused_with_its_place(given: dict[str, Any], where: str) -> None:
    with pytest.raises(hs.BadPosition) as refused:
        GAME.scenario(2, **given)
    assert refused.value.where.removeprefix("position.").removeprefix("position.") == where


def test_the_next_deal_can_be_given_in_advance() -> None:
    deal = ["crowns", "money", "deliver", "transport", "buy_goods", "buy_sails", "buy_masts", "buy_hull"]
    start = GAME.scenario(2, stage="after_main", phase=7, turns_taken=1, anchor_token=2)
    play = hs.Play.from_position(start, chance=[f"place@{place}={kind}" for place, kind in enumerate(deal)])
    play.do("end_turn")
    assert truth(play.state)["tiles"] == deal
    assert truth(play.state)["anchor_place"] == 2
