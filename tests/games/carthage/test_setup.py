"""Dealing and the starting player: section 3."""

from __future__ import annotations

import pytest

import harbourside as hs
from harbourside.engine.rng import Rng

from .scenario import GAME, hand, happened, markers, new_game, play_at_random, truth


@pytest.mark.parametrize("players", [2, 3, 4])
def test_table_is_laid(players: int) -> None:
    place = truth(new_game(players, 5))
    assert len(place["market"]) == 5
    assert len(place["farm"]) == 3
    assert set(place["ships"].values()) == {"alexandria"}
    assert place["discard"] == []
    assert all(entry["reserved_by"] == -1 for entry in place["market"] + place["farm"])
    held = sum(len(seat["hand"]) for seat in place["seats"])
    assert len(place["deck"]) == 108 - 8 - held


def test_lowest_total_begins_then_fewest_cards() -> None:
    tied = set()
    for seed in range(200):
        state = new_game(3, seed)
        standings = []
        for seat in range(3):
            worth = [int(card[1]) for card in hand(state, seat).split()]
            standings.append((sum(worth), len(worth)))
        start = truth(state)["start_player"]
        assert standings[start] == min(standings)
        if standings.count(min(standings)) > 1:
            tied.add(start)
        assert state.current_player == start
    assert tied == {0, 1, 2}, "among equals, chance decides"


def test_starting_hands_are_drawn_openly() -> None:
    """R29."""
    play = hs.Play(GAME, 3, 7)
    dealt = happened(play, "dealt")
    assert [event["seat"] for event in dealt] == [0, 1, 2]
    for event in dealt:
        assert sorted(event["cards"]) == sorted(truth(play.state)["seats"][event["seat"]]["hand"])


def test_drawing_stops_at_eight_in_the_order_of_the_deck() -> None:
    play = hs.Play(GAME, 2, 3)
    noted = [note for note in play.start_chance if note.startswith("hand@0=")]
    values = [int(note[-1]) for note in noted]
    assert sum(values[:-1]) < 8 <= sum(values)


def test_same_seed_gives_the_same_deal() -> None:
    assert new_game(4, 9).to_dict() == new_game(4, 9).to_dict()
    assert new_game(4, 9).to_dict() != new_game(4, 10).to_dict()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bounds_of_the_rules_hold_all_game_long(players: int) -> None:
    """Section 2.5."""
    for seed in range(3):
        state = new_game(players, seed)
        assert all(2 <= len(hand(state, seat).split()) <= 4 for seat in range(players))
        rng = Rng(seed)
        while not state.is_over:
            place = truth(state)
            assert len(place["market"]) <= players + 4
            assert len(place["farm"]) <= 3
            assert all(len(markers(state, seat)) <= 7 for seat in range(players))
            if place["phase"] == "action":
                assert "carthage" not in place["ships"].values()
            play_at_random(state, rng, 1)
        assert all(len(markers(state, seat)) <= 11 for seat in range(players))
