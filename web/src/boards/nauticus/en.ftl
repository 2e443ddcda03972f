# Words of the board alone: names of pieces for whoever cannot see them, and captions.

board-place = Place { $number }: { $tile }{ $state ->
    [used] , used
    [current] , the action under way
   *[free] {""}
  }; bonus { $bonus }; { $blue ->
    [0] no blue workers
    [one] { $blue } blue worker
   *[other] { $blue } blue workers
  }{ $prices_count ->
    [0] {""}
   *[other] ; prices: { $prices }
  }
board-anchor-token = Anchor token: { $then ->
    [ends] this is the last round, so the wheel does not turn again
   *[turns] in the next round, the anchor points to place { $number }
  }
board-wheel = The wheel; its anchor points to place { $number }
board-stack = { $tile }, { $count } in the supply
board-stack-sold = { $tile }, { $count } in the supply, current price { $price }
board-points = Victory points
board-talers = Talers
board-rewards = Rewards for a finished ship
board-rewards-due = Choose a reward ({ $due } left)
board-course = Round { $round } of { $rounds }, action phase { $phase } of { $phases }
board-phase = Phase
board-ship = Ship { $ship }, { $state ->
    [finished] finished ({ $worth } VP)
    [closed] closed
   *[open] open
  }: { $parts }; cargo: { $cargo }
board-no-cargo = none
board-slip = Empty slip for a new ship
board-warehouse = Warehouse: { $tiles }; spaces free: { $left }
board-nothing = empty
board-yard = Shipyard
board-yard-told = Shipyard: { $ships ->
    [0] no ships
    [one] { $ships } ship
   *[other] { $ships } ships
  }{ $finished ->
    [0] {""}
   *[other] ; finished: { $finished }
  }
board-values = Points for a finished ship: { $one } with one deck, { $two } with two, { $three } with three, { $four } with four
board-extra = Extra-action tile
board-extra-gone = Extra-action tile, used
board-extra-short = Extra action
board-extra-now = Extra: { $kind }
board-pass = Pass tiles: { $flipped } flipped; { $penalty ->
    [0] no penalty at the end of the round
   *[other] −{ $penalty } VP at the end of the round
  }
board-pass-penalty = Penalty: −{ $penalty } VP
board-pass-none = No penalty
board-pass-over = Pass tiles, already counted
board-pass-short = Pass tiles
board-seat = { $name }{ $turn ->
    [now] , whose turn it is
   *[no] {""}
  }
board-turns = Turn order
board-done = Done
board-enlarge = Show everything { $seat } has
board-close = Close
board-vp = { $points } VP
board-now = if it ended now: { $points } VP
board-now-wide = if it ended now: { $points } VP{ $penalty ->
    [0] {""}
   *[other] {" "}(without pass tiles)
  }
board-now-told = If the game ended now: { $points } VP ({ $track } on the track, { $more } for deliveries, ships and left-overs){ $penalty ->
    [0] {""}
   *[other] . The { $penalty } VP that pass tiles will cost at the end of the round are not included
  }
board-final-score = Final score
board-final = Final scores
board-final-vp = VP track
board-final-vp-for-goods = Deliveries
board-final-vp-for-ships = Ships
board-final-vp-for-left-overs = Left-overs
board-final-sum = Total
