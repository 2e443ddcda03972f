"""The checks of a single position. Each raises ContractBroken with what it found.

They know no game: the contract suite runs them over every registered one, the fuzzer in every game it
plays, and the author of a game in another package may run them in a test of their own.
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
    """A game does something that no game may do."""


def require(condition: bool, complaint: str) -> None:
    if not condition:
        raise ContractBroken(complaint)


def walk(game: Game, players: int, options: Mapping[str, OptionValue], seed: int) -> Iterator[State]:
    """A random game, position by position, the last one included. The same for the same arguments."""
    state = game.new_game(players, seed, options)
    rng = Rng(seed)
    while not state.is_over:
        yield state
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    yield state


def check_legal(state: State) -> None:
    """Legal actions: some until the end, ascending, and exactly those without a reason against them."""
    legal = state.legal_actions()
    require(bool(legal) != state.is_over, f"legal actions {legal} with is_over {state.is_over}")
    require(legal == sorted(set(legal)), f"not ascending: {legal}")
    for action in range(len(state.game.actions)):
        why = state.why_not(action)
        key = state.game.actions.key(action)
        require((why is None) == (action in legal), f"{key}: legal {action in legal}, why_not {why}")


def check_words(state: State) -> None:
    """Prompt, labels, reasons and the view's nouns are worded in every language."""
    if state.is_over:
        told = {"games": state.games_played(), "points": 1, "seat": 0, "rival_seat": 1, "most": 3, "next": 2}
        ties = [f"prompt-over-tie-{place}" for place in range(1, len(state.standing(0)))]
        messages = [Message(id, told) for id in ("prompt-over", "prompt-over-shared", *ties)]
    else:
        messages = [state.prompt(), *(state.label(action) for action in state.legal_actions())]
    for action in range(len(state.game.actions)):
        why = state.why_not(action)
        if why is not None:
            messages.append(why)
    for message in messages:
        check_worded(state.game, message)


def check_worded(game: Game, message: Message) -> None:
    """The message is worded in every language."""
    for language in LANGUAGES:
        text = game.words(language).say(message)
        require("⟦" not in text and bool(text.strip()), f"{language}: {text} for {message}")
        heading, rest = game.words(language).heading(message) or ("-", "")
        require("⟦" not in heading + rest and bool(heading), f"{language}: {heading} {rest} for {message}")


def check_view_words(state: State) -> None:
    """Every zone of the view has a name, or is a noun, and every noun in it a word: any table can show it."""
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
    """A score for every seat, and at least one winner, who is among the best."""
    require(state.is_over and state.current_player is None, "not over")
    scores, winners = state.scores(), state.winners()
    require(len(scores) == state.seats, f"scores {scores} for {state.seats} seats")
    require(bool(winners), "nobody wins")
    require(all(scores[seat] == max(scores) for seat in winners), f"winners {winners} of {scores}")


def check_conservation(state: State, census: Mapping[str, int]) -> None:
    """Every limited thing is somewhere, exactly once."""
    now = state.census()
    wrong = {name for name in {*now, *census} if now.get(name) != census.get(name)}
    require(not wrong, f"the number has changed of: {sorted(wrong)}")


def check_copies(state: State, seed: int) -> None:
    """A clone and a dict through real JSON are equal, play on alike, and leave the original alone."""
    truth = state.to_dict()
    copies = [state.clone(), state.game.from_dict(json.loads(json.dumps(truth)))]
    for copy in copies:
        require(copy.to_dict() == truth, "a copy differs from the original")
        require(copy.legal_actions() == state.legal_actions(), "a copy has other legal actions")
        _play_some(copy, seed)
    require(copies[0].to_dict() == copies[1].to_dict(), "clone and dict play on differently")
    require(state.to_dict() == truth, "playing a copy changed the original")


_NOT_OF_THE_POSITION = ("log", "revealed", "passes_forced", "_legal")
"""Attributes of every state that a saved position does not have."""
_NOT_CHANGED_AT_WILL = ("seats", "options", "log", "rng")
"""Attributes of every state that clone() hands to the constructor, so that it cannot forget them."""


def check_clone(state: State) -> None:
    """A clone has every attribute of the original, also those that have their first value here."""
    state.legal()
    lost = list(differences(state, state.clone(), passed_over=("log",)))
    require(not lost, f"clone() changes {lost[:3]}")
    passed_over = (*_NOT_CHANGED_AT_WILL, *state.game.not_saved)
    forgotten = list(forgotten_by_clone(state, passed_over))
    require(not forgotten, f"clone() forgets {forgotten[:3]}")


def check_loading(state: State) -> None:
    """What is read back from a description has every attribute of the original that is saved."""
    again = state.game.from_dict(json.loads(json.dumps(state.to_dict())))
    lost = list(differences(state, again, passed_over=(*_NOT_OF_THE_POSITION, *state.game.not_saved)))
    require(not lost, f"saving and loading lose {lost[:3]}")


