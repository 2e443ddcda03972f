"""How good a position looks: each seat's expected final score, turned into a share of the win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harbourside.engine.shares import final_shares, shares_by_points
from harbourside.games.seawolf.data import (
    DELIVERIES,
    DELIVERING,
    DELIVERY,
    EVENT_PENALTY,
    FIRST_EVENT,
    FIRST_GOODS,
    HIRING,
    NUM_COLOURS,
    TURN,
    VALUE_OF,
    VALUES,
    WOLF_PENALTY,
)

if TYPE_CHECKING:
    from harbourside.games.seawolf.state import Player, SeaWolfState

# The places of the weights in their list. Their values stand in weights.toml.
HALF_TIME: Final = 0
"""With this number of turns left, a player's factor `time` is about one half."""
RISK_IN_HAND: Final = 1
"""The share of a pair's points that we expect to lose if another player holds the event of its colour."""
RISK_TO_COME: Final = 2
"""The same if the event is still to be drawn or taken."""
SINGLE: Final = 3
"""What a ship or goods card without a partner is worth while all its partners are still to come."""
SINGLE_VALUE: Final = 4
"""What is added for each point of its value."""
LEFT_OVER: Final = 5
"""The share of a superfluous card's value that it costs while there is time to discard it."""
EVENT_COST: Final = 6
"""The same share of the penalty for an event in hand."""
WOLF_COST: Final = 7
"""The same share of the penalty for a wolf."""
WOLF_HELP: Final = 8
"""What a wolf is worth for each event that others can still play."""
SPREAD: Final = 9
"""The lead in points that makes a win e times as likely as the rival's, at the end of the game."""
SPREAD_IN_TIME: Final = 10
"""How many points are added to `SPREAD` while there is time."""
WEIGHT_NAMES: Final = (
    "half_time",
    "risk_in_hand",
    "risk_to_come",
    "single",
    "single_value",
    "left_over",
    "event_cost",
    "wolf_cost",
    "wolf_help",
    "spread",
    "spread_in_time",
)

GONE: Final = -2
TO_COME: Final = -1
"""Where an event is if no hand holds it."""


def evaluate(state: SeaWolfState, weights: list[float]) -> list[float]:
    """Each seat's share of the win, between 0 and 1. The shares add up to 1."""
    if state.actor < 0:
        return final_shares(state)
    left = cards_left(state)
    partners = cards_to_come(state)
    holders = event_holders(state, partners)
    last = is_last_delivery(state)
    next_seat = state.actor if state.phase == TURN else (state.turn_player + 1) % state.seats
    points: list[float] = []
    for seat in range(state.seats):
        wait = (seat - next_seat) % state.seats
        turns = (left - wait) / state.seats + 0.5 if left > wait else 0.0
        can_deliver = not last or may_still_deliver(state, seat)
        points.append(expected_score(state, seat, turns, partners, holders, can_deliver, weights))
    whole = left / state.seats
    time = whole / (whole + weights[HALF_TIME] + 0.1)
    return shares_by_points(points, weights[SPREAD] + time * weights[SPREAD_IN_TIME])


def cards_left(state: SeaWolfState) -> int:
    """How many cards can be taken before the last delivery. If the pile lacks it: all cards."""
    deliveries = DELIVERIES - state.deliveries_begun
    if state.phase == DELIVERING or state.phase == HIRING:
        deliveries += 1
    elif deliveries == 0:
        deliveries = 1
    left = 0
    for i in range(len(state.pile) - 1, -1, -1):
        if state.pile[i] != DELIVERY:
            left += 1
        else:
            deliveries -= 1
            if deliveries == 0:
                return left
    return left


def is_last_delivery(state: SeaWolfState) -> bool:
    """Whether no further delivery comes after the current phase."""
    if state.phase == DELIVERING or state.phase == HIRING:
        return state.deliveries_begun == DELIVERIES or state.pile.count(DELIVERY) == 1
    return DELIVERY not in state.pile


