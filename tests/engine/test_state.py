"""The methods of every position, tested with a small game and with Sea Wolf."""

from __future__ import annotations

import pytest

import harbourside as hs
from harbourside.engine.events import Log
from harbourside.engine.match import MatchState
from harbourside.engine.playout import play_randomly

KEEP, ROLL, SHOW = 0, 1, 2


@pytest.fixture(params=["cups", "seawolf", "cups match", "seawolf match"])
def state(request: pytest.FixtureRequest, toy: hs.Game) -> hs.State:
    id, _, match = str(request.param).partition(" ")
    game = hs.game(id)
    target = game.facts.options[1].values[1] if match else None
    return game.new_game(players=3, seed=11, options={"target_score": target})


def test_in_the_first_position_a_seat_decides(state: hs.State) -> None:
    assert state.current_player in range(3)
    assert not state.is_over
    assert state.legal_actions() == sorted(state.legal_actions()) != []


def test_the_caller_may_change_the_list_of_legal_actions(state: hs.State) -> None:
    legal = state.legal_actions()
    kept = legal.copy()
    legal.clear()
    assert state.legal_actions() == kept
    state.legal_actions().append(999)
    assert state.legal_actions() == kept
    assert not state.is_legal(999)


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing(state: hs.State) -> None:
    while not (forbidden := illegal(state)):
        state.apply(state.legal_actions()[-1])
    before = state.to_dict()
    for action in forbidden:
        with pytest.raises(hs.IllegalAction) as refused:
            state.apply(action)
        assert refused.value.key == state.game.actions.key(action)
        assert refused.value.reason == state.why_not(action)
        for language in hs.LANGUAGES:
            assert refused.value.say(language).startswith(f"{refused.value.key}: ")
            assert "⟦" not in refused.value.say(language)
    assert state.to_dict() == before


def illegal(state: hs.State) -> list[int]:
    return [action for action in range(len(state.game.actions)) if not state.is_legal(action)]


@pytest.mark.parametrize("action", [-1, 999, 2**40])
def test_an_unknown_action_is_refused_and_changes_nothing(state: hs.State, action: int) -> None:
    before = state.to_dict()
    with pytest.raises(hs.UnknownAction):
        state.apply(action)
    with pytest.raises(hs.UnknownAction):
        state.why_not(action)
    assert state.to_dict() == before


@pytest.mark.parametrize("action", ["keep", "0", None, True, False, 1.0, 0.0, 0.5, [0], object()])
def test_an_action_that_is_no_number_is_refused_and_changes_nothing(state: hs.State, action: object) -> None:
    before = state.to_dict()
    with pytest.raises(hs.UnknownAction):
        state.apply(action)
    with pytest.raises(hs.UnknownAction):
        state.why_not(action)
    assert state.to_dict() == before
    assert state.legal_actions()


def test_nobody_wins_before_the_end(state: hs.State) -> None:
    while not state.is_over:
        assert state.winners() == []
        assert len(state.scores()) == 3
        state.apply(state.legal_actions()[0])
    assert state.winners()


def test_after_the_end_nothing_can_be_done(state: hs.State) -> None:
    play_randomly(state, hs.Rng(1))
    before = state.to_dict()
    assert state.current_player is None
    assert state.is_over
    assert state.legal_actions() == []
    for action in range(len(state.game.actions)):
        with pytest.raises(hs.GameIsOver):
            state.apply(action)
        assert state.why_not(action) == hs.Message("error-game-is-over")
    assert state.to_dict() == before


def test_a_clone_is_equal_and_independent(state: hs.State) -> None:
    before = state.to_dict()
    clone = state.clone()
    assert clone.to_dict() == before
    assert clone.legal_actions() == state.legal_actions()
    play_randomly(clone, hs.Rng(2))
    assert state.to_dict() == before
    again = state.clone()
    play_randomly(again, hs.Rng(2))
    assert again.to_dict() == clone.to_dict()


def test_a_clone_or_a_sample_has_no_log(state: hs.State) -> None:
    log = Log()
    state.listen(log)
    for silent in (state.clone(), state.sample(0, hs.Rng(1))):
        assert silent.log is None
        play_randomly(silent, hs.Rng(1))
    assert log.events == []
    assert log.chance == []
    assert state.log is log


def test_a_log_can_be_removed(state: hs.State) -> None:
    log = Log()
    state.listen(log)
    state.listen(None)
    play_randomly(state, hs.Rng(1))
    assert log.events == []


@pytest.mark.parametrize("seat", [-1, 3, 10**30, True, 1.0, "0", [0], object()])
def test_there_is_no_view_for_an_unknown_seat(state: hs.State, seat: object) -> None:
    with pytest.raises(hs.BadSeat):
        state.view(seat)
    with pytest.raises(hs.BadSeat):
        state.sample(seat, hs.Rng(1))
    with pytest.raises(hs.BadSeat) as refused:
        state.check_seat(seat)
    assert "from 0 to 2" in str(refused.value)


def test_a_refused_sample_does_not_advance_the_generator(state: hs.State) -> None:
    rng = hs.Rng(1)
    with pytest.raises(hs.BadSeat):
        state.sample(3, rng)
    assert rng.same_as(hs.Rng(1))


