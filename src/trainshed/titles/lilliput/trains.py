"""Buying trains (1.5): from the bank, from other companies by offer, from the pool."""

from __future__ import annotations

from collections.abc import Iterator

from trainshed.core import Action, Log, Message, Range, Refusal, not_now

from . import depot
from .actions import Answer, BuyFromCompany, BuyFromPool, BuyTrain, CashIn, DiscardTrain, Done, LayTile
from .events import Offered, TrainBought
from .naming import train_name
from .state import State
from .step_views import BuyPoolView, BuyTrainsView, OfferView
from .steps import Choice, ask, refuse
from .turns import CardStep, card_is_done


def why_no_room(state: State, number: int) -> Refusal | None:
    """Return a refusal at the limit: then nothing is bought from any source, even if it would rust a train (1.5)."""
    if len(state.companies[number].trains) >= state.limit:
        name = state.facts.company_ids[number]
        return refuse("1.5.5", "train-limit", name, company=name, limit=state.limit)
    return None


def mine(state: State, seat: int, company: str) -> Refusal | None:
    number = state.index(company)
    if number < 0 or state.companies[number].director != seat:
        return refuse("1.5.1", "not-yours", company, company=company[:20])
    return None


class BuyTrains(CardStep, frozen=True, kw_only=True, tag="buy-trains"):
    """Cards A07 and A08: one or two purchases, each by a company of the player, from the bank or another company."""

    left: int
    refused: tuple[tuple[int, int], ...] = ()
    """Offers refused with this card: (selling company, train)."""

    def view(self, state: State) -> BuyTrainsView:
        ids, trains = state.facts.company_ids, state.facts.train_ids
        return BuyTrainsView(self.left, tuple((ids[seller], trains[train]) for seller, train in self.refused))

    def question(self, state: State, seat: int) -> Message:
        train = depot.top(state)
        price = depot.bank_price(state, seat)
        return ask("trains", left=self.left, train=train_name(state.facts.train_ids[train]), price=price)

    def acts(self, state: State) -> Iterator[Action]:
        facts, seat = state.facts, self.seat
        buyers = [number for number in state.own(seat) if why_no_room(state, number) is None]
        for number in buyers:
            if _why_not_bank(state, seat, number) is None:
                yield BuyTrain(seat, facts.company_ids[number])
        for number in buyers:
            for seller, train in self._trains_for_sale(state, number):
                yield from self._samples(state, number, seller, train)

    def ranges(self, state: State, seat: int) -> Iterator[Range]:
        for number in state.own(seat):
            if why_no_room(state, number) is None:
                for seller, train in self._trains_for_sale(state, number):
                    offer = self._offer(state, number, seller, train, state.facts.box.costs.least_train_price)
                    yield Range(offer, "price", offer.price, state.companies[number].treasury)

    def _trains_for_sale(self, state: State, number: int) -> Iterator[tuple[int, int]]:
        """Yield trains of other companies for which this company can pay at least the lowest price."""
        if state.companies[number].treasury < state.facts.box.costs.least_train_price:
            return
        for seller, charter in enumerate(state.companies):
            if seller != number and 0 <= charter.director < state.seats:
                for train in sorted(set(charter.trains)):
                    if self.refused.count((seller, train)) < charter.trains.count(train):
                        yield seller, train

    def _offer(self, state: State, number: int, seller: int, train: int, price: int) -> BuyFromCompany:
        ids = state.facts.company_ids
        return BuyFromCompany(self.seat, ids[number], ids[seller], state.facts.train_ids[train], price)

    def _samples(self, state: State, number: int, seller: int, train: int) -> Iterator[Action]:
        """Yield offers at the lowest, the printed and the highest price."""
        low, high = state.facts.box.costs.least_train_price, state.companies[number].treasury
        for price in sorted({low, min(high, depot.printed(state, train)), high}):
            yield self._offer(state, number, seller, train, price)

    def judge(self, state: State, action: Action) -> Refusal | None:
        if not isinstance(action, (BuyTrain, BuyFromCompany)):
            return not_now()
        found = mine(state, self.seat, action.company)
        if found is not None:
            return found
        number = state.index(action.company)
        room = why_no_room(state, number)
        if room is not None:
            return room
        if isinstance(action, BuyTrain):
            return _why_not_bank(state, self.seat, number)
        return self._why_not_offer(state, number, action)

    def _why_not_offer(self, state: State, number: int, action: BuyFromCompany) -> Refusal | None:
        """Return why a purchase from another company is illegal (1.5, R23, R35)."""
        seller = state.index(action.seller)
        if seller < 0 or seller == number:
            return refuse("1.5.2", "no-seller", action.seller, company=action.seller[:20])
        charter = state.companies[seller]
        if charter.director >= state.seats:
            return refuse("1.14", "gulliver-sells-nothing", action.seller)
        train = depot.train_index(state, action.train)
        if train not in charter.trains:
            told = train_name(action.train)
            return refuse("1.5.2", "no-such-train", action.seller, company=action.seller, train=told)
        if self.refused.count((seller, train)) >= charter.trains.count(train):
            return refuse("1.5.2", "offer-refused", action.seller, train=train_name(action.train))
        low, high = state.facts.box.costs.least_train_price, state.companies[number].treasury
        if high < low:
            return refuse("1.5.2", "train-money", action.company, company=action.company, price=low)
        if not low <= action.price <= high:
            return refuse("1.5.2", "offer-price", action.company, low=low, high=high)
        return None

    def act(self, state: State, action: Action, log: Log) -> None:
        state.agenda.pop()
        if isinstance(action, BuyTrain):
            self.go_on(state)
            _buy_from_bank(state, self.seat, state.index(action.company), log)
            return
        assert isinstance(action, BuyFromCompany)
        deal = Offer(
            state.companies[state.index(action.seller)].director,
            buyer=state.index(action.company),
            seller=state.index(action.seller),
            train=depot.train_index(state, action.train),
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


def _why_not_bank(state: State, seat: int, number: int) -> Refusal | None:
    """Return why the company cannot buy from the bank.

    The treasury pays; only a company without any train may be topped up by its director (R36, R53).
    """
    charter = state.companies[number]
    name = state.facts.company_ids[number]
    price = depot.bank_price(state, seat)
    if charter.treasury >= price:
        return None
    if charter.trains:
        return refuse("1.5.3", "train-money", name, company=name, price=price)
    if charter.treasury + state.players[seat].cash < price:
        return refuse("1.5.3", "top-up-money", name, company=name, price=price)
    return None


def _buy_from_bank(state: State, seat: int, number: int, log: Log) -> None:
    price = depot.bank_price(state, seat)
    train = depot.take_top(state)
    added = max(0, price - state.companies[number].treasury)
    state.pay_player(seat, -added)
    state.pay_company(number, added - price)
    depot.add(state, number, train)
    names = state.facts.company_ids[number], state.facts.train_ids[train]
    log.append(TrainBought(*names, price, "bank", added))
    depot.appear(state, train, seat, log)


def not_in_turn(action: Action) -> Refusal:
    """Refusal: an act of the action turn is not possible while trains run or an offer is pending (R32, R34)."""
    if isinstance(action, (CashIn, LayTile)):
        return refuse("1.7a.6", "only-own-turn")
    if isinstance(action, BuyFromPool):
        return refuse("1.5.7", "pool-not-now")
    return refuse("1.5.4", "drop-not-now") if isinstance(action, DiscardTrain) else not_now()


class Offer(Choice, frozen=True, kw_only=True, tag="offer"):
    """An offer for a train: the selling company's director accepts or refuses at once (R35)."""

    buyer: int
    seller: int
    train: int
    price: int
    back: BuyTrains

    def view(self, state: State) -> OfferView:
        ids = state.facts.company_ids
        train = state.facts.train_ids[self.train]
        return OfferView(self.seat, ids[self.buyer], ids[self.seller], train, self.price)

    def question(self, state: State, seat: int) -> Message:
        facts = state.facts
        company, seller = facts.company_ids[self.buyer], facts.company_ids[self.seller]
        train = train_name(facts.train_ids[self.train])
        return ask("offer", company=company, seller=seller, train=train, price=self.price)

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
        facts = state.facts
        names = facts.company_ids[self.buyer], facts.company_ids[self.seller], facts.train_ids[self.train]
        log.append(Offered(*names, self.price, refused=True))

    def settle(self, state: State, log: Log) -> None:
        """Move the money and the train between the companies."""
        facts = state.facts
        buyer, seller = state.companies[self.buyer], state.companies[self.seller]
        buyer.treasury -= self.price
        seller.treasury += self.price
        seller.trains = depot.without(seller.trains, self.train)
        depot.add(state, self.buyer, self.train)
        ids = facts.company_ids
        log.append(TrainBought(ids[self.buyer], facts.train_ids[self.train], self.price, ids[self.seller]))


class BuyPool(CardStep, frozen=True, kw_only=True, tag="buy-pool"):
    """Buy one train from the pool at its printed price: a company just founded, or one that just withheld (1.5, R6)."""

    company: int
    running: bool = False
    """True after withholding: dropping obsolete trains is then the only free act. False after founding."""

    def view(self, state: State) -> BuyPoolView:
        return BuyPoolView(state.facts.company_ids[self.company], self.running)

    def question(self, state: State, seat: int) -> Message:
        return ask("pool", company=state.facts.company_ids[self.company])

    def free(self, state: State) -> Iterator[Action]:
        return depot.drops(state, self.seat) if self.running else super().free(state)

    def acts(self, state: State) -> Iterator[Action]:
        if why_no_room(state, self.company) is None:
            treasury = state.companies[self.company].treasury
            for train in sorted(set(state.pool)):
                if depot.printed(state, train) <= treasury:
                    facts = state.facts
                    yield BuyFromPool(self.seat, facts.company_ids[self.company], facts.train_ids[train])

    def why_not(self, state: State, action: Action) -> Refusal | None:
        if self.running and not isinstance(action, (BuyFromPool, DiscardTrain, Done)):
            return not_in_turn(action)
        return super().why_not(state, action)

    def judge(self, state: State, action: Action) -> Refusal | None:
        if not isinstance(action, BuyFromPool):
            return card_is_done(state, action)
        name = state.facts.company_ids[self.company]
        if action.company != name:
            return refuse("1.5.7", "pool-other", name, company=name)
        train = depot.train_index(state, action.train)
        if train not in state.pool:
            return refuse("1.5.7", "not-in-pool", train=train_name(action.train))
        price = depot.printed(state, train)
        if price > state.companies[self.company].treasury:
            return refuse("1.5.7", "train-money", name, company=name, price=price)
        return why_no_room(state, self.company)

    def act(self, state: State, action: Action, log: Log) -> None:
        assert isinstance(action, BuyFromPool)
        state.agenda.pop()
        train = depot.train_index(state, action.train)
        price = depot.printed(state, train)
        state.pool = depot.without(state.pool, train)
        state.pay_company(self.company, -price)
        depot.add(state, self.company, train)
        log.append(TrainBought(action.company, action.train, price, "pool"))
