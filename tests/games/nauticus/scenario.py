"""Positions in three lines: what matters in words, everything else as it most simply can be.

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
from harbourside.games.nauticus.data import KINDS, NUM_KINDS, TILE_COUNT, TILES
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
    """A player as section 8 assumes one; tiles as words."""
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


def saved(
    *seats: dict[str, Any],
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
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 1,
    **execution: Any,
) -> dict[str, Any]:
    """A position as a dict: the chosen action's tile lies at `place`, the others in order around it.

    The tiles used before are the last ones. With stage choose_tile the action is only laid there. What
    lies nowhere else is in the supply.
    """
    others = [kind for kind in KINDS if kind != action]
    tiles = [*others[:place], action, *others[place:]]
    choosing, over = stage == "choose_tile", stage == "game_over"
    used = others[len(others) - (phase - 1) :] + ([] if choosing else [action])
    idle = stage not in ("act", "placing", "reward", "goods_pick", "free_tile")
    wheel = [0, 2, 1, 2, 3, 1, 3, 2]
    blue = 0 if idle or execution.get("extra") else wheel[(place - anchor) % NUM_KINDS]
    spent: Counter[str] = Counter()
    for player in seats:
        spent.update(player["warehouse"])
        spent.update(player["delivered"])
        for ship in player["ships"]:
            spent.update(ship)
    in_hand = execution.pop("in_hand", "")
    spent.update([in_hand] if in_hand else [])
    stock = {tile: TILE_COUNT[i] - spent[tile] for i, tile in enumerate(TILES)}
    rewards = {"ship": 0, "due": 0, "taken": {}, "first_good": "", **execution.pop("rewards", {})}
    return {
        "game": "nauticus",
        "rules": GAME.facts.rules_version,
        "players": len(seats),
        "options": dict(options or {}),
        "rng": [seed, 2, 3, 4],
        "position": {
            "stage": stage,
            "actor": -1 if over else (start + turns) % len(seats),
            "round": round,
            "phase": phase,
            "start_player": start,
            "turns_taken": turns,
            "anchor_place": anchor,
            "anchor_token": token if token is not None else -1 if phase == 1 else 0,
            "tiles": tiles,
            "used_tiles": used,
            "chosen": "" if choosing or over else action,
            "execution": {
                "kind": "" if idle else action,
                "extra": False,
                "main_done": stage == "after_main",
                "blue_left": blue,
                "uses": 0,
                "bought": [0, 0, 0, 0],
                "free_tile_done": False,
                "crown_vp": 0,
                **execution,
            },
            "in_hand": in_hand,
            "rewards": rewards,
            "supply": {**stock, **(supply or {})},
            "seats": [dict(player) for player in seats],
        },
    }


def position(*seats: dict[str, Any], **places: Any) -> NauticusState:
    """A state of these players (two as they begin, if none is given): see `saved`."""
    return load(saved(*(seats or (seat(), seat())), **places))


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
    """The keys of what may be done; with a verb, what follows it."""
    keys = {GAME.actions.key(action) for action in state.legal_actions()}
    return {key.removeprefix(f"{verb}:") for key in keys if key.startswith(f"{verb}:")} if verb else keys


def why_not(state: hs.State, key: str) -> str | None:
    """The id of the reason; None if it is allowed."""
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
    """What a player owns."""
    player: dict[str, Any] = truth(state)["seats"][seat]
    return player


def table(state: hs.State, seat: int | None = None) -> dict[str, Any]:
    """What a seat (or a spectator) sees of the table, through real JSON."""
    seen: dict[str, Any] = json.loads(json.dumps(state.view(seat)))["position"]
    return seen


def play_from(state: hs.State) -> hs.Play:
    """A Play that goes on from a scenario, for undo and events."""
    play = hs.Play(GAME, players=state.seats, options=state.options)
    play.state = state
    state.listen(play._log)
    play._log.chance.clear()
    play._log.events.clear()
    return play


def happened(play: hs.Play) -> list[str]:
    """The ids of the events so far."""
    return [str(event["id"]) for event in play.events()]
