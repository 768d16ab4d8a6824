"""The current actions of a game, computed from a log that also keeps undone actions."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import msgspec

from trainshed.core import Action, Event, Game, Message, Setup

from .statements import Entry
from .wire import UndoChange


class ActionResult(msgspec.Struct, frozen=True):
    """The events of an action when it was played, and the game's tick after it.

    For an undo or redo: the tick before it, and in `led_to` the tick of the position it led to.
    """

    events: tuple[Event, ...]
    tick: Message
    led_to: Message | None = None


class Undone(msgspec.Struct, frozen=True):
    """Body of an undo entry: the numbers of the undone actions, and the command. Older bodies are the numbers alone."""

    undoes: tuple[int, ...]
    what: UndoChange = "take-back"
    early: bool = False
    """True if it went to an earlier position than the one named, because a bot was to act there."""


class Snapshot(NamedTuple):
    """The game before an undo, to be restored by a redo. Its lists are never changed."""

    game: Game
    numbers: list[int]
    revealed: list[int]
    ticks: list[Message]
    turns: list[Hashable]


class LogStep(NamedTuple):
    """What an entry did to the list of current actions: from place `first` on it became `tail`."""

    number: int
    first: int
    tail: tuple[int, ...]
    changed: tuple[int, ...]
    """The numbers of the actions played, undone or restored."""


class GameHistory:
    """A game and the log numbers of its actions. Entries are added in order. A copy takes microseconds."""

    __slots__ = (
        "_actions",
        "_snapshots",
        "_steps",
        "game",
        "numbers",
        "results",
        "revealed",
        "revision",
        "ticks",
        "turns",
    )

    def __init__(self, setup: Setup) -> None:
        self.game = Game(setup)
        self.numbers: list[int] = []
        """By action: its log number. `numbers[i]` led to position i + 1."""
        self.revealed = [self.game.revealed]
        """By position: the value of `Title.revealed`."""
        self.ticks = [self.game.tick]
        """By position: the tick (the part of the game, such as a round)."""
        self.turns = [self.game.turn]
        """By position: the value of `Title.turn`."""
        self.results = {0: ActionResult(tuple(next(self.game.log())[1]), self.ticks[0])}
        self.revision = 0
        """The number of undos and redos so far."""
        self._actions: dict[int, Action] = {}
        self._steps: list[LogStep] = []
        self._snapshots: tuple[Snapshot, ...] = ()
        """The games before the undos that can be redone, the next one last."""

    def copy(self) -> GameHistory:
        other = GameHistory.__new__(GameHistory)
        other.game = self.game.copy()
        other.numbers = self.numbers.copy()
        other.revealed = self.revealed.copy()
        other.ticks = self.ticks.copy()
        other.turns = self.turns.copy()
        other.results = self.results.copy()
        other.revision = self.revision
        other._actions = self._actions.copy()
        other._steps = self._steps.copy()
        other._snapshots = self._snapshots
        return other

    @property
    def moves(self) -> int:
        return len(self.numbers)

    @property
    def redoable(self) -> tuple[int, ...]:
        """The numbers of the actions that the next redo restores."""
        if not self._snapshots:
            return ()
        present = set(self.numbers)
        return tuple(number for number in self._snapshots[-1].numbers if number not in present)

    def action(self, number: int) -> Action:
        """Return the action of a log number, undone or not."""
        return self._actions[number]

    def apply_entry(self, entry: Entry) -> None:
        """Apply the next log entry: an action, an undo or a redo.

        Raise `Illegal` if the action is illegal; this copy of the history is then useless.
        """
        if entry.kind == "act":
            action = self.game.title.decode_action(entry.body.encode())
            self._actions[entry.n] = action
            self._steps.append(LogStep(entry.n, self.moves, (entry.n,), (entry.n,)))
            events = self._play(entry.n, action)
            self.results[entry.n] = ActionResult(tuple(events), self.ticks[-1])
            self._snapshots = ()
            return
        tick = self.ticks[-1]
        if entry.kind == "undo":
            gone = undone_by(entry).undoes
            first, changed = self._undo(set(gone)), gone
        else:
            changed = self.redoable
            first = self._redo()
        self._steps.append(LogStep(entry.n, first, tuple(self.numbers[first:]), changed))
        self.results[entry.n] = ActionResult((), tick, self.ticks[-1])
        self.revision += 1

    def _play(self, number: int, action: Action) -> list[Event]:
        game = self.game
        events = game.play(action)
        self.numbers.append(number)
        self.revealed.append(game.revealed)
        self.ticks.append(game.tick)
        self.turns.append(game.turn)
        return events

    def _undo(self, gone: set[int]) -> int:
        """Remove these actions; return the place of the first. Those that stay after it are played again."""
        first = next((place for place, number in enumerate(self.numbers) if number in gone), None)
        if first is None:
            return self.moves
        before = Snapshot(self.game, self.numbers, self.revealed, self.ticks, self.turns)
        self.game = before.game.at(first)
        self.numbers = before.numbers[:first]
        self.revealed = before.revealed[: first + 1]
        self.ticks = before.ticks[: first + 1]
        self.turns = before.turns[: first + 1]
        for number in before.numbers[first:]:
            if number not in gone:
                self._play(number, self._actions[number])
        self._snapshots += (before,)
        return first

    def _redo(self) -> int:
        """Restore the game before the last undo; return the place of the first action that changed."""
        *others, before = self._snapshots
        first = _common(self.numbers, before.numbers)
        self.game = before.game.copy()
        self.numbers = before.numbers.copy()
        self.revealed = before.revealed.copy()
        self.ticks = before.ticks.copy()
        self.turns = before.turns.copy()
        self._snapshots = tuple(others)
        return first

    # earlier versions

    def as_of(self, version: int) -> Game:
        """Return the game as it was when `version` was the last number."""
        numbers: list[int] = []
        for step in self._steps:
            if step.number > version:
                break
            numbers[step.first :] = step.tail
        same = _common(self.numbers, numbers)
        game = self.game.at(same)
        for number in numbers[same:]:
            game.play(self._actions[number])
        return game

    def steps_since(self, version: int) -> list[LogStep]:
        """Return what happened to the game after `version`, the newest first."""
        found = []
        for step in reversed(self._steps):
            if step.number <= version:
                break
            found.append(step)
        return found

    def touched_since(self, seat: int, version: int) -> bool:
        """True if an undo or redo after `version` removed or restored an action of the seat."""
        for step in self.steps_since(version):
            taken_back = self.results[step.number].led_to is not None
            if taken_back and any(self._actions[number].seat == seat for number in step.changed):
                return True
        return False

    def seat_changed_since(self, seat: int, version: int) -> bool:
        """True if the seat has acted, or one of its actions was undone or restored, after `version`."""
        return any(self._actions[number].seat == seat for step in self.steps_since(version) for number in step.changed)


def _common(one: Sequence[int], other: Sequence[int]) -> int:
    """Return the length of the common beginning."""
    same = 0
    for ours, theirs in zip(one, other, strict=False):
        if ours != theirs:
            break
        same += 1
    return same


def undone_by(entry: Entry) -> Undone:
    """Return what an undo entry removes, and by which command."""
    body = msgspec.json.decode(entry.body, type=Undone | tuple[int, ...])
    return body if isinstance(body, Undone) else Undone(body)


def restored_by(entry: Entry) -> tuple[int, ...]:
    """Return the numbers of the actions a redo entry restores."""
    return msgspec.json.decode(entry.body, type=tuple[int, ...])


def same_decision(one: Game, other: Game, seat: int) -> bool:
    """True if the seat has the same decision in both positions: question, legal actions, revealed information."""
    if one.revealed != other.revealed:
        return False
    asked = seat in one.decision.seats
    if asked != (seat in other.decision.seats):
        return False
    if not asked:
        return True
    return (
        one.decision.question(seat) == other.decision.question(seat)
        and list(one.legal_actions.of(seat)) == list(other.legal_actions.of(seat))
        and list(one.legal_actions.of(seat).ranges()) == list(other.legal_actions.of(seat).ranges())
    )
