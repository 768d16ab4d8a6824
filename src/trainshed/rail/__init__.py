"""What the track games share: grid, tiles, board, network, routes, market, shares, trains, bank."""
