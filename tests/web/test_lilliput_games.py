"""18Lilliput played by clicking on the page: whole games and special cases."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import trainshed
from tests.lilliput.table import finish_turn, round_of, skip, start, step, take, treasury
from trainshed.core import Game
from trainshed.rail.play.actions import Answer, BuyFromCompany, BuyShare, CounterOffer, LayTile, PayOut, PlaceStation
from trainshed.titles.lilliput.actions import ChooseRun

from .clicker import Clicker
from .player import Player

People = Callable[..., Player]


@pytest.mark.long
@pytest.mark.parametrize(("players", "seed"), [pytest.param(2, 10, id="two"), pytest.param(3, 3, id="three")])
def test_a_whole_game_by_clicking(people: People, players: int, seed: int) -> None:
    clicker = Clicker(people(), trainshed.new("lilliput", ["Ann", "Ben", "Cleo"][:players], seed=seed), seed=seed)
    clicker.to_the_end()
    assert len(clicker.choose.done) >= 19, clicker.choose.done  # of the twenty kinds of action
    end = clicker.me.by("end")
    expect(end).to_be_visible()
    for score in clicker.game.scores():
        expect(end).to_contain_text(str(score.total))


@pytest.mark.long
def test_a_whole_game_against_gulliver_by_clicking(people: People) -> None:
    clicker = Clicker(people(), trainshed.new("lilliput", ["Ann"], seed=2), seed=2)
    clicker.to_the_end()
    end = clicker.me.by("end")
    expect(end).to_be_visible()
    expect(end).to_contain_text(str(clicker.game.scores()[0].total))
    expect(end).to_contain_text("Gulliver")


@pytest.mark.long
def test_rounds_on_a_phone_by_tapping(people: People) -> None:
    """The draft and two rounds; every choice has to be confirmed."""
    clicker = Clicker(people(phone=True), trainshed.new("lilliput", ["Ann", "Ben"], seed=5), seed=5)
    while round_of(clicker.game) < 3:
        clicker.play(clicker.choose())


def test_a_greyed_control_says_by_which_rule(people: People) -> None:
    game = start(2, companies=("GVR", "SR"))
    take(game, "A05")
    clicker = Clicker(people(), game)
    me, moves = clicker.me, len(game.actions)
    expect(me.by("found-TR")).to_have_attribute("aria-disabled", "true")  # cash is £60
    me.by("found-TR").click(force=True)  # disabled controls explain themselves when clicked
    expect(me.by("reason")).to_contain_text("Not possible.")
    expect(me.by("reason")).to_contain_text("1.6.3")
    clicker.compare()
    assert len(game.actions) == moves == me.moves()
    clicker.play(BuyShare(0, "SR"))


def test_a_tile_where_none_may_lie_says_by_which_rule(people: People) -> None:
    game = start(2)
    take(game, "A03")
    clicker = Clicker(people(), game)
    clicker.press_laid("E1")  # the other player's home
    expect(clicker.me.by("reason")).to_contain_text("Not possible.")
    expect(clicker.me.by("reason")).to_contain_text("1.4.")
    clicker.play(LayTile(0, "MR", "N2", "Y-PC", 2))


def test_an_offer_is_declined_and_a_better_one_accepted(people: People) -> None:
    game = start(2, companies=("MR", "LNR"))
    take(game, "A08")
    clicker = Clicker(people(), game)
    me = clicker.me
    clicker.play(BuyFromCompany(0, "MR", "LNR", "2", 37))
    expect(me.by("accept")).to_contain_text("£537")
    clicker.play(Answer(1, False))
    clicker.play(BuyFromCompany(0, "MR", "LNR", "2", 60))
    clicker.play(CounterOffer(1, 120))
    expect(me.by("accept")).to_contain_text("£550 → £430")  # now the buyer answers
    clicker.play(CounterOffer(0, 90))
    clicker.play(Answer(1, True))
    assert (treasury(game, "MR"), treasury(game, "LNR")) == (460, 590)
    expect(me.by("offer-LNR-2")).to_have_attribute("aria-disabled", "true")  # one offer for each train
    me.by("offer-LNR-2").click(force=True)
    expect(me.by("reason")).to_contain_text("1.5.2")


def test_a_half_of_no_use_warns_before_it_is_taken(people: People) -> None:
    """Taking back is free at this table, so nothing asks: the half itself says what it would bring."""
    me = Clicker(people(), start(2)).me
    for half in ("card-A05-main", "card-A09-main"):  # no share to trade, no city for a station in reach
        expect(me.by(half)).to_contain_text("it would only end your turn")
    expect(me.by("card-A02-main")).not_to_contain_text("end your turn")


def two_runs() -> Game:
    """The yellow company with two 2-trains: the second earns 40 through the mine or past it."""
    mine = [{"cell": "N2", "tile": "SC-MINE10", "rotation": 1}]
    game = start(2, companies=("LNR", "SR"), layout=mine)
    take(game, "A03")
    game.play(LayTile(0, "LNR", "N3", "Y-CS", 1))
    game.play(LayTile(0, "LNR", "N4", "Y-PS", 1))
    skip(game, "A05", "A08")
    take(game, "A09")
    game.play(PlaceStation(0, "LNR", "N3"))
    while round_of(game) == 1:
        game.play(next(iter(game.legal_actions)))
    skip(game, "A05")
    take(game, "A02")
    game.play(LayTile(0, "LNR", "N5", "Y-CS", 1))
    finish_turn(game)
    skip(game, "A03", "A08")
    while step(game) != "choose-run":
        game.play(next(iter(game.legal_actions)))
    return game


def test_a_director_chooses_between_runs_by_their_mines(people: People) -> None:
    game = two_runs()
    before = treasury(game, "LNR")
    clicker = Clicker(people(), game)
    expect(clicker.me.by("run-0")).to_be_visible()
    clicker.play(ChooseRun(0, "LNR", 10))
    assert treasury(game, "LNR") == before + 10
    clicker.play(PayOut(0, "LNR"))


def test_brobdingnag_shows_what_the_company_keeps(people: People) -> None:
    game = start(2, variant="brobdingnag")
    skip(game, "A03", "A05", "A08", "A09")
    clicker = Clicker(people(), game)
    expect(clicker.me.by("pay")).to_contain_text("+£25")  # half of the half
    expect(clicker.me.by("pay")).to_contain_text("£600")
    clicker.play(PayOut(0, "MR"))
    assert treasury(game, "MR") == 600
