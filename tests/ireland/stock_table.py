"""Positions of 18Ireland for the tests of auctions and stock rounds.

Players are given by seat, companies and privates by their short names. Seat 0 is the first player.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import trainshed
from trainshed.core import Action, Game, Log
from trainshed.core import run as run_agenda
from trainshed.rail.owners import BANK, POOL, player
from trainshed.rail.play import stock
from trainshed.rail.play.actions import Done
from trainshed.titles.ireland import auction, flow
from trainshed.titles.ireland.state import IrelandState

STACK = ("GJR", "WLR", "GNWR", "DER", "WKR", "LER", "UR", "CBPR", "DDR", "CIR", "KJR", "EBSR")
"""The order of the companies in these games; SLNCR is left out."""


def new(players: int = 4, privates: Iterable[str] = ("BoW", "TDR", "WDE"), **options: Any) -> Game:
    """Return a game at its first turn."""
    chance = {"first": ("1",), "privates": tuple(privates), "companies": ("SLNCR", *STACK)}
    return trainshed.new("ireland", players, seed=1, options=options, chance=chance)


def state_of(game: Game) -> IrelandState:
    state: IrelandState = game.state
    return state


def stock_round(number: int = 2, *, players: int = 4, phase: str = "2", **options: Any) -> Game:
    """Return a game at the first turn of a stock round: no privates, no companies, seat 0 has the priority."""
    game = new(players, **options)
    state = state_of(game)
    state.offered, state.priority = (), 0
    state.gone |= {"DKR"}
    state.board.release("DKR")
    set_phase(game, phase)
    state.agenda[:] = [flow.StockRound(number)]
    run_agenda(state, Log())
    return game


def operating(game: Game, company: str) -> Game:
    """Make it the turn of a company in an operating round."""
    state = state_of(game)
    state.agenda[:] = list(reversed(state.rules.turn(state, company)))
    run_agenda(state, Log())
    return game


def set_phase(game: Game, phase: str) -> None:
    depot = state_of(game).depot
    depot._phase = next(number for number, data in enumerate(depot.roster.phases) if data.id == phase)


def set_cash(game: Game, owner: int | str, amount: int) -> None:
    """Give a player or a company this much money, from the bank."""
    bank, name = state_of(game).bank, owner if isinstance(owner, str) else player(owner)
    bank.transfer(BANK, name, amount - bank[name])


def cash(game: Game, owner: int | str) -> int:
    return state_of(game).bank[owner if isinstance(owner, str) else player(owner)]


def begin(game: Game, company: str, seat: int, price: int = 70, money: int = 0) -> None:
    """Start a company for a player without payment: `money` is in its treasury."""
    state, before = state_of(game), cash(game, seat)
    if company in state.box.five:
        set_cash(game, seat, before + 200)
        auction.start_company(state, seat, company, 200, Log(), price=price)
    else:
        stock.start(state, player(seat), company, auction.par_field(state, price))
    set_cash(game, seat, before)
    set_cash(game, company, money)


def give(game: Game, owner: int | str, company: str, count: int) -> None:
    """Move shares of a company from its treasury to a player or the pool; the director stays."""
    state, name = state_of(game), owner if isinstance(owner, str) else player(owner)
    state.shares.move(state.shares.plain(company, company, count * state.share(company)), name)


def percent(game: Game, owner: int | str, company: str) -> int:
    return state_of(game).shares.percent(owner if isinstance(owner, str) else player(owner), company)


def in_pool(game: Game, company: str) -> int:
    return percent(game, POOL, company)


def director(game: Game, company: str) -> int | None:
    return state_of(game).seat_of(state_of(game).shares.director(company))


def price(game: Game, company: str) -> int:
    return state_of(game).market.price(company)


def put_marker(game: Game, company: str, row: int, column: int) -> None:
    state_of(game).market.put(company, (row, column))


def on_turn(game: Game) -> int:
    (seat,) = game.decision.seats
    return seat


def step(game: Game) -> str:
    tag: str = state_of(game).agenda[-1].tag
    return tag


def legal(game: Game, kind: type[Action]) -> list[Any]:
    """Return the legal actions of a kind of the player on turn."""
    return [action for action in game.legal_actions.of(on_turn(game)) if isinstance(action, kind)]


def refusing_rule(game: Game, action: Action) -> str:
    """Return the number of the rule that refuses an action; empty: it is legal."""
    refusal = game.why_not(action)
    return "" if refusal is None else refusal.rule.removeprefix("ireland/")


def pass_all(game: Game) -> None:
    """Let everybody pass, until the step or the round is over."""
    state, tag = state_of(game), step(game)
    round = state.round
    while step(game) == tag and state.round == round:
        game.play(Done(on_turn(game)))
