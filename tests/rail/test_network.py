"""Links, reach and route problems, on the examples of the rule books."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

import trainshed.rail.routes as routing
from tests.rail.brute import Train, best, routes, trails
from tests.rail.shared import ROOT, board, cover, shared, title_map
from trainshed.rail.board import Board
from trainshed.rail.map import CellData, GridData, Map, MapFile
from trainshed.rail.network import Network
from trainshed.rail.reach import connected, feeders, reach
from trainshed.rail.routes.company import problem_of
from trainshed.rail.tile import NARROW

# -- the printed examples


def lilliput_example(name: str) -> tuple[Board, Any]:
    """Return an example of the rule book as described in the fact base."""
    facts = shared("lilliput")["golden"][name]
    table = board("lilliput") if name == "ex1" else Board(title_map("lilliput"))
    grid = table.map.grid
    stock = dict.fromkeys(table.supply, 9)
    table.supply.update(stock)
    for tile in facts["tiles"].values():
        cell, kind = grid.at(*tile["at"]), table.map.tiles[tile["tile"]]
        wanted = {grid.side(side) for side in tile["exits"]}
        segments = {frozenset(grid.side(s) for s in pair) for pair in tile.get("segments", ())}
        rotation = next(
            r
            for r in kind.rotations
            if set(kind.shape(r).exits) == wanted
            and (not segments or {frozenset((t.a, t.b)) for t in kind.shape(r).tracks} == segments)
        )
        _drop(table, cell, tile["tile"], rotation)
    for where, companies in facts["tokens"].items():
        for company in companies:
            table.place(company, (grid.at(*facts["tiles"][where]["at"]), 0))
    return table, facts


def _drop(table: Board, cell: str, tile: str, rotation: int) -> None:
    """Put a tile on a cell, as if its predecessors had been laid before."""
    shape = table.map.tiles[tile].shape(rotation)
    table.laid[cell] = shape
    table._stale = (*table._stale, cell)
    table.track_digest ^= table.map.zobrist("test", cell, tile, rotation)


def lilliput_train(text: str) -> Train:
    length, _, rest = text.partition(" ")
    return "stops", int(length[0]), 2 if length.endswith("D") else 1, rest == "obsolete"


@pytest.mark.parametrize("example", ["ex1", "ex2"])
def test_lilliput_examples_earn_what_is_printed(example: str) -> None:
    table, facts = lilliput_example(example)
    for company, fact in facts["companies"].items():
        asked = problem_of(table, company, "brown")
        assert best(asked, [lilliput_train(train) for train in fact["trains"]]) == fact["max"], company


def test_mildendo_is_one_place_of_four_dead_ends() -> None:
    table, _ = lilliput_example("ex1")
    asked = problem_of(table, "red")
    mildendo = [stop for stop in asked.stops if stop.group == "Mildendo"]
    assert len(mildendo) == 4
    assert all(stop.end_only and stop.value == 30 for stop in mildendo)


@pytest.mark.parametrize("example", ["ex1", "ex2"])
def test_a_question_is_solved_as_it_is_and_as_a_file(example: str) -> None:
    table, facts = lilliput_example(example)
    for company, fact in facts["companies"].items():
        kinds = [lilliput_train(train) for train in fact["trains"]]
        trains = [
            routing.Train(n, stops=most, multiplier=times, obsolete=obsolete)
            for n, (_, most, times, obsolete) in enumerate(kinds)
        ]
        problem = problem_of(table, company, "brown").problem(trains)
        assert routing.solve(problem).revenue == fact["max"], company
        assert routing.parse(msgspec.json.encode(problem)) == problem


def mw_example() -> tuple[Board, Any]:
    facts = shared("cz_first_game")["test_mw_route_example"]
    tiles = title_map("cz").tiles
    grid = GridData("pointy", "rows")
    names = {name: chr(ord("A") + t["pos"][1]) + str(t["pos"][0]) for name, t in facts["tiles"].items()}
    table = Board(Map(MapFile(grid, {cell: CellData() for cell in names.values()}), tiles))
    for name, tile in facts["tiles"].items():
        _drop(table, names[name], tile["tile"], tile["rotation"])
        for company in tile["stations"]:
            table.place(company, (names[name], 0))
    return table, {"names": names, **facts}


def test_mw_example_of_18cz() -> None:
    table, facts = mw_example()
    asked = problem_of(table, "MW")
    for length, fact in facts["best"].items():
        assert best(asked, [("stops", length, 1, False)]) == fact["revenue"]
    names = {"I2": f"{facts['names']['I']}.0"} | {k: f"{v}.0" for k, v in facts["names"].items() if k != "I"}
    every = {stops for _, _, stops in routes(asked, ("stops", 4))}
    for illegal in facts["illegal"]:
        assert tuple(names[stop] for stop in illegal) not in every
    for fact in facts["best"].values():
        assert tuple(names[stop] for stop in fact["route"]) in every


# -- links


def test_a_link_names_its_track_and_its_length() -> None:
    table = cover(board("cz"), ("D2", "57", 1), ("D4", "57", 1))
    table.place("EKJ", ("D4", 0))
    asked = problem_of(table, "EKJ")
    link = next(link for link in asked.links if {link.a, link.b} == {"D2.0", "D4.0"})
    assert link.length == 1
    assert sorted(link.track) == ["D2#1", "D2/4", "D4#0"]
    assert {stop.id for stop in asked.stops} == {"D0.0", "D2.0", "D4.0"}
    (own,) = (stop for stop in asked.stops if stop.station)
    assert own.id == "D4.0"


def test_a_bridge_joins_nothing_and_a_switch_does_not_turn_back() -> None:
    table = board("lilliput")
    around = [("W1", "Y-CS", 0), ("N1", "Y-CC", 0), ("E1", "Y-CS", 0), ("S1", "Y-CS", 1)]
    for cell, tile, rotation in around:
        _drop(table, cell, tile, rotation)
    _drop(table, "N1", "Y-CS", 1)
    for tile, pairs in (
        ("G-P-BR", {("E1", "W1"), ("N1", "S1")}),
        ("G-P-SWL", {("E1", "W1"), ("N1", "W1")}),
    ):
        _drop(table, "C", tile, 0)
        met = {tuple(sorted((str(link.a)[:-2], str(link.b)[:-2]))) for link in problem_of(table, "X").links}
        assert met == pairs


def test_two_stops_of_one_tile_are_two_nodes() -> None:
    table = cover(board("ireland"), ("I9", "IR2", 0), ("I9", "IR7", 0))
    links = {(link.a, link.b) for link in problem_of(table, "DER").links}
    assert {frozenset(pair) for pair in links} == {
        frozenset(pair) for pair in (("I11.0", "I13.0"), ("I11.1", "I9.0"), ("I11.1", "I9.1"))
    }


# -- reach


def test_reach_stops_at_a_full_city_and_goes_through_a_free_slot() -> None:
    table = cover(board("cz"), ("D4", "57", 1), ("D2", "57", 1))
    table.place("EKJ", ("D4", 0))
    assert reach(table, "EKJ").touches(("D0", 0))
    table.place("BN", ("D2", 0))
    blocked = reach(table, "EKJ")
    assert blocked.touches(("D2", 0))
    assert not blocked.touches(("D0", 0))
    assert reach(table, "EKJ", blocking=False).touches(("D0", 0))


def test_where_a_company_may_extend() -> None:
    table = cover(board("cz"), ("D4", "57", 1))
    table.place("EKJ", ("D4", 0))
    found = reach(table, "EKJ")
    assert found.open_ends() == {"D2": (4,), "D6": (1,)}
    straight = table.map.tiles["9"]
    assert [r for r in straight.rotations if found.joins("D6", straight.shape(r))] == [1]
    assert not found.joins("C5", straight.shape(0))


def test_slots_a_company_may_use() -> None:
    table = cover(board("cz"), ("D4", "57", 1), ("D6", "9", 1))
    table.place("EKJ", ("D4", 0))
    found = reach(table, "EKJ")
    assert found.slots(table, "EKJ") == (), "its own station is there already"
    cover(table, ("D4", "14", table.rotations("D4", table.map.tiles["14"])[0]))
    found = reach(table, "EKJ")
    assert found.slots(table, "EKJ") == (), "one station of a company in a city is enough"
    assert found.slots(table, "BCB") == (("D4", 0),)
    table.reserve("KFN", ("D4", 0))
    assert found.slots(table, "BCB") == (), "the other slot is kept"


def test_the_home_cell_may_be_built_before_there_is_track() -> None:
    table = board("cz")
    table.place("BCB", ("E15", 0))
    assert reach(table, "BCB").joins("E15", table.map.tiles["57"].shape(0))
    assert reach(table, "BCB").open_ends() == {}


def test_no_tracing_through_mildendo() -> None:
    table = cover(board("lilliput"), ("N1", "Y-CS", 1), ("S1", "Y-CS", 1))
    table.place("MR", ("N1", 0))
    found = reach(table, "MR")
    assert found.touches(("C", 1))
    assert not found.touches(("S1", 0))


def test_coloured_track_is_closed_to_others() -> None:
    table = cover(board("lilliput"), ("N1", "Y-CS", 1), ("N1", "G-CT", 1), ("N1", "LA-blue", 0))
    table.place("MR", ("N1", 0))
    table.place("SR", ("N1", 0))
    assert not reach(table, "MR").enters("N1W1", 1)
    assert reach(table, "SR").enters("N1W1", 1)


def test_train_cannot_turn_in_a_loop() -> None:
    """A station, a switch, and beyond it a loop: a train cannot turn in the loop to reach the switch's other leg."""
    names = ["A2", "A4", "A6", "B1", "B3", "B5", "B7", "C2", "C4", "C6"]
    cells = {name: CellData() for name in names}
    table = Board(Map(MapFile(GridData("pointy", "rows"), cells), title_map("cz").tiles))
    lays = {
        "B1": ("57", 1, (1, 4)),  # the station
        "B3": ("24", 4, (0, 1, 4)),  # the switch: from E to W, or from E to SW
        "B5": ("40", 1, (1, 3, 5)),  # start of the loop
        "A6": ("7", 5, (0, 5)),
        "B7": ("8", 0, (0, 2)),
        "C6": ("7", 2, (2, 3)),
    }
    for cell, (tile, rotation, exits) in lays.items():
        _drop(table, cell, tile, rotation)
        assert table.laid[cell].exits == exits
    table.place("X", ("B1", 0))
    found = reach(table, "X")
    assert found.enters("A6", 5)
    assert found.enters("A6", 0), "round the loop both ways"
    assert not found.enters("B3", 4), "but not back out of it"
    assert not found.enters("C2", 3), "so not into the other leg"
    keys, stops, pieces = trails(table, "X")
    assert set(found.keys) == keys
    assert found.stops == stops
    assert found.pieces == pieces


