"""Game: the main public class, with an interface similar to python-chess."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from hashlib import blake2b
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from . import agenda
from .action import Action
from .agenda import Log
from .chance import SEED_LIMIT, BadChance
from .decision import Decision, LegalActions
from .message import Illegal, Message, Refusal
from .record import FORMAT, BadRecord, Record, Replay, read
from .registry import find
from .setup import Setup
from .title import Outcome, Score, Title, View

_SNAPSHOT_EVERY = 32


class Game:
    """A game in progress or finished.

    >>> import trainshed
    >>> game = trainshed.new("london", players=["Ann", "Bob"], seed=7)
    >>> game.decision.seats
    (0, 1)
    >>> action = next(iter(game.legal_actions))
    >>> action in game.legal_actions
    True
    >>> events = game.play(action)
    >>> game.decision.seats
    (1,)
    >>> game.undo() == action
    True
    """

    __slots__ = ("_actions", "_snapshots", "setup", "state", "title")

    def __init__(self, setup: Setup) -> None:
        self.title: Title[Any] = find(setup.title)
        self.setup = setup
        self.state: Any = self.title.start(setup)[0]
        self._actions: list[Action] = []
        self._snapshots: list[Any] = [self.state.copy()]

    # Playing

    @property
    def decision(self) -> Decision:
        """The current decision: the seats that must act, and their options."""
        return Decision(self, agenda.waiting(self.state))

    @property
    def legal_actions(self) -> LegalActions:
        """The legal actions of every seat that must act, computed lazily."""
        return LegalActions(self, agenda.waiting(self.state))

    def why_not(self, action: Action) -> Refusal | None:
        """Return why the action is illegal now, or None if it is legal."""
        return agenda.why_not(self.title, self.state, action)

    def play(self, action: Action) -> Log:
        """Apply a legal action and return its events. Raise `Illegal` and change nothing if it is illegal."""
        state, actions = self.state, self._actions
        refusal = agenda.why_not(self.title, state, action)
        if refusal is not None:
            raise Illegal(refusal, action)
        try:
            log = agenda.apply(state, action)
        except BadChance as error:  # the script of the setup asks for an outcome that cannot happen here
            self._rewind(len(actions))
            message = Message("core-refuse-chance", {"reason": str(error)[:200]})
            raise Illegal(Refusal("core/chance", message), action) from None
        actions.append(action)
        if len(actions) % _SNAPSHOT_EVERY == 0:
            self._snapshots.append(state.copy())
        return log

    def undo(self) -> Action:
        """Undo the last action and return it."""
        if not self._actions:
            raise IndexError("nothing to undo")
        action = self._actions[-1]
        self._rewind(len(self._actions) - 1)
        return action

    def _rewind(self, n: int) -> None:
        actions = self._actions[:n]
        kept = n // _SNAPSHOT_EVERY
        del self._snapshots[kept + 1 :]
        state = self._snapshots[kept].copy()
        for action in actions[kept * _SNAPSHOT_EVERY :]:
            agenda.apply(state, action)
        self.state, self._actions = state, actions

    # Inspecting

    @property
    def over(self) -> bool:
        return not self.state.agenda

    @property
    def outcome(self) -> Outcome | None:
        """The result of the game; None while it is in progress."""
        return self.title.outcome(self.state) if self.over else None

    def scores(self) -> tuple[Score, ...]:
        """Return the current scores, by seat."""
        return self.title.scores(self.state)

    @property
    def solo_result(self) -> int | None:
        """What the rank of a finished solo game is read from; None: not over, others play, or there are no ranks."""
        return self.title.solo_result(self.state) if self.over else None

    def view(self, seat: int | None = None) -> View:
        """Return what a seat (None: a spectator) may see."""
        return self.title.view(self.state, seat)

    @property
    def digest(self) -> str:
        """Hash of the position. Equal positions have equal digests, on every machine."""
        return blake2b(repr(self.state.key()).encode(), digest_size=16).hexdigest()

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple(self._actions)

    @property
    def played(self) -> int:
        """The number of actions played."""
        return len(self._actions)

    def at(self, n: int) -> Game:
        """Return a copy of this game at the position after its first n actions."""
        if not 0 <= n <= len(self._actions):
            raise IndexError(f"there are {len(self._actions)} actions")
        other = self.copy()
        other._rewind(n)
        return other

    def log(self) -> Iterator[tuple[Action | None, Log]]:
        """Yield every action with its events. The first item is the deal, with action None."""
        state, events = self.title.start(self.setup)
        yield None, events
        for action in self._actions:
            yield action, agenda.apply(state, action)

    @property
    def tick(self) -> Message:
        """The name of the part of the game this position belongs to."""
        return self.title.tick(self.state)

    @property
    def turn(self) -> Hashable:
        """What tells a seat's turns in the same tick apart."""
        return self.title.turn(self.state)

    @property
    def revealed(self) -> int:
        """A counter that increases whenever hidden information is revealed."""
        return self.title.revealed(self.state)

    # Texts and pictures

    def describe(self, action: Action) -> Message:
        """Return the text of an action in a list of choices."""
        return self.title.presentation.describe(self.state, action)

    def summary(self, seat: int | None = None) -> list[Message]:
        """Return the position as text."""
        return self.title.presentation.summary(self.state, seat)

    def epilogue(self) -> list[Message]:
        """Return what to report at the end of the game besides scores and winners."""
        return self.title.presentation.epilogue(self.state)

    def parse(self, seat: int, typed: str) -> Action | None:
        """Parse an action typed by a player; None if the text is not an action of this title."""
        return self.title.presentation.parse(self.state, seat, typed)

    def svg(self, seat: int | None = None, **how: Any) -> str:
        """Return an SVG picture of the position as a seat may see it."""
        return self.title.presentation.svg(self.state, seat, **how)

    def reach(self, company: str) -> Struct | None:
        """Return the part of the map a company can reach; None if there is no such company or no map."""
        return self.title.presentation.reach(self.state, company)

    def explained_run(self, company: str) -> Struct | None:
        """Return the best run of a company, explained; None if there is no such company or there are no trains."""
        return self.title.presentation.explained_run(self.state, company)

    def find_route(self, company: str, choice: Any, others: Any = (), which: int = 0) -> Struct | None:
        """Return a route that a player draws beside others; None if there is no such company or there are no trains."""
        return self.title.presentation.find_route(self.state, company, choice, others, which)

    def best_rest(self, company: str, kept: Any = ()) -> Struct | None:
        """Return the best routes beside some that are kept; None if there is no such company or there are no trains."""
        return self.title.presentation.best_rest(self.state, company, kept)

    def preview(self, seat: int | None = None, *, seed: int = 0) -> Struct | None:
        """Return the effects of the seat's legal actions and the best runs, without using hidden information."""
        return self.title.presentation.preview(self.title.resample_hidden(self.state, seat, seed), seat)

    # Checks

    def violations(self) -> Iterable[str]:
        """Return violated invariants, as text for developers."""
        return self.title.checking.violations(self.state)

    def candidates(self, seat: int) -> Iterable[Action]:
        """Return actions a player might try now, legal or not."""
        return self.title.checking.candidates(self.state, seat)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        where = "over" if self.over else f"seats {self.decision.seats} to act"
        return f"<Game of {self.setup.title}, {len(self._actions)} actions, {where}>"

    # Copies and files

    def copy(self) -> Game:
        """Return an equal, independent game. Playing on in the copy does not change this game."""
        other = Game.__new__(Game)
        other.title = self.title
        other.setup = self.setup
        other.state = self.state.copy()
        other._actions = self._actions.copy()
        other._snapshots = self._snapshots.copy()
        return other

    def resample_hidden(self, seat: int | None, seed: int) -> Game:
        """Return a game with everything hidden from the seat resampled, from `seed` alone.

        The seat cannot distinguish it from this game. It cannot be undone past this point, because its earlier
        positions would be invented.
        """
        other = Game.__new__(Game)
        other.title = self.title
        other.setup = Setup(self.setup.title, self.setup.rules, self.setup.players, seed, self.setup.options)
        other.state = self.title.resample_hidden(self.state, seat, seed)
        other._actions = []
        other._snapshots = [other.state.copy()]
        return other

    def public_setup(self, seed: int) -> Setup:
        """Return a setup with another seed that holds only public chance; the same actions lead to this position.

        Where nothing of the seed is secret, it is the setup itself.
        """
        if not self.title.secret_seed:
            return self.setup
        return replace(self.setup, seed=seed, chance=dict(self.title.known_chance(self.state)))

    @property
    def record(self) -> Record:
        """The record this game is saved as: setup and actions."""
        return Record(FORMAT, self.setup, tuple(self._actions))

    @classmethod
    def load(cls, source: Record | bytes | str) -> Game:
        """Replay a record to its end. Raise `BadRecord`, which says where and why, if that fails."""
        replayed = replay(source)
        if replayed.damage is not None or replayed.game is None:
            raise BadRecord(replayed)
        return replayed.game


def replay(source: Record | bytes | str) -> Replay:
    """Replay a record as far as it is valid. Return the game after the valid prefix, and the damage that follows it."""
    return read(source, Game)


def new(
    title: str,
    players: Iterable[str] | int = 1,
    *,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    chance: Mapping[str, Iterable[str]] | None = None,
) -> Game:
    """Start a game. `players` is the names or the number of players. Without a seed, a random one is used.

    >>> new("london", players=3, seed=1).setup.players
    ('Player 1', 'Player 2', 'Player 3')
    """
    from secrets import randbelow  # here, since it is slow to import and few commands need it

    if isinstance(players, int):
        players = [f"Player {number + 1}" for number in range(players)]
    setup = Setup(
        title=title,
        rules=find(title).rules_version,
        players=tuple(players),
        seed=randbelow(SEED_LIMIT) if seed is None else seed,
        options=dict(options or {}),
        chance={purpose: tuple(names) for purpose, names in (chance or {}).items()},
    )
    return Game(setup)
