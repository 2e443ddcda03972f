"""The checks of a single position. Each raises ContractBroken with the reason.

They work for every game. The contract suite runs them on all registered games, the fuzzer in all games that
it plays, and authors of games in their own tests.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from harbourside.contract.attributes import differences, forgotten_by_clone
from harbourside.engine.errors import BadChance, GameIsOver, IllegalAction, UnknownAction
from harbourside.engine.events import HIDDEN
from harbourside.engine.facts import OptionValue
from harbourside.engine.game import Game
from harbourside.engine.message import Message
from harbourside.engine.play import Play
from harbourside.engine.playout import play_randomly
from harbourside.engine.record import read_record
from harbourside.engine.rng import Rng
from harbourside.engine.state import State
from harbourside.engine.words import LANGUAGES


class ContractBroken(AssertionError):
    """A game breaks a rule of the contract."""


def require(condition: bool, complaint: str) -> None:
    if not condition:
        raise ContractBroken(complaint)


def walk(game: Game, players: int, options: Mapping[str, OptionValue], seed: int) -> Iterator[State]:
    """The positions of a random game, including the last one. The same arguments give the same game."""
    state = game.new_game(players, seed, options)
    rng = Rng(seed)
    while not state.is_over:
        yield state
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    yield state


def check_legal(state: State) -> None:
    """There are legal actions until the end, sorted, and exactly these have no reason in why_not()."""
    legal = state.legal_actions()
    require(bool(legal) != state.is_over, f"legal actions {legal} with is_over {state.is_over}")
    require(legal == sorted(set(legal)), f"not ascending: {legal}")
    for action in range(len(state.game.actions)):
        why = state.why_not(action)
        key = state.game.actions.key(action)
        require((why is None) == (action in legal), f"{key}: legal {action in legal}, why_not {why}")


def check_words(state: State) -> None:
    """The prompt, the labels and the reasons have a text in every language."""
    if state.is_over:
        args = {"games": state.games_played(), "points": 1, "seat": 0, "rival_seat": 1, "most": 3, "next": 2}
        ties = [f"prompt-over-tie-{place}" for place in range(1, len(state.standing(0)))]
        messages = [Message(id, args) for id in ("prompt-over", "prompt-over-shared", *ties)]
    else:
        messages = [state.prompt(), *(state.label(action) for action in state.legal_actions())]
    for action in range(len(state.game.actions)):
        why = state.why_not(action)
        if why is not None:
            messages.append(why)
    for message in messages:
        check_worded(state.game, message)


def check_worded(game: Game, message: Message) -> None:
    """The message has a text in every language."""
    for language in LANGUAGES:
        text = game.words(language).say(message)
        require("⟦" not in text and bool(text.strip()), f"{language}: {text} for {message}")
        heading, rest = game.words(language).heading(message) or ("-", "")
        require("⟦" not in heading + rest and bool(heading), f"{language}: {heading} {rest} for {message}")


def check_view_words(state: State) -> None:
    """Every zone and every noun of the view has a word, so that the generic table can show it."""
    for language in LANGUAGES:
        words = state.game.words(language)
        for seat in (*range(state.seats), None):
            for zone, noun in _zones_and_nouns(state.view(seat)["position"]):
                named = words.has(f"zone-{zone}") or words.has(zone)
                require(named, f"{language}: zone {zone} has no name")
                require(noun is None or words.has(noun), f"{language}: {noun} in {zone} has no word")


def _zones_and_nouns(position: object, zone: str = "") -> Iterator[tuple[str, str | None]]:
    if isinstance(position, Mapping):
        for name, value in position.items():
            if name != "seats":
                yield str(name), None
            yield from _zones_and_nouns(value, str(name))
    elif isinstance(position, list):
        for item in position:
            yield from _zones_and_nouns(item, zone)
    elif isinstance(position, str):
        yield zone, position


def check_end(state: State) -> None:
    """Every seat has a score, there is a winner, and all winners have the best score."""
    require(state.is_over and state.current_player is None, "not over")
    scores, winners = state.scores(), state.winners()
    require(len(scores) == state.seats, f"scores {scores} for {state.seats} seats")
    require(bool(winners), "nobody wins")
    require(all(scores[seat] == max(scores) for seat in winners), f"winners {winners} of {scores}")


def check_conservation(state: State, census: Mapping[str, int]) -> None:
    """The number of each limited thing has not changed."""
    now = state.census()
    wrong = {name for name in {*now, *census} if now.get(name) != census.get(name)}
    require(not wrong, f"the number has changed of: {sorted(wrong)}")


def check_copies(state: State, seed: int) -> None:
    """A clone and a copy through JSON are equal, play on equally, and leave the original unchanged."""
    truth = state.to_dict()
    copies = [state.clone(), state.game.from_dict(json.loads(json.dumps(truth)))]
    for copy in copies:
        require(copy.to_dict() == truth, "a copy differs from the original")
        require(copy.legal_actions() == state.legal_actions(), "a copy has other legal actions")
        _play_some(copy, seed)
    require(copies[0].to_dict() == copies[1].to_dict(), "clone and dict play on differently")
    require(state.to_dict() == truth, "playing a copy changed the original")


_NOT_OF_THE_POSITION = ("log", "revealed", "passes_forced", "_legal")
"""Attributes of every state that are not part of a saved position."""
_NOT_CHANGED_AT_WILL = ("seats", "options", "log", "rng")
"""Attributes of every state that clone() passes to the constructor, so that it cannot forget them."""


_REMEDY = "copy it, or list it in the game's `not_saved`, if it follows from the options"


def check_clone(state: State) -> None:
    """A clone copies every attribute, even those that have their initial value in this position."""
    state.legal()
    lost = list(differences(state, state.clone(), ignored=("log",)))
    require(not lost, f"clone() changes {lost[:3]}")
    ignored = (*_NOT_CHANGED_AT_WILL, *state.game.not_saved)
    forgotten = list(forgotten_by_clone(state, ignored))
    require(not forgotten, f"clone() forgets {forgotten[:3]}: {_REMEDY}")


def check_loading(state: State) -> None:
    """A position that is saved and loaded again has every attribute of the original."""
    again = state.game.from_dict(json.loads(json.dumps(state.to_dict())))
    lost = list(differences(state, again, ignored=(*_NOT_OF_THE_POSITION, *state.game.not_saved)))
    require(not lost, f"saving and loading lose {lost[:3]}")


def _play_some(state: State, seed: int, decisions: int = 12) -> None:
    rng = Rng(seed)
    for _ in range(decisions):
        legal = state.legal_actions()
        if not legal:
            return
        state.apply(legal[rng.below(len(legal))])


def check_passing(game: Game, players: int, options: Mapping[str, OptionValue], seed: int) -> None:
    """If the game makes forced decisions itself, the same choices lead to the same end."""
    asked = game.new_game(players, seed, options)
    rng = Rng(seed)
    choices = 0
    while not asked.is_over:
        legal = asked.legal_actions()
        if len(legal) > 1:
            choices += 1
        asked.apply(legal[rng.below(len(legal)) if len(legal) > 1 else 0])
    passed = game.new_game(players, seed, options)
    counted = play_randomly(passed, Rng(seed))
    require(counted == choices, f"{counted} choices, but {choices} if forced decisions are asked")
    require(passed.to_dict() == asked.to_dict(), "another end than if forced decisions are asked")


def check_hidden(state: State, seed: int) -> None:
    """A view does not depend on what is hidden from the seat, and neither does a sample."""
    truth = state.to_dict()
    for seat in (*range(state.seats), None):
        view = state.view(seat)
        require(json.loads(json.dumps(view)) == view, f"seat {seat}: the view is not plain JSON")
        other = state.sample(seat, Rng(seed))
        require(other.view(seat) == view, f"seat {seat}: a sample looks different from the true position")
        require(other.census() == state.census(), f"seat {seat}: a sample has other pieces")
        require(other.current_player == state.current_player, f"seat {seat}: a sample asks another seat")
        again, twin = state.sample(seat, Rng(seed + 1)), other.sample(seat, Rng(seed + 1))
        require(
            again.to_dict() == twin.to_dict(),
            f"seat {seat}: a sample depends on more than the seat knows",
        )
        if seat is not None:
            require(
                other.features(seat) == state.features(seat), f"seat {seat}: features depend on hidden things"
            )
            if seat == state.actor:
                require(other.legal_actions() == state.legal_actions(), f"seat {seat}: other legal actions")
            else:
                require(view["legal"] == [], f"seat {seat} sees another seat's legal actions")
        _play_some(other, seed)
    check_secrets(state, seed)
    require(state.to_dict() == truth, "view() or sample() changed the position")


def check_secrets(state: State, seed: int) -> None:
    """If keeps_secrets() is false, all seats and spectators see the same."""
    if state.game.keeps_secrets(state.options):
        return
    sample = state.sample(None, Rng(seed))
    hidden = hidden_paths(state.view(None)["position"])
    for seat in range(state.seats):
        view = state.view(seat)
        require(
            sample.view(seat) == view, f"seat {seat} knows more than spectators, but keeps_secrets() is false"
        )
        require(hidden_paths(view["position"]) == hidden, f"seat {seat} sees what others do not")


def hidden_paths(zone: object, path: str = "") -> set[str]:
    """The paths of hidden things in a view."""
    if isinstance(zone, dict):
        return set().union(*(hidden_paths(part, f"{path}.{name}") for name, part in zone.items()))
    if isinstance(zone, list):
        return set().union(*(hidden_paths(part, f"{path}.{number}") for number, part in enumerate(zone)))
    return {path} if zone == HIDDEN else set()


def check_samples_differ(state: State, seat: int, seed: int, tries: int = 20) -> bool:
    """Whether some samples differ, at once or after the same choices.

    In a game with hidden information or with chance, they must differ in some position.
    """
    first = _course(state.sample(seat, Rng(seed)), seed)
    return any(_course(state.sample(seat, Rng(seed + i)), seed) != first for i in range(1, tries))


def _course(state: State, seed: int) -> list[object]:
    """The position, and the last position after random choices."""
    begin = state.dump()
    play_randomly(state, Rng(seed))
    return [begin, state.dump()]


def check_numbers(state: State) -> None:
    """There is a name for each feature and each weight, and the evaluation's shares add up to 1."""
    for seat in range(state.seats):
        count = len(state.features(seat))
        require(count == len(state.game.feature_names), f"{count} features for seat {seat}")
    weights = state.game.weights
    require(len(weights) == len(state.game.weight_names), f"{len(weights)} weights")
    shares = state.evaluate(weights)
    require(len(shares) == state.seats, f"{len(shares)} evaluations")
    require(all(0.0 <= share <= 1.0 for share in shares), f"evaluation {shares}")
    require(abs(sum(shares) - 1.0) < 1e-6, f"evaluation {shares} does not add up to 1")
    if state.is_over:
        sharing = [seat for seat, share in enumerate(shares) if share > 0]
        require(sharing == state.winners(), f"evaluation {shares} at the end, winners {state.winners()}")


