# 18Lilliput in eigenen Worten. $company ist das Kürzel einer Gesellschaft, $train die Zahl auf einer Lok, $cell ein Feld der Karte.
lilliput-title = 18Lilliput
lilliput-money = £{ $amount }
lilliput-blurb = Eisenbahnen im Land der kleinen Leute: Aktionskarten, ein wachsender Plan, Aktien. 8 Runden, 75 Minuten; allein gegen Gulliver.
lilliput-end-rounds = Die letzte Runde ist vorbei; wer am reichsten ist, gewinnt.
lilliput-end-gulliver = Die letzte Runde ist vorbei; Gulliver ist reicher.
lilliput-end-solo = Du hast £{ $total }, Gulliver hat £{ $gulliver }.

lilliput-option-pro = Profispielregel
lilliput-option-two_characters = Je zwei Charaktere (zu zweit)
lilliput-option-variant = Variante
lilliput-option-scenario = Szenario
lilliput-option-layout = Eigenes Szenario
lilliput-option-first = Startspieler
lilliput-option-upgrades = Aufrüsten
lilliput-option-data = Berichtigte Daten
lilliput-variant-none = Basisspiel
lilliput-variant-allenbeck = Allenbeck-Tottenham-Express
lilliput-variant-laputa = Laputa
lilliput-variant-brobdingnag = Brobdingnag
lilliput-upgrades-new-track = Neues Gleis
lilliput-upgrades-any-track = Irgendein Gleis
lilliput-scenario-begin = Lasst uns beginnen
lilliput-scenario-mountains = In den Bergen
lilliput-scenario-city-on-city = Stadt auf Stadt
lilliput-scenario-secluded = Abgeschieden

lilliput-character-emperor = Der Kaiser
lilliput-character-general = General Limnoc
lilliput-character-judge = Richter Balmuff
lilliput-character-admiral = Großadmiral Bolgolam
lilliput-character-treasurer = Finanzverwalter Flimnap
lilliput-character-emperor-help = Legt gelbe Y-Städte gratis. Gleisteil: das Schloss, ab der grünen Phase über eine gelbe Stadt, die weder Heimatstadt noch Y ist.
lilliput-character-general-help = Zahlt für Bahnhöfe die Hälfte. Gleisteil: eine Stadt, die wie eine gelbe gelegt wird; ihr Wert wächst mit den Phasen.
lilliput-character-judge-help = Zu Beginn jeder Runde £5 ins Privatvermögen oder £20 ins Betriebskapital. Gleisteile: zwei Kleinstädte.
lilliput-character-admiral-help = Neue Loks kosten 10 % weniger. Gleisteile: zwei Häfen mit je einer Gleisseite und drei Wasserseiten.
lilliput-character-treasurer-help = Einmal: 10 × Rundenzahl ins Privatvermögen. Gleisteil: eine Stadt ab der braunen Phase, immer Ende einer Route.
lilliput-advantage-MR = Startet mit Kurs 55 und £550
lilliput-advantage-SR = Startet auf einer Y-Stadt
lilliput-advantage-GVR = Der Besitzer startet mit £60
lilliput-advantage-LNR = Startet mit zwei 2er-Loks
lilliput-part-cash = Bargeld
lilliput-part-shares = Aktien
lilliput-part-directors = Direktorsaktien
lilliput-part-copies = Copy-Karten
lilliput-colour-yellow = gelb
lilliput-colour-green = grün
lilliput-colour-brown = braun
lilliput-gulliver-a = Gleisteil bauen
lilliput-gulliver-b = Bahnhof bauen
lilliput-gulliver-c = Zusätzliches Gleisteil
lilliput-gulliver-d = Papier kaufen
lilliput-gulliver-e = Lok erhalten

