# Słowa samej planszy: nazwy elementów dla tych, którzy ich nie widzą, i podpisy.

board-place = Pole { $number }: { $tile }{ $state ->
    [used] , płytka użyta
    [current] , trwająca akcja
   *[free] {""}
  }; bonus: { $bonus }; { $blue ->
    [0] bez niebieskich pracowników
    [one] { $blue } niebieski pracownik
    [few] { $blue } niebiescy pracownicy
   *[many] { $blue } niebieskich pracowników
  }{ $prices_count ->
    [0] {""}
   *[other] ; ceny: { $prices }
  }
board-anchor-token = Żeton kotwicy: { $then ->
    [ends] to ostatnia runda, więc koło już się nie obróci
   *[turns] w następnej rundzie kotwica wskaże pole { $number }
  }
board-wheel = Obrotowe koło; kotwica wskazuje pole { $number }
board-stack = { $tile }, w ogólnej puli: { $count }
board-stack-sold = { $tile }, w ogólnej puli: { $count }, obecna cena: { $price }
board-points = Punkty zwycięstwa
board-talers = Talary
board-rewards = Nagrody za ukończony statek
board-rewards-due = Wybierz nagrodę (zostało: { $due })
board-course = Runda { $round } z { $rounds }, faza akcji { $phase } z { $phases }
board-phase = Faza
board-ship = Statek { $ship }, { $state ->
    [finished] ukończony ({ $worth } PZ)
    [closed] z zakończonym pokładem
   *[open] z niezakończonym pokładem
  }: { $parts }; ładunek: { $cargo }
board-no-cargo = brak
board-slip = Wolne miejsce w stoczni na nowy statek
board-warehouse = Magazyn: { $tiles }; wolna przestrzeń: { $left }
board-nothing = pusty
board-yard = Stocznia
board-yard-told = Stocznia: { $ships ->
    [0] bez statków
    [one] { $ships } statek
    [few] { $ships } statki
   *[many] { $ships } statków
  }{ $finished ->
    [0] {""}
   *[other] ; ukończone: { $finished }
  }
board-values = Punkty za ukończony statek: { $one } za jeden pokład, { $two } za dwa, { $three } za trzy, { $four } za cztery
board-extra = Płytka „Dodatkowej Akcji”
board-extra-gone = Płytka „Dodatkowej Akcji”, wykorzystana
board-extra-short = Dodatkowa akcja
board-extra-now = Dodatkowa: { $kind }
board-pass = Płytki „Pas”: odwrócone { $flipped }; { $penalty ->
    [0] bez ujemnych punktów na koniec rundy
   *[other] −{ $penalty } PZ na koniec rundy
  }
board-pass-penalty = Strata: { $penalty } PZ
board-pass-none = Bez straty
board-pass-over = Płytki „Pas”, już rozliczone
board-pass-short = Płytki „Pas”
board-seat = { $name }{ $turn ->
    [now] , trwa tura tego gracza
   *[no] {""}
  }
board-turns = Kolejność tur
board-done = Zakończ
board-enlarge = Pokaż wszystko, co ma { $seat }
board-close = Zamknij
board-vp = { $points } PZ
board-now = obecny wynik: { $points } PZ
board-now-wide = obecny wynik: { $points } PZ{ $penalty ->
    [0] {""}
   *[other] {" "}(bez ujemnych punktów)
  }
board-now-told = Gdyby gra skończyła się teraz: { $points } PZ ({ $track } na torze punktacji, { $more } za dostawy, statki i pozostałe materiały){ $penalty ->
    [0] {""}
   *[other] . Bez ujemnych punktów za płytki „Pas” na koniec rundy (−{ $penalty } PZ)
  }
board-final-score = Wynik końcowy
board-final = Końcowa punktacja
board-final-vp = Tor punktacji
board-final-vp-for-goods = Dostawy
board-final-vp-for-ships = Statki
board-final-vp-for-left-overs = Pozostałe materiały
board-final-sum = Razem
