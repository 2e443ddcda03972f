"""Mayor: players hire workers and place all their people again.

docs/rules/puerto_rico.md, section 5.4. Module II: HIRE, villa.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import (
    ALWAYS,
    ASSIGN_NOBLES,
    ASSIGN_WORKERS,
    CIRCLES,
    COUNT,
    END_WORKERS,
    EXTRA_WORKERS,
    FIRST_BUILDING,
    HIRE,
    HIRES,
    HIRES_NOBODY,
    HIRING,
    HIRING_ASKED,
    HIRING_GAIN,
    KIND_NAMES,
    LIFTING,
    MAGISTRATE,
    MAYOR_PRIVILEGE,
    MAYOR_WINDOWS,
    MOST_CIRCLES,
    NO_GAIN,
    NO_GOODS,
    NO_KINDS,
    NOBODY,
    PLACING,
    RECEIVED,
    SETTLED_VILLA,
    VILLA_GAIN,
    WHEN_IT_MATTERS,
    YES,
)
from harbourside.games.puerto_rico.rules import gains, guesthouse, nobles, rounds, table
from harbourside.games.puerto_rico.rules.new_buildings import privilege

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import Player, PuertoRicoState


def resume_mayor(state: PuertoRicoState) -> None:
    if state.stage == MAYOR_WINDOWS:
        while state.step < state.turns:
            if guesthouse.open_window(state):
                return
            state.step += 1
        state.stage = EXTRA_WORKERS
        state.step = 0
    if state.stage == EXTRA_WORKERS:
        state.stage = HIRING
        if state.workers > 0:
            table.ask(state, MAYOR_PRIVILEGE)
            return
        begin_hiring(state)
    if state.stage in (HIRING, HIRING_ASKED):
        if hiring(state):
            return
        state.stage = LIFTING
        state.step = 0
    if placing(state):
        return
    refill(state)
    rounds.end_phase(state)


def most_privilege(state: PuertoRicoState) -> int:
    return min(privilege(state, state.chooser), state.workers)


def legal_mayor_privilege(state: PuertoRicoState, out: list[int]) -> None:
    for count in range(most_privilege(state) + 1):
        out.append(COUNT + count)


def do_mayor_privilege(state: PuertoRicoState, action: int) -> None:
    count = action - COUNT
    if count > 0:
        state.workers -= count
        if state.log is not None:
            state.log.add("extra-workers", {"seat": state.actor, "count": count})
        receive(state, state.actor, count, 0)
    begin_hiring(state)


def begin_hiring(state: PuertoRicoState) -> None:
    asking = state.variant.asking
    if asking == ALWAYS or (asking == WHEN_IT_MATTERS and hiring_decides(state)):
        state.stage = HIRING_ASKED


def hiring_decides(state: PuertoRicoState) -> bool:
    """Whether it can depend on somebody's hiring that the refill fails. A seat that hires its share changes
    the number wanted by at most that share."""
    if state.variant.nobles or not gains.end_is_open(state) or state.workers < state.seats:
        return False
    spaces = 0
    for player in state.players:
        spaces += player.city
    if state.workers >= MOST_CIRCLES * spaces or state.workers >= wanted_at_most(state):
        return False
    share = (state.magistrate_workers + state.turns - 1) // state.turns
    fewest, most = wanted_with(state, NOBODY)
    return fewest - share <= state.workers < fewest + share or most - share <= state.workers < most + share


def wanted_at_most(state: PuertoRicoState) -> int:
    """How many the refill wants, if nobody hires and all players fill their fields first."""
    wanted = 0
    for player in state.players:
        wanted += wanted_of(player, 0)[1]
    return wanted


def seat_decides(state: PuertoRicoState, seat: int) -> bool:
    """Whether it depends on this seat's hiring that the refill fails. All others hire who have not declined.
    It is tried with all players filling their fields last, and with all filling them first."""
    fewest, most = wanted_with(state, NOBODY)
    fewest_without, most_without = wanted_with(state, seat)
    workers = state.workers
    return (workers < fewest) != (workers < fewest_without) or (workers < most) != (workers < most_without)


def wanted_with(state: PuertoRicoState, declining: int) -> tuple[int, int]:
    """How many the refill wants, if all hire who have not declined: if they fill their fields last, and if
    they fill them first."""
    hired = [0] * state.seats
    waiting = state.magistrate_workers
    step = state.step
    idle = 0
    while waiting > 0 and idle < state.turns:
        seat = (state.chooser + step) % state.seats
        if seat == declining or state.players[seat].done & HIRES_NOBODY:
            idle += 1
        else:
            hired[seat] = hired[seat] + 1
            waiting -= 1
            idle = 0
        step = (step + 1) % state.turns
    fewest = 0
    most = 0
    for seat in range(state.seats):
        least, greatest = wanted_of(state.players[seat], hired[seat])
        fewest += least
        most += greatest
    return max(fewest, state.seats), max(most, state.seats)


def wanted_of(player: Player, hired: int) -> tuple[int, int]:
    """How many circles of the player's buildings stay empty after hiring this number: if fields are filled
    last, and if they are filled first."""
    people = hired + player.san_juan_workers + player.san_juan_nobles
    circles = 0
    fields = 0
    tiles = player.tiles
    placed = player.people
    for kind in player.kinds:
        people += placed[kind]
        if kind >= FIRST_BUILDING:
            circles += tiles[kind] * CIRCLES[kind]
        else:
            fields += tiles[kind]
    return max(0, circles - people), max(0, circles - max(0, people - fields))


def receive(state: PuertoRicoState, seat: int, workers: int, noble: int) -> None:
    """People wait in San Juan until they are placed. The first one brings the villa's person."""
    player = state.players[seat]
    state.declined = NOBODY
    player.san_juan_workers += workers
    player.san_juan_nobles += noble
    if player.done & RECEIVED == 0:
        player.done |= RECEIVED
        if state.variant.nobles and state.variant.asking != ALWAYS:
            nobles.villa(state, seat)


