"""How the bots build: tiles, stations, homes, and the powers of privates that lay tiles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trainshed.core import Action, Message
from trainshed.rail.board import Board
from trainshed.rail.play.actions import Done, LayTile, PlaceStation
from trainshed.rail.play.advice import best_two, reason
from trainshed.rail.play.choice import CompanyChoice
from trainshed.rail.play.track import LayTrack
from trainshed.rail.reach import reach
from trainshed.rail.tile import BROAD

from . import advice
from .actions import PlaceMarker, SettleStation
from .outlook import PROMISE, Outlook, built
from .state import IrelandState

DIRECTION = 2.0
"""Worth of an open end towards a stop."""
STATION = 40
"""What a station must bring over the rest of the game."""
MOST_EXACT = 30
"""So many lays are rated exactly; the others only by where they lead."""


def build(outlook: Outlook, step: LayTrack, actions: Sequence[Action]) -> Action:
    """Return the best lay, or done."""
    state, company = outlook.state, step.company
    lays = [action for action in actions if isinstance(action, LayTile)]
    keep = _kept_for_train(outlook, company)
    paid = [lay for lay in lays if price_of(state, step, lay) <= max(0, state.bank[company] - keep)]
    if not paid:
        outlook.because(lambda: [advice.kept_for_train(company, keep)] if lays and keep else [reason("nothing-better")])
        return _done(actions)
    ahead = sorted(paid, key=lambda lay: -_direction(state, lay))[:MOST_EXACT]
    rated = [(0.0, _done(actions)), *((_score(outlook, step, lay), lay) for lay in ahead)]
    _, chosen, other, behind = best_two(rated)
    if isinstance(chosen, LayTile):
        lay, price = chosen, price_of(state, step, chosen)
        outlook.because(lambda: advice.lay(outlook, company, lay, price), other, behind)
    else:
        outlook.because(lambda: [reason("nothing-better")], other, behind)
    return chosen


def price_of(state: IrelandState, step: LayTrack, lay: LayTile) -> int:
    """Return what a lay costs the company."""
    tile = state.box.tiles[lay.tile]
    if lay.by and lay.by != "BoW":
        return 0
    terrain = 0 if lay.by else state.rules.track.cost(state, lay.company, lay.cell, tile)
    return step.fee(state, tile) + int(terrain)


def _kept_for_train(outlook: Outlook, company: str) -> int:
    """Return the money a company without a lasting train keeps for the cheapest one."""
    state = outlook.state
    if any(outlook.life(kind) > 1 for kind in state.depot.kinds_of(company)):
        return 0
    top = state.depot.next()
    prices = [state.depot.price(card.kind) for card in state.depot.pool]
    prices += [state.depot.price(top)] if top else []
    least = min(prices, default=0)
    return least if state.bank[company] >= least else 0


def _score(outlook: Outlook, step: LayTrack, lay: LayTile) -> float:
    """Return what a lay brings over the rest of the game, minus its price."""
    state, company = outlook.state, step.company
    board = built(state, company, lay)
    promise = outlook.promise(company, board) - outlook.promise(company)
    now = 0
    if promise or lay.by:
        trains = state.depot.kinds_of(company)
        now = outlook.revenue(company, board=board) - outlook.revenue(company) if trains else 0
    runs = outlook.runs_left
    gain = runs * (now + PROMISE * promise) + DIRECTION * _direction(state, lay)
    return gain - 0.6 * price_of(state, step, lay) - 0.5


def _direction(state: IrelandState, lay: LayTile) -> float:
    """Return how much a lay leads towards stops: its own, those next to its ends, those one further."""
    board, grid = state.board, state.board.map.grid
    shape = state.box.tiles[lay.tile].shape(lay.rotation)
    total = 1.0 * len(shape.tile.stops)
    for side in shape.exits:
        weight = 1.0 if shape.gauges[side] & BROAD else 0.3
        cell = grid.neighbour(lay.cell, side)
        if cell is None or (lay.cell, side) in grid.blocked:
            continue
        total += weight * (1.5 * _stops(board, cell) + 0.4 * sum(_stops(board, c) for c in _around(board, cell)))
    return total


def _stops(board: Board, cell: str) -> float:
    shape = board.shape(cell)
    if shape is None:
        return 0.0
    return sum(2.0 if stop.slots else 1.0 for stop in shape.tile.stops)


def _around(board: Board, cell: str) -> Iterable[str]:
    return board.map.grid.neighbours(cell).values()


def _done(actions: Sequence[Action]) -> Action:
    return next((action for action in actions if isinstance(action, Done)), actions[0])


def station(outlook: Outlook, step: CompanyChoice, actions: Sequence[Action]) -> Action:
    """Return the station that raises the revenue most, if it pays."""
    state, company = outlook.state, step.company
    rated: list[tuple[float, Action]] = [(0.0, _done(actions))]
    for action in actions:
        if isinstance(action, PlaceStation):
            board = built(state, company, action)
            gain = outlook.revenue(company, board=board) - outlook.revenue(company)
            promise = outlook.promise(company, board) - outlook.promise(company)
            rated.append((outlook.runs_left * (gain + PROMISE * promise) - STATION, action))
    _, chosen, other, behind = best_two(rated)

    def reasons() -> list[Message]:
        if not isinstance(chosen, PlaceStation):
            return [reason("nothing-better")]
        return advice.built_on(outlook, company, built(state, company, chosen))

    outlook.because(reasons, other, behind)
    return chosen


def home(outlook: Outlook, actions: Sequence[Action]) -> Action:
    """Return the home of a new company: where a long train earns most."""
    best, chosen, other, behind = best_two([(_home_value(outlook, action), action) for action in actions])
    outlook.because(lambda: [advice.long_train(round(best))], other, behind)
    return chosen


def _home_value(outlook: Outlook, action: Action) -> int:
    if not isinstance(action, PlaceStation):
        return -1
    return outlook.promise(action.company, built(outlook.state, action.company, action))


def settle(outlook: Outlook, actions: Sequence[Action]) -> Action:
    """Return the city with the most exits."""
    state = outlook.state

    def exits(action: Action) -> int:
        if not isinstance(action, SettleStation):
            return -1
        shape = state.board.shape(action.cell)
        return 0 if shape is None else len(shape.leaves[action.stop])

    chosen = max(actions, key=exits)
    outlook.because(lambda: [advice.most_exits(exits(chosen))])
    return chosen


def marker(outlook: Outlook, company: str, actions: Iterable[Action]) -> Action | None:
    """Return where to put a marker: at a stop in reach."""
    state = outlook.state
    found = reach(state.board, company)
    there = {cell for cell, _ in found.places()}
    markers = [action for action in actions if isinstance(action, PlaceMarker)]
    inside = [action for action in markers if action.cell in there]
    return inside[0] if inside else markers[0] if markers and state.depot.phase_number >= 2 else None
