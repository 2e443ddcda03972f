"""Positions from outside: whatever can be played on is taken, the rest is refused with its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from harbourside.engine.facts import Options
from harbourside.engine.game import Game
from harbourside.engine.reader import Reader
from harbourside.engine.rng import Rng
from harbourside.games.santiago import options as choices
from harbourside.games.santiago.data import (
    ALONSO,
    ALONSO_PHASE,
    BUILDINGS,
    CASINO,
    CASINO_BUYING,
    CASINO_NAMES,
    CASINO_OPEN,
    CASINO_SELLING,
    CUBANS,
    DRIVE_PHASE,
    EL_ZORRO,
    ENTER_PHASE,
    FIRST_VALUE,
    GAME_OVER,
    GIVE_PHASE,
    GOODS,
    HARBOUR,
    HARBOUR_STOP,
    HIGHEST_FACE,
    LAST_VALUE,
    LOAD_PHASE,
    MOST_HELD,
    MOST_TURNS,
    NO_FLOWER,
    NONE,
    NUM_BUILDINGS,
    NUM_GOODS,
    NUM_SHIPS,
    NUM_STOPS,
    NUM_TRADE_GOODS,
    OWNERSHIP_TOKENS,
    PABLO,
    PABLO_PHASE,
    PHASE_NAMES,
    SET_ASIDE_PHASE,
    TOKENS_OF_EACH,
    USE_PHASE,
)
from harbourside.games.santiago.rules.buildings import casino_goes_on, has_choice
from harbourside.games.santiago.rules.cubans import can_give
from harbourside.games.santiago.rules.ship import is_full
from harbourside.games.santiago.state import Player, SantiagoState, make_board

FIELDS: Final = (
    "phase", "actor", "turn", "turn_player", "street", "sites", "car", "inactive", "ship", "docked", "dice",
    "aside", "aside_shows", "value", "supply", "using", "own_use", "casino", "loaders", "seats",
)  # fmt: skip


def load(game: Game, seats: int, options: Options, rng: Rng, position: Reader) -> SantiagoState:
    """The state that dump() described. It may lack goods, for tests and puzzles, but not have too many."""
    position.only(*FIELDS)
    state = SantiagoState(
        game,
        seats,
        options,
        rng,
        make_board(
            [HARBOUR, *_each_once(position, "street", CUBANS)],
            _each_once(position, "sites", BUILDINGS),
            choices.flower_map(options["flower_map"]),
            options,
            choices.turn_limit(options["max_turns"]),
        ),
        [NONE] * NUM_BUILDINGS,
        _dice(position.inside("dice")),
        _goods(position.inside("supply")),
        [],
    )
    state.phase = position.choice("phase", PHASE_NAMES)
    state.actor = position.integer("actor", -1, seats - 1)
    state.turn = position.integer("turn", 0, MOST_TURNS)
    state.turn_player = position.integer("turn_player", 0, seats - 1)
    state.car = position.integer("car", 0, NUM_STOPS - 1)
    for cuban in _different(position, "inactive", CUBANS):
        state.inactive |= 1 << cuban
    state.ship = position.integer("ship", 1, NUM_SHIPS)
    state.docked = position.boolean("docked")
    state.aside = _choice_or_none(position, "aside", GOODS[:NUM_TRADE_GOODS])
    highest = HIGHEST_FACE[state.aside] if state.aside != NONE else 0
    state.aside_shows = position.integer("aside_shows", 0, highest)
    state.value = position.integer("value", FIRST_VALUE, LAST_VALUE)
    state.using = _choice_or_none(position, "using", BUILDINGS)
    state.own_use = position.boolean("own_use")
    state.casino = position.choice("casino", CASINO_NAMES)
    for seat in position.integers("loaders", 0, seats - 1, 0, seats):
        if state.is_loading(seat):
            raise position.refuse("loaders", "seat-twice", seat=seat)
        state.loaders |= 1 << seat
    for seat, reader in enumerate(position.each("seats", seats, seats)):
        state.players.append(_player(state, seat, reader))
    _check_goods(state, position)
    _check_ship(state, position)
    _check_phase(state, position)
    return state


def _each_once(position: Reader, name: str, names: list[str]) -> list[int]:
    """All of these, in any order."""
    found = position.choices(name, names, len(names), len(names))
    _refuse_twice(position, name, names, found)
    return found


def _different(position: Reader, name: str, names: list[str]) -> list[int]:
    found = position.choices(name, names, 0, len(names))
    _refuse_twice(position, name, names, found)
    return found


def _refuse_twice(position: Reader, name: str, names: list[str], found: list[int]) -> None:
    for item in found:
        if found.count(item) > 1:
            raise position.refuse(name, "twice", thing=names[item])


def _choice_or_none(position: Reader, name: str, names: list[str]) -> int:
    return position.choice(name, ["", *names]) - 1


def _dice(reader: Reader) -> list[int]:
    goods = GOODS[:NUM_TRADE_GOODS]
    reader.only(*goods)
    return [reader.integer(good, 0, HIGHEST_FACE[i]) for i, good in enumerate(goods)]


def _goods(reader: Reader) -> list[int]:
    reader.only(*GOODS)
    return [reader.integer(good, 0, TOKENS_OF_EACH) for good in GOODS]


def _player(state: SantiagoState, seat: int, reader: Reader) -> Player:
    reader.only("pesos", "vp", "goods", "pawn", "owned")
    owned = _different(reader, "owned", BUILDINGS)
    if len(owned) > OWNERSHIP_TOKENS:
        raise reader.refuse("owned", "too-many-owned", most=OWNERSHIP_TOKENS)
    for building in owned:
        if state.owner[building] != NONE:
            raise reader.refuse("owned", "owned-twice", building=BUILDINGS[building])
        state.owner[building] = seat
    pawn = _choice_or_none(reader, "pawn", BUILDINGS)
    if pawn != NONE and any(player.pawn == pawn for player in state.players):
        raise reader.refuse("pawn", "pawn-twice", building=BUILDINGS[pawn])
    return Player(
        reader.integer("pesos", 0, MOST_HELD),
        reader.integer("vp", 0, MOST_HELD),
        _goods(reader.inside("goods")),
        pawn,
        OWNERSHIP_TOKENS - len(owned),
    )


def _check_goods(state: SantiagoState, position: Reader) -> None:
    for good in range(NUM_GOODS):
        total = state.supply[good] + sum(player.goods[good] for player in state.players)
        if total > TOKENS_OF_EACH:
            raise position.refuse(
                "supply", "too-many-goods", good=GOODS[good], total=total, most=TOKENS_OF_EACH
            )


def _check_ship(state: SantiagoState, position: Reader) -> None:
    """Four dice on a docked ship, one of them wanting something; none without a ship."""
    if state.docked:
        if state.aside == NONE or state.dice[state.aside] > 0:
            raise position.refuse("aside", "one-aside")
        if is_full(state):
            raise position.refuse("dice", "wants-nothing")
        return
    if state.aside != NONE:
        raise position.refuse("aside", "no-ship")
    if state.value != FIRST_VALUE:
        raise position.refuse("value", "new-ship-value", value=FIRST_VALUE)
    rolling = state.phase == SET_ASIDE_PHASE
    if rolling and is_full(state):
        raise position.refuse("dice", "wants-nothing")
    if not rolling and not is_full(state):
        raise position.refuse("dice", "no-ship")
    if not rolling and state.ship == 1 and state.phase != GAME_OVER:
        raise position.refuse("docked", "first-ship")


def _check_phase(state: SantiagoState, position: Reader) -> None:
    """What belongs to one phase only, and what each phase needs so that somebody can decide."""
    limit = state.board.max_turns
    if limit >= 0 and state.turn > limit:
        raise position.refuse("turn", "after-the-limit", most=limit)
    if state.turn == 0 and state.phase not in (SET_ASIDE_PHASE, GAME_OVER):
        raise position.refuse("turn", "not-begun")
    if (state.loaders != 0) != (state.phase == LOAD_PHASE):
        raise position.refuse("loaders", "loading-only")
    if (state.using != NONE) != (state.phase == USE_PHASE):
        raise position.refuse("using", "use-only")
    if state.own_use and state.phase != USE_PHASE:
        raise position.refuse("own_use", "use-only")
    if state.casino != CASINO_OPEN and state.using != CASINO:
        raise position.refuse("casino", "casino-only")
    _check_actor(state, position)
    _PHASE_CHECKS[state.phase](state, position)


def _check_actor(state: SantiagoState, position: Reader) -> None:
    if state.phase == GAME_OVER:
        fits = state.actor == -1
    elif state.phase == GIVE_PHASE:
        fits = state.actor not in (-1, state.turn_player)
    elif state.phase == LOAD_PHASE:
        fits = state.actor >= 0 and state.is_loading(state.actor)
    else:
        fits = state.actor == state.turn_player
    if not fits:
        raise position.refuse("actor", "wrong-actor")


def _check_drive(state: SantiagoState, position: Reader) -> None:
    if not state.docked:
        raise position.refuse("docked", "ship-needed")


def _check_set_aside(state: SantiagoState, position: Reader) -> None:
    if state.docked:
        raise position.refuse("docked", "rolling")
    if state.turn == state.board.max_turns:
        raise position.refuse("turn", "after-the-limit", most=state.turn)


def _check_load(state: SantiagoState, position: Reader) -> None:
    _check_drive(state, position)
    if state.car != HARBOUR_STOP:
        raise position.refuse("car", "car-elsewhere", stop="harbour")


def _check_at(state: SantiagoState, position: Reader, cuban: int) -> None:
    """At this Cuban, who has to be active to be of use."""
    if state.board.street[state.car] != cuban:
        raise position.refuse("car", "car-elsewhere", stop=CUBANS[cuban])
    if not state.is_active(cuban):
        raise position.refuse("inactive", "inactive-visited", cuban=CUBANS[cuban])


def _check_give(state: SantiagoState, position: Reader) -> None:
    _check_at(state, position, EL_ZORRO)
    if not can_give(state.players[state.actor]):
        raise position.refuse("actor", "nothing-to-decide")


def _check_pablo(state: SantiagoState, position: Reader) -> None:
    _check_at(state, position, PABLO)
    _check_choice(state, position)


def _check_alonso(state: SantiagoState, position: Reader) -> None:
    _check_at(state, position, ALONSO)
    _check_choice(state, position)


def _check_choice(state: SantiagoState, position: Reader) -> None:
    """More to decide than to skip."""
    if len(state.legal()) < 2:
        raise position.refuse("phase", "nothing-to-decide")


def _check_enter(state: SantiagoState, position: Reader) -> None:
    _check_visited(state, position)
    if state.board.flower[state.board.street[state.car]] == NO_FLOWER:
        raise position.refuse("car", "no-flower-here")
    if not state.legal():
        raise position.refuse("phase", "nothing-to-decide")


def _check_visited(state: SantiagoState, position: Reader) -> None:
    """A Cuban, active on arrival; only through Alonso can the newspaper be used before the pawn's way."""
    cuban = state.board.street[state.car]
    if cuban == HARBOUR:
        raise position.refuse("car", "at-the-harbour")
    if cuban != ALONSO and not state.is_active(cuban):
        raise position.refuse("inactive", "inactive-visited", cuban=CUBANS[cuban])


