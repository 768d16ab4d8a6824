"""Running trains (8.1 to 8.4)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.ireland.lively import play
from tests.ireland.stock_table import set_phase, state_of
from tests.ireland.track_table import Lay, asked, best, lay, operating, private, routes, run, train, why
from trainshed.core import Game, Refusal
from trainshed.rail.board import Board
from trainshed.rail.flood import Flood
from trainshed.rail.map import Place
from trainshed.rail.play import running
from trainshed.rail.play.actions import RouteChoice, Run
from trainshed.rail.play.events import RouteRun
from trainshed.rail.play.running import best_run
from trainshed.rail.reach import all_feeders, feeders
from trainshed.rail.tile import BROAD, NARROW
from trainshed.titles.ireland.running import IrishRun

LINE: tuple[Lay, ...] = (("F10", "5", 3), ("F8", "9", 0), ("F6", "IR4", 0))
"""Dromod (20) to Enniskillen (10): two sides crossed. Narrow track leads north from Enniskillen."""


def earned(game: Game, action: Run) -> int:
    """Play a run and return its revenue; the routes told add up to it."""
    company = action.company
    told = [event.revenue for event in game.play(action) if isinstance(event, RouteRun)]
    revenue = state_of(game).earned[company]
    assert sum(told) == revenue
    return revenue


# length and routes (8.1, 8.2)


@pytest.mark.parametrize(("kind", "rule"), [("1H'", "8.1 rail-route-too-long"), ("2H", ""), ("4H", ""), ("D", "")])
def test_rule_8_1_a_train_crosses_as_many_sides_as_its_number(kind: str, rule: str) -> None:
    game = operating("GNWR", tiles=LINE)
    train(game, "GNWR", kind)
    state_of(game).agenda.append(IrishRun(0, True, company="GNWR"))
    assert why(game, routes(game, "GNWR", (kind, ("F10.0", "F6.0")))) == rule


def test_rule_8_2_a_route_is_on_broad_track_and_has_a_station() -> None:
    game = operating("GNWR", "GJR", tiles=(*LINE, ("F4", "IR5", 0), ("E5", "8", 5), ("D6", "659", 4)))
    train(game, "GNWR", "4H")
    run(game, "GNWR")
    assert why(game, routes(game, "GNWR", ("4H", ("F10.0", "F6.0", "F4.0")))) == "8.2 rail-route-unknown-stop"
    assert why(game, routes(game, "GNWR", ("4H", ("F6.0", "D6.0")))) == "8.2 rail-route-no-token"
    assert why(game, routes(game, "GNWR", ("4H", ("F10.0",)))) == "8.2 rail-route-short", (
        "never a station alone (#6196)"
    )
    assert why(game, routes(game, "GNWR", ("4H", ("F10.0", "F6.0", "F10.0")))) == "8.2 rail-route-stop-twice"
    assert why(game, routes(game, "GNWR", ("4H", ("F10.0", "D6.0")))) == "8.2 rail-route-no-link", "no stop is left out"
    assert why(game, routes(game, "GNWR", ("2H", ("F10.0", "F6.0")))) == "8.4 no-train-for-route"
    assert why(game, routes(game, "GNWR", ("4H", ("F10.0", "F6.0", "D6.0")))) == ""


def test_rule_8_2_full_cities_end_a_route() -> None:
    game = operating("GNWR", "EBSR", tiles=(*LINE, ("E5", "8", 5), ("D6", "659", 4)))
    state_of(game).board.place("WLWR", ("F6", 0))
    train(game, "GNWR", "4H")
    run(game, "GNWR")
    assert why(game, routes(game, "GNWR", ("4H", ("F10.0", "F6.0", "D6.0")))) == "8.2 rail-route-passes-end"
    assert why(game, routes(game, "GNWR", ("4H", ("F10.0", "F6.0")))) == ""


def test_rule_8_2_an_empty_slot_lets_everybody_pass() -> None:
    game = operating("GNWR", tiles=(*LINE, ("E5", "8", 5), ("D6", "659", 4)))
    state_of(game).board.place("WLWR", ("F6", 0))
    train(game, "GNWR", "4H")
    assert best(game, "GNWR") == 50, "the other slot is reserved, and empty"


def test_rule_8_2_row_15_30_trains_share_stops_but_no_track() -> None:
    game = operating(
        "GNWR", tiles=(("F10", "5", 3), ("F8", "9", 0), ("F6", "IR4", 0), ("G9", "58", 1), ("G7", "58", 3))
    )
    train(game, "GNWR", "2H", "2H")
    run(game, "GNWR")
    north, east = ("2H", ("F10.0", "F6.0")), ("2H", ("F10.0", "G9.0"))
    assert why(game, routes(game, "GNWR", north, north)) == "8.2 rail-route-track-shared"
    assert why(game, routes(game, "GNWR", north, east)) == ""
    assert best(game, "GNWR") == 20 + 10 + 20 + 10, "or one of them goes on to Clones: the same"


def test_rule_8_2_one_train_stops_twice_on_the_tile_of_dundalk_and_drogheda() -> None:
    """From the town round to the city of the same tile (D 7.4)."""
    tiles = (("I9", "IR2", 0), ("I9", "IR7", 0), ("I7", "7", 0), ("H8", "7", 4))
    game = operating("DER", phase="4", tiles=tiles)
    train(game, "DER", "4H")
    ((_, city),) = state_of(game).board.stations_of("DER")
    run(game, "DER")
    assert earned(game, routes(game, "DER", ("4H", (f"I9.{1 - city}", f"I9.{city}")))) == 10 + 20


def test_rule_8_2_tile_60_is_no_stop() -> None:
    tiles = (("F8", "9", 0), ("F8", "83", 3), ("F8", "IR61", 0), ("F8", "60", 0), ("F10", "5", 3), ("F6", "IR4", 0))
    game = operating("GNWR", tiles=(*tiles, ("G7", "58", 1), ("G9", "3", 1)))
    train(game, "GNWR", "4H", "4H")
    run(game, "GNWR")
    north, round_about = ("4H", ("F10.0", "F6.0")), ("4H", ("F10.0", "G9.0", "G7.0"))
    assert why(game, routes(game, "GNWR", north, ("4H", ("F10.0", "G7.0")))) == "8.2 rail-route-track-shared"
    assert earned(game, routes(game, "GNWR", north, round_about)) == 30 + 40, "each crosses it by other sides"


# narrow gauge (8.3)


def test_peers_trains_never_run_on_narrow_gauge() -> None:
    """Reported of another program, by hand and by its search (5469, 5744, 7297, 7394).

    Sligo and Collooney are neighbours on narrow gauge; on broad gauge the train crosses two sides.
    """
    tiles = (("D6", "659", 4), ("E5", "7", 0), ("E7", "4", 0), ("E7", "IR16", 0))
    game = operating("GJR", phase="6", tiles=tiles)
    train(game, "GJR", "1H'")
    assert asked(run(game, "GJR")) == "", "no route"
    assert best(game, "GJR") == 0
    train(game, "GJR", "2H")
    run(game, "GJR")
    assert why(game, routes(game, "GJR", ("1H'", ("D6.0", "E7.0")))) == "8.1 rail-route-too-long"
    direct = RouteChoice("2H", ("D6.0", "E7.0"), ("D6", "E7"))
    assert why(game, Run(0, "GJR", (direct,))) == "8.2 rail-route-no-link"
    (route,) = best_run(state_of(game), "GJR").routes
    assert route.cells in (("D6", "E5", "E7"), ("E7", "E5", "D6"))
    assert route.revenue == 30, "and neither stop feeds the other: both have broad track"
    drawn: Any = game.find_route("GJR", RouteChoice("2H", ("D6.0", "E7.0")), ())
    assert drawn.route.cells in (("D6", "E5", "E7"), ("E7", "E5", "D6"))
    short: Any = game.find_route("GJR", RouteChoice("1H'", ("D6.0", "E7.0")), ())
    assert short.refusal.message.key == "rail-route-too-long"


def test_rule_8_3_towns_on_narrow_gauge_add_to_each_stop() -> None:
    game = operating("GNWR", tiles=LINE)
    train(game, "GNWR", "2H", "2H")
    assert best(game, "GNWR") == 30
    lay(game, ("F4", "IR5", 0))
    assert best(game, "GNWR") == 40, "Donegal feeds Enniskillen"
    assert feeders(state_of(game).board, ("F6", 0)) == (("F4", 0),)
    assert earned(run(game, "GNWR"), routes(game, "GNWR", ("2H", ("F10.0", "F6.0")))) == 40


def test_rule_8_3_the_walk_goes_on_through_towns_on_narrow_gauge_alone() -> None:
    tiles: tuple[Lay, ...] = (*LINE, ("F4", "IR5", 0), ("F4", "IR23", 0), ("F2", "78", 0), ("E1", "IR5", 5))
    game = operating("GNWR", phase="4", tiles=tiles)
    board = state_of(game).board
    assert all_feeders(board) == {("F6", 0): (("E1", 0), ("F4", 0))}
    train(game, "GNWR", "2H")
    assert best(game, "GNWR") == 30 + 20
    # with broad track at Donegal the walk ends there, and Burtonport feeds Donegal
    tiles = (*LINE, ("F4", "IR5", 0), ("F4", "IR18", 0), ("F4", "IR50", 0), ("F2", "78", 0), ("E1", "IR5", 5))
    board = state_of(operating("GNWR", phase="8", tiles=tiles)).board
    assert all_feeders(board) == {("F4", 0): (("E1", 0),)}
    assert feeders(board, ("F6", 0)) == ()


def test_peers_the_bonus_stays_after_an_upgrade_at_collooney() -> None:
    """Reported of another program: the income vanished after an upgrade at Collooney (5193)."""
    tiles: tuple[Lay, ...] = (("D6", "659", 4), ("E5", "8", 5), ("F6", "IR4", 0), ("E7", "IR5", 2))
    game = operating("GJR", phase="4", tiles=tiles)
    train(game, "GJR", "2H")
    before = best(game, "GJR")
    assert before == 20 + 10 + 10, "Collooney feeds Sligo"
    for kind, rotation in (("IR24", 0), ("IR25", 1), ("IR23", 2)):
        later = operating("GJR", phase="4", tiles=(*tiles, ("E7", kind, rotation)))
        train(later, "GJR", "2H")
        assert best(later, "GJR") == before, kind


def test_row_15_23_narrow_income_belongs_to_towns_too() -> None:
    tiles: tuple[Lay, ...] = (("F10", "5", 4), ("G9", "4", 1), ("G9", "IR14", 3), ("G7", "IR5", 0))
    game = operating("GNWR", phase="4", tiles=tiles)
    train(game, "GNWR", "2H")
    assert best(game, "GNWR") == 20 + 10 + 10, "Clones feeds Cavan"


def test_narrow_income_counts_again_for_another_train() -> None:
    """Athenry (D12) feeds Dromod, for the train to Enniskillen and for the one to Collooney."""
    home: tuple[Lay, ...] = (("F10", "644", 1), ("F10", "IR43", 1), ("E11", "79", 1), ("D12", "IR5", 4))
    lines: tuple[Lay, ...] = (("F8", "9", 0), ("F6", "IR4", 0), ("E9", "8", 3), ("E7", "4", 0))
    game = operating("GNWR", phase="4", tiles=(*home, *lines))
    assert feeders(state_of(game).board, ("F10", 0)) == (("D12", 0),)
    train(game, "GNWR", "2H", "2H")
    assert best(game, "GNWR") == 2 * (30 + 10 + 10)


# the river boats (11.10, 16.1)

SHANNON: tuple[Lay, ...] = (*LINE, ("D16", "657", 0))
"""Dromod joined to Enniskillen; Limerick apart, with a tile of 20."""
JOINED: tuple[Lay, ...] = (("F10", "5", 0), ("E11", "9", 1), ("D12", "58", 4), ("D14", "9", 0), ("D16", "657", 0))
"""Dromod and Limerick joined over Athenry (D12)."""


def with_boats(option: str, tiles: tuple[Lay, ...], *kinds: str) -> Game:
    """Return a game in which GNWR owns the river boats and some trains."""
    game = operating("GNWR", phase="4", tiles=tiles, shannon=option)
    private(game, "RSSC", "GNWR")
    train(game, "GNWR", *kinds)
    return game


def test_ruling_16_1_the_boats_add_the_other_city_for_one_train() -> None:
    game = with_boats("any", (*SHANNON, ("G9", "58", 1)), "2H", "2H")
    assert best(game, "GNWR") == 30 + 30 + 20
    north, east = ("2H", ("F10.0", "F6.0")), ("2H", ("F10.0", "G9.0"))
    assert earned(run(game, "GNWR"), routes(game, "GNWR", north, east)) == 80
    state_of(game).privates.clear()
    assert best(game, "GNWR") == 60, "the result is not kept from before"


def test_ruling_16_1_the_boats_add_narrow_gauge_of_the_other_city() -> None:
    game = with_boats("any", (*SHANNON, ("D18", "79", 0), ("D20", "79", 0), ("D22", "IR5", 3)), "2H")
    assert feeders(state_of(game).board, ("D16", 0)) == (("D22", 0),)
    assert best(game, "GNWR") == 30 + 20 + 10


def test_ruling_16_1_the_boats_count_although_both_cities_are_visited() -> None:
    game = with_boats("any", JOINED, "4H")
    assert best(game, "GNWR") == 20 + 10 + 20 + 20
    assert earned(run(game, "GNWR"), routes(game, "GNWR", ("4H", ("F10.0", "D12.0", "D16.0")))) == 70


def test_switch_shannon_end() -> None:
    """Strict: a train ends there, and does not visit the other city."""
    game = with_boats("end", SHANNON, "2H")
    assert best(game, "GNWR") == 30 + 20
    assert earned(run(game, "GNWR"), routes(game, "GNWR", ("2H", ("F10.0", "F6.0")))) == 50
    both = routes(game, "GNWR", ("4H", ("F10.0", "D12.0", "D16.0")))
    assert earned(run(with_boats("end", JOINED, "4H"), "GNWR"), both) == 50, "both cities are visited"
    through = routes(game, "GNWR", ("4H", ("G9.0", "F10.0", "F6.0")))
    tiles = (*SHANNON, ("G9", "58", 1))
    assert earned(run(with_boats("end", tiles, "4H"), "GNWR"), through) == 40, "Dromod is no end"
    assert earned(run(with_boats("any", tiles, "4H"), "GNWR"), through) == 60
    assert best(with_boats("end", tiles, "4H"), "GNWR") == 50, "a shorter route earns more"


def test_the_boats_stop_in_phase_8() -> None:
    game = with_boats("any", SHANNON, "4H")
    set_phase(game, "8")
    state_of(game).privates.clear()
    assert best(game, "GNWR") == 30


# the choice of routes (8.4)


def test_rule_8_4_less_than_the_best_is_allowed() -> None:
    game = operating("GNWR", tiles=(*LINE, ("G9", "58", 1)))
    train(game, "GNWR", "2H", "2H")
    run(game, "GNWR")
    assert best(game, "GNWR") == 60
    assert earned(game, routes(game, "GNWR", ("2H", ("F10.0", "G9.0")))) == 30
    assert asked(game) == "dividend"


def test_row_15_25_a_company_may_run_nothing() -> None:
    game = operating("GNWR", tiles=LINE)
    train(game, "GNWR", "2H")
    run(game, "GNWR")
    before = state_of(game).market.at("GNWR")
    assert list(game.legal_actions.of(0)) == [Run(0, "GNWR")], "the list holds the empty run"
    assert earned(game, Run(0, "GNWR")) == 0
    assert state_of(game).market.at("GNWR")[1] == before[1] - 1, "withheld 0: the marker moves left"
    assert asked(game) == ""


@pytest.mark.parametrize("kind", ["", "1H'", "2H"])
def test_rule_8_6_no_train_or_no_route_is_not_asked(kind: str) -> None:
    game = operating("GNWR", tiles=LINE if kind == "1H'" else (("F10", "5", 3),))
    if kind:
        train(game, "GNWR", kind)
    before = state_of(game).market.at("GNWR")
    run(game, "GNWR")
    assert asked(game) == ""
    assert state_of(game).market.at("GNWR")[1] == before[1] - 1


def test_ways_between_stops_may_be_named() -> None:
    game = operating("GNWR", tiles=LINE)
    train(game, "GNWR", "2H")
    run(game, "GNWR")
    way = RouteChoice("2H", ("F10.0", "F6.0"), ("F10", "F8", "F6"))
    assert why(game, Run(0, "GNWR", (way,))) == ""
    wrong = RouteChoice("2H", ("F10.0", "F6.0"), ("F10", "G9", "F6"))
    assert why(game, Run(0, "GNWR", (wrong,))) == "8.2 rail-route-no-link"
    for junk in ("", "F6", "F6.", "F6.x", "Z99.0", ".0", "F6.00", "F6.7", "F6.-1"):
        assert why(game, routes(game, "GNWR", ("2H", ("F10.0", junk)))).startswith("8.2"), junk


@pytest.mark.parametrize("seed", [4, 5])
def test_given_routes_are_worth_what_the_search_found(seed: int) -> None:
    """The best run of each company, given as routes, is legal and earns the same."""
    runs = 0
    for game in play(seed, 4, shannon="end" if seed == 5 else "any"):
        step = game.state.agenda[-1]
        if isinstance(step, IrishRun):
            found = best_run(game.state, step.company)
            ways = tuple(RouteChoice(it.train, it.stops, it.cells) for it in found.routes)
            copy = game.copy()
            assert earned(copy, Run(step.seat, step.company, ways)) == found.revenue
            runs += 1
    assert runs > 20


def fed_by_flood(board: Board) -> dict[Place, tuple[Place, ...]]:
    """Return the towns that feed each stop, by a search of all narrow track from each."""
    net, place = board.network(), board.map.place
    broad, narrow = net.leave[BROAD], net.leave[NARROW]
    found = {}
    for start in broad:
        closed = frozenset(stop for stop in narrow if stop in broad and stop != start)
        stops = sorted(Flood(net, NARROW, "", (start,), closed).stops)
        found[place(start)] = tuple(place(stop) for stop in stops if stop not in broad)
    return {stop: towns for stop, towns in found.items() if towns}


@pytest.mark.parametrize("seed", [6, 7])
def test_routes_looked_up_quickly_are_those_looked_up_by_name(seed: int) -> None:
    """Parts of the best routes, with and without their cells, in both directions, on other trains, twice."""
    rng, legal, illegal = random.Random(seed), 0, 0
    for game in play(seed, 4):
        step = game.state.agenda[-1]
        if not isinstance(step, IrishRun):
            continue
        state, company = state_of(game), step.company
        kinds = state.rules.runs.trains(state, company)
        for route in best_run(state, company).routes:
            for _ in range(4):
                start = rng.randrange(len(route.stops))
                stops = route.stops[start : rng.randint(start, len(route.stops))]
                some = [RouteChoice(rng.choice(kinds), stops[:: rng.choice((1, -1))]) for _ in range(rng.randint(1, 2))]
                some.append(RouteChoice(route.train, route.stops, rng.choice(((), route.cells, route.cells[:-1]))))
                given = tuple(rng.sample(some, rng.randint(1, len(some))))
                trains = [kinds.index(it.train) for it in given]
                if len(set(trains)) < len(trains):
                    continue
                quick = running._read_quickly(state, company, kinds, trains, given)
                slow = running._read_by_name(state, company, kinds, trains, given)
                assert quick is None or quick == slow
                legal, illegal = legal + (quick is not None), illegal + isinstance(slow, Refusal)
        board = state.board
        assert all_feeders(board) == fed_by_flood(board)
    assert legal > 20
    assert illegal > 20
