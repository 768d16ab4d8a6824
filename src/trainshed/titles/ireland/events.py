"""Events that only 18Ireland has."""

from __future__ import annotations

from typing import ClassVar, Literal

from trainshed.core import Event, Message, money
from trainshed.core.message import Arg
from trainshed.rail.play.events import Told, listed

from .words import say

# rounds, companies, the end (flow, companies)

RoundKind = Literal["privates", "stock", "operating", "merger"]


class RoundStarted(Event, frozen=True, gc=False, tag="round-started"):
    """A round begins; operating rounds have two parts."""

    kind: RoundKind
    number: int
    part: int = 0

    def message(self) -> Message:
        return say(f"round-{self.kind}", number=self.number, part=self.part)


class PrivateIncome(Event, frozen=True, gc=False, tag="private-income"):
    """A private pays its owner, a player or a company (2.10)."""

    owner: str
    private: str
    amount: int

    def message(self) -> Message:
        return say("private-income", owner=self.owner, private=self.private, amount=money(self.amount))


class MarkerMoved(Told, frozen=True, gc=False, tag="marker-moved"):
    """The marker of a company moves, or would move and cannot (`was` equals `price`)."""

    company: str
    was: int
    price: int
    why: str
    """The event of the chart: `dividend`, `withhold`, `sale`, `sold_out`."""
    key: ClassVar[str] = "ireland-log-marker"


class CompanyClosed(Event, frozen=True, gc=False, tag="company-closed"):
    """A company leaves the game: its price fell to 0, or its director is bankrupt (3.7, 10.5)."""

    company: str
    why: Literal["price", "bankrupt"]

    def message(self) -> Message:
        return say(f"closed-{self.why}", company=self.company)


class SharesLost(Event, frozen=True, gc=False, tag="shares-lost"):
    """What goes with a company whose price fell to 0, and whose it was (3.7)."""

    company: str
    holders: tuple[tuple[str, int], ...]
    """Players with their percentages."""
    treasury: int
    note: ClassVar[bool] = True

    def message(self) -> Message:
        shares = [say("lost-share", player=player, percent=percent) for player, percent in self.holders]
        args: dict[str, Arg] = {"company": self.company, "treasury": money(self.treasury)}
        return say("lost", who=listed(shares), **args) if shares else say("lost-treasury", **args)


class CompanyRemoved(Told, frozen=True, gc=False, tag="company-removed"):
    """A company that never started leaves the game, with its reserved slot (2.8, 4.9, 4.11)."""

    company: str
    key: ClassVar[str] = "ireland-log-removed"


class EndNear(Event, frozen=True, gc=False, tag="end-near"):
    """The end of the game is certain: a marker stands on 260, or the bank is broken (13)."""

    why: Literal["market", "bank"]
    company: str = ""

    def message(self) -> Message:
        return say(f"end-{self.why}", **({"company": self.company} if self.company else {}))


class IrelandEnded(Event, frozen=True, gc=False, tag="game-ended"):
    """The game is over: the total of each seat, and why it ended (13, 14)."""

    totals: tuple[int, ...]
    reason: str
    """`market`, `bank`, `bankrupt`, or `nothing`: nothing can change any more."""

    def message(self) -> Message:
        best_first = sorted(range(len(self.totals)), key=lambda seat: -self.totals[seat])
        parts = [say("total", player=f"@{seat}", total=money(self.totals[seat])) for seat in best_first]
        listed = parts.pop()
        while parts:
            listed = say("totals", first=parts.pop(), rest=listed)
        return say(f"ended-{self.reason}", totals=listed)


FlowEvent = (
    (RoundStarted | PrivateIncome | MarkerMoved | CompanyClosed)
    | SharesLost
    | (CompanyRemoved | EndNear | IrelandEnded)
)

# trains, bankruptcy, mergers


