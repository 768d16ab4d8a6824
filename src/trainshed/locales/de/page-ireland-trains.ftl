# 18Ireland: Fahrten, Dividenden, Loks, Notkauf; Teile der Fahrt, die alle Streckenspiele haben.
page-run-crossings = { $used } von { $limit ->
    [one] 1 Feldgrenze
   *[other] { $limit } Feldgrenzen
}
page-run-crossings-any = { $used ->
    [one] 1 Feldgrenze
   *[other] { $used } Feldgrenzen
}, unbegrenzt
page-run-count-stops = { $count ->
    [one] 1 Halt
   *[other] { $count } Halte
}
page-run-row = Lok { $number }, { $train }, { $amount }
page-run-row-feeder = Schmalspur { $name } { $value }
page-run-row-idle = Lok { $number }, { $train }, fährt nicht
page-run-feeds = speist { $stop } über Schmalspur
page-run-edit = Ändern
page-run-editing = In Arbeit
page-run-lock = Festhalten
page-run-locked = Festgehalten
page-run-begun = beginnt in { $stop }; wähle den nächsten Halt
page-run-pill-best = Bewiesen am besten: { $amount }
page-run-pill-between = Am besten gefunden: { $low }, höchstens { $high }
page-run-pill-computing = Wird berechnet …
page-run-last = zuletzt { $amount }
page-run-best = Beste
page-run-by-hand = Von Hand
page-run-legend-stop = Halt
page-run-legend-feeder = Kleinstadt an der Schmalspur
page-run-legend-bonus = Marker
page-run-hand-train = Lok { $number } ({ $train }):
page-run-hand-both = Ein Halt auf dem Plan verlängert die Route, eines ihrer Enden verkürzt sie; ein Ende ◇ lässt sich auf einen anderen Halt oder ein anderes Gleis ziehen, R nimmt den nächsten Weg. Festgehaltene Loks bleiben; „Beste“ berechnet die anderen neu.
page-run-hand-is-locked = festgehalten. Gib sie frei, um die Route zu ändern.
page-run-hand-turn = Anderes Gleis ({ $number } von { $of })
page-run-denied = { $stop }: { $range }.
page-run-solving = Die anderen Loks werden berechnet …
page-run-less = { $less } weniger als die beste Fahrt für { $best }.
page-run-equal = So gut wie die beste Fahrt.
page-run-alternatives = Andere Fahrten
page-run-same = gleich viel
page-run-lower = { $less } weniger
page-run-take = Nehmen
page-run-go = Fahren für { $amount }
page-run-nothing = Nicht fahren

page-trains-bonus-boats = Flussschiffe
page-trains-bonus-marker = Dampfer { $place }

page-trains-pay = Ausschütten
page-trains-pay-share = Ausschütten · { $amount } je Aktie
page-trains-withhold = Einbehalten
page-trains-treasury-of = Betriebskapital { $company }
page-trains-holder = { $name } ({ $count ->
    [one] 1 Aktie
   *[other] { $count } Aktien
})
page-trains-stays-in-bank = bleibt in der Bank
page-trains-next-train = Nächste Lok { $train }, { $price }
page-trains-trains-full = kein Platz
page-trains-short = { $amount } fehlen
page-trains-in-reach = reicht
page-trains-your-worth = Dein Vermögen
page-trains-next-round = Nächste Runde
page-trains-runs-after = nach { $company }
page-trains-runs-first = zuerst
page-trains-flag-closes = { $company } schließt
page-trains-flag-ends = 260: das Spiel endet nach dieser Runde
page-trains-rises = Der Kurs steigt, wenn mindestens { $once } ausgeschüttet werden.
page-trains-rises-two = Der Kurs steigt, wenn mindestens { $once } ausgeschüttet werden, ab { $twice } um zwei Felder.

page-trains-discard-about = { $company } hat { $have ->
        [one] 1 Lok
       *[other] { $have } Loks
    } und darf { $limit } behalten. { $count ->
    [one] Eine Lok geht
   *[other] { $count } Loks gehen
} ohne Zahlung in den Lokpool.
page-trains-discard-which = Wähle eine Lok zum Abgeben
page-trains-discard = { $train } abgeben
page-trains-to-pool = in den Lokpool, wo sie { $amount } kostet
page-trains-run-then = Beste Fahrt dann

