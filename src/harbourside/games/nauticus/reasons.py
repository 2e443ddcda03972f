"""Why an action is not allowed, for every action that is not, and why a whole action tile cannot be used."""

from __future__ import annotations

from harbourside.engine.message import Message
from harbourside.games.nauticus.data import (
    ACT,
    AFTER_MAIN,
    BONUS_PICK,
    BOW,
    BUY,
    BUY_GOODS,
    CHOOSE_ACTION,
    CHOOSE_TILE,
    CRESTS,
    CROWN_CAP,
    CROWN_MAST,
    CROWN_SAIL,
    CROWNS,
    DELIVER,
    DELIVER_SHIP,
    END_ACTION,
    END_TURN,
    EXTRA_ACTION,
    EXTRA_PRICE,
    FIRST_GOOD,
    FIRST_ITEM,
    FIRST_MAST,
    FIRST_SAIL,
    FREE_TILE,
    GOODS_PICK,
    ITEMS,
    KINDS,
    MIDDLE,
    MONEY,
    MOST_MIDDLES,
    MOST_OF_A_REWARD,
    MOST_SHIPS,
    NUM_BLUE,
    PASS,
    PLACE,
    PLACE_NEW,
    PLACE_SHIP,
    PLACE_WAREHOUSE,
    REWARD,
    REWARD_SPACE,
    REWARDS,
    SINGLE,
    STAGE_NAMES,
    STERN,
    TAKE,
    TAKE_MONEY,
    TAKE_REWARD,
    TILE_SIZE,
    TILES,
    TRANSPORT,
    TRANSPORT_TILE,
    USE_CROWNS,
    tile_of,
)
from harbourside.games.nauticus.rules.choosing import bonus_group
from harbourside.games.nauticus.rules.ship import Ship
from harbourside.games.nauticus.rules.uses import list_uses
from harbourside.games.nauticus.state import NauticusState, Player


def reason(state: NauticusState, action: int) -> Message:
    if action < PASS:
        if state.stage != CHOOSE_TILE:
            return _not_now(state)
        return Message("why-tile-used", {"kind": KINDS[action - CHOOSE_ACTION]})
    if action < TAKE:
        return _why_not_end(state, action)
    if action < BUY:
        return _why_not_take(state, tile_of(action - TAKE))
    if PLACE_WAREHOUSE <= action < TAKE_MONEY:
        return _why_not_place(state, action)
    if action < EXTRA_ACTION:
        return _why_not_use(state, action)
    if action < TAKE_REWARD:
        return _why_not_extra(state, action - EXTRA_ACTION)
    return _why_not_reward(state, action - TAKE_REWARD)


def _player(state: NauticusState) -> Player:
    return state.players[state.actor]


def _not_now(state: NauticusState) -> Message:
    """The reason against an action of another stage."""
    return Message(f"why-now-{STAGE_NAMES[state.stage].replace('_', '-')}")


def _why_not_end(state: NauticusState, action: int) -> Message:
    """Why the player cannot pass, or end an action or a turn."""
    if state.stage != ACT:
        return _not_now(state)
    if action == PASS:
        return Message("why-pass-in-extra" if state.extra else "why-pass-after-use")
    if action == END_ACTION:
        return Message("why-extra-needs-use" if state.extra else "why-use-or-pass")
    assert action == END_TURN
    if state.uses > 0:
        return Message("why-action-not-ended")
    if state.extra:
        return Message("why-extra-needs-use")
    return Message("why-turn-not-over")


def _why_not_take(state: NauticusState, tile: int) -> Message:
    if state.stage not in (BONUS_PICK, FREE_TILE, GOODS_PICK):
        return _not_now(state) if state.stage != ACT else Message("why-nothing-free")
    group = BUY_GOODS
    if state.stage == BONUS_PICK:
        group = bonus_group(state)
    elif state.stage == FREE_TILE:
        group = state.kind
    if not FIRST_ITEM[group] <= tile < FIRST_ITEM[group] + ITEMS:
        return Message("why-not-offered", {"tile": TILES[tile]})
    if state.supply[tile] == 0:
        return Message("why-none-left", {"tile": TILES[tile]})
    if state.stage == GOODS_PICK:
        return Message("why-same-good", {"tile": TILES[tile]})
    return _no_space(state, tile)


