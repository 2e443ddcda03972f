"""The random bot."""

from __future__ import annotations

import pytest

import harbourside as hs
from harbourside.bots.bot import Bot
from harbourside.bots.random import RandomBot


def played_by(game: hs.Game, bots: list[Bot], seed: int) -> hs.Play:
    play = hs.Play(game, len(bots), seed)
    while not play.state.is_over:
        seat = play.state.actor
        action = bots[seat].choose(play.seat(seat))
        assert action in play.state.legal_actions()
        play.do(game.actions.key(action), seat=seat)
    return play


@pytest.mark.parametrize("id", ["cups", "seawolf"])
@pytest.mark.parametrize("seed", range(5))
def test_it_makes_legal_moves_and_repeats_its_game_with_the_same_seed(
    toy: hs.Game, id: str, seed: int
) -> None:
    game = hs.game(id)
    records = [
        played_by(game, [RandomBot(seed), RandomBot(seed + 1), RandomBot(seed + 2)], seed).record()
        for _ in range(2)
    ]
    assert records[0] == records[1]


def test_another_seed_plays_another_game() -> None:
    games = {played_by(hs.game("seawolf"), [RandomBot(s), RandomBot(s + 50)], 1).record() for s in range(10)}
    assert len(games) == 10


def test_all_legal_actions_are_about_equally_frequent(toy: hs.Game) -> None:
    bot = RandomBot(4)
    handle = hs.Play(toy, 2, 1).seat(0)
    chosen = [bot.choose(handle) for _ in range(3000)]
    assert all(900 < chosen.count(action) < 1100 for action in handle.legal_actions())


def test_a_bad_seed_is_refused() -> None:
    with pytest.raises(hs.BadSeed):
        RandomBot(-1)
