# 18Ireland am Tisch: Versteigerung der Privatbahnen, Aktienrunden, Versteigerungen und Gründungen von Gesellschaften.

# Kurstafel und Karten.
page-stock-last-run = zuletzt { $amount }
page-stock-no-run = noch nicht gefahren
page-ireland-stage = Kurstabelle und Gesellschaften
page-ireland-market-rows = Reihen { $from }–{ $to } von { $all }: alle zeigen
page-ireland-market-part = Nur wo Marker liegen
page-ireland-size-five = fünf Aktien
page-ireland-size-ten = zehn Aktien
page-ireland-card = { $company }, { $size ->
    [five] fünf Aktien
   *[ten] zehn Aktien
}, Kurs { $price }. { $holders }. { $can }
page-ireland-holds-director = { $name } { $percent } %, Direktor
page-ireland-may-buy = Kauf für { $price } möglich.
page-ireland-card-stations = { $all ->
    [one] { $placed } von 1 Bahnhof
   *[other] { $placed } von { $all } Bahnhöfen
}
page-ireland-buy = Kaufen { $price }
page-ireland-from = Ab { $price }
page-ireland-whole-turn = der ganze Zug
page-ireland-launch = Gründen
page-ireland-launch-about = Die Direktorsaktie zum doppelten Kurs: { $prices }. Der erste Bahnhof ist gratis.
page-ireland-launch-none = Keine Gesellschaft mit zehn Aktien ist mehr zu gründen.
page-ireland-stack-top = Die oberste, { $company }, kann versteigert werden.
page-ireland-stack-none = Keine Versteigerung: Keine Gesellschaft mit fünf Aktien ist übrig.

# Warum nicht, in zwei, drei Worten.
page-ireland-why-holding-limit = höchstens { $limit } %
page-ireland-why-certificate-limit = 
    höchstens { $limit ->
        [one] 1 Papier
       *[other] { $limit } Papiere
    }
page-ireland-why-share-money = zu wenig Geld
page-ireland-why-no-share-treasury = keine bei der Gesellschaft
page-ireland-why-no-share-pool = keine im Pool
page-ireland-why-sold-out = ausverkauft
page-ireland-why-sold-this-round = in dieser Runde verkauft
page-ireland-why-must-sell = erst verkaufen
page-ireland-why-pool-limit = Pool voll
page-ireland-why-director-share = kein anderer Direktor
page-ireland-why-no-sale-first-round = nicht in der ersten Runde
page-ireland-why-no-ten-now = ab Phase 6
page-ireland-why-no-five-now = nicht in dieser Phase
page-ireland-why-no-sale-with = nicht nach einem Verkauf
page-ireland-why-launch-money = zu wenig Geld
page-ireland-why-bid-money = zu wenig Geld
page-ireland-why-no-home = kein freier Kreis

# Ein Zug.
page-ireland-flow = Dein Zug: verkaufen, dann kaufen, oder eine Gesellschaft beginnen, oder passen
page-ireland-flow-sell = 1 Beliebig verkaufen
page-ireland-flow-buy = 2 Eine kaufen
page-ireland-flow-start = Neue Gesellschaft
page-ireland-flow-or = oder
page-ireland-choice = Deine Wahl
page-ireland-choose-card = Wähle links eine Karte: Hier steht dann, was ein Kauf ändert.
page-ireland-choose-below = Wähle unten eine Karte: Hier steht dann, was ein Kauf ändert.
page-ireland-pass-about = Passen { $count } nacheinander, endet die Runde; { $who ->
    [stays] die Priorität bliebe bei dir.
    [you] die Priorität käme zu dir.
   *[other] die Priorität ginge an { $name }.
}
page-ireland-done-about = Du hast verkauft, das ist also kein Passen; handelt danach niemand mehr, geht die Priorität an { $name }.
page-ireland-pass-leaves = Wird keine Gesellschaft mit fünf Aktien versteigert, verlässt { $company } das Spiel.
page-ireland-pass = Passen
page-ireland-done = Fertig
page-ireland-turn-ends = dein Zug endet
page-ireland-ends-round = beendet die Runde
page-ireland-pass-number = { $number } von { $of } in Folge
page-ireland-buy-one = { $percent } % von { $company } kaufen
page-ireland-your-cash = Dein Geld
page-ireland-of = von { $limit }
page-ireland-your-share = Dein Anteil an { $company } (höchstens { $most } %)
page-ireland-director-you = bleibst du
page-ireland-director-stays = { $name } bleibt ({ $percent } %)
page-ireland-director-becomes = { $name } wird Direktor
page-ireland-director-becomes-you = wirst du statt { $name }
page-ireland-from-treasury = Von der Gesellschaft { $price }
page-ireland-from-pool = Aus dem Pool { $price }
page-ireland-source-treasury = Gesellschaft
page-ireland-source-pool = Pool
page-ireland-to-bank = an die Bank
page-ireland-sell-first = Erst verkaufen
page-ireland-sell-nothing = Du hast keine Aktien.
page-ireland-sell-held = { $percent } % zu { $price }{ $director ->
    [stays] ; du bleibst Direktor
    [held] , die Direktorsaktie
   *[no] {""}
}
page-ireland-sell-told = { $count } { $count ->
    [one] Aktie
   *[other] Aktien
} von { $company } für { $amount } verkaufen: Der Kurs fällt auf { $price }. { $director }
page-ireland-players = Spieler
page-ireland-on-turn = am Zug
page-ireland-has-priority = Priorität
page-ireland-tab-buy = Kaufen
page-ireland-tab-sell = Verkaufen
page-ireland-tab-start = Neu
page-ireland-tab-players = Spieler

