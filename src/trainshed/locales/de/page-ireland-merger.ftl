# 18Ireland: Fusionsrunden.
page-ireland-merger-ends-here = { $company } endet hier
page-ireland-merger-joined = Verbunden: { $places }
page-ireland-merger-tie = Gleichstand mit { $names }: wer vorschlägt, sonst links davon
page-ireland-merger-ran = zuletzt gefahren: { $amount }
page-ireland-merger-director = Direktor { $name }
page-ireland-merger-ten-share = Mit zehn Aktien
page-ireland-merger-no-station = kein Bahnhof mehr
page-ireland-merger-next-station = der nächste für { $cost }
page-ireland-merger-over = { $over ->
    [one] 1 zu viel: wird abgelegt
   *[other] { $over } zu viel: werden abgelegt
}
page-ireland-merger-trains = Loks: { $count } von { $limit }
page-ireland-merger-price-why = Kurs: oberste Reihe, Spalte ganz links
page-ireland-merger-field = { $price }, Reihe { $row } · Spalte { $column }
page-ireland-merger-run = Beste Fahrt jetzt → nach Fusion
page-ireland-merger-certificates = Deine Papiere
page-ireland-merger-of-limit = von { $limit }
page-ireland-merger-votes-order = Stimmen der Reihe nach
page-ireland-merger-shares = Aktien
page-ireland-merger-worth = Wert jetzt → dann
page-ireland-merger-vote = Stimme
page-ireland-merger-proposer = schlägt vor
page-ireland-merger-loses = dann nicht Direktor
page-ireland-merger-now = jetzt
page-ireland-merger-open = offen
page-ireland-merger-yes = dafür
page-ireland-merger-no = dagegen
page-ireland-merger-none = keine Stimme
page-ireland-merger-pool-gt = nach Regel, { $price } > { $old }
page-ireland-merger-pool-lt = nach Regel, { $price } < { $old }
page-ireland-merger-pool-eq = nach Regel, { $price } = { $old }
page-ireland-merger-half = mehr als die Hälfte: { $needed } von { $of }
page-ireland-merger-told = { $ayes } dafür, { $noes } dagegen, { $open } offen, nötig { $needed } von { $of }. Deine: { $mine }.
page-ireland-merger-for = Dafür
page-ireland-merger-against = Dagegen
page-ireland-merger-then-accepted = { $ayes } von { $of }: sofort angenommen.
page-ireland-merger-then-rejected = { $noes } von { $of } dagegen: sofort abgelehnt.
page-ireland-merger-then-tied = { $ayes } : { $noes } ist Gleichstand, und der lehnt ab.
page-ireland-merger-then-decides = { $ayes } : { $noes } von { $of }, dann entscheidet { $name }.
page-ireland-merger-then-next = { $ayes } : { $noes } von { $of }, dann stimmt { $name } ab.
page-ireland-merger-then-tie = Gleichstand lehnt ab.
page-ireland-merger-not-needed = Nicht mehr nötig: { $names }.
page-ireland-merger-rule = Alle deine Aktien stimmen gleich; niemand enthält sich. Aus je 20 % werden 10 %: Von jedem verdienten Pfund bekommst du die Hälfte, aber die Netze sind eins. Regeln 12.4–12.6.
page-ireland-merger-discards = { $over ->
    [one] Dann kommt eine Lok in den Lokpool: Das Limit ist kleiner als die Zahl der Loks.
   *[other] Dann kommen { $over } Loks in den Lokpool: Das Limit ist kleiner als die Zahl der Loks.
}
page-ireland-merger-you = Du
page-ireland-merger-more = { $count ->
    [one] 1 weiterer Grund
   *[other] { $count } weitere Gründe
}
page-ireland-merger-may = Du kannst vorschlagen
page-ireland-merger-you-hold = du hast { $list }
page-ireland-merger-holding-of = { $company } { $percent } %
page-ireland-merger-set-about = { $price } · { $votes } von 10 Aktien · verbunden
page-ireland-merger-chosen = gewählt
page-ireland-merger-rejected = In dieser Runde abgelehnt
page-ireland-merger-rejected-about = dieselben nicht noch einmal
page-ireland-merger-count = Vorschlag von { $name }: { $ayes } dafür, { $noes } dagegen
page-ireland-merger-was-rejected = abgelehnt
page-ireland-merger-closed = Nicht möglich
page-ireland-merger-closed-about = { $count ->
    [one] von 1 Möglichkeit; antippen zeigt die Regel
   *[other] von { $count } Möglichkeiten; antippen zeigt die Regel
}
page-ireland-merger-alone = mit jeder: Ihr Gleis endet bei { $cells }
page-ireland-merger-any = und jede dritte
page-ireland-merger-why-not-joined = nicht verbunden
page-ireland-merger-why-same-cell = dasselbe Feld
page-ireland-merger-why-none-yours = keine von dir
page-ireland-merger-why-shares = höchstens 10 Aktien
page-ireland-merger-why-holding = über 70 %
page-ireland-merger-why-pool = Pool über 50 %
page-ireland-merger-why-no-ten = keine mit zehn Aktien mehr frei
page-ireland-merger-sets = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
page-ireland-merger-who-votes = Wer abstimmt und was sich dabei ändert
page-ireland-merger-one = { $company }: Füge eine weitere Gesellschaft hinzu, in der Liste oder auf dem Plan.
page-ireland-merger-not-this = { $companies } kann jetzt nicht vorgeschlagen werden.
page-ireland-merger-none-chosen = Wähle zwei oder drei Gesellschaften in der Liste oder tippe auf ihre Bahnhöfe.
page-ireland-merger-propose = { $companies } vorschlagen
page-ireland-merger-propose-none = Vorschlagen
page-ireland-merger-pass = Passen
page-ireland-merger-pass-ends = beendet die Fusionsrunde
page-ireland-merger-pass-next = dann ist { $name } dran
page-ireland-merger-known-for = Pool { $votes } dafür
page-ireland-merger-known-against = Pool { $votes } dagegen
page-ireland-merger-known-none = nichts
page-ireland-merger-set-told = { $companies }: kann vorgeschlagen werden. Kurs { $price }. Direktor wäre { $name }. Bekannt: { $known }; nötig { $needed } von { $of }.