def _no_space(state: NauticusState, tile: int) -> Message:
    return Message(
        "why-no-space",
        {"tile": TILES[tile], "size": TILE_SIZE[tile], "space": state.space_left(_player(state))},
    )


# Uses, section 4.6


def _why_not_use(state: NauticusState, action: int) -> Message:
    if state.stage != ACT:
        return _not_now(state)
    kind = _kind_of(action)
    if kind != state.kind:
        return Message("why-other-action", {"kind": KINDS[kind], "current": KINDS[state.kind]})
    if action >= DELIVER_SHIP:
        return _why_not_deliver(state, action - DELIVER_SHIP)
    if kind == TRANSPORT and _player(state).warehouse[action - TRANSPORT_TILE] == 0:
        return Message("why-not-stored", {"tile": TILES[action - TRANSPORT_TILE]})
    if state.workers_available(_player(state)) == 0:
        return Message("why-no-worker")
    if kind < NUM_BLUE:
        return _why_not_buy(state, tile_of(action - BUY))
    if kind == TRANSPORT:
        return _why_no_ship_takes(state, action - TRANSPORT_TILE)
    assert kind == CROWNS
    if _player(state).crowns() == 0:
        return Message("why-no-crown")
    return Message("why-crown-cap", {"cap": CROWN_CAP})


def no_use(state: NauticusState) -> str | None:
    """Why the action under way cannot be used (again); None if it can. Section 4.6."""
    player = _player(state)
    uses: list[int] = []
    list_uses(state, player, uses)
    if uses:
        return None
    if state.workers_available(player) == 0:
        return "stuck_worker"
    if state.kind < NUM_BLUE:
        return "stuck_room" if _affords_some(state, player) else "stuck_money"
    if state.kind == TRANSPORT:
        return "stuck_store" if player.spaces_used == 0 else "stuck_yard"
    if state.kind == DELIVER:
        full = any(ship.finished and ship.is_full() for ship in player.ships)
        return "stuck_unloading" if full else "stuck_cargo"
    assert state.kind == CROWNS
    return "stuck_crown" if player.crowns() == 0 else "stuck_cap"


def _affords_some(state: NauticusState, player: Player) -> bool:
    first = FIRST_ITEM[state.kind]
    return any(state.supply[first + item] > 0 and state.price(item) <= player.coins for item in range(ITEMS))


def _kind_of(action: int) -> int:
    """The kind of action to which this use belongs."""
    if action < TRANSPORT_TILE:
        return (action - BUY) // ITEMS
    if action < PLACE_WAREHOUSE:
        return TRANSPORT
    if action == TAKE_MONEY:
        return MONEY
    return CROWNS if action == USE_CROWNS else DELIVER


def _why_not_buy(state: NauticusState, tile: int) -> Message:
    player = _player(state)
    price = state.price(tile - FIRST_ITEM[state.kind])
    if state.supply[tile] == 0:
        return Message("why-none-left", {"tile": TILES[tile]})
    if price > player.coins:
        return Message("why-too-dear", {"tile": TILES[tile], "price": price, "coins": player.coins})
    if price == 0:
        return Message(
            "why-no-space-golden",
            {"tile": TILES[tile], "size": TILE_SIZE[tile], "space": state.space_left(player)},
        )
    return Message(
        "why-nowhere", {"tile": TILES[tile], "size": TILE_SIZE[tile], "space": state.space_left(player)}
    )


def _why_no_ship_takes(state: NauticusState, tile: int) -> Message:
    if tile < FIRST_MAST:
        return Message("why-too-many-ships", {"most": MOST_SHIPS})
    group = "mast" if tile < FIRST_SAIL else "sail" if tile < FIRST_GOOD else "good"
    return Message(f"why-no-ship-{group}", {"tile": TILES[tile]})


