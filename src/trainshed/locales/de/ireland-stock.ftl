# 18Ireland: Versteigerung der Privatbahnen, Aktienrunden, Ausgabe von Aktien. $what ist eine Privatbahn oder eine Gesellschaft (Kürzel).

# Fragen.
ireland-ask-private = { $private } kostet { $price }; frei hast du { $cash }. Kaufen, auf eine andere Privatbahn bieten oder passen?
ireland-ask-private-bids = Das Höchstgebot für { $private } ist { $price }; du kannst bis { $cash } gehen. Erhöhen oder aussteigen?
ireland-ask-stock = Du hast { $cash }: Aktien verkaufen und dann eine kaufen, eine Gesellschaft gründen oder passen?
ireland-ask-stock-sold = Du hast verkauft und hast { $cash }: noch mehr verkaufen, eine Aktie kaufen oder fertig?
ireland-ask-stock-over = Du bist über einem Limit und musst zuerst verkaufen. Du hast { $cash }.
ireland-ask-auction = { $player } bietet { $price } für { $company }; du hast { $cash }. Erhöhen oder aussteigen?
ireland-ask-start-price = { $company } ist für { $paid } ersteigert. Mit welchem Kurs beginnt sie?
ireland-ask-issue = { $company } hat { $cash }, eine Aktie kostet { $price }. Eine ausgeben, eine zurückkaufen oder keins von beiden?

# Ablehnungen.
ireland-refuse-not-the-lowest = Kaufen kann man jetzt nur die billigste Privatbahn, { $private }, zu ihrem Preis.
ireland-refuse-private-money = Sie kostet { $price }; neben deinen Geboten hast du { $cash }.
ireland-refuse-not-offered = Auf { $private } kann man gerade nicht bieten.
ireland-refuse-lowest-not-bid = { $private } ist die billigste Privatbahn: Auf sie bietet man nicht, man kauft sie.
ireland-refuse-bid-low = Das niedrigste mögliche Gebot ist { $low }.
ireland-refuse-bid-step = Gebote sind Vielfache von { $step }.
ireland-refuse-bid-money = Du kannst höchstens { $cash } bieten.
ireland-refuse-other-auction = Geboten wird jetzt auf { $what }.
ireland-refuse-not-the-top = { $company } liegt nicht oben auf dem Stapel.
ireland-refuse-no-five-now = Gesellschaften mit fünf Aktien beginnen nur in den Phasen 2, 4 und 6.
ireland-refuse-par-too-high = Der Startkurs ist höchstens { $half }, die Hälfte des Gebots.
ireland-refuse-must-sell = Du bist über einem Limit und musst zuerst verkaufen.
ireland-refuse-no-sale-first-round = In der ersten Aktienrunde wird nicht verkauft.
ireland-refuse-sold-this-round = Du hast in dieser Runde { $company } verkauft und darfst sie nicht kaufen.
ireland-refuse-no-sale-with = Du hast in diesem Zug verkauft; eine Gesellschaft beginnt in einem eigenen Zug.
ireland-refuse-no-ten-now = Gesellschaften mit zehn Aktien werden ab Phase 6 gegründet.
ireland-refuse-not-launchable = { $company } ist keine Gesellschaft mit zehn Aktien, die gegründet werden kann.
ireland-refuse-no-par = { $price } ist kein Startkurs.
ireland-refuse-launch-money = Die Direktorsaktie von { $company } kostet { $cost }.
ireland-refuse-no-home = Nirgends ist ein Kreis für einen Heimatbahnhof frei.
ireland-refuse-treasury-empty = { $company } hat keine eigene Aktie mehr.
ireland-refuse-issue-pool = Der Pool nimmt keine weitere Aktie von { $company } auf.
ireland-refuse-pool-empty = Im Pool liegt keine Aktie von { $company }.
ireland-refuse-redeem-money = { $company } kann { $price } für ihre Aktie nicht bezahlen.

# Das Protokoll.
ireland-log-bid = { $player } bietet { $price } für { $what }.
ireland-log-passes = { $player } passt.
ireland-log-drops-out = { $player } bietet nicht mehr auf { $what }.
ireland-log-private-sold = { $player } erhält { $private } für { $price }.
ireland-log-private-free = { $player } muss { $private } umsonst nehmen.
ireland-log-private-cheaper = Niemand will { $private }: Sie kostet jetzt { $price }, alle Gebote sind aufgehoben.
ireland-log-private-removed = Niemand will { $private }: Sie verlässt das Spiel.
ireland-log-company-started = { $player } gründet { $company } mit Kurs { $price }; { $paid } gehen ins Betriebskapital.
ireland-log-priority = { $player } hat die Prioritätskarte.
ireland-log-issued = { $company } gibt eine Aktie für { $amount } aus; der Kurs ist jetzt { $price }.
ireland-log-redeemed = { $company } kauft eine Aktie für { $amount } zurück.
