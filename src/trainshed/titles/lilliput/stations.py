"""Stations (1.7): card A09 places one, on a free slot the company can reach."""

from __future__ import annotations

from collections.abc import Iterator

from trainshed.core import Action, Log, Message, Refusal, not_now

from .actions import PlaceStation
from .shares import place_station
from .state import State
from .step_views import BuildStationView
from .steps import ask, refuse
from .turns import CardStep


def station_cost(state: State, number: int) -> int:
    """Return the next station's cost: home free, then 40, then 100; half for the General (1.7); -1 if none is left."""
    placed = len(state.companies[number].stations)
    costs = state.facts.box.costs.stations
    if placed >= len(costs):
        return -1
    return costs[placed] * state.power(state.companies[number].director, "station_percent") // 100


class BuyStation(CardStep, frozen=True, tag="build-station"):
    """Card A09: one of the player's companies places a station, or none."""

    def view(self, state: State) -> BuildStationView:
        return BuildStationView()

    def question(self, state: State, seat: int) -> Message:
        return ask("station")

    def acts(self, state: State) -> Iterator[Action]:
        board = state.board
        for number in state.own(self.seat):
            name, cost = state.facts.company_ids[number], station_cost(state, number)
            if not 0 <= cost <= state.companies[number].treasury:
                continue
            for cell, index in state.facts.reach(board, name).places():
                here = board.stations.get((cell, index), ())
                if len(here) < board.stop((cell, index)).slots and name not in here:
                    yield PlaceStation(self.seat, name, cell)

    def judge(self, state: State, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceStation):
            return not_now()
        number, board = state.index(action.company), state.board
        if number < 0 or state.companies[number].director != self.seat:
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
        if not state.facts.reach(board, action.company).touches(place):
            return refuse("1.7.3", "station-unreached", action.cell, company=action.company, cell=action.cell)
        cost = station_cost(state, number)
        if cost < 0:
            return refuse("1.7.1", "no-station-left", action.company, company=action.company)
        if cost > state.companies[number].treasury:
            return refuse("1.7.1", "station-money", action.company, company=action.company, cost=cost)
        return None

    def act(self, state: State, action: Action, log: Log) -> None:
        assert isinstance(action, PlaceStation)
        state.agenda.pop()
        number = state.index(action.company)
        place_station(state, number, action.cell, station_cost(state, number), log)
