"""Programs: orders that a player leaves for stock rounds, auctions, offers for trains and privates, merger rounds.

Each ends with the round it was made for, unless it is kept; made in another round, it is for the next one of its kind.
What others do ends a program only where the player has asked for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Literal

from msgspec.structs import replace

from trainshed.core import Action, Event, Game, Message, Refusal, money
from trainshed.core.program import Program, Programs
from trainshed.rail.owners import player
from trainshed.rail.play.actions import Answer, BuyShare, Done
from trainshed.rail.play.events import ShareBought, SharesSold
from trainshed.rail.play.offers import TrainOffer
from trainshed.rail.play.vocabulary import keys
from trainshed.rail.play.words import Speaker

from . import stock, waterfall
from .actions import Bid, BuyPrivate, Vote
from .auction import ChooseStart, CompanyAuction, NextBid
from .events import BidMade, CompanyRemoved, CompanyStarted, MergerDecided, MergerProposed, PrivateRemoved, PrivateSold
from .merger import MergerTurn, MergerVote
from .merger_rules import running
from .privates import PrivateOffer
from .state import IrelandState
from .stock import StockTurn
from .waterfall import PrivateBidding, PrivateTurn
from .words import refuse

KEYS: tuple[str, ...] = (
    *keys("ireland-program", "round-over must-sell sold bought auction launch refused proposed"),
    *keys(
        "ireland-program",
        "private-yours private-sold private-gone not-director not-owner company-started company-gone decided",
    ),
    *keys("ireland-refuse-program", "company percent limit set private director train owner"),
)
ROUNDS = ("privates", "stock", "operating", "merger")
"""The rounds of one number, in their order."""
MOST = 100_000
"""The highest limit that can be set: more than all money of the game."""
_say = Speaker("ireland-program")


class InRound(Program, frozen=True, kw_only=True, tag=False):
    """A program for one round."""

    round: int = 0
    """The number of the round it is for; set when it is made."""
    kind: ClassVar[str]


class OfStock(InRound, frozen=True, kw_only=True, tag=False):
    """A program for a stock round, and what ends it."""

    sold: bool = True
    """Others sell shares of a company I hold."""
    bought: bool = True
    """Others buy shares of a company I direct."""
    auction: bool = True
    """An auction opens."""
    launch: bool = True
    """A company is launched."""
    during: str = ""
    """The company that was being auctioned when it was made: its auction has opened before."""
    kind: ClassVar[str] = "stock"


class PassStock(OfStock, frozen=True, kw_only=True, tag="pass-stock"):
    """Pass in every turn, and in auctions."""


class BuyShares(OfStock, frozen=True, kw_only=True, tag="buy-shares"):
    """Buy shares of a company until I hold so much of it, then pass."""

    company: str
    source: Literal["treasury", "pool", "any"] = "any"
    percent: int


class BidLimit(InRound, frozen=True, kw_only=True, tag="bid-limit"):
    """Bid as little as possible for a private or a company, up to a limit.

    In the private auction `passes` says whether a turn is passed in which there is nothing to bid.
    """

    what: str
    limit: int
    passes: bool = False
    kind: ClassVar[str] = ""


class SellTrain(InRound, frozen=True, kw_only=True, tag="sell-train"):
    """Accept what other directors offer for a train of a company I direct, from a price on."""

    company: str
    train: str
    least: int
    last: bool = False
    """Also the only train that the company has."""
    kind: ClassVar[str] = "operating"


class SellPrivate(InRound, frozen=True, kw_only=True, tag="sell-private"):
    """Accept what companies of others offer for a private of mine, from a price on."""

    private: str
    least: int
    kind: ClassVar[str] = "operating"


class PassMerger(InRound, frozen=True, kw_only=True, tag="pass-merger"):
    """Propose no merger until somebody proposes one."""

    kind: ClassVar[str] = "merger"


class VoteBeforehand(InRound, frozen=True, kw_only=True, tag="vote-beforehand"):
    """Vote on a merger as soon as it is my turn to vote."""

    companies: tuple[str, ...]
    accept: bool
    kind: ClassVar[str] = "merger"


IrelandProgram = PassStock | BuyShares | BidLimit | SellTrain | SellPrivate | PassMerger | VoteBeforehand


class IrelandPrograms(Programs):
    """The programs of 18Ireland."""

    program = IrelandProgram

    def begin(self, game: Game, seat: int, program: Any) -> Program | Refusal:
        state: IrelandState = game.state
        refusal = _why_not(state, seat, program)
        if refusal is not None:
            return refusal
        if isinstance(program, VoteBeforehand):  # as a proposal names them
            program = replace(program, companies=tuple(sorted(program.companies, key=state.box.five.index)))
        made: Program = replace(program, round=_next_round(state, _kind(state, program)))
        return replace(made, during=_auctioned(state)) if isinstance(made, OfStock) else made

    def purpose(self, program: Any) -> str:
        match program:
            case BidLimit():
                return f"bid {program.what}"
            case SellTrain():
                return f"sell {program.company} {program.train}"
            case SellPrivate():
                return f"sell {program.private}"
            case VoteBeforehand():
                return f"vote {' '.join(program.companies)}"
        return str(program.kind)

    def judge(self, game: Game, seat: int, program: Any, since: Sequence[Event]) -> Action | Message | None:
        state: IrelandState = game.state
        if not state.agenda or seat in state.bankrupt:
            return _say("round-over")
        if not program.keep and _is_past(state, _kind(state, program), program.round):
            return _say("round-over")
        match program:
            case BidLimit():
                return _bid(state, seat, program, since)
            case SellTrain():
                return _sell(state, seat, program)
            case SellPrivate():
                return _sell_private(state, seat, program)
            case PassMerger():
                return _pass_merger(state, seat, since)
            case VoteBeforehand():
                return _vote(state, seat, program, since)
        return _stock(game, seat, program, since)

    def gives_way(self, action: Action) -> bool:
        return isinstance(action, Done)


# making one


def _why_not(state: IrelandState, seat: int, program: Any) -> Refusal | None:
    box = state.box
    match program:
        case BuyShares(company=company, percent=percent):
            if company not in box.companies:
                return refuse("4.6", "program-company", company=company[:20])
            if not 0 < percent <= stock.holding(state, company):
                return refuse("4.6", "program-percent", company=company, most=stock.holding(state, company))
        case BidLimit(what=what, limit=limit):
            if what not in box.companies and what not in state.offered:
                return refuse("2.2", "program-private", private=what[:20])
            if not 0 < limit <= MOST:
                return refuse("2.2", "program-limit")
        case SellTrain(company=company, train=train, least=least):
            if state.director(company) != seat:
                return refuse("9.3", "program-director", company=company[:20])
            if train not in state.depot.roster.kinds:
                return refuse("9.3", "program-train", train=train[:20])
            if not 0 < least <= MOST:
                return refuse("9.3", "program-limit")
        case SellPrivate(private=private, least=least):
            if state.privates.get(private) != player(seat):
                return refuse("11.1", "program-owner", private=private[:20])
            if not 0 < least <= MOST:
                return refuse("11.1", "program-limit")
        case VoteBeforehand(companies=companies):
            named = set(companies) & set(running(state))
            if not 2 <= len(companies) <= 3 or len(named) < len(companies):
                return refuse("12.2", "program-set")
    return None


def _kind(state: IrelandState, program: InRound) -> str:
    """Return the kind of round a program is for."""
    if isinstance(program, BidLimit):
        return "stock" if program.what in state.box.companies else "privates"
    return program.kind


def _next_round(state: IrelandState, kind: str) -> int:
    """Return the number of the present round of that kind, or of the next one."""
    now = state.round
    return now.number if ROUNDS.index(now.kind) <= ROUNDS.index(kind) else now.number + 1


def _is_past(state: IrelandState, kind: str, number: int) -> bool:
    now = state.round
    return (now.number, ROUNDS.index(now.kind)) > (number, ROUNDS.index(kind))


def _auctioned(state: IrelandState) -> str:
    """Return the company that is being auctioned; empty if there is none."""
    for step in state.agenda:
        if isinstance(step, CompanyAuction | NextBid | ChooseStart):
            return step.company
    return ""


# stock rounds


def _stock(game: Game, seat: int, program: OfStock, since: Sequence[Event]) -> Action | Message | None:
    """Buy or pass, unless something has happened for which the program ends."""
    state: IrelandState = game.state
    for event in since:
        ended = _ends(state, seat, program, event)
        if ended is not None:
            return ended
    step = state.agenda[-1]
    if step.seats(state) != (seat,):
        return None
    if isinstance(step, CompanyAuction):
        return Done(seat)
    if not isinstance(step, StockTurn):
        return None
    if step.must_sell(state):
        return _say("must-sell")
    if isinstance(program, BuyShares) and _wants(state, seat, program):
        return _buy(game, seat, program)
    return Done(seat)


def _wants(state: IrelandState, seat: int, program: BuyShares) -> bool:
    """Return True if one more share does not exceed what was ordered."""
    held = state.shares.percent(player(seat), program.company)
    return held + state.share(program.company) <= program.percent


def _ends(state: IrelandState, seat: int, program: OfStock, event: Event) -> Message | None:
    """Return why an event ends the program; None if it does not."""
    me = player(seat)
    match event:
        case SharesSold(player=who, company=company) if program.sold and who != me:
            if state.shares.percent(me, company):
                return _say("sold", player=who, company=company)
        case ShareBought(player=who, company=company) if program.bought and who != me:
            if state.shares.directors.get(company) == me:
                return _say("bought", player=who, company=company)
        case BidMade(player=who, what=what) if program.auction and who != me:
            if what in state.box.companies and what != program.during:
                return _say("auction", player=who, company=what)
        case CompanyStarted(player=who, company=company) if program.launch and who != me:
            if state.class_of(company) == "ten":
                return _say("launch", player=who, company=company)
    return None


def _buy(game: Game, seat: int, program: BuyShares) -> Action | Message:
    sources = ("treasury", "pool") if program.source == "any" else (program.source,)
    refusal: Refusal | None = None
    for source in sources:
        action = BuyShare(seat, program.company, source)
        found = game.why_not(action)
        if found is None:
            return action
        refusal = refusal or found
    assert refusal is not None
    return _say("refused", reason=refusal.message)


# auctions


def _bid(state: IrelandState, seat: int, program: BidLimit, since: Sequence[Event]) -> Action | Message | None:
    what = program.what
    for event in since:
        ended = _settled(seat, what, event)
        if ended is not None:
            return ended
    step = state.agenda[-1]
    if step.seats(state) != (seat,):
        return None
    if isinstance(step, CompanyAuction) and step.company == what:
        return _raise(state, step, seat, program)
    if isinstance(step, PrivateBidding) and step.private == what:
        return _raise(state, step, seat, program)
    if isinstance(step, PrivateTurn) and what in state.offered:
        return _private_turn(state, step, seat, program)
    return None


def _settled(seat: int, what: str, event: Event) -> Message | None:
    """Return that the lot is settled, if the event says so."""
    match event:
        case PrivateSold(player=who, private=private, price=price) if private == what:
            key = "private-yours" if who == player(seat) else "private-sold"
            return _say(key, player=who, private=what, price=money(price))
        case PrivateRemoved(private=private) if private == what:
            return _say("private-gone", private=what)
        case CompanyStarted(player=who, company=company, paid=paid) if company == what:
            return _say("company-started", player=who, company=what, price=money(paid))
        case CompanyRemoved(company=company) if company == what:
            return _say("company-gone", company=what)
    return None


def _raise(state: IrelandState, step: Any, seat: int, program: BidLimit) -> Action:
    """Raise by as little as possible, or drop out."""
    return next(iter(_bids(state, step, seat, program)), Done(seat))


def _bids(state: IrelandState, step: Any, seat: int, program: BidLimit) -> Iterator[Bid]:
    """Yield the lowest bid for the lot, if the limit allows it."""
    for bounds in step.ranges(state, seat):
        if bounds.action.what == program.what and bounds.low <= program.limit:
            yield Bid(seat, program.what, bounds.low)


def _private_turn(state: IrelandState, step: PrivateTurn, seat: int, program: BidLimit) -> Action | None:
    """Buy the lot if it is the lowest, else be its highest bidder; if there is nothing to do, pass or let me decide."""
    what = program.what
    if what == state.offered[0]:
        if waterfall.price_of(state, what) <= min(program.limit, waterfall.free_cash(state, seat)):
            return BuyPrivate(seat, what)
    elif max(state.bids.get(what, ()), key=lambda bid: bid[1], default=(-1, 0))[0] != seat:
        for bid in _bids(state, step, seat, program):
            return bid
    return Done(seat) if program.passes else None


# trains and privates


def _sell(state: IrelandState, seat: int, program: SellTrain) -> Action | Message | None:
    """Accept an offer for the train that reaches the price; leave every other question to me."""
    company = program.company
    if state.director(company) != seat:
        return _say("not-director", company=company)
    step = state.agenda[-1]
    if not isinstance(step, TrainOffer) or step.seat != seat or step.act.seller != company:
        return None
    if step.act.train != program.train or step.act.price < program.least:
        return None
    return Answer(seat, True) if program.last or len(state.depot.of(company)) > 1 else None


def _sell_private(state: IrelandState, seat: int, program: SellPrivate) -> Action | Message | None:
    """Accept an offer for the private that reaches the price; leave every other question to me."""
    if state.privates.get(program.private) != player(seat):
        return _say("not-owner", private=program.private)
    step = state.agenda[-1]
    if not isinstance(step, PrivateOffer) or step.seat != seat or step.act.private != program.private:
        return None
    return Answer(seat, True) if step.act.price >= program.least else None


# merger rounds


def _pass_merger(state: IrelandState, seat: int, since: Sequence[Event]) -> Action | Message | None:
    for event in since:
        if isinstance(event, MergerProposed) and event.player != player(seat):
            return _say("proposed", player=event.player)
    step = state.agenda[-1]
    return Done(seat) if isinstance(step, MergerTurn) and step.seat == seat else None


def _vote(state: IrelandState, seat: int, program: VoteBeforehand, since: Sequence[Event]) -> Action | Message | None:
    companies: tuple[str, ...] = ()
    for event in since:
        if isinstance(event, MergerProposed):
            companies = event.companies
        elif isinstance(event, MergerDecided) and companies == program.companies:
            return _say("decided")
    if program.companies in state.voted:
        return _say("decided")
    step = state.agenda[-1]
    if isinstance(step, MergerVote) and step.seat == seat and step.companies_named == program.companies:
        return Vote(seat, program.accept)
    return None
