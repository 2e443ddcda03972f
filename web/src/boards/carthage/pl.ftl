board-road = Szlak morski
board-ship = { $ship }: { $space }
board-ship-sails = { $ship }: { $space }. Zakup towarów przesunie go teraz { $course_to }
board-ship-raided = { $ship }: { $space }, napadnięty
board-space-start = { $space }: stąd statki wypływają i tu wracają po sprzedaży towarów
board-space-safe = { $space }: statkom nic tu nie grozi
board-space-anchorage = { $space }: statkom nic tu nie grozi. Tu wracają napadnięte statki
board-space-danger = { $space }: w Dniu Wypłaty statki są tu napadane, a ich niechronione towary przepadają
board-space-goal = { $space }: statek, który tu dopłynie, zaczyna Dzień Wypłaty: sprzedaje się towary w jego kolorze
board-supply = W zasobach: { $marker }
board-price = Kup całość za { $cost }
board-paying = Zapłacono { $paid } z { $cost }
board-buy = Kup całość
board-have = masz { $coins }
board-paid = zapłacono { $paid }
board-reserve = Rezerwuj
board-slot = Miejsce na znacznik rezerwacji: { $card }
board-marker-of = Znacznik rezerwacji: { $seat }
board-place = Wolne miejsce na Rynku
board-in-market = { $card } na Rynku
board-in-market-reserved = { $card } na Rynku, rezerwacja: { $seat }
board-in-farm = { $card } na Farmie
board-in-farm-reserved = { $card } na Farmie, rezerwacja: { $seat }
board-up-to-five = do pięciu kart
board-no-cards = brak kart
board-deck = Talia
board-discard = Odrzucone
board-deck-left = Talia dociągania: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }. Stąd biorą się nowe karty na Rynku i Farmie
board-deck-spread = Talia dociągania: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }. Pokaż karty, których jeszcze nie widać
board-discard-spread = Stos kart odrzuconych: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }, na wierzchu { $card }. Pokaż wszystkie
board-discard-empty = Stos kart odrzuconych: brak kart
board-points = Punkty
board-vp = { $count ->
    [one] { $count } punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
   *[many] { $count } punktów zwycięstwa
  }
board-vp-band = Stos punktów zwycięstwa: od { $least } do { $most }
board-tokens = Znaczniki
board-markers = { $count ->
    [one] { $count } znacznik realizacji
    [few] { $count } znaczniki realizacji
   *[many] { $count } znaczników realizacji
  }; ósmy kończy grę
board-marker = rezerwacja: wolna
board-marker-on = rezerwacja: { $card }
board-marker-free = Znacznik rezerwacji: wolny
board-hand-size = Kart w ręce: { $count }
board-hand-open = { $count ->
    [0] Brak kart w ręce
   *[other] W ręce: { $cards }; { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
      }
  }
board-hand = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }, { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
  }
board-in-hand = { $card } w twojej ręce, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }
board-colour = Towary, kolor { $colour }: { $number }{ $number ->
    [0] {""}
    [one] {" "}(wartość { $values }), chronione: { $safe }
   *[other] {" "}(wartości { $values }), chronione: { $safe }
  }; znaczniki: { $markers }
board-ware = { $ware }: { $count ->
    [0] brak kart
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }
board-unstored = { $count ->
    [0] Brak niechronionych towarów
   *[other] Towary niechronione: { $count }. Przepadną, jeśli ich statek zostanie napadnięty
  }
board-stored = { $count ->
    [0] Brak chronionych towarów. Towary ochronione podczas napadu są bezpieczne aż do sprzedaży
   *[other] Towary chronione: { $count }. Ochrona trwa aż do sprzedaży
  }
board-stored-payday = { $count ->
    [0] Brak chronionych towarów. Towary ochronione podczas napadu są bezpieczne tylko do końca Dnia Wypłaty
   *[other] Towary chronione: { $count }. Ochrona trwa tylko do końca Dnia Wypłaty
  }
board-bonus = { $markers ->
    [0] Brak znaczników w tym kolorze; każdy podnosi cenę każdej sprzedawanej karty o 1
    [one] { $markers } znacznik podnosi cenę każdej sprzedawanej karty o 1
    [few] { $markers } znaczniki podnoszą cenę każdej sprzedawanej karty o { $markers }
   *[many] { $markers } znaczników podnosi cenę każdej sprzedawanej karty o { $markers }
  }
board-worth = Wartość przy sprzedaży teraz: { $price }, czyli { $vp ->
    [one] { $vp } punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
  } (1 za każde rozpoczęte 5)
board-goods = { $card }, { $count ->
    [one] { $count } karta niechroniona
    [few] { $count } karty niechronione
   *[many] { $count } kart niechronionych
  }
board-goods-safe = { $card }, { $count ->
    [one] { $count } karta chroniona
    [few] { $count } karty chronione
   *[many] { $count } kart chronionych
  }
board-of-card = { $card }: { $count }
board-enlarge = Pokaż wszystko, co ma { $seat }
board-close = Zamknij
board-final = Wynik końcowy
