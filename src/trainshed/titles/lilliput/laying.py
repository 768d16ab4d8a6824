"""Laying and upgrading tiles (1.4): validation, enumeration, and the lay itself.

`why_not` decides what is legal. The track kit (`trainshed.rail`) checks what the board determines (fit, supply,
chessboard, water), and its refusals are translated to this game's rules. Connection and money are checked here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from trainshed.core import Log, Refusal
from trainshed.rail.board import Board
from trainshed.rail.grid import KEYS_PER_CELL
from trainshed.rail.reach import Reach, reach
from trainshed.rail.tile import Shape, Tile, Upgrade, upgrade

from .actions import LayTile
from .events import TileLaid
from .naming import tile_name, tile_name_or_id
from .state import State
from .steps import refuse

CITY, PLAIN = "city", "plain"
_RULES = {
    "rail/board.supply": ("1.4.6", "none-left"),
    "rail/board.company": ("1.13.2", "laputa-company"),
    "rail/board.ground": ("1.4.3", "chessboard"),
    "rail/board.first-colour": ("1.4.5", "first-yellow"),
    "rail/board.wall": ("1.4.7", "water"),
    "rail/board.own-wall": ("1.4.7", "water"),
    "rail/tile.phase": ("1.4.5", "too-early"),
    "rail/tile.final": ("1.4.4", "never-upgraded"),
    "rail/tile.only-on": ("1.4.4", "only-on"),
    "rail/tile.colour-step": ("1.4.4", "colour-step"),
    "rail/tile.label": ("1.4.4", "other-category"),
    "rail/tile.stops": ("1.4.4", "other-category"),
    "rail/tile.keeps-track": ("1.4.4", "loses-track"),
}
"""By refusal of the track kit: rule and message key of this game."""
_VARIANTS = {"none": "1.4.6", "allenbeck": "1.13.1", "laputa": "1.13.2", "brobdingnag": "1.13.3"}
"""By variant: the rule that says which tiles of the box are not in this game."""
_PHASE_RULE = {"castle": "1.7a.1", "treasurer": "1.7a.5", "tunnel": "1.15"}
"""By kind of tile: its own rule, which says from which phase on it may be laid."""


def is_character_tile(tile: Tile) -> bool:
    return tile.colour == "special"


# validation


def why_not(state: State, action: LayTile, *, owner: int) -> Refusal | None:
    """Return why a company of `owner` may not lay this tile; callers check the card's colours and the hand."""
    if state.director(action.company) != owner:
        return refuse("1.4.1", "not-yours", action.company, company=action.company)
    tile = state.box.tiles.get(action.tile)
    board = state.board
    if tile is None or action.tile in state.left_out:
        called_so = tile_name_or_id(state.box.tiles, action.tile)
        return refuse(_why_left_out(state, action.tile), "no-tile", action.tile, tile=called_so)
    if action.tile in state.box.tiles.sets["scenario"] and tile.data.kind != "tunnel":
        return refuse("1.15", "laid-before", action.tile, tile=tile_name(tile))
    if not 0 <= action.rotation < 4 or not beside(board, action.cell):
        return refuse("1.4.2", "not-beside", action.cell, cell=action.cell[:12])
    found = board.why_not_lay(action.cell, tile, action.rotation, phase=state.colour, company=action.company)
    if found is not None:
        return _translate_refusal(state, action, tile, found.rule)
    if tile.data.kind == "castle" and is_home(state, action.cell):
        return refuse("1.7a.1", "castle-home", action.cell, cell=action.cell)
    shape = tile.shape(action.rotation)
    if not connected(board, action.company, action.cell, shape):
        old = board.shape(action.cell)
        upgrade = old is not None and bool(old.tracks)
        key = "new-track-unreached" if upgrade else "not-connected"
        return refuse("1.4.2", key, action.cell, company=action.company, cell=action.cell)
    cost = price(state, owner, tile, action.cell)
    if cost > state.bank[action.company]:
        return refuse("1.4.1", "tile-money", action.company, company=action.company, cost=cost)
    return None


def _why_left_out(state: State, id: str) -> str:
    """Return the rule by which the tile is not in the game: that of its variant, or of the variant played."""
    sets = state.box.tiles.sets
    variant = next((name for name in _VARIANTS if id in sets.get(name, ())), state.options.variant)
    return _VARIANTS[variant] if id in state.box.tiles else "1.4.6"


