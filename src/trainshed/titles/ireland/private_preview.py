"""Previews of privates: the best run of the company on turn if it bought one, and with its power."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from trainshed.rail.play.running import best_run

from .building_preview import with_marker
from .privates import PrivateOffer, for_sale
from .running import SHANNON
from .state import IrelandState


class MarkerRun(Struct, frozen=True):
    """The best run with a marker on a cell."""

    cell: str
    run: int


class PrivateForecast(Struct, frozen=True):
    """What a private would bring the company on turn."""

    private: str
    company: str
    before: int
    """Its best run now."""
    after: int
    """With the private, before its power is used."""
    markers: tuple[MarkerRun, ...] = ()
    """By cell: with its marker there."""


def private_forecasts(state: IrelandState, seat: int | None) -> tuple[PrivateForecast, ...]:
    """Return forecasts of the privates that the company on turn has or can buy."""
    top: Any = state.agenda[-1] if state.agenda else None
    if top is None or seat is None or seat not in top.seats(state) or state.round.kind != "operating":
        return ()
    company = top.act.company if isinstance(top, PrivateOffer) else getattr(top, "company", "")
    return tuple(_forecasts(state, company)) if company in state.market else ()


def _forecasts(state: IrelandState, company: str) -> Iterator[PrivateForecast]:
    before = best_run(state, company).revenue
    for private in dict.fromkeys((*state.privates_of(company), *for_sale(state))):
        owner = state.copy()
        owner.privates[private] = company
        facts = state.box.privates[private]
        after = best_run(owner, company).revenue if private == SHANNON else before
        markers = [
            MarkerRun(cell, best_run(with_marker(owner, company, private, cell), company).revenue)
            for cell in (facts.cells if facts.bonus else ())
        ]
        yield PrivateForecast(private, company, before, after, tuple(markers))