def _check_use(state: SantiagoState, position: Reader) -> None:
    _check_visited(state, position)
    player = state.players[state.turn_player]
    if state.own_use:
        if state.board.street[state.car] != ALONSO:
            raise position.refuse("car", "car-elsewhere", stop=CUBANS[ALONSO])
        if state.owner[state.using] != state.turn_player:
            raise position.refuse("using", "not-owned", building=BUILDINGS[state.using])
    elif player.pawn != state.using:
        raise position.refuse("using", "pawn-elsewhere", building=BUILDINGS[state.using])
    decides = has_choice(state, player, state.using)
    if state.casino in (CASINO_BUYING, CASINO_SELLING):
        decides = casino_goes_on(state, player)
    if not decides:
        raise position.refuse("phase", "nothing-to-decide")


def _check_over(state: SantiagoState, position: Reader) -> None:
    last_ship_left = state.ship == NUM_SHIPS and not state.docked
    if not last_ship_left and state.turn != state.board.max_turns:
        raise position.refuse("phase", "not-over")


_PHASE_CHECKS: Final[dict[int, Callable[[SantiagoState, Reader], None]]] = {
    DRIVE_PHASE: _check_drive,
    SET_ASIDE_PHASE: _check_set_aside,
    GIVE_PHASE: _check_give,
    PABLO_PHASE: _check_pablo,
    ALONSO_PHASE: _check_alonso,
    ENTER_PHASE: _check_enter,
    USE_PHASE: _check_use,
    LOAD_PHASE: _check_load,
    GAME_OVER: _check_over,
}
