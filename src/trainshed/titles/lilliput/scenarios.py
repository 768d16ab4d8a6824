"""Scenario tiles (1.15): laid after Mildendo, before the homes, by the chessboard rule; checked before the game."""

from __future__ import annotations

from trainshed.core import BadSetup, Refusal
from trainshed.rail.board import Board
from trainshed.rail.map import Lay

from .box import Box
from .laying import avoids_water
from .naming import tile_name_or_id
from .steps import refuse

CENTRE = "C"
NEVER_PRESET = ("tunnel",)
FAR = 40


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
        why = _why_not(box, board, lay)
        if why is not None:
            text, refusal = why
            raise BadSetup(f"options.layout[{number}]: {lay.tile[:20]} on {lay.cell[:12]}: {text}", refusal)
        board.lay(lay.cell, box.tiles[lay.tile], lay.rotation)
    sides = [cell for cell in home_cells(board) if home_fits(box, board, cell)]
    if len(sides) < companies:
        refusal = refuse("1.2.2", "scenario-homes", CENTRE, companies=companies)
        raise BadSetup(f"options.layout: Mildendo needs {companies} sides where a home can lie", refusal)


def may_be_preset(box: Box, id: str) -> bool:
    """True if the tile may be laid before the game."""
    return id in box.tiles.sets["scenario"] and box.tiles[id].data.kind not in NEVER_PRESET


def _why_not(box: Box, board: Board, lay: Lay) -> tuple[str, Refusal] | None:
    tile, grid = box.tiles.get(lay.tile), board.map.grid
    grounds = box.map.file.grounds

    def no(text: str, rule: str, key: str) -> tuple[str, Refusal]:
        return text, refuse(rule, key, lay.cell[:12], tile=tile_name_or_id(box.tiles, lay.tile), cell=lay.cell[:12])

    if tile is None or not may_be_preset(box, lay.tile):
        return no("no tile for scenarios", "1.15", "scenario-tile")
    if lay.cell not in grid or grid.distance(lay.cell, CENTRE) > FAR:
        return no("no such cell", "1.15", "scenario-cell")
    if not 0 <= lay.rotation < 4:
        return no("a rotation is 0 to 3", "1.15", "scenario-turn")
    if lay.cell in board.laid:
        return no("something lies there", "1.15", "scenario-taken")
    if not board.supply.get(lay.tile):
        return no("none of these tiles is left", "1.4.6", "none-left")
    if tile.data.ground and grounds[grid.parity(lay.cell)] != tile.data.ground:
        return no(f"the chessboard rule asks for a {tile.data.ground} cell", "1.4.3", "chessboard")
    if not avoids_water(board, lay.cell, tile.shape(lay.rotation)):
        return no("track would lead into water", "1.4.7", "water")
    return None


def home_cells(board: Board) -> list[str]:
    """Return the free cells beside Mildendo."""
    return [cell for cell in board.map.grid.neighbours(CENTRE).values() if cell not in board.laid]


def home_fits(box: Box, board: Board, cell: str, metropolis: bool | None = None) -> bool:
    """True if a home tile fits on the cell: connected to Mildendo, no track into water."""
    return any(
        home_turns(box, board, cell, id)
        for id in home_tiles(box, board)
        if metropolis is None or bool(box.tiles[id].label) == metropolis
    )


def home_tiles(box: Box, board: Board) -> list[str]:
    """Return the yellow cities in the supply, with and without Y."""
    return [
        id
        for id, tile in box.tiles.items()
        if tile.colour == "yellow" and tile.data.ground == "city" and board.supply.get(id)
    ]


def home_turns(box: Box, board: Board, cell: str, id: str) -> list[int]:
    """Return the rotations in which the tile connects to Mildendo and no track faces water."""
    tile = box.tiles[id]
    side = board.map.grid.side_towards(cell, CENTRE)
    assert side is not None
    return [r for r in tile.rotations if tile.shape(r).gauges[side] and avoids_water(board, cell, tile.shape(r))]
