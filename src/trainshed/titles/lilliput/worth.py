"""Value of a position to a player, in pounds at the end of the game.

It adds cash, shares at the price they will have if companies pay in every round to come, the dividends of those
rounds, and the value of a treasury. Only the given position is evaluated: looking ahead is left to the search.
"""

from __future__ import annotations

from trainshed.rail.play.dividends import Dividend, split
from trainshed.rail.play.rounds import NextCompany
from trainshed.rail.play.running import best_run

from .mines import RunTrains
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


def to_run(state: State, company: str) -> bool:
    """True if trains are running now and the company is still to run, or to decide on its dividend."""
    for step in state.agenda:
        if isinstance(step, NextCompany) and company in step.left:
            return True
        if isinstance(step, Dividend) and step.company == company:
            return True
    return False


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


def worth(state: State, seat: int) -> float:
    """Return the player's expected wealth at the end."""
    total = ready_money(state, seat)
    for company in state.market.order():
        tenths = state.tenths(seat, company)
        if tenths:
            total += tenths * tenth(state, company)
    return total


def tenth(state: State, company: str) -> float:
    """Return the final value of ten per cent of a company: dividends, the last one doubled, and the final price."""
    box, chart, depot, treasury = state.box, state.box.chart, state.depot, state.bank[company]
    runs = state.rounds - state.round.number + (before_runs(state) or to_run(state, company))
    stations = state.board.stations_of(company)
    revenue = best_run(state, company).revenue if stations else 0
    field = chart.move(state.market.at(company), "dividend" if revenue else "withhold", runs - 1)
    if not runs:
        return float(chart.fields[field])
    field = chart.move(field, "dividend", box.end.steps)
    income = split(state, revenue)[1] / 10 * (runs + 1)
    if runs > 2 and any(box.roster.kinds[card.kind].rusts_on for card in depot.of(company)):
        income *= RUST_FACTOR
    if runs > 1 and stations:
        more = best_run(state, company, trains=_LONG).revenue - revenue
        income += TRACK_POTENTIAL * max(0, more) / 10 * (runs - 1)
    useful = min(treasury, depot.price(state.top_train)) if len(depot.of(company)) < state.limit else 0
    return income + chart.fields[field] + (TREASURY * useful + IDLE * treasury) / 10
