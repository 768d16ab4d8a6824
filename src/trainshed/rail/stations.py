"""Stations in slots, and reserved slots: the part of a board that is carried over to a new tile.

A station may also lie on a cell as a whole (`ON_CELL`), if its city is not decided yet.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from trainshed.core.message import Arg, Illegal, Message, Refusal
from trainshed.rail.grid import Cell
from trainshed.rail.map import ON_CELL, Map, Place
from trainshed.rail.tile import Shape, Stop, Upgrade

KEYS: tuple[str, ...] = (
    "rail-station-no-city",
    "rail-station-full",
    "rail-station-reserved",
    "rail-station-second",
)


def _refuse(rule: str, key: str, *about: str, **args: Arg) -> Refusal:
    return Refusal(f"rail/board.{rule}", Message(key, args), about)


class Stations:
    """The stations and reservations of companies, by place. `Board` adds the tiles."""

    __slots__ = ("digest", "map", "placed", "reserved", "stations")

    map: Map
    stations: dict[Place, tuple[str, ...]]
    reserved: dict[Place, tuple[str, ...]]
    placed: dict[str, tuple[Place, ...]]
    """By company: where its stations stand, in the order they were placed."""
    digest: int

    def shape(self, cell: Cell) -> Shape | None:
        """The shape on the cell."""
        raise NotImplementedError

    def shapes(self) -> Iterator[tuple[Cell, Shape]]:
        """All cells with a shape."""
        raise NotImplementedError

    def stop(self, place: Place) -> Stop:
        """The stop at a place."""
        shape = self.shape(place[0])
        assert shape is not None, place
        return shape.tile.stops[place[1]]

    def companies_at(self, cell: Cell) -> tuple[str, ...]:
        """All companies with a station on the cell, at any stop."""
        return tuple(c for (at, _), companies in self.stations.items() if at == cell for c in companies)

    def stations_of(self, company: str) -> tuple[Place, ...]:
        """The places of the company's stations, in the order they were placed (the home first)."""
        return self.placed.get(company, ())

    def passable(self, place: Place, company: str) -> bool:
        """True if the company may run and build beyond the stop: it has a free slot or a station of the company.

        A reserved slot is free for passing. Towns never block. ``end_only`` stops cannot be passed.
        """
        stop = self.stop(place)
        here = self.stations.get(place, ())
        return not stop.end_only and (stop.free_for_passing(len(here)) or company in here)

    def blocked(self, company: str) -> tuple[Place, ...]:
        """The cities whose slots are all taken by other companies: the company's paths end there."""
        return tuple(
            [
                place
                for place, here in self.stations.items()
                if company not in here and place[1] != ON_CELL and len(here) >= self.stop(place).slots
            ]
        )

    def may_have_station(self, company: str, place: Place) -> bool:
        """True if the company may have a station on this stop. Reach is not checked."""
        slots = self.stop(place).slots
        return len(self.stations.get(place, ())) < slots and self.why_not_station(company, place) is None

    def why_not_station(self, company: str, place: Place) -> Refusal | None:
        """Return why the company may not have a station here, or None. Reach is not checked."""
        cell, index = place
        shape = self.shape(cell)
        stops = shape.tile.stops if shape else ()
        if not 0 <= index < len(stops) or not stops[index].slots:
            return _refuse("city", "rail-station-no-city", cell, cell=cell)
        if any(at == cell for at, _ in self.placed.get(company, ())):
            return _refuse("second", "rail-station-second", cell, cell=cell, company=company)
        empty = stops[index].slots - len(self.stations.get(place, ()))
        if empty <= 0:
            return _refuse("full", "rail-station-full", cell, cell=cell)
        others = [c for c in self.reserved.get(place, ()) if c != company]
        if empty <= len(others):
            return _refuse("reserved", "rail-station-reserved", cell, cell=cell, company=others[0])
        # A station on the cell as a whole will need a slot, just like a reservation.
        whole = (*self.stations.get((cell, ON_CELL), ()), *self.reserved.get((cell, ON_CELL), ()))
        anywhere = [c for c in whole if c != company]
        if anywhere and company not in self.reserved.get(place, ()):
            left = sum(
                stop.slots - len(self.stations.get((cell, i), ())) - len(self.reserved.get((cell, i), ()))
                for i, stop in enumerate(stops)
            )
            if left <= len(anywhere):
                return _refuse("reserved", "rail-station-reserved", cell, cell=cell, company=anywhere[0])
        return None

    def free_slots(self) -> Iterator[Place]:
        """Yield the stops on cells with track that have a free and unreserved slot."""
        for cell, shape in self.shapes():
            if shape.tracks:
                for index, stop in enumerate(shape.tile.stops):
                    if stop.slots and self.why_not_station("", (cell, index)) is None:
                        yield cell, index

    def place(self, company: str, place: Place) -> None:
        """Put a station of the company on a stop, or on the cell as a whole; use up its reservation there, if any.

        Raise `Illegal` if there is no city. The caller must have checked everything else (`why_not_station`).
        """
        self._test_city(place)
        for where in (place, (place[0], ON_CELL)):
            if company in self.reserved.get(where, ()):
                self._drop(self.reserved, "reserved", where, company)
        self._put(self.stations, "station", place, company)
        self.placed[company] = (*self.placed.get(company, ()), place)

    def remove(self, company: str, place: Place) -> None:
        """Take a station of the company off the board."""
        self._drop(self.stations, "station", place, company)
        self.placed[company] = tuple(other for other in self.placed[company] if other != place)

    def replace_station(self, old: str, new: str, place: Place) -> None:
        """Replace a station by one of another company in the same slot (mergers)."""
        here = self.stations[place]
        slot = here.index(old)
        self.stations[place] = (*here[:slot], new, *here[slot + 1 :])
        self.placed[old] = tuple(other for other in self.placed[old] if other != place)
        self.placed[new] = (*self.placed.get(new, ()), place)
        self.digest ^= self.map.zobrist("station", place, old) ^ self.map.zobrist("station", place, new)

    def reserve(self, company: str, place: Place) -> None:
        """Reserve a slot for the company: at one stop, or (``ON_CELL``) at any stop of the cell.

        Raise `Illegal` if there is no city.
        """
        self._test_city(place)
        self._put(self.reserved, "reserved", place, company)

    def release(self, company: str) -> None:
        """Remove all reservations of the company."""
        for place in [place for place, companies in self.reserved.items() if company in companies]:
            self._drop(self.reserved, "reserved", place, company)

    def close(self, company: str) -> None:
        """Remove all stations and reservations of the company."""
        self.release(company)
        for place in self.stations_of(company):
            self.remove(company, place)

    def _test_city(self, place: Place) -> None:
        cell, index = place
        shape = self.shape(cell)
        slots = [stop.slots for stop in shape.tile.stops] if shape else []
        if not (any(slots) if index == ON_CELL else 0 <= index < len(slots) and slots[index]):
            raise Illegal(_refuse("city", "rail-station-no-city", cell, cell=cell))

    def _put(self, table: dict[Place, tuple[str, ...]], word: str, place: Place, company: str) -> None:
        table[place] = (*table.get(place, ()), company)
        self.digest ^= self.map.zobrist(word, place, company)

    def _drop(self, table: dict[Place, tuple[str, ...]], word: str, place: Place, company: str) -> None:
        left = list(table[place])
        left.remove(company)
        if left:
            table[place] = tuple(left)
        else:
            del table[place]
        self.digest ^= self.map.zobrist(word, place, company)

    def _test_choice(self, cell: Cell, how: Upgrade, shape: Shape, choose: Mapping[str, int]) -> None:
        """Check that a station that lay on the cell as a whole gets a slot no carried-over station takes."""
        stops = shape.tile.stops
        for company, index in choose.items():
            if not 0 <= index < len(stops) or not stops[index].slots:
                raise Illegal(_refuse("city", "rail-station-no-city", cell, cell=cell))
            here = [c for i, to in enumerate(how.stops) if to == index for c in self.stations.get((cell, i), ())]
            here += [c for c in self.stations.get((cell, ON_CELL), ()) if choose.get(c) == index]
            if company in self.stations.get((cell, ON_CELL), ()) and len(here) > stops[index].slots:
                raise Illegal(_refuse("full", "rail-station-full", cell, cell=cell))

    def _carry_over(self, cell: Cell, how: Upgrade, shape: Shape, choose: Mapping[str, int]) -> None:
        cities = [i for i, stop in enumerate(shape.tile.stops) if stop.slots]

        def moved(place: Place, company: str) -> Place:
            if place[1] != ON_CELL:
                return cell, how.stops[place[1]]
            if company in choose:
                return cell, choose[company]
            return (cell, cities[0]) if len(cities) == 1 else place

        indexes = range(ON_CELL, len(how.stops))
        for table, word in ((self.stations, "station"), (self.reserved, "reserved")):
            if not any((cell, index) in table for index in indexes):
                continue
            here = [(place, companies) for place, companies in table.items() if place[0] == cell]
            for place, companies in here:
                for company in companies:
                    self._drop(table, word, place, company)
            for place, companies in here:
                for company in companies:
                    there = moved(place, company)
                    self._put(table, word, there, company)
                    if table is self.stations and there != place:
                        old = self.placed[company]
                        self.placed[company] = tuple(there if other == place else other for other in old)
