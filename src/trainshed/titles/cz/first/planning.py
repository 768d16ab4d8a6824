"""Plans for a company's whole turn: tile, station and trains together."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from trainshed.core import Action, Log, run
from trainshed.rail.board import Board
from trainshed.rail.map import Place
from trainshed.rail.owners import POOL
from trainshed.rail.play.actions import (
    BuyFromPool,
    BuyTrain,
    DiscardTrain,
    Done,
    LayTile,
    PlaceStation,
    RouteChoice,
    Run,
)
from trainshed.rail.play.running import RunTrains, best_run
from trainshed.rail.play.stations import BuildStation, next_cost
from trainshed.rail.play.track import LayTrack
from trainshed.rail.play.trains import BuyTrains, over_limit
from trainshed.rail.reach import reach

from .outlook import Evaluator, Forecast, Table, read
from .state import FirstState


class Plan(Struct):
    """What a company could do in the rest of its turn."""

    value: float
    lay: LayTile | None = None
    station: Place | None = None
    trains: tuple[int, ...] = ()
    """Purchases in order, by length; from the pool if a train of the length is there."""
    ahead: Forecast | None = None
    """The rest of the game without the plan; None in the last part of a turn, where only the end is forecast."""
    end: Forecast | None = None
    """The rest of the game after the plan."""
    rated: float = 0.0
    """The value without noise."""
    purchases: tuple[Plan, ...] = ()
    """The same lay and station with other purchases."""

    def act(self, state: FirstState) -> Action:
        """Return the plan's answer to the question that is asked. Trains are bought one by one: see `rest`."""
        step = state.agenda[-1]
        if isinstance(step, LayTrack):
            return self.lay or Done(step.seat)
        if isinstance(step, BuildStation):
            return PlaceStation(step.seat, step.company, *self.station) if self.station else Done(step.seat)
        if isinstance(step, RunTrains):
            return best_routes(state, step.seat, step.company)
        if over_limit(state, step.company):
            return DiscardTrain(step.seat, step.company, min(state.depot.kinds_of(step.company)))
        if not self.trains:
            return Done(step.seat)
        kind = str(self.trains[0])
        if state.depot.first_card(POOL, kind) is not None:
            return BuyFromPool(step.seat, step.company, kind)
        return BuyTrain(step.seat, step.company)

    def rest(self, action: Action) -> Plan:
        """Return what is left of the plan after an action."""
        return replace(self, trains=self.trains[1:]) if isinstance(action, (BuyTrain, BuyFromPool)) else self


class Width(Struct, frozen=True):
    """How many alternatives are followed."""

    lays: int = 5
    stations: int = 1
    """Besides none."""
    purchases: int = 1


class _Spot(Struct):
    """A position in thought: the board and everything else."""

    plan: Plan
    board: Board
    table: Table
    rough: float = 0.0


def acting(state: FirstState) -> tuple[int, str]:
    """Return whose turn it is: round and company; (0, "") when the game is over."""
    return (state.round.number, state.agenda[-1].company) if state.agenda else (0, "")


def best_routes(state: FirstState, seat: int, company: str) -> Run:
    """Return the best run as a player would name it."""
    found = best_run(state, company)
    return Run(seat, company, tuple(RouteChoice(route.train, route.stops) for route in found.routes))


def built(state: FirstState, company: str, action: Action) -> tuple[Board, int]:
    """Return the board after a lay or a station, and its cost; any other action leaves the board as it is."""
    if isinstance(action, LayTile):
        board, tile = state.board.copy(), state.board.map.tiles[action.tile]
        board.lay(action.cell, tile, action.rotation)
        return board, state.rules.track.cost(state, company, action.cell, tile)
    if isinstance(action, PlaceStation):
        board = state.board.copy()
        board.place(company, (action.cell, action.stop))
        return board, next_cost(state, company) or 0
    return state.board, 0


def carry_out(state: FirstState, plan: Plan) -> FirstState:
    """Return the position at the end of the turn."""
    turn = acting(state)
    trial = state.copy()
    log = Log()
    while acting(trial) == turn:
        action = plan.act(trial)
        trial.agenda[-1].take(trial, action, log)
        run(trial, log)
        plan = plan.rest(action)
    return trial


