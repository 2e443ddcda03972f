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
board-next-in-told = { $count ->
    [one] The next delivery comes when { $count } more card has left the pile: drawn, or turned up into the row.
   *[other] The next delivery comes when { $count } more cards have left the pile: drawn, or turned up into the row.
  }
board-next-after-told = { $count ->
    [one] The next delivery lies in the lower half of the pile; above it, { $count } card is left.
   *[other] The next delivery lies in the lower half of the pile; above it, { $count } cards are left.
  }
board-next-unknown = Delivery at any moment
board-next-unknown-told = Nobody knows how deep the next delivery lies: it may be the very next card.
board-over = End of the game
board-over-match = End of the match
board-match = Game { $game }, to { $target }
board-match-told = Game { $game } of a match that goes on until somebody has { $target } points
board-match-points = Points in the match so far: { $points }
board-fog = Fog: { $begun } of 3 deliveries
board-fog-told = Poor visibility: one delivery lies in the upper half of the pile and two in the lower half. So far: { $begun }
board-pile = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
board-pile-top = { board-pile }; on top: { $card }
board-pile-short = Pile: { $count }
board-place = Place { $place }: { $card }
board-place-empty = Place { $place }: empty
board-discard = Discard pile: { $count ->
    [0] no cards
    [one] { $count } card; on top: { $card }
   *[other] { $count } cards; on top: { $card }
  }. Look through it
board-not-gone = Not yet discarded: { $card }
board-discard-short = Discarded: { $count }
board-hire = Hire
board-decline = Decline
board-done = Finish deliveries
board-show = Show hand
board-first = first
board-starts = { $seat }, first player
board-hand = { $seat }: { $count ->
    [0] no cards in hand
    [one] { $count } card in hand: { $cards }
   *[other] { $count } cards in hand: { $cards }
  }
board-hidden = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
  }
board-empty-hand = No cards
board-secret = { $card } (only you know about it)
board-alone-ship = { $card } (no goods in hand to go with it)
board-alone-goods = { $card } (no ship in hand to go with it)
board-delivery-full = Delivered: { $goods } on { $ship }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-delivery-empty = Not yet delivered: { $goods }
board-delivery-lacks = Not yet delivered: { $goods }. No pair in hand
board-delivery-never = Not delivered: { $goods }
board-clasp = Pair of { $goods }, { $sum }
board-clasp-done = Already delivered: { $goods }. These cards count { $points }
board-left = Left in hand: { $points }
board-burden = −{ $points } at the end
board-now = if the game ended now: { $points }
board-showed = Shows hand
board-used-wolf = Uses wolf
board-enlarge = Show everything { $seat } has
board-close = Close
board-final = Final scores
board-final-delivered = Deliveries
board-final-cards = Cards
board-final-events = Events
board-final-wolves = Wolves
board-final-sum = Total
board-final-game = Game
board-final-match = Match
