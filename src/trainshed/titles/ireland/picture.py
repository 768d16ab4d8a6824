"""Pictures of a table: the map, optionally with a company's best routes; beside it market, companies, players, trains.

There are no words, so that a picture serves every language. Companies are distinguished by letters as well as colours.
"""

from __future__ import annotations

from functools import cache
from html import escape

from trainshed.rail.draw import Livery, RouteLine, load_liveries, position
from trainshed.rail.draw.market import market_body, market_size
from trainshed.rail.draw.paint import EDGE, FILL, FONT, INK, PAPER
from trainshed.rail.draw.position import colours
from trainshed.rail.draw.routes import routes_body
from trainshed.rail.draw.svg import board_body
from trainshed.rail.owners import BANK, POOL
from trainshed.rail.play.running import best_run, place_of

from . import flow, stock
from .setup import DATA
from .state import IrelandState

GAP = 16
ROW = 34
"""Height of a company's and of a player's row."""
BOLD = ' font-weight="600"'
FAINT = ' fill-opacity=".65"'


@cache
def liveries() -> dict[str, Livery]:
    """Return the companies' colours."""
    return load_liveries(DATA)


def svg(state: IrelandState, seat: int | None = None, *, routes: str = "", coordinates: bool = True) -> str:
    """Return the picture of the table; with the best routes of the company named in `routes`.

    Everything is open, so a seat only sees its own row marked.
    """
    if routes and routes not in state.market:
        raise ValueError(f"routes: {routes[:20]!r} is no company in play")
    art = position(state.board)
    left, top, wide, high = art.view
    body = [board_body(art, liveries(), coordinates=coordinates)]
    if routes:
        taken = best_run(state, routes).routes
        lines = [RouteLine(n, [place_of(stop) for stop in route.stops], route.cells) for n, route in enumerate(taken)]
        body.append(routes_body(state.board, art, lines, colours(liveries(), routes).fill))
    across, down = market_size(state.market.chart)
    beside = left + wide + GAP
    body.append(_at(beside, top + GAP, f'<g data-part="market">{market_body(state.market, liveries())}</g>'))
    at = top + down + 2 * GAP
    for part, height in (_depot(state), _companies(state, across), _players(state, seat, across), _stack(state)):
        body.append(_at(beside, at, part))
        at += height + GAP
    whole, tall = wide + across + 2 * GAP, max(high, at - top)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {whole:g} {tall:g}" width="{whole:.0f}" '
        f'height="{tall:.0f}" role="img" {FONT}><title>18Ireland</title><desc>{escape(_described(state))}</desc>'
        f'<rect x="{left:g}" y="{top:g}" width="{whole:g}" height="{tall:g}" fill="{PAPER}"/>{"".join(body)}</svg>'
    )


def _described(state: IrelandState) -> str:
    """Describe tiles, prices and cash in text that is the same in every language."""
    tiles = ", ".join(f"{cell} {shape.tile.id}" for cell, shape in sorted(state.board.laid.items()))
    prices = ", ".join(f"{company} {state.market.price(company)}" for company in state.started())
    cash = ", ".join(f"{seat + 1}: £{state.bank[owner]}" for seat, owner in enumerate(state.owners()))
    return "; ".join(filter(None, (f"phase {state.depot.phase.id}", tiles, prices, cash)))


def _at(x: float, y: float, body: str) -> str:
    return f'<g transform="translate({x:g} {y:g})">{body}</g>'


def _text(x: float, y: float, text: str, size: float = 16, *, anchor: str = "start", how: str = "") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}" fill="{INK}"{how}>{escape(text)}</text>'
    )


def _box(x: float, y: float, wide: float, high: float, fill: str, how: str = "") -> str:
    look = f'rx="4" fill="{fill}" stroke="{INK}" stroke-opacity=".45"{how}'
    return f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" {look}/>'


def _disc(x: float, y: float, company: str, r: float = 14) -> str:
    livery = colours(liveries(), company)
    letters = livery.letters or company
    size = r * (0.86 if len(letters) < 4 else 0.66 if len(letters) < 5 else 0.55)
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{livery.fill}" stroke="{INK}" stroke-width="1.2"/>'
        f'<text x="{x:g}" y="{y + 0.33 * size:g}" font-size="{size:g}" font-weight="600" text-anchor="middle" '
        f'fill="{livery.ink}">{escape(letters)}</text>'
    )


# trains on sale (9)


