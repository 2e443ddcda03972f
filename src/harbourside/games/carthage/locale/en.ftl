# Traders of Carthage in English. Nouns stand under their own ids; see docs/how-to/adding-a-game.md.
# A no-break space keeps a number in the line of its thing.

game-name = Traders of Carthage
game-line = Every card can be a coin, goods or a point. Buy goods, share the ships with your rivals, and sell when a ship arrives.
game-length = about 25 minutes against bots
hidden = a hidden card

red = red
blue = blue
yellow = yellow
green = green
red_2 = red 2
red_3 = red 3
red_5 = red 5
blue_2 = blue 2
blue_3 = blue 3
blue_5 = blue 5
yellow_2 = yellow 2
yellow_3 = yellow 3
yellow_5 = yellow 5
green_2 = green 2
green_3 = green 3
green_5 = green 5
cloth = cloth
gems = gems
grain = grain
wine = wine
goods_red = red goods
    .short = red
goods_blue = blue goods
    .short = blue
goods_yellow = yellow goods
    .short = yellow
goods_green = green goods
    .short = green
ship_red = red ship
ship_blue = blue ship
ship_yellow = yellow ship
ship_green = green ship
marker_red = red marker
marker_blue = blue marker
marker_yellow = yellow marker
marker_green = green marker
market = Market
    .in = in the Market
farm = Farm
    .in = on the Farm
alexandria = Alexandria
coast = Coastal waters
cyrenaica = Cyrenaica
pirates_1 = Pirate waters I
pirates_2 = Pirate waters II
carthage = Carthage
pirates = pirates
    .attack = Pirates attack
    .when = when pirates attack
osaka = Osaka
anori = Anori
black_tide_1 = Black Tide I
black_tide_2 = Black Tide II
edo = Edo
black_tide = Black Tide
    .attack = The Black Tide comes in
    .when = when the Black Tide comes in
choose_marker = choosing the first marker
action = one action
payment = payment
raid_store = protecting goods
raid_keep = choosing goods to protect
game_over = end of the game

option-storage_until = Protected goods stay protected
option-storage_until-sold = until they are sold
option-storage_until-payday_end = until the end of the Payday
option-refill_market = The Market is refilled
option-refill_market-add_two = with the Farm’s cards and two more
option-refill_market-fill_to_five = with the Farm’s cards, and then up to five cards
option-observation = What players see
    .help = A player who remembers everything knows all hands and points.
option-observation-table = what lies on the table
option-observation-perfect_recall = also what a player can remember
option-reveal_hands = Open hands
option-reveal_hands-no = no
option-reveal_hands-yes = yes
option-reveal_vp = Open points
option-reveal_vp-no = no
option-reveal_vp-yes = yes
option-theme = Setting
option-theme-carthage = Carthage
option-theme-osaka = Osaka

ruling-spaces = Our copy of the rulebook does not show the board. Its six spaces follow published reports, and the names of the coast and the pirate waters are ours.
ruling-refill = Our copy of the rulebook lacks these numbers, and three published reports agree on two and three. If you fill the Market up to five cards, choose that under “{ option-refill_market }” when you set up the table.
ruling-storage = The rulebook can be read in two ways here. If you play that protection ends with the Payday, choose that under “{ option-storage_until }” when you set up the table.

zone-phase = Now
zone-turn_player = Turn of
zone-start_player = First player
zone-ships = Ships
zone-ship_red = Red
zone-ship_blue = Blue
zone-ship_yellow = Yellow
zone-ship_green = Green
zone-market = Market
zone-market_reserved = Reserved in the Market
zone-farm = Farm
zone-farm_reserved = Reserved on the Farm
zone-card = Card
zone-reserved_player = for
zone-deck = Cards in the deck
zone-discard = Discard pile
zone-discard_top = On top of the discard pile
zone-purchase = Purchase
zone-cost = Cost
zone-paid = Paid so far
zone-raid = Raid
zone-arrived = Arrived
zone-raided = Under attack
zone-keep_colour = Colour to protect
zone-keeps_left = Goods to choose
zone-passes = Passes in a row
zone-unseen = Deck and unseen point cards
zone-red_2 = { red_2 }
zone-red_3 = { red_3 }
zone-red_5 = { red_5 }
zone-blue_2 = { blue_2 }
zone-blue_3 = { blue_3 }
zone-blue_5 = { blue_5 }
zone-yellow_2 = { yellow_2 }
zone-yellow_3 = { yellow_3 }
zone-yellow_5 = { yellow_5 }
zone-green_2 = { green_2 }
zone-green_3 = { green_3 }
zone-green_5 = { green_5 }
zone-hand = Hand
zone-hand_size = Cards in hand
zone-coins = Coins in hand
zone-market_cost = A purchase would cost
zone-unstored = Goods
zone-stored = Protected goods
zone-markers = Markers by colour
zone-marker_count = Achievement markers (8 end the game)
zone-reserved = Reserved card
zone-vp = Points
zone-vp_band = Points, face down
zone-least = at least
zone-most = at most
zone-vp_substitutes = Points without a card

