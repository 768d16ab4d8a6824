"""Rules: what differs between track games, as data and functions named after rules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from trainshed.core import Action, Event, Log, Message, Refusal, Step, not_now
from trainshed.rail.board import Board
from trainshed.rail.map import Place
from trainshed.rail.owners import BANK, POOL, player
from trainshed.rail.reach import Reach
from trainshed.rail.routes import Bonus, SetIncome, Stop
from trainshed.rail.tile import Shape, Tile, Upgrade, upgrade

from .actions import LayTile
from .naming import number_name, place_name
from .refusals import Cites, refuse


class Permit(Struct, frozen=True):
    """The right to lay one tile this turn."""

    new: bool = True
    """It allows a tile of the first colour."""
    upgrade: bool = True
    """It allows a better tile over another one."""
    fee: int = 0
    upgrade_fee: int = 0


Unconnected = Callable[[Shape], str]
"""Judge of one cell: why a shape there would not be connected (part of a key); empty if it would."""

# usual functions


def one_tile(state: Any, company: str) -> tuple[Permit, ...]:
    """One tile a turn, new or an upgrade."""
    return (Permit(),)


def in_the_box(state: Any, action: LayTile) -> Refusal | None:
    """There is such a tile and such a cell, and a rotation has one name."""
    tile = state.box.tiles.get(action.tile)
    if tile is None or tile.id not in state.board.supply:  # unknown, or only printed on the map
        return refuse("track.tile", "no-tile", tile=action.tile[:20])
    if action.cell not in state.board.map.grid:
        return refuse("track.cell", "no-cell", cell=action.cell[:20])
    if action.rotation not in tile.rotations:
        return refuse("track.rotation", "no-rotation", tile=tile.id)
    return None


def permissive(found: Reach, board: Board, company: str, cell: str) -> Unconnected:
    """Some track of the tile can be reached once it lies there, or touches a station of the company there."""

    def judge(shape: Shape) -> str:
        joined = found.joins(cell, shape) or found.uses(board, company, cell, shape)
        return "" if joined else "reach"

    return judge


def restrictive(found: Reach, board: Board, company: str, cell: str) -> Unconnected:
    """A new tile continues track in reach; of an upgrade some new piece is in reach."""
    old, arrivals = board.shape(cell), found.arrivals(cell)

    def first(shape: Shape) -> str:
        return "" if arrivals & shape.bits[0] else "not-connected"

    def better(shape: Shape) -> str:
        how = upgrade(old, shape) if old is not None else None
        joined = isinstance(how, Upgrade) and found.uses(board, company, cell, shape, how.added)
        return "" if joined else "new-track-unreached"

    return better if old is not None and old.tracks else first


def any_track(found: Reach, board: Board, company: str, cell: str) -> Unconnected:
    """A new tile continues track in reach; of an upgrade any piece is in reach, new or old."""
    old = board.shape(cell)
    if old is None or not old.tracks:
        return restrictive(found, board, company, cell)
    return lambda shape: "" if found.uses(board, company, cell, shape) else "reach"


def terrain(state: Any, company: str, cell: str, tile: Tile) -> int:
    """The printed cost of the cell, for the first tile there."""
    cost: int = state.board.cost(cell, tile.shape(0))
    return cost


def nowhere_forbidden(state: Any, company: str, cell: str, tile: Tile) -> Refusal | None:
    """No cell is closed."""
    return None


def printed_price(state: Any, company: str, kind: str) -> int:
    """A new train costs what is printed on it."""
    price: int = state.depot.price(kind)
    return price


def treasury_alone(state: Any, company: str) -> bool:
    """The director adds nothing."""
    return False


def anybody_sells(state: Any, seller: str) -> Refusal | None:
    """Every company with a director may sell trains."""
    return None


def all_trains(state: Any, company: str) -> tuple[str, ...]:
    """All trains of the company run."""
    kinds: tuple[str, ...] = state.depot.kinds_of(company)
    return kinds


def no_bonuses(state: Any, board: Board, company: str, stops: tuple[Stop, ...]) -> tuple[Bonus, ...]:
    """A route brings what its stops bring."""
    return ()


def printed_values(state: Any, board: Board, company: str, within: Collection[int] | None) -> Mapping[Place, int]:
    """A stop brings what is printed on it."""
    return {}


def nothing_feeds(state: Any, board: Board) -> Mapping[Place, Sequence[tuple[Place, int]]]:
    """No stop adds to the value of another one."""
    return {}


def nothing_else(state: Any, company: str) -> Hashable:
    """The result depends on nothing else."""
    return ""


def one_certificate(state: Any, company: str) -> tuple[int, ...]:
    """The director has the whole company."""
    return (100,)


def tenth(state: Any, company: str) -> int:
    """A share is 10 %."""
    return 10


def price_before(state: Any, company: str, count: int) -> int:
    """All shares of a sale bring the price before it."""
    price: int = state.market.price(company)
    return count * price


def one_per_share(state: Any, company: str, count: int) -> int:
    """The marker moves once for each share sold."""
    return count


def everybody(state: Any) -> Sequence[str]:
    """Nobody has left the game."""
    return [player(seat) for seat in range(state.seats)]


def all_certificates(state: Any, owner: str) -> int:
    """Every certificate counts against the limit."""
    counted: int = state.shares.counted(owner)
    return counted


def always_counted(state: Any, company: str) -> bool:
    """No company is free of the limit."""
    return False


def no_limit(state: Any) -> int:
    """There may be any number of certificates."""
    return UNLIMITED


UNLIMITED = 1_000_000


def everything(state: Any, company: str) -> int:
    """All shares of a company."""
    return 100


def given_order(state: Any, companies: tuple[str, ...]) -> tuple[str, ...]:
    """The order in which they are listed."""
    return companies


def nothing_kept(state: Any, revenue: int) -> tuple[int, int]:
    """The shares get the whole dividend."""
    return 0, revenue


def tenths(state: Any, company: str, rest: int) -> dict[str, int]:
    """Each tenth is rounded down; unsold shares bring nobody anything."""
    tenth = rest // 10
    percents = state.shares.percents.items()
    return {holder: tenth * (percent // 10) for (holder, id), percent in percents if id == company and holder != BANK}


def one_field(state: Any, company: str, revenue: int) -> int:
    """Every payment moves the marker by one field."""
    return 1


def only_a_price(state: Any, company: str, log: Log) -> None:
    """A field of the chart is a price and nothing else."""


def nothing_more(state: Any, log: Log) -> None:
    """A phase changes nothing else."""


def only_what_is_asked(state: Any, action: Action) -> Refusal:
    """Anything else is not possible now."""
    return not_now()


# the parts


class TrackRules(Struct, frozen=True):
    """Laying tiles."""

    connected: Callable[[Reach, Board, str, str], Unconnected]
    """(its reach, board, company, cell): judge of the cell, who says if a shape is connected or how it is refused."""
    cost: Callable[[Any, str, str, Tile], int]
    """(state, company, cell, tile): what the company pays."""
    forbids: Callable[[Any, str, str, Tile], Refusal | None] = nowhere_forbidden
    """(state, company, cell, tile): why the company may not lay it there although it fits."""
    permits: Callable[[Any, str], tuple[Permit, ...]] = one_tile
    """(state, company): the rights of one turn, in the order they are used."""
    names: Callable[[Any, LayTile], Refusal | None] = in_the_box
    """(state, action): why there is no such lay in this game."""
    tile_name: Callable[[Tile], Message] = number_name
    """What the log calls a tile."""
    cells: Callable[[Board, str], Iterable[str]] | None = None
    """(board, company): where the company might build, in the order of legal actions; None: at its broad track."""


class StationRules(Struct, frozen=True):
    """Stations."""

    costs: Callable[[Any, str], tuple[int, ...]]
    """(state, company): the cost of each station, the home first."""


class RunRules(Struct, frozen=True):
    """Running trains."""

    choice: Literal["best", "free"] = "best"
    """`best`: the highest revenue is run by itself; `free`: the director chooses any legal routes."""
    trains: Callable[[Any, str], tuple[str, ...]] = all_trains
    """(state, company): the kinds of the trains that run."""
    search: Callable[[Any, Board, str, tuple[str, ...]], Any] | None = None
    """(state, board, company, kinds): the best run, a `CompanyRun`, where more counts than the values of stops."""
    extra: Callable[[Any, Board, str, Collection[int] | None], Mapping[Place, int]] = printed_values
    """(state, board, company, stops): what stops bring the company besides their printed values; of some stops, by
    number, or of all (None)."""
    feeders: Callable[[Any, Board], Mapping[Place, Sequence[tuple[Place, int]]]] = nothing_feeds
    """(state, board): by stop, the stops that bring its `extra`, each with its value."""
    bonuses: Callable[[Any, Board, str, tuple[Stop, ...]], tuple[Bonus, ...]] = no_bonuses
    """(state, board, company, stops): bonuses for stops on one route."""
    together: Callable[[Any, Board, str], SetIncome | None] | None = None
    """(state, board, company): income of all routes together that no bonus can express."""
    depends: Callable[[Any, str], Hashable] = nothing_else
    """(state, company): what the result depends on besides board, trains and colour."""
    then: Callable[[Any, str, int], tuple[Step[Any], ...]] | None = None
    """(state, company, revenue): the steps that decide about the revenue; None: it goes into the treasury."""
    work: int | None = None
    """Most steps of one search; None: no limit."""
    place_name: Callable[[Board, Place], str] = place_name
    """What the log calls a stop."""


class DividendRules(Struct, frozen=True):
    """Paying out or withholding."""

    split: Callable[[Any, int], tuple[int, int]] = nothing_kept
    """(state, revenue): what of a dividend goes into the treasury, and what to the shares."""
    incomes: Callable[[Any, str, int], dict[str, int]] = tenths
    """(state, company, amount): what each holder gets if this much goes to the shares."""
    rise: Callable[[Any, str, int], int] = one_field
    """(state, company, revenue): how often a payment moves the marker."""
    moved: Callable[[Any, str, Log], None] = only_a_price
    """(state, company, log): what the field brings that a marker has come to."""


class StockRules(Struct, frozen=True):
    """Selling and buying shares."""

    issued: Callable[[Any, str], tuple[int, ...]] = one_certificate
    """(state, company): the percentages of its certificates, the director's first."""
    sources: tuple[str, ...] = ("treasury", "pool")
    """Where shares are bought, as `BuyShare` names it (empty: the bank); unsold ones are in the first place."""
    sold_to: str = POOL
    """The holder that takes sold shares."""
    share: Callable[[Any, str], int] = tenth
    """(state, company): the percentage of one share."""
    proceeds: Callable[[Any, str, int], int] = price_before
    """(state, company, count): what a sale brings."""
    drop: Callable[[Any, str, int], int] = one_per_share
    """(state, company, count): how often a sale moves the marker."""
    exchanges: bool = True
    """A player with more shares takes the director's certificate over, by exchange; False: it never changes hands."""
    players: Callable[[Any], Sequence[str]] = everybody
    """The players still in the game, by seat."""
    certificates: Callable[[Any], int] = no_limit
    """The most certificates of a player."""
    counted: Callable[[Any, str], int] = all_certificates
    """(state, owner): how many certificates count against the limit."""
    uncounted: Callable[[Any, str], bool] = always_counted
    """(state, company): True if certificates of this company do not count now."""
    holding: Callable[[Any, str], int] = everything
    """(state, company): the most a player may have of it, in percent."""
    pool: Callable[[Any, str], int] = everything
    """(state, company): the most the pool may have of it, in percent."""


