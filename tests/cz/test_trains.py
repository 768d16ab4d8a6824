"""Phases and trains (rules 15, 16, 47 to 50)."""

from __future__ import annotations

import pytest

from tests.cz.table import (
    EndTriggered,
    TooDear,
    begin,
    buy,
    buy_pool,
    cash,
    colour,
    company,
    cover,
    deck,
    discard,
    done,
    give,
    give_pool,
    gone,
    limit,
    listed,
    new,
    phase_of,
    pool,
    refusing_rule,
    scrap,
    sell_out,
    set_cash,
    step,
    to_phase,
    top,
    trains,
)
from tests.rail.shared import shared
from trainshed.core import Game
from trainshed.rail.play.actions import BuyTrain, Done
from trainshed.rail.play.events import Earned, PhaseBegan, RouteRun, Rusted, TrainBought, TrainGone


def rich(players: int = 2, who: str = "BCB", cash: int = 2000) -> Game:
    """The company may buy trains and has enough for all of them."""
    game = new(players)
    set_cash(game, who, cash)
    begin(game, who, "buy-trains")
    assert (step(game), company(game)) == ("buy-trains", who)
    return game


# rules 15 and 16


@pytest.mark.parametrize("phase", [1, 2, 3, 4])
def test_rule_15_colours_and_limits(phase: int) -> None:
    fact = shared("cz_first_game")["phases"][phase]
    game = to_phase(new(5), phase)
    assert (colour(game), limit(game, "BCB")) == (fact["tiles"][-1], fact["train_limit"])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rule_16_the_deck_is_sold_in_order_and_the_first_of_a_length_begins_a_phase(players: int) -> None:
    game, sold, phases = new(players), [], {}
    while (kind := top(game)) is not None:
        set_cash(game, "BCB", 1000)
        begin(game, "BCB", "buy-trains")
        log = game.play(buy(game))
        for event in log:
            if isinstance(event, PhaseBegan):
                assert kind not in sold
                phases[event.phase] = kind
        sold.append(kind)
        scrap(game, "BCB")
    counts = shared("cz_first_game")["setup"]["by_players"][players]["trains"]
    assert sold == [train for train, count in counts.items() for _ in range(count)]
    assert phases == {"2": "3", "3": "4", "4": "5"}


def test_rule_15_phase_3_removes_all_2_trains_at_once() -> None:
    """Companies that have not run yet lose them too, and the depot."""
    game = new(3)
    give(game, "BCB", "2", "2")
    give(game, "EKJ", "2")
    give_pool(game, "2")
    sell_out(game, but=2, of="4")
    set_cash(game, "EKJ", 300)
    begin(game, "EKJ", "buy-trains")
    log = game.play(buy(game))
    assert phase_of(game) == 3
    assert [trains(game, who) for who in ("BCB", "EKJ")] == [[], ["4"]]
    assert (pool(game), gone(game)["2"]) == ([], 4)
    (rusted,) = [event for event in log if isinstance(event, Rusted)]
    assert (rusted.train, sorted(rusted.owners)) == ("2", ["BCB", "BCB", "EKJ"])


def test_rule_16_3_trains_are_never_removed() -> None:
    game = new(2)
    give(game, "EKJ", "3", "4")
    to_phase(game, 4)
    assert trains(game, "EKJ") == ["3", "4"]


def test_rule_16_the_depot_never_changes_the_phase() -> None:
    """A 5-train from the depot in phase 1."""
    game = new(3)
    give_pool(game, "5", "4", "3")
    set_cash(game, "BCB", 1000)
    begin(game, "BCB", "buy-trains")
    for train in "543":
        log = game.play(buy_pool(game, train))
        assert not [event for event in log if isinstance(event, PhaseBegan | Rusted)]
        assert phase_of(game) == 1
    assert trains(game, "BCB") == ["3", "4", "5"]


def test_rule_15_a_later_train_of_the_length_changes_nothing() -> None:
    game = rich(3)
    sell_out(game, but=2, of="3")
    assert phase_of(game) == 2
    log = game.play(buy(game))
    assert not [event for event in log if isinstance(event, PhaseBegan)]
    assert phase_of(game) == 2


# rule 47


def test_rule_47_trains_are_bought_one_after_the_other() -> None:
    game = rich()
    for number in range(1, 4):
        log = game.play(buy(game))
        assert [(event.train, event.price) for event in log if isinstance(event, TrainBought)] == [("2", 70)]
        assert cash(game, "BCB") == 2000 - 70 * number
        assert deck(game)["2"] == 3 - number
    assert step(game) == "buy-trains"


