"""Samples: whole states that a seat cannot tell from the true one, section 7."""

from __future__ import annotations

from collections import Counter

import pytest

import harbourside as hs
from harbourside.engine.rng import Rng
from harbourside.games.seawolf.state import SeaWolfState

from .scenario import (
    CARDS,
    GAME,
    do,
    hand,
    lookalike,
    match_position,
    new_game,
    play_at_random,
    position,
    truth,
)

FOG = {"visibility": "poor"}
BLUE = {f"fish_{value}" for value in range(1, 7)} | {f"ship_blue_{value}" for value in range(1, 7)}


def delivery_places(state: hs.State) -> list[int]:
    """Counted from the bottom of the pile."""
    pile = truth(state)["pile"][::-1]
    return [i for i, card in enumerate(pile) if card == "delivery"]


def drawn_down_to(cards: int, seed: int = 1, **options: str) -> SeaWolfState:
    """A game in which everybody draws blindly until the pile has this many cards."""
    state = new_game(3, seed, **options)
    while len(state.pile) > cards:
        phase = truth(state)["phase"]
        do(state, {"turn": "draw:pile", "delivery": "end:delivery", "hire": "decline:sea_wolf"}[phase])
    return state


@pytest.mark.parametrize("options", GAME.facts.variants(), ids=str)
def test_sample_looks_to_its_seat_like_the_truth(options: dict[str, str]) -> None:
    rng = Rng(1)
    for seed in range(40):
        state = GAME.new_game(2 + seed % 4, seed, options)
        play_at_random(state, Rng(seed), 5 * seed % 70)
        for seat in (None, *range(state.seats)):
            sample = state.sample(seat, rng)
            assert sample.view(seat) == state.view(seat)
            assert sample.census() == state.census()
            assert GAME.from_dict(sample.to_dict()).to_dict() == sample.to_dict()


def test_sampling_leaves_the_truth_alone() -> None:
    state = drawn_down_to(30)
    before = state.to_dict()
    state.sample(0, Rng(1))
    state.sample(None, Rng(1))
    assert state.to_dict() == before


@pytest.mark.parametrize("options", GAME.facts.variants(), ids=str)
def test_clone_and_sample_share_nothing_with_the_truth(options: dict[str, str]) -> None:
    rng = Rng(4)
    for seed in range(10):
        state = GAME.new_game(3, seed, options)
        play_at_random(state, rng, 6 * seed)
        before = state.to_dict()
        for copy in (state.clone(), state.sample(1, rng)):
            play_at_random(copy, rng, 100)
            assert state.to_dict() == before
        copy = state.clone()
        play_at_random(state, rng, 100)
        assert copy.to_dict() == before


def test_unknown_cards_vary_and_known_ones_do_not() -> None:
    state = drawn_down_to(30)
    do(state, "take:row@1")
    taker = (int(state.current_player or 0) - 1) % 3
    taken = truth(state)["seats"][taker]["known"]
    watcher = (taker + 1) % 3
    samples = [state.sample(watcher, Rng(seed)) for seed in range(40)]
    assert all(set(taken) <= set(hand(sample, taker)) for sample in samples)
    assert {tuple(hand(sample, watcher)) for sample in samples} == {tuple(hand(state, watcher))}
    assert len({tuple(hand(sample, taker)) for sample in samples}) == 40
    assert len({tuple(truth(sample)["pile"]) for sample in samples}) == 40


def test_every_unseen_card_may_be_in_an_unknown_place() -> None:
    state = position(
        "fish_1",
        "gold_1",
        row="pigs_1 pigs_2 pigs_3 pigs_4",
        pile="gold_2 gold_3 delivery rats delivery delivery",
    )
    held = Counter(hand(state.sample(1, Rng(seed)), 0)[0] for seed in range(400))
    assert set(held) == {"fish_1", "gold_2", "gold_3", "rats"}
    assert min(held.values()) > 60, "about 100 each"


def test_spectator_knows_no_hand() -> None:
    state = position("fish_1", "gold_1", pile="gold_2 delivery delivery delivery")
    hands = {(hand(s, 0)[0], hand(s, 1)[0]) for s in (state.sample(None, Rng(seed)) for seed in range(60))}
    cards = ["fish_1", "gold_1", "gold_2"]
    assert hands == {(a, b) for a in cards for b in cards if a != b}


