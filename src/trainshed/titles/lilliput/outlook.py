"""Forecast of each player's wealth at the end of the game: a quick one for the easy bot, and one for medium and hard.
What changes in it between two positions are the reasons of the bots.

This adds cash, shares at their expected price, and the dividends of all rounds to come. Trains earn what the exact
router says they earn now, until the stack, which shrinks every round, makes them obsolete or rusts them. The further
away a round is, the more a company's revenue is replaced by the usual revenue of that round. A treasury is credited
with the next train it can pay for, and a little for the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from trainshed.core import Message
from trainshed.rail.play.advice import Weighty, amount, change, reason, weightiest
from trainshed.rail.play.dividends import Dividend, split
from trainshed.rail.play.planning import SameRoutes
from trainshed.rail.play.rounds import NextCompany
from trainshed.rail.play.running import best_run
from trainshed.rail.play.trains import new_price

from .box import GULLIVER
from .rounds import RunTrains
from .state import State

# for all bots


def to_run(state: State, company: str) -> bool:
    """True if trains are running now and the company is still to run, or to decide on its dividend."""
    left = [id for step in state.agenda if isinstance(step, NextCompany) for id in step.left]
    return company in left or any(isinstance(step, Dividend) and step.company == company for step in state.agenda)


def before_runs(state: State) -> bool:
    """True if no train has run in this round, or the first round is still to come."""
    return not state.round.number or any(isinstance(step, RunTrains) for step in state.agenda)


def ready_money(state: State, seat: int, *, turns: bool = True) -> float:
    """Return the player's cash and the value of copy cards; if there are turns left, also what Flimnap may bring."""
    player = state.players[seat]
    total = float(state.cash(seat) + state.box.end.copy_card * player.copies)
    if turns and not player.spent and player.characters:
        total += 0.9 * state.power(seat, "cash_per_round") * state.rounds
    return total


# the easy bot

TREASURY = 0.35
"""Fraction of a treasury, up to the price of the next train, that returns as dividends; found by trial."""
IDLE = 0.05
"""Fraction of the whole treasury that is counted in addition."""
TRACK_POTENTIAL = 0.15
"""Fraction of what a longer train could earn on the current track; the reason to build ahead of one's trains."""
RUST_FACTOR = 0.75
"""Factor on the income of a company with trains that will be obsolete or rusted before the end."""

_LONG = ("5",)
"""A 5-train, to measure what the track is good for."""


def worth_now(state: State, seat: int) -> float:
    """Return the player's wealth at the end if companies pay in every round to come."""
    total = ready_money(state, seat)
    for company in state.market.order():
        tenths = state.tenths(seat, company)
        if tenths:
            total += tenths * tenth_now(state, company)
    return total


def tenth_now(state: State, company: str) -> float:
    """Return the final value of ten per cent of a company: dividends, the last one doubled, and the final price."""
    box, chart, depot, treasury = state.box, state.box.chart, state.depot, state.bank[company]
    runs = state.rounds - state.round.number + (before_runs(state) or to_run(state, company))
    revenue = best_run(state, company).revenue
    field = chart.move(state.market.at(company), "dividend" if revenue else "withhold", runs - 1)
    if not runs:
        return float(chart.fields[field])
    field = chart.move(field, "dividend", box.end.steps)
    income = split(state, revenue)[1] / 10 * (runs + 1)
    if runs > 2 and any(box.roster.kinds[card.kind].rusts_on for card in depot.of(company)):
        income *= RUST_FACTOR
    if runs > 1:
        more = best_run(state, company, trains=_LONG).revenue - revenue
        income += TRACK_POTENTIAL * max(0, more) / 10 * (runs - 1)
    useful = min(treasury, depot.price(state.top_train)) if len(depot.of(company)) < depot.limit(company) else 0
    return income + chart.fields[field] + (TREASURY * useful + IDLE * treasury) / 10


# medium and hard


class Weights(Struct, frozen=True):
    """Parameters of the forecast; tuned by self-play."""

    growth: float = 0.0
    """Relative growth of a train's revenue per round, because track gets better."""
    drift: float = 0.85
    """Factor per round on the weight of the company's own revenue; the rest of the weight goes to the usual revenue."""
    usual: float = 60.0
    """Usual revenue of a company in the first round."""
    rise: float = 28.0
    """Increase of the usual revenue per round, in a game of 8 rounds."""
    buying: float = 0.6
    """Fraction of the next train's extra revenue credited to a treasury that can pay for the train."""
    saving: float = 0.35
    """The same for a treasury that cannot pay for it yet, in proportion to the money it has."""
    idle: float = 0.25
    """Value to the owners, in pounds, of a pound in the treasury beyond the price of the next train."""
    option: float = 0.5
    """Extra value of a pound of cash that could found a company, at the start of the game."""


WEIGHTS = Weights()
NEVER = 10_000  # a phase that does not come
ROUTE = 3
"""Work units of one route search; evaluating a position otherwise costs 1."""