def test_rule_48_the_phase_changes_between_purchases() -> None:
    """BCB buys all 2-trains and the first 3-train: phase 2, and BCB is at its limit."""
    game = rich()
    for _ in range(4):
        game.play(buy(game))
    assert (trains(game, "BCB"), phase_of(game)) == (["2", "2", "2", "3"], 2)
    assert (step(game), company(game)) == ("lay-track", "EKJ")


def test_rule_48_the_next_purchase_is_judged_in_the_new_phase() -> None:
    """With one 2-train and two 3-trains BCB buys the first 4-train: the 2-train is gone and there is room again."""
    game = new(3)
    give(game, "BCB", "2", "3", "3")
    sell_out(game, but=2, of="4")
    set_cash(game, "BCB", 1000)
    begin(game, "BCB", "buy-trains")
    game.play(buy(game))
    assert (trains(game, "BCB"), limit(game, "BCB")) == (["3", "3", "4"], 3)
    assert company(game) != "BCB"  # at the limit there is nothing left to choose


def test_rule_47_only_with_the_money() -> None:
    game = rich(cash=70)
    assert refusing_rule(game, buy(game)) == ""
    set_cash(game, "BCB", 69)
    assert refusing_rule(game, buy(game)) == "cz_first/47"
    assert listed(game) == [done(game)]


def test_the_log_says_what_a_company_is_short_of() -> None:
    game = new(2)
    give(game, "BCB", "2")
    set_cash(game, "BCB", 60)
    log = begin(game, "BCB", "buy-trains")
    assert [event for event in log if isinstance(event, TooDear)] == [TooDear("BCB", "2", 70, 10)]
    assert company(game) != "BCB"  # there is nothing to choose


def test_the_log_is_silent_after_a_purchase_at_the_limit_and_where_the_game_ends() -> None:
    game = rich(cash=80)
    assert not [event for event in game.play(buy(game)) if isinstance(event, TooDear)]
    game = new(2)
    give(game, "BCB", "2", "2", "2", "2")
    set_cash(game, "BCB", 0)
    assert not [event for event in begin(game, "BCB", "buy-trains") if isinstance(event, TooDear)]
    game = new(2)
    set_cash(game, "BCB", 60)
    log = begin(game, "BCB", "buy-trains")
    assert [type(event) for event in log if isinstance(event, TooDear | EndTriggered)] == [EndTriggered]


@pytest.mark.parametrize(("phase", "most"), [(1, 4), (2, 4), (3, 3), (4, 2)])
def test_rule_47_only_below_the_limit(phase: int, most: int) -> None:
    game = to_phase(new(5), phase)
    give_pool(game, "5")
    set_cash(game, "BCB", 1000)
    for owned in range(most):
        begin(game, "BCB", "buy-trains")
        assert refusing_rule(game, buy_pool(game, "5")) == "", owned
        give(game, "BCB", "3")
    assert refusing_rule(game, buy_pool(game, "5")) == "cz_first/47"
    assert refusing_rule(game, BuyTrain(0, "BCB")) == "cz_first/47"
    begin(game, "BCB", "buy-trains")
    assert company(game) != "BCB"


def test_rule_47_any_train_of_the_depot_at_the_printed_price() -> None:
    game = rich(5)
    give_pool(game, "4", "2", "3")
    for train, price in (("3", 120), ("2", 70), ("4", 250)):
        before = cash(game, "BCB")
        log = game.play(buy_pool(game, train))
        assert cash(game, "BCB") == before - price
        assert [event.source for event in log if isinstance(event, TrainBought)] == ["pool"]
    assert pool(game) == []


def test_rule_47_a_train_that_is_not_on_sale() -> None:
    game = rich()
    assert refusing_rule(game, buy_pool(game, "3")) == "cz_first/47"
    give_pool(game, "3")
    assert refusing_rule(game, buy_pool(game, "3")) == ""
    sell_out(game)
    assert refusing_rule(game, buy(game)) == "cz_first/47"


def test_rule_47_one_offer_for_each_length_in_the_depot() -> None:
    game = rich(5)
    give_pool(game, "3", "3", "4")
    offers = [action for action in listed(game) if not isinstance(action, Done)]
    assert offers == [buy(game), buy_pool(game, "3"), buy_pool(game, "4")]


