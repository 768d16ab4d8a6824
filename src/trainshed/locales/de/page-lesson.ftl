# Das geführte erste Spiel. [Pardubice](E15) ist ein Ort zum Antippen: ein Name und sein Feld.
# Der Begleiter.
page-lesson = Geführtes Spiel
page-lesson-step = Schritt { $number } von { $of }
page-lesson-what = Was
page-lesson-why = Warum
page-lesson-try = Probier es
page-lesson-show = Zeig es mir
page-lesson-key = Zeig es mir (geführtes Spiel)
page-lesson-skip = Überspringen
page-lesson-you = Du
page-lesson-next = Weiter
page-lesson-other = Eine andere Wahl
page-lesson-progress = Schritte der Lektion
page-lesson-stop-done = Schritt { $number }, erledigt: { $title }
page-lesson-stop-now = Schritt { $number }, jetzt: { $title }
page-lesson-stop-later = Schritt { $number }, kommt noch
page-lesson-round = Runde { $number }
page-lesson-round-short = R { $number }
page-lesson-free = Frei
page-lesson-learned = Was ich gelernt habe
page-lesson-learned-count = 
    { $count } von { $of ->
        [one] 1 Schritt
       *[other] { $of } Schritten
    }
page-lesson-learned-none = Noch nichts: Die erste Karte liegt auf dem Tisch.
page-lesson-leave = Ohne Begleiter weiter
page-lesson-return = Zurück zum Begleiter
page-lesson-anew = Von vorn beginnen
page-lesson-lamp = Den Begleiter fragen
page-lesson-lamp-close = Lampe weglegen
page-lesson-thinking = Der Begleiter überlegt …
page-lesson-advice = Rat des Begleiters
page-lesson-advice-lay = Lege ein Gleisteil auf { $place }.
page-lesson-advice-upgrade = Rüste das Gleisteil auf { $place } auf.
page-lesson-advice-station = Errichte einen Bahnhof in { $place }.
page-lesson-advice-train = Kaufe die { $train }er-Lok.
page-lesson-advice-discard = Lege eine { $train }er-Lok ab.
page-lesson-advice-no-track = Lege diesmal nichts.
page-lesson-advice-no-station = Mach ohne Bahnhof weiter.
page-lesson-advice-no-train = Kaufe nichts und beende deinen Zug.
page-lesson-advice-run = Lass deine Loks fahren.
page-lesson-advice-effect = Beste Fahrt { $before } → { $after } K
page-lesson-summary = 
    Du hast { $count } von { $of ->
        [one] 1 Sache
       *[other] { $of } Dingen
    } über Eisenbahnspiele gelernt.
page-lesson-won = Du gewinnst mit { $cash }, { $lead } vor { $other }.
page-lesson-lost = { $name } gewinnt mit { $cash }, { $lead } vor dir.
page-lesson-friends = 18CZ mit Freunden
page-lesson-without = Noch einmal ohne Begleiter
page-level-friendly = Freundlich
page-problem-busy = Das dauert gerade zu lange. Versuch es gleich noch einmal.
page-problem-not-asked = Du wirst gerade nichts gefragt.

# 18CZ: was auf der Karte steht.
page-lesson-cz-badge-lay = hier legen
page-lesson-cz-badge-home = dein Heimatfeld
page-lesson-cz-badge-cost = { $cost } K
page-lesson-cz-badge-upgrade = aufrüsten
page-lesson-cz-badge-station = Bahnhof { $cost } K
page-lesson-cz-label-full = voll: { $companies }
page-lesson-cz-label-upgrade = Aufrüsten möglich
page-lesson-cz-label-end = hierher führen deine Gleise

# 18CZ: die Karten, höchstens 35 Wörter.
page-lesson-cz-goal-title = Das Ziel
page-lesson-cz-goal-what = 
    Willkommen. Nach { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    } gewinnt die Gesellschaft mit dem meisten Geld. Sonst zählt nichts: weder Loks noch Gleise.
page-lesson-cz-goal-why = { $screen ->
    [phone] Alles, was du tust, soll dein Betriebskapital mehren. Jetzt sind es { $cash } K.
   *[wide] Alles, was du tust, soll dieses Betriebskapital mehren. Jetzt sind es { $cash } K.
}
page-lesson-cz-goal-try = { $screen ->
    [phone] Drücke „Weiter“.
   *[wide] Tippe es an.
}

page-lesson-cz-company-title = Deine Gesellschaft
page-lesson-cz-company-what = Du leitest { $company }, die Böhmische Commercialbahn, mit Heimatbahnhof in [Pardubice](E15). Emil leitet { $rival } von [Karlovy Vary](D4) aus, weit im Westen.
page-lesson-cz-company-why = Das Geld der Gesellschaft ist dein Geld.
page-lesson-cz-company-try = Tippe dein Heimatfeld an.
page-lesson-cz-company-other-place = Das ist { $place }. Deine Heimat ist [Pardubice](E15).

