# Puerto Rico po polsku. Rzeczowniki stoją pod własnymi identyfikatorami.

game-name = Puerto Rico
game-line = Sadź, zatrudniaj, buduj i produkuj, a towary sprzedawaj za dublony albo wysyłaj statkami za punkty zwycięstwa.
game-length = około 45 minut z botami
hidden = zakryte

# Towary i żetony wyspy
counted = { $count } × { $item }
corn = kukurydza
    .acc = kukurydzę
    .gen = kukurydzy
    .tile = plantację kukurydzy
indigo = indygo
    .acc = indygo
    .gen = indygo
    .tile = plantację indygo
sugar = cukier
    .acc = cukier
    .gen = cukru
    .tile = plantację cukru
tobacco = tytoń
    .acc = tytoń
    .gen = tytoniu
    .tile = plantację tytoniu
coffee = kawa
    .acc = kawę
    .gen = kawy
    .tile = plantację kawy
quarry = kamieniołom
    .tile = kamieniołom
forest = las
    .tile = las
san_juan = San Juan

# Robotnicy i inne elementy
corn_tokens = znaczniki kukurydzy
corn_tiles = plantacje kukurydzy
indigo_tokens = znaczniki indygo
indigo_tiles = plantacje indygo
sugar_tokens = znaczniki cukru
sugar_tiles = plantacje cukru
tobacco_tokens = znaczniki tytoniu
tobacco_tiles = plantacje tytoniu
coffee_tokens = znaczniki kawy
coffee_tiles = plantacje kawy
quarries = kamieniołomy
workers = robotnicy
nobles = szlachcice
vp = punkty zwycięstwa
worker = robotnik
    .acc = robotnika
    .gen = robotnika
noble = szlachcic
    .acc = szlachcica
    .gen = szlachcica
victory_point = punkt zwycięstwa
    .acc = punkt zwycięstwa
good_item = towar
role_card = karta postaci
market = Targowisko
load = załadunek
plunder = grabież
festival = festyn
production = produkcja
hiring = zatrudnianie

# Budynki
small_indigo_plant = Mała farbiarnia
    .acc = Małą farbiarnię
small_sugar_mill = Mała cukrownia
    .acc = Małą cukrownię
indigo_plant = Farbiarnia
    .acc = Farbiarnię
sugar_mill = Cukrownia
    .acc = Cukrownię
tobacco_storage = Suszarnia tytoniu
    .acc = Suszarnię tytoniu
coffee_roaster = Palarnia kawy
    .acc = Palarnię kawy
small_market = Mały targ
    .acc = Mały targ
hacienda = Hacjenda
    .acc = Hacjendę
construction_hut = Kuźnia
    .acc = Kuźnię
small_warehouse = Mały magazyn
    .acc = Mały magazyn
hospice = Przytułek
    .acc = Przytułek
office = Biuro handlowe
    .acc = Biuro handlowe
large_market = Duży targ
    .acc = Duży targ
large_warehouse = Duży magazyn
    .acc = Duży magazyn
factory = Przetwórnia
    .acc = Przetwórnię
university = Uniwersytet
    .acc = Uniwersytet
harbor = Port
    .acc = Port
wharf = Nabrzeże
    .acc = Nabrzeże
guild_hall = Siedziba cechu
    .acc = Siedzibę cechu
residence = Rezydencja
    .acc = Rezydencję
fortress = Twierdza
    .acc = Twierdzę
customs_house = Urząd celny
    .acc = Urząd celny
city_hall = Ratusz
    .acc = Ratusz
aqueduct = Akwedukt
    .acc = Akwedukt
black_market = Czarny rynek
    .acc = Czarny rynek
forest_house = Szałas
    .acc = Szałas
storehouse = Skład
    .acc = Skład
guesthouse = Zajazd
    .acc = Zajazd
trading_post = Faktoria
    .acc = Faktorię
church = Kościół
    .acc = Kościół
small_wharf = Przystań
    .acc = Przystań
lighthouse = Latarnia morska
    .acc = Latarnię morską
library = Biblioteka
    .acc = Bibliotekę
specialty_factory = Manufaktura
    .acc = Manufakturę
union_hall = Przeładownia
    .acc = Przeładownię
cloister = Klasztor
    .acc = Klasztor
statue = Statua
    .acc = Statuę
land_office = Kancelaria
    .acc = Kancelarię
chapel = Kaplica
    .acc = Kaplicę
hunting_lodge = Domek myśliwski
    .acc = Domek myśliwski
masons_guild = Gildia murarska
    .acc = Gildię murarską
royal_supplier = Skarbiec
    .acc = Skarbiec
villa = Willa
    .acc = Willę
jeweler = Zakład jubilerski
    .acc = Zakład jubilerski