PLAIN = ["7", "8", "9", *(str(n) for n in range(23, 32)), "39", "40", "41", "42"]
STOPS = ["57", "5", "6", "14", "15", "611", "3", "58", "8885", "8863"]


def random_board(rng: random.Random, rows: str = "ABCD") -> Board:
    """Return a random board full of switches whose tiles mostly connect.

    It has loops and balloons that no real game has.
    """
    names = [f"{row}{column}" for r, row in enumerate(rows) for column in range(r % 2, 10, 2)]
    tiles = title_map("cz").tiles
    table = Board(Map(MapFile(GridData("pointy", "rows"), {c: CellData() for c in names}), tiles))
    grid = table.map.grid

    def meets(cell: str, id: str, rotation: int) -> int:
        """Score how well a tile connects with the tiles around it."""
        score = 0
        for side, gauge in enumerate(tiles[id].shape(rotation).gauges):
            other = grid.neighbour(cell, side)
            if other is None:
                score -= bool(gauge)
            elif other in table.laid:
                met = bool(table.laid[other].gauges[grid.opposite(side)])
                score += 1 if met and gauge else -(met != bool(gauge))
        return score

    for cell in names:
        tries = [(rng.choice(PLAIN if rng.random() < 0.85 else STOPS), rng.randrange(6)) for _ in range(10)]
        _drop(table, cell, *max(tries, key=lambda tile: meets(cell, *tile)))
    cities = [(c, i) for c, s in table.laid.items() for i, stop in enumerate(s.tile.stops) if stop.slots]
    rng.shuffle(cities)
    for n, place in enumerate(cities[:4]):
        table.place("X" if n < 1 else "Y", place)
    return table


