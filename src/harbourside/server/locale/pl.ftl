# Co mówi serwer. Gry i silnik mają własne słowa.

refused-unknown-table = Nie ma takiego stołu.
refused-not-found = Tu niczego nie ma.
refused-method = Tego nie można tu zrobić.
refused-unreadable = Nie da się odczytać żądania.
refused-bad-request = „{ $field }” jest niepoprawne ({ $kind }).
refused-too-large = Żądanie może mieć najwyżej { $most } bajtów.
refused-origin = To żądanie pochodzi ze strony innej witryny.
refused-too-many = Za dużo żądań. Poczekaj { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
  }.
refused-unavailable = Serwer nie może teraz tego zrobić. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
  }.
refused-unexpected = Coś poszło nie tak na serwerze. Błąd został zapisany w dzienniku.
refused-who-are-you = Najpierw potrzebna jest tożsamość: zostań gościem.
refused-unknown-token = Ten token jest nieprawidłowy.
refused-banned = Nie masz już wstępu na ten serwer.
refused-banned-network = Twoja sieć nie ma już wstępu na ten serwer.
refused-bad-name = Imię ma od 1 do { $most } znaków, które da się zobaczyć i odczytać, i nie może mieć znaków sterujących.
refused-bad-password = Hasło ma od { $least } do { $most } znaków.
refused-common-password = To hasło zbyt łatwo odgadnąć: wiele osób ma takie albo podobne. Wybierz inne, na przykład kilka słów, które do siebie nie pasują.
refused-password-is-name = Hasło nie może być takie samo jak imię.
refused-name-taken = Ktoś już ma takie imię albo podobnie wyglądające.
refused-name-of-account = „{ $name }” to nazwa czyjegoś konta albo wygląda tak samo. Wybierz inne imię.
refused-account-already = Masz już konto.
refused-no-account = Jesteś gościem: nie masz hasła do zmiany.
refused-wrong-login = Imię albo hasło jest nieprawidłowe.
refused-wrong-password = To nie jest twoje hasło.
refused-webhook-url = Powiadomienia wysyłamy na adres http lub https bez nazwy użytkownika i hasła, na port 80, 443 albo wyższy niż 1023.
refused-webhook-target = Nie ma tam publicznego adresu.

refused-unknown-level = Nie ma takiego poziomu. Są: { $known }.
refused-level-without-bot = Tylko bot ma poziom, a nie miejsce rodzaju „{ $kind }”.
refused-nobody-to-see = Przy tym stole nikt nie gra i nikt nie może patrzeć.
refused-no-seat = Nie ma miejsca { $number }: miejsca mają numery od 0 do { $last }.
refused-not-your-seat = To nie twoje miejsce. Siedzi tu { $seat }.
refused-not-seated = Nie siedzisz przy tym stole.
refused-which-seat = Masz tu kilka miejsc: powiedz, o które chodzi.
refused-seat-taken = To miejsce jest już zajęte.
refused-seated-already = Siedzisz już przy tym stole.
refused-one-seat-each = Siedzisz już przy tym stole, a gospodarz chce, żeby każdy zajął jedno miejsce.
refused-table-full = Wszystkie miejsca są zajęte.
refused-needs-invitation = Ten stół jest prywatny: potrzebne jest zaproszenie.
refused-wrong-invitation = To zaproszenie nie prowadzi do wolnego miejsca przy tym stole.
refused-host-only = Może to zrobić tylko gospodarz stołu.
refused-seats-open = { $count ->
    [one] Jedno miejsce jest jeszcze wolne. Może je zająć bot.
    [few] { $count } miejsca są jeszcze wolne. Mogą je zająć boty.
   *[many] { $count } miejsc jest jeszcze wolnych. Mogą je zająć boty.
  }
