"""Translate the actions of an 18Ireland file into ours (17.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, product
from typing import Any

from msgspec.structs import replace

from trainshed.core import Action
from trainshed.core.message import Arg
from trainshed.rail.owners import POOL
from trainshed.rail.play.actions import (
    BuyFromCompany,
    BuyFromPool,
    BuyShare,
    BuyTrain,
    DiscardTrain,
    LayTile,
    PayOut,
    PlaceStation,
    RouteChoice,
    Run,
    SellShares,
    Withhold,
)
from trainshed.titles.ireland.actions import (
    Bid,
    BuyPrivate,
    GoBankrupt,
    Issue,
    Launch,
    NameTarget,
    OpenAuction,
    PlaceMarker,
    Redeem,
    SettleStation,
    Vote,
)
from trainshed.titles.ireland.state import IrelandState
from trainshed.titles.ireland.waterfall import price_of

from .certificates import Ids
from .reader import FileAction, FileRoute, say

MOST_READINGS = 256
"""Ways to read the stops of one run that are tried."""


class NoPlace(Exception):  # noqa: N818 - named by its cause
    """The action cannot mean anything at this point of the game."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.message = say(key, **args)


class Translation:
    """Reads actions of a file as ours, with the ids of the file and the position they are played in."""

    def __init__(self, ids: Ids, seats: dict[str, int]) -> None:
        self.ids = ids
        self.seats = seats
        """By the id of a player in the file."""

    def seat(self, action: FileAction) -> int:
        """Return the seat of a player who acts."""
        seat = self.seats.get(str(action.entity))
        if seat is None:
            raise NoPlace("unknown-id", name=str(action.entity)[:40])
        return seat

    def company(self, state: IrelandState, action: FileAction) -> str:
        """Return the company that acts, by itself or by one of its privates."""
        name = str(action.entity)
        if action.entity_type == "company":
            name = state.privates.get(name, "")
        if name not in state.box.companies:
            raise NoPlace("unknown-id", name=str(action.entity)[:40])
        return name

    def readings(self, state: IrelandState, action: FileAction) -> Iterator[Action]:
        """Yield our actions that this one may mean; the first legal one is it."""
        read: Callable[[IrelandState, FileAction], Iterator[Action]] | None
        read = getattr(self, f"_{action.type}", None)
        if read is None or not action.type.isidentifier():
            raise NoPlace("action-unknown", type=action.type[:40])
        yield from read(state, action)

    def _actor(self, state: IrelandState, company: str) -> int:
        director = state.shares.director(company)
        seat = state.seat_of(director) if director is not None else None
        if seat is None:
            raise NoPlace("unknown-id", name=company)
        return seat

    # private auction, stock rounds

    def _bid(self, state: IrelandState, action: FileAction) -> Iterator[Action]:
        seat, price = self.seat(action), _need(action.price)
        if action.company is not None:
            step = state.agenda[-1] if state.agenda else None
            if action.company in state.offered[:1] and getattr(step, "tag", "") == "private-turn":
                if price != price_of(state, action.company):
                    raise NoPlace("no-place")
                yield BuyPrivate(seat, action.company)
            else:
                yield Bid(seat, action.company, price)
            return
        company = _need(action.corporation)
        yield OpenAuction(seat, company, price)
        yield Bid(seat, company, price)

    def _par(self, state: IrelandState, action: FileAction) -> Iterator[Action]:
        price = str(_need(action.share_price)).partition(",")[0]
        if not price.isdecimal() or len(price) > 6:
            raise NoPlace("no-place")
        yield Launch(self.seat(action), _need(action.corporation), int(price))

    def _buy_shares(self, state: IrelandState, action: FileAction) -> Iterator[Action]:
        if len(action.shares) != 1:
            raise NoPlace("no-place")
        (id,) = action.shares
        company, holder = id.rpartition("_")[0], self.ids.certificates.holder(id)
        if holder not in (POOL, company):
            raise NoPlace("unknown-id", name=id[:40])
        _check_price(state, company, action)
        self.ids.certificates.chosen = (id,)
        if action.entity_type == "player":
            yield BuyShare(self.seat(action), company, "pool" if holder == POOL else "treasury")
        else:
            yield Redeem(self._actor(state, company), self.company(state, action))

    def _sell_shares(self, state: IrelandState, action: FileAction) -> Iterator[Action]:
        company = action.shares[0].rpartition("_")[0] if action.shares else ""
        if company not in state.box.companies or any(id.rpartition("_")[0] != company for id in action.shares):
            raise NoPlace("unknown-id", name=" ".join(action.shares)[:40])
        worth = sum(2 if id.endswith("_0") else 1 for id in action.shares)
        count = worth if action.percent is None else action.percent // state.share(company)
        _check_price(state, company, action)
        self.ids.certificates.chosen = tuple(action.shares)
        if action.entity_type == "player":
            yield SellShares(self.seat(action), company, count)
        elif count == 1:
            yield Issue(self._actor(state, company), self.company(state, action))
        else:
            raise NoPlace("no-place")

    # a company's turn

    def _lay_tile(self, state: IrelandState, action: FileAction) -> Iterator[Action]:
        company = self.company(state, action)
        copy, cell, rotation = _need(action.tile), _need(action.hex), _need(action.rotation)
        tile = copy.rpartition("-")[0]
        known = state.box.tiles.get(tile)
        if known is None or not 0 <= rotation < 6:
            raise NoPlace("unknown-id", name=copy[:40])
        self.ids.tiles.chosen = copy
        by = str(action.entity) if action.entity_type == "company" else ""
        yield LayTile(self._actor(state, company), company, cell, tile, known.canonical(rotation), by)

    def _place_token(self, state: IrelandState, action: FileAction) -> Iterator[Action]:
        place = self.ids.place(state, _need(action.city))
        if place is None:
            raise NoPlace("unknown-id", name=_need(action.city)[:40])
        step: Any = state.agenda[-1] if state.agenda else None
        if getattr(step, "tag", "") == "settle":
            yield SettleStation(step.seat, step.company, *place)
        else:
            company = self.company(state, action)
            yield PlaceStation(self._actor(state, company), company, *place)

    def _run_routes(self, state: IrelandState, action: FileAction) -> Iterator[Action]:
        """Yield runs by the stops that are named; then by the cells alone, since a route of one stretch may name others
        than the public engine took (ireland_files.md).
        """
        company = self.company(state, action)
        told = [route for route in action.routes if route.connections]
        trains = [self._kind(state, route.train) for route in told]
        bare = [replace(route, nodes=[]) for route in told]
        for given in (told, bare) if bare != told else (told,):
            ways = [list(islice(_ways(state, route), MOST_READINGS)) for route in given]
            for chosen in islice(product(*ways), MOST_READINGS):
                routes = (RouteChoice(train, *way) for train, way in zip(trains, chosen, strict=True))
                yield Run(self._actor(state, company), company, tuple(routes))

    def _dividend(self, state: IrelandState, action: FileAction) -> Iterator[Action]:
        company = self.company(state, action)
        kind: type[PayOut | Withhold] = PayOut if action.kind == "payout" else Withhold
        yield kind(self._actor(state, company), company)

    def _kind(self, state: IrelandState, train: str) -> str:
        kind = train.rpartition("-")[0]
        if kind not in state.depot.roster.kinds:
            raise NoPlace("unknown-id", name=train[:40])
        return kind

    def _buy_train(self, state: IrelandState, action: FileAction) -> Iterator[Action]:
        company, id, price = self.company(state, action), _need(action.train), _need(action.price)
        seat, kind = self._actor(state, company), self._kind(state, id)
        owner = self.ids.trains.owner(state, id)
        old = self._kind(state, action.exchange) if action.exchange else ""
        self.ids.trains.chosen = id if owner is not None else ""
        if owner in state.box.companies:
            yield BuyFromCompany(seat, company, str(owner), kind, price)
            return
        if old:
            printed = state.depot.price(kind) - state.depot.price(old)
            self.ids.trains.chosen = action.exchange or ""
        else:
            printed = state.depot.price(kind)
        if price != printed or owner not in (None, POOL) or (owner is None and kind != state.depot.next()):
            raise NoPlace("no-place")
        yield BuyFromPool(seat, company, kind, old) if owner == POOL else BuyTrain(seat, company, old)

    def _discard_train(self, state: IrelandState, action: FileAction) -> Iterator[Action]:
        company, id = self.company(state, action), _need(action.train)
        self.ids.trains.chosen = id
        yield DiscardTrain(self._actor(state, company), company, self._kind(state, id))

    def _buy_company(self, state: IrelandState, action: FileAction) -> Iterator[Action]:
        company = self.company(state, action)
        yield BuyPrivate(self._actor(state, company), _need(action.company), company, _need(action.price))

    def _assign(self, state: IrelandState, action: FileAction) -> Iterator[Action]:
        company = self.company(state, action)
        yield PlaceMarker(self._actor(state, company), company, str(action.entity), _need(action.target))

    def _bankrupt(self, state: IrelandState, action: FileAction) -> Iterator[Action]:
        company = self.company(state, action)
        yield GoBankrupt(self._actor(state, company), company)

    # mergers; the naming of companies is collected by the driver

    def _merge(self, state: IrelandState, action: FileAction) -> Iterator[Action]:
        seat = self.seat(action)
        self.ids.certificates.proposer = seat
        yield NameTarget(seat, _need(action.corporation))

    def _choose(self, state: IrelandState, action: FileAction) -> Iterator[Action]:
        yield Vote(self.seat(action), action.choice == "for")


