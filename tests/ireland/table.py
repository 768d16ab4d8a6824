"""Positions of 18Ireland for the tests of operating rounds, mergers and the end.

`stock_table` has what all positions are made of; here are tracks, trains, privates, and where a game stands. A tile on
a cell in a rotation is written `F8 9/0`, several are separated by commas.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.ireland.stock_table import begin, give, state_of, stock_round
from trainshed.core import Event, Game, Log
from trainshed.core import run as run_agenda
from trainshed.rail.owners import player
from trainshed.rail.play.state import Round
from trainshed.titles.ireland import flow

NORTH_SOUTH = "F6 IR3/3, F8 9/0, F10 5/3, G9 3/0, G11 9/0, G13 IR4/1"
"""Broad track that joins Enniskillen (EBSR, SLNCR), Dromod (GNWR) and Maryborough (CIR, KJR)."""


def started(*companies: tuple[str, int], players: int = 3, money: int = 0, price: int = 70, **options: Any) -> Game:
    """Return a game without privates in which these companies (name, seat of the director) have started."""
    game = stock_round(2, players=players, **options)
    for company, seat in companies:
        begin(game, company, seat, price, money)
    return game


def cover(game: Game, tiles: str) -> Game:
    """Lay tiles without asking."""
    board = state_of(game).board
    for one in tiles.split(","):
        cell, what = one.split()
        tile, _, rotation = what.partition("/")
        board.lay(cell, board.map.tiles[tile], int(rotation or 0))
    return game


def reach_phase(game: Game, phase: str) -> Game:
    """Let trains leave the stack until the phase begins; trains of companies turn over or rust as they should."""
    depot = state_of(game).depot
    while depot.phase.id != phase:
        depot.export(to_pool=False)
    return game


def give_train(game: Game, owner: str, kind: str) -> None:
    """Give a company (or the pool) a train of the stack, or a reverse side; nothing follows from it."""
    depot = state_of(game).depot
    if depot.stack.get(kind):
        depot.take_new(owner, kind, quietly=True)
    else:
        depot.gone[kind] = depot.gone.get(kind, 0) - 1
        depot.deal(owner, kind)


def take_trains(game: Game, owner: str) -> None:
    """Remove all trains of a company (or of the pool) from the game."""
    depot = state_of(game).depot
    for card in depot.of(owner):
        depot.scrap(owner, card.id)


def trains(game: Game, owner: str) -> tuple[str, ...]:
    return state_of(game).depot.kinds_of(owner)


def cards(game: Game, owner: str) -> tuple[str, ...]:
    """Return the ids of an owner's trains."""
    return tuple(card.id for card in state_of(game).depot.of(owner))


def own_private(game: Game, owner: int | str, private: str) -> None:
    """Give a private to a player or a company."""
    state_of(game).privates[private] = owner if isinstance(owner, str) else player(owner)


def sell_all(game: Game, company: str, seat: int) -> None:
    """All shares of a company that are left go to a player."""
    state = state_of(game)
    give(game, seat, company, state.shares.percent(company, company) // state.share(company))


# where the game stands


def operate(game: Game, company: str, step: str = "issue", *, left: Iterable[str] = (), part: int = 1) -> Log:
    """It is the turn of a company in an operating round, at this step; those of `left` come after it."""
    state = state_of(game)
    number = state.round.number
    state.round = Round("operating", number, part)
    steps = state.rules.turn(state, company)
    first = next(index for index, one in enumerate(steps) if one.tag == step)
    state.agenda[:] = [
        flow.EndOperatingRound(number, part),
        flow.NextOperating(tuple(left)),
        *reversed(steps[first:]),
    ]
    return go_on(game)


def merge(game: Game, *, number: int = 2) -> Log:
    """A merger round begins; a stock round follows."""
    state_of(game).agenda[:] = [flow.StockRound(number + 1), flow.MergerRound(number)]
    return go_on(game)


def end_of_part(game: Game, part: int) -> Log:
    """The last company of an operating round has had its turn."""
    state = state_of(game)
    state.round = Round("operating", state.round.number, part)
    state.agenda[:] = [flow.EndOperatingRound(state.round.number, part)]
    return go_on(game)


def end_of_stock_round(game: Game) -> Log:
    """All players have passed in succession."""
    state = state_of(game)
    state.agenda[:] = [flow.EndStockRound(state.round.number)]
    return go_on(game)


def go_on(game: Game) -> Log:
    """Do what happens by itself."""
    log = Log()
    run_agenda(state_of(game), log)
    return log


def told(log: Iterable[Event], kind: type[Any]) -> list[Any]:
    """Return the events of a kind."""
    return [event for event in log if isinstance(event, kind)]


def now(game: Game) -> tuple[str, int, int]:
    round = state_of(game).round
    return round.kind, round.number, round.part


def in_play(game: Game) -> tuple[str, ...]:
    """Return the companies in operating order."""
    return state_of(game).started()


def certificates(game: Game, owner: int | str, company: str) -> list[str]:
    """Return the ids of an owner's certificates of a company."""
    name = owner if isinstance(owner, str) else player(owner)
    return [card.id for card in state_of(game).shares.held(name, company)]


def violations(game: Game) -> list[str]:
    return list(game.violations())
