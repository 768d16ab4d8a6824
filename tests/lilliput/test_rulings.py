"""Each ruling R1 to R53 of the fact base as a named test (R33 with R14, R28 with R44)."""

from __future__ import annotations

import pytest

from tests.lilliput.table import (
    ask,
    company,
    done,
    lay,
    names,
    new,
    number,
    phase,
    player,
    pool,
    resolve,
    rule,
    seat,
    skip,
    start,
    station,
    take,
    trains,
)
from trainshed.core import BadSetup, Game
from trainshed.titles.lilliput import gulliver, rounds, running, shares
from trainshed.titles.lilliput.actions import (
    Answer,
    BuyFromCompany,
    BuyFromPool,
    BuyTrain,
    CashIn,
    ChooseRun,
    Done,
    DropTrain,
    Found,
    LayTile,
    PlaceStation,
    SellShares,
    TakeCash,
    TakeCharacter,
    TakeCompany,
)
from trainshed.titles.lilliput.rounds import JudgeIncome, Turn
from trainshed.titles.lilliput.routes import Way, best_run
from trainshed.titles.lilliput.shares import PlaceHome, TradeShares
from trainshed.titles.lilliput.stations import BuyStation
from trainshed.titles.lilliput.trains import BuyPool, BuyTrains
from trainshed.titles.lilliput.turns import LayTiles


def hold(game: Game, who: int, id: str, count: int) -> None:
    """Shares in hand, out of the bank."""
    at = number(game, id)
    held = list(player(game, who).shares)
    held[at] += count
    player(game, who).shares = tuple(held)
    company(game, id).shares -= count


def second(game: Game, who: int, id: str, cell: str) -> None:
    """A second company for a player, as if founded at 50 with its home on the cell."""
    game.state.pay_player(who, 250)
    shares.found(game.state, who, number(game, id), 1, [])
    shares.place_station(game.state, number(game, id), cell, 0, [])


def test_r1_a_copy_card_replaces_the_pick() -> None:
    game = start()
    skip(game, "A01")
    take(game, "A01", "alt", copy=True)
    assert player(game, 1).copies == 0
    assert game.state.used == ("A01",)
    assert seat(game) == 2


def test_r2_a_card_may_be_taken_and_nothing_done() -> None:
    game = start()
    take(game, "A08")
    game.play(Done(0))
    assert seat(game) == 1
    assert "A08" in game.state.used


def test_r3_all_shares_sold_at_once_are_paid_at_the_price_before() -> None:
    game = start()
    hold(game, 0, "SR", 3)
    cash = player(game, 0).cash
    ask(game, TradeShares(0))
    game.play(SellShares(0, "SR", 2))
    assert player(game, 0).cash - cash == 100
    assert game.state.price(number(game, "SR")) == 45  # 50 down to 45, where it stays
    assert rule(game, SellShares(0, "SR", 1)) == "1.6.1"


def test_r3_the_data_file_can_ask_for_the_price_of_each_step() -> None:
    game = start(data={"sale": {"payment": "each"}})
    hold(game, 0, "SR", 2)
    cash = player(game, 0).cash
    ask(game, TradeShares(0))
    game.play(SellShares(0, "SR", 2))
    assert player(game, 0).cash - cash == 95


