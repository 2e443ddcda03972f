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
prompt-over-shared = { prompt-over } Remis we wszystkich kryteriach: zwycięstwo jest wspólne.
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

error-unknown-game = Nie ma gry „{ $name }”. Dostępne gry: { $known }.
error-broken-game = Nie udało się wczytać gry „{ $name }”: { $reason }
error-other-id = Nie udało się wczytać gry „{ $name }”: { $target } ma w Facts identyfikator „{ $own }”. Oba muszą być takie same.
error-bad-players = Ta gra jest dla { $least }–{ $most } graczy, a nie dla { $players }.
error-bad-names = Imiona nie pasują do liczby miejsc ({ $seats }): { $reason }
names-one-each = podaj po jednym imieniu na każde miejsce.
names-printable = imię nie może być puste ani zawierać znaków sterujących.
names-too-long = imię może mieć najwyżej 40 znaków.
error-bad-option = Opcja { $option } nie może mieć wartości { $value }. { $allowed_count ->
    [0] Może być dowolnym tekstem.
   *[other] Dozwolone: { $allowed }.
  }
error-bad-text = Opcja { $option } musi być tekstem o długości najwyżej { $most } znaków.
error-figure-unknown = Opcja { $option } nie ma wartości z planszy „{ $figure }”. Ma między innymi: { $known }.
error-figure-value = „{ $figure }” nie może być „{ $value }”. Może być: { $allowed }.
error-unknown-option = Nie ma opcji „{ $option }”. { $known_count ->
    [0] Ta gra nie ma opcji.
   *[other] Dostępne opcje: { $known }.
  }
error-weights-unreadable = Nie da się odczytać wag z pliku { $source }: { $reason }
error-weights-too-large = Plik { $source } ma więcej niż { $most } bajtów. To za dużo jak na plik z wagami.
error-weights-not-toml = Plik { $source } musi składać się z wierszy typu „nazwa = 0.5”: { $reason }
error-weights-value = Waga { $name } w pliku { $source } musi być liczbą od 0 do { $most }, a nie { $value }.
error-weights-unknown = W pliku { $source } jest waga „{ $name }”, której ta gra nie ma. { $known_count ->
    [0] Ta gra nie ma żadnych wag.
   *[other] Wagi tej gry: { $known }.
  }
error-weights-missing = W pliku { $source } brakuje wagi { $name }.
error-bad-seed = Ziarno musi być liczbą całkowitą od 0 do 2^{ $bits } − 1, a nie { $seed }.
error-bad-chance = Podano z góry wynik „{ $told }”, ale teraz wypada „{ $falls }”.
error-not-dealt = Ta partia zaczęła się od podanej pozycji albo niektóre wyniki losowań podano z góry. Można ją odtworzyć z pliku, ale stół wymaga partii rozdanej z ziarna.
error-bad-seat = Nie ma miejsca { $value }. Miejsca mają numery od 0 do { $last }.
error-unknown-action = Nie ma akcji „{ $action }”. Akcje wyglądają tak: { $examples }.
error-not-your-turn = { $seat } nie ma teraz ruchu. Decyduje { $decides_seat }.
error-game-is-over = Partia jest już skończona.
error-stale-move = Ruch { $number } nie jest następnym ruchem. Następny ruch ma numer { $current }.

undo-nothing = Nie ma ruchu do cofnięcia.
undo-revealed = Od tamtej chwili rozstrzygnął los albo ujawniono coś zakrytego.
undo-other-player = Po tamtym ruchu decydował już inny gracz.
undo-not-yours = Ostatni ruch wykonał ktoś inny: { $seat }.

position-not-an-object = To musi być obiekt z polami.
position-missing = Brakuje tego pola.
position-unknown-field = Nie ma takiego pola. Dostępne pola: { $known }.
position-wrong-value = Powinno być { $expected }, a nie { $value }.
position-not-in-range = To musi być liczba całkowita od { $least } do { $most }, a nie { $value }.
position-not-a-boolean = To musi być true albo false, a nie { $value }.
position-not-a-choice = Wartość { $value } jest tu niedozwolona. Dozwolone: { $allowed } …
position-not-a-list = To musi być lista, a nie { $value }.
position-wrong-length = Liczba elementów tej listy to { $length }, a powinna wynosić od { $least } do { $most }.
position-named-twice = Ta lista wymienia dwa razy: { $item }.
position-seat-twice = Ta lista wymienia dwa razy miejsce gracza: { $seat }.
position-match-disagrees = Suma punktów i ta partia są sprzeczne co do tego, czy mecz się skończył.

record-line = Wiersz { $line }
record-not-text = Zapis partii musi być tekstem.
record-too-long = Zapis może mieć najwyżej { $most } znaków.
record-line-too-long = Wiersz może mieć najwyżej { $most } znaków.
record-truncated = Zapis kończy się za wcześnie.
record-not-a-record = To nie jest zapis partii Harbourside.
record-other-format = Ta wersja czyta zapisy w formacie { $format }, a nie „{ $found }”.
record-other-rules = Zapis powstał według zasad w wersji { $found }. Teraz obowiązuje wersja { $current }.
record-expected-field = Ten wiersz powinien mieć postać „{ $field }: …”, a nie „{ $found }”.
record-expected-move = Ten wiersz powinien zawierać decyzję { $number }, a nie „{ $found }”.
record-move-after-end = Partia jest już skończona.
record-wrong-seat = Teraz decyduje miejsce { $expected }, a nie miejsce { $found }.
record-not-json = „{ $found }” nie jest poprawnym JSON-em.
record-other-chance = Zapis mówi „{ $written }”, ale wypadło „{ $fell }”.
record-other-position = Pozycja nie zgadza się z liczbą graczy lub opcjami z wierszy nad nią.
record-other-result = Zapis mówi „{ $written }”, ale wynik to „{ $fell }”.
record-altered = Suma kontrolna się nie zgadza. Po zapisaniu zmieniono jakiś wiersz.
record-after-end = Za końcem zapisu jest jeszcze jakiś tekst.
