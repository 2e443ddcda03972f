# Puerto Rico in English. Nouns stand under their own ids; see docs/how-to/adding-a-game.md.

game-name = Puerto Rico
game-line = Plant, hire, build, produce, and sell your goods for money or ship them for victory points.
game-length = about 45 minutes against bots
hidden = hidden

# Goods and island tiles
counted = { $count } { $item }
corn = corn
    .tile = a corn plantation
indigo = indigo
    .tile = an indigo plantation
sugar = sugar
    .tile = a sugar plantation
tobacco = tobacco
    .tile = a tobacco plantation
coffee = coffee
    .tile = a coffee plantation
quarry = quarry
    .tile = a quarry
forest = forest
    .tile = a forest
san_juan = San Juan

# People and other things
corn_tokens = corn tokens
corn_tiles = corn plantations
indigo_tokens = indigo tokens
indigo_tiles = indigo plantations
sugar_tokens = sugar tokens
sugar_tiles = sugar plantations
tobacco_tokens = tobacco tokens
tobacco_tiles = tobacco plantations
coffee_tokens = coffee tokens
coffee_tiles = coffee plantations
quarries = quarries
workers = workers
nobles = nobles
vp = victory points
worker = worker
noble = noble
victory_point = victory point
good_item = good
role_card = role card
market = Market
load = load
plunder = plunder
festival = festival
production = production
hiring = hiring

# Buildings
small_indigo_plant = Small Indigo Plant
small_sugar_mill = Small Sugar Mill
indigo_plant = Indigo Plant
sugar_mill = Sugar Mill
tobacco_storage = Tobacco Storage
coffee_roaster = Coffee Roaster
small_market = Small Market
hacienda = Hacienda
construction_hut = Construction Hut
small_warehouse = Small Warehouse
hospice = Hospice
office = Office
large_market = Large Market
large_warehouse = Large Warehouse
factory = Factory
university = University
harbor = Harbor
wharf = Wharf
guild_hall = Guild Hall
residence = Residence
fortress = Fortress
customs_house = Customs House
city_hall = City Hall
aqueduct = Aqueduct
black_market = Black Market
forest_house = Forest House
storehouse = Storehouse
guesthouse = Guesthouse
trading_post = Trading Post
church = Church
small_wharf = Small Wharf
lighthouse = Lighthouse
library = Library
specialty_factory = Specialty Factory
union_hall = Union Hall
cloister = Cloister
statue = Statue
land_office = Land Office
chapel = Chapel
hunting_lodge = Hunting Lodge
masons_guild = Masons’ Guild
royal_supplier = Royal Supplier
villa = Villa
jeweler = Jeweler
royal_garden = Royal Garden

# Roles and phases
settler = Settler
mayor = Mayor
builder = Builder
craftsman = Craftsman
trader = Trader
captain = Captain
prospector_1 = Prospector
prospector_2 = Prospector 2
buccaneer = Buccaneer
captured_role = captured role
drafting = draft of the buildings
round = choice of a role
ending = last guest moves
game_over = end of the game

end_workers = there were not enough workers for the Magistrate
end_city = a city is full
end_vp = the victory points have run out

# What is being decided
node_go_on = none
node_draft = choose a building for the game
node_role = choose a role
node_settler = take a tile or pass
node_forest = decide whether the tile becomes a forest
node_hospice = decide whether the Hospice brings a worker
node_settler_again = take a second tile with the Library or pass
node_hunt = use the Hunting Lodge or pass
node_mayor_privilege = choose the number of extra workers
node_hire = choose whom to hire
node_assign_nobles = place the nobles
node_assign_workers = place the workers
node_build = build or pass
node_black_market = choose the items for the Black Market
node_university = decide whether the University brings a worker
node_craft = take the Craftsman’s extra good or pass
node_trade = sell a good or pass
node_land_discard = choose the tile that the Land Office sells
node_royal_supply = deliver a good to the Royal Supplier or pass
node_load = load goods
node_small_wharf = choose the goods for the Small Wharf
node_store_kind = choose the kind of good for a warehouse
node_store_one = choose the single good to keep
node_buccaneer = choose what the Buccaneer does
node_keep_loot = choose how much loot to keep
node_raid = place the workers from the raid or pass
node_guest_window = decide whether a guest moves
node_guest_target = choose where the guest goes
node_vp_asked = decide whether to take the victory points
node_doubloons_asked = decide whether to take the doubloons
node_goods_asked = decide whether to take the goods
node_people_asked = decide whether to take people
node_over = none: the game is over

