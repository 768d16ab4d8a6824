"""Names of the owners of money, certificates and trains other than companies.

An owner is a name: a company's id, `BANK`, `POOL`, `OUT`, or a player by seat (`player(0)` is ``@0``, which messages
turn into the player's name).
"""

from __future__ import annotations

from functools import cache

BANK = "bank"
"""The bank: money and shares not yet sold."""

POOL = "pool"
"""The bank pool: shares sold and trains discarded."""

OUT = "out"
"""Out of the game."""


def player(seat: int) -> str:
    """The owner name of the player in a seat.

    >>> player(0)
    '@0'
    """
    return f"@{seat}"


@cache
def players(count: int) -> tuple[str, ...]:
    """The owner names of so many players, by seat."""
    return tuple(map(player, range(count)))
