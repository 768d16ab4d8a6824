# Co mówi każda gra.
core-refuse-over = Gra jest skończona.
core-refuse-not-now = Nie teraz: gra czeka na inną decyzję.
core-refuse-not-you = Nie teraz: w tej chwili nie masz o czym decydować.
core-refuse-malformed = To nie jest ruch tej gry albo któraś z jego wartości nie ma sensu.
core-refuse-chance = Zapisany z góry wynik losowania nie może tu wystąpić: { $reason }
core-refuse-seat = Przy tym stole są miejsca od 1 do { $count }.
core-refuse-order = Każda pozycja z { $count } musi wystąpić dokładnie raz.

core-record-too-large = Plik jest za duży jak na grę: { $size } kB, najwyżej { $limit } kB.
core-record-not-json = To nie jest plik z grą: { $reason }
core-record-torn = Plik się urywa; { $actions ->
    [0] wcześniej nie udało się odczytać żadnego ruchu
    [one] wcześniej udało się odczytać 1 ruch
    [few] wcześniej udało się odczytać { $actions } ruchy
   *[other] wcześniej udało się odczytać { $actions } ruchów
}.
core-record-shape = Plik nie ma budowy gry: { $reason }
core-record-format = Plik ma format { $format }; tutaj znany jest format { $known }.
core-record-title = Nie ma tu gry „{ $title }”.
core-record-setup = Tej gry nie da się przygotować: { $reason }
core-record-action-shape = Nie można odczytać ruchu { $number }: { $reason }
core-record-action-illegal = Ruch { $number } jest niezgodny z zasadami ({ $rule }).

# parts of a game

core-tick-setup = Przygotowanie
core-tick-round = Runda { $number }
