# Nauticus po polsku. Rzeczowniki stoją pod własnymi identyfikatorami.

game-name = Nauticus
game-line = Wybieraj akcje z obrotowego koła, buduj i ładuj statki, zamieniaj towary oraz korony w punkty zwycięstwa.
game-length = około 35 minut z botami
hidden = coś ukrytego

hull_single = pojedynczy statek
    .acc = pojedynczy statek
    .first = jako pojedynczy
hull_stern = rufa
    .acc = rufę
    .first = od rufy
hull_middle = część środkowa
    .acc = część środkową
    .first = od części środkowej
hull_bow = dziób
    .acc = dziób
    .first = od dziobu
mast_whale = maszt z wielorybem
    .acc = maszt z wielorybem
mast_caravel = maszt ze statkiem
    .acc = maszt ze statkiem
mast_tower = maszt z wieżą
    .acc = maszt z wieżą
mast_star = maszt z gwiazdą
    .acc = maszt z gwiazdą
mast_crown = maszt z koroną
    .acc = maszt z koroną
sail_whale = żagiel z wielorybem
    .acc = żagiel z wielorybem
sail_caravel = żagiel ze statkiem
    .acc = żagiel ze statkiem
sail_tower = żagiel z wieżą
    .acc = żagiel z wieżą
sail_star = żagiel z gwiazdą
    .acc = żagiel z gwiazdą
sail_crown = żagiel z koroną
    .acc = żagiel z koroną
good_fish = ryby
    .acc = ryby
good_grain = zboże
    .acc = zboże
good_coffee = kawa
    .acc = kawę
good_salt = sól
    .acc = sól

whale = wieloryb
caravel = statek
tower = wieża
star = gwiazda

buy_hull = zakup pokładu
buy_masts = zakup masztu
buy_sails = zakup żagli
buy_goods = zakup towarów
transport = transport
money = wypłata pieniędzy
deliver = dostawa towarów
crowns = wartość koron

three_workers = 3 pracowników
mast = darmowy maszt
sail = darmowy żagiel
two_vp = 2 PZ
two_workers = 2 pracowników
worker_good = 1 pracownik i darmowy towar
worker_vp = 1 pracownik i 1 PZ
four_talers = 4 talary
crown_mast = maszt z koroną
crown_sail = żagiel z koroną
three_vp = 3 PZ
seven_talers = 7 talarów
two_goods = 2 różne towary

pass_3 = płytka „Pas” −3
    .acc = płytkę „Pas” −3
pass_2 = płytka „Pas” −2
    .acc = płytkę „Pas” −2
pass_1 = płytka „Pas” −1
    .acc = płytkę „Pas” −1
blue_worker = 1 niebieski pracownik
    .acc = 1 niebieskiego pracownika
own_worker = 1 własny pracownik
    .acc = 1 własnego pracownika
no_room = na płytkę nie ma miejsca
none_left = w ogólnej puli nic nie zostało

stuck_worker = Nie masz już pracowników
stuck_money = Nie stać cię na żadną z płytek
stuck_room = Nie masz miejsca na żadną płytkę, na którą cię stać
stuck_store = Twój magazyn jest pusty
stuck_yard = Żaden z twoich statków nie przyjmie płytki z magazynu
stuck_cargo = Żaden z twoich ukończonych statków nie ma pełnego ładunku
stuck_unloading = Masz za mało pracowników, żeby wyładować statek
stuck_crown = Nie masz żadnej korony
stuck_cap = Korony przyniosły już najwięcej, ile można dostać w jednej akcji

choose_tile = wybór płytki akcji
bonus_pick = wybór bonusu
act = wykonywanie akcji
placing = umieszczanie płytki
reward = nagrody za statek
goods_pick = wybór dwóch towarów
free_tile = darmowa płytka
after_main = koniec tury
game_over = koniec gry

