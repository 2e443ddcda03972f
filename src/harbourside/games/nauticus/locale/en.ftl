# Nauticus in English. Nouns stand under their own ids; see docs/how-to/adding-a-game.md.

game-name = Nauticus
game-line = Choose actions from a turning wheel, build ships, load and deliver goods, and score for ships, goods and crowns.
game-length = about 35 minutes against bots
hidden = something hidden

hull_single = single hull
    .a = a single hull
    .another = another single hull
hull_stern = stern
    .a = a stern
    .another = another stern
hull_middle = middle part
    .a = a middle part
    .another = another middle part
hull_bow = bow
    .a = a bow
    .another = another bow
mast_whale = whale mast
    .a = a whale mast
    .another = another whale mast
mast_caravel = ship-crest mast
    .a = a ship-crest mast
    .another = another ship-crest mast
mast_tower = tower mast
    .a = a tower mast
    .another = another tower mast
mast_star = star mast
    .a = a star mast
    .another = another star mast
mast_crown = crown mast
    .a = a crown mast
sail_whale = whale sail
    .a = a whale sail
    .another = another whale sail
sail_caravel = ship-crest sail
    .a = a ship-crest sail
    .another = another ship-crest sail
sail_tower = tower sail
    .a = a tower sail
    .another = another tower sail
sail_star = star sail
    .a = a star sail
    .another = another star sail
sail_crown = crown sail
    .a = a crown sail
good_fish = fish
    .a = fish
    .another = more fish
good_grain = grain
    .a = grain
    .another = more grain
good_coffee = coffee
    .a = coffee
    .another = more coffee
good_salt = salt
    .a = salt
    .another = more salt

whale = whale
caravel = ship
tower = tower
star = star

buy_hull = buy hull parts
buy_masts = buy masts
buy_sails = buy sails
buy_goods = buy goods
transport = transport
money = payout
deliver = deliver goods
crowns = value of crowns

three_workers = 3 workers
mast = a free mast
sail = a free sail
two_vp = 2 VP
two_workers = 2 workers
worker_good = 1 worker and a free good
worker_vp = 1 worker and 1 VP
four_talers = 4 talers
crown_mast = a crown mast
crown_sail = a crown sail
three_vp = 3 VP
seven_talers = 7 talers
two_goods = 2 different goods

pass_3 = −3 pass tile
pass_2 = −2 pass tile
pass_1 = −1 pass tile
blue_worker = 1 blue worker
own_worker = 1 worker of your own
no_room = no room for the tile
none_left = none is left in the supply

stuck_worker = You have no worker left
stuck_money = You have too few talers for any of the tiles
stuck_room = You have no room for any tile that you could pay for
stuck_store = Your warehouse is empty
stuck_yard = None of your ships can take a tile from your warehouse
stuck_cargo = None of your finished ships is fully loaded
stuck_unloading = You have too few workers to unload a ship
stuck_crown = You have no crown
stuck_cap = Your crowns have brought the most that one action can bring

choose_tile = choosing an action tile
bonus_pick = taking the bonus
act = carrying out an action
placing = placing a tile
reward = rewards for a ship
goods_pick = picking two goods
free_tile = a free tile
after_main = end of the turn
game_over = end of the game

option-first_player = First start player
option-first_player-random = chosen at random
option-first_player-no-seat = There is no player { $number } at a table of { $players }.
option-first_player-0 = player 1
option-first_player-1 = player 2
option-first_player-2 = player 3
option-first_player-3 = player 4
option-rounds = Rounds
    .help = By the rules, two players have 4 rounds and more players 5.
option-rounds-none = by the rules (4 or 5)
option-warehouse_capacity = Spaces in a warehouse
option-board = What is printed on the board
    .help = Begin with the place of the 3 workers and go clockwise.
option-board-none = default values

