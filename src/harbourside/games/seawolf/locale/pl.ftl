# Wilk morski po polsku. Rzeczowniki stoją pod własnymi identyfikatorami.

game-name = Wilk morski
game-line = Zbieraj statki i towary w tych samych kolorach, wykładaj je parami podczas trzech dostaw i nie zostań na koniec z kartami w ręce.
game-length = około 10 minut z botami
hidden = zakryta karta

blue = niebieski
    .loc = niebieskim
red = czerwony
    .loc = czerwonym
pink = różowy
    .loc = różowym
yellow = żółty
    .loc = żółtym
fish = ryby
barrels = beczki
pigs = świnki
gold = złoto
rats = Szczury!
mutiny = Bunt załogi!
storm = Sztorm!
pirates = Piraci!
delivery = dostawa
sea_wolf = wilk morski
turn = kolejka
event = wydarzenie
hire = wynajem wilka morskiego
game_over = koniec gry
ship_blue_1 = niebieski statek 1
ship_blue_2 = niebieski statek 2
ship_blue_3 = niebieski statek 3
ship_blue_4 = niebieski statek 4
ship_blue_5 = niebieski statek 5
ship_blue_6 = niebieski statek 6
ship_red_1 = czerwony statek 1
ship_red_2 = czerwony statek 2
ship_red_3 = czerwony statek 3
ship_red_4 = czerwony statek 4
ship_red_5 = czerwony statek 5
ship_red_6 = czerwony statek 6
ship_pink_1 = różowy statek 1
ship_pink_2 = różowy statek 2
ship_pink_3 = różowy statek 3
ship_pink_4 = różowy statek 4
ship_pink_5 = różowy statek 5
ship_pink_6 = różowy statek 6
ship_yellow_1 = żółty statek 1
ship_yellow_2 = żółty statek 2
ship_yellow_3 = żółty statek 3
ship_yellow_4 = żółty statek 4
ship_yellow_5 = żółty statek 5
ship_yellow_6 = żółty statek 6
fish_1 = ryby 1
fish_2 = ryby 2
fish_3 = ryby 3
fish_4 = ryby 4
fish_5 = ryby 5
fish_6 = ryby 6
barrels_1 = beczki 1
barrels_2 = beczki 2
barrels_3 = beczki 3
barrels_4 = beczki 4
barrels_5 = beczki 5
barrels_6 = beczki 6
pigs_1 = świnki 1
pigs_2 = świnki 2
pigs_3 = świnki 3
pigs_4 = świnki 4
pigs_5 = świnki 5
pigs_6 = świnki 6
gold_1 = złoto 1
gold_2 = złoto 2
gold_3 = złoto 3
gold_4 = złoto 4
gold_5 = złoto 5
gold_6 = złoto 6

option-visibility = Widoczność
    .help = Gdy jest słaba, nie wiadomo, kiedy nadejdą dostawy.
option-visibility-normal = dobra
option-visibility-poor = słaba
option-target_score = Mecz
option-target_score-none = jedna rozgrywka
option-target_score-100 = wariant „100”: kilka rozgrywek, do 100 punktów
option-start_player = Gracz rozpoczynający
option-start_player-random = losowy
option-start_player-no-seat = Przy stole dla { $players } osób nie ma gracza { $number }.
option-start_player-0 = gracz 1
option-start_player-1 = gracz 2
option-start_player-2 = gracz 3
option-start_player-3 = gracz 4
option-start_player-4 = gracz 5
option-colours = Kolory kart
    .help = Jeśli na waszych kartach kolory są inne, poprawcie je tutaj.
option-colours-none = domyślne kolory
option-colours-goods-twice = Ryby i beczki nie mogą mieć tego samego koloru ({ $colour }).
option-colours-event-twice = Dwa wydarzenia nie mogą mieć tego samego koloru ({ $colour }). W każdym kolorze jest jedno wydarzenie.
figures-goods = Kolory towarów
figures-event = Kolory wydarzeń
figure-goods = { $goods }
figure-event = { $event }
ruling-goods = Nasz egzemplarz instrukcji nie mówi, czy czerwone są ryby, czy beczki. Jeśli na waszych kartach jest inaczej, poprawcie to w opcji „Kolory kart”, przygotowując stół.
ruling-event = W naszym egzemplarzu instrukcji brakuje kolorów wydarzeń i dwóch nazw; nazwy Sztorm i Piraci są nasze. Jeśli na waszych kartach jest inaczej, poprawcie kolory w opcji „Kolory kart”, przygotowując stół.
ruling-players = W naszym egzemplarzu instrukcji brakuje liczby graczy. Przyjęliśmy od 2 do 5: przy większej liczbie pierwsza dostawa przychodziłaby za wcześnie.

zone-phase = Teraz
zone-goods_colours = Kolory ryb, beczek, świnek i złota
zone-event_colours = Kolory szczurów, buntu, sztormu i piratów
zone-event = Wydarzenie
zone-row = Rząd odkrytych kart
zone-pile = Kart w stosie dobierania
zone-pile_top = Na wierzchu stosu
zone-cards_to_delivery = Kart nad następną dostawą
zone-deliveries_begun = Dostaw do tej pory
zone-discard = Stos kart wykorzystanych
zone-start_player = Gracz rozpoczynający
zone-turn_player = Kolejka gracza
zone-hand = Karty w ręce
zone-hand_size = Kart w ręce
zone-known = Znane wszystkim
zone-delivered = Zrealizowane dostawy
zone-delivered_points = Punkty za dostawy

