# 18Ireland am Tisch.
page-ireland-zone-par = Startkurs
page-ireland-zone-free = Papiere zählen nicht
page-ireland-zone-end = das Spiel endet
page-ireland-zone-closes = die Gesellschaft schließt
page-ireland-director = Direktor
page-ireland-own = Eigene
page-ireland-stations-left = Freie Bahnhöfe
page-ireland-privates = Privatbahnen
page-ireland-bankrupt = bankrott
page-ireland-treasury = Betriebskapital
page-ireland-tiles = Gleisteile
page-ireland-stack = Stapel mit fünf Aktien
page-ireland-ten = Mit zehn Aktien, frei
page-ireland-gone = Ausgeschieden
page-ireland-figure-cash = Bargeld
page-ireland-figure-worth = Vermögen
page-ireland-figure-certificates = Papiere
page-ireland-figure-priority = Reihenfolge
page-ireland-figure-privates = Privatbahnen
page-ireland-value = Wert { $value }, bringt { $revenue }
page-ireland-owner = Gehört { $owner }
page-ireland-closed = Geschlossen
page-ireland-offered = Im Angebot für { $price }
page-ireland-bids = Gebote: { $bids }
page-ireland-locked = { $amount } in Geboten
page-ireland-percent = { $percent } %
page-ireland-priority = Priorität: { $name }
page-ireland-phase = Phase { $phase }
page-ireland-phase-about = Phase { $phase }: Loklimit { $five } bei fünf und { $ten } bei zehn Aktien
page-ireland-ending-market = letzte Betriebsrunde: 260 ist erreicht
page-ireland-ending-bank = letzte Betriebsrunden: Die Bank ist gesprengt
page-ireland-ending-bankrupt = nur eine Person ist übrig
page-ireland-ending-nothing = es kann nichts mehr geschehen
page-ireland-short-privates = Auktion
page-ireland-short-stock = AR { $number }
page-ireland-short-operating = BR { $number }.{ $part }
page-ireland-short-merger = FR { $number }

page-rail-sold-out = ausverkauft
page-rail-pool-letter = P
page-rail-treasury-letter = G
page-rail-part-privates = Privatbahnen
page-rail-length = { $range ->
    [one] 1 Feldgrenze
   *[other] { $range } Feldgrenzen
}
page-rail-any-length = beliebig weit
page-rail-brings-flip = { $train } werden umgedreht
page-rail-brings-gone = { $train } werden verschrottet
