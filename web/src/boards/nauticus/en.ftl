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
    [ends] no round follows, so the wheel turns no more
   *[turns] in the next round the anchor points to place { $number }
  }
board-wheel = The wheel; its anchor points to place { $number }
board-stack = { $tile }, { $count } in the supply
board-stack-sold = { $tile }, { $count } in the supply, price now { $price }
board-points = Victory points
board-talers = Talers
board-rewards = Rewards for a finished ship
board-rewards-due = Choose your reward: { $due } to take
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
board-values = Points for finished ships: one deck { $one }, two decks { $two }, three decks { $three }, four decks { $four }
board-extra = Extra-action tile
board-extra-gone = Extra-action tile, used
board-extra-short = Extra action
board-extra-now = Extra: { $kind }
board-pass = Pass tiles: { $flipped } flipped; { $penalty ->
    [0] no penalty at the end of the round
   *[other] at the end of the round −{ $penalty } VP
  }
board-pass-penalty = Penalty: −{ $penalty } VP
board-pass-none = No penalty
board-pass-over = Pass tiles, already counted
board-pass-short = Pass tiles
board-seat = { $name }{ $turn ->
    [now] ; it is this player’s turn
   *[no] {""}
  }
board-turns = Order of turns
board-done = Done
board-enlarge = Show { $name } large
board-close = Close
board-vp = { $points } VP
board-now = if it ended now: { $points } VP
board-now-wide = if it ended now: { $points } VP{ $penalty ->
    [0] {""}
   *[other] {" "}(pass tiles aside)
  }
board-now-told = If the game ended now: { $points } VP, that is { $track } on the track and { $more } for deliveries, ships and left-overs{ $penalty ->
    [0] {""}
   *[other] ; the { $penalty } VP that pass tiles cost at the end of the round are not taken off
  }
board-final-score = Final score
board-final = Final scoring
board-final-vp = VP track
board-final-vp-for-goods = Deliveries
board-final-vp-for-ships = Ships
board-final-vp-for-left-overs = Left-overs
board-final-sum = Total
