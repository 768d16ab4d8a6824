"""What an action would bring, in numbers: for pages, descriptions and bots that do not want to know the rules."""

from __future__ import annotations

from msgspec import Struct

from . import depot, laying, market, running
from .actions import (
    BuyFromCompany,
    BuyFromPool,
    BuyShare,
    BuyTrain,
    ChooseRun,
    Found,
    LayTile,
    PayOut,
    PlaceStation,
    SellShares,
    Withhold,
)
from .routes import best_run
from .state import State
from .stations import station_cost
from .steps import Choice


class Effect(Struct, frozen=True):
    """Money from or to the actor, and what the company concerned earns at best before and after."""

    cost: int = 0
    """What the treasury or the player pays."""
    gain: int = 0
    """What the player gets in cash."""
    before: int = 0
    after: int = 0
    """The company's best run as it stands, and with the action done (both 0 where a run does not change)."""
    price: int = 0
    """The company's price afterwards, if it changes."""


NOTHING = Effect()


def effect(state: State, action: object) -> Effect:
    """The effect of a legal action."""
    if isinstance(action, LayTile):
        return _lay(state, action)
    if isinstance(action, PlaceStation):
        return _station(state, action)
    if isinstance(action, (BuyTrain, BuyFromCompany, BuyFromPool)):
        return _train(state, action)
    if isinstance(action, SellShares):
        return _sale(state, action)
    if isinstance(action, BuyShare):
        return Effect(cost=state.price(state.index(action.company)))
    if isinstance(action, Found):
        price = state.facts.prices[action.field]
        return Effect(cost=price * state.facts.box.costs.found_pays, price=price)
    if isinstance(action, (PayOut, Withhold)):
        return _dividend(state, action)
    if isinstance(action, ChooseRun):
        return Effect(gain=action.mines)
    return NOTHING


def _lay(state: State, action: LayTile) -> Effect:
    number = state.index(action.company)
    tile = state.facts.tiles[action.tile]
    home = not state.companies[number].stations
    cost = 0 if home else laying.price(state, action.seat, tile, action.cell)
    board = state.board.copy()
    board.lay(action.cell, tile, action.rotation)
    if home:
        board.place(action.company, (action.cell, 0))
    before = best_run(state, number).revenue
    return Effect(cost=cost, before=before, after=best_run(state, number, board).revenue)


def _station(state: State, action: PlaceStation) -> Effect:
    number = state.index(action.company)
    board = state.board.copy()
    board.place(action.company, (action.cell, 0))
    cost = station_cost(state, number)
    return Effect(cost=cost, before=best_run(state, number).revenue, after=best_run(state, number, board).revenue)


def _train(state: State, action: BuyTrain | BuyFromCompany | BuyFromPool) -> Effect:
    number = state.index(action.company)
    if isinstance(action, BuyTrain):
        train, cost = depot.top(state), depot.bank_price(state, action.seat)
    else:
        train = depot.train_index(state, action.train)
        cost = action.price if isinstance(action, BuyFromCompany) else depot.printed(state, train)
    trains = tuple(sorted((*state.companies[number].trains, train)))
    before = best_run(state, number).revenue
    return Effect(cost=cost, before=before, after=best_run(state, number, trains=trains).revenue)


def _sale(state: State, action: SellShares) -> Effect:
    number = state.index(action.company)
    field = start = state.companies[number].field
    gain = 0
    for _ in range(action.count):
        gain += state.facts.prices[field if state.facts.box.sale.payment == "each" else start]
        field = market.sale(field)
    return Effect(gain=gain, price=state.facts.prices[field])


def _dividend(state: State, action: PayOut | Withhold) -> Effect:
    number = state.index(action.company)
    field, prices = state.companies[number].field, state.facts.prices
    if isinstance(action, Withhold):
        return Effect(price=prices[market.withhold(field)])
    step: Choice = state.agenda[-1]
    revenue = step.revenue if isinstance(step, running.Dividend) else 0
    rest = running.split(state, revenue)[1]
    gain = rest // 10 * running.shares_of(state, action.seat, number)
    return Effect(gain=gain, price=prices[market.dividend(field, len(prices))])
