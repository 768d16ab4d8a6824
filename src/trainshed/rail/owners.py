"""The names of those who own money, certificates and trains besides companies.

An owner is a name: a company's id, `BANK`, `POOL`, `OUT`, or a player by seat (`player(0)` is ``@0``, which messages
turn into the player's name).
"""

from __future__ import annotations

BANK = "bank"
"""The bank: money, shares that nobody has bought yet."""

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
