board-road = The sea road
board-ship = { $ship }: { $space }
board-ship-sails = { $ship }: { $space }. Buying now takes it to { $course }
board-ship-raided = { $ship }: { $space }, under attack
board-space-start = { $space }: ships start here and return here after their goods are sold
board-space-safe = { $space }: ships are safe here
board-space-anchorage = { $space }: ships are safe here. Attacked ships return here
board-space-danger = { $space }: on a Payday, ships here are attacked, and unprotected goods of their colour are lost
board-space-goal = { $space }: a ship that arrives here starts a Payday, and goods of its colour are sold
board-supply = Supply: { $marker }
board-price = Buy all for { $cost }
board-paying = Paid { $paid } of { $cost }
board-buy = Buy all
board-have = you have { $coins }
board-paid = paid { $paid }
board-reserve = Reserve
board-slot = Place for a reservation marker: { $card }
board-marker-of = Reservation marker: { $seat }
board-place = Empty place in the Market
board-in-market = { $card } in the Market
board-in-market-reserved = { $card } in the Market, reserved by { $seat }
board-in-farm = { $card } on the Farm
board-in-farm-reserved = { $card } on the Farm, reserved by { $seat }
board-up-to-five = up to five cards
board-no-cards = no cards
board-deck = Deck
board-discard = Discard
board-deck-left = Draw deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }. New cards for the Market and the Farm come from here
board-deck-spread = Draw deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }. Show the unseen cards
board-discard-spread = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, top card: { $card }. Show all of them
board-discard-empty = Discard pile: no cards
board-points = Points
board-vp = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
  }
board-vp-band = A pile of { $least } to { $most } victory points
board-tokens = Markers
board-markers = { $count ->
    [one] { $count } achievement marker
   *[other] { $count } achievement markers
  }; the eighth ends the game
board-marker = reservation: free
board-marker-on = reserved: { $card }
board-marker-free = Reservation marker free
board-hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
board-hand-open = { $count ->
    [0] No cards in hand
   *[other] In hand: { $cards }; { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      }
  }
board-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
board-in-hand = { $card } in your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
board-colour = { $colour } goods: { $number }{ $number ->
    [0] {""}
    [one] {" "}(value { $values }), protected: { $safe }
   *[other] {" "}(values { $values }), protected: { $safe }
  }; markers: { $markers }
board-ware = { $ware }: { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
  }
board-unstored = { $count ->
    [0] No unprotected goods
   *[other] Unprotected goods: { $count }. They are lost if their ship is attacked
  }
board-stored = { $count ->
    [0] No protected goods. Goods protected in an attack stay protected until they are sold
   *[other] Protected goods: { $count }. They stay protected until they are sold
  }
board-stored-payday = { $count ->
    [0] No protected goods. Goods protected in an attack stay protected only until the end of the Payday
   *[other] Protected goods: { $count }. They stay protected only until the end of the Payday
  }
board-bonus = { $markers ->
    [0] No marker of this colour; each one adds 1 to the price of every card sold
    [one] { $markers } marker, which adds 1 to the price of every card sold
   *[other] { $markers } markers, which add { $markers } to the price of every card sold
  }
board-worth = Value if sold now: { $price }, which is { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  } (1 for every 5, rounded up)
board-goods = { $card }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, not protected
board-goods-safe = { $card }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, protected
board-of-card = { $card }: { $count }
board-enlarge = Show everything { $seat } has
board-close = Close
board-final = Final scores
