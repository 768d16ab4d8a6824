# The page: everything around the board.
page-tagline = All your railway games under one roof.
page-home = Home
page-close = Close
page-cancel = Cancel
page-loading = Opening the table…
page-lost = There is nothing at this address.
page-you = you
page-player = Player { $number }
page-bot-name = Bot { $number } ({ $level })

page-soon = Soon
page-my-tables = My tables
page-your-turn = Your turn
page-waiting-for = Waiting for { $names }
page-over = The game is over
page-join = Join by link
page-join-link = Paste the link you were sent
page-join-go = Join
page-your-name = Your name
page-name-none = Not chosen yet
page-record-upload = Open a saved game
page-nameless = Somebody
page-record-choose = Choose a file
page-record-download = Save the game as a file
page-daily = Daily board
page-daily-begin = Play today’s board
page-daily-on = Continue
page-daily-look = Look at my board
page-daily-mine = 
    Your result today: { $total ->
        [one] 1 point
       *[other] { $total } points
    }.

page-set-up = Set up a table
page-title = Game
page-seats = Seats
page-seat-number = Seat { $number }
page-seat-kind = Who takes seat { $number }
page-name-of = Name of player { $number }
page-seat-add = Add a seat
page-seat-remove = Remove seat { $number }
page-kind-me = Me
page-kind-friend = Friend, by link
page-kind-bot = Bot
page-kind-hotseat = Someone at this screen
page-kind-me-about = You, in this browser.
page-kind-friend-about = Gets a secret link, also as a QR code, and plays on their own screen.
page-kind-bot-about = The computer plays this seat.
page-kind-hotseat-about = Takes turns with you at this screen.
page-level = Level
page-level-easy = Easy
page-level-medium = Medium
page-level-hard = Hard
page-options = Game options
page-start = Start the game

page-table-title = Table: { $names }
page-table-menu = Table menu
page-action-panel = What to do
page-panel = Panel
page-panel-height = Panel height
page-log = Log
page-chat = Chat
page-boards = Everyone’s boards
page-log-and-chat = Log, chat and boards
page-log-mine = Only mine
page-since = Since you were here
page-show-moment = Show this moment
page-chat-empty = Nothing said yet.
page-chat-say = Say something
page-chat-send = Send
page-not-sent = Not sent. Try again in a moment.
page-link-live = Connected
page-link-joining = Connecting…
page-link-lost = Connection lost, trying again…
page-seat-to-act = to act
page-seat-done = done
page-seat-open = free
page-seat-taken = taken
page-seat-away = away
page-seats-open = A seat is still free.
page-seat-release = Free the seat
page-seat-link = Link to the seat
page-invite = Invite and seats
page-invite-how = Send this link to one person. Whoever opens it first takes the seat.
page-copy-link = Copy link
page-copied = Copied
page-qr = QR code of the link
page-spectate = Anyone may watch here:
page-claim-title = A seat is kept for you
page-claim-with = At the table: { $names }
page-claim-sit = Sit down
page-claim-watch = Only watch
page-watching = You are watching.
page-you-are-done = You are done for now.
page-rematch = Play again
page-rematch-go = To the new table

page-history = History
page-history-at = Move { $at } of { $of }
page-history-looking = You are looking at move { $at } of { $of }.
page-history-first = To the start
page-history-back = One move back
page-history-forward = One move forward
page-history-live = Back to current position
page-history-link = Copy link to this move
page-history-clone = Play on from here in a copy

page-undo = Take back
page-undo-ask = Ask to take back ({ $names })
page-undo-ask-short = Ask to take back
page-undo-asked = { $name } asks to take back a move.
page-undo-grant = Allow
page-undo-decline = Decline
page-undo-withdraw = Withdraw the request
page-undo-nothing = There is nothing to take back.
page-undo-never = This can no longer be taken back: a new card is on the table.

page-not-possible = Not possible.
page-rule = Rule { $number }
page-rule-in = Rule { $number }, { $part }
page-rules = Rules
page-all-rules = All rules
page-rules-of = Rules of { $title }

page-settings = Settings
page-language = Language
page-setting-theme = Light or dark
page-theme-system = Same as device
page-theme-light = Light
page-theme-dark = Dark
page-setting-palette = Line colours
page-palette-usual = Usual
page-palette-clear = Colour-blind friendly
page-palette-grey = Without colour
page-setting-confirm = Confirm each move
page-confirm-touch = On touch screens
page-confirm-always = Always
page-confirm-never = Never
page-setting-more = More
page-setting-names = Show station names
page-setting-bell = A soft bell when it is my turn
page-setting-coach = Hints in the first round
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-all = Show the whole map

page-shortcuts = Shortcuts
page-key-help = This list
page-key-map = To the map, at the next possible station
page-key-next = Next possible station (with Shift: previous)
page-key-arrows = From station to station
page-key-enter = Draw, choose
page-key-cancel = Cancel the choice
page-key-pass = Pass
page-key-power = Show or hide the moves of the power
page-key-undo = Take back
page-key-history = One move back or forward
page-key-live = Back to current position
page-key-chat = To the chat
page-key-zoom = Zoom the map, show all of it

