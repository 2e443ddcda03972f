# Kupcy Kartaginy po polsku. Rzeczowniki stoją pod własnymi identyfikatorami.
# Twarda spacja trzyma liczbę w jednym wierszu z tym, co liczy.

game-name = Kupcy Kartaginy
game-line = Każda karta może być monetą, towarem lub punktem. Kupuj towary, dziel statki z rywalami i sprzedawaj, gdy statek dopłynie do celu.
game-length = około 25 minut z botami
hidden = zakryta karta

red = czerwony
    .loc = czerwonym
    .plgen = czerwonych
blue = niebieski
    .loc = niebieskim
    .plgen = niebieskich
yellow = żółty
    .loc = żółtym
    .plgen = żółtych
green = zielony
    .loc = zielonym
    .plgen = zielonych
red_2 = czerwona 2
    .acc = czerwoną 2
red_3 = czerwona 3
    .acc = czerwoną 3
red_5 = czerwona 5
    .acc = czerwoną 5
blue_2 = niebieska 2
    .acc = niebieską 2
blue_3 = niebieska 3
    .acc = niebieską 3
blue_5 = niebieska 5
    .acc = niebieską 5
yellow_2 = żółta 2
    .acc = żółtą 2
yellow_3 = żółta 3
    .acc = żółtą 3
yellow_5 = żółta 5
    .acc = żółtą 5
green_2 = zielona 2
    .acc = zieloną 2
green_3 = zielona 3
    .acc = zieloną 3
green_5 = zielona 5
    .acc = zieloną 5
cloth = tkaniny
gems = klejnoty
grain = zboże
wine = wino
goods_red = czerwone towary
    .short = czerwone
goods_blue = niebieskie towary
    .short = niebieskie
goods_yellow = żółte towary
    .short = żółte
goods_green = zielone towary
    .short = zielone
ship_red = czerwony statek
    .start = Czerwony statek
ship_blue = niebieski statek
    .start = Niebieski statek
ship_yellow = żółty statek
    .start = Żółty statek
ship_green = zielony statek
    .start = Zielony statek
marker_red = czerwony znacznik
marker_blue = niebieski znacznik
marker_yellow = żółty znacznik
marker_green = zielony znacznik
market = Rynek
    .in = na Rynku
farm = Farma
    .in = na Farmie
alexandria = Aleksandria
    .gen = Aleksandrii
    .to = do Aleksandrii
coast = Wody przybrzeżne
    .gen = Wód przybrzeżnych
    .to = na Wody przybrzeżne
cyrenaica = Cyrenajka
    .gen = Cyrenajki
    .to = do Cyrenajki
pirates_1 = Obszar piratów I
    .gen = Obszaru piratów I
    .to = na Obszar piratów I
pirates_2 = Obszar piratów II
    .gen = Obszaru piratów II
    .to = na Obszar piratów II
carthage = Kartagina
    .gen = Kartaginy
    .to = do Kartaginy
pirates = piraci
    .attack = Napad piratów
    .when = podczas napadu piratów
osaka = Osaka
    .gen = Osaki
    .to = do Osaki
anori = Anori
    .gen = Anori
    .to = do Anori
black_tide_1 = Czarny Przypływ I
    .gen = Czarnego Przypływu I
    .to = na Czarny Przypływ I
black_tide_2 = Czarny Przypływ II
    .gen = Czarnego Przypływu II
    .to = na Czarny Przypływ II
edo = Edo
    .gen = Edo
    .to = do Edo
black_tide = Czarny Przypływ
    .attack = Nadchodzi Czarny Przypływ
    .when = wtedy, gdy nadchodzi Czarny Przypływ
choose_marker = wybór pierwszego znacznika
action = jedna akcja
payment = płatność
raid_store = ochrona towarów
raid_keep = wybór chronionych towarów
game_over = koniec gry

option-storage_until = Ochrona towarów trwa
option-storage_until-sold = do ich sprzedaży
option-storage_until-payday_end = do końca Dnia Wypłaty
option-refill_market = Dokładanie kart na Rynek
option-refill_market-add_two = dwie karty oprócz tych z Farmy
option-refill_market-fill_to_five = do pięciu kart
option-observation = Co widzą gracze
    .help = Gracz, który wszystko pamięta, zna wszystkie ręce i punkty.
option-observation-table = to, co leży na stole
option-observation-perfect_recall = także to, co gracz może zapamiętać
option-reveal_hands = Jawne karty w ręce
option-reveal_hands-no = nie
option-reveal_hands-yes = tak
option-reveal_vp = Jawne punkty
option-reveal_vp-no = nie
option-reveal_vp-yes = tak
option-theme = Miejsce akcji
option-theme-carthage = Kartagina
option-theme-osaka = Osaka

