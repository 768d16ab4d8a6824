"""What a seat may see of a track game. A title's view subclasses `RailView` and adds its own.

Where a game shows more of a company, a player or the depot, it subclasses the struct here and passes its type, with the
values of its own fields, to the function that fills the shared ones. What is printed (chart, kinds of trains, cells
without stations) is made once and shared by all views.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from trainshed.core import View
from trainshed.rail.map import ON_CELL, Map
from trainshed.rail.market import Chart, Field
from trainshed.rail.owners import BANK, POOL
from trainshed.rail.tile import Shape
from trainshed.rail.trains import Roster

from .rules import UNLIMITED
from .state import RailState, Round

Percents = tuple[int, ...]
"""Certificates of one company by their percentages, the director's first."""


class PhaseView(Struct, frozen=True):
    """What is in force from the first train of some kind on."""

    id: str
    colour: str
    """The last colour of tiles that may be laid."""
    limits: Mapping[str, int]
    """By class of company: how many trains it may own. The class is `company` where there is only one."""
    rights: tuple[str, ...]


class TrainView(Struct, frozen=True):
    """A train card."""

    kind: str
    obsolete: bool


class CompanyView(Struct, frozen=True, kw_only=True):
    """A company: its director, money, shares, trains and stations."""

    id: str
    name: str | Mapping[str, str]
    """By language, where it is translated."""
    director: int | None
    """The director's seat; an opponent without a seat has the number after the last. None: nobody runs it."""
    price: int | None
    """Of a share; None: it has no marker on the chart."""
    treasury: int
    shares: Mapping[str, Percents]
    """Its certificates that no player has: those of `bank`, `pool` and the company itself."""
    trains: tuple[TrainView, ...]
    limit: int
    """How many trains it may own."""
    stations: tuple[str, ...]
    """Places of its stations, such as `E11.0`, the home first."""
    stations_left: int
    station_cost: int | None
    """What the next station costs; None: there is none left."""
    earned: int | None
    """What it earned when it last ran; None: it has not run yet."""


class PlayerView(Struct, frozen=True, kw_only=True):
    """A player: money, certificates, and what counts at the end."""

    seat: int
    cash: int
    companies: tuple[str, ...]
    """The companies of which the player is director."""
    shares: Mapping[str, Percents]
    """By company: the player's certificates."""
    certificates: int
    """How many certificates count against the limit."""
    parts: Mapping[str, int]
    """The parts of `total`."""
    total: int
    place: int


class KindView(Struct, frozen=True, kw_only=True):
    """A kind of train: price, range, cards left, and what its first card sets off."""

    id: str
    price: int
    stops: int | None
    """How many stops it may visit; None: not limited by stops."""
    length: int | None
    """How many borders it may cross; None: not limited by length."""
    times: int
    """The revenue counts so many times."""
    reverse: bool
    """The back of another card: never in the stack."""
    left: int | None
    """Cards in the stack; None: as many as wanted."""
    gone: int
    """Cards out of the game."""
    started: bool
    """True if its first card has appeared."""
    phase: PhaseView
    """The phase once its first card has appeared; it need not start a new one."""
    rusts: tuple[str, ...]
    """Kinds that its first card removes."""
    obsolete: tuple[str, ...]
    """Kinds that its first card makes obsolete."""
    flips: tuple[str, ...]
    """Kinds whose cards go to the pool, turned over, with its first card."""


class DepotView(Struct, frozen=True, kw_only=True):
    """The trains that no company has."""

    kinds: tuple[KindView, ...]
    """All kinds, in the order of the stack."""
    top: str | None
    """The kind on top of the stack; None: it is empty."""
    pool: tuple[TrainView, ...]


class FieldView(Struct, frozen=True):
    """A field of the chart with its markers."""

    row: int
    """The top row is 0."""
    column: int
    price: int
    zones: tuple[str, ...]
    markers: tuple[str, ...]
    """Companies, the top one first."""
    moves: Mapping[str, int]
    """By event, such as `dividend`: the field a marker reaches from here, by its place in `MarketView.fields`."""