def hiring(state: PuertoRicoState) -> bool:
    """Players hire one person at a time, clockwise; True if somebody has to decide."""
    hired = [0] * state.seats if state.log is not None else NO_GOODS
    chooser = state.players[state.chooser]
    if (
        state.stage == HIRING_ASKED
        and state.step == 0
        and chooser.done & RECEIVED
        and asks_about_villa(state)
    ):
        return True
    while state.magistrate_workers + state.magistrate_nobles > 0:
        if state.stage == HIRING_ASKED:
            done = state.players[table.seat_in_turn(state)].done
            if done & HIRES_NOBODY:
                if nobody_hires(state):
                    break
                state.step = (state.step + 1) % state.turns
                continue
            if done & HIRES == 0:
                if asks_about_hiring(state):
                    tell_hired(state, hired)
                    return True
                state.players[table.seat_in_turn(state)].done |= HIRES
            if asks_about_villa(state):
                tell_hired(state, hired)
                return True
        if state.magistrate_workers > 0 and state.magistrate_nobles > 0:
            table.ask(state, HIRE)
            return True
        noble = state.magistrate_nobles > 0
        if noble:
            log_hired_one(state, noble)
        elif state.log is not None:
            hired[table.seat_in_turn(state)] += 1
        hire(state, noble)
    tell_hired(state, hired)
    return False


def tell_hired(state: PuertoRicoState, hired: list[int]) -> None:
    if state.log is not None:
        for turn in range(state.seats):
            seat = (state.chooser + turn) % state.seats
            if hired[seat] > 0:
                state.log.add("hired", {"seat": seat, "count": hired[seat]})


def asks_about_hiring(state: PuertoRicoState) -> bool:
    if state.variant.asking != ALWAYS and not seat_decides(state, table.seat_in_turn(state)):
        return False
    gains.ask(state, HIRING_GAIN)
    return True


def nobody_hires(state: PuertoRicoState) -> bool:
    """Whether all players have declined. Then the people left stay in the Magistrate."""
    for step in range(state.turns):
        if state.players[(state.chooser + step) % state.seats].done & HIRES_NOBODY == 0:
            return False
    return True


