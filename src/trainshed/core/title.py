"""Title: one game. The rules live in its steps; this is the door to them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic

import msgspec
from msgspec import Struct

from .action import Action, Event, Range
from .agenda import S, run
from .message import Message, Refusal
from .options import check as check_options
from .setup import BadSetup, Setup, check_names_and_seed

if TYPE_CHECKING:
    from .bot import Bot


class Score(Struct, frozen=True):
    """What one seat has: the total, its parts by name, and the place (1 = winner; ties share it) once it is over."""

    seat: int
    total: int
    parts: Mapping[str, int]
    place: int


class Outcome(Struct, frozen=True):
    """How a game ended: why, and which seats won (several when the rules share the victory)."""

    reason: str
    winners: tuple[int, ...]


class View(Struct, frozen=True):
    """What one seat, or a spectator, may see. Titles subclass it."""


_OVER = Refusal("core/over", Message("core-refuse-over"))
_NOT_NOW = Refusal("core/not-now", Message("core-refuse-not-now"))
_NOT_YOU = Refusal("core/not-you", Message("core-refuse-not-you"))


class Title(ABC, Generic[S]):
    """One game: id, player counts, options, rules version, and what the rules say about a state."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    options: ClassVar[type[Struct]]
    action: ClassVar[Any]
    """The union of the title's action types."""
    rule_ids: ClassVar[tuple[str, ...]]
    """Every rule a refusal of this title may name."""
    message_keys: ClassVar[tuple[str, ...]]
    """Every key of the catalogues this title may use."""
    levels: ClassVar[Mapping[str, Callable[[int], Bot]]] = {}
    """The bots the title brings, by level; each takes a seed."""

    # what a title writes itself

    @abstractmethod
    def deal(self, setup: Setup, options: Any) -> S:
        """The state before the first step; its agenda holds the whole game."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """What the seat (None: a spectator) may see."""

    @abstractmethod
    def scores(self, state: S) -> tuple[Score, ...]:
        """Points as they stand, by seat."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """How a finished game ended."""

    @abstractmethod
    def resample_hidden(self, state: S, seat: int | None, seed: int) -> S:
        """A state the seat cannot tell from this one: what is hidden from it is drawn anew, from the seed alone."""

    @abstractmethod
    def violations(self, state: S) -> Iterable[str]:
        """Broken invariants, in words for developers; none in a healthy state."""

    def board(self) -> Struct | None:
        """What of the table never changes (a printed map, say), for a page to draw; None if there is nothing."""
        return None

    def pieces(self, options: Any) -> Struct | None:
        """What is in the box with these options (tiles, companies), for a page to draw; None: the board says it all."""
        return None

    def reach(self, state: S, company: str) -> Struct | None:
        """What of the map a company gets to, for a page to show; None: there is no such company, or no map.

        Everybody may see it, so it must follow from what everybody sees.
        """
        return None

    def needs_sandbox(self, options: Any) -> bool:
        """Whether nobody can know if a game can be played with these options before it is tried."""
        return False

    def tick(self, state: S) -> int:
        """The part of the game (a round, say) a position belongs to; it grows as the game goes on."""
        return 0

    def revealed(self, state: S) -> int:
        """Grows whenever something hidden becomes known, so that taking back can ask for consent from then on."""
        return 0

    def known_chance(self, state: S) -> Mapping[str, tuple[str, ...]]:
        """The outcomes of chance that everybody has seen, as a script for a `Setup`.

        A game with this script and any seed can be played up to this position by the same actions.
        """
        return {}

    @abstractmethod
    def describe(self, state: S, action: Action) -> Message:
        """An action as a choice in a list, in words."""

    @abstractmethod
    def summary(self, state: S, seat: int | None) -> list[Message]:
        """The position in words, for a screen reader or a terminal."""

    def candidates(self, state: S, seat: int) -> Iterable[Action]:
        """Actions a person might try now, legal or not: for greyed choices, and to hold list and judge together."""
        return self.legal(state, seat)

    def epilogue(self, state: S) -> list[Message]:
        """What is to be said when a game is over, besides scores and winners."""
        return []

    def parse(self, state: S, seat: int, typed: str) -> Action | None:
        """An action typed by a person, legal or not; None if the text says nothing to this title."""
        return None

    def svg(self, state: S, seat: int | None, **how: Any) -> str:
        """A picture of the position."""
        raise NotImplementedError(f"{self.id} draws no pictures")

    # what follows from the agenda

    def start(self, setup: Setup) -> tuple[S, list[Event]]:
        """Check the setup, deal, and run to the first decision."""
        if setup.rules != self.rules_version:
            raise BadSetup(f"rules: version {setup.rules} of {self.id} is not known here")
        if not self.min_players <= len(setup.players) <= self.max_players:
            raise BadSetup(f"players: {self.id} takes {self.min_players} to {self.max_players} players")
        check_names_and_seed(setup)
        options = self.read_options(setup.options)
        check_options(options, len(setup.players))
        state = self.deal(setup, options)
        log: list[Event] = []
        run(state, log)
        return state, log

    def read_options(self, options: Mapping[str, Any]) -> Any:
        """Options as the title's struct."""
        try:
            return msgspec.convert(options, self.options)
        except msgspec.ValidationError as error:
            raise BadSetup(f"options: {error}") from None

    def seats(self, state: S) -> tuple[int, ...]:
        """The seats that owe an action; none when the game is over."""
        agenda = state.agenda
        seats: tuple[int, ...] = agenda[-1].seats(state) if agenda else ()
        return seats

    def question(self, state: S, seat: int) -> Message:
        message: Message = state.agenda[-1].question(state, seat)
        return message

    def legal(self, state: S, seat: int) -> Iterable[Action]:
        actions: Iterable[Action] = state.agenda[-1].legal(state, seat)
        return actions

    def ranges(self, state: S, seat: int) -> Iterable[Range]:
        ranges: Iterable[Range] = state.agenda[-1].ranges(state, seat)
        return ranges

    def why_not(self, state: S, action: Action) -> Refusal | None:
        """The only judge of legality."""
        agenda = state.agenda
        if not agenda:
            return _OVER
        step = agenda[-1]
        if action.seat not in step.seats(state):
            return _NOT_YOU
        refusal: Refusal | None = step.why_not(state, action)
        return refusal

    def apply(self, state: S, action: Action) -> list[Event]:
        """Do an action that `why_not` has no objection to, and all that follows by itself."""
        log: list[Event] = []
        state.agenda[-1].take(state, action, log)
        run(state, log)
        return log

    def decode_action(self, raw: bytes | msgspec.Raw) -> Action:
        """An action from JSON; `msgspec.ValidationError` or `DecodeError` says what is wrong with it."""
        action: Action = msgspec.json.decode(raw, type=self.action)
        return action


def not_now() -> Refusal:
    """The refusal of an action of a kind the step on top does not ask for."""
    return _NOT_NOW


CORE_RULE_IDS = ("core/over", "core/not-now", "core/not-you")
CORE_MESSAGE_KEYS = (
    *("core-refuse-over", "core-refuse-not-now", "core-refuse-not-you"),
    *("core-refuse-seat", "core-refuse-order"),
)