class WentBankrupt(Event, frozen=True, gc=False, tag="went-bankrupt"):
    """A director is bankrupt and out of the game; the cash is lost (10.5)."""

    player: str
    company: str
    cash: int

    def message(self) -> Message:
        return say("bankrupt", player=self.player, company=self.company, cash=money(self.cash))


class Settled(Event, frozen=True, gc=False, tag="settled"):
    """The bank pays a player for shares of a company that closes because its director is bankrupt (10.5)."""

    player: str
    company: str
    amount: int

    def message(self) -> Message:
        return say("settled", player=self.player, company=self.company, amount=money(self.amount))


class LeftGame(Event, frozen=True, gc=False, tag="left-game"):
    """What a bankrupt player still held leaves the game: shares of a company, or a private (15.13)."""

    player: str
    what: str
    percent: int = 0
    """0: a private."""

    def message(self) -> Message:
        args: dict[str, Arg] = {"player": self.player, "what": self.what}
        return say("left-shares", percent=self.percent, **args) if self.percent else say("left-private", **args)


class MergerProposed(Event, frozen=True, gc=False, tag="merger-proposed"):
    """A player proposes a merger; `price` is that of the new company (12.2, 12.5)."""

    player: str
    companies: tuple[str, ...]
    price: int

    def message(self) -> Message:
        key = "proposed" if len(self.companies) == 2 else "proposed-three"
        names: dict[str, Arg] = dict(zip(("first", "second", "third"), self.companies, strict=False))
        return say(key, player=self.player, price=money(self.price), **names)


class Voted(Event, frozen=True, gc=False, tag="voted"):
    """A player votes on a merger with all shares; the counts include the votes of the pool (12.4)."""

    player: str
    accept: bool
    votes: int
    ayes: int
    noes: int

    def message(self) -> Message:
        args: dict[str, Arg] = {"player": self.player, "votes": self.votes, "ayes": self.ayes, "noes": self.noes}
        return say("voted-for" if self.accept else "voted-against", **args)


class PoolVoted(Event, frozen=True, gc=False, tag="pool-voted"):
    """The shares of a company in the pool vote: for a higher price, against a lower one, else not at all (12.4)."""

    company: str
    how: Literal["for", "against", "abstain"]
    votes: int

    def message(self) -> Message:
        return say(f"pool-{self.how}", company=self.company, votes=self.votes)


class MergerDecided(Event, frozen=True, gc=False, tag="merger-decided"):
    """The vote is over; votes not cast could change nothing (12.4)."""

    result: Literal["accepted", "rejected", "tied"]
    ayes: int
    noes: int

    def message(self) -> Message:
        return say(f"merger-{self.result}", ayes=self.ayes, noes=self.noes)


class Merged(Event, frozen=True, gc=False, tag="merged"):
    """Companies have merged into a 10-share company (12.6)."""

    companies: tuple[str, ...]
    company: str
    price: int
    treasury: int
    director: str

    def message(self) -> Message:
        key = "merged" if len(self.companies) == 2 else "merged-three"
        names: dict[str, Arg] = dict(zip(("first", "second", "third"), self.companies, strict=False))
        args: dict[str, Arg] = {"company": self.company, "director": self.director}
        return say(key, price=money(self.price), treasury=money(self.treasury), **args, **names)


TradeEvent = WentBankrupt | Settled | LeftGame | MergerProposed | Voted | PoolVoted | MergerDecided | Merged

# private auction, stock rounds, issue


class BidMade(Event, frozen=True, gc=False, tag="bid-made"):
    """A player bids for a private, or for a 5-share company (2.2, 4.7)."""

    player: str
    what: str
    price: int

    def message(self) -> Message:
        return say("bid", player=self.player, what=self.what, price=money(self.price))


class PlayerPassed(Event, frozen=True, gc=False, tag="player-passed"):
    """A player passes, or drops out of the bidding for `what` (2.1, 2.3, 4.3, 4.7)."""

    player: str
    what: str = ""

    def message(self) -> Message:
        return say("drops-out", player=self.player, what=self.what) if self.what else say("passes", player=self.player)