page-trains-offer-about = { $name } bietet im Namen von { $company }. Die { $train } kostet laut Aufdruck { $face }.
page-trains-accept = { $amount } annehmen
page-trains-trains-of = Loks { $company }
page-trains-run-of = Beste Fahrt { $company }
page-trains-offer-last = Es ist die einzige Lok von { $company }: Sie muss dann in ihrem Zug eine kaufen.
page-trains-offer-refused-then = Nach dieser Lok kann in diesem Zug nicht noch einmal gefragt werden.

page-trains-lost = verloren
page-trains-depot = Loks in der Bank
page-trains-depot-order = eine Art wird verkauft, wenn die vorige weg ist
page-trains-depot-left = noch { $count }
page-trains-depot-after = { $count ->
    [0] nach der { $train }
   *[other] { $count }, nach der { $train }
}
page-trains-when-first = Wenn die erste { $train } kommt
page-trains-near = { $count ->
    [0] jetzt im Verkauf
    [one] nach einer weiteren Lok
   *[other] nach { $count } weiteren Loks
}
page-trains-nobody = Noch keine Gesellschaft ist gestartet, also hat niemand eine Lok zu verlieren.
page-trains-in-order = In Spielreihenfolge
page-trains-cash = Betriebskapital
page-trains-now = Jetzt
page-trains-then = Dann
page-trains-limit = Limit
page-trains-so = Also
page-trains-of = { $count } von { $limit }
page-trains-no-train = keine Lok
page-trains-must-buy = muss kaufen
page-trains-so-you-pay = { $amount } fehlen, die zahlst du
page-trains-so-short = { $amount } fehlen
page-trains-so-can-pay = kann zahlen
page-trains-so-loses = verliert { $trains }
page-trains-so-keeps = behält alles
page-trains-so-over = gibt { $count ->
    [one] eine Lok
   *[other] { $count } Loks
} ab
page-trains-so-closes = { $count ->
    [one] { $privates } schließt
   *[other] { $privates } schließen
}
page-trains-chip-limits = Loklimits { $now } → { $then }
page-trains-chip-privates = { $count ->
    [one] Privatbahn schließt: { $privates }
   *[other] Privatbahnen schließen: { $privates }
}
page-trains-chip-tiles = { $colour ->
    [yellow] gelbe Gleisteile
    [green] grüne Gleisteile
    [brown] braune Gleisteile
   *[grey] graue Gleisteile
}
page-trains-chip-removed = { $count ->
    [one] nicht gestartet, scheidet aus: { $companies }
   *[other] nicht gestartet, scheiden aus: { $companies }
}
page-trains-nothing-comes = Alle Arten sind gekommen.
page-trains-runs-by-train = Fahrt von { $company } je nach gekaufter Lok
page-trains-with = mit

page-trains-tab-bank = Bank und Lokpool
page-trains-tab-own = Eigene
page-trains-tab-others = Andere Direktoren
page-trains-printed-price = zum gedruckten Preis
page-trains-no-consent = ohne Zustimmung
page-trains-an-offer = ein Angebot, das ihr Direktor beantwortet
page-trains-buy-about = Loks: { $count } von { $limit }, { $cash }
page-trains-buy-full = freiwillig abgeben geht nicht
page-trains-from-bank = { $price }, Bank
page-trains-from-pool = { $price }, Lokpool
page-trains-for-trade = für die { $train }
page-trains-takes = Ende für { $trains }
page-trains-buy-for = Kaufen { $amount }
page-trains-nothing-on-sale = Es ist keine Lok zu kaufen.
page-trains-no-own = Deine anderen Gesellschaften haben keine Loks.
page-trains-no-others = Gesellschaften anderer Direktoren haben keine Loks.
page-trains-only-train = ihre einzige Lok,
page-trains-face = gedruckt { $amount }
page-trains-refused = abgelehnt
page-trains-price-for = Preis der { $train } von { $company }
page-trains-enough = ab { $amount } zahlt { $company } ihre nächste Lok selbst
page-trains-chip-face = Gedruckt { $amount }
page-trains-chip-all = Alles { $amount }
page-trains-chip-most = Höchstens { $amount }
page-trains-both = { $company }, { $name } · Loks { $before } → { $after } von { $limit }
page-trains-you-add = Du legst dazu
page-trains-ware-yours = deine Gesellschaft
page-trains-ware-sentence = { $train } von { $seller }, { $whose }. Preis { $price }, von { $low } bis { $high }. { $buyer } { $before } auf { $after }, { $seller } { $had } auf { $has }.
page-trains-ware-none-left = { $company } hat dann keine Lok und muss in ihrem Zug eine kaufen.
page-trains-you-would-add = Zur billigsten Lok müsstest du { $amount } dazulegen.
page-trains-can-pay-itself = Die billigste Lok kann sie zahlen.
page-trains-buy-ware = { $train } von { $company } für { $amount } kaufen
page-trains-ask = { $name } fragen: { $train } für { $amount }
page-trains-loss-line = { $companies } gehen verloren;
page-trains-without = keine Lok: { $companies }
page-trains-done = Fertig: { $company } beendet den Zug
page-trains-done-next = { $company } von { $name } ist die nächste
page-trains-done-round = die Runde endet
page-trains-must-first = sie muss zuerst eine Lok haben

