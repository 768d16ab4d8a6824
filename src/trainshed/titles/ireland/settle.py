"""The city of a station on a cell of several cities (6.8): Belfast and Cork."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Protocol, Self

from msgspec import Struct

from trainshed.core import Event, Log, Message, Refusal, Step
from trainshed.rail.map import ON_CELL, Place
from trainshed.rail.play.choice import Choice, Verb, Verbs
from trainshed.rail.play.events import StationPlaced, TileLaid
from trainshed.rail.play.naming import cell_name
from trainshed.rail.play.refusals import Cites
from trainshed.rail.play.vocabulary import keys

from .actions import SettleStation
from .state import IrelandState
from .words import ask, refuse

CITES: Cites = {}
KEYS: tuple[str, ...] = (*keys("ireland-ask", "settle"), *keys("ireland-refuse", "settle-company settle-city"))


def cities(state: IrelandState, company: str, cell: str) -> tuple[int, ...]:
    """Return the cities of a cell that have a slot for the company: free, and not reserved for another one."""
    board = state.board
    shape = board.shape(cell)
    stops = shape.tile.stops if shape is not None else ()

    def free(index: int) -> bool:
        others = [one for one in board.reserved.get((cell, index), ()) if one != company]
        return stops[index].slots - len(board.stations.get((cell, index), ())) > len(others)

    return tuple(index for index in range(len(stops)) if free(index))


def leads(state: IrelandState, cell: str, stop: int) -> tuple[str, ...]:
    """Return the cells to which the track of a city leads."""
    shape, grid = state.board.shape(cell), state.board.map.grid
    sides = [side for side, _ in sorted(shape.stop_sides[stop])] if shape is not None else []
    return tuple([other for side in sides if (other := grid.neighbour(cell, side))])


def put(state: IrelandState, company: str, place: Place, log: Log) -> None:
    """Move a station from the cell as a whole into a city."""
    board, cell = state.board, place[0]
    board.remove(company, (cell, ON_CELL))
    board.place(company, place)
    log.append(StationPlaced(company, cell, place[1], 0, cell_name(board, cell)))


def after_tiles(state: IrelandState, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
    """Whoever lays the tile chooses the city of a station that lay on the cell (6.8, 16.7)."""
    return tuple(
        Settle(seat, company=company, cell=event.cell)
        for event in happened
        if isinstance(event, TileLaid) and (seat := state.seat_of(event.player)) is not None
        for company in state.board.stations.get((event.cell, ON_CELL), ())
    )


class Settles(Protocol):
    """A step about the station of a company on a cell."""

    @property
    def seat(self) -> int: ...
    @property
    def company(self) -> str: ...
    @property
    def cell(self) -> str: ...


class ChooseCity(Verb[IrelandState, Settles, SettleStation]):
    """Choose the city of a station."""

    kind = SettleStation

    def options(self, state: IrelandState, step: Settles) -> Iterator[SettleStation]:
        for stop in cities(state, step.company, step.cell):
            yield SettleStation(step.seat, step.company, step.cell, stop)

    def why_not(self, state: IrelandState, step: Settles, action: SettleStation) -> Refusal | None:
        if (action.company, action.cell) != (step.company, step.cell):
            return refuse("6.8", "settle-company", step.cell, company=step.company, cell=step.cell)
        if action.stop not in cities(state, step.company, step.cell):
            return refuse("6.8", "settle-city", step.cell, cell=step.cell)
        return None

    def do(self, state: IrelandState, step: Settles, action: SettleStation, log: Log) -> None:
        put(state, step.company, (step.cell, action.stop), log)


class CityView(Struct, frozen=True):
    """A city with a slot for the station, and the cells to which its track leads."""

    stop: int
    leads: tuple[str, ...]


class SettleView(Struct, frozen=True, tag="settle"):
    """Choose the city of a station."""

    company: str
    cell: str
    cities: tuple[CityView, ...]


class Settle(Choice, frozen=True, kw_only=True, tag="settle"):
    """The seat chooses the city of a company's station: who laid the tile, or who starts the company (16.7, 16.21)."""

    company: str
    cell: str
    verbs: ClassVar[Verbs[Self]] = (ChooseCity(),)
    must_act: ClassVar[bool] = True
    in_turn: ClassVar[bool] = False
    shows: ClassVar[type[Struct]] = SettleView

    def view(self, state: IrelandState) -> SettleView:
        found = [CityView(stop, leads(state, self.cell, stop)) for stop in cities(state, self.company, self.cell)]
        return SettleView(self.company, self.cell, tuple(found))

    def question(self, state: IrelandState, seat: int) -> Message:
        cell = f"{self.cell} {cell_name(state.board, self.cell)}".strip()
        return ask("settle", company=self.company, cell=cell)
