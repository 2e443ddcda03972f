# Co mówi strojenie: czego nie da się stroić i co z niego wyszło.

tuning-no-weights = Ta gra nie ocenia pozycji za pomocą wag, więc nie ma czego stroić.
tuning-two-beginnings = Zacznij od --weights albo od --anew, nie od obu naraz.
tuning-more-than-rounds = { $rounds ->
    [one] Jest jedna runda: --games i --bot można podać tylko raz.
    [few] Są { $rounds } rundy: --games i --bot nie można podać więcej razy.
   *[many] Jest { $rounds } rund: --games i --bot nie można podać więcej razy.
  }
tuning-alone = Wagi stroi się w grach dla co najmniej dwóch graczy.

tuning-round = Runda { $number }
tuning-loss = { $positions ->
    [one] Nauka na { $positions } pozycji;
   *[other] Nauka na { $positions } pozycjach;
  } średni błąd przewidywania zwycięzcy wynosił { $before } z poprzednimi wagami, a wynosi { $after } z nowymi.
tuning-judge = Bot
tuning-players = Gracze
tuning-games = Partie
tuning-fair = Równy udział
tuning-share = Nowe wagi wygrywają
tuning-interval = Przedział 95%
tuning-accepted = Przyjęte: różnica względem równego udziału w punktach procentowych to { $lead } (od { $low } do { $high }).
tuning-rejected = Odrzucone: różnica względem równego udziału w punktach procentowych to { $lead } (od { $low } do { $high }), a to niczego nie dowodzi.

tuning-weights = Wagi
tuning-weight = Waga
tuning-before = Przedtem
tuning-after = Potem
tuning-better = Te wagi są lepsze.
tuning-not-better = Żadna runda nie znalazła lepszych wag: zostają takie, jakie były.
tuning-written = Wagi są w pliku { $file }.
