"""Track games as text: the position, actions as choices, actions typed by hand."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from trainshed.core import Action, Message, money
from trainshed.core.message import Arg
from trainshed.rail.owners import POOL

from .actions import LayTile, RouteChoice, Run
from .candidates import by_tag
from .naming import cell_name, train_name
from .preview import Effect, kind_of
from .running import RouteTaken, best_run, place_of
from .state import RailState
from .words import Speaker, fields_of

_say = Speaker("rail")


def depot_line(state: RailState) -> Message:
    """The trains on sale."""
    pool = ", ".join(state.depot.kinds_of(POOL)) or "–"
    top = state.depot.next()
    if top is None:
        return _say("tell-depot-empty", pool=pool)
    left = state.depot.stack[top]
    args: dict[str, Arg] = {"train": train_name(top), "price": money(state.depot.price(top)), "pool": pool}
    return _say("tell-depot", left=str(left) if left >= 0 else "∞", **args)


def map_line(state: RailState, rotation: str = "/{0}", *, by_name: bool = False) -> Message:
    """All tiles laid, row by row or by the names of cells; `rotation` is a format for steps and degrees."""
    degrees, xy = 360 // state.board.map.grid.sides, state.board.map.grid.xy
    laid = sorted(state.board.laid.items(), key=lambda one: one[0] if by_name else xy(one[0])[::-1])
    tiles = [f"{cell} {shape.tile.id}{rotation.format(n := shape.rotation, n * degrees)}" for cell, shape in laid]
    return _say("tell-map", tiles=", ".join(tiles) or "–")


def company_args(state: RailState, company: str, revenue: int) -> dict[str, Arg]:
    """A company's director, money, trains and stations, and what it would earn, for a line of text."""
    trains = [card.kind + ("†" if card.obsolete else "") for card in state.depot.of(company)]
    stations = [cell_name(state.board, cell) or cell for cell, _ in state.board.stations_of(company)]
    return {
        "company": company,
        "player": state.shares.director(company) or "–",
        "treasury": money(state.bank[company]),
        "trains": ", ".join(trains) or "–",
        "stations": ", ".join(stations) or "–",
        "run": revenue,
    }


def company_line(state: RailState, company: str, revenue: int) -> Message:
    return _say("tell-company", **company_args(state, company, revenue))


def best_run_lines(state: RailState, company: str) -> list[Message]:
    """The best routes of a company, for a player who chooses routes by hand."""
    return [
        _say(
            "tell-best-route",
            train=train_name(route.train),
            stops=" – ".join(f"{stop.removesuffix('.0')} {name}".strip() for stop, name in _named_stops(route)),
            revenue=money(route.revenue),
        )
        for route in best_run(state, company).routes
    ]


def _named_stops(route: RouteTaken) -> list[tuple[str, str]]:
    """Return the stops of a route with their names; a stop without one is named by its cell alone."""
    cells = [place_of(stop)[0] for stop in route.stops]
    return [
        (stop, "" if name == cell else name) for stop, name, cell in zip(route.stops, route.names, cells, strict=True)
    ]


def describe(state: RailState, action: Action, result: Effect, *, own: bool = False) -> Message:
    """Return an action as a choice in a list, with its fields, cost and effect; `own` is for the title's own text, by
    the action's tag, with the price that the action names, if it does, instead of the share price afterwards.
    """
    kind = kind_of(action)
    args: dict[str, Arg] = {"before": result.before, "after": result.after, "price": result.price}
    args |= {"cost": money(result.cost), "gain": money(result.gain)}
    args |= {name: value for name, value in fields_of(action).items() if name not in ("seat", "price")}
    if hasattr(action, "cell"):
        args["cell"] = f"{action.cell} {cell_name(state.board, action.cell)}".strip()
    if isinstance(action, LayTile):
        args["name"] = state.rules.track.tile_name(state.box.tiles[action.tile])
        args["turn"] = action.rotation * 360 // state.board.map.grid.sides
    if kind == "buy-train":
        args["train"] = train_name(state.depot.next() or "")
    if kind == "counter":
        args["price"] = money(getattr(action, "price", 0))
    if own:
        args |= {"price": money(action.price)} if hasattr(action, "price") else {}
        return Message(f"{state.edition.title}-move-{kind}", args)
    if kind == "answer":
        kind = "accept" if getattr(action, "accept", False) else "refuse"
    elif kind == "routes":
        kind = "run" if getattr(action, "routes", ()) else "run-nothing"
    return _say(f"move-{kind}", **args)


