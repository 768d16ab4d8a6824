"""Launching 10-share companies (4.10, S5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trainshed.core import Log, Refusal
from trainshed.core.message import money
from trainshed.rail.owners import player
from trainshed.rail.play import stock as shares
from trainshed.rail.play.choice import Verb
from trainshed.rail.play.refusals import Cites
from trainshed.rail.play.stations import PlaceHome
from trainshed.rail.play.vocabulary import keys

from .actions import Launch
from .auction import par_field, par_prices, why_no_room
from .events import CompanyStarted
from .state import IrelandState
from .words import refuse

__all__ = ["CITES", "KEYS", "PlaceHome", "launch"]

CITES: Cites = {}
KEYS = keys("ireland-refuse", "no-ten-now not-launchable no-par launch-money no-home")


def _has_home(state: IrelandState) -> bool:
    """True if there is a slot at which a new company may begin (4.10)."""
    return any(True for _ in state.board.free_slots())


class LaunchCompany(Verb[IrelandState, Any, Launch]):
    """Pay twice the par price for the director's certificate of a 10-share company."""

    kind = Launch

    def _why_not_any(self, state: IrelandState, step: Any) -> Refusal | None:
        """Return why no company can be launched in this turn."""
        after_sale = state.options.sell_then_launch
        refusal: Refusal | None = step.why_not_start(state, "4.1", after_sale=after_sale)
        if refusal is None and not state.may("launch-ten"):
            return refuse("4.10", "no-ten-now")
        return refusal

    def options(self, state: IrelandState, step: Any) -> Iterator[Launch]:
        prices = par_prices(state, state.bank[player(step.seat)] // 2)
        if not prices or self._why_not_any(state, step) is not None or not _has_home(state):
            return
        for company in state.unstarted_ten():
            if why_no_room(state, step.seat, company) is None:
                for price in prices:
                    yield Launch(step.seat, company, price)

    def why_not(self, state: IrelandState, step: Any, action: Launch) -> Refusal | None:
        refusal = self._why_not_any(state, step)
        if refusal is not None:
            return refusal
        company = action.company
        if company not in state.unstarted_ten():
            return refuse("4.10", "not-launchable", company[:20], company=company[:20])
        if action.price not in par_prices(state, action.price):
            return refuse("4.10", "no-par", price=action.price)
        if 2 * action.price > state.bank[player(step.seat)]:
            return refuse("4.10", "launch-money", company, company=company, cost=money(2 * action.price))
        refusal = why_no_room(state, step.seat, company)
        return refusal or (None if _has_home(state) else refuse("4.10", "no-home"))

    def do(self, state: IrelandState, step: Any, action: Launch, log: Log) -> None:
        owner, paid = player(step.seat), 2 * action.price
        shares.start(state, owner, action.company, par_field(state, action.price))
        state.bank.transfer(owner, action.company, paid)
        log.append(CompanyStarted(owner, action.company, action.price, paid))


launch = LaunchCompany()
