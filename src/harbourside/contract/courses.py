"""Checks that the log reveals nothing that the views hide.

Two games can have the same decisions but different chance outcomes, and still show a seat the same view in
every position, because the difference was always hidden. The seat's log must then be the same too.
"""

from __future__ import annotations

from collections.abc import Iterator

from harbourside.contract.checks import require
from harbourside.engine.errors import BadChance, GameIsOver, IllegalAction
from harbourside.engine.play import Play
from harbourside.engine.rng import Rng

AHEAD = 30
"""Decisions in a random continuation, which gives outcomes that can still occur."""


def check_log(play: Play, seat: int | None, seed: int, tries: int) -> int:
    """Check that games with the same views have the same log. Returns how many such games were found."""
    found = 0
    for other in courses_alike(play, seat, seed, tries):
        found += 1
        for event, twin in zip(play.events(0, seat), other.events(0, seat), strict=True):
            require(event == twin, f"seat {seat}: the log has {event} or {twin}, but the views are the same")
    return found


def courses_alike(play: Play, seat: int | None, seed: int, tries: int) -> Iterator[Play]:
    """Games with the same decisions and the same views for the seat (None: a spectator), but other chance.

    One chance outcome is different, or two are swapped.
    """
    views = _views(play, seat)
    fell = [play.start_chance, *(move.chance for move in play.moves)]
    ahead = _ahead(play, seed)
    rng = Rng(seed)
    for _ in range(tries):
        chance = _changed(fell, ahead, rng)
        other = _with_chance(play, chance) if chance else None
        if other is not None and _goes_on_alike(other, [move.action for move in play.moves], seat, views):
            yield other


def decisions_alike(play: Play, seat: int | None) -> Iterator[tuple[str, Play]]:
    """Games with the same views for the seat (None: a spectator), but one other decision of another seat.

    Each comes with the key of the original decision.
    """
    views = _views(play, seat)
    course = play.again()
    for number, move in enumerate(play.moves):
        key = play.game.actions.key(move.action)
        for action in course.state.legal_actions() if move.seat != seat else ():
            other = course.copy()
            actions = [action, *(later.action for later in play.moves[number + 1 :])]
            if action != move.action and _goes_on_alike(other, actions, seat, views[number:]):
                yield key, other
        course.do(key)


def _views(play: Play, seat: int | None) -> list[dict[str, object]]:
    again = play.again()
    views = [again.state.view(seat)]
    for move in play.moves:
        again.do(play.game.actions.key(move.action))
        views.append(again.state.view(seat))
    return views


def _ahead(play: Play, seed: int) -> list[str]:
    """Outcomes that can still occur, such as cards in the pile."""
    future = Play.from_position(play.state)
    rng = Rng(seed)
    while not future.state.is_over and future.number < AHEAD:
        legal = future.state.legal_actions()
        future.do(play.game.actions.key(legal[rng.below(len(legal))]))
    return [_outcome(fell) for move in future.moves for fell in move.chance]


def _changed(fell: list[list[str]], ahead: list[str], rng: Rng) -> list[str] | None:
    """All outcomes, with one replaced by another past or future outcome, or with two swapped."""
    flat = [(moment, outcome) for moment, outcomes in enumerate(fell) for outcome in outcomes]
    chance = [outcome for _, outcome in flat]
    if not chance:
        return None
    i, j = rng.below(len(chance)), rng.below(len(chance) + len(ahead))
    new = _outcome(chance[j]) if j < len(chance) else ahead[j - len(chance)]
    old = _outcome(chance[i])
    if new == old:
        return None
    if j < len(chance) and rng.below(2) == 0:
        # Several outcomes at one place and one moment have no secret order.
        if flat[i][0] == flat[j][0] and _place(chance[i]) == _place(chance[j]):
            return None
        chance[j] = f"{_place(chance[j])}={old}"
    chance[i] = f"{_place(chance[i])}={new}"
    return chance


def _place(fell: str) -> str:
    return fell.partition("=")[0]


def _outcome(fell: str) -> str:
    return fell.partition("=")[2]


def _with_chance(play: Play, chance: list[str]) -> Play | None:
    """The start of the game with these outcomes; None if the set-up does not allow them."""
    assert play.seed is not None
    try:
        return Play(play.game, play.state.seats, play.seed, play.state.options, play.names, chance=chance)
    except BadChance:
        return None


def _goes_on_alike(
    course: Play, actions: list[int], seat: int | None, views: list[dict[str, object]]
) -> bool:
    """Make these decisions. False if one is impossible or the seat gets another view."""
    if course.state.view(seat) != views[0]:
        return False
    try:
        for action, view in zip(actions, views[1:], strict=True):
            course.do(course.game.actions.key(action))
            if course.state.view(seat) != view:
                return False
    except (BadChance, GameIsOver, IllegalAction):
        return False
    return not course.told
