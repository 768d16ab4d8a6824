"""Track: laying and upgrading tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, Protocol, Self

from msgspec import Struct
from msgspec.structs import replace

from trainshed.core import Action, Event, Log, Message, Refusal, Step, money
from trainshed.rail.board import Board
from trainshed.rail.owners import BANK
from trainshed.rail.reach import Reach, reach
from trainshed.rail.tile import Tile

from .actions import Done, LayTile
from .choice import Acts, CompanyChoice, Verb, Verbs, ask
from .events import TileLaid
from .naming import cell_name
from .refusals import refuse
from .rules import Permit, Unconnected
from .state import RailState


def is_upgrade(tile: Tile) -> bool:
    """True if the tile is of a later colour than the first: it counts as an upgrade, also on a printed cell."""
    return tile.rank != 1


# judging


def why_not_lay(state: RailState, action: LayTile, fee: int = 0) -> Refusal | None:
    """Return why a company may not make this lay, whatever step asks; whose company it is has been checked."""
    refusal: Refusal | None = state.rules.track.names(state, action)
    if refusal is not None:
        return refusal
    tile = state.box.tiles[action.tile]
    price = fee + state.rules.track.cost(state, action.company, action.cell, tile)
    return why_not_put(state, action.company, action.cell, tile, action.rotation, price=price)


def why_not_put(state: RailState, company: str, cell: str, tile: Tile, rotation: int, *, price: int) -> Refusal | None:
    """Return why a company may not lay this tile: fit, phase, closed cells, connection, money."""
    rules, board = state.rules.track, state.board
    refusal: Refusal | None = board.why_not_lay(
        cell, tile, rotation, phase=state.depot.phase.colour, company=company
    ) or rules.forbids(state, company, cell, tile)
    if refusal is not None:
        return refusal
    unconnected: str = rules.connected(reach(board, company), board, company, cell)(tile.shape(rotation))
    if unconnected:
        return refuse("track.reach", unconnected, cell, company=company, cell=cell)
    if state.bank[company] < price:
        return refuse("track.money", "tile-money", company, company=company, cost=money(price))
    return None


# listing


Fees = Callable[[Tile], int | None]
"""What a tile costs besides the ground; None: it cannot be laid here."""


def lays(
    state: RailState, company: str, fees: Fees, *, cells: Iterable[str] | None = None, free: bool = False
) -> Iterator[tuple[str, Tile, int]]:
    """Return every legal lay, in the order of `building_cells` unless cells are given.

    With `free` the company pays no more than the fee.
    """
    board, rules, cash = state.board, state.rules.track, state.bank[company]
    cost, connected, found = rules.cost, rules.connected, reach(board, company)

    def wanted(tile: Tile) -> bool:
        fee = fees(tile)
        return fee is not None and fee <= cash

    def possible(cell: str, tile: Tile) -> bool:
        price = (0 if free else cost(state, company, cell, tile)) + (fees(tile) or 0)
        return price <= cash and rules.forbids(state, company, cell, tile) is None

    def unconnected(cell: str) -> Unconnected:
        judge: Unconnected = connected(found, board, company, cell)
        return judge

    if cells is None:
        cells = building_cells(board, found) if rules.cells is None else rules.cells(board, company)
    colour = state.depot.phase.colour
    return board.options(cells, phase=colour, company=company, tiles=wanted, wanted=possible, unconnected=unconnected)


def building_cells(board: Board, found: Reach) -> Iterator[str]:
    """Yield the cells where a company might build: at the ends of its track, then on tiles without, then with track.

    The order is that of legal actions.
    """
    ends, laid = found.open_ends(), board.laid
    yield from free_ends(board, found)
    if not laid.keys().isdisjoint(ends):
        for cell, shape in laid.items():
            if cell in ends and not shape.tracks and not shape.tile.data.open:
                yield cell
    for cell in found.entered():
        if cell in found.homes or _has_track(board, cell):
            yield cell


def free_ends(board: Board, found: Reach) -> Iterator[str]:
    """Yield the cells for a first tile at the ends of a company's track."""
    for cell in found.open_ends():
        if cell not in found.homes and is_free(board, cell):
            yield cell


