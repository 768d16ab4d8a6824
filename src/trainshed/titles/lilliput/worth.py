"""Value of a position to a player, in pounds at the end of the game.

It adds cash, shares at the price they will have if companies pay in every round to come, the dividends of those
rounds, and the value of a treasury. Only the given position is evaluated: looking ahead is left to the search.
"""

from __future__ import annotations

from . import depot, market
from .routes import best_run
from .running import Dividend, RunCompany, RunTrains, shares_of, split
from .state import State

TREASURY = 0.35
"""Fraction of a treasury, up to the price of the next train, that returns as dividends; found by trial."""
IDLE = 0.05
"""Fraction of the whole treasury that is counted in addition."""
TRACK_POTENTIAL = 0.15
"""Fraction of what a longer train could earn on the current track; the reason to build ahead of one's trains."""
RUST_FACTOR = 0.75
"""Factor on the income of a company with trains that will be obsolete or rusted before the end."""

_LONG = (3,)
"""A 5-train, to measure what the track is good for."""


def runs_to_come(state: State, number: int) -> int:
    """Return how often the company still runs, including the current round if it has not run yet."""
    left = state.rounds - state.round
    for step in state.agenda:
        if isinstance(step, (RunTrains, Dividend)) or (isinstance(step, RunCompany) and step.company == number):
            if isinstance(step, Dividend) and step.company != number:
                continue
            return left + 1
    return left if state.round else left + 1


def worth(state: State, owner: int) -> float:
    """Return the player's expected wealth at the end."""
    player, box = state.players[owner], state.facts.box
    total = float(player.cash + box.end.copy_card * player.copies)
    if not player.spent:
        total += 0.9 * state.power(owner, "cash_per_round") * state.rounds
    for number in state.operating_order:
        tenths = shares_of(state, owner, number)
        if tenths:
            total += tenths * tenth(state, number)
    return total


def tenth(state: State, number: int) -> float:
    """Return the final value of ten per cent of a company: dividends, the last one doubled, and the final price."""
    charter, box = state.companies[number], state.facts.box
    runs = runs_to_come(state, number)
    revenue = best_run(state, number).revenue if charter.stations else 0
    field, fields = charter.field, len(state.facts.prices)
    for _ in range(runs - 1):
        field = market.dividend(field, fields) if revenue else market.withhold(field)
    for _ in range(box.end.steps if runs else 0):
        field = market.dividend(field, fields)
    income = split(state, revenue)[1] / 10 * (runs + 1 if runs else 0)
    if runs > 2 and any(state.facts.rusts_from[train] < len(state.facts.trains) for train in charter.trains):
        income *= RUST_FACTOR
    if runs > 1 and charter.stations:
        more = best_run(state, number, trains=_LONG).revenue - revenue
        income += TRACK_POTENTIAL * max(0, more) / 10 * (runs - 1)
    total = income + state.facts.prices[field]
    if runs:
        useful = min(charter.treasury, state.facts.trains[depot.top(state)].price)
        room = len(charter.trains) < state.limit
        total += (TREASURY * useful * room + IDLE * charter.treasury) / 10
    return total