@pytest.mark.parametrize("seed", range(150))
def test_reach_equals_all_trails_on_random_boards(seed: int) -> None:
    table = random_board(random.Random(seed))
    keys, stops, pieces = trails(table, "X")
    found = reach(table, "X")
    assert found.stops == stops
    assert found.pieces == pieces
    grid = table.map.grid
    every = {grid.key(cell, side) for cell in table.map.cells for side in range(6)}
    assert {key for key in every if found.enters(*grid.unkey(key))} == keys


def test_random_boards_have_doubtful_crossings_in_and_out_of_reach() -> None:
    """The test above is useful only if there are crossings that a simple flood cannot decide."""
    answers = []
    for seed in range(150):
        found = reach(random_board(random.Random(seed)), "X")
        answers += [found.enters(*found.map.grid.unkey(key)) for key in found._flood.doubtful]
    assert answers.count(True) > 3
    assert answers.count(False) > 30


@pytest.mark.parametrize("seed", range(40))
def test_a_network_grown_tile_by_tile_equals_one_built_at_once(seed: int) -> None:
    rng = random.Random(seed)
    table = random_board(rng, "AB")
    for _ in range(8):
        table.network().links()
        _drop(
            table,
            rng.choice(list(table.map.cells)),
            rng.choice(["9", "57", "23", "40", "15"]),
            rng.randrange(6),
        )
        grown = table.network()
        table.map.networks.clear()
        fresh = Network.of(table.map, table.track_digest, table.shapes())
        assert set(grown.links()) == set(fresh.links())
        assert len(grown.links()) == len(fresh.links())
        assert grown.enter == fresh.enter
        assert grown.leave == fresh.leave
        assert grown.dead_ends == fresh.dead_ends


