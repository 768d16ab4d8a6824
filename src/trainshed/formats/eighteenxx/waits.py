"""What the public engine waits for in a company's turn (ireland_files.md, "passes are required").

Its steps are asked in a fixed order. One that is asked blocks the rest until something of it is done or it is passed;
one of which nothing is possible at the time is skipped for the rest of the turn. A pass that is missing or too much
stops the public engine, so a file needs exactly these; and a file's pass tells which of its steps is over.
"""

from __future__ import annotations

from typing import Any

from trainshed.rail.owners import POOL, player
from trainshed.rail.play.trains import on_sale
from trainshed.rail.reach import reach
from trainshed.titles.ireland.auction import why_no_room
from trainshed.titles.ireland.issue import why_not_issue, why_not_redeem
from trainshed.titles.ireland.merger_rules import MOST_SHARES
from trainshed.titles.ireland.merging import votes_of
from trainshed.titles.ireland.state import IrelandState

STEPS = ("issue", "track", "station", "run", "dividend", "trains", "privates")
END = len(STEPS)
OURS = {
    "issue": 0,
    "lay-track": 1,
    "second-tile": 1,
    "build-station": 2,
    "run-trains": 3,
    "dividend": 4,
    "buy-trains": 5,
    "emergency": 5,
    "last-chance": 6,
}
"""By tag of our steps: the number of theirs."""
TRACK_PRIVATES = ("DR", "TDR", "TIM")
"""While a company owns one of these, its track step stays open."""
USABLE_LATE = ("CDSPC", "TASPS", "DCR")
"""A company that owns one of these unused is asked at the end of its turn."""


LEAST_PAR = 50


class PublicTurn:
    """A company's turn in the public engine: where it stands, and what it waits for."""

    def __init__(self, company: str) -> None:
        self.company = company
        self.at = 0
        """The number of the first step that is not over."""
        self.laid = 0
        """Tiles laid as one of the turn's two."""
        self.upgraded = False
        self.revenue = 0
        """What the run earned, until it is paid out or withheld."""
        self.traded = False
        """A train was traded in."""

    def waits(self, state: IrelandState) -> int:
        """Return the number of the step that is waited for, after skipping those of which nothing is possible."""
        if self.company not in state.market:
            self.at = END
        while self.at < END and not self._asks(state, STEPS[self.at]):
            self.at += 1
        return self.at

    def over(self, step: int) -> None:
        """A step is over: it was passed, or what can be done once is done."""
        self.at = max(self.at, step + 1)

    def tile(self, upgrade: bool) -> None:
        """One of the turn's two tiles was laid."""
        self.laid += 1
        self.upgraded = self.upgraded or upgrade

    def _asks(self, state: IrelandState, step: str) -> bool:
        company = self.company
        if step == "issue":
            return why_not_issue(state, company) is None or why_not_redeem(state, company) is None
        if step == "track":
            return self._can_lay(state)
        if step == "station":
            return self._can_place(state)
        if step == "run":
            return bool(state.depot.of(company)) and _has_route(state, company)
        if step == "dividend":
            return self.revenue > 0
        return self._can_buy_train(state) if step == "trains" else self._can_use_private(state)

    def _can_lay(self, state: IrelandState) -> bool:
        """True while a tile of the turn is left and its fee can be paid, or a private could bring more tiles."""
        if any(state.has(self.company, private) for private in TRACK_PRIVATES):
            return True
        if any(private in (*TRACK_PRIVATES, "BoW") for private in self._for_sale(state)):
            return True
        if self.laid == 0:
            return True
        if self.laid > 1 or state.bank[self.company] < state.box.data.second_tile_fee:
            return False
        return not self.upgraded or state.has(self.company, "WDE")

    def _for_sale(self, state: IrelandState) -> list[str]:
        """Return the privates of players that the company can pay for."""
        if not state.may("sell-privates"):
            return []
        cash = state.bank[self.company]
        privates = state.box.privates
        return [id for id, owner in state.privates.items() if owner.startswith("@") and privates[id].least <= cash]

    def _can_place(self, state: IrelandState) -> bool:
        """True if the company has a station left, can pay for it, and reaches a free slot."""
        placed = len(state.board.stations_of(self.company))
        costs = state.box.data.station_costs[state.class_of(self.company)]
        if placed >= len(costs) or state.bank[self.company] < costs[placed]:
            return False
        return bool(reach(state.board, self.company).slots(state.board, self.company))

    def _can_buy_train(self, state: IrelandState) -> bool:
        """True if the company must buy a train, or has room and money for one, or can trade one in."""
        depot, company, cash = state.depot, self.company, state.bank[self.company]
        if not depot.of(company):
            return True
        if len(depot.of(company)) < depot.limit(company):
            others = any(cards and owner in state.market and owner != company for owner, cards in depot.owned.items())
            if cash >= min((*on_sale(state, company).values(), *((1,) if others else ()))):
                return True
        if self.traded or not state.may("trade-in"):
            return False
        news = {depot.next(), *depot.kinds_of(POOL)} - {None}
        return any(
            old in depot.roster.kinds[new].trade_in and depot.trade_in_price(old, new) <= cash
            for new in news
            if new is not None
            for old in depot.kinds_of(company)
        )

    def _can_use_private(self, state: IrelandState) -> bool:
        """True if a private can be bought, or the company owns one with a power to use now."""
        if self._for_sale(state):
            return True
        return any(state.has(self.company, id) and not state.used.get(id) for id in USABLE_LATE)


def _has_route(state: IrelandState, company: str) -> bool:
    """True if track leads from a station of the company to another stop, however far."""
    own = {state.board.map.stop_id(place) for place in state.board.stations_of(company)}
    return any(link.a in own or link.b in own for link in state.board.network().links())


def can_be_added(state: IrelandState, named: tuple[str, ...], other: str) -> bool:
    """True if the public engine lets a proposer name this company too; while it does, the naming must be passed."""
    if not state.unstarted_ten() or len(named) > 2 or other in named or other not in state.market:
        return False
    board, data = state.board, state.box.data
    ((cell, _),) = board.stations_of(other)
    if any(board.stations_of(company)[0][0] == cell for company in named):
        return False
    found = reach(board, other, blocking=False)
    if not any(found.touches(place) for company in named for place in board.stations_of(company)):
        return False
    every = (*named, other)
    sold = sum(100 - state.shares.percent(company, company) for company in every) // 20
    most = max(votes_of(state, owner, every) for owner in state.owners())
    return (
        sold <= MOST_SHARES
        and most * 10 <= data.holding["ten"]
        and votes_of(state, POOL, every) * 10 <= data.pool["ten"]
    )


def asks_stock(state: IrelandState, step: Any) -> bool:
    """True if the public engine asks a player who can do nothing by our rules: it lets 10-share companies be launched
    without looking for a free slot.
    """
    companies = state.unstarted_ten()
    if step.traded or not state.may("launch-ten") or state.bank[player(step.seat)] < 2 * LEAST_PAR:
        return False
    if not any(why_no_room(state, step.seat, company) is None for company in companies):
        return False
    return not any(verb.exists(state, step) for verb in step.verbs)
