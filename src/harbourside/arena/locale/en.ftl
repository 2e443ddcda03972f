# The arena: errors in plans and files, failures, and the report of a tournament.

plan-alone = The arena needs at least two players.
plan-no-bots = Name at least one bot.
plan-focus = --focus needs the bot to test and at least one other bot.
plan-games = The number of games must be a whole number, at least 1, not { $games }.
plan-on-failure = --on-failure cannot be “{ $value }”. It can be: { $known }.
plan-twice = The bot { $bot } is named twice. To let a bot play against itself, name only that bot. To compare two equal bots, give one of them a setting that changes nothing.
plan-unprintable = The name of the bot { $bot } has characters that cannot be printed.

results-not-a-file = { $file } is not an ordinary file. It was not changed.
results-not-ours = { $file } does not contain results of the arena. It was not changed.
results-format = { $file } has format { $found }. This version reads format { $format }.
results-other-run = { $file } contains another run: there { $field } is { $found }, here it is { $wanted }. Choose another file.
results-bad-line = { $file } is damaged. Line { $line } is not a result of this run.
results-twice = { $file } is damaged. Line { $line } repeats game { $number }.
results-in-use = Another run is writing to { $file } now.

worker-died = A process died (exit code { $code }) while no bot was running in it.
run-stopped = Game { $number }, { $bot }:
run-goes-on = Nothing is lost. To continue with { $file }, run the same command again.
failed-died = The bot’s process died (exit code { $code }).

# The report, in the terminal and as a page

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
    [one] decision by bots
   *[other] decisions by bots
  }
arena-count-thinking = total thinking time
arena-count-failures = { $count ->
    [one] failure
   *[other] failures
  }
arena-lead = wins most often: { $share } of the games ({ $interval }). A fair share would be { $fair }.
arena-alone = plays against itself.
arena-rounded = You asked for { $wanted } games with each line-up. { $games } were planned, so that each bot plays equally often at each seat.
arena-incomplete = This run is not finished: { $games } of { $total } games.

arena-bot = Bot
arena-rating = Rating
arena-ordinal = At least
arena-share = Wins
arena-interval = 95%
arena-score = Score
arena-sd = SD
arena-mean-time = Mean time
arena-longest-time = Longest time
arena-failures = Failures
arena-line-up = Line-up
arena-seat = Seat { $number }
arena-seats-of = { $bot } ×{ $count }

arena-section-standings = Standings
arena-section-ratings = Ratings
arena-section-shares = Share of the wins
arena-section-head = Head to head
arena-section-line_ups = Line-ups
arena-section-scores = Scores
arena-section-length = Length of a game
arena-section-time = Time per decision
arena-section-seats = Seats
arena-section-failures = Failures
arena-section-repeat = Repeat this run

arena-note-ratings = Plackett–Luce ratings from the places in all games, with 95% intervals. Every bot starts at 1500. With 400 points more, a bot wins ten of eleven games for two players.
arena-note-standings = A win shared by k players counts 1/k. A fair share would be { $fair }. The 95% interval takes into account that games with the same deal are not independent.
arena-note-shares = Each bot’s share of the wins per seat in all its games, with 95% intervals. The dashed line is a fair share.
arena-note-head = How often the bot of the row was placed above the bot of the column, with the 95% interval below. Equal places count half.
arena-note-line_ups = Each bot’s share of the wins per seat. A fair share would be { $fair }.
arena-note-scores = Final points in finished games. The line is the mean.
arena-note-length = Decisions in a game, including forced ones: { $mean } on average, from { $least } to { $most }.
arena-note-time = The mean and the longest time of a bot’s decisions, on a logarithmic scale.
arena-note-seats = Each seat’s share of the wins, over all bots. Every bot plays equally often at each seat. The dashed line is a fair share.
arena-note-repeat = This command plays the same games again, if the bots’ decisions depend only on their seeds. The number of processes does not matter.
arena-no-failures = No bot has failed.
arena-cut = { $count ->
    [one] One game was stopped because it had more decisions than the game allows.
   *[other] { $count } games were stopped because they had more decisions than the game allows.
  }
arena-failed-forfeits = { $bot } lost { $count ->
    [one] one game
   *[other] { $count } games
  } because it failed.
arena-failed-stand-ins = { $count ->
    [one] One decision
   *[other] { $count } decisions
  } of { $bot } had to be replaced by random ones.
arena-failed-how = { $message } ({ $games ->
    [one] in one game
   *[other] in { $games } games
  }, first in game { $first })
arena-mean = mean { $number }
arena-made-by = Made with { $build }
report-written = The report is in { $file }.
