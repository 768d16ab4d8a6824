## Dílky a mapa kolejových her

page-tiles-kinds = { $count ->
    [one] jeden druh
    [few] { $count } druhy
   *[other] { $count } druhů
}
page-tile-colour = { $colour ->
    [blank] bezbarvé
    [yellow] žluté
    [green] zelené
    [brown] hnědé
    [grey] šedé
    [red] červené
    [blue] modré
    [special] dílky postav
    [preset] předtištěné na mapě
    [mountain] hory
   *[other] { $colour }
}
page-tile-name = Dílek { $tile }, { page-tile-colour }

## Mapa

page-map = Mapa
page-maps = Mapy
page-map-of = Mapa hry { $game }
page-map-fields = Polí na mapě: { $count }
page-map-label = Mapa, { $count ->
    [one] jeden dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}
page-map-cells = Dílků na mapě: { $count }
page-map-layers = Co mapa ukazuje
page-map-layers-short = Vrstvy
page-map-coordinates = Souřadnice
page-map-ids = Čísla dílků
page-map-routes-of = Nejlepší trasy společnosti { $company }: { $revenue }
page-map-reach = Síť
page-map-blocked = Blokovaná města
page-map-reach-hint = Trať, ke které se společnost dostane, a kam může stavět dál
page-map-blocked-hint = Města plná cizích stanic, kterými společnost neprojede
page-map-reach-who = Společnost, jejíž síť je vidět
page-map-reach-of = Síť společnosti { $company }
page-map-reach-nobody = Žádná společnost zatím nemá stanici.
page-map-reach-trouble = Server síť nesdělil.
page-map-reach-sum = { $company } dosáhne na { $cells ->
    [one] jedno pole
    [few] { $cells } pole
   *[other] { $cells } polí
}, { $ends ->
    [0] žádný otevřený konec
    [one] jeden otevřený konec
    [few] { $ends } otevřené konce
   *[other] { $ends } otevřených konců
}
page-map-blocked-sum = { $count ->
    [0] žádné blokované město
    [one] jedno blokované město
    [few] { $count } blokovaná města
   *[other] { $count } blokovaných měst
}
page-map-reach-text = { $company } dosáhne na: { $cells }.
page-map-reach-ends = Může stavět dál na: { $cells }.
page-map-reach-no-ends = Dál stavět nemůže nikam.
page-map-blocked-text = Plná cizích stanic, { $company } neprojede: { $cells }.
page-map-blocked-none = Pro společnost { $company } není žádné město blokované.
page-map-overview = Přehled mapy
page-map-station-away = Stanice společnosti { $company } na { $cell }: ukázat
page-map-spot-plain = { $cell }: { $what ->
    [station] umístit stanici
    [upgrade] vylepšit dílek
   *[lay] položit dílek
}
page-map-spot = { $cell }: { $what ->
    [station] umístit stanici
    [upgrade] vylepšit dílek
   *[lay] položit dílek
}, { $cost ->
    [0] zdarma
   *[other] od { $price }
}, nejlepší jízda { $gain ->
    [0] beze změny
   *[other] až o { $gain } víc
}
page-map-tray = Co umístit na { $cell }
page-map-who = Společnost
page-map-choose = Vyberte dílek
page-map-station = Stanice
page-map-cancel = Zrušit
page-map-offer = { $tile }: zbývá { $left }, { $rotations ->
    [one] jedno možné natočení
    [few] { $rotations } možná natočení
   *[other] { $rotations } možných natočení
}
page-map-offer-not = { $tile }: nelze, { $reason }
page-map-short = { $reason ->
    [none-left] Došly
    [water] Voda
    [tile-money] Peníze
    [card-colour] Karta
    [too-early] Fáze
    [chessboard] Šachovnice
    [loses-track] Ruší trať
    [not-connected] Nenavazuje
    [new-track-unreached] Mimo síť
    [behind-full] Plné město
    [home-y] Ne pro ni
    [home-tile] Není domov
    [home-joins] Nenavazuje
    [laputa-company] Společnost
    [only-on] Jiné místo
    [other-category] Jiný druh
    [colour-step] Barva
    [no-broad] bez širokého rozchodu
    [narrow-unreached] Nenavazuje
    [nothing-new] Nic nového
    [gauge] Jiný rozchod
    [phase] Fáze
    [other-stops] Jiné zastávky
    [other-label] Jiná písmena
    [off-map] Mimo mapu
    [border] Voda
    [wall] Slepá kolej
    [no-permit] Vyčerpáno
    [closed-cell] Uzavřeno
    [stub] Nenavazuje
   *[other] Sem ne
}
page-map-free = Zdarma
page-map-run = Nejlepší jízda { $before } → { $after }
page-map-left = zbývá { $count }
page-map-turn = Otočit: poloha { $now } z { $all }
page-map-turn-not = Otočit: poloha { $now } z { $all }, není povolena
page-map-turn-hint = Otočit (R)
page-map-others = { $count ->
    [one] Ukázat polohu, která není povolena
    [few] Ukázat { $count } polohy, které nejsou povoleny
   *[other] Ukázat { $count } poloh, které nejsou povoleny
}
page-map-others-hint = S důvodem (Shift+R nebo dlouhý stisk na dílku)
page-map-key-turn = Otočit dílek
page-map-key-others = Otáčet i do nepovolených poloh; řeknou proč
page-map-confirm = Položit
page-map-confirm-station = Umístit
page-map-hand = Položit dílek postavy ({ $count ->
    [one] jedno místo
    [few] { $count } místa
   *[other] { $count } míst
})
page-map-text = Mapa slovy
page-map-text-cell = { $cell }: { $tile }, trať na { $exits }.
page-map-text-value = Hodnota { $value }.
page-map-text-stations = Stanice: { $companies }.
page-map-text-slots = Volná místa: { $count }.
page-map-text-route = { $company }, vlak { $number }: { $stops }, { $revenue }.
page-map-text-places = Možná místa: { $cells }.
page-map-loading = Mapa se kreslí…
