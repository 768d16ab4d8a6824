"""What a seat may see: everything, because only Gulliver's future draws are hidden."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import asdict

from trainshed.core import View
from trainshed.rail.market import Field
from trainshed.rail.owners import BANK, POOL

from . import depot, rounds
from . import row as card_row
from .actions import LilliputAction
from .gulliver import GULLIVER
from .row import CardView, TakeView
from .running import ChooseWay, Dividend, RunCompany
from .state import NOBODY, State
from .stations import station_cost
from .step_views import LilliputStepView
from .steps import Choice
from .trains import BuyPool


class TrainView(Struct, frozen=True):
    """A train card."""

    id: str
    obsolete: bool


class CompanyView(Struct, frozen=True):
    """A company's charter."""

    id: str
    name: str
    colour: str
    start: bool
    director: int | None
    """The director's seat; in a solo game 1 is Gulliver. None: not founded."""
    out: bool
    price: int
    field: int
    treasury: int
    bank_shares: int
    trains: tuple[TrainView, ...]
    stations: tuple[str, ...]
    """Cells of its stations, the home first."""
    stations_left: int
    station_cost: int | None
    earned: int | None
    """Revenue of its last run; None if it has not run."""


class PlayerView(Struct, frozen=True):
    """A player, or Gulliver."""

    seat: int
    gulliver: bool
    cash: int
    shares: Mapping[str, int]
    directs: tuple[str, ...]
    certificates: int
    copies: int
    characters: tuple[str, ...]
    tiles: tuple[str, ...]
    spent: bool
    parts: Mapping[str, int]
    total: int
    place: int


class FieldView(Struct, frozen=True):
    """A market field with its markers, the top one first, and the fields a marker moves to from here."""

    field: int
    price: int
    upper: bool
    column: int
    markers: tuple[str, ...]
    pay: int
    withhold: int
    sale: int


class StackView(Struct, frozen=True):
    """A type of train on the stack (`left` None: unlimited) and what its first train changes."""

    id: str
    cost: int
    range: int
    times: int
    left: int | None
    started: bool
    limit: int
    colour: str
    obsolete: tuple[str, ...]
    rust: tuple[str, ...]


class DepotView(Struct, frozen=True):
    """The stack, the pool, and the trains out of the game."""

    stack: tuple[StackView, ...]
    top: str
    price: int
    """What the top train costs the viewing seat."""
    pool: tuple[TrainView, ...]
    scrapped: Mapping[str, int]


class CellView(Struct, frozen=True):
    """A tile on the map; its geometry is that of the tile with this id."""

    cell: str
    x: int
    y: int
    tile: str
    rotation: int
    colour: str
    stations: tuple[str, ...]
    slots: int


class FreeNumber(Struct, frozen=True):
    """A legal action with a free number: its field `field` may be any number from `low` to `high`."""

    action: LilliputAction
    field: str
    low: int
    high: int
    step: int


class LilliputView(View, frozen=True):
    """The table as a seat sees it (seat None: a spectator)."""

    seat: int | None
    round: int
    rounds: int
    last_round: bool
    phase: int
    colour: str
    limit: int
    treasury_card: int
    first: int
    turns: tuple[int, ...]
    """Seats whose turns are still to come this round, the current one first."""
    order: tuple[int, ...]
    """The seats of all turns of this round: round the table and back."""
    turn: int
    """Index of the current turn in `order`; past the end while trains run."""
    takes: tuple[TakeView, ...]
    """The cards taken and copied this round, in the order of the turns."""
    market: tuple[FieldView, ...]
    operating_order: tuple[str, ...]
    """Companies in operating order."""
    running: str | None
    """The company whose trains have run and whose director must decide; None while no trains run."""
    to_run: tuple[str, ...]
    """Companies that run after it, in the order fixed when running began."""
    certificate_limit: int
    director_limit: int
    companies: tuple[CompanyView, ...]
    players: tuple[PlayerView, ...]
    gulliver: PlayerView | None
    depot: DepotView
    cards: tuple[CardView, ...]
    cells: tuple[CellView, ...]
    supply: Mapping[str, int]
    characters: tuple[str, ...]
    """Characters still to be taken in the draft."""
    step: LilliputStepView | None
    """The step that waits for an answer; None when the game is over."""
    moves: tuple[LilliputAction, ...]
    """The legal actions of the seat that looks; their effects come with the preview."""
    free: tuple[FreeNumber, ...]
    """Moves with a free number, such as the price offered for a train; `moves` contains only samples of them."""
    wealth: tuple[tuple[int, ...], ...]
    over: bool


