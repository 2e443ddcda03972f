# What the board of Puerto Rico says besides the game's own words.

board-role = { $role }{ $coins ->
    [0] {""}
    [one] , { $coins } doubloon on it
   *[other] , { $coins } doubloons on it
  }
board-role-taken = { $role }, taken by { $seat }
board-role-captured = { $role }, captured by { $seat }
board-role-token = { $role }; { $seat } holds the token
board-points = { $count } VP
board-take-gain = Yes
board-leave-gain = No
board-column-quarries = ≤ { $count }
board-column = Buildings of this column: quarries save at most { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
  } each; worth { board-points } unless it says otherwise
board-offer = { $building }, { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
  } to you (printed price { $cost }), { $points } VP, copies left: { $copies }
board-offer-gone = { $building }, sold out
board-offer-draft = { $building }, price { $cost }, not in the game so far; spaces left for this price: { $spaces }
board-offer-out = { $building }, price { $cost }, not in the game: no space is left for this price
board-offer-drafted = { $building }, price { $cost }, in the game
board-spaces = { $count ->
    [one] { $count } space left
   *[other] { $count } spaces left
  }
board-ship = Ship for { $capacity }, carries { $amount } { $good }
board-ship-empty = Ship for { $capacity }, empty
board-market = Market: { $goods_count ->
    [0] empty
   *[other] { $goods }
  }
board-waiting-workers = Workers waiting in the Magistrate: { $count }
board-waiting-nobles = Nobles waiting in the Magistrate: { $count }
board-supply = In the supply, { $thing }: { $count }
board-pile = Face-down plantations: { $count }; discarded: { $discarded }
board-quarries = Quarries: { $count }
board-island = Island of { $seat }
board-doubloons = Doubloons: { $count }
board-chips = Victory point chips: { $count ->
    [hidden] face down
   *[other] { $count }
  }
board-san-juan = San Juan: workers { $workers }{ $nobles ->
    [0] {""}
   *[other] , nobles { $nobles }
  }
board-hand = To place
board-in-hand = { board-hand }: { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
  }{ $nobles ->
    [0] {""}
    [one] , { $nobles } noble
   *[other] , { $nobles } nobles
  }
board-tile = { $tile }, people { $people } of { $circles }
board-goods = { $good }: { $count }
board-neighbour = { $seat }: doubloons { $doubloons }; goods: { $goods_count ->
    [0] none
   *[other] { $goods }
  }; island: { $island }; city: { $city_count ->
    [0] empty
   *[other] { $city }
  }{ $workers ->
    [0] {""}
   *[other] ; workers waiting: { $workers }
  }{ $nobles ->
    [0] {""}
   *[other] ; nobles waiting: { $nobles }
  }
board-back = Back to your island
board-next = A { $person } goes on the next circle
board-put = Put a { $person } here: { $tile }
board-lift = Take the { $person } back in hand: { $tile }
board-manned = { $tile }: a { $person }
board-free = { $tile }: a free place
board-nobody-in-hand = Nobody is left to place: take somebody back from another circle first
board-decided = This has been decided; “{ ui-undo }” lets you change it
board-prompt = Mayor: click circles to arrange your people, then “{ board-placed }”. { board-in-hand }.
board-as-before = Same as before
board-lift-all = Lift all
board-by-bot = As the bot would
board-placed = Place them
board-lift-all-tip = Take everybody back in hand
board-lift-all-tip-not = Nobody stands where they could be taken back in hand
board-as-before-tip = Everybody goes back to where they stood
board-as-before-tip-not = Everybody stands where they stood before
board-as-before-tip-unknown-not = Where they stood is not known any more
board-by-bot-tip = The bot that gives hints places everybody
board-placed-tip = Everybody stays where they stand now
board-placed-tip-not = There are people left to place, and circles are free: nobody may stay in San Juan until all circles are filled
board-placing = They are being placed
board-task-crop = Festival: three plantations of { $crop } bring 3 workers
board-task-production = Festival: producing { $goods } brings 3 doubloons
board-task-building = Festival: building { $building } brings 3 VP
board-task-done = Festival: this task has been won
board-scored-chips = Chips: VP won in the course of the game
board-scored-buildings = Buildings: the VP printed on all of them
board-scored-large = Large buildings: what the active ones bring at the end
board-scored-nobles = Nobles: 1 VP each
board-scored-total = In all; in a tie, doubloons and goods together decide