def plans(state: FirstState, evaluator: Evaluator, width: Width) -> list[Plan]:
    """Return what the company that acts could do to the end of its turn, best first."""
    company = acting(state)[1]
    number = evaluator.companies.index(company)
    step = state.agenda[-1]
    table = read(state, evaluator.companies)
    table.turns = tuple(other for other in table.turns if other != number)
    table.buyer = -1
    spots = [_Spot(Plan(0.0), state.board, table)]
    ahead = None
    if not isinstance(step, BuyTrains):
        ahead = evaluator.forecast(state.board, replace(table.copy(), turns=(number, *table.turns), builder=number))
        rust = ahead.rust
        if isinstance(step, LayTrack):
            spots = _lays(spots[0], state, step, number, evaluator, ahead)[: width.lays]
        if not isinstance(step, RunTrains):
            spots = [new for spot in spots for new in _stations(spot, state, company, number, evaluator, ahead, width)]
        for spot in spots:
            spot.table = spot.table.copy()
            income = evaluator.income(spot.board, number, table.phase > 0)[0]
            spot.table.cash[number] += income.best(table.fleets[number])
    else:
        rust = -1
    found = []
    for spot in spots:
        ends = _purchases(spot, number, evaluator)
        for end in ends:
            end.table.test_end()
            forecast = evaluator.forecast(end.board, end.table, rust)
            end.plan.value = evaluator.compare(forecast.cash, number)
            end.plan.ahead, end.plan.end = ahead, forecast
        ends.sort(key=lambda end: -end.plan.value)
        ends[0].plan.purchases = tuple([end.plan for end in ends[1:]])
        found += [end.plan for end in ends[: width.purchases]]
    found.sort(key=lambda plan: -plan.value)
    return found


def _lays(
    spot: _Spot, state: FirstState, step: LayTrack, number: int, evaluator: Evaluator, ahead: Forecast
) -> list[_Spot]:
    """Return all lays, and none, by what they bring at first sight."""
    board, table = spot.board, spot.table
    now = evaluator.earned(board, number, table.phase > 0, ahead.runs[number])
    found, rivals = [spot], [other for other in evaluator.companies if other != step.company]
    for action in step.legal(state, step.seat):
        if not isinstance(action, LayTile):
            continue
        tile = board.map.tiles[action.tile]
        cost = state.rules.track.cost(state, step.company, action.cell, tile)
        new = board.copy()
        new.lay(action.cell, tile, action.rotation)
        evaluator.built(board, new, action.cell, rivals)
        gain = _gain(board, new, now, table.phase > 0, number, evaluator, ahead) - cost
        after = table.copy()
        after.cash[number] -= cost
        found.append(_Spot(Plan(0.0, action), new, after, gain))
    found.sort(key=lambda spot: -spot.rough)
    return found


def _gain(
    old: Board, new: Board, now: float, upgrades: bool, number: int, evaluator: Evaluator, ahead: Forecast
) -> float:
    """Return what a lay or a station brings the company, minus a part of what it brings its rivals."""
    gain = evaluator.earned(new, number, upgrades, ahead.runs[number]) - now
    for other, company in enumerate(evaluator.companies):
        if other != number and evaluator.board_for(new, company) != evaluator.board_for(old, company):
            runs = ahead.runs[other]
            change = evaluator.earned(new, other, upgrades, runs) - evaluator.earned(old, other, upgrades, runs)
            gain -= change * evaluator.weights.rival / (len(evaluator.companies) - 1)
    return gain


def _stations(
    spot: _Spot, state: FirstState, company: str, number: int, evaluator: Evaluator, ahead: Forecast, width: Width
) -> list[_Spot]:
    """Return no station, and the most promising ones."""
    board, table = spot.board, spot.table
    cost = next_cost(state, company)
    if not width.stations or cost is None or table.cash[number] < cost:
        return [spot]
    upgrades = table.phase > 0
    now = evaluator.earned(board, number, upgrades, ahead.runs[number])
    found, rivals = [], [other for other in evaluator.companies if other != company]
    for place in reach(board, company).slots(board, company):
        new = board.copy()
        new.place(company, place)
        evaluator.built(board, new, place[0], rivals)
        gain = _gain(board, new, now, upgrades, number, evaluator, ahead)
        found.append(_Spot(replace(spot.plan, station=place), new, table, gain))
    found.sort(key=lambda spot: -spot.rough)
    for new_spot in found[: width.stations]:
        new_spot.table = table.copy()
        new_spot.table.cash[number] -= cost
    return [spot, *found[: width.stations]]


def _purchases(spot: _Spot, number: int, evaluator: Evaluator) -> list[_Spot]:
    """Return all purchases to the end of the turn, none included."""
    first = spot.table.copy()
    first.discard(number)
    found = [_Spot(replace(spot.plan), spot.board, first)]
    must = first.facts.must_buy and not first.fleets[number]
    if not must and (first.round >= evaluator.rounds or first.ending):
        return found
    for here in found:
        table = here.table
        if table.full(number):
            continue
        for kind in table.on_sale():
            if table.facts.prices[kind] <= table.cash[number]:
                after = table.copy()
                after.buy(number, kind)
                found.append(_Spot(replace(here.plan, trains=(*here.plan.trains, kind)), spot.board, after))
    return found[1:] if must and len(found) > 1 else found
