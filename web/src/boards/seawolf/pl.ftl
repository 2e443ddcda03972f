# Słowa samej planszy: nazwy elementów dla tych, którzy ich nie widzą, i podpisy.

board-course = Kurs: dostawy do tej pory: { $begun } z { $all }; karty w stosie: { $pile }
board-delivery-now = Dostawa { $number } z 3
board-hire-now = Kto wynajmie wilka morskiego?
board-next-in = { $count ->
    [one] Do dostawy { $count } karta
    [few] Do dostawy { $count } karty
   *[many] Do dostawy { $count } kart
  }
board-next-after = { $count ->
    [one] Dostawa najwcześniej za { $count } kartę
    [few] Dostawa najwcześniej za { $count } karty
   *[many] Dostawa najwcześniej za { $count } kart
  }
board-next-in-told = { $count ->
    [one] Następna dostawa nadejdzie, gdy ze stosu ubędzie jeszcze { $count } karta: dobrana albo odkryta do rzędu.
    [few] Następna dostawa nadejdzie, gdy ze stosu ubędą jeszcze { $count } karty: dobrane albo odkryte do rzędu.
   *[many] Następna dostawa nadejdzie, gdy ze stosu ubędzie jeszcze { $count } kart: dobranych albo odkrytych do rzędu.
  }
board-next-after-told = { $count ->
    [one] Następna dostawa leży w dolnej połowie stosu; nad nią została jeszcze { $count } karta.
    [few] Następna dostawa leży w dolnej połowie stosu; nad nią zostały jeszcze { $count } karty.
   *[many] Następna dostawa leży w dolnej połowie stosu; nad nią zostało jeszcze { $count } kart.
  }
board-next-unknown = Dostawa możliwa w każdej chwili
board-next-unknown-told = Nikt nie wie, jak głęboko leży następna dostawa: może nadejść już z następną kartą.
board-over = Koniec gry
board-over-match = Koniec meczu
board-match = Rozgrywka { $game }, do { $target }
board-match-told = Rozgrywka { $game } w meczu, który trwa, aż ktoś zdobędzie { $target } punktów
board-match-points = Punkty w meczu do tej pory: { $points }
board-fog = Mgła; dostawy: { $begun } z 3
board-fog-told = Słaba widoczność: jedna dostawa leży w górnej połowie stosu, a dwie w dolnej. Do tej pory: { $begun }
board-pile = Stos dobierania: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }
board-pile-top = { board-pile }; na wierzchu: { $card }
board-pile-short = Stos: { $count }
board-place = Miejsce { $place }: { $card }
board-place-empty = Miejsce { $place }: puste
board-discard = Stos kart wykorzystanych: { $count ->
    [0] brak kart
    [one] { $count } karta; na wierzchu: { $card }
    [few] { $count } karty; na wierzchu: { $card }
   *[many] { $count } kart; na wierzchu: { $card }
  }. Przejrzyj
board-not-gone = Jeszcze niewykorzystana karta: { $card }
board-discard-short = Wykorzystane: { $count }
board-hire = Wynajmij
board-decline = Zrezygnuj
board-done = Zakończ dostawy
board-show = Pokaż karty
board-first = zaczyna
board-starts = { $seat }, gracz rozpoczynający
board-hand = { $seat }: { $count ->
    [0] brak kart w ręce
    [one] { $count } karta w ręce: { $cards }
    [few] { $count } karty w ręce: { $cards }
   *[many] { $count } kart w ręce: { $cards }
  }
board-hidden = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
  }
board-empty-hand = Brak kart
board-secret = { $card } (tylko ty o niej wiesz)
board-alone-ship = { $card } (w ręce brak towaru do pary)
board-alone-goods = { $card } (w ręce brak statku do pary)
board-delivery-full = Dostarczone: { $ship } i { $goods }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
board-delivery-empty = Jeszcze niedostarczone: { $goods }
board-delivery-lacks = Jeszcze niedostarczone: { $goods }. W ręce nie ma pary
board-delivery-never = Niedostarczone: { $goods }
board-clasp = Para: { $goods }, { $sum }
board-clasp-done = Już dostarczone: { $goods }. Te karty liczą się za { $points }
board-left = Zostało w ręce: { $points }
board-burden = −{ $points } na koniec
board-now = gdyby gra skończyła się teraz: { $points }
board-showed = Pokazuje karty
board-used-wolf = Wilk pomaga
board-enlarge = Pokaż wszystko, co ma { $seat }
board-close = Zamknij
board-final = Liczenie punktów
board-final-delivered = Dostawy
board-final-cards = Karty
board-final-events = Wydarzenia
board-final-wolves = Wilki
board-final-sum = Razem
board-final-game = Gra
board-final-match = Mecz
