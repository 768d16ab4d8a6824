# Programme von 18Ireland auf der Seite.
page-ireland-programs = Programme
page-ireland-programs-about = Der Server führt sie aus, wenn du gefragt bist. Niemand sonst sieht sie, und Zurücknehmen beendet sie.
page-ireland-program-runs = Programm:
page-ireland-program-ended = Programm beendet:
page-ireland-program-end = Beenden
page-ireland-program-dismiss = Schließen
page-ireland-program-kept = Auch in späteren Runden.
page-ireland-program-pass = passen.
page-ireland-program-buy = { $company } { $source ->
    [treasury] von der Gesellschaft
    [pool] aus dem Pool
   *[any] von Gesellschaft oder Pool
} kaufen bis { $percent } %, dann passen.
page-ireland-program-bid = für { $what } bis { $limit } bieten.
page-ireland-program-sell = { $train } von { $company } ab { $least } an andere verkaufen.
page-ireland-program-not-last = Nicht ihre letzte Lok.
page-ireland-program-sell-private = { $private } ab { $least } an Gesellschaften anderer verkaufen.
page-ireland-program-pass-merger = passen, bis jemand eine Fusion vorschlägt.
page-ireland-program-vote = { $how ->
    [for] für
   *[against] gegen
} { $companies } stimmen.
page-ireland-program-unless = Außer: { $stops }.
page-ireland-program-whatever = Was auch immer die anderen tun.
page-ireland-program-stop-sold = jemand verkauft Aktien, die ich auch habe
page-ireland-program-stop-bought = jemand kauft Aktien einer Gesellschaft, die ich leite
page-ireland-program-stop-auction = eine Versteigerung beginnt
page-ireland-program-stop-launch = eine Gründung
page-ireland-program-this-stock = Diese Aktienrunde
page-ireland-program-next-stock = Die nächste Aktienrunde
page-ireland-program-ends-if = Es endet und ich werde gefragt, wenn
page-ireland-program-check-sold = jemand Aktien verkauft, die ich auch habe
page-ireland-program-check-bought = jemand Aktien einer Gesellschaft kauft, die ich leite
page-ireland-program-check-auction = jemand eine Versteigerung eröffnet
page-ireland-program-check-launch = jemand eine Gesellschaft gründet
page-ireland-program-keep = In späteren Runden behalten
page-ireland-program-set-pass = Bis zum Ende der Runde passen
page-ireland-program-company = Gesellschaft
page-ireland-program-until = Bis ich habe
page-ireland-program-source = Woher
page-ireland-program-source-any = Gesellschaft oder Pool
page-ireland-program-source-treasury = Gesellschaft
page-ireland-program-source-pool = Pool
page-ireland-program-set-buy = Kaufen, dann passen
page-ireland-program-limit = Geheimes Limit
page-ireland-program-limit-open = Geheimes Limit…
page-ireland-program-lot = Was
page-ireland-program-up-to = Bis
page-ireland-program-passes = Passen, wenn nichts zu bieten ist
page-ireland-program-set-bid = Für mich bieten
page-ireland-program-trains = Angebote für Loks
page-ireland-program-trains-about = Bietet ein anderer Direktor diesen Preis oder mehr, wird für dich angenommen.
page-ireland-program-train = Lok
page-ireland-program-least = Ab
page-ireland-program-last = Auch ihre letzte Lok
page-ireland-program-set-sell = Solche Angebote annehmen
page-ireland-program-privates = Angebote für Privatbahnen
page-ireland-program-privates-about = Bietet die Gesellschaft eines anderen diesen Preis oder mehr, wird für dich angenommen.
page-ireland-program-private = Privatbahn
page-ireland-program-merger = Diese Fusionsrunde
page-ireland-program-set-pass-merger = Passen, bis jemand vorschlägt
page-ireland-program-vote-about = Vorab abstimmen: zwei oder drei Gesellschaften wählen.
page-ireland-program-set-for = Dafür stimmen
page-ireland-program-set-against = Dagegen stimmen