option-first_player = Pierwszy gracz rozpoczynający
option-first_player-random = losowy
option-first_player-no-seat = Przy stole dla { $players } osób nie ma gracza { $number }.
option-first_player-0 = gracz 1
option-first_player-1 = gracz 2
option-first_player-2 = gracz 3
option-first_player-3 = gracz 4
option-rounds = Liczba rund
    .help = Według zasad dwoje graczy rozgrywa 4 rundy, a większa liczba graczy 5.
option-rounds-none = według zasad (4 lub 5)
option-warehouse_capacity = Liczba przestrzeni w magazynie
option-board = Nadruk na planszy
    .help = Zacznij od pola z 3 pracownikami i idź zgodnie z ruchem wskazówek zegara.
option-board-none = wartości domyślne

figures-bonus = Bonusy
figures-prices = Ceny od lewej do prawej
figures-wheel = Niebiescy pracownicy na kole
figure-bonus = Bonus pola { $number }
figure-prices = Ceny przy polu { $number }
figure-wheel = Koło, { $number }. pole za kotwicą
prices_0123 = 0, 1, 2, 3
prices_0132 = 0, 1, 3, 2
prices_0213 = 0, 2, 1, 3
prices_0231 = 0, 2, 3, 1
prices_0312 = 0, 3, 1, 2
prices_0321 = 0, 3, 2, 1
prices_1023 = 1, 0, 2, 3
prices_1032 = 1, 0, 3, 2
prices_1203 = 1, 2, 0, 3
prices_1230 = 1, 2, 3, 0
prices_1302 = 1, 3, 0, 2
prices_1320 = 1, 3, 2, 0
prices_2013 = 2, 0, 1, 3
prices_2031 = 2, 0, 3, 1
prices_2103 = 2, 1, 0, 3
prices_2130 = 2, 1, 3, 0
prices_2301 = 2, 3, 0, 1
prices_2310 = 2, 3, 1, 0
prices_3012 = 3, 0, 1, 2
prices_3021 = 3, 0, 2, 1
prices_3102 = 3, 1, 0, 2
prices_3120 = 3, 1, 2, 0
prices_3201 = 3, 2, 0, 1
prices_3210 = 3, 2, 1, 0

ruling-bonus = Nasz egzemplarz instrukcji nie pokazuje kolejności bonusów, więc leżą tak, jak je wymienia. Jeśli na twojej planszy jest inna kolejność, popraw ją w opcji „{ option-board }”, gdy przygotowujesz stół.
ruling-prices = Nasz egzemplarz instrukcji pokazuje tylko ceny przy polu z 2 PZ. Jeśli na twojej planszy są inne ceny niż nasze, popraw je w opcji „{ option-board }”, gdy przygotowujesz stół.
ruling-wheel = Nasz egzemplarz instrukcji nie pokazuje, ilu niebieskich pracowników jest na każdym polu koła. Jeśli na twoim kole są inne liczby niż nasze, popraw je w opcji „{ option-board }”, gdy przygotowujesz stół.
ruling-warehouse = Nasz egzemplarz instrukcji nie pokazuje, ile przestrzeni ma magazyn, więc przyjęliśmy 12. Jeśli twój ma inną liczbę, wybierz ją w opcji „{ option-warehouse_capacity }”, gdy przygotowujesz stół.
ruling-crest = Nasz egzemplarz instrukcji pokazuje tylko wieloryba i statek, więc wieża i gwiazda to nasze nazwy i rysunki. Jeśli na twoich płytkach są inne herby, różnią się tylko rysunki, bo wszystkie herby działają tak samo.

