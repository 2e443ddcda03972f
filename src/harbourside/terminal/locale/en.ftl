# The words of the terminal. The game and the engine have their own words.

yes = yes
no = no
more = { $count } more …
chip-hidden = hidden
zone-unknown_to_others = Not known to others
mark-bot = (bot)
bot-names = Ada, Bruno, Celia, Diego, Ewa, Felix, Greta, Hugo
default-name = Skipper
default-name-number = Skipper { $number }

title = { $name } · decision { $number }
end-title = The end
how-to = Type a number. “?” explains why something is not possible, and “help” lists all commands.
several = That fits { $count } choices. Please type more.
no-number = There is no choice { $number }. The choices have numbers from 1 to { $most }.
not-understood = I do not understand “{ $text }”. Type a number, the beginning of a choice, or “help”.
undone = Undone.
goodbye = Goodbye.

can-ask = These are all actions of the game. You can ask about each of them:
can-ask-how = For example, type “? { $example }”, or names of things and places.
kind = { $count } in all, { $possible ->
    [0] none possible now
   *[other] { $possible } possible now
  }
allowed = This is possible now.
nothing-found = No action of this game fits “{ $text }”. Type “?” to list all actions.
more-found = { $count ->
    [one] There is one more. Add a word to see it.
   *[other] There are { $count } more. Add a word to see them.
  }

command-undo = undo
command-log = log
command-table = table
command-save = save
command-help = help
command-quit = quit
help-act-what = 3
help-act = make choice number 3; you can also type the beginning of its text or its key
help-why-what = ? words
help-why = explain why something is not possible; “?” alone lists all actions
help-undo = undo your last decision, if it has revealed nothing hidden
help-log = show everything that you have seen so far
help-table = show the whole table again, without abbreviations
help-save = save the game in a file: save FILE
help-help = show this list
help-quit = leave the game; you can save it first

stands-in = { $seat } failed to decide, so the decision is random. { $reason }
stands-in-again = { $seat } failed again for the same reason, so the decision is random.
bot-stops = { $seat } failed to decide, so the game stops here. { $reason }
    To continue a saved game: harbourside play --resume FILE { $seats }

hand-over = Press Enter to clear the screen for { $seat }.
ready = { $seat }, it is your turn. Press Enter when nobody else can see the screen.

save-as = File:
saved = Saved in { $file }. The file contains hidden information too, so do not read it before the end.
kept = Saved in { $file }. “harbourside replay” shows the game again.
overwrite = { $file } exists. Replace it? (y/n)
quit-save = File for the saved game, or Enter to leave without saving:
end-save = File for the record, or Enter to leave:
resumed = The game continues after { $count ->
    [one] one decision
   *[other] { $count } decisions
  }.
seed-was = The seed was { $seed }.

column-place = Place
column-player = Player
column-score = Points
column-seat = Seat
column-mean = Mean
column-sd = SD
column-min = Min
column-max = Max
column-win-share = Wins
won = { $count ->
    [one] { $names } wins.
   *[other] The win is shared: { $names }.
  }

choose-game = Which game?
choose-game-number = { $number } { $name } ({ $id })
players = { $least } to { $most } players, usually { $usual }
players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
fact-hidden = hidden information
fact-open = no hidden information
fact-chance = chance during the game
fact-no-chance = no chance after the set-up
fact-longest = at most { $count } decisions
fact-actions = { $count } actions
option-free = any other text
option-default = (default)

simulated = { $games ->
    [one] One game
   *[other] { $games } games
  } in { $seconds } s: { $speed } games/s, { $decisions } decisions/s.
simulated-length = A game took { $mean } decisions on average, from { $least } to { $most }.
simulated-ties = { $count ->
    [0] No shared wins.
    [one] One shared win ({ $share }%).
   *[other] { $count } shared wins ({ $share }%).
  }
simulated-timed = { $jobs ->
    [one] The time is for the set-up and random play of all games in one process.
   *[other] The time is for the set-up and random play of all games in { $jobs } processes, and for collecting the results. Starting the processes took another { $start } s.
  }
simulating = Playing
fuzzing = Fuzzing
fuzz-clean = { $games ->
    [one] One game without failures.
   *[other] { $games } games without failures.
  }
fuzz-found = Seed { $seed }: { $reason } The game is in { $file }.
fuzz-game-fault = The random games found nothing, but the game has a fault: { $reason }
fuzz-failed = { $count ->
    [one] One failure
   *[other] { $count } failures
  } in { $games ->
    [one] one game.
   *[other] { $games } games.
  }

replay-title = { $name } · after decision { $step } of { $last }
replay-how = Enter: next step · b: previous step · a number: go to this step · q: quit
replay-ends = The game has steps from 0 to { $last }.
unfinished = The game is not finished.

stopped = Stopped.
see-help = See “harbourside --help”.
wrong-language = There is no language “{ $language }”. The languages are: { $known }.
wrong-command = There is no command “{ $name }”. The commands are: { $known }.
wrong-flag = This command has no option “{ $name }”. { see-help }
wrong-missing = An argument is missing: { $name }. { see-help }
wrong-usage = { $reason } { see-help }
wrong-option-form = Write options of a game as name=value, not as “{ $text }”. { $known_count ->
    [0] This game has no options.
   *[other] The options are: { $known }.
  }
wrong-number = { $name } must be a whole number from { $least } to { $most }, not { $value }.
wrong-seats = Write the people’s seats as different numbers with commas, such as 0,2, not as { $value }.
wrong-seat-and-humans = Use --seat for one person or --humans for several, not both.
wrong-names = There are more names than people: { $names }.
wrong-choice = { $name } must be one of { $known }, not { $value }.
wrong-resume = --resume takes everything from the file. Do not use { $name } with it.
wrong-resume-game = { $file } contains a game of { $found }, not of { $wanted }.
wrong-same-file = The results and the report cannot both be { $file }.
wrong-no-file = Give the name of a file.
wrong-not-a-file = { $file } is not an ordinary file. It was not changed.
wrong-not-text = { $file } is not text.
wrong-cannot-read = { $file } cannot be read: { $reason }.
wrong-cannot-write = { $file } cannot be written: { $reason }.
wrong-system = That did not work: { $reason }.
reason-not-found = there is no such file or folder
reason-forbidden = you do not have the permission
reason-folder = this is a folder
reason-not-a-folder = a part of the path is not a folder
reason-name = no file can have such a name
reason-name-too-long = the name is too long
reason-disk-full = the disk is full
wrong-step = “{ $text }” is not a step of this game. The steps go from 0 to { $last }.
wrong-which-game = Name a game. The games are: { $known }.

serving = Harbourside runs at { $address } (press Ctrl-C to stop it)
wrong-server-extra = The server needs more packages ({ $name } is missing): pip install "harbourside[server]"
