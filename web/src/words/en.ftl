# What the page itself says. Games, the engine and the server bring their own words.

ui-name = Harbourside
ui-skip = To the main part
ui-settings = Language and look
ui-language = Language
ui-language-en = English
ui-language-pl = Polski
ui-theme-auto = Look: as the system has it
ui-theme-light = Look: light
ui-theme-dark = Look: dark
ui-sounds = Sounds
ui-sounds-on = Sounds: on
ui-sounds-off = Sounds: off
ui-close = Close
ui-again = Try again
ui-loading = A moment…
ui-to-harbour = To the harbour
ui-no-table = No table
ui-unreachable = The server cannot be reached. Nothing is lost; it will be tried again.
ui-still-sending = Your last decision is still on its way to the server. Please try again in a moment.
ui-plain-board = This game’s own board could not be loaded. You can play on at the plain table, or try again.
ui-stale = The table had changed meanwhile. Please look again.
ui-more-actions = { $count } more
ui-actions = What you can do
ui-reveals = This reveals something: it cannot be taken back alone.
ui-rules = In the rules
ui-rules-button = Rules
ui-rules-title = The rules of this game (R)
ui-rules-of = Rules: { $game }
ui-rules-why = In the rules (R)
ui-rules-search = Search the rules
ui-rules-contents = Contents
ui-rules-none = This game has brought no rules along.
ui-rules-found = { $count ->
    [0] Nothing is said about that.
    [one] One section speaks of it.
   *[other] { $count } sections speak of it.
  }

ui-tour = First look
ui-tour-offered = New to this game? Take a first look at it
ui-tour-of = First look: { $game }
ui-tour-step = Step { $number } of { $last }
ui-tour-back = Back
ui-tour-next = Go on
ui-tour-leave = Leave
ui-tour-end = To the harbour, to play
ui-tour-end-table = Back to the table

ui-missing-review-title = Review
ui-missing-review = Win chances move by move and the better moves will be shown here. It is not built yet; until then every game can be replayed.
ui-missing-arena-title = Arena
ui-missing-arena = The bots’ ratings will hang here. They are not on the page yet; “harbourside arena” plays and rates them in the terminal.
ui-missing-nowhere-title = Uncharted waters
ui-missing-nowhere = There is nothing at this address.

ui-welcome = Five tables by the water
ui-welcome-about = Sit down alone against bots that are worth beating, or send your friends a link. Nothing to install, no account needed.
ui-games = Games
ui-players-from-to = { $least }–{ $most } players
ui-play-now = Play now
ui-set-table = Set the table…
ui-invite = Invite friends
ui-running = Your games
ui-past = Your last games
ui-open-tables = Open tables
ui-no-open-tables = Nobody is waiting for players just now.
ui-open-tables-about = Invite friends and tick “Show the table to everybody”: then it stands here, too.
ui-filters = Which open tables
ui-filter-game = Game
ui-filter-all-games = All games
ui-filter-any-count = Any number of players
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
ui-bell-on = The system will tell you, too, while this page is open in the background.
ui-bell-denied = The browser does not allow it: its settings for this page can.
ui-turn-of = { $name } is to move

ui-load = Load a record
ui-load-about = Choose a file that was downloaded from a replay, or drop it anywhere on this page. It gets an address that you can pass on; whoever has it sees everything.
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
ui-open-table-more = More for an open table
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
ui-option-other = something else…
ui-corrected = { $count ->
    [0] as we have them
    [one] { $count } corrected
   *[other] { $count } corrected
}
ui-correct-none = Take all corrections back
ui-ruling = Not read from the print: why?
ui-variants = Variants ({ $count })
ui-make-table = Set the table
ui-cannot-yet = It cannot be played like this: { $why }