royal_garden = Ogród pałacowy
    .acc = Ogród pałacowy

# Postacie i fazy
settler = Plantator
mayor = Burmistrz
builder = Budowniczy
craftsman = Zarządca
trader = Kupiec
captain = Kapitan
prospector_1 = Poszukiwacz złota
prospector_2 = Poszukiwacz złota 2
buccaneer = Korsarz
captured_role = pojmana postać
drafting = wybór budynków
round = wybór postaci
ending = ostatnie ruchy z Zajazdu
game_over = koniec gry

end_workers = zabrakło robotników do Magistratu
end_city = czyjeś miasto jest pełne
end_vp = skończyły się punkty zwycięstwa

# O czym się decyduje
node_go_on = żadna
node_draft = wybierz budynek do gry
node_role = wybierz postać
node_settler = weź żeton albo spasuj
node_forest = zdecyduj, czy plantacja stanie się lasem
node_hospice = zdecyduj, czy Przytułek da robotnika
node_settler_again = weź drugi żeton dzięki Bibliotece albo spasuj
node_hunt = skorzystaj z Domku myśliwskiego albo spasuj
node_mayor_privilege = wybierz liczbę dodatkowych robotników
node_hire = wybierz, kogo zatrudniasz
node_assign_nobles = rozmieść szlachciców
node_assign_workers = rozmieść robotników
node_build = zbuduj budynek albo spasuj
node_black_market = wybierz elementy na Czarny rynek
node_university = zdecyduj, czy Uniwersytet da robotnika
node_craft = weź dodatkowy towar zarządcy albo spasuj
node_trade = sprzedaj towar albo spasuj
node_land_discard = wybierz, co sprzedajesz w Kancelarii
node_royal_supply = dostarcz towar do Skarbca albo spasuj
node_load = załaduj towary
node_small_wharf = wybierz towary w Przystani
node_store_kind = wybierz rodzaj towaru do magazynu
node_store_one = wybierz pojedynczy znacznik do przechowania
node_buccaneer = wybierz akcję korsarza
node_keep_loot = wybierz, ile łupu zatrzymujesz
node_raid = rozmieść robotników z najazdu albo spasuj
node_guest_window = zdecyduj, czy ktoś opuści Zajazd
node_guest_target = wybierz, gdzie ma pracować ten, kto opuszcza Zajazd
node_vp_asked = zdecyduj, czy bierzesz punkty zwycięstwa
node_doubloons_asked = zdecyduj, czy bierzesz dublony
node_goods_asked = zdecyduj, czy bierzesz towary
node_people_asked = zdecyduj, czy bierzesz robotników
node_over = żadna, gra się skończyła

# Liczebniki do zdań poniżej
count-doubloons = { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
   *[many] { $count } dublonów
  }
price-doubloons = { $price ->
    [one] { $price } dublon
    [few] { $price } dublony
   *[many] { $price } dublonów
  }
own-doubloons = { $doubloons ->
    [one] { $doubloons } dublon
    [few] { $doubloons } dublony
   *[many] { $doubloons } dublonów
  }
count-workers = { $count ->
    [one] { $count } robotnika
   *[other] { $count } robotników
  }
count-nobles = { $count ->
    [one] { $count } szlachcica
   *[other] { $count } szlachciców
  }
count-people = { $count ->
    [one] { $count } robotnika
   *[other] { $count } robotników
  }
waiting-workers = { $workers ->
    [one] { $workers } robotnik
   *[other] { $workers } robotników
  }
waiting-nobles = { $nobles ->
    [one] { $nobles } szlachcic
   *[other] { $nobles } szlachciców
  }
count-items = { $items ->
    [one] { $items } element
    [few] { $items } elementy
   *[many] { $items } elementów
  }

option-new_buildings = Rozszerzenie I: Nowe Budynki
option-new_buildings-no = bez rozszerzenia
option-new_buildings-yes = z wyborem budynków
option-nobles = Rozszerzenie II: Szlachcic
option-nobles-no = bez rozszerzenia
option-nobles-yes = ze szlachcicami i ich budynkami
option-buccaneer = Rozszerzenie III: Korsarz
option-buccaneer-no = bez rozszerzenia
option-buccaneer-yes = z kartą korsarza
option-festival = Rozszerzenie IV: Festyn w San Juan
option-festival-no = bez rozszerzenia
option-festival-yes = z trzema zadaniami festynu
option-optional_gains = Korzyści, z których można zrezygnować
    .help = Gracze mogą zrezygnować z tego, co daje budynek, z produkcji i z zatrudniania. Ma to znaczenie tylko wtedy, gdy może zakończyć grę albo zostawić towary innym.
