"""What auctions and stock turns tell the page: every forecast is compared with what then happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import pytest
from msgspec import Struct

from tests.ireland.games import played
from tests.ireland.stock_table import STACK, begin, cash, give, new, put_marker, set_cash, state_of, stock_round
from trainshed.core import Game
from trainshed.rail.owners import POOL, player
from trainshed.rail.play.actions import BuyShare, Done, PlaceStation, SellShares
from trainshed.titles.ireland.actions import Bid, BuyPrivate, Launch, OpenAuction
from trainshed.titles.ireland.auction import CompanyAuctionView
from trainshed.titles.ireland.events import PrivateCheaper, PrivateRemoved
from trainshed.titles.ireland.stock_view import PurchaseView, StockSaleView, StockTurnView
from trainshed.titles.ireland.view import IrelandView
from trainshed.titles.ireland.waterfall import PrivateBiddingView, PrivateTurnView

T = TypeVar("T", bound=Struct)


def seen(game: Game, seat: int | None = None) -> IrelandView:
    view = game.view(seat)
    assert isinstance(view, IrelandView)
    return view


def step(game: Game, kind: type[T]) -> T:
    found = seen(game).step
    assert isinstance(found, kind)
    return found


def turns(game: Game, kind: type[Struct], every: int = 1) -> Iterator[Game]:
    """Yield every so-manyth position of a game that asks such a step."""
    found = 0
    for at in range(len(game.actions)):
        there = game.at(at)
        if isinstance(seen(there).step, kind):
            found += 1
            if found % every == 0:
                yield there


_LATER = [pytest.param(*game, marks=pytest.mark.long) for game in ((4, 11), (5, 23))]
GAMES = pytest.mark.parametrize(("players", "seed"), [(3, 5), *_LATER])


def check_sale(game: Game, sale: StockSaleView) -> None:
    seat = game.decision.seats[0]
    action = SellShares(seat, sale.company, sale.count)
    assert game.why_not(action) == sale.refusal
    if sale.refusal is not None:
        return
    before, later = seen(game).players[seat].cash, game.at(len(game.actions))
    later.play(action)
    view = seen(later)
    field = view.market.fields[sale.field]
    assert sale.company in field.markers
    (company,) = [one for one in view.companies if one.id == sale.company]
    mine = view.players[seat]
    assert (field.price, company.director) == (sale.price, sale.director)
    assert (mine.cash, mine.cash - before, mine.certificates) == (sale.cash, sale.amount, sale.certificates)
    assert mine.percents.get(sale.company, 0) == sale.percent


def check_purchase(game: Game, purchase: PurchaseView) -> None:
    seat = game.decision.seats[0]
    action = BuyShare(seat, purchase.company, purchase.source)
    assert game.why_not(action) == purchase.refusal
    if purchase.refusal is not None:
        return
    before, later = seen(game).players[seat].cash, game.at(len(game.actions))
    later.play(action)
    bought = state_of(later)
    owner = player(seat)
    # The round may end with the purchase; then only what an end of the round leaves alone can be compared.
    assert bought.bank[owner] == purchase.cash == before - purchase.price
    assert bought.shares.percent(owner, purchase.company) == purchase.percent
    assert bought.director(purchase.company) == purchase.director
    assert bought.bank[purchase.company] == purchase.treasury
    assert seen(later).players[seat].certificates == purchase.certificates


@GAMES
def test_every_forecast_of_a_stock_turn_is_what_then_happens(players: int, seed: int) -> None:
    sales = purchases = refused = 0
    for there in turns(played(players, seed), StockTurnView, every=5):
        turn = step(there, StockTurnView)
        for sale in turn.sales:
            check_sale(there, sale)
        for purchase in turn.purchases:
            check_purchase(there, purchase)
        sales += sum(one.refusal is None for one in turn.sales)
        purchases += sum(one.refusal is None for one in turn.purchases)
        refused += sum(one.refusal is not None for one in turn.sales)
        refused += sum(one.refusal is not None for one in turn.purchases)
    assert sales > 20
    assert purchases > 20
    assert refused > 20


@GAMES
def test_starting_prices_tell_place_and_what_is_missing(players: int, seed: int) -> None:
    checked = 0
    for there in turns(played(players, seed), StockTurnView, every=7):
        launch, seat = step(there, StockTurnView).launch, there.decision.seats[0]
        for company in launch.companies[:1]:
            for price in launch.prices:
                action = Launch(seat, company, price.price)
                refusal = there.why_not(action)
                if launch.refusal is None:
                    assert (refusal is None) == (price.missing == 0)
                if refusal is None:
                    later = there.at(len(there.actions))
                    later.play(action)
                    view = seen(later)
                    assert company in view.market.fields[price.field].markers
                    assert view.order.index(company) + 1 == price.place
                    slots = {(slot.cell, slot.stop) for slot in launch.slots}
                    homes = [it for it in later.legal_actions if isinstance(it, PlaceStation)]
                    if homes:
                        assert {(it.cell, it.stop) for it in homes} == slots
                    else:
                        assert len(slots) == 1, "the only slot is taken by itself"
                    checked += 1
    assert checked


@GAMES
def test_the_pass_tells_who_gets_the_priority(players: int, seed: int) -> None:
    rounds = 0
    for there in turns(played(players, seed), StockTurnView):
        turn = step(there, StockTurnView)
        if turn.passing.number != turn.passing.ends_at or turn.must_sell:
            continue
        later = there.at(len(there.actions))
        later.play(Done(there.decision.seats[0]))
        if later.over:
            continue
        assert seen(later).round != seen(there).round, "the last pass ends the round"
        assert seen(later).priority == turn.passing.priority
        if turn.passing.leaves is not None:
            assert turn.passing.leaves in seen(later).gone
        rounds += 1
    assert rounds


def test_a_sale_that_changes_the_director_names_the_new_one() -> None:
    game = stock_round(2)
    begin(game, "GJR", 0)
    give(game, 1, "GJR", 2)
    sales = {one.count: one for one in step(game, StockTurnView).sales}
    assert sales[1].director == 1
    assert sales[1].amount == 70


def test_more_than_the_pool_takes_is_refused_with_its_rule() -> None:
    game = stock_round(2)
    begin(game, "GJR", 0)
    give(game, POOL, "GJR", 2)
    give(game, 0, "GJR", 1)
    (sale, *_) = step(game, StockTurnView).sales
    assert sale.refusal is not None
    assert (sale.refusal.rule, sale.refusal.message.key) == ("ireland/4.4", "rail-refuse-pool-limit")


def test_after_a_sale_being_done_is_no_pass() -> None:
    game = stock_round(2)
    begin(game, "GJR", 0)
    give(game, 0, "GJR", 1)
    begin(game, "UR", 1)
    set_cash(game, 0, 200)
    assert step(game, StockTurnView).passing.number == 1
    game.play(SellShares(0, "GJR", 1))
    turn = step(game, StockTurnView)
    assert (turn.traded, turn.passing.number, turn.passing.priority) == (True, 0, 1)
    assert turn.opening.refusal is not None
    assert turn.opening.refusal.message.key == "ireland-refuse-no-sale-with"


def test_yellow_shares_do_not_count_after_the_purchase() -> None:
    game = stock_round(2)
    begin(game, "GJR", 1)
    put_marker(game, "GJR", 4, 1)
    set_cash(game, 0, 100)
    (treasury, _pool) = step(game, StockTurnView).purchases
    assert (treasury.source, treasury.certificates, treasury.percent) == ("treasury", 0, 20)


def test_opening_tells_the_company_and_the_bids() -> None:
    game = stock_round(2)
    set_cash(game, 0, 137)
    opening = step(game, StockTurnView).opening
    assert (opening.company, opening.least, opening.most, opening.refusal) == (STACK[0], 100, 135, None)
    set_cash(game, 0, 90)
    refusal = step(game, StockTurnView).opening.refusal
    assert refusal is not None
    assert refusal.message.key == "ireland-refuse-bid-money"


# the auction of a company


def test_the_auction_tells_who_is_in() -> None:
    game = stock_round(2)
    for seat, amount in enumerate((300, 250, 300, 120)):
        set_cash(game, seat, amount)
    game.play(OpenAuction(0, STACK[0], 200))
    game.play(Done(1))
    auction = step(game, CompanyAuctionView)
    assert [(one.seat, one.state) for one in auction.seats] == [(0, "highest"), (1, "out"), (2, "asked"), (3, "cannot")]
    assert (auction.least, auction.most, auction.certificates) == (205, 300, 1)
    assert [(one.bid, one.price) for one in auction.prices] == [(100, 50), (120, 60), (140, 70), (170, 85), (200, 100)]


@GAMES
def test_the_scale_of_an_auction_is_the_price_it_starts_at(players: int, seed: int) -> None:
    checked = 0
    for there in turns(played(players, seed), CompanyAuctionView):
        auction = step(there, CompanyAuctionView)
        later = there.at(len(there.actions))
        later.play(Done(there.decision.seats[0]))
        view = seen(later)
        (company,) = [one for one in view.companies if one.id == auction.company]
        if company.price is None:
            continue
        assert company.price == max(one.price for one in auction.prices if one.bid <= auction.price)
        checked += 1
    assert checked


# the private auction


def test_lots_tell_bids_locked_money_and_rivals() -> None:
    game = new(4)
    game.play(Bid(0, "TDR", 60))
    game.play(Bid(1, "TDR", 70))
    game.play(Bid(2, "BoW", 45))
    turn = step(game, PrivateTurnView)
    lots = {lot.private: lot for lot in turn.lots}
    assert list(lots) == ["BoW", "TDR", "WDE", "DK"]
    assert (lots["TDR"].least, lots["TDR"].rivals) == (75, (0, 1))
    game.play(Bid(3, "WDE", lots["WDE"].least))
    lot = next(lot for lot in step(game, PrivateTurnView).lots if lot.private == "TDR")
    assert (lot.locked, lot.rivals) == (0, (1,)), "one's own bid is replaced"
    assert lot.most == cash(game, 0) // 5 * 5


def test_what_follows_when_all_pass() -> None:
    game = new(3)
    assert (step(game, PrivateTurnView).passing.then, step(game, PrivateTurnView).passing.price) == ("cheaper", 15)
    for _ in range(3):
        passing = step(game, PrivateTurnView).passing
        events = game.play(Done(game.decision.seats[0]))
    assert passing.number == passing.ends_at == 3
    assert [event.price for event in events if isinstance(event, PrivateCheaper)] == [passing.price]
    game.play(BuyPrivate(game.decision.seats[0], "DAR"))
    assert step(game, PrivateTurnView).passing.then == "leaves"
    for _ in range(3):
        events = game.play(Done(game.decision.seats[0]))
    assert [event.private for event in events if isinstance(event, PrivateRemoved)] == ["BoW"]


def test_for_nothing_the_next_player_must_take_it() -> None:
    game = new(3)
    while (passing := step(game, PrivateTurnView).passing).taker is None:
        game.play(Done(game.decision.seats[0]))
    assert passing.then == "given"
    game.play(Done(game.decision.seats[0]))
    assert seen(game).privates[0].owner == player(passing.taker)


def test_dropping_out_of_two_names_the_winner() -> None:
    game = new(4)
    game.play(Bid(0, "BoW", 45))
    game.play(Bid(1, "BoW", 50))
    game.play(BuyPrivate(2, "DAR"))
    bidding = step(game, PrivateBiddingView)
    assert (bidding.private, bidding.least, bidding.winner) == ("BoW", 55, 1)
    game.play(Done(0))
    assert seen(game).players[1].privates == ("BoW",)
