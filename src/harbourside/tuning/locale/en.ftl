# Tuning: errors and results.

tuning-no-weights = The evaluation of this game has no weights, so there is nothing to tune.
tuning-two-beginnings = Use --weights or --from-guess, not both.
tuning-more-than-rounds = { $rounds ->
    [one] There is one round, so --games and --bot can be given only once.
   *[other] There are { $rounds } rounds, so --games and --bot can be given at most { $rounds } times.
  }
tuning-alone = Tuning needs games of at least two players.

tuning-round = Round { $number }
tuning-loss = { $positions ->
    [one] Learned from one position;
   *[other] Learned from { $positions } positions;
  } the mean prediction error was { $before } with the old weights and is { $after } with the new ones.
tuning-judge = Bot
tuning-players = Players
tuning-games = Games
tuning-fair = Fair share
tuning-share = New weights win
tuning-interval = 95% interval
tuning-accepted = Accepted: { $lead } percentage points above the fair share ({ $low } to { $high }).
tuning-rejected = Rejected: { $lead } percentage points from the fair share ({ $low } to { $high }) do not show that the new weights are better.

tuning-weights = Weights
tuning-weight = Weight
tuning-before = Before
tuning-after = After
tuning-better = These weights are better.
tuning-not-better = No round found better weights. The weights are unchanged.
tuning-written = The weights are in { $file }.
