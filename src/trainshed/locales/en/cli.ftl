# The terminal.
cli-player = Player
cli-bot = Bot
cli-welcome = { $name }. Type the number of a move, or the move itself; h for help.
cli-prompt = Your move (1–{ $last }, h for help):
cli-help = A number makes that move. Or type a move as you read it (D3 A3, pass). ? tells the rule behind the last refusal, r all rules, u takes back, q leaves.
cli-not-understood = That is no move here. Type h for help.
cli-ask-rule = (? for the rule)
cli-no-refusal = Nothing was refused.
cli-nothing-to-undo = There is nothing to take back.
cli-undone = Taken back.
cli-left = The game is left as it is.
cli-saved = Saved as { $file }.
cli-winner = Winner: { $names }.
