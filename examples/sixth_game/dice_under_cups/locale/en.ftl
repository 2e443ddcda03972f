# Dice under cups in English. A noun stands under its own id; see docs/how-to/adding-a-game.md.

game-name = Dice under cups
game-line = The highest die wins.
zone-dice = Dice
zone-turns = Turns
hidden = a hidden die
prompt-over-tie-1 = { prompt-over } { $seat } and { $rival_seat } tie at { $points }: a shown die decides.
prompt-turn = Keep your die, roll it again or show it.
action-keep = Keep the die
action-roll = Roll again
action-show = Show the die
why-shown = A shown die can only be kept; yours shows { $die }.
event-kept = { $seat } keeps the die.
event-rolled = { $seat } rolls: { $die }.
event-showed = { $seat } shows { $die }.
position-shown-too-early = Nobody can have shown a die before the first turn.

option-rounds = Rounds
option-rounds-1 = one
option-rounds-2 = two
option-rounds-3 = three
option-target_score = Match
option-target_score-none = a single game
option-target_score-10 = several games, up to 10 points
option-target_score-1000 = as many games as a match may have
option-motto = Motto
    .help = A sentence of your own for this table, or nothing.
option-motto-none = none
