# 18Ireland: Titel, Geld, Wertung, Optionen und Vorgaben. $company ist das Kürzel einer Gesellschaft oder Privatbahn.
ireland-title = 18Ireland
ireland-blurb = Eisenbahnen in Irland: Privatbahnen, Aktienhandel, kleine Gesellschaften, die zu großen fusionieren, Breit- und Schmalspur. 3 bis 6 Personen, 4 Stunden.
ireland-money = £{ $amount }
ireland-part-cash = Bargeld
ireland-part-shares = Aktien
ireland-part-privates = Privatbahnen
ireland-end-market = Eine Gesellschaft hat 260 erreicht; wer am reichsten ist, gewinnt.
ireland-end-bank = Die Bank ist gesprengt; wer am reichsten ist, gewinnt.
ireland-end-bankrupt = Alle bis auf eine Person sind bankrott.

# Vorgaben: benannte Sätze von Optionen.
ireland-preset-standard = Standard
ireland-preset-standard-about = Die Regeln, wie wir sie lesen; wo die Quellen sich unterscheiden, gilt unsere Entscheidung.
ireland-preset-aid = Polnische Hilfe
ireland-preset-aid-about = Wörtlich nach der polnischen Spielhilfe.
ireland-preset-public = 18xx.games
ireland-preset-public-about = Wie auf 18xx.games gespielt wird; gilt für übernommene Dateien.

