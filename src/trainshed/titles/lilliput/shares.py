"""Shares (1.6): first sell, then, or instead, buy one share or found a company."""

from __future__ import annotations

from collections.abc import Iterator

from trainshed.core import Action, Log, Message, Refusal, not_now
from trainshed.rail.owners import BANK

from .actions import BuyShare, Found, PlaceStation, SellShares
from .events import Founded, ShareBought, SharesSold, StationPlaced
from .state import State
from .step_views import PlaceHomeView, SharesView
from .steps import Choice, ask, refuse
from .trains import BuyPool
from .turns import CardStep


class TradeShares(CardStep, frozen=True, kw_only=True, tag="shares"):
    """Cards A04 to A06: sell any number of shares, those of a company in one sale; then buy one certificate or none."""

    sold: tuple[str, ...] = ()

    def view(self, state: State) -> SharesView:
        return SharesView(self.sold)

    def question(self, state: State, seat: int) -> Message:
        return ask("shares", cash=state.cash(seat))

    def acts(self, state: State) -> Iterator[Action]:
        seat, who = self.seat, state.who(self.seat)
        for company in state.box.companies:
            if company not in self.sold:
                for count in range(1, state.single_shares(who, company) + 1):
                    yield SellShares(seat, company, count)
        for company in state.box.companies:
            if _why_not_buy(state, seat, company) is None:
                yield BuyShare(seat, company)
        yield from self._foundings(state)

    def _foundings(self, state: State) -> Iterator[Action]:
        box, cash = state.box, state.cash(self.seat)
        if _why_not_director(state, self.seat) is not None or not any(True for _ in free_slots(state)):
            return
        for company in state.to_found():
            for field, price in enumerate(box.prices):
                if box.costs.found_pays * price <= cash:
                    yield Found(self.seat, company, field)

    def judge(self, state: State, action: Action) -> Refusal | None:
        if isinstance(action, SellShares):
            return self._why_not_sell(state, action)
        if isinstance(action, BuyShare):
            if action.company not in state.box.companies:
                return refuse("1.6.2", "no-company", company=action.company[:20])
            return _why_not_buy(state, self.seat, action.company)
        if isinstance(action, Found):
            return _why_not_found(state, action)
        return not_now()

    def _why_not_sell(self, state: State, action: SellShares) -> Refusal | None:
        held = state.single_shares(state.who(self.seat), action.company)
        if action.company in self.sold:
            return refuse("1.6.1", "sold-already", action.company, company=action.company)
        if not 1 <= action.count <= held:
            return refuse("1.6.1", "too-few-shares", action.company, company=action.company[:20], held=held)
        return None

    def act(self, state: State, action: Action, log: Log) -> None:
        state.agenda.pop()
        if isinstance(action, SellShares):
            state.agenda.append(TradeShares(self.seat, sold=(*self.sold, action.company)))
            _sell(state, self.seat, action.company, action.count, log)
        elif isinstance(action, BuyShare):
            buy_share(state, self.seat, action.company, log)
        else:
            assert isinstance(action, Found)
            company = action.company
            found(state, self.seat, company, action.field, log)
            state.agenda += [BuyPool(self.seat, company=company), PlaceHome(self.seat, company=company)]


def proceeds(state: State, company: str, count: int) -> int:
    """Return what shares bring: each the price before the sale (R3), or the box says that it drops after each."""
    chart, field = state.box.chart, state.market.at(company)
    if state.box.sale.payment == "before":
        return count * chart.price(field)
    return sum(chart.price(chart.move(field, "sale", sold)) for sold in range(count))


def _sell(state: State, seat: int, company: str, count: int, log: Log) -> None:
    """Sell shares to the bank; the marker moves one step down per share."""
    who, amount = state.who(seat), proceeds(state, company, count)
    state.shares.move(state.shares.plain(who, company, 10 * count), BANK)
    state.pay(who, amount)
    state.market.move(company, "sale", count)
    log.append(SharesSold(who, company, count, amount, state.market.price(company)))


# buying


def _why_not_certificate(state: State, seat: int) -> Refusal | None:
    """A director's certificate counts as one (1.6)."""
    limit = state.box.limits.certificates
    full = state.shares.counted(state.who(seat)) >= limit
    return refuse("1.6.4", "certificate-limit", limit=limit) if full else None


