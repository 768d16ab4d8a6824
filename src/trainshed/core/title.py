"""Title: one kind of game. Its steps implement the rules; `Title` is the interface to them."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Generic

import msgspec
from msgspec import Struct

from .action import Action
from .agenda import Log, S, run
from .chance import BadChance
from .lesson import Lesson
from .message import Message, Refusal
from .options import check as check_options
from .setup import BadSetup, Setup, check_texts_and_seed

if TYPE_CHECKING:
    from .bot import Bot
    from .program import Programs


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


class Presentation(Generic[S]):
    """How a title is shown: texts, pictures, what the page draws. Imported only when something is shown."""

    def describe(self, state: S, action: Action) -> Message:
        """Return the text of an action in a list of choices."""
        raise NotImplementedError

    def summary(self, state: S, seat: int | None) -> list[Message]:
        """Return the position as text, for a screen reader or a terminal."""
        raise NotImplementedError

    def epilogue(self, state: S) -> list[Message]:
        """Return what to report at the end of a game besides scores and winners."""
        return []

    def parse(self, state: S, seat: int, typed: str) -> Action | None:
        """Parse an action typed by a player, legal or not. Return None if the text is not an action of this title."""
        return None

    def svg(self, state: S, seat: int | None, **how: Any) -> str:
        """Return an SVG picture of the position."""
        raise NotImplementedError("this title draws no pictures")

    def board(self) -> Struct | None:
        """Return the constant part of the table (such as a printed map), for the web page to draw; None if none."""
        return None

    def pieces(self, version: int, options: Any) -> Struct | None:
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

    def explained_run(self, state: S, company: str) -> Struct | None:
        """Return the best run of a company's trains and why it is the best; None and secrecy as for `reach`."""
        return None

    def find_route(self, state: S, company: str, choice: Any, others: Any, which: int) -> Struct | None:
        """Return a route that a player draws, beside the others drawn; None and secrecy as for `reach`.

        Where several ways join its stops, `which` numbers them.
        """
        return None

    def best_rest(self, state: S, company: str, kept: Any) -> Struct | None:
        """Return the best routes of a company beside some that are kept; None and secrecy as for `reach`."""
        return None

    def preview(self, state: S, seat: int | None) -> Struct | None:
        """Return what takes long to compute about a position: effects of the seat's legal actions, best runs.

        The caller passes a state with what is hidden from the seat resampled. Titles that have previews say so in
        `Title.has_previews`.
        """
        return None

    def values_only(self, preview: Any) -> Struct | None:
        """Return a preview without what a player would have to work out: best runs, and all that follows from them."""
        return None


class Checking(Generic[S]):
    """What only tests and checks need of a title. Imported only when something is checked."""

    def violations(self, state: S) -> Iterable[str]:
        """Return violated invariants, as text for developers; empty if the state is valid."""
        raise NotImplementedError

    def candidates(self, state: S, seat: int) -> Iterable[Action]:
        """Return actions a player might try now, legal or not, to check that `legal` and `why_not` agree."""
        raise NotImplementedError


def _load(path: str) -> Any:
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


def round_tick(number: int) -> Message:
    """The tick of a round; of round 0, the set-up before the first one."""
    return Message("core-tick-round", {"number": number}) if number else Message("core-tick-setup")


MOST_SCRIPTED = 40
"""Longest name, and most names of one shuffle, in scripted chance."""