option-optional_gains-when_it_matters = pytaj, gdy ma to znaczenie
option-optional_gains-never = zawsze bierz, nigdy nie pytaj
option-optional_gains-always = pytaj o każdą korzyść
option-hacienda_empty_pile = Hacjenda i Kancelaria, gdy zakryty stos jest pusty
option-hacienda_empty_pile-no_draw = nie można wziąć plantacji
option-hacienda_empty_pile-reshuffle = tasuje się odrzucone plantacje
option-guests_each_part = Robotnicy, którzy zostali w Zajeździe
option-guests_each_part-yes = pytanie ponownie po każdej części fazy
option-guests_each_part-no = pytanie ponownie tylko po zmianie
option-allow_duplicate_production = Dwa jednakowe budynki produkcyjne
option-allow_duplicate_production-yes = dozwolone
option-allow_duplicate_production-no = zabronione (inne wydania)
option-city_packing = Duże budynki w mieście
option-city_packing-grid = po jednym w każdej kolumnie
option-city_packing-count = na ile wystarczy pól
option-draft_mode = Wybór budynków
option-draft_mode-players = przez graczy
option-draft_mode-random = losowy
option-draft_mode-list = z listy
option-draft_list = Lista budynków
    .help = Tylko przy wyborze z listy: nazwy budynków oddzielone przecinkami.
option-draft_list-none = brak
option-large_draft = Kto zaczyna wybór dużych budynków
option-large_draft-starting_player = znów pierwszy gubernator
option-large_draft-clockwise = następny gracz w kolejności
option-exclude_office_with_trading_post = Biuro handlowe i Faktoria
    .help = Instrukcja radzi wybrać tylko jedno z nich. Działają podobnie, a z obydwoma sprzedaje się za łatwo.
option-exclude_office_with_trading_post-no = można wybrać oba
option-exclude_office_with_trading_post-yes = tylko jedno z nich
option-exclude_hacienda_with_forest_house = Hacjenda i Szałas
option-exclude_hacienda_with_forest_house-no = można wybrać oba
option-exclude_hacienda_with_forest_house-yes = tylko jedno (pierwsze wydanie)
option-nobles_fixed = Budynki rozszerzenia II przy wyborze
option-nobles_fixed-no = są wybierane jak inne
option-nobles_fixed-yes = wszystkie są w grze
option-festival_building_excludes = Budynek festynu
option-festival_building_excludes-production = nie wytwarza towarów festynu
option-festival_building_excludes-crop = nie wytwarza uprawy festynu
option-festival_goods_distinct = Trzy towary festynu
option-festival_goods_distinct-no = mogą się powtarzać
option-festival_goods_distinct-yes = są różne
option-library_once_per_round_2p = Biblioteka w grze dwuosobowej
option-library_once_per_round_2p-no = podwaja każdy przywilej
option-library_once_per_round_2p-yes = podwaja jeden przywilej na rundę
option-library_doubles_buccaneer = Biblioteka a korsarz
option-library_doubles_buccaneer-no = akcja nie jest podwajana
option-library_doubles_buccaneer-yes = podwaja PZ, towary i robotników
option-captured_role_solo = Pojmana postać, której nikt nie wybrał
option-captured_role_solo-no = działa dla wszystkich
option-captured_role_solo-yes = działa tylko dla tego, kto ją pojmał
option-two_player_all_workers = Robotnicy w grze dwuosobowej ze szlachcicami
option-two_player_all_workers-no = jak zwykle we dwoje
option-two_player_all_workers-yes = cała setka
option-wharf_capacity = Statek Nabrzeża
option-wharf_capacity-unlimited = mieści dowolnie wiele towarów
option-wharf_capacity-11 = 11 towarów (pierwsze wydanie)
option-vp_pool = Punkty zwycięstwa w zasobach ogólnych
option-vp_pool-edition2020 = jak w wydaniu 2020
option-vp_pool-first_edition = jak w pierwszym wydaniu
option-balanced_prices = Ceny Przetwórni i Uniwersytetu
option-balanced_prices-no = 7 i 8
option-balanced_prices-yes = 8 i 7, jak na wielu turniejach
option-corn_start_minus_one = Kto zaczyna z kukurydzą
option-corn_start_minus_one-no = ma tyle samo dublonów co inni
option-corn_start_minus_one-yes = ma o jeden dublon mniej
option-first_governor = Pierwszy gubernator
option-first_governor-seat0 = pierwsze miejsce
option-first_governor-random = losowy
option-vp_visibility = Żetony PZ innych graczy
option-vp_visibility-secret = zakryte do końca gry
option-vp_visibility-open = odkryte
option-max_rounds = Limit rund

