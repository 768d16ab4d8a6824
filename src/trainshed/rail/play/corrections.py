"""Corrections of a box: where the players' copy of a game differs from the data files, their table passes what differs.

A correction is merged over the files: tables by key, list entries by their id. It comes from players, so its size is
limited, unknown keys are refused, and every error names its place below `options.data`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec

from trainshed.core import BadSetup
from trainshed.rail.market import MarketData
from trainshed.rail.owners import BANK, OUT, POOL

from .box import RailBox

B = TypeVar("B")

OPTION = "options.data"
"""The option of a table that holds its correction."""
MAX_CACHED_BOXES = 16
NUMBER = 10_000
TEXT = 200
ENTRIES = 300
DEPTH = 8


class Boxes(Generic[B]):
    """The boxes of a title: called with a correction and a version of the rules, it returns the corrected box. The
    latest boxes are kept.

    >>> boxes = Boxes(lambda: {"limits": {"shares": 5}}, lambda data, version: data["limits"]["shares"], 1)
    >>> boxes(), boxes({"limits": {"shares": 6}})
    (5, 6)
    """

    def __init__(
        self, data: Callable[[], dict[str, Any]], make: Callable[[dict[str, Any], int], B], newest: int
    ) -> None:
        self._data = data
        """Returns what a correction may change, as it is in the files."""
        self._make = make
        """Returns the box with this data for a version; a `ValueError` or `KeyError` is reported as one."""
        self._newest = newest
        self._corrected = lru_cache(maxsize=MAX_CACHED_BOXES)(self._correct)

    def __call__(self, correction: Mapping[str, Any] | None = None, version: int = 0) -> B:
        """Return the box with a correction; raise `BadSetup` if it cannot be played with.

        Without a version it is that of the newest rules.
        """
        return self._corrected(msgspec.json.encode(dict(correction or {}), order="sorted"), version or self._newest)

    def _correct(self, encoded: bytes, version: int) -> B:
        correction = msgspec.json.decode(encoded)
        check_size(correction)
        data = merge(self._data(), correction)
        try:
            return self._make(data, version)
        except BadSetup:
            raise
        except (ValueError, KeyError) as error:
            raise BadSetup(f"{OPTION}: {error}") from None


def wrong(place: str, why: str) -> BadSetup:
    """Return the error for a part of a correction that the types accept, but not the game."""
    return BadSetup(f"{OPTION}.{place}: {why}")


Condition = tuple[str, bool, str]
"""What the types cannot check of a corrected file: its place, whether it is right, and the rule."""


def conditions(box: RailBox, market: MarketData, printed: MarketData, *owners: str) -> Iterator[Condition]:
    """Yield what holds in any box: `market` is the corrected chart, `owners` are names that no company may have."""
    limited = all("company" in phase.limit for phase in box.roster.phases)
    yield "phase", limited, "every phase limits the trains of a company"
    how = "how markers move is a rule of the game, no number of the box"
    yield "market.edges", market.edges == printed.edges, how
    yield "market.moves", market.moves == printed.moves, how
    for id in box.companies:
        free = id not in (BANK, POOL, OUT, *owners) and not id.startswith("@")
        yield f"company.{id[:40]}", free, "no company has this name"


def check_size(part: Any, where: str = OPTION, depth: int = 0) -> None:
    """Raise `BadSetup` for numbers, texts, lists or nesting beyond any real box."""
    if depth > DEPTH:
        raise BadSetup(f"{where[:TEXT]}: nested too deeply")
    if isinstance(part, (int, float)) and not abs(part) <= NUMBER:
        raise BadSetup(f"{where[:TEXT]}: a number is at most {NUMBER}")
    if isinstance(part, str) and len(part) > TEXT:
        raise BadSetup(f"{where[:TEXT]}: a text has at most {TEXT} characters")
    if isinstance(part, (Mapping, list, tuple)):
        if len(part) > ENTRIES:
            raise BadSetup(f"{where[:TEXT]}: at most {ENTRIES} entries")
        for key, value in part.items() if isinstance(part, Mapping) else enumerate(part):
            check_size(key, where, depth)
            check_size(value, f"{where}.{key}", depth + 1)


def merge(base: Any, correction: Any, where: str = OPTION, *, new_keys: bool = False) -> Any:
    """Return the data with a correction merged over it; neither is changed.

    Tables have no new keys, so typos fail. List entries (their keys are left to the types) and origins may have them.

    >>> merge({"train": [{"id": "2", "price": 80}]}, {"train": [{"id": "2", "price": 70}, {"id": "3"}]})
    {'train': [{'id': '2', 'price': 70}, {'id': '3'}]}
    """
    if isinstance(base, dict) and isinstance(correction, Mapping):
        merged = dict(base)
        for key, value in correction.items():
            if key in base:
                value = merge(base[key], value, f"{where}.{key}", new_keys=new_keys or key == "origin")
            elif not new_keys:
                raise BadSetup(f"{where}.{key[:40]}: there is no such part; there are {', '.join(base)}")
            merged[key] = value
        return merged
    if isinstance(base, list) and isinstance(correction, list) and all(_has_id(entry) for entry in base):
        entries = {entry["id"]: entry for entry in base}
        for entry in correction:
            if not _has_id(entry):
                raise BadSetup(f"{where}: an entry of a list needs its id")
            entries[entry["id"]] = merge(entries.get(entry["id"], {}), entry, where, new_keys=True)
        return list(entries.values())
    return correction


def _has_id(entry: Any) -> bool:
    return isinstance(entry, dict) and isinstance(entry.get("id"), str)
