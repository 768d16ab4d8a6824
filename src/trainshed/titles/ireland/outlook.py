"""What the bots expect of the rest of the game: how long it lasts, what companies earn, what shares are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from trainshed.core import Action, Log, Message, Weighed
from trainshed.rail.board import Board
from trainshed.rail.owners import BANK, player
from trainshed.rail.play.actions import Done, LayTile, PlaceStation
from trainshed.rail.play.advice import amount
from trainshed.rail.play.running import best_run

from .state import IrelandState

GROWTH = 1.1
"""Revenues grow by this from one operating round to the next."""
LEAST_INCOME = 35
"""What a company earns in the end, however it begins."""
BACK_TO_BANK = 0.3
"""Part of the payments that comes back for trains, tiles and stations."""
MOST_RUNS = 16
DISCOUNT = 0.85
"""Income to come counts less than money."""
PROMISE = 0.25
"""Weight of what a long train would earn, against what today's trains earn."""
LATER = "6H"
"""Track is rated by what this train would earn on it."""


class Outlook:
    """A forecast made from one position. Nothing in it is changed; other boards and trains are asked for by name."""

    def __init__(self, state: IrelandState, discount: float = DISCOUNT) -> None:
        self.state = state
        self.discount = discount
        self._incomes: dict[str, float] = {}
        self._noted = Weighed(Done(-1))

    def because(
        self,
        reasons: Callable[[], Sequence[Message]],
        other: Action | None = None,
        behind: float | None = None,
        *,
        secret: bool = False,
    ) -> None:
        """Note what decides a choice: the reasons, and the runner-up with what it is behind."""
        self._noted = Weighed(Done(-1), reasons, other, behind, amount, secret=secret)

    def weighed(self, action: Action) -> Weighed:
        """Return a choice with what was noted of it."""
        self._noted.action = action
        return self._noted

    # time

    @cached_property
    def runs_left(self) -> int:
        """Operating rounds to come, this one included, until the bank breaks or a marker reaches the last field."""
        state = self.state
        started = state.started()
        income = sum(max(state.earned.get(company, 0), LEAST_INCOME) for company in started)
        income += sum(state.box.privates[private].revenue for private in state.privates)
        money, income, runs = state.bank[BANK], max(income, 100) * (1 - BACK_TO_BANK), 0
        while money > 0 and runs < MOST_RUNS:
            money -= int(income)
            income *= GROWTH
            runs += 1
        if state.ending:
            runs = 1
        if state.round.kind == "operating":
            odd = runs % 2 != state.round.part % 2  # sets are played to their end
            return max(1, runs if odd else runs + 1) if state.ending != "market" else 1
        return max(2, runs + runs % 2)

    def life(self, kind: str) -> int:
        """Operating rounds until trains of the kind are lost; the rest of the game if they stay."""
        state, kinds = self.state, self.state.depot.roster.kinds
        ends = kinds[kind].flips_on or kinds[kind].rusts_on
        if not ends:
            return self.runs_left
        before = 0
        for other, left in state.depot.stack.items():
            if other == ends:
                break
            before += max(0, left)
        pace = max(1.0, 0.3 * len(state.started()))
        return min(self.runs_left, 1 + int(before / pace))

    # income

    def revenue(self, company: str, *, board: Board | None = None, trains: tuple[str, ...] | None = None) -> int:
        """Return the exact revenue of a company now; on another board, with other trains."""
        return best_run(self.state, company, board=board, trains=trains).revenue

    def promise(self, company: str, board: Board | None = None) -> int:
        """Return what one long train would earn: how good the track is."""
        return best_run(self.state, company, board=board, trains=(LATER,)).revenue

    def income(self, company: str) -> float:
        """Return the revenue of a company over the rest of the game."""
        known = self._incomes.get(company)
        if known is None:
            known = self._incomes[company] = self._income(company)
        return known

    def _income(self, company: str) -> float:
        state = self.state
        trains = state.depot.kinds_of(company)
        fresh = self._affordable(company)
        later = max(self.promise(company) * 0.6, LEAST_INCOME * 0.6)
        total, run = 0.0, 0
        while run < self.runs_left:
            alive = tuple([kind for kind in trains if self.life(kind) > run])
            if alive:
                now = self.revenue(company, trains=alive) * (1 + 0.04 * run)
            elif not run:
                now = 0.0  # it runs before it can buy
            else:
                now = later if fresh else 0.4 * later
            total += now
            run += 1
        return total

    def _affordable(self, company: str) -> bool:
        """True if the company can pay for the next train of the bank."""
        top = self.state.depot.next()
        return top is not None and self.state.bank[company] >= self.state.depot.price(top)

    # worth

    def final_price(self, company: str) -> float:
        """Return the share price expected at the end: it follows the revenue, step by step."""
        price, runs = self.state.market.price(company), self.runs_left
        mean = self.income(company) / max(1, runs)
        if mean < 10:
            return max(0.0, price - 5.0 * runs)
        return price + min(max(0.0, mean - price) * 0.8, 9.0 * runs)

    def share_value(self, company: str) -> float:
        """Return what one share is worth at the end: its price and the dividends to come."""
        share = self.state.share(company)
        return self.final_price(company) + self.discount * self.income(company) * share / 100

    def private_value(self, private: str) -> float:
        """Return what a private brings to its owner."""
        facts, state = self.state.box.privates[private], self.state
        if private == "DK":
            return float(facts.value)
        sale = 0.5 * facts.value if state.depot.phase_number <= 2 else 0.0
        left = min(self.runs_left, 8 if state.depot.phase_number < 2 else 3)
        return float(facts.value + sale + self.discount * facts.revenue * left)

    def worth(self, seat: int) -> float:
        """Return what a player has at the end of the game."""
        state, owner = self.state, player(seat)
        total = float(state.bank[owner])
        for company in state.shares.companies(owner):
            total += state.shares.percent(owner, company) // state.share(company) * self.share_value(company)
        return total + sum(self.private_value(private) for private in state.privates_of(owner))

    def reserve(self, seat: int) -> int:
        """Return the cash a player should keep for the companies directed that may need a train."""
        state, need = self.state, 0
        for company in state.shares.directed_by(player(seat)):
            trains = state.depot.kinds_of(company)
            if not any(self.life(kind) > 1 for kind in trains):
                top = state.depot.next()
                prices = [state.depot.price(card.kind) for card in state.depot.pool]
                prices += [state.depot.price(top)] if top else []
                gap = min(prices, default=0) - state.bank[company] - self.revenue(company) // 2
                need += max(0, gap)
        return need


def after(state: IrelandState, action: Action) -> IrelandState:
    """Return the position right after an action, before what follows by itself."""
    later = state.copy()
    later.agenda[-1].take(later, action, Log())
    return later


def built(state: IrelandState, company: str, action: Action) -> Board:
    """Return the board after a lay or a station."""
    board = state.board.copy()
    if isinstance(action, LayTile):
        board.lay(action.cell, state.box.tiles[action.tile], action.rotation)
    elif isinstance(action, PlaceStation):
        board.place(company, (action.cell, action.stop))
    return board