error-board-text = Opcja board to tekst: tabela z liczbami z planszy, a nie { $value }.
error-board-file = Nie można odczytać pliku planszy „{ $file }”: { $reason }.
error-board-too-long = Tabela planszy może mieć najwyżej { $most } znaków.
error-board-not-toml = Tabeli planszy nie można odczytać jako TOML: { $reason }.
error-board-empty = Tabela planszy jest pusta: potrzebne jest places, wheel albo warehouse.
error-board-unknown-field = W tabeli planszy jest { $where }, a to nie jest znane pole. Znane są: { $known }.
error-board-not-a-list = Tabela planszy, { $where }: potrzebna jest lista o długości { $length }, a nie { $value }.
error-board-not-in-range = Tabela planszy, { $where }: { $value } nie jest liczbą całkowitą od { $least } do { $most }.
error-board-no-anchor = Tabela planszy, { $where }: koło zaczyna się od kotwicy, przy której jest 0 pracowników, a nie { $value }.
error-board-not-a-place = Tabela planszy, { $where }: pole wymaga bonus i prices, a nie { $value }.
error-board-not-a-bonus = Tabela planszy, { $where }: { $value } nie jest identyfikatorem bonusu. Znane są: { $known }.
error-board-bonus-twice = Tabela planszy, { $where }: { $value } występuje dwa razy, a każdy bonus należy do jednego pola.
error-board-same-bonus = Dwa pola nie mogą mieć tego samego bonusu: { $bonus }.
error-board-prices-not-all = Tabela planszy, { $where }: { $value } musi zawierać każdą z cen 0, 1, 2 i 3 dokładnie raz.

zone-stage = Teraz
zone-round = Runda
zone-rounds = Liczba rund
zone-phase = Faza akcji
zone-start_player = Gracz rozpoczynający
zone-turn_player = Tura gracza
zone-action = Wybrana akcja
zone-anchor_place = Kotwica przy polu
zone-next_anchor_place = Kotwica w następnej rundzie przy polu
zone-places = Pola zgodnie z ruchem wskazówek zegara
zone-tile = Płytka
zone-used = Użyta
zone-bonus = Bonus
zone-bonus_lost = Przepadająca płytka z bonusu
zone-blue_workers = Niebiescy pracownicy
zone-prices = Ceny
zone-execution = Wykonywana akcja
zone-current_action = Akcja
zone-is_extra = Dodatkowa akcja
zone-main_done = Akcja główna zakończona
zone-blue_left = Pozostali niebiescy pracownicy
zone-uses = Dotychczasowe użycia
zone-prices_now = Ceny teraz
zone-bought = Kupione w tej akcji
zone-free_tile_done = Darmowa płytka rozstrzygnięta
zone-crown_vp = PZ za korony w tej akcji
zone-in_hand = Do umieszczenia
zone-finished_ship = Ukończony statek
zone-first_good = Pierwszy z dwóch towarów
zone-rewards_due = Nagrody do wzięcia
zone-rewards_taken = Wzięte nagrody
zone-supply = Ogólna pula
zone-vp = Tor punktacji
zone-coins = Talary
zone-workers = Pracownicy
zone-crowns = Korony
zone-pass_tiles = Nieodwrócone płytki „Pas”
zone-penalty = Ujemne punkty na koniec rundy
zone-extra_available = Płytka „Dodatkowej Akcji”
zone-warehouse = Magazyn
zone-space_left = Wolna przestrzeń
zone-ships = Statki
zone-parts = Części
zone-cargo = Ładunek
zone-decks = Pokłady
zone-crest = Herb
zone-closed = Pokład zakończony
zone-finished = Ukończony
zone-delivered = Dostarczone
zone-vp_for_goods = PZ za dostawy
zone-vp_for_ships = PZ za statki
zone-left_overs = Talary i pozostałe materiały
zone-vp_for_left_overs = PZ za pozostałe materiały
zone-score_now = PZ, gdyby gra skończyła się teraz
zone-hull_single = { hull_single }
zone-hull_stern = { hull_stern }
zone-hull_middle = { hull_middle }
zone-hull_bow = { hull_bow }
zone-mast_whale = { mast_whale }
zone-mast_caravel = { mast_caravel }
zone-mast_tower = { mast_tower }
zone-mast_star = { mast_star }
zone-mast_crown = { mast_crown }
zone-sail_whale = { sail_whale }
zone-sail_caravel = { sail_caravel }
zone-sail_tower = { sail_tower }
zone-sail_star = { sail_star }
zone-sail_crown = { sail_crown }
zone-good_fish = { good_fish }
zone-good_grain = { good_grain }
zone-good_coffee = { good_coffee }
zone-good_salt = { good_salt }