# Counted things, for the sentences below
count-doubloons = { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
  }
price-doubloons = { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
  }
own-doubloons = { $doubloons ->
    [one] { $doubloons } doubloon
   *[other] { $doubloons } doubloons
  }
count-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  }
count-nobles = { $count ->
    [one] { $count } noble
   *[other] { $count } nobles
  }
count-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
  }
waiting-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
  }
waiting-nobles = { $nobles ->
    [one] { $nobles } noble
   *[other] { $nobles } nobles
  }
count-items = { $items ->
    [one] { $items } item
   *[other] { $items } items
  }

option-new_buildings = Module I: New Buildings
option-new_buildings-no = without
option-new_buildings-yes = with a draft of buildings
option-nobles = Module II: Nobles
option-nobles-no = without
option-nobles-yes = with nobles and their buildings
option-buccaneer = Module III: Buccaneer
option-buccaneer-no = without
option-buccaneer-yes = with the buccaneer’s card
option-festival = Module IV: Festival in San Juan
option-festival-no = without
option-festival-yes = with three festival tasks
option-optional_gains = Gains that may be declined
    .help = Players may decline a building’s gain, production and hiring. This matters only if it can end the game or leave goods to others.
option-optional_gains-when_it_matters = ask when it matters
option-optional_gains-never = always take, never ask
option-optional_gains-always = ask about each gain
option-hacienda_empty_pile = Hacienda and Land Office when the face-down pile is empty
option-hacienda_empty_pile-no_draw = draw nothing
option-hacienda_empty_pile-reshuffle = draw from the shuffled discard
option-guests_each_part = Guests who stayed in the Guesthouse
option-guests_each_part-yes = asked again after each part of a phase
option-guests_each_part-no = asked again only after a change
option-allow_duplicate_production = Two equal production buildings
option-allow_duplicate_production-yes = allowed
option-allow_duplicate_production-no = forbidden (other editions)
option-city_packing = Large buildings in the city
option-city_packing-grid = one for each column
option-city_packing-count = as many as there are spaces
option-draft_mode = The draft of the buildings
option-draft_mode-players = by the players
option-draft_mode-random = at random
option-draft_mode-list = from a list
option-draft_list = The buildings of a draft from a list
    .help = Only for a draft from a list: the names of the buildings, with commas between them.
option-draft_list-none = none
option-large_draft = Who begins with the large buildings of a draft
option-large_draft-starting_player = the first governor again
option-large_draft-clockwise = the next player in turn
option-exclude_office_with_trading_post = Office and Trading Post
    .help = The rulebook advises to use only one of them. They work alike, and with both of them selling is too easy.
