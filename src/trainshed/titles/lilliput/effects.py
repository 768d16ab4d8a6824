"""Effects of actions in numbers, for pages, descriptions and bots that do not implement the rules."""

from __future__ import annotations

from itertools import combinations

from msgspec import Struct

from trainshed.core import Log

from . import depot, laying, market, running
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
        price = state.price(state.index(action.company))
        return Effect(cost=price, cash=state.players[action.seat].cash - price)
    if isinstance(action, Found):
        return _founding(state, action)
    if isinstance(action, (PayOut, Withhold)):
        return _dividend(state, action)
    if isinstance(action, ChooseRun):
        return Effect(gain=action.mines, treasury=state.companies[state.index(action.company)].treasury + action.mines)
    if isinstance(action, DiscardTrain):
        return _drop(state, action)
    if isinstance(action, Answer) and action.accept:
        return _accept(state)
    if isinstance(action, CashIn):
        gain = state.power(action.seat, "cash_per_round") * state.round
        return Effect(gain=gain, cash=state.players[action.seat].cash + gain)
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
    before, after = best_run(state, number).revenue, best_run(state, number, board).revenue
    return Effect(cost=cost, before=before, after=after, treasury=state.companies[number].treasury - cost)


def _station(state: State, action: PlaceStation) -> Effect:
    number = state.index(action.company)
    board = state.board.copy()
    board.place(action.company, (action.cell, 0))
    cost = station_cost(state, number)
    before, after = best_run(state, number).revenue, best_run(state, number, board).revenue
    return Effect(cost=cost, before=before, after=after, treasury=state.companies[number].treasury - cost)


def _train(state: State, action: BuyTrain | BuyFromCompany | BuyFromPool) -> Effect:
    number = state.index(action.company)
    if isinstance(action, BuyTrain):
        train, cost = depot.top(state), depot.bank_price(state, action.seat)
    else:
        train = depot.train_index(state, action.train)
        cost = action.price if isinstance(action, BuyFromCompany) else depot.printed(state, train)
    charter = state.companies[number]
    before = best_run(state, number).revenue
    added = max(0, cost - charter.treasury)
    money = {"added": added, "treasury": charter.treasury + added - cost}
    if isinstance(action, BuyTrain) and train >= state.phase:
        after = _with_new_phase(state, number, train)
    else:
        after = best_run(state, number, trains=tuple(sorted((*charter.trains, train)))).revenue
    cash = state.players[action.seat].cash - added if added else None
    seller = _without(state, action.seller, train) if isinstance(action, BuyFromCompany) else None
    return Effect(cost=cost, before=before, after=after, cash=cash, seller=seller, **money)


def _without(state: State, company: str, train: int) -> int:
    """Return a company's best run without one of its trains."""
    number = state.index(company)
    return best_run(state, number, trains=depot.without(state.companies[number].trains, train)).revenue


def _with_new_phase(state: State, number: int, train: int) -> int:
    """Return the best run after the first train of a type: others rust, become obsolete or exceed the limit (7.7)."""
    later = state.copy()
    depot.add(later, number, train)
    depot.appear(later, train, state.first, Log())
    kept = later.companies[number].trains
    within = set(combinations(kept, min(len(kept), later.limit)))
    return max(best_run(later, number, trains=trains).revenue for trains in within)


def _drop(state: State, action: DiscardTrain) -> Effect:
    before = best_run(state, state.index(action.company)).revenue
    return Effect(before=before, after=_without(state, action.company, depot.train_index(state, action.train)))


def _accept(state: State) -> Effect:
    """Return the effect of accepting an offer: what the seller earns with and without the train."""
    deal: Choice = state.agenda[-1]
    if not isinstance(deal, Offer):
        return NOTHING
    after = _without(state, state.facts.company_ids[deal.seller], deal.train)
    before = best_run(state, deal.seller).revenue
    return Effect(before=before, after=after, treasury=state.companies[deal.seller].treasury + deal.price)


def _founding(state: State, action: Found) -> Effect:
    price, costs = state.facts.prices[action.field], state.facts.box.costs
    paid, gets = costs.found_pays * price, costs.found_gets * price
    return Effect(cost=paid, price=price, treasury=gets, cash=state.players[action.seat].cash - paid)


def _sale(state: State, action: SellShares) -> Effect:
    number = state.index(action.company)
    field = start = state.companies[number].field
    gain = 0
    for _ in range(action.count):
        gain += state.facts.prices[field if state.facts.box.sale.payment == "each" else start]
        field = market.sale(field)
    return Effect(gain=gain, price=state.facts.prices[field], cash=state.players[action.seat].cash + gain)


def _dividend(state: State, action: PayOut | Withhold) -> Effect:
    number = state.index(action.company)
    charter, prices = state.companies[number], state.facts.prices
    step: Choice = state.agenda[-1]
    revenue = step.revenue if isinstance(step, running.Dividend) else 0
    if isinstance(action, Withhold):
        return Effect(price=prices[market.withhold(charter.field)], treasury=charter.treasury + revenue)
    kept, rest = running.split(state, revenue)
    gain = rest // 10 * running.shares_of(state, action.seat, number)
    price = prices[market.dividend(charter.field, len(prices))]
    return Effect(gain=gain, price=price, treasury=charter.treasury + kept, cash=state.players[action.seat].cash + gain)
