"""Programs: orders that a player leaves for the next questions to their seat.

A program is judged on the game as it is when its seat is asked, and on what has happened since it was made. The server
keeps programs and plays what they say; no program is part of a record.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from msgspec import Struct

from .action import Action, Event
from .game import Game
from .message import Message, Refusal


class Program(Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """Orders of one seat. Titles subclass it. It is encoded as JSON with its tag in `type`."""

    keep: bool = False
    """Stay in force after the round it was made for."""


P = TypeVar("P", bound=Program)


class Programs:
    """The programs of a title."""

    program: ClassVar[object]
    """Union of the title's programs."""

    def begin(self, game: Game, seat: int, program: Program) -> Program | Refusal:
        """Return the program as it is kept, with what it must know of the present; or why it cannot be made."""
        raise NotImplementedError

    def purpose(self, program: Program) -> str:
        """Return what the program is for. A seat has one program for each purpose: a new one replaces it."""
        raise NotImplementedError

    def judge(self, game: Game, seat: int, program: Program, since: Sequence[Event]) -> Action | Message | None:
        """Return the action the program takes now; or why it ends; or None if it has nothing to say now.

        `since` holds the events since the program was made, without those of undone actions.
        """
        raise NotImplementedError

    def gives_way(self, action: Action) -> bool:
        """Return True if other programs of the seat go before this action: a pass, where another would bid."""
        return False
