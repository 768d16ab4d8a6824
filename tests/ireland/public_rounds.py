"""The rounds of the public engine, for the judge of exported files: who is asked for what, and what goes by itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.ireland.public_auction import PrivateAuction
from tests.ireland.public_mergers import Mergers
from tests.ireland.public_table import (
    CERTIFICATES,
    GRID,
    PAR,
    PHASES,
    POOL,
    PRICES,
    PRIVATES,
    TRADED,
    Holder,
    kind_of,
)

STEPS = ("issue", "track", "token", "route", "dividend", "discard", "train", "company")
TAKES = {
    "issue": {"buy_shares", "sell_shares", "pass"},
    "track": {"lay_tile", "pass"},
    "token": {"place_token", "pass"},
    "route": {"run_routes"},
    "dividend": {"dividend"},
    "discard": {"discard_train"},
    "company": {"pass"},
}
TRACK_POWERS = ("DR", "TDR", "TIM")
TURN_POWERS = ("CDSPC", "TASPS", "DCR")
Waits = tuple[str, Holder, set[str]]


class Rounds(PrivateAuction, Mergers):
    """Whose turn it is. Steps of a company's turn of which nothing is possible are skipped for the rest of it."""

    def __init__(self, file: dict[str, Any]) -> None:
        super().__init__(file)
        self.over = False
        self.round, self.number, self.turn = "auction", 0, 1
        self.entities = list(self.players)
        self.index = 0
        self.marked: set[Holder] = set()
        """Players who have passed in succession."""
        self.bids: dict[str, list[tuple[Holder, int]]] = {id: [] for id in self.offered}
        self.bidding, self.discount, self.any_sold = "", 0, False
        self.pending: list[tuple[str, str]] = []
        """Cities to be chosen: who chooses, and for whose station."""
        self.auctioned, self.high, self.bidders = "", (self.players[0], 0), list[Holder]()
        self.bought = self.acted = self.started = False
        self.sold: set[tuple[Holder, str]] = set()
        self.operating: list[str] = []
        self.current = ""
        self.passed: set[str] = set()
        self.laid, self.upgraded, self.revenue, self.traded, self.pair = 0, False, 0, False, ""
        self.used: dict[str, int] = {}
        self.last_sale = 0
        self.named: list[str] = []
        self.voters: list[tuple[Holder, int]] = []
        self.votes, self.needed, self.outcome = [0, 0], 0, ""
        self.proposed: set[tuple[str, ...]] = set()

    def waits(self) -> Waits:
        """Return the step that is waited for, who is asked, and the types of action it takes."""
        if self.pending:
            return "home", self.pending[0][0], {"place_token"}
        if self.round == "auction":
            bids = self.bids.get(self.bidding, [])
            who = min(bids, key=lambda bid: bid[1])[0] if bids else self.entities[self.index]
            return "auction", who, {"bid", "pass"}
        if self.round == "stock":
            if self.auctioned:
                at = self.bidders.index(self.high[0])
                return "bidding", self.bidders[(at + 1) % len(self.bidders)], {"bid", "pass"}
            return "stock", self.entities[self.index], self.possible(self.entities[self.index])
        return self._waits_company() if self.round == "operating" else self._waits_merger()

    def _waits_company(self) -> Waits:
        if self.pair:
            return "pair", self.pair, {"lay_tile"}
        step = next(it for it in STEPS if it not in self.passed and (it != "discard" or self.crowded()))
        if step == "discard":
            return step, self.crowded()[0], TAKES[step]
        if step == "train":
            must = not self.trains[self.current]
            return step, self.current, {"buy_train", "sell_shares", "bankrupt"} if must else {"buy_train", "pass"}
        return step, self.current, TAKES[step]

    def _waits_merger(self) -> Waits:
        who = self.entities[self.index]
        if self.crowded():
            return "discard", self.crowded()[0], {"discard_train"}
        if self.voters:
            return "vote", self.voters[0][0], {"choose"}
        return "merger", who, {"merge"} if self.outcome == "for" or len(self.named) == 1 else {"merge", "pass"}

    def settle(self) -> None:
        """Do what goes by itself, up to the next thing that is waited for."""
        while not self.over and not self.pending and getattr(self, f"_settle_{self.round}")():
            pass

    def passes(self, entity: Holder) -> None:
        step, _, _ = self.waits()
        if step == "auction":
            self._pass_private(entity)
        elif step == "bidding":
            self.bidders.remove(entity)
            self.thin_out()
        elif step == "stock":
            self._end_turn()
        elif step == "merger" and self.named:
            self.begin_vote(entity)
        elif step == "merger":
            self.marked.add(entity)
            self.outcome = "passed"
        else:
            self.passed.add(step)

    # private auction

    def _settle_auction(self) -> bool:
        if self.offered:
            return False
        if "DKR" not in self.field:
            self.leave("DKR")
        self._rotate()
        self._start_stock()
        return True

    def _rotate(self) -> None:
        """The player whose turn would be next gets priority."""
        at = self.players.index(self.entities[self.index])
        self.players = self.players[at:] + self.players[:at]

    def solvent(self) -> list[Holder]:
        return [player for player in self.players if player not in self.bankrupt]

    # stock round

    def _start_stock(self) -> None:
        self.round, self.entities, self.index = "stock", self.solvent(), 0
        self.marked, self.sold, self.started = set(), set(), False
        self.bought = self.acted = False

    def can_buy(self, player: Holder, company: str) -> bool:
        if (player, company) in self.sold or self.cash[player] < self.price(company) or self.bought:
            return False
        return bool(self.of(company, company) or self.of(POOL, company)) and self.room(player, company, 1)

    def sales(self, player: Holder, company: str) -> Iterator[tuple[int, bool]]:
        if self.turn > 1 and not self.bought:
            yield from self.bundles(player, company)

    def can_bid(self, player: Holder) -> bool:
        return self.cash[player] >= self.high[1] + 5 and self.room(player, self.auctioned, 2)

    def possible(self, player: Holder) -> set[str]:
        """Return what a player on turn in a stock round can do."""
        sells = any(next(self.sales(player, company), None) for company in self.field)
        if sells and self._over_a_limit(player):
            return {"sell_shares"}
        found = {"sell_shares"} if sells else set()
        if any(self.can_buy(player, company) for company in self.field):
            found.add("buy_shares")
        fresh = not self.acted and not self.bought and self.cash[player] >= 100
        for five, type in ((True, "bid"), (False, "par")):
            unstarted = self.unstarted(five) if fresh and (five or PHASES.index(self.phase) >= 2) else []
            if unstarted and self.room(player, unstarted[0], 2):
                found.add(type)
        return found | ({"pass"} if found else set())

    def _over_a_limit(self, player: Holder) -> bool:
        over = any(self.shares(player, it) > (3 if self.five(it) else 7) for it in self.field)
        return over or self.certificates(player) > CERTIFICATES[self.count]

    def thin_out(self) -> None:
        """Who cannot raise is out; the last one gets the company."""
        self.bidders = [player for player in self.bidders if player == self.high[0] or self.can_bid(player)]
        if len(self.bidders) > 1:
            return
        company, (player, price) = self.auctioned, self.high
        self.start(company, next((row, column) for par, row, column in PAR if par <= price // 2))
        self.move_cash(player, company, price)
        self.hand_over(company, [f"{company}_0"], company, player, 2)
        self.auctioned, self.started, self.bought = "", True, True

    def _settle_stock(self) -> bool:
        if self.auctioned or (not self.bought and self.possible(self.entities[self.index])):
            return False
        self._end_turn()
        return True

    def _end_turn(self) -> None:
        player = self.entities[self.index]
        if self.bought or self.acted:
            self.marked.discard(player)
        else:
            self.marked.add(player)
        self._next()
        self.bought = self.acted = False
        if len(self.marked) < len(self.entities):
            return
        unstarted = self.unstarted(five=True)
        if not self.started and unstarted:
            self.leave(unstarted[0])
        for company in self.order():
            if not self.of(company, company) and not self.of(POOL, company):
                self.move(company, "up")
        self._rotate()
        self._start_operating(1)

    # operating round

    def _start_operating(self, number: int) -> None:
        self.round, self.number = "operating", number
        for id, owner in self.owner.items():
            if owner not in self.bankrupt:
                self.pay(owner, PRIVATES[id][1])
        self.operating, self.current = self.order(), ""
        self._next_company()

    def _next_company(self) -> None:
        self.operating = [company for company in self.operating if company in self.field]
        self.current = self.operating.pop(0) if self.operating else ""
        self.passed = set()
        self.laid, self.upgraded, self.revenue, self.traded, self.pair, self.last_sale = 0, False, 0, False, "", 0

    def _settle_operating(self) -> bool:
        if self.pair:
            return False
        if not self.current:
            return self._end_operating()
        for step in STEPS:
            if step in self.passed:
                continue
            if self.crowded() if step == "discard" else getattr(self, f"_asks_{step}", bool)():
                return self._close()
            if step == "dividend":
                self.dividend(self.current, 0, pays=False)
            if step != "discard":
                self.passed.add(step)
        if not self._close():
            self._next_company()
        return True

    def _close(self) -> bool:
        """Close companies whose price is 0. Return True if the turn is over by that."""
        for company in [it for it, (row, column) in self.field.items() if GRID[row][column] == 0]:
            self.leave(company)
        if self.current in self.field:
            return False
        self._next_company()
        return True

    def can_issue(self, company: str) -> bool:
        most = 2 if self.five(company) else 5
        return bool(self.of(company, company)) and self.shares(POOL, company) < most

    def _asks_issue(self) -> bool:
        company = self.current
        redeems = bool(self.of(POOL, company)) and self.cash[company] >= self.price(company)
        return redeems or self.can_issue(company)

    def for_sale(self, company: str) -> list[str]:
        if self.phase not in ("4H", "6H"):
            return []
        cash = self.cash[company]
        return [id for id, who in self.owner.items() if who in self.players and (PRIVATES[id][0] + 1) // 2 <= cash]

    def _asks_track(self) -> bool:
        company = self.current
        if any(self.owner.get(id) == company for id in TRACK_POWERS):
            return True
        if any(id in (*TRACK_POWERS, "BoW") for id in self.for_sale(company)):
            return True
        if self.laid != 1:
            return self.laid == 0
        return self.cash[company] >= 20 and (not self.upgraded or self.owner.get("WDE") == company)

    def _asks_token(self) -> bool:
        company, placed = self.current, len(self.board.of(self.current))
        if self.five(company) or placed > 2 or self.cash[company] < (0, 20, 50)[placed]:
            return False
        return self.board.can_place(company)

    def _asks_route(self) -> bool:
        return bool(self.trains[self.current]) and self.board.can_run(self.current)

    def _asks_dividend(self) -> bool:
        return self.revenue > 0

    def _asks_train(self) -> bool:
        company, cash = self.current, self.cash[self.current]
        if not self.trains[company]:
            return True
        others = any(ids for it, ids in self.trains.items() if it != company)
        least = min((*self.on_sale().values(), *((1,) if others else ())))
        if len(self.trains[company]) < self.limit(company) and cash >= least:
            return True
        if self.traded or self.phase not in ("10H", "D"):
            return False
        olds, news = map(kind_of, self.trains[company]), [kind_of(id) for id in self.on_sale()]
        return any(old in TRADED.get(new, ()) and PRICES[new] - PRICES[old] <= cash for old in olds for new in news)

    def _asks_company(self) -> bool:
        powers = [id for id in TURN_POWERS if self.owner.get(id) == self.current and not self.used.get(id)]
        return bool(powers or self.for_sale(self.current))

    def dividend(self, company: str, revenue: int, *, pays: bool) -> None:
        self.passed.add("dividend")
        price, count = self.price(company), 5 if self.five(company) else 10
        if not pays or not revenue:
            self.pay(company, revenue)
            self.move(company, "left")
            return
        for holder in (*self.solvent(), company):
            self.pay(holder, self.shares(holder, company) * revenue // count)
        for times in (1, 2):
            if revenue >= times * price and (times == 1 or count == 5):
                self.move(company, "right")

    def _end_operating(self) -> bool:
        self.over = any(self.price(company) == 260 for company in self.field) or (self.number == 2 and self.broken)
        if self.over:
            return False
        if self.number == 1:
            self._start_operating(2)
        elif self.phase == "2H":
            self.turn += 1
            self._start_stock()
        else:
            self.round, self.entities, self.index = "merger", self.solvent(), 0
            self.marked, self.proposed, self.named, self.outcome = set(), set(), [], ""
        return True

    # selling for a train, and bankruptcy

    def emergency_bundles(self, player: Holder, company: str) -> Iterator[tuple[int, bool]]:
        """Yield the sales that a director may make to pay for a train."""
        prices, price, cash = self.on_sale().values(), self.price(company), self.cash[self.current]
        if not self.last_sale and cash >= min(prices):
            return
        for count, first in self.bundles(player, company):
            rivals = max(self.shares(other, company) for other in self.players if other != player)
            loses = company == self.current and self.shares(player, company) - count < rivals
            if not loses and (count - 1) * price + self.cash[player] + cash < max(prices):
                yield count, first

    def sell(self, player: Holder, company: str, ids: list[str], count: int) -> None:
        self.last_sale = self.price(company)
        self.pay(player, count * self.last_sale)
        self.hand_over(company, ids, player, POOL, count)
        for _ in range(count):
            self.move(company, "down")

    def resort(self) -> None:
        """Companies that have not operated do so by the present prices."""
        self.operating = [company for company in self.order() if company in self.operating]

    def go_bankrupt(self, company: str) -> None:
        player = self.director[company]
        worth = [max([count for count, _ in self.emergency_bundles(player, it)], default=0) for it in self.field]
        total = sum(count * self.price(it) for count, it in zip(worth, self.field, strict=True))
        assert self.cash[company] + self.cash[player] + total < min(self.on_sale().values()), "not bankrupt"
        for it in self.order():
            count = max([count for count, _ in self.emergency_bundles(player, it)], default=0)
            if count:
                plain = [id for id in self.of(player, it) if not id.endswith("_0")]
                self.sell(player, it, plain[:count] if count <= len(plain) else [*plain, f"{it}_0"], count)
        self.pay(player, -self.cash[player])
        self.bankrupt.add(player)
        for it in [it for it in self.companies if self.director.get(it) == player]:
            for holder in self.solvent():
                self.pay(holder, self.shares(holder, it) * self.price(it))
            self.leave(it)
            if it == self.current:
                self._next_company()
        self.resort()
        self.over = len(self.solvent()) == 1

    # mergers

    def _settle_merger(self) -> bool:
        if self.crowded() or self.outcome not in ("passed", "against", "merged"):
            return False
        self.outcome = ""
        self._next()
        if len(self.marked) == len(self.entities):
            self.turn += 1
            self._start_stock()
        return True
