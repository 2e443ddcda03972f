"""Positions that lack cards: section 3 allows them, with any number of deliveries begun."""

from __future__ import annotations

import json
from typing import Any

import pytest

import harbourside as hs
from harbourside.contract import checks
from harbourside.engine.rng import Rng
from harbourside.games.seawolf.evaluate import cards_left
from harbourside.games.seawolf.state import SeaWolfState

from .scenario import GAME, do, hand, legal, position, prompt_id, table, truth, why_not

TEN_OVER = "fish_6 gold_6 fish_5 gold_5 barrels_6 pigs_6 barrels_5 pigs_5 fish_4 gold_4"
FOG = {"visibility": "poor"}

INCOMPLETE: list[dict[str, Any]] = [
    {"hands": ("storm ship_pink_2", "pigs_3 gold_1", "fish_4"), "pile": ""},
    {"hands": ("storm ship_pink_2", "pigs_3 gold_1"), "pile": "", "row": ""},
    {"hands": ("", "fish_1"), "pile": "", "row": "gold_1"},
    {"hands": ("", ""), "pile": "gold_6 fish_6", "row": "gold_1 gold_2 gold_3 gold_4"},
    {"hands": ("rats fish_1 gold_1", "fish_2 fish_3"), "pile": TEN_OVER + " delivery", "begun": 0},
    {"hands": ("fish_1", "fish_2 rats"), "pile": "gold_6 delivery fish_6", "begun": 1},
    {"hands": ("fish_1 sea_wolf", "fish_2"), "pile": "gold_6 delivery delivery fish_6", "begun": 0},
    {"hands": ("fish_1", "fish_2"), "pile": "gold_6 delivery fish_6 delivery gold_5 delivery", "begun": 2},
    {"hands": ("fish_1", "fish_2"), "pile": "gold_6 delivery fish_6 delivery", "begun": 3},
    {"hands": ("fish_1", "fish_2"), "pile": "gold_6 fish_6", "begun": 3},
    {"hands": ("ship_blue_1 fish_1", "fish_2"), "pile": "delivery", "phase": "delivery", "begun": 1},
    {"hands": ("fish_1", "fish_2"), "pile": "delivery", "phase": "hire", "begun": 2, "row": ""},
    {"hands": ("fish_1", "fish_2"), "pile": "delivery delivery delivery", "phase": "delivery", "begun": 3},
    {"hands": ("", ""), "pile": "delivery fish_1 fish_2", "phase": "hire", "started": False, "row": "gold_1"},
    {"hands": ("fish_1", "fish_2 sea_wolf"), "pile": "", "phase": "event", "begun": 2},
    {"hands": ("", ""), "pile": "", "row": "", "phase": "game_over", "begun": 0},
]


def made(given: dict[str, Any], **options: str) -> SeaWolfState:
    places = {name: value for name, value in given.items() if name != "hands"}
    return position(*given["hands"], **places, options=options)


def course(state: SeaWolfState, seed: int) -> list[hs.State]:
    """The position, and all positions that random play leads to."""
    rng = Rng(seed)
    states: list[hs.State] = [state.clone()]
    while not state.is_over:
        legal = state.legal_actions()
        state.apply(legal[int(rng.below(len(legal)))])
        states.append(state.clone())
    return states


@pytest.mark.parametrize("visibility", ["normal", "poor"])
@pytest.mark.parametrize("given", INCOMPLETE, ids=str)
def test_incomplete_position_keeps_the_contract_to_its_end(given: dict[str, Any], visibility: str) -> None:
    for seed in range(4):
        states = course(made(given, visibility=visibility), seed)
        census = states[0].census()
        assert len(states) <= GAME.longest_game({})
        for state in states:
            checks.check_conservation(state, census)
            checks.check_legal(state)
            checks.check_words(state)
            checks.check_copies(state, seed)
            checks.check_hidden(state, seed)
            checks.check_numbers(state)
            checks.check_refusals(state)
        checks.check_end(states[-1])


@pytest.mark.parametrize("given", INCOMPLETE, ids=str)
def test_undo_in_an_incomplete_position_reveals_nothing(given: dict[str, Any]) -> None:
    play = hs.Play.from_position(made(given))
    rng = Rng(5)
    while not play.state.is_over:
        legal = play.state.legal_actions()
        checks.check_undo(play, legal[int(rng.below(len(legal)))], 3)
    again = hs.read_record(play.record())
    assert again.state.to_dict() == play.state.to_dict()


@pytest.mark.parametrize("begun", [0, 1, 2, 3])
@pytest.mark.parametrize("deliveries", [0, 1, 2, 3])
def test_any_number_of_deliveries_may_have_begun(begun: int, deliveries: int) -> None:
    state = position("fish_1", "gold_1", begun=begun, pile="pigs_1 pigs_2" + " delivery" * deliveries)
    assert table(state)["deliveries_begun"] == begun
    assert state.legal_actions()


def test_no_place_of_the_row_is_filled_from_an_empty_pile() -> None:
    state = position("fish_1", "fish_2", row="gold_1 gold_2 gold_3 gold_4", pile="")
    do(state, "take:row@1")
    assert table(state)["row"] == ["gold_1", None, "gold_3", "gold_4"]
    assert (table(state)["phase"], state.current_player) == ("turn", 1)
    assert legal(state) == {"take:row@0", "take:row@2", "take:row@3", "discard:fish_2"}
    assert why_not(state, "take:row@1") == "why-place-empty"
    assert why_not(state, "draw:pile") == "why-pile-empty"
    assert prompt_id(state) == "prompt-turn-no-pile"


def test_open_row_is_refused_while_the_pile_has_cards() -> None:
    with pytest.raises(hs.BadPosition, match="row"):
        position("fish_1", "", row="gold_1", pile="gold_2")


