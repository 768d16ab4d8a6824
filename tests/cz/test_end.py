"""Rounds, the end of the game and its winner (rules 12 to 14, 51, 52)."""

from __future__ import annotations

import pytest

from tests.cz.table import (
    COMPANIES,
    STEPS,
    EndTriggered,
    FirstGameEnded,
    acting,
    begin,
    buy,
    cash,
    charters,
    company,
    cover,
    done,
    ending,
    give,
    lay,
    new,
    pass_turn,
    play_round,
    refusing_rule,
    round_of,
    run,
    seen,
    sell_out,
    set_cash,
    station,
    step,
    wealth,
    winners,
)
from trainshed.core import Game
from trainshed.rail.play.actions import BuyTrain, DiscardTrain, Done, LayTile, PlaceStation, Run


def last_round(players: int = 2) -> Game:
    """Round 10 begins; every company has a train, so that nobody triggers the early end."""
    game = new(players)
    for who in COMPANIES[:players]:
        give(game, who, "2")
    begin(game, "BCB", round=10)
    return game


# rules 12 to 14


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rule_12_companies_act_in_a_fixed_order(players: int) -> None:
    game, order = new(players, charters=COMPANIES[:players][::-1]), []
    for _ in range(2 * players):
        order.append(company(game))
        pass_turn(game)
    assert order == [*COMPANIES[:players]] * 2


def test_rule_12_the_order_does_not_follow_the_cash() -> None:
    game = new(3)
    for who, money in zip(COMPANIES, (100, 500, 300), strict=False):
        set_cash(game, who, money)
    assert seen(game).order == ("BCB", "EKJ", "VBW")
    pass_turn(game)
    assert company(game) == "EKJ"


def test_rule_13_the_steps_of_a_turn_in_order() -> None:
    """With routes by hand every step asks."""
    game = give(cover(new(2, routes="hand"), "E15 57/1, D4 57/1, D2 57/1"), "EKJ", "2")
    begin(game, "EKJ")
    asked = []
    while acting(game) == "EKJ":
        asked.append(step(game))
        game.play(run(game) if step(game) == "run-trains" else done(game))
    assert tuple(asked) == STEPS


def test_rule_13_each_step_takes_only_its_own_moves() -> None:
    game = give(cover(new(2, routes="hand"), "E15 57/1, D4 57/1, D2 57/1"), "EKJ", "2")
    moves = {
        "lay-track": LayTile(1, "EKJ", "D6", "9", 1),
        "build-station": PlaceStation(1, "EKJ", "D2"),
        "run-trains": Run(1, "EKJ"),
        "buy-trains": BuyTrain(1, "EKJ"),
    }
    for asked in STEPS:
        begin(game, "EKJ", asked)
        for other, move in moves.items():
            assert refusing_rule(game, move) == ("" if other == asked else "core/not-now")
        why = "cz_first/49" if asked == "buy-trains" else "core/not-now"
        assert refusing_rule(game, DiscardTrain(1, "EKJ", "2")) == why
        assert refusing_rule(game, Done(0)) == "core/not-you"


def test_rule_14_the_marker_advances_after_the_last_company() -> None:
    game = new(3)
    for _ in range(2):
        pass_turn(game)
        assert round_of(game) == 1
    pass_turn(game)
    assert round_of(game) == 2
    assert wealth(game) == ((150, 150, 150),)


def test_rule_14_the_game_ends_after_round_10() -> None:
    game = last_round()
    pass_turn(game)
    assert not game.over
    begin(game, "EKJ", round=10)
    while not game.over:
        last = game.play(done(game))
    assert game.outcome is not None
    assert game.outcome.reason == "cz_first-end-rounds"
    assert [event.reason for event in last if isinstance(event, FirstGameEnded)] == ["end-rounds"]
    assert refusing_rule(game, Done(0)) == "core/over"
    assert (seen(game).over, seen(game).round.number) == (True, 10)


def test_rule_14_ten_rounds_are_played() -> None:
    game = new(2)
    give(give(game, "BCB", "2"), "EKJ", "2")
    rounds = 0
    while not game.over:
        play_round(game)
        rounds += 1
    assert (rounds, len(wealth(game)), ending(game)) == (10, 10, "")


# rule 51


