# What the server says. Games and the engine bring their own words.

refused-unknown-table = There is no such table.
refused-not-found = There is nothing here.
refused-method = This cannot be done here.
refused-unreadable = The request cannot be read.
refused-bad-request = “{ $field }” is not valid ({ $kind }).
refused-too-large = A request has at most { $most } bytes.
refused-origin = This request comes from the page of another site.
refused-too-many = Too many requests. Please wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
refused-unavailable = The server cannot do this now. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
refused-unexpected = Something went wrong on the server. The error has been logged.
refused-who-are-you = You need an identity first: become a guest.
refused-unknown-token = This token is not valid.
refused-banned = You have been banned from this server.
refused-banned-network = Your network has been banned from this server.
refused-bad-name = A name has 1 to { $most } characters that can be seen and read, and no control characters.
refused-bad-password = A password has { $least } to { $most } characters.
refused-common-password = This password is too easy to guess: many people use it, or one like it. Please choose another, for instance several words that do not belong together.
refused-password-is-name = A password must not be the name.
refused-name-taken = Somebody has this name already, or one that looks like it.
refused-name-of-account = “{ $name }” is the name of somebody’s account, or looks like it. Please choose another name.
refused-account-already = You have an account already.
refused-no-account = You are a guest: there is no password to change.
refused-wrong-login = The name or the password is wrong.
refused-wrong-password = This is not your password.
refused-webhook-url = Notices go to an http or https address without a name and password in it, on port 80, 443 or above 1023.
refused-webhook-target = There is no public address there.

refused-unknown-level = There is no such level. There are: { $known }.
refused-level-without-bot = Only a bot has a level, not a seat of the kind “{ $kind }”.
refused-nobody-to-see = Nobody plays at this table and nobody may watch it.
refused-no-seat = There is no seat { $number }: seats are numbered from 0 to { $last }.
refused-not-your-seat = The seat of { $seat } is not yours.
refused-not-seated = You do not sit at this table.
refused-which-seat = You have several seats here: say which one you mean.
refused-seat-taken = This seat has been taken.
refused-seated-already = You sit at this table already.
refused-one-seat-each = You sit at this table already, and its host wants one seat for each player.
refused-table-full = All seats are taken.
refused-needs-invitation = This table is private: an invitation is needed.
refused-wrong-invitation = This invitation is not for an open seat of this table.
refused-host-only = Only the host of the table can do that.
refused-seats-open = { $count ->
    [one] One seat is
   *[other] { $count } seats are
  } still open. Bots can fill them.
refused-not-gathering = The game has started already.
refused-not-playing = The game has not started yet, or the table was closed.
refused-not-started = The game has not started yet.
refused-not-over = The game is not over yet.
refused-conceded = You have given this game up.
refused-out-of-time = Your time has run out: this game is lost.
refused-no-time-left = You have no time left: the bot plays on.
refused-no-time-to-undo = You have no time left to decide again.
refused-bot-plays = A bot plays your seat now. Take it back first.
refused-not-away = No bot plays your seat.
refused-asked-already = { $seat } has already asked to undo.
refused-undo-needs = This can be undone only if { $seat } agrees, and { $seat } is away.
refused-too-much-taken-back = So many decisions have been undone at this table that no more can be. The game goes on.
refused-no-waiting-rule = At this table, a clock or a bot makes sure that nobody waits for ever.
refused-not-waited-for = The game does not wait for { $seat }.
refused-is-here = { $seat } is here. While anybody else plays, you can call a bot, but not end the game.
refused-not-away-long-enough = { $seat } has not kept you waiting for long enough.
refused-too-late-to-abort = The game has gone too far to be called off.
refused-too-early-to-claim = The game has only just begun. It can be called off, but nobody can claim the win.
refused-others-play-on = You cannot claim the win while others play on. You can call a bot.
refused-sat-too-often = You have sat down and left here too often.
refused-nothing-asked = This request is no longer open.
refused-others-agree = The others have to agree, not you.
refused-no-vote = Your consent is not needed.
refused-no-hints = There are no hints at this table.
refused-no-hint = There is no hint right now. Please try again.
refused-no-tour = There is no tour of this game.
refused-too-many-listed = The lobby shows { $most ->
    [one] one of your tables
   *[other] { $most } of your tables
  } already. Start or close one first.