prompt-over-tie-1 = { prompt-over } Remis: { $seat } i { $rival_seat } mają po { $points } PZ. Rozstrzyga liczba pozostałych talarów: { $most } do { $next }.
prompt-over-tie-2 = { prompt-over } Remis: { $seat } i { $rival_seat } mają po { $points } PZ i po tyle samo pozostałych talarów. Rozstrzyga liczba wszystkich talarów: { $most } do { $next }.
prompt-choose = Wybierz akcję dla wszystkich ({ $left ->
    [one] została { $left } płytka
    [few] zostały { $left } płytki
   *[many] zostało { $left } płytek
  }). Dostaniesz bonus z jej pola.
prompt-bonus = Twój bonus: { $bonus }. Która płytka trafi do magazynu?
prompt-act = Akcja: { $kind }. Wykonaj ją albo spasuj. Pracownicy: niebiescy { $blue }, własni { $workers }; { $coins ->
    [one] { $coins } talar
    [few] { $coins } talary
   *[many] { $coins } talarów
  }.
prompt-act-none = Akcja: { $kind }. { $why }: możesz tylko spasować{ $extra ->
    [0] .
   *[other] {" "}albo najpierw wykonać dodatkową akcję.
  }
prompt-act-extra = Dodatkowa akcja: { $kind }. Użyj jej co najmniej raz. Masz { part-left }.
part-left = { $workers ->
    [one] { $workers } pracownika
   *[many] { $workers } pracowników
  } i { $coins ->
    [one] { $coins } talara
    [few] { $coins } talary
   *[many] { $coins } talarów
  }
prompt-act-more = Akcja: { $kind }. Użyj jej jeszcze raz albo ją zakończ. Pracownicy: niebiescy { $blue }, własni { $workers }; { $coins ->
    [one] { $coins } talar
    [few] { $coins } talary
   *[many] { $coins } talarów
  }.
prompt-act-extra-more = Dodatkowa akcja: { $kind }. Użyj jej jeszcze raz albo ją zakończ. Masz { part-left }.
prompt-act-over = Akcja: { $kind }. { $why }: zakończ akcję.
prompt-act-extra-over = Dodatkowa akcja: { $kind }. { $why }: zakończ akcję.
prompt-place-bought = Gdzie umieścić { $tile_acc }?
prompt-place-moved = Gdzie w stoczni umieścić { $tile_acc }?
prompt-reward = Statek { $ship } jest ukończony: wybierz nagrodę (zostało do wyboru: { $due }).
prompt-goods-first = Twoja nagroda to dwa towary: wybierz pierwszy.
prompt-goods-second = Twoja nagroda to dwa towary: wybierz drugi, innego rodzaju.
prompt-free-tile = Masz kupione wszystkie cztery rodzaje: wybierz darmową płytkę.
prompt-after-main = Kończysz turę czy wykonujesz teraz dodatkową akcję (raz w grze, z 2 pracownikami więcej)?

action-choose = Wybierz „{ $kind }”; bonus: { $bonus }; { part-blue }
action-choose-lost = Wybierz „{ $kind }”; bonus: { $bonus }, ale { $why }; { part-blue }
part-blue = { $blue ->
    [0] bez niebieskich pracowników
    [one] { $blue } niebieski pracownik
    [few] { $blue } niebiescy pracownicy
   *[many] { $blue } niebieskich pracowników
  }
action-pass = Spasuj (oszczędza { $saved } PZ i daje koronę do końca rundy)
action-pass-again = Spasuj (wszystkie płytki „Pas” są już odwrócone)
action-end-action = Zakończ akcję
action-end-action-blue = Zakończ akcję, rezygnując z { $blue ->
    [one] { $blue } niebieskiego pracownika
   *[many] { $blue } niebieskich pracowników
  }
