"""The agenda: a game's flow as data.

A state carries a stack of steps. The step on top either waits for seats, or resolves itself and pushes what comes
next. Because the stack is plain data the whole flow can be copied, stored and read in the order of the rule book.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from .action import Action, Event, Range
from .message import Message, Refusal


class State(Protocol):
    """What every title's state has besides its own plain data."""

    agenda: list[Any]

    def copy(self) -> Any:
        """A state equal to this one that shares nothing mutable with it."""

    def key(self) -> tuple[Any, ...]:
        """All that makes two positions equal, as nested tuples of plain values."""


S = TypeVar("S", bound=State)


class Step(Struct, Generic[S], frozen=True):
    """One thing the game does or waits for."""

    def seats(self, state: S) -> tuple[int, ...]:
        """The seats that owe an action now. None: the step resolves itself."""
        return ()

    def resolve(self, state: S, log: list[Event]) -> None:
        """Do what happens when no seat owes an action (any more). The step has been taken off the agenda."""

    def question(self, state: S, seat: int) -> Message:
        """What the seat is asked, as a sentence."""
        raise NotImplementedError

    def legal(self, state: S, seat: int) -> Iterable[Action]:
        """The legal actions of a seat that owes one; of a free number a small sample."""
        raise NotImplementedError

    def ranges(self, state: S, seat: int) -> Iterable[Range]:
        """The legal actions that have a free number."""
        return ()

    def why_not(self, state: S, action: Action) -> Refusal | None:
        """Why this action of a seat that owes one is not legal; None when it is."""
        raise NotImplementedError

    def take(self, state: S, action: Action, log: list[Event]) -> None:
        """Do a legal action. The step is still on top of the agenda and leaves or replaces itself."""
        raise NotImplementedError


def run(state: State, log: list[Event]) -> None:
    """Resolve steps until one waits for a seat or the game is over."""
    agenda = state.agenda
    while agenda and not agenda[-1].seats(state):
        agenda.pop().resolve(state, log)
