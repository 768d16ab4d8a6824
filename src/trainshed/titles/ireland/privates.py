"""Private railways after the auction (11): companies buy them from players; they close."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec import Struct

from trainshed.core import Log, Message, Range, Refusal, Step, money
from trainshed.rail.owners import player
from trainshed.rail.play.choice import Acts, Verb
from trainshed.rail.play.offers import Offer
from trainshed.rail.play.refusals import Cites
from trainshed.rail.play.vocabulary import keys

from .actions import BuyPrivate
from .events import PrivateBought, PrivateClosed, PrivateOffered
from .state import IrelandState
from .words import ask, refuse

CITES: Cites = {"rail/privates.company": "11.1"}
KEYS: tuple[str, ...] = (
    *keys("ireland-ask", "offer-private"),
    *keys("ireland-refuse", "private-phase private-owner private-cash private-price private-refused private-own"),
    *keys("ireland-log", "private-bought private-offered private-refused private-closed"),
)


_IN_ORDER = ("DAR", "DR", "BoW", "CDSPC", "TDR", "DCR", "TASPS", "RSSC", "WDE", "TIM", "DK")
RULES = {private: f"11.{number}" for number, private in enumerate(_IN_ORDER, 3)}
"""By private: the rule of its power."""


def close(state: IrelandState, private: str, log: Log) -> None:
    """A private leaves the game."""
    del state.privates[private]
    log.append(PrivateClosed(private))


def close_all(state: IrelandState, log: Log) -> None:
    """All privates leave the game: the first 8H is here (9, 11.1)."""
    for private in tuple(state.privates):
        close(state, private, log)


def why_not_use(state: IrelandState, company: str, private: str) -> Refusal | None:
    """Return why the company may not use the power of a private: it must own it."""
    if state.has(company, private):
        return None
    return refuse(RULES[private], "private-own", company, company=company[:20], private=private)


def for_sale(state: IrelandState) -> tuple[str, ...]:
    """Return the privates that companies can buy now: those of players, in phases 4 and 6 (11.1)."""
    if not state.may("sell-privates"):
        return ()
    out = tuple(map(player, state.bankrupt))
    return tuple([id for id, owner in state.privates.items() if owner[0] == "@" and owner not in out])


def least_price(state: IrelandState, company: str, private: str) -> int:
    """Return the least price a company can offer now: half the value, and more than its owner refused this turn."""
    least: int = state.box.privates[private].least
    for buyer, round, refused, price in state.refused:
        if (buyer, round, refused) == (company, state.round, private):
            least = max(least, price + 1)
    return least


def most_price(state: IrelandState, company: str, private: str) -> int:
    """Return the highest price a company can offer now: twice the value, within its cash."""
    most: int = state.box.privates[private].most
    return min(most, state.bank[company])


class CompanyBuysPrivate(Verb[IrelandState, Acts, BuyPrivate]):
    """A company buys a private from a player, who must agree unless it is the company's director (11.1, 16.9)."""

    kind = BuyPrivate
    free = True

    def options(self, state: IrelandState, step: Acts) -> Iterator[BuyPrivate]:
        """Yield offers at the lowest price, at face value and at the highest price."""
        for company, private, low, high in self._offers(state, step):
            usual = state.box.privates[private].value
            for price in sorted({low, min(max(low, usual), high), high}):
                yield BuyPrivate(step.seat, private, company, price)

    def exists(self, state: IrelandState, step: Acts) -> bool:
        return any(True for _ in self._offers(state, step))

    def ranges(self, state: IrelandState, step: Acts) -> Iterator[Range]:
        for company, private, low, high in self._offers(state, step):
            yield Range(BuyPrivate(step.seat, private, company, low), "price", low, high)

    def _offers(self, state: IrelandState, step: Acts) -> Iterator[tuple[str, str, int, int]]:
        """Yield company, private, lowest and highest price."""
        for private in for_sale(state):
            for company in step.companies(state):
                low, high = least_price(state, company, private), most_price(state, company, private)
                if low <= high:
                    yield company, private, low, high

    def why_not(self, state: IrelandState, step: Acts, action: BuyPrivate) -> Refusal | None:
        company, private = action.company, action.private
        refusal = step.why_not_company(state, company, "privates.company")
        if refusal is not None:
            return refusal
        seat = state.seat_of(state.privates.get(private))
        if seat is None or seat in state.bankrupt:
            return refuse("11.1", "private-owner", private=private[:20])
        if not state.may("sell-privates"):
            return refuse("11.1", "private-phase", private=private)
        facts = state.box.privates[private]
        low, high = least_price(state, company, private), most_price(state, company, private)
        if state.bank[company] < facts.least:
            return refuse("11.1", "private-cash", company, company=company, price=money(facts.least))
        if low > facts.least and not low <= action.price <= high and facts.least <= action.price <= facts.most:
            return refuse("11.1", "private-refused", company, private=private, price=money(low - 1))
        if not low <= action.price <= high:
            return refuse("11.1", "private-price", company, low=money(low), high=money(max(low, high)))
        return None

    def consent(self, state: IrelandState, step: Acts, action: BuyPrivate, log: Log) -> Step[Any] | None:
        owner = state.privates[action.private]
        seat = state.seat_of(owner)
        assert seat is not None
        if seat == step.seat:
            return None
        log.append(PrivateOffered(action.company, owner, action.private, action.price))
        return PrivateOffer(seat, act=action)

    def do(self, state: IrelandState, step: Acts, action: BuyPrivate, log: Log) -> None:
        owner = state.privates.pop(action.private)
        state.bank.transfer(action.company, owner, action.price)
        state.privates[action.private] = action.company
        log.append(PrivateBought(action.company, owner, action.private, action.price))


buy_private = CompanyBuysPrivate()


class PrivateOfferView(Struct, frozen=True, tag="offer-private"):
    """An offer for a private, waiting for the answer of `seat`."""

    seat: int
    company: str
    private: str
    price: int


class PrivateOffer(Offer, frozen=True, kw_only=True, tag="offer-private"):
    """A company wants to buy a private of another player than its director (16.9)."""

    act: BuyPrivate
    shows: ClassVar[type[Struct]] = PrivateOfferView

    def view(self, state: IrelandState) -> PrivateOfferView:
        return PrivateOfferView(self.seat, self.act.company, self.act.private, self.act.price)

    def question(self, state: IrelandState, seat: int) -> Message:
        act = self.act
        return ask("offer-private", company=act.company, private=act.private, price=money(act.price))

    def refused(self, state: IrelandState, log: Log) -> None:
        """Remember the price: only a higher one can be offered this turn."""
        act, now = self.act, (self.act.company, state.round)
        state.refused = (*(it for it in state.refused if it[:2] == now), (*now, act.private, act.price))
        log.append(PrivateOffered(act.company, state.privates[act.private], act.private, act.price, refused=True))
