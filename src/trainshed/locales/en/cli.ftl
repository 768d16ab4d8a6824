# The terminal.
cli-player = Player
cli-bot = Bot
cli-welcome = { $name }. Type the number of a move, or the move itself; h for help.
cli-prompt = Your move (1–{ $last }, h for help):
cli-help = A number makes that move. Or type the move: { $moves }. ? tells the rule behind the last refusal, r all rules, u takes back, q leaves.
cli-typing-london = D3 A3 (a section from D3 to A3), D3 (a circle), pass
cli-typing-lilliput = A02 (a card), A02 alt, copy A02, MR N1E1 Y-PS 90 (company, cell, tile, degrees), pay, keep, yes, no, price 40 (another price), done
cli-typing-cz_first = E15 57 2 (cell, tile, turns to the right), s D2 (a station; s E11.1 if there are several cities), buy, pool 3, drop 2, best (the best routes), run 2 D4 D2, 3 D4 E3 D2 (your own), done
cli-not-understood = That is no move here. Type h for help.
cli-ask-rule = (? for the rule)
cli-no-refusal = Nothing was refused.
cli-nothing-to-undo = There is nothing to take back.
cli-undone = Taken back.
cli-left = The game is left as it is.
cli-saved = Saved as { $file }.
cli-winner = Winner: { $names }.
