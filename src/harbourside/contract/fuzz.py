"""Fuzzing: random games with wrong input, to find crashes, dead ends, leaks and endless games."""

from __future__ import annotations

import json
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from harbourside.contract import checks, facts, texts
from harbourside.engine.errors import BadPosition, BadRecord, HarboursideError
from harbourside.engine.facts import OptionValue
from harbourside.engine.game import Game
from harbourside.engine.play import Play
from harbourside.engine.record import read_record
from harbourside.engine.rng import Rng

CHECK_ONE_IN = 6
MOST_CHECKS = 25
"""Slow checks run at one in CHECK_ONE_IN decisions, and at most MOST_CHECKS times in a game."""


@dataclass(frozen=True)
class FuzzFailure:
    """A failure that the fuzzer found, with the game that shows it."""

    reason: str
    record: str
    """The record of the game up to the failure."""


def fuzz_game(
    game: Game,
    seed: int,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
) -> FuzzFailure | None:
    """Play one random game. By default the seed determines the players and the options."""
    rng = Rng(seed)
    if players is None:
        most, least = game.facts.max_players, game.facts.min_players
        players = least + rng.below(most - least + 1)
    if options is None:
        variants = game.variants(players)
        options = variants[rng.below(len(variants))]
    game_seed = rng.seed()
    play: Play | None = None
    try:
        texts.check_texts(game)
        play = Play(game, players, game_seed, options)
        if not play.state.rng.same_as(Rng(game_seed)):
            checks.require(
                bool(play.start_chance), "the set-up draws at random, but notes no outcome in the log"
            )
        _play_on(play, rng)
    except Exception:  # every error of a game is a failure
        config = f"{game.facts.id}, {players} players, seed {game_seed}, options {options}"
        return FuzzFailure(f"{config}\n{traceback.format_exc()}", _record_of(play))
    return None


def _record_of(play: Play | None) -> str:
    """The record, or an empty text: a game may fail in its set-up, or in its scores."""
    try:
        return "" if play is None else play.record()
    except Exception:
        return ""


@contextmanager
def _naming(play: Play, action: int) -> Iterator[None]:
    """Add the action to the traceback of a crash, because the record does not contain it."""
    number, key = play.number + 1, play.game.actions.key(action)
    try:
        yield
    except Exception as error:
        error.add_note(f"in decision {number}: {key}")
        raise


def _play_on(play: Play, rng: Rng) -> None:
    census = play.state.census()
    longest = play.game.longest_game(play.state.options)
    checked = 0
    while not play.state.is_over:
        checks.require(play.number < longest, f"no end after {play.number} decisions")
        state = play.state
        legal = state.legal_actions()
        checks.require(bool(legal), "nothing is legal")
        action = legal[rng.below(len(legal))]
        closely = checked < MOST_CHECKS and rng.below(CHECK_ONE_IN) == 0
        if closely:
            checked += 1
            _check_closely(play, rng)
        before = state.rng.clone()
        with _naming(play, action):
            if closely:
                checks.check_undo(play, action, rng.below(1000))
            else:
                play.do(play.game.actions.key(action))
            facts.check_chance(play, before)
        checks.check_conservation(play.state, census)
    checks.check_end(play.state)
    checks.check_words(play.state)
    texts.check_event_words(play)
    again = read_record(play.record())
    checks.require(again.state.to_dict() == play.state.to_dict(), "the record replays to another end")


def _check_closely(play: Play, rng: Rng) -> None:
    seed = rng.below(1 << 20)
    checks.check_legal(play.state)
    checks.check_words(play.state)
    checks.check_view_words(play.state)
    checks.check_refusals(play.state)
    checks.check_copies(play.state, seed)
    checks.check_clone(play.state)
    checks.check_loading(play.state)
    checks.check_hidden(play.state, seed)
    checks.check_numbers(play.state)
    _try_garbage(play, rng)


def _try_garbage(play: Play, rng: Rng) -> None:
    """Input that a broken or hostile client may send. Each must be refused and change nothing."""
    truth, record = play.state.to_dict(), play.record()
    key = play.game.actions.key(play.state.legal_actions()[0])
    attempts: list[tuple[Any, Any, Any]] = [
        (key, None, play.number + 1),
        (key, None, -1),
        (key, 99, None),
        (_scrambled(key, rng), None, None),
        ("", None, None),
        (None, None, None),
        (17, None, None),
    ]
    if play.state.seats > 1:
        attempts.append((key, (play.state.actor + 1) % play.state.seats, None))
    for attempt in attempts:
        try:
            play.do(*attempt)
        except HarboursideError:
            continue
        raise checks.ContractBroken(f"{attempt} was accepted")
    _damage_position(play.game, truth, rng)
    _damage_record(play, record, rng)
    unchanged = play.state.to_dict() == truth and play.record() == record
    checks.require(unchanged, "refused input changed the game")


def _scrambled(text: str, rng: Rng) -> str:
    return "".join(chr(33 + rng.below(90)) for _ in text)


def _damage_position(game: Game, truth: dict[str, object], rng: Rng) -> None:
    """A position with one part replaced must be refused, or be another valid position."""
    damaged = json.loads(json.dumps(truth))
    spot = damaged
    while True:
        keys = list(spot) if isinstance(spot, dict) else list(range(len(spot)))
        if not keys:
            return
        key = keys[rng.below(len(keys))]
        if not isinstance(spot[key], dict | list) or rng.below(4) == 0:
            break
        spot = spot[key]
    garbage: tuple[object, ...] = (None, -1, 10**30, "x", [], {}, True, 1.5, [[[]]])
    spot[key] = garbage[rng.below(len(garbage))]
    try:
        state = game.from_dict(damaged)
    except (BadPosition, HarboursideError):
        return
    if not state.is_over:
        checks.require(bool(state.legal_actions()), f"a damaged position was accepted: {key}")


def _damage_record(play: Play, record: str, rng: Rng) -> None:
    place = rng.below(len(record))
    damaged = record[:place] + chr(32 + rng.below(90)) + record[place + 1 :]
    if rng.below(2) == 0:
        damaged = record[:place]
    try:
        again = read_record(damaged)
    except BadRecord:
        return
    checks.require(again.state.to_dict() == play.state.to_dict(), "a damaged record was accepted")
