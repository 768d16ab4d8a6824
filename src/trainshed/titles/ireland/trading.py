"""How the bots trade: privates, shares, auctions, dividends, trains, emergencies, mergers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TypeVar

from trainshed.core import Action, Log, Message
from trainshed.rail.owners import POOL, player
from trainshed.rail.play.actions import (
    BuyFromCompany,
    BuyFromPool,
    BuyShare,
    BuyTrain,
    DiscardTrain,
    Done,
    PayOut,
    SellShares,
    Withhold,
)
from trainshed.rail.play.advice import best_two
from trainshed.rail.play.choice import CompanyChoice

from . import advice, merger, merger_rules, merging, waterfall
from .actions import Bid, BuyPrivate, GoBankrupt, Issue, OpenAuction, Propose, Vote
from .auction import affordable, par_prices
from .dividend import IrishDividend
from .outlook import Outlook
from .state import IrelandState

T = TypeVar("T", bound=Action)

LEAST_GAIN = 8.0
"""Nothing is bought that seems to bring less than this."""
FOUNDING_CASH = 100
"""Players keep this in the private auction, to start a company."""
RISING = 0.03
"""Part of a share's value by which shares of companies directed are preferred: they bring the direction."""
NEW_INCOME = {"2": 75, "4": 70, "6": 45}
"""By phase: what a company earns a round some time after its start."""


def of(kind: type[T], actions: Iterable[Action]) -> list[T]:
    """Return the actions of one kind."""
    return [action for action in actions if isinstance(action, kind)]


def done(actions: Sequence[Action]) -> Action:
    """Return the pass, if there is one, else the first action."""
    return next((action for action in actions if isinstance(action, Done)), actions[0])


# private auction


def private_limit(outlook: Outlook, seat: int, private: str) -> int:
    """Return the most a player pays for a private: money for a company is kept, unless the private is one."""
    state = outlook.state
    keep = 0 if private == waterfall.KINGSTOWN else FOUNDING_CASH
    facts = state.box.privates[private]
    most: int = facts.value + 40 if private == waterfall.KINGSTOWN else facts.value + min(2 * facts.revenue, 25)
    return min(most, waterfall.free_cash(state, seat, private) - keep)


def private_turn(outlook: Outlook, seat: int, actions: Sequence[Action]) -> Action:
    """Buy the lowest, bid for what is worth it, or pass."""
    state = outlook.state
    for buy in of(BuyPrivate, actions):
        price, limit = waterfall.price_of(state, buy.private), private_limit(outlook, seat, buy.private)
        if price <= limit:
            outlook.because(partial(advice.private, state, buy.private, price, limit), secret=True)
            return buy
    mine = {private for private, bids in state.bids.items() for bidder, _ in bids if bidder == seat}
    if mine:
        outlook.because(lambda: [advice.has_bid(mine)], secret=True)
        return done(actions)
    bids = [bid for bid in of(Bid, actions) if bid.price <= private_limit(outlook, seat, bid.what) - 5]
    if not bids:
        outlook.because(lambda: [advice.keeps_cash(FOUNDING_CASH)], secret=True)
        return done(actions)
    best = max(bids, key=lambda bid: (state.box.privates[bid.what].revenue, -bid.price))
    limit = private_limit(outlook, seat, best.what)
    outlook.because(lambda: advice.private(state, best.what, best.price, limit), secret=True)
    return best


def private_bidding(outlook: Outlook, seat: int, actions: Sequence[Action]) -> Action:
    """Raise by the least, up to the limit."""
    listed = of(Bid, actions)
    if listed:
        what, least = listed[0].what, min(bid.price for bid in listed)
        limit = private_limit(outlook, seat, what)
        outlook.because(lambda: advice.private(outlook.state, what, least, limit), secret=True)
    bids = [bid for bid in listed if bid.price <= private_limit(outlook, seat, bid.what)]
    return min(bids, key=lambda bid: bid.price) if bids else done(actions)


