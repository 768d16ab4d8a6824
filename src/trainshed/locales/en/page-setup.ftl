# Home, set-up and the scenario editor.
page-problem-setup = The game cannot be set up like this.
page-problem-level = There is no bot of this level.
page-players-range = 
    { $least }–{ $most ->
        [one] 1 player
       *[other] { $most } players
    }

page-option-lot = At random
page-option-at-seat = Seat { $number }: { $name }
page-idle-alone = Without effect when you play alone.
page-idle-two = Only with two players; without effect now.
page-order-own = In this order
page-order-up = { $item }: earlier
page-order-down = { $item }: later
page-order-told = { $item } is number { $place } now.

page-file-not-json = { $file } cannot be read: it is not JSON.
page-file-not-scenario = { $file } is not a scenario. A scenario has a list “layout” of tiles, each with a cell, a tile and a rotation.
page-file-not-data = { $file } is not a data file: it should hold parts such as “market” or “tile”.
page-file-too-large = { $file } is too large.
page-file-refused = { $file } cannot be used.

page-scenario = Scenario editor
page-scenario-about = These tiles lie on the table before the game begins. Choose a tile, then a cell. Press a tile on the map to turn or remove it.
page-scenario-map = Map of the scenario
page-scenario-tiles = Tiles
page-scenario-lay = Lay on { $cell }: { $tile }
page-scenario-laid = { $cell }, { $tile }: turn or remove
page-scenario-turn = Turn
page-scenario-remove = Remove
page-scenario-from = Start from
page-scenario-empty = Empty table
page-scenario-name = Name of the scenario
page-scenario-nameless = Scenario of my own
page-scenario-players = For up to how many players
page-scenario-save = Save as a file
page-scenario-load = Load a file
page-scenario-play = Play this
page-scenario-back = Take back
page-scenario-nothing = Nothing is laid yet but Mildendo.
page-scenario-fits = { $count ->
    [one] Everything fits: one tile is laid.
   *[other] Everything fits: { $count } tiles are laid.
}
page-scenario-choose = Choose a tile first, then a cell.

# Presets: named sets of options.
page-presets = Rules
page-presets-mixed = A mixture of rules, as chosen below.
page-presets-single = Single rules
