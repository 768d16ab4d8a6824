"""Steps that ask a seat: with a single option they resolve themselves (R2, R52), all others wait for the seat."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from msgspec.structs import replace

from trainshed.core import Action, Log, Message, Refusal, Step
from trainshed.core.message import Arg

from .state import State
from .step_views import LilliputStepView

if TYPE_CHECKING:
    LilliputStep = Step[State]
else:
    LilliputStep = Step  # a parametrised base would make msgspec create a second class per step


class Choice(LilliputStep, frozen=True):
    """A question to one seat. Before asking, `resolve` checks whether there is anything to choose."""

    seat: int
    asked: bool = False

    def seats(self, state: State) -> tuple[int, ...]:
        return (self.seat,) if self.asked else ()

    def resolve(self, state: State, log: Log) -> None:
        options = list(islice(self.options(state), 2))
        if len(options) == 1 and not any(True for _ in self.ranges(state, self.seat)):
            log.by_itself.append((self, options[0]))
            state.agenda.append(self)
            self.take(state, options[0], log)
        elif options:
            state.agenda.append(replace(self, asked=True))

    def options(self, state: State) -> Iterator[Action]:
        """Yield the legal actions, lazily."""
        raise NotImplementedError

    def legal(self, state: State, seat: int) -> list[Action]:
        return list(self.options(state))

    def view(self, state: State) -> LilliputStepView:
        """Return what the page needs to know about the step."""
        raise NotImplementedError

    def again(self, state: State) -> None:
        """Replace the step by one that is not yet asked, so that what is left of it is asked again."""
        state.agenda[-1] = replace(self, asked=False)


def ask(key: str, **args: Arg) -> Message:
    """Return a question to a seat."""
    return Message(f"lilliput-ask-{key}", args)


def refuse(rule: str, key: str, *about: str, **args: Arg) -> Refusal:
    """Return a refusal by a rule of 18Lilliput."""
    return Refusal(f"lilliput/{rule}", Message(f"lilliput-refuse-{key}", args), about)