def cards_to_come(state: SeaWolfState) -> list[int]:
    """How many cards of each colour are in the row or the pile: ships, then goods, then events."""
    suits = [0] * (2 * NUM_COLOURS)
    found = [0] * (3 * NUM_COLOURS)
    for card in state.row:
        if card >= FIRST_EVENT:
            found[2 * NUM_COLOURS + state.colours[card]] = 1
        elif card >= 0:
            suits[card // VALUES] += 1
    for card in state.pile:
        if card < FIRST_EVENT:
            suits[card // VALUES] += 1
        elif card != DELIVERY:
            found[2 * NUM_COLOURS + state.colours[card]] = 1
    for suit in range(NUM_COLOURS):
        found[suit] = suits[suit]
        goods = NUM_COLOURS + suit
        found[NUM_COLOURS + state.colours[VALUES * goods]] = suits[goods]
    return found


def event_holders(state: SeaWolfState, found: list[int]) -> list[int]:
    """The seat that holds each event, or TO_COME, or GONE."""
    holders = [TO_COME if found[2 * NUM_COLOURS + colour] > 0 else GONE for colour in range(NUM_COLOURS)]
    for seat in range(state.seats):
        hand = state.players[seat].hand
        for i in range(len(hand) - 1, -1, -1):
            if hand[i] < FIRST_EVENT:
                break
            holders[state.colours[hand[i]]] = seat
    return holders


def may_still_deliver(state: SeaWolfState, seat: int) -> bool:
    """Whether this seat may still deliver in the delivery that is under way."""
    return state.phase == DELIVERING and (seat - state.turn_player) % state.seats >= state.step


def expected_score(
    state: SeaWolfState,
    seat: int,
    turns: float,
    partners: list[int],
    holders: list[int],
    can_deliver: bool,
    weights: list[float],
) -> float:
    """The points that we expect a seat to have at the end.

    Delivered pairs count in full, pairs in hand less a risk. A single card counts by its chance of a partner,
    and superfluous cards cost points.
    """
    player = state.players[seat]
    total = 0.0
    for card in player.delivered:
        total += VALUE_OF[card]
    time = turns / (turns + weights[HALF_TIME] + 0.1)
    late = 1.0 - time
    best_ships, best_goods, held_in_all = hand_by_colour(player, state.colours)
    superfluous = 0
    dangers = 0
    for colour in range(NUM_COLOURS):
        holder = holders[colour]
        if holder != GONE and holder != seat:
            dangers += 1
        ship, goods, held = best_ships[colour], best_goods[colour], held_in_all[colour]
        if not can_deliver or player.has_delivered(colour):
            superfluous += held
            continue
        superfluous += held - ship - goods
        if ship > 0 and goods > 0:
            pair = ship + goods
            risk = 0.0
            if held == pair and player.wolves == 0 and holder != GONE and holder != seat:
                risk = weights[RISK_TO_COME] if holder == TO_COME else weights[RISK_IN_HAND]
            total += pair * (1.0 - risk * time)
        elif held > 0:
            wanted = partners[NUM_COLOURS + colour] if ship > 0 else partners[colour]
            single = ship + goods
            hope = weights[SINGLE] + weights[SINGLE_VALUE] * single
            total += time * hope * wanted / VALUES - late * single
    total -= superfluous * (weights[LEFT_OVER] * time + late)
    for card in player.hand:
        if card >= FIRST_EVENT:
            total -= EVENT_PENALTY * (weights[EVENT_COST] * time + late)
    if player.wolves > 0:
        total -= player.wolves * WOLF_PENALTY * (weights[WOLF_COST] * time + late)
        total += time * weights[WOLF_HELP] * dangers
    return total


def hand_by_colour(player: Player, colours: list[int]) -> tuple[list[int], list[int], list[int]]:
    """For each colour the values of the best ship, of the best goods, and of all cards in hand."""
    ships = [0] * NUM_COLOURS
    goods = [0] * NUM_COLOURS
    held = [0] * NUM_COLOURS
    for card in player.hand:
        if card >= FIRST_EVENT:
            break  # hands are ascending
        colour = colours[card]
        value = VALUE_OF[card]
        held[colour] += value
        best = ships if card < FIRST_GOODS else goods
        if value > best[colour]:
            best[colour] = value
    return ships, goods, held