class Title(ABC, Generic[S]):
    """One kind of game: id, player counts, options, rules versions, and the rules as functions of a state."""

    id: ClassVar[str]
    rules_versions: ClassVar[tuple[int, ...]]
    """All released versions of the rules, the newest last. A record replays under the version it was played with."""
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    options: ClassVar[type[Struct]]
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """Named sets of options, the usual one first: what differs from the defaults. Empty: there are none."""
    action: ClassVar[Any]
    """Union of the title's action types."""
    event: ClassVar[Any]
    """Union of the title's event types."""
    rule_ids: ClassVar[tuple[str, ...]]
    """Ids of all rules that a refusal of this title may name."""
    message_keys: ClassVar[tuple[str, ...]]
    """All catalogue keys this title may use."""
    chance_keys: ClassVar[Mapping[str, Collection[str] | None]] = {}
    """What chance can be scripted: a pattern for the purpose, and the names of its outcomes (None: checked later)."""
    presented_by: ClassVar[str]
    """The title's `Presentation`, as "module:Class"; imported when something is shown."""
    checked_by: ClassVar[str]
    """The title's `Checking`, as "module:Class"; imported when something is checked."""
    programmed_by: ClassVar[str] = ""
    """The title's `Programs`, as "module:Class"; imported when a table has one. Empty: it has none."""
    has_previews: ClassVar[bool] = False
    secret_seed: ClassVar[bool] = True
    """False if the seed decides nothing but the deal, and all of that is public: records of running games keep it."""
    simultaneous: ClassVar[bool] = False
    """True if the seats decide at the same time. An undo then removes a seat's own action and keeps what others did."""
    released: ClassVar[bool] = True
    """False while the page has no screens for it: it is announced there, and its rules may change without a version."""
    levels: ClassVar[Mapping[str, Callable[[int], Bot]]] = {}
    """Bot factories of the title, by level. Each takes a seed."""
    hidden_levels: ClassVar[Mapping[str, Callable[[int], Bot]]] = {}
    """Levels that are not offered to players: the bots and the coach of the lesson."""
    lesson: ClassVar[Lesson | None] = None
    """The guided first game; None: there is none."""
    solo_ranks: ClassVar[tuple[int, ...]] = ()
    """The ranks of a solo game, lowest first: the highest `solo_result` of each but the last. Empty: there are none.

    Their names are the messages `<id>-band-<number>`.
    """

    # rules

    @abstractmethod
    def deal(self, setup: Setup, options: Any) -> S:
        """Return the state before the first step, by the setup's rules version. Its agenda holds the whole game."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """Return what the seat (None: a spectator) may see."""

    @abstractmethod
    def scores(self, state: S) -> tuple[Score, ...]:
        """Return the current scores, by seat."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """Return the result of a finished game."""

    def solo_result(self, state: S) -> int | None:
        """Return what the rank of a solo game is read from; None: others play, or there are no ranks."""
        return None

    def solo_rank(self, result: int) -> int:
        """Return the number of the rank, from 0, for a `solo_result`."""
        return sum(result > most for most in self.solo_ranks)

    @abstractmethod
    def resample_hidden(self, state: S, seat: int | None, seed: int) -> S:
        """Resample what is hidden from the seat, from `seed` alone.

        The seat cannot distinguish the new state from this one.
        """

    @abstractmethod
    def tick(self, state: S) -> Message:
        """Return the name of the part of the game (such as a round) this position belongs to."""

    def turn(self, state: S) -> Hashable:
        """Return what tells a seat's turns in the same part of the game apart, such as the companies still to come.

        Consecutive decisions of a seat belong to one turn while this value and `tick` stay the same.
        """
        return None

    def revealed(self, state: S) -> int:
        """Return a counter that increases whenever hidden chance was drawn or hidden information was revealed.

        An undo across an increase can then require consent.
        """
        return 0

    def known_chance(self, state: S) -> Mapping[str, tuple[str, ...]]:
        """Return the chance outcomes that are public so far, as a script for a `Setup`.

        With this script and any seed, the same actions lead to this position.
        """
        return {}

    def cite(self, state: S, action: Action, refusal: Refusal) -> Refusal:
        """Return a refusal with the title's own rule where shared code named a shared one."""
        return refusal

    def needs_sandbox(self, options: Any) -> bool:
        """True if these options need a sandbox run: only a trial shows whether a game with them can be played."""
        return False

    # the same for every title

    def __reduce__(self) -> tuple[Any, ...]:
        """A title is pickled by its id: other processes have it themselves."""
        from .registry import find  # the registry imports this module

        return find, (self.id,)

    @cached_property
    def presentation(self) -> Presentation[S]:
        """Texts and pictures."""
        presentation: Presentation[S] = _load(self.presented_by)()
        return presentation

    @cached_property
    def checking(self) -> Checking[S]:
        """Invariants and candidates."""
        checking: Checking[S] = _load(self.checked_by)()
        return checking

    @cached_property
    def programs(self) -> Programs | None:
        """The orders that players may leave; None: the title has none."""
        if not self.programmed_by:
            return None
        programs: Programs = _load(self.programmed_by)()
        return programs

    @property
    def rules_version(self) -> int:
        """The newest version of the rules, which new games get."""
        return self.rules_versions[-1]

    def start(self, setup: Setup) -> tuple[S, Log]:
        """Check the setup, deal, and run to the first decision. Return the state and the events."""
        if setup.rules not in self.rules_versions:
            raise BadSetup(f"rules: version {setup.rules} of {self.id} is not known here")
        if not self.min_players <= len(setup.players) <= self.max_players:
            raise BadSetup(f"players: {self.id} takes {self.min_players} to {self.max_players} players")
        check_texts_and_seed(setup)
        self._check_chance(setup)
        options = self.read_options(setup.options)
        check_options(options, len(setup.players))
        state = self.deal(setup, options)
        log = Log()
        run(state, log)
        return state, log

    def read_options(self, options: Mapping[str, Any]) -> Any:
        """Convert options to the title's options struct. Raise `BadSetup` if they are invalid."""
        try:
            return msgspec.convert(options, self.options)
        except msgspec.ValidationError as error:
            raise BadSetup(f"options: {error}") from None

    def preset(self, name: str) -> Mapping[str, Any]:
        """Return the options of a preset. Raise `BadSetup` if there is no such preset."""
        if name not in self.presets:
            raise BadSetup(f"preset {name[:60]!r}: {self.id} has {', '.join(self.presets) or 'none'}")
        return self.presets[name]

    def _check_chance(self, setup: Setup) -> None:
        """Reject scripted chance of unknown purposes, so that typos fail and nothing useless is stored."""
        for purpose, names in setup.chance.items():
            matching = [known for key, known in self._chance_keys if key.fullmatch(purpose)]
            if not matching:
                raise BadChance(f"chance {purpose[:60]!r}: {self.id} has no such purpose")
            allowed = matching[0]
            if len(names) > MOST_SCRIPTED or any(len(name) > MOST_SCRIPTED for name in names):
                raise BadChance(f"chance {purpose!r}: at most {MOST_SCRIPTED} names of {MOST_SCRIPTED} characters")
            for name in names:
                if allowed is not None and name not in allowed:
                    raise BadChance(f"chance {purpose!r}: {name!r} is none of {', '.join(allowed)}")

    @cached_property
    def _chance_keys(self) -> list[tuple[re.Pattern[str], Collection[str] | None]]:
        return [(re.compile(pattern), names) for pattern, names in self.chance_keys.items()]

    def decode_action(self, raw: bytes | msgspec.Raw) -> Action:
        """Decode an action from JSON. Raise `msgspec.ValidationError` or `DecodeError` if it is malformed."""
        action: Action = self._decoder.decode(raw)
        return action

    @cached_property
    def _decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.action)