ruling-spaces = W naszym egzemplarzu instrukcji nie widać planszy. Sześć pól przyjęliśmy za opublikowanymi relacjami, a nazwy wybrzeża i obszaru piratów są nasze.
ruling-refill = W naszym egzemplarzu instrukcji brakuje tych liczb, a trzy opublikowane relacje zgodnie podają dwie i trzy karty. Jeśli uzupełniacie Rynek do pięciu kart, wybierzcie to w opcji „{ option-refill_market }”, gdy przygotowujecie stół.
ruling-storage = Instrukcję można tu zrozumieć na dwa sposoby. Jeśli u was ochrona kończy się z Dniem Wypłaty, wybierzcie to w opcji „{ option-storage_until }”, gdy przygotowujecie stół.

zone-phase = Teraz
zone-turn_player = Tura gracza
zone-start_player = Gracz rozpoczynający
zone-ships = Statki
zone-ship_red = Czerwony
zone-ship_blue = Niebieski
zone-ship_yellow = Żółty
zone-ship_green = Zielony
zone-market = Rynek
zone-market_reserved = Zarezerwowane na Rynku
zone-farm = Farma
zone-farm_reserved = Zarezerwowane na Farmie
zone-card = Karta
zone-reserved_player = dla
zone-deck = Kart w talii dociągania
zone-discard = Stos kart odrzuconych
zone-discard_top = Na wierzchu stosu kart odrzuconych
zone-purchase = Zakup
zone-cost = Koszt
zone-paid = Zapłacono
zone-raid = Napad
zone-arrived = Dopłynęły
zone-raided = Napadnięte
zone-keep_colour = Kolor chronionych towarów
zone-keeps_left = Towary do wybrania
zone-passes = Pasów z rzędu
zone-unseen = Talia dociągania i zakryte karty punktów
zone-red_2 = { red_2 }
zone-red_3 = { red_3 }
zone-red_5 = { red_5 }
zone-blue_2 = { blue_2 }
zone-blue_3 = { blue_3 }
zone-blue_5 = { blue_5 }
zone-yellow_2 = { yellow_2 }
zone-yellow_3 = { yellow_3 }
zone-yellow_5 = { yellow_5 }
zone-green_2 = { green_2 }
zone-green_3 = { green_3 }
zone-green_5 = { green_5 }
zone-hand = Karty w ręce
zone-hand_size = Kart w ręce
zone-coins = Monet w ręce
zone-market_cost = Zakup kosztowałby
zone-unstored = Skład Towarów
zone-stored = Towary chronione
zone-markers = Znaczniki według kolorów
zone-marker_count = Znaczniki realizacji (ósmy kończy grę)
zone-reserved = Zarezerwowana karta
zone-vp = Punkty zwycięstwa
zone-vp_band = Zakryte punkty
zone-least = co najmniej
zone-most = najwyżej
zone-vp_substitutes = Elementy zastępcze za karty punktów

prompt-over-tie-1 = { prompt-over } Remis: { $seat } i { $rival_seat } mają po { $points } PZ. Rozstrzyga liczba znaczników realizacji: { $most } do { $next }.
prompt-choose_marker = Wybierz swój pierwszy znacznik realizacji.
prompt-action = Twoja tura: weź kartę jako monety, zarezerwuj kartę albo kup wszystkie dostępne dla ciebie karty za { $cost } (masz { $coins }).
prompt-action-poor = Twoja tura: weź kartę jako monety albo zarezerwuj kartę. Nie stać cię na zakup: dostępne dla ciebie karty kosztują { $cost }, a masz { $coins }.
prompt-action-reserved = Twoja tura: weź kartę jako monety albo kup wszystkie dostępne dla ciebie karty za { $cost } (masz { $coins }).
prompt-action-reserved-poor = Twoja tura: weź kartę jako monety. Nie stać cię na zakup: dostępne dla ciebie karty kosztują { $cost }, a masz { $coins }.
prompt-shortage = Nie została dla ciebie żadna karta: musisz spasować.
prompt-payment = Zapłać kartami z ręki: pozostało do zapłaty { $left } z { $cost }. Reszty się nie wydaje.
prompt-raid_store = { $danger_attack } ({ $colours_count ->
    [one] kolor
   *[other] kolory:
  } { $colours })! { $goods ->
    [one] Zagrożony jest { $goods } twój towar. Odrzuć kartę w tym samym kolorze, aby go ochronić.
    [few] Zagrożone są { $goods } twoje towary. Odrzuć karty w tym samym kolorze, aby je ochronić.
   *[many] Zagrożonych jest { $goods } twoich towarów. Odrzuć karty w tym samym kolorze, aby je ochronić.
  }
