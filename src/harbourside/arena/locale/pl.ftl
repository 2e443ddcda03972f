# Co mówi arena: plany, których nie da się rozegrać, pliki, niepowodzenia i raport z turnieju.

plan-alone = Arena jest dla co najmniej dwóch graczy przy stole.
plan-no-bots = Arena potrzebuje bota.
plan-focus = --focus potrzebuje bota, którego badamy, i co najmniej jednego innego.
plan-games = Liczba partii to liczba całkowita od 1 wzwyż, a nie { $games }.
plan-on-failure = Gdy bot zawiedzie, nie ma możliwości „{ $value }”. Są: { $known }.
plan-twice = Bot { $bot } jest podany dwa razy. Bot gra sam ze sobą, gdy podać tylko jego; żeby porównać dwa jednakowe, dodaj jednemu ustawienie, które niczego nie zmienia.
plan-unprintable = Nazwa bota { $bot } zawiera znaki, których nie da się wydrukować.

results-not-a-file = { $file } nie jest zwykłym plikiem i zostaje bez zmian.
results-not-ours = { $file } nie zawiera wyników areny i zostaje bez zmian.
results-format = { $file } ma format { $found }; ta wersja czyta format { $format }.
results-other-run = { $file } zawiera inny turniej: { $field } to tam { $found }, a tutaj { $wanted }. Podaj inny plik.
results-bad-line = { $file } jest uszkodzony: wiersz { $line } nie jest wynikiem z tego turnieju.
results-twice = { $file } jest uszkodzony: wiersz { $line } zawiera partię { $number } po raz drugi.
results-in-use = Do pliku { $file } pisze właśnie inny turniej.

worker-died = Proces, który rozgrywał partie, zginął (kod wyjścia { $code }), choć żaden bot akurat w nim nie myślał.
run-stopped = Partia { $number }, { $bot }:
run-goes-on = Nic nie przepadło: to samo polecenie wznowi turniej z pliku { $file }.
failed-died = Bot pociągnął za sobą cały proces (kod wyjścia { $code }).

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
arena-lead = wygrywa najczęściej: { $share } partii ({ $interval }), a równy udział to { $fair }.
arena-alone = gra sam ze sobą.
arena-rounded = Zamówiono partii w każdym składzie: { $wanted }; rozegrano { $games }, bo rotacje miejsc muszą być pełne.
arena-incomplete = Turniej nie jest skończony: { $games } z { $total } partii.

arena-bot = Bot
arena-rating = Ranking
arena-ordinal = Co najmniej
arena-share = Wygrane
arena-interval = 95%
arena-score = Punkty
arena-sd = Odch. std.
arena-mean-time = Ruch
arena-longest-time = Najdłuższy
arena-failures = Niepowodzenia
arena-line-up = Skład
arena-seat = Miejsce { $number }
arena-seats-of = { $bot } ×{ $count }

arena-section-standings = Tabela
arena-section-ratings = Ranking
arena-section-shares = Udział w wygranych
arena-section-head = Kto kończy przed kim
arena-section-line_ups = Składy
arena-section-scores = Punkty
arena-section-length = Długość partii
arena-section-time = Czas na ruch
arena-section-seats = Miejsca
arena-section-failures = Niepowodzenia
arena-section-repeat = Jeszcze raz

arena-note-ratings = Ranking Placketta–Luce’a z miejsc we wszystkich partiach; pasek pokazuje, gdzie najpewniej leży prawdziwa wartość. Każdy zaczyna od 1500, a 400 punktów przewagi oznacza szanse dziesięć do jednego w partii dwuosobowej.
arena-note-standings = Wygrana dzielona przez k graczy liczy się jako 1/k; równy udział to { $fair }. Przedział zawiera prawdziwą wartość 95 razy na 100 i uwzględnia to, że partie z tym samym rozdaniem są ze sobą powiązane.
arena-note-shares = We wszystkich partiach bota, na każde zajęte miejsce, z przedziałem 95%. Przerywana kreska to równy udział.
arena-note-head = Jak często bot z wiersza kończył partię przed botem z kolumny; równe miejsca liczą się za pół. Pod spodem przedział 95%.
arena-note-line_ups = Udział w wygranych na każde miejsce przy stole zajęte przez bota; równy udział to { $fair }.
arena-note-scores = Punkty na koniec partii rozegranych do końca; kreska to średnia.
arena-note-length = Liczba decyzji w partii, łącznie z wymuszonymi: średnio { $mean }, od { $least } do { $most }.
arena-note-time = Dla decyzji, o które bot był pytany: średnia i najdłuższy namysł. Skala jest logarytmiczna.
arena-note-seats = Udział w wygranych bez względu na to, kto tam siedział. Każdy bot siedział na każdym miejscu równie często. Przerywana kreska to równy udział.
arena-note-repeat = Te same partie przy dowolnej liczbie procesów, o ile odpowiedzi botów zależą tylko od ich ziaren.
arena-no-failures = Żaden bot nie zawiódł.
arena-cut = { $count ->
    [one] { $count } partię przerwano, bo trwała dłużej, niż partia tej gry w ogóle powinna.
    [few] { $count } partie przerwano, bo trwały dłużej, niż partia tej gry w ogóle powinna.
   *[many] { $count } partii przerwano, bo trwały dłużej, niż partia tej gry w ogóle powinna.
  }
arena-failed-forfeits = { $bot }: { $count ->
    [one] { $count } partia przegrana
    [few] { $count } partie przegrane
   *[many] { $count } partii przegranych
  } z powodu niepowodzenia.
arena-failed-stand-ins = { $bot }: { $count ->
    [one] { $count } decyzję trzeba było podjąć za bota.
    [few] { $count } decyzje trzeba było podjąć za bota.
   *[many] { $count } decyzji trzeba było podjąć za bota.
  }
arena-failed-how = { $message } ({ $games ->
    [one] w { $games } partii
   *[other] w { $games } partiach
  }, po raz pierwszy w partii { $first })
arena-mean = średnia { $number }
arena-made-by = Utworzone przez { $build }
report-written = Raport jest w pliku { $file }.