figures-bonus = Bonuses
figures-prices = Prices from left to right
figures-wheel = Blue workers on the wheel
figure-bonus = Bonus of place { $number }
figure-prices = Prices at place { $number }
figure-wheel = Wheel, field { $number } after the anchor
prices_0123 = 0, 1, 2, 3
prices_0132 = 0, 1, 3, 2
prices_0213 = 0, 2, 1, 3
prices_0231 = 0, 2, 3, 1
prices_0312 = 0, 3, 1, 2
prices_0321 = 0, 3, 2, 1
prices_1023 = 1, 0, 2, 3
prices_1032 = 1, 0, 3, 2
prices_1203 = 1, 2, 0, 3
prices_1230 = 1, 2, 3, 0
prices_1302 = 1, 3, 0, 2
prices_1320 = 1, 3, 2, 0
prices_2013 = 2, 0, 1, 3
prices_2031 = 2, 0, 3, 1
prices_2103 = 2, 1, 0, 3
prices_2130 = 2, 1, 3, 0
prices_2301 = 2, 3, 0, 1
prices_2310 = 2, 3, 1, 0
prices_3012 = 3, 0, 1, 2
prices_3021 = 3, 0, 2, 1
prices_3102 = 3, 1, 0, 2
prices_3120 = 3, 1, 2, 0
prices_3201 = 3, 2, 0, 1
prices_3210 = 3, 2, 1, 0

ruling-bonus = Our copy of the rulebook does not show the order of the bonuses, so they lie in the order of its list. If your board has another order, correct it under “{ option-board }” when you set up the table.
ruling-prices = Our copy of the rulebook shows only the prices of the place with 2 VP. If your board has other prices than ours, correct them under “{ option-board }” when you set up the table.
ruling-wheel = Our copy of the rulebook does not show how many blue workers each field of the wheel has. If your wheel has other numbers than ours, correct them under “{ option-board }” when you set up the table.
ruling-warehouse = Our copy of the rulebook does not show how many spaces a warehouse has, so we chose 12. If yours has another number, choose it under “{ option-warehouse_capacity }” when you set up the table.
ruling-crest = Our copy of the rulebook shows only the whale and the ship, so tower and star are our own names and pictures. If your tiles have other crests, only the pictures differ, because all crests work alike.

error-board-text = Option board is text: a table of the board’s figures, not { $value }.
error-board-file = The board file “{ $file }” cannot be read: { $reason }.
error-board-too-long = A board table has at most { $most } characters.
error-board-not-toml = The board table cannot be read as TOML: { $reason }.
error-board-empty = The board table is empty: it needs places, wheel or warehouse.
error-board-unknown-field = The board table has { $where }, which means nothing there. Known are: { $known }.
error-board-not-a-list = Board table, { $where }: a list of { $length } is needed, not { $value }.
error-board-not-in-range = Board table, { $where }: { $value } is not a whole number from { $least } to { $most }.
error-board-no-anchor = Board table, { $where }: the wheel begins with its anchor, which has 0 workers, not { $value }.
error-board-not-a-place = Board table, { $where }: a place needs bonus and prices, not { $value }.
error-board-not-a-bonus = Board table, { $where }: { $value } is not the id of a bonus. Known are: { $known }.
error-board-bonus-twice = Board table, { $where }: { $value } is there twice, but each bonus belongs to one place.
error-board-same-bonus = No two places can have the same bonus: { $bonus }.
error-board-prices-not-all = Board table, { $where }: { $value } must hold each of the prices 0, 1, 2 and 3 once.

