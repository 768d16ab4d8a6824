"""Rulings on the solo game: Gulliver (1.14)."""

from __future__ import annotations

import pytest

from tests.lilliput.table import company, lay, new, number, phase, player, pool, resolve, solo, station, trains
from trainshed.titles.lilliput import gulliver, running
from trainshed.titles.lilliput.events import TileLaid
from trainshed.titles.lilliput.routes import Way
from trainshed.titles.lilliput.trains import BuyPool


@pytest.mark.parametrize(("start_company", "cash", "price", "held"), [("MR", 30, 55, 1), ("GVR", 60, 50, 1)])
def test_r16_gullivers_company_has_its_advantage_but_no_treasury(
    start_company: str, cash: int, price: int, held: int
) -> None:
    game = new(1, chance={"gulliver-start": [start_company]})
    charter = company(game, start_company)
    assert (player(game, 1).cash, game.state.price(number(game, start_company))) == (cash, price)
    assert (len(charter.trains), charter.treasury) == (held, 0)


def test_r16_two_trains_and_a_y_home_for_gulliver() -> None:
    assert len(company(new(1, chance={"gulliver-start": ["LNR"]}), "LNR").trains) == 2
    game = new(1, chance={"gulliver-start": ["SR"]})
    assert game.state.board.laid[company(game, "SR").stations[0]].tile.label == "Y"


def test_r45_gullivers_home_lies_where_it_can() -> None:
    game = new(1, chance={"gulliver-start": ["MR"], "gulliver-side": ["W1"], "gulliver-home-shape": ["Y-CC"]})
    assert company(game, "MR").stations == ("W1",)
    assert game.state.board.laid["W1"].tile.id == "Y-CC"


def test_r46_gulliver_never_spends_treasury_money() -> None:
    game = solo()
    company(game, "MR").treasury = 1000
    for _ in range(6):
        resolve(game, gulliver.Build())
        resolve(game, gulliver.ExtraTrack())
    assert company(game, "MR").treasury == 1000
    assert all(shape.tile.id not in ("Y-YS", "Y-YC") for shape in game.state.board.laid.values())


def test_r47_every_dangling_exit_gets_track_home_first() -> None:
    game = solo({"gulliver-shape-N2/1": ["Y-PC"], "gulliver-turn-N2/1": ["2"]})
    resolve(game, gulliver.ExtraTrack())
    shape = game.state.board.laid["N2"]
    assert (shape.tile.id, shape.rotation) == ("Y-PC", 2)
    game = solo()
    game.state.board.supply["Y-PS"] = 0  # a drawn shape that is out of supply is replaced by the other shape
    resolve(game, gulliver.ExtraTrack())
    assert game.state.board.laid["N2"].tile.id == "Y-PC"
    game = lay(phase(solo(), "5"), ("N2", "Y-PS", 1), ("N3", "Y-CC", 2), ("N1", "G-CT", 1), ("N1", "B-C4", 0))
    station(game, "MR", "N3")  # order: the home first, its exits N, E, S, W, then the next station
    laid = [event.cell for event in resolve(game, gulliver.ExtraTrack()) if isinstance(event, TileLaid)]
    assert laid == ["N1E1", "N1W1", "N3E1"]


def test_r48_gullivers_new_company() -> None:
    game = solo({"gulliver-company/1": ["BPR"]})
    lay(game, ("N2", "Y-PS", 1), ("N3", "Y-CS", 1), ("S2", "Y-PS", 1), ("S3", "Y-CS", 1))
    player(game, 1).shares = (0, 0, 3, 0, 0, 0, 0, 0)
    player(game, 1).cash = 290
    resolve(game, gulliver.Certificate())
    charter = company(game, "BPR")
    assert (charter.director, charter.treasury) == (1, 570)  # 5 x 57 = 285
    assert charter.stations == ("N3",)  # Gulliver's home is full; N3 is nearer to it than S3
    assert charter.trains == ()


def test_r4_r48_gulliver_founds_from_250_on() -> None:
    game = lay(solo(), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    player(game, 1).shares = (0, 0, 3, 0, 0, 0, 0, 0)
    player(game, 1).cash = 249
    resolve(game, gulliver.Certificate())
    assert len(game.state.own(1)) == 1


def test_r49_gullivers_company_without_revenue_falls_and_buys_nothing() -> None:
    game = pool(trains(solo(), "MR"), "2")
    company(game, "MR").treasury = 500
    running.earn(game.state, 0, 0, Way(0, ()), [])
    assert game.state.price(0) == 50
    assert not isinstance(game.state.agenda[-1], BuyPool)


def test_r50_gulliver_builds_at_the_reached_site_nearest_to_mildendo() -> None:
    game = lay(solo(), ("N2", "Y-PC", 2))  # exits E and S: leads to N2E1
    resolve(game, gulliver.Build())
    assert game.state.board.laid["N2E1"].tile.stops
    assert company(game, "MR").stations == ("N1", "N2E1")
