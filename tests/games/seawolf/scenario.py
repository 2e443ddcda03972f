"""Sets up positions in three lines: hands as words, and the simplest value for everything else.

state = position("storm ship_pink_2", "pigs_3 gold_1")
do(state, "play:storm")
assert legal(state) == {"discard:ship_pink_2"}
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import harbourside as hs
from harbourside.engine.facts import OptionValue
from harbourside.engine.rng import Rng
from harbourside.games.seawolf.data import (
    BOTTOM_PILE,
    CARD_NAMES,
    COLOURS,
    EVENTS,
    NUM_CARDS,
    ROW_SLOTS,
)
from harbourside.games.seawolf.state import SeaWolfState

GAME = hs.game("seawolf")
CARDS = CARD_NAMES[:NUM_CARDS]
BETWEEN_DELIVERIES = 3
"""How many cards the pile of a scenario has before each delivery card by default."""


def position(*hands: str, **places: Any) -> SeaWolfState:
    """A state with these hands: see `fields`."""
    options = places.pop("options", None)
    state = GAME.scenario(len(hands), options, **fields(*hands, **places))
    assert isinstance(state, SeaWolfState)
    return state


def saved(*hands: str, options: Mapping[str, OptionValue] | None = None, **places: Any) -> dict[str, Any]:
    """The same as a dict, which the game may refuse."""
    return {
        "game": "seawolf",
        "rules": GAME.facts.rules_version,
        "players": len(hands),
        "options": dict(options or {}),
        "rng": [1, 2, 3, 4],
        "position": GAME.complete(len(hands), {}, fields(*hands, **places)),
    }


def fields(
    *hands: str,
    known: Sequence[str] = (),
    delivered: Sequence[str] = (),
    phase: str = "turn",
    turn: int = 0,
    step: int = 0,
    event: str = "rats",
    begun: int | None = None,
    row: str | None = None,
    pile: str | None = None,
    discard: str = "",
    start: int = 0,
    started: bool = True,
) -> dict[str, Any]:
    """A scenario in words: `sea_wolf` in a hand is a wolf. By default nobody else knows the cards of a hand.

    By default the pile has three cards before each of the delivery cards to come.
    """
    seats: list[dict[str, Any]] = []
    for seat, hand in enumerate(hands):
        cards = [card for card in hand.split() if card != "sea_wolf"]
        laid = delivered[seat].split() if seat < len(delivered) else []
        seats.append({"hand": cards, "delivered": laid, "wolves": hand.split().count("sea_wolf")})
        if known:
            seats[-1]["known"] = known[seat].split() if seat < len(known) else []
    found: dict[str, Any] = {
        "phase": phase,
        "turn_player": turn,
        "step": step,
        "event": EVENTS.index(event),
        "start_player": start,
        "started": started,
        "discard": discard.split(),
        "seats": seats,
    }
    if begun is not None:
        found["deliveries_begun"] = begun
    if row is not None:
        found["row"] = (row.split() + [""] * ROW_SLOTS)[:ROW_SLOTS]
    found["pile"] = short(GAME.complete(len(hands), {}, found)["pile"]) if pile is None else pile.split()
    return found


def short(pile: Sequence[str]) -> list[str]:
    """No more than three cards before each delivery card, and none after the last."""
    cut: list[str] = []
    waiting: list[str] = []
    for card in pile:
        waiting.append(card)
        if card == "delivery":
            cut += [*waiting[:-1][:BETWEEN_DELIVERIES], card]
            waiting = []
    return cut


def match_position(totals: Sequence[int], game_number: int, *hands: str, **places: Any) -> hs.State:
    """The same in a match up to 100, with the points so far."""
    options = {**places.pop("options", {}), "target_score": 100}
    given = fields(*hands, **places)
    return GAME.scenario(len(hands), options, totals=list(totals), game_number=game_number, **given)


def new_game(players: int = 4, seed: int = 0, **options: OptionValue) -> SeaWolfState:
    state = GAME.new_game(players, seed, options)
    assert isinstance(state, SeaWolfState)
    return state


def do(state: hs.State, *keys: str) -> None:
    for key in keys:
        state.apply(GAME.actions.index(key))


def legal(state: hs.State) -> set[str]:
    return {GAME.actions.key(action) for action in state.legal_actions()}


def why_not(state: hs.State, key: str) -> str | None:
    """The id of the reason; None if the action is allowed."""
    message = state.why_not(GAME.actions.index(key))
    return None if message is None else message.id


def prompt_id(state: hs.State) -> str:
    return state.prompt().id


def table(state: hs.State, seat: int | None = None) -> dict[str, Any]:
    """What a seat (or a spectator) sees of the table, through real JSON."""
    seen: dict[str, Any] = json.loads(json.dumps(state.view(seat)))["position"]
    return seen


def truth(state: hs.State) -> dict[str, Any]:
    """The whole position, with names; in a match, that of the game being played."""
    whole: dict[str, Any] = json.loads(json.dumps(state.to_dict()))["position"]
    current: dict[str, Any] = whole.get("current", whole)
    return current


def hand(state: hs.State, seat: int) -> list[str]:
    player = truth(state)["seats"][seat]
    return list(player["hand"]) + ["sea_wolf"] * int(player["wolves"])


def known(state: hs.State, seat: int) -> list[str]:
    return list(table(state)["seats"][seat]["known"])


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


def lookalike(state: SeaWolfState, seat: int | None, rng: Rng) -> SeaWolfState:
    """Another position that this seat cannot tell from the given one, made without `sample`.

    All cards that the seat cannot see are dealt again, and the third delivery card gets another place. The
    player who is asked in an event keeps a matching card, because everybody knows of it.
    """
    while True:
        data = json.loads(json.dumps(state.to_dict()))
        place = data["position"]
        hidden = [card for card in place["pile"] if card != "delivery"]
        for number, player in enumerate(place["seats"]):
            if number != seat:
                hidden += [card for card in player["hand"] if card not in player["known"]]
        numbers = sorted(CARD_NAMES.index(card) for card in hidden)
        rng.shuffle(numbers)
        fresh = [CARD_NAMES[number] for number in numbers]
        place["pile"] = [card if card == "delivery" else fresh.pop() for card in place["pile"]]
        for number, player in enumerate(place["seats"]):
            if number != seat:
                player["hand"] = [card if card in player["known"] else fresh.pop() for card in player["hand"]]
        if state.options["visibility"] == "normal":
            place["pile"] = _move_third_delivery(place["pile"], rng)
        other = GAME.from_dict(data) if _answerable(place) else None
        if other is not None:
            assert isinstance(other, SeaWolfState)
            return other


def _move_third_delivery(pile: list[str], rng: Rng) -> list[str]:
    bottom = pile[-BOTTOM_PILE - 1 :]
    above = pile[: -BOTTOM_PILE - 1]
    if "delivery" not in bottom[0 if above else 1 :]:
        return pile
    top = [] if above else [bottom.pop(0)]
    bottom.remove("delivery")
    bottom.insert(int(rng.below(len(bottom) + 1)), "delivery")
    return above + top + bottom


def _answerable(place: dict[str, Any]) -> bool:
    """In an event, the player who is asked has a wolf or a card to lose."""
    if place["phase"] != "event":
        return True
    asked = place["seats"][place["actor"]]
    colour = COLOURS[place["event"]]
    return asked["wolves"] > 0 or any(
        GAME.facts.colours[card] == colour and card not in EVENTS for card in asked["hand"]
    )
