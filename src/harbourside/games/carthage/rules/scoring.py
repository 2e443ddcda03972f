"""The end of the game, points and ties. docs/rules/carthage.md, section 6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.carthage.data import GAME_OVER

if TYPE_CHECKING:
    from harbourside.games.carthage.state import CarthageState, Player


def score(player: Player) -> int:
    """One point for each VP card and each substitute."""
    vp: int = player.vp
    return vp


def tie_breaks(player: Player) -> list[int]:
    """Achievement markers of all colours."""
    return [player.marker_count()]


def end_game(state: CarthageState) -> None:
    """All points become public."""
    state.phase = GAME_OVER
    state.actor = -1
    state.revealed += 1
    state.tell_scoring()
    if state.log is not None:
        for seat in range(state.seats):
            player = state.players[seat]
            state.log.add("scored", {"seat": seat, "points": player.vp, "markers": player.marker_count()})
