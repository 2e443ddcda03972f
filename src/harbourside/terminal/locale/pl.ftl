# Co mówi program wokół gry. Gra i silnik mają własne słowa.

yes = tak
no = nie
more = jeszcze { $count } …
chip-hidden = zakryta
zone-unknown_to_others = Nieznane innym
mark-bot = (bot)
bot-names = Ada, Bruno, Celina, Damian, Ewa, Feliks, Greta, Hugo
default-name = Szyper
default-name-number = Szyper { $number }

title = { $name } · decyzja { $number }
end-title = Koniec
how-to = Wpisz numer. „?” wyjaśnia, czego nie można, „pomoc” pokazuje resztę.
several = { $count ->
    [one] Pasuje { $count } możliwość
    [few] Pasują { $count } możliwości
   *[many] Pasuje { $count } możliwości
  }; doprecyzuj.
no-number = Nie ma numeru { $number }: są od 1 do { $most }.
not-understood = Nie rozumiem: „{ $text }”. Wpisz numer, początek jednej z możliwości albo „pomoc”.
undone = Cofnięto.
goodbye = Do zobaczenia.

can-ask = To wszystkie akcje tej gry. O każdą można zapytać:
can-ask-how = Na przykład „? { $example }” albo dowolne słowa: nazwy rzeczy i miejsc.
kind = razem { $count }, { $possible ->
    [0] teraz żadna nie jest możliwa
    [one] teraz możliwa { $possible }
    [few] teraz możliwe { $possible }
   *[many] teraz możliwych { $possible }
  }
allowed = To jest teraz możliwe.
nothing-found = Żadna akcja tej gry nie pasuje do „{ $text }”. Samo „?” wymienia wszystkie.
more-found = { $count ->
    [one] I jeszcze jedna; dodaj słowo, żeby ją zobaczyć.
    [few] I jeszcze { $count }; dodaj słowo, żeby je zobaczyć.
   *[many] I jeszcze { $count }; dodaj słowo, żeby je zobaczyć.
  }

command-undo = cofnij
command-log = dziennik
command-table = stół
command-save = zapisz
command-help = pomoc
command-quit = koniec
help-act-what = 3
help-act = wybierz możliwość numer 3; wystarczy też początek jej słów albo jej klucz
help-why-what = ? słowa
help-why = dlaczego czegoś nie można; samo „?” wymienia, o co można pytać
help-undo = cofnij swoją ostatnią decyzję, dopóki nie ujawniło się nic zakrytego
help-log = wszystko, co się stało, tak jak to było widać z twojego miejsca
help-table = jeszcze raz cały stół, bez skrótów
help-save = zapisz partię do pliku: zapisz PLIK
help-help = ta lista
help-quit = odejdź od stołu; wcześniej można zapisać partię

stands-in = { $seat } nie podejmuje decyzji, więc rozstrzyga los. { $reason }
stands-in-again = { $seat } znowu nie podejmuje decyzji, z tego samego powodu, więc rozstrzyga los.
bot-stops = { $seat } nie podejmuje decyzji, więc partia zatrzymuje się tutaj. { $reason }
    Zapisaną partię wznowisz poleceniem: harbourside play --resume PLIK { $seats }

hand-over = Naciśnij Enter, żeby wyczyścić ekran. Następny gracz: { $seat }.
ready = { $seat }: siądź do klawiatury i naciśnij Enter, gdy nikt inny nie patrzy.

save-as = Plik:
saved = Zapisano w pliku { $file }. Plik zawiera wszystko, także zakryte karty: nie zaglądaj do niego przed końcem gry.
kept = Zachowano w pliku { $file }. „harbourside replay” pokaże tę partię jeszcze raz.
overwrite = Plik { $file } już istnieje. Zastąpić go? (t/n)
quit-save = Plik do zapisania partii albo Enter, żeby wyjść bez zapisu:
end-save = Plik do zachowania zapisu albo Enter, żeby wyjść:
resumed = Partia toczy się dalej; za nami { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
  }.
seed-was = Ziarno tej partii: { $seed }.

