"""Module IV: the festival. docs/rules/puerto_rico.md, section 3, step 5, and where its tasks are checked."""

from __future__ import annotations

from .scenario import (
    NEW,
    P,
    do,
    doubloons,
    goods,
    new_game,
    node,
    phase,
    position,
    seat,
    supply,
    truth,
    vp,
    why_not,
)

FEAST = {"festival": True}
UNASKED = {"optional_gains": "never"}


def test_set_up_takes_the_markers_out_of_the_game() -> None:
    state = new_game(4, 3, **FEAST)
    tasks = truth(state)["festival"]
    assert len(tasks["goods"]) == 3
    assert sum(truth(state)["goods"]) == 50 - 3
    assert len(truth(state)["pile"]) + sum(truth(state)["row"]) == 46 - 1
    board = truth(state)["board"]
    assert board.get(tasks["building"], 0) == new_game(4).census()[tasks["building"]] - 1


def test_two_players_mark_the_building_without_a_copy() -> None:
    """R7."""
    state = new_game(2, 3, **FEAST)
    building = truth(state)["festival"]["building"]
    assert truth(state)["board"][building] == new_game(2).census()[building]


def test_building_makes_none_of_the_goods() -> None:
    for seed in range(80):
        tasks = truth(new_game(3, seed, **FEAST))["festival"]
        assert not ("tobacco" in tasks["goods"] and tasks["building"] == "tobacco_storage")
        assert not ("coffee" in tasks["goods"] and tasks["building"] == "coffee_roaster")


def test_building_may_exclude_the_crop_instead() -> None:
    seen = set()
    for seed in range(150):
        tasks = truth(new_game(3, seed, festival_building_excludes="crop", **FEAST))["festival"]
        assert not (tasks["crop"] == "tobacco" and tasks["building"] == "tobacco_storage")
        assert not (tasks["crop"] == "coffee" and tasks["building"] == "coffee_roaster")
        seen.add("coffee" in tasks["goods"] and tasks["building"] == "coffee_roaster")
    assert seen == {False, True}


def test_goods_may_repeat_unless_told() -> None:
    drawn = [truth(new_game(3, seed, **FEAST))["festival"]["goods"] for seed in range(40)]
    assert any(len(set(three)) < 3 for three in drawn)
    drawn = [
        truth(new_game(3, seed, festival_goods_distinct=True, **FEAST))["festival"]["goods"]
        for seed in range(40)
    ]
    assert all(len(set(three)) == 3 for three in drawn)


def test_festival_comes_after_the_draft() -> None:
    state = new_game(3, **FEAST, **NEW)
    assert truth(state)["festival"] == {"crop": "", "goods": [], "building": ""}
    while phase(state) == "drafting":
        do(state, state.game.actions.key(state.legal_actions()[0]))
    assert truth(state)["festival"]["building"] != ""


def test_crop_task_brings_three_workers() -> None:
    """R41: manned or not, forests apart; before the hospice."""
    state = position(
        P("corn:0/2 hospice", forests="corn"), P(), P(), role="settler", options={**FEAST, **NEW, **UNASKED},
        festival={"crop": "corn"}, workers=3, magistrate=[0, 0], pile="sugar",
    )  # fmt: skip
    do(state, "take:corn")
    assert seat(state, 0)["san_juan"] == [3, 0]
    assert truth(state)["festival"]["crop"] == ""
    assert node(state) == "settler", "the festival took the last workers before the hospice could"
    assert truth(state)["discard"][0] == 1, "the marker tile joins the discard"


def test_crop_task_takes_what_the_supply_has() -> None:
    state = position(
        P("corn:0/2"),
        P(),
        P(),
        role="settler",
        options={**FEAST, **UNASKED},
        festival={"crop": "corn"},
        workers=1,
        pile="sugar",
    )
    do(state, "take:corn")
    assert seat(state, 0)["san_juan"] == [1, 0]


def test_forests_do_not_count_for_the_crop() -> None:
    state = position(
        P("corn:0/2 forest_house"), P(), P(), role="settler", options={**FEAST, **NEW},
        festival={"crop": "corn"}, pile="sugar",
    )  # fmt: skip
    do(state, "take:corn", "as_forest")
    assert truth(state)["festival"]["crop"] == "corn"
    state = position(
        P("corn:0", forests="2 corn"), P(), P(), role="settler", options={**FEAST, **NEW},
        festival={"crop": "corn"}, pile="sugar",
    )  # fmt: skip
    do(state, "take:corn")
    assert truth(state)["festival"]["crop"] == "corn", "two plantations beside two forests"


def test_production_task_counts_multiplicity_and_comes_first_to_the_first() -> None:
    """R40, R42: the tokens return at once, so that later players may produce them."""
    state = position(
        P("corn"), P("corn:2/2 indigo indigo_plant"), P("corn:3/3"), role="craftsman",
        options={**FEAST, **UNASKED},
        festival={"goods": ["corn", "corn", "indigo"]}, supply="3 corn 2 indigo", row="", pile="",
    )  # fmt: skip
    assert (goods(state, 0), doubloons(state, 0)) == ({"corn": 1}, 0)
    assert (goods(state, 1), doubloons(state, 1)) == ({"corn": 2, "indigo": 1}, 3)
    assert goods(state, 2) == {"corn": 2}, "the two marked tokens came back"
    assert supply(state, "indigo") == 2
    assert truth(state)["festival"]["goods"] == []


def test_privilege_goods_do_not_fulfil_the_production_task() -> None:
    """R27."""
    state = position(
        P("corn"), P(), P(), role="craftsman", options=FEAST, festival={"goods": ["corn"] * 2 + ["corn"]}
    )
    do(state, "good:corn")
    assert truth(state)["festival"]["goods"] == ["corn"] * 3


def test_building_task_pays_three_points_and_frees_the_marker() -> None:
    state = position(
        P(doubloons=9),
        P(),
        P(),
        role="builder",
        options=FEAST,
        festival={"building": "wharf"},
        board={"wharf": 1},
    )
    do(state, "build:wharf")
    assert vp(state, 0) == 3
    assert truth(state)["board"] == {"wharf": 1}
    assert truth(state)["festival"]["building"] == ""


def test_a_marked_single_copy_is_blocked_until_the_task_is_won() -> None:
    """R7: with three to five players."""
    state = position(
        P(doubloons=9), P(), P(), role="builder", options=FEAST, festival={"building": "wharf"},
        board={"hacienda": 1},
    )  # fmt: skip
    assert why_not(state, "build:wharf") == "why-sold-out"


def test_two_player_marker_leaves_the_game() -> None:
    """R7."""
    state = position(
        P(doubloons=9), P(), role="builder", options=FEAST, festival={"building": "wharf"}, board={"wharf": 1}
    )
    do(state, "build:wharf")
    assert (vp(state, 0), truth(state)["board"]) == (3, {})


def test_second_builder_of_the_kind_gets_nothing() -> None:
    """R42: first come."""
    state = position(
        P(doubloons=9), P(doubloons=9), P(), role="builder", options=FEAST, festival={"building": "wharf"},
        board={"wharf": 1},
    )  # fmt: skip
    do(state, "build:wharf", "build:wharf")
    assert (vp(state, 0), vp(state, 1)) == (3, 0)
