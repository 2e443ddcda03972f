# Słowa samej planszy: nazwy elementów dla tych, którzy ich nie widzą, i podpisy.

board-place = Pole { $number }: { $tile }{ $state ->
    [used] , użyta
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
board-anchor-token = Żeton kotwicy: w następnej rundzie kotwica wskaże pole { $number }
board-wheel = Obrotowe koło; kotwica wskazuje pole { $number }
board-stack = { $tile }, w ogólnej puli: { $count }
board-stack-sold = { $tile }, w ogólnej puli: { $count }, cena teraz: { $price }
board-points = Punkty zwycięstwa
board-talers = Talary
board-rewards = Nagrody za ukończony statek
board-rewards-due = Wybierz nagrodę (do wzięcia: { $due })
board-course = Runda { $round } z { $rounds }, faza akcji { $phase } z { $phases }
board-phase = Faza
board-ship = Statek { $ship }, { $state ->
    [finished] ukończony
    [closed] zamknięty
   *[open] otwarty
  }: { $parts }; ładunek: { $cargo }
board-no-cargo = brak
board-slip = Pusta pochylnia na nowy statek
board-warehouse = Magazyn: { $tiles }; wolne miejsca: { $left }
board-nothing = pusty
board-yard = Stocznia
board-values = Punkty za ukończone statki: jeden pokład { $one }, dwa { $two }, trzy { $three }, cztery { $four }
board-extra = Płytka „Dodatkowej Akcji”
board-extra-gone = Płytka „Dodatkowej Akcji”, wykorzystana
board-extra-short = Dodatkowa
board-pass = Płytki „Pas”: odwrócone { $flipped }; na koniec rundy −{ $penalty } PZ
board-pass-penalty = Pas: teraz −{ $penalty } PZ
board-pass-none = Pas: bez kary
board-done = Koniec
board-enlarge = Powiększ: { $name }
board-close = Zamknij
board-now = gdyby teraz koniec: { $points } PZ
board-later = { $points ->
    [0] {""}
   *[other] +{ $points }
  }
board-final = Końcowa punktacja
board-final-vp = Tor punktacji
board-final-vp-for-goods = Dostawy
board-final-vp-for-ships = Statki
board-final-vp-for-left-overs = Pozostałości
board-final-sum = Razem