# Fragen.
lilliput-ask-draft-both = Nimm eine Startgesellschaft oder einen Charakter.
lilliput-ask-draft-company = Nimm eine Startgesellschaft.
lilliput-ask-draft-character = Nimm einen Charakter.
lilliput-ask-lay-home = Lege die Heimatstadt von { $company } an Mildendo an.
lilliput-ask-judge = Einkommen des Richters: £{ $cash } ins Privatvermögen oder £{ $total } ins Betriebskapital?
lilliput-ask-card = Runde { $round }: Wähle eine Karte und eine ihrer beiden Aktionen.
lilliput-ask-card-copy = Runde { $round }: Wähle eine Karte und eine ihrer beiden Aktionen, oder gib eine Copy-Karte für eine schon benutzte ab.
lilliput-ask-end-turn = Noch etwas, bevor dein Zug endet?
lilliput-ask-lay = Lege ein Gleisteil: { $colour ->
    [yellow] gelb
    [green] gelb oder grün
   *[brown] jede Farbe
}.
lilliput-ask-lay-colours = Lege Gleisteile. Noch erlaubt: gelb { $yellow }, grün { $green }.
lilliput-ask-trains = Kaufe Loks, höchstens { $left }. Die Bank verkauft eine { $train }-Lok für £{ $price }.
lilliput-ask-buy-pool = { $company } darf eine Lok aus dem Lokpool kaufen.
lilliput-ask-shares = Erst verkaufen, dann ein Papier kaufen. Du hast £{ $cash }.
lilliput-ask-build-station = Welche Gesellschaft errichtet einen Bahnhof, und wo?
lilliput-ask-split = Verteile £{ $total } auf deine Gesellschaften.
lilliput-ask-choose-run = { $company } fährt { $revenue } auf mehrere Arten ein. Durch welche Minen fahren ihre Loks?

