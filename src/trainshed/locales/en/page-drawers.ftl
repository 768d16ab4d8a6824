# The drawers under the board.
page-turn = Turn
page-drawers = Drawers under the map
page-drawer-pin = Keep open: { $name }
page-drawer-unpin = No longer keep open: { $name }
page-drawer-tall = Higher drawer
page-drawer-low = Lower drawer
page-key-drawer = Open or close: { $name }
