# Zurücknehmen, Wiederherstellen und was dazu am Tisch gilt.
page-redo = Wiederherstellen
page-redo-ask = Um Wiederherstellung bitten ({ $names })
page-redo-nothing = Es gibt nichts wiederherzustellen.
page-restart-turn = Zug neu beginnen
page-restart-turn-ask = Um Neubeginn des Zugs bitten ({ $names })
page-back-here = Zurück bis hier
page-back-here-ask = Um Rückkehr bis hier bitten
page-undo-group = Zurücknehmen und wiederherstellen
page-undo-none = An diesem Tisch wird nichts zurückgenommen.
page-undo-asked-restart-turn = { $name } möchte den Zug neu beginnen.
page-undo-asked-back-to = { $name } möchte zu Zug { $to } zurück.
page-undo-asked-redo = { $name } möchte das Zurückgenommene wiederherstellen.
page-key-redo = Wiederherstellen

page-option-take-back = Zurücknehmen
page-take-back-free = Frei
page-take-back-free-about = Alle am Tisch nehmen zurück, so viel sie wollen. Wurde etwas Verdecktes aufgedeckt, werden die anderen gefragt.
page-take-back-ask = Mit Zustimmung
page-take-back-ask-about = Wen es betrifft, der wird zuerst gefragt.
page-take-back-none = Gar nicht
page-take-back-none-about = Was gespielt ist, gilt.

page-problem-no-undo = An diesem Tisch wird nichts zurückgenommen.
page-problem-nothing-redo = Es gibt nichts wiederherzustellen.
