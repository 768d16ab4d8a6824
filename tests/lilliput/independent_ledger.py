"""Second ledger of 18Lilliput, written from the rule book alone: money, shares, prices, trains, phases, turns.

Its rules are separate from the title's code. It takes from the game only what depends on the map: the lays, the
revenue of a company's trains (tested elsewhere), and the random draws for Gulliver.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from tests.lilliput.table import (
    all_players,
    best_run,
    board,
    characters_of,
    director,
    first_seat,
    founded,
    hand,
    operating_order,
    tiles,
    ways,
)
from trainshed.core import Event, Game
from trainshed.rail.play import actions as shared
from trainshed.rail.play.events import ShareBought, StationPlaced
from trainshed.titles.lilliput import actions as act

COMPANIES = ("MR", "SR", "GVR", "LNR", "BSR", "TR", "BPR", "NCR")
UPPER = (50, 55, 60, 66, 72, 80, 88, 98, 108, 120, 135, 150)
LOWER = (45, 52, 57, 63, 69, 76, 84, 93, 103, 114, 127, 142)
FIELDS = sorted(UPPER + LOWER)
TRAINS = {"2": 80, "3": 150, "4": 300, "5": 400, "3D": 500, "4D": 650}
RANKS = list(TRAINS)
STACKS = {4: (2, 6, 5, 4, 3), 3: (2, 5, 4, 3, 2), 2: (2, 3, 3, 2, 2), 1: (2, 2, 2, 2, 2)}
CARDS = {
    4: ("A01", "A02", "A03", "A04", "A05", "A06", "A07", "A08", "A09", "A10"),
    3: ("A02", "A03", "A04", "A05", "A07", "A08", "A09", "A10"),
    2: ("A02", "A03", "A05", "A08", "A09", "A10"),
    1: ("A02", "A04", "A08", "A09"),
}
CASH = {"A01": 5, "A03": 5, "A05": 10, "A06": 5, "A08": 5, "A09": 5, "A10": 20}
LAYS = {"A01 main": {"any": 1}, "A02 main": {"yellow": 1, "green": 1}, "A03 main": {"yellow": 2}}
LAYS |= {half: {"any": 1} for half in ("A02 alt", "A04 alt", "A07 alt")}
Y_CITIES = ("Y-YS", "Y-YC", "BR-Y-YS", "BR-Y-YC")
TERRAIN = {"SC-HILL": 30, "SC-WOOD": 10}
STATIONS = (0, 40, 100)

Ask = tuple[int, str, str]
"""A question: seat, name of the step, company."""
Flow = Generator[Ask, Any, None]


def lowest(trains: list[str]) -> str:
    return min(trains, key=RANKS.index)


class Ledger:
    """The game state apart from the map, updated action by action by the rule book."""

    def __init__(self, game: Game) -> None:
        """Start after the draft: derive all holdings from the companies and characters taken."""
        self.seats, self.players = len(game.setup.players), all_players(game)
        self.pro = bool(game.setup.options.get("pro"))
        self.brobdingnag = game.setup.options.get("variant") == "brobdingnag"
        self.characters = [characters_of(game, player) for player in self.players]
        self.tiles = [list(hand(game, player)) for player in self.players]
        self.directors = {company: director(game, company) for company in founded(game)}
        green = self.directors.get("GVR")
        self.cash = [60 if player == green else 30 for player in self.players]
        copies = {4: 1, 3: 1, 2: 2, 1: 0}[self.seats]
        self.copies = [copies if player < self.seats else 0 for player in self.players]
        self.spent = [False for _ in self.players]
        self.shares = [dict.fromkeys(COMPANIES, 0) for _ in self.players]
        self.bank = dict.fromkeys(self.directors, 3)
        self.stations = dict.fromkeys(self.directors, 1)
        self.trains = {company: ["2", "2"] if company == "LNR" else ["2"] for company in self.directors}
        self.treasuries = {
            company: 0 if owner >= self.seats else 550 if company == "MR" else 500
            for company, owner in self.directors.items()
        }
        self.markers: dict[tuple[int, int], list[str]] = {}
        for company in operating_order(game):  # on 50 the marker of the company taken first is on top
            self.markers.setdefault((0, 1) if company == "MR" else (0, 0), []).append(company)
        self.stack = [train for train, count in zip(RANKS, STACKS[self.seats], strict=False) for _ in range(count)]
        self.pool: list[str] = []
        self.phase, self.round, self.first = 0, 0, first_seat(game)
        self.used: list[str] = []
        self.haggling = (1, 0)
        """The prices that the director who is asked may name: the lowest and the highest."""
        self.refused: list[tuple[str, str]] = []
        self.position = game
        """The game before the next action; only the map is used."""
        self.events: Sequence[Event] = ()

    # reading

    def own(self, player: int) -> list[str]:
        return [company for company in COMPANIES if self.directors.get(company) == player]

    def certificates(self, player: int) -> int:
        return sum(self.shares[player].values()) + len(self.own(player))

    def field(self, company: str) -> tuple[int, int]:
        return next(field for field, here in self.markers.items() if company in here)

    def price(self, company: str) -> int:
        row, column = self.field(company)
        return (UPPER, LOWER)[row][column]

    def line(self) -> list[str]:
        fields = sorted(self.markers, key=lambda field: -(UPPER, LOWER)[field[0]][field[1]])
        return [company for field in fields for company in self.markers[field]]

    def limit(self) -> int:
        return 2 if self.phase >= 4 else 3 if self.phase >= 3 else 4

    def obsolete(self, train: str) -> bool:
        return self.phase >= {"2": 3, "3": 5, "4": 6}.get(train, 99)

    def top(self) -> str:
        return self.stack[0] if self.stack else "4D"

    def new_train(self, player: int) -> int:
        return TRAINS[self.top()] * (90 if "admiral" in self.characters[player] else 100) // 100

    def wealth(self, player: int) -> int:
        shares = sum(count * self.price(company) for company, count in self.shares[player].items() if count)
        directors = 5 * sum(self.price(company) for company in self.own(player))
        return self.cash[player] + shares + directors + 20 * self.copies[player]

    # market

    def put(self, company: str, field: tuple[int, int]) -> None:
        for here in self.markers.values():
            if company in here:
                here.remove(company)
        self.markers.setdefault(field, []).append(company)

    def move(self, company: str, why: str) -> None:
        row, column = old = self.field(company)
        if why == "pay":
            new = (row, column + 1) if column < 11 else (0, 11)
        elif why == "withhold":
            new = (row, column - 1) if column else (1, 0)
        elif row == 0:
            new = (1, column)
        else:
            new = (0, column - 1) if column else old
        if new != old:
            self.put(company, new)

    def take_top(self) -> str:
        return self.stack.pop(0) if self.stack else "4D"

    # the game

    def play(self) -> Flow:
        for number in range(1, (9 if self.seats == 3 else 8) + 1):
            self.round = number
            order = [(self.first + step) % self.seats for step in range(self.seats)]
            for player in order:
                if "judge" in self.characters[player]:
                    yield from self._judge(player)
            for player in (*order, *reversed(order)):
                yield from self._turn(player)
            if self.seats == 1:
                yield from self._gulliver()
            elif self.pro:
                yield from self._appears(self.take_top(), self.first)
            last = number == (9 if self.seats == 3 else 8)
            for company in self.line():
                yield from self._run(company, last)
            if not last:
                yield from self._bureaucracy()

    def _judge(self, player: int) -> Flow:
        action = yield player, "judge", ""
        if isinstance(action, act.TakeCash):
            self.cash[player] += 5
        else:
            self._split(player, action.first, 20)

    def _split(self, player: int, first: int, total: int) -> None:
        own = self.own(player)
        assert first == total or len(own) == 2
        for company, amount in zip(own, (first, total - first), strict=False):
            self.treasuries[company] += amount

    def _bureaucracy(self) -> Flow:
        self.used = []
        before, self.first = self.first, (self.first + 1) % self.seats
        if self.seats > 1 and not self.pro:
            train = self.take_top()
            self.pool.append(train)
            yield from self._appears(train, before)

    # actions

    def _beside(self, player: int, action: Any) -> bool:
        """Perform the action and return True if it is allowed in addition to the card; else return False."""
        if isinstance(action, act.CashIn):
            assert "treasurer" in self.characters[player]
            assert not self.spent[player]
            self.spent[player] = True
            self.cash[player] += 10 * self.round
        elif isinstance(action, shared.DiscardTrain):
            assert action.company in self.own(player)
            assert self.obsolete(action.train)
            self.trains[action.company].remove(action.train)
            self.pool.append(action.train)
        elif isinstance(action, shared.LayTile) and action.tile in self.tiles[player]:
            self._lay(player, action)
            self.tiles[player].remove(action.tile)
        else:
            return False
        return True

    def _lay(self, player: int, action: shared.LayTile) -> None:
        old = board(self.position).laid.get(action.cell)
        cost = TERRAIN.get(old.tile.id, 0) if old is not None else 0
        cost += 50 if action.tile == "SC-TUN" else 0
        cost += 50 if action.tile in Y_CITIES and "emperor" not in self.characters[player] else 0
        assert action.company in self.own(player)
        assert cost <= self.treasuries[action.company]
        self.treasuries[action.company] -= cost

    def _asked(self, player: int, step: str, company: str = "") -> Generator[Ask, Any, Any]:
        """Return the player's action in a step, or None. Perform actions in addition to the card on the way."""
        while True:
            action = yield player, step, company
            if action is None or isinstance(action, shared.Done):
                return None
            if not self._beside(player, action):
                return action

    def _turn(self, player: int) -> Flow:
        action = yield from self._asked(player, "card")
        assert isinstance(action, act.TakeCard)
        assert action.card in CARDS[self.seats]
        assert action.copy == (action.card in self.used)
        if action.copy:
            self.copies[player] -= 1
        else:
            self.used.append(action.card)
        half = f"{action.card} {action.side}"
        if half in LAYS:
            yield from self._lays(player, LAYS[half].copy())
        elif action.side == "alt":
            self.cash[player] += CASH[action.card]
        elif action.card in ("A04", "A05", "A06"):
            yield from self._shares(player)
        elif action.card in ("A07", "A08"):
            yield from self._buys(player, 1 if action.card == "A07" else 2)
        elif action.card == "A09":
            yield from self._station(player)
        else:
            yield from self._treasury(player)
        assert (yield from self._asked(player, "end-turn")) is None

    def _lays(self, player: int, left: dict[str, int]) -> Flow:
        while any(left.values()):
            action = yield from self._asked(player, "lay-track")
            if action is None:
                return
            colour = "any" if "any" in left else tiles(self.position)[action.tile].colour
            assert left[colour] > 0
            left[colour] -= 1
            self._lay(player, action)

    def _station(self, player: int) -> Flow:
        action = yield from self._asked(player, "build-station")
        if action is not None:
            cost = STATIONS[self.stations[action.company]] // (2 if "general" in self.characters[player] else 1)
            assert cost <= self.treasuries[action.company]
            self.treasuries[action.company] -= cost
            self.stations[action.company] += 1

    def _treasury(self, player: int) -> Flow:
        total = 100 if self.phase >= 4 else 70 if self.phase >= 2 else 50
        if len(self.own(player)) == 1:
            self._split(player, total, total)
            return
        action = yield from self._asked(player, "split")
        if action is not None:
            self._split(player, action.first, total)

    def _shares(self, player: int) -> Flow:
        while isinstance(action := (yield from self._asked(player, "shares")), shared.SellShares):
            self.cash[player] += action.count * self.price(action.company)
            self.shares[player][action.company] -= action.count
            self.bank[action.company] += action.count
            for _ in range(action.count):
                self.move(action.company, "sell")
        if isinstance(action, shared.BuyShare):
            self.cash[player] -= self.price(action.company)
            self.bank[action.company] -= 1
            self.shares[player][action.company] += 1
        elif action is not None:
            self._founded(player, action.company, FIELDS[action.field])
            yield player, "place-home", action.company
            self.stations[action.company] = 1
            yield from self._from_pool(player, action.company)

    def _founded(self, owner: int, company: str, price: int) -> None:
        assert company in COMPANIES[4:]
        assert company not in self.directors
        self.cash[owner] -= 5 * price
        self.directors[company], self.treasuries[company] = owner, 10 * price
        self.bank[company], self.trains[company], self.stations[company] = 3, [], 0
        self.put(company, (0, UPPER.index(price)) if price in UPPER else (1, LOWER.index(price)))

    def _from_pool(self, player: int, company: str) -> Flow:
        action = yield from self._asked(player, "buy-pool", company)
        if action is not None:
            self.pool.remove(action.train)
            self.treasuries[company] -= TRAINS[action.train]
            self.trains[company].append(action.train)

    # trains

    def _buys(self, player: int, left: int) -> Flow:
        self.refused = []
        while left:
            action = yield from self._asked(player, "buy-trains")
            if action is None:
                return
            company = action.company
            if isinstance(action, shared.BuyTrain):
                left -= 1
                cost = self.new_train(player)
                added = max(0, cost - self.treasuries[company])
                assert not added or not self.trains[company]
                self.cash[player] -= added
                self.treasuries[company] += added - cost
                train = self.take_top()
                self.trains[company].append(train)
                yield from self._appears(train, player)
                continue
            owner = self.directors[action.seller]
            price = action.price if owner == player else (yield from self._haggle(player, owner, action))
            if price is None:
                self.refused.append((action.seller, action.train))
                continue
            left -= 1
            self.treasuries[company] -= price
            self.treasuries[action.seller] += price
            self.trains[action.seller].remove(action.train)
            self.trains[company].append(action.train)

    def _haggle(self, buyer: int, seller: int, offer: Any) -> Generator[Ask, Any, int | None]:
        """Ask both in turn until one accepts the price or refuses; each price lies between the last two."""
        price, asked = offer.price, seller
        low, high = price + 1, self.treasuries[offer.company]
        while True:
            self.haggling = low, high
            answer = yield asked, "offer", ""
            if isinstance(answer, shared.Answer):
                return price if answer.accept else None
            price = answer.price
            if asked == seller:
                asked, high = buyer, price - 1
            else:
                asked, low = seller, price + 1

    def _appears(self, train: str, start: int) -> Flow:
        """Begin a phase if the train is the first of its type: rust, then the train limit, director by director."""
        phase = RANKS.index(train) + 1
        if phase <= self.phase:
            return
        self.phase = phase
        rusts = {"5": "2", "4D": "3"}.get(train)
        self.pool = [other for other in self.pool if other != rusts]
        for company in self.trains:
            self.trains[company] = [other for other in self.trains[company] if other != rusts]
        if self.seats == 1:
            for company in self.own(1):
                while len(self.trains[company]) > self.limit():
                    self.trains[company].remove(lowest(self.trains[company]))
        for player in ((start + step) % self.seats for step in range(self.seats)):
            for company in self.own(player):
                while len(self.trains[company]) > self.limit():
                    yield from self._gives_up(player, company)

    def _gives_up(self, player: int, company: str) -> Flow:
        action = yield player, "discard", company
        if action is None:  # nothing to choose
            assert len(set(self.trains[company])) == 1
            action = shared.DiscardTrain(player, company, self.trains[company][0])
        assert action.company == company or self.obsolete(action.train)
        self.trains[action.company].remove(action.train)
        self.pool.append(action.train)

    # running

    def _run(self, company: str, last: bool) -> Flow:
        yield -1, "", ""
        trains = sorted(self.trains[company], key=RANKS.index)
        run = best_run(self.position, company, trains=trains, phase=self.phase)
        owner, mines, revenue = self.directors[company], ways(run)[0].mines, run.revenue
        if len(ways(run)) > 1 and owner < self.seats:
            mines = (yield owner, "choose-run", company).mines
        self.treasuries[company] += mines
        if last:
            self._pays(company, 2 * revenue, 2)
        elif revenue and (owner >= self.seats or isinstance((yield owner, "dividend", company), shared.PayOut)):
            self._pays(company, revenue, 1)
        else:
            self.treasuries[company] += revenue
            self.move(company, "withhold")
            if owner < self.seats:
                yield from self._from_pool(owner, company)

    def _pays(self, company: str, revenue: int, steps: int) -> None:
        kept = revenue // 20 * 10 if self.brobdingnag else 0
        self.treasuries[company] += kept
        for player in self.players:
            tenths = self.shares[player][company] + (5 if self.directors[company] == player else 0)
            self.cash[player] += (revenue - kept) // 10 * tenths
        for _ in range(steps):
            self.move(company, "pay")

    # Gulliver, steps B, D and E

    def _gulliver(self) -> Flow:
        yield -1, "", ""
        first = next(company for company in self.own(1) if company in COMPANIES[:4])
        self.stations[first] += sum(isinstance(e, StationPlaced) and e.company == first for e in self.events)
        assert self.stations[first] <= 3
        bought = [e.company for e in self.events if isinstance(e, ShareBought) and e.player == "Gulliver"]
        founded = [e for e in self.events if isinstance(e, act.Founded) and e.player == "Gulliver"]
        if sum(self.shares[1].values()) < 3:
            can = [c for c in self.directors if self.bank[c] and self.price(c) <= self.cash[1]]
            assert not founded
            assert len(bought) == bool(can)
            for company in bought:
                assert company in can
                self.cash[1] -= self.price(company)
                self.bank[company] -= 1
                self.shares[1][company] += 1
        else:
            assert not bought
            for event in founded:
                assert self.cash[1] >= 250
                assert len(self.own(1)) == 1
                self._founded(1, event.company, max(price for price in FIELDS if 5 * price <= self.cash[1]))
                self.stations[event.company] = 1

        def need(company: str) -> tuple[int, int, bool]:
            trains = self.trains[company]
            return len(trains), min(map(RANKS.index, trains), default=0), company != first

        company = min(self.own(1), key=need)
        while len(self.trains[company]) >= self.limit():
            self.trains[company].remove(lowest(self.trains[company]))
        train = self.take_top()
        self.trains[company].append(train)
        yield from self._appears(train, 0)
