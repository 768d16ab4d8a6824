"""Hand-made files of 18xx.games: a line for each action, such as `1 bid DAR 20` or `DKR lay_tile I11 IR9-0 0`."""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise
from typing import Any

from tests.ireland import lively
from trainshed.core import Game
from trainshed.formats.eighteenxx import Imported, read_game
from trainshed.titles.ireland.state import PRESETS

PRIVATES = ("DAR", "DR", "BoW", "CDSPC", "TDR", "DCR", "TASPS", "RSSC", "WDE", "TIM", "DK")
FIELDS = {
    "par": ("corporation", "share_price"),
    "lay_tile": ("hex", "tile", "rotation"),
    "place_token": ("city",),
    "dividend": ("kind",),
    "buy_train": ("train", "price", "exchange"),
    "discard_train": ("train",),
    "buy_company": ("company", "price"),
    "assign": ("target",),
    "merge": ("corporation",),
    "choose": ("choice",),
    "undo": ("action_id",),
}
NUMBERS = ("price", "rotation", "action_id")


def action(line: str) -> dict[str, Any]:
    """Return the action that a line describes."""
    entity, type, *words = line.split()
    found: dict[str, Any] = {"type": type, "entity": entity, "entity_type": "corporation"}
    if entity.isdecimal():
        found |= {"entity": int(entity), "entity_type": "player"}
    elif entity in PRIVATES:
        found["entity_type"] = "company"
    if type == "bid":
        kind = "company" if words[0] in PRIVATES else "corporation"
        return found | {kind: words[0], "price": int(words[1])}
    if type in ("buy_shares", "sell_shares"):
        percents = [int(word[:-1]) for word in words if word.endswith("%")]
        return found | {"shares": [word for word in words if "_" in word], "percent": sum(percents) or None}
    if type == "run_routes":
        return found | {"routes": [route(word) for word in words]}
    if type == "message":
        return found | {"message": " ".join(words)}
    for name, word in zip(FIELDS.get(type, ()), words, strict=False):
        found[name] = int(word) if name in NUMBERS else word
    return found


def route(word: str) -> dict[str, Any]:
    """Return a route: `2H-0:40:I11.0>I13.0` is a train, its revenue and its stops in neighbouring cells."""
    train, revenue, stops = word.split(":")
    nodes = [stop.replace(".", "-") for stop in stops.split(">")]
    cells = [node.rpartition("-")[0] for node in nodes]
    stretches = [list(pair) for pair in pairwise(cells)]
    return {"train": train, "revenue": int(revenue), "nodes": nodes, "connections": stretches, "hexes": cells}


def content(*lines: str, count: int = 3, seed: int = 7, **more: Any) -> dict[str, Any]:
    """Return the content of a file; players have the numbers 1, 2, 3 …"""
    actions = [{"id": number + 1, "created_at": 0, **action(line)} for number, line in enumerate(lines)]
    return {
        "id": 1,
        "title": "18Ireland",
        "players": [{"id": number + 1, "name": name} for number, name in enumerate(NAMES[:count])],
        "settings": {"seed": seed, "optional_rules": []},
        "status": "active",
        "actions": actions,
        **more,
    }


NAMES = ("Ann", "Ben", "Cleo", "Emil", "Player 5", "Player 6")


def read(*lines: str, **more: Any) -> Imported:
    """Read a hand-made file."""
    return read_game(json.dumps(content(*lines, **more)).encode())


@cache
def played(seed: int, players: int, preset: str = "public") -> Game:
    """Return a finished game with lively random moves; the first player is in the first seat."""
    (game,) = {
        id(game): game for game in lively.play(seed, players, **PRESETS[preset], chance={"first": ("1",)})
    }.values()
    assert game.over
    return game


OPENING = (
    *("1 bid DAR 20", "2 bid DCR 60", "3 bid RSSC 80", "1 bid WDE 90", "2 bid DK 120"),
    *("3 bid UR 200", "1 pass", "1 buy_shares DKR_1 20%", "2 buy_shares DKR_2 20%"),
    *("1 buy_shares UR_1 20%", "1 buy_shares DKR_3 20%"),
)
"""Privates are sold, UR is auctioned, shares are bought; then nobody can do anything and the first company operates."""
