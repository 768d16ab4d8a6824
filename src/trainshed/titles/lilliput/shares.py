"""Shares (1.6): first sell, then, or instead, buy one share or found a company."""

from __future__ import annotations

from collections.abc import Iterator

from trainshed.core import Action, Log, Message, Refusal, not_now

from . import market
from .actions import BuyShare, Found, PlaceStation, SellShares
from .events import Founded, ShareBought, SharesSold, StationPlaced
from .state import NOBODY, State
from .step_views import PlaceHomeView, SharesView
from .steps import Choice, ask, refuse
from .trains import BuyPool
from .turns import CardStep


class TradeShares(CardStep, frozen=True, kw_only=True, tag="shares"):
    """Cards A04 to A06: sell any number of shares, those of a company in one sale; then buy one certificate or none."""

    sold: tuple[int, ...] = ()

    def view(self, state: State) -> SharesView:
        return SharesView(tuple(state.facts.company_ids[number] for number in self.sold))

    def question(self, state: State, seat: int) -> Message:
        return ask("shares", cash=state.players[seat].cash)

    def acts(self, state: State) -> Iterator[Action]:
        seat, facts = self.seat, state.facts
        for number, held in enumerate(state.players[seat].shares):
            if held and number not in self.sold:
                for count in range(1, held + 1):
                    yield SellShares(seat, facts.company_ids[number], count)
        for number in range(len(state.companies)):
            if _why_not_buy(state, seat, number) is None:
                yield BuyShare(seat, facts.company_ids[number])
        yield from self._foundings(state)

    def _foundings(self, state: State) -> Iterator[Action]:
        facts, cash = state.facts, state.players[self.seat].cash
        if _why_not_director(state, self.seat) is not None or not any(True for _ in free_slots(state)):
            return
        for number, company in enumerate(state.companies):
            if company.director == NOBODY and not facts.companies[number].start:
                for field, price in enumerate(facts.prices):
                    if facts.box.costs.found_pays * price <= cash:
                        yield Found(self.seat, facts.company_ids[number], field)

    def judge(self, state: State, action: Action) -> Refusal | None:
        if isinstance(action, SellShares):
            return self._why_not_sell(state, action)
        if isinstance(action, BuyShare):
            number = state.facts.company_index.get(action.company, -1)
            if number < 0:
                return refuse("1.6.2", "no-company", company=action.company[:20])
            return _why_not_buy(state, self.seat, number)
        if isinstance(action, Found):
            return _why_not_found(state, action)
        return not_now()

    def _why_not_sell(self, state: State, action: SellShares) -> Refusal | None:
        number = state.facts.company_index.get(action.company, -1)
        held = state.players[self.seat].shares[number] if number >= 0 else 0
        if number in self.sold:
            return refuse("1.6.1", "sold-already", action.company, company=action.company)
        if not 1 <= action.count <= held:
            return refuse("1.6.1", "too-few-shares", action.company, company=action.company[:20], held=held)
        return None

    def act(self, state: State, action: Action, log: Log) -> None:
        state.agenda.pop()
        number = state.facts.company_index[action.company]  # type: ignore[attr-defined]  # all three name a company
        if isinstance(action, SellShares):
            state.agenda.append(TradeShares(self.seat, sold=(*self.sold, number)))
            _sell(state, self.seat, number, action.count, log)
        elif isinstance(action, BuyShare):
            buy_share(state, self.seat, number, log)
        else:
            assert isinstance(action, Found)
            found(state, self.seat, number, action.field, log)
            state.agenda += [BuyPool(self.seat, company=number), PlaceHome(self.seat, company=number)]


def _sell(state: State, seat: int, number: int, count: int, log: Log) -> None:
    """Sell at the price before the sale (R3; or step by step, as the box says), then one step down per share."""
    player, charter = state.players[seat], state.companies[number]
    each = state.facts.box.sale.payment == "each"
    field, amount = charter.field, 0
    for _ in range(count):
        amount += state.facts.prices[field if each else charter.field]
        field = market.sale(field)
    player.shares = _hold(player.shares, number, -count)
    charter.shares += count
    state.pay_player(seat, amount)
    market.move(state, number, field)
    name = state.facts.company_ids[number]
    log.append(SharesSold(state.who(seat), name, count, amount, state.price(number)))


def _hold(shares: tuple[int, ...], number: int, change: int) -> tuple[int, ...]:
    return (*shares[:number], shares[number] + change, *shares[number + 1 :])


# buying


