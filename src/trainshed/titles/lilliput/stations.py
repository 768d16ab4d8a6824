"""Stations (1.7): card A09 places one, on a free slot the company can reach."""

from __future__ import annotations

from collections.abc import Iterator

from trainshed.core import Action, Log, Message, Refusal, not_now
from trainshed.rail.reach import reach

from .actions import PlaceStation
from .shares import place_station
from .state import State
from .step_views import BuildStationView
from .steps import ask, refuse
from .turns import CardStep


def station_cost(state: State, company: str) -> int:
    """Return the next station's cost: home free, then 40, then 100; half for the General (1.7); -1 if none is left."""
    placed = len(state.board.stations_of(company))
    costs = state.box.costs.stations
    if placed >= len(costs):
        return -1
    return costs[placed] * state.power(state.director(company), "station_percent") // 100


class BuyStation(CardStep, frozen=True, tag="build-station"):
    """Card A09: one of the player's companies places a station, or none."""

    def view(self, state: State) -> BuildStationView:
        return BuildStationView()

    def question(self, state: State, seat: int) -> Message:
        return ask("station")

    def acts(self, state: State) -> Iterator[Action]:
        board = state.board
        for company in state.own(self.seat):
            if not 0 <= station_cost(state, company) <= state.bank[company]:
                continue
            for place in reach(board, company).places():
                here = board.stations.get(place, ())
                if len(here) < board.stop(place).slots and company not in here:
                    yield PlaceStation(self.seat, company, place[0])

    def judge(self, state: State, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceStation):
            return not_now()
        board = state.board
        if state.director(action.company) != self.seat:
            return refuse("1.7.1", "not-yours", company=action.company[:20])
        shape = board.laid.get(action.cell)
        if shape is None or len(shape.tile.stops) != 1 or not shape.tile.stops[0].slots:
            return refuse("1.7.2", "no-city", action.cell[:12], cell=action.cell[:12])
        place = (action.cell, 0)
        here = board.stations.get(place, ())
        if action.company in here:
            return refuse("1.7.2", "second-station", action.cell, company=action.company, cell=action.cell)
        if len(here) >= shape.tile.stops[0].slots:
            return refuse("1.7.2", "no-free-slot", action.cell, cell=action.cell)
        if not reach(board, action.company).touches(place):
            return refuse("1.7.3", "station-unreached", action.cell, company=action.company, cell=action.cell)
        cost = station_cost(state, action.company)
        if cost < 0:
            return refuse("1.7.1", "no-station-left", action.company, company=action.company)
        if cost > state.bank[action.company]:
            return refuse("1.7.1", "station-money", action.company, company=action.company, cost=cost)
        return None

    def act(self, state: State, action: Action, log: Log) -> None:
        assert isinstance(action, PlaceStation)
        state.agenda.pop()
        place_station(state, action.company, action.cell, station_cost(state, action.company), log)