# stock round


def stock_turn(outlook: Outlook, seat: int, actions: Sequence[Action]) -> Action:
    """Start a company, buy the share that gains most, sell what only loses, or pass."""
    state, owner = outlook.state, player(seat)
    if not of(Done, actions):
        return _forced_sale(outlook, actions)
    spare = state.bank[owner] - outlook.reserve(seat)
    rated: list[tuple[float, Action]] = [(LEAST_GAIN, done(actions))]
    for buy in of(BuyShare, actions):
        cost = state.market.price(buy.company)
        gain = outlook.share_value(buy.company) - cost
        if state.shares.director(buy.company) == owner:
            gain += RISING * outlook.share_value(buy.company)
        if cost <= spare:
            rated.append((gain, buy))
    opening = _opening(outlook, seat, spare)
    if opening is not None and opening in _all_openings(actions, opening):
        rated.append((founding_gain(outlook, opening.price), opening))
    best, chosen, other, behind = best_two(rated)
    sale = _useful_sale(outlook, seat, actions)
    if sale is not None and isinstance(chosen, Done):
        outlook.because(lambda: advice.sale(outlook, sale))
        return sale

    def reasons() -> list[Message]:
        if isinstance(chosen, BuyShare):
            return advice.share(outlook, chosen.company)
        if isinstance(chosen, OpenAuction):
            return [advice.new_company(chosen.price, best), *advice.reserve(state.bank[owner] - spare)]
        return [advice.no_gain(LEAST_GAIN), *advice.reserve(state.bank[owner] - spare)]

    outlook.because(reasons, other, behind, secret=isinstance(chosen, OpenAuction))
    return chosen


def _all_openings(actions: Sequence[Action], wanted: OpenAuction) -> tuple[OpenAuction, ...]:
    """An opening is legal up to the highest listed."""
    listed = [action.price for action in of(OpenAuction, actions)]
    return (wanted,) if listed and min(listed) <= wanted.price <= max(listed) else ()


