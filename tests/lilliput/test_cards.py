"""Each half of each action card (table 1), the copy card, and the sequence of a round."""

from __future__ import annotations

import pytest

from tests.lilliput.table import company, done, lay, names, new, number, phase, player, rule, seat, skip, start, take
from trainshed.titles.lilliput import rounds, shares
from trainshed.titles.lilliput.actions import (
    BuyShare,
    BuyTrain,
    Done,
    FillTreasuries,
    LayTile,
    PlaceStation,
    SellShares,
    TakeCard,
    TakeCash,
)
from trainshed.titles.lilliput.rounds import Turn
from trainshed.titles.lilliput.stations import BuyStation
from trainshed.titles.lilliput.trains import BuyTrains
from trainshed.titles.lilliput.turns import LayTiles

ONE_TILE = LayTile(0, "MR", "N2", "Y-PS", 1)


@pytest.mark.parametrize(
    ("players", "cards"),
    [
        (4, "A01 A02 A03 A04 A05 A06 A07 A08 A09 A10"),
        (3, "A02 A03 A04 A05 A07 A08 A09 A10"),
        (2, "A02 A03 A05 A08 A09 A10"),
        (1, "A02 A04 A08 A09"),
    ],
)
def test_cards_by_player_count(players: int, cards: str) -> None:
    assert new(players).state.cards == tuple(cards.split())


@pytest.mark.parametrize(
    ("card", "amount"), [("A01", 5), ("A03", 5), ("A05", 10), ("A06", 5), ("A08", 5), ("A09", 5), ("A10", 20)]
)
def test_cash_halves(card: str, amount: int) -> None:
    game = start(characters=("emperor", "judge", "general", "admiral"))
    before = player(game, 0).cash
    take(game, card, "alt")
    assert player(game, 0).cash - before == amount


@pytest.mark.parametrize(("card", "side"), [("A01", "main"), ("A02", "alt"), ("A04", "alt"), ("A07", "alt")])
def test_halves_that_lay_one_tile_of_any_colour(card: str, side: str) -> None:
    game = phase(start(), "3")
    take(game, card, "alt" if side == "alt" else "main")
    assert rule(game, LayTile(0, "MR", "N1", "G-CT", 0)) == "1.4.4"  # would remove the track to Mildendo
    assert LayTile(0, "MR", "N1", "G-CT", 1) in game.legal_actions
    game.play(ONE_TILE)
    assert seat(game) == 1


def test_a02_lays_a_yellow_and_a_green_tile_in_any_order() -> None:
    game = phase(start(2), "3")
    take(game, "A02")
    game.play(LayTile(0, "MR", "N1", "G-CT", 1))
    assert rule(game, LayTile(0, "MR", "N2", "G-P-BR", 0)) == "1.4.8"
    game.play(ONE_TILE)
    assert not isinstance(game.state.agenda[-1], LayTiles)


def test_a03_lays_up_to_two_yellow_tiles() -> None:
    game = phase(start(2), "3")
    take(game, "A03")
    assert rule(game, LayTile(0, "MR", "N1", "G-CT", 1)) == "1.4.8"
    game.play(ONE_TILE)
    game.play(LayTile(0, "MR", "N3", "Y-CS", 1))
    assert not isinstance(game.state.agenda[-1], LayTiles)


@pytest.mark.parametrize("card", ["A04", "A05", "A06"])
def test_share_cards_sell_first_and_buy_one(card: str) -> None:
    game = start()
    game.state.pay_player(0, 100)
    shares.buy_share(game.state, 0, number(game, "SR"), [])
    take(game, card)
    game.play(SellShares(0, "SR", 1))
    game.play(BuyShare(0, "SR"))  # a share just sold may be bought back, at the new price
    assert player(game, 0).cash == 30 + 100 - 50 + 50 - 45
    assert seat(game) == 1  # the card ends after one certificate


def test_a07_buys_one_train_and_a08_two() -> None:
    game = start()
    take(game, "A07")
    game.play(BuyTrain(0, "MR"))
    done(game)
    assert seat(game) == 1
    take(game, "A08")
    game.play(BuyTrain(1, "SR"))
    assert isinstance(game.state.agenda[-1], BuyTrains)
    game.play(BuyTrain(1, "SR"))
    assert names(game, "SR") == ["2", "2", "3"]
    assert game.state.colour == "green"


def test_a09_places_a_station() -> None:
    game = lay(start(), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    take(game, "A09")
    assert isinstance(game.state.agenda[-1], BuyStation)
    game.play(PlaceStation(0, "MR", "N3"))
    assert company(game, "MR").treasury == 510


@pytest.mark.parametrize(("train", "amount"), [("2", 50), ("3", 70), ("4", 70), ("5", 100), ("4D", 100)])
def test_a10_fills_treasuries_by_the_phase(train: str, amount: int) -> None:
    game = phase(start(), train)
    take(game, "A10")
    assert company(game, "MR").treasury == 550 + amount


def test_a10_is_shared_out_over_two_companies() -> None:
    game = lay(start(), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    game.state.pay_player(0, 250)
    shares.found(game.state, 0, number(game, "TR"), 1, [])
    shares.place_station(game.state, number(game, "TR"), "N3", 0, [])
    take(game, "A10")
    assert FillTreasuries(0, 17) in game.legal_actions
    assert rule(game, FillTreasuries(0, 51)) == "1.3.4"
    assert [(free.low, free.high) for free in game.legal_actions.ranges()] == [(0, 50)]
    game.play(FillTreasuries(0, 17))
    assert (company(game, "MR").treasury, company(game, "TR").treasury) == (567, 533)


def test_a_used_card_is_out_until_bureaucracy() -> None:
    game = start()
    skip(game, "A01")
    assert rule(game, TakeCard(1, "A01", "main")) == "1.3.1"
    assert rule(game, TakeCard(1, "A02", "main", True)) == "1.3.2"
    assert rule(game, Done(1)) == "1.3.1"


def test_a_whole_round_and_its_bureaucracy() -> None:
    game = start(2)
    skip(game, "A03", "A05", "A08", "A09")
    assert game.state.used == ("A03", "A05", "A08", "A09")
    while game.state.round == 1:
        game.play(next(iter(game.legal_actions)))
    assert game.state.used == ()
    assert game.state.pool == (0,)
    assert game.state.phase == 1  # the 2-train in the pool begins the rule book's phase 2; `phase` counts from 0
    assert (game.state.first, seat(game)) == (1, 1)
    assert len(game.state.wealth) == 1


def test_nine_rounds_for_three_players() -> None:
    assert [start(players).state.rounds for players in (2, 3, 4)] == [8, 9, 8]
    assert [player(start(players), 0).copies for players in (2, 3, 4)] == [2, 1, 1]


def test_scores_are_cash_shares_directors_and_copies() -> None:
    game = start()
    assert rounds.parts(game.state, 0) == {"cash": 30, "shares": 0, "directors": 275, "copies": 20}
    assert player(game, 2).cash == 65  # green starts with 60; the Judge adds 5


def test_the_judge_may_fill_treasuries_instead() -> None:
    game = start(judge=True)
    assert set(game.legal_actions) == {TakeCash(2), FillTreasuries(2, 20)}
    assert rule(game, Done(2)) == "1.7a.3"
    game.play(FillTreasuries(2, 20))
    assert company(game, "GVR").treasury == 520
    assert isinstance(game.state.agenda[-1], Turn)
