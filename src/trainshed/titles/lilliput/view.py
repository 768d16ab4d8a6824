"""What a seat may see: everything there is, for nothing but Gulliver's luck is hidden."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from trainshed.core import View

from . import depot, laying, market, rounds
from .actions import LilliputAction
from .effects import Effect, effect
from .facts import Half
from .gulliver import GULLIVER
from .laying import Allowed
from .routes import RouteTaken, best_run
from .running import ChooseWay, Dividend, RunCompany, split
from .shares import TradeShares
from .state import OUT, State
from .stations import BuyStation, station_cost
from .steps import Choice
from .trains import BuyPool, BuyTrains, Deal


class TrainView(Struct, frozen=True):
    """A train card."""

    id: str
    obsolete: bool


class CompanyView(Struct, frozen=True):
    """A company's charter, and what its trains would earn now."""

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
    """What it earned when it last ran."""
    best: int
    """What it would earn now."""
    per_share: int
    """What a share of 10 % would get of it."""
    routes: tuple[RouteTaken, ...]


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
    """A field of the market with its markers, the top one first, and the fields a marker moves to from here."""

    field: int
    price: int
    upper: bool
    column: int
    markers: tuple[str, ...]
    pay: int
    withhold: int
    sale: int


class StackView(Struct, frozen=True):
    """A type of train on the stack (left None: as many as wanted) and what its first one brings."""

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
    """Stack, pool, and what left the game."""

    stack: tuple[StackView, ...]
    top: str
    price: int
    """What the top train costs the seat that looks."""
    pool: tuple[TrainView, ...]
    scrapped: Mapping[str, int]


class HalfView(Struct, frozen=True):
    """One half of a card and in how many ways it could be used now."""

    what: str
    amount: int
    half: Half
    ways: int


class CardView(Struct, frozen=True):
    """A card of the row."""

    id: str
    used: bool
    main: HalfView
    alt: HalfView


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


class OfferView(Struct, frozen=True):
    """An offer for a train that waits for an answer."""

    seat: int
    company: str
    seller: str
    train: str
    price: int


class RevenueView(Struct, frozen=True):
    """A revenue that waits for the director's word."""

    company: str
    revenue: int


class Move(Struct, frozen=True):
    """A legal action of the seat that looks, with its effect."""

    action: LilliputAction
    effect: Effect


class LilliputView(View, frozen=True):
    """The table as a seat (or a spectator: seat None) sees it."""

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
    market: tuple[FieldView, ...]
    line: tuple[str, ...]
    """Companies in operating order."""
    running: str | None
    """The company whose trains have run and whose director is asked; None outside the running of trains."""
    to_run: tuple[str, ...]
    """Companies that run after it, in the order fixed when running began."""
    certificate_limit: int
    companies: tuple[CompanyView, ...]
    players: tuple[PlayerView, ...]
    gulliver: PlayerView | None
    depot: DepotView
    cards: tuple[CardView, ...]
    cells: tuple[CellView, ...]
    supply: Mapping[str, int]
    characters: tuple[str, ...]
    """Characters still to be taken in the draft."""
    step: str
    offer: OfferView | None
    revenue: RevenueView | None
    moves: tuple[Move, ...]
    wealth: tuple[tuple[int, ...], ...]
    over: bool


def view(state: State, seat: int | None) -> LilliputView:
    """The table as a seat sees it; its moves come with their effect when it is its turn."""
    facts = state.facts
    top: Choice | None = state.agenda[-1] if state.agenda else None
    waiting = top.seats(state) if top is not None else ()
    turns = [step.seat for step in reversed(state.agenda) if isinstance(step, rounds.Turn)]
    looker = seat if seat is not None else (waiting[0] if waiting else state.first)
    deal = top if isinstance(top, Deal) else None
    ids = facts.company_ids
    moves = top.legal(state, seat) if top is not None and seat is not None and seat in waiting else []
    players = tuple(_player(state, owner) for owner in range(len(state.players)))
    return LilliputView(
        seat=seat,
        round=state.round,
        rounds=state.rounds,
        last_round=state.last_round,
        phase=state.phase,
        colour=state.colour,
        limit=state.limit,
        treasury_card=facts.treasuries[state.phase],
        first=state.first,
        turns=tuple(turns),
        market=tuple(_field(state, field) for field in range(len(facts.prices))),
        line=tuple(ids[number] for number in state.line),
        running=_running(state),
        to_run=tuple(ids[step.company] for step in reversed(state.agenda) if isinstance(step, RunCompany)),
        certificate_limit=facts.box.limits.certificates,
        companies=tuple(_company(state, number) for number in range(len(ids))),
        players=players[: state.seats],
        gulliver=players[GULLIVER] if state.solo else None,
        depot=_depot(state, looker),
        cards=tuple(_card(state, card, looker) for card in state.cards),
        cells=tuple(_cell(state, cell) for cell in sorted(state.board.laid)),
        supply={id: left for id, left in sorted(state.board.supply.items()) if id not in state.left_out},
        characters=state.characters,
        step=type(top).__name__ if top is not None else "",
        offer=OfferView(deal.seat, ids[deal.buyer], ids[deal.seller], facts.train_ids[deal.train], deal.price)
        if deal is not None
        else None,
        revenue=RevenueView(ids[top.company], top.revenue) if isinstance(top, Dividend) else None,
        moves=tuple(Move(action, effect(state, action)) for action in moves),  # type: ignore[arg-type]
        wealth=state.wealth,
        over=top is None,
    )