prompt-raid_keep = Wybierz, które towary w kolorze { $colour_loc } ochronić: jeszcze { $left ->
    [one] { $left } kartę
    [few] { $left } karty
   *[many] { $left } kart
  }.

action-choose = Weź { $marker }
action-buy = Kup za { $cost }: { $cards }
action-buy-payday = Kup za { $cost }: { $cards }. Dzień Wypłaty! { $ships_count ->
    [one] Dopływa
   *[other] Dopływają
  }: { $ships }
# Narzędnik kart brzmi tak samo jak biernik.
action-pay = Zapłać { $card_acc }, zostanie do zapłaty { $left }
action-pay-last = Zapłać { $card_acc } i zakończ zakup
action-pay-over = Zapłać { $card_acc } i zakończ zakup, nadpłata { $over }
action-take = Weź { $card_acc } jako { $value ->
    [one] { $value } monetę
    [few] { $value } monety
   *[many] { $value } monet
  }
action-take-reserved = Weź zarezerwowaną { $card_acc } jako { $value ->
    [one] { $value } monetę
    [few] { $value } monety
   *[many] { $value } monet
  }
action-reserve = Zarezerwuj { $card_acc } { $place_in }
action-store = Odrzuć { $card_acc }, aby ochronić { $goods ->
    [one] jedyny niechroniony { $colour } towar
   *[other] { $number } z { $goods } { $colour_plgen } towarów
  }
action-keep = Ochroń { $card_acc }
action-end-storing = Zakończ ochronę towarów
action-pass = Spasuj

why-marker-chosen = Pierwsze znaczniki są już wybrane. Następne zdobywa się za sprzedaż towarów.
why-now-choose_marker = Najpierw każdy gracz wybiera znacznik realizacji.
why-now-payment = Najpierw zapłać za zakup: jeszcze { $left }.
why-now-raid_store = Najpierw ochroń swoje towary albo zakończ ochronę.
why-now-raid_keep = Najpierw wybierz chronione towary: jeszcze { $left }.
why-nothing-open = Na Rynku nie ma karty dostępnej dla ciebie.
why-too-expensive = Nie stać cię na zakup: dostępne dla ciebie karty kosztują { $cost }, a masz { $coins }.
why-nothing-to-pay = Teraz nie ma za co płacić.
why-not-in-hand = Nie masz tej karty w ręce: { $card }.
why-own-reserved = To twoja zarezerwowana karta ({ $card }). Weź ją jako zarezerwowaną.
why-reserved = Tę kartę zarezerwował inny gracz ({ $seat }): { $card }.
why-on-farm = Taka karta leży tylko na Farmie ({ $card }). Trafi na Rynek przy następnym dokładaniu kart.
why-not-there = Nie ma { $place_in } takiej karty: { $card }.
why-no-reservation = Nie masz zarezerwowanej karty.
why-reserved-on-farm = Twoja zarezerwowana karta ({ $card }) jest jeszcze na Farmie. Trafi na Rynek przy następnym dokładaniu kart.
why-marker-used = Twój znacznik rezerwacji leży { $place_in } na karcie: { $card }. Wróci do ciebie, gdy ją weźmiesz lub kupisz.
why-must-act = Spasować można tylko wtedy, gdy nie da się zrobić nic innego.
why-no-raid = Towary można chronić tylko { $danger_when }.
why-not-raided = { $ship_start } nie jest zagrożony, więc ta karta niczego nie ochroni: { $card }.
why-nothing-to-store = Nie masz niechronionych towarów w kolorze { $colour_loc }.
why-nothing-to-store-with = Nie masz w ręce karty w kolorze { $colour_loc } z ikonami przechowywania, więc nie możesz ochronić tych towarów.
why-not-in-danger = { $ship_start } nie jest zagrożony, więc tych towarów nie trzeba chronić.
why-no-icons = Ta karta nie ma ikon przechowywania, więc niczego nie ochroni: { $card }.
why-store-first = Najpierw odrzuć kartę, która chroni towary.
why-other-colour = Wybierz teraz towary w kolorze { $colour_loc }. Ta karta ma inny kolor: { $card }.
why-no-such-good = Wśród twoich niechronionych towarów nie ma takiej karty: { $card }.

