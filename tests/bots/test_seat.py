"""A bot gets a seat's handle, never the state, and cannot learn more than the seat knows."""

from __future__ import annotations

import gc
import json
import types
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import harbourside as hs
from harbourside.bots.bot import Bot
from harbourside.bots.random import RandomBot

VARIANTS: list[dict[str, Any]] = [
    {"visibility": visibility, "target_score": target}
    for visibility in ("normal", "poor")
    for target in (None, 100)
]


def positions(game: hs.Game, players: int, seed: int, options: dict[str, Any]) -> Iterator[hs.State]:
    """Positions of a random game, with and without cached legal actions."""
    state = game.new_game(players, seed, options)
    rng = hs.Rng(seed)
    for _ in range(120):
        if state.is_over:
            return
        if rng.below(6) == 0:
            yield state
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])


def sea_wolf_positions() -> Iterator[hs.State]:
    for seed in range(4):
        for i, options in enumerate(VARIANTS):
            yield from positions(hs.game("seawolf"), 2 + (seed + i) % 4, seed, options)


def twin(state: hs.State, seat: int, seed: int) -> hs.State:
    """Another state that looks the same to the seat."""
    return state.sample(seat, hs.Rng(seed))


ATOMS = (int, str, float, type(None))

SHARED = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.CodeType, hs.Game)
"""Types that do not lead to a position: parts of the program, and data that all positions share."""


def reachable(start: object) -> Iterator[object]:
    """Everything that can be reached from an object, by attributes and by the garbage collector."""
    seen: set[int] = set()
    waiting = [start]
    while waiting:
        found = waiting.pop()
        if id(found) in seen or isinstance(found, SHARED):
            continue
        seen.add(id(found))
        yield found
        if isinstance(found, ATOMS):
            continue
        waiting.extend(gc.get_referents(found))
        for name in dir(found):
            if not name.startswith("__"):
                value = getattr(found, name, None)
                if not callable(value):
                    waiting.append(value)


def inner(handle: hs.Seat) -> list[object]:
    """All values that a handle holds."""
    state = handle._state
    return [
        state.to_dict(),
        state.rng.words(),
        state.legal_actions(),
        state.revealed,
        state.actor,
        state.log,
        [state.view(seat) for seat in (None, *range(state.seats))],
        handle.features(),
        state.evaluate(handle.weights),
        handle.weights,
        handle.number,
    ]


def parts(state: hs.State) -> set[int]:
    """The ids of the true state and of its secret or mutable parts."""
    played: Any = getattr(state, "current", state)
    whole = [state, state.rng, played, played.rng, played.pile, played.row, played.discard, played.players]
    for player in played.players:
        whole += [player, player.hand]
    return {id(part) for part in whole}


def test_no_path_leads_from_a_handle_to_the_true_state() -> None:
    for state in sea_wolf_positions():
        for seat in (state.actor, (state.actor + 1) % state.seats):
            assert not parts(state) & {id(found) for found in reachable(hs.Seat(state, seat))}


def test_the_test_would_find_a_path_to_the_true_state() -> None:
    for state in sea_wolf_positions():
        assert parts(state) <= {id(found) for found in reachable([Leak(state, 0)])}


def test_a_handle_holds_nothing_that_depends_on_what_the_seat_cannot_see() -> None:
    different = 0
    for number, state in enumerate(sea_wolf_positions()):
        for seat in range(state.seats):
            other = twin(state, seat, number)
            different += other.to_dict()["position"] != state.to_dict()["position"]
            assert inner(hs.Seat(state, seat)) == inner(hs.Seat(other, seat))
    assert different > 500


def test_a_handle_does_not_hold_another_seats_legal_actions() -> None:
    """A state caches its legal actions, and a sample must not have those of the true state."""
    for number, state in enumerate(sea_wolf_positions()):
        state.legal_actions()
        for seat in range(state.seats):
            handle = hs.Seat(state, seat)
            assert handle._state.legal_actions() == fresh(handle._state).legal_actions()
            other = twin(state, seat, number)
            other.legal_actions()
            assert hs.Seat(other, seat)._state.legal_actions() == handle._state.legal_actions()


def fresh(state: hs.State) -> hs.State:
    """The same position without cached values."""
    return state.game.from_dict(json.loads(json.dumps(state.to_dict())))


def test_samples_of_a_handle_depend_only_on_what_the_seat_sees() -> None:
    for number, state in enumerate(sea_wolf_positions()):
        seat = number % state.seats
        one, other = hs.Seat(state, seat), hs.Seat(twin(state, seat, number), seat)
        for seed in range(3):
            sample = one.sample(hs.Rng(seed))
            assert sample.to_dict() == other.sample(hs.Rng(seed)).to_dict()
            assert sample.view(seat) == state.view(seat)