def view(state: State, seat: int | None) -> LilliputView:
    """Return the table as a seat sees it; its moves, with their effects, are included when it must act."""
    box = state.box
    top: Choice | None = state.agenda[-1] if state.agenda else None
    waiting = top.seats(state) if top is not None else ()
    turns = [step.seat for step in reversed(state.agenda) if isinstance(step, rounds.Turn)]
    viewer = seat if seat is not None else (waiting[0] if waiting else state.priority)
    asks = top if top is not None and seat is not None and seat in waiting else None
    moves = asks.legal(state, seat) if asks is not None and seat is not None else []
    ranges = asks.ranges(state, seat) if asks is not None and seat is not None else ()
    order, turn = card_row.order(state)
    players = tuple(_player(state, owner) for owner in range(len(state.players)))
    return LilliputView(
        seat=seat,
        round=state.round.number,
        rounds=state.rounds,
        last_round=state.last_round,
        phase=state.depot.phase_number,
        colour=state.colour,
        limit=state.limit,
        treasury_card=box.treasuries[state.colour],
        first=state.priority,
        turns=tuple(turns),
        order=order,
        turn=turn,
        takes=card_row.takes(state),
        market=tuple(_field(state, field) for field in box.fields),
        operating_order=state.market.order(),
        running=_running(state),
        to_run=tuple(step.company for step in reversed(state.agenda) if isinstance(step, RunCompany)),
        certificate_limit=box.limits.certificates,
        director_limit=box.limits.directors,
        companies=tuple(_company(state, company) for company in box.companies),
        players=players[: state.seats],
        gulliver=players[GULLIVER] if state.solo else None,
        depot=_depot(state, viewer),
        cards=card_row.row(state, viewer),
        cells=tuple(_cell(state, cell) for cell in sorted(state.board.laid)),
        supply={id: left for id, left in sorted(state.board.supply.items()) if id not in state.left_out},
        characters=state.characters,
        step=top.view(state) if top is not None else None,
        moves=tuple(moves),  # type: ignore[arg-type]
        free=tuple(FreeNumber(**asdict(free)) for free in ranges),
        wealth=state.wealth,
        over=top is None,
    )


def _running(state: State) -> str | None:
    """Return the company whose director must decide while trains run."""
    for step in reversed(state.agenda):
        if isinstance(step, (ChooseWay, Dividend)) or (isinstance(step, BuyPool) and step.running):
            return step.company
    return None


def _trains(state: State, owner: str) -> tuple[TrainView, ...]:
    return tuple(TrainView(card.kind, card.obsolete) for card in state.depot.of(owner))


def _company(state: State, company: str) -> CompanyView:
    data, director = state.box.companies[company], state.director(company)
    founded, stations = director != NOBODY, state.board.stations_of(company)
    cost = station_cost(state, company) if founded else -1
    return CompanyView(
        id=data.id,
        name=data.name,
        colour=data.colour,
        start=data.start,
        director=director if founded else None,
        out=data.start and not founded and bool(state.round.number),
        price=state.market.price(company) if founded else 0,
        field=state.box.numbers[state.market.at(company)] if founded else -1,
        treasury=state.bank[company],
        bank_shares=state.single_shares(BANK, company),
        trains=_trains(state, company),
        stations=tuple(cell for cell, _ in stations),
        stations_left=state.box.limits.stations - len(stations) if founded else 0,
        station_cost=cost if cost >= 0 else None,
        earned=state.earned.get(company),
    )


def _player(state: State, seat: int) -> PlayerView:
    player, owner = state.players[seat], state.who(seat)
    totals = [rounds.wealth(state, other) for other in range(len(state.players))]
    return PlayerView(
        seat=seat,
        gulliver=seat >= state.seats,
        cash=state.cash(seat),
        shares={id: count for id in state.box.companies if (count := state.single_shares(owner, id))},
        directs=tuple(state.own(seat)),
        certificates=state.shares.counted(owner),
        copies=player.copies,
        characters=player.characters,
        tiles=player.tiles,
        spent=player.spent,
        parts=rounds.parts(state, seat),
        total=totals[seat],
        place=1 + sum(other > totals[seat] for other in totals),
    )


def _field(state: State, field: Field) -> FieldView:
    box, (row, column) = state.box, field
    moves = [box.numbers[box.chart.move(field, event)] for event in ("dividend", "withhold", "sale")]
    here = state.market.stack(field)
    return FieldView(box.numbers[field], box.chart.price(field), row == 0, column, here, *moves)


def _depot(state: State, viewer: int) -> DepotView:
    kinds, phases, gone = state.box.roster.kinds, state.box.roster.phases, state.depot.gone
    stack = tuple(
        StackView(
            kind.id,
            kind.price,
            kind.stops or 0,
            kind.multiplier,
            left if (left := state.depot.stack[kind.id]) >= 0 else None,
            kind.id in state.depot.seen,
            phase.limit["company"],
            phase.colour,
            tuple(other.id for other in kinds.values() if other.obsolete_on == kind.id),
            tuple(other.id for other in kinds.values() if other.rusts_on == kind.id),
        )
        for kind, phase in zip(kinds.values(), phases[1:], strict=True)
    )
    return DepotView(
        stack=stack,
        top=depot.top(state),
        price=depot.bank_price(state, viewer),
        pool=_trains(state, POOL),
        scrapped={kind: count for kind in kinds if (count := gone.get(kind, 0))},
    )


def _cell(state: State, cell: str) -> CellView:
    board = state.board
    shape = board.laid[cell]
    stops = shape.tile.stops
    slots = stops[0].slots if len(stops) == 1 else 0
    place = (*board.map.grid.xy(cell), shape.tile.id, shape.rotation, shape.tile.colour)
    return CellView(cell, *place, board.stations.get((cell, 0), ()), slots)
