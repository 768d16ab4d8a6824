"""What a seat may see of 18Ireland: companies, players, privates, market, and every step."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from tests.ireland.games import played
from tests.ireland.stock_table import STACK, begin, give, new, put_marker, set_cash, state_of, stock_round
from tests.ireland.table import give_train, merge, operate, own_private, started
from trainshed.core import Game
from trainshed.rail.owners import POOL
from trainshed.rail.play.actions import Done
from trainshed.titles.ireland.actions import Bid, BuyPrivate, Launch
from trainshed.titles.ireland.view import IrelandStepView, IrelandView


def seen(game: Game, seat: int | None = 0) -> IrelandView:
    view = game.view(seat)
    assert isinstance(view, IrelandView)
    return view


def company(game: Game, id: str) -> Any:
    (found,) = [one for one in seen(game).companies if one.id == id]
    return found


def private(game: Game, id: str) -> Any:
    (found,) = [one for one in seen(game).privates if one.id == id]
    return found


def test_privates_on_offer_show_price_and_bids() -> None:
    game = new(4)
    assert [one.id for one in seen(game).privates] == ["DAR", "BoW", "TDR", "WDE", "DK"]
    assert {one.state for one in seen(game).privates} == {"offered"}
    game.play(Bid(0, "TDR", 60))
    game.play(Bid(1, "TDR", 70))
    found = private(game, "TDR")
    assert [(bid.seat, bid.amount) for bid in found.bids] == [(0, 60), (1, 70)]
    assert (found.price, found.least_bid) == (50, 75)
    assert [player.locked for player in seen(game).players] == [60, 70, 0, 0]
    game.play(BuyPrivate(2, "DAR"))
    assert (private(game, "DAR").state, private(game, "DAR").owner) == ("owned", "@2")
    assert private(game, "DAR").least_bid is None
    assert seen(game).players[2].privates == ("DAR",)
    assert seen(game).players[2].certificates == 1, "a private is a certificate (11)"


def test_the_first_private_becomes_cheaper() -> None:
    game = new(3)
    for seat in (0, 1, 2):
        game.play(Done(seat))
    assert private(game, "DAR").price == 15
    assert private(game, "BoW").price == 40


def test_each_private_names_the_rule_of_its_power() -> None:
    assert {one.id: one.rule for one in seen(new(4)).privates} == {
        "DAR": "ireland/11.3",
        "BoW": "ireland/11.5",
        "TDR": "ireland/11.7",
        "WDE": "ireland/11.11",
        "DK": "ireland/11.13",
    }


def test_the_stack_is_open_and_removed_companies_are_told() -> None:
    """16.20: everybody sees the order of the stack."""
    view = seen(new(4))
    assert view.stack == STACK
    assert view.gone == ("SLNCR",)
    assert view.set_aside
    statuses = {one.id: one.status for one in view.companies}
    assert statuses["SLNCR"] == "gone"
    assert statuses["GJR"] == statuses["GSWR"] == statuses["DKR"] == "waiting"


def test_a_running_company_shows_its_shares_money_trains_and_stations() -> None:
    game = started(("GJR", 0), ("GSWR", 1), money=90)
    give(game, 2, "GJR", 1)
    give(game, POOL, "GJR", 1)
    give_train(game, "GJR", "2H")
    own_private(game, "GJR", "BoW")
    found = company(game, "GJR")
    assert (found.size, found.share, found.status, found.director) == ("five", 20, "running", 0)
    assert (found.treasury_percent, found.pool_percent, found.price, found.treasury) == (20, 20, 70, 90)
    assert [train.kind for train in found.trains] == ["2H"]
    assert (found.stations_left, found.station_cost, found.home) == (0, None, "D6")
    assert (found.privates, found.zones) == (("BoW",), ("par",))
    ten = company(game, "GSWR")
    assert (ten.size, ten.share, ten.treasury_percent, ten.station_cost) == ("ten", 10, 80, 0)
    assert seen(game).order == ("GJR", "GSWR")


def test_players_show_percentages_worth_and_their_place_after_the_priority_card() -> None:
    game = started(("GJR", 1))
    state_of(game).priority = 2
    give(game, 1, "GJR", 1)
    set_cash(game, 1, 200)
    player = seen(game).players[1]
    assert (player.cash, dict(player.percents), player.companies) == (200, {"GJR": 60}, ("GJR",))
    assert (player.parts, player.total) == ({"cash": 200, "shares": 210, "privates": 0}, 410)
    assert [one.turn for one in seen(game).players] == [1, 2, 0]
    assert seen(game).priority == 2


def test_certificates_in_the_yellow_zone_do_not_count() -> None:
    """3.6."""
    game = started(("GJR", 0))
    give(game, 0, "GJR", 1)
    assert seen(game).players[0].certificates == 2
    put_marker(game, "GJR", 7, 2)
    assert seen(game).players[0].certificates == 0
    assert company(game, "GJR").zones == ("free",)


def test_the_market_has_eight_rows_and_tells_where_markers_move() -> None:
    game = started(("GJR", 0))
    market = seen(game).market
    assert (market.rows, market.columns, len(market.fields)) == (8, 15, 68)
    (field,) = [field for field in market.fields if field.markers]
    assert (field.price, field.zones, field.markers) == (70, ("par",), ("GJR",))
    there = {event: market.fields[to].price for event, to in field.moves.items()}
    assert there == {"dividend": 78, "withhold": 65, "sale": 66, "sold_out": 78}


def test_a_bankrupt_player_has_no_turn() -> None:
    game = stock_round()
    state_of(game).bankrupt = frozenset((3,))
    player = seen(game).players[3]
    assert player.bankrupt
    assert player.turn is None


def test_spectators_see_the_same_but_no_moves() -> None:
    game = stock_round()
    mine, theirs = seen(game, 0), seen(game, None)
    assert mine.moves
    assert not theirs.moves
    assert msgspec.structs.replace(mine, seat=None, moves=(), free=()) == theirs


def test_bids_have_free_numbers() -> None:
    game = new(4)
    free = {one.action.what: (one.low, one.high, one.step) for one in seen(game).free if isinstance(one.action, Bid)}
    assert free["TDR"] == (55, 250, 5)


TAGS = sorted(kind.__struct_config__.tag for kind in get_args(IrelandStepView))


def test_every_step_has_a_tag_of_its_own() -> None:
    assert len(set(TAGS)) == len(TAGS) == 22


@pytest.mark.parametrize("seed", range(3))
def test_views_of_whole_games_survive_json_and_know_their_step(seed: int) -> None:
    """Every position of a random game: the view is what its type says."""
    whole = played(3 + seed, seed, most=450)
    decoder, seats = msgspec.json.Decoder(IrelandView), set()
    for at in range(0, len(whole.actions), 9):
        game = whole.at(at)
        view = seen(game, game.decision.seats[0])
        assert decoder.decode(msgspec.json.encode(view)) == view
        assert view.step is not None
        assert view.step.__struct_config__.tag in TAGS
        seats.add(view.seat)
        assert view.bank + sum(one.cash for one in view.players) + sum(one.treasury for one in view.companies) == 4000
    assert len(seats) > 1


def test_an_operating_company_and_a_merger_are_shown() -> None:
    game = started(("GJR", 0), ("WLR", 1), money=200)
    operate(game, "GJR", left=("WLR",))
    view = seen(game)
    assert (view.acting, view.round.kind, view.round.part) == ("GJR", "operating", 1)
    begin(game, "GNWR", 0)
    merge(game)
    assert seen(game).round.kind in ("merger", "stock")


def passed(game: Game) -> list[int]:
    return [one.seat for one in seen(game).players if one.passed]


def test_who_passed_and_who_would_have_the_priority_in_a_stock_round() -> None:
    """4.3, 4.11: the card goes to the left of the player who acted last; if nobody acts, it stays."""
    game = stock_round(players=4, phase="6")
    set_cash(game, 2, 400)
    assert (seen(game).next_priority, seen(game).priority_after_acting, passed(game)) == (0, 1, [])
    game.play(Done(0))
    game.play(Done(1))
    assert (seen(game).next_priority, seen(game).priority_after_acting, passed(game)) == (0, 3, [0, 1])
    launch = next(action for action in game.legal_actions if isinstance(action, Launch))
    game.play(launch)
    assert (seen(game).next_priority, seen(game).priority_after_acting, passed(game)) == (3, 0, [])


def test_bankrupt_players_do_not_pass_and_get_no_priority() -> None:
    game = stock_round(players=4)
    state_of(game).bankrupt = frozenset((1,))
    game.play(Done(0))
    assert (passed(game), seen(game).priority_after_acting) == ([0], 3)


def test_outside_of_stock_rounds_there_is_no_next_priority() -> None:
    game = new(3)
    game.play(Done(0))
    assert (seen(game).next_priority, seen(game).priority_after_acting, passed(game)) == (None, None, [0])


def test_a_company_turn_tells_its_step_and_who_operates_after_it() -> None:
    """5.1, 5.2."""
    game = started(("GJR", 0), ("UR", 1))
    assert seen(game).turn is None
    operate(game, "GJR")
    turn = seen(game).turn
    assert turn is not None
    assert (turn.company, turn.step) == ("GJR", "issue")
    whole = played(4, 7, most=260)
    steps = []
    for at in range(len(whole.actions)):
        view = seen(whole.at(at))
        if view.turn is not None:
            assert view.round.kind == "operating"
            assert view.turn.company not in view.turn.left
            assert set(view.turn.left) < set(view.order)
            steps.append(view.turn.step)
    assert {"issue", "lay-track", "buy-trains"} <= set(steps)
