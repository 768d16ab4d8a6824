"""Mergers of the public engine, for the judge of exported files: who may be named, the vote, what it does."""

from __future__ import annotations

from tests.ireland.public_table import GRID, POOL, Holder, PublicTable


class Mergers(PublicTable):
    """A proposal and its vote."""

    marked: set[Holder]
    named: list[str]
    voters: list[tuple[Holder, int]]
    votes: list[int]
    needed: int
    outcome: str
    proposed: set[tuple[str, ...]]

    def can_name(self, player: Holder) -> list[str]:
        """Return the companies that a proposer may name next."""
        running = [company for company in self.field if self.five(company) and company not in self.named]
        if not self.unstarted(five=False) or len(self.named) == 3:
            return []
        if self.named:
            return [company for company in running if self._may_join(self.named, company)]
        mine = [company for company in running if self.of(player, company)]
        return [it for it in mine if any(self._may_join([it], other) for other in running if other != it)]

    def _may_join(self, named: list[str], company: str) -> bool:
        every = [*named, company]
        cells = [cell for it in every for cell, _ in self.board.of(it)]
        if len(cells) < len(every) or len(set(cells)) < len(cells):
            return False
        sold = sum(5 - self.shares(it, it) for it in every)
        most = max(sum(self.shares(player, it) for it in every) for player in self.players)
        pool = sum(self.shares(POOL, it) for it in every)
        return sold <= 10 and most <= 7 and pool <= 5 and any(self.board.joined(it, company) for it in named)

    def _merged_field(self) -> tuple[int, int]:
        fields = [self.field[company] for company in self.named]
        return min(row for row, _ in fields), min(column for _, column in fields)

    def begin_vote(self, proposer: Holder) -> None:
        names = tuple(sorted(self.named))
        if names in self.proposed:
            self.named = []
            return
        self.proposed.add(names)
        self.marked.clear()
        at = self.players.index(proposer)
        held = [(it, sum(self.shares(it, company) for company in self.named)) for it in self.players]
        self.voters = [(it, votes) for it, votes in held[at:] + held[:at] if votes]
        row, column = self._merged_field()
        self.votes = [0, 0]
        for company in self.named:
            if GRID[row][column] != self.price(company):
                self.votes[GRID[row][column] < self.price(company)] += self.shares(POOL, company)
        self.needed = (sum(self.votes) + sum(votes for _, votes in self.voters)) // 2 + 1
        self.count_votes()

    def count_votes(self) -> None:
        if self.votes[0] >= self.needed:
            self.voters, self.outcome = [], "for"
        elif self.votes[1] >= self.needed or not self.voters:
            self.voters, self.outcome, self.named = [], "against", []

    def merge(self, proposer: Holder, company: str) -> None:
        at = self.players.index(proposer)
        holders = [*self.players[at:], *self.players[:at], POOL]
        due = {holder: sum(self.shares(holder, it) for it in self.named) for holder in holders}
        self.start(company, self._merged_field())
        for old in self.named:
            self.move_cash(old, company, self.cash[old])
            self.trains[company] += self.trains[old]
            self.trains[old] = []
            self.owner = {id: company if owner == old else owner for id, owner in self.owner.items()}
            for place in self.board.of(old):
                here = self.board.stations[place]
                here[here.index(old)] = company
            self.leave(old)
        for holder, count in due.items():
            left = self.of(company, company)
            if count:
                first = left[0].endswith("_0")
                ids = left[: count - 1] if first and count > 1 else left[1:2] if first else left[:count]
                self.hand_over(company, list(ids), company, holder, count)
        self.named, self.outcome = [], "merged"
