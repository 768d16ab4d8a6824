"""Measure reach and tile lays on a 60-tile board: one figure per line, CPU time, median.

The board is built on the Czech map by a company that lays random tiles it can reach, so it is as dense as in real
play.
"""

from __future__ import annotations

import gc
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
SEEDS = (6, 11, 18, 21, 35, 57, 73, 75, 110, 116, 127, 140)
"""Seeds for which the company fills the map. With most other seeds it blocks its own track first."""


def random_board(map: Map, rng: random.Random, tiles: int = TILES) -> Board:
    """Build a board with about this many tiles, each connected to the company's track. Some lays are upgrades."""
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


def figure(name: str, times: list[int], most: int = 0) -> None:
    """Print the median and maximum in microseconds, and the target if there is one."""
    target = f" (target {most} µs)" if most else ""
    print(f"{name}: {median(times) / 1000:.0f} µs median, {max(times) / 1000:.0f} worst{target}")


def main() -> None:
    map = Map.load(Path(trainshed.__file__).parent / "titles" / "cz" / "data")
    lays: list[int] = []
    reaches: list[int] = []
    uncached_reaches: list[int] = []
    copies: list[int] = []
    options: list[int] = []
    sizes: list[tuple[int, int]] = []
    for seed in SEEDS:
        rng = random.Random(seed)
        board = random_board(map, rng)
        assert len(board.laid) >= TILES - 2
        sizes.append((len(board.laid), len(board.network().links())))
        found = reach(board, COMPANY)
        gc.collect()
        gc.disable()  # else the figure tells in which of the twelve boards garbage was collected
        start = process_time_ns()
        cells = sorted(set(found.open_ends()) | found.cells())
        spots = list(board.options(cells))
        legal = [spot for spot in spots if found.uses(board, COMPANY, spot[0], spot[1].shape(spot[2]))]
        options.append(process_time_ns() - start)
        gc.enable()
        assert legal
        for cell, tile, rotation in rng.sample(spots, min(40, len(spots))):
            map.networks.clear()
            map.reaches.clear()
            reach(board, COMPANY)
            start = process_time_ns()
            after = board.copy()
            copied = process_time_ns()
            after.lay(cell, tile, rotation)
            after.network().links()
            laid = process_time_ns()
            reach(after, COMPANY)
            reached = process_time_ns()
            map.reaches.clear()
            again = process_time_ns()
            reach(after, COMPANY)
            uncached_reaches.append(process_time_ns() - again)
            copies.append(copied - start)
            lays.append(laid - start)
            reaches.append(reached - laid)
    tiles, links = (median(size) for size in zip(*sizes, strict=True))
    print(f"boards of {tiles:.0f} tiles and {links:.0f} links")
    figure("tile lay with copy, network and links, 60 tiles", lays, 300)
    figure("reach of a company after a tile lay", reaches, 150)
    figure("reach of a company, nothing remembered", uncached_reaches)
    figure("copy of a board", copies)
    figure("all legal tile lays of a company", options)


if __name__ == "__main__":
    main()
