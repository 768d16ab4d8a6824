"""State of a game, and the options the players agree on (15a)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Literal

from msgspec import Struct, field

from trainshed.rail.play.state import RailState, Round


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Switches where the sources of the rules differ, and the variants."""

    sale_drop: Literal["share", "tenth"] = "share"
    """15.1: a sale moves the price down one row per share, or per 10 %."""
    grey_from: Literal["D", "10"] = "D"
    """15.2: grey tiles and values come with the D, or with the 10H."""
    rise: Literal["reached", "exceeded"] = "reached"
    """15.3: a payout that reaches the price moves it right (5-share: twice the price, two fields), or one that exceeds
    it (5-share: twice the price, one field)."""
    start_price: Literal["highest", "chosen"] = "highest"
    """15.5: a 5-share company starts at the highest par price within half the bid, or at one its director chooses."""
    after_auction: Literal["trigger", "buyer"] = "trigger"
    """15.6: after a sale in the private auction the turn is left of the player who triggered it, or of the buyer."""
    all_pass: Literal["lowest", "ends"] = "lowest"
    """15.7: when all pass, the lowest private leaves and the auction goes on, or the auction is over."""
    sell_then_launch: bool = False
    """15.28: shares may be sold in the turn in which a 10-share company is launched."""
    other_train_help: Literal["unable", "always", "never"] = "unable"
    """15.15: the director adds cash for another company's train when no train of bank or pool can be paid, always when
    the company has none, or never."""
    shannon: Literal["any", "end"] = "any"
    """16.1: River Shannon Shipping counts at any stop, or only where a route ends."""
    broad_join: Literal["exit", "cell"] = "exit"
    """16.2: broad track must meet track in reach, or the cell must be in reach."""
    dingle_joined: bool = True
    """16.5: the two tiles of the Tralee & Dingle must join."""
    power_colour: bool = True
    """16.23: Board of Works and Drumglass Colliery lay yellow tiles only."""
    bankrupt_shares: Literal["leave", "stay"] = "leave"
    """15.13: what a bankrupt player still holds leaves the game, or stays with the player."""
    closed_trains: Literal["gone", "backs"] = "gone"
    """15.24: trains of a closed company are gone, or their reverse sides still come to the pool."""
    resort: Literal["at_once", "after_next"] = "at_once"
    """16.33: after a bankruptcy the order is renewed at once, or after the next company."""
    larger_bank: bool = False
    eighth_2H: bool = False  # noqa: N815 - named as in the rules


PRESETS: Mapping[str, Mapping[str, Any]] = {
    "standard": {},
    "aid": {
        "sale_drop": "tenth",
        "grey_from": "10",
        "rise": "exceeded",
        "start_price": "chosen",
        "after_auction": "buyer",
        "sell_then_launch": True,
    },
    "public": {
        "other_train_help": "always",
        "broad_join": "cell",
        "dingle_joined": False,
        "power_colour": False,
        "bankrupt_shares": "stay",
        "closed_trains": "backs",
        "resort": "after_next",
    },
}
"""Named sets of switches: the rulings, the Polish player aid as it reads, the public engine (for imported files)."""


class Book(Struct, frozen=True):
    """What was there at the end of a round, for charts. It decides nothing."""

    round: Round
    phase: str
    cash: tuple[int, ...]
    """Of each player."""
    prices: Mapping[str, int]
    """By company in play."""


class IrelandState(RailState, kw_only=True):
    """The table."""

    priority: int
    """The seat with the priority card; in the private auction, the first player."""
    # private railways (2, 11)
    offered: tuple[str, ...]
    """Privates still in the private auction, the lowest first."""
    first_price: int
    """Price of the first private until something is bought (2.5)."""
    any_private_sold: bool = False
    bids: dict[str, tuple[tuple[int, int], ...]] = field(default_factory=dict)
    """By private: the standing bids (seat, amount), in the order they were made."""
    privates: dict[str, str] = field(default_factory=dict)
    """By private in play: its owner, a player (`@0`) or a company. Not those still offered, closed or out."""
    refused: tuple[tuple[str, Round, str, int], ...] = ()
    """Offers for privates refused in the present turn: company, round, private, price."""
    used: dict[str, int] = field(default_factory=dict)
    """By private: how often its power was used (Board of Works, Drumglass Colliery)."""
    markers: dict[str, tuple[tuple[str, int], ...]] = field(default_factory=dict)
    """By company: cells whose stops bring it more, and how much (11)."""
    # companies
    stack: tuple[str, ...] = ()
    """Unstarted 5-share companies, the top one first; without DKR, which the private DK starts."""
    gone: frozenset[str] = frozenset()
    """Companies that have left the game: removed unstarted, merged, closed."""
    drawn: Mapping[str, tuple[str, ...]] = {}
    """What the deal drew, as a script: privates, companies (the first one is left out), first player. Never changed."""
    # rounds
    passes: int = 0
    """Passes in succession, in whatever round is being played."""
    sold: frozenset[tuple[int, str]] = frozenset()
    """Seat and company: sold in this stock round (4.6)."""
    auctioned: bool = False
    """A 5-share company was auctioned in this stock round (4.11)."""
    last_active: int = -1
    """The last seat whose turn in this stock round was not a pass; -1: none yet (4.11)."""
    voted: frozenset[tuple[str, ...]] = frozenset()
    """Mergers voted on in this merger round (12.2)."""
    books: tuple[Book, ...] = ()
    """By finished round, as `wealth`; follows from the moves like it."""
    # the end
    bankrupt: frozenset[int] = frozenset()
    ending: str = ""
    """Why the game ends or has ended: `market`, `bank`, `bankrupt` (13), `nothing` (nothing can change any more)."""
    outside_key: ClassVar[tuple[str, ...]] = ("drawn", "books")

    def copy(self) -> IrelandState:
        other = super().copy()
        other.bids = self.bids.copy()
        other.privates = self.privates.copy()
        other.used = self.used.copy()
        other.markers = self.markers.copy()
        return other

    # who and what

    def class_of(self, company: str) -> str:
        """Return `five` or `ten`."""
        kind: str = self.box.classes[company]
        return kind

    def share(self, company: str) -> int:
        """Return the percentage of one share: 20 or 10."""
        return 20 if self.class_of(company) == "five" else 10

    def clockwise(self, first: int) -> Iterator[int]:
        return (seat for seat in super().clockwise(first) if seat not in self.bankrupt)

    def left_of(self, seat: int) -> int:
        """Return the next seat clockwise that is still in the game."""
        return next(self.clockwise((seat + 1) % self.seats))

    def privates_of(self, owner: str) -> tuple[str, ...]:
        """Return the privates of a player or a company, in the order they were bought."""
        return tuple(private for private, one in self.privates.items() if one == owner)

    def has(self, company: str, private: str) -> bool:
        """True if the company owns the private."""
        return self.privates.get(private) == company

    def started(self) -> tuple[str, ...]:
        """Return the companies in play, in operating order (5.1)."""
        return self.market.order()

    def unstarted_ten(self) -> tuple[str, ...]:
        """Return the 10-share companies that can still be launched or become the target of a merger."""
        return tuple(id for id in self.box.ten if id not in self.gone and id not in self.shares.directors)

    def may(self, right: str) -> bool:
        """True if the phase gives this right: start-five, mergers, sell-privates, launch-ten, trade-in."""
        return right in self.depot.phase.rights
