# To, co mówi sama strona. Gry, silnik i serwer mają własne słowa.

ui-name = Harbourside
ui-skip = Przejdź do treści
ui-settings = Język i wygląd
ui-language = Język
ui-language-en = English
ui-language-pl = Polski
ui-theme-auto = Motyw: jak w systemie
ui-theme-light = Motyw: jasny
ui-theme-dark = Motyw: ciemny
ui-sounds = Dźwięki
ui-sounds-on = Dźwięki: włączone
ui-sounds-off = Dźwięki: wyłączone
ui-close = Zamknij
ui-again = Spróbuj ponownie
ui-loading = Chwileczkę…
ui-to-harbour = Do portu
ui-no-table = Brak stołu
ui-unreachable = Nie można połączyć się z serwerem. Nic nie przepadło.
ui-still-sending = Twoja ostatnia decyzja jest jeszcze w drodze na serwer. Spróbuj ponownie za chwilę.
ui-plain-board = Nie udało się wczytać planszy tej gry. Możesz grać dalej na prostej planszy albo spróbować ponownie.
ui-stale = Sytuacja przy stole zmieniła się w międzyczasie. Spójrz jeszcze raz.
ui-more-actions = Jeszcze { $count }
ui-actions = Co możesz zrobić
ui-reveals = To coś ujawnia. Cofnąć to można potem tylko za zgodą pozostałych.
ui-rules = W zasadach
ui-rules-button = Zasady
ui-rules-title = Zasady tej gry (R)
ui-rules-of = Zasady: { $game }
ui-rules-why = W zasadach (R)
ui-rules-search = Szukaj w zasadach
ui-rules-contents = Spis treści
ui-rules-none = Do tej gry nie ma tekstu zasad.
ui-rules-found = { $count ->
    [0] Żadna część o tym nie mówi.
    [one] Mówi o tym jedna część.
    [few] Mówią o tym { $count } części.
   *[many] Mówi o tym { $count } części.
  }

ui-tour = Pierwsze kroki
ui-tour-offered = Nie znasz tej gry? Zrób pierwsze kroki
ui-tour-of = Pierwsze kroki: { $game }
ui-tour-step = Krok { $number } z { $last }
ui-tour-back = Wstecz
ui-tour-next = Dalej
ui-tour-leave = Wyjdź
ui-tour-end = Do portu i do gry
ui-tour-end-table = Wróć do stołu

ui-missing-review-title = Analiza
ui-missing-review = Tu zobaczysz szanse na wygraną po każdym ruchu i lepsze posunięcia. Ta strona jeszcze nie jest gotowa. Każdą partię można już odtworzyć.
ui-missing-arena-title = Arena
ui-missing-arena = Tu zobaczysz rankingi botów. Ta strona jeszcze nie jest gotowa. W terminalu „harbourside arena” rozgrywa mecze i ocenia boty.
ui-missing-nowhere-title = Nieznane wody
ui-missing-nowhere = Pod tym adresem nie ma żadnej strony.

ui-welcome = Pięć stołów nad wodą
ui-welcome-about = Zagraj z botami, które warto pokonać, albo wyślij link znajomym. Bez instalowania i bez zakładania konta.
ui-games = Gry
ui-players-from-to = { $least }–{ $most } graczy
ui-play-now = Zagraj teraz
ui-set-table = Nowy stół…
ui-invite = Zaproś znajomych
ui-running = Twoje partie
ui-past = Twoje ostatnie partie
ui-open-tables = Otwarte stoły
ui-no-open-tables = Żaden stół nie czeka teraz na graczy.
ui-open-tables-about = Aby twój stół pojawił się tutaj, zaproś znajomych i zaznacz „Pokaż stół wszystkim”.
ui-filters = Które otwarte stoły
ui-filter-game = Gra
ui-filter-all-games = Wszystkie gry
ui-filter-any-count = Liczba graczy
ui-filter-count = { $count ->
    [one] { $count } gracz
   *[other] { $count } graczy
  }
ui-filter-free = Z wolnym miejscem
ui-more-tables = Pokaż więcej stołów
ui-tables-shown = { $count ->
    [0] Żaden otwarty stół nie pasuje.
    [one] Widać jeden stół.
    [few] Widać { $count } stoły.
   *[many] Widać { $count } stołów.
  }
