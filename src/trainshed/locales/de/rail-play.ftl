# Der Baukasten der Spiele mit Gleisen. $company ist das Kürzel einer Gesellschaft, $train die Zahl auf einer Lok, $cell
# ein Feld der Karte. Beträge kommen mit Währung.
rail-train = { $train }er
rail-train-d = { $train }
rail-tile = Gleisteil { $tile }

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
rail-ask-home = Wohin kommt der Heimatbahnhof von { $company }?
rail-ask-offer = { $company } bietet { $seller } { $price } für deren { $train }-Lok. Einverstanden?
rail-ask-offer-asked = { $seller } verlangt von { $company } { $price } für ihre { $train }-Lok. Einverstanden?
rail-ask-dividend = { $company } hat { $revenue } eingefahren: ausschütten oder einbehalten?

# Ablehnungen.
rail-refuse-other-company = { $company } ist an der Reihe.
rail-refuse-no-tile = Das Gleisteil „{ $tile }“ ist nicht im Spiel.
rail-refuse-no-cell = Das Feld { $cell } gibt es auf diesem Plan nicht.
rail-refuse-no-rotation = So lässt sich Gleisteil { $tile } nicht drehen.
rail-refuse-no-permit = { $company } darf in diesem Zug kein solches Gleisteil mehr legen.
rail-refuse-first-at-home = Das erste Gleisteil von { $company } gehört auf ihr Heimatfeld { $cell }.
rail-refuse-reach = Auf { $cell } wäre kein Gleis des Gleisteils mit einem Bahnhof von { $company } verbunden.
rail-refuse-tile-money = { $company } kann die { $cost } nicht bezahlen.
rail-refuse-no-station-left = { $company } hat alle Bahnhofsmarker gesetzt.
rail-refuse-station-reach = Keine Route von { $company } führt nach { $cell }.
rail-refuse-behind-full = { $why } { $count ->
    [one] { $cities } ist voll von fremden Bahnhöfen.
   *[other] Voll von fremden Bahnhöfen sind { $cities }.
}
rail-refuse-station-money = { $company } kann { $cost } für einen Bahnhof nicht bezahlen.
rail-refuse-no-train-for-route = { $company } hat für diese Route keine Lok { $train } mehr.
rail-refuse-must-run = Wähle die Routen von { $company }, oder lass sie nicht fahren.
rail-refuse-train-limit = { $company } ist am Loklimit von { $limit }.
rail-refuse-train-money = { $company } kann { $price } nicht bezahlen.
rail-refuse-stack-empty = Die Bank hat keine Lok mehr.
rail-refuse-not-in-pool = Im Lokpool liegt keine { $train }-Lok.
rail-refuse-discard-only-over = { $company } legt nur dann eine Lok in den Lokpool, wenn sie zu viele hat.
rail-refuse-not-obsolete = Die { $train }-Lok ist nicht veraltet; sie kann nicht abgegeben werden.
rail-refuse-no-such-train = { $company } hat keine { $train }-Lok.
rail-refuse-must-buy = { $company } hat keine Lok und kann eine bezahlen, also muss sie kaufen.
rail-refuse-not-yours = { $company } gehört nicht zu deinen Gesellschaften.
rail-refuse-not-connected = Auf { $cell } würde das Gleisteil kein Gleis fortsetzen, das mit einem Bahnhof von { $company } verbunden ist.
rail-refuse-new-track-unreached = Kein Bahnhof von { $company } ist mit dem neuen Gleis auf { $cell } verbunden.
rail-refuse-top-up-money = { $company } und ihr Direktor können { $price } auch zusammen nicht bezahlen.
rail-refuse-no-seller = { $company } hat dieser Gesellschaft nichts zu verkaufen.
rail-refuse-offer-refused = Dein Angebot für diese { $train }-Lok wurde abgelehnt; je Lok und Karte gibt es nur eines.
rail-refuse-offer-price = Der Preis liegt zwischen { $low } und { $high }.
rail-refuse-no-counter = Für diese Lok lässt sich kein anderer Preis mehr nennen.
rail-refuse-counter-price = Ein anderer Preis liegt zwischen { $low } und { $high }: zwischen den beiden zuletzt genannten.
rail-refuse-over-limit = Das Loklimit ist { $limit }; eine Lok muss weg.
rail-refuse-must-decide = Ausschütten oder einbehalten.
rail-refuse-no-trade-in = Loks werden hier nicht in Zahlung gegeben.