zone-stage = Now
zone-round = Round
zone-rounds = Rounds in all
zone-phase = Action phase
zone-start_player = Start player
zone-turn_player = Turn of
zone-action = Chosen action
zone-anchor_place = Anchor at place
zone-next_anchor_place = Next round’s anchor at place
zone-places = Places, clockwise
zone-tile = Tile
zone-used = Used
zone-bonus = Bonus
zone-bonus_lost = Bonus tile lost
zone-blue_workers = Blue workers
zone-prices = Prices
zone-execution = Action under way
zone-current_action = Action
zone-is_extra = Extra action
zone-main_done = Main action over
zone-blue_left = Blue workers left
zone-uses = Uses so far
zone-prices_now = Prices now
zone-bought = Bought in it
zone-free_tile_done = Free tile settled
zone-crown_vp = VP for crowns in it
zone-in_hand = To be placed
zone-finished_ship = Finished ship
zone-first_good = First of the two goods
zone-rewards_due = Rewards due
zone-rewards_taken = Rewards taken
zone-supply = Supply
zone-vp = VP track
zone-coins = Talers
zone-workers = Workers
zone-crowns = Crowns
zone-pass_tiles = Pass tiles not flipped
zone-penalty = Penalty at the end of the round
zone-extra_available = Extra-action tile
zone-warehouse = Warehouse
zone-space_left = Spaces free
zone-ships = Ships
zone-parts = Parts
zone-cargo = Cargo
zone-decks = Decks
zone-crest = Crest
zone-closed = Closed
zone-finished = Finished
zone-delivered = Delivered
zone-vp_for_goods = VP for deliveries
zone-vp_for_ships = VP for ships
zone-left_overs = Talers and left-overs
zone-vp_for_left_overs = VP for left-overs
zone-score_now = VP if the game ended now
zone-hull_single = { hull_single }
zone-hull_stern = { hull_stern }
zone-hull_middle = { hull_middle }
zone-hull_bow = { hull_bow }
zone-mast_whale = { mast_whale }
zone-mast_caravel = { mast_caravel }
zone-mast_tower = { mast_tower }
zone-mast_star = { mast_star }
zone-mast_crown = { mast_crown }
zone-sail_whale = { sail_whale }
zone-sail_caravel = { sail_caravel }
zone-sail_tower = { sail_tower }
zone-sail_star = { sail_star }
zone-sail_crown = { sail_crown }
zone-good_fish = { good_fish }
zone-good_grain = { good_grain }
zone-good_coffee = { good_coffee }
zone-good_salt = { good_salt }

prompt-over-tie-1 = { prompt-over } { $seat } and { $rival_seat } tie at { $points } VP. The talers left over break the tie: { $most } to { $next }.
prompt-over-tie-2 = { prompt-over } { $seat } and { $rival_seat } tie at { $points } VP and in the talers left over. All talers together break the tie: { $most } to { $next }.
prompt-choose = Choose an action for everybody ({ $left } tiles are left). You get the bonus of its place.
prompt-bonus = Your bonus: { $bonus }. Which tile goes to your warehouse?
prompt-act = Action: { $kind }. Use it or pass. Workers: { $blue } blue, { $workers } of your own; { $coins ->
    [one] { $coins } taler
   *[other] { $coins } talers
  }.
prompt-act-none = Action: { $kind }. { $why }: you can only pass{ $extra ->
    [0] .
   *[other] , or take your extra action first.
  }
prompt-act-extra = Extra action: { $kind }. Use it at least once. You have { part-left }.
part-left = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
  } and { $coins ->
    [one] { $coins } taler
   *[other] { $coins } talers
  }
prompt-act-more = Action: { $kind }. Use it again or end it. Workers: { $blue } blue, { $workers } of your own; { $coins ->
    [one] { $coins } taler
   *[other] { $coins } talers
  }.
prompt-act-extra-more = Extra action: { $kind }. Use it again or end it. You have { part-left }.
prompt-act-over = Action: { $kind }. { $why }: end the action.
prompt-act-extra-over = Extra action: { $kind }. { $why }: end the action.
prompt-place-bought = Where do you put the { $tile }?
prompt-place-moved = Where in the shipyard do you put the { $tile }?
prompt-reward = Ship { $ship } is finished: choose a reward ({ $due } left to choose).
prompt-goods-first = Your reward is two goods: choose the first.
prompt-goods-second = Your reward is two goods: choose the second, of another kind.
prompt-free-tile = You have bought all four kinds: choose a free tile.
prompt-after-main = End your turn, or take your extra action now (once a game, with 2 more workers)?

action-choose = Choose “{ $kind }”: bonus { $bonus }, { part-blue }
action-choose-lost = Choose “{ $kind }”: bonus { $bonus }, but { $why }; { part-blue }
part-blue = { $blue ->
    [0] no blue workers
    [one] { $blue } blue worker
   *[other] { $blue } blue workers
  }
