# Was die Gleisspiele gemeinsam haben: Routen und ihr Ertrag.

# Eine Routenaufgabe, die sich nicht lesen lässt. $field sagt, wo, etwa links[3].b.
rail-problem-bonus-stops = { $field }: Ein Bonus braucht verschiedene Halte und darf nicht mehr verlangen, als er nennt (verlangt: { $need }).
rail-problem-double = { $field }: „{ $name }“ kommt zweimal vor.
rail-problem-json = { $field }: Das ist kein JSON ({ $detail }).
rail-problem-loop = { $field }: Eine Verbindung führt zwischen zwei verschiedenen Halten, diese von „{ $stop }“ zu sich selbst.
rail-problem-many = { $field }: zu groß, { $count } statt höchstens { $most }.
rail-problem-missing = { $field }: fehlt.
rail-problem-negative = { $field }: { $value } ist zu klein.
rail-problem-two-limits = { $field }: Lok „{ $train }“ ist entweder durch Halte oder durch Länge begrenzt, nicht durch beides.
rail-problem-type = { $field }: Erwartet wird { $expected }, gefunden wurde { $got }.
rail-problem-unknown-field = { $field }: Dieses Feld gibt es nicht.
rail-problem-unknown-stop = { $field }: Den Halt „{ $stop }“ gibt es nicht.
rail-problem-unknown-train = { $field }: Die Lok „{ $train }“ gibt es nicht.
rail-problem-unreadable = { $field }: nicht lesbar ({ $detail }).
rail-problem-value = { $field }: Dieser Wert ist nicht erlaubt ({ $detail }).

# Warum eine Route nicht erlaubt ist.
rail-route-group = Eine Route darf nur einen Halt von { $group } enthalten, nicht { $a } und { $b } zugleich.
rail-route-links = Die Verbindungen von Lok { $train } passen nicht zu ihren Halten.
rail-route-no-link = Von { $a } nach { $b } führt kein direktes Gleis.
rail-route-no-token = Auf der Route liegt kein Bahnhof der Gesellschaft.
rail-route-passes-end = In { $stop } darf eine Route enden, aber nicht hindurchführen.
rail-route-short = Eine Route braucht mindestens zwei Halte.
rail-route-stop-twice = Die Route führt zweimal durch { $stop }.
rail-route-too-long = Lok { $train } hat die Reichweite { $most }; diese Route ist { $length } lang.
rail-route-too-many-stops = { $count ->
    [one] Lok { $train } darf höchstens { $most }-mal halten; diese Route hat 1 Halt.
   *[other] Lok { $train } darf höchstens { $most }-mal halten; diese Route hat { $count } Halte.
}
rail-route-track-shared = Das Gleis { $track } benutzt bereits Lok { $train }.
rail-route-track-twice = Die Route benutzt das Gleis { $track } zweimal.
rail-route-train-twice = Lok { $train } hat schon eine Route.
rail-route-unknown-stop = Zum Halt { $stop } führt kein Gleis.
rail-route-unknown-train = Die Lok { $train } gibt es nicht.

# Der Ertrag, Zeile für Zeile.
rail-income-bonus = Bonus { $bonus }: { $value }
rail-income-obsolete = Veraltete Lok, die Hälfte, auf Zehner abgerundet: { $value }
rail-income-stop = { $free ->
    [1] { $stop } (zählt nicht als Halt): { $value }
   *[other] { $stop }: { $value }
}
rail-income-times = Mal { $times }: { $value }
rail-income-train = Lok { $train } bringt { $value }

# Die Antwort des Routenlösers.
rail-routes-alternative = Alternative { $number }: { $revenue }
rail-routes-bound = Einnahmen { $revenue }; nicht bewiesen, keine Routen bringen mehr als { $bound }.
rail-routes-effort = { $nodes ->
    [one] 1 Knoten in { $ms } ms
   *[other] { $nodes } Knoten in { $ms } ms
}
rail-routes-extra = Für alle Routen zusammen: { $value }
rail-routes-idle = Lok { $train } fährt nicht.
rail-routes-proved = Einnahmen { $revenue }; bewiesen, keine Routen bringen mehr.
