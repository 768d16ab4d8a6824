# 18Ireland at the table: shares of the company, track, stations, privates.
page-map-spot-dear = { $cell }: příliš drahé, { $price }; chybí { $missing }
page-ireland-lay-kind = { $colour ->
    [yellow] žlutý dílek
    [green] zelený dílek
    [brown] hnědý dílek
   *[other] šedý dílek
} { $tile }, { $stops ->
    [city] město
    [town] maloměsto
   *[track] trať
}
page-ireland-lay-ways = { $count ->
    [one] jedno povolené otočení
    [few] { $count } povolená otočení
   *[other] { $count } povolených otočení
}
page-ireland-lay-told = { $place }, { $kind }, { $cost }: poplatek { $fee }, terén { $terrain }. Nejlepší jízda z { $before } na { $after }. { $ways ->
    [one] Jedno povolené otočení.
    [few] { $ways } povolená otočení.
   *[other] { $ways } povolených otočení.
} Enter položí dílek.
page-ireland-lay-for = Položit za { $price }
page-ireland-lay-free = Položit zdarma
page-ireland-lay-cost = { $fee ->
    [0] { $by ->
        [none] Terén
       *[other] Terén; { $by } ušetří { $spared }
    }
   *[other] { $by ->
        [none] Druhý dílek (poplatek) + terén
       *[other] Druhý dílek (poplatek); { $by } ušetří { $spared }
    }
}
page-ireland-one-way = Jediné
page-ireland-by = podle { $private }
page-ireland-lay-treasury = Pokladna { $company }
page-ireland-private-run-of = Nejlepší jízda { $company }
page-ireland-why = Proč: { $reasons }
page-ireland-why-none = Proč: zatím tudy žádný vlak nejede
page-ireland-why-feeds = { $town } přispívá k { $stop }{ $train ->
    [0] {""}
   *[other] , vlak { $train }
}
page-ireland-why-stop = { $train ->
    [0] více vlaků staví v { $stop }
   *[other] vlak { $train } staví v { $stop }
}
page-ireland-why-value = { $stop } má jinou hodnotu
page-ireland-why-lost = { $train ->
    [0] méně vlaků staví v { $stop }
   *[other] vlak { $train } už nestaví v { $stop }
}
page-ireland-why-bonus = žetony a lodě
page-ireland-if-paid = Cena po výplatě
page-ireland-as-before = jako dosud
page-ireland-instead = místo { $price }
page-ireland-has = { $company } má { $amount }.
page-ireland-permit = { $kind ->
    [short] zbývá 1 dílek
    [any] zbývá 1 dílek: žlutý nebo vylepšení
    [yellow] zbývá 1 žlutý
   *[upgrade] zbývá 1 vylepšení
}{ $fee ->
    [none] {""}
   *[other] , { $fee }
}
page-ireland-permit-no-upgrade = Vylepšení: ne, po žlutém dílku
page-ireland-permit-then = pak druhý žlutý{ $fee ->
    [none] {""}
   *[other] , { $fee }
}
page-ireland-permit-none = Žádný dílek nezbývá, jen soukromé dráhy
page-ireland-permit-second = Druhý dílek { $private }, zdarma
page-ireland-lay-key = Kruh: lze položit · ✕: příliš drahé
page-ireland-lay-where = { $count ->
    [one] Vyberte místo na mapě nebo zde:
    [few] Vyberte jedno ze { $count } míst na mapě nebo zde:
   *[other] Vyberte jedno z { $count } míst na mapě nebo zde:
}
page-ireland-lay-nowhere = Není kam položit dílek.
page-ireland-lay-keys = Tab: místa a dílky · R: otočit · Enter: položit · Esc: zrušit · 1: dál
page-ireland-skip-track = Nic nepokládat
page-ireland-done-track = Trať je hotová
page-ireland-skip-ends-track = ukončí krok tratě
page-ireland-skip-station = Bez stanice
page-ireland-skip-ends-station = pak jedou vlaky
page-ireland-skip-issue = Dál
page-ireland-skip-ends-issue = ani jedno; následuje trať
page-ireland-skip-last = Ukončit tah
page-ireland-skip-ends-turn = na tahu je další společnost
page-ireland-site-leads = směr { $places }
page-ireland-site-no-track = zatím bez tratě
page-ireland-site-where = { $count ->
    [one] Vyberte město na mapě nebo zde:
    [few] Vyberte jedno ze { $count } měst na mapě nebo zde:
   *[other] Vyberte jedno z { $count } měst na mapě nebo zde:
}
page-ireland-site-which = Vyberte město na poli { $cell } podle toho, kam vede jeho trať:
page-ireland-site-place-for = Umístit za { $price }
page-ireland-site-place = Umístit zdarma
page-ireland-site-settle = Umístit sem
page-ireland-site-others = Ostatní
page-ireland-site-nobody = žádná jízda se nemění
page-ireland-site-full = město je pak plné
page-ireland-issue = Vydat jednu akcii za { $price }
page-ireland-redeem = Odkoupit jednu akcii za { $price }
page-ireland-issue-about = Platí bank; akcie leží ve volném prodeji a její dividendy zůstávají v banku.
page-ireland-redeem-about = Společnost platí banku; akcie je v její pokladně a přináší jí dividendy.
page-ireland-price-stays = { $price }, zůstává
page-ireland-issue-own = Vlastní akcie
page-ireland-issue-pool = Ve volném prodeji
page-ireland-issue-worth = Majetek: { $name }
page-ireland-private-offer-about = { $private }, hodnota { $value }, vynáší { $revenue } každé provozní kolo. Společnosti smějí zaplatit { $low } až { $high }.
page-ireland-offer-accept = Prodat za { $price }
page-ireland-offer-refuse = Odmítnout
page-ireland-offer-again = V tomto tahu lze znovu nabídnout jen více než { $price }.
page-ireland-private-cash = Vaše hotovost
page-ireland-private-worth = Váš majetek
page-ireland-your-cash-worth = Vaše hotovost; majetek
page-ireland-cash-worth-of = Hotovost: { $name }; majetek
page-ireland-income = Příjem { $revenue } za kolo
page-ireland-income-certificates = Příjem { $revenue } za kolo; certifikáty
page-ireland-private-count = { $before } → { $after } z { $limit }
page-ireland-run-placed = Nejlepší jízda, žeton: { $place }
page-ireland-from-to = { $low } až { $high }: polovina až dvojnásobek hodnoty
page-ireland-price-of = Cena za { $private }
page-ireland-price-least = Nejméně { $price }
page-ireland-price-face = Hodnota { $price }
page-ireland-price-reach = { $train } ještě dosažitelný: { $price }
page-ireland-price-most = Maximum { $price }
page-ireland-train-short = Zbude { $left }: na { $train } ({ $price }) chybí { $missing }, pokud se příjem neponechá.
page-ireland-train-reach = Zbude { $left }: na { $train } ({ $price }) to stačí.
page-ireland-private-buy = Koupit { $private } za { $price }
page-ireland-buy-place = Koupit za { $price } a umístit
page-ireland-buy-place-about = { $place }; { $private } zanikne a už nevynáší
page-ireland-only-buy = Jen koupit, { $price }
page-ireland-only-buy-about = dál vynáší { $revenue } za kolo
page-ireland-offer = Nabídnout { $price }, majitel { $name }
page-ireland-offer-waits = { $name } musí souhlasit
page-ireland-offer-train-asked = { $company } nabízí { $price } za vlak { $train } společnosti { $seller }. Odpovídá { $name }.
page-ireland-offer-private-asked = { $company } nabízí { $price } za { $private }. Odpovídá { $name }.
page-ireland-offer-withdraw = Vzít nabídku zpět
page-ireland-cash-of = Hotovost: { $name }
page-ireland-private-place = Umístit: { $place }
page-ireland-place-at = Umístit žeton { $private }: { $place }
page-ireland-place-about = { $private } pak zanikne; žeton zůstane.
page-ireland-lay-by = { $count ->
    [one] Položit dílek podle { $private }: 1 místo
    [few] Položit dílek podle { $private }: { $count } místa
   *[other] Položit dílek podle { $private }: { $count } míst
}
page-ireland-lay-own = Znovu pokládat vlastním právem
page-ireland-lay-by-where = Vyberte místo na mapě: { $places }
page-ireland-chip-buy = { $low }–{ $high }
page-ireland-chip-use = použít teď
page-ireland-private-told = { $private }. Prodej společnosti { $company } za { $low } až { $high }. Za { $price }: { $company } { $before } na { $after }, { $name } { $cash } na { $then }.
page-ireland-power = { $private ->
    [DAR] Drží Wicklow uzavřený, dokud ji vlastní hráč
    [DR] Dva úzkorozchodné dílky zdarma: Donegal a soused
    [BoW] Dva dílky bez placení terénu
    [CDSPC] +10 v jednom přístavu pro každý vlak natrvalo; pak zanikne
    [TDR] Dva úzkorozchodné dílky zdarma: Tralee a Dingle
    [DCR] Jeden dílek zdarma na Drumglass, uzavřený, dokud ji vlastní hráč
    [TASPS] +20 v Galway pro každý vlak natrvalo; pak zanikne
    [RSSC] Jeden vlak přičte v Dromodu Limerick, nebo naopak
    [WDE] Druhý dílek smí být vylepšení
    [TIM] Červený dílek Irish Mail v moři
   *[DK] Založila DKR
}
page-ireland-when = { $when ->
    [now] teď, v kterémkoli kroku
    [track] v kroku tratě
    [run] působí při každé jízdě
    [blocks] působí, dokud ji vlastní hráč
    [used] použito
    [unusable] nepoužitelné
   *[gone] mimo hru
}
page-ireland-fact-built = { $cell } je zastavěno
page-ireland-fact-closes-cell = { $cell } je uzavřeno
page-ireland-fact-open = { $cell } je volné
page-ireland-fact-no-power = patří společnosti, bez dalšího účinku
page-ireland-fact-uses-left = { $count ->
    [one] ještě jednou
    [few] ještě { $count }krát
   *[other] ještě { $count }krát
}
page-ireland-fact-by-itself = samo od sebe
page-ireland-fact-starts = majitel založil DKR
page-ireland-col-private = Soukromá dráha
page-ireland-col-owner = Majitel
page-ireland-col-value = Hodnota
page-ireland-col-pays = Vynáší
page-ireland-you = vy
page-ireland-act-buy = Koupit…
page-ireland-act-offer = Nabídnout…
page-ireland-act-use = Použít…
page-ireland-act-not = ✕ není na prodej
page-ireland-act-none = ✕ teď bez účinku
page-ireland-privates-why = Společnosti kupují soukromé dráhy ve fázích 4 a 6. S prvním 8H všechny zanikají.
