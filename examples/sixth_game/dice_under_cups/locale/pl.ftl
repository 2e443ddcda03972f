# Kości pod kubkami po polsku.

game-name = Kości pod kubkami
game-line = Wygrywa najwyższa kość.
zone-dice = Kości
zone-turns = Kolejki
hidden = zakryta kość
prompt-over-tie-1 = { prompt-over } Remis: { $seat } i { $rival_seat } mają po { $points }. Rozstrzyga pokazana kość.
prompt-turn = Zostaw swoją kość, rzuć jeszcze raz albo ją pokaż.
action-keep = Zostaw kość
action-roll = Rzuć jeszcze raz
action-show = Pokaż kość
why-shown = Pokazaną kość można tylko zostawić; twoja pokazuje { $die }.
event-kept = { $seat } zostawia kość.
event-rolled = { $seat } rzuca: { $die }.
event-showed = { $seat } pokazuje { $die }.
position-shown-too-early = Nikt nie mógł pokazać kości przed pierwszym ruchem.

option-rounds = Rundy
option-rounds-1 = jedna
option-rounds-2 = dwie
option-rounds-3 = trzy
option-target_score = Mecz
option-target_score-none = jedna gra
option-target_score-10 = kilka gier, do 10 punktów
option-target_score-1000 = tyle gier, ile może mieć mecz
option-motto = Motto
    .help = Własne zdanie dla tego stołu albo nic.
option-motto-none = brak
