"""Moving pieces, with what follows from it. docs/rules/puerto_rico.md, section 4.1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import (
    CIRCLES,
    END_VP,
    GROUP,
    LARGE_GROUP,
    NO,
    NOBODY,
    QUARRY,
    YES,
)

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import Player, PuertoRicoState


def plus(numbers: list[int], index: int, amount: int) -> list[int]:
    """A new list with one number changed. Clones may share the old list."""
    changed = numbers.copy()
    changed[index] = changed[index] + amount
    return changed


def total(numbers: list[int]) -> int:
    """The sum. A compiled loop is faster than sum()."""
    result = 0
    for number in numbers:
        result += number
    return result


def ask(state: PuertoRicoState, node: int) -> None:
    """Let the seat whose step it is decide this."""
    state.node = node
    state.actor = seat_in_turn(state)


def seat_in_turn(state: PuertoRicoState) -> int:
    """The seat whose step it is. The loop is faster than a remainder, and rarely runs twice."""
    seat = state.chooser + state.step
    while seat >= state.seats:
        seat -= state.seats
    return seat


def list_yes_no(out: list[int]) -> None:
    """The answers to a question."""
    out.append(YES)
    out.append(NO)


def earn(state: PuertoRicoState, seat: int, amount: int, source: str) -> None:
    """Pay doubloons from the bank, which never runs out (R1)."""
    if amount == 0:
        return
    state.players[seat].doubloons += amount
    state.declined = NOBODY
    if state.log is not None:
        state.log.add("earned", {"seat": seat, "count": amount, "source": source})


def gain_vp(state: PuertoRicoState, seat: int, amount: int, source: str) -> None:
    """VP beyond the pool are noted and count fully. An empty pool ends the game (R19)."""
    if amount == 0:
        return
    state.players[seat].vp += amount
    state.declined = NOBODY
    if amount >= state.vp_pool:
        state.noted += amount - state.vp_pool
        state.vp_pool = 0
        announce_end(state, END_VP, "end_vp")
    else:
        state.vp_pool -= amount
    if state.log is not None:
        state.log.add("gained-vp", {"seat": seat, "count": amount, "source": source})


def announce_end(state: PuertoRicoState, reason: int, name: str) -> None:
    """The game ends after this round (section 5.1)."""
    if state.end_reasons & reason:
        return
    state.end_reasons |= reason
    if state.log is not None:
        state.log.add("end-announced", {"reason": name})


def to_supply(state: PuertoRicoState, player: Player, good: int, amount: int) -> None:
    player.goods = plus(player.goods, good, -amount)
    state.goods = plus(state.goods, good, amount)
    state.declined = NOBODY


def from_supply(state: PuertoRicoState, player: Player, good: int, amount: int) -> None:
    player.goods = plus(player.goods, good, amount)
    state.goods = plus(state.goods, good, -amount)
    state.declined = NOBODY


def worker_available(state: PuertoRicoState) -> bool:
    """For hospice and university: in the supply, or else in the Magistrate. Never a noble (R9)."""
    return state.workers > 0 or state.magistrate_workers > 0


def take_free_worker(state: PuertoRicoState) -> None:
    state.declined = NOBODY
    if state.workers > 0:
        state.workers -= 1
    else:
        state.magistrate_workers -= 1


def add_tile(player: Player, kind: int) -> None:
    """Put a tile on the island or into the city. What follows from it is the caller's business."""
    player.add_tiles(kind, 1)
    if kind <= QUARRY:
        player.rural += 1
    elif GROUP[kind] == LARGE_GROUP:
        player.city += 2
        player.large += 1
    else:
        player.city += 1
    if CIRCLES[kind] > 0 and player.tiles[kind] == 1:
        player.kinds = with_kind(player.kinds, kind)


def with_kind(kinds: list[int], kind: int) -> list[int]:
    """A new list with one kind more, in catalogue order."""
    result = kinds.copy()
    result.append(kind)
    i = len(kinds)
    while i > 0 and result[i - 1] > kind:
        result[i] = result[i - 1]
        i -= 1
    result[i] = kind
    return result