def test_r4_a_company_may_be_founded_at_45() -> None:
    game = lay(start(2), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    game.state.pay_player(0, 225)
    ask(game, TradeShares(0))
    game.play(Found(0, "TR", 0))
    assert company(game, "TR").treasury == 450


def test_r5_no_revenue_counts_as_withholding() -> None:
    game = pool(trains(start(), "MR"), "2")
    running.earn(game.state, 0, 0, Way(0, ()), [])
    assert game.state.price(0) == 50
    resolve(game)
    assert BuyFromPool(0, "MR", "2") in game.legal_actions


def test_r5_in_the_last_round_all_markers_move_two_right() -> None:
    game = trains(start(), "MR")
    game.state.round = 8
    running.earn(game.state, 0, 0, Way(0, ()), [])
    assert game.state.price(0) == 66


def test_r6_the_pool_asks_the_printed_price_for_obsolete_trains_too() -> None:
    game = pool(phase(start(), "4"), "2")
    before = company(game, "MR").treasury
    ask(game, BuyPool(0, company=0, running=True))
    game.play(BuyFromPool(0, "MR", "2"))
    assert before - company(game, "MR").treasury == 80


def test_r7_the_admiral_pays_less_for_trains_of_the_stack_only() -> None:
    game = pool(start(), "2")
    charter = company(game, "LNR")
    ask(game, BuyPool(3, company=3, running=True))
    game.play(BuyFromPool(3, "LNR", "2"))
    assert charter.treasury == 420
    ask(game, BuyTrains(3, left=1))
    game.play(BuyTrain(3, "LNR"))
    assert charter.treasury == 348


def test_r8_mildendo_has_no_slots() -> None:
    game = start()
    ask(game, BuyStation(0))
    assert rule(game, PlaceStation(0, "MR", "C")) == "1.7.2"


def corner() -> Game:
    """Two players, the home on N1 a curve that leads by N1E1 to the side E1 of Mildendo, which is free."""
    game = new(2)
    game.play(TakeCompany(0, "MR"))
    game.play(LayTile(0, "MR", "N1", "Y-CC", 2))  # E and S
    game.play(TakeCompany(1, "SR"))
    game.play(LayTile(1, "SR", "S1", "Y-YS", 1))
    game.play(TakeCharacter(1, "general"))
    game.play(TakeCharacter(0, "emperor"))
    return lay(game, ("N1E1", "Y-PC", 3))  # S and W


def test_r9_a_free_side_of_mildendo_may_get_an_ordinary_city() -> None:
    game = corner()
    ask(game, LayTiles(0, any=1))
    assert rule(game, LayTile(0, "MR", "E1", "Y-CC", 0)) == ""  # N and W


def test_r10_no_way_leads_through_mildendo() -> None:
    game = lay(start(2), ("W1", "Y-CS", 0))
    assert not game.state.facts.reach(game.state.board, "MR").touches(("W1", 0))
    ask(game, BuyStation(0))
    assert rule(game, PlaceStation(0, "MR", "W1")) == "1.7.3"


def test_r11_the_director_picks_excess_trains() -> None:
    game = trains(phase(start(), "3"), "MR", "2", "2", "3", "3")
    game.state.stack = (0, 0, 5, 4, 3, -1)
    game.state.round = 2
    resolve(game, rounds.Bureaucracy())
    assert set(game.legal_actions) == {DropTrain(0, "MR", "2"), DropTrain(0, "MR", "3")}
    game.play(DropTrain(0, "MR", "3"))
    assert names(game, "MR") == ["2", "2", "3"]


def test_r12_the_pro_rule_replaces_the_train_of_the_bureaucracy() -> None:
    game = start(2, pro=True)
    skip(game, "A03", "A05", "A08", "A09")
    while game.state.round == 1:
        game.play(next(iter(game.legal_actions)))
    assert game.state.scrapped[0] == 1
    assert game.state.pool == ()
    assert game.state.stack[0] == 1


def test_r13_flimnap_is_cashed_in_the_own_turn_and_his_tile_stays() -> None:
    game = start(characters=("treasurer", "general", "judge", "admiral"))
    take(game, "A08")
    game.play(CashIn(0))
    assert rule(game, CashIn(0)) == "1.7a.5"
    assert player(game, 0).tiles == ("CH-TRE",)


def castle() -> Game:
    game = phase(start(), "3")
    return lay(game, ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))


def test_r14_r33_the_castle_replaces_no_home_of_any_company() -> None:
    game = castle()
    ask(game, LayTiles(0, any=1))
    assert rule(game, LayTile(0, "MR", "N1", "CH-EMP", 0)) != ""
    assert rule(game, LayTile(0, "MR", "N3", "CH-EMP", 1)) == ""
    second(game, 2, "TR", "N3")  # the home of a later company counts too
    assert rule(game, LayTile(0, "MR", "N3", "CH-EMP", 1)) == "1.7a.1"


def test_r15_character_tiles_need_a_connection() -> None:
    game = start()
    take(game, "A01", "main")
    done(game)
    assert seat(game) == 1
    assert rule(game, LayTile(1, "SR", "N3", "CH-GEN", 0)) == "1.4.2"
    assert rule(game, LayTile(1, "SR", "E2N1", "CH-GEN", 0)) == "1.4.2"


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