def _running(state: State) -> str | None:
    """The company at the head of what is still to be decided while trains run."""
    for step in reversed(state.agenda):
        if isinstance(step, (ChooseWay, Dividend)) or (isinstance(step, BuyPool) and step.running):
            return state.facts.company_ids[step.company]
    return None


def _train(state: State, train: int) -> TrainView:
    return TrainView(state.facts.train_ids[train], state.obsolete(train))


def _company(state: State, number: int) -> CompanyView:
    data, charter = state.facts.companies[number], state.companies[number]
    founded = charter.director >= 0
    run = best_run(state, number) if founded and charter.stations else None
    cost = station_cost(state, number) if founded else -1
    return CompanyView(
        id=data.id,
        name=data.name,
        colour=data.colour,
        start=data.start,
        director=charter.director if founded else None,
        out=charter.director == OUT,
        price=state.price(number) if founded else 0,
        field=charter.field,
        treasury=charter.treasury,
        bank_shares=charter.shares,
        trains=tuple(_train(state, train) for train in charter.trains),
        stations=charter.stations,
        stations_left=state.facts.box.limits.stations - len(charter.stations) if founded else 0,
        station_cost=cost if cost >= 0 else None,
        earned=state.earned[number] if state.earned[number] >= 0 else None,
        best=run.revenue if run is not None else 0,
        per_share=split(state, run.revenue * (state.facts.box.end.times if state.last_round else 1))[1] // 10
        if run is not None
        else 0,
        routes=run.ways[0].routes if run is not None else (),
    )


def _player(state: State, owner: int) -> PlayerView:
    player, ids = state.players[owner], state.facts.company_ids
    totals = [rounds.wealth(state, other) for other in range(len(state.players))]
    return PlayerView(
        seat=owner,
        gulliver=owner >= state.seats,
        cash=player.cash,
        shares={ids[number]: count for number, count in enumerate(player.shares) if count},
        directs=tuple(ids[number] for number in state.own(owner)),
        certificates=state.certificates(owner),
        copies=player.copies,
        characters=player.characters,
        tiles=player.tiles,
        spent=player.spent,
        parts=rounds.parts(state, owner),
        total=totals[owner],
        place=1 + sum(other > totals[owner] for other in totals),
    )


def _field(state: State, field: int) -> FieldView:
    ids = state.facts.company_ids
    here = tuple(ids[number] for number in state.line if state.companies[number].field == field)
    prices = state.facts.prices
    moves = market.dividend(field, len(prices)), market.withhold(field), market.sale(field)
    return FieldView(field, prices[field], bool(field % 2), field // 2, here, *moves)


def _depot(state: State, looker: int) -> DepotView:
    facts = state.facts
    stack = tuple(
        StackView(
            kind.id,
            kind.price,
            kind.stops,
            kind.multiplier,
            left if left >= 0 else None,
            state.phase > train,
            facts.limits[train + 1],
            facts.colours[train + 1],
            tuple(id for id, on in zip(facts.train_ids, facts.obsolete_from, strict=True) if on == train),
            tuple(id for id, on in zip(facts.train_ids, facts.rusts_from, strict=True) if on == train),
        )
        for train, (kind, left) in enumerate(zip(facts.trains, state.stack, strict=True))
    )
    return DepotView(
        stack=stack,
        top=facts.train_ids[depot.top(state)],
        price=depot.bank_price(state, looker),
        pool=tuple(_train(state, train) for train in state.pool),
        scrapped={facts.train_ids[train]: count for train, count in enumerate(state.scrapped) if count},
    )


def _card(state: State, id: str, looker: int) -> CardView:
    card = state.facts.cards[id]
    return CardView(id, id in state.used, _half(state, card.main, looker), _half(state, card.alt, looker))


def _half(state: State, half: Half, looker: int) -> HalfView:
    return HalfView(half.what, rounds.amount_of(state, half), half, _ways(state, half, looker))


def _ways(state: State, half: Half, looker: int) -> int:
    """In how many ways the half could be used now (cash and treasury always in one)."""
    if half.kind == "lay":
        return sum(1 for _ in laying.lays(state, looker, Allowed(half.yellow, half.green, half.any)))
    steps: dict[str, Choice] = {
        "shares": TradeShares(looker),
        "trains": BuyTrains(looker, left=half.most),
        "station": BuyStation(looker),
    }
    step = steps.get(half.kind)
    if isinstance(step, (TradeShares, BuyTrains, BuyStation)):
        return sum(1 for _ in step.acts(state))
    return 1


def _cell(state: State, cell: str) -> CellView:
    board = state.board
    shape = board.laid[cell]
    stops = shape.tile.stops
    slots = stops[0].slots if len(stops) == 1 else 0
    place = (*board.map.grid.xy(cell), shape.tile.id, shape.rotation, shape.tile.colour)
    return CellView(cell, *place, board.stations.get((cell, 0), ()), slots)