# Eine Gesellschaft mit zehn Aktien gründen.
page-ireland-launch-company = Gesellschaft
page-ireland-launch-alike = alle gleich bis auf den Namen
page-ireland-launch-price = Kurs
page-ireland-launch-twice = doppelter Kurs für das Papier über { $percent } %
page-ireland-launch-station = Erster Bahnhof
page-ireland-launch-station-about = gratis, in jedem freien Kreis auf einem Gleisteil; hier oder auf dem Plan drücken
page-ireland-start-at = Start zu { $price } für { $cost }, Stelle { $place } der Reihenfolge
page-ireland-place = Stelle { $place }
page-ireland-short-of = { $amount } fehlen
page-ireland-open-slots = { $count } frei
page-ireland-no-slots = Auf keinem Gleisteil mit Gleisen ist ein Kreis frei.
page-ireland-launch-pay = Du zahlst für { $percent } %, 2 × { $price }
page-ireland-launch-treasury = Betriebskapital von { $company }
page-ireland-launch-for = { $company } für { $cost } gründen
page-ireland-launch-choose = Kurs und Bahnhof wählen
page-ireland-launch-choose-price = Kurs wählen
page-ireland-launch-choose-slot = Ersten Bahnhof wählen
page-ireland-launch-badge = Fahrt { $revenue }
page-ireland-launch-slot-told = { $place }, { $count } frei, erste Fahrt { $revenue }
page-ireland-launch-no-tile = kein Gleisteil
page-ireland-launch-first-run = Erste Fahrt ab { $place } mit { $train } ({ $price })
page-ireland-launch-whole = Es ist der ganze Zug: kein Verkauf und kein anderer Kauf.
page-ireland-launch-full = { $place } ist dann voll
page-ireland-launch-full-about = { $companies }; andere enden dort
page-ireland-order-then = Reihenfolge danach
page-ireland-five-last-run = Fünf Aktien, letzte Fahrt
page-ireland-last-run-head = Letzte Fahrt
page-ireland-never-ran = keine
page-ireland-cancel = Abbrechen

# Versteigerungen von Gesellschaften mit fünf Aktien.
page-ireland-open-title = { $company } versteigern
page-ireland-open-about = Alle dürfen erhöhen. Wer gewinnt, zahlt das Gebot in das Betriebskapital und bekommt das Papier über 40 %.
page-ireland-open-with = Mit { $bid } eröffnen
page-ireland-bid-for = Gebot für { $what }
page-ireland-chip-least = Mindestens { $amount }
page-ireland-chip-all = Alles { $amount }
page-ireland-chip-price = { $bid } → { $price }
page-ireland-cash-if-won = Dein Geld, wenn du gewinnst
page-ireland-scale = Gebot → Startkurs
page-ireland-scale-now = Gebot jetzt: { $bid }
page-ireland-scale-next = Dein Gebot: { $bid }
page-ireland-scale-top = Ab { $bid } bleibt der Kurs { $price }; mehr Geld füllt nur das Betriebskapital.
page-ireland-scale-then = Für { $bid } beginnt sie bei { $price }: halbes Gebot, abgerundet auf einen Startkurs.
page-ireland-auction-about = Wer gewinnt, zahlt das Gebot in das Betriebskapital und bekommt das Papier über 40 %. Wer passt, ist draußen.
page-ireland-auction-lot = fünf Aktien · Heimat { $home } { $cell }
page-ireland-highest = höchstes
page-ireland-out = gepasst
page-ireland-cannot = kann nicht, { $cash }
page-ireland-no-bid-yet = ohne Gebot
page-ireland-auction-treasury = Betriebskapital von { $company }
page-ireland-train-costs = eine { $train } kostet { $price }
page-ireland-trains-for = { $count ->
    [0] keine { $train }
    [one] eine { $train }
   *[other] { $count } × { $train }
}
page-ireland-start-price = Startkurs
page-ireland-like = wie bei { $name } mit { $amount }
page-ireland-bid = { $bid } bieten
page-ireland-bid-short = { $amount } fehlen
page-ireland-pass-for-good = Endgültig passen
page-ireland-bid-told = { $name } { $amount } für { $what }. Du bist am Zug, mindestens { $least }.
page-ireland-choose-price = { $company } ging für { $paid } weg. Sie beginnt zu einem dieser Kurse, höchstens der Hälfte davon.
page-ireland-needs-bid = braucht ein Gebot von { $bid }

