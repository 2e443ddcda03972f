# The engine's own words: errors, undo, records. Games bring theirs.

decimal-mark = .
player-number = Player { $number }
hidden = something hidden
counted = { $count } × { $item }
prompt-over = { $games ->
    [0] Game over.
    [one] Match over after one game.
   *[other] Match over after { $games } games.
  }
prompt-over-shared = { prompt-over } The winners are equal in everything that counts, so they share the win.
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

error-unknown-game = There is no game “{ $name }”. There are: { $known }.
error-broken-game = The game “{ $name }” cannot be loaded: { $reason }
error-bad-players = This game is for { $least } to { $most } players, not for { $players }.
error-bad-names = The names do not fit { $seats } seats: { $reason }
names-one-each = one name for each seat is needed.
names-printable = every name needs some letters, and no control characters.
names-too-long = a name has at most 40 characters.
error-bad-option = Option { $option } cannot be { $value }. { $allowed_count ->
    [0] It can be any text.
   *[other] It can be: { $allowed }.
  }
error-bad-text = Option { $option } is a text of at most { $most } characters.
error-figure-unknown = Option { $option } has no figure “{ $figure }”. It has { $known } and so on.
error-figure-value = “{ $figure }” cannot be “{ $value }”. It can be { $allowed }.
error-unknown-option = There is no option “{ $option }”. { $known_count ->
    [0] This game has none.
   *[other] There are: { $known }.
  }
error-weights-unreadable = The weights in { $source } cannot be read: { $reason }
error-weights-too-large = { $source } has more than { $most } bytes: these are no weights.
error-weights-not-toml = { $source } is not made of lines like “name = 0.5”: { $reason }
error-weights-value = The weight { $name } in { $source } is a number from 0 to { $most }, not { $value }.
error-weights-unknown = This game has no weight “{ $name }”, as it stands in { $source }. { $known_count ->
    [0] It has none.
   *[other] It has: { $known }.
  }
error-weights-missing = The weight { $name } is missing in { $source }.
error-bad-seed = A seed is a whole number from 0 to 2^{ $bits } − 1, not { $seed }.
error-bad-chance = “{ $told }” was told beforehand, but what falls now is “{ $falls }”.
error-not-dealt = This game began with a given position or with chance told beforehand. It can be replayed from its file, but a table needs a game dealt from a seed.
error-bad-seat = There is no seat { $value }: seats are numbered from 0 to { $last }.
error-unknown-action = There is no action “{ $action }”. Actions look like: { $examples }.
error-not-your-turn = It is not { $seat }’s turn: { $decides_seat } decides.
error-game-is-over = The game is over.
error-stale-move = Move { $number } is not the next one: the next is number { $current }.

undo-nothing = Nothing has been done yet.
undo-revealed = Something hidden has become known since then.
undo-other-player = Another player had decided before that.
undo-not-yours = The last decision was { $seat }’s.

position-not-an-object = An object with fields is needed here.
position-missing = This field is missing.
position-unknown-field = There is no such field. There are: { $known }.
position-wrong-value = This is { $value }, but { $expected } is needed.
position-not-in-range = { $value } is not a whole number from { $least } to { $most }.
position-not-a-boolean = { $value } is neither true nor false.
position-not-a-choice = { $value } is none of: { $allowed } …
position-not-a-list = { $value } is not a list.
position-wrong-length = { $length } items, but { $least } to { $most } are needed.
position-named-twice = This is named twice: { $item }.
position-seat-twice = This seat stands there twice: { $seat }.
position-match-disagrees = The totals say something else about the end of the match than this game.

record-line = Line { $line }
record-not-text = A record is text.
record-too-long = A record has at most { $most } characters.
record-line-too-long = A line has at most { $most } characters.
record-truncated = The record ends too early.
record-not-a-record = This is not a Harbourside record.
record-other-format = “{ $found }” is a format this version cannot read; it reads format { $format }.
record-other-rules = The record was made with version { $found } of the rules; this is version { $current }.
record-expected-field = “{ $field }: …” is needed here, not “{ $found }”.
record-expected-move = Decision { $number } is needed here, not “{ $found }”.
record-move-after-end = The game is over already.
record-wrong-seat = It is the turn of seat { $expected }, not { $found }.
record-not-json = “{ $found }” cannot be read.
record-other-chance = The record says “{ $written }”, but “{ $fell }” fell.
record-other-position = The position has other players or options than the lines above it.
record-other-result = The record says “{ $written }”, but the result is “{ $fell }”.
record-altered = The checksum does not fit: a line has been changed since the record was written.
record-after-end = There is something after the end of the record.