# Das Protokoll.
rail-log-round = Runde { $round } von { $rounds } beginnt.
rail-log-tile = { $player } legt auf { $cell } für { $company }: { $tile }.
rail-log-tile-paid = { $player } legt auf { $cell }: { $tile }; { $company } zahlt { $cost }.
rail-log-station = { $company } errichtet einen Bahnhof auf { $cell } ({ $cost }).
rail-log-route = { $company }, { $train }-Lok: { $stops } = { $revenue }
rail-log-route-unproved = { $company }, { $train }-Lok: { $stops } = { $revenue } (Suche abgekürzt, vielleicht ginge mehr)
rail-log-earned = { $company } fährt { $revenue } ein; ihr Betriebskapital ist jetzt { $treasury }.
rail-log-earned-nothing = { $company } fährt nichts ein; ihr Betriebskapital bleibt { $treasury }.
rail-log-train-bank = { $company } kauft eine { $train }-Lok von der Bank für { $price }.
rail-log-train-pool = { $company } kauft eine { $train }-Lok aus dem Lokpool für { $price }.
rail-log-phase = Die erste { $train }-Lok ist da: { $colour ->
    [yellow] gelbe Gleisteile
    [green] grüne Gleisteile
    [brown] braune Gleisteile
   *[grey] graue Gleisteile
}, Loklimit { $limit }.
rail-log-phase-sizes = Die erste { $train }-Lok ist da: { $colour ->
    [yellow] gelbe Gleisteile
    [green] grüne Gleisteile
    [brown] braune Gleisteile
   *[grey] graue Gleisteile
}, Loklimit { $small } bei fünf und { $large } bei zehn Aktien.
rail-log-rusted = Alle { $train }-Loks werden verschrottet.
rail-log-flipped = Alle { $train }-Loks werden umgedreht: als { $back } sind sie aus dem Lokpool zu kaufen.
rail-log-train-added = { $company } kauft eine { $train }-Lok für { $price }; der Direktor schießt { $added } zu.
rail-log-train-company = { $company } kauft eine { $train }-Lok von { $seller } für { $price }.
rail-log-offer = { $company } bietet { $seller } { $price } für eine { $train }-Lok.
rail-log-refused = { $seller } lehnt { $price } von { $company } für eine { $train }-Lok ab.
rail-log-offer-asked = { $seller } verlangt von { $company } { $price } für eine { $train }-Lok.
rail-log-refused-asked = { $company } zahlt { $seller } keine { $price } für eine { $train }-Lok.
rail-log-stack-pool = Eine { $train }-Lok geht vom Stapel in den Lokpool.
rail-log-stack-scrap = Eine { $train }-Lok vom Stapel geht aus dem Spiel.
rail-log-train-to-pool = { $company } legt eine { $train }-Lok in den Lokpool.
rail-log-train-to-scrap = { $company } verschrottet eine { $train }-Lok.
rail-log-obsolete = Alle { $train }-Loks sind veraltet und fahren die Hälfte ein.
rail-log-paid = { $company } schüttet { $revenue } aus; Kurs { $was } → { $price }.
rail-log-paid-kept = { $company } schüttet { $revenue } aus, davon gehen { $kept } ins Betriebskapital; Kurs { $was } → { $price }.
rail-log-income = { $player } erhält { $amount } von { $company }.
rail-log-withheld = { $company } behält { $revenue } ein; Kurs { $was } → { $price }.
rail-log-no-revenue = { $company } fährt nichts ein; Kurs { $was } → { $price }.

# Die Lage in Worten.
rail-tell-depot = Die Bank verkauft eine { $train }-Lok für { $price } (noch { $left }). Lokpool: { $pool }.
rail-tell-depot-empty = Die Bank hat keine Lok mehr. Lokpool: { $pool }.
rail-tell-map = Plan: { $tiles }.
rail-tell-company = { $company }, { $player }: Betriebskapital { $treasury }, Loks { $trains }, Bahnhöfe { $stations }, würde { $run } einfahren.
rail-tell-best-route = Beste Route (tippe best): { $train }-Lok, { $stops } = { $revenue }

# Züge zur Wahl.
rail-move-done = Fertig
rail-move-lay = { $company } legt auf { $cell }: Gleisteil { $tile }, { $rotation }× gedreht ({ $cost }); beste Fahrt { $before } → { $after }
rail-move-station = Bahnhof von { $company } auf { $cell } ({ $cost }): beste Fahrt { $before } → { $after }
rail-move-buy-train = { $company } kauft die { $train }-Lok für { $cost }: beste Fahrt { $before } → { $after }
rail-move-buy-pool = { $company } kauft eine { $train }-Lok aus dem Lokpool für { $cost }: beste Fahrt { $before } → { $after }
rail-move-buy-from = { $company } kauft eine { $train }-Lok von { $seller } für { $cost }: beste Fahrt { $before } → { $after }
rail-move-accept = Annehmen
rail-move-refuse = Ablehnen
rail-move-counter = Anderen Preis nennen: { $price }
rail-move-drop = { $company }: eine { $train }-Lok in den Lokpool; beste Fahrt { $before } → { $after }
rail-move-run = { $company } fährt diese Routen
rail-move-run-nothing = { $company } fährt nicht
rail-move-pay = Ausschütten: { $gain } für dich, { $company } dann bei { $price }
rail-move-withhold = Einbehalten: { $company } dann bei { $price }
rail-move-sell = Aktien von { $company } ({ $count }) für { $gain } verkaufen (Kurs dann { $price })
rail-move-buy-share = Eine Aktie von { $company } für { $cost } kaufen