def _why_not_deliver(state: NauticusState, number: int) -> Message:
    player = _player(state)
    if number >= len(player.ships):
        return Message("why-no-such-ship", {"ship": number + 1, "ships": len(player.ships)})
    ship = player.ships[number]
    if not ship.finished:
        return Message("why-not-finished", {"ship": number + 1})
    if not ship.is_full():
        return Message("why-not-full", {"ship": number + 1, "cargo": ship.cargo, "decks": ship.decks})
    return Message(
        "why-too-few-workers",
        {"ship": number + 1, "decks": ship.decks, "workers": state.workers_available(player)},
    )


# Placing, section 4.7


def _why_not_place(state: NauticusState, action: int) -> Message:
    if state.stage != PLACE:
        return Message("why-nothing-in-hand") if state.stage == ACT else _not_now(state)
    tile = state.tile_in_hand
    player = _player(state)
    if action == PLACE_WAREHOUSE:
        if state.kind == TRANSPORT:
            return Message("why-came-from-store", {"tile": TILES[tile]})
        return _no_space(state, tile)
    if action == PLACE_NEW:
        if tile < FIRST_MAST:
            return Message("why-too-many-ships", {"most": MOST_SHIPS})
        return Message("why-not-a-hull", {"tile": TILES[tile]})
    number = action - PLACE_SHIP
    if number >= len(player.ships):
        return Message("why-no-such-ship", {"ship": number + 1, "ships": len(player.ships)})
    return _why_not_on_ship(tile, number + 1, player.ships[number])


def _why_not_on_ship(tile: int, number: int, ship: Ship) -> Message:
    if tile < FIRST_MAST:
        return _why_not_hull(tile, number, ship)
    if tile >= FIRST_GOOD:
        return Message("why-ship-loaded", {"ship": number, "decks": ship.decks})
    mast = tile <= CROWN_MAST
    if mast and ship.masts == ship.decks:
        return Message("why-masts-full", {"ship": number, "decks": ship.decks})
    if not mast and ship.sails == ship.masts:
        return Message("why-sails-full", {"ship": number, "masts": ship.masts})
    assert tile not in (CROWN_MAST, CROWN_SAIL)
    return Message("why-other-crest", {"ship": number, "crest": CRESTS[ship.crest], "tile": TILES[tile]})


def _why_not_hull(tile: int, number: int, ship: Ship) -> Message:
    if tile == SINGLE:
        return Message("why-single-alone")
    if ship.single:
        return Message("why-on-single", {"ship": number})
    if ship.closed:
        return Message("why-closed", {"ship": number})
    if tile == MIDDLE:
        return Message("why-middles-full", {"ship": number, "most": MOST_MIDDLES})
    assert tile in (STERN, BOW)
    return Message("why-has-end", {"ship": number, "tile": TILES[tile]})


# Extra action and rewards, sections 4.5 and 4.7


def _why_not_extra(state: NauticusState, kind: int) -> Message:
    player = _player(state)
    if state.stage == ACT and state.extra:
        return Message("why-extra-under-way")
    if not player.extra_available:
        return Message("why-extra-gone")
    if state.stage == ACT and state.uses > 0:
        return Message("why-extra-midway")
    if state.stage not in (ACT, AFTER_MAIN):
        return _not_now(state)
    if kind < NUM_BLUE and player.coins < EXTRA_PRICE:
        return Message("why-extra-too-dear", {"price": EXTRA_PRICE, "coins": player.coins})
    if kind == CROWNS:
        return Message("why-no-crown")
    return Message("why-extra-useless", {"kind": KINDS[kind]})


def _why_not_reward(state: NauticusState, reward: int) -> Message:
    if state.stage != REWARD:
        return _not_now(state) if state.stage != ACT else Message("why-no-reward-due")
    name = REWARDS[reward]
    if state.rewards_taken[reward] == MOST_OF_A_REWARD:
        return Message("why-reward-twice", {"reward": name, "most": MOST_OF_A_REWARD})
    space = state.space_left(_player(state))
    if REWARD_SPACE[reward] > space:
        return Message("why-reward-space", {"reward": name, "size": REWARD_SPACE[reward], "space": space})
    return Message("why-reward-none-left", {"reward": name})
