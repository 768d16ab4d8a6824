# Taking back, redoing, and the table's rule about it.
page-redo = Redo
page-redo-ask = Ask to redo ({ $names })
page-redo-nothing = There is nothing to redo.
page-restart-turn = Restart turn
page-restart-turn-ask = Ask to restart the turn ({ $names })
page-back-here = Back to here
page-back-here-ask = Ask to go back to here
page-undo-group = Take back and redo
page-undo-none = Nothing is taken back at this table.
page-undo-asked-restart-turn = { $name } asks to restart the turn.
page-undo-asked-back-to = { $name } asks to go back to move { $to }.
page-undo-asked-redo = { $name } asks to redo what was taken back.
page-key-redo = Redo

page-option-take-back = Taking back
page-take-back-free = Free
page-take-back-free-about = Everybody at the table takes back as much as they like. Once something hidden was revealed, the others are asked.
page-take-back-ask = Ask
page-take-back-ask-about = Whoever is affected is asked first.
page-take-back-none = None
page-take-back-none-about = What is done is done.

page-problem-no-undo = Nothing is taken back at this table.
page-problem-nothing-redo = There is nothing to redo.
