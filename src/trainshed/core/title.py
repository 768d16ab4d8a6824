"""Title: one kind of game. Its steps implement the rules; `Title` is the interface to them."""

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
    """Score of one seat: total, its parts by name, and place once the game is over (1 = winner; ties share it)."""

    seat: int
    total: int
    parts: Mapping[str, int]
    place: int


class Outcome(Struct, frozen=True):
    """Result of a game: why it ended, and which seats won (several if the rules allow a shared victory)."""

    reason: str
    winners: tuple[int, ...]


class View(Struct, frozen=True):
    """What one seat, or a spectator, may see. Titles subclass it."""


_OVER = Refusal("core/over", Message("core-refuse-over"))
_NOT_NOW = Refusal("core/not-now", Message("core-refuse-not-now"))
_NOT_YOU = Refusal("core/not-you", Message("core-refuse-not-you"))


class Title(ABC, Generic[S]):
    """One kind of game: id, player counts, options, rules version, and the rules as functions of a state."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    options: ClassVar[type[Struct]]
    action: ClassVar[Any]
    """Union of the title's action types."""
    rule_ids: ClassVar[tuple[str, ...]]
    """Ids of all rules that a refusal of this title may name."""
    message_keys: ClassVar[tuple[str, ...]]
    """All catalogue keys this title may use."""
    levels: ClassVar[Mapping[str, Callable[[int], Bot]]] = {}
    """Bot factories of the title, by level. Each takes a seed."""

    # Implemented by each title

    @abstractmethod
    def deal(self, setup: Setup, options: Any) -> S:
        """Return the state before the first step. Its agenda holds the whole game."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """Return what the seat (None: a spectator) may see."""

    @abstractmethod
    def scores(self, state: S) -> tuple[Score, ...]:
        """Return the current scores, by seat."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """Return the result of a finished game."""

    @abstractmethod
    def resample_hidden(self, state: S, seat: int | None, seed: int) -> S:
        """Resample what is hidden from the seat, from `seed` alone.

        The seat cannot distinguish the new state from this one.
        """

    @abstractmethod
    def violations(self, state: S) -> Iterable[str]:
        """Return violated invariants, as text for developers; empty if the state is valid."""

    def board(self) -> Struct | None:
        """Return the constant part of the table (such as a printed map), for the web page to draw; None if none."""
        return None

    def pieces(self, options: Any) -> Struct | None:
        """Return the components in play with these options (tiles, companies), for the web page to draw.

        None: `board` already contains everything.
        """
        return None

    def reach(self, state: S, company: str) -> Struct | None:
        """Return the part of the map a company can reach, for the web page to show.

        None: there is no such company, or no map. Every player and spectator may see the result, so it must depend on
        public information only.
        """
        return None

    def needs_sandbox(self, options: Any) -> bool:
        """True if these options need a sandbox run: only a trial shows whether a game with them can be played."""
        return False

    def tick(self, state: S) -> int:
        """Return the number of the part of the game (such as a round) this position belongs to. It never decreases."""
        return 0

    def revealed(self, state: S) -> int:
        """Return a counter that increases whenever hidden information is revealed.

        An undo across an increase can then require consent.
        """
        return 0

    def known_chance(self, state: S) -> Mapping[str, tuple[str, ...]]:
        """Return the chance outcomes that are public so far, as a script for a `Setup`.

        With this script and any seed, the same actions lead to this position.
        """
        return {}

    @abstractmethod
    def describe(self, state: S, action: Action) -> Message:
        """Return the text of an action in a list of choices."""

    @abstractmethod
    def summary(self, state: S, seat: int | None) -> list[Message]:
        """Return the position as text, for a screen reader or a terminal."""

    def candidates(self, state: S, seat: int) -> Iterable[Action]:
        """Return actions a player might try now, legal or not.

        Used for greyed-out choices, and to check that `legal` and `why_not` agree.
        """
        return self.legal(state, seat)

    def epilogue(self, state: S) -> list[Message]:
        """Return what to report at the end of a game besides scores and winners."""
        return []

    def parse(self, state: S, seat: int, typed: str) -> Action | None:
        """Parse an action typed by a player, legal or not. Return None if the text is not an action of this title."""
        return None

    def svg(self, state: S, seat: int | None, **how: Any) -> str:
        """Return an SVG picture of the position."""
        raise NotImplementedError(f"{self.id} draws no pictures")

    # Derived from the agenda

    def start(self, setup: Setup) -> tuple[S, list[Event]]:
        """Check the setup, deal, and run to the first decision. Return the state and the events."""
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
        """Convert options to the title's options struct. Raise `BadSetup` if they are invalid."""
        try:
            return msgspec.convert(options, self.options)
        except msgspec.ValidationError as error:
            raise BadSetup(f"options: {error}") from None

    def seats(self, state: S) -> tuple[int, ...]:
        """Return the seats that must act; empty if the game is over."""
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
        """Return why the action is illegal, or None if it is legal. This is the only authority on legality."""
        agenda = state.agenda
        if not agenda:
            return _OVER
        step = agenda[-1]
        if action.seat not in step.seats(state):
            return _NOT_YOU
        refusal: Refusal | None = step.why_not(state, action)
        return refusal

    def apply(self, state: S, action: Action) -> list[Event]:
        """Apply an action that `why_not` accepts, and resolve all steps up to the next decision. Return the events."""
        log: list[Event] = []
        state.agenda[-1].take(state, action, log)
        run(state, log)
        return log

    def decode_action(self, raw: bytes | msgspec.Raw) -> Action:
        """Decode an action from JSON. Raise `msgspec.ValidationError` or `DecodeError` if it is malformed."""
        action: Action = msgspec.json.decode(raw, type=self.action)
        return action


def not_now() -> Refusal:
    """Return the refusal for an action type that the top step does not accept."""
    return _NOT_NOW


CORE_RULE_IDS = ("core/over", "core/not-now", "core/not-you")
CORE_MESSAGE_KEYS = (
    *("core-refuse-over", "core-refuse-not-now", "core-refuse-not-you"),
    *("core-refuse-seat", "core-refuse-order"),
)
