"""What a position is worth to a player, in pounds at the end of the game.

Cash, shares at the price they will have if companies pay in every round to come, the dividends of those rounds, and
what a treasury is good for. No position is looked at but this one: all foresight is in the search that uses it.
"""

from __future__ import annotations

from . import depot, market
from .routes import best_run
from .running import Dividend, RunCompany, RunTrains, shares_of, split
from .state import State

TREASURY = 0.35
"""Part of a treasury up to the price of the next train that comes back as dividends; found by trying."""
IDLE = 0.05
"""The same for money beyond that."""
PROMISE = 0.15
"""Part of what a longer train could earn on the track as it lies; the reason to build ahead of one's trains."""
FADING = 0.75
"""What is left of the income of trains that will be obsolete or rusty before the end."""

_LONG = (3,)
"""A 5-train: what the track is good for."""


def runs_to_come(state: State, number: int) -> int:
    """How often the company still runs, the present round included if it has not run yet."""
    left = state.rounds - state.round
    for step in state.agenda:
        if isinstance(step, (RunTrains, Dividend)) or (isinstance(step, RunCompany) and step.company == number):
            if isinstance(step, Dividend) and step.company != number:
                continue
            return left + 1
    return left if state.round else left + 1


def worth(state: State, owner: int) -> float:
    """What the player will be worth, as things stand."""
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
    """What ten per cent of a company will bring: dividends, the last one doubled, and the price at the end."""
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
        income *= FADING
    if runs > 1 and charter.stations:
        more = best_run(state, number, trains=_LONG).revenue - revenue
        income += PROMISE * max(0, more) / 10 * (runs - 1)
    total = income + state.facts.prices[field]
    if runs:
        useful = min(charter.treasury, state.facts.trains[depot.top(state)].price)
        room = len(charter.trains) < state.limit
        total += (TREASURY * useful * room + IDLE * charter.treasury) / 10
    return total
