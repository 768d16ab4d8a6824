"""Laying and upgrading tiles (1.4): the judge, the same enumerated, and the lay itself.

`why_not` is the judge. What the board can tell (fit, supply, chessboard, water) comes from the track kit under a
rule of ours; connection and money are asked here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from trainshed.core import Event, Refusal
from trainshed.rail.board import Board
from trainshed.rail.grid import KEYS_PER_CELL
from trainshed.rail.reach import Reach
from trainshed.rail.tile import Shape, Tile, Upgrade, upgrade

from .actions import LayTile
from .events import TileLaid
from .naming import called, named
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
"""What the track kit objects to, under rules and words of ours."""
_VARIANTS = {"none": "1.4.6", "allenbeck": "1.13.1", "laputa": "1.13.2", "brobdingnag": "1.13.3"}
"""The rule of each variant: by it a tile of the box is not in this game."""
_PHASE_TOLD = {"castle": "1.7a.1", "treasurer": "1.7a.5", "tunnel": "1.15"}
"""Tiles whose own rule says from which phase on they are laid."""


def is_character_tile(tile: Tile) -> bool:
    return tile.colour == "special"


# the judge


def why_not(state: State, action: LayTile, *, owner: int) -> Refusal | None:
    """Why a company of `owner` may not lay this tile, card and hand apart."""
    number = state.index(action.company)
    if number < 0 or state.companies[number].director != owner:
        return refuse("1.4.1", "not-yours", action.company, company=action.company)
    tile = state.facts.tile(action.tile)
    board = state.board
    if tile is None or action.tile in state.left_out:
        called_so = called(state.facts.tiles, action.tile)
        return refuse(_why_left_out(state, action.tile), "no-tile", action.tile, tile=called_so)
    if action.tile in state.facts.tiles.sets["scenario"] and tile.data.kind != "tunnel":
        return refuse("1.15", "laid-before", action.tile, tile=named(tile))
    if not 0 <= action.rotation < 4 or not beside(board, action.cell):
        return refuse("1.4.2", "not-beside", action.cell, cell=action.cell[:12])
    found = board.why_not_lay(action.cell, tile, action.rotation, phase=state.colour, company=action.company)
    if found is not None:
        return _objection(state, action, tile, found.rule)
    if tile.data.kind == "castle" and is_home(state, action.cell):
        return refuse("1.7a.1", "castle-home", action.cell, cell=action.cell)
    shape = tile.shape(action.rotation)
    if not connected(board, state.facts.reach(board, action.company), action.company, action.cell, shape):
        old = board.shape(action.cell)
        upgrade = old is not None and bool(old.tracks)
        key = "new-track-unreached" if upgrade else "not-connected"
        return refuse("1.4.2", key, action.cell, company=action.company, cell=action.cell)
    cost = price(state, owner, tile, action.cell)
    if cost > state.companies[number].treasury:
        return refuse("1.4.1", "tile-money", action.company, company=action.company, cost=cost)
    return None


def _why_left_out(state: State, id: str) -> str:
    """The rule by which there is no such tile: that of the variant it belongs to, or of the one played."""
    sets = state.facts.tiles.sets
    variant = next((name for name in _VARIANTS if id in sets.get(name, ())), state.options.variant)
    return _VARIANTS[variant] if id in state.facts.tiles else "1.4.6"


def _objection(state: State, action: LayTile, tile: Tile, rule: str) -> Refusal:
    """What the track kit objects to, under the rule that says so of this tile or this place."""
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
        why = _PHASE_TOLD.get(tile.data.kind, why)
    elif why == "1.4.4" and _preset(state, cell):
        why = "1.15"
    return refuse(why, key, cell, tile=named(tile), cell=cell)


def _preset(state: State, cell: str) -> bool:
    """Whether a scenario tile lies on the cell; what may replace those is told in 1.15."""
    old = state.board.laid.get(cell)
    return old is not None and old.tile.id in state.facts.tiles.sets["scenario"]


def beside(board: Board, cell: str) -> bool:
    """New tiles lie beside tiles; so no far cell is ever looked at."""
    if cell in board.laid:
        return True
    return cell in board.map.grid and any(other in board.laid for other in board.map.grid.neighbours(cell).values())


def is_home(state: State, cell: str) -> bool:
    """Whether a company has its home station on the cell (R14, R33)."""
    return any(company.stations[:1] == (cell,) for company in state.companies)


def connected(board: Board, reach: Reach, company: str, cell: str, shape: Shape) -> bool:
    """Connection (7.2): a new tile continues track in reach; of an upgrade some new piece is in reach."""
    old = board.shape(cell)
    if old is None or not old.tracks:
        return any(reach.enters(cell, side) for side in shape.exits)
    how = upgrade(old, shape)
    return isinstance(how, Upgrade) and reach.uses(board, company, cell, shape, how.added)


def price(state: State, owner: int, tile: Tile, cell: str) -> int:
    """What the builder pays: the tile's own price (a yellow Y is free for the Emperor), and the terrain (R22)."""
    own = tile.data.price
    if own and tile.label and state.power(owner, "free_metropolis"):
        own = 0
    old = state.board.laid.get(cell)
    return own + (old.tile.data.cost if old is not None else 0)


