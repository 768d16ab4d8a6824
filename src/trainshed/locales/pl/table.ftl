# Co dzieje się przy stole poza grą; zamiast @player stoi imię.
table-log-take-back = { $player } cofa { $actions ->
    [one] jeden ruch
    [few] { $actions } ruchy
   *[many] { $actions } ruchów
}.
table-log-restart-turn = { $player } zaczyna turę od początku, cofnięto { $actions ->
    [one] jeden ruch
    [few] { $actions } ruchy
   *[many] { $actions } ruchów
}.
table-log-back-to = { $player } wraca ({ $part }), cofnięto { $actions ->
    [one] jeden ruch
    [few] { $actions } ruchy
   *[many] { $actions } ruchów
}.
table-log-back-to-early = { $player } wraca ({ $part }), cofnięto { $actions ->
    [one] jeden ruch
    [few] { $actions } ruchy
   *[many] { $actions } ruchów
}. Ruch miałby tam bot, więc aż do wcześniejszej decyzji człowieka.
table-log-redo = { $player } przywraca { $actions ->
    [one] jeden ruch
    [few] { $actions } ruchy
   *[many] { $actions } ruchów
}.
table-log-ask-redo = { $player } prosi o przywrócenie { $actions ->
    [one] jednego ruchu
   *[other] { $actions } ruchów
}.
table-log-ask = { $player } prosi o cofnięcie { $actions ->
    [one] jednego ruchu
   *[other] { $actions } ruchów
}.
table-log-grant = { $player } zgadza się.
table-log-decline = { $player } nie zgadza się na cofnięcie.
table-log-withdraw = { $player } już nie prosi o cofnięcie.
table-log-claim = { $player } siada do stołu.
table-log-release = Gospodarz zwolnił miejsce gracza { $player }.
table-log-name = { $player } ma nowe imię.
table-log-rematch = Przy nowym stole zaczyna się kolejna gra.
table-log-stand-in = Bot (poziom: { $level ->
    [easy] łatwy
    [medium] średni
    [hard] trudny
   *[other] losowy
}) zastępuje gracza { $player }.
table-log-back = { $player } wraca do gry, bot już nie zastępuje.