# Optionen.
ireland-option-sale_drop = Kurs nach einem Verkauf
ireland-option-sale_drop-about = Wie weit Verkaufen oder Ausgeben den Kurs senkt (3.4).
ireland-sale_drop-share = Eine Reihe je Aktie
ireland-sale_drop-share-about = Eine Aktie einer Gesellschaft mit fünf Aktien zählt als eine.
ireland-sale_drop-tenth = Eine Reihe je 10 %
ireland-sale_drop-tenth-about = Eine Aktie einer Gesellschaft mit fünf Aktien senkt ihn um zwei Reihen.
ireland-option-grey_from = Graue Gleisteile und Werte
ireland-option-grey_from-about = Ab wann es sie gibt (6.2).
ireland-grey_from-D = Mit der ersten D
ireland-grey_from-D-about = Phase D.
ireland-grey_from-10 = Mit der ersten 10H
ireland-grey_from-10-about = Phase 10.
ireland-option-rise = Kurs nach einer Dividende
ireland-option-rise-about = Wann Ausschütten den Kurs nach rechts rückt (8.5).
ireland-rise-reached = Ausschüttung erreicht den Kurs
ireland-rise-reached-about = Ein Feld; bei fünf Aktien und dem doppelten Kurs zwei.
ireland-rise-exceeded = Ausschüttung übersteigt den Kurs
ireland-rise-exceeded-about = Ein Feld; bei fünf Aktien muss sie den doppelten Kurs übersteigen.
ireland-option-start_price = Startkurs bei fünf Aktien
ireland-option-start_price-about = Nach der Versteigerung (4.7).
ireland-start_price-highest = Der höchste bis zum halben Gebot
ireland-start_price-highest-about = Niemand muss wählen.
ireland-start_price-chosen = Wer gewinnt, wählt
ireland-start_price-chosen-about = Ein beliebiger Startkurs bis zum halben Gebot.
ireland-option-after_auction = Wer nach einem Verkauf dran ist
ireland-option-after_auction-about = In der Versteigerung der Privatbahnen und für die Prioritätskarte danach (2.4).
ireland-after_auction-trigger = Links von der Person, die ihn auslöste
ireland-after_auction-trigger-about = Wessen Kauf die nächste Privatbahn zur billigsten machte.
ireland-after_auction-buyer = Links vom letzten Käufer
ireland-after_auction-buyer-about = Wer zuletzt eine Privatbahn bekam.
ireland-option-all_pass = Alle passen in der Versteigerung
ireland-option-all_pass-about = Nachdem etwas gekauft wurde (2.6).
ireland-all_pass-lowest = Die billigste scheidet aus
ireland-all_pass-lowest-about = Die Versteigerung geht mit der nächsten weiter.
ireland-all_pass-ends = Die Versteigerung ist zu Ende
ireland-all_pass-ends-about = Privatbahnen mit Geboten werden verkauft, die übrigen scheiden aus.
ireland-option-sell_then_launch = Verkauf vor einer Gründung
ireland-option-sell_then_launch-about = Vor der Gründung einer Gesellschaft mit zehn Aktien darf im selben Zug verkauft werden (4.1).
ireland-option-other_train_help = Hilfe für fremde Loks
ireland-option-other_train_help-about = Wann der Direktor Bargeld für die Lok einer anderen Gesellschaft dazulegen darf (10.3).
ireland-other_train_help-unable = Wenn sonst keine bezahlbar ist
ireland-other_train_help-unable-about = Nur wenn die Gesellschaft keine Lok in Bank oder Lokpool bezahlen kann.
ireland-other_train_help-always = Wenn sie keine Lok hat
ireland-other_train_help-always-about = Auch wenn sie eine in Bank oder Lokpool bezahlen könnte.
ireland-other_train_help-never = Nie
ireland-other_train_help-never-about = Fremde Loks werden nur aus dem Betriebskapital bezahlt.
ireland-option-shannon = River Shannon Shipping
ireland-option-shannon-about = Welche Lok den Bonus bekommt (11.10).
ireland-shannon-any = Eine, die dort hält
ireland-shannon-any-about = An jedem Halt der Route, auch wenn sie beide Städte anfährt.
ireland-shannon-end = Eine, die dort endet
ireland-shannon-end-about = Und die andere Stadt nicht anfährt.
ireland-option-broad_join = Anschluss der Breitspur
ireland-option-broad_join-about = Was ein Gleisteil mit Breitspur mit der Gesellschaft verbindet (6.5).
ireland-broad_join-exit = Gleis trifft Gleis
ireland-broad_join-exit-about = Breitspur des Gleisteils trifft Breitspur, die die Gesellschaft erreicht.
ireland-broad_join-cell = Das Feld ist erreichbar
ireland-broad_join-cell-about = Breitspur, die die Gesellschaft erreicht, führt zu dem Feld.
ireland-option-dingle_joined = Tralee & Dingle: Gleisteile müssen sich treffen
ireland-option-dingle_joined-about = Die beiden Gleisteile von TDR sind miteinander verbunden (11.7).
ireland-option-power_colour = Privatbahnen legen nur Gelb
ireland-option-power_colour-about = Board of Works und Drumglass Colliery legen gelbe Gleisteile und rüsten nicht auf (11.5, 11.8).
ireland-option-bankrupt_shares = Was nach einem Bankrott bleibt
ireland-option-bankrupt_shares-about = Aktien und Privatbahnen, die nicht verkauft werden konnten (10.5).
ireland-bankrupt_shares-leave = Scheidet aus
ireland-bankrupt_shares-leave-about = Niemand bekommt es, und es zählt nicht.
ireland-bankrupt_shares-stay = Bleibt bei der Person
ireland-bankrupt_shares-stay-about = Es bringt nichts ein, zählt aber in der Wertung.
ireland-option-closed_trains = Loks einer geschlossenen Gesellschaft
ireland-option-closed_trains-about = Was später mit ihnen ist (3.7).
ireland-closed_trains-gone = Sind weg
ireland-closed_trains-gone-about = Sie scheiden aus.
ireland-closed_trains-backs = Ihre Rückseiten kommen noch
ireland-closed_trains-backs-about = Wird ihre Art umgedreht, kommen auch ihre Rückseiten in den Lokpool.
ireland-option-resort = Reihenfolge nach einem Bankrott
ireland-option-resort-about = Sind Kurse gefallen, werden die Gesellschaften neu geordnet, die noch nicht dran waren (5.1).
ireland-resort-at_once = Sofort
ireland-resort-at_once-about = Als Nächstes ist die teuerste von ihnen dran.
ireland-resort-after_next = Nach der nächsten Gesellschaft
ireland-resort-after_next-about = Zuerst ist die nächste der alten Reihenfolge dran.
ireland-option-larger_bank = Größere Bank
ireland-option-larger_bank-about = £5000 statt £4000; das Spiel dauert länger.
ireland-option-eighth_2H = Achte 2H
ireland-option-eighth_2H-about = Die achte 2H der Schachtel spielt mit, mit einer 1H′ auf der Rückseite.

