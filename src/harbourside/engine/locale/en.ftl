# The engine's own words: errors, undo, records. Each game has its own.

decimal-mark = .
player-number = Player { $number }
hidden = something hidden
counted = { $count } × { $item }
prompt-over = { $games ->
    [0] Game over.
    [one] Match over after one game.
   *[other] Match over after { $games } games.
  }
prompt-over-shared = { prompt-over } The winners are tied in every tie-break, so they share the win.
prompt-waiting = Waiting for { $seat }.
event-game-begins = Game { $number } begins.
    .heading = Game { $number }
    .rest = {""}
event-final-scoring = The points are counted.
    .heading = Final scoring
    .rest = {""}
event-won = { $seat } wins { $games ->
    [0] {""}
   *[other] the match{" "}
  }with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-won-together = { $seat } shares the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-match-game = { $seat } has { $total ->
    [one] { $total } point
   *[other] { $total } points
  } in the match.
zone-match = Match
zone-game_number = Game
zone-totals = Points so far
zone-target = Played to

error-unknown-game = There is no game “{ $name }”. The games are: { $known }.
error-broken-game = The game “{ $name }” cannot be loaded: { $reason }
error-other-id = The game “{ $name }” cannot be loaded: the facts of { $target } have the id “{ $own }”. Both ids must be the same.
error-bad-players = This game is for { $least } to { $most } players, not for { $players }.
error-bad-names = The names do not fit { $seats } seats: { $reason }
names-one-each = give one name for each seat.
names-printable = a name cannot be empty and cannot contain control characters.
names-too-long = a name can have at most 40 characters.
error-bad-option = Option { $option } cannot be { $value }. { $allowed_count ->
    [0] It can be any text.
   *[other] It can be: { $allowed }.
  }
error-bad-text = Option { $option } must be a text of at most { $most } characters.
error-figure-unknown = Option { $option } has no figure “{ $figure }”. Its figures include: { $known }.
error-figure-value = “{ $figure }” cannot be “{ $value }”. It can be { $allowed }.
error-unknown-option = There is no option “{ $option }”. { $known_count ->
    [0] This game has no options.
   *[other] The options are: { $known }.
  }
error-weights-unreadable = The weights in { $source } cannot be read: { $reason }
error-weights-too-large = { $source } has more than { $most } bytes. That is too large for a file of weights.
error-weights-not-toml = { $source } must consist of lines like “name = 0.5”: { $reason }
error-weights-value = The weight { $name } in { $source } must be a number from 0 to { $most }, not { $value }.
error-weights-unknown = { $source } has a weight “{ $name }” that this game does not have. { $known_count ->
    [0] The game has no weights.
   *[other] The game’s weights are: { $known }.
  }
error-weights-missing = The weight { $name } is missing in { $source }.
error-bad-seed = A seed must be a whole number from 0 to 2^{ $bits } − 1, not { $seed }.
error-bad-chance = The outcome “{ $told }” was given in advance, but “{ $falls }” comes next.
error-not-dealt = This game began with a given position, or some chance outcomes were given in advance. You can replay it from its file, but a table needs a game that a seed dealt.
error-bad-seat = There is no seat { $value }. Seats have numbers from 0 to { $last }.
error-unknown-action = There is no action “{ $action }”. Actions look like: { $examples }.
error-not-your-turn = It is not { $seat }’s turn. It is { $decides_seat }’s turn.
error-game-is-over = The game is over.
error-stale-move = Move { $number } is not the next move. The next move has number { $current }.

undo-nothing = There is no move to undo.
undo-revealed = Chance has fallen, or something hidden has become known, since then.
undo-other-player = After that move, the turn passed to another player.
undo-not-yours = { $seat } made the last move.

position-not-an-object = This must be an object with fields.
position-missing = This field is missing.
position-unknown-field = There is no such field. The fields are: { $known }.
position-wrong-value = This must be { $expected }, not { $value }.
position-not-in-range = This must be a whole number from { $least } to { $most }, not { $value }.
position-not-a-boolean = This must be true or false, not { $value }.
position-not-a-choice = { $value } is not allowed here. Allowed are: { $allowed } …
position-not-a-list = This must be a list, not { $value }.
position-wrong-length = This list has { $length } items, but it needs { $least } to { $most }.
position-named-twice = This list names { $item } twice.
position-seat-twice = This seat is listed twice: { $seat }.
position-match-disagrees = The totals disagree with this game about the end of the match.

record-line = Line { $line }
record-not-text = A record must be text.
record-too-long = A record can have at most { $most } characters.
record-line-too-long = A line can have at most { $most } characters.
record-truncated = The record ends too early.
record-not-a-record = This is not a Harbourside record.
record-other-format = This version reads records of format { $format }, not “{ $found }”.
record-other-rules = The record was made with version { $found } of the rules. This is version { $current }.
record-expected-field = This line must be “{ $field }: …”, not “{ $found }”.
record-expected-move = This line must be decision { $number }, not “{ $found }”.
record-move-after-end = The game is over already.
record-wrong-seat = It is the turn of seat { $expected }, not of seat { $found }.
record-not-json = “{ $found }” is not valid JSON.
record-other-chance = The record says “{ $written }”, but the outcome is “{ $fell }”.
record-other-position = The position does not have the players or the options of the lines above it.
record-other-result = The record says “{ $written }”, but the result is “{ $fell }”.
record-altered = The checksum is wrong. A line has been changed since the record was written.
record-after-end = There is text after the end of the record.
