"""A recorded game of 18Ireland, replayed with the track kit alone.

No rules of the title are implemented here. The record says who does what, and the fact base says what the result was.
This tests that the kit's parts can represent the game: every payment is a transfer, every certificate, train, station
and marker is moved by the kit's methods, and every lay, station and route passes the kit's checks.
"""

from __future__ import annotations

from typing import Any

from tests.rail.shared import ROOT, board
from trainshed.rail.bank import Bank
from trainshed.rail.map import ON_CELL, Place
from trainshed.rail.market import Chart, Market
from trainshed.rail.owners import BANK, POOL
from trainshed.rail.reach import feeders, reach
from trainshed.rail.routes import Bonus, Problem, Route, Solution, Train, find, once_bonuses, solve
from trainshed.rail.routes.company import problem_of
from trainshed.rail.shares import Shares
from trainshed.rail.tile import NARROW, Shape
from trainshed.rail.trains import Depot, PhaseChange, Roster

DATA = ROOT / "src" / "trainshed" / "titles" / "ireland" / "data"
STATION_COSTS = (0, 20, 50)
FEE = 20
BOARD_OF_WORKS = 2
"""Number of free tiles after which the Board of Works private closes."""


class IrishGame:
    """State of the game: board, market, shares, depot, bank and privates."""

    def __init__(self, facts: Any, seed: int, start: Any) -> None:
        """Set up the game at the first stock round, from a checkpoint."""
        self.seats = tuple(map(str, start["priority_order"]))
        self.five = {fact["id"]: fact for fact in facts["five_share_companies"]}
        self.ten = {fact["id"]: fact for fact in facts["ten_share_companies"]}
        self.income = {fact["id"]: fact["revenue"] for fact in facts["private_companies"]}
        self.board = board("ireland")
        self.market = Market(Chart.load(DATA / "market.toml"))
        self.shares = Shares()
        self.classes: dict[str, str] = {}
        self.depot = Depot(Roster.load(DATA / "trains.toml"), classes=self.classes)
        self.bank = Bank(
            start["bank"] + sum(p["cash"] for p in start["players"].values()) + start["companies"]["DKR"]["cash"]
        )
        self.privates: dict[str, str] = {}
        self.copies: dict[str, str] = {}
        """Cell of each tile copy; the record names cities by tile copy."""
        self.round = start["now_in"]
        self.bid: tuple[str, str, int] | None = None
        self.opened = False
        self.merging: list[str] = []
        self.to_run: list[str] = []
        self.company = ""
        self.laid = 0
        self.works = 0
        self.revenue = 0
        self.moved: set[str] = set()
        self.best: Solution | None = None
        """Best solution for the last company that ran."""
        self.markers: dict[str, dict[str, int]] = {}
        """By company and cell: value that the company's markers add to the stops of the cell."""
        out, self.stack = self._stack(seed)
        for home in self.board.map.file.homes:
            if home.company != out:
                self.board.reserve(home.company, (home.cell, home.stop))
        for player, held in start["players"].items():
            self.bank.pay(BANK, player, held["cash"])
            self.privates.update(dict.fromkeys(held["privates"], player))
        self._begin(
            "DKR", str(start["companies"]["DKR"]["director"]), self.market.chart.find(price_of(start), "par")[0]
        )
        self.bank.pay(BANK, "DKR", start["companies"]["DKR"]["cash"])
        self.depot.take_new("DKR")

    @staticmethod
    def _stack(seed: int) -> tuple[str, list[str]]:
        """Return the company left out and the order of the others.

        Uses the random generator of the public engine (its rules, 17.2).
        """
        x, drawn = seed % 2**31, []
        names = ["LER", "CBPR", "EBSR", "SLNCR", "DDR", "GJR", "UR", "DER", "GNWR", "WKR", "CIR", "KJR", "WLR"]
        for n in range(9 + len(names)):
            x = (1103515245 * x + 12345) % 2**31
            if n >= 9:
                drawn.append((x, names[n - 9]))
        out, *rest = [name for _, name in sorted(drawn)]
        return out, rest

    def _begin(self, company: str, director: str, field: tuple[int, int]) -> None:
        """Start a five-share company: certificates, marker, home station."""
        self.shares.issue(company, self.five[company]["certificates"], company)
        self.shares.move((f"{company}_0",), director)
        self.market.put(company, field)
        self.classes[company] = "five"
        (home,) = (home for home in self.board.map.file.homes if home.company == company)
        shape = self.board.shape(home.cell)
        assert shape is not None
        whole = home.stop == ON_CELL and sum(1 for stop in shape.tile.stops if stop.slots) != 1
        place = (home.cell, ON_CELL if whole else max(home.stop, 0))
        if place[1] != ON_CELL:
            assert self.board.why_not_station(company, place) is None, company
        self.board.place(company, place)
        if company in self.stack:
            self.stack.remove(company)

    # -- replaying the record

    def play(self, action: dict[str, Any]) -> None:
        """Replay one action and its automatic actions."""
        for one in (action, *action.get("auto_actions", ())):
            act = getattr(self, "on_" + one["type"], None)
            if one["entity_type"] != "player":
                self._turn_of(self.owner_of(one["entity"]))
            if act is not None:
                act(one, str(one["entity"]))

    def settle(self, cash: dict[str, int], now_in: str) -> None:
        """Apply automatic events before the next decision; the record's cash tells if an auction is over."""
        if self.bid is not None:
            company, player, price = self.bid
            if cash[player] == self.bank[player] - price:
                self.bid = None
                field = self.market.chart.par_for(price // 2)
                assert field is not None
                self.bank.pay(player, company, price)
                self._begin(company, player, field)
        if now_in != self.round:
            self._end_round()
            self.round = now_in
            if now_in.startswith("SR"):
                self.opened = False
            if now_in.startswith("OR"):
                for private, owner in self.privates.items():
                    self.bank.pay(BANK, owner, self.income[private])
                self.to_run = list(self.market.positions())
                self.company, self.moved = "", set()

    def _end_round(self) -> None:
        if self.round.startswith("OR"):
            self.finish()
        if self.round.startswith("SR"):
            if not self.opened and self.stack:
                self.board.release(self.stack.pop(0))
            for company in self.market.order():
                if not self.shares.percent(POOL, company) and not self.shares.percent(company, company):
                    self.market.move(company, "sold_out")

    def finish(self) -> None:
        """End the turns of all companies that have not run; those that earned nothing move left."""
        self._turn_of("")

    def _turn_of(self, company: str) -> None:
        if company == self.company or not self.round.startswith("OR"):
            return
        if self.company:
            self._left_unless_moved(self.company)
        for other in self.market.order(self.to_run):
            if other == company:
                break
            self._left_unless_moved(other)
        self.to_run = [other for other in self.market.order(self.to_run) if other not in (company, *self.moved)]
        self.company, self.laid, self.revenue = company, 0, 0

    def _left_unless_moved(self, company: str) -> None:
        if company in self.moved or company not in self.market:
            return
        self.moved.add(company)
        self.market.move(company, "withhold")
        if "closes" in self.market.zones(company):
            self._close(company)

    def _close(self, company: str) -> None:
        self.bank.empty(company)
        for card in self.depot.of(company):
            self.depot.scrap(company, card.id)
        self.board.close(company)
        self.shares.remove(company)
        self.market.remove(company)
        self.privates = {private: owner for private, owner in self.privates.items() if owner != company}

    # -- stock rounds

    def on_bid(self, action: dict[str, Any], player: str) -> None:
        assert action["price"] <= self.bank[player]
        assert self.stack[0] == action["corporation"]
        self.bid, self.opened = (action["corporation"], player, action["price"]), True

    def on_par(self, action: dict[str, Any], player: str) -> None:
        company = action["corporation"]
        price, row, column = map(int, action["share_price"].split(","))
        assert "par" in self.market.chart.zones((row, column))
        self._issue_ten(company, (row, column))
        self.bank.pay(player, company, 2 * price)
        self.shares.move((f"{company}_0",), player)

    def _issue_ten(self, company: str, field: tuple[int, int]) -> None:
        self.shares.issue(company, self.ten[company]["certificates"], company)
        self.market.put(company, field)
        self.classes[company] = "ten"

    def part(self, company: str) -> int:
        return 20 if company in self.five else 10

    def on_buy_shares(self, action: dict[str, Any], buyer: str) -> None:
        """Buy from treasury or pool, wherever the certificate is; a company redeems its own shares."""
        (id,) = action["shares"]
        company = id.rpartition("_")[0]
        holder = self.shares.holder_of(id)
        assert holder == (POOL if buyer == company else holder)
        assert holder in (POOL, company)
        if buyer != company:
            (card,) = (card for card in self.shares.held(holder) if card.id == id)
            free = {other for other in self.market.positions() if "free" in self.market.zones(other)}
            own = sum(1 for owner in self.privates.values() if owner == buyer)
            limit = {3: 16, 4: 12, 5: 10, 6: 8}[len(self.seats)] - own
            holding = 60 if company in self.five else 70
            assert self.shares.why_not_take(buyer, card, certificates=limit, holding=holding, free=free) is None
        count = action["percent"] // self.part(company)
        self.bank.pay(buyer, BANK if holder == POOL else company, self.market.price(company) * count)
        self.shares.move((id,), buyer)
        self._change_director(company)

    def on_sell_shares(self, action: dict[str, Any], seller: str) -> None:
        """Sell into the pool at the price before the sale; a company issues its own shares."""
        company = action["shares"][0].rpartition("_")[0]
        limit = 40 if company in self.five else 50
        assert sum(self._percent(id) for id in action["shares"]) == action["percent"], (
            "no part of a director's certificate"
        )
        assert self.shares.why_not_pool(company, action["percent"], limit) is None
        if self.round.startswith("OR") and seller != company and self.company:
            self._left_unless_moved(self.company)
        count = action["percent"] // self.part(company)
        self.bank.pay(BANK, seller, self.market.price(company) * count)
        self.shares.move(action["shares"], POOL)
        self.market.move(company, "sale", count)
        self._change_director(company)

    def _percent(self, id: str) -> int:
        holder = self.shares.holder_of(id)
        return next(card.percent for card in self.shares.held(holder) if card.id == id)

    def _change_director(self, company: str) -> None:
        new = self.shares.challenger(company, self.seats)
        if new is not None:
            self.shares.exchange_director(company, new)

    # -- operating rounds

    def owner_of(self, entity: str) -> str:
        """Return the acting company, also if it acts through one of its privates."""
        return self.privates.get(entity, entity)

    def on_lay_tile(self, action: dict[str, Any], entity: str) -> None:
        company, cell = self.owner_of(entity), action["hex"]
        tile = self.board.map.tiles[action["tile"].rpartition("-")[0]]
        shape = tile.shape(action["rotation"])
        assert self.board.why_not_lay(cell, tile, action["rotation"], phase=self.depot.phase.colour) is None, action
        assert self._connected(company, cell, shape), action
        cost = 0 if entity == "BoW" else self.board.cost(cell, shape)
        self.bank.pay(company, BANK, cost + (FEE if self.laid else 0))
        self.board.lay(cell, tile, action["rotation"])
        self.copies[action["tile"]] = cell
        self.laid += 1
        if entity == "BoW":
            self.works += 1
            if self.works == BOARD_OF_WORKS:
                del self.privates[entity]

    def _connected(self, company: str, cell: str, shape: Shape) -> bool:
        """Broad track must join broad track in reach; narrow track, a stop that broad track reaches (6.5)."""
        broad = reach(self.board, company)
        if cell in broad.homes or broad.uses(self.board, company, cell, shape):
            return True
        narrow = reach(self.board, company, gauge=NARROW, blocking=False, starts=broad.places())
        return narrow.uses(self.board, company, cell, shape)

    def on_place_token(self, action: dict[str, Any], company: str) -> None:
        tile, _, index = action["city"].rpartition("-")
        cell = self.copies.get(tile) or tile.rpartition("-")[0]
        shape = self.board.shape(cell)
        assert shape is not None
        place = cell, [i for i, stop in enumerate(shape.tile.stops) if stop.slots][int(index)]
        company = action.get("tokener") or company
        if company in self.board.stations.get((cell, ON_CELL), ()):
            self.board.remove(company, (cell, ON_CELL))
        else:
            before = self.board.stations_of(company)
            assert not before or reach(self.board, company).touches(place), action
            self.bank.pay(company, BANK, STATION_COSTS[len(before)])
        assert self.board.why_not_station(company, place) is None, action
        self.board.place(company, place)

    def on_run_routes(self, action: dict[str, Any], company: str) -> None:
        """Check that the recorded routes are legal and earn the recorded revenue."""
        self.revenue = sum(route["revenue"] for route in action["routes"])
        problem = self.problem(company)
        run: list[Route] = []
        for route in action["routes"]:
            found = [find(problem, route["train"], stops, run) for stops in in_order(route)]
            legal = [one for one in found if isinstance(one, Route)]
            assert legal, (route, found)
            run.append(legal[0])
        extra = sum(line.value for line in once_bonuses(problem, run))
        assert sum(route.revenue for route in run) + extra == self.revenue, action
        self.best = solve(problem)

    def problem(self, company: str) -> Problem:
        """Return the route problem of the company: its trains, its markers, its river boats."""
        kinds = self.depot.roster.kinds
        trains = [Train(card.id, length=kinds[card.kind].length) for card in self.depot.of(company)]
        extra = self.extra(company)
        asked = problem_of(self.board, company, self.depot.phase.colour, extra=extra)
        bonuses = []
        if self.privates.get("RSSC") == company:
            ids = {stop.id for stop in asked.stops}
            for here, there in (("F10", "D16"), ("D16", "F10")):
                value = self.board.stop((there, 0)).worth(self.depot.phase.colour) + extra.get((there, 0), 0)
                if f"{here}.0" in ids:
                    bonuses.append(Bonus(f"RSSC at {here}", value, (f"{here}.0",), once="RSSC"))
        return asked.problem(trains, bonuses)

    def extra(self, company: str) -> dict[Place, int]:
        """Return the value that markers and narrow-gauge towns add to each stop, for the company."""
        phase = self.depot.phase.colour
        found: dict[Place, int] = {}
        for cell, shape in self.board.shapes():
            for index in range(len(shape.tile.stops)):
                towns = feeders(self.board, (cell, index))
                more = sum(self.board.stop(town).worth(phase) for town in towns)
                more += self.markers.get(company, {}).get(cell, 0)
                if more:
                    found[cell, index] = more
        return found

    def on_assign(self, action: dict[str, Any], private: str) -> None:
        company = self.privates.pop(private)
        self.markers.setdefault(company, {})[action["target"]] = {"TASPS": 20, "CDSPC": 10}[private]

    def on_dividend(self, action: dict[str, Any], company: str) -> None:
        if not self.revenue or action.get("kind") == "withhold":
            self.bank.pay(BANK, company, self.revenue)
            self._left_unless_moved(company)
            return
        each = self.revenue * self.part(company) // 100
        held = self.shares.holders(company)
        dues = [(owner, each * percent // self.part(company)) for owner, percent in held.items() if owner != POOL]
        self.bank.pay_all(BANK, dues)
        price = self.market.price(company)
        steps = 2 if company in self.five and self.revenue >= 2 * price else 1 if self.revenue >= price else 0
        self.market.move(company, "dividend", steps)
        self.moved.add(company)

    def on_buy_train(self, action: dict[str, Any], company: str) -> None:
        self._left_unless_moved(company)
        id, price = action["train"], action["price"]
        assert self.depot.why_not_buy(company) is None
        director = self.shares.director(company)
        assert director is not None
        self.bank.pay(director, company, max(0, price - self.bank[company]))
        owner = next((owner for owner, cards in self.depot.owned.items() if any(card.id == id for card in cards)), None)
        self.bank.pay(company, BANK if owner in (None, POOL) else str(owner), price)
        if owner is None:
            card, change = self.depot.take_new(company)
            assert (card.id, price) == (id, self.depot.price(card.kind))
            self._change_phase(change)
        else:
            card = self.depot.give(owner, company, id)
            assert owner != POOL or price == self.depot.price(card.kind)

    def _change_phase(self, change: PhaseChange | None) -> None:
        if change is not None:
            assert change.over_limit == ()
            if "start-five" not in self.depot.phase.rights:
                while self.stack:
                    self.board.release(self.stack.pop())
            if change.phase == "8":
                self.privates.clear()

    def on_buy_company(self, action: dict[str, Any], company: str) -> None:
        assert "sell-privates" in self.depot.phase.rights
        self.bank.pay(company, self.privates[action["company"]], action["price"])
        self.privates[action["company"]] = company

    # -- mergers

    def on_merge(self, action: dict[str, Any], player: str) -> None:
        name = action["corporation"]
        if name in self.five:
            self.merging.append(name)
            return
        old, self.merging = self.merging, []
        self._issue_ten(name, self.market.merged_field(old))
        order = [*(self.seats[(self.seats.index(player) + n) % len(self.seats)] for n in range(len(self.seats))), POOL]
        due = {holder: sum(self.shares.percent(holder, company) for company in old) // 20 for holder in order}
        for holder, count in due.items():
            self._hand_out(name, holder, count)
        most = max(due[seat] for seat in self.seats)
        director = next(seat for seat in order if due[seat] == most)
        if self.shares.director(name) != director:
            self.shares.exchange_director(name, director)
        for company in old:
            for place in self.board.stations_of(company):
                self.board.replace_station(company, name, place)
            for card in self.depot.of(company):
                self.depot.give(company, name, card.id)
            self.privates = {p: name if owner == company else owner for p, owner in self.privates.items()}
            self.markers.setdefault(name, {}).update(self.markers.pop(company, {}))
            self.bank.empty(company, name)
            self._close(company)

    def _hand_out(self, company: str, holder: str, count: int) -> None:
        """Move certificates in treasury order; the director's goes to the first holder due two or more."""
        here = self.shares.held(company, company)
        if count and here[0].director:
            here = here[: count - 1] if count > 1 else here[1:2]
        self.shares.move([card.id for card in here[:count]], holder)


def in_order(route: dict[str, Any]) -> list[list[str]]:
    """Stops of a recorded route in the order of its cells.

    Two orders are tried, because a cell may have two of the stops.
    """
    orders = []
    for nodes in (route["nodes"], route["nodes"][::-1]):
        left = list(nodes)
        order = []
        for cell in route["hexes"]:
            node = next(node for node in left if node.rpartition("-")[0] == cell)
            left.remove(node)
            order.append(".".join(node.rpartition("-")[::2]))
        orders.append(order)
    return orders


def price_of(checkpoint: Any) -> int:
    return int(checkpoint["companies"]["DKR"]["price"].split(",")[0])
