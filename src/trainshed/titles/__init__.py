"""The games, one folder each. Each is found by its entry point (`trainshed.titles`) and imported when it is used."""
