# 18Ireland at the table: shares of the company, track, stations, privates.
page-map-spot-dear = { $cell }: zu teuer, { $price }; es fehlen { $missing }
page-ireland-lay-kind = { $colour ->
    [yellow] gelbes Gleisteil
    [green] grünes Gleisteil
    [brown] braunes Gleisteil
   *[other] graues Gleisteil
} { $tile }, { $stops ->
    [city] Stadt
    [town] Kleinstadt
   *[track] Gleis
}
page-ireland-lay-ways = { $count ->
    [one] eine erlaubte Lage
   *[other] { $count } erlaubte Lagen
}
page-ireland-lay-told = { $place }, { $kind }, { $cost }: Gebühr { $fee }, Gelände { $terrain }. Beste Fahrt { $before } auf { $after }. { $ways ->
    [one] Eine erlaubte Lage.
   *[other] { $ways } erlaubte Lagen.
} Enter legt.
page-ireland-lay-for = Für { $price } legen
page-ireland-lay-free = Kostenlos legen
page-ireland-lay-cost = { $fee ->
    [0] { $by ->
        [none] Gelände
       *[other] Gelände; { $by } spart { $spared }
    }
   *[other] { $by ->
        [none] Zweites Gleisteil (Gebühr) + Gelände
       *[other] Zweites Gleisteil (Gebühr); { $by } spart { $spared }
    }
}
page-ireland-one-way = Nur so
page-ireland-by = durch { $private }
page-ireland-lay-treasury = Betriebskapital von { $company }
page-ireland-private-run-of = Beste Fahrt von { $company }
page-ireland-why = Warum: { $reasons }
page-ireland-why-none = Warum: noch nutzt es keine Lok
page-ireland-why-feeds = { $town } speist { $stop }{ $train ->
    [0] {""}
   *[other] , Lok { $train }
}
page-ireland-why-stop = { $train ->
    [0] mehr Loks halten in { $stop }
   *[other] Lok { $train } hält in { $stop }
}
page-ireland-why-value = { $stop } bringt mehr oder weniger
page-ireland-why-lost = { $train ->
    [0] weniger Loks halten in { $stop }
   *[other] Lok { $train } hält nicht mehr in { $stop }
}
page-ireland-why-bonus = Marker und Schiffe
page-ireland-if-paid = Kurs nach Ausschüttung
page-ireland-as-before = wie bisher
page-ireland-instead = statt { $price }
page-ireland-has = { $company } hat { $amount }.
page-ireland-permit = { $kind ->
    [short] Noch 1 Gleisteil
    [any] Noch 1 Gleisteil: gelb oder aufrüsten
    [yellow] Noch 1 gelbes
   *[upgrade] Noch einmal aufrüsten
}{ $fee ->
    [none] {""}
   *[other] , { $fee }
}
page-ireland-permit-no-upgrade = Aufrüsten: nein, nach einem gelben Gleisteil
page-ireland-permit-then = dann ein zweites gelbes{ $fee ->
    [none] {""}
   *[other] , { $fee }
}
page-ireland-permit-none = Kein Gleisteil mehr, nur Privatbahnen
page-ireland-permit-second = Zweites Gleisteil von { $private }, kostenlos
page-ireland-lay-key = Ring: erlaubt · ✕: zu teuer
page-ireland-lay-where = { $count ->
    [one] Wähle das Feld auf dem Plan oder hier:
   *[other] Wähle eines von { $count } Feldern auf dem Plan oder hier:
}
page-ireland-lay-nowhere = Es gibt kein Feld für ein Gleisteil.
page-ireland-lay-keys = Tab: Felder und Gleisteile · R: drehen · Enter: legen · Esc: verwerfen · 1: weiter
page-ireland-skip-track = Nichts legen
page-ireland-done-track = Mit Gleisbau fertig
page-ireland-skip-ends-track = beendet den Gleisbau
page-ireland-skip-station = Kein Bahnhof
page-ireland-skip-ends-station = danach fahren die Loks
page-ireland-skip-issue = Weiter
page-ireland-skip-ends-issue = keines von beiden; es folgt der Gleisbau
page-ireland-skip-last = Zug beenden
page-ireland-skip-ends-turn = die nächste Gesellschaft ist dran
page-ireland-site-leads = Richtung { $places }
page-ireland-site-no-track = noch ohne Gleis
page-ireland-site-where = { $count ->
    [one] Wähle die Stadt auf dem Plan oder hier:
   *[other] Wähle eine von { $count } Städten auf dem Plan oder hier:
}
page-ireland-site-which = Wähle die Stadt in { $cell } danach, wohin ihr Gleis führt:
page-ireland-site-place-for = Für { $price } errichten
page-ireland-site-place = Kostenlos errichten
page-ireland-site-settle = Hierher stellen
page-ireland-site-others = Andere
page-ireland-site-nobody = keine Fahrt ändert sich
page-ireland-site-full = die Stadt ist dann voll
page-ireland-issue = Eine Aktie für { $price } ausgeben
page-ireland-redeem = Eine Aktie für { $price } zurückkaufen
page-ireland-issue-about = Die Bank zahlt; die Aktie liegt im Pool, ihre Dividenden bleiben in der Bank.
page-ireland-redeem-about = Die Gesellschaft zahlt an die Bank; die Aktie liegt wieder bei ihr und bringt ihr Dividenden.
page-ireland-price-stays = { $price }, bleibt
page-ireland-issue-own = Eigene Aktien
page-ireland-issue-pool = Im Pool
page-ireland-issue-worth = Vermögen: { $name }
page-ireland-private-offer-about = { $private }, Wert { $value }, bringt { $revenue } je Betriebsrunde. Gesellschaften dürfen { $low } bis { $high } zahlen.
page-ireland-offer-accept = Für { $price } verkaufen
page-ireland-offer-refuse = Ablehnen
page-ireland-offer-again = In diesem Zug kann nur mehr als { $price } erneut geboten werden.
page-ireland-private-cash = Dein Bargeld
page-ireland-private-worth = Dein Vermögen
page-ireland-your-cash-worth = Dein Bargeld; Vermögen
page-ireland-cash-worth-of = Bargeld: { $name }; Vermögen
page-ireland-income = Einnahme { $revenue } je Runde
page-ireland-income-certificates = { $revenue } je Runde; Papiere
page-ireland-private-count = { $before } → { $after } von { $limit }
page-ireland-run-placed = Beste Fahrt, Marker in { $place }
page-ireland-from-to = { $low } bis { $high }: halber bis doppelter Wert
page-ireland-price-of = Preis von { $private }
page-ireland-price-least = Mindestens { $price }
page-ireland-price-face = Wert { $price }
page-ireland-price-reach = { $train } noch möglich { $price }
page-ireland-price-most = Maximum { $price }
page-ireland-train-short = { $left } bleiben: für eine { $train } ({ $price }) fehlen { $missing }, wenn die Fahrt nicht einbehalten wird.
page-ireland-train-reach = { $left } bleiben: genug für eine { $train } ({ $price }).
page-ireland-private-buy = { $private } für { $price } kaufen
page-ireland-buy-place = Für { $price } kaufen und setzen
page-ireland-buy-place-about = in { $place }; { $private } schließt und zahlt nicht mehr
page-ireland-only-buy = Nur kaufen, { $price }
page-ireland-only-buy-about = bringt weiter { $revenue } je Runde
page-ireland-offer = { $name } { $price } bieten
page-ireland-offer-waits = { $name } muss zustimmen
page-ireland-offer-train-asked = { $company } bittet { $name } um die { $train } von { $seller }: { $price }.
page-ireland-offer-private-asked = { $company } bietet { $name } { $price } für { $private }.
page-ireland-offer-withdraw = Angebot zurückziehen
page-ireland-cash-of = Bargeld von { $name }
page-ireland-private-place = In { $place } setzen
page-ireland-place-at = Den Marker von { $private } in { $place } setzen
page-ireland-place-about = { $private } schließt dann; der Marker bleibt.
page-ireland-lay-by = { $count ->
    [one] Ein Gleisteil durch { $private } legen: 1 Feld
   *[other] Ein Gleisteil durch { $private } legen: { $count } Felder
}
page-ireland-lay-own = Wieder aus eigenem Recht legen
page-ireland-lay-by-where = Wähle das Feld auf dem Plan: { $places }
page-ireland-chip-buy = { $low }–{ $high }
page-ireland-chip-use = jetzt nutzen
page-ireland-private-told = { $private }. Verkauf an { $company } für { $low } bis { $high }. Bei { $price }: { $company } { $before } auf { $after }, { $name } { $cash } auf { $then }.
page-ireland-power = { $private ->
    [DAR] Hält Wicklow gesperrt, solange sie einem Spieler gehört
    [DR] Zwei Schmalspurteile kostenlos: Donegal und ein Nachbar
    [BoW] Zwei Gleisteile ohne Geländekosten
    [CDSPC] +10 in einem Hafen für jede Lok, auf Dauer; dann schließt sie
    [TDR] Zwei Schmalspurteile kostenlos: Tralee und Dingle
    [DCR] Ein Gleisteil kostenlos auf Drumglass, gesperrt, solange sie einem Spieler gehört
    [TASPS] +20 in Galway für jede Lok, auf Dauer; dann schließt sie
    [RSSC] Eine Lok zählt in Dromod Limerick mit, oder umgekehrt
    [WDE] Mit dem zweiten Gleisteil darf man aufrüsten
    [TIM] Das rote Gleisteil der Irish Mail im Meer
   *[DK] Hat DKR gegründet
}
page-ireland-when = { $when ->
    [now] jetzt, in jedem Schritt
    [track] beim Gleisbau
    [run] wirkt bei jeder Fahrt
    [blocks] wirkt, solange sie einem Spieler gehört
    [used] genutzt
    [unusable] nicht nutzbar
   *[gone] nicht mehr im Spiel
}
page-ireland-fact-built = { $cell } ist bebaut
page-ireland-fact-closes-cell = { $cell } ist gesperrt
page-ireland-fact-open = { $cell } ist offen
page-ireland-fact-no-power = gehört einer Gesellschaft, ohne Wirkung
page-ireland-fact-uses-left = { $count ->
    [one] noch einmal
   *[other] noch { $count }-mal
}
page-ireland-fact-by-itself = von selbst
page-ireland-fact-starts = gründete DKR
page-ireland-col-private = Privatbahn
page-ireland-col-owner = Besitzer
page-ireland-col-value = Wert
page-ireland-col-pays = Bringt
page-ireland-you = du
page-ireland-act-buy = Kaufen…
page-ireland-act-offer = Bieten…
page-ireland-act-use = Nutzen…
page-ireland-act-not = ✕ nicht käuflich
page-ireland-act-none = ✕ jetzt keine Wirkung
page-ireland-privates-why = Gesellschaften kaufen Privatbahnen in den Phasen 4 und 6. Die erste 8H schließt alle.
