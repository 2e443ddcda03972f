board-harbour = Port: runda załadunku
board-pedro = handlarz tytoniem: 2 znaczniki tytoniu
board-jose = plantator trzciny cukrowej: 2 znaczniki cukru
board-conchita = handlarka owocami: 2 znaczniki owoców
board-miguel = drwal: 2 znaczniki drewna
board-pablo = paser: dowolne dobro (poza drewnem)
board-maria = tancerka: 2 PZ
board-martinez = muzyk: 3 peso
board-el_zorro = kieszonkowiec: dar od każdego
board-alonso = prawnik: zajęcie budynku albo wykorzystanie własnego
board-flower = kwiat { $flower }
board-inactive = { $cuban ->
    [Conchita] nieaktywna
    [Maria] nieaktywna
   *[other] nieaktywny
  }
board-car-here = tu stoi samochód
board-building = { $building } ({ $building_use }), kwiat { $flower }
board-owner = właściciel: { $seat }
board-pawn = pionek: { $seat }
board-own-pawn = Pionek: { $seat }
board-track = Statek { $ship } z 7; gra kończy się, gdy odpłynie siódmy
board-vessel = Statek { $ship } w porcie; PZ za każde dobro: { $value }
board-arriving = Przypływa statek { $ship }
board-no-ship = W porcie nie ma statku
board-die = Zapotrzebowanie na { $good }: { $demand }
board-die-rolled = Kość ({ $good }): { $demand }
board-die-aside = Odłożona kość ({ $good }): ten statek nie ma na to zapotrzebowania. Wypadło { $shows }
board-aside = odłożona
board-value = PZ za każde dobro
board-turns-left = Zostało tur: { $turns }
board-turns = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
  }
board-turns-end = do końca
board-on-entry = przy wejściu
board-on-entry-long = Właściciel budynku dostaje 1 PZ, gdy wchodzi tam pionek innego gracza. Za pionek, który tam zostaje, nie dostaje nic.
board-ended-ships = Odpłynął siódmy statek.
board-ended-turns = Minęła ostatnia tura.
board-flag = Flaga { $value }: każde dobro daje { $value } PZ
board-flag-away = Flaga z szachownicą: statek odpływa
board-marker = Znacznik wartości na { $value }: każde dobro daje { $value } PZ
board-hidden = za parawanem
board-hidden-long = PZ, peso i dobra leżą za parawanem.
board-enlarge = Pokaż wszystko, co ma { $seat }
board-close = Zamknij
board-off = jeszcze poza planszą
board-nothing = brak
board-turn = trwa tura
board-loading = jeszcze ładuje
board-passed = pas
board-own = Obszar: { $seat }
board-tokens = Pozostałe żetony własności: { $tokens }
board-vp = PZ: { $count }
board-pesos = Peso: { $count }
board-held = { $good }: { $count }
board-pass = Pasuję
board-skip = Rezygnuję
board-enough = Wystarczy
board-final = Wynik końcowy
board-tie = remis
board-reckoned = { $seat }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
  } ({ $vp } PZ i { $more } za znaczniki dóbr, których jest { $tokens }); zostało: { $left ->
    [one] { $left } znacznik
    [few] { $left } znaczniki
   *[many] { $left } znaczników
  }, { $pesos } peso
