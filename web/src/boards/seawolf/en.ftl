# Words of the board alone: names of pieces for whoever cannot see them, and captions.

board-course = Course: { $begun } of { $all } deliveries so far; cards in the pile: { $pile }
board-delivery-now = Delivery { $number } of 3
board-hire-now = Who hires the sea wolf?
board-next-in = { $count ->
    [one] Delivery in { $count } card
   *[other] Delivery in { $count } cards
  }
board-next-after = { $count ->
    [one] No delivery for { $count } card
   *[other] No delivery for { $count } cards
  }
board-next-unknown = A delivery at any moment
board-over = End of the game
board-over-match = End of the match
board-match = Game { $game }, to { $target }
board-fog = Fog: { $begun } of 3 deliveries
board-pile = Draw pile, cards: { $count }
board-pile-top = Draw pile, cards: { $count }; on top: { $card }
board-pile-short = Pile: { $count }
board-place = Place { $place }: { $card }
board-place-empty = Place { $place }: empty
board-discard = Discard pile, cards: { $count }{ $count ->
    [0] {""}
   *[other] ; on top: { $card }
  }. Look through it
board-not-gone = Not yet discarded: { $card }
board-discard-short = Discarded: { $count }
board-hire = Hire
board-decline = Decline
board-done = Finish deliveries
board-show = Show hand
board-first = first
board-hand = { $name }: { $count ->
    [0] no cards in hand
    [one] { $count } card in hand: { $cards }
   *[other] { $count } cards in hand: { $cards }
  }
board-empty-hand = No cards
board-secret = { $card } (the others do not know it)
board-berth-full = Delivered: { $goods } on { $ship }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-berth-empty = Not yet delivered: { $goods }
board-clasp = Pair of { $goods }, { $sum }
board-clasp-done = You have delivered { $goods } before; these count { $points }
board-left = Left in hand: { $points }
board-burden = −{ $points } at the end
board-now = if the game ended now: { $points }
board-showed = Shows hand
board-used-wolf = Uses wolf
board-enlarge = Show { $name } large
board-close = Close
board-final = Final scoring
board-final-delivered = Deliveries
board-final-cards = Cards
board-final-events = Events
board-final-wolves = Wolves
board-final-sum = Total
board-final-game = Game
board-final-match = Match
