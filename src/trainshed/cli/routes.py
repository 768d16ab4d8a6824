"""`trainshed routes`: solve a problem file for the best routes, without a game."""

from __future__ import annotations

import sys
from codecs import BOM_UTF8
from pathlib import Path
from typing import Any

import msgspec

from trainshed.core.message import Arg, Message
from trainshed.core.words import Words
from trainshed.rail.routes import (
    Malformed,
    Problem,
    Route,
    Solution,
    explain_routes,
    explanation_messages,
    once_bonuses,
    parse,
    solve,
)
from trainshed.rail.routes.problem import MOST_BYTES, Name

from .arguments import add_json, number_in, parser_of
from .language import language

MOST_SHOWN = 120
"""Longer names are truncated to this many characters when shown."""


def routes_command(arguments: list[str]) -> None:
    parser = parser_of("routes")
    parser.add_argument("file", type=Path, help="problem file (JSON: stops, links, trains); - reads standard input")
    parser.add_argument(
        "--alternatives", type=number_in(int, 0, 1000), default=0, help="how many next best sets of routes"
    )
    parser.add_argument("--budget", type=number_in(float, 0), metavar="MS", help="milliseconds to search at most")
    add_json(parser)
    asked = parser.parse_args(arguments)
    words = Words(language(None))
    try:
        problem = parse(_read(asked.file))
    except Malformed as error:
        print(_say(words, error.refusal.message), file=sys.stderr)
        raise SystemExit(2) from None
    answer = solve(problem, alternatives=asked.alternatives, budget_ms=asked.budget)
    if asked.json:
        print(msgspec.json.encode(as_data(problem, answer, asked.alternatives)).decode())
    else:
        print("\n".join(_lines(problem, answer, words)))


def _read(file: Path) -> bytes:
    try:
        if str(file) == "-":
            data = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with file.open("rb") as opened:
                data = opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise Malformed("file", "rail-problem-unreadable", detail=error.strerror or str(error)) from None
    # Some editors start text files with a byte order mark.
    return data.removeprefix(BOM_UTF8)


def _say(words: Words, message: Message) -> str:
    """Return the text of a message. Names from a file are made safe: they may be long or contain control characters."""
    shown = {key: _shown(value) if isinstance(value, str) else value for key, value in message.args.items()}
    return words(Message(message.key, shown))


def _shown(name: Name) -> str:
    text = str(name)
    text = text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def as_data(problem: Problem, answer: Solution, alternatives: int) -> dict[str, Any]:
    """Return the solution as plain data. The key `alternatives` is present only if alternatives were requested."""
    proof = answer.proof
    data: dict[str, Any] = {
        "revenue": answer.revenue,
        "optimal": proof.optimal,
        "bound": proof.bound,
        "routes": [_route(route) for route in answer.routes],
        "nodes": proof.nodes,
        "ms": proof.ms,
    }
    if answer.extra:
        data["extra"] = [msgspec.to_builtins(line) for line in once_bonuses(problem, answer.routes)]
    if alternatives:
        data["alternatives"] = [
            {"revenue": other.revenue, "routes": [_route(route) for route in other.routes]}
            for other in answer.alternatives
        ]
        data["ranked"] = proof.ranked
    return data


def _route(route: Route) -> dict[str, Any]:
    return {"train": route.train, "stops": route.stops, "links": route.links, "revenue": route.revenue}


def _lines(problem: Problem, answer: Solution, words: Words) -> list[str]:
    proof = answer.proof
    args: dict[str, Arg] = {"revenue": answer.revenue}
    if proof.optimal:
        lines = [_say(words, Message("rail-routes-proved", args))]
    else:
        lines = [_say(words, Message("rail-routes-bound", args | {"bound": proof.bound}))]
    for explanation in explain_routes(problem, answer.routes):
        *parts, total = explanation_messages(explanation)
        lines += ["", _say(words, total), *(f"  {_say(words, part)}" for part in parts)]
    running = {route.train for route in answer.routes}
    idle = [train.id for train in problem.trains if train.id not in running]
    if answer.extra:
        lines += ["", _say(words, Message("rail-routes-extra", {"value": answer.extra}))]
    lines += ["", *(_say(words, Message("rail-routes-idle", {"train": str(name)})) for name in idle)] if idle else []
    for number, other in enumerate(answer.alternatives, 1):
        lines += ["", _say(words, Message("rail-routes-alternative", {"number": number, "revenue": other.revenue}))]
        for route in other.routes:
            way = " – ".join(map(_shown, route.stops))
            lines.append(f"  {_shown(route.train)}: {way} = {route.revenue}")
    effort: dict[str, Arg] = {"nodes": proof.nodes, "ms": str(proof.ms)}
    return [*lines, "", _say(words, Message("rail-routes-effort", effort))]
