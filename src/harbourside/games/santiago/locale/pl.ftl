# Santiago de Cuba po polsku. Rzeczowniki stoją pod własnymi identyfikatorami.

game-name = Santiago de Cuba
game-line = Wspólnym samochodem odwiedzaj Kubańczyków, korzystaj z budynków i ładuj na siedem statków to, czego im potrzeba.
game-length = około 25 minut z botami
hidden = coś za parawanem

# .gen to dopełniacz, .one to jeden znacznik w bierniku.
sugar = cukier
    .gen = cukru
    .one = 1 znacznik cukru
fruit = owoce
    .gen = owoców
    .one = 1 znacznik owoców
tobacco = tytoń
    .gen = tytoniu
    .one = 1 znacznik tytoniu
rum = rum
    .gen = rumu
    .one = 1 znacznik rumu
cigars = cygara
    .gen = cygar
    .one = 1 znacznik cygar
wood = drewno
    .gen = drewna
    .one = 1 znacznik drewna
peso = peso
    .one = 1 peso
vp = PZ
    .one = 1 PZ
# .inst: pod jakim kwiatem.
yellow = żółty
    .inst = żółtym
blue = niebieski
    .inst = niebieskim
red = czerwony
    .inst = czerwonym
white = biały
    .inst = białym

harbour = port
    .gen = portu
pedro = Pedro
    .gen = Pedra
jose = José
    .gen = José
conchita = Conchita
    .gen = Conchity
miguel = Miguel
    .gen = Miguela
pablo = Pablo
    .gen = Pabla
maria = Maria
    .gen = Marii
martinez = Martinez
    .gen = Martineza
el_zorro = El Zorro
    .gen = El Zorro
alonso = Alonso
    .gen = Alonsa

# .gen to dopełniacz (do czego?), .acc to biernik (co?), .use mówi krótko, co budynek daje.
bank = Bank
    .gen = Banku
    .acc = Bank
    .use = 2 peso
church = Kościół
    .gen = Kościoła
    .acc = Kościół
    .use = 1 PZ
distillery = Destylarnia
    .gen = Destylarni
    .acc = Destylarnię
    .use = cukier na rum
cigar_factory = Fabryka cygar
    .gen = Fabryki cygar
    .acc = Fabrykę cygar
    .use = tytoń na cygara
black_market = Czarny rynek
    .gen = Czarnego rynku
    .acc = Czarny rynek
    .use = wymiana dobra innego niż drewno
sawmill = Tartak
    .gen = Tartaku
    .acc = Tartak
    .use = 1 drewno na 1 PZ i 1 peso
cafe = Kawiarnia
    .gen = Kawiarni
    .acc = Kawiarnię
    .use = po 2 PZ za rum i za cygara
customs_house = Urząd celny
    .gen = Urzędu celnego
    .acc = Urząd celny
    .use = jedna kość na 0
casino = Kasyno
    .gen = Kasyna
    .acc = Kasyno
    .use = 3 peso na 1 PZ albo odwrotnie
port_authority = Kapitanat portu
    .gen = Kapitanatu portu
    .acc = Kapitanat portu
    .use = przesunięcie znacznika wartości
trade_office = Biuro handlowe
    .gen = Biura handlowego
    .acc = Biuro handlowe
    .use = załadunek jednego dobra za 2 PZ
newspaper = Wydawca gazet
    .gen = Wydawcy gazet
    .acc = Wydawcę gazet
    .use = 1 peso i odwrócenie żetonu Kubańczyka

drive = jazda
set_aside = zapotrzebowanie nowego statku
give = dary dla El Zorro
pablo_helps = wizyta u Pabla
alonso_helps = wizyta u Alonsa
enter = ruch pionka
use = korzystanie z budynku
load = runda załadunku
game_over = koniec gry
end_of_turn = na koniec tury
on_entry = w chwili wejścia pionka
buy_vp = kupno PZ
sell_vp = sprzedaż PZ

