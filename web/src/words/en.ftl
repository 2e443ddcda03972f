# What the page itself says. Games, the engine and the server bring their own words.

ui-name = Harbourside
ui-skip = Skip to the content
ui-settings = Language and appearance
ui-language = Language
ui-language-en = English
ui-language-pl = Polski
ui-theme-auto = Theme: as in the system
ui-theme-light = Theme: light
ui-theme-dark = Theme: dark
ui-sounds = Sounds
ui-sounds-on = Sounds: on
ui-sounds-off = Sounds: off
ui-close = Close
ui-again = Try again
ui-loading = A moment…
ui-to-harbour = To the harbour
ui-no-table = No table
ui-unreachable = The server cannot be reached. Nothing is lost.
ui-still-sending = Your last decision is still on its way to the server. Please try again in a moment.
ui-plain-board = This game’s own board could not be loaded. You can play on with a plain board, or try again.
ui-stale = The table has changed in the meantime. Please look again.
ui-more-actions = { $count } more
ui-actions = What you can do
ui-reveals = This reveals something. After that, you need the others’ consent to undo it.
ui-rules = In the rules
ui-rules-button = Rules
ui-rules-title = The rules of this game (R)
ui-rules-of = Rules: { $game }
ui-rules-why = In the rules (R)
ui-rules-search = Search the rules
ui-rules-contents = Contents
ui-rules-none = There is no text of the rules for this game.
ui-rules-found = { $count ->
    [0] No section mentions this.
    [one] One section mentions this.
   *[other] { $count } sections mention this.
  }

ui-tour = Quick tour
ui-tour-offered = New to this game? Take the quick tour
ui-tour-of = Quick tour: { $game }
ui-tour-step = Step { $number } of { $last }
ui-tour-back = Back
ui-tour-next = Next
ui-tour-leave = Leave
ui-tour-end = To the harbour, to play
ui-tour-end-table = Back to the table

ui-missing-review-title = Review
ui-missing-review = This page will show the win chances after each move, and better moves. It is not built yet. You can already replay every game.
ui-missing-arena-title = Arena
ui-missing-arena = This page will show the bots’ ratings. It is not built yet. In the terminal, “harbourside arena” plays matches and rates the bots.
ui-missing-nowhere-title = Uncharted waters
ui-missing-nowhere = There is no page at this address.

ui-welcome = Five tables by the water
ui-welcome-about = Sit down alone against bots that are worth beating, or send your friends a link. Nothing to install, no account needed.
ui-games = Games
ui-players-from-to = { $least }–{ $most } players
ui-play-now = Play now
ui-set-table = New table…
ui-invite = Invite friends
ui-running = Your games
ui-past = Your last games
ui-open-tables = Open tables
ui-no-open-tables = No table is waiting for players right now.
ui-open-tables-about = To list your table here, invite friends and tick “Show the table to everybody”.
ui-filters = Which open tables
ui-filter-game = Game
ui-filter-all-games = All games
ui-filter-any-count = Any number
ui-filter-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
ui-filter-free = With a free seat
ui-more-tables = Show more tables
ui-tables-shown = { $count ->
    [0] No open table fits.
    [one] One table is shown.
   *[other] { $count } tables are shown.
  }
ui-your-turn = Your turn
ui-turn-at = Your turn: { $game }
ui-turns = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
  }
ui-bell = Tell me when it is my turn
ui-bell-on = Your system will notify you, too, while this page is open in the background.
ui-bell-denied = The browser does not allow notifications. You can allow them in its settings for this page.
ui-turn-of = It is { $name }’s turn

ui-load = Load a record
ui-load-about = Choose a file that was downloaded from a replay, or drop it anywhere on this page. The record gets an address that you can share. Everybody who has the address can see everything.
ui-load-choose = Choose a file…
ui-load-reading = Reading…
ui-load-too-large = This file is too large to be a record.