class Leak(hs.Seat):
    """A wrong handle, which holds the true state."""

    def __init__(self, state: hs.State, number: int) -> None:
        super().__init__(state, number)
        self._state = state


class Peeker:
    """A bot that searches its handle for secrets and decides by them."""

    def choose(self, seat: hs.Seat) -> int:
        behind = seat._state
        found = json.dumps([behind.to_dict(), behind.legal_actions(), behind.evaluate(seat.weights)])
        clone = behind.clone()
        for _ in range(20):
            if not clone.is_over:
                clone.apply(clone.legal_actions()[0])
        found += json.dumps(clone.to_dict()) + json.dumps(seat.sample(hs.Rng(1)).to_dict())
        legal = seat.legal_actions()
        return legal[sum(found.encode()) % len(legal)]


@pytest.mark.parametrize("bot", [lambda: RandomBot(3), Peeker], ids=["random", "peeker"])
def test_a_bot_gives_the_same_answer_if_its_seat_sees_the_same(bot: Callable[[], Bot]) -> None:
    for number, state in enumerate(sea_wolf_positions()):
        seat = state.actor
        answers = {
            bot().choose(hs.Seat(looks_alike, seat))
            for looks_alike in (state, twin(state, seat, number), twin(state, seat, number + 1000))
        }
        assert len(answers) == 1
        assert answers <= set(state.legal_actions())


def test_the_test_would_notice_a_bot_that_sees_the_state() -> None:
    """The same bot gets the true state. Its answers must then differ somewhere."""

    caught = sum(
        Peeker().choose(Leak(state, state.actor))
        != Peeker().choose(Leak(twin(state, state.actor, i), state.actor))
        for i, state in enumerate(sea_wolf_positions())
    )
    assert caught > 10


def test_changes_to_a_handle_do_not_change_the_game() -> None:
    state = hs.game("seawolf").new_game(3, 5)
    before = state.to_dict()
    handle = hs.Seat(state, state.actor)
    handle._state.apply(handle.legal_actions()[0])
    handle.sample(hs.Rng(1)).apply(handle.sample(hs.Rng(1)).legal_actions()[0])
    handle.legal_actions().clear()
    handle.view().clear()
    assert state.to_dict() == before
    assert state.legal_actions()


def test_only_the_deciding_seat_has_legal_actions(toy: hs.Game) -> None:
    for game in (toy, hs.game("seawolf")):
        state = game.new_game(3, 5)
        for seat in range(3):
            handle = hs.Seat(state, seat)
            assert handle.legal_actions() == (state.legal_actions() if seat == state.actor else [])
            assert handle.view() == state.view(seat)


def test_why_not_tells_other_seats_whose_turn_it_is(toy: hs.Game) -> None:
    handle = hs.Play(toy, 2, 5).seat(1)
    for action in range(3):
        why = handle.why_not(action)
        assert why == hs.Message("error-not-your-turn", {"seat": 1, "decides_seat": 0})
        assert toy.words("en").say(why, ["Ann", "Bob"]) == "It is not Bob’s turn. It is Ann’s turn."
        assert "⟦" not in toy.words("pl").say(why)


def test_why_not_gives_the_deciding_seat_the_reason(toy: hs.Game) -> None:
    play = hs.Play(toy, 2, 5)
    play.do("show")
    play.do("keep")
    handle = play.seat(0)
    assert handle.why_not(0) is None
    why = handle.why_not(1)
    assert why is not None
    assert why.id == "why-shown"


def test_why_not_after_the_end_says_that_the_game_is_over(toy: hs.Game) -> None:
    play = hs.Play(toy, 2, 5, {"rounds": 1})
    play.do("keep")
    play.do("keep")
    for seat in range(2):
        assert play.seat(seat).legal_actions() == []
        assert play.seat(seat).why_not(0) == hs.Message("error-game-is-over")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("action", [-1, 99, "keep", 0.0, True, None])
def test_an_unknown_action_is_refused_at_any_seat(toy: hs.Game, seat: int, action: Any) -> None:
    with pytest.raises(hs.UnknownAction):
        hs.Play(toy, 2, 5).seat(seat).why_not(action)


def test_a_handle_has_the_facts_of_its_game(toy: hs.Game) -> None:
    handle = hs.Play(toy, 3, 5).seat(2)
    assert handle.facts is toy.facts
    assert handle.actions is toy.actions
    assert handle.players == 3
    assert handle.number == 2
    assert len(handle.features()) == 1
