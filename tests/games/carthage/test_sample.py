"""Samples: whole states that a seat cannot tell from the true one. Section 10."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from harbourside.engine.rng import Rng
from harbourside.games.carthage.data import CARD_NAMES
from harbourside.games.carthage.rules.counts import counted, is_start_hand, listed
from harbourside.games.carthage.state import CarthageState

from .scenario import GAME, do, hand, names, new_game, play_at_random, position, truth

RECALL = {"observation": "perfect_recall"}


def samples(state: CarthageState, seat: int | None, number: int = 60) -> list[CarthageState]:
    found = [state.sample(seat, Rng(seed)) for seed in range(number)]
    assert all(sample.view(seat) == state.view(seat) for sample in found)
    return found  # type: ignore[return-value]


def test_card_taken_from_the_open_market_is_known_to_have_been_taken() -> None:
    """Issue 3: every player who watched knows that the card is in that hand until it leaves the hand."""
    state = position("", "", "", market="R5 B2 B3", deck="Y2 Y3 Y5 G2 G3 G5 Y2 Y3")
    do(state, "take:red_5")
    for seat in (1, 2, None):
        assert {hand(sample, 0) for sample in samples(state, seat)} == {"R5"}


def test_own_reserved_card_is_known_after_it_was_taken() -> None:
    state = position("", "", market="R5@0 B2")
    do(state, "take:reserved")
    assert {hand(sample, 0) for sample in samples(state, 1)} == {"R5"}


def test_taken_card_that_was_paid_is_known_no_more() -> None:
    state = position("G2 R5", "", market="B2 B3", known=["R5"], deck="Y2 Y3 Y5 G2 G3 G5 Y2 Y3")
    do(state, "buy:market", "pay:red_5")
    assert truth(state)["seats"][0]["known"] == []
    assert len({hand(sample, 0) for sample in samples(state, 1)}) >= 4


def test_of_equal_cards_the_known_one_counts_as_paid() -> None:
    """Nobody knows which of two red 5 was paid. The one left may be any card of the starting hand."""
    state = position("R5 R5", "", market="B2 B3", known=["R5"], deck="Y2 Y3 Y5 G2 G3 G5 Y2 Y3")
    do(state, "buy:market", "pay:red_5")
    assert truth(state)["seats"][0]["known"] == []


def test_starting_hands_of_others_are_dealt_again_within_the_rules() -> None:
    state = new_game(4, 3)
    for sample in samples(state, 0):
        assert hand(sample, 0) == hand(state, 0)
        for seat in range(1, 4):
            cards = [CARD_NAMES.index(card) for card in truth(sample)["seats"][seat]["hand"]]
            assert is_start_hand(counted(cards))
            assert len(cards) == len(hand(state, seat).split())
    assert len({hand(sample, 1) for sample in samples(state, 0)}) > 20


def test_every_unseen_card_may_be_in_an_unknown_place() -> None:
    state = position("R2", "G5", market="Y2", blind=["", "B3"], deck="B5 B5")
    held = Counter(hand(sample, 0) for sample in samples(state, 1, 400))
    assert set(held) == {"R2", "B3", "B5"}
    assert 60 < held["R2"] < 140, "about 100 of 400"
    assert held["B5"] > held["B3"]


def test_types_of_blind_vp_cards_are_unseen_even_to_their_owner() -> None:
    state = position("", "", blind=["R2", ""], market="Y2", deck="B5 G3 G5")
    assert {truth(sample)["seats"][0]["vp_blind"][0] for sample in samples(state, 0)} == set(
        names("R2 B5 G3 G5")
    )


@pytest.mark.parametrize("seat", [0, None])
def test_points_of_others_stay_because_the_log_tells_every_sale(seat: int | None) -> None:
    state = position("", "", "", vp=["R2 R2", "B2", "G2 G3"], blind=["", "Y5", ""], substitutes=[0, 1, 3])
    for sample in samples(state, seat):
        assert sample.scores() == [2, 3, 5]
        assert [entry["vp_stack"] for entry in truth(sample)["seats"]] == [
            ["red_2", "red_2"],
            ["blue_2"],
            ["green_2", "green_3"],
        ]


def test_player_who_pays_can_pay_in_every_sample() -> None:
    state = position("R5 R5 R5", "", market="G5 G5 G3", phase="payment", cost=13)
    for sample in samples(state, 1):
        assert sample.players[0].coins >= 13
        play_at_random(sample, Rng(1), 30)


def test_payment_that_only_the_dearest_cards_can_make() -> None:
    hand_of_ten = "R5 " * 7 + "B5 " * 3
    state = position(hand_of_ten, "", market="G5 " * 7 + "Y5 Y5 Y5", phase="payment", cost=50)
    assert all(sample.players[0].coins >= 50 for sample in samples(state, 1, 5))


def test_player_who_is_asked_to_store_can_store_in_every_sample() -> None:
    state = position("Y5", "R2 B5", phase="raid_store", goods=["", "R5"], ships=(3, 0, 0, 5), step=1)
    seen = {hand(sample, 1) for sample in samples(state, 0)}
    assert all("R2" in held or "R3" in held for held in seen)
    assert len(seen) > 3


def test_storing_that_only_one_card_can_do() -> None:
    deck = "B5 " * 7 + "Y5 " * 7 + "G5 " * 7 + "B2 " * 11 + "Y2 " * 9 + "G2 " * 11 + "B3 " * 9 + "G3 " * 9
    state = position("", "R3", phase="raid_store", goods=["", "R5"], ships=(3, 0, 0, 5), step=1, deck=deck)
    assert {hand(sample, 1) for sample in samples(state, 0, 8)} == {"R3"}


def test_player_who_was_skipped_has_no_card_to_store_with() -> None:
    state = position("R2", "B5 G5", phase="raid_store", goods=["R5", "R3"], ships=(3, 0, 0, 5))
    do(state, "end:storing")
    assert truth(state)["seats"][1]["lacks"] == ["red_2", "red_3"]
    for sample in samples(state, 0):
        assert not {"R2", "R3"} & set(hand(sample, 1).split())


def test_being_passed_over_without_goods_tells_nothing() -> None:
    state = position("R2", "B5 G5", phase="raid_store", goods=["R5", "B3"], ships=(3, 0, 0, 5))
    do(state, "end:storing")
    assert truth(state)["seats"][1]["lacks"] == []


def test_perfect_recall_keeps_hands_and_points_and_varies_deck_and_blind_cards() -> None:
    state = position(
        "R2", "G5", market="Y2", vp=["", "Y3"], blind=["", "B5"], deck="R3 G3 B2", options=RECALL
    )  # fmt: skip
    found = samples(state, 0)
    assert {hand(sample, 1) for sample in found} == {"G5"}
    assert {truth(sample)["seats"][1]["vp_stack"][0] for sample in found} == {"yellow_3"}
    assert {truth(sample)["seats"][1]["vp_blind"][0] for sample in found} == set(names("B5 R3 G3 B2"))
    assert len({tuple(truth(sample)["deck"]) for sample in found}) > 10


def test_open_hands_stay_in_samples() -> None:
    state = position("R2", "G5", market="Y2", deck="R3 G3 B2", options={"reveal_hands": True})
    assert {hand(sample, 1) for sample in samples(state, 0)} == {"G5"}


def test_open_points_stay_in_samples() -> None:
    state = position("", "", "", vp=["R2", "B2 B2", "G2 G2 G2 G2"], options={"reveal_vp": True})
    assert {tuple(sample.scores()) for sample in samples(state, 0)} == {(1, 2, 4)}


def test_points_stay_after_the_game() -> None:
    state = position("", "", "", vp=["R2", "B2 B2", "G2 G2 G2"], markers=["R" * 8], phase="game_over")
    assert {tuple(sample.scores()) for sample in samples(state, None)} == {(1, 2, 3)}


def test_samples_can_be_saved_and_loaded() -> None:
    """So every sample is a valid position."""
    for seed in range(60):
        state = new_game(2 + seed % 3, seed)
        play_at_random(state, Rng(seed), 5 * seed)
        for seat in (0, 1, None):
            sample = state.sample(seat, Rng(seed))
            assert GAME.from_dict(sample.to_dict()).to_dict() == sample.to_dict()


def test_starting_hands_stay_possible_when_few_cards_are_unseen() -> None:
    """One hand may not take a card that another hand needs to remain a starting hand."""
    hands = ("R2 R2 R2 B2", "B5 B5", "G5 G3", "")
    state = position(*hands, market="Y2", deck="", start_whole=[True, True, True], turn=3)
    for sample in samples(state, 3):
        assert all(is_start_hand(player.unknown()) for player in sample.players[:3])
    assert len({hand(sample, 1) for sample in samples(state, 3)}) > 1


def test_hands_that_chance_does_not_find_are_any_cards_and_can_be_played() -> None:
    """Of 40 unseen cards, only the two cards of seat 0 can pay."""
    deck = "B2 " * 11 + "Y2 " * 10 + "G2 " * 11 + "R2 " * 6
    state = position(
        "R5 R5", "B3 B5", market="G5 G5", phase="payment", cost=10, deck=deck, start_whole=[True, True]
    )  # fmt: skip
    for sample in samples(state, 1, 20):
        assert hand(sample, 0) == "R5 R5"
        assert GAME.from_dict(sample.to_dict()).to_dict() == sample.to_dict()


def test_sample_does_not_depend_on_what_is_hidden() -> None:
    """Two positions that look alike to seat 1 give it equal samples."""
    here: dict[str, Any] = {"market": "Y2", "known": ["B5"], "deck": "G2 G3 R3"}
    one = position("B5 R2", "Y5", blind=["Y3"], **here)
    other = position("B5 G2", "Y5", blind=["R3"], **{**here, "deck": "Y3 G3 R2"})
    assert one.view(1) == other.view(1)
    for seed in range(20):
        assert one.sample(1, Rng(seed)).to_dict() == other.sample(1, Rng(seed)).to_dict()


def test_known_cards_are_always_in_the_hand_and_the_rest_is_of_the_start() -> None:
    for seed in range(6):
        state = new_game(3, seed)
        start = [player.hand_size() for player in state.players]
        rng = Rng(seed)
        while not state.is_over:
            play_at_random(state, rng, 1)
            for seat, player in enumerate(state.players):
                rest = listed(player.hand - player.known)
                assert len(rest) <= start[seat]
                assert not [card for card in rest if player.surely_lacks(card)]