zone-phase = Teraz
zone-decision = Decyzja
zone-round = Runda
zone-governor_player = Gubernator
zone-chooser_player = Postać wybrał gracz
zone-roles = Postacie do wyboru i dublony na nich
zone-used_roles = Wykorzystane postacie
zone-role = Karta
zone-taker_player = wybrana przez
zone-token_player = Żeton korsarza
zone-captured_role = Pojmana postać
zone-captor_player = Pojmał gracz
zone-row = Odkryte plantacje
zone-pile = Zakryte plantacje
zone-pile_tiles = W zakrytym stosie
zone-discard = Odrzucone plantacje
zone-ships = Statki
zone-capacity = Ładownia
zone-good = Towar
zone-amount = Załadowano
zone-market = Targowisko
zone-magistrate = Magistrat
zone-supply = Zasoby ogólne
zone-board = Budynki według ceny
zone-price_1 = 1
zone-price_2 = 2
zone-price_3 = 3
zone-price_4 = 4
zone-price_5 = 5
zone-price_6 = 6
zone-price_7 = 7
zone-price_8 = 8
zone-price_9 = 9
zone-price_10 = 10
zone-draft_spaces = Wolne pola na wybierane budynki, według ceny
zone-prices = Ich cena dla ciebie teraz
zone-festival_tasks = Zadania festynu
zone-task_crop = Uprawa: trzy plantacje
zone-task_production = Produkcja w jednej fazie
zone-task_building = Budowa
zone-end_reasons = Gra kończy się po tej rundzie
zone-corn = kukurydza
zone-indigo = indygo
zone-sugar = cukier
zone-tobacco = tytoń
zone-coffee = kawa
zone-offered_gain = Do wzięcia teraz
zone-gain_source = z czego
zone-gain_count = ile
zone-gain_goods = towary
zone-doubloons = Dublony
zone-vp = Żetony PZ
zone-goods = Towary
zone-island = Na wyspie
zone-forest_faces = Plantacje pod lasami
zone-city = W mieście
zone-workers_at = Gdzie są robotnicy
zone-nobles_at = Gdzie są szlachcice
zone-empty_circles = Gdzie są puste łuki
zone-rural_left = Wolne pola wiejskie
zone-city_left = Wolne pola miejskie
zone-to_place = Do rozmieszczenia
zone-points = Punkty
zone-points_chips = żetony
zone-points_buildings = budynki
zone-points_large = duże budynki
zone-points_nobles = szlachcice
zone-points_total = razem

prompt-over-tie-1 = { prompt-over } Remis: { $seat } i { $rival_seat } mają po { $points } PZ. Rozstrzyga liczba dublonów i towarów razem: { $most } do { $next }.
prompt-draft = Wybierz budynek do gry.
prompt-role = Wybierz postać.
prompt-settler = Plantator: weź żeton na wyspę albo spasuj.
prompt-forest = Położyć { $tile_tile } odkrytą czy zakrytą, jako las?
prompt-hospice = Czy chcesz robotnika z Przytułku na nowy żeton ({ $tile })?
prompt-settler-again = Biblioteka: weź drugi żeton albo spasuj.
prompt-hunt = Domek myśliwski: odrzuć plantację lub las albo spasuj.
prompt-mayor-privilege = Twój przywilej: ilu dodatkowych robotników bierzesz?
prompt-hire = Kogo zatrudniasz?
prompt-assign-nobles = Ilu szlachciców ma tu pracować: { $tile } (puste łuki: { $circles })? Do rozmieszczenia: { waiting-nobles }, { waiting-workers }.
prompt-assign-workers = Ilu robotników ma tu pracować: { $tile } (puste łuki: { $circles })? Do rozmieszczenia: { $workers }.
prompt-build = Budowniczy: zbuduj jeden budynek albo spasuj.
prompt-black-market = { $building }: Czarny rynek przyjmie jeszcze { $count ->
    [one] jeden element
    [few] { $count } elementy, każdy innego rodzaju
   *[many] { $count } elementów, każdy innego rodzaju
  }.