# Ablehnungen.
lilliput-refuse-other-kind = Davon hast du schon eine Karte; jetzt ist die andere Sorte dran.
lilliput-refuse-not-on-offer = Das steht nicht (mehr) zur Wahl.
lilliput-refuse-taken-by = Das hat { $player } schon genommen.
lilliput-refuse-home-side = { $cell } ist keine freie Seite von Mildendo.
lilliput-refuse-home-tile = „{ $tile }“ taugt nicht als Heimatstadt; es muss eine gelbe Stadt aus dem Vorrat sein.
lilliput-refuse-home-y = Nur die blaue Gesellschaft startet auf einer Y-Stadt, und sie muss es; hier geht es um { $company }.
lilliput-refuse-home-joins = So gedreht schließt das Gleisteil auf { $cell } nicht an Mildendo an oder führt ins Wasser.
lilliput-refuse-must-take-card = Du musst eine Karte nehmen; tun musst du damit nichts.
lilliput-refuse-no-card = Die Karte { $card } ist nicht im Spiel.
lilliput-refuse-card-used = { $card } wurde in dieser Runde schon benutzt; dafür braucht es eine Copy-Karte.
lilliput-refuse-card-first = Nimm zuerst eine Karte.
lilliput-refuse-card-taken = Deine Karte für diesen Zug hast du schon.
lilliput-refuse-other-card = Dafür ist deine Karte nicht da.
lilliput-refuse-card-done = Was deine Karte erlaubt, ist getan.
lilliput-refuse-copy-unused = { $card } wurde in dieser Runde noch nicht benutzt; nimm die Karte selbst.
lilliput-refuse-no-copy-card = Du hast keine Copy-Karte mehr.
lilliput-refuse-no-copies-alone = Allein gibt es keine Copy-Karten.
lilliput-refuse-split = Gib der ersten Gesellschaft £0 bis £{ $total }.
lilliput-refuse-split-one = { $company } ist deine einzige Gesellschaft: Sie bekommt die ganzen £{ $total }.
lilliput-refuse-no-tile = Das Gleisteil „{ $tile }“ ist nicht im Spiel.
lilliput-refuse-not-beside = { $cell } grenzt an kein Gleisteil.
lilliput-refuse-no-turn = „{ $tile }“ lässt sich um 0 bis 3 Viertel drehen, so nicht.
lilliput-refuse-card-colour = Deine Karte erlaubt „{ $tile }“ nicht.
lilliput-refuse-none-left = Von „{ $tile }“ ist für { $cell } nichts mehr im Vorrat.
lilliput-refuse-laputa-company = Nur die Gesellschaft seiner Farbe darf „{ $tile }“ auf { $cell } legen.
lilliput-refuse-chessboard = „{ $tile }“ darf nicht auf { $cell } liegen: Städte und normale Gleise wechseln sich ab wie auf dem Schachbrett.
lilliput-refuse-first-yellow = „{ $tile }“ ersetzt ein anderes Gleisteil; auf dem leeren Feld { $cell } ist das erste Gleisteil gelb.
lilliput-refuse-water = Bei { $cell } würde ein Gleis von „{ $tile }“ oder vom Nachbarn ins Wasser führen.
lilliput-refuse-too-early = Die Phase für „{ $tile }“ hat noch nicht begonnen; auf { $cell } geht es noch nicht.
lilliput-refuse-never-upgraded = Was auf { $cell } liegt, wird nie ersetzt, auch nicht durch „{ $tile }“.
lilliput-refuse-only-on = „{ $tile }“ kann nicht ersetzen, was auf { $cell } liegt.
lilliput-refuse-colour-step = Grün ersetzt Gelb und Braun ersetzt Grün; „{ $tile }“ folgt nicht auf das Gleisteil auf { $cell }.
lilliput-refuse-other-category = Stadt ersetzt Stadt, Y ersetzt Y, normales Gleis normales Gleis; „{ $tile }“ passt nicht auf { $cell }.
lilliput-refuse-loses-track = So gedreht würde „{ $tile }“ ein Gleis auf { $cell } unterbrechen.
lilliput-refuse-castle-home = { $cell } ist eine Heimatstadt; das Schloss darf sie nicht ersetzen.
lilliput-refuse-castle-on = Das Schloss ersetzt eine gelbe Stadt ohne Y; auf { $cell } liegt keine.
lilliput-refuse-tunnel-on = Der Tunnel ersetzt einen Berg; auf { $cell } liegt keiner.
lilliput-refuse-mountain = Den Berg auf { $cell } ersetzt nur der Tunnel.
lilliput-refuse-laid-before = „{ $tile }“ gehört zum Szenario; es wird nur vor dem Spiel gelegt.
lilliput-refuse-drop-not-now = Veraltete Loks gibst du in deinem Aktionszug ab, nach dem Einbehalten oder wenn es zu viele sind.
lilliput-refuse-gulliver-sells-nothing = Gulliver verkauft keine Loks.
lilliput-refuse-pool-not-now = Der Lokpool steht nur Gesellschaften offen, die gerade einbehalten haben oder gegründet wurden.
lilliput-refuse-pool-other = Jetzt darf nur { $company } aus dem Lokpool kaufen.
lilliput-refuse-sell-first = Verkauft wird zuerst; mit dieser Karte hast du schon gekauft oder bist fertig.
lilliput-refuse-sold-already = Mit dieser Karte hast du { $company } schon verkauft.
lilliput-refuse-director-limit = 
    Niemand darf mehr als { $limit ->
        [one] 1 Direktorsaktie
       *[other] { $limit } Direktorsaktien
    } besitzen.
lilliput-refuse-not-foundable = { $company } kann nicht gegründet werden: Sie ist es schon, oder sie ist eine Startgesellschaft.
lilliput-refuse-removed = { $company } ist aus dem Spiel: Niemand hat sie zu Beginn genommen.
lilliput-refuse-no-field = Die Kurstabelle hat kein Feld { $field }.
lilliput-refuse-found-money = { $company } zu diesem Kurs zu gründen kostet £{ $cost }.
lilliput-refuse-no-slot = Nirgends ist ein Kreis für einen Heimatbahnhof frei.
lilliput-refuse-not-in-hand = Das Charakterteil „{ $tile }“ hast du nicht.
lilliput-refuse-only-own-turn = Das geht nur im eigenen Aktionszug.
lilliput-refuse-no-treasurer = Du hast den Finanzverwalter nicht.
lilliput-refuse-treasurer-spent = Der Finanzverwalter ist schon zu Geld gemacht.
lilliput-refuse-judge-decides = Wähle Privatvermögen oder Betriebskapital.
lilliput-refuse-not-highest = Kein höchstmögliches Einfahrergebnis bringt { $mines } aus Minen.

