# Co se děje u stolu kolem hry; místo @player stojí jméno.
table-log-take-back = { $player } bere zpět { $actions ->
    [one] jeden tah
    [few] { $actions } tahy
   *[other] { $actions } tahů
}.
table-log-restart-turn = { $player } začíná tah od začátku, zpět { $actions ->
    [one] jde jedna akce
    [few] jdou { $actions } akce
   *[other] jde { $actions } akcí
}.
table-log-back-to = { $player } se vrací ({ $part }), zpět { $actions ->
    [one] jde jedna akce
    [few] jdou { $actions } akce
   *[other] jde { $actions } akcí
}.
table-log-back-to-early = { $player } se vrací ({ $part }), zpět { $actions ->
    [one] jde jedna akce
    [few] jdou { $actions } akce
   *[other] jde { $actions } akcí
}. Byl by tam na tahu bot, a tak se šlo až k poslednímu rozhodnutí člověka před ním.
table-log-redo = { $player } obnovuje { $actions ->
    [one] jeden tah
    [few] { $actions } tahy
   *[other] { $actions } tahů
}.
table-log-ask-redo = { $player } chce obnovit { $actions ->
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
table-log-release = Hostitel uvolnil místo hráče { $player }.
table-log-name = { $player } má nové jméno.
table-log-rematch = U nového stolu začíná další hra.
table-log-stand-in = Za hráče { $player } zaskakuje bot (úroveň: { $level ->
    [easy] lehká
    [medium] střední
    [hard] těžká
   *[other] náhodná
}).
table-log-back = { $player } je zpátky, bot už nezaskakuje.
