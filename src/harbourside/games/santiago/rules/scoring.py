"""The end of the game, and what counts then. docs/rules/santiago.md, section 5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.santiago.data import CASINO_OPEN, GAME_OVER, GOODS_FOR_VP, NONE

if TYPE_CHECKING:
    from harbourside.games.santiago.state import Player, SantiagoState


def end_game(state: SantiagoState) -> None:
    """At once, whatever was going on (R8); the screens come down."""
    state.phase = GAME_OVER
    state.actor = -1
    state.using = NONE
    state.own_use = False
    state.casino = CASINO_OPEN
    state.loaders = 0
    state.revealed += 1
    state.tell_scoring()
    if state.log is not None:
        for seat in range(state.seats):
            player = state.players[seat]
            state.log.add(
                "scored",
                {
                    "seat": seat,
                    "points": score(player),
                    "vp": player.vp,
                    "tokens": tokens_held(player),
                    "more": score(player) - player.vp,
                    "left": tokens_left(player),
                    "pesos": player.pesos,
                },
            )


def score(player: Player) -> int:
    """VP, and one more for any three tokens, wood included (R9); pesos count nothing."""
    return player.vp + tokens_held(player) // GOODS_FOR_VP


def tokens_held(player: Player) -> int:
    total = 0
    for count in player.goods:
        total += count
    return total


def tokens_left(player: Player) -> int:
    """After the conversion: the first tie-break (R9); the second is pesos, then the win is shared (R10)."""
    return tokens_held(player) % GOODS_FOR_VP
