"""18CZ: map, tiles and liveries shared by its games. `first` is "Your first game"."""