# Die Versteigerung der Privatbahnen.
page-ireland-lots = Billigste zuerst
page-ireland-face = Wert
page-ireland-at-least = Mindestens
page-ireland-you-lead = du führst
page-ireland-free-money = Freies Geld (Gebote sind gebunden)
page-ireland-lot-line = { $power }{ $pays ->
    [yes] { " · " }{ $revenue } je BR
   *[no] { " · " }kein Einkommen
}
page-ireland-lot-gone = { $private }: { $state ->
    [owned] { $owner }
   *[gone] draußen
}
page-ireland-lot-DAR = Wicklow ist gesperrt, solange sie Spielern gehört
page-ireland-lot-DR = Zwei Schmalspurteile ab Donegal gratis, für ihre Gesellschaft
page-ireland-lot-BoW = Zweimal ein gelbes Gleisteil ohne Geländekosten
page-ireland-lot-CDSPC = +10 in Belfast, Londonderry oder Rosslare für ihre Gesellschaft, auf Dauer
page-ireland-lot-TDR = Zwei Schmalspurteile gratis, Dingle und Tralee
page-ireland-lot-DCR = H4 ist gesperrt, solange sie Spielern gehört; ihre Gesellschaft baut dort gratis
page-ireland-lot-TASPS = +20 in Galway für ihre Gesellschaft, auf Dauer
page-ireland-lot-RSSC = Eine Lok zählt Dromod zu Limerick oder Limerick zu Dromod
page-ireland-lot-WDE = Mit dem zweiten Gleisteil darf man aufrüsten, für £30
page-ireland-lot-TIM = Ein rotes Gleisteil im Meer, zu dem alle fahren dürfen
page-ireland-lot-DK = Bringt 40 % von DKR, die den Preis und eine 2H bekommt
page-ireland-all-pass = { $then ->
    [cheaper] Passen alle nacheinander, fällt { $private } auf { $price }, und alle Gebote verfallen.
    [given] Passen alle nacheinander, muss der Nächste { $private } gratis nehmen.
    [leaves] Passen alle nacheinander, verlässt { $private } das Spiel.
   *[ends] Passen alle nacheinander, endet die Versteigerung; Privatbahnen ohne Gebot verlassen das Spiel.
}
page-ireland-bid-on = Auf { $private } bieten
page-ireland-leads = { $name } führt mit { $amount }; Schritte von { $step }
page-ireland-no-bid = noch kein Gebot; Schritte von { $step }
page-ireland-locked-free = Dein Geld: gebunden · frei
page-ireland-when-lowest = Wenn { $private } die billigste ist
page-ireland-answers = { $name } antwortet zuerst, { $count ->
    [one] nur ihr zwei bietet
   *[other] { $count } bieten gegen dich
}
page-ireland-answers-nobody = gehört sie dir, wenn niemand mehr bietet
page-ireland-lowest-bought = { $private } ist die billigste: Auf sie wird nicht geboten, sie wird für { $price } gekauft.
page-ireland-choose-lot = Wähle eine Privatbahn zum Bieten; der Plan zeigt ihre Felder.
page-ireland-buy-lot = { $private } für { $price } kaufen
page-ireland-drop-out = Aussteigen
page-ireland-drop-winner = Steigst du aus, bekommt { $name } { $private } für { $price }.
page-ireland-drop-more = Steigst du aus, bieten die anderen weiter auf { $private }.
page-ireland-stack-order = Gesellschaften mit fünf Aktien in der Reihenfolge der Versteigerung
page-ireland-set-aside = DKR kommt mit der Privatbahn DK.
page-ireland-removed = Beim Aufbau entfernt: { $companies }