option-exclude_office_with_trading_post-no = both may be drafted
option-exclude_office_with_trading_post-yes = only one of them
option-exclude_hacienda_with_forest_house = Hacienda and Forest House
option-exclude_hacienda_with_forest_house-no = both may be drafted
option-exclude_hacienda_with_forest_house-yes = only one of them (first edition)
option-nobles_fixed = Noble buildings in a draft
option-nobles_fixed-no = are drafted like the others
option-nobles_fixed-yes = are all in the game
option-festival_building_excludes = The festival’s building
option-festival_building_excludes-production = makes none of the festival’s goods
option-festival_building_excludes-crop = does not make the festival’s crop
option-festival_goods_distinct = The festival’s three goods
option-festival_goods_distinct-no = may be equal
option-festival_goods_distinct-yes = are all different
option-library_once_per_round_2p = The Library with two players
option-library_once_per_round_2p-no = doubles every privilege
option-library_once_per_round_2p-yes = doubles one privilege in a round
option-library_doubles_buccaneer = Library and Buccaneer
option-library_doubles_buccaneer-no = the act is not doubled
option-library_doubles_buccaneer-yes = doubles VP, goods and workers
option-captured_role_solo = A captured role that nobody claims
option-captured_role_solo-no = is performed by everybody
option-captured_role_solo-yes = is performed by its captor alone
option-two_player_all_workers = Workers with nobles and two players
option-two_player_all_workers-no = as usual for two
option-two_player_all_workers-yes = all one hundred
option-wharf_capacity = The Wharf’s ship
option-wharf_capacity-unlimited = takes any number of goods
option-wharf_capacity-11 = eleven goods (first edition)
option-vp_pool = Victory points in the pool
option-vp_pool-edition2020 = as in the 2020 edition
option-vp_pool-first_edition = as in the first edition
option-balanced_prices = Prices of Factory and University
option-balanced_prices-no = 7 and 8
option-balanced_prices-yes = 8 and 7, as in many tournaments
option-corn_start_minus_one = Who starts with corn
option-corn_start_minus_one-no = has as much money as the others
option-corn_start_minus_one-yes = has one doubloon less
option-first_governor = First governor
option-first_governor-seat0 = the first seat
option-first_governor-random = chosen at random
option-vp_visibility = Victory point chips of the others
option-vp_visibility-secret = face down until the end
option-vp_visibility-open = open
option-max_rounds = Limit of rounds

zone-phase = Now
zone-decision = Decision
zone-round = Round
zone-governor_player = Governor
zone-chooser_player = Role chosen by
zone-roles = Roles to choose, with their doubloons
zone-used_roles = Roles used
zone-role = Card
zone-taker_player = taken by
zone-token_player = Buccaneer token
zone-captured_role = Captured role
zone-captor_player = Captor
zone-row = Face-up tiles
zone-pile = Face-down plantations
zone-pile_tiles = In the face-down pile
zone-discard = Discarded plantations
zone-ships = Ships
zone-capacity = Holds
zone-good = Cargo
zone-amount = Loaded
zone-market = Market
zone-magistrate = Magistrate
zone-supply = Supply
zone-board = Buildings by price
zone-price_1 = 1
zone-price_2 = 2
zone-price_3 = 3
zone-price_4 = 4
zone-price_5 = 5
zone-price_6 = 6
zone-price_7 = 7
zone-price_8 = 8
zone-price_9 = 9
zone-price_10 = 10
zone-draft_spaces = Spaces left for drafted buildings, by price
zone-prices = Their price to you now
zone-festival_tasks = Festival tasks
zone-task_crop = Three plantations of
zone-task_production = Produce at once
zone-task_building = Build
zone-end_reasons = The game ends with this round
zone-corn = corn
zone-indigo = indigo
zone-sugar = sugar
zone-tobacco = tobacco
zone-coffee = coffee
zone-offered_gain = Offered now
zone-gain_source = by
zone-gain_count = how many
zone-gain_goods = goods
zone-doubloons = Doubloons
zone-vp = VP chips
zone-goods = Goods
zone-island = On the island
zone-forest_faces = Plantations under forests
zone-city = In the city
zone-workers_at = Workers at
zone-nobles_at = Nobles at
zone-empty_circles = Free places at
zone-rural_left = Free rural spaces
zone-city_left = Free city spaces
zone-to_place = Still to place
zone-points = Points
zone-points_chips = chips
zone-points_buildings = buildings
zone-points_large = large buildings
zone-points_nobles = nobles
zone-points_total = in all