refused-not-gathering = Partia już się zaczęła.
refused-not-playing = Partia jeszcze się nie zaczęła albo stół został zamknięty.
refused-not-started = Partia jeszcze się nie zaczęła.
refused-not-over = Partia jeszcze się nie skończyła.
refused-conceded = Ta partia została już przez ciebie poddana.
refused-out-of-time = Skończył ci się czas: ta partia jest przegrana.
refused-no-time-left = Nie masz już czasu: dalej gra bot.
refused-no-time-to-undo = Nie masz już czasu, żeby zdecydować jeszcze raz.
refused-bot-plays = Na twoim miejscu gra teraz bot. Najpierw odbierz mu miejsce.
refused-not-away = Na twoim miejscu nie gra żaden bot.
refused-asked-already = O cofnięcie prosi już { $seat }.
refused-undo-needs = Cofnąć można tylko za zgodą gracza { $seat }, a teraz go nie ma.
refused-too-much-taken-back = Przy tym stole cofnięto już tyle decyzji, że więcej cofać nie można. Gra toczy się dalej.
refused-no-waiting-rule = Przy tym stole zegar albo bot pilnuje, żeby nikt nie czekał bez końca.
refused-not-waited-for = Gra nie czeka teraz na ruch gracza { $seat }.
refused-is-here = { $seat } jest przy stole. Dopóki gra ktoś jeszcze, można wezwać bota, ale nie można zakończyć partii.
refused-not-away-long-enough = { $seat } nie każe jeszcze czekać wystarczająco długo.
refused-too-late-to-abort = Partia jest już zbyt zaawansowana, żeby ją odwołać.
refused-too-early-to-claim = Partia dopiero się zaczęła. Można ją odwołać, ale nikt nie może ogłosić zwycięstwa.
refused-others-play-on = Nie można ogłosić zwycięstwa, dopóki grają inni. Można wezwać bota.
refused-sat-too-often = Za często tu siadasz i odchodzisz.
refused-nothing-asked = Ta prośba nie jest już aktualna.
refused-others-agree = Zgodzić się muszą inni, nie ty.
refused-no-vote = Twoja zgoda nie jest potrzebna.
refused-no-hints = Przy tym stole nie ma podpowiedzi.
refused-no-hint = W tej chwili nie ma podpowiedzi. Spróbuj jeszcze raz.
refused-no-tour = Do tej gry nie ma „Pierwszych kroków”.
refused-too-many-listed = W porcie widać już { $most ->
    [one] { $most } twój stół
    [few] { $most } twoje stoły
   *[many] { $most } twoich stołów
  }. Najpierw zacznij przy którymś grę albo go zamknij.
refused-too-many-waiting = Masz { $most ->
    [one] { $most } stół
    [few] { $most } stoły
   *[many] { $most } stołów
  } bez rozpoczętej gry. Najpierw zacznij grę albo zamknij któryś z nich.
refused-too-many-unfinished = Masz { $most ->
    [one] { $most } niedokończoną grę
    [few] { $most } niedokończone gry
   *[many] { $most } niedokończonych gier
  }. Najpierw dokończ którąś z nich albo się poddaj.
refused-too-many-at-network = Z twojej sieci otwarto już za dużo stołów. Spróbuj ponownie później.

refused-needs-patch = Ten stół wymaga aktualizacji: partia zaczęła się według innej wersji zasad.
refused-other-rules = Partię zaczęto według zasad w wersji { $found }; teraz obowiązuje wersja { $current }.
refused-other-chance = W dzienniku jest „{ $written }”, a wypadło „{ $fell }”.
refused-broken-journal = Wpisu { $number } z dziennika tego stołu nie da się odtworzyć.
refused-broken-because = Wpisu { $number } nie da się odtworzyć: { $reason }

refused-not-a-table = To nie jest wyeksportowany stół: { $where } jest niepoprawne.
refused-table-exists = Stół { $table } już istnieje.
refused-nothing-to-patch = Ten stół nie wymaga aktualizacji.
refused-changed-meanwhile = Stół zmienił się w międzyczasie. Spróbuj jeszcze raz.
refused-nothing-to-close = Ten stół jest już zamknięty albo gra się skończyła.
refused-unknown-player = Nie ma gracza { $whom }.
refused-not-banned = Dla { $whom } nie ma żadnego zakazu.

