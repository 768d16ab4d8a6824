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
table-log-ended-agreed = Gra kończy się za zgodą wszystkich i punktuje się jej obecny stan.
table-log-ended-given-up = { $player } poddaje grę i nie ma komu grać dalej. Gra kończy się i punktuje się jej obecny stan.
table-ended-agreed = Zakończono za zgodą wszystkich, punkty według stanu w tej chwili
table-ended-given-up = Grę poddano, punkty według stanu w tej chwili