prompt-university = Czy chcesz robotnika z Uniwersytetu do budynku: { $building }?
prompt-craft = Twój przywilej: weź jeszcze jeden towar rodzaju, który produkujesz w tej fazie, albo spasuj.
prompt-trade = Kupiec: sprzedaj jeden towar albo spasuj.
prompt-trade-land = Kupiec: skorzystaj z Kancelarii albo spasuj.
prompt-land-discard = Co sprzedajesz za 1 dublon?
prompt-royal-supply = Skarbiec: dostarcz towar za 1 PZ albo spasuj. Możesz dostarczyć jeszcze: { $count }.
prompt-load = Kapitan: musisz załadować towary.
prompt-load-private = Kapitan: możesz ładować tylko na prywatny statek. Użyj go albo spasuj.
prompt-small-wharf = Przystań: ile { $good_gen } ładujesz?
prompt-store-kind = Wybierz rodzaj towaru, który przechowujesz w magazynie.
prompt-store-one = Wybierz pojedynczy znacznik, który przechowujesz.
prompt-buccaneer = Korsarz: wybierz akcję.
prompt-keep-loot = Ile { $good_gen } zatrzymujesz?
prompt-raid = Rozmieść robotników z najazdu (pozostało: { $count }) albo spasuj.
prompt-guest-window = Czy ktoś opuści teraz Zajazd?
prompt-guest-target = Gdzie ma pracować ten, kto opuszcza Zajazd?
prompt-vp-asked = Czy bierzesz { $count } PZ ({ $source })?
prompt-vp-asked-ends = Czy bierzesz { $count } PZ ({ $source })? Wtedy zasoby PZ będą puste i gra skończy się po tej rundzie.
prompt-doubloons-asked = Czy bierzesz { count-doubloons } ({ $source })?
prompt-goods-asked = Czy bierzesz te towary: { $goods } ({ $source })?
prompt-goods-asked-last = Czy bierzesz te towary: { $goods } ({ $source })? Wtedy dla innych zabraknie: { $last }.
prompt-goods-asked-pool = Czy bierzesz te towary: { $goods } ({ $source })? Towary, których nie możesz przechować, musisz załadować, póki jest miejsce, a to może wyczerpać zasoby PZ.
prompt-people-asked = Czy bierzesz { count-people } ({ $source })?
prompt-people-asked-scarce = Czy bierzesz { count-people } ({ $source })? Robotników w zasobach zostanie wtedy { $left }. W tej sytuacji to za mało, żeby uzupełnić Magistrat, i gra się kończy.
prompt-hiring-asked = Czy zatrudniasz w tej fazie? W Magistracie czeka: { $people }.
prompt-hiring-asked-end = Czy zatrudniasz w tej fazie? W Magistracie czeka: { $people }. Od tej decyzji może zależeć, czy uda się go uzupełnić. Jeśli nie, gra skończy się po tej rundzie.

action-role = { $role }
action-role-coins = { $role }, na karcie { count-doubloons }
action-draft = { $building }, cena { $price }
action-build = Zbuduj { $building_acc } za { $price ->
    [0] darmo
   *[other] { price-doubloons }
  } ({ $points } PZ)
action-build-black-market = Zbuduj { $building_acc } za { price-doubloons }, w tym przez Czarny rynek { count-items } ({ $points } PZ)
action-take = Weź { $tile_tile }
action-hacienda-draw = Hacjenda: najpierw weź plantację z zakrytego stosu
action-as-plantation = Jako { $tile_tile }
action-as-forest = Jako las
action-yes = Tak
action-no = Nie
action-take-vp = Weź { $count } PZ
action-take-vp-ends = Weź { $count } PZ: wtedy zasoby PZ będą puste i gra skończy się po tej rundzie
action-decline-vp = Zostaw PZ w zasobach
action-take-doubloons = Weź { count-doubloons }
action-decline-doubloons = Zostaw dublony
action-take-goods = Weź towary: { $goods }
action-take-goods-last = Weź towary: { $goods }. Wtedy dla innych zabraknie: { $last }
action-decline-goods = Zostaw towary w zasobach ogólnych
action-take-people = Weź { count-people }
action-take-people-scarce = Weź { count-people }. Robotników w zasobach zostanie wtedy { $left }. W tej sytuacji to za mało, żeby uzupełnić Magistrat
action-decline-people = Zostaw ich w zasobach ogólnych
action-take-hiring = Zatrudniaj w swojej kolejce
action-decline-hiring = Nie zatrudniaj nikogo w tej fazie i zostaw czekających innym
action-extra-workers = { $count ->
    [one] { $count } robotnika
   *[other] { $count } robotników
  }
action-assign-workers = { $tile }: { $count ->
    [one] { $count } robotnik
   *[other] { $count } robotników
  }
action-assign-nobles = { $tile }: { $count ->
    [one] { $count } szlachcic
   *[other] { $count } szlachciców
  }
action-ship-count = { $count } × { $good }
action-keep-loot = Zatrzymaj: { $count } × { $good }
action-discard-tile = Odrzuć { $tile_tile }
action-sell-tile = Sprzedaj { $tile_tile }
action-give-worker = Zwróć robotnika stąd: { $tile }
action-move-guest = Cel: { $tile }
action-place-raider = Robotnik tutaj: { $tile }
action-hire-worker = Robotnika
action-hire-noble = Szlachcica
action-take-good = Weź { $good_acc }
action-give-good = Zwróć { $good_acc }
action-deliver = Dostarcz { $good_acc } za 1 PZ
action-store-one = Przechowaj jeden znacznik: { $good }
action-store-kind = Przechowaj wszystkie znaczniki: { $good } ({ $count })
action-sell = Sprzedaj { $good_acc } za { count-doubloons }
action-sell-post = Sprzedaj { $good_acc } w Faktorii za { count-doubloons }
action-land-buy = Kancelaria: kup zakryty żeton plantacji za 1 dublon
action-land-sell = Kancelaria: sprzedaj plantację lub las za 1 dublon
action-load = Załaduj { $count } × { $good } na statek { $ship } za { $points } PZ
action-wharf = Nabrzeże: załaduj { $count } × { $good } za { $points } PZ
action-small-wharf = Przystań: załaduj towary za 1 PZ od pary{ $points ->
    [0] {""}
   *[other] {" "}i dodatkowo { $points } PZ
  }
