"""Rulings about trains, the end and the winner (B1 to B5, B12, B13, B22, B26, B27, B29 to B31, B33)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cz.table import (
    COMPANIES,
    EndTriggered,
    acting,
    bank_cash,
    begin,
    buy,
    buy_pool,
    cash,
    company,
    cover,
    deck,
    discard,
    done,
    ending,
    give,
    give_pool,
    lay,
    limit,
    listed,
    new,
    pass_turn,
    phase_of,
    play_round,
    pool,
    refusing_rule,
    round_of,
    sell_out,
    set_cash,
    station,
    step,
    to_phase,
    top,
    trains,
    usual_options,
    winners,
)
from trainshed.core import Game
from trainshed.rail.play.events import Earned, RouteRun, Rusted, TrainBought, TrainGone

RULINGS = Path(__file__).parents[2] / "docs" / "cz-first-rulings.md"


def buying(game: Game, who: str = "BCB") -> Game:
    """The company is at the buying step of its turn."""
    begin(game, who, "buy-trains")
    assert (step(game), company(game)) == ("buy-trains", who)
    return game


# B1


def test_b1_a_company_need_not_buy_a_train() -> None:
    game = buying(new(2))
    assert (trains(game, "BCB"), cash(game, "BCB")) == ([], 150)
    assert refusing_rule(game, done(game)) == ""
    assert listed(game) == [buy(game), done(game)]


def test_b1_with_the_option_it_must_if_it_can_pay() -> None:
    game = buying(give_pool(new(3, must_buy_train=True), "3"))
    assert refusing_rule(game, done(game)) == "cz_first/50"
    assert listed(game) == [buy(game), buy_pool(game, "3")]
    game.play(buy(game))
    assert trains(game, "BCB") == ["2"]
    assert acting(game) != "BCB" or refusing_rule(game, done(game)) == ""


def test_b1_with_the_option_the_only_train_is_bought_without_asking() -> None:
    log = begin(new(2, must_buy_train=True), "BCB", "buy-trains")
    assert [event.train for event in log if isinstance(event, TrainBought)] == ["2"]


@pytest.mark.parametrize("owned", [("2",), ()])
def test_b1_with_the_option_a_company_with_a_train_or_without_money_need_not_buy(owned: tuple[str, ...]) -> None:
    game = give(new(2, must_buy_train=True), "BCB", *owned)
    if not owned:
        set_cash(game, "BCB", 69)
    log = begin(game, "BCB", "buy-trains")
    assert not [event for event in log if isinstance(event, TrainBought)]
    assert company(game) == ("BCB" if owned else "EKJ")
    assert refusing_rule(game, done(game)) == ""


# B2 to B5


def test_b2_every_company_is_tested_after_every_turn() -> None:
    game = give(new(3), "BCB", "2")
    set_cash(game, "VBW", 0)
    begin(game, "BCB")
    pass_turn(game)
    assert (ending(game), company(game)) == ("VBW", "EKJ")


def test_b2_with_the_option_only_the_company_that_has_moved() -> None:
    game = give(new(3, end_test="own_turn"), "BCB", "2")
    set_cash(game, "VBW", 0)
    begin(game, "BCB")
    for _ in ("BCB", "EKJ"):
        pass_turn(game)
        assert ending(game) == ""
    assert company(game) == "VBW"
    pass_turn(game)
    assert (ending(game), game.over) == ("VBW", True)


def test_b2_the_options_may_differ_by_a_round() -> None:
    """BCB goes broke by EKJ's purchase, after its own turn."""
    lengths = []
    for end_test in ("every_turn", "own_turn"):
        game = sell_out(new(2, end_test=end_test), but=1, of="2")
        set_cash(set_cash(game, "BCB", 100), "EKJ", 200)
        begin(game, "BCB")
        pass_turn(game)
        begin(game, "EKJ", "buy-trains")
        game.play(buy(game))
        while not game.over:
            pass_turn(game)
        lengths.append(round_of(game))
    assert lengths == [1, 2]


@pytest.mark.parametrize(("ends", "called"), [(True, "BCB"), (False, "")])
def test_b3_nothing_is_on_sale(ends: bool, called: str) -> None:
    game = sell_out(give(new(2, nothing_on_sale_ends=ends), "EKJ", "2"))
    set_cash(game, "BCB", 5000)
    give(game, "EKJ", "5")  # 2-trains are gone
    log = begin(game, "BCB", "buy-trains")
    assert (top(game), pool(game), trains(game, "BCB")) == (None, [], [])
    assert ending(game) == called
    if ends:
        assert EndTriggered("BCB", 5000, -1) in log


def test_b4_a_trigger_in_bcbs_own_turn_lets_the_round_be_finished() -> None:
    game = give(give(new(3), "EKJ", "2"), "VBW", "2")
    set_cash(game, "BCB", 10)
    begin(game, "BCB", round=3)
    pass_turn(game)
    assert ending(game) == "BCB"
    for who in ("EKJ", "VBW"):
        assert company(game) == who
        pass_turn(game)
    assert (game.over, round_of(game)) == (True, 3)


