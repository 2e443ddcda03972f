board-harbour = The harbour: a loading round
board-pedro = tobacco dealer: 2 tobacco
board-jose = sugar-cane planter: 2 sugar
board-conchita = fruit seller: 2 fruit
board-miguel = woodcutter: 2 wood
board-pablo = fence: a trade good of your choice
board-maria = dancer: 2 VP
board-martinez = musician: 3 pesos
board-el_zorro = pickpocket: a gift from everybody
board-alonso = lawyer: claim a building or use your own
board-flower = { $flower } flower
board-inactive = inactive
board-car-here = the car is here
board-building = { $building } ({ $building_use }), { $flower } flower
board-owner = belongs to { $seat }
board-pawn = pawn of { $seat }
board-own-pawn = Pawn of { $seat }
board-track = Ship { $ship } of 7; the game ends when the seventh leaves
board-vessel = Ship { $ship } in the harbour; VP for each good: { $value }
board-arriving = Ship { $ship } arrives
board-no-ship = No ship in the harbour
board-die = Demand for { $good }: { $demand }
board-die-rolled = The { $good } die: { $demand }
board-die-aside = The { $good } die, set aside: this ship takes no { $good }. It shows { $shows }
board-aside = set aside
board-value = VP for each good
board-turns-left = Turns left: { $turns }
board-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }
board-turns-end = left
board-on-entry = on entry
board-on-entry-long = A building’s owner gets 1 VP when another player’s pawn enters it, but none for a pawn that stays there.
board-ended-ships = The seventh ship has left.
board-ended-turns = The last turn is over.
board-flag = Flag { $value }: each good brings { $value } VP
board-flag-away = Chequered flag: the ship leaves
board-marker = Value marker on { $value }: each good brings { $value } VP
board-hidden = behind the screen
board-hidden-long = VP, pesos and goods are behind the screen.
board-enlarge = Show everything { $seat } has
board-close = Close
board-off = not on the board yet
board-nothing = nothing
board-turn = to move
board-loading = still loading
board-passed = has passed
board-own = { $seat }’s area
board-tokens = Ownership tokens left: { $tokens }
board-vp = VP: { $count }
board-pesos = Pesos: { $count }
board-held = { $good }: { $count }
board-pass = Pass
board-skip = Decline
board-enough = Enough
board-final = Final scores
board-tie = tie-break
board-reckoned = { $seat }: { $score } points ({ $vp } VP and { $more } for { $tokens } tokens); left over: { $left ->
    [one] { $left } token
   *[other] { $left } tokens
  }, { $pesos ->
    [one] { $pesos } peso
   *[other] { $pesos } pesos
  }
