"""Companies: their markers, closing (3.7), removal before they start (4.9, 4.11), operating order (5.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from trainshed.core import Log
from trainshed.rail.owners import BANK, OUT
from trainshed.rail.play.refusals import Cites
from trainshed.rail.play.vocabulary import keys

from . import privates
from .events import CompanyClosed, CompanyRemoved, EndNear, MarkerMoved, SharesLost
from .state import IrelandState

CITES: Cites = {}
KEYS: tuple[str, ...] = keys(
    "ireland-log", "marker closed-price closed-bankrupt removed end-market lost lost-share lost-treasury"
)


def order(state: IrelandState, companies: Iterable[str]) -> tuple[str, ...]:
    """Return those of the companies that are in play, in operating order (5.1)."""
    return state.market.order([company for company in companies if company in state.market])


def move(state: IrelandState, company: str, event: str, times: int, log: Log) -> None:
    """Move a marker by an event of the chart (3)."""
    if not times:
        return
    market = state.market
    was = market.price(company)
    market.move(company, event, times)
    log.append(MarkerMoved(company, was, market.price(company), event))
    arrived(state, company, log)


def arrived(state: IrelandState, company: str, log: Log) -> None:
    """What the field brings that a marker has come to: at 0 the company closes, at 260 the end is near (3.7, 13.2)."""
    zones = state.market.zones(company)
    if "closes" in zones:
        close(state, company, log, "price")
    elif "end" in zones and state.ending != "market":
        state.ending = "market"
        log.append(EndNear("market", company))


def close(state: IrelandState, company: str, log: Log, why: Literal["price", "bankrupt"]) -> None:
    """Remove a company with its trains, stations, certificates and privates; its cash goes to the bank (3.7)."""
    kinds = state.depot.roster.kinds
    lost = SharesLost(company, _held_by_players(state, company), state.bank[company])
    for card in state.depot.of(company):
        if state.options.closed_trains == "backs" and kinds[card.kind].flips_to:
            state.depot.give(company, OUT, card.id)  # turned over there when its time comes (15.24)
        else:
            state.depot.scrap(company, card.id)
    for private in state.privates_of(company):
        privates.close(state, private, log)
    state.bank.transfer(company, BANK, state.bank[company])
    leave(state, company)
    log.append(CompanyClosed(company, why))
    if why == "price":
        log.append(lost)


def _held_by_players(state: IrelandState, company: str) -> tuple[tuple[str, int], ...]:
    """The players who hold shares of a company, most first, with their percentages."""
    held = [(holder, percent) for holder, percent in state.shares.holders(company).items() if holder.startswith("@")]
    return tuple(sorted((one for one in held if one[1]), key=lambda one: (-one[1], one[0])))


def leave(state: IrelandState, company: str) -> None:
    """Take a company without possessions off the table: stations, certificates, marker."""
    state.board.close(company)
    state.shares.remove(company)
    state.market.remove(company)
    state.markers.pop(company, None)
    state.earned.pop(company, None)
    state.gone |= {company}


def remove_unstarted(state: IrelandState, company: str, log: Log) -> None:
    """A company that never started leaves the game, and its home slot is free (2.8, 4.9, 4.11)."""
    state.stack = tuple(other for other in state.stack if other != company)
    state.board.release(company)
    state.gone |= {company}
    log.append(CompanyRemoved(company))
