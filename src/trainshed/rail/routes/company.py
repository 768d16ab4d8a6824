"""The route problem of one company on a board: stops and links, independent of any title."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import Struct

from trainshed.rail.board import Board
from trainshed.rail.map import Place
from trainshed.rail.routes import Bonus, Link, Name, Problem, Stop, Train
from trainshed.rail.tile import BROAD


class CompanyProblem(Struct, frozen=True, gc=False):
    """All stops the company's trains could reach, and the links between them."""

    stops: tuple[Stop, ...]
    links: tuple[Link, ...]
    cells: tuple[tuple[str, ...], ...]
    """Per link, the cells it runs through (for things found on the way, such as mines)."""

    def onward(self, link: int, start: Name) -> tuple[str, ...]:
        """The cells of a link, in the order of a train that comes from one of its ends."""
        cells = self.cells[link]
        return cells if self.links[link].a == start else cells[::-1]

    def along(self, stops: Sequence[Name], cells: Sequence[str]) -> tuple[int, ...] | None:
        """The links of a route over these stops that runs through exactly these cells; None if there is none."""
        if len(stops) < 2:
            return () if len(cells) < 2 else None
        start, end = stops[:2]
        for at, link in enumerate(self.links):
            if {link.a, link.b} == {start, end}:
                onward = self.onward(at, start)
                if tuple(cells[: len(onward)]) == onward:
                    rest = self.along(stops[1:], cells[len(onward) - 1 :])
                    if rest is not None:
                        return (at, *rest)
        return None

    def only(self, links: Sequence[int]) -> CompanyProblem:
        """The same stops with some of the links."""
        return CompanyProblem(
            self.stops, tuple([self.links[at] for at in links]), tuple([self.cells[at] for at in links])
        )

    def problem(self, trains: Iterable[Train], bonuses: Iterable[Bonus] = ()) -> Problem:
        """The complete problem, for `solve` or for a problem file for `trainshed routes`."""
        return Problem(self.stops, self.links, tuple(trains), tuple(bonuses))


def problem_of(
    board: Board,
    company: str,
    phase: str = "yellow",
    *,
    extra: Mapping[Place, int] | None = None,
    gauge: int = BROAD,
    within: Collection[int] | None = None,
    named: bool = True,
) -> CompanyProblem:
    """The stops and links the solver needs for a company: stop values in this phase, stations, blocked stops.

    ``extra`` adds to the value of stops (markers, narrow-gauge feeders). Only stops with a link appear; track owned by
    other companies is left out. ``within``: only links between these stops, such as those in reach. Unless ``named``,
    stops and track keep their integers, which is quicker.
    """
    map = board.map
    extra = extra or {}
    network = board.network()
    all_links = network.links(gauge) if within is None else network.links_among(within, gauge)
    links = [link for link in all_links if not link.owners or link.owners == (company,)]
    used = sorted({stop for link in links for stop in (link.a, link.b)})
    stops = []
    for id in used:
        place = map.place(id)
        stop = board.stop(place)
        here = board.stations.get(place, ())
        own = company in here
        stops.append(
            Stop(
                map.place_name(id) if named else id,
                stop.worth(phase, own=own) + extra.get(place, 0),
                1 if stop.counts else 0,
                stop.end_only or not (own or stop.free_for_passing(len(here))),
                own,
                stop.group or None,
            )
        )
    name, resource, cell = map.place_name, map.resource_name, map.grid.cell
    cells = tuple([tuple([cell(number) for number in link.cells]) for link in links])
    if not named:
        return CompanyProblem(tuple(stops), tuple([Link(k.a, k.b, k.track, k.length) for k in links]), cells)
    return CompanyProblem(
        tuple(stops),
        tuple(Link(name(k.a), name(k.b), tuple(resource(r) for r in k.track), k.length) for k in links),
        cells,
    )
