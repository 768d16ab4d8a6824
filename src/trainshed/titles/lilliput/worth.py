"""Value of a position to a player, in pounds at the end of the game.

It adds cash, shares at the price they will have if companies pay in every round to come, the dividends of those
rounds, and the value of a treasury. Only the given position is evaluated: looking ahead is left to the search.
"""

from __future__ import annotations

from .depot import top
from .routes import best_run
from .running import Dividend, RunCompany, RunTrains, split
from .state import State

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


def runs_to_come(state: State, company: str) -> int:
    """Return how often the company still runs, including the current round if it has not run yet."""
    left = state.rounds - state.round.number
    for step in state.agenda:
        if isinstance(step, (RunTrains, Dividend)) or (isinstance(step, RunCompany) and step.company == company):
            if isinstance(step, Dividend) and step.company != company:
                continue
            return left + 1
    return left if state.round.number else left + 1


def worth(state: State, seat: int) -> float:
    """Return the player's expected wealth at the end."""
    player = state.players[seat]
    total = float(state.cash(seat) + state.box.end.copy_card * player.copies)
    if not player.spent:
        total += 0.9 * state.power(seat, "cash_per_round") * state.rounds
    for company in state.market.order():
        tenths = state.tenths(seat, company)
        if tenths:
            total += tenths * tenth(state, company)
    return total


def tenth(state: State, company: str) -> float:
    """Return the final value of ten per cent of a company: dividends, the last one doubled, and the final price."""
    box, chart, depot, treasury = state.box, state.box.chart, state.depot, state.bank[company]
    runs, stations = runs_to_come(state, company), state.board.stations_of(company)
    revenue = best_run(state, company).revenue if stations else 0
    field = chart.move(state.market.at(company), "dividend" if revenue else "withhold", runs - 1)
    if runs:
        field = chart.move(field, "dividend", box.end.steps)
    income = split(state, revenue)[1] / 10 * (runs + 1 if runs else 0)
    if runs > 2 and any(box.roster.kinds[card.kind].rusts_on for card in depot.of(company)):
        income *= RUST_FACTOR
    if runs > 1 and stations:
        more = best_run(state, company, trains=_LONG).revenue - revenue
        income += TRACK_POTENTIAL * max(0, more) / 10 * (runs - 1)
    total = income + chart.fields[field]
    if runs:
        useful = min(treasury, depot.price(top(state)))
        room = len(depot.of(company)) < state.limit
        total += (TREASURY * useful * room + IDLE * treasury) / 10
    return total
