"""Pictures of a table: the map, optionally with a company's best routes; below it companies, rounds, phases, trains.

There are no words, so that a picture serves every language. Companies are distinguished by letters as well as colours,
the routes of several trains by dash patterns. Money is written with the game's K.
"""

from __future__ import annotations

from functools import cache
from html import escape
from itertools import pairwise

from trainshed.rail.draw import CellArt, Livery, load_liveries, position
from trainshed.rail.draw.geometry import Point, arc, middle, xy
from trainshed.rail.draw.layout import SLOT, TOWN
from trainshed.rail.draw.paint import EDGE, FILL, FONT, INK, PAPER
from trainshed.rail.draw.position import colours
from trainshed.rail.draw.svg import board_body
from trainshed.rail.grid import Kind
from trainshed.rail.owners import POOL, player
from trainshed.rail.play.running import RouteTaken, best_run, place_of
from trainshed.rail.play.stations import next_cost

from .setup import DATA, in_play
from .state import FirstState

MARGIN, GAP = 18, 12
CARD_HEIGHT, STRIP_HEIGHT = 82, 70
"""Heights of a company's card and of the strip below the cards."""
MOST_COMPANIES = 5
DASHES = ("", "16 7", "3 7", "16 6 3 6")
"""By route: its dash pattern."""
_POINTY: Kind = "pointy"


@cache
def liveries() -> dict[str, Livery]:
    """Return the companies' colours."""
    return load_liveries(DATA)


def svg(state: FirstState, seat: int | None = None, *, routes: str = "", coordinates: bool = True) -> str:
    """Return the picture of the table; with the best routes of the company named in `routes`.

    Everything is open, so a seat only sees its own company marked.
    """
    if routes and routes not in in_play(state):
        raise ValueError(f"routes: {routes[:20]!r} is no company in play")
    art = position(state.board)
    left, top, wide, high = art.view
    body = [board_body(art, liveries(), coordinates=coordinates)]
    if routes:
        body += _routes(state, routes, {cell.cell: cell for cell in art.cells})
    under = top + high
    card = (wide - 2 * MARGIN - (MOST_COMPANIES - 1) * GAP) / MOST_COMPANIES
    for number, company in enumerate(in_play(state)):
        body.append(_at(left + MARGIN + number * (card + GAP), under, _company(state, company, seat, card)))
    strip = under + CARD_HEIGHT + GAP
    body.append(_at(left + MARGIN, strip, _rounds(state) + _phases(state)))
    body.append(_at(left + MARGIN + 2 * (card + GAP), strip, _depot(state)))
    whole = high + CARD_HEIGHT + GAP + STRIP_HEIGHT + MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {wide:g} {whole:g}" width="{wide:.0f}" '
        f'height="{whole:.0f}" role="img" {FONT}><title>18CZ</title><desc>{escape(_described(state))}</desc>'
        f'<rect x="{left:g}" y="{top:g}" width="{wide:g}" height="{whole:g}" fill="{PAPER}"/>{"".join(body)}</svg>'
    )


def _described(state: FirstState) -> str:
    """Describe tiles and companies in text that is the same in every language."""
    tiles = ", ".join(f"{cell} {shape.tile.id}" for cell, shape in sorted(state.board.laid.items()))
    companies = ", ".join(f"{company} {state.bank[company]} K" for company in in_play(state))
    return "; ".join(filter(None, (f"{state.round.number}/{state.box.data.rounds}", tiles, companies)))


def _at(x: float, y: float, body: str) -> str:
    return f'<g transform="translate({x:g} {y:g})">{body}</g>'


def _text(x: float, y: float, text: str, size: float, *, anchor: str = "middle", how: str = "", fill: str = INK) -> str:
    look = f'font-size="{size:g}" text-anchor="{anchor}" fill="{fill}"{how}'
    return f'<text x="{x:g}" y="{y:g}" {look}>{escape(text)}</text>'


def _box(x: float, y: float, wide: float, high: float, fill: str, *, strong: bool = False, how: str = "") -> str:
    line = 'stroke-width="2.6"' if strong else 'stroke-width="1" stroke-opacity=".45"'
    look = f'rx="5" fill="{fill}" stroke="{INK}" {line}{how}'
    return f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" {look}/>'


BOLD = ' font-weight="600"'
FAINT = ' fill-opacity=".7"'


# companies and their players