def mine_line() -> Game:
    """From the home N1 a straight line through a mine to a city."""
    return lay(start(2, layout=[{"cell": "N2", "tile": "SC-MINE10", "rotation": 1}]), ("N3", "Y-CS", 1))


def test_r17_a_mine_pays_each_train_once_whatever_becomes_of_the_revenue() -> None:
    game = mine_line()
    run = best_run(game.state, 0)
    assert run.revenue == 50  # a 2-train: Mildendo and the home, rather than 40 through the mine
    trains(game, "MR", "3")
    run = best_run(game.state, 0)
    assert (run.revenue, [way.mines for way in run.ways]) == (70, [10])
    trains(game, "MR", "3D")
    run = best_run(game.state, 0)
    assert (run.revenue, run.ways[0].mines) == (140, 10)  # not doubled
    before = company(game, "MR").treasury
    game.state.round = 8
    running.earn(game.state, 0, run.revenue, run.ways[0], [])
    assert company(game, "MR").treasury == before + 10


def allenbeck() -> Game:
    """Mildendo - Tottenham - Allenbeck - Plips in one line north."""
    game = phase(start(variant="allenbeck"), "5")
    board = game.state.board
    cities = {"N1": "AL-Tottenham", "N3": "AL-Allenbeck", "N5": "AL-Plips"}
    lay(game, ("N2", "Y-PS", 1), ("N3", "Y-CS", 1), ("N4", "Y-PS", 1), ("N5", "Y-CS", 1))
    for cell, city in cities.items():
        lay(game, (cell, "G-CT", 1), (cell, city, 0))
    assert board.laid["N5"].tile.id == "AL-Plips"
    return game


@pytest.mark.parametrize(("kind", "revenue"), [("3", 140), ("4", 200), ("3D", 260), ("4D", 350)])
def test_r18_the_allenbeck_bonus_is_added_after_doubling(kind: str, revenue: int) -> None:
    """Three of four: 120 + 20, doubled 240 + 20; all four: 150 + 50, doubled 300 + 50."""
    game = trains(allenbeck(), "MR", kind)
    assert best_run(game.state, 0).revenue == revenue


def test_r18_nor_is_it_halved() -> None:
    game = trains(phase(allenbeck(), "3D"), "MR", "3")
    assert best_run(game.state, 0).revenue == 60 + 20
    game.state.round = 8
    cash = player(game, 0).cash
    running.earn(game.state, 0, 80, Way(0, ()), [])
    assert player(game, 0).cash - cash == 80  # half of twice 80: the bonus is doubled with the rest


def test_r19_ties_are_shared() -> None:
    game = start(2)
    for who in (0, 1):
        game.state.players[who].cash += 1000 - rounds.wealth(game.state, who)
    assert [score.place for score in game.scores()] == [1, 1]
    assert game.title.outcome(game.state).winners == (0, 1)


def test_r20_the_supply_limits_what_can_be_laid() -> None:
    game = start(2)
    game.state.board.supply["Y-PS"] = 0
    ask(game, LayTiles(0, any=1))
    assert rule(game, LayTile(0, "MR", "N2", "Y-PS", 1)) == "1.4.6"


def test_r21_a_tile_may_be_laid_and_upgraded_with_one_card() -> None:
    game = phase(start(2), "3")
    take(game, "A02")
    game.play(LayTile(0, "MR", "N2", "Y-PS", 1))
    assert rule(game, LayTile(0, "MR", "N2", "G-P-SWL", 1)) == "1.4.2"  # its new track is out of reach
    game.play(LayTile(0, "MR", "N2", "G-P-SWL", 3))
    assert game.state.board.laid["N2"].tile.id == "G-P-SWL"


def test_r22_terrain_is_paid_on_top_of_a_y_city() -> None:
    hill = [{"cell": "N3", "tile": "SC-HILL"}]
    game = start(2, companies=("MR", "GVR"), characters=("judge", "general"), layout=hill)
    lay(game, ("N2", "Y-PS", 1))
    before = company(game, "MR").treasury
    ask(game, LayTiles(0, any=1))
    game.play(LayTile(0, "MR", "N3", "Y-YS", 1))
    assert before - company(game, "MR").treasury == 80