def check_refusals(state: State) -> None:
    """Every illegal action raises the right error and changes nothing."""
    truth = state.to_dict()
    legal = state.legal_actions()
    for action in range(len(state.game.actions)):
        if action not in legal:
            try:
                state.apply(action)
            except (IllegalAction, GameIsOver):
                continue
            raise ContractBroken(f"{state.game.actions.key(action)} was accepted")
    for garbage in (-1, len(state.game.actions), "pass", None, True, 1.5, [0]):
        try:
            state.apply(garbage)
        except UnknownAction:
            continue
        raise ContractBroken(f"{garbage!r} was accepted")
    require(state.to_dict() == truth, "a refused action changed the position")


def check_told_chance(play: Play, action: int, seed: int) -> bool:
    """Outcomes from a sample can be given in advance to the true game, or are refused without a change.

    True if the given outcomes changed the result of the move.
    """
    key = play.game.actions.key(action)
    elsewhere = Play.from_position(play.state.sample(play.state.current_player, Rng(seed)))
    elsewhere.do(key)
    outcomes = elsewhere.moves[-1].chance
    freely = Play.from_position(play.state)
    freely.do(key)
    told = Play.from_position(play.state, chance=outcomes)
    before = told.state.to_dict()
    try:
        told.do(key)
    except BadChance:
        unchanged = told.state.to_dict() == before and told.told == outcomes and not told.events()
        require(unchanged, f"{key}: {outcomes} was refused, but something has changed")
        return False
    fell = told.moves[-1].chance
    require(fell[: len(outcomes)] == outcomes, f"{key}: {outcomes} was given, but the outcome is {fell}")
    again = read_record(told.record())
    require(again.state.to_dict() == told.state.to_dict(), "a record with given chance has another end")
    return fell != freely.moves[-1].chance


def check_undo(play: Play, action: int, seed: int) -> None:
    """Make a move. If it can be undone, it reveals nothing: its view is the same in every sample."""
    before = play.state.clone()
    seat = before.actor
    record, events = play.record(), play.events()
    play.do(play.game.actions.key(action))
    if play.why_not_undo() is not None:
        return
    seen = play.state.view(seat)
    for i in range(3):
        alike = before.sample(seat, Rng(seed + i))
        alike.apply(action)
        key = play.game.actions.key(action)
        require(alike.view(seat) == seen, f"{key}: can be undone, but it reveals something")
    play.undo()
    require(play.state.to_dict() == before.to_dict(), "undo does not restore the position")
    require(play.record() == record and play.events() == events, "undo does not restore the history")
    play.do(play.game.actions.key(action))
    require(play.state.view(seat) == seen, "the same move after undo gives another position")