event-refilled = Nowe karty { $place_in }: { $cards }.
event-farm-moved = Z Farmy na Rynek: { $cards }.
event-reshuffled = Stos kart odrzuconych tworzy nową talię dociągania: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }.
event-dealt = { $seat } dociąga: { $cards }, razem { $value }.
event-drew-hand = { $seat } dociąga karty na początkową rękę.
event-started = Zaczyna { $seat }.
event-chose-marker = { $seat } bierze { $marker }.
event-took = { $seat } bierze { $card_acc } jako monety.
event-took-reserved = { $seat } bierze zarezerwowaną { $card_acc } jako monety.
event-reserved = { $seat } rezerwuje { $card_acc } { $place_in }.
event-buys = { $seat } kupuje wszystkie dostępne karty za { $cost }.
event-paid = { $seat } płaci { $card_acc }{ $left ->
    [0] {""}
   *[other] ; do zapłaty jeszcze { $left }
  }.
event-bought = { $seat } otrzymuje towary za { $cost }: { $cards }{ $change ->
    [0] {""}
   *[other] {" "}(nadpłata { $change })
  }.
event-sailed = { $ship_start } płynie z { $start_gen } { $space_to }.
event-payday = { event-payday.heading }! { event-payday.rest }
    .heading = Dzień Wypłaty
    .rest = { $colours_count ->
        [one] Sprzedawany kolor
       *[other] Sprzedawane kolory
      }: { $colours }.
event-sold = { $seat } sprzedaje { $goods }: ({ $highest } + { $markers }) × { $number } = { $price }, czyli { $vp ->
    [one] { $vp } punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
  }{ $from_deck ->
    [0] {""}
   *[other] , w tym { $from_deck } z talii dociągania
  }{ $substitutes ->
    [0] {""}
   *[other] , w tym { $substitutes } jako elementy zastępcze
  }.
event-got-marker = { $seat } otrzymuje { $marker }, razem: { $total }.
event-raid = { $danger_attack }! { $colours_count ->
    [one] Zagrożony kolor
   *[other] Zagrożone kolory
  }: { $colours }.
event-discarded-to-store = { $seat } odrzuca { $card_acc }, która chroni { $icons ->
    [one] { $icons } kartę
   *[other] do { $icons } kart
  } w swoim kolorze.
event-stored = { $seat } chroni { $card_acc }.
event-ended-storing = { $seat } kończy ochronę towarów.
event-lost = { $seat } traci: { $cards }.
event-returned = { $ship_start } wraca { $space_to }.
event-passed = { $seat } musi spasować.
event-ended-markers = { $seat } ma { $markers ->
    [one] { $markers } znacznik
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
  } realizacji: koniec gry.
event-ended-shortage = Nikt nie może już nic zrobić: koniec gry.
event-scored = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }, { $markers ->
    [one] { $markers } znacznik
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
  }.

position-not-in-hand = Karta, o której wiadomo, że jest w ręce, musi w niej być.
position-not-lacking = Ta karta jest w ręce, więc nie może być wiadomo, że jej brakuje: { $card }.
position-not-a-start-hand = Początkowa ręka jest warta co najmniej 8, a bez ostatniej dociągniętej karty mniej niż 8.
position-too-many = Kart tego rodzaju jest tylko { $most }: { $card }.
position-reserved-twice = { $seat } ma tylko jeden znacznik rezerwacji.
position-wrong-step = Tylko przy wyborze pierwszych znaczników i ochronie towarów decydują kolejni gracze, krok po kroku.
position-nothing-to-pay = Koszt jest tylko podczas płatności.
position-wrong-cost = Karty dostępne dla kupującego kosztują { $expected }, a koszt musi być większy niż 0.
position-paid-already = Koszt { $cost } jest już zapłacony.
position-cannot-pay = Ręka jest warta mniej, niż zostało do zapłaty: { $left }.
position-nothing-to-keep = Towary wybiera się tylko wtedy, gdy odrzucona karta ma mniej ikon, niż jest niechronionych towarów w jej napadniętym kolorze.
position-no-raid = Towary chroni się tylko wtedy, gdy jeden statek jest u celu, a inny jest napadnięty.
position-arrived = Statek u celu wraca przed następną turą.
position-start-begins = Wybór znaczników zaczyna gracz rozpoczynający.
position-no-shortage = Pasuje się tylko wtedy, gdy na stole nie ma karty dla gracza i żadna już nie przybędzie.
position-end-of-game = Gra kończy się czyimś ósmym znacznikiem albo pasem wszystkich graczy, a poza tym nigdy.
position-wrong-actor = Przy tej fazie, turze i kroku decyduje miejsce { $expected }.
position-not-refilled = Na Rynku musi być karta dostępna dla gracza, chyba że kart już nie ma.
position-nothing-to-store = Gracz, który decyduje, nie ma czego chronić.
position-first-markers = Gracze, którzy już wybrali, mają jeden znacznik, a pozostali żadnego.