ui-gathering = { $count ->
    [0] Everybody is here.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
ui-invite-about = Each link is for one seat. Send it to whoever should sit there.
ui-link-for = Link for seat { $number }
ui-copy = Copy
ui-copied = Copied
ui-copy-by-hand = The browser does not let us copy: mark the link and copy it.
ui-copy-address = The browser does not let us copy: the link stands in its address bar.
ui-join-again = Take another seat
ui-join = Sit down
ui-fill-with = Bots for free seats
ui-start = Begin
ui-leave = Stand up
ui-close-table = Close the table
ui-closed-host = The host has closed this table.
ui-closed-operator = Whoever runs this server has closed this table.
ui-closed-disuse = This table was closed because nobody had been here for a long time.
ui-open-seat = free
ui-level = Level

ui-waiting = If somebody keeps the others waiting
ui-waiting-grace = Somebody is away for { $time } while others wait: a bot plays until that person is back.
ui-waiting-call = Somebody is away for { $time }: the others can let a bot play until that person is back.
ui-waiting-abort = Only one player is still here: they can also call the game off, until everybody has decided { $count ->
    [2] twice
   *[other] { $count } times
  }. Then it counts for nobody.
ui-waiting-claim = Later in the game, if no bots play and everybody else has been away for { $time }: the one who is left can claim the win.
ui-waiting-idle = Somebody is here, but does not decide for { $time }: the others can let a bot play.
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
ui-offline = No connection. It will be tried again, and nothing is lost.
ui-meanwhile = { $count ->
    [one] One thing happened while you were away.
   *[other] { $count } things happened while you were away: the log has them.
  }

ui-undo = Undo
ui-undo-ask = Ask to undo
ui-undo-free = Nothing has been revealed: you can take this back by yourself (U).
ui-undo-bots = Something has been revealed since, or a bot has moved; bots let you take it back all the same (U).
ui-undo-waits = A request to take a decision back has not been answered yet.
ui-undo-nothing = You have not decided anything yet.
ui-undo-other = Takes back the last decision made at this device ({ $seat }; U).
ui-undo-asks = Something has been revealed since, or somebody else has moved: the others are asked (U).
ui-undo-request = { $seat } would like to take a decision back.
ui-agree = Agree
ui-decline = Decline
ui-withdraw = Never mind
ui-hint = Hint
ui-hint-thinking = Thinking…
ui-hint-not-now = There are hints while you are to decide.
ui-hint-late = The table changed before the hint came. Ask again if you still want one.
ui-hint-none = The bot has no advice for this decision.
ui-hint-is = A strong player’s choice: “{ $action }”.
ui-hint-star = A strong player’s choice.
ui-hint-chance = Win chance: { $chance }.
ui-hurry = To my turn
ui-hurry-title = Show the others’ moves as fast as they come (F)
ui-hand-to-bot = Let a bot play
ui-hand-to-bot-about = A bot plays your seat until you take it back.
ui-take-back-seat = Take my seat back
ui-concede = Give up
ui-concede-about = You cannot win any more. If others play on, a bot takes your seat.
ui-cancel = Cancel
ui-pass-on = Done: pass the device to { $seat }
ui-pass-on-about = You see what came of your decision. When you have seen enough, pass the device on.
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
ui-back = One back
ui-forward = One on
ui-last = To the end
ui-play = Play it
ui-pause = Pause
ui-download = Download the record
ui-share = Copy the link
ui-to-table = To the table
ui-replay-running = The game is still going on: you see what you could see then.
ui-replay-broken-off = This game was broken off: nobody has won it.
ui-replay-loaded = This is a record that somebody brought along. It was not played at this server.
ui-replay-eyes = Seen by
ui-replay-spectator = a spectator

ui-log-sit = { $name } sits down.
ui-log-stand = { $seat } stands up.
ui-log-close = The table is closed.
ui-log-start = The game begins.
ui-log-undo = A decision of { $seat } is taken back.
ui-log-ask = { $seat } asks to take a decision back.
ui-log-agree = { $seat } agrees.
ui-log-decline = { $seat } does not agree.
ui-log-concede = { $seat } gives up.
ui-log-timeout = The time of { $seat } is over.
ui-log-timeout-bot = The time of { $seat } is over: a bot plays on.
ui-log-replace = A bot plays for { $seat }: { $level }.
ui-log-held = { $seat } is away: a bot plays for them meanwhile.
ui-log-called = { $seat } is away: { $by_seat } lets a bot play for them meanwhile.
ui-log-called-slow = { $seat } is taking a long time: { $by_seat } lets a bot play for them meanwhile.
ui-log-claimed = { $seat } has been away for too long and has lost.
ui-log-abort = { $seat } calls the game off, since everybody else is away.
ui-log-resume = { $seat } is back.
ui-log-rematch = There is a new table.
ui-log-patch = The game goes on with newer rules.
ui-log-break_off = The record breaks off here.
