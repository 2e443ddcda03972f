"""What a seat may see, and what is hidden from it: section 7."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import harbourside as hs
from harbourside.engine.rng import Rng
from harbourside.games.seawolf.state import SeaWolfState

from .scenario import (
    CARDS,
    GAME,
    do,
    hand,
    known,
    lookalike,
    new_game,
    play_at_random,
    play_from,
    position,
    table,
    truth,
)


def positions(count: int, **options: str) -> Iterator[SeaWolfState]:
    """Positions from random games of all sizes, all phases among them."""
    for seed in range(count):
        state = new_game(2 + seed % 4, seed, **options)
        play_at_random(state, Rng(seed), 1 + 7 * seed % 60)
        yield state


def unseen_by(state: SeaWolfState, seat: int | None) -> set[str]:
    """Cards that this seat cannot place: in the pile, or blindly drawn by others."""
    place = truth(state)
    hidden = set(place["pile"]) - {"delivery"}
    for number, player in enumerate(place["seats"]):
        if number != seat:
            hidden |= set(player["hand"]) - set(player["known"])
    return hidden


@pytest.mark.parametrize("visibility", ["normal", "poor"])
def test_random_positions_show_every_phase(visibility: str) -> None:
    """Otherwise the tests below would prove little."""
    phases = {truth(state)["phase"] for state in positions(60, visibility=visibility)}
    assert phases == {"turn", "event", "delivery", "hire", "game_over"}


@pytest.mark.parametrize("visibility", ["normal", "poor"])
def test_no_unseen_card_is_named_in_a_view(visibility: str) -> None:
    for state in positions(60, visibility=visibility):
        for seat in (None, *range(state.seats)):
            view = json.dumps(state.view(seat))
            named = {card for card in unseen_by(state, seat) if f'"{card}"' in view}
            assert not named


@pytest.mark.parametrize("visibility", ["normal", "poor"])
def test_view_and_features_do_not_change_with_what_the_seat_cannot_see(visibility: str) -> None:
    rng = Rng(5)
    changed = 0
    for state in positions(60, visibility=visibility):
        for seat in (None, *range(state.seats)):
            other = lookalike(state, seat, rng)
            changed += other.to_dict() != state.to_dict()
            assert other.view(seat) == state.view(seat)
            if seat is not None:
                assert other.features(seat) == state.features(seat)
    assert changed > 100


def test_bots_handle_does_not_change_with_what_the_seat_cannot_see() -> None:
    rng = Rng(6)
    for state in positions(40):
        for number in range(state.seats):
            seat, other = (hs.Seat(one, number) for one in (state, lookalike(state, number, rng)))
            assert other.view() == seat.view()
            assert other.legal_actions() == seat.legal_actions()
            for action in range(len(GAME.actions)):
                assert other.why_not(action) == seat.why_not(action)
            assert other.sample(Rng(3)).to_dict() == seat.sample(Rng(3)).to_dict()


def test_owner_sees_the_own_hand_and_others_only_what_is_known() -> None:
    state = position("fish_1 gold_2 sea_wolf", "pigs_1", known=["gold_2"], begun=1)
    assert table(state, 0)["seats"][0]["hand"] == ["fish_1", "gold_2", "sea_wolf"]
    for seat in (1, None):
        assert table(state, seat)["seats"][0]["hand"] == ["gold_2", "hidden", "sea_wolf"]
    for seat in (0, 1, None):
        assert table(state, seat)["seats"][0]["hand_size"] == 3
        assert table(state, seat)["seats"][0]["known"] == ["gold_2", "sea_wolf"]


def test_table_is_open_to_a_spectator() -> None:
    """R18: the discard pile with its whole history."""
    state = position(
        "", "", row="gold_1 gold_2 gold_3 gold_4", discard="rats fish_1 sea_wolf", begun=1,
        delivered=["ship_red_2 barrels_3"],
    )  # fmt: skip
    seen = table(state, None)
    assert seen["row"] == ["gold_1", "gold_2", "gold_3", "gold_4"]
    assert seen["discard"] == ["rats", "fish_1", "sea_wolf"]
    assert seen["seats"][0]["delivered"] == [["ship_red_2", "barrels_3"]]
    assert (seen["deliveries_begun"], seen["pile"]) == (1, 8)


def test_top_of_the_pile_is_seen_only_if_it_is_a_delivery() -> None:
    assert table(position("fish_1", ""))["pile_top"] is None
    assert table(position("fish_1", "", phase="delivery"))["pile_top"] == "delivery"
    assert table(position("fish_1", "", phase="hire"))["pile_top"] == "sea_wolf"


def test_distance_to_the_first_two_deliveries_is_public_and_to_the_third_unknown() -> None:
    state = new_game(2, seed=3)
    seen = []
    while not state.is_over:
        phase = table(state)["phase"]
        if phase == "turn":
            seen.append(table(state)["cards_to_delivery"])
        elif phase == "delivery" and table(state)["deliveries_begun"] < 3:
            assert table(state)["cards_to_delivery"] == 0
        do(state, {"turn": "draw:pile", "delivery": "end:delivery", "hire": "decline:sea_wolf"}[phase])
    assert seen[:31] == [*range(14, 0, -1), *range(17, 0, -1)]
    assert set(seen[31:]) <= {None}


def test_known_cards_follow_the_hand() -> None:
    """Section 7: taken openly adds, leaving the hand removes, drawn blindly does neither."""
    state = position(
        "", "", row="gold_1 ship_yellow_1 fish_1 fish_2", pile="gold_6 pigs_6 delivery delivery delivery"
    )
    do(state, "take:row@0")
    do(state, "draw:pile")
    assert (known(state, 0), known(state, 1)) == (["gold_1"], [])
    assert hand(state, 1) == ["pigs_6"]
    do(state, *["end:delivery"] * 2, "hire:sea_wolf")
    assert known(state, 1) == ["sea_wolf"]


def test_delivered_and_played_cards_are_no_longer_known_in_hand() -> None:
    everything = "ship_blue_1 fish_1 rats gold_1"
    state = position(everything, "", phase="delivery", known=[everything])
    do(state, "deliver:fish@s1g1")
    assert known(state, 0) == ["gold_1", "rats"]
    state = position(everything, "", known=[everything])
    do(state, "play:rats", "discard:fish_1")
    assert known(state, 0) == ["ship_blue_1", "gold_1"]


def test_all_hands_are_public_after_the_game() -> None:
    state = position("gold_1 rats", "fish_2", phase="delivery", begun=3, pile="delivery")
    do(state, "end:delivery")
    assert table(state, 1)["seats"][0]["hand"] == ["hidden", "hidden"]
    do(state, "end:delivery")
    for seat in (0, 1, None):
        assert [player["hand"] for player in table(state, seat)["seats"]] == [["gold_1", "rats"], ["fish_2"]]


def test_legal_actions_and_prompt_are_given_to_the_actor_alone() -> None:
    """Section 7: in an event and a delivery they tell about the hand."""
    state = position("rats", "gold_1 sea_wolf", "fish_1", begun=1)
    do(state, "play:rats")
    assert state.view(1)["prompt"] == {"id": "prompt-event-show", "args": {"event": "rats", "colour": "blue"}}
    for seat in (0, 2, None):
        assert state.view(seat)["legal"] == []
        assert state.view(seat)["prompt"] == {"id": "prompt-waiting", "args": {"seat": 1}}


def test_prompt_of_others_is_the_same_with_and_without_a_matching_card() -> None:
    views = []
    for held in ("gold_1 sea_wolf", "fish_1 sea_wolf"):
        state = position(
            "rats", held, "", begun=1, row="pigs_1 pigs_2 pigs_3 pigs_4", pile="pigs_5 delivery delivery"
        )
        do(state, "play:rats")
        views.append(state.view(0))
    assert views[0] == views[1]


def test_delivery_step_looks_the_same_whether_one_can_deliver_or_not() -> None:
    """R16."""
    views = []
    for held in ("gold_1 ship_yellow_1", "gold_1 ship_blue_1"):
        state = position(
            held,
            "pigs_6",
            phase="delivery",
            row="pigs_1 pigs_2 pigs_3 pigs_4",
            pile="delivery pigs_5 delivery delivery",
        )
        views.append([state.view(1)])
        do(state, "end:delivery")
        views[-1].append(state.view(1))
    assert views[0] == views[1]


def test_why_not_reveals_nothing_to_other_seats() -> None:
    state = position("gold_1", "fish_1")
    for action in range(len(GAME.actions)):
        message = hs.Seat(state, 1).why_not(action)
        assert message == hs.Message("error-not-your-turn", {"seat": 1, "decides_seat": 0})


def test_refused_move_of_another_seat_reveals_nothing() -> None:
    play = play_from(position("gold_1", "fish_1"))
    for key in ("discard:gold_1", "discard:gold_2", "end:delivery"):
        with pytest.raises(hs.NotYourTurn):
            play.do(key, seat=1)


def test_only_the_owner_sees_a_drawn_card_in_the_log() -> None:
    play = play_from(position("", "", "", pile="pigs_1 gold_2 delivery delivery delivery"))
    play.do("draw:pile")
    drew = [[event for event in play.events(seat=seat) if event["id"] == "drew"] for seat in (0, 1, 2, None)]
    assert [events[0]["args"] for events in drew] == [
        {"seat": 0, "card": "pigs_1"},
        {"seat": 0, "card": "hidden"},
        {"seat": 0, "card": "hidden"},
        {"seat": 0, "card": "hidden"},
    ]


def test_events_name_no_card_before_it_was_seen() -> None:
    """Move by move: the events for a seat never name a card that the seat still cannot see after them."""
    for seed in range(12):
        players = 2 + seed % 4
        play = hs.Play(GAME, players, seed, {"visibility": "poor" if seed % 2 else "normal"})
        rng = Rng(seed)
        told = 0
        while not play.state.is_over:
            actions = play.state.legal_actions()
            play.do(GAME.actions.key(actions[int(rng.below(len(actions)))]))
            assert isinstance(play.state, SeaWolfState)
            for seat in (None, *range(players)):
                words = json.dumps(play.events(told, seat))
                assert not [card for card in unseen_by(play.state, seat) if f'"{card}"' in words]
            told = len(play.events())


def test_record_has_cards_that_a_view_hides() -> None:
    """A record holds the whole truth. Players of a running game do not get it."""
    play = play_from(position("", "", pile="pigs_1 gold_2 delivery delivery delivery"))
    play.do("draw:pile")
    assert "1. 0 draw:pile drew=pigs_1" in play.record()


def test_known_never_exceeds_the_hand() -> None:
    for state in positions(60):
        for number, player in enumerate(truth(state)["seats"]):
            assert set(player["known"]) <= set(player["hand"])
            assert table(state)["seats"][number]["hand_size"] == len(player["hand"]) + player["wolves"]


def test_every_card_is_in_one_place_all_game_long() -> None:
    for state in positions(40, visibility="poor"):
        census = state.census()
        assert census.pop("delivery") == 3
        assert census == dict.fromkeys(sorted(CARDS), 1)


def test_features_have_a_name_each() -> None:
    for state in positions(8):
        for seat in range(state.seats):
            assert len(state.features(seat)) == len(GAME.feature_names)