class Forecast(Struct):
    """The phase in which trains will run, by round from the current one on."""

    phases: tuple[int, ...]
    running: bool
    """True if this round's trains are running or have run."""


def forecast(state: State) -> Forecast:
    """Forecast the phases: trains leave the stack every round, and are bought as long as treasuries can pay.

    With two players one train is bought per round, with more players more.
    """
    now, rounds, stack = state.round.number, state.rounds, list(state.depot.stack.values())
    running, kinds, bank = not before_runs(state), state.box.kinds, state.bank
    purses = sorted([bank[company] for company, owner in state.shares.directors.items() if owner != GULLIVER])
    phase, credit, phases = state.depot.phase_number, 0.0, list[int]()
    top = next(number for number, left in enumerate(stack) if left)
    leaves_before_runs = state.options.pro or state.solo
    per_round = (state.seats + 1) / 3

    def take_top() -> None:
        nonlocal phase, top
        if phase <= top:
            phase = top + 1
        if stack[top] > 0:
            stack[top] -= 1
        while not stack[top]:
            top += 1

    for number in range(max(now, 1), rounds + 1):
        if number > now or not running:
            credit += per_round if number > now else per_round * turns_left(state)
            while credit >= 1 and purses:
                credit -= 1
                price = kinds[top].price
                if purses[-1] + 40 * (number - now) < price:
                    break
                purses[-1] -= price
                purses.sort()
                take_top()
            if leaves_before_runs:
                take_top()
        phases.append(phase)
        if not leaves_before_runs:
            take_top()
    return Forecast(tuple(phases), running)


def turns_left(state: State) -> float:
    """Return the fraction of this round's turns that is still to come."""
    return max(0, 2 * state.seats - len(state.used)) / (2 * state.seats)


class Evaluator(SameRoutes):
    """Context of one decision: results of the router, and the work spent.

    Work counts the routes requested for the first time in this decision, even if a cache has them, and the positions
    evaluated, so that a work budget gives the same answer on any machine.
    """

    def __init__(self, state: State, weights: Weights = WEIGHTS) -> None:
        super().__init__()
        self.weights = weights
        self.work = 0
        self.rest = split(state, 100)[1]
        """Percentage of a dividend that goes to the shares."""
        usual = [weights.usual + weights.rise * number * 8 / state.rounds for number in range(state.rounds)]
        self.usual = [100 / self.rest * revenue for revenue in usual]
        """Usual revenue of a company, by round of the whole game."""
        self.runs: dict[tuple[int, str, tuple[str, ...], int], tuple[int, tuple[tuple[str, int], ...]]] = {}
        self.tenths: dict[tuple[Any, ...], float] = {}

    def earns(self, state: State, company: str, trains: tuple[str, ...]) -> tuple[int, tuple[tuple[str, int], ...]]:
        """Return the company's revenue with these trains, and the part of each train."""
        key = (self.board_for(state.board, company), company, trains, state.depot.phase_number)
        known = self.runs.get(key)
        if known is None:
            self.work += ROUTE
            run = best_run(state, company, trains=trains)
            parts = tuple([(route.train, route.revenue) for route in run.routes])
            known = self.runs[key] = (run.revenue, parts)
        return known


def tenth(state: State, company: str, ahead: Forecast, evaluator: Evaluator) -> float:
    """Return the expected final value of ten per cent of a company."""
    box, depot, weights, left = state.box, state.depot, evaluator.weights, state.bank[company]
    chart, field, phases = box.chart, state.market.at(company), ahead.phases
    if ahead.running and not to_run(state, company):
        phases = phases[1:]
    runs = len(phases)
    if not runs:
        return float(chart.fields[field])
    trains, top, homes = depot.kinds_of(company), state.top_train, state.board.placed
    price = new_price(state, company, top) if company in homes and state.director(company) < state.seats else 0
    board = evaluator.board_for(state.board, company)
    key = (company, board, trains, field, left, phases, depot.phase_number, top, price)
    if key in evaluator.tenths:
        return evaluator.tenths[key]
    now, parts = evaluator.earns(state, company, trains)
    # What a train earns now is halved already if it is obsolete.
    earning = [
        (box.rusts_from[train], NEVER if depot.is_obsolete(train) else box.obsolete_from[train], earned)
        for train, earned in parts
    ]
    gain, chance = 0, 0.0
    if runs > 1 and price and 2 * left >= price:
        kept = trains if len(trains) < depot.limit(company) else trains[1:]
        fleet = tuple(sorted((*kept, top), key=box.roster.rank.__getitem__))
        gain = evaluator.earns(state, company, fleet)[0] - now
        chance = weights.buying if left >= price else weights.saving * left / price
        left = max(0, left - price)
    pays, keeps = chart.moved["dividend"], chart.moved["withhold"]
    rusts_next, halved_next = box.rusts_from[top], box.obsolete_from[top]
    income, special, last = 0.0, 1.0, runs - 1
    for at, (phase, usual) in enumerate(zip(phases, evaluator.usual[-runs:], strict=True)):
        revenue = 0.0
        for rusts, halved, earned in earning:
            if phase <= rusts:
                revenue += earned / 2 if phase > halved else earned
        if at and gain > 0 and phase <= rusts_next:
            revenue += chance * (gain / 2 if phase > halved_next else gain)
        revenue = special * (revenue * (1 + weights.growth * at)) + (1 - special) * usual
        special *= weights.drift
        if at < last:
            income += revenue
            field = pays[field] if revenue >= 10 else keeps[field]
    income += revenue * box.end.times
    field = chart.move(field, "dividend", box.end.steps)
    value = income * evaluator.rest / 1000 + chart.fields[field] + weights.idle * left * last / state.rounds / 10
    return evaluator.tenths.setdefault(key, value)


