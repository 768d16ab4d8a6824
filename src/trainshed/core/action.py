"""Actions and events: what a player does, and what happens as a result."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from .message import Message


class Action(Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """One action of one seat. Titles subclass it. It is encoded as JSON with its tag in `type`.

    Every action names its seat, so it needs no context when several seats may act at once.
    """

    seat: int


class Event(Struct, frozen=True, gc=False, tag=True):
    """Something that happened in the game, for the log and for animation. Titles subclass it."""

    note: ClassVar[bool] = False
    """True if nothing happened and it only explains why: not part of what a replay must reproduce."""

    def message(self) -> Message:
        """Return the log line: a catalogue key with arguments."""
        raise NotImplementedError


class Range(Struct, frozen=True):
    """A family of legal actions with a free number: `field` of `action` may be low, low + step, ..., high."""

    action: Action
    field: str
    low: int
    high: int
    step: int = 1

    def __contains__(self, number: int) -> bool:
        return self.low <= number <= self.high and (number - self.low) % self.step == 0
