"""Previews of building: what a tile, a station or a marker changes in the company's best run, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from msgspec import Struct

from trainshed.core import Action
from trainshed.rail.board import Board
from trainshed.rail.map import ON_CELL, Place
from trainshed.rail.owners import BANK
from trainshed.rail.play.actions import LayTile, PlaceStation
from trainshed.rail.play.naming import place_name
from trainshed.rail.play.preview import DearTile
from trainshed.rail.play.running import CompanyRun, best_run, place_of
from trainshed.rail.play.track import lay
from trainshed.rail.reach import all_feeders

from .actions import PlaceMarker, SettleStation
from .state import IrelandState
from .track import IrishTrack

MOST_REASONS = 4
ENOUGH = 100_000
"""More than any tile costs."""


class RunReason(Struct, frozen=True):
    """Part of the difference between two runs.

    `feeds`: a town now feeds a stop by narrow gauge. `stop`: a train stops there that did not. `value`: a stop brings
    more or less. `lost`: no train stops there any more. `bonus`: of markers and river boats.
    """

    kind: Literal["feeds", "stop", "value", "lost", "bonus"]
    amount: int
    train: int = 0
    """The number of the route in its run, from 1; 0: several, or none."""
    stop: str = ""
    by: str = ""
    """The town that feeds the stop."""


class RunChanged(Struct, frozen=True):
    """The best run of another company changes."""

    company: str
    before: int
    after: int


class Building(Struct, frozen=True):
    """What a tile, a station or a marker brings: the company's best run before and after, and the price if that is
    paid out."""

    before: int
    after: int
    price: int
    """The share price after paying out the best run of now."""
    price_after: int
    why: tuple[RunReason, ...] = ()
    fee: int = 0
    terrain: int = 0
    spared: int = 0
    """Terrain that a private need not pay."""
    others: tuple[RunChanged, ...] = ()
    """Other companies' runs that a station changes."""
    full: bool = False
    """The city then has no free slot."""


def buildings(state: IrelandState, seat: int | None) -> tuple[Building | None, ...]:
    """Return what each legal action of the seat builds, in their order; None for those that build nothing."""
    top: Any = state.agenda[-1] if state.agenda else None
    if top is None or seat is None or seat not in top.seats(state):
        return ()
    found = tuple([building(state, top, action) for action in top.legal(state, seat)])
    return found if any(found) else ()


def building(state: IrelandState, step: Any, action: Action) -> Building | None:
    """Return what an action builds, or None."""
    match action:
        case LayTile(_, company, cell, id, rotation, by):
            board, tile = state.board.copy(), state.box.tiles[id]
            board.lay(cell, tile, rotation)
            terrain = state.rules.track.cost(state, company, cell, tile)
            fee = step.fee(state, tile) if by in ("", "BoW") else 0
            parts = {"fee": fee, "spared": terrain} if by else {"fee": fee, "terrain": terrain}
            return _changed(state, company, board, parts)
        case PlaceStation(_, company, cell, stop):
            board = state.board.copy()
            board.place(company, (cell, stop))
            slots = board.stop((cell, stop)).slots
            parts = {"others": tuple(_others(state, company, board))}
            return _changed(state, company, board, parts | {"full": len(board.stations[cell, stop]) >= slots})
        case SettleStation(_, company, cell, stop):
            board = state.board.copy()
            board.remove(company, (cell, ON_CELL))
            board.place(company, (cell, stop))
            return _changed(state, company, board, {})
        case PlaceMarker(_, company, private, cell):
            return _changed(with_marker(state, company, private, cell), company, state.board, {}, before=state)
    return None


def with_marker(state: IrelandState, company: str, private: str, cell: str) -> IrelandState:
    """Return the table with the marker of a private on a cell."""
    later = state.copy()
    more = cell, state.box.privates[private].bonus
    later.markers[company] = (*later.markers.get(company, ()), more)
    return later


