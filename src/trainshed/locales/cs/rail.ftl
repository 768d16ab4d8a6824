# Co mají hry s kolejemi společné: trasy a jejich výnos.

# Úloha o trasách, kterou nelze přečíst. $field říká kde, například links[3].b.
rail-problem-bonus-stops = { $field }: prémie potřebuje navzájem různé zastávky a nesmí jich žádat víc, než kolik jich jmenuje (žádá: { $need }).
rail-problem-double = { $field }: „{ $name }“ se vyskytuje dvakrát.
rail-problem-json = { $field }: toto není JSON ({ $detail }).
rail-problem-loop = { $field }: úsek spojuje dvě různé zastávky, tento vede z „{ $stop }“ zpět do téže.
rail-problem-many = { $field }: příliš velké, { $count }, dovoleno je nejvýše { $most }.
rail-problem-missing = { $field }: chybí.
rail-problem-negative = { $field }: { $value } je příliš málo.
rail-problem-two-limits = { $field }: vlak „{ $train }“ může být omezen počtem zastávek, nebo délkou, ne obojím.
rail-problem-type = { $field }: očekává se { $expected }, nalezeno { $got }.
rail-problem-unknown-field = { $field }: takové pole neexistuje.
rail-problem-unknown-stop = { $field }: zastávka „{ $stop }“ neexistuje.
rail-problem-unknown-train = { $field }: vlak „{ $train }“ neexistuje.
rail-problem-unreadable = { $field }: nelze přečíst ({ $detail }).
rail-problem-value = { $field }: tato hodnota není dovolena ({ $detail }).

# Proč trasa není dovolena.
rail-route-group = Trasa smí vést jen jednou zastávkou skupiny { $group }, ne zároveň { $a } a { $b }.
rail-route-links = Úseky vlaku { $train } neodpovídají jeho zastávkám.
rail-route-no-link = Mezi zastávkami { $a } a { $b } nevede přímá kolej.
rail-route-no-token = Na trase není žádná stanice společnosti.
rail-route-passes-end = Zastávkou { $stop } trasa projíždět nesmí, může v ní jen končit.
rail-route-short = Trasa musí mít aspoň dvě zastávky.
rail-route-stop-twice = Trasa vede dvakrát zastávkou { $stop }.
rail-route-too-long = Vlak { $train } má dosah { $most }; tato trasa má délku { $length }.
rail-route-too-many-stops = { $count ->
    [one] Vlak { $train } smí zastavit nejvýše { $most }×; tato trasa má 1 zastávku.
    [few] Vlak { $train } smí zastavit nejvýše { $most }×; tato trasa má { $count } zastávky.
   *[other] Vlak { $train } smí zastavit nejvýše { $most }×; tato trasa má { $count } zastávek.
}
rail-route-track-shared = Kolej { $track } už používá vlak { $train }.
rail-route-track-twice = Trasa používá kolej { $track } dvakrát.
rail-route-train-twice = Vlak { $train } už svou trasu má.
rail-route-unknown-stop = K zastávce { $stop } nevede žádná trať.
rail-route-unknown-train = Vlak { $train } neexistuje.

# Výnos řádek po řádku.
rail-income-bonus = Prémie { $bonus }: { $value }
rail-income-obsolete = Zastaralý vlak, polovina zaokrouhlená dolů na desítky: { $value }
rail-income-stop = { $free ->
    [1] { $stop } (do počtu zastávek se nezapočítává): { $value }
   *[other] { $stop }: { $value }
}
rail-income-times = Krát { $times }: { $value }
rail-income-train = Vlak { $train } vydělá { $value }

# Odpověď hledače tras.
rail-routes-alternative = Jiná možnost č. { $number }: { $revenue }
rail-routes-bound = Příjem { $revenue }; bez důkazu, žádné trasy nevydělají víc než { $bound }.
rail-routes-effort = { $nodes ->
    [one] 1 uzel za { $ms } ms
    [few] { $nodes } uzly za { $ms } ms
   *[other] { $nodes } uzlů za { $ms } ms
}
rail-routes-extra = Za všechny trasy dohromady: { $value }
rail-routes-idle = Vlak { $train } nevyjíždí.
rail-routes-proved = Příjem { $revenue }; dokázáno, žádné trasy nevydělají víc.
