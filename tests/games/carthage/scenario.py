"""Sets up positions in three lines. R5 is a card, R5@1 is reserved by seat 1, R5! is stored.

state = position("R2 B5", "", market="Y5 G2@1", goods=["R5 R3!"])
do(state, "buy:market", "pay:blue_5")
assert goods(state, 0) == "R3! R5 Y5"
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import harbourside as hs
from harbourside.engine.facts import OptionValue
from harbourside.engine.rng import Rng
from harbourside.games.carthage.data import CARD_NAMES, COLOURS, SPACES
from harbourside.games.carthage.state import CarthageState

GAME = hs.game("carthage")
LETTERS = {colour[0].upper(): colour for colour in COLOURS}


def name(card: str) -> str:
    """The game's name for R5: red_5."""
    return f"{LETTERS[card[0]]}_{card[1:]}"


def names(cards: str) -> list[str]:
    return [name(card) for card in cards.split()]


def short(cards: Sequence[str]) -> str:
    """red_5, blue_2 as R5 B2."""
    return " ".join(card[0].upper() + card[-1] for card in cards)


def position(*hands: str, **places: Any) -> CarthageState:
    """A state with these hands, and with `options`: see `fields`."""
    options = places.pop("options", None)
    state = GAME.scenario(len(hands), options, **fields(*hands, **places))
    assert isinstance(state, CarthageState)
    return state


def saved(*hands: str, **places: Any) -> dict[str, Any]:
    """The same as a dict that is not loaded: the loader may refuse it."""
    seats = len(hands)
    checked = GAME.check_options(seats, places.pop("options", {}))
    return {
        "game": "carthage",
        "rules": GAME.facts.rules_version,
        "players": seats,
        "options": checked,
        "rng": Rng(0).words(),
        "position": GAME.complete(seats, checked, fields(*hands, **places)),
    }


def fields(
    *hands: str,
    known: Sequence[str] = (),
    lacks: Sequence[str] = (),
    start_whole: Sequence[bool] = (),
    goods: Sequence[str] = (),
    markers: Sequence[str] = (),
    vp: Sequence[str] = (),
    blind: Sequence[str] = (),
    substitutes: Sequence[int] = (),
    market: str = "Y2 Y3",
    farm: str = "",
    deck: str | None = None,
    discard: str = "",
    ships: Sequence[int] = (0, 0, 0, 0),
    phase: str = "action",
    turn: int = 0,
    step: int = 0,
    start: int = 0,
    cost: int = 0,
    paid: int = 0,
    keep: tuple[str, int] = ("red", 0),
    passes: int = 0,
) -> dict[str, Any]:
    """The fields of a scenario. By default the deck holds the cards that lie nowhere else."""

    def at(values: Sequence[Any], seat: int, default: Any) -> Any:
        return values[seat] if seat < len(values) else default

    return {
        "phase": phase,
        "start_player": start,
        "turn_player": turn,
        "step": step,
        "cost": cost,
        "paid": paid,
        "keep_colour": keep[0],
        "keeps_left": keep[1],
        "passes": passes,
        "ships": {colour: SPACES[ships[i]] for i, colour in enumerate(COLOURS)},
        **({} if deck is None else {"deck": names(deck)}),
        "discard": names(discard),
        "market": [_place(card) for card in market.split()],
        "farm": [_place(card) for card in farm.split()],
        "seats": [
            {
                "hand": names(hand),
                "known": names(at(known, seat, "")),
                "lacks": names(at(lacks, seat, "")),
                "start_whole": at(start_whole, seat, False),
                "unstored": [name(card) for card in at(goods, seat, "").split() if card[-1] != "!"],
                "stored": [name(card[:-1]) for card in at(goods, seat, "").split() if card[-1] == "!"],
                "markers": [f"marker_{LETTERS[letter]}" for letter in at(markers, seat, "")],
                "vp_stack": names(at(vp, seat, "")),
                "vp_blind": names(at(blind, seat, "")),
                "vp_substitutes": at(substitutes, seat, 0),
            }
            for seat, hand in enumerate(hands)
        ],
    }


def _place(card: str) -> dict[str, object]:
    card, _, owner = card.partition("@")
    return {"card": name(card), "reserved_by": int(owner) if owner else -1}


def new_game(players: int = 3, seed: int = 0, **options: OptionValue) -> CarthageState:
    state = GAME.new_game(players, seed, options)
    assert isinstance(state, CarthageState)
    return state


def do(state: hs.State, *keys: str) -> None:
    for key in keys:
        state.apply(GAME.actions.index(key))


def legal(state: hs.State) -> set[str]:
    return {GAME.actions.key(action) for action in state.legal_actions()}


def verbs(state: hs.State, verb: str) -> set[str]:
    """The legal actions with this verb."""
    return {key for key in legal(state) if key.split(":")[0] == verb}


def why_not(state: hs.State, key: str) -> str | None:
    """The id of the reason; None if the action is allowed."""
    message = state.why_not(GAME.actions.index(key))
    return None if message is None else message.id


def truth(state: hs.State) -> dict[str, Any]:
    """The whole position, with names, through real JSON."""
    whole: dict[str, Any] = json.loads(json.dumps(state.to_dict()))["position"]
    return whole


def table(state: hs.State, seat: int | None = None) -> dict[str, Any]:
    """What a seat (or a spectator) sees of the table, through real JSON."""
    seen: dict[str, Any] = json.loads(json.dumps(state.view(seat)))["position"]
    return seen


def hand(state: hs.State, seat: int) -> str:
    return short(truth(state)["seats"][seat]["hand"])


def goods(state: hs.State, seat: int) -> str:
    """The stock by type. Stored goods have a mark."""
    player = truth(state)["seats"][seat]
    cards = [(CARD_NAMES.index(card), f"{short([card])}!") for card in player["stored"]]
    cards += [(CARD_NAMES.index(card), short([card])) for card in player["unstored"]]
    return " ".join(text for _, text in sorted(cards))


def markers(state: hs.State, seat: int) -> str:
    return "".join(
        marker.removeprefix("marker_")[0].upper() for marker in truth(state)["seats"][seat]["markers"]
    )


def ships(state: hs.State) -> list[int]:
    return [SPACES.index(space) for space in truth(state)["ships"].values()]


def place(state: hs.State, where: str) -> list[str]:
    """Market or Farm, sorted: R5, R5@1."""
    return sorted(
        short([entry["card"]]) + ("" if entry["reserved_by"] < 0 else f"@{entry['reserved_by']}")
        for entry in truth(state)[where]
    )


def cards(text: str) -> list[str]:
    """The cards of a text, to compare with `place`."""
    return sorted(text.split())


def pile(state: hs.State, where: str) -> str:
    return short(truth(state)[where])


def play_at_random(state: hs.State, rng: Rng, decisions: int = 10**6) -> None:
    """Some random decisions, or until the game is over."""
    for _ in range(decisions):
        if state.is_over:
            return
        actions = state.legal_actions()
        state.apply(actions[int(rng.below(len(actions)))])


def play_from(state: hs.State) -> hs.Play:
    """A Play that goes on from a scenario, for undo and events."""
    return hs.Play.from_position(state)


def happened(play: hs.Play, id: str) -> list[dict[str, Any]]:
    """The arguments of all events of a kind."""
    return [dict(event["args"]) for event in play.events() if event["id"] == id]  # type: ignore[call-overload]
