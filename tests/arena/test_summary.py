"""The statistics of a tournament, tested on results with known answers."""

from __future__ import annotations

import pytest

import harbourside as hs
from harbourside.arena.contest import Ending, Failure, Result
from harbourside.arena.intervals import Observations, wilson
from harbourside.arena.ratings import PER_MU, rate
from harbourside.arena.schedule import Contest, Plan, make_plan
from harbourside.arena.summary import Standings, standings
from harbourside.arena.tournament import Tournament
from harbourside.engine.message import Message

Places = dict[int, int]


def result(
    contest: Contest, places: list[int], ending: Ending = "over", failures: tuple[Failure, ...] = ()
) -> Result:
    seats = len(places)
    return Result(
        contest=contest,
        ending=ending,
        scores=[10 - place for place in places],
        places=places,
        decisions=20 + contest.number,
        asked=[4] * seats,
        seconds=[0.5] * seats,
        longest=[0.25] * seats,
        failures=list(failures),
    )


def table_of(plan: Plan, places_of: list[list[int]]) -> Standings:
    """Results from the places of the bots in each game, for line-ups of different bots."""
    results = []
    for number, by_bot in enumerate(places_of):
        contest = plan.contest(number)
        results.append(result(contest, [by_bot[bot] for bot in contest.seats]))
    return standings(Tournament(plan, results))


@pytest.fixture
def duel() -> Plan:
    return make_plan("seawolf", ["greedy", "random"], 400, 2)


def sample(*seeds: list[float]) -> Observations:
    gathered = Observations()
    for seed, figures in enumerate(seeds):
        for figure in figures:
            gathered.add(seed, figure)
    return gathered


def test_an_interval_at_0_or_1_has_a_width_and_stays_inside() -> None:
    for value in (0.0, 1.0):
        share = sample(*[[value, value]] * 200).share()
        assert share.effective == 200
        assert share.value == value
        assert 0 <= share.low < share.high <= 1
    assert share.low == pytest.approx(200 / (200 + 1.959964**2))


def test_independent_games_count_in_full() -> None:
    share = sample(*[[1.0, 1.0], [0.0, 1.0], [1.0, 0.0], [0.0, 0.0]] * 25).share()
    assert share.effective == pytest.approx(198)  # of 200: the spread between seeds is estimated, too
    low, high = wilson(0.5, 198)
    assert (share.value, share.low, share.high) == (0.5, low, high)
    assert high - low == pytest.approx(2 * 1.96 * 0.5 / 198**0.5, rel=0.02)


def test_games_with_the_same_result_for_each_seed_count_once() -> None:
    share = sample(*[[1.0, 1.0], [0.0, 0.0]] * 50).share()
    assert share.count == 200
    assert share.effective == pytest.approx(99)


def test_the_interval_has_a_width_even_if_all_seeds_agree() -> None:
    share = sample(*[[1.0, 0.0]] * 100).share()
    assert share.effective == 200
    assert share.high - share.low > 0.1


def test_the_interval_is_wide_for_one_seed_and_everything_for_none() -> None:
    share = sample([1.0, 0.0, 1.0, 1.0]).share()
    assert share.effective == 1
    assert share.high - share.low > 0.7
    nothing = Observations().share()
    assert (nothing.low, nothing.high, nothing.count) == (0, 1, 0)


def test_the_interval_is_that_of_wilson() -> None:
    assert list(wilson(0.7, 100)) == pytest.approx([0.6042, 0.7811], abs=1e-4)


def test_the_better_bot_is_first_and_the_shares_are_those_of_the_games(duel: Plan) -> None:
    table = table_of(duel, [[1, 2]] * 300 + [[2, 1]] * 100)
    best, worst = table.bots
    assert (best.spec, worst.spec) == ("greedy", "random")
    assert best.share.value == 0.75
    assert best.share.count == 400
    assert best.share.value + worst.share.value == 1
    assert best.share.low == pytest.approx(1 - worst.share.high)
    assert table.head_to_head[0, 1].value == 0.75
    assert table.head_to_head[1, 0].value == 0.25
    assert (0, 0) not in table.head_to_head


def test_a_shared_win_is_half_a_win(duel: Plan) -> None:
    table = table_of(duel, [[1, 1]] * 400)
    for bot in table.bots:
        assert bot.share.value == 0.5
    assert table.head_to_head[0, 1].value == 0.5
    assert table.bots[0].rating.mu == pytest.approx(table.bots[1].rating.mu)
    assert table.bots[0].rating.points == pytest.approx(1500)


def test_ratings_use_all_places_and_respect_ties() -> None:
    plan = make_plan("seawolf", ["greedy", "random", "greedy:samples=1"], 300, 3)
    first, second, third = (b.rating.points for b in table_of(plan, [[1, 2, 3]] * 300).bots)
    assert first - second > 100
    assert second - third > 100
    tied = table_of(plan, [[1, 2, 2]] * 300)
    assert tied.of(1).rating.points == pytest.approx(tied.of(2).rating.points, abs=1)


