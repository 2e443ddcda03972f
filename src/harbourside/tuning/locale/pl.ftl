# Strojenie: błędy i wyniki.

tuning-no-weights = Ocena pozycji w tej grze nie ma wag, więc nie ma czego stroić.
tuning-two-beginnings = Użyj --weights albo --from-guess, ale nie obu naraz.
tuning-more-than-rounds = { $rounds ->
    [one] Jest jedna runda, więc --games i --bot można podać tylko raz.
    [few] Są { $rounds } rundy, więc --games i --bot można podać najwyżej { $rounds } razy.
   *[many] Jest { $rounds } rund, więc --games i --bot można podać najwyżej { $rounds } razy.
  }
tuning-alone = Strojenie wymaga partii dla co najmniej dwóch graczy.

tuning-round = Runda { $number }
tuning-loss = { $positions ->
    [one] Nauka na { $positions } pozycji;
   *[other] Nauka na { $positions } pozycjach;
  } średni błąd przewidywania wynosił { $before } ze starymi wagami, a z nowymi wynosi { $after }.
tuning-judge = Bot
tuning-players = Gracze
tuning-games = Partie
tuning-fair = Równy udział
tuning-share = Nowe wagi wygrywają
tuning-interval = Przedział 95%
tuning-accepted = Przyjęte: różnica względem równego udziału w punktach procentowych to { $lead } (od { $low } do { $high }).
tuning-rejected = Odrzucone: różnica względem równego udziału w punktach procentowych to { $lead } (od { $low } do { $high }), a to nie dowodzi, że nowe wagi są lepsze.

tuning-weights = Wagi
tuning-weight = Waga
tuning-before = Przedtem
tuning-after = Potem
tuning-better = Te wagi są lepsze.
tuning-not-better = Żadna runda nie znalazła lepszych wag. Wagi zostają bez zmian.
tuning-written = Wagi są w pliku { $file }.