def test_rule_51_a_company_without_a_train_and_money_ends_the_game() -> None:
    game = give(new(3), "BCB", "2")
    set_cash(game, "EKJ", 69)
    begin(game, "BCB", round=4)
    log = None
    while company(game) == "BCB":
        log = game.play(done(game))
    assert log is not None
    assert [event for event in log if isinstance(event, EndTriggered)] == [EndTriggered("EKJ", 69, 70)]
    assert ending(game) == seen(game).ending == "EKJ"
    assert not game.over
    for who in ("EKJ", "VBW"):
        assert (company(game), round_of(game)) == (who, 4)
        pass_turn(game)
    assert game.over
    assert game.outcome is not None
    assert game.outcome.reason == "cz_first-end-broke"
    assert round_of(game) == 4


@pytest.mark.parametrize(("money", "trains", "ends"), [(70, (), False), (69, (), True), (0, ("2",), False)])
def test_rule_51_what_counts_as_broke(money: int, trains: tuple[str, ...], ends: bool) -> None:
    game = give(give(new(2), "BCB", "2"), "EKJ", *trains)
    set_cash(game, "EKJ", money)
    begin(game, "BCB")
    pass_turn(game)
    assert bool(ending(game)) == ends


def test_rule_51_a_company_not_in_play_does_not_count() -> None:
    """VBW has a station and neither train nor cash, but nobody runs it."""
    game = give(give(new(2), "BCB", "2"), "EKJ", "2")
    play_round(game)
    assert ending(game) == ""


def test_rule_51_a_purchase_in_time_prevents_the_end() -> None:
    """The price is compared after the turn: BCB buys the last cheap train and EKJ cannot pay for the next."""
    game = sell_out(new(2), but=1, of="2")
    set_cash(game, "EKJ", 100)
    set_cash(game, "BCB", 300)
    begin(game, "BCB", "buy-trains")
    game.play(buy(game))
    assert (company(game), ending(game)) == ("BCB", "")
    game.play(done(game))
    assert ending(game) == "EKJ"  # 100 is less than 120


def test_rule_51_everyone_has_had_the_same_number_of_turns() -> None:
    game = new(5)
    set_cash(game, "VBW", 0)
    turns: dict[str, int] = dict.fromkeys(COMPANIES, 0)
    while not game.over:
        turns[company(game)] += 1
        pass_turn(game)
    assert set(turns.values()) == {1}


# rule 52


def test_rule_52_cash_decides() -> None:
    game = last_round(3)
    for who, money in zip(COMPANIES, (90, 300, 299), strict=False):
        set_cash(game, who, money)
    assert [score.place for score in game.scores()] == [3, 1, 2]
    assert winners(game) == (1,)


def test_rule_52_trains_and_stations_are_worth_nothing() -> None:
    game = last_round(2)
    set_cash(set_cash(game, "BCB", 100), "EKJ", 101)
    give(game, "BCB", "5", "4")
    assert winners(game) == (1,)
    assert [score.parts for score in game.scores()] == [{"cash": 100}, {"cash": 101}]


def test_rule_52_the_score_follows_the_charter() -> None:
    game = new(3, charters=("VBW", "BCB", "EKJ"))
    for who, money in (("BCB", 10), ("EKJ", 20), ("VBW", 30)):
        set_cash(game, who, money)
    assert [score.total for score in game.scores()] == [30, 10, 20]
    assert [player.companies for player in seen(game).players] == [(who,) for who in charters(game)]


def test_a_game_is_played_from_the_first_tile_to_the_first_income() -> None:
    """BCB and EKJ build, buy and run: a short script with every amount."""
    game = new(2)
    game.play(lay(game, "E15 57/1"))
    game.play(buy(game))
    game.play(done(game))
    assert (cash(game, "BCB"), company(game)) == (150 - 10 - 70, "EKJ")
    game.play(lay(game, "D4 57/1"))
    game.play(buy(game))
    game.play(done(game))
    assert (cash(game, "EKJ"), round_of(game)) == (80, 2)
    game.play(lay(game, "E13 55/0"))
    assert (cash(game, "BCB"), company(game)) == (70 + 30, "BCB")  # Pardubice 20, E13 10
    game.play(done(game))
    game.play(lay(game, "D2 57/1"))
    assert step(game) == "build-station"
    game.play(station(game, "D2"))
    assert cash(game, "EKJ") == 80 - 40 + 40