action-end-turn = Zakończ turę i zachowaj dodatkową akcję na później
action-take = Weź do magazynu { $tile_acc }
action-buy = Kup { $tile_acc } za { $price ->
    [one] { $price } talara
    [few] { $price } talary
   *[many] { $price } talarów
  } i { $worker_acc }
action-buy-copy = Kup ponownie { $tile_acc } za { $price ->
    [one] { $price } talara
    [few] { $price } talary
   *[many] { $price } talarów
  } i { $worker_acc }
action-buy-free = Kup { $tile_acc } za 0 talarów i { $worker_acc } (do magazynu)
action-transport = Przenieś do stoczni { $tile_acc } za { $worker_acc }
action-store = Umieść { $tile_acc } w magazynie ({ $left ->
    [0] nie zostanie już wolna przestrzeń
    [one] zostanie { $left } wolna przestrzeń
    [few] zostaną { $left } wolne przestrzenie
   *[many] zostanie { $left } wolnych przestrzeni
  })
action-new-ship = Zacznij statek { $ship } { $tile_first }
action-place = Dołóż { $tile_acc } do statku { $ship }
action-close = Dołóż { $tile_acc } do statku { $ship } i zakończ pokład (statek { $decks }-pokładowy)
action-finish = Dołóż { $tile_acc } do statku { $ship } i ukończ go: { $points } PZ na koniec gry, { $decks ->
    [one] { $decks } nagroda
    [few] { $decks } nagrody
   *[many] { $decks } nagród
  } teraz
action-money = Weź { $coins ->
    [one] { $coins } talara
    [few] { $coins } talary
   *[many] { $coins } talarów
  } za { $worker_acc }
action-crowns = Weź { $points } PZ za { $crowns ->
    [one] { $crowns } koronę
    [few] { $crowns } korony
   *[many] { $crowns } koron
  }; koszt: { $worker }
action-deliver = Dostarcz ładunek statku { $ship } ({ $goods }): o { $points } PZ więcej na koniec gry; pracownicy: { $cost }, w tym własni: { $own_workers }
action-extra = Dodatkowa akcja: { $kind }
action-extra-buy = Dodatkowa akcja: { $kind } (od { $price } talarów)
action-reward = Nagroda: { $reward }

why-now-choose-tile = Najpierw wybierz płytkę akcji.
why-now-bonus-pick = Najpierw weź płytkę z bonusu.
why-now-act = Wykonujesz teraz akcję, a to do niej nie należy.
why-now-placing = Najpierw umieść płytkę, którą masz w ręce.
why-now-reward = Najpierw wybierz nagrody za ukończony statek.
why-now-goods-pick = Najpierw wybierz dwa towary z nagrody.
why-now-free-tile = Najpierw wybierz darmową płytkę.
why-now-after-main = Akcja główna jest zakończona. Możesz wykonać dodatkową akcję albo zakończyć turę.
why-tile-used = Płytka „{ $kind }” została już użyta w tej rundzie.
why-pass-in-extra = W dodatkowej akcji nie można spasować. Użyj jej co najmniej raz, a potem ją zakończ.
why-pass-after-use = Akcja została już użyta, więc za późno na pas. Zakończ ją.
why-extra-needs-use = Użyj dodatkowej akcji co najmniej raz, zanim ją zakończysz.
why-use-or-pass = Akcja nie została jeszcze użyta: użyj jej albo spasuj.
why-action-not-ended = Najpierw zakończ akcję.
why-turn-not-over = Najpierw wykonaj akcję albo spasuj.
why-nothing-free = Nie masz teraz darmowej płytki do wzięcia.
why-not-offered = Tej płytki nie można teraz wybrać ({ $tile }).
why-none-left = W ogólnej puli nie ma już takiej płytki ({ $tile }).
why-same-good = Dwa towary muszą być różne, a ten jest już wybrany ({ $tile }).
why-no-space = Brak wolnej przestrzeni w magazynie: potrzeba { $size } przestrzeni, a wolnych jest { $space } ({ $tile }).
why-no-space-golden = Płytka, która nie kosztuje talarów, musi trafić do magazynu: potrzeba { $size } przestrzeni, a wolnych jest { $space } ({ $tile }).
why-nowhere = Nie ma gdzie umieścić tej płytki: nie przyjmie jej żaden z twoich statków, a w magazynie potrzeba { $size } przestrzeni, gdy wolnych jest { $space } ({ $tile }).
why-other-action = To należy do akcji „{ $kind }”, a teraz trwa akcja „{ $current }”.
why-not-stored = W twoim magazynie nie ma takiej płytki ({ $tile }).
why-no-worker = Potrzebny jest pracownik, a nie masz już ani niebieskiego, ani własnego.
why-too-dear = Cena to { $price ->
    [one] { $price } talar
    [few] { $price } talary
   *[many] { $price } talarów
  }, a masz { $coins } ({ $tile }).
