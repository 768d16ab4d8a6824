# Der Baukasten der Spiele mit Gleisen. $company ist das Kürzel einer Gesellschaft, $train die Zahl auf einer Lok, $cell
# ein Feld der Karte. Beträge kommen mit Währung, nur $cost und $cash in Fragen und Ablehnungen sind bloße Zahlen.
rail-train = { $train }er
rail-train-d = { $train }
rail-tile = Teil { $tile }

# Fragen.
rail-ask-lay = Lege ein Gleisteil für { $company }: { $colour ->
    [yellow] gelb
    [green] gelb oder grün
   *[brown] jede Farbe
}.
rail-ask-station = Wo errichtet { $company } einen Bahnhof? Er kostet { $cost }.
rail-ask-run = Welche Routen fahren die Loks von { $company }?
rail-ask-trains = { $company } hat { $cash }. Welche Lok kauft sie?
rail-ask-discard = { $company } darf { $limit ->
    [one] 1 Lok
   *[other] { $limit } Loks
} besitzen. Welche kommt in den Lokpool?

# Ablehnungen.
rail-refuse-other-company = { $company } ist an der Reihe.
rail-refuse-no-tile = Das Gleisteil „{ $tile }“ ist nicht im Spiel.
rail-refuse-no-cell = Das Feld { $cell } gibt es auf diesem Plan nicht.
rail-refuse-no-rotation = So lässt sich Teil { $tile } nicht drehen.
rail-refuse-no-permit = { $company } darf in diesem Zug kein solches Gleisteil mehr legen.
rail-refuse-first-at-home = Das erste Gleisteil von { $company } gehört auf ihr Heimatfeld { $cell }.
rail-refuse-reach = Auf { $cell } wäre kein Gleis des Teils mit einem Bahnhof von { $company } verbunden.
rail-refuse-tile-money = Das Teil kostet { $cost }; { $company } hat { $cash }.
rail-refuse-no-station-left = { $company } hat alle Bahnhofsmarker gesetzt.
rail-refuse-station-reach = Von keinem Bahnhof von { $company } führt eine freie Strecke in diese Stadt auf { $cell }.
rail-refuse-station-money = Ein Bahnhof kostet { $cost }; { $company } hat { $cash }.
rail-refuse-no-train-for-route = { $company } hat für diese Route keine Lok { $train } mehr.
rail-refuse-must-run = Wähle die Routen von { $company }, oder lass sie nicht fahren.
rail-refuse-train-limit = { $company } ist am Loklimit von { $limit }.
rail-refuse-train-money = Die Lok kostet { $cost }; { $company } hat { $cash }.
rail-refuse-stack-empty = Die Bank hat keine Lok mehr.
rail-refuse-not-in-pool = Im Lokpool liegt keine { $train }-Lok.
rail-refuse-discard-only-over = { $company } legt nur dann eine Lok in den Lokpool, wenn sie zu viele hat.
rail-refuse-no-such-train = { $company } hat keine { $train }-Lok.
rail-refuse-must-discard = { $limit ->
    [one] { $company } darf nur 1 Lok besitzen; erst müssen die anderen in den Lokpool.
   *[other] { $company } darf nur { $limit } Loks besitzen; erst müssen die anderen in den Lokpool.
}
rail-refuse-must-buy = { $company } hat keine Lok und kann eine bezahlen, also muss sie kaufen.

# Das Protokoll.
rail-log-round = Runde { $round } von { $rounds } beginnt.
rail-log-tile = { $player } legt auf { $cell } für { $company }: { $tile }.
rail-log-tile-paid = { $player } legt auf { $cell }: { $tile }; { $company } zahlt { $cost }.
rail-log-upgrade = { $player } rüstet { $cell } für { $company } auf: { $tile }.
rail-log-station = { $company } errichtet einen Bahnhof auf { $cell } ({ $cost }).
rail-log-route = { $company }, { $train }-Lok: { $stops } = { $revenue }
rail-log-route-unproved = { $company }, { $train }-Lok: { $stops } = { $revenue } (Suche abgekürzt, vielleicht ginge mehr)
rail-log-earned = { $company } fährt { $revenue } ein; ihr Betriebskapital ist jetzt { $treasury }.
rail-log-earned-nothing = { $company } fährt nichts ein; ihr Betriebskapital bleibt { $treasury }.
rail-log-train-bank = { $company } kauft eine { $train }-Lok von der Bank für { $price }.
rail-log-train-pool = { $company } kauft eine { $train }-Lok aus dem Lokpool für { $price }.
rail-log-discarded = { $company } legt eine { $train }-Lok in den Lokpool.
rail-log-phase = Die erste { $train }-Lok ist da: { $colour ->
    [yellow] gelbe Gleisteile
    [green] grüne Gleisteile
   *[brown] braune Gleisteile
}, Loklimit { $limit }.
rail-log-rusted = Alle { $train }-Loks werden verschrottet.
rail-log-rusted-from = Alle { $train }-Loks werden verschrottet. Es trifft: { $companies }.

# Die Lage in Worten.
rail-tell-depot = Die Bank verkauft eine { $train }-Lok für { $price } (noch { $left }). Lokpool: { $pool }.
rail-tell-depot-empty = Die Bank hat keine Lok mehr. Lokpool: { $pool }.
rail-tell-map = Karte: { $tiles }.
rail-tell-company = { $company }, { $player }: Betriebskapital { $treasury }, Loks { $trains }, Bahnhöfe { $stations }, würde { $run } einfahren.

# Züge zur Wahl.
rail-move-done = Fertig
rail-move-lay = { $company } legt auf { $cell }: Teil { $tile }, { $rotation }× gedreht ({ $cost }); bestes Ergebnis { $before } → { $after }
rail-move-station = Bahnhof von { $company } auf { $cell } ({ $cost }): bestes Ergebnis { $before } → { $after }
rail-move-buy-train = { $company } kauft die { $train }-Lok für { $cost }: bestes Ergebnis { $before } → { $after }
rail-move-buy-pool = { $company } kauft eine { $train }-Lok aus dem Lokpool für { $cost }: bestes Ergebnis { $before } → { $after }
rail-move-discard = { $company }: eine { $train }-Lok in den Lokpool; bestes Ergebnis { $before } → { $after }
rail-move-run = { $company } fährt diese Routen
rail-move-run-nothing = { $company } fährt nicht
