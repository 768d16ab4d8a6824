"""Shares: sale, purchase, limits, change of director; the certificates of a new company.

Judges and doers name an owner (`@0`), so that a title can use them outside the turn of a player too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from trainshed.core import Log, Refusal, money
from trainshed.rail.market import Field
from trainshed.rail.owners import BANK, POOL, player

from .actions import BuyShare, SellShares
from .choice import Verb
from .events import DirectorChanged, ShareBought, SharesSold
from .refusals import refuse
from .rules import StockRules
from .state import RailState


class Trades(Protocol):
    """A step in which a seat trades shares."""

    @property
    def seat(self) -> int: ...
    def why_not_sale(self, state: Any, company: str) -> Refusal | None: ...
    def why_not_purchase(self, state: Any, company: str) -> Refusal | None: ...


def _rules(state: RailState) -> StockRules:
    rules: StockRules = state.rules.stock
    return rules


def share_of(state: RailState, company: str) -> int:
    """Return the percentage of one share."""
    return _rules(state).share(state, company)


def place_of(company: str, source: str) -> str:
    """Return the holder of shares that are bought from a source."""
    return {"treasury": company, "pool": POOL}.get(source, BANK)


# a new company


def start(state: RailState, owner: str, company: str, field: Field) -> None:
    """Issue the certificates of a new company and set its marker."""
    issue(state, owner, company)
    state.market.put(company, field)


def issue(state: RailState, owner: str, company: str) -> None:
    """Give the director's certificate to a player, put the others where shares are bought."""
    rules = _rules(state)
    first, *_ = state.shares.issue(company, rules.issued(state, company), place_of(company, rules.sources[0]))
    state.shares.move((first.id,), owner)


# limits


def why_not_certificate(state: RailState, owner: str, company: str, percent: int) -> Refusal | None:
    """Return why a player may not have one more certificate of this size: too many, or too much of the company."""
    rules = _rules(state)
    limit = rules.certificates(state)
    if not rules.uncounted(state, company) and rules.counted(state, owner) >= limit:
        return refuse("stock.certificates", "certificate-limit", limit=limit)
    most = rules.holding(state, company)
    if state.shares.percent(owner, company) + percent > most:
        return refuse("stock.holding", "holding-limit", company, company=company, limit=most)
    return None


def over_limit(state: RailState, owner: str) -> bool:
    """True if a player has more certificates, or more of a company, than allowed."""
    rules = _rules(state)
    if rules.counted(state, owner) > rules.certificates(state):
        return True
    for (holder, company), percent in state.shares.percents.items():
        if holder == owner and percent > rules.holding(state, company):
            return True
    return False


# sale


def shares_held(state: RailState, owner: str, company: str) -> int:
    """Return how many shares of a company an owner has that can be sold; the director's certificate counts as several,
    or as none where it never changes hands.
    """
    percent = state.shares.percents.get((owner, company))
    if percent is None:
        return 0
    if not _rules(state).exchanges and state.shares.director(company) == owner:
        percent -= director_share(state, company)
    return percent // share_of(state, company)


def director_share(state: RailState, company: str) -> int:
    """Return the percentage of the director's certificate."""
    return _rules(state).issued(state, company)[0]


