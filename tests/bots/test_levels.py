"""The levels, and their deliberate mistakes."""

from __future__ import annotations

import pytest

import harbourside as hs
from harbourside.bots.greedy import GreedyBot
from harbourside.bots.levels import LEVELS, level_description, level_name
from harbourside.bots.search import SearchBot
from harbourside.bots.slips import Slips
from harbourside.bots.specs import make_bot
from harbourside.engine.words import LANGUAGES, words_for


def test_there_are_four_levels_weakest_first() -> None:
    assert list(LEVELS) == ["deckhand", "mate", "captain", "admiral"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_a_bot_by_its_name(level: str) -> None:
    state = hs.game("seawolf").new_game(players=2, seed=1)
    seat = hs.Seat(state, state.actor)
    assert make_bot(level, seed=3).choose(seat) in seat.legal_actions()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_named_and_described(level: str, language: str) -> None:
    words = words_for(language, "harbourside.bots")
    for message in (level_name(level), level_description(level)):
        assert "⟦" not in words.say(message)


def test_the_admiral_is_bound_by_the_clock() -> None:
    """The budget is in seconds, because the time of an iteration depends on the position."""
    bot = make_bot("admiral")
    assert isinstance(bot, SearchBot)
    assert 0 < float(LEVELS["admiral"].split("seconds=")[1].split(",")[0]) <= 2.5


def test_a_bot_slips_with_the_given_probability() -> None:
    slips = Slips(0.25, hs.Rng(1))
    slipped = sum(slips.slip([1, 2, 3]) is not None for _ in range(20_000))
    assert 4_700 < slipped < 5_300


def test_a_slip_is_any_legal_action() -> None:
    slips = Slips(1.0, hs.Rng(1))
    assert {slips.slip([4, 5, 6]) for _ in range(100)} == {4, 5, 6}


@pytest.mark.parametrize("chance", [-0.1, 1.1, float("nan")])
def test_a_probability_is_from_0_to_1(chance: float) -> None:
    with pytest.raises(ValueError, match="slips"):
        Slips(chance, hs.Rng(1))


@pytest.mark.parametrize("kind", [GreedyBot, SearchBot])
def test_a_bot_that_always_slips_plays_at_random(kind: type[GreedyBot] | type[SearchBot]) -> None:
    state = hs.game("seawolf").new_game(players=2, seed=1)
    seat = hs.Seat(state, state.actor)
    bot = kind(seed=1, slips=1.0)
    assert {bot.choose(seat) for _ in range(300)} == set(seat.legal_actions())
