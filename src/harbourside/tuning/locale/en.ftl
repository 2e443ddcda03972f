# What tuning says: what cannot be tuned, and what has come of it.

tuning-no-weights = This game judges positions by no weights, so there is nothing to tune.
tuning-two-beginnings = Begin with --weights or --anew, not with both.
tuning-more-than-rounds = { $rounds ->
    [one] There is one round: --games and --bot can be given only once.
   *[other] There are { $rounds } rounds: --games and --bot cannot be given more often.
  }
tuning-alone = Weights are tuned in games of two players or more.

tuning-round = Round { $number }
tuning-loss = { $positions ->
    [one] Learned from one position;
   *[other] Learned from { $positions } positions;
  } the mean error of predicting the winner was { $before } with the previous weights and is { $after } with the new ones.
tuning-judge = Bot
tuning-players = Players
tuning-games = Games
tuning-fair = Fair share
tuning-share = New weights win
tuning-interval = 95% interval
tuning-accepted = Accepted: { $lead } percentage points more than the fair share ({ $low } to { $high }).
tuning-rejected = Rejected: { $lead } percentage points from the fair share ({ $low } to { $high }) are no proof.

tuning-weights = Weights
tuning-weight = Weight
tuning-before = Before
tuning-after = After
tuning-better = These weights are better.
tuning-not-better = No round has found better weights: they stay as they were.
tuning-written = The weights are in { $file }.