# Getippte Züge.
cli-typing-ireland = buy TDR, bid TDR 55, open LER 100, bid LER 105, price LER 70, launch GSWR 85, sell LER 2, buy LER, buy LER pool, issue, redeem, E15 57 2 (Feld, Gleisteil, Drehungen nach rechts), F4 IR5 0 by DR, s D2 (ein Bahnhof; s J4.1 bei mehreren Städten), settle J4.1, marker CDSPC J4, private TIM 120, best (die besten Routen), run 2H G1 H2, 4H I11 G13, pay, keep, buy, pool 1H', from LER 2H 100, buy trade 8H, drop 2H, propose LER UR, yes, no, target GSWR, bankrupt, done

# Die Lage in Worten.
ireland-tell-round = { $round }, Phase { $phase }; Gleisteile bis { $colour ->
    [yellow] Gelb
    [green] Grün
    [brown] Braun
   *[grey] Grau
}; Loklimit { $five } bei fünf Aktien{ $ten ->
    [0] {""}
   *[other] , { $ten } bei zehn
}. Die Bank hat { $bank }.
ireland-tell-offered = { $private }, { $name }: kostet { $price }, bringt { $revenue }.
ireland-tell-bids = { $private }, { $name }: kostet { $price }, bringt { $revenue }; { $count ->
    [one] ein Gebot, { $bid } von { $player }
   *[other] { $count } Gebote, das höchste { $bid } von { $player }
}.
ireland-tell-owned = { $private }, { $name }: gehört { $owner }, bringt { $revenue }.
ireland-tell-company = { $company }, { $player }: Kurs { $price }, Betriebskapital { $treasury }, Loks { $trains }, Bahnhöfe { $stations }, Privatbahnen { $privates }; { $own } % eigene, { $pool } % im Pool; würde { $run } einfahren.
ireland-tell-stack = Gesellschaften mit fünf Aktien, die noch kommen: { $companies }.
ireland-tell-player = { $player }{ $priority ->
    [yes] {" "}(Prioritätskarte)
   *[no] {""}
}: { $cash }; Aktien { $shares }; Privatbahnen { $privates }; Papiere { $certificates } von { $limit }; Vermögen { $total }.
ireland-tell-bankrupt = { $player } ist bankrott.
ireland-end-player = { $player }: { $total } (Bargeld { $cash }, Aktien { $shares }, Privatbahnen { $privates }).

# Züge zur Auswahl.
ireland-move-pass = Passen
ireland-move-buy-private = { $private } für { $price } kaufen
ireland-move-private = { $company } kauft { $private } für { $price }
ireland-move-bid = { $price } auf { $what } bieten
ireland-move-open-auction = { $company } mit { $price } versteigern
ireland-move-choose-price = { $company } beginnt bei { $price }
ireland-move-launch = { $company } bei { $price } gründen: Die Direktorsaktie kostet { $cost }
ireland-move-buy-treasury = Eine Aktie von { $company } von ihr selbst für { $price } kaufen
ireland-move-buy-pool = Eine Aktie von { $company } aus dem Pool für { $price } kaufen
ireland-move-issue = { $company } gibt eine Aktie für { $price } aus
ireland-move-redeem = { $company } kauft eine Aktie für { $price } zurück
ireland-move-marker = { $company } setzt den Marker von { $private } auf { $cell }
ireland-move-settle = Bahnhof von { $company } auf { $cell } in der Stadt mit Gleis nach { $city }
ireland-move-propose = Fusion von { $first } und { $second } vorschlagen
ireland-move-propose-three = Fusion von { $first }, { $second } und { $third } vorschlagen
ireland-move-for = Für die Fusion stimmen
ireland-move-against = Gegen die Fusion stimmen
ireland-move-target = Die fusionierte Gesellschaft wird { $company }
ireland-move-bankrupt = Bankrott erklären: { $company } wird geschlossen, und du scheidest aus
ireland-move-trade = { $company } gibt ihre { $old } für eine { $train } in Zahlung und zahlt { $cost }