def _why_not_certificate(state: State, seat: int) -> Refusal | None:
    limit = state.facts.box.limits.certificates
    return refuse("1.6.4", "certificate-limit", limit=limit) if state.certificates(seat) >= limit else None


def _why_not_buy(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a 10 % share of a founded company cannot be bought from the bank."""
    company = state.companies[number]
    name = state.facts.company_ids[number]
    if company.director < 0:
        return refuse("1.6.2", "not-founded", name, company=name)
    if not company.shares:
        return refuse("1.6.2", "no-share", name, company=name)
    if state.price(number) > state.players[seat].cash:
        return refuse("1.6.2", "share-money", name, company=name, price=state.price(number))
    return _why_not_certificate(state, seat)


def buy_share(state: State, owner: int, number: int, log: Log) -> None:
    """Buy a share from the bank at the current price."""
    price = state.price(number)
    player = state.players[owner]
    state.pay_player(owner, -price)
    player.shares = _hold(player.shares, number, 1)
    state.companies[number].shares -= 1
    log.append(ShareBought(state.who(owner), state.facts.company_ids[number], price))


# founding (7.8)


def free_slots(state: State) -> Iterator[str]:
    """Yield the cells with a free slot for a home station: any slot is allowed (R27, R43)."""
    stations = state.board.stations
    for cell, shape in state.board.laid.items():
        stops = shape.tile.stops
        if len(stops) == 1 and stops[0].slots > len(stations.get((cell, 0), ())):
            yield cell


def _why_not_director(state: State, seat: int) -> Refusal | None:
    limit = state.facts.box.limits.directors
    if len(state.own(seat)) >= limit:
        return refuse("1.6.4", "director-limit", limit=limit)
    return _why_not_certificate(state, seat)


def _why_not_found(state: State, action: Found) -> Refusal | None:
    facts = state.facts
    number = facts.company_index.get(action.company, -1)
    if number < 0 or facts.companies[number].start or state.companies[number].director != NOBODY:
        return refuse("1.6.3", "not-foundable", action.company[:20], company=action.company[:20])
    if not 0 <= action.field < len(facts.prices):
        return refuse("1.6.3", "no-field", field=action.field)
    price = facts.prices[action.field]
    cost = facts.box.costs.found_pays * price
    if cost > state.players[action.seat].cash:
        return refuse("1.6.3", "found-money", action.company, company=action.company, cost=cost)
    limit = _why_not_director(state, action.seat)
    if limit is not None:
        return limit
    return None if any(True for _ in free_slots(state)) else refuse("1.6.3", "no-slot")


def found(state: State, owner: int, number: int, field: int, log: Log) -> None:
    """Take five times the price from the founder, put ten times into the treasury, marker under those on the field."""
    facts, charter = state.facts, state.companies[number]
    price = facts.prices[field]
    paid, gets = facts.box.costs.found_pays * price, facts.box.costs.found_gets * price
    charter.director = owner
    charter.shares = facts.box.limits.shares
    state.pay_player(owner, -paid)
    state.pay_company(number, gets)
    market.move(state, number, field)
    log.append(Founded(state.who(owner), facts.company_ids[number], price, paid, gets))


class PlaceHome(Choice, frozen=True, kw_only=True, tag="place-home"):
    """Place the home station of a new company: at once, free, on any free slot; no connection needed (1.6)."""

    company: int

    def view(self, state: State) -> PlaceHomeView:
        return PlaceHomeView(state.facts.company_ids[self.company])

    def question(self, state: State, seat: int) -> Message:
        return ask("home-slot", company=state.facts.company_ids[self.company])

    def options(self, state: State) -> Iterator[Action]:
        for cell in free_slots(state):
            yield PlaceStation(self.seat, state.facts.company_ids[self.company], cell)

    def why_not(self, state: State, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceStation):
            return not_now()
        name = state.facts.company_ids[self.company]
        if action.company != name:
            return refuse("1.6.3", "other-company", name, company=name)
        if action.cell not in set(free_slots(state)):
            return refuse("1.7.2", "no-free-slot", action.cell, cell=action.cell[:12])
        return None

    def take(self, state: State, action: Action, log: Log) -> None:
        assert isinstance(action, PlaceStation)
        state.agenda.pop()
        place_station(state, self.company, action.cell, 0, log)


def place_station(state: State, number: int, cell: str, cost: int, log: Log) -> None:
    """Place a station on the board, paid from the treasury."""
    charter, name = state.companies[number], state.facts.company_ids[number]
    state.pay_company(number, -cost)
    charter.stations = (*charter.stations, cell)
    state.board.place(name, (cell, 0))
    log.append(StationPlaced(name, cell, cost))