def test_wolves_are_known_and_stay() -> None:
    state = position("fish_1 sea_wolf", "gold_1", begun=1)
    for seed in range(10):
        assert hand(state.sample(1, Rng(seed)), 0).count("sea_wolf") == 1


def test_first_two_deliveries_stay_in_their_places() -> None:
    state = new_game(2, seed=1)
    for seed in range(50):
        assert delivery_places(state.sample(0, Rng(seed)))[1:] == [18, 36]


@pytest.mark.parametrize(
    ("cards", "places"),
    [(51, 18), (25, 18), (19, 18), (18, 17), (12, 11)],
    ids=["at the start", "after the first", "under the second", "in the last part", "late"],
)
def test_third_delivery_is_anywhere_in_the_last_part_equally_likely(cards: int, places: int) -> None:
    """Anywhere but on top, where everybody would see it."""
    game = next(g for seed in range(100) if min(delivery_places(g := new_game(3, seed))) < 10)
    while len(game.pile) > cards:
        phase = truth(game)["phase"]
        do(game, {"turn": "draw:pile", "delivery": "end:delivery", "hire": "decline:sea_wolf"}[phase])
    each = 120
    rng = Rng(8)
    found = Counter(delivery_places(game.sample(0, rng))[0] for _ in range(each * places))
    assert set(found) == set(range(places))
    assert min(found.values()) > 0.5 * each
    assert max(found.values()) < 1.6 * each


def test_exposed_third_delivery_stays_on_top() -> None:
    state = position("fish_1", "gold_1", phase="delivery", begun=3, pile="delivery fish_2 fish_3")
    for seed in range(10):
        assert delivery_places(state.sample(0, Rng(seed))) == [2]


def test_in_fog_deliveries_are_anywhere_in_their_half() -> None:
    """One in the upper cards but not on top, two in the lower 28."""
    state = next(g for seed in range(100) if len((g := new_game(3, seed, **FOG)).pile) == 51)
    rng = Rng(2)
    lower: Counter[int] = Counter()
    upper: Counter[int] = Counter()
    for _ in range(2200):
        low, middle, high = delivery_places(state.sample(0, rng))
        lower.update([low, middle])
        upper[high] += 1
    assert set(lower) == set(range(28))
    assert set(upper) == set(range(28, 50))
    assert 90 < min(lower.values()) <= max(lower.values()) < 230, "about 157 each"
    assert 55 < min(upper.values()) <= max(upper.values()) < 150, "about 100 each"


def test_in_fog_the_exposed_delivery_stays_on_top_and_the_others_do_not() -> None:
    seeds = range(100)
    state = next(g for seed in seeds if truth(g := new_game(3, seed, **FOG))["phase"] == "hire")
    top = len(state.pile) - 1
    places = {tuple(delivery_places(state.sample(None, Rng(seed)))) for seed in range(200)}
    assert {place[2] for place in places} == {top}
    assert {place[0] for place in places} | {place[1] for place in places} == set(range(28))


def test_in_fog_the_lower_half_is_known_once_the_upper_has_gone() -> None:
    state = drawn_down_to(28, seed=7, **FOG)
    while truth(state)["phase"] != "turn":
        phase = truth(state)["phase"]
        do(state, {"delivery": "end:delivery", "hire": "decline:sea_wolf"}[phase])
    top = len(state.pile) - 1
    found = {place for seed in range(300) for place in delivery_places(state.sample(0, Rng(seed)))}
    assert found == set(range(top))


def test_asked_player_without_wolf_holds_a_matching_card_in_every_sample() -> None:
    """Section 4.3: the rules ask no other player without a wolf."""
    blue = "ship_blue_1 ship_blue_2 fish_2 delivery gold_3 gold_4 delivery pigs_3 delivery"
    state = position("rats", "fish_1 gold_1 gold_2", "pigs_1", pile=blue)
    do(state, "play:rats")
    assert state.current_player == 1
    held = set()
    for seed in range(60):
        for seat in (0, 2, None):
            sample = state.sample(seat, Rng(seed))
            matching = BLUE & set(hand(sample, 1))
            assert matching
            held |= matching
            assert all(GAME.actions.key(a).split(":")[1] in matching for a in sample.legal_actions())
    assert len(held) > 3, "any matching card may be the one"