def test_rule_47_companies_do_not_trade() -> None:
    """There is no such action: a train of EKJ is in nobody's list."""
    game = rich()
    give(game, "EKJ", "3")
    assert {type(action).__name__ for action in listed(game)} == {"BuyTrain", "Done"}
    assert refusing_rule(game, buy_pool(game, "3")) == "cz_first/47"


def test_rule_13_nobody_buys_for_another_company() -> None:
    game = rich()
    assert refusing_rule(game, BuyTrain(0, "EKJ")) == "cz_first/13"
    assert refusing_rule(game, BuyTrain(1, "EKJ")) == "core/not-you"


def test_there_is_no_trade_in() -> None:
    game = rich()
    give(game, "BCB", "2")
    assert refusing_rule(game, BuyTrain(0, "BCB", "2")) == "cz_first/47"


# rule 49


def test_rule_49_the_buyer_discards_at_once() -> None:
    """With a 3-train and a 4-train BCB buys the 5-train: one of the three must go, its choice."""
    game = new(5)
    give(game, "BCB", "3", "4")
    sell_out(game, but=1, of="5")
    set_cash(game, "BCB", 400)
    begin(game, "BCB", "buy-trains")
    game.play(buy(game))
    assert (phase_of(game), trains(game, "BCB"), step(game)) == (4, ["3", "4", "5"], "buy-trains")
    assert listed(game) == [discard(game, train) for train in "345"]
    assert refusing_rule(game, done(game)) == "cz_first/49"
    log = game.play(discard(game, "5"))  # also the train just bought
    assert [event.train for event in log if isinstance(event, TrainGone)] == ["5"]
    assert (trains(game, "BCB"), pool(game)) == (["3", "4"], ["5"])


def test_rule_49_the_others_discard_first_thing_in_their_own_buying_step() -> None:
    game = cover(new(5), "D4 57/1, D2 57/1")
    give(game, "BCB", "3")
    give(game, "EKJ", "3", "3", "4")
    sell_out(game, but=1, of="5")
    set_cash(game, "BCB", 400)
    begin(game, "BCB", "buy-trains")
    game.play(buy(game))
    assert (trains(game, "EKJ"), limit(game, "EKJ")) == (["3", "3", "4"], 2)
    assert (step(game), company(game)) == ("lay-track", "EKJ")
    log = game.play(done(game))
    while step(game) != "buy-trains":
        log = game.play(done(game))
    assert [event.train for event in log if isinstance(event, RouteRun)]  # surplus trains may run once more
    assert (step(game), company(game)) == ("buy-trains", "EKJ")
    assert listed(game) == [discard(game, "3"), discard(game, "4")]
    game.play(discard(game, "3"))
    assert (trains(game, "EKJ"), pool(game)) == (["3", "4"], ["3"])


def test_rule_49_only_own_trains_are_discarded() -> None:
    game = new(5)
    give(game, "BCB", "3", "4", "4")
    to_phase(game, 4)
    begin(game, "BCB", "buy-trains")
    assert refusing_rule(game, discard(game, "5")) == "cz_first/49"
    assert refusing_rule(game, discard(game, "4")) == ""


def test_rule_49_equal_trains_are_discarded_without_asking() -> None:
    game = new(5)
    give(game, "BCB", "4", "4", "4")
    to_phase(game, 4)
    log = begin(game, "BCB", "buy-trains")
    assert [event.train for event in log if isinstance(event, TrainGone)] == ["4"]
    assert (trains(game, "BCB"), pool(game)) == (["4", "4"], ["4"])


def test_rule_49_discarded_trains_can_be_bought_by_anyone() -> None:
    game = new(5)
    give_pool(game, "3")
    for who in ("BCB", "EKJ", "VBW"):
        set_cash(game, who, 120)
        begin(game, who, "buy-trains")
        assert refusing_rule(game, buy_pool(game, "3")) == ""


# rule 50


def test_rule_50_buying_is_not_obligatory() -> None:
    game = rich()
    assert refusing_rule(game, done(game)) == ""
    game.play(done(game))
    assert company(game) == "EKJ"


def test_rule_50_a_new_train_first_runs_in_the_next_turn() -> None:
    game = cover(new(2), "E15 57/1")
    game.play(done(game))  # no tile
    assert (step(game), company(game)) == ("buy-trains", "BCB")
    log = game.play(buy(game))
    assert not [event for event in log if isinstance(event, RouteRun | Earned) and event.company == "BCB"]