def _company(state: FirstState, company: str, seat: int | None, wide: float) -> str:
    """Draw a company: its disc, its player's seat and cash, its trains, the costs of the stations it has left."""
    livery = colours(liveries(), company)
    director = next(number for number in range(state.seats) if player(number) == state.shares.director(company))
    parts = [
        _box(
            0,
            0,
            wide,
            CARD_HEIGHT,
            EDGE,
            strong=getattr(state.agenda[-1] if state.agenda else None, "company", "") == company,
        ),
        f'<circle cx="24" cy="24" r="16" fill="{livery.fill}" stroke="{INK}" stroke-width="1.4"/>',
        _text(24, 28, livery.letters or company, 11.5, how=BOLD, fill=livery.ink),
        _text(48, 30, f"{state.bank[company]} K", 18, anchor="start", how=BOLD),
        _seat(wide - 24, 14, director + 1, director == seat),
    ]
    for number, card in enumerate(state.depot.of(company)):
        parts.append(_box(10 + 25 * number, 48, 21, 26, PAPER) + _text(20.5 + 25 * number, 66, card.kind, 15, how=BOLD))
    costs = state.box.data.stations[len(state.board.stations_of(company)) :]
    for number, cost in enumerate(reversed(costs)):
        x, is_next = wide - 21 - 31 * number, cost == next_cost(state, company)
        parts.append(
            f'<circle cx="{x:g}" cy="61" r="13.5" fill="{livery.fill}" stroke="{INK}"/>'
            f'<circle cx="{x:g}" cy="61" r="10" fill="#fff"/>'
            + _text(x, 64.5, str(cost), 9.5, how=BOLD if is_next else FAINT)
        )
    return f'<g data-company="{escape(company)}">{"".join(parts)}</g>'


def _seat(x: float, y: float, number: int, own: bool) -> str:
    """Draw a head and shoulders with the number of a seat; the seat that looks is dark."""
    fill = INK if own else "#9a947f"
    return (
        f'<g fill="{fill}"><circle cx="{x - 6:g}" cy="{y:g}" r="4.2"/>'
        f'<path d="M{x - 13:g} {y + 13:g}q0 -8 7 -8t7 8Z"/></g>' + _text(x + 9, y + 12, str(number), 14, how=BOLD)
    )


# rounds and phases (14, 15)


def _rounds(state: FirstState) -> str:
    """Draw the round track; the present round is dark."""
    parts = []
    for number in range(1, state.box.data.rounds + 1):
        now = number == state.round.number
        fill = INK if now else FILL["blank"] if number < state.round.number else EDGE
        parts.append(_box(31 * (number - 1), 0, 28, 28, fill))
        ink, how = (EDGE, BOLD) if now else (INK, FAINT)
        parts.append(_text(31 * (number - 1) + 14, 19, str(number), 14, how=how, fill=ink))
    return f'<g data-part="rounds">{"".join(parts)}</g>'


def _phases(state: FirstState) -> str:
    """Draw the phases in the colour of their best tile, each with the number of trains a company may own."""
    parts = []
    for number, phase in enumerate(state.box.roster.phases):
        x, now = 77.5 * number, phase.id == state.depot.phase.id
        how = "" if now else ' fill-opacity=".45"'
        parts.append(_box(x, 38, 72, 30, FILL[phase.colour], strong=now, how=how))
        parts.append(_text(x + 20, 59, phase.id, 17, how=BOLD if now else FAINT))
        for train in range(max(phase.limit.values())):
            parts.append(f'<rect x="{x + 34 + 8 * train:g}" y="49" width="6" height="9" rx="1.5" fill="{INK}"{FAINT}/>')
    return f'<g data-part="phases">{"".join(parts)}</g>'


# trains on sale (47)


def _depot(state: FirstState) -> str:
    """Draw the stack kind by kind, the top one marked; then the pool in a dashed tray."""
    depot, parts = state.depot, []
    for number, (kind, left) in enumerate(depot.stack.items()):
        how = "" if left else ' opacity=".45"'
        ink = "" if left else ' fill-opacity=".35"'
        x = 58 * number
        parts.append(_box(x, 0, 52, 68, EDGE, strong=depot.next() == kind, how=how))
        parts.append(_text(x + 17, 30, kind, 26, how=BOLD + ink))
        parts.append(_text(x + 47, 24, f"×{left}", 12, anchor="end", how=ink))
        parts.append(_text(x + 26, 57, f"{depot.price(kind)} K", 14, how=ink))
    x = 58 * len(depot.stack) + 6
    pool = depot.kinds_of(POOL)
    wide = max(52, 25 * len(pool) + 14)
    parts.append(
        f'<rect x="{x}" y="0" width="{wide}" height="68" rx="5" fill="none" stroke="{INK}" stroke-opacity=".5" '
        'stroke-dasharray="5 4"/>'
    )
    for number, kind in enumerate(pool):
        parts.append(_box(x + 9 + 25 * number, 21, 21, 26, EDGE))
        parts.append(_text(x + 19.5 + 25 * number, 39, kind, 15, how=BOLD))
    return f'<g data-part="depot">{"".join(parts)}</g>'