def test_asked_player_with_a_wolf_need_not_hold_a_matching_card() -> None:
    state = position("rats", "gold_1 sea_wolf", "", begun=1)
    do(state, "play:rats")
    kinds = {bool(BLUE & set(hand(state.sample(0, Rng(seed)), 1))) for seed in range(60)}
    assert kinds == {True, False}


def test_players_not_yet_asked_may_hold_anything() -> None:
    state = position("rats fish_6", "fish_1", "")
    do(state, "play:rats")
    assert state.current_player == 0
    kinds = {bool(BLUE & set(hand(state.sample(0, Rng(seed)), 1))) for seed in range(60)}
    assert kinds == {True, False}


@pytest.mark.parametrize("visibility", ["normal", "poor"])
def test_states_that_look_alike_give_equal_samples(visibility: str) -> None:
    rng = Rng(3)
    for seed in range(60):
        state = new_game(2 + seed % 4, seed, visibility=visibility)
        play_at_random(state, Rng(seed), 7 * seed % 65)
        state.legal_actions()
        for seat in (None, *range(state.seats)):
            other = lookalike(state, seat, rng)
            first, second = state.sample(seat, Rng(seed)), other.sample(seat, Rng(seed))
            assert first.to_dict() == second.to_dict()
            assert first.legal_actions() == second.legal_actions()


def test_place_of_the_third_delivery_does_not_show_in_a_sample() -> None:
    cards = [
        card for card in CARDS if card not in ("fish_1", "gold_1", "pigs_1", "pigs_2", "pigs_3", "pigs_4")
    ]
    samples = []
    for third in (1, 9, 17):
        pile = " ".join([*cards[:third], "delivery", *cards[third:17]])
        state = position("fish_1", "gold_1", row="pigs_1 pigs_2 pigs_3 pigs_4", pile=pile, begun=2)
        samples.append([state.sample(seat, Rng(4)).to_dict() for seat in (0, 1, None)])
    assert samples[0] == samples[1] == samples[2]


def test_sample_has_chance_of_its_own() -> None:
    """In a match, no planner can learn the next game's shuffle."""
    state = match_position([0, 0], 1, "gold_1", "", phase="delivery", begun=3, pile="delivery")
    truth_after, sample_after = state.clone(), state.sample(0, Rng(1))
    do(truth_after, "end:delivery")
    do(sample_after, "end:delivery")
    assert truth(truth_after)["pile"] != truth(sample_after)["pile"]


def test_samples_differ_with_the_generator_and_not_without() -> None:
    state = drawn_down_to(40)
    assert state.sample(0, Rng(1)).to_dict() == state.sample(0, Rng(1)).to_dict()
    assert state.sample(0, Rng(1)).to_dict() != state.sample(0, Rng(2)).to_dict()
    rng = Rng(1)
    assert state.sample(0, rng).to_dict() != state.sample(0, rng).to_dict()


def test_samples_can_be_played_to_the_end() -> None:
    rng = Rng(12)
    for seed in range(30):
        state = new_game(3, seed, visibility="poor" if seed % 2 else "normal")
        play_at_random(state, rng, int(rng.below(50)))
        sample = state.sample(seed % 3, rng)
        play_at_random(sample, rng)
        assert sample.is_over


def test_hands_do_not_vary_after_the_game() -> None:
    state = new_game(3, 4)
    play_at_random(state, Rng(4))
    for seed in range(5):
        sample = state.sample(None, Rng(seed))
        assert [hand(sample, seat) for seat in range(3)] == [hand(state, seat) for seat in range(3)]
        assert sample.scores() == state.scores()


@pytest.mark.parametrize("seat", [-1, 3, True, "0", 1.0])
def test_only_seats_and_spectators_get_samples(seat: object) -> None:
    with pytest.raises(hs.BadSeat):
        new_game(3).sample(seat, Rng(0))
    with pytest.raises(hs.BadSeat):
        new_game(3).view(seat)