class MarketView(Struct, frozen=True):
    """The chart of share prices."""

    rows: int
    columns: int
    stagger: bool
    """Markers zigzag through the rows: each row is drawn half a field further left than the one above."""
    fields: tuple[FieldView, ...]


class StopView(Struct, frozen=True):
    """A stop of a cell: its slots, the stations in them, and for whom slots are reserved."""

    slots: int
    stations: tuple[str, ...]
    reserved: tuple[str, ...]


class CellView(Struct, frozen=True):
    """A cell with a tile, or with printed stops."""

    cell: str
    x: int
    y: int
    tile: str
    rotation: int
    colour: str
    laid: bool
    """False: printed."""
    stops: tuple[StopView, ...]
    unsettled: tuple[str, ...]
    """Companies with a station on the cell as a whole: its stop is chosen later."""
    reserved: tuple[str, ...]
    """Companies for which a slot at any stop is reserved."""


class FreeNumber(Struct, frozen=True):
    """A legal action with a free number: its field `field` may be `low`, `low` + `step`, ..., `high`.

    A title that has such actions subclasses it with the type of its actions.
    """

    action: Any
    field: str
    low: int
    high: int
    step: int


class RailView(View, frozen=True, kw_only=True):
    """The table as a seat (None: a spectator) sees it."""

    seat: int | None
    round: Round
    rounds: int | None
    """How many rounds there are; None: not known before the end."""
    phase: PhaseView
    order: tuple[str, ...]
    """Companies in the order they act."""
    acting: str | None
    """The company the step is about."""
    companies: tuple[CompanyView, ...]
    players: tuple[PlayerView, ...]
    certificate_limit: int | None
    """How many certificates a player may have; None: any number."""
    depot: DepotView
    market: MarketView | None
    """None: there are no share prices."""
    cells: tuple[CellView, ...]
    supply: Mapping[str, int]
    """Tiles of the game: how many are left."""
    step: Any
    """The step that waits for an answer, a struct with a tag; None when the game is over."""
    moves: tuple[Any, ...]
    """The legal actions of the seat that looks; their effects come with the preview."""
    free: tuple[FreeNumber, ...]
    """Moves with a free number, such as the price offered for a train; `moves` contains only samples of them."""
    wealth: tuple[tuple[int, ...], ...]
    """By round played: the total of each player at its end."""
    over: bool


# the question

V = TypeVar("V", bound=RailView)
F = TypeVar("F", bound=FreeNumber)


def table(state: RailState, seat: int | None, kind: type[V], **own: Any) -> V:
    """Return the table as a seat sees it; `own` are the fields that games fill differently.

    A field that is not given has the value that the state has under its name.
    """
    top: Any = state.agenda[-1] if state.agenda else None
    limit: int = state.rules.stock.certificates(state)
    for name in kind.__struct_fields__:
        if name not in own and name not in FILLED:
            own[name] = getattr(state, name)
    return kind(
        seat=seat,
        phase=phase(state),
        acting=getattr(top, "company", None),
        cells=cells(state),
        step=top.view(state) if top is not None else None,
        moves=tuple(top.legal(state, seat)) if _asked(state, seat) else (),
        certificate_limit=limit if limit < UNLIMITED else None,
        over=top is None,
        **own,
    )


FILLED = ("seat", "phase", "acting", "cells", "step", "moves", "certificate_limit", "over")
"""What `table` finds in the same way for all games."""


def _asked(state: RailState, seat: int | None) -> bool:
    return bool(state.agenda) and seat in state.agenda[-1].seats(state)


def free(state: RailState, seat: int | None, kind: type[F]) -> tuple[F, ...]:
    """Return the moves of a seat that have a free number."""
    ranges = state.agenda[-1].ranges(state, seat) if _asked(state, seat) else ()
    return tuple(kind(action=it.action, field=it.field, low=it.low, high=it.high, step=it.step) for it in ranges)


