"""The variant "Poor visibility", section 6.2."""

from __future__ import annotations

import pytest

from .scenario import do, hand, legal, new_game, position, table, truth

FOG = {"visibility": "poor"}


def whole_pile(seed: int) -> list[str]:
    """The pile as it was before the row was dealt, top first."""
    state = new_game(seed=seed, visibility="poor")
    dealt: list[str] = [card for card in truth(state)["row"] if card]
    return dealt + list(truth(state)["pile"])


def test_one_delivery_lies_in_the_upper_27_cards_and_two_in_the_lower_28() -> None:
    for seed in range(100):
        pile = whole_pile(seed)
        assert len(pile) == 55
        assert pile[:27].count("delivery") == 1
        assert pile[27:].count("delivery") == 2


def test_deliveries_may_be_anywhere_in_their_half() -> None:
    upper, lower = set(), set()
    for seed in range(400):
        state = new_game(seed=seed, visibility="poor")
        pile = truth(state)["pile"]
        above = len(pile) - 28
        upper |= {above - i for i, card in enumerate(pile[:above]) if card == "delivery"}
        lower |= {i for i, card in enumerate(pile[above:]) if card == "delivery"}
    assert lower == set(range(28))
    assert upper >= set(range(1, 24))


def test_third_delivery_comes_after_22_to_48_cards() -> None:
    for seed in range(100):
        pile = whole_pile(seed)
        third = [i for i, card in enumerate(pile) if card == "delivery"][2]
        assert 22 <= third - 2 - 4 <= 48


def test_distance_to_a_delivery_is_not_known() -> None:
    for seed in range(20):
        assert table(new_game(seed=seed, visibility="poor"))["cards_to_delivery"] is None


@pytest.mark.parametrize("row", ["", "gold_1 gold_2", "gold_1 gold_2 gold_3 gold_4"])
def test_delivery_during_set_up_goes_straight_to_hiring(row: str) -> None:
    """R15a: nobody has a card, so all steps are skipped; the start player is the revealer."""
    fresh = [
        state
        for seed in range(150)
        if table(state := new_game(3, seed=seed, visibility="poor", start_player=2))["phase"] != "turn"
        and len([card for card in truth(state)["row"] if card]) == len(row.split())
    ]
    assert fresh, "some of these shuffles have the delivery there"
    for state in fresh:
        assert (table(state)["phase"], state.current_player) == ("hire", 2)
        assert table(state)["deliveries_begun"] == 1
        assert table(state)["row"].count(None) == 4 - len(row.split())


def test_after_a_delivery_in_set_up_dealing_goes_on_and_the_start_player_begins() -> None:
    """R15a."""
    state = position(
        "", "", "", phase="hire", turn=1, start=1, started=False, row="gold_1 gold_2",
        pile="delivery fish_1 fish_2 fish_3 delivery fish_4 delivery", options=FOG,
    )  # fmt: skip
    do(state, "decline:sea_wolf", "hire:sea_wolf")
    assert hand(state, 2) == ["sea_wolf"]
    assert table(state)["row"] == ["gold_1", "gold_2", "fish_1", "fish_2"]
    assert (table(state)["phase"], state.current_player) == ("turn", 1)
    do(state, "draw:pile")
    assert table(state)["phase"] == "delivery", "a draw exposes the next one"
    assert state.current_player == 1


def test_turns_go_on_clockwise_after_a_delivery_in_set_up() -> None:
    """R15a: the set-up is over with the first turn."""
    state = position(
        "", "", "", phase="hire", turn=1, start=1, started=False, row="gold_1 gold_2 gold_3 gold_4",
        pile="delivery fish_1 fish_2 fish_3 delivery fish_4 delivery", options=FOG,
    )  # fmt: skip
    do(state, *["decline:sea_wolf"] * 3)
    order = [state.current_player]
    do(state, "draw:pile")
    order.append(state.current_player)
    do(state, "draw:pile")
    order.append(state.current_player)
    assert order == [1, 2, 0]


def test_second_delivery_may_come_in_set_up_too() -> None:
    """R15 and R15a: a player who hired a wolf has a hand by then."""
    state = position(
        "", "", phase="hire", turn=1, start=1, started=False, row="gold_1",
        pile="delivery delivery fish_2 fish_3 fish_4 fish_5 delivery", options=FOG,
    )  # fmt: skip
    do(state, "decline:sea_wolf", "hire:sea_wolf")
    assert (table(state)["phase"], state.current_player, legal(state)) == ("delivery", 0, {"end:delivery"})
    do(state, "end:delivery")
    assert (table(state)["phase"], state.current_player) == ("hire", 1)
    do(state, "hire:sea_wolf")
    assert table(state)["row"] == ["gold_1", "fish_2", "fish_3", "fish_4"]
    assert (table(state)["phase"], state.current_player) == ("turn", 1)


def test_rest_of_the_game_is_unchanged() -> None:
    state = position("gold_1", "ship_yellow_2 gold_3", phase="delivery", options=FOG)
    do(state, "end:delivery", "deliver:gold@s2g3")
    assert (table(state)["phase"], state.current_player) == ("hire", 0)
