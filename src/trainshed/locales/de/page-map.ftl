## Die Gleisteile und der Plan der Gleisspiele

page-tiles-kinds = { $count ->
    [one] eine Sorte
   *[other] { $count } Sorten
}
page-tile-colour = { $colour ->
    [blank] ohne Farbe
    [yellow] gelb
    [green] grün
    [brown] braun
    [grey] grau
    [red] rot
    [blue] blau
    [special] Charakterteile
    [preset] auf dem Plan vorgedruckt
    [mountain] Berge
   *[other] { $colour }
}
page-tile-name = Gleisteil { $tile }, { page-tile-colour }

## Die Karte

page-map = Plan
page-maps = Pläne
page-map-of = Plan von { $game }
page-map-fields = Felder des Plans: { $count }
page-map-label = Plan, { $count ->
    [one] ein Gleisteil
   *[other] { $count } Gleisteile
}
page-map-cells = Gleisteile auf dem Plan: { $count }
page-map-layers = Was der Plan zeigt
page-map-layers-short = Ebenen
page-map-coordinates = Koordinaten
page-map-ids = Nummern der Gleisteile
page-map-routes-of = Beste Routen von { $company }: { $revenue }
page-map-reach = Netz
page-map-blocked = Blockierte Städte
page-map-reach-hint = Das Gleis, das eine Gesellschaft erreicht, und wo sie weiterbauen kann
page-map-blocked-hint = Städte voller Bahnhöfe anderer, durch die eine Gesellschaft nicht kommt
page-map-reach-who = Gesellschaft, deren Netz gezeigt wird
page-map-reach-of = Netz von { $company }
page-map-reach-nobody = Noch hat keine Gesellschaft einen Bahnhof.
page-map-reach-trouble = Der Server hat das Netz nicht genannt.
page-map-reach-sum = { $company } erreicht { $cells ->
    [one] ein Feld
   *[other] { $cells } Felder
}, { $ends ->
    [0] kein offenes Ende
    [one] ein offenes Ende
   *[other] { $ends } offene Enden
}
page-map-blocked-sum = { $count ->
    [0] keine Stadt blockiert
    [one] eine Stadt blockiert
   *[other] { $count } Städte blockiert
}
page-map-reach-text = { $company } erreicht: { $cells }.
page-map-reach-ends = Kann weiterbauen nach: { $cells }.
page-map-reach-no-ends = Kann nirgends weiterbauen.
page-map-blocked-text = Voll mit Bahnhöfen anderer, { $company } kommt nicht hindurch: { $cells }.
page-map-blocked-none = Für { $company } ist keine Stadt blockiert.
page-map-overview = Übersicht des Plans
page-map-station-away = Bahnhof von { $company } auf { $cell }: zeigen
page-map-spot-plain = { $cell }: { $what ->
    [station] Bahnhof errichten
    [upgrade] Gleisteil aufrüsten
   *[lay] Gleisteil legen
}
page-map-spot = { $cell }: { $what ->
    [station] Bahnhof errichten
    [upgrade] Gleisteil aufrüsten
   *[lay] Gleisteil legen
}, { $cost ->
    [0] kostenlos
   *[other] ab { $price }
}, beste Fahrt { $gain ->
    [0] unverändert
   *[other] bis zu { $gain } mehr
}
page-map-tray = Was auf { $cell } kommt
page-map-who = Gesellschaft
page-map-choose = Gleisteil wählen
page-map-station = Bahnhof
page-map-cancel = Abbrechen
page-map-offer = { $tile }: noch { $left }, { $rotations ->
    [one] eine mögliche Lage
   *[other] { $rotations } mögliche Lagen
}
page-map-offer-not = { $tile }: nicht möglich, { $reason }
page-map-short = { $reason ->
    [none-left] Keins mehr
    [water] Wasser
    [tile-money] Geld
    [card-colour] Karte
    [too-early] Phase
    [chessboard] Schachbrett
    [loses-track] Trennt Gleis
    [not-connected] Kein Anschluss
    [new-track-unreached] Unerreicht
    [behind-full] Stadt voll
    [home-y] Nicht für sie
    [home-tile] Keine Heimat
    [home-joins] Kein Anschluss
    [laputa-company] Gesellschaft
    [only-on] Anderes Feld
    [other-category] Andere Art
    [colour-step] Farbe
    [no-broad] keine Breitspur hier
    [narrow-unreached] Kein Anschluss
    [nothing-new] Nichts Neues
    [gauge] Andere Spur
    [phase] Phase
    [other-stops] Andere Halte
    [other-label] Andere Buchstaben
    [off-map] Aus dem Plan
    [border] Wasser
    [wall] Sackgasse
    [no-permit] Verbraucht
    [closed-cell] Gesperrt
    [stub] Kein Anschluss
   *[other] Nicht hier
}
page-map-free = Kostenlos
page-map-run = Beste Fahrt { $before } → { $after }
page-map-left = noch { $count }
page-map-turn = Drehen: Lage { $now } von { $all }
page-map-turn-not = Drehen: Lage { $now } von { $all }, nicht erlaubt
page-map-turn-hint = Drehen (R)
page-map-others = { $count ->
    [one] Die nicht erlaubte Lage zeigen
   *[other] Die { $count } nicht erlaubten Lagen zeigen
}
page-map-others-hint = Mit Begründung (Umschalt+R oder langer Druck auf das Gleisteil)
page-map-key-turn = Gleisteil drehen
page-map-key-others = Auch durch nicht erlaubte Lagen drehen; sie sagen, warum
page-map-confirm = Legen
page-map-confirm-station = Errichten
page-map-hand = Charakterteil legen ({ $count ->
    [one] ein Feld
   *[other] { $count } Felder
})
page-map-text = Der Plan in Worten
page-map-text-cell = { $cell }: { $tile }, Gleis nach { $exits }.
page-map-text-value = Wert { $value }.
page-map-text-stations = Bahnhöfe: { $companies }.
page-map-text-slots = Freie Kreise: { $count }.
page-map-text-route = { $company }, Lok { $number }: { $stops }, { $revenue }.
page-map-text-places = Mögliche Felder: { $cells }.
page-map-loading = Der Plan wird gezeichnet …