action-pay-vp = Zwróć 1 PZ
action-guest-worker = Robotnik opuszcza Zajazd
action-guest-noble = Szlachcic opuszcza Zajazd
action-piracy = Piractwo: weź towary ze statku { $ship }, ładunek { $count } × { $good }
action-plunder = Grabież: opróżnij Targowisko za { $points } PZ
action-raid = Najazd: weź z Magistratu { count-workers }
action-capture = Pojmanie: { $role }
action-capture-coins = Pojmanie: { $role }, na karcie { count-doubloons }
action-pass = Spasuj
action-keep-guests = Nikt nie opuszcza Zajazdu

why-not-now = Najpierw { $decision }.
why-role-not-in-game = Tej postaci nie ma w grze (liczba graczy: { $seats }): { $role }.
why-role-used = Ta postać została już wykorzystana w tej rundzie: { $role }.
why-role-captured = Nie możesz wybrać tej postaci, bo ją pojmujesz: { $role }. Zagrasz ją na końcu rundy, jeśli nie wybierze jej nikt inny.
why-token = Masz żeton korsarza. Najpierw korsarzem musi zostać ktoś inny.
why-not-drafted-here = Tego budynku nie ma w tym wyborze: { $building }.
why-drafted = Ten budynek jest już w grze: { $building }.
why-rival-drafted = Tego budynku nie może być w grze: opcje go wykluczają, bo wybrano jego rywala: { $building }.
why-draft-price = { $building } kosztuje { $price }, a wszystkie pola o tej cenie są zajęte.
why-draft-large-later = { $building } to duży budynek. Duże budynki wybiera się dopiero po wszystkich małych.
why-draft-list-word = Lista wymienia tylko budynki, które można wybrać, i każdy tylko raz. To do niej nie pasuje: { $building }.
why-draft-list-spaces = Lista nie wypełnia dokładnie pól o cenie { $cost }.
why-sold-out = Na planszy nie ma już tego budynku: { $building }.
why-building-not-in-game = Tego budynku nie ma w tej grze: { $building }.
why-owned = Masz już ten budynek: { $building }.
why-no-column = W mieście mieszczą się { $most } duże budynki, po jednym w kolumnie.
why-no-city-space = { $building } nie zmieści się w twoim mieście. Wolne pola miejskie: { $left }.
why-too-dear = { $building } kosztuje cię po zniżkach { $price }, a masz { own-doubloons }.
why-too-dear-black-market = { $building } kosztuje cię po zniżkach { $price }. Masz { own-doubloons }, a Czarny rynek przyjmie najwyżej { count-items }.
why-hacienda-first = Hacjendy można użyć tylko przed wzięciem pierwszego żetonu.
why-hacienda-used = Hacjenda została już użyta w tej fazie.
why-no-tiles = W zakrytym stosie nie ma już plantacji do dobrania.
why-no-quarries = Nie ma już kamieniołomów.
why-quarry-privilege = Kamieniołom może wziąć tylko plantator i właściciel aktywnej Kuźni.
why-quarry-hut = Drugim żetonem może być kamieniołom tylko dzięki aktywnej Kuźni.
why-not-in-row = Wśród odkrytych plantacji nie ma takiej: { $tile }.
why-count = Liczba musi wynosić od { $least } do { $most }.
why-count-only = Liczba może wynosić tylko { $count }.
why-count-people = Tu musisz dać co najmniej { $least }: w San Juan można zostawić robotników dopiero wtedy, gdy zajęte są wszystkie łuki.
why-count-room = Tu możesz dać najwyżej { $most }. Puste łuki: { $circles }, do rozmieszczenia: { $hand }.
why-only-plantations = Odrzucić można tylko plantację lub las, a nie to: { $tile }.
why-no-such-tile = Nie masz takiego żetonu: { $tile }.
why-item-given = Wystarczy jeden element każdego rodzaju. Ten jest już zwrócony: { $item }.
why-own-market-worker = Nie można zwrócić robotnika, który pracuje na Czarnym rynku.
why-no-worker-there = Nie ma tam twojego robotnika: { $tile }.
why-no-circle = Ten żeton nie ma łuków: { $tile }.
why-guests-leave = Z Zajazdu można przejść tylko na inny żeton.
why-circles-full = Wszystkie łuki są tam zajęte: { $tile }.
why-not-produced = W tej fazie nie produkujesz { $good_gen }.
why-none-in-supply = W zasobach ogólnych nie ma już { $good_gen }.
why-delivered = Ten towar już dostarczono ({ $good }). Wszystkie dostarczone towary muszą być różne.
why-all-stored = Cały ten towar jest już przechowany: { $good }.
why-no-good = Nie masz { $good_gen }.
why-no-vp = Nie masz PZ, które można zwrócić.
why-no-building = Nie masz tego budynku: { $building }.
why-idle = Ten budynek jest nieaktywny: { $building }.
why-no-such-guest = W twoim Zajeździe nie ma { $person_gen }.
why-no-free-circle = Żaden z twoich pozostałych żetonów nie ma pustego łuku.
why-must-load = Musisz ładować, bo możesz załadować towar na wspólny statek. Masz: { $goods }.
why-must-store = Musisz przechować tyle towarów, ile możesz.
why-must-decide = Nie możesz spasować. Najpierw { $decision }.
why-sold-already = W tej fazie towar został już przez ciebie sprzedany.
why-market-full = Targowisko jest pełne. Towary: { $most }.
why-in-market = Ten towar jest już na Targowisku ({ $good }), a nie masz aktywnego Biura handlowego.
why-land-noble = W twojej Kancelarii pracuje szlachcic, więc możesz tylko sprzedać plantację lub las.
why-land-worker = W twojej Kancelarii pracuje robotnik, więc możesz tylko kupić plantację.
why-land-used = Kancelaria została już użyta w tej fazie.
why-no-doubloon = Plantacja kosztuje 1 dublon, a nie masz żadnego.
why-island-full = Twoja wyspa jest pełna.
why-no-plantations = Nie masz plantacji ani lasu.
why-no-such-ship = Liczba statków w grze: { $count }.
why-ship-full = Statek { $ship } jest pełny, ładunek: { $good }.
why-other-cargo = Na statku { $ship } jest już inny towar ({ $cargo }), więc nie można tam załadować { $good_gen }.
why-on-another-ship = Ten towar ({ $good }) leży już na statku { $ship }, a jeden rodzaj może być tylko na jednym statku.
why-larger-ship = Masz { $count } × { $good }, a na statku { $ship } zmieści się mniej niż na statku { $larger }.
why-wharf-used = Ten budynek został już użyty w tej fazie: { $building }.
why-ship-empty = Statek { $ship } jest pusty.
why-market-empty = Targowisko jest puste.
why-no-raid = Do najazdu w Magistracie musi czekać więcej robotników, niż jest graczy. Czeka: { $people }, graczy: { $seats }.

