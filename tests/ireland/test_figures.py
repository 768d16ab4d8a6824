"""Figures of the sheet: liquidity, how far off the ends are, what was there at the end of each round."""

from __future__ import annotations

from typing import Any

from tests.ireland.stock_table import cash, give, on_turn, put_marker, state_of, step
from tests.ireland.table import merge, started
from tests.web.ireland_positions import whole
from trainshed.core import Game
from trainshed.rail.owners import POOL
from trainshed.rail.play.actions import SellShares
from trainshed.titles.ireland.events import RoundStarted


def seen(game: Game, seat: int = 0) -> Any:
    return game.view(seat)


def test_liquidity_is_cash_and_the_largest_legal_bundle_of_each_company() -> None:
    """Over a whole game, against the sales that are legal in stock rounds."""
    played, compared = whole(4, 5), 0
    for at in range(len(played.actions)):
        game = played.at(at)
        if step(game) != "stock-turn":
            continue
        seat = on_turn(game)
        best: dict[str, int] = {}
        for action in game.legal_actions:
            if isinstance(action, SellShares):
                amount = action.count * state_of(game).market.price(action.company)
                best[action.company] = max(amount, best.get(action.company, 0))
        assert seen(game).players[seat].liquidity == cash(game, seat) + sum(best.values())
        compared += len(best)
    assert compared > 50


def test_what_the_pool_does_not_take_is_not_liquid() -> None:
    game = started(("EBSR", 0), ("GNWR", 1))
    merge(game)
    give(game, 0, "GNWR", 1)
    with_pool = seen(game).players[0].liquidity
    give(game, POOL, "GNWR", 2)
    price = state_of(game).market.price("GNWR")
    assert with_pool - seen(game).players[0].liquidity == price


def test_the_company_nearest_to_the_end_is_told_with_its_moves() -> None:
    game = started(("EBSR", 0), ("GNWR", 1))
    merge(game)
    chart = state_of(game).market.chart
    field = next(field for field in chart.fields if "end" in chart.zones(chart.moved["dividend"][field]))
    put_marker(game, "GNWR", *field)
    ends = seen(game).ends
    assert (ends.company, ends.moves) == ("GNWR", 1)
    assert (ends.bank, ends.money, ends.solvent) == (seen(game).bank, 4000, len(seen(game).players))


def test_books_are_those_of_the_rounds() -> None:
    """One for each stock and operating round; the last has the cash and the prices of the end."""
    game = whole(4, 5)
    books = seen(game).books
    assert len(books) == len(seen(game).wealth)
    rounds = [
        (event.kind, event.number, event.part)
        for _, events in game.log()
        for event in events
        if isinstance(event, RoundStarted) and event.kind in ("stock", "operating")
    ]
    assert [(book.round.kind, book.round.number, book.round.part) for book in books] == rounds
    state = state_of(game)
    assert books[-1].cash == tuple(state.bank[owner] for owner in state.owners())
    assert books[-1].prices == {company: state.market.price(company) for company in state.started()}


def test_the_deal_is_told() -> None:
    view = seen(whole(4, 5))
    assert view.left_out[0] in view.gone
    five = {company.id for company in view.companies if company.size == "five"}
    assert {*view.dealt, view.left_out[0], "DKR"} == five
    privates = {private.id for private in view.privates}
    assert privates.isdisjoint(view.left_out)