action-pass = Pass (saves { $saved } VP and gives a crown until the round ends)
action-pass-again = Pass (all your pass tiles are already flipped)
action-end-action = End the action
action-end-action-blue = End the action and give up { $blue ->
    [one] { $blue } blue worker
   *[other] { $blue } blue workers
  }
action-end-turn = End the turn and keep the extra action for later
action-take = Add { $tile_a } to your warehouse
action-buy = Buy { $tile_a } for { $price ->
    [one] { $price } taler
   *[other] { $price } talers
  } and { $worker }
action-buy-copy = Buy { $tile_another } for { $price } talers and { $worker }
action-buy-free = Buy { $tile_a } for 0 talers and { $worker } (to the warehouse)
action-transport = Bring { $tile_a } to the shipyard for { $worker }
action-store = Store the { $tile } in the warehouse (then { $left ->
    [0] no space is
    [one] { $left } space is
   *[other] { $left } spaces are
  } left)
action-new-ship = Begin ship { $ship } with the { $tile }
action-place = Add the { $tile } to ship { $ship }
action-close = Add the { $tile } to ship { $ship } and close it with { $decks } decks
action-finish = Add the { $tile } to ship { $ship } and finish it: { $points } VP at the end, { $decks ->
    [one] { $decks } reward
   *[other] { $decks } rewards
  } now
action-money = Get { $coins } talers for { $worker }
action-crowns = Get { $points } VP for your { $crowns ->
    [one] crown
   *[other] { $crowns } crowns
  } (costs { $worker })
action-deliver = Deliver the cargo of ship { $ship } ({ $goods }): { $points } VP more at the end, for { $cost ->
    [one] { $cost } worker
   *[other] { $cost } workers
  } ({ $own_workers } of your own)
action-extra = Extra action: { $kind }
action-extra-buy = Extra action: { $kind } (from { $price } talers)
action-reward = Reward: { $reward }

why-now-choose-tile = First choose an action tile.
why-now-bonus-pick = First take the tile of your bonus.
why-now-act = You are carrying out an action, and this is not part of it.
why-now-placing = First place the tile in your hand.
why-now-reward = First choose the rewards for your finished ship.
why-now-goods-pick = First choose the two goods of your reward.
why-now-free-tile = First choose your free tile.
why-now-after-main = Your main action is over. You can take your extra action or end your turn.
why-tile-used = The tile “{ $kind }” has already been used in this round.
why-pass-in-extra = You cannot pass in an extra action. Use it at least once, then end it.
why-pass-after-use = You have used the action, so it is too late to pass. End the action instead.
why-extra-needs-use = Use the extra action at least once before you end it.
why-use-or-pass = You have not used the action yet: use it or pass.
why-action-not-ended = First end the action.
why-turn-not-over = First use the action or pass.
why-nothing-free = You have no free tile to take now.
why-not-offered = The { $tile } is not one of the tiles that you can choose.
why-none-left = The supply has no { $tile } left.
why-same-good = The two goods must be of different kinds, and you have already chosen { $tile_a }.
why-no-space = No room in your warehouse: { $tile_a } takes { $size ->
    [one] { $size } space
   *[other] { $size } spaces
  }, and { $space ->
    [one] { $space } is free
   *[other] { $space } are free
  }.
why-no-space-golden = A tile that costs no talers must go to the warehouse: { $tile_a } takes { $size ->
    [one] { $size } space
   *[other] { $size } spaces
  } there, and { $space ->
    [one] { $space } is free
   *[other] { $space } are free
  }.
why-nowhere = There is no place for { $tile_a }: none of your ships can take it, and it needs { $size ->
    [one] { $size } space
   *[other] { $size } spaces
  } in the warehouse, where { $space ->
    [one] { $space } is free
   *[other] { $space } are free
  }.
why-other-action = This belongs to the action “{ $kind }”, but the current action is “{ $current }”.
why-not-stored = There is no { $tile } in your warehouse.
why-no-worker = You need a worker, and you have no blue worker and none of your own left.
why-too-dear = It costs { $price ->
    [one] { $price } taler
   *[other] { $price } talers
  }, and you have { $coins } ({ $tile }).
