"""Positions of 18CZ: Your first game for the tests, and what they hold.

Only this file touches the state and the modules of the rules. Companies, trains, cells and tiles are given by the names
players use; a tile on a cell in a rotation is written `D12 30/5`, several are separated by commas.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, cast

import msgspec

import trainshed
from trainshed.core import Action, Game, Log, agenda, find
from trainshed.rail.board import Board
from trainshed.rail.owners import BANK, POOL
from trainshed.rail.play.actions import (
    BuyFromPool,
    BuyTrain,
    DiscardTrain,
    Done,
    LayTile,
    PlaceStation,
    RouteChoice,
    Run,
)
from trainshed.rail.play.preview import RailPreview
from trainshed.rail.play.rounds import NextCompany
from trainshed.rail.play.running import CompanyRun
from trainshed.rail.play.running import best_run as _best_run
from trainshed.rail.play.state import Round
from trainshed.rail.reach import Reach, reach
from trainshed.rail.tile import Shape, Tiles, Upgrade, upgrade
from trainshed.titles.cz.first import flow, rules, setup
from trainshed.titles.cz.first.flow import EndTriggered as EndTriggered
from trainshed.titles.cz.first.flow import FirstGameEnded as FirstGameEnded
from trainshed.titles.cz.first.flow import TooDear as TooDear
from trainshed.titles.cz.first.state import FirstState
from trainshed.titles.cz.first.view import FirstView

COMPANIES = ("BCB", "EKJ", "VBW", "BN", "NWB")
"""In the order they act."""
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"routes": "hand"},
    {"must_buy_train": True},
    {"end_test": "own_turn"},
    {"nothing_on_sale_ends": False},
    {"oo_pays_terrain": True},
)
"""Each option alone, in the value that is not the usual one."""
ALL_OPTIONS: dict[str, Any] = {name: value for options in OPTIONS for name, value in options.items()}
STEPS = ("lay-track", "build-station", "run-trains", "buy-trains")
"""The steps of a turn in which a player may be asked, in order."""
SOLVER = "trainshed.rail.play.running.solve"
"""Where the rules call the route solver, for tests that forbid it."""


# starting a game


def new(players: int = 5, *, charters: Iterable[str] | None = None, seed: int = 1, **options: Any) -> Game:
    """Return a new game; unless other charters are given, seat 0 has BCB, seat 1 EKJ and so on."""
    dealt = COMPANIES[:players] if charters is None else tuple(charters)
    return trainshed.new("cz_first", players, seed=seed, options=options, chance={"charters": dealt})


def dealt(players: int, seed: int) -> Game:
    """Return a new game with charters dealt by the seed."""
    return trainshed.new("cz_first", players, seed=seed)


def begin(game: Game, company: str, step: str = "lay-track", *, round: int | None = None) -> Log:
    """It is this company's turn, at this step of it; companies before it have had theirs in this round.

    Everything that happens by itself is done: if there is nothing to choose, a later step waits.
    """
    state = _state(game)
    number = round or state.round.number
    state.round = Round("round", number)
    order = in_play(game)
    left = order[order.index(company) + 1 :]
    steps = rules.turn(state, company)
    first = next(number for number, one in enumerate(steps) if one.tag == step)
    state.agenda = [flow.EndRound(number), NextCompany(left), *reversed(steps[first:])]
    log = Log()
    agenda.run(state, log)
    return log


def _state(game: Game) -> FirstState:
    state: FirstState = game.state
    return state


# setting up a position


def cover(game: Game, tiles: str) -> Game:
    """Lay tiles without asking; under a green or brown tile the tiles that lead to it are laid first."""
    laid = board(game)
    for cell, tile, rotation in _read(tiles):
        for shape in _chain(laid, cell, laid.map.tiles[tile].shape(rotation)):
            laid.lay(cell, shape.tile, shape.rotation)
    return game


def _read(tiles: str) -> Iterator[tuple[str, str, int]]:
    for one in tiles.split(","):
        cell, what = one.split()
        tile, _, rotation = what.partition("/")
        yield cell, tile, int(rotation or 0)


def _chain(laid: Board, cell: str, wanted: Shape) -> list[Shape]:
    """Return the shapes to lay one over the other so that the last is the wanted one."""
    old = laid.shape(cell)
    assert old is not None
    if isinstance(upgrade(old, wanted), Upgrade):
        return [wanted]
    for tile in laid.map.tiles.values():
        if tile.data.count and tile.rank == (wanted.tile.rank or 0) - 1:
            for under in map(tile.shape, tile.rotations):
                if isinstance(upgrade(under, wanted), Upgrade):
                    chain = [under] if isinstance(upgrade(old, under), Upgrade) else []
                    if not chain and tile.rank and tile.rank > 1:
                        chain = _chain(laid, cell, under)
                    if chain:
                        return [*chain, wanted]
    return []


def place(game: Game, company: str, cell: str, stop: int = 0) -> Game:
    """Put a station on the board without asking."""
    board(game).place(company, (cell, stop))
    return game


def set_cash(game: Game, company: str, cash: int) -> Game:
    """Give a company so much cash that it has this much."""
    bank = _state(game).bank
    more = cash - bank[company]
    if more > 0:
        bank.pay(BANK, company, more)
    elif more < 0:
        bank.pay(company, BANK, -more)
    return game


def give(game: Game, company: str, *trains: str) -> Game:
    """Give trains to a company (or the pool): from those out of the game, else from the deck; no phase begins."""
    depot = _state(game).depot
    for kind in trains:
        if depot.gone.get(kind):
            depot.gone[kind] -= 1
        elif depot.stack[kind]:
            depot.stack[kind] -= 1
        depot.deal(company, kind)
    return game


def give_pool(game: Game, *trains: str) -> Game:
    """Put trains into the pool (the rules call it the depot)."""
    return give(game, POOL, *trains)


def scrap(game: Game, company: str) -> Game:
    """Take all trains of a company out of the game."""
    depot = _state(game).depot
    for card in depot.of(company):
        depot.scrap(company, card.id)
    return game


def to_phase(game: Game, phase: int) -> Game:
    """Take trains off the deck and out of the game until this phase has begun."""
    depot = _state(game).depot
    while phase_of(game) < phase:
        depot.export(to_pool=False)
    return game


def sell_out(game: Game, *, but: int = 0, of: str = "") -> Game:
    """Take the top trains off the deck and out of the game, all but some of this kind (and those after it)."""
    depot = _state(game).depot
    while depot.next() is not None and (depot.next() != of or depot.stack[of] > but):
        depot.export(to_pool=False)
    return game


def drop_tile(game: Game, tile: str) -> Game:
    """Take all copies of a tile out of the supply."""
    board(game).supply[tile] = 0
    return game


def clear_caches(game: Game) -> None:
    """Forget every result that is kept between calls."""
    state = _state(game)
    state.box.runs.clear()
    state.board.map.networks.clear()
    state.board.map.reaches.clear()


# moves of the company that is asked


def seat(game: Game) -> int:
    """Return the seat that must act."""
    return game.decision.seats[0]


def company(game: Game) -> str:
    """Return the company whose step waits."""
    name: str = _state(game).agenda[-1].company
    return name


def lay(game: Game, tile: str) -> LayTile:
    """Return the move that lays a tile, written `D12 30/5`."""
    ((cell, id, rotation),) = _read(tile)
    return LayTile(seat(game), company(game), cell, id, rotation)


def station(game: Game, cell: str, stop: int = 0) -> PlaceStation:
    """Return the move that places a station."""
    return PlaceStation(seat(game), company(game), cell, stop)


def buy(game: Game) -> BuyTrain:
    """Return the purchase of the top train of the deck."""
    return BuyTrain(seat(game), company(game))


def buy_pool(game: Game, train: str) -> BuyFromPool:
    """Return the purchase of a train from the pool."""
    return BuyFromPool(seat(game), company(game), train)


def discard(game: Game, train: str) -> DiscardTrain:
    return DiscardTrain(seat(game), company(game), train)


def run(game: Game, *routes: str) -> Run:
    """Return a run by hand; each route is written `3: D4.0 E3.0 D2.0`."""
    choices = []
    for route in routes:
        train, _, stops = route.partition(":")
        choices.append(RouteChoice(train, tuple(stops.split())))
    return Run(seat(game), company(game), tuple(choices))


def done(game: Game) -> Done:
    return Done(seat(game))


def pass_turn(game: Game) -> None:
    """The company that is asked ends its turn: it stops wherever it may, else takes the first move."""
    who, when = company(game), _state(game).round
    while not game.over and company(game) == who and _state(game).round == when:
        move: Action = done(game)
        game.play(move if game.why_not(move) is None else next(iter(game.legal_actions)))


def play_round(game: Game) -> None:
    """Every company passes until the round is over."""
    when = _state(game).round
    while not game.over and _state(game).round == when:
        pass_turn(game)


def refusing_rule(game: Game, action: Action) -> str:
    """Return the id of the rule that forbids an action; empty if it is legal."""
    refusal = game.why_not(action)
    return "" if refusal is None else refusal.rule


def refused_key(game: Game, action: Action) -> str:
    """Return the key of the text that says why an action is forbidden; empty if it is legal."""
    refusal = game.why_not(action)
    return "" if refusal is None else refusal.message.key


def listed(game: Game) -> list[Action]:
    """Return all legal actions."""
    return list(game.legal_actions)


def lays(game: Game, cell: str = "") -> set[str]:
    """Return the lays that are listed, on one cell if it is given."""
    found = {action for action in listed(game) if isinstance(action, LayTile) and cell in ("", action.cell)}
    return {f"{action.cell} {action.tile}/{action.rotation}" for action in found}


def slots(game: Game) -> set[tuple[str, int]]:
    """Return the places of the stations that are listed."""
    return {(action.cell, action.stop) for action in listed(game) if isinstance(action, PlaceStation)}


def all_lays(game: Game, cell: str) -> Iterator[LayTile]:
    """Yield every tile of the box on a cell in every rotation, legal or not."""
    for id, tile in board(game).map.tiles.items():
        for rotation in tile.rotations if tile.data.count else ():
            yield LayTile(seat(game), company(game), cell, id, rotation)


# reading a position


def step(game: Game) -> str:
    """Return the tag of the step that waits; empty if the game is over."""
    steps = _state(game).agenda
    return steps[-1].tag if steps else ""


def acting(game: Game) -> str:
    """Return the company whose step waits; empty if the game is over."""
    return "" if game.over else company(game)


def seen(game: Game, seat: int | None = None) -> FirstView:
    """Return what a seat (None: a spectator) sees."""
    return cast(FirstView, game.view(seat))


def preview(game: Game, seat: int | None = None) -> RailPreview:
    found = game.preview(seat)
    assert isinstance(found, RailPreview)
    return found


def in_play(game: Game) -> tuple[str, ...]:
    """Return the companies in play, in the order they act."""
    return setup.in_play(_state(game))


def charters(game: Game) -> tuple[str, ...]:
    """Return the company of each seat."""
    return setup.charters(_state(game))


def round_of(game: Game) -> int:
    return _state(game).round.number


def phase_of(game: Game) -> int:
    return int(_state(game).depot.phase.id)


def colour(game: Game) -> str:
    """Return the best colour of tile that may be laid."""
    return _state(game).depot.phase.colour


def limit(game: Game, company: str) -> int:
    """Return how many trains a company may own."""
    return _state(game).depot.limit(company)


def cash(game: Game, company: str) -> int:
    return _state(game).bank[company]


def bank_cash(game: Game) -> int:
    """Return what the bank has received minus what it has paid out."""
    return _state(game).bank[BANK]


def trains(game: Game, company: str) -> list[str]:
    """Return the trains of a company, shortest first."""
    return list(_state(game).depot.kinds_of(company))


def pool(game: Game) -> list[str]:
    return trains(game, POOL)


def deck(game: Game) -> dict[str, int]:
    """Return the trains left in the deck, by length."""
    return dict(_state(game).depot.stack)


def top(game: Game) -> str | None:
    """Return the top train of the deck."""
    return _state(game).depot.next()


def gone(game: Game) -> dict[str, int]:
    """Return the trains out of the game, by length."""
    return dict(_state(game).depot.gone)


def price(game: Game, train: str) -> int:
    return _state(game).depot.price(train)


def stations(game: Game, company: str) -> list[str]:
    """Return where the stations of a company stand, such as `E11.0`, the home first."""
    return [f"{cell}.{stop}" for cell, stop in board(game).stations_of(company)]


def ending(game: Game) -> str:
    """Return the company that triggered the early end; empty: none."""
    return _state(game).ending


def wealth(game: Game) -> tuple[tuple[int, ...], ...]:
    """Return the cash of each seat's company at the end of every round played."""
    return _state(game).wealth


