# Arena: błędy w planach i plikach, niepowodzenia i raport z turnieju.

plan-alone = Arena wymaga co najmniej dwóch graczy.
plan-no-bots = Podaj co najmniej jednego bota.
plan-focus = --focus wymaga badanego bota i co najmniej jednego innego.
plan-games = Liczba partii musi być liczbą całkowitą, co najmniej 1, a nie { $games }.
plan-on-failure = --on-failure nie może mieć wartości „{ $value }”. Dozwolone: { $known }.
plan-twice = Bot { $bot } jest podany dwa razy. Aby bot grał sam ze sobą, podaj tylko jego. Aby porównać dwa jednakowe boty, dodaj jednemu ustawienie, które niczego nie zmienia.
plan-unprintable = Nazwa bota { $bot } zawiera znaki, których nie da się wyświetlić.

results-not-a-file = { $file } nie jest zwykłym plikiem. Niczego w nim nie zmieniono.
results-not-ours = { $file } nie zawiera wyników areny. Niczego w nim nie zmieniono.
results-format = { $file } ma format { $found }. Ta wersja czyta format { $format }.
results-other-run = { $file } zawiera inny turniej: { $field } ma tam wartość { $found }, a tutaj { $wanted }. Podaj inny plik.
results-bad-line = { $file } jest uszkodzony. Wiersz { $line } nie jest wynikiem z tego turnieju.
results-twice = { $file } jest uszkodzony. Wiersz { $line } powtarza partię { $number }.
results-in-use = Do pliku { $file } zapisuje właśnie inny turniej.

worker-died = Proces zakończył się nieoczekiwanie (kod wyjścia { $code }), gdy żaden bot w nim nie działał.
run-stopped = Partia { $number }, { $bot }:
run-goes-on = Nic nie przepadło. Aby wznowić turniej z pliku { $file }, uruchom to samo polecenie jeszcze raz.
failed-died = Proces bota zakończył się nieoczekiwanie (kod wyjścia { $code }).

# Raport, w terminalu i jako strona

number = { $number }
percent = { $number }%
interval = { $low }–{ $high }%
seconds = { $number } s
milliseconds = { $number } ms
microseconds = { $number } µs

arena-title = Arena
arena-page-title = { $game }: raport z areny
arena-setting = { $players ->
    [one] Jeden gracz
   *[other] { $players } graczy
  } · ziarno { $seed }
arena-games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
  }
arena-count-games = { $count ->
    [one] partia
    [few] partie
   *[many] partii
  }
arena-count-bots = { $count ->
    [one] bot
    [few] boty
   *[many] botów
  }
arena-count-line_ups = { $count ->
    [one] skład
    [few] składy
   *[many] składów
  }
arena-count-seeds = { $count ->
    [one] rozdanie
    [few] rozdania
   *[many] rozdań
  }
arena-count-decisions = { $count ->
    [one] decyzja botów
    [few] decyzje botów
   *[many] decyzji botów
  }
arena-count-thinking = łączny czas namysłu
arena-count-failures = { $count ->
    [one] niepowodzenie
    [few] niepowodzenia
   *[many] niepowodzeń
  }
arena-lead = wygrywa najczęściej: { $share } partii ({ $interval }). Równy udział to { $fair }.
arena-alone = gra sam ze sobą.
arena-rounded = Zamówiono partii w każdym składzie: { $wanted }. Zaplanowano { $games }, aby każdy bot grał równie często na każdym miejscu.
arena-incomplete = Turniej nie jest skończony: { $games } z { $total } partii.

arena-bot = Bot
arena-rating = Ranking
arena-ordinal = Co najmniej
arena-share = Wygrane
arena-interval = 95%
arena-score = Punkty
arena-sd = Odch. std.
arena-mean-time = Średni czas
arena-longest-time = Najdłuższy czas
arena-failures = Niepowodzenia
arena-line-up = Skład
arena-seat = Miejsce { $number }
arena-seats-of = { $bot } ×{ $count }

arena-section-standings = Tabela
arena-section-ratings = Ranking
arena-section-shares = Udział w wygranych
arena-section-head = Bezpośrednie porównanie
arena-section-line_ups = Składy
arena-section-scores = Punkty
arena-section-length = Długość partii
arena-section-time = Czas na decyzję
arena-section-seats = Miejsca
arena-section-failures = Niepowodzenia
arena-section-repeat = Jak powtórzyć ten turniej

arena-note-ratings = Ranking Placketta–Luce’a z miejsc we wszystkich partiach, z przedziałami 95%. Każdy bot zaczyna od 1500. Bot, który ma 400 punktów więcej, wygrywa dziesięć z jedenastu partii dwuosobowych.
arena-note-standings = Wygrana dzielona przez k graczy liczy się jako 1/k. Równy udział to { $fair }. Przedział 95% uwzględnia to, że partie z tym samym rozdaniem nie są niezależne.
arena-note-shares = Udział każdego bota w wygranych na jedno miejsce, we wszystkich jego partiach, z przedziałami 95%. Przerywana kreska to równy udział.
arena-note-head = Jak często bot z wiersza kończył partię przed botem z kolumny; pod spodem przedział 95%. Równe miejsca liczą się za pół.
arena-note-line_ups = Udział każdego bota w wygranych na jedno miejsce. Równy udział to { $fair }.
arena-note-scores = Punkty na koniec ukończonych partii. Kreska to średnia.
arena-note-length = Liczba decyzji w partii, łącznie z wymuszonymi: średnio { $mean }, od { $least } do { $most }.
arena-note-time = Średni i najdłuższy czas decyzji bota, w skali logarytmicznej.
arena-note-seats = Udział każdego miejsca w wygranych, niezależnie od bota. Każdy bot gra równie często na każdym miejscu. Przerywana kreska to równy udział.
arena-note-repeat = To polecenie rozegra te same partie jeszcze raz, jeśli decyzje botów zależą tylko od ich ziaren. Liczba procesów nie ma znaczenia.
arena-no-failures = Żaden bot nie miał niepowodzeń.
arena-cut = { $count ->
    [one] { $count } partię przerwano, bo miała więcej decyzji, niż dopuszcza gra.
    [few] { $count } partie przerwano, bo miały więcej decyzji, niż dopuszcza gra.
   *[many] { $count } partii przerwano, bo miały więcej decyzji, niż dopuszcza gra.
  }
arena-failed-forfeits = { $bot }: { $count ->
    [one] { $count } partia przegrana
    [few] { $count } partie przegrane
   *[many] { $count } partii przegranych
  } z powodu błędu bota.
arena-failed-stand-ins = { $bot }: { $count ->
    [one] { $count } decyzję trzeba było zastąpić losową.
    [few] { $count } decyzje trzeba było zastąpić losowymi.
   *[many] { $count } decyzji trzeba było zastąpić losowymi.
  }
arena-failed-how = { $message } ({ $games ->
    [one] w { $games } partii
   *[other] w { $games } partiach
  }, po raz pierwszy w partii { $first })
arena-mean = średnia { $number }
arena-made-by = Utworzone przez { $build }
report-written = Raport jest w pliku { $file }.
