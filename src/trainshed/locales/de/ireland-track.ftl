# 18Ireland: Gleise, Bahnhöfe, Privatbahnen und was sie können. $company ist das Kürzel einer Gesellschaft, $private das
# einer Privatbahn, $cell ein Feld der Karte. Beträge kommen mit Währung.
ireland-ask-track = Welche Gleise legt { $company }?
ireland-ask-track-second = { $company } darf für { $fee } ein zweites Gleisteil legen. Welches?
ireland-ask-track-powers = { $company } hat ihre Gleisteile gelegt. Nutzt sie eine ihrer Privatbahnen?
ireland-ask-second-tile = Lege das zweite Gleisteil von { $private } für { $company }.
ireland-ask-last = Kauft oder nutzt { $company } noch eine Privatbahn, bevor ihr Zug endet?
ireland-ask-settle = In welcher Stadt auf { $cell } steht der Bahnhof von { $company }?
ireland-ask-offer-private = { $company } bietet dir { $price } für { $private }. Einverstanden?

ireland-refuse-closed-cell = Solange { $private } einem Spieler gehört, baut niemand auf { $cell }.
ireland-refuse-mail-only = Auf { $cell } baut nur die Irish Mail.
rail-refuse-narrow-unreached = Kein Schmalspurgleis verbindet dieses Gleisteil auf { $cell } mit einer Stadt oder Kleinstadt, die { $company } auf Breitspur erreicht.
rail-refuse-nothing-new = Auf { $cell } bringt dieses Gleisteil { $company } kein nutzbares Gleis, und kein erreichter Halt ändert seinen Wert.
ireland-refuse-settle-company = Es geht darum, wo auf { $cell } der Bahnhof von { $company } steht.
ireland-refuse-settle-city = In dieser Stadt auf { $cell } ist kein Kreis frei.
ireland-refuse-private-phase = Gesellschaften kaufen Privatbahnen nur in Phase 4 und 6; { $private } steht jetzt nicht zum Verkauf.
ireland-refuse-private-owner = { $private } gehört keinem Spieler und kann nicht gekauft werden.
ireland-refuse-private-cash = { $company } kann auch den niedrigsten Preis von { $price } nicht bezahlen.
ireland-refuse-private-price = Der Preis liegt zwischen { $low } und { $high }.
ireland-refuse-private-refused = { $price } für { $private } wurden in diesem Zug schon abgelehnt; nur ein höheres Angebot ist sinnvoll.
ireland-refuse-private-own = { $company } besitzt { $private } nicht.
ireland-refuse-power-yellow = { $private } legt nur gelbe Gleisteile.
ireland-refuse-drumglass-used = Die Drumglass Colliery hat ihr Gleisteil schon gelegt.
ireland-refuse-drumglass-cell = Die Drumglass Colliery legt ihr Gleisteil auf { $cell }.
ireland-refuse-marker-private = { $private } hat keinen Marker.
ireland-refuse-marker-cell = { $private } hat auf { $cell } keinen Hafen.
ireland-refuse-pair-first = Das erste Gleisteil ist { $tile } auf { $cell }.
ireland-refuse-pair-blank = { $private } legt beide Gleisteile auf leere Felder.
ireland-refuse-pair-joined = Die beiden Gleisteile von { $private } müssen auf leeren Feldern liegen und aneinander anschließen.
ireland-refuse-second-must = Das zweite Gleisteil von { $private } folgt sofort.
ireland-refuse-mail-tile = Die Irish Mail legt Gleisteil { $tile } auf eines ihrer Felder im Meer.

ireland-log-private-offered = { $company } bietet { $owner } { $price } für { $private }.
ireland-log-private-refused = { $owner } lehnt { $price } von { $company } für { $private } ab.
ireland-log-private-bought = { $company } kauft { $private } von { $owner } für { $price }.
ireland-log-private-closed = { $private } schließt.
ireland-log-marker-placed = { $company } legt den Marker von { $private } auf { $cell }: { $bonus } mehr für jede Lok, die dort hält.
rail-refuse-no-broad = Keine Breitspur von { $company } führt nach { $cell }.
