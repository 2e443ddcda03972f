# Słowa samego silnika: błędy, cofanie, zapisy partii. Gry mają własne.

decimal-mark = ,
player-number = Gracz { $number }
hidden = coś zakrytego
counted = { $count } × { $item }
prompt-over = { $games ->
    [0] Koniec gry.
    [one] Koniec meczu po jednej partii.
   *[other] Koniec meczu po { $games } partiach.
  }
prompt-over-shared = { prompt-over } We wszystkim, co się liczy, jest remis: zwycięstwo jest wspólne.
prompt-waiting = Czekamy na decyzję: { $seat }.
event-game-begins = Zaczyna się partia { $number }.
    .heading = Partia { $number }
    .rest = {""}
event-final-scoring = Pora policzyć punkty.
    .heading = Liczenie punktów
    .rest = {""}
event-won = { $games ->
    [0] Wygrywa
   *[other] Mecz wygrywa
  } { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
event-won-together = { $seat } dzieli zwycięstwo: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
event-match-game = { $seat } ma w meczu { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[many] { $total } punktów
  }.
zone-match = Mecz
zone-game_number = Partia
zone-totals = Dotychczasowe punkty
zone-target = Gramy do

error-unknown-game = Nie ma gry „{ $name }”. Są: { $known }.
error-broken-game = Nie udało się wczytać gry „{ $name }”: { $reason }
error-bad-players = Ta gra jest dla { $least }–{ $most } graczy, a nie dla { $players }.
error-bad-names = Imiona nie pasują do liczby miejsc ({ $seats }): { $reason }
names-one-each = potrzebne jest jedno imię na każde miejsce.
names-printable = każde imię musi mieć litery i nie może mieć znaków sterujących.
names-too-long = imię ma najwyżej 40 znaków.
error-bad-option = Opcja { $option } nie może mieć wartości { $value }. { $allowed_count ->
    [0] Może być dowolnym tekstem.
   *[other] Dozwolone: { $allowed }.
  }
error-bad-text = Opcja { $option } to tekst, który ma najwyżej { $most } znaków.
error-figure-unknown = Opcja { $option } nie ma wartości „{ $figure }”. Ma { $known } i tak dalej.
error-figure-value = „{ $figure }” nie może być „{ $value }”. Może być: { $allowed }.
error-unknown-option = Nie ma opcji „{ $option }”. { $known_count ->
    [0] Ta gra nie ma opcji.
   *[other] Są: { $known }.
  }
error-weights-unreadable = Nie da się odczytać wag z pliku { $source }: { $reason }
error-weights-too-large = Plik { $source } ma więcej niż { $most } bajtów: to nie są wagi.
error-weights-not-toml = Plik { $source } nie składa się z wierszy typu „nazwa = 0.5”: { $reason }
error-weights-value = Waga { $name } w pliku { $source } to liczba od 0 do { $most }, a nie { $value }.
error-weights-unknown = Ta gra nie ma wagi „{ $name }”, którą podano w pliku { $source }. { $known_count ->
    [0] Nie ma żadnych.
   *[other] Ma: { $known }.
  }
error-weights-missing = W pliku { $source } brakuje wagi { $name }.
error-bad-seed = Ziarno to liczba całkowita od 0 do 2^{ $bits } − 1, a nie { $seed }.
error-bad-chance = Zapowiedziano „{ $told }”, ale teraz losuje się „{ $falls }”.
error-not-dealt = Ta partia zaczęła się od podanej pozycji albo miała zapowiedziane losowania. Można ją odtworzyć z pliku, ale stół wymaga partii rozdanej z ziarna.
error-bad-seat = Nie ma miejsca { $value }: miejsca mają numery od 0 do { $last }.
error-unknown-action = Nie ma akcji „{ $action }”. Akcje wyglądają tak: { $examples }.
error-not-your-turn = { $seat } nie ma teraz ruchu: decyduje { $decides_seat }.
error-game-is-over = Partia jest już skończona.
error-stale-move = Ruch { $number } nie jest następny: następny ma numer { $current }.

undo-nothing = Jeszcze nic nie zrobiono.
undo-revealed = Od tego czasu ujawniło się coś zakrytego.
undo-other-player = Wcześniej decydował inny gracz.
undo-not-yours = Ostatnia decyzja należała do kogoś innego: { $seat }.

position-not-an-object = Tu potrzebny jest obiekt z polami.
position-missing = Brakuje tego pola.
position-unknown-field = Nie ma takiego pola. Są: { $known }.
position-wrong-value = Jest { $value }, a potrzeba { $expected }.
position-not-in-range = { $value } nie jest liczbą całkowitą od { $least } do { $most }.
position-not-a-boolean = { $value } to ani prawda, ani fałsz.
position-not-a-choice = { $value } nie jest żadną z wartości: { $allowed } …
position-not-a-list = { $value } nie jest listą.
position-wrong-length = Liczba elementów to { $length }, a potrzeba od { $least } do { $most }.
position-named-twice = To jest wymienione dwa razy: { $item }.
position-seat-twice = To miejsce jest tu dwa razy: { $seat }.
position-match-disagrees = Z sumy punktów wynika co innego o końcu meczu niż z tej partii.

record-line = Wiersz { $line }
record-not-text = Zapis partii jest tekstem.
record-too-long = Zapis ma najwyżej { $most } znaków.
record-line-too-long = Wiersz ma najwyżej { $most } znaków.
record-truncated = Zapis kończy się za wcześnie.
record-not-a-record = To nie jest zapis partii Harbourside.
record-other-format = Formatu „{ $found }” ta wersja nie czyta; czyta format { $format }.
record-other-rules = Zapis powstał według zasad w wersji { $found }; teraz obowiązuje wersja { $current }.
record-expected-field = Tu potrzebne jest „{ $field }: …”, a nie „{ $found }”.
record-expected-move = Tu potrzebna jest decyzja { $number }, a nie „{ $found }”.
record-move-after-end = Partia jest już skończona.
record-wrong-seat = Decyduje miejsce { $expected }, a nie { $found }.
record-not-json = Nie da się odczytać: „{ $found }”.
record-other-chance = Zapis mówi „{ $written }”, ale wypadło „{ $fell }”.
record-other-position = Pozycja ma innych graczy lub inne opcje niż wiersze nad nią.
record-other-result = Zapis mówi „{ $written }”, ale wynik to „{ $fell }”.
record-altered = Suma kontrolna się nie zgadza: zmieniono jakiś wiersz po zapisaniu.
record-after-end = Za końcem zapisu jest coś jeszcze.