ui-your-turn = Twój ruch
ui-turn-at = Twój ruch: { $game }
ui-turns = { $count ->
    [one] Twój ruch przy jednym stole
   *[other] Twój ruch przy { $count } stołach
  }
ui-bell = Powiadom mnie o moim ruchu
ui-bell-on = Gdy ta strona będzie otwarta w tle, powiadomi cię też system.
ui-bell-denied = Przeglądarka nie pozwala na powiadomienia. Można to zmienić w jej ustawieniach dla tej strony.
ui-turn-of = Ruch: { $name }

ui-load = Wczytaj zapis partii
ui-load-about = Wybierz plik pobrany z powtórki albo upuść go gdziekolwiek na tej stronie. Zapis dostanie adres, który można udostępnić. Każdy, kto zna ten adres, widzi wszystko.
ui-load-choose = Wybierz plik…
ui-load-reading = Wczytuję…
ui-load-too-large = Ten plik jest za duży jak na zapis partii.

ui-player-count = Gracze
ui-your-name = Twoje imię
ui-name-of = Imię gracza { $number }
ui-who-sits = Kto siada na miejscu { $number }
ui-bot = Bot: { $level }
ui-friend = Ktoś znajomy, przez link
ui-here = Ktoś przy tym urządzeniu
ui-open-table = Pokaż stół wszystkim w porcie
ui-open-table-more = Więcej opcji otwartego stołu
ui-several-seats = Jedna osoba może zająć kilka miejsc
ui-grace = Gdy ktoś zniknie, a inni czekają:
ui-patience-after = { $minutes ->
    [60] po godzinie zdecydują pozostali
    [1440] po całym dniu zdecydują pozostali
   *[other] po { $minutes } minutach zdecydują pozostali
  }
ui-grace-after = { $minutes ->
    [60] po godzinie zastąpi go bot
   *[other] po { $minutes } minutach zastąpi go bot
  }
ui-options = Zasady i warianty ({ $count })
ui-option-other = inne…
ui-corrected = { $count ->
    [0] bez poprawek
    [one] { $count } poprawka
    [few] { $count } poprawki
   *[many] { $count } poprawek
}
ui-correct-none = Cofnij wszystkie poprawki
ui-ruling = Skąd ta wartość? Nie da się jej odczytać z druku
ui-variants = Warianty ({ $count })
ui-make-table = Utwórz stół
ui-cannot-yet = Tak nie można zagrać: { $why }

ui-gathering = { $count ->
    [0] Są już wszyscy.
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[many] { $count } miejsc jest jeszcze wolnych.
  }
ui-invite-about = Każdy link prowadzi do jednego miejsca. Wyślij go osobie, która ma tam usiąść.
ui-link-for = Link do miejsca { $number }
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-copy-by-hand = Przeglądarka nie pozwala kopiować. Zaznacz link i skopiuj go ręcznie.
ui-copy-address = Przeglądarka nie pozwala kopiować. Link jest w pasku adresu.
ui-join-again = Zajmij jeszcze jedno miejsce
ui-join = Siadam
ui-fill-with = Boty na wolne miejsca
ui-start = Zaczynamy
ui-leave = Wstań od stołu
ui-close-table = Zamknij stół
ui-closed-host = Gospodarz zamknął ten stół.
ui-closed-operator = Ten stół zamknęła obsługa serwera.
ui-closed-disuse = Ten stół został zamknięty, bo od dawna nikogo tu nie było.
ui-open-seat = wolne
ui-level = Poziom

ui-waiting = Gdy ktoś każe na siebie czekać
ui-waiting-grace = Jeśli kogoś nie ma przez { $time }, a inni czekają, do jego powrotu gra bot.
ui-waiting-call = Jeśli kogoś nie ma przez { $time }, pozostali mogą wezwać bota, który zagra do jego powrotu.
ui-waiting-abort = Jeśli przy stole została tylko jedna osoba, może też odwołać partię, dopóki nie każdy podjął { $count ->
    [2] dwie decyzje
   *[other] kilka decyzji ({ $count })
  }. Taka partia nikomu się nie liczy.
