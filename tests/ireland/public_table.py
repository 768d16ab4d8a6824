"""Money, shares, prices and trains of a file, for the judge of exported files; nothing of `trainshed` is used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.ireland.public_board import PublicBoard

GRID = [
    [0, 62, 68, 76, 84, 92, 100, 110, 122, 134, 148, 170, 196, 225, 260],
    [0, 58, 64, 70, 78, 85, 94, 102, 112, 124, 136, 150, 172, 198],
    [0, 55, 60, 65, 70, 78, 86, 95, 104, 114, 125, 138],
    [0, 50, 55, 60, 66, 72, 80, 88, 96, 106],
    [0, 38, 50, 55, 60, 66, 72, 80],
    [0, 30, 38, 50, 55, 60],
    [0, 24, 30, 38, 50],
    [0, 20, 24, 30, 38],
]
NO_LIMIT = 38
"""Certificates at this price or less, in the yellow fields, do not count."""
PAR = ((100, 0, 6), (85, 1, 5), (70, 2, 4), (60, 3, 3), (50, 4, 2))
CASH = {3: 330, 4: 250, 5: 200, 6: 160}
CERTIFICATES = {3: 16, 4: 12, 5: 10, 6: 8}
PRIVATES = {
    "DAR": (20, 5),
    "DR": (30, 7),
    "BoW": (40, 9),
    "CDSPC": (45, 10),
    "TDR": (50, 10),
    "DCR": (60, 12),
    "TASPS": (75, 15),
    "RSSC": (80, 10),
    "WDE": (90, 10),
    "TIM": (110, 20),
    "DK": (120, 0),
}
"""Value and revenue."""
DRAWN = ("DR", "BoW", "CDSPC", "TDR", "DCR", "TASPS", "RSSC", "WDE", "TIM")
FIVE = ("LER", "CBPR", "EBSR", "SLNCR", "DDR", "GJR", "UR", "DER", "GNWR", "WKR", "CIR", "KJR", "WLR")
TEN = ("GSWR", "GNRI", "DSER", "MGWR", "MRNCC", "WLWR", "CBSCR")
COUNTS = {"2H": 7, "4H": 5, "6H": 4, "8H": 3, "10H": 2, "D": 29}
PRICES = {"2H": 80, "4H": 180, "6H": 300, "8H": 440, "10H": 550, "D": 770, "1H'": 40, "2H'": 90, "3H'": 150}
RUSTS = {"6H": ("2H",), "8H": ("4H", "1H'"), "10H": ("6H", "2H'"), "D": ("3H'",)}
BACKS = {"2H": "1H'", "4H": "2H'", "6H": "3H'"}
TRADED = {"10H": ("3H'", "8H"), "D": ("3H'", "8H", "10H")}
PHASES = ("2H", "4H", "6H", "8H", "10H", "D")
LIMITS = {"2H": (2, 2), "4H": (2, 4), "6H": (2, 3), "8H": (1, 2), "10H": (1, 2), "D": (1, 2)}
POOL = "pool"
Holder = int | str
"""A player by id, a company by symbol, or the pool."""


def deal(seed: int) -> tuple[list[str], list[str]]:
    """Return the privates in play in ascending value, and the 5-share companies in order; DKR is first."""
    x = seed % 2**31

    def draws(names: tuple[str, ...]) -> list[str]:
        nonlocal x
        found = []
        for name in names:
            x = (1103515245 * x + 12345) % 2**31
            found.append((x, name))
        return [name for _, name in sorted(found)]

    kept = {"DAR", "DK", *draws(DRAWN)[6:]}
    return [id for id in PRIVATES if id in kept], ["DKR", *draws(FIVE)[1:]]


class PublicTable:
    """Who has what."""

    def __init__(self, file: dict[str, Any]) -> None:
        self.players: list[Holder] = [player["id"] for player in file["players"]]
        self.count = len(self.players)
        self.bank = 5000 if "larger_bank" in (file["settings"].get("optional_rules") or []) else 4000
        self.broken = False
        self.cash: dict[Holder, int] = dict.fromkeys(self.players, 0)
        for player in self.players:
            self.pay(player, CASH[self.count])
        self.offered, self.companies = deal(file["settings"]["seed"])
        self.future = list(TEN)
        """10-share companies, until phase 4."""
        self.owner: dict[str, Holder] = {}
        """Of privates in play."""
        self.field: dict[str, tuple[int, int]] = {}
        self.stacks: dict[tuple[int, int], list[str]] = {}
        self.director: dict[str, Holder] = {}
        self.held: dict[tuple[Holder, str], list[str]] = {}
        self.bankrupt: set[Holder] = set()
        self.phase = "2H"
        self.stack = [f"{kind}-{number}" for kind, count in COUNTS.items() for number in range(count)]
        self.pool: list[str] = []
        self.trains: dict[str, list[str]] = {}
        self.backs = {kind: [f"{back}-{number}" for number in range(COUNTS[kind])] for kind, back in BACKS.items()}
        self.lost: list[str] = []
        """Trains of closed companies: their reverse sides still come."""
        self.board = PublicBoard()
        for company in FIVE:
            if company not in self.companies:
                self.board.remove(company)

    # money

    def pay(self, to: Holder, amount: int) -> None:
        """The bank pays; a negative amount is paid to it."""
        self.bank -= amount
        self.broken |= self.bank < 0
        self.cash[to] = self.cash.get(to, 0) + amount
        assert self.cash[to] >= 0, f"{to} has {self.cash[to]}"

    def move_cash(self, giver: Holder, taker: Holder, amount: int) -> None:
        self.cash[giver] -= amount
        self.cash[taker] = self.cash.get(taker, 0) + amount
        assert self.cash[giver] >= 0, f"{giver} has {self.cash[giver]}"

    # companies and prices

    def five(self, company: str) -> bool:
        return company not in TEN

    def share(self, company: str) -> int:
        return 20 if self.five(company) else 10

    def price(self, company: str) -> int:
        row, column = self.field[company]
        return GRID[row][column]

    def put(self, company: str, field: tuple[int, int]) -> None:
        if company in self.field:
            self.stacks[self.field[company]].remove(company)
        self.field[company] = field
        self.stacks.setdefault(field, []).append(company)

    def move(self, company: str, way: str) -> None:
        row, column = self.field[company]
        if way == "right":
            column, row = (column + 1, row) if column + 1 < len(GRID[row]) else (column, row - 1)
        elif way == "left":
            column, row = (column - 1, row) if column > 1 or row == 7 else (column, row + 1)
        else:
            row += 1 if way == "down" else -1
        if 0 <= row < len(GRID) and column < len(GRID[row]) and (row, column) != self.field[company]:
            self.put(company, (row, column))

    def start(self, company: str, field: tuple[int, int]) -> None:
        self.put(company, field)
        self.cash[company], self.trains[company] = 0, []
        count = 4 if self.five(company) else 9
        self.held[company, company] = [f"{company}_{number}" for number in range(count)]

    def order(self) -> list[str]:
        def key(company: str) -> tuple[int, int, int, int]:
            row, column = self.field[company]
            return -self.price(company), -column, row, self.stacks[row, column].index(company)

        return sorted(self.field, key=key)

    def unstarted(self, five: bool) -> list[str]:
        return [company for company in self.companies if company not in self.field and self.five(company) == five]

    def leave(self, company: str) -> None:
        """A company leaves the game; what it has is gone."""
        self.board.remove(company)
        self.companies.remove(company)
        if company in self.field:
            self.stacks[self.field.pop(company)].remove(company)
            self.pay(company, -self.cash[company])
            self.lost += self.trains.pop(company)
            self.owner = {id: owner for id, owner in self.owner.items() if owner != company}
            self.held = {key: ids for key, ids in self.held.items() if key[1] != company}
            del self.director[company]

    # shares

    def of(self, holder: Holder, company: str) -> list[str]:
        return self.held.setdefault((holder, company), [])

    def worth(self, ids: list[str]) -> int:
        return sum(2 if id.endswith("_0") else 1 for id in ids)

    def shares(self, holder: Holder, company: str) -> int:
        return self.worth(self.of(holder, company))

    def transfer(self, ids: list[str], giver: Holder, taker: Holder) -> None:
        for id in list(ids):
            company = id.rpartition("_")[0]
            assert id in self.of(giver, company), f"{id} is not with {giver}"
            self.of(giver, company).remove(id)
            self.of(taker, company).append(id)

    def hand_over(self, company: str, ids: list[str], giver: Holder, taker: Holder, count: int) -> None:
        """Certificates change hands; the director changes if somebody else now has more."""
        worth = self.worth(ids)
        assert count <= worth <= count + (f"{company}_0" in ids), ids
        self.transfer(ids, giver, taker)
        held = {player: self.shares(player, company) for player in self.players}
        if giver in held:
            held[giver] += worth - count
        old = self.director.get(company)
        most = max(held.values())
        if most >= 2 and (old is None or held[old] < most):
            self._new_director(company, old, [player for player in self.players if held[player] == most], ids)
        for _ in range(worth - count):
            self.transfer(self.of(taker, company)[:1], taker, giver)

    def _new_director(self, company: str, old: Holder | None, most: list[Holder], moved: list[str]) -> None:
        if old is None:
            (self.director[company],) = most
            return
        solvent = [player for player in self.players if player not in self.bankrupt]
        at = solvent.index(old)
        new = min(most, key=lambda player: (solvent.index(player) - at) % len(solvent))
        self.director[company] = new
        first = f"{company}_0"
        now = POOL if first in moved else old
        keeps = old if self.shares(old, company) >= 2 else POOL
        self.transfer(self.of(new, company)[:2], new, keeps)
        self.transfer([first], now, new)

    def certificates(self, player: Holder) -> int:
        found = [id for (holder, _), ids in self.held.items() if holder == player for id in ids]
        counted = sum(self._counts(id.rpartition("_")[0]) for id in found)
        return counted + sum(owner == player for owner in self.owner.values())

    def _counts(self, company: str) -> bool:
        row, _ = self.field[company]
        return not (self.price(company) <= NO_LIMIT and row >= 4)

    def room(self, player: Holder, company: str, count: int) -> bool:
        """True if a player may take so many shares of a company in one certificate."""
        most = 3 if self.five(company) else 7
        if company in self.field and self.shares(player, company) + count > most:
            return False
        counts = company not in self.field or self._counts(company)
        return not counts or self.certificates(player) < CERTIFICATES[self.count]

    def bundles(self, player: Holder, company: str) -> Iterator[tuple[int, bool]]:
        """Yield the sales of a company that the pool takes: how many shares, and if the director's is among them."""
        mine, most = self.of(player, company), 2 if self.five(company) else 5
        plain = sum(not id.endswith("_0") for id in mine)
        rivals = [self.shares(other, company) for other in self.players if other != player]
        for count in range(1, self.worth(mine) + 1):
            first = count > plain
            if self.shares(POOL, company) + count <= most and (not first or max(rivals) >= 2):
                yield count, first

    # trains

    def limit(self, company: str) -> int:
        return LIMITS[self.phase][0 if self.five(company) else 1]

    def crowded(self) -> list[str]:
        return [company for company in self.trains if len(self.trains[company]) > self.limit(company)]

    def on_sale(self) -> dict[str, int]:
        """By id: the trains that can be bought, the bank's next and the first of each kind in the pool; their price."""
        found: dict[str, str] = {}
        for id in self.pool:
            found.setdefault(kind_of(id), id)
        return {id: PRICES[kind_of(id)] for id in (self.stack[0], *found.values())}

    def bring(self, company: str, id: str) -> None:
        """A train goes from bank or pool to a company; the first of its kind starts a phase."""
        if id in self.pool:
            self.pool.remove(id)
        else:
            assert id == self.stack.pop(0)
        self.trains[company].append(id)
        kind = kind_of(id)
        if kind in PHASES and PHASES.index(kind) > PHASES.index(self.phase):
            self._begin(kind)

    def _begin(self, kind: str) -> None:
        self.phase = kind
        for old in RUSTS.get(kind, ()):
            gone = [id for ids in (self.pool, self.lost, *self.trains.values()) for id in ids if kind_of(id) == old]
            for ids in (self.pool, self.lost, *self.trains.values()):
                ids[:] = [id for id in ids if kind_of(id) != old]
            for _ in gone if old in BACKS else ():
                self.pool.append(self.backs[old].pop(0))
        if kind == "4H":
            self.companies += self.future
            self.future = []
        if kind == "8H":
            self.owner = {}
            for company in self.unstarted(five=True):
                self.leave(company)

    def total(self, player: Holder) -> int:
        worth = sum(self.worth(ids) * self.price(it) for (who, it), ids in self.held.items() if who == player and ids)
        return self.cash[player] + worth + sum(PRIVATES[id][0] for id, owner in self.owner.items() if owner == player)


def kind_of(train: str) -> str:
    return train.rpartition("-")[0]
