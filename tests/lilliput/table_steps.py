"""Changes to positions of 18Lilliput, steps, and parts of the rules, for the tests.

Like `table.py`, this file may touch the state and the modules of the rules, and takes the names players use.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.lilliput.table import _state, begin_phase, board, cash, director, tiles, treasury
from trainshed.core import Action, Event, Game, Log, Refusal, find, run
from trainshed.core import Step as CoreStep
from trainshed.rail.board import Board
from trainshed.rail.owners import BANK, POOL
from trainshed.rail.play import dividends, running, stations, stock, track
from trainshed.rail.play.actions import LayTile, PayOut
from trainshed.rail.play.candidates import lays
from trainshed.rail.play.refusals import cite, refuse
from trainshed.rail.play.state import Round
from trainshed.rail.play.ways import Way
from trainshed.titles.lilliput import cards, gulliver, rounds, rules, shares
from trainshed.titles.lilliput import outlook as forecasts
from trainshed.titles.lilliput.bots import MEDIUM, plans
from trainshed.titles.lilliput.shares import TradeShares
from trainshed.titles.lilliput.state import State

ASKING: dict[str, Callable[..., Any]] = {
    "lay-track": cards.LayTiles,
    "shares": TradeShares,
    "buy-trains": cards.BuyTrains,
    "build-station": cards.BuyStation,
    "split": cards.SplitTreasury,
    "buy-pool": cards.BuyPool,
    "buy-pool-after-withholding": cards.BuyPoolAfterWithholding,
    "place-home": stations.PlaceHome,
    "dividend": dividends.Dividend,
    "discard": cards.Discard,
}
"""Steps that ask a seat, by tag."""
AUTOMATIC: dict[str, Any] = {
    "run-trains": rounds.RunTrains,
    "run-company": rounds.RunCompany,
    "scrap-top-train": rounds.ScrapTop,
    "bureaucracy": rounds.Bureaucracy,
    "gulliver-build": gulliver.Build,
    "gulliver-track": gulliver.ExtraTrack,
    "gulliver-certificate": gulliver.Certificate,
    "gulliver-train": gulliver.GetTrain,
}
"""Steps that ask nobody. They have no tag; the names are those of the tests."""
GULLIVER_STEPS = tuple(name for name in AUTOMATIC if name.startswith("gulliver-"))
"""Gulliver's steps in a round, in the order of the game."""


# setting up a position; nothing is checked


def lay(game: Game, *lays: tuple[str, str, int]) -> Game:
    """Lay tiles: cell, tile, rotation."""
    for cell, tile, rotation in lays:
        board(game).lay(cell, tiles(game)[tile], rotation)
    return game


def clear_board(game: Game) -> Game:
    """Remove all tiles and stations from the map, Mildendo too."""
    _state(game).board = Board(board(game).map)
    return game


def use_up(game: Game, tile: str) -> Game:
    """Take all tiles of this kind out of the supply."""
    board(game).supply[tile] = 0
    return game


def place_stations(game: Game, company: str, *cells: str) -> Game:
    for cell in cells:
        board(game).place(company, (cell, 0))
    return game


def set_trains(game: Game, company: str, *trains: str) -> Game:
    """Replace the trains of a company."""
    depot = _state(game).depot
    depot.owned[company] = ()
    for train in trains:
        depot.deal(company, train)
    return game


def set_pool(game: Game, *trains: str) -> Game:
    """Replace the trains in the pool."""
    return set_trains(game, POOL, *trains)


def set_phase(game: Game, train: str) -> Game:
    """Set the phase as if the first train of a type had been bought, and remove earlier types from the stack."""
    begin_phase(_state(game).depot, 1 + _state(game).box.roster.rank[train])
    return set_top_train(game, train)


def set_top_train(game: Game, train: str) -> Game:
    """Take trains off the stack until one of this type is on top."""
    stack = _state(game).depot.stack
    for kind in stack:
        if kind == train:
            break
        stack[kind] = 0
    return game


def set_round(game: Game, number: int) -> Game:
    _state(game).round = Round("round", number)
    return game