why-no-crown = Nie masz żadnej korony: masztu z koroną, żagla z koroną ani odwróconej płytki „Pas”.
why-crown-cap = Ta akcja przyniosła już { $cap } PZ, a „wartość koron” nie może naraz przynieść więcej.
why-too-many-ships = Masz już { $most ->
    [one] { $most } statek
    [few] { $most } statki
   *[many] { $most } statków
  }, a więcej mieć nie można.
why-no-ship-mast = Żaden z twoich statków nie przyjmie tej płytki ({ $tile }): potrzebny jest pokład bez masztu, a herb na statku może być tylko jeden.
why-no-ship-sail = Żaden z twoich statków nie przyjmie tej płytki ({ $tile }): potrzebny jest maszt bez żagla, a herb na statku może być tylko jeden.
why-no-ship-good = Żaden z twoich statków nie ma pustego pokładu na ten towar ({ $tile }).
why-no-such-ship = Nie ma statku { $ship }: twoich statków jest { $ships }.
why-not-finished = Statek { $ship } nie jest ukończony, a towary dostarczają tylko ukończone statki.
why-not-full = Statek { $ship } musi mieć pełny ładunek, a na { $decks ->
    [one] { $decks } pokładzie
   *[other] { $decks } pokładach
  } wiezie towarów: { $cargo }.
why-too-few-workers = Dostawa ze statku { $ship } wymaga naraz { $decks ->
    [one] { $decks } pracownika
   *[many] { $decks } pracowników
  }, a razem z niebieskimi masz ich { $workers }.
why-nothing-in-hand = Nie ma żadnej płytki do umieszczenia.
why-came-from-store = Ta płytka pochodzi z magazynu i musi trafić do stoczni ({ $tile }).
why-not-a-hull = Statek zaczyna się od części pokładu, a ta płytka nią nie jest ({ $tile }).
why-ship-loaded = Statek { $ship } ma już towar na każdym pokładzie (pokładów: { $decks }).
why-masts-full = Każdy pokład statku { $ship } ma już maszt (pokładów: { $decks }).
why-sails-full = Statek { $ship } nie ma masztu bez żagla (masztów: { $masts }).
why-other-crest = Statek { $ship } ma herb „{ $crest }”, a herb na statku może być tylko jeden, więc { $tile } nie pasuje.
why-single-alone = Pojedynczy statek jest zawsze osobnym statkiem.
why-on-single = Statek { $ship } to pojedynczy statek, więc nic nie można do niego dołożyć.
why-closed = Statek { $ship } ma już rufę i dziób, więc nic nie można między nie włożyć.
why-middles-full = Statek { $ship } ma już { $most ->
    [one] { $most } część środkową
    [few] { $most } części środkowe
   *[many] { $most } części środkowych
  }, a więcej mieć nie może.
