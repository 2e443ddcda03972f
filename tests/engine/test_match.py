"""A match over several games, played with a game that is not built in."""

from __future__ import annotations

import json
from typing import Any

import pytest

import harbourside as hs
from harbourside.engine.events import Log
from harbourside.engine.match import MatchState
from harbourside.engine.playout import play_randomly

KEEP, ROLL, SHOW = 0, 1, 2


def new_match(game: hs.Game, target: int = 10, seed: int = 1, log: Log | None = None) -> MatchState:
    state = game.new_game(players=2, seed=seed, options={"target_score": target, "rounds": 1}, log=log)
    assert isinstance(state, MatchState)
    return state


def play_game(state: hs.State, action: int = KEEP) -> None:
    for _ in range(2):
        state.apply(action)


def match_at(game: hs.Game, totals: list[int], number: int, dice: list[int], **current: Any) -> MatchState:
    """A match before the first turn of a game with these dice."""
    saved = new_match(game).to_dict()
    position = {"dice": dice, "shown": [], "turns": 0, **current}
    saved["position"] = {"totals": totals, "game_number": number, "current": position}
    state = game.from_dict(saved)
    assert isinstance(state, MatchState)
    return state


def test_without_a_target_there_is_no_match(toy: hs.Game) -> None:
    assert not isinstance(toy.new_game(options={"target_score": None}), MatchState)


def test_a_finished_game_is_added_to_the_totals(toy: hs.Game) -> None:
    state = match_at(toy, [2, 1], 2, [3, 5])
    play_game(state)
    assert state.totals == [5, 6]
    assert state.scores() == [5, 6]
    assert state.game_number == 3
    assert not state.is_over


def test_the_totals_of_a_whole_match_are_the_sums_of_its_games(toy: hs.Game) -> None:
    for seed in range(30):
        log = Log()
        state = new_match(toy, target=1000, seed=seed, log=log)
        play_randomly(state, hs.Rng(seed))
        told = [event.args for event in log.events if event.id == "match-game"]
        for seat in range(2):
            scores = [args["score"] for args in told if args["seat"] == seat]
            assert len(scores) == toy.facts.longest_match
            assert sum(int(str(score)) for score in scores) == state.totals[seat]
            assert [args["total"] for args in told if args["seat"] == seat][-1] == state.totals[seat]


def test_the_scores_of_a_match_count_finished_games_only(toy: hs.Game) -> None:
    state = match_at(toy, [2, 1], 2, [3, 5])
    state.apply(KEEP)
    assert state.scores() == [2, 1]


def test_a_match_ends_when_a_total_reaches_the_target(toy: hs.Game) -> None:
    state = match_at(toy, [6, 1], 2, [4, 6])
    play_game(state)
    assert state.is_over
    assert state.scores() == [10, 7]
    assert state.winners() == [0]
    assert state.game_number == 2


def test_a_match_logs_its_own_winner_but_no_winner_of_a_single_game(toy: hs.Game) -> None:
    state = match_at(toy, [6, 1], 2, [3, 6])
    log = Log()
    state.listen(log)
    play_game(state)
    assert not [event for event in log.events if event.id == "won"]
    while not state.is_over:
        play_game(state)
    last = log.events[-1]
    assert (last.id, last.args["games"]) == ("won", state.game_number)
    won = hs.Message("event-won", {"seat": 0, "points": 1, "games": state.game_number})
    assert toy.words("en").say(won, ["Ann", "Bob"]) == "Ann wins the match with 1 point."
    prompt = state.view(None)["prompt"]
    assert isinstance(prompt, dict)
    said = toy.words("en").say(hs.Message(prompt["id"], prompt["args"]))
    assert said == f"Match over after {state.game_number} games."


def test_a_total_just_short_of_the_target_plays_on(toy: hs.Game) -> None:
    state = match_at(toy, [6, 1], 2, [3, 6])
    play_game(state)
    assert not state.is_over


