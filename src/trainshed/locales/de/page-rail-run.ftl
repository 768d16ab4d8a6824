# Fahrten erklärt, Routen von Hand, Kauf von Loks: alle Spiele mit Gleisen.
page-run-town = Kleinstadt { $cell }
page-run-proved = Bewiesen die beste: { $amount }.
page-run-proved-why = Alles andere wurde geprüft; nichts bringt mehr.
page-run-unproved = Beste gefundene: { $amount }.
page-run-unproved-why = Nicht bewiesen; mehr als { $bound } bringt nichts.
page-run-searching = Die beste Fahrt wird gesucht …
page-run-at-least = Suche läuft: mindestens { $amount } …
page-run-trouble = Der Server hat nicht geantwortet. Bitte noch einmal versuchen.
page-run-stops = 
    { $used } von { $limit ->
        [one] 1 Halt
       *[other] { $limit } Halten
    }
page-run-stops-any = 
    { $used ->
        [one] 1 Halt
       *[other] { $used } Halte
    }, ohne Grenze
page-run-length = Länge { $used } von { $limit }
page-run-length-any = Länge { $used }, ohne Grenze
page-run-obsolete = veraltet: bringt die Hälfte
page-run-station = eigener Bahnhof
page-run-free = zählt nicht als Halt
page-run-times = × { $times } = { $value },
page-run-half = die Hälfte, auf Zehner abgerundet: { $value },
page-run-bonus = + { $value } Bonus
page-run-idle = { $why ->
    [no-route] bleibt stehen: für sie gibt es keine Route.
    [track] bleibt stehen: ihr Gleis bringt mit den anderen Loks mehr.
   *[none] bleibt stehen.
}
page-run-besides = Dazu { $amount } aus Minen.
page-run-sum = Summe
page-run-treasury = Betriebskapital
page-run-how = Wie es bewiesen wurde
page-run-how-bound = Keine Routen bringen mehr als { $bound }. Schritte der Suche: { $nodes }.
page-run-how-first = Die erste gefundene Fahrt brachte { $amount }; danach wurde nur noch angesehen, was mehr bringen konnte.
page-run-how-alone = Die { $train }-Lok bringt höchstens { $amount }, selbst wenn sie alle Gleise für sich hat.
page-run-how-routes = { $count ->
    [one] 1 Route ab { $amount } wurde verglichen.
   *[other] { $count } Routen ab { $amount } wurden verglichen.
}
page-run-too-far = zu weit für eine { $train }-Lok
page-run-others = Andere Möglichkeiten
page-run-others-point = zeige auf eine, um sie zu sehen
page-run-others-none = Es gibt keine andere.
page-run-others-incomplete = Die Suche wurde abgebrochen: Es kann weitere geben.
page-run-other-idle = die { $train }-Lok bleibt stehen
page-run-other-dropped = keine { $train }-Lok fährt: { $stops }
page-run-other-runs = die { $train }-Lok: { $stops }
page-run-other-without = die { $train }-Lok ohne { $lost }
page-run-other-with = die { $train }-Lok auch nach { $gained }
page-run-other-instead = die { $train }-Lok: { $gained } statt { $lost }
page-run-other-besides = Minen { $amount }
page-run-hand-how = Drücke den ersten Halt, dann den nächsten. Den letzten noch einmal: ein anderes Gleis. Einen früheren: Die Route endet dort.
page-run-hand-no-stops = noch kein Halt
page-run-hand-locked = festgehalten
page-run-hand-way = Gleis { $number } von { $of }
page-run-hand-tools = Route ändern
page-run-hand-shorten = Letzten Halt entfernen
page-run-hand-clear = Löschen
page-run-hand-lock = Festhalten
page-run-hand-best = Beste Fahrt
page-run-hand-best-for = Beste Fahrt: { $amount }
page-run-stop = Halt: { $stop }
page-run-not-yet = { $company }: noch keine Fahrt
page-run-ran = { $trains ->
    [0] { $company }: keine Lok ist gefahren
    [one] { $company }: die Lok ist gefahren
   *[other] { $company }: { $trains } Loks sind gefahren
}
page-run-below = Routen von Hand: { $amount }, { $less } weniger als die beste Fahrt von { $best }.

page-buy-first = Die erste { $train }-Lok
page-buy-next = Eine { $train }-Lok
page-buy-from = Eine { $train }-Lok von { $company }
page-buy-from-pool = Eine { $train }-Lok aus dem Lokpool
page-buy-stops = { $count ->
    [one] 1 Halt
   *[other] { $count } Halte
}
page-buy-any-length = beliebig weit
page-buy-length = Länge { $count }
page-buy-stays = bleibt bis zum Ende
page-buy-leaves-with = wird mit der ersten { $train }-Lok verschrottet
page-buy-halves-with = bringt ab der ersten { $train }-Lok die Hälfte
page-buy-phase = Phase
page-buy-tiles-before = Gleisteile wie bisher
page-buy-tiles = { $colour ->
    [yellow] gelbe Gleisteile
    [green] jetzt auch grüne Gleisteile
    [brown] jetzt auch braune Gleisteile
   *[grey] jetzt auch graue Gleisteile
}
page-buy-trains-of = { $train }-Loks
page-buy-old = Alte Loks
page-buy-old-none = keine
page-buy-old-stay = keine wird verschrottet
page-buy-all-leave = alle werden verschrottet
page-buy-earn-half = bringen die Hälfte
page-buy-limit = Loklimit
page-buy-limit-fine = niemand liegt darüber
page-buy-limit-over = { $count ->
    [one] { $name } legt eine ab
   *[other] { $name } legt { $count } ab
}
page-buy-everybody = Für alle
page-buy-trains-after = Loks danach
page-buy-treasury = Betriebskapital
page-buy-next-run = Nächste Fahrt, gleiches Gleis
page-buy-train-leaves = wird verschrottet
page-buy-train-new = neu
page-buy-train-obsolete = veraltet
page-buy-no-trains = keine
page-buy-if-left = Lässt du sie liegen: Mit { $cash } und einer Fahrt von { $run } könnte { $name } sie als Nächstes kaufen.
page-buy-bank = Die Bank verkauft die oberste Lok
page-buy-sold-out = aus{"\u00AD"}verkauft
page-buy-on-sale = zu kaufen · noch { $count }
page-buy-on-sale-many = zu kaufen · beliebig viele
page-buy-later = nach den { $train }-Loks
page-buy-pool = Lokpool
page-buy-pool-empty = leer

page-rail-tiles-point = Zeige oder tippe auf ein Gleisteil, um zu sehen, was es ersetzen darf.
page-rail-tiles-becomes = Wird zu: { $tiles }.
page-rail-tiles-final = Nichts ersetzt es.
page-rail-tiles-from = Ersetzt: { $tiles }.