prompt-over-tie-1 = { prompt-over } { $seat } and { $rival_seat } tie at { $points } VP. Achievement markers break the tie: { $most } to { $next }.
prompt-choose_marker = Choose your first achievement marker.
prompt-action = Your turn: take a card as coins, reserve a card, or buy all cards open to you for { $cost } (you have { $coins }).
prompt-action-poor = Your turn: take a card as coins or reserve a card. You cannot buy: the cards open to you cost { $cost }, and you have { $coins }.
prompt-action-reserved = Your turn: take a card as coins, or buy all cards open to you for { $cost } (you have { $coins }).
prompt-action-reserved-poor = Your turn: take a card as coins. You cannot buy: the cards open to you cost { $cost }, and you have { $coins }.
prompt-shortage = There is no card left for you: you have to pass.
prompt-payment = Pay with cards from your hand: { $left } of { $cost } left to pay. You get no change.
prompt-raid_store = { $danger_attack } ({ $colours })! { $goods ->
    [one] { $goods } of your goods is in danger. Discard a card of the same colour to protect it.
   *[other] { $goods } of your goods are in danger. Discard cards of the same colour to protect them.
  }
prompt-raid_keep = Choose { $colour } goods to protect: { $left ->
    [one] { $left } more card
   *[other] { $left } more cards
  }.

action-choose = Take the { $marker }
action-buy = Buy for { $cost }: { $cards }
action-buy-payday = Buy for { $cost }: { $cards }. Payday! Arriving: { $ships }
action-pay = Pay { $card }, then { $left } more
action-pay-last = Pay { $card } and finish the purchase
action-pay-over = Pay { $card } and finish the purchase, { $over } too much
action-take = Take { $card } as { $value } coins
action-take-reserved = Take your reserved { $card } as { $value } coins
action-reserve = Reserve { $card } { $place_in }
action-store = Discard { $card } to protect { $goods ->
    [one] your only unprotected { $colour } good
   *[other] { $number } of { $goods } { $colour } goods
  }
action-keep = Protect { $card }
action-end-storing = Finish protecting goods
action-pass = Pass

why-marker-chosen = The first markers are already chosen. You earn more by selling goods.
why-now-choose_marker = First every player chooses an achievement marker.
why-now-payment = First pay for your purchase: { $left } more.
why-now-raid_store = First protect your goods, or finish protecting them.
why-now-raid_keep = First choose the goods to protect: { $left } more.
why-nothing-open = No card in the Market is open to you.
why-too-expensive = You cannot buy: the cards open to you cost { $cost }, and you have { $coins }.
why-nothing-to-pay = There is nothing to pay for now.
why-not-in-hand = You do not have this card in your hand: { $card }.
why-own-reserved = You have reserved this { $card }. Take it as your reserved card.
why-reserved = { $seat } has reserved this { $card }.
why-on-farm = There is a { $card } only on the Farm. It comes to the Market with the next refill.
why-not-there = There is no { $card } { $place_in }.
why-no-reservation = You have not reserved a card.
why-reserved-on-farm = Your reserved { $card } is still on the Farm. It comes to the Market with the next refill.
why-marker-used = Your reservation marker lies on { $card } { $place_in }. You get it back when you take or buy that card.
why-must-act = You can pass only when you can do nothing else.
why-no-raid = You can protect goods only { $danger_when }.
why-not-raided = The { $ship } is not under attack, so { $card } would protect nothing.
why-nothing-to-store = You have no unprotected { $colour } goods.
why-nothing-to-store-with = You have no { $colour } card with storage icons in your hand, so you cannot protect these goods.
why-not-in-danger = The { $ship } is not under attack, so these goods need no protection.
why-no-icons = This card has no storage icons, so it protects nothing: { $card }.
why-store-first = First discard a card that protects goods.
why-other-colour = Choose { $colour } goods now. This card has another colour: { $card }.
why-no-such-good = You have no unprotected { $card } among your goods.