def test_a_match_ends_with_the_longest_match(toy: hs.Game) -> None:
    state = new_match(toy, target=1000)
    for number in range(1, toy.facts.longest_match + 1):
        assert not state.is_over
        assert state.game_number == number
        play_game(state)
    assert state.is_over
    assert max(state.totals) < 1000


def test_equal_totals_are_decided_by_the_last_games_tie_break(toy: hs.Game) -> None:
    tied = match_at(toy, [6, 8], 3, [6, 4])
    play_game(tied)
    assert tied.scores() == [12, 12]
    assert tied.winners() == [0, 1]
    decided = match_at(toy, [6, 8], 3, [6, 4])
    decided.apply(KEEP)
    decided.apply(SHOW)
    assert decided.scores() == [12, 12]
    assert decided.winners() == [1]


def test_the_log_has_the_set_up_of_the_next_game(toy: hs.Game) -> None:
    log = Log()
    state = new_match(toy, log=log)
    log.events.clear()
    log.chance.clear()
    play_game(state)
    assert [event.id for event in log.events] == [
        "kept", "kept", "match-game", "match-game", "game-begins", "rolled", "rolled",
    ]  # fmt: skip
    assert [note.partition("=")[0] for note in log.chance] == ["die@0", "die@1"]


def test_the_log_has_the_moves_of_later_games(toy: hs.Game) -> None:
    log = Log()
    state = new_match(toy, log=log)
    play_game(state)
    log.events.clear()
    state.apply(ROLL)
    assert [event.id for event in log.events] == ["rolled"]


def test_the_log_numbers_the_games(toy: hs.Game) -> None:
    log = Log()
    state = new_match(toy, log=log)
    assert log.events[0].id == "game-begins"
    play_game(state)
    begun = [event.args for event in log.events if event.id == "game-begins"]
    assert begun == [{"number": 1}, {"number": 2}]


def test_the_next_game_reveals_something_so_undo_stops_before_it(toy: hs.Game) -> None:
    play = hs.Play(toy, 1, 5, {"rounds": 1, "target_score": 1000})
    play.do("keep")
    assert play.why_not_undo() == hs.Message("undo-revealed")


def test_a_match_counts_what_its_games_reveal(toy: hs.Game) -> None:
    state = match_at(toy, [0, 0], 1, [1, 2])
    before = state.revealed
    state.apply(SHOW)
    assert state.revealed == before + 1


def test_chance_goes_on_from_game_to_game(toy: hs.Game) -> None:
    """The next game has other dice, because all games share the generator of the match."""
    log = Log()
    state = new_match(toy, target=1000, log=log)
    play_randomly(state, hs.Rng(1))
    games = [log.chance[i : i + 2] for i in range(0, len(log.chance), 2)]
    assert len({tuple(dice) for dice in games}) > 1


def test_a_clone_of_a_match_is_independent(toy: hs.Game) -> None:
    state = match_at(toy, [2, 1], 2, [3, 5])
    before = state.to_dict()
    clone = state.clone()
    assert clone.to_dict() == before
    play_game(clone)
    assert clone.totals == [5, 6]
    assert state.to_dict() == before
    play_game(state)
    assert state.to_dict() == clone.to_dict()


def test_a_sample_of_a_match_deals_hidden_things_again(toy: hs.Game) -> None:
    state = match_at(toy, [2, 1], 2, [3, 5])
    dice = set()
    for seed in range(50):
        sample = state.sample(0, hs.Rng(seed))
        assert sample.view(0) == state.view(0)
        assert sample.scores() == [2, 1]
        dice.add(str(sample.view(1)["position"]))
    assert len(dice) == 6
    assert state.view(1) == match_at(toy, [2, 1], 2, [3, 5]).view(1)


def test_a_sample_of_a_match_has_its_own_chance(toy: hs.Game) -> None:
    state = new_match(toy, target=1000)
    sample = state.sample(0, hs.Rng(3))
    assert isinstance(sample, MatchState)
    assert sample.rng is sample.current.rng
    assert not sample.rng.same_as(state.rng)
    play_randomly(sample, hs.Rng(1))
    assert sample.rng.same_as(sample.current.rng)