why-no-crown = You have no crown: no crown mast, no crown sail and no flipped pass tile.
why-crown-cap = This action has brought { $cap } VP, and “value of crowns” cannot bring more at once.
why-too-many-ships = You have { $most } ships, and you cannot have more.
why-no-ship-mast = None of your ships can take { $tile_a }: it needs a deck without a mast, and a ship has only one crest.
why-no-ship-sail = None of your ships can take { $tile_a }: it needs a mast without a sail, and a ship has only one crest.
why-no-ship-good = None of your ships has an empty deck for { $tile_a }.
why-no-such-ship = There is no ship { $ship }: you have { $ships }.
why-not-finished = Ship { $ship } is not finished, and only finished ships can deliver.
why-not-full = Ship { $ship } must be fully loaded: it carries { $cargo } of { $decks } goods.
why-too-few-workers = You need { $decks ->
    [one] { $decks } worker
   *[other] { $decks } workers
  } at once to unload ship { $ship }, and you have { $workers }, blue workers included.
why-nothing-in-hand = You have no tile to place.
why-came-from-store = The { $tile } comes from the warehouse and has to go to the shipyard.
why-not-a-hull = A ship begins with a hull part, not with { $tile_a }.
why-ship-loaded = Ship { $ship } already carries a good on { $decks ->
    [one] its only deck
   *[other] each of its { $decks } decks
  }.
why-masts-full = Every deck of ship { $ship } already has a mast (decks: { $decks }).
why-sails-full = Ship { $ship } has no mast without a sail: { $masts ->
    [0] it has no masts at all
    [one] its only mast has a sail
   *[other] all { $masts } masts have sails
  }.
why-other-crest = Ship { $ship } has the { $crest } crest, and a ship has only one, so { $tile_a } does not fit.
why-single-alone = A single hull is always a ship of its own.
why-on-single = Ship { $ship } is a single hull, so nothing can be added to it.
why-closed = Ship { $ship } has both stern and bow, so nothing can be added between them.
why-middles-full = Ship { $ship } has { $most } middle parts, and no ship can have more.
why-has-end = Ship { $ship } already has { $tile_a }.
why-extra-under-way = You are already taking your extra action.
why-extra-gone = You have already taken your extra action. There is only one in a game.
why-extra-midway = You cannot interrupt an action: take the extra action before its first use or after its end.
why-extra-too-dear = Every tile costs { $price } talers in an extra action, and you have { $coins }.
why-extra-useless = Even with two more workers you could not use “{ $kind }”.
why-no-reward-due = You have not just finished a ship, so you get no reward.
why-reward-twice = You can choose the same reward at most { $most } times for a ship ({ $reward }).
why-reward-space = This reward needs { $size ->
    [one] { $size } space
   *[other] { $size } spaces
  } in the warehouse, and { $space ->
    [one] { $space } is free
   *[other] { $space } are free
  } ({ $reward }).
why-reward-none-left = The supply does not have enough for this reward ({ $reward }).

event-started = { $seat } is the first start player.
    .heading = Round 1
event-dealt = The action tiles, from the first place on: { $kinds }.
event-chose = { $seat } chooses “{ $kind }” and gets the bonus: { $bonus }.
event-bonus-lost = { $seat } cannot take a tile for the bonus ({ $bonus }).
event-took-bonus = { $seat } takes { $tile_a } as the bonus.
event-took-free = { $seat } has bought all four kinds and gets { $tile_a } free.
event-took-reward = { $seat } takes { $tile_a } as a reward.
event-free-tile-lost = { $seat } has bought all four kinds, but cannot take a free tile.
event-passed = { $seat } passes and flips the { $tile }.
event-passed-again = { $seat } passes.
event-bought = { $seat } buys { $tile_a } for { $price ->
    [one] { $price } taler
   *[other] { $price } talers
  }{ $own_workers ->
    [0] {""}
   *[other] {" "}and a worker of their own
  }.
event-got-for-nothing = { $seat } gets { $tile_a } for { $price } talers{ $own_workers ->
    [0] {""}
   *[other] {" "}and a worker of their own
  }. It goes to the warehouse.
event-transported = { $seat } moves { $tile_a } out of the warehouse{ $own_workers ->
    [0] {""}
   *[other] , using a worker of their own
  }.