def answer_hiring(state: PuertoRicoState, action: int) -> None:
    """The answer holds for the phase. A player who hires nobody leaves them to the others."""
    player = state.players[state.actor]
    state.gain = NO_GAIN
    player.done |= HIRES if action == YES else HIRES_NOBODY
    if action != YES:
        gains.tell_declined(state, state.actor, HIRING_GAIN)


def asks_about_villa(state: PuertoRicoState) -> bool:
    """Only with optional_gains=always. Otherwise the villa's person comes with the first one (R13)."""
    seat = table.seat_in_turn(state)
    player = state.players[seat]
    if state.variant.asking != ALWAYS or player.done & SETTLED_VILLA or not nobles.has_villa(state, player):
        return False
    gains.ask(state, VILLA_GAIN)
    return True


def answer_villa(state: PuertoRicoState, action: int) -> None:
    state.gain = NO_GAIN
    state.players[state.actor].done |= SETTLED_VILLA
    if action == YES:
        nobles.villa(state, state.actor)
    else:
        gains.tell_declined(state, state.actor, VILLA_GAIN)


def hire(state: PuertoRicoState, noble: bool) -> None:
    seat = table.seat_in_turn(state)
    if noble:
        state.magistrate_nobles -= 1
        receive(state, seat, 0, 1)
    else:
        state.magistrate_workers -= 1
        receive(state, seat, 1, 0)
    state.step = (state.step + 1) % state.turns


def log_hired_one(state: PuertoRicoState, noble: bool) -> None:
    if state.log is not None:
        person = "noble" if noble else "worker"
        state.log.add("hired-one", {"seat": table.seat_in_turn(state), "person": person})


def legal_hire(state: PuertoRicoState, out: list[int]) -> None:
    out.append(MAGISTRATE)
    out.append(MAGISTRATE + 1)


def do_hire(state: PuertoRicoState, action: int) -> None:
    noble = action == MAGISTRATE + 1
    log_hired_one(state, noble)
    hire(state, noble)


def placing(state: PuertoRicoState) -> bool:
    """Go through players, and through their kinds in catalogue order; True if somebody has to decide."""
    while state.step < state.turns:
        player = state.players[table.seat_in_turn(state)]
        if state.stage == LIFTING:
            lift(state, player)
            state.stage = PLACING
        if has_place(state, player):
            state.actor = table.seat_in_turn(state)
            return True
        settle_rest(state, player)
        state.stage = LIFTING
        state.step += 1
    return False


def has_place(state: PuertoRicoState, player: Player) -> bool:
    """Ask how many people go on the next kind; False if nobody is in hand or no kind is left."""
    if state.hand_workers + state.hand_nobles == 0 or state.place >= len(player.kinds):
        return False
    if state.passes_forced and has_no_choice(state, player):
        man_the_rest(state, player)
        return False
    kind = player.kinds[state.place]
    state.circles_here = player.tiles[kind] * CIRCLES[kind]
    state.node = ASSIGN_NOBLES if state.hand_nobles > 0 else ASSIGN_WORKERS
    return True


def has_no_choice(state: PuertoRicoState, player: Player) -> bool:
    """Whether the rest is forced, as in three of five decisions: there are workers for every circle, or only
    one kind is left."""
    if state.hand_nobles > 0:
        return False
    return state.hand_workers >= state.circles_left or state.place == len(player.kinds) - 1


def man_the_rest(state: PuertoRicoState, player: Player) -> None:
    """Carry out the decisions without a choice at once, for simulation and search."""
    player.own_lists()
    workers = state.hand_workers
    for place in range(state.place, len(player.kinds)):
        kind = player.kinds[place]
        here = min(workers, player.tiles[kind] * CIRCLES[kind])
        player.people[kind] = here
        workers -= here
    state.hand_workers = workers
    state.place = len(player.kinds)


