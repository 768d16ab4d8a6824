# 18CZ u stolu: horní lišta, kroky tahu, pokládání dílků, umisťování stanic. $company je zkratka společnosti, $train číslo
# na vlaku, $cell pole mapy, částky jsou peníze v měně hry.
page-map-full = plno: { $companies }
page-map-short-phase = Fáze { $phase }

page-cz-phase = Fáze { $phase }: { $colour ->
    [yellow] žluté
    [green] žluté a zelené
   *[brown] všechny barvy
}
page-cz-turn-done = má tah za sebou
page-cz-turn-now = je na tahu
page-cz-round = Kolo { $number }
page-cz-over = Konec hry
page-cz-free = zdarma

# Kroky tahu: názvy, co se stalo, co přijde.
page-cz-steps = Kroky tahu
page-step-done = hotovo
page-cz-step-lay-track = Trať
page-cz-step-build-station = Stanice
page-cz-step-run-trains = Jízda
page-cz-step-buy-trains = Nákup
page-cz-did-lay = položeno { $cell }
page-cz-did-upgrade = vylepšeno { $cell }
page-cz-did-no-track = nic nepoloženo
page-cz-did-station = { $name }
page-cz-did-no-station = žádná
page-cz-will-track = jeden dílek
page-cz-will-station = další za { $cost }
page-cz-will-no-station = všechny stojí
page-cz-will-run = teď { $amount }
page-cz-will-buy = { $train }-vlak, { $price }
page-cz-will-no-train = bank vyprodán

# Otázka. Stojí za názvem společnosti a dvojtečkou.
page-cz-who = { $company }, { $name }
page-cz-ask-lay-track = položte nebo vylepšete jeden dílek.
page-cz-ask-build-station = umístěte jednu stanici.
page-cz-ask-run-trains = zvolte trasy.
page-cz-ask-buy-trains = kupte vlaky, nebo ukončete tah.
page-cz-ask-discard = o vlak víc, než smíte. Který půjde pryč?
page-cz-ask-tile-at = stavět na { $name }?
page-cz-ask-station-at = stanice: { $name }?
page-cz-then-lay-track = { $next ->
    [station] Stiskněte čárkované místo, nebo přejděte ke stanici.
   *[run] Stiskněte čárkované místo, nebo nestavte: jedou vlaky.
}
page-cz-then-build-station = Stiskněte označené velkoměsto za { $cost }, nebo nestavte.
page-cz-then-run-trains = Nakreslete je ručně, nebo vezměte nejlepší jízdu.
page-cz-then-buy-trains = Vlaky { $count }, limit { $limit }. Nový vlak jezdí od příštího kola.
page-cz-then-discard = Přijde do depa, kde ho může koupit někdo jiný.
page-cz-then-chosen = { $cost } · nejlepší jízda { $before } → { $after } { $gain ->
    [0] { "" }
   *[other] ▲{ $gain }
}
page-cz-other-lay-track = pokládá trať.
page-cz-other-build-station = může umístit stanici.
page-cz-other-run-trains = vysílá vlaky.
page-cz-other-buy-trains = může koupit vlaky.
page-cz-other-discard = odkládá vlak.
page-cz-other-about = Nejste na tahu. Zatím si můžete všechno prohlédnout.
page-cz-idle = Stiskněte nahoře společnost a uvidíte její trasy. Síť a Blokovaná města ukazují, kam se dostane.
page-cz-idle-turns = { $count ->
    [one] Další je { $company }.
    [few] { $company } je na tahu po { $count } dalších.
   *[other] { $company } je na tahu po { $count } dalších.
}

# Pokládání dílků.
page-cz-places = { $count ->
    [one] Jedno místo. Stiskněte ho tady nebo na mapě.
    [few] { $count } místa. Stiskněte jedno tady nebo na mapě.
   *[other] { $count } míst. Stiskněte jedno tady nebo na mapě.
}
page-cz-cities = { $count ->
    [one] Jedno město. Stiskněte ho tady nebo na mapě.
    [few] { $count } města. Stiskněte jedno tady nebo na mapě.
   *[other] { $count } měst. Stiskněte jedno tady nebo na mapě.
}
page-cz-pick-tile = { $name }: stiskněte dílek ve vějíři.
# $cell is “named” if the name before it has the coordinate.
page-cz-cell-tile = { $cell ->
    [named] dílek { $tile }
   *[other] { $cell } · dílek { $tile }
}
page-cz-kind = { $kind ->
    [city] { $colour ->
        [yellow] Žluté
        [green] Zelené
       *[brown] Hnědé
    } velkoměsto
    [cities] { $colour ->
        [yellow] Žlutá
        [green] Zelená
       *[brown] Hnědá
    } velkoměsta
    [town] { $colour ->
        [yellow] Žluté
        [green] Zelené
       *[brown] Hnědé
    } město
    [towns] { $colour ->
        [yellow] Žlutá
        [green] Zelená
       *[brown] Hnědá
    } města
   *[track] { $colour ->
        [yellow] Žlutá
        [green] Zelená
       *[brown] Hnědá
    } trať
}
page-cz-worth = { $kind ->
    [city] { $value }, { $count ->
        [one] jedno místo
        [few] { $count } místa
       *[other] { $count } míst
    }
    [cities] { $count }× velkoměsto po { $value }
    [town] { $value }
    [towns] { $count }× město po { $value }
   *[track] bez zastávky
}
page-cz-costs = Cena
page-cz-cost = { $why ->
    [upgrade] zdarma (vylepšení)
    [free] zdarma
    [water] { $price } (řeka)
    [hill] { $price } (kopce)
    [mountain] { $price } (hory)
   *[none] { $price }
}
page-cz-leads = Nová trať vede na
page-cz-leads-nowhere = nikam dál
page-cz-turns = { $now } z { $all }
page-cz-keys = Další stisk pole nebo R dílek otočí, šipky vyberou jiný, Enter položí, Esc zruší. Zašedlý řekne proč.
page-cz-no-tile = V tomto tahu žádný dílek?
page-cz-skip-to-station = Přejít ke stanici
page-cz-skip-track = Bez trati

# Stanice.
page-cz-station-cost = { $cost }, zbude { $left }
page-cz-with-train = S dalším { $train }-vlakem
page-cz-after-that = Zbude na { $train }-vlak
page-cz-station-keys = Stanice platí už pro jízdu v tomto tahu. Má-li pole víc velkoměst, stiskněte to, které myslíte.
page-cz-no-station-about = V tomto tahu žádná stanice?
page-cz-no-station = Bez stanice

# Jak se věci mají, když něco nejde.
page-cz-fact-phase = { $colour ->
    [green] Dílek { $tile } je zelený. Zelené
   *[brown] Dílek { $tile } je hnědý. Hnědé
} dílky přijdou s prvním { $train }-vlakem; teď je fáze { $phase }.
page-cz-fact-none-left = Leží na { $cells }.
page-cz-fact-treasury = V pokladně je { $amount }.
page-cz-show-train = Ukázat { $train }-vlak
page-cz-show-cells = Ukázat je na mapě

page-cz-in-order = V tomto pořadí
