"""A public game of full 18CZ, with a map and tiles the title lacks: the kit replays its lays and its plain trains."""

from __future__ import annotations

import csv
from functools import cache
from typing import Any

from tests.rail.oracle import read, text
from tests.rail.shared import shared
from tests.rail.test_network import check_route, effective
from trainshed.rail.board import Board
from trainshed.rail.map import ON_CELL, CellData, GridData, Map, MapFile
from trainshed.rail.reach import reach
from trainshed.rail.routes import Train, solve
from trainshed.rail.routes.company import problem_of
from trainshed.rail.tile import Stop, TileData, Tiles, upgrade_rotations

GAME = "18CZ_29247"
COLOURS = dict(zip("abcdefghij", ["yellow"] * 3 + ["green"] * 3 + ["brown"] * 2 + ["grey"] * 2, strict=True))
COLOUR = {"white": "blank", "gray": "grey"}


def end(name: str) -> str:
    return name[1:] if name[0] == "e" else chr(ord("a") + int(name[1:]))


def tile_data(id: str, fact: Any, **more: Any) -> TileData:
    """Return a tile, or a tile printed on the map, from the fact base."""
    stops = []
    for node in fact.get("nodes", ()):
        value = node["revenue"]
        if isinstance(value, dict):
            value = {COLOUR.get(colour, colour): worth for colour, worth in value.items()}
        group = node.get("once_per_route_group", "")
        stops.append(
            Stop(node["kind"], value, slots=node.get("slots", 0), end_only=more.get("ends", False), group=group)
        )
    more.pop("ends", None)
    track = tuple("-".join(map(end, pair)) for pair in fact.get("tracks", ()))
    colour = fact.get("color") or fact["preprinted_color"]
    return TileData(
        id, COLOUR.get(colour, colour), fact.get("count", 0), fact.get("label", ""), tuple(stops), track, **more
    )


@cache
def whole_map() -> Map:
    """Map and tiles of the full game.

    Red tiles lie only on the cells of their country, purple ones where the upgrade table allows.
    """
    facts = shared("cz_full")
    prints = {cell: f"print {cell}" for cell in facts["hexes"]}
    tiles = [tile_data(prints[cell], fact) for cell, fact in facts["hexes"].items()]
    for id, fact in facts["tiles"].items():
        on: tuple[str, ...] = ()
        if fact.get("purple_frame"):
            on = tuple(old for old, other in facts["tiles"].items() if id in other["upgrades_to"])
        if fact["color"] == "red":
            on = tuple(prints[cell] for cell, other in facts["hexes"].items() if other.get("label") == fact["label"])
        tiles.append(tile_data(id, fact, on=on, ends=fact.get("tracks_are_terminal", False)))
    cells = {
        cell: CellData(prints[cell], cost=fact.get("cost", 0), stubs=tuple(fact.get("stub_edges", ())))
        for cell, fact in facts["hexes"].items()
    }
    return Map(MapFile(GridData("pointy", "rows"), cells), Tiles(tiles, "pointy"))


def test_upgrade_table_of_the_full_game() -> None:
    facts, tiles = shared("cz_full")["tiles"], whole_map().tiles
    for old, fact in facts.items():
        after = [new for new in facts if upgrade_rotations(tiles[old].shape(0), tiles[new])]
        assert sorted(after) == sorted(fact["upgrades_to"]), old
        assert len(tiles[old].rotations) == fact["distinct_rotations"], old


