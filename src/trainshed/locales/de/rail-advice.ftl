# Warum ein Bot in einem Eisenbahnspiel etwas tut. Beträge haben ihre Währung.
rail-advice-best-run = { $revenue } ist das Meiste, was die Loks von { $company } einfahren können.
rail-advice-run = Eine Fahrt von { $company } bringt dann { $after } statt { $before } ein.
rail-advice-train-run = Mit der { $train }-Lok für { $price } bringt eine Fahrt von { $company } { $after } statt { $before } ein.
rail-advice-runs-left = In allen zu erwartenden Fahrten ({ $count }) fährt { $company } { $after } statt { $before } ein.
rail-advice-direction = Die Halte, auf die das Gleis zuläuft, zählen { $after } statt { $before }.
rail-advice-cost = Es kostet { $amount }.
rail-advice-discard = Auch ohne die { $train }-Lok bringt eine Fahrt { $revenue } ein.
rail-advice-nothing-better = Nichts anderes bringt mehr, als es kostet.
rail-advice-end-cash = Erwartetes Bargeld von { $company } am Ende des Spiels: { $amount }.
rail-advice-wealth = Erwartetes Vermögen am Ende des Spiels: { $after } statt { $before }.
rail-advice-wealth-same = Erwartetes Vermögen am Ende des Spiels: { $amount }, wie vorher.
rail-advice-wealth-now = Erwartetes Vermögen am Ende des Spiels: { $amount }.
rail-advice-rival = Die Rivalin { $company } fährt in allen zu erwartenden Fahrten ({ $count }) { $after } statt { $before } ein.
rail-advice-rival-wealth = Erwartetes Vermögen von { $player } am Ende: { $after } statt { $before }.
rail-advice-part = Eigene Aktien von { $company } mit allen Dividenden bis zum Ende: { $after } statt { $before }.
rail-advice-cash = Bargeld: { $after } statt { $before }.
rail-advice-then = Der Plan für denselben Zug: { $company } kauft eine { $train }-Lok.
rail-advice-aim = Wozu: { $aim }.
rail-advice-harm = { $company } verliert ihre { $train }-Loks und damit { $amount } je Fahrt.
rail-advice-played-on = { $count ->
    [one] 1 Plan wurde
   *[other] { $count } Pläne wurden
} bis zur Runde { $round } durchgespielt, mit den Zügen aller Gesellschaften.
rail-advice-script = Dieser Zug gehört zum Ablauf der Lektion.
