# A game file of another program on the home screen.
page-file-game = Game
page-file-state = State
page-file-actions = Actions in the file
page-file-played = Who played
page-file-seat = Which player are you?
page-file-look-on = Just watch
page-file-others = The other seats can be claimed by their links.
page-file-open = Open the game
page-file-drop = Drop the game file here