def test_r23_a_foreign_director_is_asked_and_own_companies_are_free() -> None:
    game = lay(start(), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    second(game, 0, "TR", "N3")
    ask(game, BuyTrains(0, left=2))
    game.play(BuyFromCompany(0, "TR", "MR", "2", 1))
    assert names(game, "TR") == ["2"]
    game.play(BuyFromCompany(0, "TR", "LNR", "2", 100))
    assert game.decision.seats == (3,)
    game.play(Answer(3, True))
    assert names(game, "TR") == ["2", "2"]
    assert company(game, "LNR").treasury == 600


def test_r24_brobdingnag_in_the_last_round_doubles_then_splits() -> None:
    game = start(2, variant="brobdingnag")
    game.state.round = 8
    before, cash = company(game, "MR").treasury, player(game, 0).cash
    running.earn(game.state, 0, 90, Way(0, ()), [])
    assert company(game, "MR").treasury - before == 90
    assert player(game, 0).cash - cash == 45


def laputa() -> Game:
    """The home of red on N1 upgraded to its Laputa city, the coloured exit to the west."""
    game = phase(start(variant="laputa"), "5")
    return lay(game, ("N1", "G-CT", 1), ("N1", "LA-red", 0))


def test_r25_a_laputa_tile_is_a_brown_city_otherwise() -> None:
    game = trains(laputa(), "MR", "4")
    assert best_run(game.state, 0).revenue == 70
    assert game.state.board.laid["N1"].tile.stops[0].slots == 2


def test_r26_the_judge_has_income_in_round_one() -> None:
    game = start(judge=True)
    assert isinstance(game.state.agenda[-1], JudgeIncome)
    cash = player(game, 2).cash
    game.play(TakeCash(2))
    assert player(game, 2).cash == cash + 5


def test_r27_stations_may_stand_on_character_tiles() -> None:
    game = start(characters=("general", "emperor", "judge", "admiral"))
    lay(game, ("N2", "Y-PS", 1))
    ask(game, LayTiles(0, any=1))
    game.play(LayTile(0, "MR", "N3", "CH-GEN", 1))
    ask(game, BuyStation(0))
    game.play(PlaceStation(0, "MR", "N3"))
    assert company(game, "MR").stations == ("N1", "N3")


def test_r28_r44_two_players_may_take_two_characters_in_a_third_pass() -> None:
    game = start(2, two_characters=True)
    assert game.decision.seats == (0,)
    game.play(TakeCharacter(0, "judge"))
    game.play(TakeCharacter(1, "admiral"))
    assert player(game, 0).characters == ("emperor", "judge")
    assert player(game, 1).characters == ("general", "admiral")
    assert game.state.characters == ()
    assert start(3, two_characters=True).state.round == 1  # without effect


def test_r29_the_bank_is_unlimited() -> None:
    game = start()
    running.pay_out(game.state, 0, 100_000, 1, [])
    assert game.state.bank < -30_000
    assert list(game.title.violations(game.state)) == []


def test_r30_each_tile_of_a_card_names_its_own_company() -> None:
    game = lay(start(), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    second(game, 0, "TR", "N3")
    ask(game, LayTiles(0, yellow=2))
    game.play(LayTile(0, "TR", "N4", "Y-PS", 1))
    assert rule(game, LayTile(0, "TR", "N5", "Y-CS", 1)) == ""  # the second builds on the first
    assert rule(game, LayTile(0, "MR", "N5", "Y-CS", 1)) == "1.4.2"  # N3 is full
    game.play(LayTile(0, "TR", "N5", "Y-CS", 1))


def test_r31_the_tunnel_is_a_green_tile_for_the_cards() -> None:
    game = phase(start(2, layout=[{"cell": "N2", "tile": "SC-MTN"}]), "3")
    tunnel = LayTile(0, "MR", "N2", "SC-TUN", 1)
    ask(game, LayTiles(0, yellow=2))
    assert rule(game, tunnel) == "1.4.8"
    ask(game, LayTiles(0, yellow=1, green=1))
    before = company(game, "MR").treasury
    game.play(tunnel)
    assert before - company(game, "MR").treasury == 50
    assert rule(game, LayTile(0, "MR", "N3", "Y-CS", 1)) == ""


def test_r32_character_tiles_in_any_number_beside_any_card() -> None:
    game = start(characters=("judge", "general", "emperor", "admiral"))
    game.play(LayTile(0, "MR", "N2", "CH-JUD1", 1))  # before the card
    take(game, "A01", "main")
    game.play(LayTile(0, "MR", "N3", "Y-CS", 1))
    game.play(LayTile(0, "MR", "N4", "CH-JUD2", 2))  # after it
    assert player(game, 0).tiles == ()


def test_r32_never_while_trains_run() -> None:
    game = pool(start(), "2")
    ask(game, BuyPool(1, company=1, running=True))
    assert rule(game, LayTile(1, "SR", "E2", "CH-GEN", 0)) == "1.7a.6"
    assert rule(game, CashIn(1)) == "1.7a.6"


def test_r34_obsolete_trains_are_dropped_in_the_own_turn_the_own_run_or_a_forced_discard() -> None:
    game = phase(start(), "4")
    assert DropTrain(0, "MR", "2") in game.legal_actions
    ask(game, BuyPool(1, company=1, running=True))
    assert DropTrain(1, "SR", "2") in game.legal_actions
    game.play(DropTrain(1, "SR", "2"))
    assert game.state.pool == (0,)
    assert rule(game, DropTrain(1, "MR", "2")) == "1.5.1"


def test_r35_one_offer_per_train_and_card_and_a_refusal_costs_nothing() -> None:
    game = start()
    ask(game, BuyTrains(0, left=1))
    game.play(BuyFromCompany(0, "MR", "SR", "2", 300))
    game.play(Answer(1, False))
    assert company(game, "MR").treasury == 550
    assert rule(game, BuyFromCompany(0, "MR", "SR", "2", 301)) == "1.5.2"
    game.play(BuyFromCompany(0, "MR", "LNR", "2", 1))  # LNR has two: two offers
    game.play(Answer(3, False))
    game.play(BuyFromCompany(0, "MR", "LNR", "2", 2))
    game.play(Answer(3, False))
    assert rule(game, BuyFromCompany(0, "MR", "LNR", "2", 3)) == "1.5.2"
    game.play(BuyFromCompany(0, "MR", "GVR", "2", 5))
    game.play(Answer(2, True))
    assert names(game, "GVR") == []  # even the last train


def test_r36_pool_stations_and_tiles_are_never_topped_up() -> None:
    game = pool(trains(start(), "MR"), "2")
    company(game, "MR").treasury = 30
    player(game, 0).cash = 500
    ask(game, BuyPool(0, company=0, running=True))
    assert rule(game, BuyFromPool(0, "MR", "2")) == "1.5.7"
    lay(game, ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))
    ask(game, BuyStation(0))
    assert rule(game, PlaceStation(0, "MR", "N3")) == "1.7.1"
    ask(game, LayTiles(0, any=1))
    player(game, 0).characters = ()
    lay(game, ("N4", "Y-PS", 1))
    assert rule(game, LayTile(0, "MR", "N5", "Y-YC", 2)) == "1.4.1"


def test_r37_the_limit_of_four_holds_from_the_start() -> None:
    game = trains(start(), "MR", "2", "2", "2", "2")
    ask(game, BuyTrains(0, left=1))
    assert rule(game, BuyTrain(0, "MR")) == "1.5.5"
    assert game.state.limit == 4


def test_r38_the_operating_order_is_fixed_before_the_first_run() -> None:
    game = start()
    resolve(game, running.RunTrains())
    ran = []
    while isinstance(game.state.agenda[-1], (running.Dividend, BuyPool)):
        step = game.state.agenda[-1]
        if isinstance(step, running.Dividend):
            ran.append(game.state.facts.company_ids[step.company])
        game.play(list(game.legal_actions)[-1])
    assert ran == ["MR", "SR", "GVR", "LNR"]


def test_r39_only_the_coloured_track_of_laputa_is_reserved() -> None:
    game = lay(laputa(), ("N1W1", "Y-PC", 2), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1))  # N1W1: E and S, towards W1
    station(game, "GVR", "N3")
    reach = game.state.facts.reach(game.state.board, "GVR")
    assert reach.touches(("N1", 0))
    assert not reach.enters("N1W1", 1)  # not over the coloured exit
    assert game.state.facts.reach(game.state.board, "MR").enters("N1W1", 1)