column-place = Miejsce
column-player = Gracz
column-score = Punkty
column-seat = Miejsce
column-mean = Średnia
column-sd = Odch. std.
column-min = Min.
column-max = Maks.
column-win-share = Wygrane
won = { $count ->
    [one] Wygrywa { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
  }

choose-game = Która gra?
choose-game-number = { $number } { $name } ({ $id })
players = { $least }–{ $most } graczy, zwykle { $usual }
players-exactly = { $count ->
    [one] { $count } gracz
   *[many] { $count } graczy
  }
fact-hidden = niepełna informacja
fact-open = wszystko jest jawne
fact-chance = los działa w trakcie gry
fact-no-chance = los najwyżej podczas przygotowania gry
fact-longest = najwyżej { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
  }
fact-actions = { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
   *[many] { $count } akcji
  }
option-free = dowolny inny tekst
option-default = (domyślnie)

simulated = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
  } w { $seconds } s: { $speed } partii/s, { $decisions } decyzji/s.
simulated-length = Partia miała średnio { $mean } decyzji, od { $least } do { $most }.
simulated-ties = { $count ->
    [0] Żadnego wspólnego zwycięstwa.
    [one] { $count } wspólne zwycięstwo ({ $share }%).
    [few] { $count } wspólne zwycięstwa ({ $share }%).
   *[many] { $count } wspólnych zwycięstw ({ $share }%).
  }
simulated-timed = { $jobs ->
    [one] Zmierzono w jednym procesie: przygotowanie i losową grę we wszystkich partiach.
   *[other] Zmierzono w { $jobs } procesach: przygotowanie i losową grę we wszystkich partiach oraz zebranie wyników. Uruchomienie procesów trwało dodatkowo { $start } s.
  }
simulating = Gramy
fuzzing = Szukamy błędów
fuzz-clean = { $games ->
    [one] { $games } partia, nic nie znaleziono.
    [few] { $games } partie, nic nie znaleziono.
   *[many] { $games } partii, nic nie znaleziono.
  }
fuzz-found = Ziarno { $seed }: { $reason } Partia jest w pliku { $file }.
fuzz-failed = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
  } w { $games ->
    [one] { $games } partii.
   *[other] { $games } partiach.
  }

replay-title = { $name } · po decyzji { $step } z { $last }
replay-how = Enter: dalej · b: wstecz · numer: skok do niego · q: wyjście
replay-ends = Partia ma pozycje od 0 do { $last }.
unfinished = Partia nie jest skończona.

stopped = Przerwano.
see-help = Zobacz „harbourside --help”.
wrong-language = Nie ma języka „{ $language }”. Są: { $known }.
wrong-command = Nie ma polecenia „{ $name }”. Są: { $known }.
wrong-flag = Nie ma tu opcji „{ $name }”. { see-help }
wrong-missing = Czegoś brakuje: { $name }. { see-help }
wrong-usage = { $reason } { see-help }
wrong-option-form = „{ $text }” nie jest opcją gry: pisze się nazwa=wartość. { $known_count ->
    [0] Ta gra nie ma opcji.
   *[other] Są: { $known }.
  }
wrong-number = { $name } to liczba całkowita od { $least } do { $most }, a nie { $value }.
wrong-seats = Miejsca ludzi to numery oddzielone przecinkami, każdy raz, na przykład 0,2; a nie { $value }.
wrong-seat-and-humans = Podaj --seat dla jednej osoby albo --humans dla kilku, nie oba naraz.
wrong-names = Więcej imion niż osób: { $names }.
wrong-choice = { $name } to jedno z: { $known }, a nie { $value }.
wrong-resume = --resume bierze wszystko z pliku: pomiń { $name }.
wrong-resume-game = { $file } to zapis gry { $found }, a nie { $wanted }.
wrong-same-file = Wyniki i raport nie mogą być w tym samym pliku { $file }.
wrong-no-file = Potrzebna jest nazwa pliku.
wrong-not-a-file = { $file } nie jest zwykłym plikiem i zostaje bez zmian.
wrong-not-text = { $file } nie jest tekstem.
wrong-cannot-read = Nie da się odczytać { $file }: { $reason }.
wrong-cannot-write = Nie da się zapisać { $file }: { $reason }.
wrong-system = Nie udało się: { $reason }.
reason-not-found = nie ma takiego pliku ani katalogu
reason-forbidden = brak uprawnień
reason-folder = to katalog
reason-not-a-folder = część ścieżki nie jest katalogiem
reason-name = plik nie może mieć takiej nazwy
reason-name-too-long = nazwa jest za długa
reason-disk-full = na dysku nie ma już miejsca
wrong-step = „{ $text }” nie jest krokiem tej partii: są od 0 do { $last }.
wrong-which-game = Podaj, o którą grę chodzi. Są: { $known }.

serving = Harbourside działa pod adresem { $address } (Ctrl-C kończy)
wrong-server-extra = Serwer wymaga dodatkowych pakietów (brakuje { $name }): pip install "harbourside[server]"