def test_b5_a_tie_is_a_shared_victory() -> None:
    game = new(4)
    for who, money in zip(COMPANIES, (200, 50, 200, 60), strict=False):
        set_cash(game, who, money)
    assert winners(game) == (0, 2)
    assert [score.place for score in game.scores()] == [1, 4, 1, 3]
    begin(game, "BN", round=10)
    while not game.over:
        game.play(done(game))
    assert game.outcome is not None
    assert game.outcome.winners == (0, 2)


# B12, B13, B26, B27, B33


@pytest.mark.parametrize("phase", [1, 2, 3, 4])
def test_b12_nobody_discards_to_make_room(phase: int) -> None:
    game = to_phase(new(5), phase)
    give(game, "BCB", *("3",) * (limit(game, "BCB") - 1))
    give_pool(game, "5")
    set_cash(game, "BCB", 1000)
    buying(game)
    assert refusing_rule(game, discard(game, "3")) == "cz_first/49"
    assert not [action for action in listed(game) if type(action) is type(discard(game, "3"))]


def test_b13_surplus_trains_run_once_more() -> None:
    """BCB begins phase 4; EKJ keeps its three trains until its own buying step."""
    game = give(cover(new(5), "D4 57/1, D2 57/1, D6 9/1, D8 8/5, E9 6/2"), "EKJ", "3", "3", "4")
    give(sell_out(game, but=1, of="5"), "BCB", "3")
    set_cash(game, "BCB", 350)
    buying(game).play(buy(game))
    assert (phase_of(game), trains(game, "EKJ"), limit(game, "EKJ")) == (4, ["3", "3", "4"], 2)
    assert company(game) == "EKJ"
    log = game.play(done(game))
    while step(game) != "buy-trains":
        log = game.play(done(game))
    assert sum(isinstance(event, RouteRun) for event in log) == 2
    assert [event.revenue for event in log if isinstance(event, Earned)] == [50 + 40]
    assert {type(action).__name__ for action in listed(game)} == {"DiscardTrain"}


def test_b26_the_limit_before_the_purchase_counts() -> None:
    """With four trains nobody buys the first 4-train, although the 2-trains would vanish; with three one may."""
    game = give(new(5), "BCB", "2", "2", "3", "3")
    sell_out(game, but=4, of="4")
    set_cash(game, "BCB", 1000)
    give_pool(game, "3")
    begin(game, "BCB", "buy-trains")
    assert company(game) != "BCB"
    game = give(new(5), "BCB", "2", "3", "3")
    sell_out(game, but=4, of="4")
    set_cash(game, "BCB", 1000)
    buying(game).play(buy(game))
    assert (phase_of(game), trains(game, "BCB")) == (3, ["3", "3", "4"])


def test_b26_the_refusal_names_the_rule() -> None:
    game = sell_out(give(new(5), "BCB", "2", "3", "3"), but=4, of="4")
    set_cash(game, "BCB", 1000)
    buying(game)
    give(game, "BCB", "2")
    assert refusing_rule(game, buy(game)) == "cz_first/47"


def test_b26_the_buyer_discards_if_still_above_the_limit() -> None:
    """With three trains in phase 3 nobody buys; with two the 5-train makes three, and phase 4 allows two."""
    game = sell_out(give(new(5), "BCB", "3", "4"), but=1, of="5")
    set_cash(game, "BCB", 1000)
    assert limit(game, "BCB") == 3
    buying(game).play(buy(game))
    assert {type(action).__name__ for action in listed(game)} == {"DiscardTrain"}
    give(game, "BCB", "3")
    assert refusing_rule(game, buy(game)) == "cz_first/47"


def test_b27_discards_come_before_purchases() -> None:
    game = to_phase(give(new(5), "BCB", "3", "4", "4"), 4)
    give_pool(game, "5")
    set_cash(game, "BCB", 1000)
    buying(game)
    assert listed(game) == [discard(game, "3"), discard(game, "4")]
    assert refusing_rule(game, buy_pool(game, "5")) == "cz_first/47"
    log = game.play(discard(game, "3"))
    assert [event.train for event in log if isinstance(event, TrainGone)] == ["3"]
    assert company(game) != "BCB"  # at the limit nothing can be bought


def test_b33_2_trains_vanish_also_from_companies_that_have_not_run() -> None:
    game = give(give(give(new(3), "BCB", "3"), "EKJ", "2"), "VBW", "2")
    cover(game, "D4 57/1, D2 57/1")
    sell_out(game, but=2, of="4")
    set_cash(game, "BCB", 250)
    log = buying(game).play(buy(game))
    assert [event.train for event in log if isinstance(event, Rusted)] == ["2"]
    assert (trains(game, "EKJ"), trains(game, "VBW")) == ([], [])
    game.play(done(game))
    assert cash(game, "EKJ") == 150  # nothing ran


