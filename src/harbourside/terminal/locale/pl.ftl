# Słowa terminala. Gra i silnik mają własne słowa.

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
how-to = Wpisz numer. „?” wyjaśnia, dlaczego czegoś nie można, a „pomoc” wymienia wszystkie polecenia.
several = { $count ->
    [one] Pasuje { $count } możliwość
    [few] Pasują { $count } możliwości
   *[many] Pasuje { $count } możliwości
  }; doprecyzuj.
no-number = Nie ma możliwości numer { $number }. Numery są od 1 do { $most }.
not-understood = Nie rozumiem: „{ $text }”. Wpisz numer, początek jednej z możliwości albo „pomoc”.
undone = Cofnięto.
goodbye = Do zobaczenia.

can-ask = To wszystkie akcje tej gry. O każdą można zapytać:
can-ask-how = Wpisz na przykład „? { $example }” albo nazwy rzeczy i miejsc.
kind = razem { $count }, { $possible ->
    [0] teraz żadna nie jest możliwa
    [one] teraz możliwa { $possible }
    [few] teraz możliwe { $possible }
   *[many] teraz możliwych { $possible }
  }
allowed = To jest teraz możliwe.
nothing-found = Żadna akcja tej gry nie pasuje do „{ $text }”. Wpisz samo „?”, żeby zobaczyć wszystkie.
more-found = { $count ->
    [one] Jest jeszcze jedna. Dodaj słowo, żeby ją zobaczyć.
    [few] Są jeszcze { $count }. Dodaj słowo, żeby je zobaczyć.
   *[many] Jest jeszcze { $count }. Dodaj słowo, żeby je zobaczyć.
  }

command-undo = cofnij
command-log = dziennik
command-table = stół
command-save = zapisz
command-help = pomoc
command-quit = koniec
help-act-what = 3
help-act = wybierz możliwość numer 3; można też wpisać początek jej nazwy albo klucza
help-why-what = ? słowa
help-why = wyjaśnij, dlaczego czegoś nie można; samo „?” wymienia wszystkie akcje
help-undo = cofnij swoją ostatnią decyzję, jeśli nie ujawniła niczego zakrytego
help-log = pokaż wszystko, co dotąd było widać z twojego miejsca
help-table = pokaż jeszcze raz cały stół, bez skrótów
help-save = zapisz partię do pliku: zapisz PLIK
help-help = pokaż tę listę
help-quit = odejdź od stołu; wcześniej można zapisać partię

stands-in = { $seat } nie podejmuje decyzji, więc zapada losowa. { $reason }
stands-in-again = { $seat } znowu nie podejmuje decyzji z tego samego powodu, więc zapada losowa.
bot-stops = { $seat } nie podejmuje decyzji, więc partia zatrzymuje się tutaj. { $reason }
    Zapisaną partię wznowisz poleceniem: harbourside play --resume PLIK { $seats }

hand-over = Naciśnij Enter, żeby wyczyścić ekran. Następny gracz: { $seat }.
ready = { $seat }: teraz twoja kolej. Naciśnij Enter, gdy nikt inny nie widzi ekranu.

save-as = Plik:
saved = Zapisano w pliku { $file }. Plik zawiera także zakryte informacje, więc nie zaglądaj do niego przed końcem gry.
kept = Zapisano w pliku { $file }. „harbourside replay” pokaże tę partię jeszcze raz.
overwrite = Plik { $file } już istnieje. Zastąpić go? (t/n)
quit-save = Plik do zapisania partii albo Enter, żeby wyjść bez zapisu:
end-save = Plik na zapis partii albo Enter, żeby wyjść:
resumed = Partia jest kontynuowana; dotąd { $count ->
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
fact-open = pełna informacja
fact-chance = los w trakcie gry
fact-no-chance = bez losu po przygotowaniu gry
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
    [one] Czas obejmuje przygotowanie i losową grę we wszystkich partiach, w jednym procesie.
   *[other] Czas obejmuje przygotowanie i losową grę we wszystkich partiach, w { $jobs } procesach, oraz zebranie wyników. Uruchomienie procesów trwało dodatkowo { $start } s.
  }
simulating = Gramy
fuzzing = Szukamy błędów
fuzz-clean = { $games ->
    [one] { $games } partia bez błędów.
    [few] { $games } partie bez błędów.
   *[many] { $games } partii bez błędów.
  }
fuzz-found = Ziarno { $seed }: { $reason } Partia jest w pliku { $file }.
fuzz-game-fault = Losowe partie niczego nie wykryły, ale gra ma błąd: { $reason }
fuzz-failed = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
  } w { $games ->
    [one] { $games } partii.
   *[other] { $games } partiach.
  }

replay-title = { $name } · po decyzji { $step } z { $last }
replay-how = Enter: następny krok · b: poprzedni krok · numer: przejdź do tego kroku · q: wyjście
replay-ends = Partia ma kroki od 0 do { $last }.
unfinished = Partia nie jest skończona.

stopped = Przerwano.
see-help = Zobacz „harbourside --help”.
wrong-language = Nie ma języka „{ $language }”. Dostępne języki: { $known }.
wrong-command = Nie ma polecenia „{ $name }”. Dostępne polecenia: { $known }.
wrong-flag = To polecenie nie ma opcji „{ $name }”. { see-help }
wrong-missing = Brakuje argumentu: { $name }. { see-help }
wrong-usage = { $reason } { see-help }
wrong-option-form = Opcję gry zapisz w postaci nazwa=wartość, a nie „{ $text }”. { $known_count ->
    [0] Ta gra nie ma opcji.
   *[other] Dostępne opcje: { $known }.
  }
wrong-number = { $name } musi być liczbą całkowitą od { $least } do { $most }, a nie { $value }.
wrong-seats = Miejsca ludzi zapisz jako różne numery oddzielone przecinkami, na przykład 0,2, a nie { $value }.
wrong-seat-and-humans = Podaj --seat dla jednej osoby albo --humans dla kilku, nie oba naraz.
wrong-names = Imion jest więcej niż osób: { $names }.
wrong-choice = { $name } może mieć wartość: { $known }, a nie { $value }.
wrong-resume = --resume bierze wszystko z pliku, więc nie używaj z nim { $name }.
wrong-resume-game = { $file } to zapis gry { $found }, a nie { $wanted }.
wrong-same-file = Wyniki i raport nie mogą być w tym samym pliku { $file }.
wrong-no-file = Podaj nazwę pliku.
wrong-not-a-file = { $file } nie jest zwykłym plikiem. Niczego w nim nie zmieniono.
wrong-not-text = { $file } nie jest tekstem.
wrong-cannot-read = Nie da się odczytać { $file }: { $reason }.
wrong-cannot-write = Nie da się zapisać { $file }: { $reason }.
wrong-system = Nie udało się: { $reason }.
reason-not-found = nie ma takiego pliku ani katalogu
reason-forbidden = brak uprawnień
reason-folder = to katalog
reason-not-a-folder = część ścieżki nie jest katalogiem
reason-name = żaden plik nie może mieć takiej nazwy
reason-name-too-long = nazwa jest za długa
reason-disk-full = na dysku nie ma już miejsca
wrong-step = „{ $text }” nie jest krokiem tej partii. Kroki są od 0 do { $last }.
wrong-which-game = Podaj, o którą grę chodzi. Dostępne gry: { $known }.

serving = Harbourside działa pod adresem { $address } (Ctrl-C zatrzymuje)
wrong-server-extra = Serwer wymaga dodatkowych pakietów (brakuje { $name }): pip install "harbourside[server]"
