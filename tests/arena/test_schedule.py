"""The schedule: every bot meets every other one, with the same deals, at every seat."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import harbourside as hs
from harbourside.arena.schedule import BadPlan, Contest, Plan, make_plan
from harbourside.bots.specs import BadBot

BOTS = ["random", "greedy", "greedy:samples=1", "greedy:samples=2", "greedy:samples=3"]


def plan_of(bots: int, players: int, games: int = 10, focus: bool = False, seed: int = 1) -> Plan:
    return make_plan("seawolf", BOTS[:bots], games, players, seed, focus=focus)


def contests(plan: Plan) -> list[Contest]:
    return [plan.contest(number) for number in range(plan.total)]


SIZES = [(bots, players) for bots in range(2, 6) for players in range(2, 6)]


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_every_bot_meets_every_other(bots: int, players: int) -> None:
    pairs = {
        pair
        for contest in contests(plan_of(bots, players))
        for pair in combinations(sorted(set(contest.seats)), 2)
    }
    assert pairs == set(combinations(range(bots), 2))


@pytest.mark.parametrize(("bots", "players"), SIZES)
@pytest.mark.parametrize("focus", [False, True])
def test_every_bot_has_every_seat_equally_often(bots: int, players: int, focus: bool) -> None:
    plan = plan_of(bots, players, focus=focus)
    for bot in range(bots):
        had = Counter(
            seat for contest in contests(plan) for seat, who in enumerate(contest.seats) if who == bot
        )
        assert len(had) == players
        assert len(set(had.values())) == 1


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_every_seed_is_played_with_every_line_up_in_every_rotation(bots: int, players: int) -> None:
    plan = plan_of(bots, players)
    played = Counter((c.seed_number, c.line_up, c.seats) for c in contests(plan))
    assert set(played.values()) == {1}
    for line_up, who in enumerate(plan.line_ups):
        for seed in range(plan.seeds):
            seats = [at for number, up, at in played if (number, up) == (seed, line_up)]
            assert len(seats) == players
            assert all(sorted(at) == sorted(who) for at in seats)


def test_all_line_ups_have_the_same_deals_and_each_seed_another_one() -> None:
    deals: dict[int, set[int]] = {}
    for contest in contests(plan_of(4, 3)):
        deals.setdefault(contest.seed_number, set()).add(contest.game_seed)
    assert all(len(seeds) == 1 for seeds in deals.values())
    assert len(set.union(*deals.values())) == len(deals)


def test_no_two_bots_share_a_seed() -> None:
    seeds = [seed for contest in contests(plan_of(4, 3)) for seed in (*contest.bot_seeds, contest.game_seed)]
    games = len({contest.game_seed for contest in contests(plan_of(4, 3))})
    assert len(set(seeds)) == len(contests(plan_of(4, 3))) * 3 + games


def test_the_seating_changes_from_seed_to_seed() -> None:
    plan = plan_of(4, 4, games=80)
    behind_the_first = {
        contest.seats[(contest.seats.index(0) + 1) % 4] for contest in contests(plan) if not contest.rotation
    }
    assert behind_the_first == {1, 2, 3}


def test_the_games_of_a_line_up_stay_the_same_if_other_bots_are_added() -> None:
    alone = contests(plan_of(2, 2))
    joined = [contest for contest in contests(plan_of(4, 2)) if set(contest.seats) == {0, 1}]
    assert [(c.seats, c.game_seed, c.bot_seeds) for c in alone] == [
        (c.seats, c.game_seed, c.bot_seeds) for c in joined
    ]


def test_another_seed_gives_other_games() -> None:
    one, other = (contests(plan_of(2, 2, seed=seed)) for seed in (1, 2))
    assert not {c.game_seed for c in one} & {c.game_seed for c in other}


def test_more_bots_than_seats_meet_in_every_combination() -> None:
    assert plan_of(4, 3).line_ups == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]


def test_fewer_bots_than_seats_meet_one_against_the_rest() -> None:
    assert plan_of(2, 4).line_ups == [(0, 1, 1, 1), (1, 0, 0, 0)]
    assert len(plan_of(3, 5).line_ups) == 6


def test_the_bot_in_focus_meets_every_other_alone_against_the_rest() -> None:
    assert plan_of(3, 4, focus=True).line_ups == [(0, 1, 1, 1), (0, 2, 2, 2)]


def test_a_single_bot_has_all_seats_and_needs_no_rotation() -> None:
    plan = make_plan("seawolf", ["random"], 7, 3)
    assert plan.line_ups == [(0, 0, 0)]
    assert (plan.games, plan.seeds, plan.total) == (7, 7, 7)


def test_games_are_rounded_up_to_whole_sets_of_rotations() -> None:
    plan = plan_of(2, 3, games=10)
    assert (plan.wanted, plan.games, plan.seeds) == (10, 12, 4)
    assert plan.total == 24
    assert plan_of(2, 2, games=10).games == 10


@pytest.mark.parametrize(
    ("wrong", "about"),
    [
        ({"bots": []}, "at least one bot"),
        ({"bots": ["random", "greedy", "random"]}, "random is named twice"),
        ({"bots": ["random", "greedy\n"]}, "cannot be printed"),
        ({"bots": ["random"], "focus": True}, "--focus"),
        ({"games": 0}, "at least 1, not 0"),
        ({"games": True}, "not True"),
        ({"games": "9"}, "not 9"),
        ({"on_failure": "cry"}, "forfeit, random, stop"),
    ],
)
def test_a_wrong_plan_is_refused_in_both_languages(wrong: dict[str, object], about: str) -> None:
    given: dict[str, object] = {"game": "seawolf", "bots": ["random", "greedy"], **wrong}
    with pytest.raises(BadPlan) as caught:
        make_plan(**given)  # type: ignore[arg-type]
    assert about in str(caught.value)
    assert "⟦" not in caught.value.say("pl")


def test_errors_of_the_engine_and_of_bots_are_raised() -> None:
    for wrong, error in (
        ({"players": 9}, hs.BadPlayers),
        ({"seed": -1}, hs.BadSeed),
        ({"options": {"visibility": "foggy"}}, hs.BadOption),
        ({"game": "chess"}, hs.UnknownGame),
        ({"bots": ["random", "nobody"]}, BadBot),
    ):
        given: dict[str, object] = {"game": "seawolf", "bots": ["random", "greedy"], **wrong}
        with pytest.raises(error):
            make_plan(**given)  # type: ignore[arg-type]


def test_a_plan_needs_two_players(toy: hs.Game) -> None:
    with pytest.raises(BadPlan, match="at least two players"):
        make_plan(toy, ["random"], players=1)
