"""Offers: somebody else must agree to an act before it is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Self

from msgspec import Struct
from msgspec.structs import replace

from trainshed.core import Action, Log, Message, Range, Refusal, money

from .actions import Answer, BuyFromCompany, CounterOffer
from .choice import Choice, Verb, Verbs, ask
from .events import Offered
from .naming import train_name
from .refusals import refuse


class GiveAnswer(Verb[Any, Any, Answer]):
    """Accept or refuse."""

    kind = Answer

    def options(self, state: Any, step: Any) -> Iterator[Answer]:
        yield Answer(step.seat, True)
        yield Answer(step.seat, False)

    def why_not(self, state: Any, step: Any, action: Answer) -> Refusal | None:
        return None


give_answer = GiveAnswer()


class Offer(Choice, frozen=True, kw_only=True):
    """An offer. The step that made it waits below; nothing can happen between offer and answer."""

    act: Any
    """What is done if the seat agrees."""
    always_ask: ClassVar[bool] = True
    verbs: ClassVar[Verbs[Self]] = (give_answer,)
    must_act: ClassVar[bool] = True
    in_turn: ClassVar[bool] = False

    def refused(self, state: Any, log: Log) -> None:
        """Note that the seat does not agree."""
        raise NotImplementedError

    def take(self, state: Any, action: Action, log: Log) -> None:
        """Yes: the step below carries the act out. No: it notes that, and asks again."""
        assert isinstance(action, Answer)
        state.agenda.pop()
        lower = state.agenda[-1]
        if action.accept:
            lower.carry_out(state, lower.find(state, self.act), self.act, log)
            return
        state.agenda[-1] = lower.after_no(state, self.act)
        self.refused(state, log)


class NamePrice(Verb[Any, Any, CounterOffer]):
    """Name another price, between the last ones that both sides named: so haggling comes to an end."""

    kind = CounterOffer

    def options(self, state: Any, step: Any) -> Iterator[CounterOffer]:
        for price in sorted({step.low, (step.low + step.high) // 2, step.high}) if step.low <= step.high else ():
            yield CounterOffer(step.seat, price)

    def ranges(self, state: Any, step: Any) -> Iterator[Range]:
        if step.low <= step.high:
            yield Range(CounterOffer(step.seat, step.low), "price", step.low, step.high)

    def why_not(self, state: Any, step: Any, action: CounterOffer) -> Refusal | None:
        if step.low <= action.price <= step.high:
            return None
        if step.low > step.high:
            return refuse("trains.seller", "no-counter")
        return refuse("trains.seller", "counter-price", low=money(step.low), high=money(step.high))


name_price = NamePrice()


class OfferView(Struct, frozen=True, tag="offer"):
    """An offer for a train, waiting for the answer of `seat`."""

    seat: int
    company: str
    seller: str
    train: str
    price: int
    low: int
    """From this price to `high` another one may be named; none, if it is higher."""
    high: int
    countered: bool
    """True if the seller named the price, and the buyer answers."""


class TrainOffer(Offer, frozen=True, kw_only=True, tag="offer"):
    """A company wants to buy a train of another company."""

    act: BuyFromCompany
    """Its price is the last one named."""
    low: int
    high: int
    """The prices that may still be named: above what the buyer offered, below what the seller asked for."""
    verbs: ClassVar[Verbs[Self]] = (give_answer, name_price)

    @property
    def countered(self) -> bool:
        """True if the seller named the price, and the buyer answers."""
        return self.seat == self.act.seat

    def view(self, state: Any) -> OfferView:
        act = self.act
        return OfferView(self.seat, act.company, act.seller, act.train, act.price, self.low, self.high, self.countered)

    def question(self, state: Any, seat: int) -> Message:
        act, price = self.act, money(self.act.price)
        key = "offer-asked" if self.countered else "offer"
        return ask(key, company=act.company, seller=act.seller, train=train_name(act.train), price=price)

    def refused(self, state: Any, log: Log) -> None:
        self.note(log, refused=True)

    def take(self, state: Any, action: Action, log: Log) -> None:
        """Another price goes back to the other side."""
        if not isinstance(action, CounterOffer):
            super().take(state, action, log)
            return
        act = replace(self.act, price=action.price)
        bound = {"low": action.price + 1} if self.countered else {"high": action.price - 1}
        other = state.director(act.seller) if self.countered else act.seat
        offer = state.agenda[-1] = replace(self, seat=other, asked=False, act=act, **bound)
        offer.note(log)

    def note(self, log: Log, *, refused: bool = False) -> None:
        """Report the price named last, or that it is refused."""
        act = self.act
        log.append(Offered(act.company, act.seller, act.train, act.price, refused, self.countered))
