"""Sets up positions in three lines: the important fields as words, the simplest value for all others.

state = position(seat(ships=["hull_stern hull_bow"]), seat(), action="buy_masts", place=3)
do(state, "buy:mast_caravel", "place:ship_0")
assert mine(state, 0)["coins"] == 14
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

import harbourside as hs
from harbourside.engine.facts import OptionValue
from harbourside.games.nauticus.data import KINDS
from harbourside.games.nauticus.state import NauticusState

GAME = hs.game("nauticus")
BLUE_3 = 4
"""A place with three blue workers while the anchor points to place 0."""


def seat(
    coins: int = 15,
    workers: int = 4,
    vp: int = 10,
    warehouse: str = "",
    ships: list[str] | None = None,
    delivered: str = "",
    flipped: int = 0,
    extra: bool = True,
) -> dict[str, Any]:
    """A player as section 8 assumes one, with tiles as words."""
    return {
        "coins": coins,
        "workers": workers,
        "vp": vp,
        "warehouse": dict(Counter(warehouse.split())),
        "ships": [ship.split() for ship in ships or []],
        "delivered": dict(Counter(delivered.split())),
        "passes_flipped": flipped,
        "extra_available": extra,
    }


def _fields(
    seats: tuple[dict[str, Any], ...],
    action: str = "money",
    place: int = 3,
    stage: str = "act",
    round: int = 1,
    phase: int = 1,
    start: int = 0,
    turns: int = 0,
    anchor: int = 0,
    token: int | None = None,
    supply: Mapping[str, int] | None = None,
    in_hand: str = "",
    rewards: Mapping[str, Any] | None = None,
    **execution: Any,
) -> dict[str, Any]:
    """The fields of a position. The chosen action's tile lies at `place`, and the others in order around it.

    With stage choose_tile the tile of the action only lies there and has not been used.
    """
    others = [kind for kind in KINDS if kind != action]
    fields: dict[str, Any] = {
        "stage": stage,
        "round": round,
        "phase": phase,
        "start_player": start,
        "turns_taken": turns,
        "anchor_place": anchor,
        "tiles": [*others[:place], action, *others[place:]],
        "execution": execution,
        "in_hand": in_hand,
        "rewards": {"taken": {}, **(rewards or {})},
        "seats": [dict(player) for player in seats],
        "supply": supply or {},
    }
    if stage == "choose_tile":
        fields["used_tiles"] = others[len(others) - (phase - 1) :]
    elif stage != "game_over":
        fields["chosen"] = action
    if token is not None:
        fields["anchor_token"] = token
    return fields


def saved(
    *seats: dict[str, Any],
    options: Mapping[str, OptionValue] | None = None,
    **words: Any,
) -> dict[str, Any]:
    """A position as a dict, which the loader may refuse: see `_fields`."""
    checked = GAME.check_options(len(seats), options or {})
    return {
        **GAME.scenario(len(seats), checked).to_dict(),
        "position": GAME.complete(len(seats), checked, _fields(seats, **words)),
    }


def position(
    *seats: dict[str, Any],
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 1,
    **words: Any,
) -> NauticusState:
    """A state with these players (by default two, as they begin): see `_fields`."""
    players = seats or (seat(), seat())
    state = GAME.scenario(len(players), options, seed, **_fields(players, **words))
    assert isinstance(state, NauticusState)
    return state


def load(data: object) -> NauticusState:
    state = GAME.from_dict(data)
    assert isinstance(state, NauticusState)
    return state


def new_game(players: int = 4, seed: int = 0, **options: OptionValue) -> NauticusState:
    state = GAME.new_game(players, seed, options)
    assert isinstance(state, NauticusState)
    return state


def do(state: hs.State, *keys: str) -> None:
    for key in keys:
        state.apply(GAME.actions.index(key))


def legal(state: hs.State, verb: str = "") -> set[str]:
    """The keys of the legal actions. With a verb: the parts after it."""
    keys = {GAME.actions.key(action) for action in state.legal_actions()}
    return {key.removeprefix(f"{verb}:") for key in keys if key.startswith(f"{verb}:")} if verb else keys


def why_not(state: hs.State, key: str) -> str | None:
    """The id of the reason; None if the action is allowed."""
    message = state.why_not(GAME.actions.index(key))
    return None if message is None else message.id


def told(state: hs.State, key: str, language: str = "en") -> str:
    """The reason against an action, in words."""
    message = state.why_not(GAME.actions.index(key))
    assert message is not None
    return GAME.words(language).say(message)


def truth(state: hs.State) -> dict[str, Any]:
    """The whole position, with names."""
    whole: dict[str, Any] = json.loads(json.dumps(state.to_dict()))["position"]
    return whole


def mine(state: hs.State, seat: int) -> dict[str, Any]:
    """The things that a player owns."""
    player: dict[str, Any] = truth(state)["seats"][seat]
    return player


def table(state: hs.State, seat: int | None = None) -> dict[str, Any]:
    """What a seat (or a spectator) sees of the table, through real JSON."""
    seen: dict[str, Any] = json.loads(json.dumps(state.view(seat)))["position"]
    return seen


def happened(play: hs.Play) -> list[str]:
    """The ids of the events so far."""
    return [str(event["id"]) for event in play.events()]