class TrainRules(Struct, frozen=True):
    """Buying trains."""

    must_own: bool = False
    """A company that can pay for a train must have one."""
    least_price: int = 1
    """Between companies."""
    price: Callable[[Any, str, str], int] = printed_price
    """(state, company, kind): what a new train costs the company."""
    director_adds: Callable[[Any, str], bool] = treasury_alone
    """(state, company): True if the director may add to the price of a new train."""
    may_sell: Callable[[Any, str], Refusal | None] = anybody_sells
    """(state, company): why a company never sells a train."""
    haggling: bool = False
    """A director who is asked for a train may name another price, and so may the one who asked."""


class Rules(Struct, frozen=True):
    """The rules of one game: a frozen value per edition."""

    track: TrackRules
    stations: StationRules
    trains: TrainRules
    cites: Cites
    runs: RunRules = RunRules()
    dividends: DividendRules = DividendRules()
    stock: StockRules = StockRules()
    turn: Callable[[Any, str], tuple[Step[Any], ...]] | None = None
    """(state, company): the steps of its turn, in order."""
    order: Callable[[Any, tuple[str, ...]], tuple[str, ...]] = given_order
    """(state, companies): these companies in the order they act."""
    phase_began: Callable[[Any, Log], None] = nothing_more
    """What a new phase changes besides tiles, limits and old trains."""
    out_of_turn: Callable[[Any, Action], Refusal] = only_what_is_asked
    """(state, action): why an act of somebody's turn is not possible while an offer waits or trains run."""
    follow_ups: Mapping[type[Event], Callable[[Any, Sequence[Event]], tuple[Step[Any], ...]]] = {}
    """By kind of event: the steps that follow from it."""
