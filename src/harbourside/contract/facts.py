"""Checks of what a game declares about itself, against random games."""

from __future__ import annotations

from collections.abc import Iterator

from harbourside.contract.checks import check_told_chance, hidden_paths, require, walk
from harbourside.contract.texts import check_rules, check_texts
from harbourside.engine.errors import BadChance
from harbourside.engine.facts import MATCH_OPTION, Options
from harbourside.engine.game import Game
from harbourside.engine.play import Play
from harbourside.engine.rng import Rng
from harbourside.engine.state import State

GAMES = 12
LOOKS_EVERY = 5
"""Decisions between two positions in which the search for something hidden looks at every seat."""
SEEDS = 10
MOST_MOVES = 60


def check_game(game: Game) -> None:
    """All checks of a whole game: its texts, its rules for a person, its facts, and given chance."""
    check_texts(game)
    check_rules(game)
    check_facts(game)
    check_given_chance(game)


def check_facts(game: Game, games: int = GAMES) -> None:
    """`Facts.hidden` and `Facts.chance` agree with what occurs in random games."""
    facts = game.facts
    hidden = chance = False
    for number, (players, options) in zip(range(games), _configurations(game), strict=False):
        rng: Rng | None = None
        for decision, state in enumerate(walk(game, players, options, number)):
            chance = chance or (rng is not None and not state.rng.same_as(rng))
            hidden = hidden or (decision % LOOKS_EVERY == 0 and _hides_something(state, number))
            rng = state.rng.clone()
        if hidden and chance:
            break
    require(
        hidden == facts.hidden, f"Facts(hidden={facts.hidden}), but {_seen(hidden)} hidden in {games} games"
    )
    require(
        chance == facts.chance,
        f"Facts(chance={facts.chance}), but {_seen(chance)} random after set-up in {games} games",
    )


def _configurations(game: Game) -> Iterator[tuple[int, Options]]:
    """Every number of players and every combination of options in turn, without matches."""
    number = 0
    while True:
        players = game.facts.min_players + number % _player_counts(game)
        variants = game.variants(players)
        options = variants[number % len(variants)]
        yield players, {name: value for name, value in options.items() if name != MATCH_OPTION}
        number += 1


def _player_counts(game: Game) -> int:
    return game.facts.max_players - game.facts.min_players + 1


def _seen(happened: bool) -> str:
    return "something is" if happened else "nothing is"


def _hides_something(state: State, seed: int) -> bool:
    """Whether a view leaves something out. A sample can be the truth, if all follows from the past."""
    truth, public = state.dump(), state.view(None)["position"]
    if hidden_paths(public):
        return True
    return any(
        state.view(seat)["position"] != public or state.sample(seat, Rng(seed)).dump() != truth
        for seat in range(state.seats)
    )


def check_chance(play: Play, before: Rng) -> None:
    """If the last move drew at random, the game says that it has chance, and the log notes the outcome.

    `before` is the state's generator before the move. In a match a move may deal the next game.
    """
    state = play.state
    if state.rng.same_as(before) or state.options.get(MATCH_OPTION) is not None:
        return
    require(play.game.facts.chance, "Facts(chance=False), but the move draws at random")
    require(bool(play.moves[-1].chance), "the move draws at random, but log.note notes no outcome")


def check_given_chance(game: Game) -> None:
    """A record or a test can give the chance outcomes of the set-up and of moves in advance."""
    for players in range(game.facts.min_players, game.facts.max_players + 1):
        _check_given_set_up(game, players)
    fell = told = False
    for seed in range(SEEDS):
        play = Play(game, game.facts.min_players + seed % _player_counts(game), seed)
        rng = Rng(seed)
        while not play.state.is_over and play.number < MOST_MOVES:
            legal = play.state.legal_actions()
            action = legal[rng.below(len(legal))]
            told = told or check_told_chance(play, action, play.number)
            play.do(game.actions.key(action))
            fell = fell or bool(play.moves[-1].chance)
        if told:
            break
    require(told or not fell, "moves ignore outcomes given in advance: ask for them with log.foretold")


def _check_given_set_up(game: Game, players: int) -> None:
    wanted = Play(game, players, seed=1)
    refused = False
    for seed in range(2, 2 + SEEDS):
        if Play(game, players, seed).start_chance == wanted.start_chance:
            continue
        try:
            given = Play(game, players, seed, chance=wanted.start_chance)
        except BadChance:
            refused = True  # fine for some seeds: a card that no record notes may be dealt in between
            continue
        dealt = given.start_chance == wanted.start_chance and not given.told
        require(dealt, f"{wanted.start_chance} was given, but the set-up is {given.start_chance}")
        return
    require(not refused, "the set-up ignores outcomes given in advance: ask for them with log.foretold")