option-open_holdings = Peso, dobra i PZ graczy
option-open_holdings-no = za parawanami
option-open_holdings-yes = jawne
option-owner_vp = PZ dla właściciela budynku
option-owner_vp-end_of_turn = na koniec tury
option-owner_vp-on_entry = w chwili wejścia pionka
option-flower_map = Kwiaty Kubańczyków
    .help = Wybierz kwiaty, które są na twoich żetonach.
option-flower_map-none = domyślne kwiaty
option-layout = Układ
    .help = Podaj wszystkich Kubańczyków (dziewięcioro) od przystanku 1, wszystkie budynki (dwanaście) od pierwszego żółtego miejsca albo jedno i drugie. Nazwy oddziel przecinkami.
option-layout-none = losowy
option-max_turns = Limit tur
    .help = Gra kończy się po tylu turach, nawet jeśli zostały statki.
option-max_turns-none = bez limitu

# Dane z pudełka, które przy stole można poprawić, i dlaczego bywa to potrzebne.
figure-flower = Kwiat { $cuban_gen }
figures-flower = Kwiaty na żetonach Kubańczyków
ruling-flower = Kwiaty Conchity, Marii i Martineza to nasze przypuszczenie, bo nie dało się ich odczytać na żetonach. Jeśli na twoich żetonach są inne, popraw je w opcji „Kwiaty Kubańczyków”, gdy przygotowujesz stół.

option-flower_map-no-cuban = „{ $word }” to nie Kubańczyk, którego kwiat można poprawić. Napisz na przykład Maria=żółty. Do wyboru: { $known }.
option-flower_map-no-flower = „{ $word }” to nie kwiat. Do wyboru: { $known }.
option-layout-unknown = „{ $word }” to ani Kubańczyk, ani budynek.
option-layout-twice = To jest w układzie dwa razy: { $word }.
option-layout-lacks-cubans = Układ wymienia wszystkich dziewięcioro Kubańczyków albo żadnego z nich. Brakuje: { $missing }.
option-layout-lacks-buildings = Układ wymienia wszystkie dwanaście budynków albo żadnego. Brakuje: { $missing }.
option-max_turns-no-number = { $value } to nie limit tur. Napisz none albo liczbę od 1 do { $most }.

zone-phase = Teraz
zone-turn = Tura
zone-turns_left = Zostało tur
zone-turn_player = Tura gracza
zone-ship = Statek
zone-ship_number = Statek (z 7)
zone-docked = W porcie
zone-value = PZ za każde dobro
zone-demand = Zapotrzebowanie
zone-aside = Bez zapotrzebowania
zone-aside_shows = Odłożona kość pokazuje
zone-rolled = Wyrzucone kości
zone-street = Ulica
zone-car = Samochód stoi tu
zone-car_stop = Przystanek
zone-inactive = Nieaktywni
zone-flowers = Kwiaty
zone-buildings = Budynki
zone-yellow = żółty
zone-blue = niebieski
zone-red = czerwony
zone-white = biały
zone-supply = Zasoby ogólne
zone-sugar = cukier
zone-fruit = owoce
zone-tobacco = tytoń
zone-rum = rum
zone-cigars = cygara
zone-wood = drewno
zone-using = Wykorzystywany budynek
zone-casino_way = W Kasynie
zone-owner_vp = PZ dla właściciela
zone-loading_players = Jeszcze ładują
zone-vp = PZ
zone-pesos = Peso
zone-goods = Dobra
zone-pawn = Pionek
zone-owned = Własne budynki
zone-tokens = Pozostałe żetony własności

# Części innych zdań, z ich argumentami.
part-pesos = { $pesos } peso
part-cost = { $pesos ->
    [0] za darmo
   *[other] { part-pesos }
  }
part-passing = { $passing ->
    [0] {""}
    [1] {" "}(mija port: wartość rośnie do { $value })
   *[2] {" "}(mija port: statek odpływa)
  }
