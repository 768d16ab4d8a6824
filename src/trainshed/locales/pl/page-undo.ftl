# Cofanie, przywracanie i zasada stołu.
page-redo = Przywróć
page-redo-ask = Poproś o przywrócenie ({ $names })
page-redo-nothing = Nie ma czego przywracać.
page-restart-turn = Tura od początku
page-restart-turn-ask = Poproś o turę od początku ({ $names })
page-back-here = Cofnij dotąd
page-back-here-ask = Poproś o cofnięcie dotąd
page-undo-group = Cofanie i przywracanie
page-undo-none = Przy tym stole niczego się nie cofa.
page-undo-asked-restart-turn = { $name } prosi o turę od początku.
page-undo-asked-back-to = { $name } prosi o powrót do ruchu { $to }.
page-undo-asked-redo = { $name } prosi o przywrócenie cofniętych ruchów.
page-key-redo = Przywróć cofnięte

page-option-take-back = Cofanie ruchów
page-take-back-free = Dowolne
page-take-back-free-about = Każdy przy stole cofa, ile chce. Gdy odkryto coś zakrytego, pytamy pozostałych.
page-take-back-ask = Za zgodą
page-take-back-ask-about = Najpierw pytamy tych, których to dotyczy.
page-take-back-none = Żadne
page-take-back-none-about = Co zagrane, to zagrane.

page-problem-no-undo = Przy tym stole niczego się nie cofa.
page-problem-nothing-redo = Nie ma czego przywracać.
