# Die Führung durch die erste Runde von 18Ireland: höchstens 35 Wörter je Karte.
page-tour-ireland-goal-title = Wie man gewinnt
page-tour-ireland-goal-what = Wer am Ende am reichsten ist, gewinnt: Bargeld, Aktien zum Kurs und Privatbahnen zu ihrem Wert. Betriebskapital gehört niemandem; Gesellschaften müssen dir also ausschütten.
page-tour-ireland-privates-title = Wozu Privatbahnen
page-tour-ireland-privates-what = Eine Privatbahn zahlt zu Beginn jeder Betriebsrunde. Ab Phase 4 darf eine Gesellschaft sie dir abkaufen, bis zum doppelten Wert, und ihre Fähigkeit nutzen.
page-tour-ireland-bids-title = Kaufen und bieten
page-tour-ireland-bids-what = Kaufe die billigste zu ihrem Preis oder biete auf eine teurere, mindestens £5 mehr. Gebotenes Geld ist gebunden, bis diese die billigste ist; dann bieten nur noch ihre Bieter.
page-tour-ireland-stock-title = Die Aktienrunde
page-tour-ireland-stock-what = In deinem Zug kaufst du eine Aktie, eröffnest die Versteigerung der nächsten Gesellschaft oder passt. Ab der zweiten Aktienrunde darfst du vorher verkaufen. Passen alle nacheinander, endet die Runde.
page-tour-ireland-company-title = Eine Gesellschaft
page-tour-ireland-company-what = Wer sie ersteigert, zahlt das Gebot in ihr Betriebskapital und wird Direktor mit 40 % der Aktien. Der Kurs beginnt höchstens beim halben Gebot. Das Betriebskapital bezahlt Gleise und Loks.
page-tour-ireland-steps-title = Der Zug einer Gesellschaft
page-tour-ireland-steps-what = Der höchste Kurs ist zuerst dran. Ein Zug hat sechs Schritte: Aktie, Gleis, Bahnhof, Fahrt, Dividende, Lok. Ohne Wahl entfällt ein Schritt. Eine neue Lok fährt ab dem nächsten Zug.
page-tour-ireland-issue-title = Eine Aktie ausgeben
page-tour-ireland-issue-what = Die Gesellschaft kann eine eigene Aktie in den Pool verkaufen: Sie bekommt sofort Geld, aber ihr Kurs fällt um eine Reihe, und jeder darf die Aktie kaufen. Weiterzugehen kostet nichts.
page-tour-ireland-track-title = Gleise legen
page-tour-ireland-track-what = Lege ein Gleisteil und für £20 ein zweites gelbes. Gleise müssen an deinen Bahnhof anschließen; Gelände kostet extra. { $touch ->
    [yes] Tippe auf ein markiertes Feld; noch einmal tippen dreht
   *[no] Klicke auf ein markiertes Feld; noch ein Klick oder R dreht
}.
page-tour-ireland-gauge-title = Zwei Spurweiten
page-tour-ireland-gauge-what = Loks fahren nur auf Breitspur. Schmalspur kostet im Gelände nichts extra: Jede Kleinstadt, die nur an ihr liegt, gibt ihren Wert dem Halt, wo sie auf deine Route trifft. Fremde Bahnhöfe blockieren sie nie.
page-tour-ireland-station-title = Bahnhöfe
page-tour-ireland-station-what = Eine Route braucht einen Bahnhof der Gesellschaft. Mit fünf Aktien hat sie nur den Heimatbahnhof, mit zehn kann sie zwei weitere errichten. In einer Stadt voller fremder Bahnhöfe endet deine Route.
page-tour-ireland-run-title = Loks fahren lassen
page-tour-ireland-run-what = Eine 2H überquert höchstens zwei Feldgrenzen, eine 4H vier. Alle Städte und Kleinstädte unterwegs zählen, und in einer muss dein Bahnhof stehen. Loks einer Gesellschaft teilen sich nie ein Gleis.
page-tour-ireland-dividend-title = Ausschütten oder einbehalten
page-tour-ireland-dividend-what = Erreicht die ganze Ausschüttung den Kurs, rückt er nach rechts; bei fünf Aktien und dem doppelten Kurs um zwei Felder. Einbehalten füllt das Betriebskapital für Loks, aber der Kurs rückt nach links.
page-tour-ireland-trains-title = Loks
page-tour-ireland-trains-what = Ohne Lok verdient eine Gesellschaft nichts, und am Ende ihres Zuges muss sie eine besitzen. Reicht das Betriebskapital für keine, zahlt der Direktor, notfalls aus dem Verkauf von Aktien.
page-tour-ireland-rust-title = Loks veralten
page-tour-ireland-rust-what = Die erste 6H nimmt allen ihre 2H: Umgedreht liegen sie als 1H′ im Lokpool. Die erste 8H macht das mit den 4H, und die 1H′ werden verschrottet. Spare für die nächste Lok.
page-tour-ireland-end-title = Wie das Spiel endet
page-tour-ireland-end-what = Erreicht ein Kurs { $top }, ist diese Betriebsrunde die letzte. Ist die Bank gesprengt, wird das Paar der Betriebsrunden zu Ende gespielt. Oder nur eine Person ist noch nicht bankrott.
page-tour-ireland-merger-title = Fusionen
page-tour-ireland-merger-what = Ab Phase 4 können nach zwei Betriebsrunden zwei oder drei durch Gleise verbundene Gesellschaften mit fünf Aktien eine mit zehn werden. Jede Aktie ist eine Stimme, aus 20 % werden 10 %.