why-has-end = Statek { $ship } ma już { $tile_acc }.
why-extra-under-way = Właśnie trwa twoja dodatkowa akcja.
why-extra-gone = Dodatkowa akcja jest już wykorzystana. Jest tylko jedna w grze.
why-extra-midway = Nie można przerwać akcji: dodatkową akcję wykonuje się przed jej pierwszym użyciem albo po jej zakończeniu.
why-extra-too-dear = W dodatkowej akcji każda płytka kosztuje { $price ->
    [one] { $price } talara
    [few] { $price } talary
   *[many] { $price } talarów
  }, a masz { $coins }.
why-extra-useless = Nawet z dwoma pracownikami więcej nie da się wykonać akcji „{ $kind }”.
why-no-reward-due = Żaden statek nie został właśnie ukończony, więc nie ma nagrody do wzięcia.
why-reward-twice = Za jeden statek tę samą nagrodę można wziąć najwyżej { $most } razy ({ $reward }).
why-reward-space = Ta nagroda wymaga w magazynie { $size } przestrzeni, a wolnych jest { $space } ({ $reward }).
why-reward-none-left = W ogólnej puli jest za mało na tę nagrodę ({ $reward }).

event-started = Pierwszym graczem rozpoczynającym jest { $seat }.
    .heading = Runda 1
event-dealt = Płytki akcji od pierwszego pola: { $kinds }.
event-chose = { $seat } wybiera akcję „{ $kind }” i dostaje bonus: { $bonus }.
event-bonus-lost = { $seat } nie może wziąć płytki z bonusu ({ $bonus }).
event-took-bonus = { $seat } bierze jako bonus { $tile_acc }.
event-took-free = { $seat } kupuje wszystkie cztery rodzaje i bierze za darmo { $tile_acc }.
event-took-reward = { $seat } bierze w nagrodę { $tile_acc }.
event-free-tile-lost = { $seat } kupuje wszystkie cztery rodzaje, ale nie może wziąć darmowej płytki.
event-passed = { $seat } pasuje i odwraca { $tile_acc }.
event-passed-again = { $seat } pasuje.
event-bought = { $seat } kupuje { $tile_acc } za { $price ->
    [one] { $price } talara
    [few] { $price } talary
   *[many] { $price } talarów
  }{ $own_workers ->
    [0] {""}
   *[many] {" "}i własnego pracownika
  }.
event-got-for-nothing = { $seat } dostaje do magazynu { $tile_acc } za { $price } talarów{ $own_workers ->
    [0] {""}
   *[many] {" "}i własnego pracownika
  }.
event-transported = { $seat } wyjmuje z magazynu { $tile_acc }{ $own_workers ->
    [0] {""}
   *[many] {" "}za własnego pracownika
  }.
event-stored = { $seat } umieszcza { $tile_acc } w magazynie.
event-began-ship = { $seat } zaczyna statek { $ship } { $tile_first }.
event-placed = { $seat } dokłada { $tile_acc } do statku { $ship }.
event-finished = { $seat } kończy budowę statku { $ship }: { $decks ->
    [one] { $decks } pokład, { $decks } nagroda
    [few] { $decks } pokłady, { $decks } nagrody
   *[many] { $decks } pokładów, { $decks } nagród
  }.
event-rewarded = { $seat } wybiera nagrodę: { $reward }.
event-paid-out = { $seat } dostaje { $coins ->
    [one] { $coins } talara
    [few] { $coins } talary
   *[many] { $coins } talarów
  }{ $own_workers ->
    [0] {""}
   *[many] {" "}za własnego pracownika
  }.
event-crowned = { $seat } dostaje { $points } PZ za korony{ $own_workers ->
    [0] {""}
   *[many] {" "}i oddaje własnego pracownika
  }.
event-delivered = { $seat } dostarcza ładunek statku { $ship } ({ $goods }){ $own_workers ->
    [0] {""}
   *[many] ; własnych pracowników: { $own_workers }
  }.