event-round = { event-round.heading }. { event-round.rest }
    .heading = Runda { $number }
    .rest = Gubernator: { $seat }.
event-drafted = { $seat } wybiera do gry { $building_acc }.
event-festival = Zadania festynu: miej trzy plantacje { $crop_gen }; wytwórz: { $goods }; zbuduj: { $building }.
event-festival-crop-won = { $seat } ma trzy plantacje { $tile_gen } i dostaje za to { count-workers }.
event-festival-production-won = { $seat } wykonuje zadanie produkcji: { $goods }.
event-festival-building-won = { $seat } wykonuje zadanie budowy: { $building }.
event-opened-row = Nowe plantacje: { $tiles }.
event-reshuffled = Odrzucone plantacje zostają potasowane i tworzą nowy stos.
event-chose-role = { $seat } wybiera postać: { $role }.
event-plays-captured-role = Nikt inny nie wybrał pojmanej postaci ({ $role }): zagrywa ją { $seat }.
event-earned = { $seat } dostaje { count-doubloons } ({ $source }).
event-gained-vp = { $seat } dostaje { $count } PZ ({ $source }).
event-declined-gain = { $seat } rezygnuje z korzyści ({ $source }).
event-end-announced = Gra kończy się po tej rundzie: { $reason }.
event-passed = { $seat } pasuje.
event-took-tile = { $seat } bierze { $tile_tile }.
event-drew-tile = { $seat } bierze z zakrytego stosu { $tile_tile } ({ $source }).
event-laid-forest = { $seat } kładzie { $tile_tile } zakrytą, jako las.
event-discarded-tile = { $seat } odrzuca { $tile_tile }.
event-free-worker = { $seat } dostaje robotnika ({ $source }): { $tile }.
event-extra-workers = { $seat } bierze z zasobów { count-workers }.
event-hired = { $seat } zatrudnia { count-workers }.
event-hired-one = { $seat } zatrudnia { $person_acc }.
event-villa = { $seat } dostaje dzięki Willi kogoś dodatkowo.
event-placed-people = { $tiles_count ->
    [0] { $seat } nie ma nikogo przy pracy.
   *[other] { $seat } rozmieszcza robotników: { $tiles }.
  }