page-lesson-cz-home-title = Das erste Gleisteil
page-lesson-cz-home-what = Dein erstes Gleisteil kommt auf dein Heimatfeld. Die Gleise verlassen es an zwei Seiten.
page-lesson-cz-home-why = Eines soll nach [Hradec Králové](D16) zeigen, zur nächsten Stadt: Dort baust du weiter.
page-lesson-cz-home-try = Wähle ein Gleisteil und drehe es.
page-lesson-cz-home-other-skip = Zuerst kommt das Heimatfeld, auch im nächsten Zug.

page-lesson-cz-terrain-title = Was Gelände kostet
page-lesson-cz-terrain-what = Das erste Gleisteil auf diesem Feld kostet { $cost } K. Spätere sind hier gratis.
page-lesson-cz-terrain-why = Ein Fluss kostet 10 K, Hügel 20 K, Berge 40 K, je Feld einmal.
page-lesson-cz-terrain-try = Lege es.
page-lesson-cz-terrain-other-skip = Zuerst kommt das Heimatfeld, auch im nächsten Zug.
page-lesson-cz-terrain-other-away = Das geht. Von dort finden wir einen Weg.

page-lesson-cz-buy-title = Wann man kauft
page-lesson-cz-buy-what = Eine Lok fährt ab deinem nächsten Zug, also kaufe früh. Eine { $train }er-Lok fährt { $train } Halte an und kostet { $price } K.
page-lesson-cz-buy-why = Was du behältst, bezahlt den Bau.
page-lesson-cz-buy-try = Kaufe eine, dann beende den Zug.
page-lesson-cz-buy-other-two = Zwei Loks, kein Betriebskapital: Wähle im nächsten Zug ein Feld, das nichts kostet.
page-lesson-cz-buy-other-none = Ohne Lok keine Fahrt. Im nächsten Zug kannst du eine kaufen.

page-lesson-cz-connection-title = Anschluss
page-lesson-cz-connection-what = Neue Gleise müssen an deine anschließen. Deine Gleise zeigen nach [{ $aim }]({ $aimCell }).
page-lesson-cz-connection-why = { $kind ->
    [city] Zwei Städte verbunden: Deine Lok kann fahren.
    [towns] Auch Kleinstädte sind Halte: Schließe sie an, und deine Lok kann fahren.
   *[other] Zwei Halte verbunden: Deine Lok kann fahren.
} { $cost ->
    [0] Das Gelände ist gratis.
   *[other] Das Gelände kostet { $cost } K.
}
page-lesson-cz-connection-try = Lege dort ein Gleisteil.
page-lesson-cz-connection-other-towns = Auch Kleinstädte sind Halte.

page-lesson-cz-running-title = Fahren
page-lesson-cz-running-what = Deine Lok fährt { $stops } = { $first } K, direkt ins Betriebskapital.
page-lesson-cz-running-why = Auf der Route muss ein Bahnhof von dir liegen. Die beste Fahrt findet sich von selbst.
page-lesson-cz-running-try = Verfolge sie auf dem Plan.

page-lesson-cz-rust-title = Warum 2er-Loks verschrottet werden
page-lesson-cz-rust-what = { $left ->
    [0] Die 2er-Loks sind ausverkauft.
    [one] Eine 2er-Lok ist noch da.
   *[other] { $left } 2er-Loks sind noch da.
} Kauft jemand die erste 4er-Lok, werden alle 2er-Loks verschrottet.
page-lesson-cz-rust-why = Bis dahin kann eine weitere Lok jede Runde verdienen.
page-lesson-cz-rust-try = Kaufen oder sparen? Beides ist gut.
page-lesson-cz-rust-other-save = Auch gut: So bekommst du vielleicht die erste 3er-Lok.

page-lesson-cz-second-title = Eine zweite Route
page-lesson-cz-second-what = Zwei Loks teilen sich nie ein Gleis, die zweite braucht also ein eigenes.
page-lesson-cz-second-why = { $kind ->
    [towns] Westlich von [Pardubice](E15) liegen [zwei Kleinstädte](E13), und ein Gleisteil ist dort gratis.
   *[other] Du könntest auf [{ $aim }]({ $aimCell }) weiterbauen.
}
page-lesson-cz-second-try = Du hast die Wahl.

page-lesson-cz-praha-title = Prag
page-lesson-cz-praha-what = Deine Gleise enden vor [Prag](E11). Sein eigenes Gleisteil hat drei getrennte Städte, jede 30 wert.
page-lesson-cz-praha-why = Eine davon öffnet sich zu dir. Der Fluss kostet 10 K.
page-lesson-cz-praha-try = Lege sein Gleisteil.

