"""Why 18Ireland's bots do what they do: the figures they compare, as messages."""

from __future__ import annotations

from collections.abc import Collection

from trainshed.core import Action, Message
from trainshed.rail.board import Board
from trainshed.rail.owners import player
from trainshed.rail.play.actions import BuyFromCompany, BuyFromPool, BuyTrain, LayTile, SellShares
from trainshed.rail.play.advice import Weighty, amount, change, reason, weightiest, with_train
from trainshed.rail.play.naming import train_name
from trainshed.rail.play.vocabulary import keys
from trainshed.rail.play.words import Speaker

from .outlook import PROMISE, Outlook, built
from .state import IrelandState

KEYS = keys(
    "ireland-advice",
    """
    kept-for-train long-train long-train-home life private-revenue private-limit private-too-dear has-bid keeps-cash
    share dividends-ahead loss new-company reserve no-gain bid-gain bid-loss bid-limit enough-companies train-lacks
    no-issue withheld paid offered own-private must-have-train merger-gain merger-loss no-merger proposes-none
    exits most-exits
    """,
)
say = Speaker("ireland-advice")


# building


def kept_for_train(company: str, cost: int) -> Message:
    return say("kept-for-train", company=company, amount=amount(cost))


def long_train(revenue: int) -> Message:
    return say("long-train-home", amount=amount(revenue))


def built_on(outlook: Outlook, company: str, board: Board, today: bool = True) -> list[Message]:
    """Return what another board changes: the revenue of today's trains if that was weighed, and that of a long one."""
    runs, state = outlook.runs_left, outlook.state
    found: list[Weighty] = []
    if today and state.depot.kinds_of(company):
        before, after = outlook.revenue(company), outlook.revenue(company, board=board)
        found.append((runs * (after - before), change("run", before, after, company=company)))
    before, after = outlook.promise(company), outlook.promise(company, board)
    long = say("long-train", company=company, before=amount(before), after=amount(after))
    found.append((runs * PROMISE * (after - before), long))
    return weightiest(found)


def lay(outlook: Outlook, company: str, action: LayTile, price: int) -> list[Message]:
    """Return why a tile is laid; where it changes no run that was weighed, it leads towards stops."""
    board = built(outlook.state, company, action)
    today = bool(action.by) or outlook.promise(company, board) != outlook.promise(company)
    told = built_on(outlook, company, board, today) or [say("exits")]
    return [*told, reason("cost", amount=amount(price))] if price else told


def most_exits(count: int) -> Message:
    return say("most-exits", count=count)


# privates


def private(state: IrelandState, private: str, price: int, limit: int) -> list[Message]:
    """Return what a private brings and how much the bot pays for it at most."""
    facts = state.box.privates[private]
    key = "private-limit" if price <= limit else "private-too-dear"
    return [
        say(key, private=private, price=amount(price), limit=amount(max(0, limit))),
        say("private-revenue", private=private, amount=amount(facts.revenue)),
    ]


def has_bid(privates: Collection[str]) -> Message:
    return say("has-bid", privates=", ".join(sorted(privates)))


def keeps_cash(cash: int) -> Message:
    return say("keeps-cash", amount=amount(cash))


def own_private(private: str, price: int, value: int) -> Message:
    return say("own-private", private=private, price=amount(price), value=amount(value))


def offered(price: int, value: float) -> Message:
    return say("offered", price=amount(price), value=amount(value))


# shares


def share(outlook: Outlook, company: str) -> list[Message]:
    """Return what a share is worth in the end, against its price."""
    price, value = outlook.state.market.price(company), outlook.share_value(company)
    dividends = outlook.discount * outlook.income(company) * outlook.state.share(company) / 100
    return [
        say("share", company=company, price=amount(price), value=amount(value)),
        say("dividends-ahead", company=company, amount=amount(dividends), count=outlook.runs_left),
    ]


def sale(outlook: Outlook, action: SellShares) -> list[Message]:
    price, value = outlook.state.market.price(action.company), outlook.share_value(action.company)
    return [say("loss", company=action.company, price=amount(price), value=amount(value))]


def new_company(bid: int, gain: float) -> Message:
    return say("new-company", price=amount(bid), gain=amount(gain))


def reserve(cash: int) -> list[Message]:
    """Return that money is kept back; nothing if there is none."""
    return [say("reserve", amount=amount(cash))] if cash else []


def no_gain(least: float) -> Message:
    return say("no-gain", amount=amount(least))


def company_bid(price: int, gain: float, spare: int) -> list[Message]:
    limit = say("bid-limit", amount=amount(max(0, spare)))
    return [say("bid-gain" if gain >= 0 else "bid-loss", price=amount(price), gain=amount(abs(gain))), limit]


def enough_companies() -> Message:
    return say("enough-companies", count=3)


# a company's money


def train_lacks(company: str, price: int, cash: int) -> Message:
    return say("train-lacks", company=company, price=amount(price), cash=amount(cash))


def no_issue(company: str) -> Message:
    return say("no-issue", company=company)


def withheld(outlook: Outlook, company: str, top: str, revenue: int) -> list[Message]:
    state = outlook.state
    price, cash = state.depot.price(top), state.bank[company]
    told = say(
        "withheld",
        company=company,
        train=train_name(top),
        price=amount(price),
        cash=amount(cash),
        revenue=amount(revenue),
    )
    lives = [_life(outlook, kind) for kind in dict.fromkeys(state.depot.kinds_of(company))]
    return [told, *lives]


def paid(outlook: Outlook, company: str, seat: int, revenue: int) -> list[Message]:
    """Return what a dividend brings to the director."""
    percent = outlook.state.shares.percent(player(seat), company)
    return [say("paid", company=company, amount=amount(revenue * percent / 100), percent=percent)]


def _life(outlook: Outlook, kind: str) -> Message:
    return say("life", train=train_name(kind), count=outlook.life(kind))


def train(outlook: Outlook, company: str, action: Action) -> list[Message]:
    """Return what a train earns, what it costs, and how long it lasts."""
    state = outlook.state
    owned = list(state.depot.kinds_of(company))
    if isinstance(action, BuyFromCompany):
        kind, price = action.train, action.price
    elif isinstance(action, BuyTrain | BuyFromPool):
        kind = action.train if isinstance(action, BuyFromPool) else state.depot.next() or ""
        price = state.depot.price(kind)
        if action.trade_in:
            owned.remove(action.trade_in)
            price -= state.depot.price(action.trade_in)
    else:
        return [reason("nothing-better"), *(_life(outlook, kind) for kind in dict.fromkeys(owned))]
    rank = state.depot.roster.rank
    fleet = tuple(sorted((*owned, kind), key=rank.__getitem__))
    now, then = outlook.revenue(company), outlook.revenue(company, trains=fleet)
    return [with_train(company, kind, now, then, price), _life(outlook, kind)]


def discarded(kind: str, revenue: int) -> Message:
    return reason("discard", train=train_name(kind), revenue=amount(revenue))


def must_have_train(company: str, price: int) -> Message:
    return say("must-have-train", company=company, price=amount(price))


# mergers


def merger(gain: float) -> Message:
    return say("merger-gain" if gain >= 0 else "merger-loss", amount=amount(abs(gain)))


def no_merger(least: float) -> Message:
    return say("no-merger", amount=amount(least))


def proposes_none() -> Message:
    return say("proposes-none")