page-trains-ways = Loks, und was jede verlangt
page-trains-way-now = { $amount } von deinem Geld
page-trains-way-sales = dein Geld und { $amount } aus Aktien
page-trains-way-oversold = ✕ Aktien wurden für eine teurere verkauft
page-trains-way-out = ✕ unerreichbar: auch mit allen Aktien fehlen { $amount }
page-trains-bar = { $company } zahlt { $pays }, du legst { $adds } dazu, von { $price } fehlen { $gap }
page-trains-bar-own = dein Geld { $amount }
page-trains-gap = { $amount } fehlen
page-trains-missing = aus Aktien fehlen { $amount }
page-trains-missing-lost = es fehlen { $amount }
page-trains-enough-now = es fehlt nichts
page-trains-closes-gap = reicht
page-trains-sell-for = Aktien verkaufen: nur so viele, wie die { $train } braucht
page-trains-holding = { $company } { $percent } % zu { $price }
page-trains-sale-stay = du bleibst Direktor mit { $percent } %
page-trains-sale-left = { $percent ->
    [0] dir bleibt nichts
   *[other] dir bleiben { $percent } %
}
page-trains-sale-director = { $name } wird Direktor, { $percent ->
    [0] dir bleibt nichts
   *[other] dir bleiben { $percent } %
}
page-trains-pool-then = Pool { $percent } von { $limit } %
page-trains-sale-sentence = { $count } { $company } für { $amount } verkaufen
page-trains-price-falls = der Kurs fällt auf { $price }
page-trains-rule = Regel { $number }
page-trains-after-sale = Danach: { $count } { $company } verkauft
page-trains-after-both = Danach: { $count } { $company } verkauft, { $train } gekauft
page-trains-after-buy = Danach: { $train } gekauft
page-trains-your-cash = Dein Geld
page-trains-still-missing = Es fehlen noch
page-trains-owns = hat eine { $train }
page-trains-sale-price = { $company }: Kurs, dein Anteil
page-trains-sell-go = { $count } { $company } für { $amount } verkaufen
page-trains-buy-train = { $train } kaufen
page-trains-ask-others = Lok einer anderen Gesellschaft …
page-trains-other-trains = Loks anderer Gesellschaften
page-trains-other-help = Du darfst bis zum gedruckten Preis eigenes Geld dazulegen, aber keinen Erlös aus Aktien.
page-trains-other-sold = Aktien wurden verkauft: hier zählt nur das Geld der Gesellschaft.
page-trains-sure = Sicher?
page-trains-sure-buy = Du zahlst { $amount } aus eigener Tasche für die { $train } von { $company }.
page-trains-sure-buy-yes = { $amount } zahlen
page-trains-sure-bankrupt = Bankrott gehen?
page-trains-sure-bankrupt-yes = Ja, bankrott
page-trains-hopeless = { $company } ist nicht zu retten.
page-trains-hopeless-why = Mit allen Aktien sind es { $most }; es würden noch { $missing } fehlen.
page-trains-bankrupt-means = Du scheidest mit nichts aus. { $count ->
    [one] { $companies } schließt
   *[other] { $companies } schließen
}; den anderen zahlt die Bank den Kurs jeder Aktie.
page-trains-bankrupt-go = Bankrott erklären
page-trains-bankrupt-not = Bankrott geht nicht: Aktien bringen dir noch { $amount }.
page-trains-bankrupt-would = Es hieße: du scheidest mit nichts aus; { $count ->
    [one] { $companies } schließt
   *[other] { $companies } schließen
}, die anderen bekommen den Kurs jeder Aktie.
