"""A dump of all answers of the engine in one game, for golden files."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping

from harbourside.engine.facts import OptionValue
from harbourside.engine.game import Game
from harbourside.engine.play import Play
from harbourside.engine.rng import Rng
from harbourside.engine.state import State
from harbourside.engine.words import LANGUAGES

FULL_VIEWS_EVERY = 20
"""All views are written at one in this number of decisions; else only the deciding seat's."""
LONG_VIEW = 2000
"""Characters of JSON. Longer views are written only at one in FULL_VIEWS_EVERY decisions, for the deciding
seat and for spectators. Otherwise the file has their digest."""


def playthrough(game: Game, players: int, options: Mapping[str, OptionValue], seed: int) -> str:
    """The text of a golden file. Its first line has the arguments to make it again."""
    config = {"game": game.facts.id, "players": players, "options": dict(options), "seed": seed}
    lines = [f"playthrough {json.dumps(config, sort_keys=True)}", ""]
    play = Play(game, players, seed, options)
    rng = Rng(seed)
    seen = 0
    lines += ["start chance: " + " ".join(play.start_chance), f"facts: {game.facts}", ""]
    while True:
        lines += _happened(play, seen)
        seen = len(play.events())
        if play.state.is_over:
            break
        lines += _position(play)
        legal = play.state.legal_actions()
        action = legal[rng.below(len(legal))]
        play.do(game.actions.key(action))
        lines += ["", f"=> {game.actions.key(action)} {' '.join(play.moves[-1].chance)}".rstrip()]
    lines += _end(play)
    return "\n".join(lines) + "\n"


def remake(golden: str) -> tuple[str, dict[str, object]]:
    """The game and the arguments in the first line of a golden file."""
    config = json.loads(golden.splitlines()[0].removeprefix("playthrough "))
    return config.pop("game"), config


def _happened(play: Play, since: int) -> list[str]:
    """The new events as a spectator sees them, and as seats see them if that is different."""
    lines = []
    public = play.events(since)
    for i, event in enumerate(public):
        lines.append(f"event {event['number']}: {event['id']} {json.dumps(event['args'])}")
        for seat in range(play.state.seats):
            own = play.events(since, seat)[i]
            if own != event:
                lines.append(f"  seat {seat}: {json.dumps(own['args'])}")
    return lines


def _position(play: Play) -> list[str]:
    state, game = play.state, play.game
    words = {language: game.words(language) for language in LANGUAGES}
    lines = ["", f"# decision {play.number + 1}: seat {state.current_player}"]
    for language in LANGUAGES:
        lines.append(f"prompt {language}: {words[language].say(state.prompt(), play.names)}")
    for action in state.legal_actions():
        said = " | ".join(words[language].say(state.label(action), play.names) for language in LANGUAGES)
        lines.append(f"  {action} {game.actions.key(action)}: {said}")
    lines += _reasons(state)
    full = play.number % FULL_VIEWS_EVERY == 0
    for seat in (*range(state.seats), None):
        view = state.view(seat)
        long = len(json.dumps(view["position"])) > LONG_VIEW
        if (full and (not long or seat in (state.actor, None))) or (seat == state.actor and not long):
            lines.append(f"view {seat}:")
            position = view["position"]
            assert isinstance(position, dict)
            lines += [f"  {zone}: {json.dumps(value)}" for zone, value in position.items()]
        else:
            lines.append(f"view {seat}: digest {_digest(view)}")
    lines += _numbers(state)
    lines.append(f"can undo: {play.why_not_undo() is None}")
    return lines


def _reasons(state: State) -> list[str]:
    """How often each reason occurs, and a digest of all reasons with their arguments."""
    reasons = [state.why_not(action) for action in range(len(state.game.actions))]
    count = Counter(reason.id for reason in reasons if reason is not None)
    counts = ", ".join(f"{id} {number}" for id, number in sorted(count.items()))
    return [f"why not: {counts}; digest {_digest([reason and reason.to_dict() for reason in reasons])}"]


def _numbers(state: State) -> Iterator[str]:
    yield f"scores: {state.scores()}"
    yield "evaluation: " + " ".join(f"{share:.3f}" for share in state.evaluate(state.game.weights))
    features = [[round(number, 6) for number in state.features(seat)] for seat in range(state.seats)]
    yield f"features: digest {_digest(features)}"
    yield f"truth: digest {_digest(state.to_dict())}"


def _end(play: Play) -> list[str]:
    state = play.state
    standings = [state.standing(seat) for seat in range(state.seats)]
    return [
        "",
        f"# the end after {play.number} decisions",
        f"scores: {state.scores()} standings: {standings} winners: {state.winners()}",
        f"view None: {json.dumps(state.view(None))}",
        "",
        play.record(),
    ]


def _digest(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:12]
