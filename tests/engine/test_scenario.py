"""Positions from given fields, and games that begin with a position."""

from __future__ import annotations

import json
from typing import Any

import pytest

import harbourside as hs
from harbourside.engine.scenario import filled

pytestmark = pytest.mark.usefixtures("toy")


def position(state: hs.State) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(state.to_dict()))["position"]
    return found


def test_fields_that_are_not_given_are_as_at_the_beginning() -> None:
    state = hs.game("cups").scenario(3, turns=2)
    assert position(state)["turns"] == 2
    assert position(state)["shown"] == []
    assert state.current_player == 2


def test_a_scenario_takes_options_and_a_seed() -> None:
    state = hs.game("cups").scenario(2, {"rounds": 3}, seed=7, turns=5)
    assert state.options["rounds"] == 3
    assert state.rng.same_as(hs.Rng(7))


def test_a_match_takes_its_own_fields_and_those_of_its_game() -> None:
    state = hs.game("cups").scenario(2, {"target_score": 10}, totals=[4, 2], game_number=2, dice=[1, 6])
    found = position(state)
    assert (found["totals"], found["game_number"], found["current"]["dice"]) == ([4, 2], 2, [1, 6])


@pytest.mark.parametrize(("given", "where"), [({"trns": 2}, "trns"), ({"dice": [9, 9]}, "dice")])
def test_an_impossible_position_is_refused_with_the_wrong_field(given: dict[str, Any], where: str) -> None:
    with pytest.raises(hs.BadPosition) as refused:
        hs.game("cups").scenario(2, **given)
    assert where in refused.value.where


@pytest.mark.parametrize("name", ["players", "seed"])
def test_wrong_arguments_are_refused(name: str) -> None:
    with pytest.raises((hs.BadPlayers, hs.BadSeed)):
        hs.game("cups").scenario(**{name: -1})  # type: ignore[arg-type]


def test_objects_and_seats_may_be_given_in_part() -> None:
    plain = {
        "supply": {"corn": 1, "sugar": 2},
        "seats": [{"pesos": 3, "vp": 0}, {"pesos": 3, "vp": 0}],
        "row": [1],
    }
    given = {"supply": {"corn": 5}, "seats": [{"vp": 4}], "row": []}
    assert filled(plain, given) == {
        "supply": {"corn": 5, "sugar": 2},
        "seats": [{"pesos": 3, "vp": 4}, {"pesos": 3, "vp": 0}],
        "row": [],
    }


def test_more_seats_than_there_are_players_are_refused() -> None:
    with pytest.raises(hs.BadPosition, match=r"position\.seats"):
        filled({"seats": [{}]}, {"seats": [{}, {}]})


def from_position() -> hs.Play:
    return hs.Play.from_position(hs.game("cups").scenario(2, dice=[3, 4], turns=1), names=["Ann", "Bob"])


def test_a_game_can_begin_with_a_position() -> None:
    play = from_position()
    assert play.names == ["Ann", "Bob"]
    assert play.events() == []
    play.do("keep", seat=1)
    assert [event["id"] for event in play.events()] == ["kept"]
    play.undo()
    assert position(play.state)["turns"] == 1


def test_the_given_position_does_not_change() -> None:
    state = hs.game("cups").scenario(2, dice=[3, 4])
    play = hs.Play.from_position(state)
    play.do("roll")
    assert position(state)["dice"] == [3, 4]
    assert state.log is None


def test_a_game_that_begins_with_a_position_can_have_given_chance() -> None:
    play = hs.Play.from_position(hs.game("cups").scenario(2), chance=["die@0=6"])
    play.do("roll")
    assert position(play.state)["dice"][0] == 6


def test_a_record_of_a_game_from_a_position_replays() -> None:
    play = from_position()
    play.do("roll")
    again = hs.read_record(play.record())
    assert again.state.to_dict() == play.state.to_dict()
    assert again.record() == play.record()
    assert again.seed is None


def test_a_seed_does_not_determine_a_game_from_a_position() -> None:
    with pytest.raises(hs.NotDealt):
        from_position().dealt_seed()


def test_a_game_from_a_position_can_begin_again() -> None:
    play = from_position()
    play.do("roll")
    again = play.again()
    assert again.number == 0
    again.do("roll")
    assert again.state.to_dict() == play.state.to_dict()


def test_a_record_whose_position_has_other_players_is_refused_at_its_line() -> None:
    lines = from_position().record().splitlines()
    line = next(i for i, text in enumerate(lines) if text.startswith("players:"))
    lines[line] = "players: 3"
    lines[line + 1] = 'names: ["A", "B", "C"]'
    with pytest.raises(hs.BadRecord) as refused:
        hs.read_record("\n".join(lines))
    assert refused.value.message.id == "record-other-position"
    assert lines[refused.value.line - 1].startswith("position:")


@pytest.mark.parametrize("damaged", ["{", "[]", "3", '{"game": "cups"}'])
def test_a_record_with_a_damaged_position_is_refused(damaged: str) -> None:
    lines = from_position().record().splitlines()
    line = next(i for i, text in enumerate(lines) if text.startswith("position:"))
    lines[line] = f"position: {damaged}"
    with pytest.raises(hs.BadRecord) as refused:
        hs.read_record("\n".join(lines))
    assert refused.value.line == line + 1
