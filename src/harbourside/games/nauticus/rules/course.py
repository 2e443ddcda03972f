"""The order of turns, phases and rounds, which needs no decisions. Sections 4.2 and 4.8."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.nauticus.data import (
    BONUSES,
    CHOOSE_TILE,
    GAME_OVER,
    KINDS,
    NO_KIND,
    NO_PLACE,
    NUM_KINDS,
    PENALTY,
    PHASES,
    PLACES,
)
from harbourside.games.nauticus.rules import scoring

if TYPE_CHECKING:
    from harbourside.games.nauticus.state import NauticusState


def begin_turn(state: NauticusState) -> None:
    state.main_done = False
    begin_main(state)


def begin_main(state: NauticusState) -> None:
    """Begin the chosen action for a player, with the wheel's blue workers."""
    kind = state.chosen_kind
    state.begin_execution(kind, False, state.blue_workers(state.tile_place[kind]))


def clear_execution(state: NauticusState) -> None:
    """Reset the fields of an execution, so that equal positions are equal in every field."""
    state.begin_execution(NO_KIND, False, 0)
    state.main_done = False


def end_turn(state: NauticusState) -> None:
    """Go on to the next player clockwise (R15). After the last one the phase ends."""
    state.turns_taken += 1
    if state.turns_taken < state.seats:
        state.actor = (state.start_player + state.turns_taken) % state.seats
        begin_turn(state)
        return
    clear_execution(state)
    end_phase(state)


def end_phase(state: NauticusState) -> None:
    """The marker moves after every phase, also after the seventh (R16)."""
    if state.phase == 1:
        state.anchor_token = state.tile_place[state.chosen_kind]
    state.chosen_kind = NO_KIND
    state.turns_taken = 0
    state.start_player = (state.start_player + 1) % state.seats
    state.actor = state.start_player
    state.stage = CHOOSE_TILE
    if state.phase == PHASES:
        end_round(state)
        return
    state.phase += 1
    if state.log is not None:
        state.log.add("phase-begins", {"phase": state.phase, "seat": state.start_player})


def end_round(state: NauticusState) -> None:
    """Apply penalties, also in the last round (R27). Then the wheel turns, and the tiles are dealt again."""
    for seat in range(state.seats):
        player = state.players[seat]
        penalty = PENALTY[player.passes_flipped]
        player.vp -= penalty
        player.passes_flipped = 0
        if state.log is not None and penalty > 0:
            state.log.add("penalty", {"seat": seat, "points": penalty})
    if state.round == state.rounds:
        end_game(state)
        return
    state.round += 1
    state.phase = 1
    state.anchor_place = state.anchor_token
    state.anchor_token = NO_PLACE
    state.used_tiles = 0
    if state.log is not None:
        state.log.add(
            "round-begins",
            {
                "round": state.round,
                "seat": state.start_player,
                "place": state.anchor_place + 1,
                "bonus": BONUSES[state.board.bonuses[state.anchor_place]],
            },
        )
    deal(state)


def deal(state: NauticusState) -> None:
    """The i-th tile of a random order goes to the place i steps after the anchor. Section 4.8, step 5."""
    order = list(range(NUM_KINDS))
    state.rng.shuffle(order)
    state.revealed += 1
    at = [0] * PLACES
    for i in range(NUM_KINDS):
        at[(state.anchor_place + i) % PLACES] = order[i]
    if state.log is not None:
        state.log.note_each([f"place@{place}" for place in range(PLACES)], KINDS, at)
        state.log.add("dealt", {"kinds": [KINDS[kind] for kind in at]})
    place_of = [0] * NUM_KINDS
    for place in range(PLACES):
        place_of[at[place]] = place
    state.tile_place = place_of


def end_game(state: NauticusState) -> None:
    state.stage = GAME_OVER
    state.actor = -1
    state.tell_scoring()
    if state.log is not None:
        for seat in range(state.seats):
            player = state.players[seat]
            state.log.add(
                "scored",
                {
                    "seat": seat,
                    "track": player.vp,
                    "goods": scoring.delivered_vp(player),
                    "ships": scoring.ships_vp(player),
                    "rest": scoring.left_over_vp(player),
                    "points": scoring.score(player),
                },
            )
