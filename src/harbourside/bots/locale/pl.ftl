# Błędy w opisie bota.

bot-unknown = Nie ma bota „{ $name }”. Dostępne boty: { $known }; własny zapisz jako pakiet.moduł:Klasa.
bot-level = { $name } to poziom i nie ma ustawień. Aby je zmienić, podaj bota, który za nim stoi: { $spec }.
bot-parameter = Bot { $name } nie ma ustawienia „{ $parameter }”. { $known_count ->
    [0] Ten bot nie ma żadnych ustawień.
   *[other] Dostępne ustawienia: { $known }.
  }
bot-no-value = Ustawienia bota { $name } zapisz w postaci nazwa=wartość i oddziel przecinkami; „{ $parameter }” tak nie wygląda.
bot-twice = Ustawienie { $parameter } bota { $name } podano dwa razy.
bot-missing = Bot { $name } wymaga ustawienia { $parameter }.
bot-value = Ustawienie { $parameter } bota { $name } nie może mieć wartości „{ $value }”.
bot-number = Ustawienie { $parameter } bota { $name } musi być liczbą, a nie „{ $value }”.
bot-whole-number = Ustawienie { $parameter } bota { $name } musi być liczbą całkowitą, a nie „{ $value }”.
bot-yes-or-no = Ustawienie { $parameter } bota { $name } musi mieć wartość yes (tak) albo no (nie), a nie „{ $value }”.
bot-range = Ustawienie { $parameter } bota { $name } musi mieć wartość od { $least } do { $most }, a nie „{ $value }”.
bot-own-weights = Bot { $name } nie może użyć tych wag: ma podane inne albo w ogóle nie używa wag.
bot-not-found = Nie udało się wczytać bota { $name } ({ $kind }): { $reason }
bot-not-found-at = Nie udało się wczytać bota { $name } z powodu wiersza { $line } ({ $kind }): { $reason }
bot-not-made = Bot { $name } nie przyjmuje tych ustawień ({ $kind }): { $reason }
bot-not-made-at = Bot { $name } nie przyjmuje tych ustawień z powodu wiersza { $line } ({ $kind }): { $reason }
bot-is-none = { $name } nie jest botem, bo nie ma metody choose(seat).
bot-no-command = Podaj polecenie, które uruchamia bota: external:POLECENIE, na przykład external:python3 mybot.py.
bot-command = Nie da się odczytać polecenia „{ $command }”: { $reason }
bot-no-program = Nie ma programu „{ $program }”, który można uruchomić.
bot-external-needs-unix = Boty zewnętrzne działają tylko w systemach Linux i macOS.

# Bot nie podał decyzji.

bot-failed-crash = Błąd w bocie ({ $kind }): { $reason }
bot-failed-crash-at = Błąd w bocie, w wierszu { $line } ({ $kind }): { $reason }
bot-failed-no-action = Odpowiedź bota „{ $answer }” nie jest akcją. Musi być numerem akcji.
bot-failed-key = Odpowiedź bota „{ $answer }” to klucz akcji. Musi być jej numerem, seat.actions.index(key).
bot-failed-illegal = Odpowiedź bota „{ $answer }” nie jest teraz dozwolona.

# Błędy bota, który jest osobnym programem.

bot-said = { $said_count ->
    [0] { "" }
   *[other] { " " }Jego ostatnie wiersze: { $said }
  }
bot-failed-no-start = Nie da się uruchomić programu bota { $program }: { $reason }
bot-failed-timeout = Bot nie odpowiedział na czas ({ $limit }={ $seconds }).{ bot-said }
bot-failed-ended = Program bota zakończył się bez odpowiedzi (kod wyjścia { $code }).{ bot-said }
bot-failed-ended-by-signal = Program bota zakończył się bez odpowiedzi ({ $signal }).{ bot-said }
bot-failed-too-long = Bot napisał wiersz dłuższy niż { $most } bajtów.{ bot-said }
bot-failed-not-json = Bot napisał „{ $answer }”, a to nie jest obiekt JSON. Na standardowe wyjście wypisuj tylko odpowiedzi, a wszystko inne na standardowe wyjście błędów.{ bot-said }
bot-failed-not-ready = Bot musi zgłosić gotowość, a napisał: { $answer }{ bot-said }
bot-failed-wrong-id = Odpowiedź bota nie ma numeru (id) żadnego z pytań: { $answer }{ bot-said }
bot-failed-unknown-action = Odpowiedź bota „{ $answer }” nie jest akcją. Musi być kluczem albo numerem akcji.

# Poziomy: przeciwnicy dla ludzi, od najsłabszego.

level-deckhand = Majtek
level-deckhand-about = Nowicjusz, który gra głównie losowo. Na pierwszą partię.
level-mate = Bosman
level-mate-about = Wie, co ile jest warte, i widzi jeden krok naprzód, ale od czasu do czasu popełnia błędy.
level-captain = Kapitan
level-captain-about = Planuje naprzód i zakłada, że grasz dobrze. Rzadko się myli.
level-admiral = Admirał
level-admiral-about = Najsilniejszy bot. Nad każdym ruchem myśli do dwóch sekund.
