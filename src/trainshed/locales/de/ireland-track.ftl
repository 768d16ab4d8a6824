# 18Ireland: Gleise, Bahnhöfe, Privatbahnen und was sie können. $company ist das Kürzel einer Gesellschaft, $private das
# einer Privatbahn, $cell ein Feld der Karte. Beträge kommen mit Währung.
ireland-ask-track = Welche Gleise legt { $company }?
ireland-ask-track-second = { $company } darf für { $fee } ein zweites Teil legen. Welches?
ireland-ask-track-powers = { $company } hat ihre Teile gelegt. Nutzt sie eine ihrer Privatbahnen?
ireland-ask-second-tile = Lege das zweite Teil von { $private } für { $company }.
ireland-ask-last = Kauft oder nutzt { $company } noch eine Privatbahn, bevor ihr Zug endet?
ireland-ask-settle = In welcher Stadt auf { $cell } steht der Bahnhof von { $company }?
ireland-ask-offer-private = { $company } bietet dir { $price } für { $private }. Einverstanden?

ireland-refuse-closed-cell = Solange { $private } einem Spieler gehört, baut niemand auf { $cell }.
ireland-refuse-mail-only = Auf { $cell } baut nur die Irish Mail.
rail-refuse-narrow-unreached = Kein Schmalspurgleis verbindet dieses Teil auf { $cell } mit einem Ort, den { $company } auf Breitspur erreicht.
rail-refuse-nothing-new = Auf { $cell } bringt dieses Teil { $company } kein nutzbares Gleis, und kein erreichter Halt ändert seinen Wert.
ireland-refuse-settle-company = Es geht darum, wo auf { $cell } der Bahnhof von { $company } steht.
ireland-refuse-settle-city = In dieser Stadt auf { $cell } ist kein Platz frei.
ireland-refuse-private-phase = Gesellschaften kaufen Privatbahnen nur in Phase 4 und 6; { $private } steht jetzt nicht zum Verkauf.
ireland-refuse-private-owner = { $private } gehört keinem Spieler und kann nicht gekauft werden.
ireland-refuse-private-cash = { $company } kann auch den niedrigsten Preis von { $price } nicht bezahlen.
ireland-refuse-private-price = Der Preis liegt zwischen { $low } und { $high }.
ireland-refuse-private-refused = { $price } für { $private } wurden in diesem Zug schon abgelehnt; nur ein höheres Angebot ist sinnvoll.
ireland-refuse-private-own = { $company } besitzt { $private } nicht.
ireland-refuse-power-yellow = { $private } legt nur gelbe Teile.
ireland-refuse-drumglass-used = Die Drumglass Colliery hat ihr Teil schon gelegt.
ireland-refuse-drumglass-cell = Die Drumglass Colliery legt ihr Teil auf { $cell }.
ireland-refuse-marker-private = { $private } hat keinen Marker.
ireland-refuse-marker-cell = { $private } hat auf { $cell } keinen Hafen.
ireland-refuse-pair-first = Das erste Teil ist { $tile } auf { $cell }.
ireland-refuse-pair-blank = { $private } legt beide Teile auf leere Felder.
ireland-refuse-pair-joined = Die beiden Teile von { $private } müssen auf leeren Feldern liegen und aneinander anschließen.
ireland-refuse-second-must = Das zweite Teil von { $private } folgt sofort.
ireland-refuse-mail-tile = Die Irish Mail legt Teil { $tile } auf einen ihrer Plätze im Meer.

ireland-log-private-offered = { $company } bietet { $owner } { $price } für { $private }.
ireland-log-private-refused = { $owner } lehnt { $price } von { $company } für { $private } ab.
ireland-log-private-bought = { $company } kauft { $private } von { $owner } für { $price }.
ireland-log-private-closed = { $private } schließt.
ireland-log-marker-placed = { $company } legt den Marker von { $private } auf { $cell }: { $bonus } mehr für jede Lok, die dort hält.
rail-refuse-no-broad = Keine Breitspur von { $company } führt nach { $cell }.