def _changed(
    state: IrelandState, company: str, board: Board, parts: dict[str, Any], *, before: IrelandState | None = None
) -> Building:
    old, new = best_run(before or state, company), best_run(state, company, board=board)
    return Building(
        before=old.revenue,
        after=new.revenue,
        price=price_if_paid(state, company, old.revenue),
        price_after=price_if_paid(state, company, new.revenue),
        why=tuple(reasons(state, board, old, new)) if old.revenue != new.revenue else (),
        **parts,
    )


def price_if_paid(state: IrelandState, company: str, revenue: int) -> int:
    """Return the share price after paying a revenue out; without revenue the marker moves left (8.6)."""
    market = state.market.copy()
    if revenue:
        market.move(company, "dividend", state.rules.dividends.rise(state, company, revenue))
    else:
        market.move(company, "withhold")
    return market.price(company) if company in market else 0


def _others(state: IrelandState, company: str, board: Board) -> Iterator[RunChanged]:
    for other in state.started():
        if other != company:
            before, after = best_run(state, other).revenue, best_run(state, other, board=board).revenue
            if before != after:
                yield RunChanged(other, before, after)


# why a run changes


def reasons(state: IrelandState, board: Board, old: CompanyRun, new: CompanyRun) -> Sequence[RunReason]:
    """Return what makes the difference between the runs on the present board and on a later one, the most first."""
    before, after = _visits(old), _visits(new)
    found: list[RunReason] = []
    for place in sorted(before.keys() | after.keys()):
        was, now = before.get(place, []), after.get(place, [])
        more = sum(value for _, value in now) - sum(value for _, value in was)
        if not more:
            continue
        name = place_name(board, place)
        if len(was) != len(now):
            kind: Literal["stop", "lost"] = "stop" if len(now) > len(was) else "lost"
            found.append(RunReason(kind, more, _only(now if kind == "stop" else was), name))
            continue
        for town, worth in _new_feeders(state, board, place):
            found.append(RunReason("feeds", worth * len(now), _only(now), name, place_name(board, town)))
            more -= worth * len(now)
        if more:
            found.append(RunReason("value", more, _only(now), name))
    bonus = sum(route.bonus for route in new.routes) - sum(route.bonus for route in old.routes)
    if bonus:
        found.append(RunReason("bonus", bonus))
    return sorted(found, key=lambda reason: -abs(reason.amount))[:MOST_REASONS]


def _visits(run: CompanyRun) -> dict[Place, list[tuple[int, int]]]:
    """Return by stop: the number of each route that stops there, and what the stop brings it."""
    found: dict[Place, list[tuple[int, int]]] = {}
    for number, route in enumerate(run.routes, 1):
        for stop, value in zip(route.stops, route.values, strict=True):
            found.setdefault(place_of(stop), []).append((number, value * route.times))
    return found


def _only(visits: Sequence[tuple[int, int]]) -> int:
    return visits[0][0] if len(visits) == 1 else 0


def _new_feeders(state: IrelandState, board: Board, place: Place) -> Iterator[tuple[Place, int]]:
    """Yield the towns that feed a stop on the later board and not now, with what they bring."""
    known = set(all_feeders(state.board).get(place, ()))
    for town in all_feeders(board).get(place, ()):
        if town not in known:
            yield town, board.stop(town).worth(state.depot.phase.colour)


# what is too dear


def too_dear(state: IrelandState, seat: int | None) -> tuple[DearTile, ...]:
    """Return the cells where the company could lay a tile if it had the money: for each the cheapest."""
    top: Any = state.agenda[-1] if state.agenda else None
    if not isinstance(top, IrishTrack) or seat != top.seat or not top.asked or top.fees(state) is None:
        return ()
    rich, company = state.copy(), top.company
    rich.bank.transfer(BANK, company, ENOUGH)
    payable = {action.cell for action in lay.options(state, top)}
    found: dict[str, DearTile] = {}
    for action in lay.options(rich, top):
        if action.cell not in payable:
            tile = state.box.tiles[action.tile]
            cost = top.fee(state, tile) + state.rules.track.cost(state, company, action.cell, tile)
            if action.cell not in found or cost < found[action.cell].cost:
                found[action.cell] = DearTile(action, cost, cost - state.bank[company])
    return tuple(found.values())
