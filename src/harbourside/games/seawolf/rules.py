"""Phase by phase, what may be done and what it does. docs/rules/seawolf.md, sections 4 and 5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.seawolf.data import (
    CARD_NAMES,
    COLOUR_OF,
    DECLINE,
    DELIVERIES,
    DELIVERING,
    DELIVERY,
    DISCARD,
    DISCARD_WOLF,
    DRAW,
    END_DELIVERY,
    EVENT,
    EVENT_PENALTY,
    FIRST_EVENT,
    FIRST_GOODS,
    GAME_OVER,
    HIRE,
    HIRING,
    NO_CARD,
    NUM_CARDS,
    PLAY,
    ROW_SLOTS,
    SEA_WOLF,
    SHOW_HAND,
    TAKE,
    TURN,
    USE_WOLF,
    VALUE_OF,
    WOLF_PENALTY,
    deliver_action,
    delivered_goods,
    delivered_ship,
)

if TYPE_CHECKING:
    from harbourside.games.seawolf.state import Player, SeaWolfState


def list_legal(state: SeaWolfState, out: list[int]) -> None:
    phase = state.phase
    if phase == TURN:
        legal_turn(state, out)
    elif phase == EVENT:
        legal_event(state, out)
    elif phase == DELIVERING:
        legal_delivery(state, out)
    else:
        legal_hire(out)


def do(state: SeaWolfState, action: int) -> None:
    phase = state.phase
    if phase == TURN:
        do_turn(state, action)
    elif phase == EVENT:
        do_event(state, action)
    elif phase == DELIVERING:
        do_delivery(state, action)
    else:
        do_hire(state, action)


def legal_turn(state: SeaWolfState, out: list[int]) -> None:
    """Take, draw, discard or play an event; there is no pass. Section 4.1."""
    player = state.players[state.actor]
    for slot in range(ROW_SLOTS):
        if state.row[slot] != NO_CARD:
            out.append(TAKE + slot)
    if len(state.pile) > 0:
        out.append(DRAW)
    for card in player.hand:
        out.append(DISCARD + card)
    if player.wolves > 0:
        out.append(DISCARD_WOLF)


def do_turn(state: SeaWolfState, action: int) -> None:
    seat = state.actor
    player = state.players[seat]
    if action < DRAW:
        slot = action - TAKE
        card = state.row[slot]
        state.row[slot] = NO_CARD
        player.gain_openly(card)
        if state.log is not None:
            state.log.add("took", {"seat": seat, "card": CARD_NAMES[card], "slot": slot})
    elif action == DRAW:
        draw_card(state, seat, player)
    elif action < PLAY:
        discard_card(state, seat, action - DISCARD, "discarded")
    elif action < DISCARD_WOLF:
        play_event(state, seat, action - DISCARD)
        return
    else:
        discard_wolf(state, seat, "discarded-wolf")
    settle(state)


def draw_card(state: SeaWolfState, seat: int, player: Player) -> None:
    if state.log is not None:
        ordinary = CARD_NAMES[:NUM_CARDS]
        state.pile = state.log.foretold_top("drew", ordinary, state.pile, len(state.pile))
    card = state.pile.pop()
    player.gain_secretly(card)
    state.revealed += 1
    if state.log is not None:
        state.log.add_secret("drew", {"seat": seat}, {"card": CARD_NAMES[card]}, [seat])
        state.log.note("drew", CARD_NAMES[card])


def discard_card(state: SeaWolfState, seat: int, card: int, event: str) -> None:
    state.players[seat].lose(card)
    state.discard.append(card)
    if state.log is not None:
        state.log.add(event, {"seat": seat, "card": CARD_NAMES[card]})


def discard_wolf(state: SeaWolfState, seat: int, event: str) -> None:
    state.players[seat].wolves -= 1
    state.discard.append(SEA_WOLF)
    if state.log is not None:
        state.log.add(event, {"seat": seat})


def settle(state: SeaWolfState) -> None:
    """Fill the row, stop for a delivery card, else pass the turn on. Section 4.2.

    Only a pile that began without all its cards runs out before the last delivery; then the row stays open.
    """
    while state.top() != DELIVERY:
        slot = first_empty_slot(state.row)
        if slot < 0 or len(state.pile) == 0:
            begin_turn(state)
            return
        if state.log is not None:
            ordinary = CARD_NAMES[:NUM_CARDS]
            state.pile = state.log.foretold_top(f"row@{slot}", ordinary, state.pile, len(state.pile))
        card = state.pile.pop()
        state.row[slot] = card
        state.revealed += 1
        if state.log is not None:
            state.log.add("opened", {"card": CARD_NAMES[card], "slot": slot})
            state.log.note(f"row@{slot}", CARD_NAMES[card])
    begin_delivery(state)


def first_empty_slot(row: list[int]) -> int:
    """-1 if there is none."""
    for slot in range(ROW_SLOTS):
        if row[slot] == NO_CARD:
            return slot
    return -1


def begin_turn(state: SeaWolfState) -> None:
    if state.started:
        state.turn_player = (state.turn_player + 1) % state.seats
    else:
        state.turn_player = state.start_player
        state.started = True
    state.phase = TURN
    state.step = 0
    state.actor = state.turn_player
    if nothing_to_do(state):
        end_game(state)


def nothing_to_do(state: SeaWolfState) -> bool:
    """Nothing to take, nothing to draw, nothing in hand: so ends a game without its last delivery."""
    if len(state.pile) > 0 or state.players[state.turn_player].hand_size() > 0:
        return False
    for card in state.row:
        if card != NO_CARD:
            return False
    return True


def ask_next(state: SeaWolfState) -> int:
    """The seat whose step it is in an event, a delivery or a hiring: first the turn's player."""
    return (state.turn_player + state.step) % state.seats


