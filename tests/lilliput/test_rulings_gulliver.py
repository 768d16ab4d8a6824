"""Rulings on the solo game: Gulliver (1.14)."""

from __future__ import annotations

import pytest

from tests.lilliput.table import (
    board,
    cash,
    companies_of,
    director,
    new,
    price,
    refusing_rule,
    solo,
    stations_of,
    step,
    take,
    tile_on,
    trains_of,
    treasury,
)
from tests.lilliput.table_steps import (
    earn,
    give_shares,
    lay,
    place_stations,
    resolve,
    set_cash,
    set_phase,
    set_pool,
    set_trains,
    set_treasury,
    use_up,
)
from trainshed.rail.play.actions import BuyFromCompany
from trainshed.rail.play.events import TileLaid
from trainshed.titles.lilliput.actions import GulliverStep


@pytest.mark.parametrize(("start_company", "money", "worth", "held"), [("MR", 30, 55, 1), ("GVR", 60, 50, 1)])
def test_r16_gullivers_company_has_its_advantage_but_no_treasury(
    start_company: str, money: int, worth: int, held: int
) -> None:
    game = new(1, chance={"gulliver-start": [start_company]})
    assert (cash(game, 1), price(game, start_company)) == (money, worth)
    assert (len(trains_of(game, start_company)), treasury(game, start_company)) == (held, 0)


def test_r16_two_trains_and_a_y_home_for_gulliver() -> None:
    assert len(trains_of(new(1, chance={"gulliver-start": ["LNR"]}), "LNR")) == 2
    game = new(1, chance={"gulliver-start": ["SR"]})
    assert board(game).laid[stations_of(game, "SR")[0]].tile.label == "Y"


def test_r45_gullivers_home_lies_where_it_can() -> None:
    game = new(1, chance={"gulliver-start": ["MR"], "gulliver-side": ["W1"], "gulliver-home-shape": ["Y-CC"]})
    assert stations_of(game, "MR") == ("W1",)
    assert tile_on(game, "W1") == "Y-CC"


def test_r46_gulliver_never_spends_treasury_money() -> None:
    game = solo()
    set_treasury(game, "MR", 1000)
    for _ in range(6):
        resolve(game, "gulliver-build")
        resolve(game, "gulliver-track")
    assert treasury(game, "MR") == 1000
    assert all(shape.tile.id not in ("Y-YS", "Y-YC") for shape in board(game).laid.values())


def test_r47_every_dangling_exit_gets_track_home_first() -> None:
    game = solo({"gulliver-shape-N2/1": ["Y-PC"], "gulliver-turn-N2/1": ["2"]})
    resolve(game, "gulliver-track")
    shape = board(game).laid["N2"]
    assert (shape.tile.id, shape.rotation) == ("Y-PC", 2)
    game = solo()
    use_up(game, "Y-PS")  # a drawn shape that is out of supply is replaced by the other shape
    resolve(game, "gulliver-track")
    assert tile_on(game, "N2") == "Y-PC"
    game = lay(set_phase(solo(), "5"), ("N2", "Y-PS", 1), ("N3", "Y-CC", 2), ("N1", "G-CT", 1), ("N1", "B-C4", 0))
    place_stations(game, "MR", "N3")  # order: the home first, its exits N, E, S, W, then the next station
    laid = [event.cell for event in resolve(game, "gulliver-track") if isinstance(event, TileLaid)]
    assert laid == ["N1E1", "N1W1", "N3E1"]


def test_r48_gullivers_new_company() -> None:
    game = solo({"gulliver-company/1": ["BPR"]})
    lay(game, ("N2", "Y-PS", 1), ("N3", "Y-CS", 1), ("S2", "Y-PS", 1), ("S3", "Y-CS", 1))
    give_shares(game, 1, "GVR", 3)
    set_cash(game, 1, 290)
    resolve(game, "gulliver-certificate")
    assert (director(game, "BPR"), treasury(game, "BPR")) == (1, 570)  # 5 x 57 = 285
    assert stations_of(game, "BPR") == ("N3",)  # Gulliver's home is full; N3 is nearer to it than S3
    assert trains_of(game, "BPR") == []


def test_r4_r48_gulliver_founds_from_250_on() -> None:
    game = lay(solo(), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    give_shares(game, 1, "GVR", 3)
    set_cash(game, 1, 249)
    resolve(game, "gulliver-certificate")
    assert len(companies_of(game, 1)) == 1


def test_r49_gullivers_company_without_revenue_falls_and_buys_nothing() -> None:
    game = set_pool(set_trains(solo(), "MR"), "2")
    set_treasury(game, "MR", 500)
    earn(game, "MR", 0)
    assert price(game, "MR") == 50
    assert step(game) != "buy-pool"


def test_r50_gulliver_builds_at_the_reached_site_nearest_to_mildendo() -> None:
    game = lay(solo(), ("N2", "Y-PC", 2))  # exits E and S: leads to N2E1
    resolve(game, "gulliver-build")
    assert board(game).laid["N2E1"].tile.stops
    assert stations_of(game, "MR") == ("N1", "N2E1")


def test_r57_gulliver_sells_no_trains() -> None:
    game = solo()
    take(game, "A08")
    assert refusing_rule(game, BuyFromCompany(0, "GVR", "MR", "2", 10)) == "1.14"
    assert not any(isinstance(action, BuyFromCompany) for action in game.legal_actions)


def test_r58_his_plain_tiles_too_lie_as_near_to_mildendo_as_possible() -> None:
    """His cities lead to N4, four cells away, and to E2, two cells away."""
    game = lay(solo(), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1), ("E1", "Y-CS", 0))
    place_stations(game, "MR", "N3", "E1")
    log = resolve(game, "gulliver-build")
    assert "a-plain" in [event.why for event in log if isinstance(event, GulliverStep)]
    assert [event.cell for event in log if isinstance(event, TileLaid)] == ["E2"]