@pytest.mark.parametrize("seed", range(60))
def test_an_upgrade_is_judged_without_a_second_search(seed: int) -> None:
    """`Reach.uses` looks only at the cell; it must agree with laying the tile and searching again."""
    rng = random.Random(seed)
    table = random_board(rng)
    before = reach(table, "X")
    tiles = table.map.tiles
    table.supply.update(dict.fromkeys(tiles, 9))
    for cell in list(table.laid):
        for id in ("23", "24", "25", "26", "28", "14", "15", "39", "40", "43", "45", "611"):
            for rotation in table.rotations(cell, tiles[id])[:2]:
                after = table.copy()
                how = after.lay(cell, tiles[id], rotation)
                assert how is not None
                shape = tiles[id].shape(tiles[id].canonical(rotation))
                found = reach(after, "X")
                really = any(found.has_piece(cell, index) for index in how.added)
                assert before.uses(table, "X", cell, shape, how.added) == really, (cell, id, rotation)


# -- narrow gauge and mergers


def test_narrow_feeders_of_a_stop() -> None:
    """A town that only narrow track touches counts for the stop it is joined to.

    A town that broad track touches ends the search.
    """
    table = board("ireland")
    _drop(table, "D6", "657", 0)  # Sligo: narrow S, broad N
    _drop(table, "D8", "79", 0)
    _drop(table, "D10", "79", 0)
    _drop(table, "D12", "IR23", 0)  # Athenry: narrow both ways
    _drop(table, "D14", "79", 0)
    _drop(table, "D16", "644", 3)  # Limerick: narrow N, broad beyond
    assert feeders(table, ("D6", 0)) == (("D12", 0),)
    assert feeders(table, ("D16", 0)) == (("D12", 0),)
    assert feeders(table, ("D12", 0)) == ()
    table.place("GJR", ("D6", 0))
    assert not reach(table, "GJR").touches(("D12", 0))
    narrow = reach(table, "GJR", gauge=NARROW, blocking=False)
    assert narrow.touches(("D12", 0))
    assert narrow.gauge == NARROW