page-problem-offline = The server does not answer.
page-problem-unknown = There is no such table.
page-problem-forbidden = This seat is not yours.
page-problem-origin = This page may not do that.
page-problem-too-many = Too much at once. Wait a moment.
page-problem-too-large = This file is too large.
page-problem-bot = The bot could not play.
page-problem-fault = The server made a mistake.
page-problem-asked = A request is already open.
page-problem-daily = Not with the daily board.
page-problem-never = This can no longer be taken back.
page-problem-no-ask = No request is open.
page-problem-not-a-friend = This seat is not for a friend.
page-problem-not-over = The game is not over yet.
page-problem-nothing = There is nothing to take back.
page-problem-secret = This would show what is still hidden. Wait for the end of the game.
page-problem-stale = Something has happened meanwhile. Look again.
page-problem-taken = This seat is already taken.
page-problem-seed = The cards cannot be chosen here.
page-problem-chat = A message has 1 to 500 characters.
page-problem-name = A name has up to 40 printable characters.
page-problem-illegal = The rules forbid it.
page-problem-title = There is no such game here.
page-problem-key = This command was sent before.
page-problem-seats = These seats do not fit together.
page-problem-damaged = The file is damaged.
page-problem-invalid = This cannot be done as asked.
page-problem-malformed = The request was not understood.
page-problem-method = The request was not understood.
page-problem-link = This is not a link to a table.

# London
page-london-round = Round { $number } of { $of }
page-london-turn = Turn { $number }
page-london-underground = Underground { $count }/{ $of }
page-london-may-end = The next card may be the last.
page-london-last-turn = Last turn of the round.
page-london-left = To come:
page-london-flipped = Cards of this round
page-london-face-down = face down
page-london-branch = Switch: start at any station of your line
page-london-card = { $kind ->
    [street] Street card
   *[underground] Underground card
}: { $symbol ->
    [circle] circle
    [square] square
    [triangle] triangle
    [pentagon] pentagon
    [switch] switch
   *[joker] joker
}
page-london-station = { $name } { $symbol ->
    [circle] circle
    [square] square
    [triangle] triangle
    [pentagon] pentagon
   *[wild] Central Station
}
page-london-tourist-site = tourist site
page-london-departure-of = departure station, { $colour ->
    [purple] purple
    [blue] blue
    [red] red
   *[green] green
}
page-london-on-lines = on: { $lines }
page-london-can-draw = can be reached, line { $from } to { $to }
page-london-several-origins = can be reached from several stations
page-london-can-start = a section can start here
page-london-choose-origin = From where to { $target }? Choose a glowing station.
page-london-choose-target = From { $origin } to where? Choose a framed station.
page-london-effect-line = line { $from } → { $to }
page-london-effect-districts = districts { $from } → { $to }
page-london-effect-most = fullest { $from } → { $to }
page-london-effect-thames = Thames { $from } → { $to }
page-london-effect-total = total { NUMBER($gain, signDisplay: "always") }
page-london-spends = spends the power
page-london-draw-it = Draw it
page-london-pass = Pass
page-london-pass-sure = You could still draw a section. Pass all the same?
page-london-pass-yes = Pass
page-london-no-second = No second section
page-london-circle-none = Circle none
page-london-power-spent = The power of this pencil is spent.
page-london-power-opens = { $count ->
    [one] It opens 1 more move.
   *[other] It opens { $count } more moves.
}
page-london-power-nothing = Not needed now: it opens no further move.
page-london-power-later = Not yet: you are asked after the last turn of the round.
page-london-power-second = Draw a section first; then you may draw the second one.
page-london-sheet = Score sheet
page-london-line = Line
page-london-districts = Districts
page-london-most = Fullest
page-london-thames = Thames
page-london-points = Points
page-london-not-yet = not drawn yet
page-london-ticks = { $count ->
    [one] 1 box ticked
   *[other] { $count } boxes ticked
}
page-london-interchanges-of = 
    Stations with { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    }: { $count }
page-london-total = Total
page-london-round-line = Line { $number }
page-london-tally = The tally
page-london-solo-end = 
    { $total ->
        [one] 1 point
       *[other] { $total } points
    }.
page-london-winner = { $name } wins.
page-london-shared = Shared victory: { $names }.
page-london-tie = The totals are equal; the best single line decides.
page-london-boards = All boards side by side
page-london-share = Picture to share
page-london-share-words = Trainshed · Next Station: London
page-london-share-daily = Trainshed · Next Station: London · Daily board { $day }
page-london-round-over = Round { $number } is scored. The pencils move on.
page-london-watching = The board of { $name }
page-london-own-sheet = Back to mine
page-london-sheet-of = 
    Board of { $name }, { $total ->
        [one] 1 point
       *[other] { $total } points
    }
page-london-map-of = 
    Map of { $name }, { $total ->
        [one] 1 point
       *[other] { $total } points
    }. Arrow keys move between stations, N goes to the next possible one.
page-london-map-text = The map in words
page-london-line-text = { $colour ->
    [purple] Purple
    [blue] Blue
    [red] Red
   *[green] Green
} line, { $total ->
        [one] 1 point
       *[other] { $total } points
    }: { $stations }.
page-london-ends-text = Its ends: { $ends }.
page-london-moves-text = Possible sections, with the line’s points after them: { $moves }.

page-london-part-3-1 = The game
page-london-part-3-2 = A round
page-london-part-3-3 = Drawing a section
page-london-part-3-4 = The switch
page-london-part-3-5 = Passing the pencils
page-london-part-3-6 = Scoring a line
page-london-part-3-7 = End of the game
page-london-part-3-8 = Shared objectives
page-london-part-3-9 = Pencil powers
