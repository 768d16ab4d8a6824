"""A second judge of exported files: what the public engine waits for before each action, and what is there then.

Written from facts about the public engine (ireland_files.md, and the order in which its steps are asked), without
`trainshed.formats`: it reads the JSON alone and keeps its own table and board. `judge` raises `AssertionError` at an
action that comes from somebody who is not asked, at a pass that is missing or too much, and at an id that is not there.
"""

from __future__ import annotations

from typing import Any

from tests.ireland.public_rounds import Rounds
from tests.ireland.public_table import PAR, POOL, PRICES, PRIVATES, TEN, TRADED, Holder, kind_of

Json = dict[str, Any]


def judge(file: Json, *, check: Any = None) -> PublicEngine:
    """Play a file; `check` is called after each action."""
    engine = PublicEngine(file)
    for action in file["actions"]:
        for one in (action, *action.get("auto_actions", ())):
            if one["type"] in ("message", "log") or one["type"].startswith("program_"):
                continue
            try:
                engine.play(one)
            except (AssertionError, KeyError, IndexError, ValueError) as error:
                raise AssertionError(f"{action['id']} {one} at {engine.waits()}: {error!r}") from error
        if check is not None:
            check(engine, action)
    return engine


class PublicEngine(Rounds):
    """The rounds, and the actions of a file."""

    def play(self, action: Json) -> None:
        """Play an action, if it is one that is waited for or may be done at any time of a turn."""
        type, entity = action["type"], action["entity"]
        assert not self.over, "the game is over"
        if type == "end_game":
            self.over = True
            return
        step, who, types = self.waits()
        free = self._free(action)
        if not free:
            assert type in types, f"{step} takes {types}"
            assert self._acts(action, who), f"{who} is asked"
        getattr(self, f"do_{type}")(action, entity)
        self.settle()

    def _acts(self, action: Json, who: Holder) -> bool:
        entity = action["entity"]
        if action["type"] == "sell_shares" and self.round == "operating" and action["entity_type"] == "player":
            return bool(entity == self.director[str(who)])
        if action["type"] == "discard_train":
            return entity in self.crowded()
        return bool(entity == who)

    def _free(self, action: Json) -> bool:
        """True if the action may be done while other steps of the turn wait."""
        type, entity = action["type"], action["entity"]
        if self.round != "operating" or self.pending or type not in ("buy_company", "assign", "lay_tile"):
            return False
        if type == "buy_company":
            return bool(entity == self.current and not self.pair and action["company"] in self.for_sale(self.current))
        if action["entity_type"] != "company":
            return False
        assert self.owner.get(entity) == self.current, f"{entity} is not of {self.current}"
        if type == "assign" or entity == "DCR":
            return not self.pair
        if self.pair:
            return bool(entity == self.pair)
        return "track" not in self.passed

    # private auction, shares

    def do_bid(self, action: Json, entity: Holder) -> None:
        price = action["price"]
        if "company" in action:
            self.bid_private(entity, action["company"], price)
        elif self.auctioned:
            assert price >= self.high[1] + 5, price
            assert price % 5 == 0, price
            assert price <= self.cash[entity], price
            self.high = entity, price
            self.thin_out()
        else:
            company = action["corporation"]
            assert company == self.unstarted(five=True)[0], f"{company} is not on top"
            assert price >= 100, price
            assert price % 5 == 0, price
            assert price <= self.cash[entity], price
            if self.board.home(company):
                self.pending.append((company, company))
            self.auctioned, self.high = company, (entity, price)
            self.bidders = [player for player in self.entities if player == entity or self.can_bid(player)]
            self.thin_out()

    def do_pass(self, action: Json, entity: Holder) -> None:
        self.passes(entity)

    def do_par(self, action: Json, entity: Holder) -> None:
        company = action["corporation"]
        price, row, column = map(int, action["share_price"].split(","))
        assert (price, row, column) in PAR, action
        assert company in self.unstarted(five=False), company
        self.start(company, (row, column))
        self.move_cash(entity, company, 2 * price)
        self.hand_over(company, [f"{company}_0"], company, entity, 2)
        self.pending.append((company, company))
        self.bought = True

    def do_buy_shares(self, action: Json, entity: Holder) -> None:
        assert "share_price" not in action, action
        (id,) = action["shares"]
        company = id.rpartition("_")[0]
        source: Holder = POOL if id in self.of(POOL, company) else company
        price = self.price(company)
        assert self.round == "operating" or self.can_buy(entity, company), action
        if source == POOL:
            self.pay(entity, -price)
        else:
            self.move_cash(entity, company, price)
        if self.round == "operating":
            assert entity == company, action
            self.transfer([id], POOL, company)
            self.passed.add("issue")
            return
        self.hand_over(company, [id], source, entity, 1)
        self.bought = True

    def do_sell_shares(self, action: Json, entity: Holder) -> None:
        assert "share_price" not in action, action
        ids = action["shares"]
        company = ids[0].rpartition("_")[0]
        count = action["percent"] // self.share(company)
        if entity == company:
            assert count == 1, action
            assert self.can_issue(company), action
            self.pay(company, self.price(company))
            self.transfer(ids, company, POOL)
            self.move(company, "down")
            self.passed.add("issue")
            return
        allowed = dict(
            self.emergency_bundles(entity, company) if self.round == "operating" else self.sales(entity, company)
        )
        assert count in allowed, f"{count} of {allowed}"
        assert allowed[count] == (ids[-1] == f"{company}_0"), ids
        self.sell(entity, company, ids, count)
        self.resort()
        if self.round == "stock":
            self.sold.add((entity, company))
            self.acted = True

    # a company's turn

    def do_lay_tile(self, action: Json, entity: str) -> None:
        company, cell = self.current, action["hex"]
        cost, upgrade, waiting = self.board.lay(cell, action["tile"], action["rotation"])
        private = action["entity_type"] == "company"
        if private and entity != "BoW":
            self._use(entity)
            cost = 0
        else:
            fee = (30 if upgrade else 20) if self.laid else 0
            assert self.laid < 2, "a third tile"
            assert not self.laid or not upgrade or self.owner.get("WDE") == company, "an upgrade as second tile"
            assert upgrade or not self.upgraded, "a new tile after an upgrade"
            cost = fee + (0 if private else cost)
            self.laid += 1
            self.upgraded |= upgrade
            if private:
                self._use(entity)
        self.pay(company, -cost)
        if waiting:
            self.pending.append((company, waiting))

    def _use(self, private: str) -> None:
        self.used[private] = self.used.get(private, 0) + 1
        if private in ("DR", "TDR"):
            self.pair = private if self.used[private] == 1 else ""
        if self.used[private] == 2 or private == "TIM":
            del self.owner[private]

    def do_place_token(self, action: Json, entity: str) -> None:
        place = self.board.city(action["city"])
        if self.pending:
            _, company = self.pending.pop(0)
            assert self.board.free_for(company, place), f"{place} is not free"
            self.board.place(company, place)
            return
        assert self.board.free_for(entity, place), f"{place} is not free"
        assert place in set(self.board.walk(self.board.of(entity), entity)), f"{place} is not in reach"
        self.pay(entity, -(20, 50)[len(self.board.of(entity)) - 1])
        self.board.place(entity, place)
        self.passed.add("token")

    def do_run_routes(self, action: Json, entity: str) -> None:
        ran = [route["train"] for route in action["routes"]]
        assert len(set(ran)) == len(ran), ran
        assert set(ran) <= set(self.trains[entity]), ran
        self.revenue = sum(route["revenue"] for route in action["routes"]) + action.get("extra_revenue", 0)
        self.passed.add("route")

    def do_dividend(self, action: Json, entity: str) -> None:
        self.dividend(entity, self.revenue, pays=action["kind"] == "payout")

    def do_buy_train(self, action: Json, entity: str) -> None:
        id, price = action["train"], action["price"]
        seller = next((it for it, ids in self.trains.items() if id in ids), None)
        old = action.get("exchange")
        face = PRICES[kind_of(id)] - (PRICES[kind_of(old)] if old else 0)
        if seller is None:
            assert id in self.on_sale(), f"{id} is not for sale: {self.on_sale()}"
            assert price == face, f"{price} for {face}"
        assert old or len(self.trains[entity]) < self.limit(entity), "no room"
        missing = price - self.cash[entity]
        if missing > 0:
            assert not self.trains[entity], "the director may not help"
            assert price <= face, price
            self.move_cash(self.director[entity], entity, missing)
        if old:
            assert not self.traded, "traded in twice"
            assert self.phase in ("10H", "D"), self.phase
            assert kind_of(old) in TRADED[kind_of(id)], old
            self.trains[entity].remove(old)
            self.pool.append(old)
            self.traded = True
        if seller is None:
            self.pay(entity, -price)
            self.bring(entity, id)
        else:
            assert seller != entity, id
            assert price >= 1, price
            self.move_cash(entity, seller, price)
            self.trains[seller].remove(id)
            self.trains[entity].append(id)
        self.last_sale = 0

    def do_discard_train(self, action: Json, entity: str) -> None:
        self.trains[entity].remove(action["train"])
        self.pool.append(action["train"])

    def do_buy_company(self, action: Json, entity: str) -> None:
        private, price = action["company"], action["price"]
        value = PRIVATES[private][0]
        assert (value + 1) // 2 <= price <= 2 * value, price
        self.move_cash(entity, self.owner[private], price)
        self.owner[private] = entity

    def do_assign(self, action: Json, entity: str) -> None:
        assert action["target_type"] == "hex", action
        assert action["target"] in {"CDSPC": ("J4", "G1", "I19"), "TASPS": ("C13",)}[entity], action
        del self.owner[entity]

    def do_bankrupt(self, action: Json, entity: str) -> None:
        self.go_bankrupt(entity)

    # mergers

    def do_merge(self, action: Json, entity: Holder) -> None:
        company = action["corporation"]
        if company in TEN:
            assert company in self.unstarted(five=False), company
            self.merge(entity, company)
            return
        assert company in self.can_name(entity), f"{self.can_name(entity)} can be named"
        self.named.append(company)
        if not self.can_name(entity):
            self.begin_vote(entity)

    def do_choose(self, action: Json, entity: Holder) -> None:
        _, votes = self.voters.pop(0)
        self.votes[action["choice"] != "for"] += votes
        self.count_votes()
