"""Track: laying and upgrading tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Protocol, Self

from msgspec import Struct
from msgspec.structs import replace

from trainshed.core import Action, Event, Log, Message, Refusal, Step
from trainshed.rail.owners import BANK
from trainshed.rail.reach import reach
from trainshed.rail.tile import Tile

from .actions import Done, LayTile
from .choice import CompanyChoice, OfCompany, Verb, Verbs, ask
from .events import TileLaid
from .naming import cell_name
from .refusals import refuse
from .rules import Permit
from .state import RailState


def is_upgrade(tile: Tile) -> bool:
    """True if the tile is of a later colour than the first: it counts as an upgrade, also on a printed cell."""
    return tile.rank != 1


def why_not_put(state: RailState, company: str, cell: str, tile: Tile, rotation: int, *, price: int) -> Refusal | None:
    """Return why a company may not lay this tile, whatever step asks: fit, phase, closed cells, connection, money."""
    rules, board = state.rules.track, state.board
    shape = tile.shape(rotation)
    refusal: Refusal | None = (
        board.why_not_lay(cell, tile, rotation, phase=state.depot.phase.colour, company=company)
        or rules.forbids(state, company, cell)
        or rules.connected(state, company, cell, shape)
        or _why_not_pay(state, company, price)
    )
    return refusal


def _why_not_pay(state: RailState, company: str, price: int) -> Refusal | None:
    if state.bank[company] < price:
        return refuse("track.money", "tile-money", company, company=company, cost=price, cash=state.bank[company])
    return None


def put(state: RailState, company: str, cell: str, tile: Tile, rotation: int, price: int, log: Log) -> None:
    """Pay and lay. The old tile returns to the supply; stations move to the new one."""
    state.bank.pay(company, BANK, price)
    state.board.lay(cell, tile, rotation)
    director = state.shares.director(company) or ""
    name = Message("rail-tile", {"tile": tile.id})
    place = cell_name(state.board, cell)
    log.append(TileLaid(director, company, cell, tile.id, rotation, price, is_upgrade(tile), name, place))


class LaysTrack(OfCompany, Protocol):
    """A step in which tiles are laid."""

    def permit_for(self, state: Any, upgrade: bool) -> Permit | None: ...


class Lay(Verb[RailState, LaysTrack, LayTile]):
    """A company lays or upgrades a tile."""

    kind = LayTile

    def _price(self, state: RailState, step: LaysTrack, cell: str, tile: Tile) -> int:
        permit = step.permit_for(state, is_upgrade(tile)) or Permit()
        fee = permit.upgrade_fee if is_upgrade(tile) else permit.fee
        cost: int = state.rules.track.cost(state, step.company, cell, tile)
        return fee + cost

    def options(self, state: RailState, step: LaysTrack) -> Iterator[LayTile]:
        board, company, rules = state.board, step.company, state.rules.track
        found = reach(board, company)
        grid = board.map.grid
        cells = sorted(found.cells() | set(found.open_ends()), key=grid.number)
        allowed = {upgrade: step.permit_for(state, upgrade) is not None for upgrade in (False, True)}
        for cell, tile, rotation in board.options(cells, phase=state.depot.phase.colour, company=company):
            if (
                allowed[is_upgrade(tile)]
                and rules.forbids(state, company, cell) is None
                and self._price(state, step, cell, tile) <= state.bank[company]
                and rules.connected(state, company, cell, tile.shape(rotation)) is None
            ):
                yield LayTile(step.seat, company, cell, tile.id, rotation)

    def why_not(self, state: RailState, step: LaysTrack, action: LayTile) -> Refusal | None:
        if action.company != step.company or action.by:
            return refuse("turn.company", "other-company", step.company, company=step.company)
        tile = state.board.map.tiles.get(action.tile)
        if tile is None:
            return refuse("track.tile", "no-tile", tile=action.tile[:20])
        if action.cell not in state.board.map.grid:
            return refuse("track.cell", "no-cell", cell=action.cell[:20])
        if action.rotation not in tile.rotations:
            return refuse("track.rotation", "no-rotation", tile=tile.id)
        if step.permit_for(state, is_upgrade(tile)) is None:
            return refuse("track.permit", "no-permit", company=step.company)
        price = self._price(state, step, action.cell, tile)
        return why_not_put(state, step.company, action.cell, tile, action.rotation, price=price)

    def do(self, state: RailState, step: LaysTrack, action: LayTile, log: Log) -> None:
        tile = state.board.map.tiles[action.tile]
        price = self._price(state, step, action.cell, tile)
        put(state, step.company, action.cell, tile, action.rotation, price, log)


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

    def permits_left(self, state: RailState) -> tuple[Permit, ...]:
        permits: tuple[Permit, ...] = state.rules.track.permits(state, self.company)
        return permits[len(self.laid) :]

    def permit_for(self, state: RailState, upgrade: bool) -> Permit | None:
        """Return the next permit if it allows a new tile (or an upgrade), else None."""
        left = self.permits_left(state)
        return left[0] if left and (left[0].upgrade if upgrade else left[0].new) else None

    def question(self, state: RailState, seat: int) -> Message:
        return ask("lay", company=self.company, colour=state.depot.phase.colour)

    def view(self, state: RailState) -> LayTrackView:
        return LayTrackView(self.company, self.permits_left(state))

    def after(self, state: RailState, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        if type(action) is Done:
            return ()
        laid = tuple(event.upgrade for event in happened if isinstance(event, TileLaid))
        return (replace(self, asked=False, laid=(*self.laid, *laid)),)
