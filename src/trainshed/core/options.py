"""Kinds of options that a plain type does not tell. A title declares them; whoever sets up a game can offer each by
its kind, and the core refuses what no game of any title could mean.

    class Options(Struct, frozen=True):
        first: Annotated[int | None, seat(players=(2, 4))] = None      # None: by lot
        order: Annotated[tuple[str, ...], order_of(COLOURS)] = ()      # empty: by lot
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import Meta, Struct

from .message import Message, Refusal
from .setup import BadSetup


class Kind(Struct, frozen=True):
    """What an option means beyond its type."""

    kind: Literal["seat", "order"]
    of: tuple[str, ...] = ()
    """Of an order: what is put in order."""
    players: tuple[int, int] | None = None
    """With fewest and most players it has an effect; None: always."""


_KEY = "option"


def seat(*, players: tuple[int, int] | None = None) -> Meta:
    """A seat at the table, counted from 0."""
    return Meta(extra={_KEY: Kind("seat", players=players)})


def order_of(names: Sequence[str]) -> Meta:
    """All of these names in an order of one's own."""
    return Meta(extra={_KEY: Kind("order", tuple(names))})


@cache
def kinds(options: type[Struct]) -> dict[str, Kind]:
    """The options of a title that have such a kind, by name."""
    found = {}
    for field in msgspec.structs.fields(options):
        info = msgspec.inspect.type_info(field.type)
        if isinstance(info, msgspec.inspect.Metadata) and info.extra and _KEY in info.extra:
            found[field.name] = info.extra[_KEY]
    return found


def check(options: Struct, players: int) -> None:
    """Refuse seats that are not at the table, and orders that are none. What is usual always passes."""
    for name, kind in kinds(type(options)).items():
        value: Any = getattr(options, name)
        if value == _usual(type(options), name):
            continue
        if kind.kind == "seat" and (value is None or not 0 <= value < players):
            args: dict[str, str | int] = {"count": players}
            raise BadSetup(
                f"options.{name}: a seat from 0 to {players - 1}",
                Refusal("core/option", Message("core-refuse-seat", args), (name,)),
            )
        if kind.kind == "order" and sorted(value) != sorted(kind.of):
            raise BadSetup(
                f"options.{name}: name each of {', '.join(kind.of)} once",
                Refusal("core/option", Message("core-refuse-order", {"count": len(kind.of)}), (name,)),
            )


@cache
def _usual(options: type[Struct], name: str) -> Any:
    return getattr(options(), name)
