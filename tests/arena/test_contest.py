"""One game between bots, including bots that fail."""

from __future__ import annotations

import pytest
from tests.arena import rogues

import harbourside as hs
from harbourside.arena.contest import FAILURE_WORDS, Result, RunStopped, play
from harbourside.arena.schedule import Plan, make_plan
from harbourside.engine.words import words_for

GOOD = "tests.arena.rogues:First"


def plan_with(toy: hs.Game, bot: str, policy: str = "forfeit", players: int = 2) -> Plan:
    return make_plan(toy, [GOOD, f"tests.arena.rogues:{bot}"], 8, players, on_failure=policy)


def played(plan: Plan) -> list[Result]:
    return [play(plan, plan.contest(number)) for number in range(plan.total)]


def without_times(result: Result) -> tuple[object, ...]:
    return (result.contest, result.ending, result.scores, result.places, result.asked, result.failures)


def test_a_game_is_played_to_the_result_that_the_rules_give(toy: hs.Game) -> None:
    plan = plan_with(toy, "Last", players=3)
    for result in played(plan):
        state = toy.new_game(3, result.contest.game_seed)
        while not state.is_over:
            first = plan.bots[result.contest.seats[state.actor]] == GOOD
            state.apply(state.legal_actions()[0 if first else -1])
        assert result.ending == "over"
        assert result.scores == state.scores()
        assert result.winners == state.winners()
        assert sum(result.shares) == pytest.approx(1)


def test_equal_bots_share_a_place_and_the_next_place_is_skipped(toy: hs.Game) -> None:
    plan = make_plan(toy, [GOOD], 60, 3)
    places = [result.places for result in played(plan)]
    assert [1, 1, 3] in places
    assert [1, 2, 2] in places
    assert [1, 2, 3] in places


def test_decisions_without_a_choice_are_made_without_asking(toy: hs.Game) -> None:
    """`Last` shows its die at once, and can then only keep it."""
    for result in played(plan_with(toy, "Last")):
        assert result.decisions == 4
        assert [result.asked[seat] for seat, bot in enumerate(result.contest.seats) if bot == 1] == [1]
        assert [result.asked[seat] for seat, bot in enumerate(result.contest.seats) if bot == 0] == [2]


def test_the_same_contest_is_the_same_game(toy: hs.Game) -> None:
    plan = make_plan(toy, ["random", "greedy:samples=1"], 10)
    assert [without_times(result) for result in played(plan)] == [
        without_times(result) for result in played(plan)
    ]


def test_thinking_is_timed(toy: hs.Game) -> None:
    result = play(plan := plan_with(toy, "Slow"), plan.contest(0))
    slow = result.contest.seats.index(1)
    assert result.asked[slow] == 2
    assert 0.002 <= result.longest[slow] < result.seconds[slow]
    assert result.seconds[slow] >= 0.004


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("Raises", "RuntimeError"),
        ("Silent", "None"),
        ("Cheats", "1000000"),
        ("Quits", "SystemExit"),
        ("Unseated", "not today"),
    ],
)
@pytest.mark.parametrize("players", [2, 3])
def test_a_bot_that_fails_loses_and_the_others_share_the_win(
    toy: hs.Game, bot: str, says: str, players: int
) -> None:
    for result in played(plan_with(toy, bot, players=players)):
        assert result.ending == "forfeit"
        (failure,) = result.failures
        assert result.contest.seats[failure.seat] == 1
        others = result.contest.seats.count(0)
        for who, place, share in zip(result.contest.seats, result.places, result.shares, strict=True):
            assert (place, share) == ((1 + others, 0) if who == 1 else (1, pytest.approx(1 / others)))
        for language in hs.LANGUAGES:
            said = words_for(language, *FAILURE_WORDS).say(failure.message)
            assert says in said
            assert "⟦" not in said


def test_a_bot_that_fails_against_itself_loses_at_the_seat_that_failed(toy: hs.Game) -> None:
    for result in played(make_plan(toy, ["tests.arena.rogues:Raises"], 6, 3)):
        (failure,) = result.failures
        assert result.places == [3 if seat == failure.seat else 1 for seat in range(3)]


@pytest.mark.parametrize("bot", ["Raises", "Silent", "Cheats", "Quits", "Unseated", "MovesOver", "PlaysOn"])
def test_a_random_decision_can_replace_a_failed_one(toy: hs.Game, bot: str) -> None:
    plan = plan_with(toy, bot, "random")
    for result in played(plan):
        assert result.ending == "over"
        (failure,) = result.failures
        assert failure.times == result.asked[failure.seat]
        assert failure.decision <= 1
    assert [without_times(result) for result in played(plan)] == [
        without_times(result) for result in played(plan)
    ]


@pytest.mark.parametrize("bot", ["Raises", "Unseated"])
def test_a_failure_can_stop_the_run(toy: hs.Game, bot: str) -> None:
    plan = plan_with(toy, bot, "stop")
    with pytest.raises(RunStopped) as caught:
        play(plan, plan.contest(3))
    for language in hs.LANGUAGES:
        said = caught.value.say(language)
        assert bot in said
        assert "3" in said
        assert "RuntimeError" in said
        assert "⟦" not in said


def test_a_game_that_never_ends_is_stopped_and_counted_as_it_is(
    toy: hs.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(toy), "longest_game", lambda self, options: 3)
    result = play(plan := plan_with(toy, "Last"), plan.contest(0))
    assert (result.ending, result.decisions) == ("cut", 3)
    assert sum(result.shares) == pytest.approx(1)


@pytest.mark.parametrize("other", ["First", "Raises", "Unseated"])
def test_bots_are_closed_after_every_kind_of_ending(toy: hs.Game, other: str) -> None:
    plan = make_plan(toy, ["tests.arena.rogues:Holds", f"tests.arena.rogues:{other}"], 4)
    played(plan)
    assert rogues.Holds.held == 0
