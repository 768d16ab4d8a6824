# Hilfestufe eines Tisches, und Programme im Protokoll.
page-log-program = Programm
page-problem-no-programs = Dieses Spiel hat keine Programme.
page-problem-help = An diesem Tisch ist weniger Hilfe vereinbart.
page-option-help = Hilfe
page-option-help-about = Für alle am Tisch.
page-help-none = Keine
page-help-none-about = Keine Vorschau, keine besten Fahrten.
page-help-values = Werte
page-help-values-about = Kosten, Kurse und Geld nach einer Wahl.
page-help-full = Volle
page-help-full-about = Auch beste Fahrten und Hinweise.
page-help-short-none = ohne Hilfe
page-help-short-values = nur Werte
page-help-short-full = volle Hilfe