def _play_some(state: State, seed: int, decisions: int = 12) -> None:
    rng = Rng(seed)
    for _ in range(decisions):
        legal = state.legal_actions()
        if not legal:
            return
        state.apply(legal[rng.below(len(legal))])


def check_passing(game: Game, players: int, options: Mapping[str, OptionValue], seed: int) -> None:
    """With forced decisions passed, the same choices lead to the same end."""
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
    require(counted == choices, f"{counted} choices, and {choices} if what is forced is asked")
    require(passed.to_dict() == asked.to_dict(), "another end than if what is forced is asked")


def check_hidden(state: State, seed: int) -> None:
    """A seat sees the same whatever it cannot see; a sample knows no more than the seat does."""
    truth = state.to_dict()
    for seat in (*range(state.seats), None):
        view = state.view(seat)
        require(json.loads(json.dumps(view)) == view, f"seat {seat}: the view is not plain JSON")
        other = state.sample(seat, Rng(seed))
        require(other.view(seat) == view, f"seat {seat} can tell a sample from the truth")
        require(other.census() == state.census(), f"seat {seat}: a sample has other pieces")
        require(other.current_player == state.current_player, f"seat {seat}: a sample asks another seat")
        again, twin = state.sample(seat, Rng(seed + 1)), other.sample(seat, Rng(seed + 1))
        require(
            again.to_dict() == twin.to_dict(),
            f"seat {seat}: a sample depends on more than the seat knows",
        )
        if seat is not None:
            require(
                other.features(seat) == state.features(seat), f"seat {seat}: features tell what is hidden"
            )
            if seat == state.actor:
                require(other.legal_actions() == state.legal_actions(), f"seat {seat}: other legal actions")
            else:
                require(view["legal"] == [], f"seat {seat} is shown another's legal actions")
        _play_some(other, seed)
    check_secrets(state, seed)
    require(state.to_dict() == truth, "looking at a position changed it")


def check_secrets(state: State, seed: int) -> None:
    """Where the game says that nobody has secrets, each seat sees what the others see, and spectators."""
    if state.game.keeps_secrets(state.options):
        return
    sample = state.sample(None, Rng(seed))
    covered = _covered(state.view(None)["position"])
    for seat in range(state.seats):
        view = state.view(seat)
        require(
            sample.view(seat) == view, f"seat {seat} knows what spectators do not, and secrets are denied"
        )
        require(_covered(view["position"]) == covered, f"seat {seat} sees what others do not")


def _covered(zone: object, path: str = "") -> set[str]:
    """Where in a view something is not to be seen."""
    if isinstance(zone, dict):
        return set().union(*(_covered(part, f"{path}.{name}") for name, part in zone.items()))
    if isinstance(zone, list):
        return set().union(*(_covered(part, f"{path}.{number}") for number, part in enumerate(zone)))
    return {path} if zone == HIDDEN else set()


def check_samples_differ(state: State, seat: int, seed: int, tries: int = 20) -> bool:
    """Whether samples differ at all, at once or when played on alike: they must, somewhere in a game with
    hidden information or with chance to come."""
    first = _course(state.sample(seat, Rng(seed)), seed)
    return any(_course(state.sample(seat, Rng(seed + i)), seed) != first for i in range(1, tries))


def _course(state: State, seed: int) -> list[object]:
    """The position, and the one to which the same choices lead from it."""
    begin = state.dump()
    play_randomly(state, Rng(seed))
    return [begin, state.dump()]


def check_numbers(state: State) -> None:
    """Features have their names, and the evaluation shares out one win."""
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
    """Whatever is not allowed raises a typed error and changes nothing."""
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
    """Chance that falls in a sample falls in the true game, too, if it is told beforehand; or it is refused,
    and nothing has changed. True if something else fell than would have fallen by itself.
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
        require(unchanged, f"{key}: refused with {outcomes} told, but something has changed")
        return False
    fell = told.moves[-1].chance
    require(fell[: len(outcomes)] == outcomes, f"{key}: told {outcomes}, but {fell} fell")
    again = read_record(told.record())
    require(again.state.to_dict() == told.state.to_dict(), "a record of told chance replays to another end")
    return fell != freely.moves[-1].chance


def check_undo(play: Play, action: int, seed: int) -> None:
    """What can be taken back has told the player nothing: any state that looks alike answers alike.

    Makes the move.
    """
    before = play.state.clone()
    seat = before.actor
    record, events = play.record(), play.events()
    play.do(play.game.actions.key(action))
    if play.can_undo() is not None:
        return
    seen = play.state.view(seat)
    for i in range(3):
        alike = before.sample(seat, Rng(seed + i))
        alike.apply(action)
        require(alike.view(seat) == seen, f"{play.game.actions.key(action)} can be undone, yet it tells")
    play.undo()
    require(play.state.to_dict() == before.to_dict(), "undo does not restore the position")
    require(play.record() == record and play.events() == events, "undo does not restore the history")
    play.do(play.game.actions.key(action))
    require(play.state.view(seat) == seen, "the same move after undo gives another position")
