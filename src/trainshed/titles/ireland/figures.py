"""Figures about the game that the sheet shows: what could be sold, how far off the end is."""

from __future__ import annotations

from msgspec import Struct

from trainshed.rail.owners import BANK, player
from trainshed.rail.play.stock import most_sellable

from .state import IrelandState

DIVIDEND = "dividend"
"""The event of the chart that moves a marker towards the end."""


def liquidity(state: IrelandState, seat: int) -> int:
    """Return the cash and what the largest bundle of each company would bring now, each company by itself (4.4, 4.5).

    Nothing can be sold in the first stock round.
    """
    owner = player(seat)
    cash = state.bank[owner]
    if seat in state.bankrupt or (state.round.kind in ("privates", "stock") and state.round.number == 1):
        return cash
    for company in state.shares.companies(owner):
        cash += state.rules.stock.proceeds(state, company, most_sellable(state, owner, company))
    return cash


class EndsView(Struct, frozen=True):
    """How far off the three ends are (13)."""

    bank: int
    """What is left; below 0 it is broken."""
    money: int
    """All money of the game."""
    company: str | None
    """The company nearest to the field that ends the game."""
    moves: int | None
    """Dividend moves it needs."""
    solvent: int
    """Players who are not bankrupt; with one left the game is over."""


def ends(state: IrelandState) -> EndsView:
    """Return how far off the ends are."""
    away = {company: _moves_to_the_end(state, company) for company in state.started()}
    near = [(moves, place) for place, moves in enumerate(away.values()) if moves is not None]
    moves, place = min(near, default=(None, -1))
    data = state.box.data
    return EndsView(
        bank=state.bank[BANK],
        money=data.larger_bank if state.options.larger_bank else data.bank,
        company=None if moves is None else list(away)[place],
        moves=moves,
        solvent=state.seats - len(state.bankrupt),
    )


def _moves_to_the_end(state: IrelandState, company: str) -> int | None:
    """Return how many dividends take a marker to 260; None if they alone never do."""
    chart = state.market.chart
    field, moved = state.market.positions()[company], chart.moved[DIVIDEND]
    moves = 0
    while "end" not in chart.zones(field):
        if moved[field] == field:
            return None
        field, moves = moved[field], moves + 1
    return moves