def pay(game: Game, who: int, amount: int) -> Game:
    """Pay a player from the bank."""
    _state(game).pay(_state(game).who(who), amount)
    return game


def set_cash(game: Game, who: int, amount: int) -> Game:
    return pay(game, who, amount - cash(game, who))


def set_treasury(game: Game, company: str, amount: int) -> Game:
    _state(game).pay(company, amount - treasury(game, company))
    return game


def give_shares(game: Game, who: int, company: str, count: int) -> Game:
    """Give a player shares from the bank, without payment."""
    held = _state(game).shares
    held.move(held.plain(BANK, company, 10 * count), _state(game).who(who))
    return game


def remove_copies(game: Game, who: int) -> Game:
    """Take a player's copy cards away."""
    _state(game).change_player(who, copies=0)
    return game


def set_director(game: Game, company: str, who: int) -> Game:
    """Make a player the director of a company that is not founded, without anything else of a founding."""
    stock.issue(_state(game), _state(game).who(who), company)
    return game


def give_second_company(game: Game, who: int, company: str, cell: str) -> Game:
    """Give a player a second company, founded at 50 with its home on the cell; the bank pays."""
    pay(game, who, 250)
    shares.found(_state(game), who, company, 1, Log())
    stations.put(_state(game), company, (cell, 0), 0, Log())
    return game


def move_marker(game: Game, company: str, field: int) -> Game:
    """Move a price marker to a field of the market."""
    _state(game).market.put(company, _state(game).box.fields[field])
    return game


# steps


def ask(game: Game, tag: str, seat: int, *, company: str = "", **fields: int) -> Game:
    """Put a question to a seat, before everything else that is to come."""
    about = {"company": company} if company else {}
    if fields.pop("running", 0):
        tag = "buy-pool-after-withholding"
    _state(game).agenda.append(replace(ASKING[tag](seat, **about, **fields), asked=True))
    return game


def resolve(game: Game, *names: str, company: str = "") -> list[Event]:
    """Run automatic steps in this order and what follows up to the next decision; return the events."""
    about = (company,) if company else ()
    return _run(game, *(AUTOMATIC[name](*about) for name in names))


def _run(game: Game, *steps: CoreStep[State]) -> list[Event]:
    log = Log()
    _state(game).agenda += reversed(steps)
    run(_state(game), log)
    return log


def watch_step(patch: pytest.MonkeyPatch, name: str, watch: Callable[[Game], Callable[[list[Event]], None]]) -> None:
    """Call `watch` with the position before every automatic step of this name, and its result with the step's events.

    The position given to `watch` is then the one after the step.
    """
    resolve_step = AUTOMATIC[name].resolve

    def resolve_watched(step: CoreStep[State], state: State, log: Log) -> None:
        position, begun = Game.__new__(Game), len(log)
        position.title, position.state = find("lilliput"), state
        check = watch(position)
        resolve_step(step, state, log)
        check(log[begun:])

    patch.setattr(AUTOMATIC[name], "resolve", resolve_watched)


def after_action(game: Game, action: Action) -> Game:
    """Return the game right after an action, before automatic steps."""
    later = game.copy()
    _state(later).agenda[-1].take(_state(later), action, Log())
    return later


def end_now(game: Game) -> None:
    """Remove everything that is to come."""
    _state(game).agenda.clear()


# money


def pay_out(game: Game, company: str, revenue: int) -> None:
    """The director of a company pays out this revenue."""
    who = director(game, company)
    ask(game, "dividend", who, company=company, revenue=revenue)
    game.play(PayOut(who, company))


def earn(game: Game, company: str, revenue: int) -> list[Event]:
    """A company has earned this revenue (nothing from mines): all that follows up to the next decision."""
    log, run = Log(), running.CompanyRun(revenue)
    rounds.earn(_state(game), company, run, Way(0, ()), log)
    return log + _run(game, rounds.PayOrKeep(company, revenue))