def is_free(board: Board, cell: str) -> bool:
    """True if the first tile of the cell is still to come: nothing lies there but terrain."""
    shape = board.laid.get(cell)
    if shape is not None:
        return shape.tile.data.open
    printed = board.map.print_of(cell)
    return printed is None or not printed.tracks


def _has_track(board: Board, cell: str) -> bool:
    shape = board.shape(cell)
    return shape is not None and bool(shape.tracks)


# doing


def put(state: RailState, company: str, cell: str, tile: Tile, rotation: int, price: int, log: Log) -> None:
    """Pay and lay. The old tile returns to the supply; stations move to the new one."""
    state.bank.transfer(company, BANK, price)
    state.board.lay(cell, tile, rotation)
    director = state.shares.director(company) or ""
    name, place = state.rules.track.tile_name(tile), cell_name(state.board, cell)
    log.append(TileLaid(director, company, cell, tile.id, rotation, price, is_upgrade(tile), name, place))


class LaysTrack(Acts, Protocol):
    """A step in which tiles are laid."""

    def fees(self, state: Any) -> Fees | None:
        """Return the fees of tiles that are listed here; None if there are none."""
        ...

    def why_not_tile(self, state: Any, tile: Tile) -> Refusal | None: ...
    def fee(self, state: Any, tile: Tile) -> int: ...


class Lay(Verb[RailState, LaysTrack, LayTile]):
    """A company lays or upgrades a tile."""

    kind = LayTile

    def options(self, state: RailState, step: LaysTrack) -> Iterator[LayTile]:
        fees = step.fees(state)
        if fees is not None:
            for company in step.companies(state):
                for cell, tile, rotation in lays(state, company, fees):
                    yield LayTile(step.seat, company, cell, tile.id, rotation)

    def why_not(self, state: RailState, step: LaysTrack, action: LayTile) -> Refusal | None:
        tile = state.box.tiles.get(action.tile)
        return (
            (step.why_not_tile(state, tile) if tile is not None else None)
            or step.why_not_company(state, action.company, "track.company")
            or why_not_lay(state, action, step.fee(state, tile) if tile is not None else 0)
        )

    def do(self, state: RailState, step: LaysTrack, action: LayTile, log: Log) -> None:
        tile = state.box.tiles[action.tile]
        price = step.fee(state, tile) + state.rules.track.cost(state, action.company, action.cell, tile)
        put(state, action.company, action.cell, tile, action.rotation, price, log)


lay = Lay()


class LayTrackView(Struct, frozen=True, tag="lay-track"):
    """Lay tiles: the rights left this turn."""

    company: str
    permits: tuple[Permit, ...]


class LayTrack(CompanyChoice, frozen=True, kw_only=True, tag="lay-track"):
    """The company lays what its permits allow."""

    laid: tuple[bool, ...] = ()
    """This turn's tiles: True for an upgrade."""
    verbs: ClassVar[Verbs[Self]] = (lay,)

    def permits_left(self, state: Any) -> tuple[Permit, ...]:
        permits: tuple[Permit, ...] = state.rules.track.permits(state, self.company)
        return permits[len(self.laid) :]

    def fees(self, state: Any) -> Fees | None:
        """Return the fees of the next permit; None if no more tiles may be laid."""
        left = self.permits_left(state)
        if not left:
            return None
        new = left[0].fee if left[0].new else None
        better = left[0].upgrade_fee if left[0].upgrade else None
        return lambda tile: better if is_upgrade(tile) else new

    def why_not_tile(self, state: RailState, tile: Tile) -> Refusal | None:
        fees = self.fees(state)
        if fees is not None and fees(tile) is not None:
            return None
        return refuse("track.permit", "no-permit", company=self.company)

    def fee(self, state: RailState, tile: Tile) -> int:
        fees = self.fees(state)
        return 0 if fees is None else fees(tile) or 0

    def question(self, state: Any, seat: int) -> Message:
        return ask("lay", company=self.company, colour=state.depot.phase.colour)

    def view(self, state: RailState) -> LayTrackView:
        return LayTrackView(self.company, self.permits_left(state))

    def after(self, state: Any, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        if type(action) is Done:
            return ()
        laid = tuple(event.upgrade for event in happened if isinstance(event, TileLaid))
        return (replace(self, asked=False, laid=(*self.laid, *laid)),)