class PrivateSold(Event, frozen=True, gc=False, tag="private-sold"):
    """A player gets a private in the private auction (2)."""

    player: str
    private: str
    price: int

    def message(self) -> Message:
        args: dict[str, Arg] = {"player": self.player, "private": self.private}
        return say("private-sold", price=money(self.price), **args) if self.price else say("private-free", **args)


class PrivateCheaper(Event, frozen=True, gc=False, tag="private-cheaper"):
    """Nobody wanted the first private: it costs less, and all bids are cancelled (2.5)."""

    private: str
    price: int

    def message(self) -> Message:
        return say("private-cheaper", private=self.private, price=money(self.price))


class PrivateRemoved(Told, frozen=True, gc=False, tag="private-removed"):
    """Nobody wanted a private: it leaves the game (2.6)."""

    private: str
    key: ClassVar[str] = "ireland-log-private-removed"


class CompanyStarted(Event, frozen=True, gc=False, tag="company-started"):
    """A player starts a company: what it cost goes into its treasury (2.7, 4.7, 4.10)."""

    player: str
    company: str
    price: int
    paid: int

    def message(self) -> Message:
        args: dict[str, Arg] = {"player": self.player, "company": self.company, "price": self.price}
        return say("company-started", paid=money(self.paid), **args)


class PriorityGiven(Told, frozen=True, gc=False, tag="priority-given"):
    """Who has the priority card after a stock round (4.11)."""

    player: str
    key: ClassVar[str] = "ireland-log-priority"


class ShareIssued(Event, frozen=True, gc=False, tag="share-issued"):
    """A company sells a treasury share to the pool; `price` is that after the sale (5.3)."""

    company: str
    amount: int
    price: int

    def message(self) -> Message:
        return say("issued", company=self.company, amount=money(self.amount), price=self.price)


class ShareRedeemed(Event, frozen=True, gc=False, tag="share-redeemed"):
    """A company buys one of its shares from the pool (5.3)."""

    company: str
    amount: int

    def message(self) -> Message:
        return say("redeemed", company=self.company, amount=money(self.amount))


AuctionEvent = BidMade | PlayerPassed | PrivateSold | PrivateCheaper | PrivateRemoved | CompanyStarted
IrelandStockEvent = PriorityGiven | ShareIssued | ShareRedeemed


# privates (track, powers, privates)


class PrivateOffered(Event, frozen=True, gc=False, tag="private-offered"):
    """A company offers a player money for a private, or the offer is refused (11.1, 16.9)."""

    company: str
    owner: str
    private: str
    price: int
    refused: bool = False

    def message(self) -> Message:
        args: dict[str, Arg] = {"company": self.company, "owner": self.owner, "private": self.private}
        return say("private-refused" if self.refused else "private-offered", price=money(self.price), **args)


class PrivateBought(Event, frozen=True, gc=False, tag="private-bought"):
    """A company buys a private from a player (11.1)."""

    company: str
    owner: str
    """Who had it."""
    private: str
    price: int

    def message(self) -> Message:
        args: dict[str, Arg] = {"company": self.company, "owner": self.owner, "private": self.private}
        return say("private-bought", price=money(self.price), **args)


class PrivateClosed(Told, frozen=True, gc=False, tag="private-closed"):
    """A private leaves the game: its power is used up, or the first 8H is here (9, 11)."""

    private: str
    key: ClassVar[str] = "ireland-log-private-closed"


class MarkerPlaced(Event, frozen=True, gc=False, tag="marker-placed"):
    """A company puts the marker of a private on a cell: its trains earn more there (11.2)."""

    company: str
    private: str
    cell: str
    bonus: int
    place: str = ""
    """The printed name of the cell."""

    def message(self) -> Message:
        where = f"{self.cell} {self.place}".strip()
        return say("marker-placed", company=self.company, private=self.private, cell=where, bonus=money(self.bonus))


PrivateEvent = PrivateOffered | PrivateBought | PrivateClosed | MarkerPlaced