event-began-extra = { $seat } wykonuje dodatkową akcję „{ $kind }” i dostaje 2 pracowników.
event-ended-action = { $seat } kończy akcję.
event-phase-begins = Faza akcji { $phase }: graczem rozpoczynającym jest { $seat }.
event-penalty = { $seat } traci { $points } PZ za płytki „Pas”.
event-round-begins = Runda { $round }: kotwica wskazuje pole { $place } ({ $bonus }), a graczem rozpoczynającym jest { $seat }.
    .heading = Runda { $round }
    .rest = Kotwica wskazuje pole { $place } ({ $bonus }), a graczem rozpoczynającym jest { $seat }.
event-scored = { $seat }: { $points } PZ (tor: { $track }, dostawy: { $goods }, statki: { $ships }, pozostałe materiały: { $rest }).

position-tile-places = Każda płytka akcji leży na jednym polu.
position-warehouse-full = Zajęta przestrzeń: { $spaces }, a w magazynie jest jej { $capacity }.
position-not-a-tile = Nie ma takiej płytki.
position-not-a-hull = Statek to jedna płytka pojedynczego statku albo co najmniej jedna część spośród: rufa, część środkowa, dziób.
position-does-not-fit = To nie pasuje do statku: { $tile }.
position-tile-too-often = Tej płytki jest więcej niż { $most }: { $tile }.
position-used-tiles = W tej fazie użyto tylu różnych płytek: { $expected }.
position-chosen-tile = Płytka jest wybrana tylko wtedy, gdy gracze wykonują tury, i zawsze wtedy.
position-chosen-unused = Wybrana płytka liczy się jako użyta.
position-anchor-token = Żeton kotwicy leży na polu od fazy 2 (wcześniej −1).
position-no-turns-yet = W tej fazie nikt jeszcze nie wykonał tury.
position-not-over-yet = Gra kończy się po fazie 7 ostatniej rundy.
position-passes-turned-back = Po końcu gry wszystkie płytki „Pas” są odwrócone z powrotem.
position-kind-now = Akcja trwa od początku tury do końca akcji, a poza tym nigdy.
position-no-action-now = Teraz nie trwa żadna akcja.
position-main-done = Akcja główna jest wykonana tylko podczas dodatkowej akcji po niej albo przed końcem tury.
position-kind-not-chosen = Akcją główną jest wybrana akcja.
position-blue-workers = Koło daje tylu niebieskich pracowników: { $expected }. Przed pierwszym użyciem są wszyscy.
position-bought-uses = W tej akcji musi być kupionych tyle płytek, ile było użyć.
position-crown-vp = PZ za korony przynosi tylko wartość koron.
position-free-tile = Darmowa płytka jest rozstrzygnięta tylko wtedy, gdy wszystkie cztery rodzaje są kupione i umieszczone, i zawsze wtedy.
position-extra-tile = Podczas dodatkowej akcji nie ma płytki „Dodatkowej Akcji”. Na końcu tury, która na nią czeka, płytka jeszcze jest.
position-hand-empty = Płytka jest w ręce tylko wtedy, gdy czeka na umieszczenie, i zawsze wtedy.
position-hand-unpaid = Trwająca akcja nie dała tej płytki do ręki.
position-no-tile-bonus = Bonusem tego pola nie jest płytka.
position-no-free-tile = Nie należy się darmowa płytka.
position-no-rewards-now = Nagrody należą się tylko po ukończeniu statku.
position-no-ship-finished = Żaden statek nie został właśnie ukończony.
position-rewards-count = Nagrody wzięte i należne to po jednej za każdy pokład: { $expected }.
position-rewards-due = Należy się tu co najmniej jedna nagroda.
position-no-goods-due = Dwa towary wybiera się tylko wtedy, gdy wybrano je jako nagrodę.
position-no-room-for-goods = Nie ma miejsca na towary albo zostało za mało rodzajów.
position-not-a-good = To nie jest towar.
position-wrong-actor = Przy tym graczu rozpoczynającym i tylu turach decyduje miejsce { $expected }.
position-nothing-to-decide = Nikt nie ma tu nic do zdecydowania.