def test_four_hundred_points_are_ten_to_one(duel: Plan) -> None:
    places = [[2, 1] if number % 11 == 0 else [1, 2] for number in range(2200)]
    results = [
        result(duel.contest(n), [by_bot[bot] for bot in duel.contest(n).seats])
        for n, by_bot in enumerate(places)
    ]
    one, other = rate(2, results)
    assert one.points - other.points == pytest.approx(400, abs=80)
    assert one.deviation == pytest.approx(one.sigma * PER_MU)
    assert one.ordinal == pytest.approx(one.points - 3 * one.deviation)
    assert one.low < one.points < one.high


def test_ratings_do_not_depend_on_the_order_of_the_games(duel: Plan) -> None:
    early = table_of(duel, [[1, 2]] * 300 + [[2, 1]] * 100).of(0).rating
    late = table_of(duel, [[2, 1]] * 100 + [[1, 2]] * 300).of(0).rating
    assert early.points == pytest.approx(late.points, abs=early.deviation)
    assert early.points == pytest.approx(1600, abs=early.deviation)


def test_ratings_start_in_the_middle_and_get_more_certain_with_more_games(duel: Plan) -> None:
    few, many = (table_of(duel, [[1, 2], [2, 1]] * (games // 2)) for games in (20, 400))
    assert many.bots[0].rating.deviation < few.bots[0].rating.deviation / 2
    assert [rating.points for rating in rate(2, [])] == [1500, 1500]


def test_a_bot_at_several_seats_gets_one_rating_that_is_not_more_certain() -> None:
    plan = make_plan("seawolf", ["greedy", "random"], 400, 4, focus=True)
    results = []
    for number in range(plan.total):
        contest = plan.contest(number)
        winner = contest.seats.index(number // 4 % 2)  # each bot wins every other deal
        results.append(result(contest, [1 if seat == winner else 2 for seat in range(4)]))
    table = standings(Tournament(plan, results))
    focus, rest = table.of(0), table.of(1)
    assert focus.share.value == 0.5
    assert rest.share.value == pytest.approx(0.5 / 3)
    assert focus.rating.points > rest.rating.points
    (line_up,) = table.line_ups
    assert line_up.seats == {0: 1, 1: 3}
    assert line_up.shares[0].value == 0.5
    assert line_up.games == 400
    # sorted by deals, because the same bot won all four games of a deal
    assert line_up.shares[0].effective == pytest.approx(99)


def test_seat_shares_count_all_bots(duel: Plan) -> None:
    results = [result(duel.contest(number), [1, 2]) for number in range(400)]
    table = standings(Tournament(duel, results))
    assert [share.value for share in table.seats] == [1, 0]
    assert [share.value for share in table.of(0).seats] == [1, 0]
    assert table.of(0).share.value == 0.5


def test_scores_lengths_and_times_are_those_of_the_games(duel: Plan) -> None:
    table = table_of(duel, [[1, 2], [2, 1], [1, 2], [1, 2]])
    bot = table.of(0)
    assert sorted(bot.scores) == [8, 9, 9, 9]
    assert (bot.mean_score, bot.score_sd) == (8.75, 0.5)
    assert (bot.mean_seconds, bot.longest) == (0.125, 0.25)
    assert table.lengths == [20, 21, 22, 23]
    assert table.games == 4


def test_unfinished_games_do_not_count_for_scores_and_lengths(duel: Plan) -> None:
    message = Message("bot-failed-no-action", {"answer": "?"})
    contest = duel.contest(0)
    loser = contest.seats.index(1)
    lost = result(
        contest, [2 if seat == loser else 1 for seat in (0, 1)], "forfeit", (Failure(loser, 3, 1, message),)
    )
    stood_in = result(
        duel.contest(1), [1, 1], "over", (Failure(duel.contest(1).seats.index(1), 3, 5, message),)
    )
    cut = result(duel.contest(2), [1, 2], "cut")
    table = standings(Tournament(duel, [lost, stood_in, cut]))
    failing = table.of(1)
    assert (failing.forfeits, failing.stand_ins) == (1, 5)
    (kind,) = failing.failures
    assert (kind.times, kind.games, kind.first) == (6, 2, 0)
    assert table.of(0).failures == []
    assert len(failing.scores) == len(table.lengths) == 1
    assert table.cut == 1


def test_a_bot_that_fails_at_several_seats_of_a_game_fails_in_one_game(toy: hs.Game) -> None:
    plan = make_plan(toy, ["greedy", "random"], 12, 3)
    contest = next(c for c in map(plan.contest, range(plan.total)) if c.seats.count(1) == 2)
    message = Message("bot-failed-no-action", {"answer": "?"})
    failures = tuple(Failure(seat, 3, 4, message) for seat, bot in enumerate(contest.seats) if bot == 1)
    (kind,) = standings(Tournament(plan, [result(contest, [1, 1, 1], "over", failures)])).of(1).failures
    assert (kind.times, kind.games) == (8, 1)


def test_a_run_without_games_has_standings_too(duel: Plan) -> None:
    table = standings(Tournament(duel, []))
    assert [bot.share.count for bot in table.bots] == [0, 0]
    assert table.bots[0].mean_score == table.bots[0].mean_seconds == 0


def test_a_single_bot_has_a_fair_share(toy: hs.Game) -> None:
    from harbourside.arena.tournament import run

    table = standings(run(make_plan(toy, ["random"], 20, 3)))
    assert table.bots[0].share.value == pytest.approx(1 / 3)
    assert table.head_to_head == {}
    assert table.bots[0].rating.points == 1500
