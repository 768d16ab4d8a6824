# Warum ein Bot gerade das zeichnet.
london-advice-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
london-advice-districts = Die Linie zählt dann { $districts ->
    [one] 1 Bezirk
   *[other] { $districts } Bezirke
} × { $most ->
    [one] 1 Station
   *[other] { $most } Stationen
}: { $after } statt { $before } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr).
london-advice-thames = Eine Themsequerung bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
london-advice-tourist = Eine Sehenswürdigkeit bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
london-advice-interchanges = Ein Umsteigebahnhof bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
london-advice-objectives = Ein gemeinsames Ziel wird erreicht: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
london-advice-nothing = Für sich allein bringt es keine Punkte.
london-advice-power = Die Fähigkeit { $power ->
    [joker] Joker
    [switch] Weiche
    [double_station] Doppelte Station
   *[two_sections] Zwei Abschnitte
} wird benutzt.
london-advice-next-card = Mit der nächsten Karte sind im Schnitt noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} zu erwarten.
london-advice-simulated = Erwartetes Endergebnis: { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}, nach { $count ->
    [0] einer ersten Schätzung
    [one] 1 Probe bis zum Ende der Linie
   *[other] { $count } Proben bis zum Ende der Linie
}.
london-advice-circle = Die eingekreiste Station zählt doppelt: Die Linie bringt { $after } statt { $before } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr).
