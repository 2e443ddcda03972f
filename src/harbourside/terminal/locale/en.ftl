# What the program says around a game. The game and the engine bring their own words.

yes = yes
no = no
more = { $count } more …
chip-hidden = hidden
zone-unknown_to_others = Unknown to the others
mark-bot = (bot)
bot-names = Ada, Bruno, Celia, Diego, Ewa, Felix, Greta, Hugo
default-name = Skipper
default-name-number = Skipper { $number }

title = { $name } · decision { $number }
end-title = The end
how-to = Type a number. “?” explains what is not possible, “help” shows the rest.
several = That fits { $count } choices; please say more.
no-number = There is no choice { $number }: they go from 1 to { $most }.
not-understood = I do not understand “{ $text }”. Type a number, the beginning of a choice, or “help”.
undone = Taken back.
goodbye = Goodbye.

can-ask = These are all the actions of the game. You can ask about each:
can-ask-how = For example “? { $example }”, or any words: the things and places named in it.
kind = { $count } in all, { $possible ->
    [0] none possible now
   *[other] { $possible } possible now
  }
allowed = This is possible now.
nothing-found = No action of this game fits “{ $text }”. “?” alone lists them.
more-found = { $count ->
    [one] And one more; add a word to see it.
   *[other] And { $count } more; add a word to see them.
  }

command-undo = undo
command-log = log
command-table = table
command-save = save
command-help = help
command-quit = quit
help-act-what = 3
help-act = make choice number 3; the beginning of its words or its key does as well
help-why-what = ? words
help-why = why something is not possible; “?” alone lists what can be asked
help-undo = take back your last decision, until something hidden has become known
help-log = all that has happened, as you saw it
help-table = the table again, with nothing cut short
help-save = save the game in a file: save FILE
help-help = this list
help-quit = leave; you can save first

stands-in = { $seat } did not decide, so chance does. { $reason }
stands-in-again = { $seat } did not decide again, for the same reason, so chance does.
bot-stops = { $seat } did not decide, so the game stops here. { $reason }
    To go on with a saved game: harbourside play --resume FILE { $seats }

hand-over = Press Enter to clear the screen for { $seat }.
ready = { $seat }, sit down and press Enter when nobody else is looking.

save-as = File:
saved = Saved in { $file }. The file holds the whole truth, hidden cards too: do not read it before the end.
kept = Kept in { $file }. “harbourside replay” shows it again.
overwrite = { $file } exists. Replace it? (y/n)
quit-save = File to save the game in, or Enter to leave without:
end-save = File to keep the record in, or Enter to leave:
resumed = The game goes on after { $count ->
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
fact-open = everything is open
fact-chance = chance during the game
fact-no-chance = chance in the set-up at most
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
    [one] Timed in one process: set-up and random play of all games.
   *[other] Timed in { $jobs } processes: set-up and random play of all games, and collecting the results. Starting the processes took { $start } s more.
  }
simulating = Playing
fuzzing = Fuzzing
fuzz-clean = { $games ->
    [one] One game, nothing found.
   *[other] { $games } games, nothing found.
  }
fuzz-found = Seed { $seed }: { $reason } The game is in { $file }.
fuzz-failed = { $count ->
    [one] One failure
   *[other] { $count } failures
  } in { $games ->
    [one] one game.
   *[other] { $games } games.
  }

replay-title = { $name } · after decision { $step } of { $last }
replay-how = Enter: next · b: back · a number: go there · q: leave
replay-ends = The game goes from 0 to { $last }.
unfinished = The game is not finished.

stopped = Stopped.
see-help = See “harbourside --help”.
wrong-language = There is no language “{ $language }”. There are: { $known }.
wrong-command = There is no command “{ $name }”. There are: { $known }.
wrong-flag = There is no option “{ $name }” here. { see-help }
wrong-missing = Something is missing: { $name }. { see-help }
wrong-usage = { $reason } { see-help }
wrong-option-form = “{ $text }” is no option of a game: write name=value. { $known_count ->
    [0] This game has none.
   *[other] There are: { $known }.
  }
wrong-number = { $name } is a whole number from { $least } to { $most }, not { $value }.
wrong-seats = The people’s seats are numbers with commas between them, each once, such as 0,2; not { $value }.
wrong-seat-and-humans = Say --seat for one person or --humans for several, not both.
wrong-names = More names than people: { $names }.
wrong-choice = { $name } is one of { $known }, not { $value }.
wrong-resume = --resume takes everything from the file: leave out { $name }.
wrong-resume-game = { $file } is a game of { $found }, not of { $wanted }.
wrong-same-file = The results and the report cannot both be { $file }.
wrong-no-file = A file name is needed.
wrong-not-a-file = { $file } is not an ordinary file, and is left alone.
wrong-not-text = { $file } is not text.
wrong-cannot-read = { $file } cannot be read: { $reason }.
wrong-cannot-write = { $file } cannot be written: { $reason }.
wrong-system = That did not work: { $reason }.
reason-not-found = there is no such file or folder
reason-forbidden = that is not allowed
reason-folder = it is a folder
reason-not-a-folder = a part of the path is not a folder
reason-name = no file can have such a name
reason-name-too-long = the name is too long
reason-disk-full = the disk is full
wrong-step = “{ $text }” is no step of this game: they go from 0 to { $last }.
wrong-which-game = Say which game. There are: { $known }.

serving = Harbourside is open at { $address } (Ctrl-C ends it)
wrong-server-extra = The server needs more packages ({ $name } is missing): pip install "harbourside[server]"
