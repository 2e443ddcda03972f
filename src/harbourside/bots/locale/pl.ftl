# Co może być nie tak z nazwą bota.

bot-unknown = Nie ma bota „{ $name }”. Są: { $known }; albo pakiet.moduł:Klasa.
bot-level = { $name } to poziom i nie ma ustawień. Stoi za nim { $spec }, który je ma.
bot-parameter = Bot { $name } nie ma ustawienia „{ $parameter }”. { $known_count ->
    [0] Nie ma żadnych.
   *[other] Ma: { $known }.
  }
bot-no-value = Ustawienia bota { $name } pisze się w postaci nazwa=wartość i oddziela przecinkami; „{ $parameter }” tak nie wygląda.
bot-twice = Ustawienie { $parameter } bota { $name } podano dwa razy.
bot-missing = Bot { $name } wymaga ustawienia { $parameter }.
bot-value = Ustawienie { $parameter } bota { $name } nie może mieć wartości „{ $value }”.
bot-number = Ustawienie { $parameter } bota { $name } to liczba, a nie „{ $value }”.
bot-whole-number = Ustawienie { $parameter } bota { $name } to liczba całkowita, a nie „{ $value }”.
bot-yes-or-no = Ustawienie { $parameter } bota { $name } to yes (tak) albo no (nie), a nie „{ $value }”.
bot-range = Ustawienie { $parameter } bota { $name } może mieć wartość od { $least } do { $most }, a nie „{ $value }”.
bot-own-weights = Botowi { $name } nie można tu podać wag: ma własne albo nie ma żadnych.
bot-not-found = Nie udało się wczytać bota { $name } ({ $kind }): { $reason }
bot-not-made = Bot { $name } tego nie przyjmuje ({ $kind }): { $reason }
bot-is-none = { $name } nie jest botem: nie ma metody choose(seat).
bot-no-command = Podaj, jaki program jest botem: external:POLECENIE, na przykład external:python3 mybot.py.
bot-command = Nie da się odczytać polecenia „{ $command }”: { $reason }
bot-no-program = Nie ma programu „{ $program }”, który dałoby się uruchomić.
bot-external-needs-unix = Boty zewnętrzne działają tylko w systemach Linux i macOS.

# Co może się stać, gdy pytamy bota.

bot-failed-crash = Bot zawiódł ({ $kind }): { $reason }
bot-failed-no-action = Odpowiedź bota „{ $answer }” nie jest akcją: powinna być jej numerem.
bot-failed-key = Odpowiedź bota „{ $answer }” to klucz akcji: powinna być jej numerem, seat.actions.index(key).
bot-failed-illegal = Odpowiedź bota „{ $answer }” nie jest teraz dozwolona.

# Co może się stać z botem, który jest osobnym programem.

bot-said = { $said_count ->
    [0] { "" }
   *[other] { " " }Na koniec napisał: { $said }
  }
bot-failed-no-start = Nie da się uruchomić programu bota { $program }: { $reason }
bot-failed-timeout = Bot nie odpowiedział na czas ({ $limit }={ $seconds }).{ bot-said }
bot-failed-ended = Program bota zakończył się bez odpowiedzi (kod wyjścia { $code }).{ bot-said }
bot-failed-ended-by-signal = Program bota zakończył się bez odpowiedzi ({ $signal }).{ bot-said }
bot-failed-too-long = Bot napisał wiersz dłuższy niż { $most } bajtów.{ bot-said }
bot-failed-not-json = Bot napisał „{ $answer }”, a to nie jest obiekt JSON. Na standardowe wyjście idą tylko odpowiedzi; uwagi idą na standardowe wyjście błędów.{ bot-said }
bot-failed-not-ready = Bot powinien zgłosić gotowość, a napisał: { $answer }{ bot-said }
bot-failed-wrong-id = Odpowiedź bota nie ma numeru (id) żadnego z pytań: { $answer }{ bot-said }
bot-failed-unknown-action = Odpowiedź bota „{ $answer }” nie jest akcją: powinna być jej kluczem albo numerem.

# Poziomy: przeciwnicy dla ludzi, od najsłabszego.

level-deckhand = Majtek
level-deckhand-about = Świeżo na pokładzie: zwykle robi, co mu przyjdzie do głowy. Na pierwszą partię.
level-mate = Bosman
level-mate-about = Wie, co ile jest warte, i widzi jeden krok naprzód, ale czasem się zagapi.
level-captain = Kapitan
level-captain-about = Planuje naprzód i spodziewa się tego samego po tobie; z rzadka się myli.
level-admiral = Admirał
level-admiral-about = Myśli tak długo, jak trzeba, do dwóch sekund, i niczego nie wybacza.
