"""Positions of 18Ireland for the tests of track, privates, runs and dividends.

Tiles are laid as the test says, whether a company could have laid them or not.
"""

from __future__ import annotations

from typing import Any

from tests.ireland.stock_table import begin, state_of, stock_round
from trainshed.core import Action, Game, Log
from trainshed.core import run as run_agenda
from trainshed.rail.map import Place
from trainshed.rail.owners import player
from trainshed.rail.play.actions import LayTile, RouteChoice, Run
from trainshed.rail.play.running import best_run
from trainshed.titles.ireland.actions import BuyPrivate
from trainshed.titles.ireland.powers import LastChance
from trainshed.titles.ireland.running import IrishRun
from trainshed.titles.ireland.track import IrishStation, IrishTrack

Lay = tuple[str, str, int]
"""Cell, tile, rotation."""


def operating(*companies: str, phase: str = "2", tiles: tuple[Lay, ...] = (), money: int = 500, **options: Any) -> Game:
    """Return a game in an operating round with companies of the seats 0, 1, ... and no trains; nobody is asked yet."""
    game = stock_round(2, players=4, phase=phase, **options)
    for seat, company in enumerate(companies):
        begin(game, company, seat, money=money)
    lay(game, *tiles)
    state_of(game).agenda.clear()
    return game


def ten(game: Game, company: str, seat: int, *places: Place, money: int = 500) -> None:
    """Start a 10-share company with stations."""
    begin(game, company, seat, price=100, money=money)
    for place in places:
        state_of(game).board.place(company, place)


def lay(game: Game, *tiles: Lay) -> None:
    """Put tiles on the board."""
    board = state_of(game).board
    for cell, tile, rotation in tiles:
        board.lay(cell, board.map.tiles[tile], rotation)


def private(game: Game, id: str, owner: int | str) -> None:
    """Give a private to a player or a company."""
    state_of(game).privates[id] = owner if isinstance(owner, str) else player(owner)


def train(game: Game, company: str, *kinds: str) -> None:
    """Give trains to a company, from outside the stack."""
    for kind in kinds:
        state_of(game).depot.deal(company, kind)


def ask(game: Game, step: Any) -> Game:
    """Put a step on the agenda, and let it resolve itself or ask."""
    state = state_of(game)
    state.agenda.append(step)
    run_agenda(state, Log())
    return game


def director(game: Game, company: str) -> int:
    return state_of(game).director(company)


def track(game: Game, company: str, **fields: Any) -> Game:
    """Ask for the track of a company."""
    return ask(game, IrishTrack(director(game, company), company=company, **fields))


def station(game: Game, company: str) -> Game:
    return ask(game, IrishStation(director(game, company), company=company))


def run(game: Game, company: str) -> Game:
    return ask(game, IrishRun(director(game, company), company=company))


def last_chance(game: Game, company: str) -> Game:
    return ask(game, LastChance(director(game, company), company=company))


def tile(game: Game, company: str, cell: str, id: str, rotation: int, by: str = "") -> LayTile:
    """Return the action of laying a tile."""
    return LayTile(director(game, company), company, cell, id, rotation, by)


def why(game: Game, action: Action) -> str:
    """Return the rule and the message that refuse an action, such as `6.5 not-connected`; empty: it is legal.

    Judge and list must agree.
    """
    refusal = game.why_not(action)
    if not isinstance(action, Run | BuyPrivate):  # of which only some are listed
        assert (action in list(game.legal_actions.of(action.seat))) == (refusal is None), (action, refusal)
    if refusal is None:
        return ""
    return (
        f"{refusal.rule.removeprefix('ireland/')} {refusal.message.key.partition('-refuse-')[2] or refusal.message.key}"
    )


def lays(game: Game, cell: str = "", by: str = "") -> set[tuple[str, str, int]]:
    """Return the legal lays of the seat that is asked: cell, tile, rotation."""
    (seat,) = game.decision.seats
    found = [action for action in game.legal_actions.of(seat) if isinstance(action, LayTile) and action.by == by]
    return {(it.cell, it.tile, it.rotation) for it in found if cell in ("", it.cell)}


def asked(game: Game) -> str:
    """Return the tag of the step that is asked; empty: nobody is."""
    agenda = state_of(game).agenda
    return str(agenda[-1].tag) if agenda else ""


def routes(game: Game, company: str, *ways: tuple[str, tuple[str, ...]]) -> Run:
    """Return the action of running these trains over these stops."""
    return Run(director(game, company), company, tuple(RouteChoice(kind, stops) for kind, stops in ways))


def best(game: Game, company: str) -> int:
    """Return the highest revenue of a company."""
    return best_run(state_of(game), company).revenue