prompt-over-tie-1 = { prompt-over } { $seat } and { $rival_seat } tie at { $points } VP. Doubloons and goods together break the tie: { $most } to { $next }.
prompt-draft = Choose a building for the game.
prompt-role = Choose a role.
prompt-settler = Settler: take a tile for your island, or pass.
prompt-forest = Place { $tile_tile } face up, or face down as a forest?
prompt-hospice = Do you want a worker from the Hospice on your new tile, { $tile_tile }?
prompt-settler-again = Library: take a second tile, or pass.
prompt-hunt = Hunting Lodge: give up a plantation or forest, or pass.
prompt-mayor-privilege = Your privilege: how many extra workers do you take?
prompt-hire = Whom do you hire?
prompt-assign-nobles = How many nobles go to { $tile } (free places: { $circles })? Still to place: { waiting-nobles }, { waiting-workers }.
prompt-assign-workers = How many workers go to { $tile } (free places: { $circles })? Still to place: { $workers }.
prompt-build = Builder: build one building, or pass.
prompt-black-market = { $building }: the Black Market still takes { $count ->
    [one] one item
   *[other] { $count } items, each of a different sort
  }.
prompt-university = Do you want a worker from the University for { $building }?
prompt-craft = Your privilege: take one more good of a kind that you produced, or pass.
prompt-trade = Trader: sell one good, or pass.
prompt-trade-land = Trader: use your Land Office, or pass.
prompt-land-discard = Which tile do you sell for 1 doubloon?
prompt-royal-supply = Royal Supplier: deliver a good for 1 VP, or pass. You can still deliver { $count }.
prompt-load = Captain: you must load goods.
prompt-load-private = Captain: you can load only your own ship. Use it, or pass.
prompt-small-wharf = Small Wharf: how much { $good } do you ship?
prompt-store-kind = Choose a kind of good to keep in your warehouse.
prompt-store-one = Choose a single good to keep.
prompt-buccaneer = Buccaneer: choose what to do.
prompt-keep-loot = How much { $good } do you keep?
prompt-raid = Place workers from the raid ({ $count } left), or pass.
prompt-guest-window = Does a guest leave your Guesthouse now?
prompt-guest-target = Where does the guest go?
prompt-vp-asked = Do you take { $count } VP ({ $source })?
prompt-vp-asked-ends = Do you take { $count } VP ({ $source })? Then the pool is empty, and the game ends after this round.
prompt-doubloons-asked = Do you take { count-doubloons } ({ $source })?
prompt-goods-asked = Do you take these goods: { $goods } ({ $source })?
prompt-goods-asked-last = Do you take these goods: { $goods } ({ $source })? Then none of this is left for others: { $last }.
prompt-goods-asked-pool = Do you take these goods: { $goods } ({ $source })? You must load goods that you cannot keep while there is room, and that may empty the VP pool.
prompt-people-asked = Do you take { count-people } ({ $source })?
prompt-people-asked-scarce = Do you take { count-people } ({ $source })? Workers then left in the supply: { $left }. As things stand, that is too few to refill the Magistrate, and then the game ends.
prompt-hiring-asked = Do you hire in this phase? People in the Magistrate: { $people }.
prompt-hiring-asked-end = Do you hire in this phase? People in the Magistrate: { $people }. Your answer may decide whether it can be refilled. If not, the game ends after this round.

action-role = { $role }
action-role-coins = { $role }, with { count-doubloons }
action-draft = { $building }, price { $price }
action-build = Build { $building } for { $price ->
    [0] nothing
   *[other] { price-doubloons }
  } ({ $points } VP)