def test_merger_partners_are_joined_whatever_stands_between() -> None:
    table = cover(board("cz"), ("D2", "57", 1), ("D4", "57", 1), ("D6", "9", 1))
    for company, cell in (("A", "D4"), ("B", "D2")):
        table.place(company, (cell, 0))
    assert connected(table, "A", "B")
    table.remove("B", ("D2", 0))
    table.place("B", ("E9", 0))
    assert not connected(table, "A", "B")


# -- real games


MARKERS = {("MGWR", "C13"): 20}
"""Extra income on the map in these games: the steam packet's marker in Galway, held by the merged company."""


@pytest.mark.parametrize("game", ["18Ireland_161830", "18Ireland_193995"])
def test_real_irish_games_are_laid_and_run_as_recorded(game: str) -> None:
    """Replay two public games: tiles, routes and income.

    Every tile passes the kit's checks, every route runs over the kit's links, and every income agrees.
    """
    path = ROOT.parent / "shared" / "oracle" / f"{game}.json"
    if not path.exists():
        pytest.skip(f"no game file at {path}")
    table, phase, lays, runs = board("ireland"), "yellow", 0, 0
    for action in effective(json.loads(path.read_text("utf-8"))["actions"]):
        if action["type"] == "lay_tile":
            tile = table.map.tiles[action["tile"].rpartition("-")[0]]
            refusal = table.why_not_lay(action["hex"], tile, action["rotation"], phase=phase)
            assert refusal is None, (action, refusal)
            table.lay(action["hex"], tile, action["rotation"])
            lays += 1
        elif action["type"] == "buy_train":
            phase = {"4H-0": "green", "8H-0": "brown", "D-0": "grey"}.get(action["train"], phase)
        elif action["type"] == "run_routes":
            for route in action["routes"]:
                check_route(table, route)
                check_income(table, phase, action["entity"], route)
                runs += 1
    assert lays > 70
    assert runs > 90


def check_income(table: Board, phase: str, company: str, route: dict[str, Any]) -> None:
    """Check a route's income: stop values in this phase, narrow-gauge towns, markers and privates."""
    total = 0
    for node in route["nodes"]:
        cell, _, index = node.rpartition("-")
        place = cell, int(index)
        total += table.stop(place).worth(phase) + MARKERS.get((company, cell), 0)
        total += sum(table.stop(town).worth(phase) for town in feeders(table, place))
    _, _, shipping = route["revenue_str"].partition("RSSC:£")
    assert route["revenue"] == total + int(shipping.rstrip(")") or 0), route


def check_route(table: Board, route: dict[str, Any]) -> None:
    grid = table.map.grid
    pairs = {(tuple(grid.cell(n) for n in link.cells)) for link in table.network().links()}
    pairs |= {cells[::-1] for cells in pairs}
    for stretch in route["connections"]:
        assert tuple(stretch) in pairs, (stretch, route)


def effective(actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the actions that were not undone."""
    done: list[dict[str, Any]] = []
    undone: list[list[dict[str, Any]]] = []
    for action in actions:
        if action["type"] == "undo":
            to = action.get("action_id")
            keep = len(done) - 1 if to is None else sum(1 for a in done if a["id"] <= to)
            undone.append(done[keep:])
            del done[keep:]
        elif action["type"] == "redo":
            done.extend(undone.pop())
        else:
            undone.clear()
            done.append(action)
    return done


def test_the_order_of_links_does_not_depend_on_the_order_of_the_lays() -> None:
    for seed in range(20):
        rng = random.Random(seed)
        table = random_board(rng)
        orders = []
        for _ in range(2):
            cells = rng.sample(sorted(table.laid), len(table.laid))
            again = Board(Map(table.map.file, table.map.tiles))
            again.network()
            for cell in cells:
                again.laid[cell] = table.laid[cell]
                again._stale = (*again._stale, cell)
                again.track_digest ^= again.map.zobrist("test", cell)
                again.network()
            orders.append([(link.a, link.b, link.track) for link in again.network().links()])
        assert orders[0] == orders[1], seed