def test_r40_one_variant_at_most_and_no_pro_rule_alone() -> None:
    with pytest.raises(BadSetup):
        new(2, variant="allenbeck laputa")
    game = new(1, pro=True)
    while not game.over:
        game.play(next(iter(game.legal_actions)))
    assert sum(game.state.scrapped) == sum(game.state.scrapped[:2])  # nothing but what rusted or Gulliver scrapped


def test_r41_scenario_tiles_are_never_upgraded_and_terrain_takes_character_tiles() -> None:
    game = phase(
        start(
            2,
            characters=("judge", "general"),
            layout=[{"cell": "N2", "tile": "SC-WOOD"}, {"cell": "S2", "tile": "SC-MINE10", "rotation": 1}],
        ),
        "3",
    )
    before = company(game, "MR").treasury
    ask(game, LayTiles(0, any=1))
    assert rule(game, LayTile(0, "MR", "S2", "G-P-SWL", 1)) == "1.4.4"
    game.play(LayTile(0, "MR", "N2", "CH-JUD1", 1))
    assert before - company(game, "MR").treasury == 10


def test_r42_the_maximum_is_taken_over_revenue_and_the_director_chooses_among_equals() -> None:
    """Two ways from the home to equal cities, one of them through a mine."""
    game = lay(mine_line(), ("N1", "G-CT", 1), ("N1E1", "Y-PS", 0), ("N1E2", "Y-CS", 0))
    trains(game, "MR", "2", "2")
    run = best_run(game.state, 0)
    assert (run.revenue, [way.mines for way in run.ways]) == (110, [10, 0])
    resolve(game, running.RunCompany(0))
    assert set(game.legal_actions) == {ChooseRun(0, "MR", 10), ChooseRun(0, "MR", 0)}
    assert rule(game, ChooseRun(0, "MR", 20)) == "1.8.3"
    before = company(game, "MR").treasury
    game.play(ChooseRun(0, "MR", 10))
    assert company(game, "MR").treasury == before + 10
    lay(game, ("N1E2", "G-CT", 0))  # now the way without the mine earns more, and the mine is no reason
    run = best_run(game.state, 0)
    assert (run.revenue, [way.mines for way in run.ways]) == (120, [0])


