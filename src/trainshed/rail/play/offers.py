"""Offers: somebody else must agree to an act before it is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Self

from msgspec import Struct

from trainshed.core import Action, Log, Message, Refusal, money

from .actions import Answer, BuyFromCompany
from .choice import Choice, Verb, Verbs, ask
from .events import Offered
from .naming import train_name


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


class OfferView(Struct, frozen=True, tag="offer"):
    """An offer for a train, waiting for the answer of `seat`."""

    seat: int
    company: str
    seller: str
    train: str
    price: int


class TrainOffer(Offer, frozen=True, kw_only=True, tag="offer"):
    """A company wants to buy a train of another company."""

    act: BuyFromCompany

    def view(self, state: Any) -> OfferView:
        act = self.act
        return OfferView(self.seat, act.company, act.seller, act.train, act.price)

    def question(self, state: Any, seat: int) -> Message:
        act, price = self.act, money(self.act.price)
        return ask("offer", company=act.company, seller=act.seller, train=train_name(act.train), price=price)

    def refused(self, state: Any, log: Log) -> None:
        act = self.act
        log.append(Offered(act.company, act.seller, act.train, act.price, refused=True))