# Das Protokoll.
lilliput-log-round = Runde { $round } von { $rounds } beginnt; Startspieler ist { $player }.
lilliput-log-last-round = Die letzte Runde, { $round } von { $rounds }, beginnt; Startspieler ist { $player }. Alle Ergebnisse werden verdoppelt.
lilliput-log-company = { $player } nimmt { $company }.
lilliput-log-character = { $player } nimmt { $character ->
    [emperor] den Kaiser
    [general] den General
    [judge] den Richter
    [admiral] den Großadmiral
   *[treasurer] den Finanzverwalter
}.
lilliput-log-card = { $player } { $copy ->
    [yes] kopiert
   *[no] nimmt
} { $card }: { $what ->
    [lay-any] ein Gleisteil
    [lay-both] ein gelbes und ein grünes Gleisteil
    [lay-yellow] bis zu zwei gelbe Gleisteile
    [cash] £{ $amount } ins Privatvermögen
    [shares] Aktien
    [train] eine Lok
    [trains] bis zu zwei Loks
    [station] ein Bahnhof
   *[treasury] £{ $amount } ins Betriebskapital
}.
lilliput-log-cash = { $player } erhält £{ $amount } { $source ->
    [judge] vom Richter
    [treasurer] für den Finanzverwalter
   *[card] durch die Karte
}.
lilliput-log-treasury = { $company } erhält £{ $amount }.
lilliput-log-founded = { $player } gründet { $company } zum Kurs { $price } für £{ $paid }; ihr Betriebskapital ist £{ $treasury }.
lilliput-log-train-given = { $company } erhält eine { $train }-Lok.
lilliput-log-mines = Minen bringen { $company } £{ $amount }.
lilliput-log-gulliver-a-brown = Gulliver baut (A): Grün zu Braun geht vor, wenn möglich in der Heimatstadt.
lilliput-log-gulliver-a-green = Gulliver baut (A): Nichts von ihm kann braun werden, also wird eine gelbe Stadt mit seinem Bahnhof grün, wenn möglich in der Heimatstadt.
lilliput-log-gulliver-a-city = Gulliver baut (A): Keine Stadt mit seinem Bahnhof lässt sich aufrüsten, also legt er eine gelbe Stadt, so nahe an Mildendo wie möglich.
lilliput-log-gulliver-a-plain = Gulliver baut (A): Weder Aufrüsten noch eine gelbe Stadt ist möglich, also legt er normales Gleis, so nahe an Mildendo wie möglich.
lilliput-log-gulliver-a-none = Gulliver baut nichts (A): Weder Aufrüsten noch ein gelbes Gleisteil ist möglich.
lilliput-log-gulliver-b-placed = Gulliver errichtet einen Bahnhof (B): kostenlos, in der eben gelegten gelben Stadt.
lilliput-log-gulliver-b-all-placed = Gulliver errichtet keinen Bahnhof (B): Alle stehen schon auf dem Plan.
lilliput-log-gulliver-b-no-city = Gulliver errichtet keinen Bahnhof (B): Er hat keine gelbe Stadt gelegt.
lilliput-log-gulliver-c-laid = Gulliver legt zusätzliche Gleisteile (C): Gleise seiner Städte, die im Freien enden, gehen weiter.
lilliput-log-gulliver-c-none = Gulliver legt keine zusätzlichen Gleisteile (C): Kein Gleis seiner Städte endet im Freien.
lilliput-log-gulliver-c-blocked = Gulliver legt keine zusätzlichen Gleisteile (C): Wo Gleise seiner Städte enden, passt kein normales Gleis.
lilliput-log-gulliver-d-share = Gulliver kauft eine Aktie (D): eine je Runde, bis er drei hat, ausgelost unter den bezahlbaren.
lilliput-log-gulliver-d-money = Gulliver kauft nichts (D): Die Bank hat keine Aktie, für die £{ $cash } reichen.
lilliput-log-gulliver-d-found = Gulliver gründet eine Gesellschaft (D): Er hat seine drei Aktien und £{ $cash }; er nimmt den höchsten Kurs, den er zahlen kann.
lilliput-log-gulliver-d-saving = Gulliver kauft nichts (D): Er hat seine drei Aktien; von £{ $need } für eine Gesellschaft hat er £{ $cash }.
lilliput-log-gulliver-d-full = Gulliver kauft nichts (D): Er hat seine drei Aktien und zwei Gesellschaften.
lilliput-log-gulliver-d-nowhere = Gulliver kauft nichts (D): Es gibt keine Gesellschaft mehr zu gründen oder keinen freien Kreis für ihren Heimatbahnhof.
lilliput-log-gulliver-e-only = Gulliver erhält die oberste Lok (E): kostenlos, für seine einzige Gesellschaft.
lilliput-log-gulliver-e-fewest = Gulliver erhält die oberste Lok (E): kostenlos, für die Gesellschaft mit weniger Loks.
lilliput-log-gulliver-e-lowest = Gulliver erhält die oberste Lok (E): kostenlos, für die Gesellschaft mit der niedrigeren Lok, da beide gleich viele haben.
lilliput-log-gulliver-e-first = Gulliver erhält die oberste Lok (E): kostenlos, für seine erste Gesellschaft, da die Loks beider gleich sind.
lilliput-log-end = Das Spiel ist zu Ende: { $totals }.