refused-too-many-waiting = You have { $most ->
    [one] a table that has
   *[other] { $most } tables that have
  } not begun. Start or close one first.
refused-too-many-unfinished = You have { $most ->
    [one] an unfinished game
   *[other] { $most } unfinished games
  }. Finish one first, or give it up.
refused-too-many-at-network = Too many tables have been opened from your network. Please try again later.

refused-needs-patch = This table needs a patch: the game began with another version of the rules.
refused-other-rules = The game was begun with version { $found } of the rules; this is version { $current }.
refused-other-chance = The journal says “{ $written }”, but “{ $fell }” fell.
refused-broken-journal = Entry { $number } of this table cannot be replayed.
refused-broken-because = Entry { $number } cannot be replayed: { $reason }

refused-not-a-table = This is not an exported table: { $where } is not valid.
refused-table-exists = There is a table { $table } already.
refused-nothing-to-patch = This table needs no patch.
refused-changed-meanwhile = The table has changed in the meantime. Please try again.
refused-nothing-to-close = This table is over or closed already.
refused-unknown-player = There is no player { $whom }.
refused-not-banned = { $whom } is not banned.

settings-wrong = The setting { $name } cannot be “{ $value }”.
settings-contradiction = The settings { $one } and { $other } contradict each other.
settings-file = The settings in { $file } cannot be read: { $reason }
settings-database-url = The database is a file’s name, or a URL such as postgresql://user@host/name.
settings-database-driver = This database needs more packages: pip install "harbourside[{ $extra }]"
settings-database-memory = The database has to be a file, so that nothing is lost.
settings-database-missing = There is no database { $file }.
settings-database-unreachable = The database (setting database) cannot be opened: { $reason }
settings-backup-postgresql = A PostgreSQL database is backed up with its own program: pg_dump --format=custom.
settings-backup-over-itself = { $file } is the database itself.
settings-redis-url = Redis is given by a URL such as redis://localhost:6379/0.
settings-redis-driver = Redis needs more packages: pip install "harbourside[{ $extra }]"
settings-redis-refused = Redis refuses the connection: { $reason }
settings-address = The server cannot listen at { $address } (settings host and port): { $reason }

page-title = Harbourside
page-missing = The server is running, but its page has not been built. Programs can use the API at /api/openapi.json. You can play in the terminal:
page-how = harbourside play

admin-table = Table
admin-game = Game
admin-rules = Rules
admin-status = Status
admin-number = Number
admin-updated = Changed (UTC)
admin-people = At the table
admin-no-tables = There are no tables.
admin-player = Player
admin-name = Name
admin-account = Account
admin-created = Created (UTC)
admin-seen = Seen (UTC)
admin-tables = Tables
admin-guest = guest
admin-no-players = There are no players.
admin-exported = Table { $table } is in { $file }, with its seed and secrets. Keep the file secret.
admin-backed-up = The database is in { $file }, with all seeds and secrets. Keep the file secret.
admin-imported = Table { $table } is here, up to number { $number }.
admin-patched = Table { $table } goes on with version { $rules } of the rules.
admin-purged = { $count ->
    [0] No guests had to be forgotten.
    [one] One guest was forgotten.
   *[other] { $count } guests were forgotten.
  }
admin-would-purge = { $count ->
    [0] No guests would be forgotten.
    [one] One guest would be forgotten.
   *[other] { $count } guests would be forgotten.
  }
admin-closed = Table { $table } is closed.
admin-deleted = Table { $table } is deleted.
admin-banned = { $player } is banned. { $count ->
    [0] Nobody was waiting for them at any table.
    [one] At one table others need not wait for them any more.
   *[other] At { $count } tables others need not wait for them any more.
  }
admin-banned-network = { $network } is banned.
admin-allowed = { $whom } is allowed again.
admin-no-bans = Nobody is banned.
admin-whom = Whom
admin-since = Since (UTC)
admin-until = Until (UTC)
admin-reason = Reason
admin-for-good = for good
status-gathering = gathering
status-playing = playing
status-over = over
status-closed = closed
status-needs-patch = needs a patch
