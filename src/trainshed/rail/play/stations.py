"""Stations: placing one on a free slot in reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self

from msgspec import Struct

from trainshed.core import Log, Message, Refusal, money
from trainshed.rail.map import Place
from trainshed.rail.owners import BANK
from trainshed.rail.reach import reach

from .actions import PlaceStation
from .choice import Acts, CompanyChoice, OfCompany, Verb, Verbs, ask
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
    refusal = state.board.why_not_station(company, place)
    if refusal is not None:
        return refusal
    if not reach(state.board, company).touches(place):
        return refuse("stations.reach", "station-reach", place[0], company=company, cell=place[0])
    cost = next_cost(state, company)
    if cost is None:
        return refuse("stations.left", "no-station-left", company, company=company)
    if state.bank[company] < cost:
        return refuse("stations.money", "station-money", company, company=company, cost=money(cost))
    return None


def put(state: RailState, company: str, place: Place, cost: int, log: Log) -> None:
    """Pay and place."""
    state.bank.transfer(company, BANK, cost)
    state.board.place(company, place)
    log.append(StationPlaced(company, place[0], place[1], cost, cell_name(state.board, place[0])))


class PutStation(Verb[RailState, Acts, PlaceStation]):
    """A company places a station."""

    kind = PlaceStation

    def options(self, state: RailState, step: Acts) -> Iterator[PlaceStation]:
        for company in step.companies(state):
            cost = next_cost(state, company)
            if cost is not None and state.bank[company] >= cost:
                for cell, stop in reach(state.board, company).slots(state.board, company):
                    yield PlaceStation(step.seat, company, cell, stop)

    def why_not(self, state: RailState, step: Acts, action: PlaceStation) -> Refusal | None:
        refusal = step.why_not_company(state, action.company, "stations.company")
        if refusal is None and action.cell not in state.board.map.grid:
            return refuse("track.cell", "no-cell", cell=action.cell[:20])
        return refusal or why_not_put(state, action.company, (action.cell, action.stop))

    def do(self, state: RailState, step: Acts, action: PlaceStation, log: Log) -> None:
        cost = next_cost(state, action.company)
        assert cost is not None
        put(state, action.company, (action.cell, action.stop), cost, log)


place = PutStation()


class BuildStationView(Struct, frozen=True, tag="build-station"):
    """Place a station, for this cost."""

    company: str
    cost: int | None


class BuildStation(CompanyChoice, frozen=True, kw_only=True, tag="build-station"):
    """The company may place one station."""

    verbs: ClassVar[Verbs[Self]] = (place,)

    def question(self, state: RailState, seat: int) -> Message:
        return ask("station", company=self.company, cost=money(next_cost(state, self.company) or 0))

    def view(self, state: RailState) -> BuildStationView:
        return BuildStationView(self.company, next_cost(state, self.company))


class ChooseHome(Verb[RailState, OfCompany, PlaceStation]):
    """A company places its home station, free, on any free slot; no connection is needed."""

    kind = PlaceStation

    def options(self, state: RailState, step: OfCompany) -> Iterator[PlaceStation]:
        for cell, stop in state.board.free_slots():
            yield PlaceStation(step.seat, step.company, cell, stop)

    def why_not(self, state: RailState, step: OfCompany, action: PlaceStation) -> Refusal | None:
        refusal = step.why_not_company(state, action.company, "stations.company")
        if refusal is None and (action.cell, action.stop) not in set(state.board.free_slots()):
            return Refusal("rail/board.full", Message("rail-station-full", {"cell": action.cell[:12]}), (action.cell,))
        return refusal

    def do(self, state: RailState, step: OfCompany, action: PlaceStation, log: Log) -> None:
        put(state, step.company, (action.cell, action.stop), 0, log)


class PlaceHomeView(Struct, frozen=True, tag="place-home"):
    """Place the home station of a new company."""

    company: str


class PlaceHome(CompanyChoice, frozen=True, kw_only=True, tag="place-home"):
    """The home station of a new company."""

    verbs: ClassVar[Verbs[Self]] = (ChooseHome(),)
    must_act: ClassVar[bool] = True
    shows: ClassVar[type[Struct]] = PlaceHomeView
    asks: ClassVar[str] = "rail-ask-home"
