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
board-column = Buildings in this column: quarries save up to { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
  } on each. Each is worth { board-points } unless marked otherwise
board-offer = { $building }: costs you { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
  } (printed price { $cost }), { $points } VP, copies left: { $copies }
board-offer-gone = { $building }, sold out
board-offer-draft = { $building }, price { $cost }, not in the game yet; spaces left for this price: { $spaces }
board-offer-out = { $building }, price { $cost }, not in the game: no space left for this price
board-offer-drafted = { $building }, price { $cost }, in the game
board-spaces = { $count ->
    [one] { $count } space left
   *[other] { $count } spaces left
  }
board-ship = Ship with { $capacity } spaces: { $amount } { $good }
board-ship-empty = Ship with { $capacity } spaces, empty
board-market = Market: { $goods_count ->
    [0] empty
   *[other] { $goods }
  }
board-waiting-workers = Workers waiting in the Magistrate: { $count }
board-waiting-nobles = Nobles waiting in the Magistrate: { $count }
board-supply = Supply, { $thing }: { $count }
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
board-tile = { $tile }, occupied circles: { $people } of { $circles }
board-goods = { $good }: { $count }
board-opponent = { $seat }: doubloons { $doubloons }; goods: { $goods_count ->
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
board-next = Place a { $person } next
board-put = Put a { $person } here: { $tile }
board-lift = Take the { $person } back: { $tile }
board-manned = { $tile }, circle with a { $person }
board-free = { $tile }, empty circle
board-nobody-in-hand = You have nobody left to place. Take somebody back from another circle first
board-decided = Already decided. “{ ui-undo }” lets you change it
board-prompt = Mayor: click circles to arrange your people, then click “{ board-placed }”. { board-in-hand }.
board-as-before = Same as before
board-lift-all = Lift all
board-by-bot = As the bot would
board-placed = Place them
board-lift-all-tip = Take everybody back
board-lift-all-tip-not = There is nobody to take back
board-as-before-tip = Put everybody back where they were
board-as-before-tip-not = Everybody is where they were before
board-as-before-tip-unknown-not = Their earlier places are no longer known
board-by-bot-tip = The bot for hints places everybody
board-placed-tip = Confirm this arrangement
board-placed-tip-not = Fill the free circles first: nobody may stay in San Juan while a circle is free
board-placing = Your people are being placed
board-task-crop = Festival: three { $crop } plantations earn 3 workers
board-task-production = Festival: producing { $goods } earns 3 doubloons
board-task-building = Festival: building { $building } earns 3 VP
board-task-done = Festival: this task is done
board-scored-chips = Chips: VP earned during the game
board-scored-buildings = Buildings: the VP printed on all buildings
board-scored-large = Large buildings: VP that active ones earn at the end
board-scored-nobles = Nobles: 1 VP each
board-scored-total = Total. Ties are broken by doubloons plus goods
