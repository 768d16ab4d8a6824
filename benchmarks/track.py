"""Reach and tile lays on a 60-tile board: one line per figure, CPU time, median.

The board is grown by a company that lays whatever it can reach on the Czech map, so it has the density of real play.
"""

from __future__ import annotations

import random
from pathlib import Path
from statistics import median
from time import process_time_ns

import trainshed
from trainshed.rail.board import Board
from trainshed.rail.map import Map
from trainshed.rail.reach import reach

TILES = 60
COMPANY = "BCB"


def grown(map: Map, rng: random.Random, tiles: int = TILES) -> Board:
    """A board with so many tiles, each of them joined to the company's track; some are upgrades."""
    board = Board(map)
    board.supply.update(dict.fromkeys(board.supply, -1))
    for home in map.file.homes:
        board.place(COMPANY if home.company != "NWB" else "OTHER", (home.cell, home.stop))
    for _ in range(20 * tiles):
        if len(board.laid) >= tiles:
            break
        found = reach(board, COMPANY)
        phase = "yellow" if len(board.laid) < tiles // 2 or rng.random() < 0.6 else "green"
        cells = sorted(set(found.open_ends()) | found.homes)
        cell = rng.choice(cells if phase == "yellow" else sorted(found.cells()))
        options = [
            (tile, rotation)
            for id, tile in sorted(map.tiles.items())
            if tile.colour == phase
            for rotation in board.rotations(cell, tile, phase=phase)
            if found.uses(board, COMPANY, cell, tile.shape(rotation))
        ]
        if options:
            board.lay(cell, *rng.choice(options))
    return board


def figure(name: str, times: list[int], most: int) -> None:
    """Print a median in microseconds with the target it is held to."""
    print(f"{name}: {median(times) / 1000:.0f} µs median, {max(times) / 1000:.0f} worst (target {most} µs)")


def main() -> None:
    map = Map.load(Path(trainshed.__file__).parent / "titles" / "cz" / "data")
    lays: list[int] = []
    reaches: list[int] = []
    copies: list[int] = []
    for seed in range(12):
        rng = random.Random(seed)
        board = grown(map, rng)
        board.network().links()
        found = reach(board, COMPANY)
        spots = [
            (cell, tile, rotation)
            for cell in sorted(set(found.open_ends()) | found.cells())
            for tile in map.tiles.values()
            for rotation in board.rotations(cell, tile)
        ]
        for cell, tile, rotation in rng.sample(spots, min(40, len(spots))):
            map.networks.clear()
            start = process_time_ns()
            after = board.copy()
            copied = process_time_ns()
            after.lay(cell, tile, rotation)
            after.network().links()
            laid = process_time_ns()
            reach(after, COMPANY)
            reached = process_time_ns()
            copies.append(copied - start)
            lays.append(laid - start)
            reaches.append(reached - laid)
    print(f"boards of {len(board.laid)} tiles, {len(board.network().links())} links")
    figure("tile lay with copy, network and links, 60 tiles", lays, 300)
    figure("reach of a company after a tile lay", reaches, 150)
    figure("copy of a board", copies, 10)


if __name__ == "__main__":
    main()