def play_event(state: SeaWolfState, seat: int, event: int) -> None:
    discard_card(state, seat, event, "played")
    state.event_colour = state.colours[event]
    state.phase = EVENT
    state.step = 0
    ask_about_event(state)


def must_answer(state: SeaWolfState, player: Player) -> bool:
    """Whether the event leaves the player a choice."""
    return player.wolves > 0 or player.has_matching(state.event_colour, state.colours)


def ask_about_event(state: SeaWolfState) -> None:
    """On to the next player with a choice; who has neither matching card nor wolf shows the hand."""
    while state.step < state.seats:
        seat = ask_next(state)
        player = state.players[seat]
        if must_answer(state, player):
            if player.wolves == 0 and state.step > 0:
                state.revealed += 1  # to be asked without a wolf is to hold a matching card
            state.actor = seat
            return
        show_hand(state, seat)
        state.step += 1
    settle(state)


def legal_event(state: SeaWolfState, out: list[int]) -> None:
    """Lose a card of the colour, or use a wolf, or prove that there is none. Section 4.3."""
    player = state.players[state.actor]
    matching = False
    for card in player.hand:
        if card < FIRST_EVENT and state.colours[card] == state.event_colour:
            out.append(DISCARD + card)
            matching = True
    if player.wolves > 0:
        out.append(USE_WOLF)
    if not matching:
        out.append(SHOW_HAND)


def do_event(state: SeaWolfState, action: int) -> None:
    seat = state.actor
    if action == USE_WOLF:
        discard_wolf(state, seat, "used-wolf")
    elif action == SHOW_HAND:
        show_hand(state, seat)
    else:
        discard_card(state, seat, action - DISCARD, "lost")
    state.step += 1
    ask_about_event(state)


def show_hand(state: SeaWolfState, seat: int) -> None:
    player = state.players[seat]
    if len(player.known) < len(player.hand):
        state.revealed += 1
    player.show_hand()
    if state.log is not None and player.hand_size() > 0:
        cards = [CARD_NAMES[card] for card in player.hand] + ["sea_wolf"] * player.wolves
        state.log.add("showed", {"seat": seat, "cards": cards})


def begin_delivery(state: SeaWolfState) -> None:
    if state.deliveries_begun < DELIVERIES:
        state.deliveries_begun += 1
    state.phase = DELIVERING
    state.step = 0
    if state.log is not None:
        state.log.add("delivery-begins", {"number": state.deliveries_begun})
    ask_for_deliveries(state)