def _why_not_buy(state: State, seat: int, company: str) -> Refusal | None:
    """Return why a 10 % share of a founded company cannot be bought from the bank."""
    if company not in state.shares.directors:
        return refuse("1.6.2", "not-founded", company, company=company)
    if not state.shares.held(BANK, company):
        return refuse("1.6.2", "no-share", company, company=company)
    price = state.market.price(company)
    if price > state.cash(seat):
        return refuse("1.6.2", "share-money", company, company=company, price=price)
    return _why_not_certificate(state, seat)


def buy_share(state: State, seat: int, company: str, log: Log) -> None:
    """Buy a share from the bank at the current price."""
    price, who = state.market.price(company), state.who(seat)
    state.pay(who, -price)
    state.shares.move((state.shares.held(BANK, company)[0].id,), who)
    log.append(ShareBought(who, company, price))


# founding (7.8)


def free_slots(state: State) -> Iterator[str]:
    """Yield the cells with a free slot for a home station: any slot is allowed (R27, R43)."""
    stations = state.board.stations
    for cell, shape in state.board.laid.items():
        stops = shape.tile.stops
        if len(stops) == 1 and stops[0].slots > len(stations.get((cell, 0), ())):
            yield cell


def _why_not_director(state: State, seat: int) -> Refusal | None:
    limit = state.box.limits.directors
    if len(state.own(seat)) >= limit:
        return refuse("1.6.4", "director-limit", limit=limit)
    return _why_not_certificate(state, seat)


def _why_not_found(state: State, action: Found) -> Refusal | None:
    box = state.box
    if action.company not in state.to_found():
        return refuse("1.6.3", "not-foundable", action.company[:20], company=action.company[:20])
    if not 0 <= action.field < len(box.prices):
        return refuse("1.6.3", "no-field", field=action.field)
    cost = box.costs.found_pays * box.prices[action.field]
    if cost > state.cash(action.seat):
        return refuse("1.6.3", "found-money", action.company, company=action.company, cost=cost)
    limit = _why_not_director(state, action.seat)
    if limit is not None:
        return limit
    return None if any(True for _ in free_slots(state)) else refuse("1.6.3", "no-slot")


def issue(state: State, seat: int, company: str) -> None:
    """Give the director's certificate to a player, the 10 % shares to the bank."""
    limits = state.box.limits
    first, *_ = state.shares.issue(company, (10 * limits.director_share, *(10,) * limits.shares), BANK)
    state.shares.move((first.id,), state.who(seat))


def found(state: State, seat: int, company: str, field: int, log: Log) -> None:
    """Take five times the price from the founder, put ten times into the treasury, marker under those on the field."""
    box, who = state.box, state.who(seat)
    price = box.prices[field]
    paid, gets = box.costs.found_pays * price, box.costs.found_gets * price
    issue(state, seat, company)
    state.pay(who, -paid)
    state.pay(company, gets)
    state.market.put(company, box.fields[field])
    log.append(Founded(who, company, price, paid, gets))


class PlaceHome(Choice, frozen=True, kw_only=True, tag="place-home"):
    """Place the home station of a new company: at once, free, on any free slot; no connection needed (1.6)."""

    company: str

    def view(self, state: State) -> PlaceHomeView:
        return PlaceHomeView(self.company)

    def question(self, state: State, seat: int) -> Message:
        return ask("home-slot", company=self.company)

    def options(self, state: State) -> Iterator[Action]:
        for cell in free_slots(state):
            yield PlaceStation(self.seat, self.company, cell)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceStation):
            return not_now()
        if action.company != self.company:
            return refuse("1.6.3", "other-company", self.company, company=self.company)
        if action.cell not in set(free_slots(state)):
            return refuse("1.7.2", "no-free-slot", action.cell, cell=action.cell[:12])
        return None

    def take(self, state: State, action: Action, log: Log) -> None:
        assert isinstance(action, PlaceStation)
        state.agenda.pop()
        place_station(state, self.company, action.cell, 0, log)


def place_station(state: State, company: str, cell: str, cost: int, log: Log) -> None:
    """Place a station on the board, paid from the treasury."""
    state.pay(company, -cost)
    state.board.place(company, (cell, 0))
    log.append(StationPlaced(company, cell, cost))