# the same, enumerated


class Allowed:
    """Which colours a card still lets a player lay: yellow, green, and any."""

    __slots__ = ("any", "green", "yellow")

    def __init__(self, yellow: int, green: int, any: int) -> None:
        self.yellow, self.green, self.any = yellow, green, any

    def __call__(self, tile: Tile) -> bool:
        if self.any:
            return True
        return bool((tile.colour == "yellow" and self.yellow) or (tile.colour == "green" and self.green))


def lays(state: State, seat: int, allowed: Allowed) -> Iterator[LayTile]:
    """Every legal lay of tiles from the supply, company by company."""
    for number in state.own(seat):
        yield from _lays_of(state, seat, number, allowed)


def _lays_of(state: State, seat: int, number: int, allowed: Allowed) -> Iterator[LayTile]:
    facts, board, charter = state.facts, state.board, state.companies[number]
    company = facts.company_ids[number]
    reach = facts.reach(board, company)
    if allowed.yellow or allowed.any:
        for cell, sides in sites(board, reach).items():
            tiles = _first_tiles(state, board.map.grid.parity(cell))
            yield from _new(state, seat, company, charter.treasury, cell, sides, tiles)
    if state.phase and state.colour != "yellow" and (allowed.green or allowed.any):
        yield from _tunnels(state, seat, company, charter.treasury, reach)
        yield from _upgrades(state, seat, company, reach, allowed)


def sites(board: Board, reach: Reach) -> dict[str, tuple[int, ...]]:
    """Cells where a first tile could continue track in reach: free ones, and terrain; with the sides track comes to."""
    laid = board.laid
    found = {}
    for cell, sides in reach.open_ends().items():
        shape = laid.get(cell)
        if shape is None or shape.tile.data.open:
            found[cell] = sides
    return found


def _first_tiles(state: State, parity: int) -> list[Tile]:
    """The yellow tiles of the supply for a cell of the chessboard (7.1)."""
    key = ("first", parity, state.left_out)
    known: list[Tile] | None = state.facts.lays.get(key)
    if known is None:
        ground = state.facts.map.file.grounds[parity]
        known = [
            tile
            for id, tile in state.facts.tiles.items()
            if tile.colour == "yellow" and tile.data.ground == ground and id not in state.left_out
        ]
        state.facts.lays[key] = known
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
    """The rotations in which a first tile continues the track at one of the sides and touches no water."""
    found = []
    for rotation in tile.rotations:
        gauges = tile.shape(rotation).gauges
        if any(gauges[side] for side in sides) and dry(board, cell, tile.shape(rotation)):
            found.append(rotation)
    return found


def dry(board: Board, cell: str, shape: Shape) -> bool:
    """No track of the tile faces water, no water of it faces track (1.4)."""
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


def _tunnels(state: State, seat: int, company: str, treasury: int, reach: Reach) -> Iterator[LayTile]:
    """The tunnel replaces a mountain on a plain cell (1.15, R31)."""
    board, grid = state.board, state.board.map.grid
    for cell, shape in board.laid.items():
        if shape.tile.data.kind != "mountain" or state.facts.map.file.grounds[grid.parity(cell)] != PLAIN:
            continue
        for id, tile in state.facts.tiles.items():
            if tile.data.kind == "tunnel" and board.supply.get(id) and price(state, seat, tile, cell) <= treasury:
                for rotation in fitting(board, cell, tile, reach.sides(cell)):
                    yield LayTile(seat, company, cell, id, rotation)


def _upgrades(state: State, seat: int, company: str, reach: Reach, allowed: Allowed) -> Iterator[LayTile]:
    board = state.board
    cell_of, numbers = board.map.grid.cell, {key // KEYS_PER_CELL for key in reach.keys}
    numbers |= {board.map.grid.number(home) for home in reach.homes}
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
                        and dry(board, cell, shape)
                        and reach.uses(board, company, cell, shape, how.added)
                    ):
                        yield LayTile(seat, company, cell, tile.id, rotation)


def followers(state: State, old: Tile) -> list[Tile]:
    """The tiles that may replace a tile in this phase."""
    key = ("next", old.id, state.colour, state.left_out)
    known: list[Tile] | None = state.facts.lays.get(key)
    if known is None:
        colours = ("green",) if state.colour == "green" else ("green", "brown")
        known = []
        for id, tile in state.facts.tiles.items():
            if tile.colour in colours and id not in state.left_out and tile.data.kind != "tunnel":
                turned = (isinstance(upgrade(old.shape(a), tile.shape(b)), Upgrade) for a in range(4) for b in range(4))
                if any(turned):
                    known.append(tile)
        state.facts.lays[key] = known
    return known


# the lay


def lay(state: State, action: LayTile, owner: int, log: list[Event]) -> None:
    """Pay, lay; the old tile goes back to the supply, stations move over."""
    tile = state.facts.tiles[action.tile]
    number = state.index(action.company)
    cost = price(state, owner, tile, action.cell)
    state.pay_company(number, -cost)
    state.board.lay(action.cell, tile, action.rotation)
    laid = action.cell, action.tile, action.rotation, cost
    log.append(TileLaid(state.who(owner), action.company, *laid, named(tile)))
