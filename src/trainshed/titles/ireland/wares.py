"""Trains of other companies, as a company that wants to buy one sees them (9.3, 10.3)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from trainshed.rail.play.trains import FromCompany, on_sale

from . import flow
from .state import IrelandState


class WareView(Struct, frozen=True, kw_only=True):
    """Trains of one kind that another company has."""

    seller: str
    train: str
    count: int
    low: int
    high: int
    """The prices that may be offered now; both 0: none may."""
    refused: bool
    """Its director has refused as many offers as there are trains."""
    only: bool
    """It is the seller's only train."""
    acts: bool
    """The seller still operates in this round."""
    enough: int
    """If it is the only train: the least price from which the seller can itself pay for the cheapest train on sale."""


def wares(state: IrelandState, step: Any, verb: FromCompany) -> tuple[WareView, ...]:
    """Return the trains of all other companies, in operating order."""
    ranges = {(it.action.seller, it.action.train): (it.low, it.high) for it in verb.ranges(state, step)}  # type: ignore[attr-defined]
    left, found = flow.still_to_operate(state), []
    for seller in state.started():
        if seller == step.company:
            continue
        kinds = state.depot.kinds_of(seller)
        for train in dict.fromkeys(kinds):
            low, high = ranges.get((seller, train), (0, 0))
            count = kinds.count(train)
            only = len(kinds) == 1
            needs = min(on_sale(state, seller).values(), default=0) - state.bank[seller] if only else 0
            found.append(
                WareView(
                    seller=seller,
                    train=train,
                    count=count,
                    low=low,
                    high=high,
                    refused=step.refused.count((seller, train)) >= count,
                    only=only,
                    acts=seller in left,
                    enough=max(0, needs),
                )
            )
    return tuple(found)
