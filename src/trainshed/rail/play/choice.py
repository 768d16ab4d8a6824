"""Verbs and choices: how questions are asked in track games.

A verb is a small object that lists, judges and does one kind of act. A step is a question to a seat, made of verbs. A
verb changes the table, never the agenda; a step changes the agenda, after the act, by what its events say.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import asdict, replace

from trainshed.core import Action, Event, Log, Message, Range, Refusal, Step, not_now

from .actions import Done
from .refusals import refuse

if TYPE_CHECKING:
    RailStep = Step[Any]
else:
    RailStep = Step  # a parametrised base would make msgspec create a second class per step

S = TypeVar("S", contravariant=True)
P = TypeVar("P", contravariant=True)
A = TypeVar("A", bound=Action)
T = TypeVar("T")


class Acts(Protocol):
    """A step in which a seat acts for its companies."""

    @property
    def seat(self) -> int: ...
    def companies(self, state: Any) -> Sequence[str]: ...
    def why_not_company(self, state: Any, company: str, rule: str) -> Refusal | None: ...


class OfCompany(Acts, Protocol):
    """A step that is about one company."""

    @property
    def company(self) -> str: ...


class Verb(Generic[S, P, A]):
    """One kind of act: list, judge, do. `P` is what it needs of the step it stands in."""

    kind: type[A]
    free = False
    """True if the step stays as it is after the act."""

    def takes(self, state: S, step: P, action: A) -> bool:
        """True if this verb is for the action; narrower where two verbs of a step share a kind.

        What is done by a private has a verb of its own.
        """
        return not getattr(action, "by", "")

    def options(self, state: S, step: P) -> Iterator[A]:
        """Yield the legal actions in a fixed order; of a free number a low, a usual and a high one."""
        raise NotImplementedError

    def ranges(self, state: S, step: P) -> Iterable[Range]:
        """Return the legal actions that have a free number."""
        return ()

    def exists(self, state: S, step: P) -> bool:
        """True if there is a legal action. Overridden where that can be known sooner."""
        for _ in self.options(state, step):
            return True
        return False

    def why_not(self, state: S, step: P, action: A) -> Refusal | None:
        """Return why the action is illegal, or None."""
        raise NotImplementedError

    def consent(self, state: S, step: P, action: A, log: Log) -> Step[Any] | None:
        """Return the step that asks somebody else first, or None."""
        return None

    def do(self, state: S, step: P, action: A, log: Log) -> None:
        """Do a legal act. The agenda is left alone."""
        raise NotImplementedError


class Plain(Verb[Any, Any, A]):
    """An act that names nothing, or only the company of the step; it is possible unless `why_not` says otherwise."""

    def options(self, state: Any, step: Any) -> Iterator[A]:
        named = (step.company,) if "company" in self.kind.__struct_fields__ else ()
        action = self.kind(step.seat, *named)
        if self.why_not(state, step, action) is None:
            yield action

    def why_not(self, state: Any, step: Any, action: A) -> Refusal | None:
        company = getattr(action, "company", None)
        refusal: Refusal | None = step.why_not_company(state, company, "turn.company") if company is not None else None
        return refusal


Verbs: TypeAlias = tuple[Verb[Any, T, Any], ...]


class Choice(RailStep, frozen=True):
    """A question to one seat. If there is nothing to choose, it is not asked: the only answer is taken by itself."""

    seat: int
    asked: bool = False
    verbs: ClassVar[Verbs[Self]] = ()
    """What the step is for; if none of it is possible, the seat is not asked."""
    beside: ClassVar[Verbs[Self]] = ()
    """What is also possible while the seat is asked anyway."""
    must_act: ClassVar[bool] = False
    """True if the seat cannot be done with nothing."""
    in_turn: ClassVar[bool] = True
    """False for questions while an offer waits or trains run: then acts of somebody's turn are not possible."""
    shows: ClassVar[type[Struct] | None] = None
    """What the page gets of the step, if not the step itself: a struct with the same tag and some of its fields."""
    asks: ClassVar[str] = ""
    """Key of the question, which needs no more than what the page gets of the step; empty: `<title>-ask-<tag>`."""

    # what a step defines

    def companies(self, state: Any) -> Sequence[str]:
        """Return the companies that may act here, in the order their acts are listed."""
        return ()

    def why_not_company(self, state: Any, company: str, rule: str) -> Refusal | None:
        """Return why a company may not act here; `rule` is that of the chapter."""
        if company in self.companies(state):
            return None
        return refuse(rule, "not-yours", company, company=company[:20])

    def why_not_stop(self, state: Any) -> Refusal | None:
        """Return why the seat may not be done, or None."""
        return not_now() if self.must_act else None

    def why_not_now(self, state: Any, action: Action) -> Refusal:
        """Return why an action that no verb takes is not possible here."""
        if self.in_turn:
            return not_now()
        refusal: Refusal = state.rules.out_of_turn(state, action)
        return refusal

    def after(self, state: Any, action: Action, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
        """Return what is left to do after an act, in the order it is done."""
        return ()

    def after_no(self, state: Any, action: Action) -> Self:
        """Return what is left after somebody else refused the act: the same, if there is still a choice."""
        return replace(self, asked=False)

    def void(self, state: Any) -> bool:
        """True if the step has lost its meaning, such as a step of a company that has closed."""
        return False

    def view(self, state: Any) -> Any:
        """Return what the page needs to know about the step."""
        shows = self.shows
        return self if shows is None else shows(*[getattr(self, name) for name in shows.__struct_fields__])

    def question(self, state: Any, seat: int) -> Message:
        shown = asdict(self.view(state)).items()
        args = {name: value for name, value in shown if type(value) in (str, int) and name != "seat"}
        return Message(self.asks or f"{state.edition.title}-ask-{self.tag}", args)

    # the same for all choices

    def seats(self, state: Any) -> tuple[int, ...]:
        return (self.seat,) if self.asked else ()

    def resolve(self, state: Any, log: Log) -> None:
        """Ask the seat, or take the only answer."""
        if self.void(state):
            return
        verbs: Verbs[Any] = self.verbs
        if self.always_ask:
            state.agenda.append(replace(self, asked=True))
        elif self.why_not_stop(state) is None:
            for verb in verbs:
                if verb.exists(state, self):
                    state.agenda.append(replace(self, asked=True))
                    return
            self._by_itself(state, Done(self.seat), log)
        else:
            self._resolve_duty(state, log)

    def _all(self) -> Verbs[Any]:
        return self.verbs + self.beside

    def _resolve_duty(self, state: Any, log: Log) -> None:
        """Something must be done: ask if there is a choice; with one answer take it; with none the step goes."""
        found = list(islice(self._options(state, self.verbs), 2))
        if len(found) == 1 and not any(True for _ in self.ranges(state, self.seat)):
            self._by_itself(state, found[0], log)
        elif found:
            state.agenda.append(replace(self, asked=True))

    def _by_itself(self, state: Any, action: Action, log: Log) -> None:
        log.by_itself.append((self, action))
        state.agenda.append(self)
        self.take(state, action, log)

    def _options(self, state: Any, verbs: Verbs[Any]) -> Iterator[Action]:
        for verb in verbs:
            yield from verb.options(state, self)

    def legal(self, state: Any, seat: int) -> list[Action]:
        found: list[Action] = []
        for verb in self._all():
            found += verb.options(state, self)
        if self.why_not_stop(state) is None:
            found.append(Done(self.seat))
        return found

    def ranges(self, state: Any, seat: int) -> Iterator[Range]:
        for verb in self._all():
            yield from verb.ranges(state, self)

    def find(self, state: Any, action: Action) -> Verb[Any, Any, Any] | None:
        """Return the verb that takes an action; there is at most one."""
        kind = type(action)
        for verb in self._all():
            if verb.kind is kind and verb.takes(state, self, action):
                return verb
        return None

    def why_not(self, state: Any, action: Action) -> Refusal | None:
        if type(action) is Done:
            return self.why_not_stop(state)
        verb = self.find(state, action)
        return self.why_not_now(state, action) if verb is None else verb.why_not(state, self, action)

    def take(self, state: Any, action: Action, log: Log) -> None:
        if type(action) is Done:
            state.agenda[-1:] = reversed(self.after(state, action, ()))
            return
        verb = self.find(state, action)
        assert verb is not None
        offer = verb.consent(state, self, action, log)
        if offer is not None:
            state.agenda.append(offer)  # this step waits below, as it is
        else:
            self.carry_out(state, verb, action, log)

    def carry_out(self, state: Any, verb: Verb[Any, Any, Any], action: Action, log: Log) -> None:
        """Do the act, then replace this step by what is left and by what follows from the events."""
        began = len(log)
        verb.do(state, self, action, log)
        happened = log[began:]
        agenda = state.agenda
        if verb.free:
            agenda[-1] = replace(self, asked=False)
        else:
            agenda[-1:] = reversed(self.after(state, action, happened))
        agenda += reversed(follow_ups(state, happened))


class CompanyChoice(Choice, frozen=True, kw_only=True):
    """A question to the director of a company."""

    company: str

    def companies(self, state: Any) -> Sequence[str]:
        return (self.company,)

    def why_not_company(self, state: Any, company: str, rule: str) -> Refusal | None:
        if company == self.company:
            return None
        return refuse("turn.company", "other-company", self.company, company=self.company)

    def void(self, state: Any) -> bool:
        return state.shares.director(self.company) is None


def follow_ups(state: Any, happened: Sequence[Event]) -> tuple[Step[Any], ...]:
    """Return the steps that follow from events by the rules of the title, in the order they are done."""
    found: tuple[Step[Any], ...] = ()
    kinds = set(map(type, happened))
    for kind, follow in state.rules.follow_ups.items():
        if kind in kinds:
            found += follow(state, happened)
    return found


def ask(key: str, **args: Any) -> Message:
    """Return a question of the kit."""
    return Message(f"rail-ask-{key}", args)