def _translate_refusal(state: State, action: LayTile, tile: Tile, rule: str) -> Refusal:
    """Translate a refusal of the track kit to the rule for this tile or this cell."""
    cell, old = action.cell, state.board.laid.get(action.cell)
    if rule in ("rail/tile.only-on", "rail/board.first-colour"):
        if tile.data.kind == "castle":
            return refuse("1.7a.1", "castle-on", cell, cell=cell)
        if tile.data.kind == "tunnel":
            return refuse("1.15", "tunnel-on", cell, cell=cell)
    if rule == "rail/tile.colour-step" and old is not None and old.tile.data.kind == "mountain":
        return refuse("1.15", "mountain", cell, cell=cell)
    why, key = _RULES[rule]
    if rule == "rail/tile.phase":
        why = _PHASE_RULE.get(tile.data.kind, why)
    elif why == "1.4.4" and _is_scenario_tile(state, cell):
        why = "1.15"
    return refuse(why, key, cell, tile=tile_name(tile), cell=cell)


def _is_scenario_tile(state: State, cell: str) -> bool:
    """True if a scenario tile lies on the cell; rule 1.15 says what may replace it."""
    old = state.board.laid.get(cell)
    return old is not None and old.tile.id in state.box.tiles.sets["scenario"]


def beside(board: Board, cell: str) -> bool:
    """True if the cell has a tile or is beside one. New tiles lie beside tiles, so far cells are never examined."""
    if cell in board.laid:
        return True
    return cell in board.map.grid and any(other in board.laid for other in board.map.grid.neighbours(cell).values())


def is_home(state: State, cell: str) -> bool:
    """True if a company has its home station on the cell (R14, R33)."""
    return any(places and places[0][0] == cell for places in state.board.placed.values())


def connected(board: Board, company: str, cell: str, shape: Shape) -> bool:
    """True if connected (7.2): a new tile continues track in reach; for an upgrade, some new piece is in reach."""
    old, found = board.shape(cell), reach(board, company)
    if old is None or not old.tracks:
        return any(found.enters(cell, side) for side in shape.exits)
    how = upgrade(old, shape)
    return isinstance(how, Upgrade) and found.uses(board, company, cell, shape, how.added)


def price(state: State, owner: int, tile: Tile, cell: str) -> int:
    """Return the cost of a lay: the tile's own price (a yellow Y is free for the Emperor) plus the terrain (R22)."""
    own = tile.data.price
    if own and tile.label and state.power(owner, "free_metropolis"):
        own = 0
    old = state.board.laid.get(cell)
    return own + (old.tile.data.cost if old is not None else 0)


# enumeration


class Allowed:
    """Tile colours a card still allows: how many yellow, green, and of any colour."""

    __slots__ = ("any", "green", "yellow")

    def __init__(self, yellow: int, green: int, any: int) -> None:
        self.yellow, self.green, self.any = yellow, green, any

    def __call__(self, tile: Tile) -> bool:
        if self.any:
            return True
        return bool((tile.colour == "yellow" and self.yellow) or (tile.colour == "green" and self.green))


def lays(state: State, seat: int, allowed: Allowed) -> Iterator[LayTile]:
    """Yield every legal lay of tiles from the supply, company by company."""
    for company in state.own(seat):
        yield from _lays_of(state, seat, company, allowed)


def _lays_of(state: State, seat: int, company: str, allowed: Allowed) -> Iterator[LayTile]:
    board, treasury = state.board, state.bank[company]
    found = reach(board, company)
    if allowed.yellow or allowed.any:
        for cell, sides in sites(board, found).items():
            tiles = _first_tiles(state, board.map.grid.parity(cell))
            yield from _new(state, seat, company, treasury, cell, sides, tiles)
    if state.depot.seen and state.colour != "yellow" and (allowed.green or allowed.any):
        yield from _tunnels(state, seat, company, treasury, found)
        yield from _upgrades(state, seat, company, found, allowed)


def sites(board: Board, reached: Reach) -> dict[str, tuple[int, ...]]:
    """Return free and terrain cells where a first tile could continue track in reach, with the sides it arrives at."""
    laid = board.laid
    found = {}
    for cell, sides in reached.open_ends().items():
        shape = laid.get(cell)
        if shape is None or shape.tile.data.open:
            found[cell] = sides
    return found


def _first_tiles(state: State, parity: int) -> list[Tile]:
    """Return the yellow tiles in play for a cell of this parity (chessboard rule, 7.1)."""
    key = ("first", parity, state.left_out)
    known: list[Tile] | None = state.box.lays.get(key)
    if known is None:
        ground = state.box.map.file.grounds[parity]
        known = [
            tile
            for id, tile in state.box.tiles.items()
            if tile.colour == "yellow" and tile.data.ground == ground and id not in state.left_out
        ]
        state.box.lays[key] = known
    return known


