# To, co mówi sama strona. Gry, silnik i serwer mają własne słowa.

ui-name = Harbourside
ui-skip = Do głównej części
ui-settings = Język i wygląd
ui-language = Język
ui-language-en = English
ui-language-pl = Polski
ui-theme-auto = Wygląd: jak w systemie
ui-theme-light = Wygląd: jasny
ui-theme-dark = Wygląd: ciemny
ui-close = Zamknij
ui-again = Spróbuj ponownie
ui-loading = Chwileczkę…
ui-guest = Gość
ui-to-harbour = Do portu
ui-no-table = Brak stołu
ui-unreachable = Serwer jest nieosiągalny. Nic nie przepadło; spróbujemy ponownie.
ui-stale = Sytuacja przy stole zmieniła się w międzyczasie. Spójrz jeszcze raz.
ui-actions = Co możesz zrobić
ui-reveals = To coś ujawnia: nie można tego cofnąć samemu.
ui-rules = W zasadach

ui-later-review-title = Analiza
ui-later-review = Tu będą szanse na wygraną ruch po ruchu i lepsze posunięcia. Jeszcze tego nie ma; na razie każdą partię można odtworzyć.
ui-later-arena-title = Arena
ui-later-arena = Tu zawisną rankingi botów. Na razie nie ma ich na stronie; „harbourside arena” rozgrywa mecze i ocenia boty w terminalu.
ui-later-nowhere-title = Nieznane wody
ui-later-nowhere = Pod tym adresem nic nie ma.
ui-later-replay-title = Powtórka
ui-later-replay = Jeszcze nie.
