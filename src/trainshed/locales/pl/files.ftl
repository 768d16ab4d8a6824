# Pliki gier z 18xx.games.
file-not-json = To nie jest plik z grą: { $reason }
file-torn = Plik jest ucięty; { $actions ->
    [0] nie udało się odczytać żadnego działania
    [one] udało się odczytać 1 działanie
    [few] udało się odczytać { $actions } działania
   *[other] udało się odczytać { $actions } działań
}.
file-shape = Plik nie wygląda jak gra z 18xx.games: { $reason }
file-title = To jest gra { $title }. Z 18xx.games na razie można wczytać tylko { $known }.
file-players = Dwaj gracze w pliku mają ten sam numer.
file-setup = Tej gry nie da się przygotować: { $reason }
file-actions = Działań w pliku: { $count }; można wczytać najwyżej { $most }.
file-undo = Działanie { $id } cofa lub przywraca coś, czego nie ma.
file-action-shape = Działania { $id } ({ $what }) nie da się odczytać: { $reason }
file-action-unknown = Działanie { $id } ({ $what }) jest nieznanego tu rodzaju: { $type }
file-refused = Działanie { $id } ({ $what }) jest tu niezgodne z zasadami: { $reason } ({ $rule })
file-no-place = Działanie { $id } ({ $what }) nie pasuje do tego miejsca gry.
file-unknown-id = Działanie { $id } ({ $what }) wymienia coś, czego nie ma: { $name }
file-revenue = Działanie { $id } ({ $what }): według pliku przejazd przyniósł { $told }, według tutejszych zasad { $ours }.
file-result = Tutejszy wynik różni się od wyniku w pliku.
file-ended-by-hand = Gracze zakończyli tę grę ręcznie. Punkty policzono według stanu z tej chwili.
file-export-title = Jako plik 18xx.games można na razie zapisać tylko gry { $known }.
file-export-seed = 18xx.games rozdaje według liczby, a nie znamy takiej, która rozda tę grę tak jak tutaj.
file-export-option = 18xx.games nie ma opcji { $option }, z którą toczy się ta gra.
file-export-refused = Ruch { $number } ({ $what }) nie jest możliwy w 18xx.games: { $reason } ({ $rule })
file-export-differs = Po ruchu { $number } ({ $what }) gra w 18xx.games potoczyłaby się inaczej.
file-export-late = Ruch { $number } ({ $what }) byłby w 18xx.games spóźniony: ta część tury spółki jest tam wtedy już zakończona.
file-export-endless = W tej grze nic więcej nie mogło się wydarzyć. 18xx.games nie zna na to końca i kręciłoby się w kółko.

cli-imported = Działania z pliku, które są teraz w { $file }: { $played } z { $total }.
