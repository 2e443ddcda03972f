# Co mówi plansza Puerto Rico poza własnymi słowami gry.

board-role = { $role }{ $coins ->
    [0] {""}
    [one] , na karcie { $coins } dublon
    [few] , na karcie { $coins } dublony
   *[many] , na karcie { $coins } dublonów
  }
board-role-taken = { $role }, wybór: { $seat }
board-role-captured = { $role }, pojmana postać: { $seat }
board-role-token = { $role }; żeton ma { $seat }
board-points = { $count } PZ
board-take-gain = Tak
board-leave-gain = Nie
board-column-quarries = ≤ { $count }
board-column = Budynki tej grupy: kamieniołomy obniżają cenę najwyżej o { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublona
  }. Każdy jest wart { board-points }, jeśli nie podano inaczej
board-offer = { $building }: twoja cena to { $price ->
    [one] { $price } dublon
    [few] { $price } dublony
   *[many] { $price } dublonów
  } (cena na żetonie: { $cost }), { $points } PZ, pozostało żetonów: { $copies }
board-offer-gone = { $building }, brak na planszy
board-offer-draft = { $building }, cena { $cost }, jeszcze poza grą; wolne pola o tej cenie: { $spaces }
board-offer-out = { $building }, cena { $cost }, poza grą: nie ma już wolnych pól o tej cenie
board-offer-drafted = { $building }, cena { $cost }, w grze
board-spaces = wolne pola: { $count }
board-ship = Statek o pojemności { $capacity }, ładunek: { $amount } × { $good }
board-ship-empty = Statek o pojemności { $capacity }, pusty
board-market = Targowisko: { $goods_count ->
    [0] puste
   *[other] { $goods }
  }
board-waiting-workers = Robotnicy czekający w Magistracie: { $count }
board-waiting-nobles = Szlachcice czekający w Magistracie: { $count }
board-supply = Zasoby ogólne, { $thing }: { $count }
board-pile = Zakryte plantacje: { $count }; odrzucone: { $discarded }
board-quarries = Kamieniołomy: { $count }
board-island = Wyspa: { $seat }
board-doubloons = Dublony: { $count }
board-chips = Żetony PZ: { $count ->
    [hidden] zakryte
   *[other] { $count }
  }
board-san-juan = San Juan: robotnicy { $workers }{ $nobles ->
    [0] {""}
   *[other] , szlachcice { $nobles }
  }
board-hand = W ręce
board-in-hand = { board-hand }: { $workers ->
    [one] { $workers } robotnik
    [few] { $workers } robotnicy
   *[many] { $workers } robotników
  }{ $nobles ->
    [0] {""}
    [one] , { $nobles } szlachcic
    [few] , { $nobles } szlachcice
   *[many] , { $nobles } szlachciców
  }
board-tile = { $tile }, zajęte łuki: { $people } z { $circles }
board-goods = { $good }: { $count }
board-opponent = { $seat }: dublony { $doubloons }; towary: { $goods_count ->
    [0] brak
   *[other] { $goods }
  }; wyspa: { $island }; miasto: { $city_count ->
    [0] puste
   *[other] { $city }
  }{ $workers ->
    [0] {""}
   *[other] ; czekający robotnicy: { $workers }
  }{ $nobles ->
    [0] {""}
   *[other] ; czekający szlachcice: { $nobles }
  }
board-back = Wróć do własnej wyspy
board-next = Następny do umieszczenia: { $person }
board-put = Umieść tu { $person_acc }: { $tile }
board-lift = Weź z powrotem { $person_acc }: { $tile }
board-manned = { $tile }, łuk: { $person }
board-free = { $tile }, pusty łuk
board-nobody-in-hand = Nie masz już kogo umieścić. Najpierw weź kogoś z innego łuku
board-decided = To już rozstrzygnięte. Możesz to zmienić przyciskiem „{ ui-undo }”
board-prompt = Burmistrz: rozmieść robotników, klikając łuki, a potem kliknij „{ board-placed }”. { board-in-hand }.
board-as-before = Tak jak było
board-lift-all = Zdejmij wszystkich
board-by-bot = Jak radzi bot
board-placed = Rozmieść
board-lift-all-tip = Weź wszystkich z powrotem do ręki
board-lift-all-tip-not = Nie ma już kogo wziąć z powrotem do ręki
board-as-before-tip = Ustaw wszystkich tam, gdzie byli wcześniej
board-as-before-tip-not = Wszyscy są tam, gdzie byli wcześniej
board-as-before-tip-unknown-not = Nie wiadomo już, gdzie kto był wcześniej
board-by-bot-tip = Wszystkich rozmieści bot od podpowiedzi
board-placed-tip = Zatwierdź to rozmieszczenie
board-placed-tip-not = Najpierw zajmij puste łuki: dopóki jakiś jest wolny, nikt nie może zostać w San Juan
board-placing = Trwa rozmieszczanie robotników
board-task-crop = Festyn: trzy plantacje { $crop_gen } dają 3 robotników
board-task-production = Festyn: produkcja ({ $goods }) daje 3 dublony
board-task-building = Festyn: budowa ({ $building }) daje 3 PZ
board-task-done = Festyn: zadanie wykonane
board-scored-chips = Żetony: PZ zdobyte w czasie gry
board-scored-buildings = Budynki: PZ wydrukowane na wszystkich budynkach
board-scored-large = Duże budynki: PZ z aktywnych budynków na koniec gry
board-scored-nobles = Szlachcice: po 1 PZ
board-scored-total = Razem; przy remisie rozstrzyga suma dublonów i towarów
