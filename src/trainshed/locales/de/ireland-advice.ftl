# Warum ein Bot in 18Ireland etwas tut. Beträge haben ihre Währung.
ireland-advice-kept-for-train = { $company } hat keine Lok, die hält: { $amount } bleiben für die billigste zurück.
ireland-advice-long-train = Eine 6H-Lok würde auf dem Gleis von { $company } { $after } statt { $before } einfahren.
ireland-advice-long-train-home = Eine 6H-Lok würde von dort { $amount } einfahren.
ireland-advice-life = { $train }-Loks fahren voraussichtlich noch { $count ->
    [one] 1 Betriebsrunde
   *[other] { $count } Betriebsrunden
}.
ireland-advice-exits = Das Gleis läuft auf Halte zu, für später.
ireland-advice-most-exits = Aus dieser Stadt führt das meiste Gleis: { $count ->
    [one] 1 Ausgang
   *[other] { $count } Ausgänge
}.
ireland-advice-private-revenue = { $private } bringt jede Betriebsrunde { $amount }.
ireland-advice-private-limit = { $price } für { $private } bleiben unter der Grenze von { $limit }.
ireland-advice-private-too-dear = { $price } für { $private } liegen über der Grenze von { $limit }.
ireland-advice-has-bid = Ein Gebot genügt vorerst: { $privates }.
ireland-advice-keeps-cash = Keine Privatbahn ist jetzt mehr wert: { $amount } bleiben für eine eigene Gesellschaft zurück.
ireland-advice-share = Eine Aktie von { $company } kostet { $price } und ist bis zum Ende mit Dividenden { $value } wert.
ireland-advice-dividends-ahead = Davon Dividenden in { $count ->
    [one] 1 Betriebsrunde
   *[other] { $count } Betriebsrunden
}: { $amount }.
ireland-advice-loss = Eine Aktie von { $company } bringt jetzt { $price }; bis zum Ende wäre sie mit Dividenden { $value } wert.
ireland-advice-new-company = Die Direktorsaktie einer neuen Gesellschaft für { $price } bringt { $gain } Gewinn.
ireland-advice-reserve = { $amount } bleiben für Loks der geleiteten Gesellschaften zurück.
ireland-advice-no-gain = Kein Kauf bringt mehr als { $amount } Gewinn.
ireland-advice-bid-gain = Bei { $price } bringt die neue Gesellschaft noch { $gain } Gewinn.
ireland-advice-bid-loss = Bei { $price } bringt die neue Gesellschaft { $gain } Verlust.
ireland-advice-bid-limit = Die Grenze ist { $amount }.
ireland-advice-enough-companies = { $count ->
    [one] 1 geleitete Gesellschaft ist
   *[other] { $count } geleitete Gesellschaften sind
} genug.
ireland-advice-train-lacks = { $company } hat { $cash }, und die billigste Lok kostet { $price }.
ireland-advice-no-issue = { $company } braucht für eine Lok kein Geld aus Aktien.
ireland-advice-withheld = { $company } braucht bald eine { $train }-Lok für { $price }; mit { $cash } und { $revenue } kommt sie in Reichweite.
ireland-advice-paid = Die Dividende bringt dem Direktor { $amount } für { $percent } %.
ireland-advice-offered = Geboten sind { $price }; dem Besitzer ist es { $value } wert.
ireland-advice-own-private = { $private } geht für { $price } an die eigene Gesellschaft; am Ende des Spiels zählt sie { $value }.
ireland-advice-must-have-train = { $company } muss eine Lok besitzen; diese kostet { $price }.
ireland-advice-merger-gain = Die Fusion bringt bis zum Ende { $amount }.
ireland-advice-merger-loss = Die Fusion kostet bis zum Ende { $amount }.
ireland-advice-no-merger = Keine Fusion, die mehr als { $amount } bringt, findet eine Mehrheit.
ireland-advice-proposes-none = Ein Bot dieser Stärke schlägt keine Fusionen vor.
