"""What the API says about the bots' reasons."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from trainshed.core import Message


class Suggestion(Struct, frozen=True):
    """A legal action that a bot, or the coach of a guided game, would choose for a seat at version `n` of the table."""

    n: int
    seat: int
    action: Any
    """Each title has its own actions."""
    said: Message
    """The action as in a list of choices."""
    level: str
    """The level of the bot."""
    reasons: tuple[Message, ...]
    """What the bot weighed, the weightiest first; last the runner-up."""


class MoveReasons(Struct, frozen=True):
    """Why a bot made a move.

    `later`: opponents could use it in this round, so it is told when the round is over. `lost`: computed again, the bot
    chooses something else, so its reasons are not known any more.
    """

    n: int
    """The number of the log entry."""
    seat: int
    known: Literal["told", "later", "lost"]
    level: str
    reasons: tuple[Message, ...] = ()