def board(game: Game) -> Board:
    return _state(game).board


def tile_on(game: Game, cell: str) -> str:
    """Return tile and rotation on a cell, such as `57/0`; empty if none is laid."""
    shape = board(game).laid.get(cell)
    return f"{shape.tile.id}/{shape.rotation}" if shape else ""


def tiles() -> Tiles:
    return setup.box().tiles


def box() -> dict[str, Any]:
    """Return the content of the title's own data file as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(setup.box().data)
    return plain


def train_facts() -> dict[str, Any]:
    """Return kinds of trains and phases of the data file as plain data."""
    roster = setup.box().roster
    kinds = {id: msgspec.to_builtins(kind) for id, kind in roster.kinds.items()}
    return {"trains": kinds, "phases": [msgspec.to_builtins(phase) for phase in roster.phases]}


def reach_of(game: Game, company: str) -> Reach:
    """Return where the company's track leads, as the rules see it."""
    return reach(board(game), company)


def best_run(game: Game, company: str, *trains: str, board: Board | None = None) -> CompanyRun:
    """Return the best run of a company, with its own trains or with these; on another board if it is given."""
    return _best_run(_state(game), company, board=board, trains=trains or None)


def revenue(game: Game, company: str, *trains: str) -> int:
    """Return the best revenue of a company, with its own trains or with these."""
    return best_run(game, company, *trains).revenue


def winners(game: Game) -> tuple[int, ...]:
    """Return the seats that win if the game ends now."""
    return game.title.outcome(_state(game)).winners


def rule_ids() -> tuple[str, ...]:
    return find("cz_first").rule_ids


def usual_options() -> dict[str, Any]:
    """Return the options of a game whose players agreed on nothing else."""
    plain: dict[str, Any] = msgspec.to_builtins(find("cz_first").read_options({}))
    return plain
