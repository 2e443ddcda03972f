"""Positions in three lines: islands and cities as words, everything else as it most simply can be.

state = position(P("corn:2/3", goods="2 corn 6 sugar"), P(), P(), role="captain")
do(state, "load:sugar@2")
assert vp(state, 0) == 7

`corn` is a manned plantation, `corn:0` an idle one, `corn:2/3` three of which two are manned;
`harbor` is an active building, `harbor:0` an idle one, `coffee_roaster:2` one with two people.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import harbourside as hs
from harbourside.engine.facts import OptionValue
from harbourside.games.puerto_rico.data import (
    COPIES,
    COPIES_2P,
    DRAFT_KINDS,
    FIRST_BUILDING,
    FIRST_NOBLE_BUILDING,
    GOODS,
    JEWELER,
    KIND_NAMES,
    NUM_KINDS,
    ROLES,
    SHIPS,
)
from harbourside.games.puerto_rico.state import PuertoRicoState

GAME = hs.game("puerto_rico")
ALL_MODULES: dict[str, Any] = {
    "new_buildings": True,
    "nobles": True,
    "buccaneer": True,
    "festival": True,
}
NEW: dict[str, Any] = {"new_buildings": True}
NOBLES: dict[str, Any] = {"nobles": True}


@dataclass(frozen=True)
class P:
    """A player: tiles of the island and buildings of the city, and what lies on them."""

    tiles: str = ""
    goods: str = ""
    doubloons: int = 0
    vp: int = 0
    san_juan: int = 0
    forests: str = ""
    nobles: str = ""
    """Kinds on which one of the people is a noble; `san_juan` for nobles there."""


def position(
    *players: P,
    role: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
    ships: str = "",
    market: str = "",
    supply: str | None = None,
    row: str = "corn indigo sugar tobacco coffee",
    pile: str = "corn indigo sugar tobacco coffee corn indigo sugar",
    discard: str = "",
    coins: Mapping[str, int] | None = None,
    festival: Mapping[str, object] | None = None,
    board: Mapping[str, int] | None = None,
    **places: Any,
) -> PuertoRicoState:
    """Seat 0 is governor and chooses; with `role` it has chosen that. Ships: `3corn - 5indigo`.

    Supplies of people, quarries and VP are small. Goods and buildings are all that nobody has.
    """
    seats = len(players)
    chosen = dict(options or {})
    saved_players = [_player(player) for player in players]
    given: dict[str, Any] = {
        "role_coins": [(coins or {}).get(name, 0) for name in ROLES],
        "pile": pile.split(),
        "discard": _goods(discard),
        "row": _goods(row),
        "quarries": 2,
        "workers": 20,
        "nobles": 5 if chosen.get("nobles") else 0,
        "vp_pool": 40,
        "magistrate": [seats, 0],
        "ships": _ships(seats, ships),
        "market": market.split(),
        "seats": saved_players,
        **places,
    }
    if board is not None:
        given["board"] = dict(board)
    elif chosen.get("new_buildings"):
        given["board"] = _undrafted(seats, chosen, saved_players)
    if festival is not None:
        given["festival"] = festival
    if supply is not None:
        given["goods"] = _goods(supply)
    state = GAME.scenario(seats, chosen, **given)
    assert isinstance(state, PuertoRicoState)
    if role is not None:
        do(state, f"role:{role}")
    return state


def _player(player: P) -> dict[str, Any]:
    tiles: dict[str, int] = {}
    people: dict[str, int] = {}
    for word in player.tiles.split():
        kind, _, numbers = word.partition(":")
        manned, _, count = numbers.partition("/")
        tiles[kind] = int(count or 1)
        people[kind] = int(manned or (0 if kind == "statue" else 1))
    nobles: dict[str, int] = {}
    for kind in player.nobles.split():
        nobles[kind] = nobles.get(kind, 0) + 1
    nobles_home = nobles.pop("san_juan", 0)
    workers = {kind: count - nobles.get(kind, 0) for kind, count in people.items()}
    return {
        "doubloons": player.doubloons,
        "vp": player.vp,
        "goods": _goods(player.goods),
        "tiles": tiles,
        "forests": _goods(player.forests),
        "workers": {kind: count for kind, count in workers.items() if count},
        "nobles": nobles,
        "san_juan": [player.san_juan, nobles_home],
        "done": [],
        "library_pick": -1,
    }


def _goods(words: str) -> list[int]:
    """`2 corn indigo` as numbers by good."""
    numbers = [0] * len(GOODS)
    count = 1
    for word in words.split():
        if word.isdigit():
            count = int(word)
        else:
            numbers[GOODS.index(word)] += count
            count = 1
    return numbers


def _ships(seats: int, words: str) -> list[dict[str, object]]:
    cargo = words.split() or ["-"] * len(SHIPS[seats])
    ships: list[dict[str, object]] = []
    for word in cargo:
        amount = word.rstrip("abcdefghijklmnopqrstuvwxyz-")
        ships.append({"good": word[len(amount) :].strip("-"), "amount": int(amount or 0)})
    return ships


def _undrafted(
    seats: int, options: Mapping[str, OptionValue], players: list[dict[str, Any]]
) -> dict[str, int]:
    """Every building of the modules in play, as if there were no draft, except those that somebody has."""
    copies = COPIES_2P if seats == 2 else COPIES
    last = NUM_KINDS if options.get("nobles") else FIRST_NOBLE_BUILDING
    return {
        KIND_NAMES[kind]: copies[kind] - sum(player["tiles"].get(KIND_NAMES[kind], 0) for player in players)
        for kind in range(FIRST_BUILDING, last)
    }


def new_game(players: int = 4, seed: int = 0, **options: Any) -> PuertoRicoState:
    state = GAME.new_game(players, seed, options)
    assert isinstance(state, PuertoRicoState)
    return state


def do(state: hs.State, *keys: str) -> None:
    for key in keys:
        state.apply(GAME.actions.index(key))


def legal(state: hs.State, *verbs: str) -> set[str]:
    """The legal keys; only those of some verbs, if they are named."""
    keys = {GAME.actions.key(action) for action in state.legal_actions()}
    return {key for key in keys if not verbs or key.split(":")[0] in verbs}


def why_not(state: hs.State, key: str) -> str | None:
    """The id of the reason; None if it is allowed."""
    message = state.why_not(GAME.actions.index(key))
    return None if message is None else message.id


def say(state: hs.State, key: str, language: str = "en") -> str:
    """The reason in words."""
    message = state.why_not(GAME.actions.index(key))
    assert message is not None
    return GAME.words(language).say(message)


def truth(state: hs.State) -> dict[str, Any]:
    whole: dict[str, Any] = json.loads(json.dumps(state.to_dict()))["position"]
    return whole


def seat(state: hs.State, number: int) -> dict[str, Any]:
    player: dict[str, Any] = truth(state)["seats"][number]
    return player


def goods(state: hs.State, number: int) -> dict[str, int]:
    """The goods a player has, by name."""
    return {good: count for good, count in zip(GOODS, seat(state, number)["goods"], strict=True) if count}


def supply(state: hs.State, good: str) -> int:
    number: int = truth(state)["goods"][GOODS.index(good)]
    return number


def vp(state: hs.State, number: int) -> int:
    return int(seat(state, number)["vp"])


def doubloons(state: hs.State, number: int) -> int:
    return int(seat(state, number)["doubloons"])


def ships(state: hs.State) -> list[str]:
    """As `position` takes them: `3corn`, `-`."""
    return [f"{ship['amount'] or ''}{ship['good'] or '-'}" for ship in truth(state)["ships"]]


def node(state: hs.State) -> str:
    return str(truth(state)["node"]).removeprefix("node_")


def phase(state: hs.State) -> str:
    return str(truth(state)["phase"])


def table(state: hs.State, number: int | None = None) -> dict[str, Any]:
    """What a seat (or a spectator) sees, through real JSON."""
    seen: dict[str, Any] = json.loads(json.dumps(state.view(number)))["position"]
    return seen


def asked(state: hs.State) -> str:
    """The gain that is being decided; nothing if none is."""
    return str(truth(state)["memory"]["gain"])


def says(state: hs.State, key: str, language: str = "en") -> str:
    """What an action is called."""
    return GAME.words(language).say(state.label(GAME.actions.index(key)))


def ended(state: hs.State) -> list[str]:
    """Why the game ends after this round."""
    reasons: list[str] = truth(state)["end_reasons"]
    return reasons


def finish_phase(state: hs.State) -> None:
    """Pass, or do the first legal thing, until a role is chosen again or the game is over."""
    while not state.is_over and node(state) != "role":
        keys = sorted(legal(state))
        do(state, "pass" if "pass" in keys else keys[0])


def finish_round(state: hs.State) -> None:
    number = truth(state)["round"]
    while not state.is_over and truth(state)["round"] == number:
        if node(state) == "role":
            do(state, sorted(legal(state) - {"role:buccaneer"})[-1])
        finish_phase(state)


def play_from(state: hs.State) -> hs.Play:
    """A Play that goes on from a scenario, for undo and events."""
    return hs.Play.from_position(state)


UTILITY = [KIND_NAMES[kind] for kind in DRAFT_KINDS]
JEWELER_NAME = KIND_NAMES[JEWELER]
