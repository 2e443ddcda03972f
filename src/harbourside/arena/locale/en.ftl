# What the arena says: plans that cannot be, files, failures, and the report of a tournament.

plan-alone = The arena is for two players or more at a table.
plan-no-bots = The arena needs a bot.
plan-focus = --focus needs a bot to look at and at least one other.
plan-games = The number of games is a whole number from 1 on, not { $games }.
plan-on-failure = When a bot fails, there is no “{ $value }”. There are: { $known }.
plan-twice = The bot { $bot } is named twice. A bot meets itself when it is named alone; to compare two alike, give one a setting that changes nothing.
plan-unprintable = The bot { $bot } has characters in its name that cannot be printed.

results-not-a-file = { $file } is not an ordinary file, and is left alone.
results-not-ours = { $file } does not hold results of the arena, and is left alone.
results-format = { $file } is of format { $found }; this version reads format { $format }.
results-other-run = { $file } holds another run: { $field } is { $found } there and { $wanted } here. Name another file.
results-bad-line = { $file } is damaged: line { $line } is no result of this run.
results-twice = { $file } is damaged: line { $line } holds game { $number } once more.
results-in-use = Another run is writing to { $file } now.

worker-died = A process that was playing died (exit code { $code }), and no bot was at work in it.
run-stopped = Game { $number }, { $bot }:
run-goes-on = Nothing is lost: the same command goes on with { $file }.
failed-died = The bot took its process down with it (exit code { $code }).

# A report, in the terminal and as a page

number = { $number }
percent = { $number }%
interval = { $low }–{ $high }%
seconds = { $number } s
milliseconds = { $number } ms
microseconds = { $number } µs

arena-title = Arena
arena-page-title = { $game }: arena report
arena-setting = { $players ->
    [one] One player
   *[other] { $players } players
  } · seed { $seed }
arena-games = { $games ->
    [one] One game
   *[other] { $games } games
  }
arena-count-games = { $count ->
    [one] game
   *[other] games
  }
arena-count-bots = { $count ->
    [one] bot
   *[other] bots
  }
arena-count-line_ups = { $count ->
    [one] line-up
   *[other] line-ups
  }
arena-count-seeds = { $count ->
    [one] deal
   *[other] deals
  }
arena-count-decisions = { $count ->
    [one] decision asked
   *[other] decisions asked
  }
arena-count-thinking = thinking in all
arena-count-failures = { $count ->
    [one] failure
   *[other] failures
  }
arena-lead = wins most: { $share } of the games ({ $interval }), where a fair share is { $fair }.
arena-alone = plays against itself.
arena-rounded = { $wanted } games with each line-up were asked for; { $games } are whole sets of rotations.
arena-incomplete = This run is not finished: { $games } of { $total } games.

arena-bot = Bot
arena-rating = Rating
arena-ordinal = At least
arena-share = Wins
arena-interval = 95%
arena-score = Score
arena-sd = SD
arena-mean-time = A move
arena-longest-time = Longest
arena-failures = Failures
arena-line-up = Line-up
arena-seat = Seat { $number }
arena-seats-of = { $bot } ×{ $count }

arena-section-standings = Standings
arena-section-ratings = Ratings
arena-section-shares = Share of the wins
arena-section-head = Who comes in ahead of whom
arena-section-line_ups = Line-ups
arena-section-scores = Scores
arena-section-length = Length of a game
arena-section-time = Time for a move
arena-section-seats = Seats
arena-section-failures = Failures
arena-section-repeat = Once more

arena-note-ratings = Plackett–Luce ratings from the places in all games; the bar is where the true rating most likely lies. Everybody starts at 1500, and 400 points ahead means ten to one in a game of two.
arena-note-standings = A win shared by k counts 1/k; a fair share would be { $fair }. The interval holds the truth 95 times in 100, and counts games on the same deal as belonging together.
arena-note-shares = Of all games that a bot has played, for each seat it had, with the 95% interval. The dashed line is a fair share.
arena-note-head = How often the bot of the row came in ahead of the bot of the column; equal places count half. Below, the 95% interval.
arena-note-line_ups = Share of the wins for each seat that a bot has; a fair share would be { $fair }.
arena-note-scores = Points at the end of the games that were played to their end; the line is the mean.
arena-note-length = Decisions in a game, also those without a choice: { $mean } on average, from { $least } to { $most }.
arena-note-time = For the decisions that a bot was asked for: the mean, and the longest. The scale is logarithmic.
arena-note-seats = Share of the wins, whoever sat there. Every bot has had every seat equally often. The dashed line is a fair share.
arena-note-repeat = The same games, whatever the number of processes, as long as the bots’ answers depend on nothing but their seeds.
arena-no-failures = No bot has failed.
arena-cut = { $count ->
    [one] One game was ended because it took longer than the game ever should.
   *[other] { $count } games were ended because they took longer than the game ever should.
  }
arena-failed-forfeits = { $bot } lost { $count ->
    [one] one game
   *[other] { $count } games
  } by failing.
arena-failed-stand-ins = { $count ->
    [one] One decision
   *[other] { $count } decisions
  } had to be made for { $bot }.
arena-failed-how = { $message } ({ $games ->
    [one] in one game
   *[other] in { $games } games
  }, first in game { $first })
arena-mean = mean { $number }
arena-made-by = Made by { $build }
report-written = The report is in { $file }.
