"""The private auction of the public engine, for the judge of exported files."""

from __future__ import annotations

from tests.ireland.public_table import PAR, PRICES, PRIVATES, Holder, PublicTable


class PrivateAuction(PublicTable):
    """Bids, sales, and what happens when all pass."""

    entities: list[Holder]
    index: int
    marked: set[Holder]
    bids: dict[str, list[tuple[Holder, int]]]
    bidding: str
    discount: int
    any_sold: bool

    def left(self, player: Holder, company: str) -> int:
        """Return what a player can bid: cash without other standing bids."""
        others = [price for id, bids in self.bids.items() for who, price in bids if who == player and id != company]
        return self.cash[player] - sum(others)

    def bid_private(self, player: Holder, company: str, price: int) -> None:
        self.marked.discard(player)
        value = PRIVATES[company][0]
        assert price <= self.left(player, company), price
        if not self.bidding and company == self.offered[0]:
            assert price == value - (self.discount if company == "DAR" else 0), price
            self._sell_private(player, company, price)
            self._resolve()
            self._next()
            return
        assert not self.bidding or company == self.bidding, company
        least = max([value, *(other for _, other in self.bids[company])]) + 5
        assert price >= least, price
        assert (price - least) % 5 == 0, price
        self.bids[company] = [bid for bid in self.bids[company] if bid[0] != player] + [(player, price)]
        if not self.bidding:
            self._next()

    def _next(self) -> None:
        self.index = (self.index + 1) % len(self.entities)

    def _pass_private(self, player: Holder) -> None:
        if self.bidding:
            self.bids[self.bidding] = [bid for bid in self.bids[self.bidding] if bid[0] != player]
            self._resolve()
            return
        self.marked.add(player)
        if len(self.marked) == len(self.entities):
            self.marked.clear()
            if self.any_sold:
                self.offered.pop(0)
                self._resolve()
            else:
                self.discount += 5
                self.bids = {id: [] for id in self.offered}
                if self.discount == PRIVATES["DAR"][0]:
                    self._next()
                    self._sell_private(self.entities[self.index], "DAR", 0)
                    self._resolve()
        self._next()

    def _resolve(self) -> None:
        self.bidding = ""
        while self.offered:
            bids = self.bids[self.offered[0]]
            if len(bids) != 1:
                self.bidding = self.offered[0] if bids else ""
                return
            self._sell_private(bids[0][0], self.offered[0], bids[0][1])

    def _sell_private(self, player: Holder, id: str, price: int) -> None:
        self.any_sold = True
        self.offered.remove(id)
        self.bids[id] = []
        self.pay(player, -price)
        if id != "DK":
            self.owner[id] = player
            return
        self.start("DKR", next((row, column) for par, row, column in PAR if par <= price // 2))
        self.hand_over("DKR", ["DKR_0"], "DKR", player, 2)
        self.pay("DKR", price - PRICES["2H"])
        self.bring("DKR", self.stack[0])
        self.board.home("DKR")