prompt-over-tie-1 = { prompt-over } Remis: { $seat } i { $rival_seat } mają po tyle samo punktów ({ $points }). Rozstrzyga najcenniejsza dostawa: { $most } do { $next }.
prompt-turn = Twoja kolejka: weź odkrytą kartę, dobierz kartę ze stosu albo odłóż lub wyłóż kartę z ręki.
prompt-turn-empty = Twoja kolejka: weź odkrytą kartę albo dobierz kartę ze stosu.
prompt-turn-no-pile = Twoja kolejka: weź odkrytą kartę albo odłóż lub wyłóż kartę z ręki. Stos dobierania jest pusty.
prompt-delivery = Dostawa { $number } z 3: wyłóż statek i towar w jego kolorze albo zakończ.
prompt-hire = Czy chcesz wynająć wilka morskiego?
prompt-event = { $event } Oddaj jedną kartę w kolorze { $colour_loc }.
prompt-event-wolf = { $event } Oddaj jedną kartę w kolorze { $colour_loc } albo skorzystaj z pomocy wilka morskiego.
prompt-event-show = { $event } Nie masz karty w kolorze { $colour_loc }. Pokaż karty albo skorzystaj z pomocy wilka morskiego.

action-take = Weź kartę: { $card } (miejsce { $place })
action-draw = Dobierz kartę ze stosu
action-discard = Odłóż kartę: { $card }
action-lose = Oddaj kartę: { $card }
action-play = Wyłóż wydarzenie: { $event }
action-discard-wolf = Odłóż wilka morskiego
action-deliver = Zrealizuj dostawę: { $ship } i { $goods } za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
action-end-delivery = Zakończ dostawy
action-hire = Wynajmij wilka morskiego
action-decline = Zrezygnuj z wilka morskiego
action-use-wolf = Skorzystaj z pomocy wilka morskiego
action-show-hand = Pokaż karty

why-place-empty = To miejsce w rzędzie jest puste.
why-pile-empty = Stos dobierania jest pusty.
why-now-event = Najpierw wszyscy muszą odpowiedzieć na wydarzenie.
why-now-delivery = Nie można tego zrobić podczas dostawy. Kolejki wrócą po jej zakończeniu.
why-now-hire = Najpierw zdecyduj, czy wynajmujesz wilka morskiego.
why-not-in-hand = Nie masz tej karty w ręce: { $card }.
why-other-colour = { $event } Musisz oddać kartę w kolorze { $colour_loc }, a ta karta ma inny kolor: { $card }.
why-no-wolf = Nie masz wilka morskiego.
why-no-delivery = Dostawę można zrealizować tylko wtedy, gdy na wierzchu stosu leży karta dostawy.
why-delivered-before = Masz już dostawę tego towaru ({ $goods }). Każdy rodzaj towaru można dostarczyć tylko raz w grze.
why-no-event = Nie ma wydarzenia, na które trzeba odpowiedzieć.
why-must-lose = Masz kartę w kolorze { $colour_loc }, więc nie wystarczy pokazać kart.
why-not-hiring = Teraz nie ma wilka morskiego do wynajęcia. Pojawia się po pierwszej i po drugiej dostawie.

event-started = Zaczyna { $seat }.
event-took = { $seat } bierze kartę: { $card }.
event-drew = { $seat } dobiera ze stosu: { $card }.
event-opened = Nowa karta w rzędzie: { $card }.
event-discarded = { $seat } odkłada kartę: { $card }.
event-discarded-wolf = { $seat } odkłada wilka morskiego.
event-played = { $seat } wykłada wydarzenie: { $card }
event-lost = { $seat } oddaje kartę: { $card }.
event-used-wolf = { $seat } korzysta z pomocy wilka morskiego i nic nie traci.
event-showed = { $seat } pokazuje karty: { $cards }.
event-delivery-begins = Zaczyna się dostawa { $number } z 3.
    .heading = Dostawa { $number } z 3
    .rest = {""}
event-delivered = { $seat } realizuje dostawę: { $ship } i { $goods } za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
event-ended-delivery = { $seat } kończy dostawy.
event-hired = { $seat } wynajmuje wilka morskiego.
event-declined = { $seat } rezygnuje z wilka morskiego.
event-wolf-left = Nikt nie wynajmuje wilka morskiego.
event-scored = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.

position-not-in-hand = Karta, o której wiadomo, że jest w ręce, musi w niej być.
position-not-pairs = Dostawy to pary: statek i towar w jego kolorze, w każdym kolorze jedna.
position-card-twice = Tej karty jest za dużo: { $card }.
position-top-card = Karta dostawy leży na wierzchu stosu podczas dostawy i wynajmu po niej, a poza tym nigdy.
position-delivery-not-begun = Podczas dostawy i wynajmu po niej co najmniej jedna dostawa już się zaczęła.
position-row-incomplete = Rząd musi być pełny.
position-wrong-actor = Przy tej fazie, kolejce i kroku decyduje miejsce { $expected }.
position-wrong-step = Tylko przy wydarzeniu, dostawie i wynajmie decydują kolejni gracze, krok po kroku.
position-not-started = Przed pierwszą kolejką może być tylko dostawa, odsłonięta przez gracza rozpoczynającego, i wynajem po niej.
position-end-of-game = Gra kończy się trzecią dostawą albo tą, w której ktoś dostarczy czwarty rodzaj towaru, a poza tym nigdy.
position-not-shown = Po końcu gry wszyscy znają wszystkie karty w ręce.
position-nothing-to-decide = Nikt nie ma tu nic do zdecydowania.