ui-player-count = Players
ui-your-name = Your name
ui-name-of = Name of player { $number }
ui-who-sits = Who sits at seat { $number }
ui-bot = Bot: { $level }
ui-friend = A friend, by link
ui-here = Somebody at this device
ui-open-table = Show the table to everybody in the harbour
ui-open-table-more = More options for an open table
ui-several-seats = One person may take several seats
ui-grace = If somebody is away while others wait:
ui-patience-after = { $minutes ->
    [60] the others can act after an hour
    [1440] the others can act after a day
   *[other] the others can act after { $minutes } minutes
  }
ui-grace-after = { $minutes ->
    [60] a bot takes over after an hour
   *[other] a bot takes over after { $minutes } minutes
  }
ui-options = Rules and variants ({ $count })
ui-option-other = other…
ui-corrected = { $count ->
    [0] no corrections
    [one] { $count } correction
   *[other] { $count } corrections
}
ui-correct-none = Undo all corrections
ui-ruling = Why this value? The print does not show it
ui-variants = Variants ({ $count })
ui-make-table = Create the table
ui-cannot-yet = This cannot be played: { $why }

ui-gathering = { $count ->
    [0] Everybody is here.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
ui-invite-about = Each link is for one seat. Send it to the person who should sit there.
ui-link-for = Link for seat { $number }
ui-copy = Copy
ui-copied = Copied
ui-copy-by-hand = The browser does not allow copying. Select the link and copy it yourself.
ui-copy-address = The browser does not allow copying. The link is in the address bar.
ui-join-again = Take another seat
ui-join = Sit down
ui-fill-with = Bots for free seats
ui-start = Begin
ui-leave = Stand up
ui-close-table = Close the table
ui-closed-host = The host has closed this table.
ui-closed-operator = The operator of this server has closed this table.
ui-closed-disuse = This table was closed because nobody had been here for a long time.
ui-open-seat = free
ui-level = Level

ui-waiting = If somebody keeps the others waiting
ui-waiting-grace = If somebody is away for { $time } while others wait, a bot plays until that person is back.
ui-waiting-call = If somebody is away for { $time }, the others can let a bot play until that person is back.
ui-waiting-abort = If only one player is still here, that player can also call the game off, until everybody has made { $count ->
    [2] two decisions
   *[other] { $count } decisions
  }. The game then counts for nobody.
ui-waiting-claim = Later in the game, if no bots play and everybody else has been away for { $time }, the player who is left can claim the win.
ui-waiting-idle = If somebody is here but does not decide for { $time }, the others can let a bot play.
ui-gone = { $seat } has been away for { $time }.
ui-slow = { $seat } is here, but is taking a long time.
ui-absent-call = Call a bot for { $seat }
ui-absent-call-in = You can call a bot in { $time }.
ui-absent-abort = Call the game off
ui-absent-abort-in = You can call the game off in { $time }.
ui-absent-abort-about = The game ends at once. Nobody has won or lost, and it counts for nobody.
ui-absent-claim = Claim the win
ui-absent-claim-in = You can claim the win in { $time }.
ui-absent-claim-about = The game ends at once. You win; those who are away have lost.
ui-time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
ui-time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
ui-time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }
ui-time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }

ui-players = Players
ui-you = you
ui-yours = yours
ui-away = a bot plays instead
ui-conceded = out of the game
ui-deciding = to move
ui-watching = You are watching.
ui-middle = The middle of the table
ui-board = The board
ui-zoom = Size
ui-zoom-in = Larger
ui-zoom-out = Smaller
ui-parts = Parts of the table
ui-tab-board = Board
ui-tab-players = Players
ui-tab-log = Log
ui-log = Log
ui-decision = The decision
ui-yes = yes
ui-no = no
ui-title-your-turn = ● Your turn: { $game }
ui-look-at = Look at the table as it was then
ui-looking-back = You are looking at an earlier position.
ui-to-now = Back to now
ui-taken-back = taken back
ui-offline = No connection. The page keeps trying, and nothing is lost.
ui-meanwhile = { $count ->
    [one] One thing happened while you were away.
   *[other] { $count } things happened while you were away: the log has them.
  }