part-full = { $full ->
    [0] {""}
    [1] {" "}– statek odpływa
   *[2] {" "}– odpływa ostatni statek i gra się kończy
  }
part-usable = { $usable ->
    [no-ship] {" "}(nie teraz: nie ma statku)
    [not-held] {" "}(nie teraz: nie masz { $good_gen })
    [not-in-supply] {" "}(nie teraz: w zasobach ogólnych nie ma { $good_gen })
    [nothing-to-serve] {" "}(nie teraz: nie masz ani rumu, ani cygar)
    [nothing-to-stake] {" "}(nie teraz: nie masz ani { $needed } peso, ani PZ)
    [nothing-wanted] {" "}(nie teraz: nie masz dobra, którego chce statek)
    [nothing-to-swap] {" "}(nie teraz: nie ma czego wymienić)
   *[yes] {""}
  }
part-goods = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
  } { $good_gen }
part-given = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
  } { $given_gen }
part-taken = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
  } { $taken_gen }
part-wood = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
  } drewna

prompt-over-tie-1 = { prompt-over } Remis: { $seat } i { $rival_seat } mają po { $points } PZ. Rozstrzyga liczba pozostałych dóbr: { $most } do { $next }.
prompt-over-tie-2 = { prompt-over } Remis: { $seat } i { $rival_seat } mają po { $points } PZ i po tyle samo pozostałych dóbr. Rozstrzyga liczba peso: { $most } do { $next }.
prompt-drive = Twoja tura: jedź samochodem. Najbliższy przystanek jest za darmo, każdy kolejny kosztuje 1 peso. Masz { part-pesos }.
prompt-set-aside = Wpływa statek { $ship }: odłóż jedną kość. Pozostałe cztery pokazują jego zapotrzebowanie.
prompt-give = El Zorro: daj peso, PZ albo dobro (poza drewnem). Dar dostanie { $seat }.
prompt-pablo = Pablo daje ci jedno dobro (poza drewnem): które bierzesz?
prompt-alonso = U Alonsa możesz zająć budynek (zostało żetonów: { $tokens }) albo wykorzystać własny.
prompt-enter = { $cuban } ma kwiat { $flower }: do którego budynku idzie twój pionek?
prompt-use = { $building }: { $building_use }.
prompt-load = Runda załadunku: załaduj jeden rodzaj dobra albo spasuj. Każde dobro daje { $value } PZ, drewno 1 PZ.

action-drive-harbour = Do { $stop_gen } ({ part-cost }): runda załadunku po { $value } PZ za dobro
action-drive-inactive = Do { $stop_gen } ({ part-cost }): żeton nieaktywny, nic się nie dzieje{ part-passing }
action-drive-last = Do { $stop_gen } ({ part-cost }), mijając port: odpływa ostatni statek i gra od razu się kończy
action-drive-vp = Do { $stop_gen } ({ part-cost }): { $count } PZ{ part-passing }
action-drive-pesos = Do { $stop_gen } ({ part-cost }): { $count } peso{ part-passing }
action-drive-pablo = Do { $stop_gen } ({ part-cost }): wybrane dobro (poza drewnem){ part-passing }
action-drive-el-zorro = Do { $stop_gen } ({ part-cost }): dar od każdego, pionek zostaje{ part-passing }
action-drive-alonso = Do { $stop_gen } ({ part-cost }): zajęcie budynku albo wykorzystanie własnego{ part-passing }
action-drive-goods = Do { $stop_gen } ({ part-cost }): { $count ->
    [0] nie ma już { $good_gen }
   *[other] { part-goods }
  }{ part-passing }
