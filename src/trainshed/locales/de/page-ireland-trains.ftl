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
page-run-lock = Sperren
page-run-locked = Gesperrt
page-run-begun = beginnt in { $stop }; wähle den nächsten Halt
page-run-pill-best = Bewiesen am besten: { $amount }
page-run-pill-between = Am besten gefunden: { $low }, höchstens { $high }
page-run-pill-computing = Wird berechnet …
page-run-last = zuletzt { $amount }
page-run-best = Beste
page-run-by-hand = Von Hand
page-run-legend-stop = Halt
page-run-legend-feeder = Ort an der Schmalspur
page-run-legend-bonus = Marke
page-run-hand-train = Lok { $number } ({ $train }):
page-run-hand-both = Ein Halt auf der Karte verlängert die Strecke, eines ihrer Enden verkürzt sie. Gesperrte Loks bleiben; „Beste“ berechnet die anderen neu.
page-run-hand-is-locked = gesperrt. Entsperre sie, um die Strecke zu ändern.
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

page-ireland-bonus-boats = Flussschiffe
page-ireland-bonus-marker = Dampfer { $place }

page-ireland-pay = Ausschütten
page-ireland-pay-share = Ausschütten · { $amount } je Aktie
page-ireland-withhold = Einbehalten
page-ireland-treasury-of = Kapital { $company }
page-ireland-holder = { $name } ({ $count ->
    [one] 1 Aktie
   *[other] { $count } Aktien
})
page-ireland-stays-in-bank = bleibt in der Bank
page-ireland-next-train = Nächste Lok { $train }, { $price }
page-ireland-trains-full = kein Platz
page-ireland-short = { $amount } fehlen
page-ireland-in-reach = reicht
page-ireland-your-worth = Dein Vermögen
page-ireland-next-round = Nächste Runde
page-ireland-runs-after = nach { $company }
page-ireland-runs-first = zuerst
page-ireland-flag-closes = { $company } schließt
page-ireland-flag-ends = 260: das Spiel endet nach dieser Runde
page-ireland-rises = Der Kurs steigt, wenn mindestens { $once } ausgeschüttet werden.
page-ireland-rises-two = Der Kurs steigt, wenn mindestens { $once } ausgeschüttet werden, ab { $twice } um zwei Felder.

page-ireland-discard-about = { $company } hat { $have } Loks und darf { $limit } behalten. { $count ->
    [one] Eine Lok geht
   *[other] { $count } Loks gehen
} ohne Zahlung in den Lokpool.
page-ireland-discard-which = Wähle eine Lok zum Abgeben
page-ireland-discard = { $train } abgeben
page-ireland-to-pool = in den Lokpool, wo sie { $amount } kostet
page-ireland-run-then = Beste Fahrt dann

page-ireland-offer-about = { $name } fragt für { $company }. Die { $train } kostet gedruckt { $face }.
page-ireland-accept = { $amount } annehmen
page-ireland-trains-of = Loks { $company }
page-ireland-run-of = Beste Fahrt { $company }
page-ireland-offer-last = Es ist die einzige Lok von { $company }: Sie muss dann in ihrem Zug eine kaufen.
page-ireland-offer-refused-then = Nach dieser Lok kann in diesem Zug nicht noch einmal gefragt werden.

