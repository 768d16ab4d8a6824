# Die Führung durch die erste Runde von 18Lilliput: höchstens 35 Wörter je Karte.
page-tour-lilliput-goal-title = Wie man gewinnt
page-tour-lilliput-goal-what = { $rival ->
    [gulliver] Du gewinnst, wenn du am Ende, nach Runde { $rounds }, reicher bist als Gulliver
   *[players] Wer am Ende, nach Runde { $rounds }, am reichsten ist, gewinnt
}. Es zählen dein Bargeld und deine Aktien zum Kurs. Betriebskapital zählt für niemanden: Lass dir ausschütten.
page-tour-lilliput-company-title = Eine Gesellschaft
page-tour-lilliput-company-what = Eine Gesellschaft baut Gleise, lässt Loks fahren und verdient Geld. Wer sie nimmt, ist ihr Direktor mit der Hälfte der Aktien: Die Hälfte jeder Ausschüttung gehört dir. Jede hat einen Vorteil.
page-tour-lilliput-character-title = Ein Charakter
page-tour-lilliput-character-what = Ein Charakter bleibt das ganze Spiel bei dir und hilft allen deinen Gesellschaften. Er bringt auch Gleisteile, die nur du legen darfst. Wähle, was zu dir passt: Gleise, Bahnhöfe, Loks oder Geld.
page-tour-lilliput-home-title = Dein Heimatfeld
page-tour-lilliput-home-what = Dein erstes Gleisteil schließt an Mildendo an, wohin alle Loks wollen. { $touch ->
    [yes] Tippe auf ein markiertes Feld; noch einmal tippen dreht es
   *[no] Klicke auf ein markiertes Feld; noch ein Klick oder R dreht es
}. An der offenen Seite baust du weiter.
page-tour-lilliput-cards-title = Zwei Karten je Runde
page-tour-lilliput-cards-what = Zweimal je Runde nimmst du eine Karte und nutzt eine ihrer Hälften: Gleise, Loks, Aktien, einen Bahnhof oder Geld. Eine genommene Karte ist diese Runde weg; nimm zuerst, was nicht warten kann.
page-tour-lilliput-track-title = Gleise legen
page-tour-lilliput-track-what = Neues Gleis schließt an Gleis an, das zu einem deiner Bahnhöfe führt. Städte und normales Gleis wechseln sich ab wie auf dem Schachbrett. Tippen dreht; ▲ sagt, was deine Loks mehr einbringen.
page-tour-lilliput-station-title = Bahnhöfe
page-tour-lilliput-station-what = Jede Route braucht einen deiner Bahnhöfe. In eine Stadt, deren Kreise alle andere besetzen, fährt deine Lok hinein, aber nicht hindurch. Der zweite Bahnhof kostet £40, der dritte £100.
page-tour-lilliput-trains-title = Loks
page-tour-lilliput-trains-what = Eine 2er-Lok besucht zwei Städte, eine 3er-Lok drei und so weiter. Am Ende der Runde fahren alle Loks von selbst die besten Routen. Ohne Lok verdient eine Gesellschaft nichts.
page-tour-lilliput-shares-title = Aktien
page-tour-lilliput-shares-what = Erst darfst du verkaufen, dann eine Aktie von 10 % zum Kurs kaufen. Sie bringt ein Zehntel jeder Ausschüttung und zählt am Ende. Für das Fünffache eines Kurses gründest du eine neue Gesellschaft.
page-tour-lilliput-dividend-title = Ausschütten oder einbehalten
page-tour-lilliput-dividend-what = Ausschütten gibt dir die Hälfte und jeder weiteren Aktie ein Zehntel, und der Kurs steigt. Einbehalten füllt das Betriebskapital, für die nächste Lok, und der Kurs fällt.
page-tour-lilliput-price-title = Der Kurs
page-tour-lilliput-price-what = Ein Kurs rückt nach rechts, wenn die Gesellschaft ausschüttet, nach links, wenn sie einbehält oder ihre Aktien verkauft werden. So viel sind deine Aktien wert: Ausschütten macht doppelt reich.
page-tour-lilliput-rust-title = Loks veralten
page-tour-lilliput-rust-what = Mit der ersten 4er-Lok veralten alle 2er-Loks und bringen die Hälfte; mit der ersten 5er-Lok werden sie verschrottet. Jede Runde kommt eine Lok vom Stapel, auch ohne Kauf. Plane die nächste.
page-tour-lilliput-end-title = Das Ende
page-tour-lilliput-end-what = Runde { $rounds } ist die letzte. Dann zählen Einnahmen doppelt und werden ausgeschüttet, und Kurse steigen zweimal. Lass bis dahin deine besten Loks fahren, und mach aus Bargeld Aktien.
