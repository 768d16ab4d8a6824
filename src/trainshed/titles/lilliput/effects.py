"""Effects of actions in numbers, for pages, descriptions and bots that do not implement the rules."""

from __future__ import annotations

from itertools import combinations

from msgspec import Struct

from trainshed.rail.board import Board

from . import depot, laying, running
from .actions import (
    Answer,
    BuyFromCompany,
    BuyFromPool,
    BuyShare,
    BuyTrain,
    CashIn,
    ChooseRun,
    DiscardTrain,
    Found,
    LayTile,
    PayOut,
    PlaceStation,
    SellShares,
    Withhold,
)
from .routes import best_run
from .shares import proceeds
from .state import State
from .stations import station_cost
from .steps import Choice
from .trains import Offer


class Effect(Struct, frozen=True):
    """Money the actor pays or receives, and the best revenue of the company before and after the action."""

    cost: int = 0
    """Paid by the treasury or the player."""
    gain: int = 0
    """Cash the player receives (for `ChooseRun`: income from mines)."""
    before: int = 0
    after: int = 0
    """The company's best run now, and after the action (both 0 if the action changes no run)."""
    price: int = 0
    """The company's share price afterwards, if it changes."""
    seller: int | None = None
    """Best run of the selling company afterwards."""
    added: int = 0
    """Part of the cost that the director pays from personal cash."""
    treasury: int | None = None
    """The company's treasury afterwards, if it changes."""
    cash: int | None = None
    """The player's cash afterwards, if it changes."""


NOTHING = Effect()


def effect(state: State, action: object) -> Effect:
    """Return the effect of a legal action."""
    if isinstance(action, LayTile):
        return _lay(state, action)
    if isinstance(action, PlaceStation):
        return _station(state, action)
    if isinstance(action, (BuyTrain, BuyFromCompany, BuyFromPool)):
        return _train(state, action)
    if isinstance(action, SellShares):
        return _sale(state, action)
    if isinstance(action, BuyShare):
        price = state.market.price(action.company)
        return Effect(cost=price, cash=state.cash(action.seat) - price)
    if isinstance(action, Found):
        return _founding(state, action)
    if isinstance(action, (PayOut, Withhold)):
        return _dividend(state, action)
    if isinstance(action, ChooseRun):
        return Effect(gain=action.mines, treasury=state.bank[action.company] + action.mines)
    if isinstance(action, DiscardTrain):
        return _drop(state, action)
    if isinstance(action, Answer) and action.accept:
        return _accept(state)
    if isinstance(action, CashIn):
        gain = state.power(action.seat, "cash_per_round") * state.round.number
        return Effect(gain=gain, cash=state.cash(action.seat) + gain)
    return NOTHING


def _lay(state: State, action: LayTile) -> Effect:
    tile = state.box.tiles[action.tile]
    home = not state.board.stations_of(action.company)
    cost = 0 if home else laying.price(state, action.seat, tile, action.cell)
    board = state.board.copy()
    board.lay(action.cell, tile, action.rotation)
    if home:
        board.place(action.company, (action.cell, 0))
    return _built(state, action.company, board, cost)


def _station(state: State, action: PlaceStation) -> Effect:
    board = state.board.copy()
    board.place(action.company, (action.cell, 0))
    return _built(state, action.company, board, station_cost(state, action.company))


def _built(state: State, company: str, board: Board, cost: int) -> Effect:
    before, after = best_run(state, company).revenue, best_run(state, company, board).revenue
    return Effect(cost=cost, before=before, after=after, treasury=state.bank[company] - cost)


def _train(state: State, action: BuyTrain | BuyFromCompany | BuyFromPool) -> Effect:
    company, treasury = action.company, state.bank[action.company]
    if isinstance(action, BuyTrain):
        train, cost = depot.top(state), depot.bank_price(state, action.seat)
    else:
        train = action.train
        cost = action.price if isinstance(action, BuyFromCompany) else state.depot.price(train)
    before = best_run(state, company).revenue
    added = max(0, cost - treasury)
    money = {"added": added, "treasury": treasury + added - cost}
    if isinstance(action, BuyTrain) and train not in state.depot.seen:
        after = _with_new_phase(state, company)
    else:
        trains = depot.with_train(state, state.depot.kinds_of(company), train)
        after = best_run(state, company, trains=trains).revenue
    cash = state.cash(action.seat) - added if added else None
    seller = _without(state, action.seller, train) if isinstance(action, BuyFromCompany) else None
    return Effect(cost=cost, before=before, after=after, cash=cash, seller=seller, **money)


def _without(state: State, company: str, train: str) -> int:
    """Return a company's best run without one of its trains."""
    return best_run(state, company, trains=depot.without(state.depot.kinds_of(company), train)).revenue


def _with_new_phase(state: State, company: str) -> int:
    """Return the best run with the top train, if it begins a phase: others rust, become obsolete or are over the limit
    (7.7).
    """
    later = state.copy()
    later.depot.take_new(company)
    kept = later.depot.kinds_of(company)
    within = set(combinations(kept, min(len(kept), later.limit)))
    return max(best_run(later, company, trains=trains).revenue for trains in within)


def _drop(state: State, action: DiscardTrain) -> Effect:
    before = best_run(state, action.company).revenue
    return Effect(before=before, after=_without(state, action.company, action.train))


def _accept(state: State) -> Effect:
    """Return the effect of accepting an offer: what the seller earns with and without the train."""
    deal: Choice = state.agenda[-1]
    if not isinstance(deal, Offer):
        return NOTHING
    after = _without(state, deal.seller, deal.train)
    before = best_run(state, deal.seller).revenue
    return Effect(before=before, after=after, treasury=state.bank[deal.seller] + deal.price)


def _founding(state: State, action: Found) -> Effect:
    price, costs = state.box.prices[action.field], state.box.costs
    paid, gets = costs.found_pays * price, costs.found_gets * price
    return Effect(cost=paid, price=price, treasury=gets, cash=state.cash(action.seat) - paid)


def _sale(state: State, action: SellShares) -> Effect:
    chart, gain = state.box.chart, proceeds(state, action.company, action.count)
    price = chart.price(chart.move(state.market.at(action.company), "sale", action.count))
    return Effect(gain=gain, price=price, cash=state.cash(action.seat) + gain)


def _dividend(state: State, action: PayOut | Withhold) -> Effect:
    company, treasury, chart = action.company, state.bank[action.company], state.box.chart
    step: Choice = state.agenda[-1]
    revenue = step.revenue if isinstance(step, running.Dividend) else 0
    event = "withhold" if isinstance(action, Withhold) else "dividend"
    price = chart.price(chart.move(state.market.at(company), event))
    if isinstance(action, Withhold):
        return Effect(price=price, treasury=treasury + revenue)
    kept, rest = running.split(state, revenue)
    gain = rest // 10 * state.tenths(action.seat, company)
    return Effect(gain=gain, price=price, treasury=treasury + kept, cash=state.cash(action.seat) + gain)
