# Santiago de Cuba in English. Nouns stand under their own ids; see docs/how-to/adding-a-game.md.

game-name = Santiago de Cuba
game-line = Share one car to visit Cubans and buildings, and fill seven ships with the goods they want.
game-length = about 25 minutes against bots
hidden = something behind a screen

sugar = sugar
    .one = 1 sugar
fruit = fruit
    .one = 1 fruit
tobacco = tobacco
    .one = 1 tobacco
rum = rum
    .one = 1 rum
cigars = cigars
    .one = 1 cigar
wood = wood
    .one = 1 wood
peso = peso
    .one = 1 peso
vp = VP
    .one = 1 VP
yellow = yellow
blue = blue
red = red
white = white

harbour = the harbour
pedro = Pedro
jose = José
conchita = Conchita
miguel = Miguel
pablo = Pablo
maria = Maria
martinez = Martinez
el_zorro = El Zorro
alonso = Alonso

# .the names a building in a sentence, .use says in short what it does.
bank = Bank
    .the = the bank
    .use = 2 pesos
church = Church
    .the = the church
    .use = 1 VP
distillery = Distillery
    .the = the distillery
    .use = sugar into rum
cigar_factory = Cigar factory
    .the = the cigar factory
    .use = tobacco into cigars
black_market = Black market
    .the = the black market
    .use = swap one trade good
sawmill = Sawmill
    .the = the sawmill
    .use = 1 wood for 1 VP and 1 peso
cafe = Café
    .the = the café
    .use = rum and cigars for 2 VP each
customs_house = Customs house
    .the = the customs house
    .use = turn one die to 0
casino = Casino
    .the = the casino
    .use = 3 pesos for 1 VP, or the reverse
port_authority = Port authority
    .the = the port authority
    .use = move the value marker
trade_office = Trade office
    .the = the trade office
    .use = load one good for 2 VP
newspaper = Newspaper publisher
    .the = the newspaper publisher
    .use = 1 peso, and turn a Cuban over

drive = driving
set_aside = a new ship’s demand
give = gifts for El Zorro
pablo_helps = a visit to Pablo
alonso_helps = a visit to Alonso
enter = moving the pawn
use = using a building
load = loading round
game_over = end of the game
end_of_turn = at the end of the turn
on_entry = when a pawn enters
buy_vp = buying VP
sell_vp = selling VP

option-open_holdings = Pesos, goods and VP
option-open_holdings-no = hidden behind screens
option-open_holdings-yes = open to all
option-owner_vp = VP for the owner of a building
option-owner_vp-end_of_turn = at the end of a turn
option-owner_vp-on_entry = when another player’s pawn enters
option-flower_map = Flowers of the Cubans
    .help = Choose the flowers that are printed on your own tokens.
option-flower_map-none = default flowers
option-layout = Layout
    .help = Name all nine Cubans from stop 1 on, or all twelve buildings from the first yellow site on, or both. Put commas between the names.
option-layout-none = at random
option-max_turns = Limit of turns
    .help = The game ends after this many turns, even if ships are left.
option-max_turns-none = no limit

# Figures of the printed game that a table may correct, and why some may need it.
figure-flower = { $cuban }’s flower
figures-flower = Flowers on the Cubans’ tokens
ruling-flower = The flowers of Conchita, Maria and Martinez are our guess, because we could not read them on their tokens. If yours differ, correct them under “Flowers of the Cubans” when you set up the table.

option-flower_map-no-cuban = “{ $word }” is not a Cuban whose flower can be corrected. Write, for instance, Maria=yellow. You can name: { $known }.
option-flower_map-no-flower = “{ $word }” is not a flower. There are: { $known }.
option-layout-unknown = “{ $word }” is neither a Cuban nor a building.
option-layout-twice = The layout names this twice: { $word }.
option-layout-lacks-cubans = A layout names all nine Cubans or none. Missing: { $missing }.
option-layout-lacks-buildings = A layout names all twelve buildings or none. Missing: { $missing }.
option-max_turns-no-number = { $value } is not a limit of turns. Write none, or a number from 1 to { $most }.