page-ireland-lost = verloren
page-ireland-depot = Loks in der Bank
page-ireland-depot-order = eine Art wird verkauft, wenn die vorige weg ist
page-ireland-depot-left = noch { $count }
page-ireland-depot-after = { $count ->
    [0] nach der { $train }
   *[other] { $count }, nach der { $train }
}
page-ireland-when-first = Wenn die erste { $train } kommt
page-ireland-in-order = In Spielreihenfolge
page-ireland-cash = Kapital
page-ireland-now = Jetzt
page-ireland-then = Dann
page-ireland-limit = Limit
page-ireland-so = Also
page-ireland-of = { $count } von { $limit }
page-ireland-no-train = keine Lok
page-ireland-must-buy = muss kaufen
page-ireland-so-you-pay = { $amount } fehlen, die zahlst du
page-ireland-so-short = { $amount } fehlen
page-ireland-so-can-pay = kann zahlen
page-ireland-so-loses = verliert { $trains }
page-ireland-so-keeps = behält alles
page-ireland-so-over = gibt { $count ->
    [one] eine Lok
   *[other] { $count } Loks
} ab
page-ireland-so-closes = { $count ->
    [one] { $privates } schließt
   *[other] { $privates } schließen
}
page-ireland-chip-limits = Loklimits { $now } → { $then }
page-ireland-chip-privates = { $count ->
    [one] Privatbahn schließt: { $privates }
   *[other] Privatbahnen schließen: { $privates }
}
page-ireland-chip-tiles = { $colour ->
    [yellow] gelbe Plättchen
    [green] grüne Plättchen
    [brown] braune Plättchen
   *[grey] graue Plättchen
}
page-ireland-chip-removed = { $count ->
    [one] nicht gestartet, scheidet aus: { $companies }
   *[other] nicht gestartet, scheiden aus: { $companies }
}
page-ireland-chip-launch = Gesellschaften mit zehn Aktien können starten
page-ireland-chip-trade = Loks können in Zahlung gegeben werden
page-ireland-nothing-comes = Alle Arten sind gekommen.
page-ireland-runs-by-train = Fahrt von { $company } je nach gekaufter Lok
page-ireland-with = mit

page-ireland-tab-bank = Bank und Lokpool
page-ireland-tab-own = Eigene
page-ireland-tab-others = Andere Direktoren
page-ireland-printed-price = zum gedruckten Preis
page-ireland-no-consent = ohne Zustimmung
page-ireland-an-offer = ein Angebot, das ihr Direktor beantwortet
page-ireland-buy-about = { $count } von { $limit } Loks, { $cash }
page-ireland-buy-full = freiwillig abgeben geht nicht
page-ireland-from-bank = { $price }, Bank
page-ireland-from-pool = { $price }, Lokpool
page-ireland-for-trade = für die { $train }
page-ireland-takes = Ende für { $trains }
page-ireland-buy-for = Kaufen { $amount }
page-ireland-nothing-on-sale = Es ist keine Lok zu kaufen.
page-ireland-no-own = Deine anderen Gesellschaften haben keine Loks.
page-ireland-no-others = Gesellschaften anderer Direktoren haben keine Loks.
page-ireland-only-train = ihre einzige Lok,
page-ireland-face = gedruckt { $amount }
page-ireland-refused = abgelehnt
page-ireland-price-for = Preis der { $train } von { $company }
page-ireland-enough = ab { $amount } zahlt { $company } ihre nächste Lok selbst
page-ireland-chip-face = Gedruckt { $amount }
page-ireland-chip-all = Alles { $amount }
page-ireland-chip-most = Höchstens { $amount }
page-ireland-both = { $company }, { $name } · { $before } → { $after } Loks von { $limit }
page-ireland-you-add = Du legst dazu
page-ireland-ware-yours = deine Gesellschaft
page-ireland-ware-sentence = { $train } von { $seller }, { $whose }. Preis { $price }, von { $low } bis { $high }. { $buyer } { $before } auf { $after }, { $seller } { $had } auf { $has }.
page-ireland-ware-none-left = { $company } hat dann keine Lok und muss in ihrem Zug eine kaufen.
page-ireland-you-would-add = Zur billigsten Lok müsstest du { $amount } dazulegen.
page-ireland-can-pay-itself = Die billigste Lok kann sie zahlen.
page-ireland-buy-ware = { $train } von { $company } für { $amount } kaufen
page-ireland-ask = { $name } fragen: { $train } für { $amount }
page-ireland-loss-line = { $companies } gehen verloren;
page-ireland-without = keine Lok: { $companies }
page-ireland-done = Fertig: { $company } beendet den Zug
page-ireland-done-next = { $company } von { $name } ist die nächste
page-ireland-done-round = die Runde endet
page-ireland-must-first = sie muss zuerst eine Lok haben