def lift(state: PuertoRicoState, player: Player) -> None:
    """Take all people in hand, from the tiles and from San Juan."""
    player.own_lists()
    placed = player.people
    tiles = player.tiles
    people = player.san_juan_workers + player.san_juan_nobles
    circles = 0
    for kind in player.kinds:
        people += placed[kind]
        placed[kind] = 0
        circles += tiles[kind] * CIRCLES[kind]
    state.hand_nobles = player.noble_count() if state.variant.nobles else 0
    state.hand_workers = people - state.hand_nobles
    state.circles_left = circles
    player.nobles = NO_KINDS
    player.san_juan_workers = 0
    player.san_juan_nobles = 0
    state.place = 0
    state.placed_nobles = 0
    state.declined = NOBODY


def settle_rest(state: PuertoRicoState, player: Player) -> None:
    """The people left in hand go to San Juan."""
    player.san_juan_workers += state.hand_workers
    player.san_juan_nobles += state.hand_nobles
    state.hand_workers = 0
    state.hand_nobles = 0
    state.place = 0
    state.circles_here = 0
    state.circles_left = 0
    if state.log is not None:
        manned = [KIND_NAMES[kind] for kind in player.kinds if player.people[kind] > 0]
        state.log.add("placed-people", {"seat": table.seat_in_turn(state), "tiles": manned})


def circles_from(player: Player, place: int) -> int:
    """How many circles the player's kinds have, from this place on."""
    circles = 0
    for i in range(place, len(player.kinds)):
        kind = player.kinds[i]
        circles += player.tiles[kind] * CIRCLES[kind]
    return circles


def least_here(state: PuertoRicoState) -> int:
    """How many must go on this kind: people may stay in San Juan only if every circle is filled."""
    circles = state.circles_here
    people = state.hand_workers + state.hand_nobles + state.placed_nobles
    return min(circles, max(0, people - (state.circles_left - circles)))


def legal_assign_nobles(state: PuertoRicoState, out: list[int]) -> None:
    circles = state.circles_here
    least = least_here(state)
    for count in range(min(state.hand_nobles, circles) + 1):
        if count + min(state.hand_workers, circles - count) >= least:
            out.append(COUNT + count)


def do_assign_nobles(state: PuertoRicoState, action: int) -> None:
    player = state.players[state.actor]
    count = action - COUNT
    man(state, player, count, count)
    state.hand_nobles -= count
    if state.hand_workers > 0:
        state.placed_nobles = count
        state.node = ASSIGN_WORKERS
    else:
        next_kind(state, player)


def legal_assign_workers(state: PuertoRicoState, out: list[int]) -> None:
    least = max(0, least_here(state) - state.placed_nobles)
    most = min(state.hand_workers, state.circles_here - state.placed_nobles)
    for count in range(least, most + 1):
        out.append(COUNT + count)


def do_assign_workers(state: PuertoRicoState, action: int) -> None:
    player = state.players[state.actor]
    count = action - COUNT
    man(state, player, count, 0)
    state.hand_workers -= count
    state.placed_nobles = 0
    next_kind(state, player)


def next_kind(state: PuertoRicoState, player: Player) -> None:
    """Ask about the next kind at once. These are most decisions of a game, so flow.resume is passed over."""
    state.circles_left -= state.circles_here
    state.place += 1
    has_place(state, player)


def man(state: PuertoRicoState, player: Player, people: int, noble_people: int) -> None:
    if people == 0:
        return
    kind = player.kinds[state.place]
    player.add_people(kind, people)
    if noble_people > 0:
        player.nobles = table.plus(player.nobles, kind, noble_people)


def refill(state: PuertoRicoState) -> None:
    """The Magistrate gets a worker for each empty circle on buildings, and at least one for each player (R43,
    R46). The mayor cannot forget it (R48)."""
    wanted = gains.workers_wanted(state)
    state.declined = NOBODY
    if state.variant.nobles:
        if state.nobles > 0:
            state.nobles -= 1
            state.magistrate_nobles += 1
            wanted -= 1
    elif state.workers < wanted:
        table.announce_end(state, END_WORKERS, "end_workers")
    coming = min(wanted, state.workers)
    state.workers -= coming
    state.magistrate_workers += coming
    if state.log is not None:
        state.log.add("refilled", {"workers": state.magistrate_workers, "nobles": state.magistrate_nobles})