def founding_gain(outlook: Outlook, bid: int) -> float:
    """Return what the director's certificate of a new company brings beyond the bid."""
    state = outlook.state
    income = float(NEW_INCOME.get(state.depot.phase.id, 0) * max(0, outlook.runs_left - 2))
    top = state.depot.next()
    price = state.depot.price(top) if top else 999
    pool = min((state.depot.price(card.kind) for card in state.depot.pool), default=999)
    if bid < price:
        income = income * (0.5 if bid >= pool else 0.2)
    par = max((price for price in par_prices(state, bid // 2)), default=0)
    return 2 * (par + outlook.discount * income / 5) - bid


def _opening(outlook: Outlook, seat: int, spare: int) -> OpenAuction | None:
    """Return the bid with which to open the auction of the top company."""
    state = outlook.state
    directed = state.shares.directed_by(player(seat))
    if not state.stack or len(directed) >= 3:
        return None
    needs = [company for company in directed if not state.depot.of(company) and state.bank[company] < 80]
    if needs:
        return None
    top = state.depot.next()
    wanted = (state.depot.price(top) if top else 0) + 20
    cash = affordable(state, spare)
    least = state.box.data.least_bid
    if cash < least:
        return None
    return OpenAuction(seat, state.stack[0], max(least, min(wanted, cash, 200)))


def auction_bid(outlook: Outlook, seat: int, actions: Sequence[Action]) -> Action:
    """Raise as long as the company brings more than the bid; beyond 200 the price is wasted."""
    state = outlook.state
    spare = min(200, state.bank[player(seat)] - outlook.reserve(seat))
    if len(state.shares.directed_by(player(seat))) >= 3:
        outlook.because(lambda: [advice.enough_companies()])
        return done(actions)
    listed = of(Bid, actions)
    if listed:
        least = min(bid.price for bid in listed)
        outlook.because(lambda: advice.company_bid(least, founding_gain(outlook, least), spare), secret=True)
    bids = [bid for bid in listed if bid.price <= spare and founding_gain(outlook, bid.price) > 20]
    return min(bids, key=lambda bid: bid.price) if bids else done(actions)


def _forced_sale(outlook: Outlook, actions: Sequence[Action]) -> Action:
    """Over a limit: sell one share of what is worth least beyond its price."""
    sales = [sale for sale in of(SellShares, actions) if sale.count == 1] or of(SellShares, actions)

    def loss(sale: SellShares) -> float:
        return outlook.share_value(sale.company) - outlook.state.market.price(sale.company)

    chosen = min(sales, key=loss)
    outlook.because(lambda: advice.sale(outlook, chosen))
    return chosen


def _useful_sale(outlook: Outlook, seat: int, actions: Sequence[Action]) -> SellShares | None:
    """Sell shares of companies that others direct and that will lose their value."""
    state, owner = outlook.state, player(seat)
    best, chosen = 5.0, None
    for sale in of(SellShares, actions):
        if state.shares.director(sale.company) != owner:
            gain = sale.count * (state.market.price(sale.company) - outlook.share_value(sale.company))
            if gain > best:
                best, chosen = gain, sale
    return chosen


def start_price(actions: Sequence[T]) -> T:
    """Return the highest start price."""
    return max(actions, key=lambda action: getattr(action, "price", 0))


# a company's money


def issue(outlook: Outlook, step: CompanyChoice, actions: Sequence[Action]) -> Action:
    """Issue a share if it lets the company buy a train that it lacks."""
    state, company = outlook.state, step.company
    issues = of(Issue, actions)
    if issues and not any(outlook.life(kind) > 1 for kind in state.depot.kinds_of(company)):
        cash, least = state.bank[company], cheapest(state)
        if cash < least:
            outlook.because(lambda: [advice.train_lacks(company, least, cash)])
            return issues[0]
    outlook.because(lambda: [advice.no_issue(company)])
    return done(actions)


def cheapest(state: IrelandState) -> int:
    """Return the price of the cheapest train of bank and pool."""
    top = state.depot.next()
    prices = [state.depot.price(kind) for kind in state.depot.kinds_of(POOL)]
    return min([*prices, *([state.depot.price(top)] if top else [])], default=0)


def dividend(outlook: Outlook, step: IrishDividend, actions: Sequence[Action]) -> Action:
    """Pay, unless the revenue buys a train that the company will soon lack."""
    state, company = outlook.state, step.company
    pay, keep = of(PayOut, actions), of(Withhold, actions)
    lasting = [kind for kind in state.depot.kinds_of(company) if outlook.life(kind) > 2]
    top = state.depot.next()
    if not lasting and top is not None and outlook.runs_left > 3 and keep:
        price, cash = state.depot.price(top), state.bank[company]
        soon = step.revenue if outlook.life(top) > 3 else 0
        if cash < price <= cash + step.revenue + soon:
            outlook.because(lambda: advice.withheld(outlook, company, top, step.revenue))
            return keep[0]
    outlook.because(lambda: advice.paid(outlook, company, step.seat, step.revenue))
    return pay[0] if pay else actions[0]


def trains(outlook: Outlook, step: CompanyChoice, actions: Sequence[Action]) -> Action:
    """Buy what raises the revenue or lasts longer; a train of an own company for one pound."""
    state, company = outlook.state, step.company
    owned = state.depot.kinds_of(company)
    now = outlook.revenue(company)
    must = not of(Done, actions)
    rated: list[tuple[float, Action]] = [(0.0 if not must else float("-inf"), done(actions))]
    for action in actions:
        if isinstance(action, BuyTrain | BuyFromPool):
            kind = action.train if isinstance(action, BuyFromPool) else state.depot.next() or ""
            left = list(owned)
            if action.trade_in:
                left.remove(action.trade_in)
            value = _train_value(outlook, company, now, tuple(left), kind)
            value -= 0.15 * (state.depot.price(kind) - (state.depot.price(action.trade_in) if action.trade_in else 0))
        elif isinstance(action, BuyFromCompany) and action.price == 1 and _is_own(state, step.seat, action.seller):
            value = _train_value(outlook, company, now, owned, action.train) - _train_loss(outlook, action)
        else:
            continue
        rated.append((value, action))
    _, chosen, other, behind = best_two(rated)
    outlook.because(lambda: advice.train(outlook, company, chosen), other, behind)
    return chosen


def _is_own(state: IrelandState, seat: int, company: str) -> bool:
    return state.shares.director(company) == player(seat)


def _train_value(outlook: Outlook, company: str, now: int, owned: tuple[str, ...], kind: str) -> float:
    """Return what a train adds over its life; more if the company has none that lasts as long."""
    state = outlook.state
    order = state.depot.roster.rank
    with_it = outlook.revenue(company, trains=tuple(sorted((*owned, kind), key=lambda one: order[one])))
    life = max(0, outlook.life(kind) - 1)
    value = life * float(with_it - now) if owned else life * float(with_it)
    longest = max((outlook.life(one) for one in owned), default=0)
    later = max(outlook.promise(company) * 0.5, 20.0)
    return value + max(0, life - longest) * (later if not owned or longest <= 2 else 0.3 * later) - 5


def _train_loss(outlook: Outlook, action: BuyFromCompany) -> float:
    """Return what the seller loses with a train; a company without one must buy another."""
    state, seller = outlook.state, action.seller
    left = list(state.depot.kinds_of(seller))
    left.remove(action.train)
    lost = outlook.revenue(seller) - (outlook.revenue(seller, trains=tuple(left)) if left else 0)
    return outlook.life(action.train) * lost + (0 if left else 200)


def discard(outlook: Outlook, actions: Sequence[Action]) -> Action:
    """Discard the train whose loss costs least."""
    state = outlook.state

    def left(action: Action) -> tuple[int, int]:
        assert isinstance(action, DiscardTrain)
        kinds = list(state.depot.kinds_of(action.company))
        kinds.remove(action.train)
        return outlook.revenue(action.company, trains=tuple(kinds)), -state.depot.price(action.train)

    chosen = max(of(DiscardTrain, actions), key=left)
    outlook.because(lambda: [advice.discarded(chosen.train, left(chosen)[0])])
    return chosen


def train_offer(outlook: Outlook, act: BuyFromCompany) -> bool:
    """True if a train is worth less than is offered for it."""
    loss = _train_loss(outlook, act) + 20
    outlook.because(lambda: [advice.offered(act.price, loss)], secret=True)
    return act.price > loss


# privates


def sell_own_private(outlook: Outlook, step: CompanyChoice, actions: Sequence[Action]) -> Action | None:
    """Return the purchase of the director's own private for as much as the company can spare, from the first phase in
    which companies buy them.
    """
    state, company = outlook.state, step.company
    trainless = not any(outlook.life(kind) > 1 for kind in state.depot.kinds_of(company))
    spare = state.bank[company] - (cheapest(state) if trainless else 0)
    best: BuyPrivate | None = None
    for action in of(BuyPrivate, actions):
        if state.privates.get(action.private) != player(step.seat):
            continue
        facts = state.box.privates[action.private]
        price = min(facts.most, spare)
        if price >= facts.value and (best is None or price > best.price):
            best = BuyPrivate(step.seat, action.private, company, price)
    if best is not None:
        sold = best
        outlook.because(lambda: [advice.own_private(sold.private, sold.price, state.box.privates[sold.private].value)])
    return best


def private_offer(outlook: Outlook, act: BuyPrivate) -> bool:
    """True if a private brings less than is offered."""
    value = outlook.private_value(act.private)
    outlook.because(lambda: [advice.offered(act.price, value)], secret=True)
    return act.price > value


# emergency


def emergency(outlook: Outlook, step: CompanyChoice, actions: Sequence[Action]) -> Action:
    """Buy the train that earns most for the money; before that sell what costs least; bankruptcy comes last."""
    state, company = outlook.state, step.company
    buys = [action for action in actions if isinstance(action, BuyTrain | BuyFromPool)]
    own = [
        action
        for action in of(BuyFromCompany, actions)
        if state.shares.director(action.seller) == player(step.seat) and len(state.depot.of(action.seller)) > 1
    ]
    if own:
        nearest = min(own, key=lambda action: action.price)
        outlook.because(lambda: [advice.must_have_train(company, nearest.price)])
        return nearest

    def value(action: BuyTrain | BuyFromPool) -> float:
        kind = action.train if isinstance(action, BuyFromPool) else state.depot.next() or ""
        return 0.5 * _train_value(outlook, company, 0, (), kind) - state.depot.price(kind)

    if buys:
        bought = max(buys, key=value)
        outlook.because(lambda: advice.train(outlook, company, bought))
        return bought
    sales = of(SellShares, actions)
    if sales:

        def loss(sale: SellShares) -> tuple[float, int]:
            each = outlook.share_value(sale.company) - state.market.price(sale.company)
            return sale.count * each, sale.count

        sold = min(sales, key=loss)
        outlook.because(lambda: advice.sale(outlook, sold))
        return sold
    bankrupt = of(GoBankrupt, actions)
    return bankrupt[0] if bankrupt else actions[0]


# mergers


def merger_gain(outlook: Outlook, seat: int, proposer: int, named: tuple[str, ...], before: float) -> float:
    """Return what a merger brings to a player: exact runs of the merged company, its price, its shares."""
    state = outlook.state
    later = state.copy()
    merging.merge(later, proposer, named, state.unstarted_ten()[0], Log())
    return Outlook(later, outlook.discount).worth(seat) - before


def propose(outlook: Outlook, seat: int, actions: Sequence[Action]) -> Action:
    """Propose the merger that brings most, if it can find a majority."""
    best, chosen = LEAST_MERGER, done(actions)
    before = {other: outlook.worth(other) for other in range(outlook.state.seats)}
    for action in of(Propose, actions)[:MOST_MERGERS]:
        gain = merger_gain(outlook, seat, seat, action.companies, before[seat])
        if gain > best and _would_pass(outlook, seat, action.companies, before):
            best, chosen = gain, action
    told = best
    if isinstance(chosen, Propose):
        outlook.because(lambda: [advice.merger(told)])
    else:
        outlook.because(lambda: [advice.no_merger(LEAST_MERGER)])
    return chosen


LEAST_MERGER = 15.0
"""No merger is proposed that seems to bring less than this."""
MOST_MERGERS = 24
"""So many proposals are looked at."""


def _would_pass(outlook: Outlook, seat: int, named: tuple[str, ...], before: dict[int, float]) -> bool:
    """True if those who gain have the majority."""
    state = outlook.state
    pool = merger_rules.pool_votes(state, named)
    ayes = sum(vote.votes for vote in pool if vote.how == "for")
    noes = sum(vote.votes for vote in pool if vote.how == "against")
    for other, votes in merger_rules.voters(state, seat, named):
        if other == seat or merger_gain(outlook, other, seat, named, before[other]) > 0:
            ayes += votes
        else:
            noes += votes
    return ayes > noes


def vote(outlook: Outlook, step: merger.MergerVote, seat: int) -> Vote:
    """Vote by what the merger brings."""
    named, proposer = step.companies_named, step.proposer
    gain = merger_gain(outlook, seat, proposer, named, outlook.worth(seat))
    outlook.because(lambda: [advice.merger(gain)], secret=True)
    return Vote(seat, gain > 0 or seat == proposer)