def test_event_goes_round_a_table_with_no_other_cards() -> None:
    """The position of E5, with no cards but its hands."""
    state = position("storm ship_pink_2", "pigs_3 ship_pink_5 gold_1", "fish_4", row="", pile="")
    do(state, "play:storm", "discard:ship_pink_2", "discard:pigs_3")
    assert (table(state)["phase"], state.current_player) == ("turn", 1)
    assert table(state)["discard"] == ["storm", "ship_pink_2", "pigs_3"]


def test_game_without_its_last_delivery_ends_when_nothing_is_left_to_do() -> None:
    state = position("fish_1", "", row="", pile="")
    do(state, "discard:fish_1")
    assert state.is_over
    assert table(state)["phase"] == "game_over"
    assert state.scores() == [0, 0]
    assert GAME.from_dict(json.loads(json.dumps(state.to_dict()))).is_over


def test_turn_with_nothing_to_do_is_refused() -> None:
    with pytest.raises(hs.BadPosition) as refused:
        position("", "fish_1", row="", pile="")
    assert refused.value.message.id == "position-nothing-to-decide"


def test_game_that_could_go_on_is_not_over() -> None:
    with pytest.raises(hs.BadPosition) as refused:
        position("", "", row="gold_1", pile="", phase="game_over", begun=0)
    assert refused.value.message.id == "position-end-of-game"


@pytest.mark.parametrize("begun", [2, 3])
def test_delivery_after_two_or_more_ends_the_game(begun: int) -> None:
    state = position("fish_1", "", begun=begun, pile="gold_1 delivery delivery")
    do(state, "draw:pile")
    assert table(state)["deliveries_begun"] == 3
    do(state, "end:delivery")
    assert state.is_over


def test_game_goes_on_after_the_last_delivery_that_the_pile_has() -> None:
    state = position("fish_1", "", begun=0, pile="gold_1 delivery")
    do(state, "draw:pile", "end:delivery", "hire:sea_wolf")
    assert (table(state)["phase"], table(state)["pile"], state.current_player) == ("turn", 0, 1)


def test_unseen_cards_are_those_of_the_pile_and_the_hidden_hands() -> None:
    state = position("fish_1", "gold_1 gold_2", row="", pile="", known=["", "gold_2"])
    for seed in range(10):
        assert truth(state.sample(0, Rng(seed))) == truth(state), "one unseen card, one place"
    state = position("fish_1", "gold_1 gold_2", row="pigs_1 pigs_2 pigs_3 pigs_4", pile="barrels_1")
    held = {tuple(hand(state.sample(0, Rng(seed)), 1)) for seed in range(40)}
    assert held == {("gold_1", "gold_2"), ("barrels_1", "gold_1"), ("barrels_1", "gold_2")}


def pile_with(places: list[int], size: int) -> str:
    """A pile of this size with deliveries in these places, counted from the bottom."""
    cards = [f"{good}_{value}" for value in range(1, 7) for good in ("fish", "barrels", "pigs")]
    cards += [f"ship_{colour}_{value}" for value in range(1, 7) for colour in ("blue", "red", "pink")]
    spare = iter(cards)
    return " ".join("delivery" if place in places else next(spare) for place in reversed(range(size)))


def test_delivery_in_no_usual_place_may_lie_anywhere_in_its_part() -> None:
    state = position("gold_1", "gold_2", row="rats storm mutiny pirates", pile=pile_with([25, 5], 34))
    assert table(state)["cards_to_delivery"] is None
    found = {
        tuple(
            i for i, card in enumerate(truth(state.sample(0, Rng(seed)))["pile"][::-1]) if card == "delivery"
        )
        for seed in range(600)
    }
    assert {low for low, _ in found} == set(range(18))
    assert {high for _, high in found} == set(range(19, 33)), "not on top"


def test_nobody_counts_down_to_a_delivery_with_another_somewhere_above() -> None:
    row = "rats storm mutiny pirates"
    state = position("gold_1", "gold_2", row=row, pile=pile_with([18], 30))
    assert table(state)["cards_to_delivery"] == 11
    state = position("gold_1", "gold_2", row=row, pile=pile_with([18, 25], 30))
    assert table(state)["cards_to_delivery"] is None


@pytest.mark.parametrize(
    ("pile", "begun", "left"),
    [
        ("fish_1 fish_2", 0, 2),
        ("fish_1 delivery fish_2", 2, 1),
        ("fish_1 delivery fish_2", 3, 1),
        ("fish_1 delivery fish_2", 1, 2),
        ("", 1, 0),
    ],
)
def test_all_cards_of_the_pile_can_be_taken_if_no_delivery_ends_the_game(
    pile: str, begun: int, left: int
) -> None:
    assert cards_left(position("gold_1", "", pile=pile, begun=begun)) == left


def test_pair_that_can_no_longer_be_delivered_is_worth_nothing() -> None:
    """No delivery lies in this pile, so fewer points in hand are better."""
    state = position("ship_blue_6 fish_6", "ship_red_1", pile="gold_1 gold_2")
    shares = state.evaluate(GAME.weights)
    assert shares[0] < shares[1]


def test_event_that_is_nowhere_threatens_nobody() -> None:
    """The rats are in no hand and in no pile, as if they had been played."""
    pile = "gold_1 gold_2 delivery"
    row = "pigs_1 pigs_2 pigs_3 pigs_4"
    missing = position("ship_blue_6 fish_6", "", pile=pile, row=row)
    played = position("ship_blue_6 fish_6", "", pile=pile, row=row, discard="rats")
    assert missing.evaluate(GAME.weights) == played.evaluate(GAME.weights)
