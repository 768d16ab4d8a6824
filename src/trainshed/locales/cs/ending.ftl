# Vzdání hry a její ukončení po dohodě.
table-log-give-up = { $player } hru vzdává. Na tomto místě dál hraje bot (úroveň: { $level ->
    [easy] lehká
    [medium] střední
    [hard] těžká
   *[other] náhodná
}).
table-log-ask-end = { $player } chce hru ukončit tak, jak stojí.
table-log-decline-end = { $player } s ukončením hry nesouhlasí.
table-log-withdraw-end = { $player } už hru ukončit nechce.
table-log-ended-agreed = Hra končí po dohodě a boduje se tak, jak stojí.
table-log-ended-given-up = { $player } hru vzdává a nezbývá nikdo, kdo by ji dohrál. Hra končí a boduje se tak, jak stojí.
table-ended-agreed = Ukončeno po dohodě, bodováno tak, jak hra stála
table-ended-given-up = Hra vzdána, bodováno tak, jak stála
