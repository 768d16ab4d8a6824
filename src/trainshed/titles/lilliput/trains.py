"""Buying trains (1.5): from the bank, from other companies by offer, from the pool."""

from __future__ import annotations

from collections.abc import Iterator

from trainshed.core import Action, Log, Message, Range, Refusal, not_now
from trainshed.rail.owners import POOL

from . import depot
from .actions import Answer, BuyFromCompany, BuyFromPool, BuyTrain, CashIn, DiscardTrain, Done, LayTile
from .events import Offered, TrainBought
from .naming import train_name
from .state import NOBODY, State
from .step_views import BuyPoolView, BuyTrainsView, OfferView
from .steps import Choice, ask, refuse
from .turns import CardStep, card_is_done


def why_no_room(state: State, company: str) -> Refusal | None:
    """Return a refusal at the limit: then nothing is bought from any source, even if it would rust a train (1.5)."""
    if len(state.depot.of(company)) >= state.limit:
        return refuse("1.5.5", "train-limit", company, company=company, limit=state.limit)
    return None


class BuyTrains(CardStep, frozen=True, kw_only=True, tag="buy-trains"):
    """Cards A07 and A08: one or two purchases, each by a company of the player, from the bank or another company."""

    left: int
    refused: tuple[tuple[str, str], ...] = ()
    """Offers refused with this card: (selling company, train)."""

    def view(self, state: State) -> BuyTrainsView:
        return BuyTrainsView(self.left, self.refused)

    def question(self, state: State, seat: int) -> Message:
        return ask("trains", left=self.left, train=train_name(depot.top(state)), price=depot.bank_price(state, seat))

    def acts(self, state: State) -> Iterator[Action]:
        seat = self.seat
        buyers = [company for company in state.own(seat) if why_no_room(state, company) is None]
        for company in buyers:
            if _why_not_bank(state, seat, company) is None:
                yield BuyTrain(seat, company)
        for company in buyers:
            for seller, train in self._trains_for_sale(state, company):
                yield from self._samples(state, company, seller, train)

    def ranges(self, state: State, seat: int) -> Iterator[Range]:
        for company in state.own(seat):
            if why_no_room(state, company) is None:
                for seller, train in self._trains_for_sale(state, company):
                    offer = BuyFromCompany(seat, company, seller, train, state.box.costs.least_train_price)
                    yield Range(offer, "price", offer.price, state.bank[company])

    def _trains_for_sale(self, state: State, company: str) -> Iterator[tuple[str, str]]:
        """Yield trains of other companies for which this company can pay at least the lowest price."""
        if state.bank[company] < state.box.costs.least_train_price:
            return
        for seller in state.box.companies:
            if seller != company and 0 <= state.director(seller) < state.seats:
                trains = state.depot.kinds_of(seller)
                for train in dict.fromkeys(trains):
                    if self.refused.count((seller, train)) < trains.count(train):
                        yield seller, train

    def _samples(self, state: State, company: str, seller: str, train: str) -> Iterator[Action]:
        """Yield offers at the lowest, the printed and the highest price."""
        low, high = state.box.costs.least_train_price, state.bank[company]
        for price in sorted({low, min(high, state.depot.price(train)), high}):
            yield BuyFromCompany(self.seat, company, seller, train, price)

    def judge(self, state: State, action: Action) -> Refusal | None:
        if not isinstance(action, (BuyTrain, BuyFromCompany)):
            return not_now()
        if state.director(action.company) != self.seat:
            return refuse("1.5.1", "not-yours", action.company, company=action.company[:20])
        room = why_no_room(state, action.company)
        if room is not None:
            return room
        if isinstance(action, BuyTrain):
            return _why_not_bank(state, self.seat, action.company)
        return self._why_not_offer(state, action)

    def _why_not_offer(self, state: State, action: BuyFromCompany) -> Refusal | None:
        """Return why a purchase from another company is illegal (1.5, R23, R35)."""
        director = state.director(action.seller)
        if director == NOBODY or action.seller == action.company:
            return refuse("1.5.2", "no-seller", action.seller, company=action.seller[:20])
        if director >= state.seats:
            return refuse("1.14", "gulliver-sells-nothing", action.seller)
        trains = state.depot.kinds_of(action.seller)
        if action.train not in trains:
            told = train_name(action.train)
            return refuse("1.5.2", "no-such-train", action.seller, company=action.seller, train=told)
        if self.refused.count((action.seller, action.train)) >= trains.count(action.train):
            return refuse("1.5.2", "offer-refused", action.seller, train=train_name(action.train))
        low, high = state.box.costs.least_train_price, state.bank[action.company]
        if high < low:
            return refuse("1.5.2", "train-money", action.company, company=action.company, price=low)
        if not low <= action.price <= high:
            return refuse("1.5.2", "offer-price", action.company, low=low, high=high)
        return None

    def act(self, state: State, action: Action, log: Log) -> None:
        state.agenda.pop()
        if isinstance(action, BuyTrain):
            self.go_on(state)
            _buy_from_bank(state, self.seat, action.company, log)
            return
        assert isinstance(action, BuyFromCompany)
        deal = Offer(
            state.director(action.seller),
            buyer=action.company,
            seller=action.seller,
            train=action.train,
            price=action.price,
            back=self,
        )
        if deal.seat == self.seat:
            self.go_on(state)
            deal.settle(state, log)
        else:
            log.append(Offered(action.company, action.seller, action.train, action.price))
            state.agenda.append(deal)

    def go_on(self, state: State) -> None:
        """Queue the rest of the card after a purchase."""
        if self.left > 1:
            state.agenda.append(BuyTrains(self.seat, left=self.left - 1, refused=self.refused))


