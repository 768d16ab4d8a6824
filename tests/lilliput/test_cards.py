"""Each half of each action card (table 1), the copy card, and the sequence of a round."""

from __future__ import annotations

import pytest

from tests.lilliput.table import (
    cards,
    cash,
    colour,
    copies,
    finish_turn,
    first_seat,
    new,
    phase_of,
    pool_of,
    refusing_rule,
    round_of,
    seat,
    seen,
    skip,
    start,
    step,
    take,
    trains_of,
    treasury,
    used_cards,
    wealth_by_round,
)
from tests.lilliput.table_steps import ask, give_second_company, lay, pay, set_phase
from trainshed.core import Words
from trainshed.rail.play.actions import BuyShare, BuyTrain, Done, LayTile, PlaceStation, SellShares
from trainshed.titles.lilliput.actions import FillTreasuries, TakeCard, TakeCash

ONE_TILE = LayTile(0, "MR", "N2", "Y-PS", 1)


@pytest.mark.parametrize(
    ("players", "told"),
    [
        (4, "A01 A02 A03 A04 A05 A06 A07 A08 A09 A10"),
        (3, "A02 A03 A04 A05 A07 A08 A09 A10"),
        (2, "A02 A03 A05 A08 A09 A10"),
        (1, "A02 A04 A08 A09"),
    ],
)
def test_cards_by_player_count(players: int, told: str) -> None:
    assert cards(new(players)) == tuple(told.split())


@pytest.mark.parametrize(
    ("card", "amount"), [("A01", 5), ("A03", 5), ("A05", 10), ("A06", 5), ("A08", 5), ("A09", 5), ("A10", 20)]
)
def test_cash_halves(card: str, amount: int) -> None:
    game = start(characters=("emperor", "judge", "general", "admiral"))
    before = cash(game, 0)
    take(game, card, "alt")
    assert cash(game, 0) - before == amount


@pytest.mark.parametrize(("card", "side"), [("A01", "main"), ("A02", "alt"), ("A04", "alt"), ("A07", "alt")])
def test_halves_that_lay_one_tile_of_any_colour(card: str, side: str) -> None:
    game = set_phase(start(), "3")
    take(game, card, "alt" if side == "alt" else "main")
    assert refusing_rule(game, LayTile(0, "MR", "N1", "G-CT", 0)) == "1.4.4"  # would remove the track to Mildendo
    assert LayTile(0, "MR", "N1", "G-CT", 1) in game.legal_actions
    game.play(ONE_TILE)
    assert seat(game) == 1


def test_a02_lays_a_yellow_and_a_green_tile_in_any_order() -> None:
    game = set_phase(start(2), "3")
    take(game, "A02")
    game.play(LayTile(0, "MR", "N1", "G-CT", 1))
    assert refusing_rule(game, LayTile(0, "MR", "N2", "G-P-BR", 0)) == "1.4.8"
    game.play(ONE_TILE)
    assert step(game) != "lay-track"


def test_a03_lays_up_to_two_yellow_tiles() -> None:
    game = set_phase(start(2), "3")
    take(game, "A03")
    assert refusing_rule(game, LayTile(0, "MR", "N1", "G-CT", 1)) == "1.4.8"
    game.play(ONE_TILE)
    game.play(LayTile(0, "MR", "N3", "Y-CS", 1))
    assert step(game) != "lay-track"


@pytest.mark.parametrize("card", ["A04", "A05", "A06"])
def test_share_cards_sell_first_and_buy_one(card: str) -> None:
    game = start()
    pay(game, 0, 100)
    ask(game, "shares", 0)
    game.play(BuyShare(0, "SR"))
    take(game, card)
    game.play(SellShares(0, "SR", 1))
    game.play(BuyShare(0, "SR"))  # a share just sold may be bought back, at the new price
    assert cash(game, 0) == 30 + 100 - 50 + 50 - 45
    assert seat(game) == 1  # the card ends after one certificate


