# Vysvětlené jízdy, trasy kreslené ručně, nákupy vlaků: všechny hry s tratěmi.
page-run-town = Město { $cell }
page-run-proved = Prokazatelně nejlepší: { $amount }.
page-run-proved-why = Všechny ostatní možnosti jsou prověřené, žádná nevydělá víc.
page-run-unproved = Nejlepší nalezená: { $amount }.
page-run-unproved-why = Bez důkazu; víc než { $bound } nevydělá nic.
page-run-searching = Hledá se nejlepší jízda …
page-run-at-least = Hledá se: aspoň { $amount } …
page-run-trouble = Server neodpověděl. Zkuste to znovu.
page-run-stops = zastávky: { $used } z { $limit }
page-run-stops-any = zastávky: { $used }, bez omezení
page-run-length = délka { $used } z { $limit }
page-run-length-any = délka { $used }, bez omezení
page-run-obsolete = zastaralý: vydělá polovinu
page-run-station = vlastní stanice
page-run-free = nepočítá se jako zastávka
page-run-times = × { $times } = { $value },
page-run-half = polovina, dolů na desítky: { $value },
page-run-bonus = + prémie { $value }
page-run-idle = { $why ->
    [no-route] nejede: nemá kudy.
    [track] nejede: jeho trať vydělá víc s ostatními vlaky.
   *[none] nejede.
}
page-run-besides = K tomu { $amount } z dolů.
page-run-sum = Součet
page-run-treasury = Pokladna
page-run-how = Jak to je dokázáno
page-run-how-bound = Žádné trasy nevydělají víc než { $bound }. Kroky hledání: { $nodes }.
page-run-how-first = První nalezená jízda vydělala { $amount }; potom se zkoumalo jen to, co mohlo vydělat víc.
page-run-how-alone = { $train }-vlak vydělá nejvýše { $amount }, i kdyby měl všechnu trať pro sebe.
page-run-how-routes = { $count ->
    [one] Porovnána 1 trasa za aspoň { $amount }.
    [few] Porovnány { $count } trasy za aspoň { $amount }.
   *[other] Porovnáno { $count } tras za aspoň { $amount }.
}
page-run-too-far = na { $train }-vlak příliš daleko
page-run-others = Jiné možnosti
page-run-others-point = ukažte na některou
page-run-others-none = Jiná možnost není.
page-run-others-incomplete = Hledání skončilo předčasně: mohou být i další.
page-run-other-idle = { $train }-vlak nejede
page-run-other-dropped = žádný { $train }-vlak nejede: { $stops }
page-run-other-runs = { $train }-vlak: { $stops }
page-run-other-without = { $train }-vlak bez: { $lost }
page-run-other-with = { $train }-vlak navíc: { $gained }
page-run-other-instead = { $train }-vlak: { $gained } místo { $lost }
page-run-other-besides = doly { $amount }
page-run-hand-how = Stiskněte první zastávku a pak další. Poslední ještě jednou: jiná trať. Některou dřívější: trasa skončí tam.
page-run-hand-no-stops = zatím bez zastávek
page-run-hand-locked = zamčeno
page-run-hand-way = trať { $number } z { $of }
page-run-hand-tools = Změnit trasu
page-run-hand-shorten = Ubrat poslední zastávku
page-run-hand-clear = Smazat
page-run-hand-lock = Zamknout
page-run-hand-best = Nejlepší jízda
page-run-hand-best-for = Nejlepší jízda: { $amount }
page-run-stop = Zastávka: { $stop }
page-run-not-yet = { $company }: vlaky ještě nejely
page-run-ran = { $trains ->
    [0] { $company }: nejel žádný vlak
    [one] { $company }: vlak jel
    [few] { $company }: jely { $trains } vlaky
   *[other] { $company }: jelo { $trains } vlaků
}
page-run-below = Trasy ručně: { $amount }, o { $less } méně než nejlepší jízda za { $best }.

page-buy-first = První { $train }-vlak
page-buy-next = { $train }-vlak
page-buy-from = { $train }-vlak od { $company }
page-buy-from-pool = { $train }-vlak z depa
page-buy-stops = { $count ->
    [one] 1 zastávka
    [few] { $count } zastávky
   *[other] { $count } zastávek
}
page-buy-any-length = libovolně daleko
page-buy-length = délka { $count }
page-buy-stays = zůstane do konce
page-buy-leaves-with = zreziví s prvním { $train }-vlakem
page-buy-halves-with = od prvního { $train }-vlaku vydělá polovinu
page-buy-phase = Fáze
page-buy-tiles-before = dílky jako dosud
page-buy-tiles = { $colour ->
    [yellow] žluté dílky
    [green] nově i zelené dílky
    [brown] nově i hnědé dílky
   *[grey] nově i šedé dílky
}
page-buy-trains-of = { $train }-vlaky
page-buy-old = Staré vlaky
page-buy-old-none = žádné
page-buy-old-stay = žádný nezreziví
page-buy-all-leave = všechny zreziví
page-buy-earn-half = vydělají polovinu
page-buy-limit = Limit vlaků
page-buy-limit-fine = nikdo není nad ním
page-buy-limit-over = { $count ->
    [one] { $name } jeden odloží
    [few] { $name } odloží { $count }
   *[other] { $name } odloží { $count }
}
page-buy-everybody = Pro všechny
page-buy-trains-after = Vlaky potom
page-buy-treasury = Pokladna
page-buy-next-run = Příští jízda, stejná trať
page-buy-train-leaves = zreziví
page-buy-train-new = nový
page-buy-train-obsolete = zastará
page-buy-no-trains = žádné
page-buy-if-left = Když ho necháte: s { $cash } a jízdou za { $run } by si ho mohl koupit { $name }.
page-buy-bank = Bank prodává horní vlak
page-buy-sold-out = vypro{"\u00AD"}dáno
page-buy-on-sale = v prodeji · zbývá { $count }
page-buy-on-sale-many = v prodeji · kolik chcete
page-buy-later = až po { $train }-vlacích
page-buy-pool = Depo
page-buy-pool-empty = prázdné

page-rail-tiles-point = Najeďte na dílek nebo na něj klepněte: ukáže se, co ho může nahradit.
page-rail-tiles-becomes = Změní se na: { $tiles }.
page-rail-tiles-final = Nic ho nenahrazuje.
page-rail-tiles-from = Nahrazuje: { $tiles }.
