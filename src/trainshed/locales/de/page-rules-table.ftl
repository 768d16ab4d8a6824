# Die Regeln neben dem Tisch: was abgelehnt und was gefunden wurde.
page-rules-map = Auf dem Plan zeigen
page-rules-found = { $count } gefunden
page-rules-next = Nächste Fundstelle
page-rules-previous = Vorige Fundstelle