def test_only_the_view_of_the_deciding_seat_has_legal_actions(state: hs.State) -> None:
    decides = state.current_player
    for seat in (None, 0, 1, 2):
        view = state.view(seat)
        assert view["seat"] == seat
        assert view["current_player"] == decides
        legal = view["legal"]
        assert isinstance(legal, list)
        if seat == decides:
            assert [choice["action"] for choice in legal] == state.legal_actions()
            assert [choice["key"] for choice in legal] == [
                state.game.actions.key(action) for action in state.legal_actions()
            ]
        else:
            assert legal == []
            assert view["prompt"] == {"id": "prompt-waiting", "args": {"seat": decides}}


def test_a_view_after_the_end_has_the_result(state: hs.State) -> None:
    play_randomly(state, hs.Rng(1))
    view = state.view(None)
    assert view["scores"] == state.scores()
    assert view["winners"] == state.winners()
    assert view["places"] == state.places()
    prompt = view["prompt"]
    assert isinstance(prompt, dict)
    assert str(prompt["id"]).startswith("prompt-over")
    assert prompt["args"]["points"] == max(state.scores())
    assert bool(prompt["args"]["games"]) == isinstance(state, MatchState)


def test_a_sample_looks_the_same_and_has_its_own_chance(state: hs.State) -> None:
    for seat in (None, 0, 1, 2):
        sample = state.sample(seat, hs.Rng(5))
        assert sample.view(seat) == state.view(seat)
        assert not sample.rng.same_as(state.rng)
        assert sample.to_dict() == state.sample(seat, hs.Rng(5)).to_dict()
        assert sample.to_dict() != state.sample(seat, hs.Rng(6)).to_dict()


def test_a_sample_does_not_know_what_another_seat_may_do() -> None:
    """Another seat's legal actions in a sample come from the sample's cards, not from the true ones."""
    for options in ({}, {"target_score": 100}):
        state = hs.game("seawolf").new_game(2, seed=3, options={"start_player": 0, **options})
        for _ in range(6):
            state.apply(4)
        state.legal_actions()
        sample = state.sample(1, hs.Rng(1))
        assert sample.legal_actions() == hs.game("seawolf").from_dict(sample.to_dict()).legal_actions()
        for action in sample.legal_actions():
            sample.clone().apply(action)


def test_winners_share_a_full_tie_and_tie_breaks_decide_others(toy: hs.Game) -> None:
    def finished(dice: list[int], shown: list[int]) -> hs.State:
        saved = toy.new_game(players=3).to_dict()
        return toy.from_dict({**saved, "position": {"dice": dice, "shown": shown, "turns": 6}})

    assert finished([3, 6, 6], []).winners() == [1, 2]
    assert finished([3, 6, 6], [2]).winners() == [2]
    assert finished([6, 3, 5], [1, 2]).winners() == [0]
    assert finished([6, 3, 5], [1, 2]).standing(2) == [5, 1]
    assert finished([3, 6, 6], [2]).places() == [3, 2, 1]
    assert finished([6, 3, 6], []).places() == [1, 3, 1]


def test_the_last_prompt_says_which_tie_break_decided(toy: hs.Game) -> None:
    def said(dice: list[int], shown: list[int]) -> object:
        saved = toy.new_game(players=3).to_dict()
        return toy.from_dict({**saved, "position": {"dice": dice, "shown": shown, "turns": 6}}).view(0)[
            "prompt"
        ]

    shared = {"id": "prompt-over-shared", "args": {"games": 0, "points": 6}}
    assert said([3, 6, 6], []) == shared
    assert said([6, 6, 6], [0, 2]) == shared, "a third is behind"
    assert said([6, 3, 5], [1, 2]) == {"id": "prompt-over", "args": {"games": 0, "points": 6}}
    decided = {"games": 0, "points": 6, "seat": 2, "rival_seat": 1, "most": 1, "next": 0}
    assert said([3, 6, 6], [2]) == {"id": "prompt-over-tie-1", "args": decided}


def test_the_last_event_names_the_winners(toy: hs.Game) -> None:
    def told(dice: list[int]) -> list[object]:
        saved = toy.new_game(players=3).to_dict()
        state = toy.from_dict({**saved, "position": {"dice": dice, "shown": [], "turns": 5}})
        log = Log()
        state.listen(log)
        state.apply(KEEP)
        return [(event.id, event.args) for event in log.events[1:]]

    assert told([3, 6, 2]) == [("won", {"seat": 1, "points": 6, "games": 0})]
    assert told([3, 6, 6]) == [("won-together", {"seat": seat, "points": 6, "games": 0}) for seat in (1, 2)]


def test_a_seed_and_the_actions_determine_the_game(toy: hs.Game) -> None:
    for _ in range(2):
        state = toy.new_game(players=2, seed=4)
        for action in (ROLL, KEEP, SHOW, ROLL):
            state.apply(action)
        assert state.is_over
        assert state.scores() == [2, 3]


def test_an_interpreted_state_can_be_played_by_the_compiled_loop(toy: hs.Game) -> None:
    state = toy.new_game(players=3, seed=2, options={"rounds": 3})
    assert play_randomly(state, hs.Rng(3)) == 9
    assert state.is_over