action-set-aside = Odłóż kość: { $good } ({ $demand })
action-give = Daj { $thing_one } (masz { $held })
action-pablo = Weź { $good_one } (w zasobach ogólnych: { $supply })
action-claim = Zajmij { $building_acc } ({ $building_use })
action-use-own = Wykorzystaj { $building_acc } ({ $building_use })
action-enter = Do { $building_gen }: { $building_use }{ part-usable }
action-enter-owned = Do { $building_gen }: { $building_use }{ part-usable }; { $vp } PZ dostaje { $owner_seat }
action-exchange = Wymień { part-given } na { part-taken }
action-saw = Zwróć 1 znacznik drewna za { $vp } PZ i { part-pesos }
action-cafe = Zwróć { $good_one } za { $vp } PZ
action-cafe-both = Zwróć po 1 znaczniku rumu i cygar za { $vp } PZ
action-customs = Przewróć kość ({ $good }) z { $demand } na 0{ part-full }
action-buy-vp = Zapłać { part-pesos } za 1 PZ
action-sell-vp = Zwróć 1 PZ za { part-pesos }
action-port-left = Znacznik wartości w lewo, na { $value }
action-port-right = Znacznik wartości w prawo, na { $value }
action-port-away = Znacznik wartości na flagę z szachownicą{ part-full }
action-flip = Odwróć na nieaktywną stronę: { $cuban }
action-load = Załaduj { part-goods } za { $vp } PZ{ part-full }
action-load-wood = Załaduj { part-wood } zamiast { $good_gen } za { $vp } PZ{ part-full }
action-pass = Spasuj: w tej rundzie już nic nie ładujesz
action-skip-cuban = Zrezygnuj z funkcji { $cuban_gen }
action-skip-building = Zrezygnuj z { $building_gen }
action-enough = Wyjdź z Kasyna

why-now-set-aside = Najpierw odłóż jedną kość dla nowego statku.
why-now-give = Najpierw daj dar dla El Zorro.
why-now-pablo-helps = Najpierw weź dobro od Pabla albo zrezygnuj z jego funkcji.
why-now-alonso-helps = Najpierw skorzystaj z funkcji Alonsa albo z niej zrezygnuj.
why-now-enter = Najpierw przesuń pionek do budynku.
why-now-use = Najpierw skorzystaj z budynku albo z niego zrezygnuj.
why-now-load = Trwa runda załadunku: załaduj dobra albo spasuj.
why-drive-costs = { $stops ->
    [one] { $stops } przystanek
    [few] { $stops } przystanki
   *[many] { $stops } przystanków
  } dalej: to kosztuje { $cost } peso, a masz { $pesos }.
why-no-new-ship = Kość można odłożyć tylko po rzucie kośćmi dla nowego statku.
why-no-thief = Coś daje się tylko wtedy, gdy inny gracz odwiedza El Zorro, raz podczas wizyty.
why-no-pesos = Potrzeba { $needed } peso, a masz { $pesos }.
why-no-vp = Nie masz żadnych PZ.
why-not-held = Potrzeba { $needed ->
    [one] { $needed } znacznika
   *[other] { $needed } znaczników
  } { $good_gen }, a masz { $held }.
why-not-in-supply = Potrzeba { $needed ->
    [one] { $needed } znacznika
   *[other] { $needed } znaczników
  } { $good_gen } z zasobów ogólnych, a jest tam { $left }.