ui-waiting-claim = W dalszej części gry, jeśli nie grają boty, a wszystkich pozostałych nie ma przez { $time }, ostatnia osoba przy stole może ogłosić zwycięstwo.
ui-waiting-idle = Jeśli ktoś jest przy stole, ale nie podejmuje decyzji przez { $time }, pozostali mogą wezwać bota.
ui-gone = Nie ma przy stole: { $seat } (już { $time }).
ui-slow = { $seat } jest przy stole, ale długo się zastanawia.
ui-absent-call = Wezwij bota (zastąpi: { $seat })
ui-absent-call-in = Bota można wezwać za { $time }.
ui-absent-abort = Odwołaj partię
ui-absent-abort-in = Partię można odwołać za { $time }.
ui-absent-abort-about = Partia od razu się kończy. Nikt nie wygrywa ani nie przegrywa i nikomu się ona nie liczy.
ui-absent-claim = Ogłoś zwycięstwo
ui-absent-claim-in = Zwycięstwo można ogłosić za { $time }.
ui-absent-claim-about = Partia od razu się kończy. Wygrywasz, a nieobecni przegrywają.
ui-time-seconds = { $count ->
    [one] { $count } sekundę
    [few] { $count } sekundy
   *[many] { $count } sekund
  }
ui-time-minutes = { $count ->
    [one] { $count } minutę
    [few] { $count } minuty
   *[many] { $count } minut
  }
ui-time-hours = { $count ->
    [one] { $count } godzinę
    [few] { $count } godziny
   *[many] { $count } godzin
  }
ui-time-days = { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
  }

ui-players = Gracze
ui-you = ty
ui-yours = twoje miejsce
ui-away = w zastępstwie gra bot
ui-conceded = poza grą
ui-deciding = ma ruch
ui-watching = Przyglądasz się grze.
ui-middle = Środek stołu
ui-board = Plansza
ui-zoom = Rozmiar
ui-zoom-in = Większa
ui-zoom-out = Mniejsza
ui-parts = Części stołu
ui-tab-board = Plansza
ui-tab-players = Gracze
ui-tab-log = Dziennik
ui-log = Dziennik
ui-decision = Decyzja
ui-yes = tak
ui-no = nie
ui-title-your-turn = ● Twój ruch: { $game }
ui-look-at = Zobacz stół z tamtej chwili
ui-looking-back = Oglądasz wcześniejszą pozycję.
ui-to-now = Wróć do gry
ui-taken-back = cofnięte
ui-offline = Brak połączenia. Strona próbuje je wznowić; nic nie przepadło.
ui-meanwhile = { $count ->
    [one] Podczas twojej nieobecności wydarzyła się jedna rzecz.
    [few] Podczas twojej nieobecności wydarzyły się { $count } rzeczy: są w dzienniku.
   *[many] Podczas twojej nieobecności wydarzyło się { $count } rzeczy: są w dzienniku.
  }

ui-undo = Cofnij
ui-undo-ask = Cofnij?
ui-undo-free = Nic jeszcze nie zostało ujawnione, więc możesz to cofnąć bez pytania (U).
ui-undo-bots = Od tego czasu coś zostało ujawnione albo ruch wykonał bot. Boty zawsze się zgadzają, więc możesz to cofnąć (U).
ui-undo-waits = Prośba o cofnięcie decyzji czeka jeszcze na odpowiedź.
ui-undo-nothing = Nie masz jeszcze żadnej decyzji do cofnięcia.
ui-undo-other = Cofa ostatnią decyzję podjętą na tym urządzeniu ({ $seat }; U).
ui-undo-asks = Od tego czasu coś zostało ujawnione albo ktoś inny wykonał ruch, więc najpierw zapytamy pozostałych (U).
ui-undo-request = { $seat } prosi o cofnięcie decyzji.
ui-agree = Zgoda
ui-decline = Nie zgadzam się
ui-withdraw = Wycofuję prośbę
ui-hint = Podpowiedź
ui-hint-thinking = Myślę…
ui-hint-not-now = O podpowiedź można poprosić, gdy masz ruch.
ui-hint-late = Sytuacja przy stole zmieniła się, zanim nadeszła podpowiedź. W razie potrzeby poproś o nią ponownie.
ui-hint-none = Bot nie ma rady dla tej decyzji.
ui-hint-is = Wybór silnego gracza: „{ $action }”.
ui-hint-star = Wybór silnego gracza.
ui-hint-chance = Szansa na wygraną: { $chance }.
ui-hurry = Do mojego ruchu
ui-hurry-title = Pokaż ruchy innych bez przerw, aż do twojego ruchu (F)
ui-hand-to-bot = Niech zagra bot
ui-hand-to-bot-about = Bot gra na twoim miejscu, dopóki go nie odwołasz.
ui-take-back-seat = Wracam na swoje miejsce
ui-concede = Poddaj partię
ui-concede-about = Jeśli się poddasz, nie możesz już wygrać tej partii. Jeśli inni będą grać dalej, twoje miejsce zajmie bot.
ui-cancel = Anuluj
ui-pass-on = Gotowe, przekaż urządzenie: teraz { $seat }
ui-pass-on-about = Oto wynik twojej decyzji. Gdy już wszystko obejrzysz, przekaż urządzenie.
ui-hand-over = Teraz { $seat }
ui-hand-over-about = Pozostali niech odwrócą wzrok. Nic nie zobaczysz, dopóki nie potwierdzisz.
ui-asked = { $seat }: { $prompt }
ui-ready = To ja, { $seat }: pokaż stół

