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
ui-close = Close
ui-again = Try again
ui-loading = A moment…
ui-guest = Guest
ui-to-harbour = To the harbour
ui-no-table = No table
ui-unreachable = The server cannot be reached. Nothing is lost; it will be tried again.
ui-stale = The table had changed meanwhile. Please look again.
ui-actions = What you can do
ui-reveals = This reveals something: it cannot be taken back alone.
ui-rules = In the rules

ui-later-review-title = Review
ui-later-review = Win chances move by move and the better moves will be shown here. It is not built yet; until then every game can be replayed.
ui-later-arena-title = Arena
ui-later-arena = The bots’ ratings will hang here. They are not on the page yet; “harbourside arena” plays and rates them in the terminal.
ui-later-nowhere-title = Uncharted waters
ui-later-nowhere = There is nothing at this address.
ui-later-replay-title = Replay
ui-later-replay = Not yet.