action-build-black-market = Build { $building } for { price-doubloons }, including { count-items } through the Black Market ({ $points } VP)
action-take = Take { $tile_tile }
action-hacienda-draw = Hacienda: first draw a tile from the pile
action-as-plantation = As { $tile_tile }
action-as-forest = As a forest
action-yes = Yes
action-no = No
action-take-vp = Take { $count } VP
action-take-vp-ends = Take { $count } VP: then the pool is empty, and the game ends after this round
action-decline-vp = Leave the VP in the pool
action-take-doubloons = Take { count-doubloons }
action-decline-doubloons = Leave the doubloons
action-take-goods = Take the goods: { $goods }
action-take-goods-last = Take the goods: { $goods }. Then none of this is left for others: { $last }
action-decline-goods = Leave the goods in the supply
action-take-people = Take { count-people }
action-take-people-scarce = Take { count-people }. Workers then left in the supply: { $left }. As things stand, that is too few to refill the Magistrate
action-decline-people = Leave them in the supply
action-take-hiring = Hire in your turn
action-decline-hiring = Hire nobody in this phase and leave the people to the others
action-extra-workers = { count-workers }
action-assign-workers = { count-workers } to { $tile }
action-assign-nobles = { count-nobles } to { $tile }
action-ship-count = { $count } { $good }
action-keep-loot = Keep { $count } { $good }
action-discard-tile = Give up { $tile_tile }
action-sell-tile = Sell { $tile_tile }
action-give-worker = Give a worker from { $tile }
action-move-guest = To { $tile }
action-place-raider = A worker to { $tile }
action-hire-worker = A worker
action-hire-noble = A noble
action-take-good = Take { $good }
action-give-good = Give { $good }
action-deliver = Deliver { $good } for 1 VP
action-store-one = Keep one { $good }
action-store-kind = Keep all { $good } ({ $count })
action-sell = Sell { $good } for { count-doubloons }
action-sell-post = Sell { $good } at the Trading Post for { count-doubloons }
action-land-buy = Land Office: buy the top plantation of the pile for 1 doubloon
action-land-sell = Land Office: sell a plantation or forest for 1 doubloon
action-load = Load { $count } { $good } on ship { $ship } for { $points } VP
action-wharf = Wharf: ship { $count } { $good } for { $points } VP
action-small-wharf = Small Wharf: ship goods for 1 VP a pair{ $points ->
    [0] {""}
   *[other] {" "}and { $points } VP more
  }
action-pay-vp = Give 1 VP
action-guest-worker = A worker leaves the Guesthouse
action-guest-noble = A noble leaves the Guesthouse
action-piracy = Piracy: seize ship { $ship } with { $count } { $good }
action-plunder = Plunder: empty the Market for { $points } VP
action-raid = Raid: take { count-workers } from the Magistrate
action-capture = Capture: { $role }
action-capture-coins = Capture: { $role }, with { count-doubloons }
action-pass = Pass
action-keep-guests = The guests stay

why-not-now = First { $decision }.
why-role-not-in-game = { $role } is not in a game with { $seats } players.
why-role-used = { $role } has already been used in this round.
why-role-captured = You cannot choose { $role }, because you have captured it. You play it at the end of the round if nobody else chooses it.
why-token = You have the buccaneer token. Somebody else must be the Buccaneer first.
why-not-drafted-here = { $building } is not part of this draft.
why-drafted = This building is already in the game: { $building }.
why-rival-drafted = { $building } cannot be in the game: the options exclude it, because its rival was drafted.
why-draft-price = { $building } costs { $price }, and all spaces of that price are taken.
why-draft-large-later = { $building } is a large building. Large buildings are drafted after all small ones.
why-draft-list-word = A draft list names only buildings that can be drafted, and each only once. This does not fit: { $building }.
why-draft-list-spaces = The draft list does not fill the spaces of price { $cost } exactly.
why-sold-out = No { $building } is left on the board.
why-building-not-in-game = This building is not in the game: { $building }.
why-owned = You already have this building: { $building }.
why-no-column = A city has room for { $most } large buildings, one in each column.
why-no-city-space = { $building } does not fit into your city. City spaces left: { $left }.
why-too-dear = { $building } costs you { $price } after discounts, and you have { own-doubloons }.
why-too-dear-black-market = { $building } costs you { $price } after discounts. You have { own-doubloons }, and the Black Market takes { count-items } at most.
why-hacienda-first = You can use the Hacienda only before your first tile.
why-hacienda-used = You have already used the Hacienda in this phase.
why-no-tiles = There is no plantation left to draw in the face-down pile.
why-no-quarries = There are no quarries left.
why-quarry-privilege = Only the Settler and owners of an active Construction Hut can take a quarry.
why-quarry-hut = The second tile can be a quarry only with an active Construction Hut.
why-not-in-row = There is no such face-up tile: { $tile }.
why-count = The number must be from { $least } to { $most }.
why-count-only = The number can only be { $count }.
why-count-people = You must place at least { $least } here: people stay in San Juan only when every place is filled.
why-count-room = You can place at most { $most } here: there { $circles ->
    [one] is { $circles } free place
   *[other] are { $circles } free places
  }, and you have { $hand } to place.
