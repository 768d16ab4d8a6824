"""What a seat may see of a track game. A title's view subclasses `RailView` and adds its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from trainshed.core import View
from trainshed.rail.owners import POOL, player

from . import stations
from .state import RailState


class TrainView(Struct, frozen=True):
    """A train card."""

    kind: str
    obsolete: bool


class CompanyView(Struct, frozen=True):
    """A company: its director, money, trains and stations."""

    id: str
    director: int | None
    """The director's seat; None: nobody runs it."""
    treasury: int
    trains: tuple[TrainView, ...]
    limit: int
    stations: tuple[str, ...]
    """Places of its stations, such as `E11.0`, the home first."""
    stations_left: int
    station_cost: int | None
    """What the next station costs; None: there is none left."""
    earned: int | None
    """What it earned when it last ran; None: it has not run yet."""


class PlayerView(Struct, frozen=True):
    """A player: companies, and what counts at the end."""

    seat: int
    companies: tuple[str, ...]
    total: int
    place: int


class StackView(Struct, frozen=True):
    """A kind of train: price, range, cards left, and what its first card sets off."""

    kind: str
    price: int
    stops: int | None
    length: int | None
    times: int
    left: int | None
    """Cards in the stack; None: as many as wanted."""
    gone: int
    phase: str
    """The phase its first card starts; empty: none."""
    colour: str
    limit: int
    rusts: tuple[str, ...]
    """Kinds that its first card removes."""


class DepotView(Struct, frozen=True):
    """Stack and pool."""

    stack: tuple[StackView, ...]
    top: str | None
    pool: tuple[TrainView, ...]


class StopView(Struct, frozen=True):
    """A stop of a cell: its slots and the stations in them."""

    slots: int
    stations: tuple[str, ...]


class CellView(Struct, frozen=True):
    """A cell with something laid or printed on it."""

    cell: str
    tile: str
    rotation: int
    laid: bool
    """False: printed."""
    stops: tuple[StopView, ...]


class RailView(View, frozen=True, kw_only=True):
    """The table as a seat (None: a spectator) sees it."""

    seat: int | None
    round: int
    rounds: int
    phase: str
    colour: str
    order: tuple[str, ...]
    """Companies in the order they act."""
    acting: str | None
    """The company whose turn it is."""
    companies: tuple[CompanyView, ...]
    players: tuple[PlayerView, ...]
    depot: DepotView
    cells: tuple[CellView, ...]
    supply: Mapping[str, int]
    over: bool


def companies(state: RailState, ids: tuple[str, ...]) -> tuple[CompanyView, ...]:
    return tuple(_company(state, id) for id in ids)


def _company(state: RailState, id: str) -> CompanyView:
    director = state.shares.director(id)
    costs: tuple[int, ...] = state.rules.stations.costs(state, id)
    placed = state.board.stations_of(id)
    return CompanyView(
        id=id,
        director=int(director[1:]) if director else None,
        treasury=state.bank[id],
        trains=_trains(state, id),
        limit=state.depot.limit(id),
        stations=tuple(f"{cell}.{stop}" for cell, stop in placed),
        stations_left=max(0, len(costs) - len(placed)),
        station_cost=stations.next_cost(state, id),
        earned=state.earned.get(id),
    )


def _trains(state: RailState, owner: str) -> tuple[TrainView, ...]:
    return tuple(TrainView(card.kind, card.obsolete) for card in state.depot.of(owner))


def players(state: RailState, totals: list[int]) -> tuple[PlayerView, ...]:
    return tuple(
        PlayerView(
            seat=seat,
            companies=state.shares.directed_by(player(seat)),
            total=total,
            place=1 + sum(other > total for other in totals),
        )
        for seat, total in enumerate(totals)
    )


def depot(state: RailState) -> DepotView:
    roster = state.depot.roster
    started = {phase.starts: phase for phase in roster.phases}
    stack = []
    phase = roster.phases[0]
    for kind, left in state.depot.stack.items():
        data = roster.kinds[kind]
        phase = started.get(kind, phase)
        stack.append(
            StackView(
                kind=kind,
                price=data.price,
                stops=data.stops,
                length=data.length,
                times=data.multiplier,
                left=left if left >= 0 else None,
                gone=state.depot.gone.get(kind, 0),
                phase=phase.id if phase.starts == kind else "",
                colour=phase.colour,
                limit=max(phase.limit.values()),
                rusts=tuple(other for other, it in roster.kinds.items() if it.rusts_on == kind),
            )
        )
    return DepotView(tuple(stack), state.depot.next(), _trains(state, POOL))


def cells(state: RailState) -> tuple[CellView, ...]:
    board = state.board
    found = []
    for cell, shape in sorted(board.shapes(), key=lambda pair: pair[0]):
        stops = tuple(
            StopView(stop.slots, board.stations.get((cell, index), ())) for index, stop in enumerate(shape.tile.stops)
        )
        if cell in board.laid or stops:
            found.append(CellView(cell, shape.tile.id, shape.rotation, cell in board.laid, stops))
    return tuple(found)


def acting(state: Any) -> str | None:
    """Return the company of the step that waits, if it is about one."""
    top = state.agenda[-1] if state.agenda else None
    company: str | None = getattr(top, "company", None)
    return company