_STOP = re.compile(r"[A-Z]-?\d{1,2}(\.\d)?")
_PLACE = re.compile(r"([a-z][a-z0-9]*)(?:\.(\d))?")


LAY = re.compile(r"(?P<cell>[a-z]\d{1,2}) (?P<tile>\S+)(?: (?P<turn>[0-5]))?", re.IGNORECASE)
"""How a lay is typed; a title may also have the groups `company`, where the step has none, and `by`."""


def parse(state: RailState, seat: int, typed: str, kinds: Any, lay: re.Pattern[str] = LAY) -> Action | None:
    """Parse `done`, `yes`, `no`, `price 40`, and for the company of the step `pay`, `keep`, `buy`, `pool 3`, `drop 2`,
    `s E15`, `s E11.1` (station), `E15 57 2` (lay), as far as the game has these kinds of action: a union.

    Routes by hand are `best`, or `run 2 D4 D2, 3 D4 E11.1 D2`: the kind of train and its stops, route by route.
    """
    company: str = getattr(state.agenda[-1], "company", "") if state.agenda else ""
    if "routes" in by_tag(kinds) and typed.lower().split()[:1] in (["best"], ["run"]):
        return _parse_run(state, seat, company, typed.strip())
    found = lay.fullmatch(" ".join(typed.split()))
    builder = (found.groupdict().get("company") or company).upper() if found else ""
    if found and builder:
        return _parse_lay(state, seat, builder, found.groupdict())
    tag, *fields = _read(typed.lower().split(), company) or ("",)
    made = by_tag(kinds).get(tag)
    return made(seat, *fields) if made is not None else None


def _parse_lay(state: RailState, seat: int, company: str, parts: Mapping[str, str | None]) -> LayTile:
    """Return a lay; tiles are known by their ids, whatever their letters, and turned by steps or by degrees."""
    cell, tile, turn = parts["cell"] or "", parts["tile"] or "", int(parts["turn"] or 0)
    ids, sides = {id.lower(): id for id in state.board.map.tiles}, state.board.map.grid.sides
    steps = turn if turn < sides else turn * sides // 360
    return LayTile(seat, company, cell.upper(), ids.get(tile.lower(), tile), steps, (parts.get("by") or "").upper())


def _read(words: list[str], company: str) -> tuple[Any, ...] | None:
    """Return tag and fields of an action; None if there is no such word."""
    match words:
        case ["done" | "pass"]:
            return ("done",)
        case ["price", price] if price.isdecimal():
            return "counter", int(price[:9])
        case ["yes" | "no" as word]:
            return "answer", word == "yes"
        case ["pay" | "keep" | "buy" as word] if company:
            return {"pay": "pay", "keep": "withhold", "buy": "buy-train"}[word], company
        case ["pool" | "drop" as word, train] if company:
            return {"pool": "buy-pool", "drop": "drop"}[word], company, train.upper()
        case ["s" | "station", place] if company and (found := _PLACE.fullmatch(place)):
            return "station", company, found[1].upper(), *([int(found[2])] if found[2] else [])
    return None


def _parse_run(state: RailState, seat: int, company: str, typed: str) -> Run | None:
    """Parse the routes of a run; without any, nothing is run."""
    if typed.lower() == "best":
        best = best_run(state, company).routes if company else ()
        return Run(seat, company, tuple(RouteChoice(route.train, route.stops) for route in best)) if company else None
    routes = []
    for part in filter(None, (part.strip().upper() for part in typed[3:].split(","))):
        train, *stops = part.split()
        if not stops or not all(_STOP.fullmatch(stop) for stop in stops):
            return None
        routes.append(RouteChoice(train, tuple(stop if "." in stop else f"{stop}.0" for stop in stops)))
    return Run(seat, company, tuple(routes))