why-not-at-pablo = Tylko Pablo daje dowolnie wybrane dobro (poza drewnem): jedno podczas wizyty, przed ruchem pionka.
why-not-at-alonso = Tylko u Alonsa można zająć budynek albo wykorzystać własny: raz podczas wizyty, przed ruchem pionka.
why-owned-by-you = To już twój budynek: { $building }.
why-owned = { $building } ma już właściciela: { $owner_seat }.
why-no-tokens = Wszystkie twoje żetony własności ({ $most }) są już na planszy.
why-not-your-building = To nie twój budynek: { $building }.
why-no-ship = Bez statku w porcie nie można skorzystać z { $building_gen }.
why-nothing-to-serve = Kawiarnia przyjmuje rum i cygara, a nie masz ani rumu, ani cygar.
why-nothing-to-stake = Kasyno przyjmuje { $needed } peso albo 1 PZ, a nie masz ani tylu peso, ani żadnego PZ.
why-nothing-wanted = Nie masz żadnego dobra, na które statek ma zapotrzebowanie.
why-nothing-to-swap = Nie ma czego wymienić: potrzebne jest twoje dobro i dobro innego rodzaju w zasobach ogólnych (poza drewnem).
why-pawn-stays = Pionek rusza się raz w turze: zaraz po wizycie u Kubańczyka innego niż El Zorro.
why-other-flower = { $building } leży pod { $flower_inst } kwiatem, a { $cuban } ma kwiat { $wanted }.
why-own-pawn = Twój pionek już tam stoi i musi się ruszyć.
why-pawn-there = Stoi tam już pionek: { $pawn_seat }.
why-not-using = Nie korzystasz teraz z { $building_gen }.
why-casino-selling = Podczas tej wizyty już sprzedajesz PZ, więc nie możesz ich kupować.
why-casino-buying = Podczas tej wizyty już kupujesz PZ, więc nie możesz ich sprzedawać.
why-lowest-value = Znacznik wartości stoi na { $value } i nie może zejść niżej.
why-inactive = Ten żeton jest już nieaktywny: { $cuban }.
why-die-aside = Statek nie potrzebuje tego dobra, bo jego kość odłożono: { $good }.
why-not-wanted = Statek nie potrzebuje już tego dobra: { $good }.
why-wants-less = Zapotrzebowanie na to dobro ({ $good }) to tylko { $demand }, a nie { $count }.
why-no-loading = Dobra ładuje się tylko w rundzie załadunku, gdy samochód zatrzyma się w porcie.
why-nothing-to-skip = Teraz nie ma z czego zrezygnować.

event-started = Zaczyna { $seat }. Dla pierwszego statku rzuca kośćmi gracz po prawej stronie.
event-rolled = { $seat } rzuca kośćmi dla statku { $ship }: cukier { $sugar }, owoce { $fruit }, tytoń { $tobacco }, rum { $rum }, cygara { $cigars }.
    .heading = Statek { $ship }
event-set-aside = { $seat } odkłada kość: { $good } ({ $demand }).
event-wants-nothing = Statek { $ship } niczego nie potrzebuje i od razu odpływa.
event-drove = { $seat } jedzie do { $stop_gen } ({ part-cost }).
event-active-again = { $cuban }: żeton wraca na aktywną stronę.
event-found-inactive = { $cuban }: żeton jest nieaktywny, nic się nie dzieje.
event-value-rose = Każde dobro jest teraz warte { $value } PZ.
event-value-fell = { $seat } obniża wartość każdego dobra do { $value } PZ.
event-left-at-the-flag = Statek { $ship } odpływa: znacznik wartości doszedł do flagi z szachownicą.
event-left-full = Statek { $ship } odpływa: ma wszystko, czego potrzebował.
event-took = { $count ->
    [0] { $seat } nic nie dostaje: nie ma już { $good_gen }.
   *[other] { $seat } bierze { part-goods }.
  }
