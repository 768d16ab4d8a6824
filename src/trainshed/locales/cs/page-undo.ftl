# Vracení tahů, jejich obnovení a pravidlo stolu o nich.
page-redo = Obnovit
page-redo-ask = Požádat o obnovení ({ $names })
page-redo-nothing = Není co obnovit.
page-restart-turn = Tah od začátku
page-restart-turn-ask = Požádat o tah od začátku ({ $names })
page-back-here = Zpět až sem
page-back-here-ask = Požádat o návrat až sem
page-undo-group = Vracení a obnovení
page-undo-none = U tohoto stolu se nic nevrací.
page-undo-asked-restart-turn = { $name } chce začít tah od začátku.
page-undo-asked-back-to = { $name } se chce vrátit k tahu { $to }.
page-undo-asked-redo = { $name } chce obnovit, co bylo vzato zpět.
page-key-redo = Obnovit vzaté zpět

page-option-take-back = Vracení tahů
page-take-back-free = Volné
page-take-back-free-about = Kdokoli u stolu vezme zpět, kolik chce. Jakmile se ukázalo něco skrytého, ptáme se ostatních.
page-take-back-ask = Po dohodě
page-take-back-ask-about = Koho se to týká, toho se nejdřív zeptáme.
page-take-back-none = Žádné
page-take-back-none-about = Co je zahráno, platí.

page-problem-no-undo = U tohoto stolu se nic nevrací.
page-problem-nothing-redo = Není co obnovit.