def split_dividend(game: Game, revenue: int) -> tuple[int, int]:
    """Return the parts of a dividend: what the company keeps, and what goes to the shares."""
    return dividends.split(_state(game), revenue)


def station_costs(game: Game, company: str) -> list[int]:
    """Return what the stations of a company cost, the home first; -1 at the end: no station is left."""
    state = _state(game).copy()
    found: list[int] = []
    while -1 not in found:
        state.board.placed[company] = (("x", 0),) * len(found)
        cost = stations.next_cost(state, company)
        found.append(-1 if cost is None else cost)
    return found


# lays


def lay_candidates(game: Game, seat: int, stride: int) -> Iterator[Action]:
    """Yield one in `stride` of all lays on or beside the map that a seat might try, legal or not."""
    return lays(_state(game), seat, _state(game).own(seat), stride)


def why_not_lay(game: Game, action: LayTile, owner: int) -> Refusal | None:
    """Return why a player may not lay this tile, whatever card it is laid with and whoever's turn it is."""
    state = _state(game)
    refusal = track.why_not_lay(state, action)
    if state.director(action.company) != owner:
        refusal = refuse("track.company", "not-yours", action.company, company=action.company)
    return None if refusal is None else cite(rules.CITES, "lilliput", state, action, refusal)


def lay_cost(game: Game, owner: int, tile: str, cell: str) -> int:
    """Return what a player's company pays for a lay."""
    state = _state(game)
    return rules.price(state, state.own(owner)[0], cell, tiles(game)[tile])


def gulliver_upgrades(game: Game, cell: str, colour: str) -> set[str]:
    """Return the tiles of this colour that Gulliver may lay over the city on the cell."""
    return {tile.id for tile, _ in gulliver.upgrades(_state(game), cell, colour)}


def gulliver_cities(game: Game) -> list[str]:
    """Return the cells with stations of Gulliver, the home of his first company first."""
    return gulliver.own_cells(_state(game))


# bots


def planning_work(game: Game) -> int:
    """Return the work that the bots count for listing the plans of the seat that must act."""
    evaluator = forecasts.Evaluator(_state(game))
    plans(_state(game), game.decision.seats[0], evaluator, 3)
    return evaluator.work


def planned_revenues(game: Game) -> Iterator[tuple[int, int]]:
    """Yield the revenue of each company after each plan of the active seat: as the bots know it, and by the router."""
    evaluator = forecasts.Evaluator(_state(game))
    for plan in plans(_state(game), game.decision.seats[0], evaluator, 3):
        for company in plan.state.market.order():
            known, _ = evaluator.earns(plan.state, company, plan.state.depot.kinds_of(company))
            yield known, running.best_run(plan.state, company).revenue


def best_plan(game: Game, seat: int) -> tuple[Action, ...]:
    """Return the seat's best plan by the forecast of the medium bot."""
    return plans(_state(game), seat, forecasts.Evaluator(_state(game), MEDIUM), 3)[0].actions


def outlook(game: Game) -> list[float]:
    """Return the wealth that the bots expect for each player at the end."""
    return forecasts.outlook(_state(game), forecasts.Evaluator(_state(game)))


# caches and source


def forget_searches(game: Game) -> None:
    """Empty the caches of runs and reaches."""
    _state(game).box.runs.clear()
    board(game).map.reaches.clear()


def runs_remembered(game: Game) -> int:
    """Return how many runs are in the cache."""
    return len(_state(game).box.runs)


def share_box(one: Game, other: Game) -> bool:
    """True if two games use the same data of the box, with its caches, in memory."""
    return _state(one).box is _state(other).box


def rules_in_refusals() -> set[str]:
    """Return the numbers of the rules that the source code names in refusals."""
    source = "\n".join(path.read_text("utf-8") for path in Path(rules.__file__).parent.glob("*.py"))
    return set(re.findall(r'refuse\(\s*"([^"]+)"', source)) | {
        *(number for number, _ in rules.LAY_CITES.values()),
        *(number for number in rules.CITES.values() if isinstance(number, str)),
        *(number for number in rules.VARIANT_RULES.values()),
    }
