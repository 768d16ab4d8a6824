# Game files of 18xx.games.
file-not-json = This is not a game file: { $reason }
file-torn = The file breaks off; { $actions ->
    [0] no action
    [one] 1 action
   *[other] { $actions } actions
} before the break could be read.
file-shape = The file is not built like a game of 18xx.games: { $reason }
file-title = This is a game of { $title }. Of 18xx.games, only { $known } can be read so far.
file-players = Two players of the file have the same number.
file-setup = This game cannot be set up: { $reason }
file-actions = Actions in the file: { $count }; { $most } at most can be read.
file-undo = Action { $id } takes back or restores something that is not there.
file-action-shape = Action { $id } ({ $what }) cannot be read: { $reason }
file-action-unknown = Action { $id } ({ $what }) is of a kind that is not known here: { $type }
file-refused = Action { $id } ({ $what }) is against the rules here: { $reason } ({ $rule })
file-no-place = Action { $id } ({ $what }) does not fit this moment of the game.
file-unknown-id = Action { $id } ({ $what }) names something that is not there: { $name }
file-revenue = Action { $id } ({ $what }): the file says that the run earned { $told }, by the rules here it is { $ours }.
file-result = The scores here differ from the result in the file.
file-ended-by-hand = The players ended this game by hand. The scores are as it stood then.
file-export-title = Only games of { $known } can be written as files of 18xx.games so far.
file-export-seed = 18xx.games deals by a number, and no number is known that deals this game as it was dealt here.
file-export-option = 18xx.games does not have the option { $option } of this game.
file-export-refused = Move { $number } ({ $what }) is not possible at 18xx.games: { $reason } ({ $rule })
file-export-differs = After move { $number } ({ $what }) the game would go on differently at 18xx.games.
file-export-late = Move { $number } ({ $what }) would come too late at 18xx.games: there that part of the company’s turn is over by then.
file-export-endless = In this game nothing could happen any more. 18xx.games knows no end for that and would go round in circles.

cli-imported = Actions of the file that are now in { $file }: { $played } of { $total }.
