"""The agenda: the flow of a game as data, and what follows from it.

A state holds a stack of steps. The step on top either waits for seats, or resolves itself and pushes the steps that
come next. Because the stack is plain data, the whole flow can be copied, stored and read in the order of the rule book.

The functions here are the same for every title: who must act, what is asked, what is legal, why not, and playing on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from .action import Action, Event, Range
from .message import Message, Refusal

if TYPE_CHECKING:
    from .title import Title


class State(Protocol):
    """What the state of every title has besides its own plain data."""

    agenda: list[Any]

    def copy(self) -> Any:
        """Return an equal state that shares nothing mutable with this one."""

    def key(self) -> tuple[Any, ...]:
        """Return everything that makes two positions equal, as nested tuples of plain values."""


S = TypeVar("S", bound=State)


class Log(list[Event]):
    """Events in the order they happened, and the acts that steps took by themselves because nothing else was legal."""

    def __init__(self) -> None:
        super().__init__()
        self.by_itself: list[tuple[Any, Action]] = []
        """(step, action)."""


class Step(Struct, Generic[S], frozen=True):
    """One thing the game does or waits for."""

    open_kinds: ClassVar[tuple[type[Action], ...]] = ()
    """Kinds of action of which `legal` lists only a sample and `why_not` accepts more, without a `Range`."""
    always_ask: ClassVar[bool] = False
    """True if the seat is asked even when there is only one answer."""

    @property
    def tag(self) -> str:
        """The name of this kind of step on the wire and in tests; empty for steps that never ask a seat."""
        return str(type(self).__struct_config__.tag or "")

    def seats(self, state: S) -> tuple[int, ...]:
        """Return the seats that must act now; none: the step resolves itself."""
        return ()

    def resolve(self, state: S, log: Log) -> None:
        """Do what happens when no seat must act (any more). The step has been taken off the agenda."""

    def question(self, state: S, seat: int) -> Message:
        """Return what the seat is asked."""
        raise NotImplementedError

    def legal(self, state: S, seat: int) -> Iterable[Action]:
        """Return the legal actions of a seat that must act; for a free number only a small sample."""
        raise NotImplementedError

    def ranges(self, state: S, seat: int) -> Iterable[Range]:
        """Return the legal actions that have a free number."""
        return ()

    def why_not(self, state: S, action: Action) -> Refusal | None:
        """Return why this action of a seat that must act is illegal, or None if it is legal."""
        raise NotImplementedError

    def take(self, state: S, action: Action, log: Log) -> None:
        """Carry out a legal action. The step is still on top of the agenda and removes or replaces itself."""
        raise NotImplementedError


_OVER = Refusal("core/over", Message("core-refuse-over"))
_NOT_NOW = Refusal("core/not-now", Message("core-refuse-not-now"))
_NOT_YOU = Refusal("core/not-you", Message("core-refuse-not-you"))
_MALFORMED = Refusal("core/malformed", Message("core-refuse-malformed"))

CORE_RULE_IDS = ("core/over", "core/not-now", "core/not-you", "core/malformed", "core/chance")
CORE_MESSAGE_KEYS = (
    *("core-refuse-over", "core-refuse-not-now", "core-refuse-not-you", "core-refuse-malformed", "core-refuse-chance"),
    *("core-refuse-seat", "core-refuse-order", "core-tick-setup", "core-tick-round"),
)


def not_now() -> Refusal:
    """Return the refusal of an action of a kind that the step on top does not ask for."""
    return _NOT_NOW


def run(state: State, log: Log) -> None:
    """Resolve steps until one waits for a seat or the game is over."""
    agenda = state.agenda
    while agenda and not agenda[-1].seats(state):
        agenda.pop().resolve(state, log)


def waiting(state: State) -> tuple[int, ...]:
    """Return the seats that must act; none when the game is over."""
    agenda = state.agenda
    seats: tuple[int, ...] = agenda[-1].seats(state) if agenda else ()
    return seats


def question(state: State, seat: int) -> Message:
    """Return what a seat that must act is asked."""
    message: Message = state.agenda[-1].question(state, seat)
    return message


def legal(state: State, seat: int) -> Iterable[Action]:
    """Return the legal actions of a seat that must act."""
    actions: Iterable[Action] = state.agenda[-1].legal(state, seat)
    return actions


def ranges(state: State, seat: int) -> Iterable[Range]:
    """Return the legal actions with a free number of a seat that must act."""
    found: Iterable[Range] = state.agenda[-1].ranges(state, seat)
    return found


def why_not(title: Title[Any], state: State, action: Action) -> Refusal | None:
    """Return why the action is illegal, or None. This is the only judge of legality."""
    agenda = state.agenda
    if not agenda:
        return _OVER
    if not _is_well_formed(title, action):
        return _MALFORMED
    step = agenda[-1]
    if action.seat not in step.seats(state):
        return _NOT_YOU
    refusal: Refusal | None = step.why_not(state, action)
    return None if refusal is None else title.cite(state, action, refusal)


_encode = msgspec.json.Encoder().encode


def _is_well_formed(title: Title[Any], action: Action) -> bool:
    """True if the action is one of the title's and each of its fields has the declared type.

    Actions from JSON are checked by their decoder; actions made in Python are not, and a record must be able to hold
    them. So an action is well-formed if it survives being written and read.
    """
    try:
        text = _encode(action)
        again = title.decode_action(text)
        return again == action and _encode(again) == text
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError, RecursionError):
        return False


def apply(state: State, action: Action) -> Log:
    """Carry out an action that `why_not` accepts, and everything that follows by itself."""
    log = Log()
    state.agenda[-1].take(state, action, log)
    run(state, log)
    return log