zone-phase = Now
zone-turn = Turn
zone-turns_left = Turns left
zone-turn_player = Turn of
zone-ship = Ship
zone-ship_number = Ship (of 7)
zone-docked = In the harbour
zone-value = VP for each good
zone-demand = It wants
zone-aside = Not wanted
zone-aside_shows = The die set aside shows
zone-rolled = Dice rolled
zone-street = Street
zone-car = The car is at
zone-car_stop = Stop
zone-inactive = Inactive
zone-flowers = Flowers
zone-buildings = Buildings
zone-yellow = yellow
zone-blue = blue
zone-red = red
zone-white = white
zone-supply = Supply
zone-sugar = sugar
zone-fruit = fruit
zone-tobacco = tobacco
zone-rum = rum
zone-cigars = cigars
zone-wood = wood
zone-using = Building in use
zone-casino_way = At the casino
zone-owner_vp = VP for an owner
zone-loading_players = Still loading
zone-vp = VP
zone-pesos = Pesos
zone-goods = Goods
zone-pawn = Pawn in
zone-owned = Owns
zone-tokens = Ownership tokens left

# Parts of other messages, with their arguments.
part-pesos = { $pesos ->
    [one] { $pesos } peso
   *[other] { $pesos } pesos
  }
# A number of tokens of one good.
part-goods = { $count ->
    [1] { $good_one }
   *[other] { $count } { $good }
  }
part-given = { $count ->
    [1] { $given_one }
   *[other] { $count } { $given }
  }
part-taken = { $count ->
    [1] { $taken_one }
   *[other] { $count } { $taken }
  }
part-wood = { $count } wood
part-cost = { $pesos ->
    [0] free
   *[other] { part-pesos }
  }
part-passing = { $passing ->
    [0] {""}
    [1] {" "}(passes the harbour: the value rises to { $value })
   *[2] {" "}(passes the harbour: the ship leaves)
  }
part-full = { $full ->
    [0] {""}
    [1] {" "}– the ship leaves
   *[2] {" "}– the last ship leaves and the game ends
  }
part-usable = { $usable ->
    [no-ship] {" "}(not now: there is no ship)
    [not-held] {" "}(not now: you have no { $good })
    [not-in-supply] {" "}(not now: there is no { $good } in the supply)
    [nothing-to-serve] {" "}(not now: you have neither rum nor cigars)
    [nothing-to-stake] {" "}(not now: you have neither { $needed } pesos nor a VP)
    [nothing-wanted] {" "}(not now: you have no trade good that the ship wants)
    [nothing-to-swap] {" "}(not now: there is nothing to swap)
   *[yes] {""}
  }

prompt-over-tie-1 = { prompt-over } { $seat } and { $rival_seat } tie at { $points } VP. The goods left over break the tie: { $most } to { $next }.
prompt-over-tie-2 = { prompt-over } { $seat } and { $rival_seat } tie at { $points } VP and in the goods left over. Pesos break the tie: { $most } to { $next }.
prompt-drive = Your turn: drive the car. The next stop is free, each further stop costs 1 peso. You have { part-pesos }.
prompt-set-aside = Ship { $ship } arrives: set one die aside. The other four show what the ship wants.
prompt-give = El Zorro: give { $seat } a peso, a VP or a trade good.
prompt-pablo = Pablo gives you one trade good: which one do you take?
prompt-alonso = Alonso lets you claim a building (tokens left: { $tokens }) or use one of your own.
prompt-enter = { $cuban } has a { $flower } flower: which building does your pawn go to?
prompt-use = { $building }: { $building_use }.
prompt-load = Loading round: load one kind of good, or pass. Each good brings { $value } VP, wood 1 VP.

action-drive-harbour = To { $stop } ({ part-cost }): a loading round at { $value } VP a good
action-drive-inactive = To { $stop } ({ part-cost }): inactive, nothing happens{ part-passing }
action-drive-last = To { $stop } ({ part-cost }), past the harbour: the last ship leaves and the game ends at once
action-drive-vp = To { $stop } ({ part-cost }): { $count } VP{ part-passing }
action-drive-pesos = To { $stop } ({ part-cost }): { $count } pesos{ part-passing }
action-drive-pablo = To { $stop } ({ part-cost }): a trade good of your choice{ part-passing }
action-drive-el-zorro = To { $stop } ({ part-cost }): a gift from everybody, the pawn stays{ part-passing }
action-drive-alonso = To { $stop } ({ part-cost }): claim a building or use your own{ part-passing }
action-drive-goods = To { $stop } ({ part-cost }): { $count ->
    [0] no { $good } is left
   *[other] { part-goods }
  }{ part-passing }
