# Co se děje u stolu kolem hry; místo @player stojí jméno.
table-log-undo = { $player } bere zpět { $actions ->
    [one] jeden tah
    [few] { $actions } tahy
   *[other] { $actions } tahů
}.
table-log-ask = { $player } chce vzít zpět { $actions ->
    [one] jeden tah
    [few] { $actions } tahy
   *[other] { $actions } tahů
}.
table-log-grant = { $player } souhlasí.
table-log-decline = { $player } s vrácením tahu nesouhlasí.
table-log-withdraw = { $player } už o vrácení tahu nežádá.
table-log-claim = { $player } usedá ke stolu.
table-log-release = Místo { $player } je volné.
table-log-name = { $player } má nové jméno.
table-log-rematch = U nového stolu začíná další hra.
table-log-stand-in = Za hráče { $player } zaskakuje bot (úroveň: { $level ->
    [easy] lehká
    [medium] střední
    [hard] těžká
   *[other] náhodná
}).
table-log-back = { $player } je zpátky, bot už nezaskakuje.
