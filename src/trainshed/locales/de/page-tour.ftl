# Führungen durch die erste Runde. $number ist die Karte, $of die Zahl der Karten.
page-tour-next = Verstanden
page-tour-skip = Führung beenden
page-tour-show = Führung noch einmal zeigen
page-tour-log = Verlauf zeigen
page-tour-cards = Karten der Führung
page-tour-again = Noch einmal zeigen
page-tour-of = { $number } von { $of }

# Ein Satz bei der ersten Entscheidung: was gewinnt, wer dran ist, wozu die Wahl dient. $turn: du, oder andere zuerst.
page-goal-london = { $players ->
    [one] Hole in vier Runden so viele Punkte wie möglich; du bist dran
   *[other] Wer nach vier Runden die meisten Punkte hat, gewinnt; du bist dran, zugleich mit allen anderen
}: Die gewählte Station entscheidet, wie deine Linie weitergeht; viele Bezirke mit vielen Stationen bringen Punkte.
page-goal-lilliput = { $rival ->
    [gulliver] Du gewinnst, wenn du nach Runde { $rounds }, der letzten, an Bargeld und Aktien reicher bist als Gulliver
   *[players] Wer nach Runde { $rounds }, der letzten, an Bargeld und Aktien am reichsten ist, gewinnt
}; { $turn ->
    [you] du bist dran
   *[others] zuerst wählen andere
}: Eine Gesellschaft verdient Geld für dich, ein Charakter hilft ihr das ganze Spiel über, und du bekommst von beidem eins.
page-goal-cz = Wessen Gesellschaft am Ende, nach Runde { $rounds }, das meiste Geld hat, gewinnt; { $turn ->
    [you] du bist dran
   *[others] zuerst ist eine andere Gesellschaft dran
}: Das Gleis, das du vom Heimatfeld aus legst, entscheidet, was deine Loks einfahren können.
page-goal-ireland = Wer am Ende an Bargeld, Aktien und Privatbahnen am reichsten ist, gewinnt; { $turn ->
    [you] du bist dran
   *[others] zuerst entscheiden andere
}: Eine Privatbahn zahlt dir in jeder Betriebsrunde, aber was du jetzt ausgibst, fehlt dir beim Start einer Gesellschaft.