def _depot(state: IrelandState) -> tuple[str, float]:
    """Draw the stack kind by kind, the top one marked, then the pool; last the money of the bank."""
    depot, parts, x = state.depot, [], 0.0
    for kind, left in depot.stack.items():
        if depot.roster.kinds[kind].reverse:
            continue
        how = "" if left else ' opacity=".4"'
        marked = ' stroke-width="2.6"' if depot.next() == kind else ""
        parts.append(_box(x, 0, 84, 54, EDGE, marked + how))
        parts.append(_text(x + 9, 25, kind, 20, how=BOLD + how))
        parts.append(_text(x + 78, 22, "∞" if left < 0 else f"×{left}", 13, anchor="end", how=how))
        parts.append(_text(x + 9, 46, f"£{depot.price(kind)}", 14, how=how))
        x += 90
    pool = depot.kinds_of(POOL)
    parts.append(_box(x + 6, 0, max(78, 44 * len(pool) + 12), 54, "none", ' stroke-dasharray="5 4"'))
    for number, kind in enumerate(pool):
        parts.append(_box(x + 14 + 44 * number, 12, 38, 30, EDGE))
        parts.append(_text(x + 33 + 44 * number, 33, kind, 16, anchor="middle", how=BOLD))
    parts.append(_text(870, 33, f"£{state.bank[BANK]}", 22, anchor="end", how=BOLD))
    return f'<g data-part="depot">{"".join(parts)}</g>', 54


# companies and players


def _companies(state: IrelandState, wide: float) -> tuple[str, float]:
    """Draw the companies in operating order: price, treasury, trains, certificates by holder, privates."""
    parts = []
    for number, company in enumerate(state.started()):
        y = ROW * number
        acting = getattr(state.agenda[-1] if state.agenda else None, "company", "") == company
        row = [_box(0, y, wide, ROW - 4, EDGE, ' stroke-width="2.6"' if acting else ""), _disc(20, y + 15, company)]
        row.append(_text(92, y + 21, str(state.market.price(company)), 18, anchor="end", how=BOLD))
        row.append(_text(174, y + 21, f"£{state.bank[company]}", 17, anchor="end"))
        for place, card in enumerate(state.depot.of(company)):
            row.append(_box(188 + 42 * place, y + 3, 38, 24, PAPER))
            row.append(_text(207 + 42 * place, y + 21, card.kind, 15, anchor="middle", how=BOLD))
        row.append(_held(state, company, 370, y + 4, 400))
        row.append(_text(782, y + 20, " ".join(state.privates_of(company)), 12))
        parts.append(f'<g data-company="{escape(company)}">{"".join(row)}</g>')
    return "".join(parts), max(0, ROW * len(state.started()) - 4)


def _held(state: IrelandState, company: str, x: float, y: float, wide: float) -> str:
    """Draw who holds a company, as wide as the percentage: seats by number, P the pool, the treasury hatched."""
    director = state.shares.director(company)
    places = [(owner, str(seat + 1), EDGE) for seat, owner in enumerate(state.owners())]
    places.sort(key=lambda place: place[0] != director)
    places += [(POOL, "P", FILL["blue"]), (company, "", FILL["preset"])]
    parts = []
    for owner, name, fill in places:
        percent = state.shares.percent(owner, company)
        if percent:
            crown = "♛" if owner == director else ""
            parts.append(_box(x, y, wide * percent / 100 - 2, 22, fill))
            parts.append(_text(x + wide * percent / 200 - 1, y + 16, f"{crown}{name}", 13, anchor="middle", how=BOLD))
            x += wide * percent / 100
    return "".join(parts)


def _players(state: IrelandState, seat: int | None, wide: float) -> tuple[str, float]:
    """Draw the players: seat, priority, cash, certificates, shares, privates, worth."""
    parts = []
    for number, owner in enumerate(state.owners()):
        y, out = ROW * number, number in state.bankrupt
        fill = FILL["yellow"] if number == seat else EDGE
        row = [
            _box(0, y, wide, ROW - 4, fill, ' opacity=".5"' if out else ""),
            _text(20, y + 21, str(number + 1), 18, how=BOLD),
        ]
        row.append(_text(40, y + 21, "✕" if out else "⚑" if number == state.priority else "", 16))
        row.append(_text(132, y + 21, f"£{state.bank[owner]}", 17, anchor="end"))
        limit = stock.certificate_limit(state)
        row.append(_text(190, y + 20, f"{stock.counted(state, owner)}/{limit}", 14, anchor="end", how=FAINT))
        x = 216.0
        for company in state.started():
            percent = state.shares.percent(owner, company)
            if percent:
                row.append(_disc(x, y + 15, company, 12) + _text(x + 14, y + 20, str(percent), 13))
                x += 46
        row.append(_text(x, y + 20, " ".join(state.privates_of(owner)), 13))
        row.append(_text(wide - 12, y + 21, f"£{sum(flow.parts(state, number).values())}", 18, anchor="end", how=BOLD))
        parts.append(f'<g data-player="{number}">{"".join(row)}</g>')
    return "".join(parts), ROW * state.seats - 4


def _stack(state: IrelandState) -> tuple[str, float]:
    """Draw the 5-share companies to come, the next one first, then privates on offer with their prices."""
    parts = [_disc(16 + 34 * number, 16, company) for number, company in enumerate(state.stack)]
    x = 34.0 * len(state.stack) + 24
    for private in state.offered:
        parts.append(_text(x, 21, f"{private} £{state.box.privates[private].value}", 14))
        x += 92
    return f'<g data-part="stack">{"".join(parts)}</g>', 32
