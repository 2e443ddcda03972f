"""Sets up positions in three lines: each seat's things as words, and the simplest value for everything else.

state = position("pesos=2 sugar=1", "pawn=bank", car="maria", dice="sugar=2 rum=1")
drive_to(state, "el_zorro")
assert legal(state) == {"give:sugar"}
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import harbourside as hs
from harbourside.engine.facts import OptionValue
from harbourside.engine.rng import Rng
from harbourside.games.santiago.data import BUILDINGS, FLOWERS, GOODS
from harbourside.games.santiago.state import SantiagoState

GAME = hs.game("santiago")
TRADE_GOODS = GOODS[:5]
play_from = hs.Play.from_position
"""A game that goes on from a scenario, for tests of events, undo and given chance."""


def position(*seats: str, **places: Any) -> SantiagoState:
    """A state with these seats: see `fields`."""
    state = GAME.scenario(len(seats), places.pop("options", None), **fields(*seats, **places))
    assert isinstance(state, SantiagoState)
    return state


def saved(*seats: str, options: Mapping[str, OptionValue] | None = None, **places: Any) -> dict[str, Any]:
    """The same as a dict, which the loader may refuse."""
    checked = GAME.check_options(len(seats), {})
    return {
        "game": "santiago",
        "rules": GAME.facts.rules_version,
        "players": len(seats),
        "options": dict(options or {}),
        "rng": Rng(0).words(),
        "position": GAME.complete(len(seats), checked, fields(*seats, **places)),
    }


def fields(
    *seats: str,
    phase: str = "drive",
    turn: int = 9,
    turn_player: int = 0,
    car: str = "harbour",
    buildings: Mapping[str, str] | None = None,
    inactive: str = "",
    ship: int = 3,
    docked: bool = True,
    dice: str = "sugar=2 fruit=2 tobacco=2 rum=2",
    supply: str = "",
    using: str = "",
    loaders: Sequence[int] = (),
    **others: Any,
) -> dict[str, Any]:
    """Fields for the game's scenario, in words. A seat has the things that are named:
    `pesos=3 rum=1 pawn=bank owns=cafe,bank`. By default buildings lie in the order of the rules.
    """
    demand = numbers(dice) if docked or phase == "set_aside" else {}
    return {
        "phase": phase,
        "turn": turn,
        "turn_player": turn_player,
        "sites": sites(buildings or {}),
        "car": car,
        "inactive": inactive.split(),
        "ship": ship,
        "docked": docked,
        "dice": {good: demand.get(good, 0) for good in TRADE_GOODS},
        "supply": numbers(supply),
        "using": using,
        "loaders": list(loaders),
        "seats": [_seat(seat) for seat in seats],
        **others,
    }


def numbers(text: str) -> dict[str, int]:
    return {name: int(count) for name, _, count in (word.partition("=") for word in text.split())}


def _seat(text: str) -> dict[str, Any]:
    has: dict[str, Any] = dict(word.split("=") for word in text.split())
    known = {"pesos", "vp", "pawn", "owns", *GOODS}
    assert set(has) <= known, f"no such thing: {set(has) - known}"
    return {
        "pesos": int(has.get("pesos", 0)),
        "vp": int(has.get("vp", 0)),
        "goods": {good: int(has[good]) for good in GOODS if good in has},
        "pawn": has.get("pawn", ""),
        "owned": has["owns"].split(",") if "owns" in has else [],
    }


def sites(buildings: Mapping[str, str]) -> list[str]:
    """Three buildings under each flower. Buildings that are not named fill the other sites in their order."""
    named = {flower: buildings[flower].split() for flower in buildings}
    spare = [building for building in BUILDINGS if not any(building in three for three in named.values())]
    return [name for flower in FLOWERS for name in named.get(flower) or [spare.pop(0) for _ in range(3)]]


def roll(**shows: int) -> list[str]:
    """A roll given in advance, in the words of a record. Dice that are not named show 0."""
    return [f"die@{good}={shows.get(good, 0)}" for good in TRADE_GOODS]


def new_game(players: int = 4, seed: int = 0, **options: OptionValue) -> SantiagoState:
    state = GAME.new_game(players, seed, options)
    assert isinstance(state, SantiagoState)
    return state


def do(state: hs.State, *keys: str) -> None:
    for key in keys:
        state.apply(GAME.actions.index(key))


def drive_to(state: hs.State, stop: str) -> None:
    """Drive the shortest way to a stop. If the car stands there, that is a whole lap."""
    table_ = table(state)
    stops = (table_["street"].index(stop) - table_["car_stop"] - 1) % 10 + 1
    do(state, f"drive:{stops}")


def legal(state: hs.State) -> set[str]:
    return {GAME.actions.key(action) for action in state.legal_actions()}


def why_not(state: hs.State, key: str) -> str | None:
    """The id of the reason; None if the action is allowed."""
    message = state.why_not(GAME.actions.index(key))
    return None if message is None else message.id


def table(state: hs.State, seat: int | None = None) -> dict[str, Any]:
    """What a seat (or a spectator) sees of the table, through real JSON."""
    seen: dict[str, Any] = json.loads(json.dumps(state.view(seat)))["position"]
    return seen


def truth(state: hs.State) -> dict[str, Any]:
    """The whole position, with names."""
    whole: dict[str, Any] = json.loads(json.dumps(state.to_dict()))["position"]
    return whole


def phase(state: hs.State) -> str:
    return str(truth(state)["phase"])


def has(state: hs.State, seat: int, thing: str) -> int:
    """How many pesos, VP or tokens of a good the seat has."""
    player = truth(state)["seats"][seat]
    return int(player[thing] if thing in ("pesos", "vp") else player["goods"][thing])


def pawn(state: hs.State, seat: int) -> str:
    return str(truth(state)["seats"][seat]["pawn"])


def supply(state: hs.State, good: str) -> int:
    return int(truth(state)["supply"][good])


def demand(state: hs.State) -> dict[str, int]:
    """The goods that the ship still wants."""
    return {good: die for good, die in truth(state)["dice"].items() if die > 0}


def play_at_random(state: hs.State, rng: Rng, decisions: int = 10**6) -> None:
    """Some random decisions, or until the game is over."""
    for _ in range(decisions):
        if state.is_over:
            return
        actions = state.legal_actions()
        state.apply(actions[int(rng.below(len(actions)))])


def events(play: hs.Play) -> list[str]:
    return [str(event["id"]) for event in play.events()]