def most_sellable(state: RailState, owner: str, company: str) -> int:
    """Return how many shares of a company a player can sell at once: what is held, what the pool takes, and the
    director's certificate only in exchange.
    """
    rules, shares = _rules(state), state.shares
    held = shares_held(state, owner, company)
    if not held:
        return 0
    share = share_of(state, company)
    held = min(held, (rules.pool(state, company) - shares.percent(rules.sold_to, company)) // share)
    if rules.exchanges and shares.director(company) == owner and not _can_hand_over(state, owner, company):
        held = min(held, (shares.percent(owner, company) - director_share(state, company)) // share)
    return max(held, 0)


def _can_hand_over(state: RailState, owner: str, company: str) -> bool:
    """True if another player has as much as the director's certificate, to exchange it."""
    size, shares = director_share(state, company), state.shares
    return any(other != owner and shares.percent(other, company) >= size for other in _rules(state).players(state))


def why_not_pool(state: RailState, company: str, percent: int) -> Refusal | None:
    """Return why the pool does not take so much more of a company."""
    rules = _rules(state)
    limit = rules.pool(state, company)
    if state.shares.percent(rules.sold_to, company) + percent > limit:
        return refuse("stock.pool", "pool-limit", company, company=company, limit=limit)
    return None


def successor(state: RailState, owner: str, company: str, count: int) -> str | None:
    """Return who becomes director when a player sells shares; None if nothing changes."""
    rules = _rules(state)
    if not rules.exchanges or state.shares.director(company) != owner:
        return None
    return state.shares.challenger(company, rules.players(state), selling=count * share_of(state, company))


def why_not_sell(state: RailState, owner: str, company: str, count: int, *, keep: str = "") -> Refusal | None:
    """Return why a player may not sell so many shares; `keep`: the company that must not get another director."""
    if company not in state.box.companies:
        return refuse("stock.held", _few(state), company, company=company[:20], held=0)
    held = shares_held(state, owner, company)
    if not 1 <= count <= held:
        return refuse("stock.held", _few(state), company, company=company, held=held)
    rules, percent = _rules(state), count * share_of(state, company)
    refusal = why_not_pool(state, company, percent)
    if refusal is not None:
        return refusal
    if rules.exchanges and state.shares.director(company) == owner:
        left = state.shares.percent(owner, company) - percent
        if left < director_share(state, company) and not _can_hand_over(state, owner, company):
            return refuse("stock.director", "director-share", company, company=company)
        if company == keep and successor(state, owner, company, count) is not None:
            return refuse("stock.keep", "stays-director", company, company=company)
    return None


def _few(state: RailState) -> str:
    return "too-few-shares" if _rules(state).exchanges else "too-few-single-shares"


def sell(state: RailState, owner: str, company: str, count: int, log: Log) -> None:
    """Sell shares at the price before the sale; then the price falls. A new director exchanges certificates first."""
    rules, shares = _rules(state), state.shares
    amount = rules.proceeds(state, company, count)
    new = successor(state, owner, company, count)
    if new is not None:
        shares.exchange_director(company, new)
    shares.move(shares.plain(owner, company, count * share_of(state, company)), rules.sold_to)
    state.bank.transfer(BANK, owner, amount)
    state.market.move(company, "sale", rules.drop(state, company, count))
    log.append(SharesSold(owner, company, count, amount, state.market.price(company)))
    if new is not None:
        log.append(DirectorChanged(company, new, owner))


# purchase


def why_not_buy(state: RailState, owner: str, company: str, source: str) -> Refusal | None:
    """Return why a player may not buy a share of a company from this place."""
    if company not in state.box.companies:
        return refuse("stock.company", "no-company", company=company[:20])
    if company not in state.shares.directors:
        return refuse("stock.company", "not-started", company, company=company)
    if source not in _rules(state).sources:
        return refuse("stock.source", "no-source", company, company=company)
    if not state.shares.percent(place_of(company, source), company):
        return refuse("stock.source", f"no-share-{source or 'bank'}", company, company=company)
    price = state.market.price(company)
    if price > state.bank[owner]:
        return refuse("stock.money", "share-money", company, company=company, price=money(price))
    return why_not_certificate(state, owner, company, share_of(state, company))


def buy(state: RailState, owner: str, company: str, source: str, log: Log) -> None:
    """Buy a share at the price of the market: a treasury gets the money, else the bank. The director may change."""
    price, place, shares = state.market.price(company), place_of(company, source), state.shares
    state.bank.transfer(owner, company if place == company else BANK, price)
    shares.move(shares.plain(place, company, share_of(state, company)), owner)
    log.append(ShareBought(owner, company, price, source))
    if _rules(state).exchanges:
        change_director(state, company, log)


def change_director(state: RailState, company: str, log: Log) -> None:
    """A player with more than the director takes the director's certificate over."""
    new = state.shares.challenger(company, _rules(state).players(state))
    if new is not None:
        before = state.shares.directors[company]
        state.shares.exchange_director(company, new)
        log.append(DirectorChanged(company, new, before))


# verbs


class Sell(Verb[RailState, Trades, SellShares]):
    """Sell shares of one company."""

    kind = SellShares

    def options(self, state: RailState, step: Trades) -> Iterator[SellShares]:
        owner, percents = player(step.seat), state.shares.percents
        for company in state.box.companies:
            if (owner, company) in percents and step.why_not_sale(state, company) is None:
                for count in range(1, most_sellable(state, owner, company) + 1):
                    yield SellShares(step.seat, company, count)

    def why_not(self, state: RailState, step: Trades, action: SellShares) -> Refusal | None:
        refusal = step.why_not_sale(state, action.company)
        return refusal or why_not_sell(state, player(step.seat), action.company, action.count)

    def do(self, state: RailState, step: Trades, action: SellShares, log: Log) -> None:
        sell(state, player(step.seat), action.company, action.count, log)


class Buy(Verb[RailState, Trades, BuyShare]):
    """Buy one share."""

    kind = BuyShare

    def options(self, state: RailState, step: Trades) -> Iterator[BuyShare]:
        owner = player(step.seat)
        for company in state.box.companies:
            if company in state.shares.directors and step.why_not_purchase(state, company) is None:
                for source in _rules(state).sources:
                    if why_not_buy(state, owner, company, source) is None:
                        yield BuyShare(step.seat, company, source)

    def why_not(self, state: RailState, step: Trades, action: BuyShare) -> Refusal | None:
        refusal = step.why_not_purchase(state, action.company)
        return refusal or why_not_buy(state, player(step.seat), action.company, action.source)

    def do(self, state: RailState, step: Trades, action: BuyShare, log: Log) -> None:
        buy(state, player(step.seat), action.company, action.source, log)


sell_shares, buy_share = Sell(), Buy()