event-refilled = New { $place_in }: { $cards }.
event-farm-moved = From the Farm to the Market: { $cards }.
event-reshuffled = { $count ->
    [one] The discard pile ({ $count } card) becomes the new deck.
   *[other] The discard pile ({ $count } cards) is shuffled and becomes the new deck.
  }
event-dealt = { $seat } draws { $cards }, worth { $value } in all.
event-drew-hand = { $seat } draws a starting hand.
event-started = { $seat } begins.
event-chose-marker = { $seat } takes the { $marker }.
event-took = { $seat } takes { $card } as coins.
event-took-reserved = { $seat } takes the reserved { $card } as coins.
event-reserved = { $seat } reserves { $card } { $place_in }.
event-buys = { $seat } buys all open cards for { $cost }.
event-paid = { $seat } pays { $card }{ $left ->
    [0] {""}
   *[other] ; { $left } to go
  }.
event-bought = { $seat } gets { $cards } for { $cost }{ $change ->
    [0] {""}
   *[other] , paying { $change } too much
  }.
event-sailed = The { $ship } sails from { $start } to { $space }.
event-payday = { event-payday.heading }! { event-payday.rest }
    .heading = Payday
    .rest = Sold now: { $colours }.
event-sold = { $seat } sells { $goods }: ({ $highest } + { $markers }) × { $number } = { $price }, so { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }{ $from_deck ->
    [0] {""}
   *[other] , { $from_deck } of them from the deck
  }{ $substitutes ->
    [0] {""}
   *[other] , { $substitutes } without a card
  }.
event-got-marker = { $seat } gets a { $marker }, { $total } in all.
event-raid = { $danger_attack }! In danger: { $colours }.
event-discarded-to-store = { $seat } discards { $card }, which protects { $icons ->
    [one] { $icons } card
   *[other] up to { $icons } cards
  } of its colour.
event-stored = { $seat } protects { $card }.
event-ended-storing = { $seat } finishes protecting goods.
event-lost = { $seat } loses { $cards }.
event-returned = The { $ship } goes back to { $space }.
event-passed = { $seat } has to pass.
event-ended-markers = { $seat } has { $markers } achievement markers: the game is over.
event-ended-shortage = Nobody can do anything any more: the game is over.
event-scored = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
  }.

position-not-in-hand = A card known to be in a hand must be in that hand.
position-not-lacking = The hand holds this card, so everybody cannot know that it is missing: { $card }.
position-not-a-start-hand = A starting hand is worth 8 or more, and less than 8 without the card that was drawn last.
position-too-many = There are only { $most } of this card: { $card }.
position-reserved-twice = { $seat } has only one reservation marker.
position-wrong-step = Only the choice of the first markers and the protection of goods go around the table, step by step.
position-nothing-to-pay = There is a cost only during a payment.
position-wrong-cost = The cards open to the buyer cost { $expected }, and the cost must be more than 0.
position-paid-already = The cost of { $cost } has already been paid.
position-cannot-pay = The hand is worth less than the { $left } still to pay.
position-nothing-to-keep = Goods are chosen only if the discarded card has fewer icons than there are unprotected goods of its raided colour.
position-no-raid = Goods are protected only while one ship is at the end of the route and another is under attack.
position-arrived = A ship at the end of the route goes back before the next turn.
position-start-begins = The first player is the first to choose a marker.
position-no-shortage = Players pass only when no card on the table is left for them and no card can come.
position-end-of-game = The game ends with somebody’s eighth marker, or when all players pass, and at no other time.
position-wrong-actor = With this phase, turn and step, seat { $expected } decides.
position-not-refilled = The Market must hold a card that is open to the player, unless no cards are left.
position-nothing-to-store = The player who decides has nothing to protect.
position-first-markers = Players who have chosen have one marker, and the others have none.
