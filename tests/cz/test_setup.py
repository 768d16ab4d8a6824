"""Set-up (rules 1 to 11): the title's data against the fact base, and a new game for every number of players."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import trainshed
from tests.cz.table import (
    COMPANIES,
    bank_cash,
    board,
    box,
    buy,
    cash,
    charters,
    dealt,
    deck,
    gone,
    in_play,
    new,
    pass_turn,
    phase_of,
    play_round,
    pool,
    price,
    round_of,
    rule_ids,
    seen,
    stations,
    step,
    tiles,
    top,
    train_facts,
    trains,
)
from tests.rail.shared import shared

PLAYERS = (2, 3, 4, 5)


def facts() -> dict[str, Any]:
    found: dict[str, Any] = shared("cz_first_game")
    return found


def test_there_are_52_rules_the_words_and_the_full_game() -> None:
    assert rule_ids() == tuple(f"cz_first/{number}" for number in range(1, 55))


# the data files


def test_the_data_file_agrees_with_the_fact_base() -> None:
    setup, costs, data = facts()["setup"], facts()["station_costs"], box()
    assert data["rounds"] == setup["max_rounds"] == facts()["end"]["after_round"]
    assert list(data["order"]) == setup["turn_order"]
    assert list(data["stations"]) == [costs["home"], costs["second"], costs["third"]]
    assert {int(players) for players in data["players"]} == set(setup["by_players"])
    for players, fact in setup["by_players"].items():
        mine = data["players"][str(players)]
        assert (mine["cash"], list(mine["companies"])) == (fact["cash"], fact["companies"])


def test_the_companies_agree_with_the_fact_base() -> None:
    companies = {company["id"]: company for company in box()["company"]}
    assert set(companies) == set(facts()["companies"])
    for id, fact in facts()["companies"].items():
        assert companies[id]["home"] == fact["home"]
        assert box()["order"][fact["order"] - 1] == id
        assert list(box()["stations"])[1:] == fact["extra_station_costs"]
        for language in ("cs", "de", "en"):
            said = companies[id]["name"][language].replace("–", " ").split()
            assert said == fact[f"name_{language}"].replace("–", " ").split()  # dashes are a matter of taste


def test_the_trains_agree_with_the_fact_base() -> None:
    kinds = train_facts()["trains"]
    assert list(kinds) == list(facts()["trains"])
    first_of_phase = {str(phase): fact["starts"] for phase, fact in facts()["phases"].items()}
    for kind, fact in facts()["trains"].items():
        assert (kinds[kind]["stops"], kinds[kind]["price"]) == (fact["max_stops"], fact["price"])
        phase = fact["removed_in_phase"]
        rusts_on = kinds[kind]["rusts_on"]
        assert (f"first {rusts_on}-train" in first_of_phase[str(phase)]) if phase else not rusts_on
        for players, setup in facts()["setup"]["by_players"].items():
            assert kinds[kind]["by_players"][str(players)] == setup["trains"][kind]


def test_the_phases_agree_with_the_fact_base() -> None:
    phases = train_facts()["phases"]
    assert [phase["id"] for phase in phases] == [str(phase) for phase in facts()["phases"]]
    for phase, fact in zip(phases, facts()["phases"].values(), strict=True):
        assert phase["colour"] == fact["tiles"][-1]
        assert phase["limit"] == {"company": fact["train_limit"]}
        starts = phase["starts"]
        assert fact["starts"] == (f"first {starts}-train bought from the bank" if starts else "at the beginning")


def test_the_usual_options_are_the_recommended_rulings() -> None:
    options = new(2).title.read_options({})
    usual = facts()["ruling_defaults"]
    assert options.must_buy_train == usual["must_buy_train"]
    assert options.nothing_on_sale_ends == usual["nothing_on_sale_counts_as_broke"]
    assert options.oo_pays_terrain == usual["first_oo_tile_pays_terrain"]
    assert options.end_test == usual["end_test"]
    assert (options.routes == "best") == usual["run_maximum_automatically"]


# a new game


@pytest.mark.parametrize("players", PLAYERS)
def test_rule_4_cash_trains_and_companies_by_player_count(players: int) -> None:
    game, setup = new(players), facts()["setup"]["by_players"][players]
    assert list(in_play(game)) == setup["companies"]
    assert {company: cash(game, company) for company in in_play(game)} == dict.fromkeys(
        setup["companies"], setup["cash"]
    )
    assert deck(game) == setup["trains"]
    assert (pool(game), gone(game)) == ([], {})
    assert all(trains(game, company) == [] for company in in_play(game))


def test_rule_1_the_player_has_no_money_but_the_companys() -> None:
    game = new(2)
    assert [score.total for score in game.scores()] == [150, 150]
    play_round(game)
    assert [score.total for score in game.scores()] == [cash(game, company) for company in charters(game)]


@pytest.mark.parametrize("players", [1, 6])
def test_rule_3_two_to_five_play(players: int) -> None:
    with pytest.raises(ValueError, match=r"2|5|players"):
        trainshed.new("cz_first", players)


def test_rule_5_the_deck_is_sorted_and_only_its_top_train_is_on_sale() -> None:
    game = new(2)
    assert (list(deck(game)), top(game)) == (["2", "3", "4", "5"], "2")
    assert seen(game).depot.top == "2"


def test_rule_6_prices() -> None:
    assert [price(new(2), train) for train in "2345"] == [70, 120, 250, 350]


@pytest.mark.parametrize("players", PLAYERS)
def test_rule_7_all_five_home_stations_stand_at_the_start(players: int) -> None:
    game = new(players)
    homes = {company: stations(game, company) for company in COMPANIES}
    assert homes == {"BCB": ["E15.0"], "EKJ": ["D4.0"], "VBW": ["I9.0"], "BN": ["E11.1"], "NWB": ["E11.0"]}


def test_rule_7_in_prague_bn_has_the_circle_with_the_ne_track_and_nwb_the_one_with_se() -> None:
    game = new(5)
    prague = board(game).shape("E11")
    assert prague is not None
    for company in ("BN", "NWB"):
        (place,) = stations(game, company)
        sides = {side for side, _ in prague.stop_sides[int(place[-1])]}
        assert sides == {int(facts()["companies"][company]["home_node_edge"][0][1:])}


def test_rule_8_every_company_has_two_more_stations() -> None:
    for company in seen(new(5)).companies:
        assert (company.stations_left, company.station_cost) == (2, 40)


@pytest.mark.parametrize("players", PLAYERS)
def test_rule_9_charters_are_dealt_at_random(players: int) -> None:
    found = {charters(dealt(players, seed)) for seed in range(30)}
    assert found <= set(permutations(COMPANIES[:players]))
    assert len(found) > 1
    assert {hand[0] for hand in found} == set(COMPANIES[:players])


def test_rule_9_the_player_runs_the_company_dealt() -> None:
    game = new(3, charters=("VBW", "BCB", "EKJ"))
    assert charters(game) == ("VBW", "BCB", "EKJ")
    assert {company.id: company.director for company in seen(game).companies} == {"BCB": 1, "EKJ": 2, "VBW": 0}
    assert game.decision.seats == (1,)


def test_rule_9_a_charter_of_a_company_not_in_play_cannot_be_dealt() -> None:
    with pytest.raises(ValueError, match="NWB"):
        new(2, charters=("BCB", "NWB"))


def test_rule_10_tiles_of_the_box() -> None:
    supply = board(new(2)).supply
    assert (len(supply), sum(supply.values())) == (57, 134)
    assert {tiles()[id].colour for id in supply} == {"yellow", "green", "brown"}
    excluded = [tile for group in facts()["excluded_tiles"].values() for tile in group]
    assert not set(excluded) & set(supply)


def test_rule_11_the_game_begins_in_round_1_and_phase_1_with_bcb() -> None:
    game = new(4)
    assert (round_of(game), phase_of(game), step(game), seen(game).acting) == (1, 1, "lay-track", "BCB")
    assert bank_cash(game) == -4 * 130


def test_rule_2_a_round_is_one_turn_of_every_company() -> None:
    game, acted = new(5), []
    while round_of(game) == 1:
        acted.append(seen(game).acting)
        pass_turn(game)
    assert acted == list(COMPANIES)
    assert (round_of(game), seen(game).acting) == (2, "BCB")


def test_every_seat_sees_the_same_table() -> None:
    game = new(3)
    game.play(next(iter(game.legal_actions)))
    views = [seen(game, seat) for seat in (0, 1, 2)]
    first, *others = [(view.companies, view.cells, view.players, view.depot) for view in views]
    assert all(shown == first for shown in others)
    assert [bool(view.moves) for view in views] == [seat in game.decision.seats for seat in range(3)]
    assert buy(game).company == seen(game).acting
