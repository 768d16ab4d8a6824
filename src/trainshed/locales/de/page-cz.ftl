# 18CZ am Tisch: obere Leiste, Schritte eines Zugs, Gleisteile legen, Bahnhöfe errichten. $company ist das Kürzel einer
# Gesellschaft, $train die Zahl auf einer Lok, $cell ein Feld der Karte, Beträge sind Geld in der Währung des Spiels.
page-map-full = voll: { $companies }
page-map-short-phase = Phase { $phase }

page-cz-phase = Phase { $phase }: { $colour ->
    [yellow] gelb
    [green] gelb und grün
   *[brown] alle Farben
}
page-cz-turn-done = war schon dran
page-cz-turn-now = ist am Zug
page-cz-round = Runde { $number }
page-cz-over = Spielende
page-cz-free = frei

# Die Schritte eines Zugs: Namen, was geschah, was kommt.
page-cz-steps = Schritte des Zugs
page-step-done = erledigt
page-cz-step-lay-track = Gleis
page-cz-step-build-station = Bahnhof
page-cz-step-run-trains = Fahrt
page-cz-step-buy-trains = Kauf
page-cz-did-lay = { $cell } gelegt
page-cz-did-upgrade = { $cell } aufgerüstet
page-cz-did-no-track = nichts gelegt
page-cz-did-station = { $name }
page-cz-did-no-station = keiner
page-cz-will-track = ein Gleisteil
page-cz-will-station = kostet { $cost }
page-cz-will-no-station = alle errichtet
page-cz-will-run = jetzt { $amount }
page-cz-will-buy = { $train }-Lok, { $price }
page-cz-will-no-train = Bank ausverkauft

# Die Frage. Sie steht hinter dem Namen der Gesellschaft und einem Doppelpunkt.
page-cz-who = { $company }, { $name }
page-cz-ask-lay-track = lege ein Gleisteil oder rüste eines auf.
page-cz-ask-build-station = errichte einen Bahnhof.
page-cz-ask-run-trains = wähle die Routen.
page-cz-ask-buy-trains = kaufe Loks oder beende deinen Zug.
page-cz-ask-discard = eine Lok zu viel. Welche geht?
page-cz-ask-tile-at = bauen auf { $name }?
page-cz-ask-station-at = Bahnhof in { $name }?
page-cz-then-lay-track = { $next ->
    [station] Drücke auf ein gestricheltes Feld, oder weiter zum Bahnhof.
   *[run] Drücke auf ein gestricheltes Feld, oder lass die Loks fahren.
}
page-cz-then-build-station = Drücke für { $cost } auf eine markierte Stadt, oder verzichte.
page-cz-then-run-trains = Zeichne sie selbst oder nimm die beste Fahrt.
page-cz-then-buy-trains = Loks { $count }, Limit { $limit }. Eine neue Lok fährt ab der nächsten Runde.
page-cz-then-discard = Sie kommt in den Lokpool, wo andere sie kaufen können.
page-cz-then-chosen = { $cost } · beste Fahrt { $before } → { $after } { $gain ->
    [0] { "" }
   *[other] ▲{ $gain }
}
page-cz-other-lay-track = legt Gleise.
page-cz-other-build-station = darf einen Bahnhof errichten.
page-cz-other-run-trains = lässt die Loks fahren.
page-cz-other-buy-trains = darf Loks kaufen.
page-cz-other-discard = gibt eine Lok ab.
page-cz-other-about = Du bist nicht am Zug. Ansehen kannst du dir inzwischen alles.
page-cz-idle = Drücke oben auf eine Gesellschaft, um ihre Routen zu sehen. Netz und Blockierte Städte zeigen, wohin sie kommt.
page-cz-idle-turns = { $count ->
    [one] { $company } ist als Nächste dran.
   *[other] { $company } ist nach { $count } anderen dran.
}

# Gleisteile legen.
page-cz-places = { $count ->
    [one] Ein Feld. Drücke es hier oder auf dem Plan.
   *[other] { $count } Felder. Drücke eines hier oder auf dem Plan.
}
page-cz-cities = { $count ->
    [one] Eine Stadt. Drücke sie hier oder auf dem Plan.
   *[other] { $count } Städte. Drücke eine hier oder auf dem Plan.
}
page-cz-pick-tile = { $name }: drücke auf ein Gleisteil im Fächer.
# $cell is “named” if the name before it has the coordinate.
page-cz-cell-tile = { $cell ->
    [named] Gleisteil { $tile }
   *[other] { $cell } · Gleisteil { $tile }
}
page-cz-kind = { $kind ->
    [city] { $colour ->
        [yellow] Gelbe
        [green] Grüne
       *[brown] Braune
    } Stadt
    [cities] { $colour ->
        [yellow] Gelbe
        [green] Grüne
       *[brown] Braune
    } Städte
    [town] { $colour ->
        [yellow] Gelbe
        [green] Grüne
       *[brown] Braune
    } Kleinstadt
    [towns] { $colour ->
        [yellow] Gelbe
        [green] Grüne
       *[brown] Braune
    } Kleinstädte
   *[track] { $colour ->
        [yellow] Gelbes
        [green] Grünes
       *[brown] Braunes
    } Gleis
}
page-cz-worth = { $kind ->
    [city] { $value }, { $count ->
        [one] ein Kreis
       *[other] { $count } Kreise
    }
    [cities] Städte: { $count }, je { $value }
    [town] { $value }
    [towns] Kleinstädte: { $count }, je { $value }
   *[track] kein Halt
}
page-cz-costs = Kosten
page-cz-cost = { $why ->
    [upgrade] frei (aufgerüstet)
    [free] frei
    [water] { $price } (Fluss)
    [hill] { $price } (Hügel)
    [mountain] { $price } (Berg)
   *[none] { $price }
}
page-cz-leads = Neues Gleis nach
page-cz-leads-nowhere = nirgendwohin sonst
page-cz-turns = { $now } von { $all }
page-cz-keys = Noch ein Druck aufs Feld oder R dreht das Gleisteil, Pfeiltasten wählen ein anderes, Enter legt es, Esc verwirft. Ein graues sagt, warum.
page-cz-no-tile = Kein Gleisteil in diesem Zug?
page-cz-skip-to-station = Weiter zum Bahnhof
page-cz-skip-track = Kein Gleis

# Bahnhöfe.
page-cz-station-cost = { $cost }, bleiben { $left }
page-cz-with-train = Mit einer { $train }-Lok dazu
page-cz-after-that = Reicht für eine { $train }-Lok
page-cz-station-keys = Der Bahnhof zählt schon für die Fahrt dieses Zugs. Hat ein Feld mehrere Städte, drücke die gemeinte.
page-cz-no-station-about = Kein Bahnhof in diesem Zug?
page-cz-no-station = Kein Bahnhof

# Wie es steht, wenn etwas nicht geht.
page-cz-fact-phase = { $colour ->
    [green] Gleisteil { $tile } ist grün. Grüne
   *[brown] Gleisteil { $tile } ist braun. Braune
} Gleisteile kommen mit der ersten { $train }-Lok; dies ist Phase { $phase }.
page-cz-fact-none-left = Sie liegen auf { $cells }.
page-cz-fact-treasury = Ihr Betriebskapital ist { $amount }.
page-cz-show-train = Die { $train }-Lok zeigen
page-cz-show-cells = Auf dem Plan zeigen

page-cz-in-order = In dieser Folge
