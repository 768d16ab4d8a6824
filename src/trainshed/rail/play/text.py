"""Track games as text: the position, actions as choices, actions typed by hand."""

from __future__ import annotations

import re
from typing import Any

from trainshed.core import Action, Message, money
from trainshed.core.message import Arg
from trainshed.rail.owners import POOL

from .actions import BuyFromPool, BuyTrain, DiscardTrain, Done, LayTile, PlaceStation, Run
from .naming import cell_name, train_name
from .preview import effect
from .running import best_run
from .state import RailState
from .stations import next_cost


def _say(key: str, **args: Arg) -> Message:
    return Message(f"rail-{key}", args)


def depot_line(state: RailState) -> Message:
    """The trains on sale."""
    pool = ", ".join(state.depot.kinds_of(POOL)) or "–"
    top = state.depot.next()
    if top is None:
        return _say("tell-depot-empty", pool=pool)
    left = state.depot.stack[top]
    args: dict[str, Arg] = {"train": train_name(top), "price": money(state.depot.price(top)), "pool": pool}
    return _say("tell-depot", left=str(left) if left >= 0 else "∞", **args)


def map_line(state: RailState) -> Message:
    """All tiles laid."""
    laid = sorted(state.board.laid.items())
    tiles = [f"{cell} {shape.tile.id}/{shape.rotation}" for cell, shape in laid]
    return _say("tell-map", tiles=", ".join(tiles) or "–")


def company_line(state: RailState, company: str) -> Message:
    """A company's money, trains, stations and best run."""
    stations = [cell_name(state.board, cell) or cell for cell, _ in state.board.stations_of(company)]
    return _say(
        "tell-company",
        company=company,
        player=state.shares.director(company) or "–",
        treasury=money(state.bank[company]),
        trains=", ".join(state.depot.kinds_of(company)) or "–",
        stations=", ".join(stations) or "–",
        run=money(best_run(state, company).revenue),
    )


def describe(state: RailState, action: Action) -> Message:
    """Return an action as a choice in a list, with its cost and effect."""
    board = state.board
    if isinstance(action, Done):
        return _say("move-done")
    result = effect(state, action)
    company: str = getattr(action, "company", "")
    args: dict[str, Arg] = {"company": company, "before": money(result.before), "after": money(result.after)}
    cost = money(state.bank[company] - result.treasury)
    if isinstance(action, LayTile):
        where = f"{action.cell} {cell_name(board, action.cell)}".strip()
        return _say("move-lay", tile=action.tile, cell=where, rotation=action.rotation, cost=cost, **args)
    if isinstance(action, PlaceStation):
        where = f"{action.cell} {cell_name(board, action.cell)}".strip()
        return _say("move-station", cell=where, cost=money(next_cost(state, company) or 0), **args)
    if isinstance(action, BuyTrain):
        return _say("move-buy-train", train=train_name(state.depot.next() or ""), cost=cost, **args)
    if isinstance(action, BuyFromPool):
        return _say("move-buy-pool", train=train_name(action.train), cost=cost, **args)
    if isinstance(action, DiscardTrain):
        return _say("move-discard", train=train_name(action.train), **args)
    assert isinstance(action, Run)
    return _say("move-run" if action.routes else "move-run-nothing", company=company)


_LAY = re.compile(r"([a-z]\d{1,2})\s+(\w+)(?:\s+([0-5]))?", re.IGNORECASE)
_STATION = re.compile(r"(?:s|station)\s+([a-z]\d{1,2})(?:\.(\d))?", re.IGNORECASE)


def parse(state: RailState, seat: int, typed: str) -> Action | None:
    """Parse `E15 57 2` (lay), `s E15` or `s E11.1` (station), `buy`, `pool 3`, `drop 2`, `done`."""
    step: Any = state.agenda[-1] if state.agenda else None
    company: str = getattr(step, "company", "")
    words = typed.strip().lower().split()
    if not words:
        return None
    if words[0] in ("done", "pass"):
        return Done(seat)
    if words == ["buy"]:
        return BuyTrain(seat, company)
    if len(words) == 2 and words[0] in ("pool", "drop"):
        return (BuyFromPool if words[0] == "pool" else DiscardTrain)(seat, company, words[1].upper())
    station = _STATION.fullmatch(typed.strip())
    if station is not None:
        return PlaceStation(seat, company, station[1].upper(), int(station[2] or 0))
    lay = _LAY.fullmatch(typed.strip())
    if lay is not None:
        return LayTile(seat, company, lay[1].upper(), lay[2], int(lay[3] or 0))
    return None