def test_r43_wiggywack_counts_takes_one_station_and_may_be_a_home() -> None:
    game = start(2, layout=[{"cell": "N2", "tile": "SC-WIG"}])
    trains(game, "MR", "2")
    assert best_run(game.state, 0).revenue == 50  # 20 + 30: Mildendo or Wiggywack, it counts
    game.state.pay_player(0, 250)
    ask(game, TradeShares(0))
    game.play(Found(0, "TR", 1))
    assert company(game, "TR").stations == ("N2",)  # the only free slot
    assert best_run(game.state, number(game, "TR"), trains=(0,)).revenue == 80


def test_r45_gullivers_home_lies_where_it_can() -> None:
    game = new(1, chance={"gulliver-start": ["MR"], "gulliver-side": ["W1"], "gulliver-home-shape": ["Y-CC"]})
    assert company(game, "MR").stations == ("W1",)
    assert game.state.board.laid["W1"].tile.id == "Y-CC"


def solo(**chance: list[str]) -> Game:
    """A solo game: Gulliver red on N1, straight; the human green on S1 with the General."""
    script: dict[str, list[str]] = {"gulliver-start": ["MR"], "gulliver-side": ["N1"], "gulliver-home-shape": ["Y-CS"]}
    script |= {name.replace("_", "-").replace("--", "/"): value for name, value in chance.items()}
    game = new(1, chance=script)
    game.play(TakeCompany(0, "GVR"))
    game.play(LayTile(0, "GVR", "S1", "Y-CS", 1))
    game.play(TakeCharacter(0, "general"))
    return game