def _need(value: Any) -> Any:
    """Return a value that this type of action cannot do without."""
    if value is None:
        raise NoPlace("action-shape", reason="a field is missing")
    return value


def _check_price(state: IrelandState, company: str, action: FileAction) -> None:
    """Shares change hands at the price of the market; a file may say another one, which we cannot follow."""
    told = action.share_price
    if told is not None and (company not in state.market or str(told) != str(state.market.price(company))):
        raise NoPlace("no-place")


# routes


def _ways(state: IrelandState, route: FileRoute) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Yield the stops and all cells of a route, in order; several where a cell has two stops (17.8)."""
    for stretches in _chained([[cell.split()[0] for cell in one if cell.strip()] for one in route.connections]):
        corners = [stretches[0][0], *(stretch[-1] for stretch in stretches)]
        cells = [stretches[0][0], *(cell for stretch in stretches for cell in stretch[1:])]
        for stops in product(*(_stops(state, cell, route.nodes) for cell in corners)):
            if len(set(stops)) == len(stops) and (not route.nodes or set(stops) == set(map(_stop, route.nodes))):
                yield stops, tuple(cells)


def _chained(connections: list[list[str]]) -> Iterator[list[list[str]]]:
    """Yield the stretches turned so that each begins where the one before ends."""
    if not connections or not all(connections) or len(connections) > MOST_READINGS:
        return
    for first in (connections[0], connections[0][::-1]):
        found = [first]
        for stretch in connections[1:]:
            for turned in (stretch, stretch[::-1]):
                if turned[0] == found[-1][-1]:
                    found.append(turned)
                    break
        if len(found) == len(connections):
            yield found


def _stops(state: IrelandState, cell: str, nodes: list[str]) -> list[str]:
    named = [_stop(node) for node in nodes if node.rpartition("-")[0] == cell]
    if named:
        return list(dict.fromkeys(named))
    shape = state.board.shape(cell)
    return [f"{cell}.{number}" for number in range(len(shape.tile.stops))] if shape is not None else []


def _stop(node: str) -> str:
    """Return our name of a stop: `G-1-0` is stop 0 of cell G-1."""
    return ".".join(node.rpartition("-")[::2])