def may_deliver(player: Player) -> bool:
    """Whether the player has a step in a delivery: both facts are public."""
    return player.hand_size() > 0 and not player.has_all_types()


def ask_for_deliveries(state: SeaWolfState) -> None:
    """On to the next player who has cards and a type left, able to deliver or not (R16)."""
    while state.step < state.seats:
        seat = ask_next(state)
        player = state.players[seat]
        if may_deliver(player):
            state.actor = seat
            return
        state.step += 1
    end_of_delivery(state)


def legal_delivery(state: SeaWolfState, out: list[int]) -> None:
    """A ship and goods of one colour not delivered before, or the end of one's step. Section 4.4."""
    player = state.players[state.actor]
    for ship in player.hand:
        if ship >= FIRST_GOODS:
            break
        colour = state.colours[ship]
        if player.has_delivered(colour):
            continue
        for goods in player.hand:
            if FIRST_GOODS <= goods < FIRST_EVENT and state.colours[goods] == colour:
                out.append(deliver_action(ship, goods))
    out.append(END_DELIVERY)
    if state.colours is not COLOUR_OF:
        out.sort()  # goods may come in another order than the ships of their colours


def do_delivery(state: SeaWolfState, action: int) -> None:
    seat = state.actor
    player = state.players[seat]
    if action == END_DELIVERY:
        state.step += 1
        if state.log is not None:
            state.log.add("ended-delivery", {"seat": seat})
    else:
        ship, goods = delivered_ship(action, state.colours), delivered_goods(action)
        player.deliver(ship, goods)
        if state.log is not None:
            state.log.add(
                "delivered",
                {
                    "seat": seat,
                    "ship": CARD_NAMES[ship],
                    "goods": CARD_NAMES[goods],
                    "points": VALUE_OF[ship] + VALUE_OF[goods],
                },
            )
    ask_for_deliveries(state)


def end_of_delivery(state: SeaWolfState) -> None:
    """The third delivery, or a player with all four types, ends the game (R9, R11)."""
    if state.deliveries_begun == DELIVERIES or someone_has_all_types(state):
        end_game(state)
        return
    state.phase = HIRING
    state.step = 0
    state.actor = state.turn_player


def someone_has_all_types(state: SeaWolfState) -> bool:
    for player in state.players:
        if player.has_all_types():
            return True
    return False


def legal_hire(out: list[int]) -> None:
    """Take the sea wolf or leave it to the next. Section 4.5."""
    out.append(HIRE)
    out.append(DECLINE)


def do_hire(state: SeaWolfState, action: int) -> None:
    seat = state.actor
    if action == HIRE:
        state.players[seat].wolves += 1
        if state.log is not None:
            state.log.add("hired", {"seat": seat})
    else:
        state.step += 1
        if state.log is not None:
            state.log.add("declined", {"seat": seat})
        if state.step < state.seats:
            state.actor = ask_next(state)
            return
        state.discard.append(SEA_WOLF)
        if state.log is not None:
            state.log.add("wolf-left", {})
    state.pile.pop()
    state.revealed += 1  # everybody sees whether the card below is a delivery
    settle(state)


def end_game(state: SeaWolfState) -> None:
    """All hands become public. Section 5."""
    state.phase = GAME_OVER
    state.step = 0
    state.actor = -1
    state.revealed += 1
    state.tell_scoring()
    for seat in range(state.seats):
        show_hand(state, seat)
    if state.log is not None:
        for seat in range(state.seats):
            state.log.add("scored", {"seat": seat, "points": score(state.players[seat])})


def score(player: Player) -> int:
    """Deliveries count, everything left in hand costs. Section 5."""
    total = -WOLF_PENALTY * player.wolves
    for card in player.delivered:
        total += VALUE_OF[card]
    for card in player.hand:
        total -= VALUE_OF[card] if card < FIRST_EVENT else EVENT_PENALTY
    return total


def best_delivery(player: Player) -> int:
    """The tie-break: the most valuable single delivery, 0 without one (R14)."""
    best = 0
    for i in range(0, len(player.delivered), 2):
        value = VALUE_OF[player.delivered[i]] + VALUE_OF[player.delivered[i + 1]]
        if value > best:
            best = value
    return best