# Die Lage, vorgelesen.
lilliput-tell-round = Runde { $round } von { $rounds }; Gleisteile bis { $colour ->
    [yellow] gelb
    [green] grün
   *[brown] braun
}; Loklimit { $limit }.
lilliput-tell-company = { $company } ({ $name }), { $player }: Kurs { $price }, Betriebskapital { $treasury }, Loks { $trains }, Bahnhöfe { $stations }, { $shares } in der Bank, würde { $run } einfahren.
lilliput-tell-player = { $player }: £{ $cash } bar, Aktien { $shares }, Copy-Karten { $copies }, zusammen £{ $total }.
lilliput-tell-tile = Dein Charakterteil: { $tile } ({ $id }).

# Züge zur Auswahl.
lilliput-move-lay = { $company } legt auf { $cell }: { $name } ({ $tile }), um { $turn }° gedreht ({ $cost }); beste Fahrt { $before } → { $after }
lilliput-move-card = { $copy ->
    [yes] { $card } kopieren
   *[no] { $card }
}: { $what ->
    [lay-any] ein Gleisteil legen
    [lay-both] ein gelbes und/oder ein grünes Gleisteil legen
    [lay-yellow] ein oder zwei gelbe Gleisteile legen
    [cash] £{ $amount } ins Privatvermögen
    [shares] Aktien verkaufen, eine kaufen
    [train] eine Lok kaufen
    [trains] eine oder zwei Loks kaufen
    [station] einen Bahnhof errichten
   *[treasury] £{ $amount } ins Betriebskapital
}
lilliput-move-found = { $company } zum Kurs { $price } gründen für { $cost }
lilliput-move-fill = £{ $amount } für { $company }
lilliput-move-fill-two = £{ $amount } für { $company }, £{ $rest } für { $other }
lilliput-move-cash = £{ $amount } ins Privatvermögen
lilliput-move-cash-in = Finanzverwalter in { $gain } umwandeln
lilliput-move-take-company = { $company } nehmen
lilliput-move-take-character = { $character ->
    [emperor] Den Kaiser nehmen
    [general] Den General nehmen
    [judge] Den Richter nehmen
    [admiral] Den Großadmiral nehmen
   *[treasurer] Den Finanzverwalter nehmen
}
lilliput-move-drop = { $company }: eine { $train }-Lok in den Lokpool
lilliput-move-run = { $company }: £{ $mines } aus Minen