def _new(
    state: State, seat: int, company: str, treasury: int, cell: str, sides: tuple[int, ...], tiles: Iterable[Tile]
) -> Iterator[LayTile]:
    board = state.board
    for tile in tiles:
        if board.supply.get(tile.id) and price(state, seat, tile, cell) <= treasury:
            for rotation in fitting(board, cell, tile, sides):
                yield LayTile(seat, company, cell, tile.id, rotation)


def fitting(board: Board, cell: str, tile: Tile, sides: Iterable[int]) -> list[int]:
    """Return the rotations that continue the track at one of the sides and let no track meet water."""
    found = []
    for rotation in tile.rotations:
        gauges = tile.shape(rotation).gauges
        if any(gauges[side] for side in sides) and avoids_water(board, cell, tile.shape(rotation)):
            found.append(rotation)
    return found


def avoids_water(board: Board, cell: str, shape: Shape) -> bool:
    """True if no track of the tile faces water and no water of it faces track (1.4)."""
    grid, laid = board.map.grid, board.laid
    for side in range(4):
        track = shape.gauges[side]
        if not track and side not in shape.walls:
            continue
        other = grid.neighbour(cell, side)
        beyond = laid.get(other) if other is not None else None
        if beyond is None:
            continue
        facing = (side + 2) % 4
        if (track and facing in beyond.walls) or (side in shape.walls and beyond.gauges[facing]):
            return False
    return True


def _tunnels(state: State, seat: int, company: str, treasury: int, reached: Reach) -> Iterator[LayTile]:
    """Yield lays of the tunnel: it replaces a mountain on a plain cell (1.15, R31)."""
    board, grid = state.board, state.board.map.grid
    for cell, shape in board.laid.items():
        if shape.tile.data.kind != "mountain" or state.box.map.file.grounds[grid.parity(cell)] != PLAIN:
            continue
        for id, tile in state.box.tiles.items():
            if tile.data.kind == "tunnel" and board.supply.get(id) and price(state, seat, tile, cell) <= treasury:
                for rotation in fitting(board, cell, tile, reached.sides(cell)):
                    yield LayTile(seat, company, cell, id, rotation)


def _upgrades(state: State, seat: int, company: str, reached: Reach, allowed: Allowed) -> Iterator[LayTile]:
    board = state.board
    cell_of, numbers = board.map.grid.cell, {key // KEYS_PER_CELL for key in reached.keys}
    numbers |= {board.map.grid.number(home) for home in reached.homes}
    for number in sorted(numbers):
        cell = cell_of(number)
        old = board.laid.get(cell)
        if old is None:
            continue
        for tile in followers(state, old.tile):
            if allowed(tile) and board.supply.get(tile.id) and (not tile.data.company or tile.data.company == company):
                for rotation in tile.rotations:
                    shape = tile.shape(rotation)
                    how = upgrade(old, shape)
                    if (
                        isinstance(how, Upgrade)
                        and avoids_water(board, cell, shape)
                        and reached.uses(board, company, cell, shape, how.added)
                    ):
                        yield LayTile(seat, company, cell, tile.id, rotation)


def followers(state: State, old: Tile) -> list[Tile]:
    """Return the tiles that may replace a tile in this phase."""
    key = ("next", old.id, state.colour, state.left_out)
    known: list[Tile] | None = state.box.lays.get(key)
    if known is None:
        colours = ("green",) if state.colour == "green" else ("green", "brown")
        known = []
        for id, tile in state.box.tiles.items():
            if tile.colour in colours and id not in state.left_out and tile.data.kind != "tunnel":
                turned = (isinstance(upgrade(old.shape(a), tile.shape(b)), Upgrade) for a in range(4) for b in range(4))
                if any(turned):
                    known.append(tile)
        state.box.lays[key] = known
    return known


# execution


def lay(state: State, action: LayTile, owner: int, log: Log) -> None:
    """Pay and lay; the old tile returns to the supply, its stations move to the new tile."""
    tile = state.box.tiles[action.tile]
    cost = price(state, owner, tile, action.cell)
    state.pay(action.company, -cost)
    state.board.lay(action.cell, tile, action.rotation)
    laid = action.cell, action.tile, action.rotation, cost
    log.append(TileLaid(state.who(owner), action.company, *laid, tile_name(tile)))