ui-undo = Undo
ui-undo-ask = Ask to undo
ui-undo-free = Nothing has been revealed, so you can undo this without asking (U).
ui-undo-bots = Something has been revealed since, or a bot has moved. Bots always agree, so you can still undo (U).
ui-undo-waits = A request to undo has not been answered yet.
ui-undo-nothing = You have not made a decision yet.
ui-undo-other = Undoes the last decision made at this device ({ $seat }; U).
ui-undo-asks = Something has been revealed since, or somebody else has moved, so the others are asked first (U).
ui-undo-request = { $seat } asks to undo a decision.
ui-agree = Agree
ui-decline = Decline
ui-withdraw = Never mind
ui-hint = Hint
ui-hint-thinking = Thinking…
ui-hint-not-now = You can ask for a hint when it is your turn.
ui-hint-late = The table changed before the hint came. Ask again if you still want one.
ui-hint-none = The bot has no advice for this decision.
ui-hint-is = A strong player’s choice: “{ $action }”.
ui-hint-star = A strong player’s choice.
ui-hint-chance = Win chance: { $chance }.
ui-hurry = To my turn
ui-hurry-title = Show the others’ moves without pauses, up to your turn (F)
ui-hand-to-bot = Let a bot play
ui-hand-to-bot-about = A bot plays your seat until you take it back.
ui-take-back-seat = Take my seat back
ui-concede = Give up
ui-concede-about = If you give up, you can no longer win this game. If the others play on, a bot takes your seat.
ui-cancel = Cancel
ui-pass-on = Done: pass the device to { $seat }
ui-pass-on-about = This is the result of your decision. When you have seen enough, pass the device on.
ui-hand-over = Hand over to { $seat }
ui-hand-over-about = The others look away. Nothing is shown until you are ready.
ui-asked = { $seat }: { $prompt }
ui-ready = I am { $seat }, show me the table

ui-won = Won by { $names }
ui-won-you = You win
ui-won-with = You win, together with { $names }
ui-by-concession = because the others gave up
ui-by-time = because time ran out
ui-by-absence = because everybody else was away
ui-aborted = The game was called off: nobody has won or lost.
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ui-rematch = Play again
ui-rematch-join = Join the next game
ui-replay = Replay

ui-replay-title = Replay: { $game }
ui-replay-position = Position
ui-replay-of = Move { $number } of { $last }
ui-replay-start = The beginning
ui-replay-part = { $seat } is still deciding.
ui-first = To the beginning
ui-back = One step back
ui-forward = One step forward
ui-last = To the end
ui-play = Play
ui-pause = Pause
ui-download = Download the record
ui-share = Copy the link
ui-to-table = To the table
ui-replay-running = The game is still going on: you see what you could see then.
ui-replay-broken-off = This game was not finished. Nobody has won it.
ui-replay-loaded = This record was loaded from a file. The game was not played on this server.
ui-replay-eyes = Seen by
ui-replay-spectator = a spectator

ui-log-sit = { $name } sits down.
ui-log-stand = { $seat } stands up.
ui-log-close = The table is closed.
ui-log-start = The game begins.
ui-log-undo = A decision of { $seat } is undone.
ui-log-ask = { $seat } asks to undo a decision.
ui-log-agree = { $seat } agrees.
ui-log-decline = { $seat } does not agree.
ui-log-concede = { $seat } gives up.
ui-log-timeout = { $seat } has run out of time.
ui-log-timeout-bot = { $seat } has run out of time. A bot plays on.
ui-log-replace = A bot plays for { $seat }: { $level }.
ui-log-held = { $seat } is away. A bot plays until they are back.
ui-log-called = { $seat } is away. { $by_seat } lets a bot play until they are back.
ui-log-called-slow = { $seat } is taking a long time. { $by_seat } lets a bot play for now.
ui-log-claimed = { $seat } has been away for too long and has lost.
ui-log-abort = { $seat } calls the game off because everybody else is away.
ui-log-resume = { $seat } is back.
ui-log-rematch = There is a new table.
ui-log-patch = The game goes on with a newer version of the rules.
ui-log-break_off = The record breaks off here.
