"""Positions in three lines: what each seat has as words, everything else as it most simply can be.

state = position("pesos=2 sugar=1", "pawn=bank", car="maria", dice="sugar=2 rum=1")
drive_to(state, "el_zorro")
assert legal(state) == {"give:sugar"}
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import harbourside as hs
from harbourside.engine.facts import OptionValue
from harbourside.engine.rng import Rng
from harbourside.games.santiago.data import BUILDINGS, CUBANS, FACES, FLOWERS, GOODS
from harbourside.games.santiago.state import SantiagoState

GAME = hs.game("santiago")
TRADE_GOODS = GOODS[:5]
ROLLS = [1, 2, 3, 4]
"""The generator of a scenario, unless a roll is asked for."""


def position(*seats: str, **places: Any) -> SantiagoState:
    """A state with these seats: see `saved`."""
    state = GAME.from_dict(saved(*seats, **places))
    assert isinstance(state, SantiagoState)
    return state


def saved(
    *seats: str,
    phase: str = "drive",
    turn: int = 9,
    turn_player: int = 0,
    actor: int | None = None,
    street: Sequence[str] = CUBANS,
    buildings: Mapping[str, str] | None = None,
    car: str = "harbour",
    inactive: str = "",
    ship: int = 3,
    docked: bool = True,
    dice: str = "sugar=2 fruit=2 tobacco=2 rum=2",
    aside: str | None = None,
    value: int = 2,
    supply: str = "",
    using: str = "",
    own_use: bool = False,
    casino: str = "",
    loaders: Sequence[int] = (),
    roll: Sequence[int] | None = None,
    options: Mapping[str, OptionValue] | None = None,
) -> dict[str, Any]:
    """A position as a dict, in words. A seat has what is named: `pesos=3 rum=1 pawn=bank owns=cafe,bank`.

    The Cubans stand in the order of the rules, buildings in that order too, from yellow to white, unless a
    flower's three are named. All goods that nobody holds are in the supply. `roll` is what the five dice
    will show when they are next rolled.
    """
    demand = numbers(dice) if docked or phase == "set_aside" else {}
    if docked and aside is None:
        aside = next(good for good in reversed(TRADE_GOODS) if not demand.get(good))
    players = [_seat(seat) for seat in seats]
    held = {good: sum(player["goods"][good] for player in players) for good in GOODS}
    stops = ["harbour", *street]
    return {
        "game": "santiago",
        "rules": GAME.facts.rules_version,
        "players": len(seats),
        "options": dict(options or {}),
        "rng": words_for_roll(tuple(roll)) if roll else ROLLS,
        "position": {
            "phase": phase,
            "actor": -1 if phase == "game_over" else turn_player if actor is None else actor,
            "turn": turn,
            "turn_player": turn_player,
            "street": list(street),
            "sites": sites(buildings or {}),
            "car": stops.index(car),
            "inactive": inactive.split(),
            "ship": ship,
            "docked": docked,
            "dice": {good: demand.get(good, 0) for good in TRADE_GOODS},
            "aside": aside or "",
            "aside_shows": 0,
            "value": value,
            "supply": {good: numbers(supply).get(good, 8 - held[good]) for good in GOODS},
            "using": using,
            "own_use": own_use,
            "casino": casino,
            "loaders": list(loaders),
            "seats": players,
        },
    }


def numbers(text: str) -> dict[str, int]:
    return {name: int(count) for name, _, count in (word.partition("=") for word in text.split())}


def _seat(text: str) -> dict[str, Any]:
    has = dict(word.split("=") for word in text.split())
    known = {"pesos", "vp", "pawn", "owns", *GOODS}
    assert set(has) <= known, f"no such thing: {set(has) - known}"
    return {
        "pesos": int(has.get("pesos", 0)),
        "vp": int(has.get("vp", 0)),
        "goods": {good: int(has.get(good, 0)) for good in GOODS},
        "pawn": has.get("pawn", ""),
        "owned": has["owns"].split(",") if "owns" in has else [],
    }


def sites(buildings: Mapping[str, str]) -> list[str]:
    """Three under each flower; those not named fill the rest in their order."""
    named = {flower: buildings[flower].split() for flower in buildings}
    spare = [building for building in BUILDINGS if not any(building in three for three in named.values())]
    return [name for flower in FLOWERS for name in named.get(flower) or [spare.pop(0) for _ in range(3)]]


@cache
def words_for_roll(roll: tuple[int, ...]) -> list[int]:
    """A generator whose next roll of the five dice shows these faces."""
    for seed in range(200_000):
        rng = Rng(seed)
        words = rng.words()
        if all(FACES[good][int(rng.below(6))] == roll[good] for good in range(5)):
            return words
    raise AssertionError(f"no seed rolls {roll}")


def new_game(players: int = 4, seed: int = 0, **options: OptionValue) -> SantiagoState:
    state = GAME.new_game(players, seed, options)
    assert isinstance(state, SantiagoState)
    return state


def do(state: hs.State, *keys: str) -> None:
    for key in keys:
        state.apply(GAME.actions.index(key))


def drive_to(state: hs.State, stop: str) -> None:
    """The shortest drive to a stop, on to the next lap if the car stands there."""
    table_ = table(state)
    stops = (table_["street"].index(stop) - table_["car_stop"] - 1) % 10 + 1
    do(state, f"drive:{stops}")


def legal(state: hs.State) -> set[str]:
    return {GAME.actions.key(action) for action in state.legal_actions()}


def why_not(state: hs.State, key: str) -> str | None:
    """The id of the reason; None if it is allowed."""
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
    """How many pesos, VP or tokens of a good."""
    player = truth(state)["seats"][seat]
    return int(player[thing] if thing in ("pesos", "vp") else player["goods"][thing])


def pawn(state: hs.State, seat: int) -> str:
    return str(truth(state)["seats"][seat]["pawn"])


def supply(state: hs.State, good: str) -> int:
    return int(truth(state)["supply"][good])


def demand(state: hs.State) -> dict[str, int]:
    """What the ship still wants."""
    return {good: die for good, die in truth(state)["dice"].items() if die > 0}


def play_at_random(state: hs.State, rng: Rng, decisions: int = 10**6) -> None:
    """Some random decisions, or until the game is over."""
    for _ in range(decisions):
        if state.is_over:
            return
        actions = state.legal_actions()
        state.apply(actions[int(rng.below(len(actions)))])


def play_from(state: hs.State) -> hs.Play:
    """A Play that goes on from a scenario, for undo and events."""
    play = hs.Play(GAME, players=state.seats, options=state.options)
    start = len(play.events())
    play.state = state
    state.listen(play._log)
    play._log.chance.clear()
    del play._log.events[:start]
    return play


def events(play: hs.Play) -> list[str]:
    return [str(event["id"]) for event in play.events()]