class CzechGame:
    """Map, stations and supply of the game; money is not tracked."""

    def __init__(self) -> None:
        facts = shared("cz_full")
        self.corporations = facts["corporations"]
        self.printed = {fact["x18"]: cell for cell, fact in facts["hexes"].items()}
        """Map cell by the record's cell name: the record numbers columns differently from the map."""
        self.board = Board(whole_map())
        self.copies: dict[str, str] = {}
        for company, fact in self.corporations.items():
            if len(fact["home_options"]) == 1:
                stop = 0 if "home_node" in fact or company != "ATE" else ON_CELL
                self.board.reserve(company, (fact["home_options"][0], int(fact.get("home_node", f"n{stop}")[1:])))

    def place(self, name: str) -> tuple[str, int]:
        """Return the place of a stop named in the record: ``E12-0``, or by tile copy ``8889-0-1``."""
        tile, _, index = name.rpartition("-")
        cell = self.copies.get(tile) or self.printed[tile.rpartition("-")[0] or tile]
        return cell, int(index)

    def first_turn(self, company: str) -> None:
        """Place the home station at the company's first action, if there is no choice of home."""
        for place, companies in list(self.board.reserved.items()):
            if company in companies and place[1] != ON_CELL:
                assert self.board.why_not_station(company, place) is None, company
                self.board.place(company, place)

    def lay(self, action: dict[str, Any], phase: str) -> None:
        cell = self.printed[action["hex"]]
        tile = self.board.map.tiles[action["tile"].rpartition("-")[0]]
        refusal = self.board.why_not_lay(cell, tile, action["rotation"], phase=phase)
        assert refusal is None, (action, refusal)
        if action["entity"] in self.corporations and tile.colour != "red":
            shape, found = tile.shape(action["rotation"]), reach(self.board, action["entity"])
            assert cell in found.homes or found.uses(self.board, action["entity"], cell, shape), action
        self.board.lay(cell, tile, action["rotation"])
        self.copies[action["tile"]] = cell
        if tile.colour == "red":
            self.board.place(action["entity"], (cell, 0))

    def buy(self, buyer: str, bought: str) -> None:
        for place in self.board.stations_of(bought):
            if buyer in self.board.companies_at(place[0]):
                self.board.remove(bought, place)
            else:
                self.board.replace_station(bought, buyer, place)


def test_a_real_game_is_laid_and_its_plain_trains_run() -> None:
    known = {int(row["action_id"]): row for row in csv.DictReader(text("routes_known.csv")) if row["fixture"] == GAME}
    game, lays, runs = CzechGame(), 0, 0
    for action in effective(read(f"{GAME}.json")["actions"]):
        entity = action["entity"]
        # Trains are also exported, which changes the phase; the next run tells the current phase.
        phase = COLOURS[next((row["phase"] for id, row in known.items() if id >= action["id"]), "j")]
        if action["entity_type"] == "corporation" and action["type"] != "pass":
            game.first_turn(entity)
        if action["type"] == "lay_tile":
            game.lay(action, phase)
            lays += 1
        elif action["type"] == "place_token":
            place = game.place(action["city"])
            for old in game.board.stations_of(entity):
                if old[0] == place[0]:
                    # On a cell whose cities had no track yet, the company chooses again when the tile is laid.
                    game.board.remove(entity, old)
            assert game.board.why_not_station(entity, place) is None, action
            game.board.place(entity, place)
        elif action["type"] == "buy_corporation":
            game.buy(entity, action["corporation"])
        elif action["type"] == "run_routes":
            fact = known[action["id"]]
            for route in action["routes"]:
                cells = [[game.printed[cell] for cell in stretch] for stretch in route["connections"]]
                check_route(game.board, {"connections": cells})
            if not set(fact["trains"]) & set("+E"):
                assert_best(game, entity, phase, fact, action)
                runs += 1
    assert (lays, runs) == (106, 29)


def assert_best(game: CzechGame, company: str, phase: str, fact: dict[str, str], action: dict[str, Any]) -> None:
    trains = [Train(f"{n}", stops=int(name[0])) for n, name in enumerate(fact["trains"].split())]
    answer = solve(problem_of(game.board, company, phase).problem(trains))
    assert answer.proof.optimal
    assert answer.revenue == int(fact["auto_router_revenue"]) >= int(fact["human_revenue"]), action
