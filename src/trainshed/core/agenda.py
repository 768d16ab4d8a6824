"""Agenda: the flow of a game as a stack of steps.

Each state holds a stack of steps. The top step either waits for seats to act, or resolves itself and pushes the steps
that come next. The stack is plain data, so the whole flow can be copied and stored, and it reads in the order of the
rule book.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from .action import Action, Event, Range
from .message import Message, Refusal


class State(Protocol):
    """Members that every title's state must have, besides its own plain data."""

    agenda: list[Any]

    def copy(self) -> Any:
        """Return an equal state that shares nothing mutable with this one."""

    def key(self) -> tuple[Any, ...]:
        """Return nested tuples of plain values that are equal exactly when two positions are equal."""


S = TypeVar("S", bound=State)


class Step(Struct, Generic[S], frozen=True):
    """One entry of the agenda: something the game does, or a decision it waits for."""

    @property
    def tag(self) -> str:
        """The name of this kind of step on the wire and in tests; empty for steps that never ask a seat."""
        return str(type(self).__struct_config__.tag or "")

    def seats(self, state: S) -> tuple[int, ...]:
        """Return the seats that must act now. An empty tuple means the step resolves itself."""
        return ()

    def resolve(self, state: S, log: list[Event]) -> None:
        """Run the step once no seat has to act (any more). The step has already been popped from the agenda."""

    def question(self, state: S, seat: int) -> Message:
        """Return the question for the seat, as a message."""
        raise NotImplementedError

    def legal(self, state: S, seat: int) -> Iterable[Action]:
        """Return the legal actions of a seat that must act. A free number gives only a small sample of its values."""
        raise NotImplementedError

    def ranges(self, state: S, seat: int) -> Iterable[Range]:
        """Return the legal actions that have a free number, as ranges."""
        return ()

    def why_not(self, state: S, action: Action) -> Refusal | None:
        """Return why this action of a seat that must act is illegal, or None if it is legal."""
        raise NotImplementedError

    def take(self, state: S, action: Action, log: list[Event]) -> None:
        """Apply a legal action. The step is still on top of the agenda and must pop or replace itself when done."""
        raise NotImplementedError


def run(state: State, log: list[Event]) -> None:
    """Resolve steps until one waits for a seat or the game is over."""
    agenda = state.agenda
    while agenda and not agenda[-1].seats(state):
        agenda.pop().resolve(state, log)
