"""Set-up without fog, section 3."""

from __future__ import annotations

from collections import Counter

import pytest

import harbourside as hs

from .scenario import GAME, do, hand, new_game, table, truth

SEEDS = range(60)


def test_piles_are_18_17_and_17_with_a_delivery_under_each() -> None:
    """R6: after the row has been dealt, 14 cards lie above the first delivery and 17 above the second."""
    for seed in SEEDS:
        pile = truth(new_game(seed=seed))["pile"]
        places = [i for i, card in enumerate(pile) if card == "delivery"]
        assert len(pile) == 51
        assert places[:2] == [14, 32]
        assert 33 <= places[2] <= 50


def test_third_delivery_may_be_anywhere_in_the_bottom_pile() -> None:
    places = Counter(truth(new_game(seed=seed))["pile"].index("delivery", 33) for seed in range(900))
    assert set(places) == set(range(33, 51))
    assert max(places.values()) < 100, "about 50 each"


def test_every_card_is_there_once() -> None:
    census = new_game(seed=5).census()
    assert census.pop("delivery") == 3
    assert len(census) == 52
    assert set(census.values()) == {1}


def test_hands_are_empty_and_nothing_is_discarded() -> None:
    state = new_game(5, seed=1)
    assert [hand(state, seat) for seat in range(5)] == [[]] * 5
    assert table(state)["discard"] == []
    assert table(state)["deliveries_begun"] == 0


def test_row_is_dealt_from_the_top_into_slots_0_to_3() -> None:
    play = hs.Play(GAME, players=2, seed=3)
    opened = [event["args"] for event in play.events() if event["id"] == "opened"]
    row = table(play.state)["row"]
    assert opened == [{"card": card, "slot": slot} for slot, card in enumerate(row)]


def test_cards_are_shuffled() -> None:
    rows = {tuple(table(new_game(seed=seed))["row"]) for seed in SEEDS}
    assert len(rows) == len(SEEDS)
    firsts = Counter(truth(new_game(seed=seed))["pile"][0] for seed in range(400))
    assert len(firsts) > 45, "any card may be on top"


def test_start_player_is_drawn_from_the_seed() -> None:
    """R7."""
    starts = Counter(new_game(3, seed=seed).current_player for seed in range(300))
    assert set(starts) == {0, 1, 2}
    assert min(starts.values()) > 60, "about 100 each"


def test_start_player_can_be_chosen() -> None:
    """R7."""
    for seat in range(3):
        state = new_game(3, seed=seat, start_player=seat)
        assert state.current_player == seat
        assert table(state)["start_player"] == seat


def test_start_player_must_sit_at_the_table() -> None:
    with pytest.raises(hs.BadOption, match="There is no player 4 at a table of 3"):
        new_game(3, start_player=3)


def test_set_up_depends_on_seed_and_options_alone() -> None:
    assert new_game(seed=8).to_dict() == new_game(seed=8).to_dict()
    assert new_game(seed=8).to_dict() != new_game(seed=9).to_dict()


def test_first_delivery_comes_with_the_14th_card_and_the_second_with_the_31st() -> None:
    state = new_game(2, seed=4)
    for drawn in range(1, 32):
        do(state, "draw:pile")
        due = drawn in (14, 31)
        assert (table(state)["phase"] == "delivery") == due
        while table(state)["phase"] in ("delivery", "hire"):
            do(state, "end:delivery" if table(state)["phase"] == "delivery" else "decline:sea_wolf")