why-only-plantations = You can give up only a plantation or forest, not this: { $tile }.
why-no-such-tile = You have no such tile: { $tile }.
why-item-given = One item of each sort is enough. You have already given this: { $item }.
why-own-market-worker = You cannot give the worker who works in the Black Market.
why-no-worker-there = You have no worker there to give: { $tile }.
why-no-circle = This tile has no places for people: { $tile }.
why-guests-leave = A guest can only move to another tile, not within the Guesthouse.
why-circles-full = All places there are filled: { $tile }.
why-not-produced = You have not produced any { $good } in this phase.
why-none-in-supply = There is no { $good } left in the supply.
why-delivered = You have already delivered { $good }. All delivered goods must be different.
why-all-stored = All your { $good } is already stored.
why-no-good = You have no { $good }.
why-no-vp = You have no VP to give.
why-no-building = You do not have this building: { $building }.
why-idle = Nobody works in your { $building }.
why-no-such-guest = There is no { $person } in your Guesthouse.
why-no-free-circle = None of your other tiles has a free place.
why-must-load = You must load, because you can load a public ship. You have: { $goods }.
why-must-store = You must keep as many goods as you can.
why-must-decide = You cannot pass. First { $decision }.
why-sold-already = You have already sold a good in this phase.
why-market-full = The Market is full: { $most } goods.
why-in-market = There is already { $good } in the Market, and you have no active Office.
why-land-noble = A noble works in your Land Office, so you can only sell a tile.
why-land-worker = A worker works in your Land Office, so you can only buy a tile.
why-land-used = You have already used the Land Office in this phase.
why-no-doubloon = A tile costs 1 doubloon, and you have none.
why-island-full = Your island is full.
why-no-plantations = You have no plantation or forest.
why-no-such-ship = There are only { $count } ships.
why-ship-full = Ship { $ship } is full of { $good }.
why-other-cargo = Ship { $ship } carries { $cargo }, so it takes no { $good }.
why-on-another-ship = There is already { $good } on ship { $ship }, and each kind can be on one ship only.
why-larger-ship = You have { $count } { $good }, and ship { $ship } takes fewer of them than ship { $larger }.
why-wharf-used = You have already used your { $building } in this phase.
why-ship-empty = Ship { $ship } is empty.
why-market-empty = The Market is empty.
why-no-raid = A raid needs more people in the Magistrate than players: there are { $people } for { $seats } players.

event-round = { event-round.heading }. { event-round.rest }
    .heading = Round { $number }
    .rest = Governor: { $seat }.
event-drafted = { $seat } chooses { $building } for the game.
event-festival = The festival’s tasks: own three plantations of { $crop }, produce { $goods }, and build { $building }.
event-festival-crop-won = { $seat } has three plantations of { $tile } and gets { count-workers } for it.
event-festival-production-won = { $seat } has produced the festival’s goods: { $goods }.
event-festival-building-won = { $seat } has built the festival’s building: { $building }.
event-opened-row = New plantations: { $tiles }.
event-reshuffled = The discarded plantations are shuffled into a new pile.
event-chose-role = { $seat } chooses { $role }.
event-plays-captured-role = Nobody has chosen { $role }: { $seat } plays it.
event-earned = { $seat } gets { count-doubloons } ({ $source }).
event-gained-vp = { $seat } gets { $count } VP ({ $source }).
event-declined-gain = { $seat } declines a gain ({ $source }).
event-end-announced = The game ends with this round: { $reason }.
event-passed = { $seat } passes.
event-took-tile = { $seat } takes { $tile_tile }.
event-drew-tile = { $seat } draws { $tile_tile } ({ $source }).
event-laid-forest = { $seat } places { $tile_tile } face down as a forest.
event-discarded-tile = { $seat } gives up { $tile_tile }.
event-free-worker = { $seat } gets a worker ({ $source }): { $tile }.
event-extra-workers = { $seat } takes { count-workers } from the supply.
event-hired = { $seat } hires { count-workers }.
event-hired-one = { $seat } hires a { $person }.
event-villa = The Villa brings { $seat } one more person.
event-placed-people = { $seat } has people at work: { $tiles_count ->
    [0] nowhere
   *[other] { $tiles }
  }.