def test_a07_buys_one_train_and_a08_two() -> None:
    game = start()
    take(game, "A07")
    game.play(BuyTrain(0, "MR"))
    finish_turn(game)
    assert seat(game) == 1
    take(game, "A08")
    game.play(BuyTrain(1, "SR"))
    assert step(game) == "buy-trains"
    game.play(BuyTrain(1, "SR"))
    assert trains_of(game, "SR") == ["2", "2", "3"]
    assert colour(game) == "green"


def test_a09_places_a_station() -> None:
    game = lay(start(), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    take(game, "A09")
    assert step(game) == "build-station"
    game.play(PlaceStation(0, "MR", "N3"))
    assert treasury(game, "MR") == 510


@pytest.mark.parametrize(("train", "amount"), [("2", 50), ("3", 70), ("4", 70), ("5", 100), ("4D", 100)])
def test_a10_fills_treasuries_by_the_phase(train: str, amount: int) -> None:
    game = set_phase(start(), train)
    take(game, "A10")
    assert treasury(game, "MR") == 550 + amount


def test_a10_is_shared_out_over_two_companies() -> None:
    game = lay(start(), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    give_second_company(game, 0, "TR", "N3")
    take(game, "A10")
    assert FillTreasuries(0, 17) in game.legal_actions
    assert refusing_rule(game, FillTreasuries(0, 51)) == "1.3.4"
    assert [(free.low, free.high) for free in game.legal_actions.ranges()] == [(0, 50)]
    game.play(FillTreasuries(0, 17))
    assert (treasury(game, "MR"), treasury(game, "TR")) == (567, 533)


def test_a_used_card_is_out_until_bureaucracy() -> None:
    game = start()
    skip(game, "A01")
    assert refusing_rule(game, TakeCard(1, "A01", "main")) == "1.3.1"
    assert refusing_rule(game, TakeCard(1, "A02", "main", True)) == "1.3.2"
    assert refusing_rule(game, Done(1)) == "1.3.1"


def test_a_whole_round_and_its_bureaucracy() -> None:
    game = start(2)
    skip(game, "A03", "A05", "A08", "A09")
    assert used_cards(game) == ("A03", "A05", "A08", "A09")
    while round_of(game) == 1:
        game.play(next(iter(game.legal_actions)))
    assert used_cards(game) == ()
    assert pool_of(game) == ["2"]
    assert phase_of(game) == 1  # the 2-train in the pool begins the rule book's phase 2; `phase_of` counts from 0
    assert (first_seat(game), seat(game)) == (1, 1)
    assert len(wealth_by_round(game)) == 1


def test_nine_rounds_for_three_players() -> None:
    assert [seen(start(players)).rounds for players in (2, 3, 4)] == [8, 9, 8]
    assert [copies(start(players), 0) for players in (2, 3, 4)] == [2, 1, 1]


def test_scores_are_cash_shares_directors_and_copies() -> None:
    game = start()
    assert game.scores()[0].parts == {"cash": 30, "shares": 0, "directors": 275, "copies": 20}
    assert cash(game, 2) == 65  # green starts with 60; the Judge adds 5


def test_a_wrong_split_by_the_judge_names_his_own_rule_and_what_would_be_right() -> None:
    game = start(judge=True)
    refusal = game.why_not(FillTreasuries(2, 5))
    assert refusal is not None
    assert (refusal.rule, refusal.message.key) == ("lilliput/1.7a.3", "lilliput-refuse-split-one")
    assert Words("en", "lilliput")(refusal.message) == "GVR is your only company: it gets all £20."


def test_the_judge_may_fill_treasuries_instead() -> None:
    game = start(judge=True)
    assert set(game.legal_actions) == {TakeCash(2), FillTreasuries(2, 20)}
    assert refusing_rule(game, Done(2)) == "1.7a.3"
    game.play(FillTreasuries(2, 20))
    assert treasury(game, "GVR") == 520
    assert step(game) == "card"
