"""Ids that 18xx.games files use and our engine does not need: of certificates, trains, tile copies, cities (17.7).

They are kept beside the game: after each action `Ids.follow` compares the position with the one before and moves what
moved. Where a file says which certificate, train or tile it was, that is noted first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trainshed.rail.map import ON_CELL, Place
from trainshed.rail.owners import POOL
from trainshed.rail.trains import TrainCard
from trainshed.titles.ireland.state import IrelandState


class Certificates:
    """Which certificate lies where. A holder's certificates are in the order they came.

    `DKR_0` is the director's certificate, worth two shares; all others are worth one.
    """

    def __init__(self) -> None:
        self.held: dict[tuple[str, str], list[str]] = {}
        """By holder and company."""
        self._percents: dict[tuple[str, str], int] = {}
        self._directors: dict[str, str] = {}
        self.chosen: tuple[str, ...] = ()
        """The certificates that the next action moves, if the file says which."""
        self.proposer = 0
        """The seat that proposed the merger being carried out: holders take certificates in order from there."""

    def of(self, holder: str, company: str) -> list[str]:
        """Return a holder's certificates of a company."""
        return self.held.setdefault((holder, company), [])

    def holder(self, id: str) -> str | None:
        """Return who holds a certificate; None if it is not in the game."""
        company = id.rpartition("_")[0]
        return next((holder for (holder, other), ids in self.held.items() if other == company and id in ids), None)

    def to_sell(self, holder: str, company: str, count: int) -> tuple[str, ...]:
        """Return the certificates of a sale: the director's only if the others do not suffice, then all."""
        plain = [id for id in self.of(holder, company) if not id.endswith("_0")]
        return tuple(plain[:count]) if count <= len(plain) else (*plain, f"{company}_0")

    def follow(self, state: IrelandState) -> None:
        """Move what has moved since the last call."""
        percents, directors = state.shares.percents, state.shares.directors
        if percents == self._percents and directors == self._directors:
            return
        for company in self._companies(percents) | self._companies(self._percents):
            self._follow(state, company)
        self._percents, self._directors = percents.copy(), directors.copy()
        self.chosen = ()

    @staticmethod
    def _companies(percents: dict[tuple[str, str], int]) -> set[str]:
        return {company for _, company in percents}

    def _follow(self, state: IrelandState, company: str) -> None:
        now = state.shares.holders(company)
        before = {holder: percent for (holder, other), percent in self._percents.items() if other == company}
        if not now:
            self.held = {key: ids for key, ids in self.held.items() if key[1] != company}
            return
        share = state.share(company)
        director = state.shares.director(company)
        assert director is not None
        if not before:
            self._start(state, company, director, {holder: percent // share for holder, percent in now.items()})
            return
        moved = {holder: (now.get(holder, 0) - before.get(holder, 0)) // share for holder in {*now, *before}}
        giver = next((holder for holder, count in moved.items() if count < 0), None)
        taker = next((holder for holder, count in moved.items() if count > 0), None)
        if giver is not None and taker is not None:
            self._hand_over(company, giver, taker, moved[taker], director)
        elif director != self._directors[company]:
            self._exchange(company, self._directors[company], director)

    def _start(self, state: IrelandState, company: str, director: str, shares: dict[str, int]) -> None:
        """A company starts: its certificates lie in the treasury, and those due are handed out.

        After a merger that is done in order from the proposer: with two shares or more the first certificates up to
        that worth, if the director's is still there; with one share the first ordinary one (17.7).
        """
        count = 4 if state.class_of(company) == "five" else 9
        left = self.held[company, company] = [f"{company}_{number}" for number in range(count)]
        seats = [f"@{(self.proposer + number) % state.seats}" for number in range(state.seats)]
        first = ""
        for holder in (*seats, POOL):
            due = shares.get(holder, 0)
            if not due:
                continue
            ids = left[:due]
            if left[0].endswith("_0"):
                ids = left[: due - 1] if due > 1 else left[1:2]
            self._move(ids, company, holder)
            if holder == POOL:
                continue
            if not first and due > 1:
                first = holder
            elif first and due > shares[first]:
                self._exchange(company, first, holder)
                first = holder
        if first != director:  # cannot happen in a game by the rules
            self._exchange(company, first, director)

    def _hand_over(self, company: str, giver: str, taker: str, count: int, director: str) -> None:
        """Certificates change hands by a sale or a purchase, and perhaps the director changes by it."""
        source = self.of(giver, company)
        ids = [id for id in self.chosen if id in source] or list(self.to_sell(giver, company, count))
        worth = sum(2 if id.endswith("_0") else 1 for id in ids)
        if not count <= worth <= count + 1:
            ids = list(self.to_sell(giver, company, count))
            worth = sum(2 if id.endswith("_0") else 1 for id in ids)
        old = self._directors[company]
        self._move(ids, giver, taker)
        if director != old:
            keeps = sum(2 if id.endswith("_0") else 1 for id in self.of(old, company))
            self._exchange(company, taker if f"{company}_0" in ids else old, director, to=old if keeps >= 2 else POOL)
        for _ in range(worth - count):  # part of the director's certificate was sold: the pool's first share goes back
            self._move(self.of(taker, company)[:1], taker, giver)

    def _exchange(self, company: str, old: str, new: str, *, to: str = "") -> None:
        """The new director gives the first certificates worth the director's one, and gets that one."""
        self._move(self.of(new, company)[:2], new, to or old)
        self._move([f"{company}_0"], old, new)

    def _move(self, ids: Iterable[str], giver: str, taker: str) -> None:
        for id in list(ids):
            company = id.rpartition("_")[0]
            self.of(giver, company).remove(id)
            self.of(taker, company).append(id)


class Trains:
    """The file's id of each train card. Cards of one kind and owner are interchangeable in our engine."""

    def __init__(self) -> None:
        self._ours: dict[str, str] = {}
        """By id in the file: our card; those not listed have the same id."""
        self._owners: dict[str, str] = {}
        self._owned_before: dict[str, tuple[TrainCard, ...]] = {}
        self.chosen = ""
        """The train (in the file) that the next action moves, if the file says which."""

    def ours(self, id: str) -> str:
        """Return our id of a train of the file."""
        return self._ours.get(id, id)

    def theirs(self, id: str) -> str:
        """Return the file's id of one of our trains."""
        return next((there for there, here in self._ours.items() if here == id), id)

    def owner(self, state: IrelandState, id: str) -> str | None:
        """Return the owner of a train of the file; None: it is in the stack, or nowhere."""
        card = self.ours(id)
        return next((owner for owner, cards in state.depot.owned.items() if any(c.id == card for c in cards)), None)

    def follow(self, state: IrelandState) -> None:
        """If another card than the chosen one moved, they change names."""
        if state.depot.owned == self._owned_before:
            return
        self._owned_before = state.depot.owned.copy()
        owners = {card.id: owner for owner, cards in state.depot.owned.items() for card in cards}
        card = self.ours(self.chosen)
        if self.chosen and card in self._owners and owners.get(card) == self._owners[card]:
            kind, owner = card.rpartition("-")[0], self._owners[card]
            for other, before in self._owners.items():
                if before == owner != owners.get(other) and other.rpartition("-")[0] == kind:
                    known = self.theirs(other)
                    self._ours[self.chosen], self._ours[known] = other, card
                    break
        self._owners, self.chosen = owners, ""


class Tiles:
    """Which copy of a tile lies on each cell, and which copies are free, in the order the public engine lists them."""

    def __init__(self, supply: dict[str, int]) -> None:
        self.free = {tile: [f"{tile}-{number}" for number in range(max(count, 0))] for tile, count in supply.items()}
        self.on: dict[str, str] = {}
        """By cell."""
        self._kinds: dict[str, str] = {}
        self._digest = 0
        self.chosen = ""
        """The copy that the next action lays, if the file says which."""

    def next(self, tile: str) -> str:
        """Return the copy the public engine offers."""
        return self.free[tile][0] if self.free.get(tile) else f"{tile}-0"

    def cell(self, copy: str) -> str | None:
        """Return where a copy lies. The tiles printed on the map have the name of their cell."""
        return next((cell for cell, other in self.on.items() if other == copy), None)

    def follow(self, state: IrelandState) -> None:
        """Note the tiles laid since the last call."""
        if state.board.track_digest == self._digest:
            return
        self._digest = state.board.track_digest
        for cell, shape in state.board.laid.items():
            tile = shape.tile.id
            if self._kinds.get(cell) == tile:
                continue
            free = self.free.setdefault(tile, [])
            copy = self.chosen if self.chosen in free else self.next(tile)
            if copy in free:
                free.remove(copy)
            if cell in self.on:
                self.free[self._kinds[cell]].append(self.on[cell])
            self.on[cell], self._kinds[cell] = copy, tile
        self.chosen = ""


class Ids:
    """All ids of a game in a file."""

    def __init__(self, state: IrelandState) -> None:
        self.certificates = Certificates()
        self.trains = Trains()
        self.tiles = Tiles(state.board.supply)
        self.follow(state)

    def follow(self, state: IrelandState) -> None:
        """Move what has moved since the last call."""
        self.certificates.follow(state)
        self.trains.follow(state)
        self.tiles.follow(state)

    def city(self, state: IrelandState, place: Place) -> str:
        """Return the id of a city: that of its tile, and its number among the tile's cities."""
        cell, stop = place
        cities = _cities(state, cell)
        return f"{self.tiles.on.get(cell, f'{cell}-0')}-{cities.index(stop) if stop != ON_CELL else 0}"

    def place(self, state: IrelandState, city: str) -> Place | None:
        """Return the place of a city; None if there is no such city."""
        copy, _, number = city.rpartition("-")
        cell = self.tiles.cell(copy)
        if cell is None:
            cell = copy.rpartition("-")[0]
            if cell not in state.board.map.cells or cell in self.tiles.on:
                return None
        cities = _cities(state, cell)
        return (cell, cities[int(number)]) if number in map(str, range(len(cities))) else None


def _cities(state: IrelandState, cell: str) -> Sequence[int]:
    shape = state.board.shape(cell)
    return [number for number, stop in enumerate(shape.tile.stops) if stop.slots] if shape is not None else []