event-refilled = { $workers ->
    [0] { $nobles ->
        [0] W Magistracie nikt nie czeka
       *[other] W Magistracie czeka { waiting-nobles }
      }
   *[other] W Magistracie czeka { waiting-workers }{ $nobles ->
        [0] {""}
       *[other] {" "}i { waiting-nobles }
      }
  }.
event-builds = { $seat } buduje { $building_acc } { $price ->
    [0] za darmo
   *[other] i płaci { price-doubloons }
  }.
event-worker-left = { $seat } traci robotnika: { $tile }.
event-paid-item = { $seat } zwraca do zasobów { $item_acc }.
event-produced = { $seat } produkuje: { $goods }.
event-took-good = { $seat } bierze dodatkowo { $good_acc }.
event-sold = { $seat } sprzedaje na Targowisku { $good_acc }.
event-sold-at-post = { $seat } sprzedaje w Faktorii { $good_acc }.
event-cleared-market = Pełne Targowisko zostaje opróżnione.
event-delivered = { $seat } dostarcza do Skarbca { $good_acc }.
event-loaded = { $seat } ładuje { $count } × { $good } na statek { $ship }.
event-loaded-wharf = { $seat } ładuje { $count } × { $good } na prywatny statek (Nabrzeże).
event-loaded-small-wharf = { $seat } ładuje na prywatny statek (Przystań): { $goods }.
event-rotted = { $seat } traci towary, których nie może przechować: { $goods }.
event-ship-left = Statek { $ship } odpływa pełny, ładunek: { $good }.
event-piracy = { $seat } bierze towary ze statku { $ship } i zatrzymuje { $count } × { $good }.
event-plunder = { $seat } grabi Targowisko.
event-raid = { $seat } najeżdża Magistrat, który traci { count-workers }.
event-raider-placed = { $seat } posyła do pracy robotnika z najazdu: { $tile }.
event-captured = { $seat } pojmuje postać: { $role }.
event-kept-guests = { $seat } nie wysyła nikogo z Zajazdu.
event-moved-guest = { $seat } wysyła kogoś z Zajazdu do pracy: { $tile }.
event-scored = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.

position-ship-empty = Statek z towarem ma ładunek, a statek bez towaru go nie ma.
position-kind-on-two-ships = Jeden rodzaj nie może leżeć na dwóch statkach: { $good }.
position-owned-twice = Gracz może mieć ten budynek tylko raz: { $building }.
position-too-many-people = Robotników jest więcej niż łuków: { $building }.
position-island-full = Wyspa ma tyle pól wiejskich: { $most }.
position-city-full = To się nie zmieści na polach miejskich, jest ich { $most }.
position-not-in-game = To należy do rozszerzenia, którego nie ma w grze: { $building }.
position-too-many-pieces = Jest tego więcej niż w pudełku ({ $most }): { $piece }.
position-no-nobles = Bez swojego rozszerzenia szlachciców nie ma.
position-no-festival = Bez swojego rozszerzenia zadań festynu nie ma.
position-festival-group = Budynek festynu należy do grupy 3.
position-no-draft = Bez nowych budynków nie ma wyboru budynków.
position-not-in-phase = Ta decyzja nie należy do tej fazy i tego etapu: { $node }.
position-role-not-in-game = Wykorzystano kartę postaci, której nie ma w grze.
position-role-not-used = Postać tej fazy musi być wśród wykorzystanych.
position-wrong-number-used = Tyle kart postaci musi być tu wykorzystanych: { $expected }.
position-wrong-step = To nie pasuje do fazy albo do gracza, którego jest kolej.
position-not-ended = Gra nie może się kończyć bez powodu.
position-wrong-capture = Pojmana postać wymaga niewykorzystanej karty, rozszerzenia z korsarzem i karty korsarza wykorzystanej w tej rundzie przez gracza, który ma żeton.
position-nobody-works = Do tej decyzji ktoś musi pracować w tym budynku gracza: { $building }.
position-no-worker-left = Nie ma już dla tego robotnika.
position-before-draft = To jest dopiero po wyborze budynków.
position-festival-draw = Nie wystarczy tego do wylosowania zadań festynu: { $good }.
position-wrong-memory = To nie pasuje do obecnej decyzji.
position-wrong-actor = Przy tym wybierającym i kroku decyduje miejsce { $expected }.
position-nothing-to-decide = Nikt nie ma tu nic do zdecydowania.
