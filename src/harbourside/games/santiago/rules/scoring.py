"""The end of the game, and the scores. docs/rules/santiago.md, section 5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.santiago.data import CASINO_OPEN, GAME_OVER, GOODS_FOR_VP, NONE

if TYPE_CHECKING:
    from harbourside.games.santiago.state import Player, SantiagoState


def end_game(state: SantiagoState) -> None:
    """End the game at once, in any phase (R8). All holdings become public."""
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
    """VP, and one more for each three tokens, wood included (R9). Pesos count nothing."""
    return player.vp + tokens_held(player) // GOODS_FOR_VP


def tokens_held(player: Player) -> int:
    total = 0
    for count in player.goods:
        total += count
    return total


def tokens_left(player: Player) -> int:
    """Tokens left after the conversion: the first tie-break (R9). Pesos are next, then a shared win (R10)."""
    return tokens_held(player) % GOODS_FOR_VP
