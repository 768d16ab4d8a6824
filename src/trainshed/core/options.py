"""Kinds of options that a plain type does not express.

A title declares the kind of an option. The setup page can offer a suitable input for each kind, and the core rejects
values that are invalid for any title.

    class Options(Struct, frozen=True):
        first: Annotated[int | None, seat(players=(2, 4))] = None      # None: random
        order: Annotated[tuple[str, ...], order_of(COLOURS)] = ()      # empty: random
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
    """The meaning of an option beyond its type."""

    kind: Literal["seat", "order"]
    of: tuple[str, ...] = ()
    """For an order: the names to be ordered."""
    players: tuple[int, int] | None = None
    """Least and most players for which the option has an effect; None: any number."""


_KEY = "option"


def seat(*, players: tuple[int, int] | None = None) -> Meta:
    """Declare an option as a seat at the table, counted from 0."""
    return Meta(extra={_KEY: Kind("seat", players=players)})


def order_of(names: Sequence[str]) -> Meta:
    """Declare an option as a permutation of these names."""
    return Meta(extra={_KEY: Kind("order", tuple(names))})


@cache
def kinds(options: type[Struct]) -> dict[str, Kind]:
    """Return the options of a title that declare a kind, by name."""
    found = {}
    for field in msgspec.structs.fields(options):
        info = msgspec.inspect.type_info(field.type)
        if isinstance(info, msgspec.inspect.Metadata) and info.extra and _KEY in info.extra:
            found[field.name] = info.extra[_KEY]
    return found


def check(options: Struct, players: int) -> None:
    """Reject seats that are not at the table, and orders that are not permutations. Default values are always valid."""
    for name, kind in kinds(type(options)).items():
        value: Any = getattr(options, name)
        if value == _default(type(options), name):
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
def _default(options: type[Struct], name: str) -> Any:
    return getattr(options(), name)
