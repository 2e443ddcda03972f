# Co może być nie tak z nazwą bota.

bot-unknown = Nie ma bota „{ $name }”. Są: { $known }; albo pakiet.moduł:Klasa.
bot-parameter = Bot { $name } nie ma ustawienia „{ $parameter }”. { $known_count ->
    [0] Nie ma żadnych.
   *[other] Ma: { $known }.
  }
bot-value = Ustawienie { $parameter } bota { $name } nie może mieć wartości „{ $value }”.
bot-not-found = Nie udało się wczytać bota { $name }: { $reason }
bot-is-none = { $name } nie jest botem: nie ma metody choose(seat).

# Co może się stać, gdy pytamy bota.

bot-failed-crash = Bot zawiódł ({ $kind }): { $reason }
bot-failed-no-action = Odpowiedź bota „{ $answer }” nie jest akcją: powinna być jej numerem.
bot-failed-illegal = Odpowiedź bota „{ $answer }” nie jest teraz dozwolona.
