"""The mayor phase: players place all their people, kind by kind. docs/rules/puerto_rico.md, section 5.4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import (
    ASSIGN_NOBLES,
    ASSIGN_WORKERS,
    CIRCLES,
    COUNT,
    KIND_NAMES,
    LIFTING,
    NO_KINDS,
    NOBODY,
    PLACING,
)
from harbourside.games.puerto_rico.rules import table

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import Player, PuertoRicoState


def place_in_turn(state: PuertoRicoState) -> bool:
    """Go through players, and through their kinds in catalogue order; True if somebody has to decide."""
    while state.step < state.turns:
        player = state.players[table.seat_in_turn(state)]
        if state.stage == LIFTING:
            lift(state, player)
            state.stage = PLACING
        if has_place(state, player):
            state.actor = table.seat_in_turn(state)
            return True
        settle_rest(state, player)
        state.stage = LIFTING
        state.step += 1
    return False


def has_place(state: PuertoRicoState, player: Player) -> bool:
    """Ask how many people go on the next kind; False if nobody is in hand or no kind is left."""
    if state.hand_workers + state.hand_nobles == 0 or state.place >= len(player.kinds):
        return False
    if state.passes_forced and has_no_choice(state, player):
        man_the_rest(state, player)
        return False
    kind = player.kinds[state.place]
    state.circles_here = player.tiles[kind] * CIRCLES[kind]
    state.node = ASSIGN_NOBLES if state.hand_nobles > 0 else ASSIGN_WORKERS
    return True


def has_no_choice(state: PuertoRicoState, player: Player) -> bool:
    """Whether the rest is forced, as in three of five decisions: there are workers for every circle, or only
    one kind is left."""
    if state.hand_nobles > 0:
        return False
    return state.hand_workers >= state.circles_left or state.place == len(player.kinds) - 1


def man_the_rest(state: PuertoRicoState, player: Player) -> None:
    """Carry out the decisions without a choice at once, for simulation and search."""
    player.own_lists()
    workers = state.hand_workers
    for place in range(state.place, len(player.kinds)):
        kind = player.kinds[place]
        here = min(workers, player.tiles[kind] * CIRCLES[kind])
        player.people[kind] = here
        workers -= here
    state.hand_workers = workers
    state.place = len(player.kinds)


def lift(state: PuertoRicoState, player: Player) -> None:
    """Take all people in hand, from the tiles and from San Juan."""
    player.own_lists()
    placed = player.people
    tiles = player.tiles
    people = player.san_juan_workers + player.san_juan_nobles
    circles = 0
    for kind in player.kinds:
        people += placed[kind]
        placed[kind] = 0
        circles += tiles[kind] * CIRCLES[kind]
    state.hand_nobles = player.noble_count() if state.variant.nobles else 0
    state.hand_workers = people - state.hand_nobles
    state.circles_left = circles
    player.nobles = NO_KINDS
    player.san_juan_workers = 0
    player.san_juan_nobles = 0
    state.place = 0
    state.placed_nobles = 0
    state.declined = NOBODY


def settle_rest(state: PuertoRicoState, player: Player) -> None:
    """The people left in hand go to San Juan."""
    player.san_juan_workers += state.hand_workers
    player.san_juan_nobles += state.hand_nobles
    state.hand_workers = 0
    state.hand_nobles = 0
    state.place = 0
    state.circles_here = 0
    state.circles_left = 0
    if state.log is not None:
        manned = [KIND_NAMES[kind] for kind in player.kinds if player.people[kind] > 0]
        state.log.add("placed-people", {"seat": table.seat_in_turn(state), "tiles": manned})


def circles_from(player: Player, place: int) -> int:
    """How many circles the player's kinds have, from this place on."""
    circles = 0
    for i in range(place, len(player.kinds)):
        kind = player.kinds[i]
        circles += player.tiles[kind] * CIRCLES[kind]
    return circles


def least_here(state: PuertoRicoState) -> int:
    """How many must go on this kind: people may stay in San Juan only if every circle is filled."""
    circles = state.circles_here
    people = state.hand_workers + state.hand_nobles + state.placed_nobles
    return min(circles, max(0, people - (state.circles_left - circles)))


def legal_assign_nobles(state: PuertoRicoState, out: list[int]) -> None:
    circles = state.circles_here
    least = least_here(state)
    for count in range(min(state.hand_nobles, circles) + 1):
        if count + min(state.hand_workers, circles - count) >= least:
            out.append(COUNT + count)


def do_assign_nobles(state: PuertoRicoState, action: int) -> None:
    player = state.players[state.actor]
    count = action - COUNT
    man(state, player, count, count)
    state.hand_nobles -= count
    if state.hand_workers > 0:
        state.placed_nobles = count
        state.node = ASSIGN_WORKERS
    else:
        next_kind(state, player)


def legal_assign_workers(state: PuertoRicoState, out: list[int]) -> None:
    least = max(0, least_here(state) - state.placed_nobles)
    most = min(state.hand_workers, state.circles_here - state.placed_nobles)
    for count in range(least, most + 1):
        out.append(COUNT + count)


def do_assign_workers(state: PuertoRicoState, action: int) -> None:
    player = state.players[state.actor]
    count = action - COUNT
    man(state, player, count, 0)
    state.hand_workers -= count
    state.placed_nobles = 0
    next_kind(state, player)


def next_kind(state: PuertoRicoState, player: Player) -> None:
    """Ask about the next kind at once. These are most decisions of a game, so flow.resume is passed over."""
    state.circles_left -= state.circles_here
    state.place += 1
    has_place(state, player)


def man(state: PuertoRicoState, player: Player, people: int, noble_people: int) -> None:
    if people == 0:
        return
    kind = player.kinds[state.place]
    player.add_people(kind, people)
    if noble_people > 0:
        player.nobles = table.plus(player.nobles, kind, noble_people)