def test_r46_gulliver_never_spends_treasury_money() -> None:
    game = solo()
    company(game, "MR").treasury = 1000
    for _ in range(6):
        resolve(game, gulliver.Build())
        resolve(game, gulliver.ExtraTrack())
    assert company(game, "MR").treasury == 1000
    assert all(shape.tile.id not in ("Y-YS", "Y-YC") for shape in game.state.board.laid.values())


def test_r47_every_dangling_exit_gets_track_home_first() -> None:
    game = solo(**{"gulliver_shape_N2--1": ["Y-PC"], "gulliver_turn_N2--1": ["2"]})
    resolve(game, gulliver.ExtraTrack())
    shape = game.state.board.laid["N2"]
    assert (shape.tile.id, shape.rotation) == ("Y-PC", 2)
    game = solo()
    game.state.board.supply["Y-PS"] = 0  # a drawn shape that is out of supply is swapped
    resolve(game, gulliver.ExtraTrack())
    assert game.state.board.laid["N2"].tile.id == "Y-PC"


def test_r48_gullivers_new_company() -> None:
    game = solo(**{"gulliver_company--1": ["BPR"]})
    lay(game, ("N2", "Y-PS", 1), ("N3", "Y-CS", 1), ("S2", "Y-PS", 1), ("S3", "Y-CS", 1))
    player(game, 1).shares = (0, 0, 3, 0, 0, 0, 0, 0)
    player(game, 1).cash = 290
    resolve(game, gulliver.Certificate())
    charter = company(game, "BPR")
    assert (charter.director, charter.treasury) == (1, 570)  # 5 x 57 = 285
    assert charter.stations == ("N3",)  # his home is full; N3 is nearer than S3
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
    game = lay(solo(), ("N2", "Y-PC", 2))  # E and S: leads to N2E1
    resolve(game, gulliver.Build())
    assert game.state.board.laid["N2E1"].tile.stops
    assert company(game, "MR").stations == ("N1", "N2E1")


def test_r51_a_card_of_the_turn_just_before_may_be_copied_again_and_again() -> None:
    game = start(2)
    skip(game, "A08")
    skip(game, "A05")
    take(game, "A05", "alt", copy=True)  # seat 1 acts twice in a row
    assert seat(game) == 0
    take(game, "A05", "alt", copy=True)
    assert game.state.used == ("A08", "A05")


def test_r52_a_half_done_card_is_used_up() -> None:
    game = start(2)
    take(game, "A03")
    game.play(LayTile(0, "MR", "N2", "Y-PS", 1))
    game.play(Done(0))
    assert "A03" in game.state.used
    assert seat(game) == 1


def test_r53_the_top_up_needs_a_company_without_any_train() -> None:
    game = phase(start(), "4")
    game.state.pay_company(0, -company(game, "MR").treasury)
    game.state.pay_player(0, 400)
    ask(game, BuyTrains(0, left=1))
    assert rule(game, BuyTrain(0, "MR")) == "1.5.3"
    game.play(DropTrain(0, "MR", "2"))  # obsolete trains may go first
    game.play(BuyTrain(0, "MR"))
    assert names(game, "MR") == ["4"]
    assert company(game, "MR").treasury == 0


def test_founding_asks_for_the_home_and_then_the_pool() -> None:
    game = pool(lay(start(2), ("N2", "Y-PS", 1), ("N3", "Y-CS", 1), ("E2", "Y-PS", 0), ("E3", "Y-CS", 0)), "2", "3")
    game.state.pay_player(0, 300)
    ask(game, TradeShares(0))
    game.play(Found(0, "TR", 1))
    assert isinstance(game.state.agenda[-1], PlaceHome)
    game.play(PlaceStation(0, "TR", "E3"))
    assert BuyFromPool(0, "TR", "3") in game.legal_actions
    game.play(BuyFromPool(0, "TR", "3"))
    assert (names(game, "TR"), company(game, "TR").treasury) == (["3"], 350)


def test_a_card_gives_one_turn_and_turns_go_round_and_back() -> None:
    game = start(2)
    order = []
    for card in ("A03", "A05", "A08", "A09"):
        order.append(seat(game))
        take(game, card, "alt")
        if not isinstance(game.state.agenda[-1], Turn):
            done(game)
    assert order == [0, 1, 1, 0]
