"""Previews of launches: the first run that a new company could make from each open slot (4.10)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from trainshed.rail.play.running import best_run
from trainshed.rail.play.trains import on_sale

from .state import IrelandState


class SlotRun(Struct, frozen=True):
    """The best run of a new company with its only station in a slot and one train of a kind that is for sale."""

    cell: str
    stop: int
    train: str
    price: int
    """Of the train."""
    revenue: int
    names: tuple[str, ...]
    """The stops of the run."""


def slot_runs(state: IrelandState, seat: int | None) -> tuple[SlotRun, ...]:
    """Return the runs from all open slots by all trains for sale, in a turn in which a company can be launched."""
    top: Any = state.agenda[-1] if state.agenda else None
    companies = state.unstarted_ten()
    if top is None or seat is None or seat not in top.seats(state) or state.round.kind != "stock" or not companies:
        return ()
    company = companies[0]
    kinds, found = on_sale(state, company), []
    for cell, stop in state.board.free_slots():
        board = state.board.copy()
        board.place(company, (cell, stop))
        for kind, price in kinds.items():
            run = best_run(state, company, board=board, trains=(kind,))
            names = run.routes[0].names if run.routes else ()
            found.append(SlotRun(cell, stop, kind, price, run.revenue, names))
    return tuple(found)