# companies and players

C = TypeVar("C", bound=CompanyView)
P = TypeVar("P", bound=PlayerView)


def company(state: RailState, id: str, costs: Sequence[int], kind: type[C], **own: Any) -> C:
    """Return a company; `costs` are those of its stations, the home first, `own` the fields only this game has."""
    placed = state.board.stations_of(id)
    left = len(costs) - len(placed)
    return kind(
        id=id,
        name=state.box.companies[id].name,
        director=state.director(id) if id in state.shares.directors else None,
        price=state.market.price(id) if id in state.market else None,
        treasury=state.bank[id],
        shares={owner: _percents(held) for owner in (BANK, POOL, id) if (held := state.shares.held(owner, id))},
        trains=_trains(state, id),
        limit=state.depot.limit(id),
        stations=tuple([f"{cell}.{stop}" for cell, stop in placed]),
        stations_left=max(0, left),
        station_cost=costs[len(placed)] if left > 0 else None,
        earned=state.earned.get(id),
        **own,
    )


def _percents(held: tuple[Any, ...]) -> Percents:
    return tuple([certificate.percent for certificate in held])


def _trains(state: RailState, owner: str) -> tuple[TrainView, ...]:
    return tuple([_train(card.kind, card.obsolete) for card in state.depot.of(owner)])


_train = lru_cache(1_000)(TrainView)


def _nothing(_: Any) -> Mapping[str, Any]:
    return {}


def companies(
    state: RailState,
    ids: Iterable[str],
    kind: type[C],
    own: Callable[[str], Mapping[str, Any]] = _nothing,
) -> tuple[C, ...]:
    """Return companies; `own` gives the fields only this game has. One without a director has no stations to place."""
    found = []
    for id in ids:
        costs = state.rules.stations.costs(state, id) if id in state.shares.directors else ()
        found.append(company(state, id, costs, kind, **own(id)))
    return tuple(found)


def players(
    state: RailState,
    parts: Sequence[Mapping[str, int]],
    kind: type[P],
    own: Callable[[int], Mapping[str, Any]] = _nothing,
) -> tuple[P, ...]:
    """Return players with the parts of what counts; `own` gives the fields only this game has, by seat."""
    shares, companies = state.shares, state.box.companies
    totals = [sum(one.values()) for one in parts]
    return tuple(
        kind(
            seat=seat,
            cash=state.bank[owner],
            companies=tuple(state.own(seat)),
            shares={id: _percents(held) for id in companies if (held := shares.held(owner, id))},
            certificates=state.rules.stock.counted(state, owner),
            parts=parts[seat],
            total=totals[seat],
            place=place(totals, seat),
            **own(seat),
        )
        for seat, owner in enumerate(state.owners())
    )


def place(totals: Sequence[int], seat: int) -> int:
    """Return the place of a seat; equal totals share it."""
    return 1 + sum([other > totals[seat] for other in totals])


# trains

D = TypeVar("D", bound=DepotView)


def depot(state: RailState, kind: type[D], **own: Any) -> D:
    """Return the depot; `own` are fields only this game has."""
    trains = state.depot
    stack, gone, seen = trains.stack, trains.gone, trains.seen
    kinds = [_kind(trains.roster, id, stack.get(id, 0), gone.get(id, 0), id in seen) for id in trains.roster.kinds]
    return kind(kinds=tuple(kinds), top=trains.next(), pool=_trains(state, POOL), **own)


