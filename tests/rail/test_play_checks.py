"""The checks of the track games find every kind of violation that is planted in a sound position."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from tests.help import random_game
from trainshed.core import Game
from trainshed.rail.owners import BANK, POOL
from trainshed.rail.play.state import Round
from trainshed.titles.lilliput.actions import TakeCard

GAMES = {"lilliput": (3, 5, 90), "cz_first": (4, 0, 67)}
"""Players, seed and number of moves of the sound positions."""


@cache
def sound(title: str) -> Game:
    players, seed, moves = GAMES[title]
    return random_game(title, players, seed).at(moves)


def companies(state: Any) -> list[str]:
    """Companies with a director and trains, most trains first."""
    found = [company for company in state.shares.directors if state.depot.of(company)]
    return sorted(found, key=lambda company: -len(state.depot.of(company)))


def place_of(state: Any) -> tuple[str, int]:
    stations: dict[tuple[str, int], tuple[str, ...]] = state.board.stations
    return next(place for place, placed in stations.items() if placed)


# plants for all track games


def money_to_nobody(state: Any) -> None:
    state.bank.transfer(BANK, "nobody", 5)


def debt(state: Any) -> None:
    state.bank.transfer(companies(state)[0], BANK, 5000)


def lost_train(state: Any) -> None:
    company = companies(state)[0]
    state.depot.owned[company] = state.depot.of(company)[1:]


def train_in_two_places(state: Any) -> None:
    one, other = companies(state)[:2]
    state.depot.owned[other] += state.depot.of(one)[:1]


def rusted_train(state: Any) -> None:
    kind = next(kind for kind in state.depot.roster.kinds.values() if kind.rusts_on)
    state.depot.deal(companies(state)[0], kind.id)
    state.depot.seen |= {kind.rusts_on}


def trains_out_of_order(state: Any) -> None:
    company, kinds = companies(state)[0], list(state.depot.roster.kinds)
    state.depot.deal(company, kinds[0])
    state.depot.deal(company, kinds[-1])
    state.depot.owned[company] = state.depot.owned[company][::-1]


def turned_train(state: Any) -> None:
    company = companies(state)[0]
    card, *rest = state.depot.of(company)
    state.depot.owned[company] = (replace(card, obsolete=not card.obsolete), *rest)


def lost_tile(state: Any) -> None:
    state.board.supply[next(id for id, left in state.board.supply.items() if left > 0)] -= 1


def full_slot(state: Any) -> None:
    state.board.stations[place_of(state)] = tuple("ABCDE")


def forgotten_station(state: Any) -> None:
    state.board.stations[place_of(state)] = ()


def second_station_on_a_cell(state: Any) -> None:
    place = place_of(state)
    state.board.stations[place] *= 2


def too_many_stations(state: Any) -> None:
    company = companies(state)[0]
    for cell, shape in state.board.laid.items():
        if shape.tile.stops:
            state.board.stations[cell, 0] = (company,)


def lost_certificate(state: Any) -> None:
    company = companies(state)[0]
    holder = state.shares.director(company)
    state.shares._take(holder, state.shares.held(holder, company)[-1].id)


def wrong_percentage(state: Any) -> None:
    company = companies(state)[0]
    state.shares.percents[state.shares.director(company), company] += 10


def wrong_director(state: Any) -> None:
    state.shares.directors[companies(state)[0]] = "@9"


def company_nobody_directs(state: Any) -> None:
    closed = next(company for company in state.box.companies if company not in state.shares.directors)
    state.depot.deal(closed, next(iter(state.depot.roster.kinds)))


ALL: dict[Callable[[Any], None], str] = {
    money_to_nobody: "money is not conserved",
    debt: "has less than nothing",
    lost_train: "trains are not conserved",
    train_in_two_places: "a train card lies in two places",
    rusted_train: "has rusted and is still there",
    trains_out_of_order: "are out of order",
    turned_train: "lies on the wrong side",
    lost_tile: "is not conserved",
    full_slot: "too many stations on",
    forgotten_station: "are counted differently",
    second_station_on_a_cell: "has two stations on one cell",
    too_many_stations: "has too many stations",
    lost_certificate: "do not add up",
    wrong_percentage: "are counted differently",
    wrong_director: "are counted differently",
    company_nobody_directs: "has no director",
}


# plants for one game


def track_off_the_map(state: Any) -> None:
    grid, tile = state.board.map.grid, state.board.map.tiles["8"]
    edges = (
        (cell, rotation)
        for cell, rotation in product(state.board.map.cells, range(6))
        if any(grid.neighbour(cell, side) is None for side in tile.shape(rotation).exits)
    )
    cell, rotation = next(edges)
    state.board.laid[cell] = tile.shape(rotation)


def no_such_round(state: Any) -> None:
    state.round = Round("round", 99)


def too_many_trains(state: Any) -> None:
    for _ in range(5):
        state.depot.deal(companies(state)[0], "4D")


def track_into_water(state: Any) -> None:
    board = state.board
    wall = next(tile for tile in board.map.tiles.values() if tile.walls)
    cell, side = next((cell, shape.exits[0]) for cell, shape in board.laid.items() if shape.exits)
    other = board.map.grid.neighbour(cell, side)
    shapes = (wall.shape(rotation) for rotation in range(4))
    board.laid[other] = next(shape for shape in shapes if board.map.grid.opposite(side) in shape.walls)


def too_many_certificates(state: Any) -> None:
    for company in companies(state):
        state.shares.move([card.id for card in state.shares.held(BANK, company)], "@0")


def too_many_directors(state: Any) -> None:
    for company in state.shares.directors:
        state.shares.directors[company] = "@0"


def card_used_twice(state: Any) -> None:
    state.takes = (TakeCard(0, "A01", "main"),) * 2


def tile_in_hand_and_on_the_board(state: Any) -> None:
    tile = next(shape.tile.id for shape in state.board.laid.values() if not state.board.supply[shape.tile.id])
    state.players = (replace(state.players[0], tiles=(tile,)), *state.players[1:])


def wrong_operating_order(state: Any) -> None:
    state.market._order = tuple(reversed(state.market.order()))


def tile_on_the_wrong_ground(state: Any) -> None:
    cell, shape = next((cell, shape) for cell, shape in state.board.laid.items() if shape.tile.data.ground)
    state.board.laid[state.board.map.grid.neighbour(cell, 0)] = shape


OWN: dict[str, dict[Callable[[Any], None], str]] = {
    "cz_first": {track_off_the_map: "track leads off the map", no_such_round: "there is no such round"},
    "lilliput": {
        too_many_trains: "has too many trains",
        track_into_water: "track meets a wall",
        too_many_certificates: "holds too many certificates",
        too_many_directors: "directs too many companies",
        card_used_twice: "a card is used twice",
        tile_in_hand_and_on_the_board: "is in hand and on the board",
        wrong_operating_order: "the operating order does not follow the prices",
        tile_on_the_wrong_ground: "breaks the chessboard",
    },
}
CASES = [(title, plant, told) for title in GAMES for plant, told in (*ALL.items(), *OWN[title].items())]


@pytest.mark.parametrize(("title", "plant", "told"), CASES, ids=[f"{case[0]}-{case[1].__name__}" for case in CASES])
def test_a_planted_violation_is_found(title: str, plant: Callable[[Any], None], told: str) -> None:
    game = sound(title).at(GAMES[title][2])
    assert list(game.violations()) == []
    plant(game.state)
    assert any(told in found for found in game.violations()), list(game.violations())


def test_only_a_company_that_is_about_to_discard_has_too_many_trains() -> None:
    games = (random_game("lilliput", 2, seed) for seed in range(20))
    positions = (game.at(number) for game in games for number in range(len(game.actions)))
    position: Any = next(each for each in positions if each.state.agenda[-1].tag == "discard")
    assert list(position.violations()) == []
    position.state.agenda.pop()
    assert any("has too many trains" in found for found in position.violations())


def test_the_pool_has_no_limit() -> None:
    state: Any = sound("lilliput").at(80).state
    for _ in range(9):
        state.depot.deal(POOL, "4D")
    assert state.depot.limit(POOL) < 9
    assert not any("too many trains" in found for found in sound("lilliput").title.checking.violations(state))