action-set-aside = Set the { $good } die aside ({ $demand })
action-give = Give { $thing_one } (you have { $held })
action-pablo = Take { $good_one } (supply: { $supply })
action-claim = Claim { $building_the } ({ $building_use })
action-use-own = Use { $building_the } ({ $building_use })
action-enter = To { $building_the }: { $building_use }{ part-usable }
action-enter-owned = To { $building_the }: { $building_use }{ part-usable }; { $vp } VP for { $owner_seat }
action-exchange = Exchange { part-given } for { part-taken }
action-saw = Return 1 wood for { $vp } VP and { part-pesos }
action-cafe = Return { $good_one } for { $vp } VP
action-cafe-both = Return 1 rum and 1 cigar for { $vp } VP
action-customs = Turn the { $good } die from { $demand } to 0{ part-full }
action-buy-vp = Pay { part-pesos } for 1 VP
action-sell-vp = Return 1 VP for { part-pesos }
action-port-left = Value marker down to { $value }
action-port-right = Value marker up to { $value }
action-port-away = Value marker to the chequered flag{ part-full }
action-flip = Make { $cuban } inactive
action-load = Load { part-goods } for { $vp } VP{ part-full }
action-load-wood = Load { part-wood } in place of { $good } for { $vp } VP{ part-full }
action-pass = Pass: load no more this round
action-skip-cuban = Decline { $cuban }’s offer
action-skip-building = Do not use { $building_the }
action-enough = Leave the casino

why-now-set-aside = First set one die aside for the new ship.
why-now-give = First give a gift for El Zorro.
why-now-pablo-helps = First take a good from Pablo, or decline his offer.
why-now-alonso-helps = First use Alonso’s offer, or decline it.
why-now-enter = First move your pawn to a building.
why-now-use = First use the building, or decline.
why-now-load = This is a loading round: load goods, or pass.
why-drive-costs = { $stops } stops cost { $cost ->
    [one] { $cost } peso
   *[other] { $cost } pesos
  }, and you have { $pesos }.
why-no-new-ship = You can set a die aside only when the dice for a new ship have been rolled.
why-no-thief = You give something only when another player visits El Zorro, once for each visit.
why-no-pesos = You need { $needed ->
    [one] { $needed } peso
   *[other] { $needed } pesos
  }, and you have { $pesos }.
why-no-vp = You have no VP.
why-not-held = You need { $needed ->
    [1] { $good_one }
   *[other] { $needed } { $good }
  }, and you have { $held }.
why-not-in-supply = You need { $needed ->
    [1] { $good_one }
   *[other] { $needed } { $good }
  } from the supply, and it has { $left }.
why-not-at-pablo = Only Pablo gives you a trade good of your choice: one for each visit, before your pawn moves.
why-not-at-alonso = Only Alonso lets you claim a building or use one of your own: once for each visit, before your pawn moves.
why-owned-by-you = You already own { $building_the }.
why-owned = { $building } belongs to { $owner_seat }.
why-no-tokens = You have already placed all your { $most } ownership tokens.
why-not-your-building = You do not own { $building_the }.
why-no-ship = You cannot use { $building_the } without a ship in the harbour.
why-nothing-to-serve = The café takes rum and cigars, and you have neither.
why-nothing-to-stake = The casino takes { $needed } pesos or 1 VP, and you have neither.
why-nothing-wanted = You have no trade good that the ship wants.
why-nothing-to-swap = You cannot swap: you need a trade good, and the supply needs one of another kind.
why-pawn-stays = Your pawn moves once in your turn: right after the visit to a Cuban other than El Zorro.
why-other-flower = { $building } lies under the { $flower } flower, and { $cuban } has a { $wanted } one.
why-own-pawn = Your pawn is already there and must move.
why-pawn-there = { $pawn_seat }’s pawn is already there.
why-not-using = You are not using { $building_the } now.
why-casino-selling = You have sold VP on this visit, so you cannot buy any.
why-casino-buying = You have bought VP on this visit, so you cannot sell any.
why-lowest-value = The value marker stands on { $value } and cannot go lower.
why-inactive = { $cuban } is already inactive.
why-die-aside = The ship does not want this good, because its die was set aside: { $good }.
why-not-wanted = The ship does not want any more of this good: { $good }.
why-wants-less = The ship wants only { $demand ->
    [1] { $good_one }
   *[other] { $demand } { $good }
  }, not { $count }.
why-no-loading = You can load goods only in a loading round, when the car stops in the harbour.
why-nothing-to-skip = There is nothing to decline now.

event-started = { $seat } begins. The player to the right rolls for the first ship.
event-rolled = { $seat } rolls for ship { $ship }: sugar { $sugar }, fruit { $fruit }, tobacco { $tobacco }, rum { $rum }, cigars { $cigars }.
    .heading = Ship { $ship }
