"""Stations: placing one on a free slot in reach."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Self

from msgspec import Struct

from trainshed.core import Action, Event, Log, Message, Refusal, Step
from trainshed.rail.map import Place
from trainshed.rail.owners import BANK
from trainshed.rail.reach import reach

from .actions import PlaceStation
from .choice import CompanyChoice, OfCompany, Verb, Verbs, ask
from .events import StationPlaced
from .naming import cell_name
from .refusals import refuse
from .state import RailState


def next_cost(state: RailState, company: str) -> int | None:
    """Return what the company's next station costs; None if it has none left."""
    costs: tuple[int, ...] = state.rules.stations.costs(state, company)
    placed = len(state.board.stations_of(company))
    return costs[placed] if placed < len(costs) else None


def why_not_put(state: RailState, company: str, place: Place) -> Refusal | None:
    """Return why the company may not place its next station here, or None."""
    cost = next_cost(state, company)
    if cost is None:
        return refuse("stations.left", "no-station-left", company, company=company)
    refusal = state.board.why_not_station(company, place)
    if refusal is not None:
        return refusal
    if not reach(state.board, company).touches(place):
        return refuse("stations.reach", "station-reach", place[0], company=company, cell=place[0])
    if state.bank[company] < cost:
        cash = state.bank[company]
        return refuse("stations.money", "station-money", company, company=company, cost=cost, cash=cash)
    return None


def put(state: RailState, company: str, place: Place, cost: int, log: Log) -> None:
    """Pay and place."""
    state.bank.pay(company, BANK, cost)
    state.board.place(company, place)
    log.append(StationPlaced(company, place[0], place[1], cost, cell_name(state.board, place[0])))


class PutStation(Verb[RailState, OfCompany, PlaceStation]):
    """A company places a station."""

    kind = PlaceStation

    def options(self, state: RailState, step: OfCompany) -> Iterator[PlaceStation]:
        cost = next_cost(state, step.company)
        if cost is None or state.bank[step.company] < cost:
            return
        for cell, stop in reach(state.board, step.company).slots(state.board, step.company):
            yield PlaceStation(step.seat, step.company, cell, stop)

    def why_not(self, state: RailState, step: OfCompany, action: PlaceStation) -> Refusal | None:
        if action.company != step.company:
            return refuse("turn.company", "other-company", step.company, company=step.company)
        if action.cell not in state.board.map.grid:
            return refuse("track.cell", "no-cell", cell=action.cell[:20])
        return why_not_put(state, step.company, (action.cell, action.stop))

    def do(self, state: RailState, step: OfCompany, action: PlaceStation, log: Log) -> None:
        cost = next_cost(state, step.company)
        assert cost is not None
        put(state, step.company, (action.cell, action.stop), cost, log)


place = PutStation()


class BuildStationView(Struct, frozen=True, tag="build-station"):
    """Place a station, for this cost."""

    company: str
    cost: int | None


class BuildStation(CompanyChoice, frozen=True, kw_only=True, tag="build-station"):
    """The company may place one station."""

    verbs: ClassVar[Verbs[Self]] = (place,)

    def question(self, state: RailState, seat: int) -> Message:
        return ask("station", company=self.company, cost=next_cost(state, self.company) or 0)

    def view(self, state: RailState) -> BuildStationView:
        return BuildStationView(self.company, next_cost(state, self.company))

    def after(self, state: RailState, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        return ()