def _why_not_bank(state: State, seat: int, company: str) -> Refusal | None:
    """Return why the company cannot buy from the bank.

    The treasury pays; only a company without any train may be topped up by its director (R36, R53).
    """
    price = depot.bank_price(state, seat)
    if state.bank[company] >= price:
        return None
    if state.depot.of(company):
        return refuse("1.5.3", "train-money", company, company=company, price=price)
    if state.bank[company] + state.cash(seat) < price:
        return refuse("1.5.3", "top-up-money", company, company=company, price=price)
    return None


def _buy_from_bank(state: State, seat: int, company: str, log: Log) -> None:
    price = depot.bank_price(state, seat)
    added = max(0, price - state.bank[company])
    state.bank.transfer(state.who(seat), company, added)
    state.pay(company, -price)
    card, change = state.depot.take_new(company)
    log.append(TrainBought(company, card.kind, price, "bank", added))
    depot.appear(state, card.kind, change, seat, log)


def not_in_turn(action: Action) -> Refusal:
    """Refusal: an act of the action turn is not possible while trains run or an offer is pending (R32, R34)."""
    if isinstance(action, (CashIn, LayTile)):
        return refuse("1.7a.6", "only-own-turn")
    if isinstance(action, BuyFromPool):
        return refuse("1.5.7", "pool-not-now")
    return refuse("1.5.4", "drop-not-now") if isinstance(action, DiscardTrain) else not_now()


class Offer(Choice, frozen=True, kw_only=True, tag="offer"):
    """An offer for a train: the selling company's director accepts or refuses at once (R35)."""

    buyer: str
    seller: str
    train: str
    price: int
    back: BuyTrains

    def view(self, state: State) -> OfferView:
        return OfferView(self.seat, self.buyer, self.seller, self.train, self.price)

    def question(self, state: State, seat: int) -> Message:
        train = train_name(self.train)
        return ask("offer", company=self.buyer, seller=self.seller, train=train, price=self.price)

    def options(self, state: State) -> Iterator[Action]:
        yield Answer(self.seat, True)
        yield Answer(self.seat, False)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        return None if isinstance(action, Answer) else not_in_turn(action)

    def take(self, state: State, action: Action, log: Log) -> None:
        assert isinstance(action, Answer)
        state.agenda.pop()
        if action.accept:
            self.back.go_on(state)
            self.settle(state, log)
            return
        refused = (*self.back.refused, (self.seller, self.train))
        state.agenda.append(BuyTrains(self.back.seat, left=self.back.left, refused=refused))
        log.append(Offered(self.buyer, self.seller, self.train, self.price, refused=True))

    def settle(self, state: State, log: Log) -> None:
        """Move the money and the train between the companies."""
        state.bank.transfer(self.buyer, self.seller, self.price)
        depot.hand_over(state, self.seller, self.buyer, self.train)
        log.append(TrainBought(self.buyer, self.train, self.price, self.seller))


class BuyPool(CardStep, frozen=True, kw_only=True, tag="buy-pool"):
    """Buy one train from the pool at its printed price: a company just founded, or one that just withheld (1.5, R6)."""

    company: str
    running: bool = False
    """True after withholding: dropping obsolete trains is then the only free act. False after founding."""

    def view(self, state: State) -> BuyPoolView:
        return BuyPoolView(self.company, self.running)

    def question(self, state: State, seat: int) -> Message:
        return ask("pool", company=self.company)

    def free(self, state: State) -> Iterator[Action]:
        return depot.drops(state, self.seat) if self.running else super().free(state)

    def acts(self, state: State) -> Iterator[Action]:
        if why_no_room(state, self.company) is None:
            for train in dict.fromkeys(state.depot.kinds_of(POOL)):
                if state.depot.price(train) <= state.bank[self.company]:
                    yield BuyFromPool(self.seat, self.company, train)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        if self.running and not isinstance(action, (BuyFromPool, DiscardTrain, Done)):
            return not_in_turn(action)
        return super().why_not(state, action)

    def judge(self, state: State, action: Action) -> Refusal | None:
        if not isinstance(action, BuyFromPool):
            return card_is_done(state, action)
        name = self.company
        if action.company != name:
            return refuse("1.5.7", "pool-other", name, company=name)
        if state.depot.first_card(POOL, action.train) is None:
            return refuse("1.5.7", "not-in-pool", train=train_name(action.train))
        price = state.depot.price(action.train)
        if price > state.bank[name]:
            return refuse("1.5.7", "train-money", name, company=name, price=price)
        return why_no_room(state, name)

    def act(self, state: State, action: Action, log: Log) -> None:
        assert isinstance(action, BuyFromPool)
        state.agenda.pop()
        price = state.depot.price(action.train)
        state.pay(self.company, -price)
        depot.hand_over(state, POOL, self.company, action.train)
        log.append(TrainBought(action.company, action.train, price, "pool"))