ui-won = Zwycięstwo: { $names }
ui-won-you = Wygrywasz
ui-won-with = Wygrywasz, a razem z tobą { $names }
ui-by-concession = bo pozostali się poddali
ui-by-time = bo skończył się czas
ui-by-absence = bo pozostałych nie było przy stole
ui-aborted = Partię odwołano: nikt nie wygrał ani nie przegrał.
ui-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
ui-rematch = Zagraj jeszcze raz
ui-rematch-join = Dołącz do następnej partii
ui-replay = Powtórka

ui-replay-title = Powtórka: { $game }
ui-replay-position = Pozycja
ui-replay-of = Ruch { $number } z { $last }
ui-replay-start = Początek
ui-replay-part = { $seat } jeszcze decyduje.
ui-first = Na początek
ui-back = Jeden wstecz
ui-forward = Jeden dalej
ui-last = Na koniec
ui-play = Odtwarzaj
ui-pause = Zatrzymaj
ui-download = Pobierz zapis
ui-share = Kopiuj link
ui-to-table = Do stołu
ui-replay-running = Partia jeszcze trwa: widzisz to, co było wtedy dla ciebie widoczne.
ui-replay-broken-off = Tej partii nie dokończono: nikt nie wygrał.
ui-replay-loaded = To zapis wczytany z pliku. Tej partii nie rozegrano na tym serwerze.
ui-replay-eyes = Punkt widzenia
ui-replay-spectator = widz

ui-log-sit = Do stołu siada { $name }.
ui-log-stand = Od stołu wstaje { $seat }.
ui-log-close = Stół jest zamknięty.
ui-log-start = Partia się zaczyna.
ui-log-undo = Cofnięto decyzję: { $seat }.
ui-log-ask = { $seat } prosi o cofnięcie decyzji.
ui-log-agree = { $seat } się zgadza.
ui-log-decline = { $seat } się nie zgadza.
ui-log-concede = { $seat } poddaje partię.
ui-log-timeout = { $seat } nie ma już czasu.
ui-log-timeout-bot = { $seat } nie ma już czasu. Dalej gra bot.
ui-log-replace = { $seat }: gra bot ({ $level }).
ui-log-held = { $seat }: chwilowa nieobecność. Do powrotu gra bot.
ui-log-called = Nie ma przy stole: { $seat }. { $by_seat } wzywa bota na zastępstwo.
ui-log-called-slow = { $seat } długo się zastanawia. { $by_seat } wzywa bota na zastępstwo.
ui-log-claimed = { $seat } przegrywa z powodu zbyt długiej nieobecności.
ui-log-abort = { $seat } odwołuje partię, bo nikogo innego nie ma przy stole.
ui-log-resume = { $seat } wraca do gry.
ui-log-rematch = Jest nowy stół.
ui-log-patch = Partia toczy się dalej według nowszej wersji zasad.
ui-log-break_off = Tutaj zapis się urywa.
