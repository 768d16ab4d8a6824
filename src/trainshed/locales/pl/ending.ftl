# Poddanie gry i zakończenie jej za zgodą wszystkich.
table-log-give-up = { $player } poddaje grę. Na tym miejscu gra dalej bot (poziom: { $level ->
    [easy] łatwy
    [medium] średni
    [hard] trudny
   *[other] losowy
}).
table-log-ask-end = { $player } chce zakończyć grę w obecnym stanie.
table-log-decline-end = { $player } nie zgadza się na zakończenie gry.
table-log-withdraw-end = { $player } już nie chce kończyć gry.
table-log-ended-agreed = Gra kończy się za zgodą wszystkich, z wynikiem w obecnym stanie.
table-log-ended-given-up = { $player } poddaje grę i nie ma komu grać dalej. Gra kończy się z wynikiem w obecnym stanie.
table-ended-agreed = Zakończono za zgodą wszystkich, wynik w stanie z tej chwili
table-ended-given-up = Grę poddano, wynik w stanie z tej chwili