settings-wrong = Ustawienie { $name } nie może mieć wartości „{ $value }”.
settings-contradiction = Ustawienia { $one } i { $other } są ze sobą sprzeczne.
settings-file = Nie da się odczytać ustawień z { $file }: { $reason }
settings-database-url = Baza danych to nazwa pliku albo adres, na przykład postgresql://user@host/name.
settings-database-driver = Ta baza danych wymaga dodatkowych pakietów: pip install "harbourside[{ $extra }]"
settings-database-memory = Baza danych musi być plikiem, żeby nic nie zginęło.
settings-database-missing = Nie ma bazy danych { $file }.
settings-database-unreachable = Nie da się otworzyć bazy danych (ustawienie database): { $reason }
settings-backup-postgresql = Kopię bazy PostgreSQL robi jej własny program: pg_dump --format=custom.
settings-backup-over-itself = { $file } to sama baza danych.
settings-redis-url = Adres serwera Redis to URL, na przykład redis://localhost:6379/0.
settings-redis-driver = Redis wymaga dodatkowych pakietów: pip install "harbourside[{ $extra }]"
settings-redis-refused = Redis odrzuca połączenie: { $reason }
settings-address = Nie można nasłuchiwać pod { $address } (ustawienia host i port): { $reason }

page-title = Harbourside
page-missing = Serwer działa, ale jego strona nie została zbudowana. Programy mogą używać API pod adresem /api/openapi.json. W terminalu można zagrać tak:
page-how = harbourside play

admin-table = Stół
admin-game = Gra
admin-rules = Zasady
admin-status = Stan
admin-number = Numer
admin-updated = Zmieniony (UTC)
admin-people = Przy stole
admin-no-tables = Nie ma żadnych stołów.
admin-player = Gracz
admin-name = Imię
admin-account = Konto
admin-created = Utworzony (UTC)
admin-seen = Ostatnio (UTC)
admin-tables = Stoły
admin-guest = gość
admin-no-players = Nie ma graczy.
admin-exported = Stół { $table } jest w pliku { $file }, razem z ziarnem i sekretami. Nie udostępniaj tego pliku.
admin-backed-up = Baza danych jest w pliku { $file }, ze wszystkimi ziarnami i sekretami. Nie udostępniaj tego pliku.
admin-imported = Stół { $table } jest na miejscu, do numeru { $number }.
admin-patched = Przy stole { $table } gra się dalej według zasad w wersji { $rules }.
admin-purged = { $count ->
    [0] Nie było gości do usunięcia.
    [one] Usunięto jednego gościa.
   *[other] Usunięto { $count } gości.
  }
admin-would-purge = { $count ->
    [0] Nie byłoby gości do usunięcia.
    [one] Zostałby usunięty jeden gość.
    [few] Zostaliby usunięci { $count } goście.
   *[many] Zostałoby usuniętych { $count } gości.
  }
admin-closed = Stół { $table } jest zamknięty.
admin-deleted = Stół { $table } jest usunięty.
admin-banned = { $player } nie ma już wstępu. { $count ->
    [0] Przy żadnym stole nikt na niego nie czekał.
    [one] Przy jednym stole inni nie muszą już na niego czekać.
    [few] Przy { $count } stołach inni nie muszą już na niego czekać.
   *[many] Przy { $count } stołach inni nie muszą już na niego czekać.
  }
admin-banned-network = { $network } nie ma już wstępu.
admin-allowed = { $whom } znów ma wstęp.
admin-no-bans = Nikt nie ma zakazu wstępu.
admin-whom = Kto
admin-since = Od (UTC)
admin-until = Do (UTC)
admin-reason = Powód
admin-for-good = na stałe
status-gathering = czeka na graczy
status-playing = partia trwa
status-over = partia skończona
status-closed = zamknięty
status-needs-patch = wymaga aktualizacji