event-refilled = { $workers ->
    [0] { $nobles ->
        [0] Nobody is waiting in the Magistrate
       *[other] Waiting in the Magistrate: { waiting-nobles }
      }
   *[other] Waiting in the Magistrate: { waiting-workers }{ $nobles ->
        [0] {""}
       *[other] {" "}and { waiting-nobles }
      }
  }.
event-builds = { $seat } builds { $building } { $price ->
    [0] for nothing
   *[other] and pays { price-doubloons }
  }.
event-worker-left = A worker of { $seat } leaves: { $tile }.
event-paid-item = { $seat } pays with an item: { $item }.
event-produced = { $seat } produces { $goods }.
event-took-good = { $seat } takes one more good: { $good }.
event-sold = { $seat } sells { $good } to the Market.
event-sold-at-post = { $seat } sells { $good } at the Trading Post.
event-cleared-market = The full Market is emptied.
event-delivered = { $seat } delivers { $good } to the Royal Supplier.
event-loaded = { $seat } loads { $count } { $good } on ship { $ship }.
event-loaded-wharf = { $seat } ships { $count } { $good } from the Wharf.
event-loaded-small-wharf = { $seat } ships from the Small Wharf: { $goods }.
event-rotted = { $seat } loses goods that cannot be kept: { $goods }.
event-ship-left = Ship { $ship } leaves, full of { $good }.
event-piracy = { $seat } seizes ship { $ship } and keeps { $count } { $good }.
event-plunder = { $seat } plunders the Market.
event-raid = { $seat } raids the Magistrate, which loses { count-workers }.
event-raider-placed = { $seat } places a worker from the raid: { $tile }.
event-captured = { $seat } captures { $role }.
event-kept-guests = The guests of { $seat } stay in the Guesthouse.
event-moved-guest = A guest of { $seat } moves: { $tile }.
event-scored = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

position-ship-empty = A ship with cargo has an amount, and a ship without cargo has none.
position-kind-on-two-ships = One kind cannot lie on two ships: { $good }.
position-owned-twice = A player can have this building only once: { $building }.
position-too-many-people = There are more people than places: { $building }.
position-island-full = An island has { $most } rural spaces.
position-city-full = This does not fit into the { $most } spaces of a city.
position-not-in-game = This belongs to a module that is not in this game: { $building }.
position-too-many-pieces = There are more of this than the box holds ({ $most }): { $piece }.
position-no-nobles = There are no nobles without their module.
position-no-festival = There are no festival tasks without their module.
position-festival-group = The festival’s building must be of group 3.
position-no-draft = There is no draft without the new buildings.
position-not-in-phase = This decision does not belong to this phase and stage: { $node }.
position-role-not-in-game = A used role card is not in this game.
position-role-not-used = The role of this phase must be among the used ones.
position-wrong-number-used = This many role cards must be used here: { $expected }.
position-wrong-step = This does not fit the phase and the player whose turn it is.
position-not-ended = The game cannot end without a reason.
position-wrong-capture = A captured role needs an unused card, its module, and the buccaneer’s card used in this round by the player who has the token.
position-nobody-works = For this decision somebody must work in this building of the player: { $building }.
position-no-worker-left = There is no worker left for this.
position-before-draft = This can come only after the draft.
position-festival-draw = There is too little of this to draw the festival’s tasks: { $good }.
position-wrong-memory = This does not fit the current decision.
position-wrong-actor = With this chooser and step, seat { $expected } decides.
position-nothing-to-decide = Nobody has anything to decide here.