page-lesson-cz-station-title = Ein Bahnhof, und was blockiert
page-lesson-cz-station-what = { $where ->
    [praha] BN und NWB füllen zwei Städte in Prag: Loks dürfen dort enden, nicht hindurchfahren. Die dritte ist frei.
   *[other] Durch eine Stadt voll fremder Bahnhöfe fährt keine deiner Loks. Hier ist noch Platz.
}
page-lesson-cz-station-why = Für { $stationCost } K gehört sie dir { $stationGain ->
    [0] und bleibt dir offen.
   *[other] und die Fahrt bringt { $stationGain } K mehr.
}
page-lesson-cz-station-try = Tippe den freien Kreis an: [{ $city }]({ $cityCell }).
page-lesson-cz-station-other-elsewhere = Jetzt deine; niemand sperrt dich mehr aus.
page-lesson-cz-station-other-none = Auch gut: Das Geld bleibt für Loks.

page-lesson-cz-routes-title = Zwei Routen
page-lesson-cz-routes-what = Zwei Loks, zwei Routen: { $first } K und { $secondRoute } K.
page-lesson-cz-routes-why = Routen dürfen sich an einem Halt treffen, nie auf demselben Gleis.
page-lesson-cz-routes-try = Finde beide auf dem Plan.

page-lesson-cz-three-title = Eine Lok, die bleibt
page-lesson-cz-three-what = { $topLeft ->
    [1] Die letzte 3er-Lok kostet { $price } K.
   *[other] Eine 3er-Lok kostet { $price } K.
} Sie bleibt bis zum Spielende.
page-lesson-cz-three-why = { $withTrain ->
    [0] Sie hat drei Halte.
   *[other] Deine nächste Fahrt brächte { $withTrain } K statt { $before } K.
}
page-lesson-cz-three-try = Kaufst du sie?
page-lesson-cz-three-other-leave = Dann kann Emil sie nehmen.

page-lesson-cz-upgrade-title = Aufrüsten
page-lesson-cz-upgrade-what = Grüne Gleisteile sind im Spiel, und Aufrüsten ist gratis. Ein grünes Gleisteil auf [{ $better }]({ $betterCell }) hat mehr Ausgänge, und eine Stadt ist mehr wert.
page-lesson-cz-upgrade-why = { $gain ->
    [0] Spätere Routen nutzen es.
   *[other] Deine Fahrt bringt { $gain } K mehr.
}
page-lesson-cz-upgrade-try = Wähle das grüne Gleisteil.
page-lesson-cz-upgrade-other-elsewhere = Auch das lohnt sich: { $upgraded } ist jetzt mehr wert.

page-lesson-cz-limit-title = Loklimit
page-lesson-cz-limit-what = Du hast { $trains ->
    [one] 1 Lok
   *[other] { $trains } Loks
}; erlaubt sind { $limit }. { $phase ->
    [early] Die erste 4er-Lok senkt das auf drei, die 5er-Lok auf zwei.
    [three] Die 5er-Lok senkt das auf zwei.
   *[four] So bleibt es bis zum Ende.
}
page-lesson-cz-limit-why = Loks über dem Limit kommen in den Lokpool.
page-lesson-cz-limit-try = Zähle, bevor du kaufst.

page-lesson-cz-end-title = Das Ende
page-lesson-cz-end-what = { $why ->
    [broke] Eine Gesellschaft hat keine Lok und kann keine kaufen: Diese Runde ist die letzte.
   *[rounds] Das ist die letzte Runde.
}
page-lesson-cz-end-why = Nur Geld zählt: Eine jetzt gekaufte Lok fährt nie.
page-lesson-cz-end-try = Baue und fahre für jede Krone. Dann sehen wir, wer reicher ist.

# 18CZ: zwischen den Karten und im freien Spiel.
page-lesson-cz-aside-over = Das Spiel ist aus: Das Geld wird gezählt.
page-lesson-cz-aside-rival = Emil ist am Zug. Was er tut, steht im Protokoll.
page-lesson-cz-aside-station = Ein Bahnhof kann auf eine bessere Stadt warten. Mach ohne weiter.
page-lesson-cz-aside-yours = Du bist am Zug. Spiel, wie du magst; für Rat tippe die Lampe an.
page-lesson-cz-free = { $phase ->
    [early] Die große Frage ist jetzt die 4er-Lok: Wer kauft sie, und wann?
   *[three] Die 2er-Loks sind weg. Lohnt sich die 5er-Lok noch?
    [four] Alle Loks sind verkauft: Jetzt entscheiden Gleise und Bahnhöfe.
} Spiel weiter, wie du magst; für Rat tippe die Lampe an.
