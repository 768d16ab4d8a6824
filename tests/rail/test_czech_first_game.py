"""Whole games of 18CZ "Your first game", played at random with the track kit alone, with every step of the rules."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.rail.brute import trails
from tests.rail.shared import ROOT, shared
from trainshed.rail.bank import Bank
from trainshed.rail.board import Board
from trainshed.rail.map import PIECES
from trainshed.rail.owners import BANK, POOL
from trainshed.rail.reach import reach
from trainshed.rail.routes import Train, solve, why_not_all
from trainshed.rail.routes.company import problem_of
from trainshed.rail.tile import Tile
from trainshed.rail.trains import Depot, Roster
from trainshed.titles.tiles import start_board

Lay = tuple[str, Tile, int]


class FirstGame:
    """One game: map, depot and bank, and companies that act at random."""

    def __init__(self, players: int, rng: random.Random) -> None:
        facts = shared("cz_first_game")
        setup = facts["setup"]["by_players"][players]
        self.rng = rng
        self.companies: list[str] = setup["companies"]
        self.costs = [facts["station_costs"][name] for name in ("second", "third")]
        self.rounds: int = facts["setup"]["max_rounds"]
        self.board = start_board("18CZ")
        self.depot = Depot(Roster.load(ROOT / "src" / "trainshed" / "titles" / "cz" / "data" / "trains.toml"), players)
        self.bank = Bank()
        for company in self.companies:
            self.bank.pay(BANK, company, setup["cash"])
        self.cards = sum(self.depot.stack.values())
        self.rusted = 0
        self.earned = 0
        self.over = False

    def play(self) -> int:
        """Play to the end; return the number of rounds."""
        for number in range(1, self.rounds + 1):
            for company in self.companies:
                self.turn(company)
                self.check()
            if self.over:
                return number
        return self.rounds

    def turn(self, company: str) -> None:
        self.lay(company)
        self.station(company)
        self.run(company)
        self.buy(company)
        prices = [self.depot.price(card.kind) for card in self.depot.pool]
        prices += [self.depot.price(kind)] if (kind := self.depot.next()) else []
        if not self.depot.of(company) and (not prices or self.bank[company] < min(prices)):
            self.over = True

    def lays(self, company: str) -> list[Lay]:
        """Return every tile the company may lay, from the reach before the lay."""
        found = reach(self.board, company)
        cells = sorted(found.cells() | set(found.open_ends()))
        legal = []
        for cell, tile, rotation in self.board.options(cells, phase=self.depot.phase.colour, company=company):
            shape = tile.shape(rotation)
            if found.joins(cell, shape) or found.uses(self.board, company, cell, shape):
                legal.append((cell, tile, rotation))
        return legal

    def lay(self, company: str) -> None:
        legal = self.lays(company)
        affordable = [one for one in legal if self.board.cost(one[0], one[1].shape(one[2])) <= self.bank[company]]
        if affordable:
            cell, tile, rotation = self.rng.choice(affordable)
            self.bank.pay(company, BANK, self.board.cost(cell, tile.shape(rotation)))
            self.board.lay(cell, tile, rotation)

    def station(self, company: str) -> None:
        slots = reach(self.board, company).slots(self.board, company)
        placed = len(self.board.stations_of(company))
        if slots and placed <= len(self.costs) and self.bank[company] >= self.costs[placed - 1]:
            self.bank.pay(company, BANK, self.costs[placed - 1])
            self.board.place(company, self.rng.choice(slots))

    def run(self, company: str) -> None:
        trains = [Train(card.id, stops=int(card.kind)) for card in self.depot.of(company)]
        problem = problem_of(self.board, company, self.depot.phase.colour).problem(trains)
        answer = solve(problem)
        assert answer.proof.optimal
        assert why_not_all(problem, answer.routes) is None
        self.bank.pay(BANK, company, answer.revenue)
        self.earned += answer.revenue

    def buy(self, company: str) -> None:
        while True:
            while len(self.depot.of(company)) > self.depot.limit(company):
                self.depot.discard(company, self.depot.of(company)[0].id)
            if self.depot.why_not_buy(company) is not None:
                return
            pool = [card for card in self.depot.pool if self.depot.price(card.kind) <= self.bank[company]]
            kind = self.depot.next()
            if pool:
                self.bank.pay(company, BANK, self.depot.price(pool[0].kind))
                self.depot.give(POOL, company, pool[0].id)
            elif kind is not None and self.depot.price(kind) <= self.bank[company]:
                self.bank.pay(company, BANK, self.depot.price(kind))
                _, change = self.depot.take_new(company)
                self.rusted += len(change.rusted) if change else 0
            else:
                return

    def check(self) -> None:
        """Check that all money, trains and tiles are accounted for."""
        assert sum(self.bank.values()) == 0
        assert all(self.bank[company] >= 0 for company in self.companies)
        owned = sum(map(len, self.depot.owned.values()))
        assert sum(self.depot.stack.values()) + owned + self.rusted == self.cards
        laid = Counter(shape.tile.id for shape in self.board.laid.values())
        assert {id: count + laid[id] for id, count in self.board.supply.items()} == self.board.map.tiles.supply()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_is_played_by_the_kit(players: int) -> None:
    game = FirstGame(players, random.Random(players))
    rounds = game.play()
    assert game.over or rounds == game.rounds
    assert game.earned > 0
    assert len(game.board.laid) > rounds


def in_reach_after(board: Board, company: str, lay: Lay) -> bool:
    """The rule as written: after the lay, the tile has track that can be traced to, or a station of the company."""
    after = board.copy()
    after.lay(*lay)
    _, _, pieces = trails(after, company)
    number = board.map.grid.number(lay[0])
    return company in after.companies_at(lay[0]) or any(piece // PIECES == number for piece in pieces)


@pytest.mark.parametrize("seed", range(6))
def test_legal_lays_are_those_that_can_be_traced_to(seed: int) -> None:
    """All cells of the map are tried, both those in reach and all others."""
    rng = random.Random(seed)
    game = FirstGame(3, rng)
    # In the yellow phase random track soon reaches a dead end.
    colour, turns = (("yellow", 3), ("green", 12), ("brown", 12))[seed % 3]
    while game.depot.phase.colour != colour:
        game.depot.take_new(POOL)
    for _ in range(turns):
        for company in game.companies:
            game.lay(company)
            game.station(company)
            game.bank.pay(BANK, company, 100)
    seen: set[Lay] = set()
    for company in game.companies:
        legal = set(game.lays(company))
        every = list(game.board.options(game.board.map.cells, phase=game.depot.phase.colour, company=company))
        some = rng.sample(sorted(legal, key=str), min(40, len(legal)))
        seen.update(some)
        assert len(legal) < len(every)
        for lay in (*some, *rng.sample(every, 80)):
            assert in_reach_after(game.board, company, lay) == (lay in legal), (company, lay)
    assert len(seen) > 10