@lru_cache(2_000)
def _kind(roster: Roster, id: str, left: int, gone: int, started: bool) -> KindView:
    data, kinds = roster.kinds[id], roster.kinds.values()
    return KindView(
        id=id,
        price=data.price,
        stops=data.stops,
        length=data.length,
        times=data.multiplier,
        reverse=data.reverse,
        left=left if left >= 0 else None,
        gone=gone,
        started=started,
        phase=_phases(roster)[_phase_from(roster, id)],
        rusts=tuple(other.id for other in kinds if other.rusts_on == id),
        obsolete=tuple(other.id for other in kinds if other.obsolete_on == id),
        flips=tuple(other.id for other in kinds if other.flips_on == id),
    )


def _phase_from(roster: Roster, kind: str) -> int:
    """Return the number of the phase once the first card of a kind has appeared."""
    rank = roster.rank
    return max(n for n, one in enumerate(roster.phases) if not one.starts or rank[one.starts] <= rank[kind])


@lru_cache(64)
def _phases(roster: Roster) -> tuple[PhaseView, ...]:
    return tuple(PhaseView(one.id, one.colour, one.limit, one.rights) for one in roster.phases)


def phase(state: RailState) -> PhaseView:
    """Return the current phase."""
    return _phases(state.depot.roster)[state.depot.phase_number]


# the chart


def market(state: RailState, order: tuple[Field, ...] | None = None) -> MarketView:
    """Return the chart with the markers; `order` of its fields, if it is not row by row."""
    empty = _printed_chart(state.market.chart, order)
    stacks = [state.market.stack((field.row, field.column)) for field in empty.fields]
    fields = [
        FieldView(field.row, field.column, field.price, field.zones, markers, field.moves) if markers else field
        for field, markers in zip(empty.fields, stacks, strict=True)
    ]
    return MarketView(empty.rows, empty.columns, empty.stagger, tuple(fields))


@lru_cache(64)
def _printed_chart(chart: Chart, order: tuple[Field, ...] | None) -> MarketView:
    places = {field: place for place, field in enumerate(order or chart.fields)}
    fields = tuple(
        FieldView(
            *field,
            chart.price(field),
            chart.zones(field),
            (),
            {event: places[moved[field]] for event, moved in chart.moved.items()},
        )
        for field in places
    )
    shifts = {shift for event in chart.data.moves.values() for shift in event}
    rows = chart.data.rows
    return MarketView(len(rows), max((len(row) for row in rows), default=0), "zigzag" in shifts, fields)


# the map


def cells(state: RailState) -> tuple[CellView, ...]:
    """Return the cells with a tile and those with printed stops, by name."""
    board = state.board
    laid, map = board.laid, board.map
    used = {cell for cell, _ in board.stations} | {cell for cell, _ in board.reserved}
    found = []
    for cell, shape in sorted(board.shapes(), key=_name):
        view = _empty_cell(map, cell, shape, cell in laid)
        if view.laid or view.stops:
            found.append(_filled(state, view) if cell in used else view)
    return tuple(found)


def _name(pair: tuple[str, Shape]) -> str:
    return pair[0]


@lru_cache(10_000)
def _empty_cell(map: Map, cell: str, shape: Shape, laid: bool) -> CellView:
    tile = shape.tile
    stops = tuple(StopView(stop.slots, (), ()) for stop in tile.stops)
    return CellView(cell, *map.grid.xy(cell), tile.id, shape.rotation, tile.colour, laid, stops, (), ())


def _filled(state: RailState, empty: CellView) -> CellView:
    """Return the cell with its stations and reservations."""
    cell, stations, reserved = empty.cell, state.board.stations, state.board.reserved
    stops = tuple(
        StopView(stop.slots, stations.get((cell, number), ()), reserved.get((cell, number), ()))
        for number, stop in enumerate(empty.stops)
    )
    whole = cell, ON_CELL
    return replace(empty, stops=stops, unsettled=stations.get(whole, ()), reserved=reserved.get(whole, ()))


def supply(state: RailState, leave_out: Collection[str] = ()) -> dict[str, int]:
    """Return the tiles left, without those that are not in this game."""
    return {id: left for id, left in sorted(state.board.supply.items()) if id not in leave_out}
