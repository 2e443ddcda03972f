"""What holds after every decision of every game: docs/rules/santiago.md, section 9."""

from __future__ import annotations

from typing import Any

import pytest

import harbourside as hs
from harbourside.engine.rng import Rng
from harbourside.games.santiago.data import GOODS

from .scenario import GAME, new_game, play_at_random, truth

CONFIGURATIONS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"owner_vp": "on_entry"}),
    (3, {"flower_map": "maria_martinez_swapped"}),
    (4, {"flower_map": "pedro=blue jose=blue conchita=blue maria=blue martinez=blue alonso=blue"}),
    (2, {"max_turns": 25}),
]


@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS, ids=str)
def test_invariants_hold_all_game_long(players: int, options: dict[str, Any]) -> None:
    for seed in range(6):
        state = new_game(players, seed, **options)
        rng = Rng(seed)
        ship = 1
        while not state.is_over:
            place = truth(state)
            check_pieces(place)
            check_ship(place)
            assert place["ship"] >= ship, "ships only come"
            ship = place["ship"]
            play_at_random(state, rng, 1)
        end = truth(state)
        check_pieces(end)
        if options.get("max_turns") is None:
            assert (end["ship"], end["docked"]) == (7, False)


def check_pieces(place: dict[str, Any]) -> None:
    seats = place["seats"]
    for good in GOODS:
        everywhere = [place["supply"][good], *(seat["goods"][good] for seat in seats)]
        assert sum(everywhere) == 8
        assert min(everywhere) >= 0
    assert all(seat["pesos"] >= 0 and seat["vp"] >= 0 for seat in seats)
    pawns = [seat["pawn"] for seat in seats if seat["pawn"]]
    assert len(set(pawns)) == len(pawns)
    owned = [building for seat in seats for building in seat["owned"]]
    assert len(set(owned)) == len(owned)
    assert all(len(seat["owned"]) <= 3 for seat in seats)


def check_ship(place: dict[str, Any]) -> None:
    assert place["value"] in (2, 3, 4)
    if place["phase"] == "drive":
        assert place["docked"]
    if place["docked"]:
        assert max(place["dice"].values()) >= 1
        assert place["dice"][place["aside"]] == 0


def test_all_vp_come_from_events_of_the_log() -> None:
    """Loads, buildings, Maria, owners and the casino give VP. El Zorro does not change their sum."""
    for seed in range(8):
        play = hs.Play(GAME, 2 + seed % 3, seed)
        rng = Rng(seed)
        while not play.state.is_over:
            actions = play.state.legal_actions()
            play.do(GAME.actions.key(actions[int(rng.below(len(actions)))]))
        gained = 0
        for event in play.events():
            args = event["args"]
            assert isinstance(args, dict)
            if event["id"] in ("loaded", "loaded-wood", "sawed", "served", "owner-paid", "bought-vp"):
                gained += args["vp"]
            elif event["id"] == "sold-vp":
                gained -= args["vp"]
            elif event["id"] == "got-vp":
                gained += args["count"]
        seats = truth(play.state)["seats"]
        assert sum(seat["vp"] for seat in seats) == 2 * len(seats) + gained


def test_wood_comes_from_miguel_alone() -> None:
    for seed in range(6):
        state = new_game(4, seed)
        rng = Rng(seed)
        while not state.is_over:
            before = [seat["goods"]["wood"] for seat in truth(state)["seats"]]
            play_at_random(state, rng, 1)
            place = truth(state)
            after = [seat["goods"]["wood"] for seat in place["seats"]]
            if any(now > then for now, then in zip(after, before, strict=True)):
                assert ["harbour", *place["street"]][place["car"]] == "miguel"


def test_length_of_a_random_game_is_as_the_rules_say() -> None:
    """Section 4.11: about 80 turns and 270 decisions."""
    turns = decisions = 0
    for seed in range(60):
        state = new_game(2 + seed % 3, seed)
        rng = Rng(seed)
        while not state.is_over:
            play_at_random(state, rng, 1)
            decisions += 1
        turns += state.turn
    assert 70 < turns / 60 < 90
    assert 240 < decisions / 60 < 300