event-set-aside = { $seat } sets the { $good } die aside ({ $demand }).
event-wants-nothing = Ship { $ship } wants nothing and leaves at once.
event-drove = { $seat } drives to { $stop } ({ part-cost }).
event-active-again = { $cuban } is active again.
event-found-inactive = { $cuban } is inactive: nothing happens.
event-value-rose = Goods are now worth { $value } VP each.
event-value-fell = { $seat } lowers the value of goods to { $value } VP each.
event-left-at-the-flag = Ship { $ship } leaves: the value marker has reached the chequered flag.
event-left-full = Ship { $ship } leaves: it has everything that it wanted.
event-took = { $count ->
    [0] { $seat } gets nothing: no { $good } is left.
   *[other] { $seat } takes { part-goods }.
  }
event-got-pesos = { $seat } gets { $count ->
    [one] { $count } peso
   *[other] { $count } pesos
  }.
event-got-vp = { $seat } gets { $count } VP.
event-gave = { $seat } gives { $to_seat } { $thing_one }.
event-gave-nothing = { $seat } has nothing to give.
event-claimed = { $seat } claims { $building_the }.
event-used-own = { $seat } uses { $building_the } without the pawn.
event-skipped-cuban = { $seat } declines { $cuban }’s offer.
event-skipped-building = { $seat } does not use { $building_the }.
event-left-casino = { $seat } leaves { $building_the }.
event-entered = { $seat } goes to { $building_the }.
event-found-no-building = { $seat } can enter no building: the pawn stays.
event-exchanged = { $seat } exchanges { part-given } for { part-taken }.
event-sawed = { $seat } returns 1 wood at the sawmill: { $vp } VP and { part-pesos }.
event-served = { $seat } returns { $good_one } at the café: { $vp } VP.
event-turned-to-zero = { $seat } turns the { $good } die to 0.
event-bought-vp = { $seat } pays { part-pesos } for { $vp } VP.
event-sold-vp = { $seat } returns { $vp } VP for { part-pesos }.
event-turned-over = { $seat } makes { $cuban } inactive.
event-loading-begins = { $seat } starts a loading round at { $value } VP a good.
event-loaded = { $seat } loads { part-goods }: { $vp } VP.
event-loaded-wood = { $seat } loads { part-wood } in place of { $good }: { $vp } VP.
event-passed = { $seat } passes.
event-owner-paid = { $seat } gets { $vp } VP: { $visitor_seat }’s pawn is in { $building_the }.
event-turns-are-over = The game ends after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }.
event-scored = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $vp } VP, and { $more } for { $tokens ->
    [one] { $tokens } good
   *[other] { $tokens } goods
  }); left over: { $left ->
    [one] { $left } good
   *[other] { $left } goods
  }, { part-pesos }.

position-too-many-owned = Nobody owns more than { $most } buildings.
position-owned-twice = { $building } already has an owner.
position-pawn-twice = There is already a pawn in { $building_the }.
position-too-many-goods = There are { $total } { $good } in supply and holdings together, but only { $most } in the game.
position-one-aside = With a ship in the harbour one die lies aside and counts 0 here.
position-wants-nothing = A ship that wants nothing has already left.
position-no-ship = Without a ship in the harbour there is no demand.
position-new-ship-value = Until a ship has its demand the value marker stands on { $value }.
position-first-ship = The first ship is in the harbour before the first turn begins.
position-after-the-limit = The game ends after turn { $most }.
position-not-begun = Before the first turn, players can only set the first ship’s demand.
position-loading-only = In a loading round some seats are still loading. At other times no seat is loading.
position-use-only = A building is in use only in the phase for it, and always then.
position-casino-only = Only the use of the casino has a direction.
position-wrong-actor = In this phase another seat decides.
position-ship-needed = A ship lies in the harbour at the start of a turn and while it is loaded.
position-rolling = No ship lies in the harbour until its demand is set.
position-car-elsewhere = In this phase the car stands here: { $stop }.
position-inactive-visited = { $cuban } is inactive and gives nothing.
position-no-flower-here = No pawn moves after a visit to El Zorro, because his flower is transparent.
position-at-the-harbour = No building is used while the car is at the harbour.
position-not-owned = This is not a building of the player whose turn it is: { $building }.
position-pawn-elsewhere = The pawn of the player whose turn it is does not stand here: { $building }.
position-nothing-to-decide = Nobody has anything to decide here.
position-not-over = The game is over when the seventh ship has left, or after the last turn of a limit.