# B22


def test_b22_the_bank_is_unlimited() -> None:
    game = give(cover(new(2), "D4 57/1, D2 57/1"), "EKJ", "2")
    set_cash(game, "BCB", 10**6)
    assert bank_cash(game) == -(10**6) - 150
    begin(game, "EKJ", "run-trains")
    assert (cash(game, "EKJ"), bank_cash(game)) == (190, -(10**6) - 190)
    assert not list(game.violations())


# B29 to B31


@pytest.mark.parametrize(("money", "ends"), [(119, True), (120, False)])
def test_b29_the_cheapest_train_of_deck_and_depot_counts(money: int, ends: bool) -> None:
    game = sell_out(give(new(5), "BCB", "3"), but=1, of="5")
    give_pool(game, "4", "3")
    for who in ("EKJ", "VBW", "BN"):
        give(game, who, "4")
    set_cash(game, "NWB", money)
    begin(game, "BCB")
    log = game.play(done(game))
    while company(game) == "BCB":
        log = game.play(done(game))
    assert bool(ending(game)) == ends
    triggers = [event for event in log if isinstance(event, EndTriggered)]
    assert triggers == ([EndTriggered("NWB", money, 120)] if ends else [])


def test_b29_deeper_cards_are_not_on_sale() -> None:
    game = new(2)
    assert (top(game), deck(game)["3"]) == ("2", 2)
    buying(game)
    assert refusing_rule(game, buy_pool(game, "3")) == "cz_first/47"


def test_b30_after_the_trigger_turns_are_as_usual() -> None:
    """EKJ lays, places, runs and buys after BCB has called the end."""
    game = give(cover(new(2), "D4 57/1, D2 57/1"), "EKJ", "2")
    set_cash(set_cash(game, "BCB", 60), "EKJ", 500)
    begin(game, "BCB")
    pass_turn(game)
    assert ending(game) == "BCB"
    game.play(lay(game, "D6 9/1"))
    game.play(station(game, "D2"))
    assert cash(game, "EKJ") == 500 - 40 + 40
    game.play(buy(game))
    assert trains(game, "EKJ") == ["2", "2"]
    game.play(done(game))
    assert game.over


def test_b30_the_end_cannot_be_called_off() -> None:
    """EKJ cannot pay for the 5-train; then VBW discards a 3-train, which EKJ could buy."""
    game = sell_out(give(new(3), "BCB", "3"), but=1, of="5")
    give(game, "VBW", "3", "4", "4", "3")
    set_cash(game, "EKJ", 200)
    set_cash(game, "BCB", 60)
    begin(game, "BCB")
    pass_turn(game)
    assert ending(game) == "EKJ"
    pass_turn(game)
    begin(game, "VBW", "buy-trains")
    game.play(discard(game, "3"))
    assert (pool(game), game.over) == (["3"], True)


@pytest.mark.parametrize("round", [5, 10])
def test_b31_a_trigger_in_the_last_turn_ends_the_game_with_that_round(round: int) -> None:
    game = give(new(2, end_test="own_turn"), "BCB", "2")
    set_cash(game, "EKJ", 0)
    begin(game, "EKJ", round=round)
    pass_turn(game)
    assert (game.over, round_of(game), ending(game)) == (True, round, "EKJ")


def test_b31_a_trigger_in_round_10_changes_nothing() -> None:
    game = give(new(2), "EKJ", "2")
    set_cash(game, "BCB", 0)
    begin(game, "BCB", round=10)
    play_round(game)
    assert (game.over, round_of(game)) == (True, 10)


# all rulings


def test_every_ruling_has_its_test() -> None:
    rulings = re.findall(r"^\| B(\d+) \|", RULINGS.read_text("utf-8"), re.MULTILINE)
    assert rulings == [str(number) for number in range(1, 35)]
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        found |= set(re.findall(r"^def test_b(\d+)_", path.read_text("utf-8"), re.MULTILINE))
    assert found == set(rulings)


def test_every_option_is_listed_with_its_ruling() -> None:
    listed_options = re.findall(r"^\| `(\w+)` \| B(\d+) \| `(\w+)`", RULINGS.read_text("utf-8"), re.MULTILINE)
    usual = {name: str(value).lower() for name, value in usual_options().items()}
    assert {name: default for name, _, default in listed_options} == usual


def test_every_rule_that_forbids_something_is_cited_in_a_test() -> None:
    text = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    cited = {int(number) for number in re.findall(r"cz_first/(\d+)", text)}
    assert cited >= {8, 13, 15, 17, 18, 19, 20, 21, 22, 23, 25, 26, 27, 29, 30, 31, 35, 36, 37, 41, 47, 49, 50}
