"""Scenario tiles (1.15): laid after Mildendo, before the homes, by the chessboard rule; checked before the game."""

from __future__ import annotations

from collections.abc import Iterator

from trainshed.core import BadSetup
from trainshed.rail.board import Board
from trainshed.rail.map import Lay

from .box import Box
from .words import refuse, tile_name_or_id

CENTRE = "C"
FAR = 40  # cells further from the centre are not examined


def layout(box: Box, scenario: str, free: tuple[Lay, ...]) -> tuple[Lay, ...]:
    """Return the tiles of a named scenario, or those the players agreed on."""
    known = box.map.file.scenario
    if scenario and scenario not in known:
        raise BadSetup(f"options.scenario: there is no {scenario[:40]!r}; there are {', '.join(known)}")
    if scenario and free:
        raise BadSetup("options.layout: either a named scenario or a free one")
    return known[scenario] if scenario else free


def lay_out(box: Box, board: Board, tiles: tuple[Lay, ...], companies: int) -> None:
    """Lay scenario tiles on the board; `BadSetup` names the tile that cannot be laid."""
    for number, lay in enumerate(tiles):
        name, cell = tile_name_or_id(box.tiles, lay.tile), lay.cell[:12]
        for right, why, rule, key in _conditions(box, board, lay):
            if not right:
                refusal = refuse(rule, key, cell, tile=name, cell=cell)
                raise BadSetup(f"options.layout[{number}]: {lay.tile[:20]} on {cell}: {why}", refusal)
        board.lay(lay.cell, box.tiles[lay.tile], lay.rotation)
    homes = home_tiles(box, board)
    sides = [cell for cell in home_cells(board) if any(home_turns(box, board, cell, id) for id in homes)]
    if len(sides) < companies:
        refusal = refuse("1.2.2", "scenario-homes", CENTRE, companies=companies)
        raise BadSetup(f"options.layout: Mildendo needs {companies} sides where a home can lie", refusal)


def may_be_preset(box: Box, id: str) -> bool:
    """True if the tile may be laid before the game."""
    return id in box.tiles.sets["scenario"] and box.tiles[id].data.kind != "tunnel"


def _conditions(box: Box, board: Board, lay: Lay) -> Iterator[tuple[bool, str, str, str]]:
    """Yield whether a tile may lie there in one respect, what is wrong if not, and rule and key of the refusal."""
    grid = board.map.grid
    yield may_be_preset(box, lay.tile), "no tile for scenarios", "1.15", "scenario-tile"
    near = lay.cell in grid and grid.distance(lay.cell, CENTRE) <= FAR
    yield near, "no such cell", "1.15", "scenario-cell"
    yield 0 <= lay.rotation < 4, "a rotation is 0 to 3", "1.15", "scenario-turn"
    yield lay.cell not in board.laid, "something lies there", "1.15", "scenario-taken"
    yield bool(board.supply.get(lay.tile)), "none of these tiles is left", "1.4.6", "none-left"
    tile = box.tiles[lay.tile]
    ground, here = tile.data.ground, box.map.file.grounds[grid.parity(lay.cell)]
    yield ground in ("", here), f"the chessboard rule asks for a {ground} cell", "1.4.3", "chessboard"
    dry = board.why_not_sides(lay.cell, tile.shape(lay.rotation)) is None
    yield dry, "track would lead into water", "1.4.7", "water"


def home_cells(board: Board) -> list[str]:
    """Return the free cells beside Mildendo."""
    return [cell for cell in board.map.grid.neighbours(CENTRE).values() if cell not in board.laid]


def home_tiles(box: Box, board: Board) -> list[str]:
    """Return the yellow cities in the supply, with and without Y."""
    cities = (id for id, tile in box.tiles.items() if tile.colour == "yellow" and tile.data.ground == "city")
    return [id for id in cities if board.supply.get(id)]


def home_turns(box: Box, board: Board, cell: str, id: str) -> list[int]:
    """Return the rotations in which the tile connects to Mildendo and no track faces water."""
    tile = box.tiles[id]
    side = board.map.grid.side_towards(cell, CENTRE)
    assert side is not None
    shapes = ((r, tile.shape(r)) for r in tile.rotations)
    return [r for r, shape in shapes if shape.gauges[side] and board.why_not_sides(cell, shape) is None]