def builders(state: State, seat: int, ahead: Forecast, evaluator: Evaluator) -> float:
    """Return the expected final value of a seat's part in the companies it directs; enough to compare lays."""
    return sum(state.tenths(seat, id) * tenth(state, id, ahead, evaluator) for id in state.own(seat))


def outlook(state: State, evaluator: Evaluator) -> list[float]:
    """Return the expected final wealth of each player."""
    evaluator.work += 1
    ahead = forecast(state)
    # In the draft all characters are rated the same; after the last turn nothing can be cashed in any more.
    turns = bool(state.round.number) and not (ahead.running and state.last_round)
    totals = [ready_money(state, seat, turns=turns) for seat in range(len(state.players))]
    owners, percents = state.owners(), state.shares.percents
    for company in state.market.order():
        each = tenth(state, company, ahead, evaluator)
        for seat, owner in enumerate(owners):
            percent = percents.get((owner, company))
            if percent:
                totals[seat] += percent // 10 * each
    coming = len(ahead.phases) - 1 + (0 if ahead.running else turns_left(state))
    if coming > 1 and state.to_found():
        # Cash that could found a company, or buy shares, is rated higher than other cash.
        limits, most = state.box.limits, 2 * state.box.costs.found_pays * state.box.prices[0]
        for seat, owner in enumerate(owners[: state.seats]):
            if len(state.own(seat)) < limits.directors and state.shares.counted(owner) < limits.certificates:
                option = evaluator.weights.option * min(state.cash(seat), most)
                totals[seat] += option * (coming - 1) / state.rounds
    return totals


def worth(state: State, seat: int, evaluator: Evaluator) -> float:
    """Return the value of a position to a seat: its own wealth minus that of the strongest rival."""
    totals = outlook(state, evaluator)
    return totals.pop(seat) - max(totals, default=0.0)


# reasons


Forecasts = Callable[[State, str], tuple[float, int]]
"""The final value of ten per cent of a company, and what its trains earn now."""


def gains_now(before: State, after: State, seat: int) -> list[Message]:
    """Return what the easy bot's forecast gains from one position to another."""
    worths = [[worth_now(state, other) for other in range(len(state.players))] for state in (before, after)]
    return _gains(before, after, seat, worths, lambda at, id: (tenth_now(at, id), best_run(at, id).revenue))


def gains(before: State, after: State, seat: int, evaluator: Evaluator) -> list[Message]:
    """Return the same of medium's and hard's forecast."""

    def of(state: State, company: str) -> tuple[float, int]:
        revenue = evaluator.earns(state, company, state.depot.kinds_of(company))[0]
        return tenth(state, company, forecast(state), evaluator), revenue

    return _gains(before, after, seat, [outlook(state, evaluator) for state in (before, after)], of)


def _gains(before: State, after: State, seat: int, totals: list[list[float]], of: Forecasts) -> list[Message]:
    """Return what a player gains between two positions, by what all players will have, and the weightiest parts."""
    had, has = totals
    found: list[Weighty] = []
    for company in after.market.order():
        value, runs = [0.0, 0.0], [0, 0]
        for at, state in enumerate((before, after)):
            if company in state.market.order():
                each, runs[at] = of(state, company)
                value[at] = state.tenths(seat, company) * each
        kept = before.tenths(seat, company) == after.tenths(seat, company)
        told = change("run", *runs, company=company) if kept and runs[0] != runs[1] else None
        found.append((value[1] - value[0], told or change("part", *value, company=company)))
    cash = [state.cash(seat) for state in (before, after)]
    found.append((cash[1] - cash[0], change("cash", *cash)))
    rivals = [other for other in range(len(has)) if other != seat]
    if rivals:
        rival = max(rivals, key=has.__getitem__)
        lost = had[rival] - has[rival]
        found.append((lost, change("rival-wealth", had[rival], has[rival], player=after.who(rival))))
    gain = round(has[seat]) - round(had[seat])
    if gain > 0:
        return [change("wealth", had[seat], has[seat]), *weightiest(found)]
    # A duty may bring nothing, or cost something: what it costs is no reason for doing it in this way.
    total = reason("wealth-now" if gain else "wealth-same", amount=amount(has[seat]))
    return [total, *weightiest(one for one in found if not gain or one[0] > 0)]