event-stored = { $seat } stores { $tile_a }.
event-began-ship = { $seat } begins ship { $ship } with { $tile_a }.
event-placed = { $seat } adds { $tile_a } to ship { $ship }.
event-finished = { $seat } finishes ship { $ship }: { $decks ->
    [one] { $decks } deck, { $decks } reward
   *[other] { $decks } decks, { $decks } rewards
  }.
event-rewarded = { $seat } chooses a reward: { $reward }.
event-paid-out = { $seat } gets { $coins } talers{ $own_workers ->
    [0] {""}
   *[other] {" "}for a worker of their own
  }.
event-crowned = { $seat } gets { $points } VP for crowns{ $own_workers ->
    [0] {""}
   *[other] , using a worker of their own
  }.
event-delivered = { $seat } delivers the cargo of ship { $ship } ({ $goods }){ $own_workers ->
    [0] {""}
    [one] {" "}with { $own_workers } worker of their own
   *[other] {" "}with { $own_workers } workers of their own
  }.
event-began-extra = { $seat } takes the extra action “{ $kind }” and gets 2 workers.
event-ended-action = { $seat } ends the action.
event-phase-begins = Action phase { $phase }: { $seat } is the start player.
event-penalty = { $seat } loses { $points } VP for pass tiles.
event-round-begins = Round { $round }: the anchor turns to place { $place } ({ $bonus }), and { $seat } is the start player.
    .heading = Round { $round }
    .rest = The anchor turns to place { $place } ({ $bonus }), and { $seat } is the start player.
event-scored = { $seat }: { $points } VP ({ $track } on the track, { $goods } for deliveries, { $ships } for ships, { $rest } for left-overs).

position-tile-places = Each action tile lies at one place.
position-warehouse-full = { $spaces } spaces are taken, but the warehouse has { $capacity }.
position-not-a-tile = There is no such tile.
position-not-a-hull = A ship has a single hull alone, or at least one of stern, middle part and bow.
position-does-not-fit = This does not fit on the ship: { $tile }.
position-tile-too-often = There are more than { $most } of this tile: { $tile }.
position-used-tiles = In this phase this many different tiles are used: { $expected }.
position-chosen-tile = A tile is chosen only while turns are taken, and always then.
position-chosen-unused = The chosen tile counts as used.
position-anchor-token = The anchor token lies at a place from phase 2 on (−1 before).
position-no-turns-yet = No turn has been taken in this phase yet.
position-not-over-yet = The game ends after phase 7 of the last round.
position-passes-turned-back = After the game all pass tiles are turned back.
position-kind-now = An action is under way from the beginning of a turn to the end of the action, and at no other time.
position-no-action-now = No action is under way now.
position-main-done = The main action is done only during an extra action after it, or before the end of the turn.
position-kind-not-chosen = The main action must be the chosen action.
position-blue-workers = The wheel gives this many blue workers: { $expected }. Before the first use all of them are there.
position-bought-uses = The tiles bought in this action must be as many as its uses.
position-crown-vp = Only the value of crowns brings VP for crowns.
position-free-tile = The free tile is settled only when all four kinds are bought and placed, and always then.
position-extra-tile = The extra-action tile is gone during the extra action. At the end of a turn that waits for it, it is still there.
position-hand-empty = A tile is in hand only while it waits to be placed, and always then.
position-hand-unpaid = The action under way could not bring this tile to hand.
position-no-tile-bonus = The bonus of this place is no tile.
position-no-free-tile = No free tile is due.
position-no-rewards-now = Rewards are due only after a ship has been finished.
position-no-ship-finished = No ship has just been finished.
position-rewards-count = The rewards due and taken together are one for each deck: { $expected }.
position-rewards-due = At least one reward is due here.
position-no-goods-due = Two goods are picked only if they were chosen as a reward.
position-no-room-for-goods = There is no room for the goods, or there are too few kinds left.
position-not-a-good = This is not a good.
position-wrong-actor = With this start player and these turns, seat { $expected } decides.
position-nothing-to-decide = Nobody has anything to decide here.