event-got-pesos = { $seat } dostaje { $count } peso.
event-got-vp = { $seat } dostaje { $count } PZ.
event-gave = { $seat } daje { $thing_one }; dar dostaje { $to_seat }.
event-gave-nothing = { $seat } nie ma nic do oddania.
event-claimed = { $seat } zajmuje { $building_acc }.
event-used-own = { $seat } wykorzystuje { $building_acc } bez pionka.
event-skipped-cuban = { $seat } rezygnuje z funkcji { $cuban_gen }.
event-skipped-building = { $seat } rezygnuje z { $building_gen }.
event-left-casino = { $seat } wychodzi z { $building_gen }.
event-entered = { $seat } idzie do { $building_gen }.
event-found-no-building = { $seat } nie może wejść do żadnego budynku: pionek zostaje.
event-exchanged = { $seat } wymienia { part-given } na { part-taken }.
event-sawed = { $seat } zwraca w Tartaku 1 znacznik drewna: { $vp } PZ i { part-pesos }.
event-served = { $seat } zwraca w Kawiarni { $good_one }: { $vp } PZ.
event-turned-to-zero = { $seat } przewraca kość na 0: { $good }.
event-bought-vp = { $seat } płaci { part-pesos } za { $vp } PZ.
event-sold-vp = { $seat } zwraca { $vp } PZ za { part-pesos }.
event-turned-over = { $seat } odwraca żeton na nieaktywną stronę: { $cuban }.
event-loading-begins = { $seat } zaczyna rundę załadunku po { $value } PZ za dobro.
event-loaded = { $seat } ładuje { part-goods }: { $vp } PZ.
event-loaded-wood = { $seat } ładuje { part-wood } zamiast { $good_gen }: { $vp } PZ.
event-passed = { $seat } pasuje.
event-owner-paid = { $seat } dostaje { $vp } PZ za { $building_acc } (stoi tam pionek: { $visitor_seat }).
event-turns-are-over = Gra kończy się po { $turns ->
    [one] { $turns } turze
   *[other] { $turns } turach
  }.
event-scored = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  } ({ $vp } PZ i { $more } za { $tokens ->
    [one] { $tokens } dobro
    [few] { $tokens } dobra
   *[many] { $tokens } dóbr
  }); zostało: { $left ->
    [one] { $left } dobro
    [few] { $left } dobra
   *[many] { $left } dóbr
  }, { part-pesos }.

position-too-many-owned = Nikt nie ma więcej niż { $most } budynków.
position-owned-twice = { $building } ma już właściciela.
position-pawn-twice = Stoi tam już pionek: { $building }.
position-too-many-goods = Znaczników { $good_gen } w zasobach i u graczy jest razem { $total }, a w grze tylko { $most }.
position-one-aside = Gdy statek stoi w porcie, jedna kość leży obok i liczy się tu jako 0.
position-wants-nothing = Statek bez zapotrzebowania już odpłynął.
position-no-ship = Bez statku w porcie nie ma zapotrzebowania.
position-new-ship-value = Dopóki statek nie ma zapotrzebowania, znacznik wartości stoi na { $value }.
position-first-ship = Pierwszy statek jest w porcie przed pierwszą turą.
position-after-the-limit = Gra kończy się po turze { $most }.
position-not-begun = Przed pierwszą turą ustala się tylko zapotrzebowanie pierwszego statku.
position-loading-only = W rundzie załadunku ktoś jeszcze ładuje, a poza nią nikt.
position-use-only = Budynek wykorzystuje się tylko w jego fazie i zawsze wtedy.
position-casino-only = Kierunek ma tylko wymiana w Kasynie.
position-wrong-actor = W tej fazie decyduje inne miejsce.
position-ship-needed = Na początku tury i podczas załadunku statek stoi w porcie.
position-rolling = Statku nie ma w porcie, dopóki nie ma zapotrzebowania.
position-car-elsewhere = W tej fazie samochód stoi tu: { $stop }.
position-inactive-visited = Ten żeton jest nieaktywny i nic nie daje: { $cuban }.
position-no-flower-here = Po wizycie u El Zorro, którego kwiat jest przezroczysty, pionek zostaje na miejscu.
position-at-the-harbour = Gdy samochód stoi w porcie, nie korzysta się z budynków.
position-not-owned = To nie jest budynek gracza, którego jest tura: { $building }.
position-pawn-elsewhere = Nie stoi tu pionek gracza, którego jest tura: { $building }.
position-nothing-to-decide = Nikt nie ma tu nic do zdecydowania.
position-not-over = Gra kończy się, gdy odpłynie siódmy statek albo minie ostatnia tura limitu.