page-ireland-ways = Loks, und was jede verlangt
page-ireland-way-now = { $amount } von deinem Geld
page-ireland-way-sales = dein Geld und { $amount } aus Aktien
page-ireland-way-oversold = ✕ Aktien wurden für eine teurere verkauft
page-ireland-way-out = ✕ unerreichbar: auch mit allen Aktien fehlen { $amount }
page-ireland-bar = { $company } zahlt { $pays }, du legst { $adds } dazu, von { $price } fehlen { $gap }
page-ireland-bar-own = dein Geld { $amount }
page-ireland-gap = { $amount } fehlen
page-ireland-missing = aus Aktien fehlen { $amount }
page-ireland-missing-lost = es fehlen { $amount }
page-ireland-enough-now = es fehlt nichts
page-ireland-closes-gap = reicht
page-ireland-sell-for = Aktien verkaufen: nur so viele, wie die { $train } braucht
page-ireland-holding = { $company } { $percent } % zu { $price }
page-ireland-sale-stay = du bleibst Direktor mit { $percent } %
page-ireland-sale-left = { $percent ->
    [0] dir bleibt nichts
   *[other] dir bleiben { $percent } %
}
page-ireland-sale-director = { $name } wird Direktor, { $percent ->
    [0] dir bleibt nichts
   *[other] dir bleiben { $percent } %
}
page-ireland-pool-then = Pool { $percent } von { $limit } %
page-ireland-sale-sentence = { $count } { $company } für { $amount } verkaufen
page-ireland-price-falls = der Kurs fällt auf { $price }
page-ireland-rule = Regel { $number }
page-ireland-after-sale = Danach: { $count } { $company } verkauft
page-ireland-after-both = Danach: { $count } { $company } verkauft, { $train } gekauft
page-ireland-after-buy = Danach: { $train } gekauft
page-ireland-your-cash = Dein Geld
page-ireland-still-missing = Es fehlen noch
page-ireland-owns = hat eine { $train }
page-ireland-sale-price = { $company }: Kurs, dein Anteil
page-ireland-sell-go = { $count } { $company } für { $amount } verkaufen
page-ireland-buy-train = { $train } kaufen
page-ireland-ask-others = Lok einer anderen Gesellschaft …
page-ireland-other-trains = Loks anderer Gesellschaften
page-ireland-other-help = Du darfst bis zum gedruckten Preis eigenes Geld dazulegen, aber keinen Erlös aus Aktien.
page-ireland-other-sold = Aktien wurden verkauft: hier zählt nur das Geld der Gesellschaft.
page-ireland-sure = Sicher?
page-ireland-sure-buy = Du zahlst { $amount } aus eigener Tasche für die { $train } von { $company }.
page-ireland-sure-buy-yes = { $amount } zahlen
page-ireland-sure-bankrupt = Bankrott gehen?
page-ireland-sure-bankrupt-yes = Ja, bankrott
page-ireland-hopeless = { $company } ist nicht zu retten.
page-ireland-hopeless-why = Mit allen Aktien sind es { $most }; es würden noch { $missing } fehlen.
page-ireland-bankrupt-means = Du scheidest mit nichts aus. { $count ->
    [one] { $companies } schließt
   *[other] { $companies } schließen
}; den anderen zahlt die Bank den Kurs jeder Aktie.
page-ireland-bankrupt-go = Bankrott erklären
page-ireland-bankrupt-not = Bankrott geht nicht: Aktien bringen dir noch { $amount }.
page-ireland-bankrupt-would = Es hieße: du scheidest mit nichts aus; { $count ->
    [one] { $companies } schließt
   *[other] { $companies } schließen
}, die anderen bekommen den Kurs jeder Aktie.
