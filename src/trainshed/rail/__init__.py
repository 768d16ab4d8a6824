"""Code shared by the track games: grid, tiles, board, network, routes, market, shares, trains, bank."""