# routes (39)


def _routes(state: FirstState, company: str, drawn: dict[str, CellArt]) -> list[str]:
    """Draw the best routes of the company's trains in its colour, each with its own dash pattern."""
    fill = colours(liveries(), company).fill
    parts, towns = [], []
    for number, route in enumerate(best_run(state, company).routes):
        line = f'd="{_path(state, route, drawn)}" fill="none" stroke-linecap="round" stroke-linejoin="round"'
        dash = DASHES[number % len(DASHES)]
        how = f' stroke-dasharray="{dash}"' if dash else ""
        parts.append(f'<path {line} stroke="{INK}" stroke-width="11"/>')
        parts.append(f'<path {line} stroke="{EDGE}" stroke-width="8"/>')
        parts.append(f'<path data-train="{escape(route.train)}" {line} stroke="{fill}" stroke-width="6"{how}/>')
        for cell, stop in map(place_of, route.stops):
            art = drawn[cell].art
            assert art is not None
            if art.stops[stop].kind == "town":
                x, y = _stop_at(drawn[cell], stop)
                towns.append(
                    f'<circle cx="{x:g}" cy="{y:g}" r="{TOWN}" fill="{INK}" stroke="{EDGE}" stroke-width="1.8"/>'
                )
    return parts + towns


def _stop_at(cell: CellArt, stop: int) -> Point:
    assert cell.art is not None
    return cell.x + cell.art.stops[stop].x, cell.y + cell.art.stops[stop].y


def _path(state: FirstState, route: RouteTaken, drawn: dict[str, CellArt]) -> str:
    """Return the route along the track: arcs through plain cells and towns, straight lines to cities and ends.

    It keeps out of the slots of cities, so that stations stay visible.
    """
    grid = state.board.map.grid
    ahead = [place_of(stop) for stop in route.stops]
    sides = [grid.side_towards(a, b) for a, b in pairwise(route.cells)]
    parts = []
    for at, cell in enumerate(route.cells):
        art = drawn[cell]
        enter = None if at == 0 else grid.opposite(sides[at - 1] or 0)
        leave = sides[at] if at < len(sides) else None
        stop = None
        while ahead and ahead[0][0] == cell and (stop is None or leave is None):
            stop = ahead.pop(0)[1]
        assert art.art is not None
        if stop is None or (art.art.stops[stop].kind == "town" and enter is not None and leave is not None):
            assert enter is not None
            assert leave is not None
            parts.append(_shifted(arc(_POINTY, enter, leave, middle(_POINTY, enter), middle(_POINTY, leave)), art))
            continue
        for side in (enter, leave):
            if side is not None:
                parts.append(_to_stop(art, stop, side))
    return "".join(parts)


def _shifted(d: str, cell: CellArt) -> str:
    """Return a path of `arc` moved from the middle of a tile to a cell."""
    head, command, rest = d.partition("A") if "A" in d else d.partition("L")
    x, y = (float(number) for number in head[1:].split())
    *shape, end_x, end_y = rest.split()
    end = xy((float(end_x) + cell.x, float(end_y) + cell.y))
    return f"M{xy((x + cell.x, y + cell.y))}{command}{' '.join([*shape, end])}"


def _to_stop(cell: CellArt, stop: int, side: int) -> str:
    """Return the line from a side to a stop, short of its slots."""
    assert cell.art is not None
    art = cell.art.stops[stop]
    edge = middle(_POINTY, side)
    ends = art.slots or ((art.x, art.y),)
    near = min(ends, key=lambda slot: (slot[0] - edge[0]) ** 2 + (slot[1] - edge[1]) ** 2)
    length = ((near[0] - edge[0]) ** 2 + (near[1] - edge[1]) ** 2) ** 0.5
    part = max(0.0, 1 - (SLOT + 3) / length) if art.slots and length else 1.0
    end = edge[0] + (near[0] - edge[0]) * part, edge[1] + (near[1] - edge[1]) * part
    return f"M{xy((cell.x + edge[0], cell.y + edge[1]))}L{xy((cell.x + end[0], cell.y + end[1]))}"