def test_a_match_is_saved_and_read_back(toy: hs.Game) -> None:
    for seed in range(20):
        state = new_match(toy, target=10, seed=seed)
        rng = hs.Rng(seed)
        while not state.is_over:
            again = toy.from_dict(json.loads(json.dumps(state.to_dict())))
            assert again.to_dict() == state.to_dict()
            assert again.view(0) == state.view(0)
            assert again.winners() == state.winners()
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
        over = toy.from_dict(state.to_dict())
        assert over.is_over
        assert over.winners() == state.winners()


@pytest.mark.parametrize(
    ("totals", "number", "turns"),
    [([10, 0], 1, 0), ([12, 0], 4, 0), ([9, 9], 3, 2), ([0, 0], 1, 2)],
)
def test_totals_that_disagree_with_the_game_are_refused(
    toy: hs.Game, totals: list[int], number: int, turns: int
) -> None:
    with pytest.raises(hs.BadPosition, match=r"current: The totals disagree with this game"):
        match_at(toy, totals, number, [1, 2], turns=turns)


@pytest.mark.parametrize(
    ("totals", "number", "where"),
    [
        ([1], 1, "totals"),
        ([1, 2, 3], 1, "totals"),
        ([1, "2"], 1, r"totals\[1\]"),
        ([1, 10**9], 1, r"totals\[1\]"),
        ([1, 2], 0, "game_number"),
        ([1, 2], 5, "game_number"),
    ],
)
def test_an_impossible_match_is_refused_with_the_wrong_field(
    toy: hs.Game, totals: list[int], number: int, where: str
) -> None:
    with pytest.raises(hs.BadPosition, match=rf"^position.position.{where}: "):
        match_at(toy, totals, number, [1, 2])


def test_a_match_shows_its_score_in_the_view(toy: hs.Game) -> None:
    view = match_at(toy, [2, 1], 2, [3, 5]).view(1)
    assert view["position"] == {
        "match": {"game_number": 2, "totals": [2, 1], "target": 10},
        "dice": ["hidden", 5],
        "turns": 0,
    }


def test_a_match_gives_the_answers_of_its_current_game(toy: hs.Game) -> None:
    state = match_at(toy, [2, 1], 2, [3, 5], shown=[0], turns=1)
    game = state.current
    assert state.prompt() == game.prompt()
    assert state.label(KEEP) == game.label(KEEP)
    assert state.census() == game.census()
    assert state.features(0) == game.features(0)


def test_a_lead_counts_more_when_the_target_is_near(toy: hs.Game) -> None:
    """Seat 1 leads. That counts little at the beginning of a long match, and much near its end."""
    shares = [match_at(toy, [0, lead], 2, [3, 3]).evaluate(toy.weights)[1] for lead in (0, 2, 7)]
    assert shares == sorted(shares)
    assert len(set(shares)) == 3


def test_at_the_end_the_winners_of_the_match_share_the_win_and_not_those_of_the_last_game(
    toy: hs.Game,
) -> None:
    for seed in range(20):
        state = new_match(toy, target=10)
        play_randomly(state, hs.Rng(seed))
        winning = [seat for seat, share in enumerate(state.evaluate(toy.weights)) if share > 0]
        assert winning == state.winners()


def test_sea_wolf_plays_matches_too(seawolf: hs.Game) -> None:
    state = seawolf.new_game(2, seed=9, options={"target_score": 100})
    decisions = play_randomly(state, hs.Rng(9))
    assert isinstance(state, MatchState)
    assert state.game_number > 1
    assert decisions <= seawolf.longest_game(state.options)
    assert max(state.totals) >= 100 or state.game_number == seawolf.facts.longest_match


def test_all_games_of_a_match_have_the_same_seats_and_options(toy: hs.Game) -> None:
    state = new_match(toy, target=1000)
    for _ in range(3):
        assert state.current.seats == state.seats
        assert state.current.options == state.options
        play_game(state)
