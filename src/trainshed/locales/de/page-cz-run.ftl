# 18CZ: Dein erstes Spiel. Fahren, Loks kaufen und abgeben; letzte Runde und Ende; Übersicht.
page-cz-at-limit = Limit { $limit }
page-cz-short = { $amount } zu wenig
page-cz-preview = Vorschau: deine Fahrt nächste Runde mit der { $train }-Lok, { $amount }
page-cz-buy = { $train }-Lok für { $amount } kaufen
page-cz-buy-trouble = { $train }-Lok: { $trouble }
page-cz-end-without = Zug ohne sie beenden
page-cz-end-turn = Zug beenden
page-cz-nobody-next = Lässt du sie liegen: Niemand sonst kann sie im nächsten Zug bezahlen.
page-cz-nothing-on-sale = Es gibt keine Lok zu kaufen.
page-cz-pool-stays = Eine Lok aus dem Lokpool beginnt keine Phase. Lässt du sie liegen, können die anderen sie dort kaufen.
page-cz-discard = Du hast { $have ->
        [one] 1 Lok
       *[other] { $have } Loks
    }, das Limit ist { $limit }. { $count ->
    [one] Gib eine Lok ab.
   *[other] Gib { $count } Loks ab, eine nach der anderen.
}
page-cz-give-up = Eine { $train }-Lok abgeben
page-cz-then-run = Beste Fahrt danach:
page-cz-keeps-most = So bleibt die beste Fahrt.
page-cz-to-pool = Sie kommt in den Lokpool; dort kann sie jeder für { $amount } kaufen.
page-cz-collect = { $amount } einnehmen
page-cz-draw-own = Selbst zeichnen
page-cz-hand-close = Zurück zur besten
page-cz-below-best = { $less } weniger als die beste Fahrt von { $best }.
page-cz-is-best = Mehr bringt keine Fahrt.
page-cz-last = Letzte Runde.
page-cz-last-ten = Das Spiel endet nach Runde { $rounds }.
page-cz-last-broke = { $company } ({ $name }) hat keine Lok, und { $cash } reichen für keine: Die billigste kostet { $price }. Das Spiel endet nach dieser Runde.
page-cz-last-none = { $company } ({ $name }) hat keine Lok und { $cash }, aber es gibt keine Lok zu kaufen. Das Spiel endet nach dieser Runde.
page-cz-why-ten = 
    Das Spiel ist nach { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    } zu Ende.
page-cz-why-broke = Das Spiel endete vorzeitig mit Runde { $round }: { $company } ({ $name }) hatte keine Lok, und { $cash } reichten für keine; die billigste kostete { $price }.
page-cz-why-none = Das Spiel endete vorzeitig mit Runde { $round }: { $company } ({ $name }) hatte keine Lok und { $cash }, und es gab keine Lok zu kaufen.
page-cz-winner = { $name } gewinnt mit { $cash }, { $lead } vor { $other }.
page-cz-shared = { $names } teilen sich den Sieg mit je { $cash }.
page-cz-fact-train = { $train }-Loks: { $list }.
page-cz-fact-no-train = Niemand hat eine { $train }-Lok gekauft.
page-cz-fact-buyer = { $name } in Runde { $round }
page-cz-fact-best = Beste einzelne Fahrt: { $amount }, { $name } ({ $company }), Runde { $round }.
page-cz-with-friends = Mit anderen spielen
page-cz-look-through = Das Spiel ansehen
page-cz-company = Gesellschaft
page-cz-cash = Bargeld
page-cz-place = Platz
page-cz-last-run = Letzte Fahrt
page-cz-run-now = Fahrt jetzt
page-cz-earned = Eingenommen
page-cz-chart-cash = Bargeld nach Runden
page-cz-chart-income = Einnahmen nach Runden
page-cz-round-short = Runde
