"""The current actions of a game, computed from a log that also keeps undone actions."""

from __future__ import annotations

import msgspec

from trainshed.core import Action, Event, Game, Message, Setup

from .statements import Entry


class ActionResult(msgspec.Struct, frozen=True):
    """The events of an action when it was played, and the game's tick after it."""

    events: tuple[Event, ...]
    tick: Message


class GameHistory:
    """A game and the log numbers of its actions. Entries are added in order. A copy takes microseconds."""

    __slots__ = ("_actions", "_steps", "game", "numbers", "results", "revealed", "ticks")

    def __init__(self, setup: Setup) -> None:
        self.game = Game(setup)
        self.numbers: list[int] = []
        """By action: its log number. `numbers[i]` led to position i + 1."""
        self.revealed = [self.game.revealed]
        """By position: the value of `Title.revealed`."""
        self.ticks = [self.game.tick]
        """By position: the tick (the part of the game, such as a round)."""
        self.results = {0: ActionResult(tuple(next(self.game.log())[1]), self.ticks[0])}
        self._actions: dict[int, Action] = {}
        self._steps: list[tuple[int, tuple[int, ...] | None]] = []

    def copy(self) -> GameHistory:
        other = GameHistory.__new__(GameHistory)
        other.game = self.game.copy()
        other.numbers = self.numbers.copy()
        other.revealed = self.revealed.copy()
        other.ticks = self.ticks.copy()
        other.results = self.results.copy()
        other._actions = self._actions.copy()
        other._steps = self._steps.copy()
        return other

    @property
    def moves(self) -> int:
        return len(self.numbers)

    def apply_entry(self, entry: Entry) -> None:
        """Apply the next log entry: an action, or an undo with the numbers of the undone actions.

        Raise `Illegal` if the action is illegal; this copy of the history is then useless.
        """
        if entry.kind == "act":
            action = self.game.title.decode_action(entry.body.encode())
            self._actions[entry.n] = action
            self._steps.append((entry.n, None))
            events = self._play(entry.n, action)
            self.results[entry.n] = ActionResult(tuple(events), self.ticks[-1])
        else:
            gone = undone_by(entry)
            self._steps.append((entry.n, gone))
            self.results[entry.n] = ActionResult((), self.ticks[-1])
            self._drop(set(gone))

    def _play(self, number: int, action: Action) -> list[Event]:
        game = self.game
        events = game.play(action)
        self.numbers.append(number)
        self.revealed.append(game.revealed)
        self.ticks.append(game.tick)
        return events

    def _drop(self, gone: set[int]) -> None:
        first = next((place for place, number in enumerate(self.numbers) if number in gone), None)
        if first is None:
            return
        kept = [number for number in self.numbers[first:] if number not in gone]
        self.game = self.game.at(first)
        del self.numbers[first:], self.revealed[first + 1 :], self.ticks[first + 1 :]
        for number in kept:
            self._play(number, self._actions[number])

    # earlier versions

    def as_of(self, version: int) -> Game:
        """Return the game as it was when `version` was the last number."""
        numbers: list[int] = []
        for number, gone in self._steps:
            if number > version:
                break
            if gone is None:
                numbers.append(number)
            else:
                numbers = [other for other in numbers if other not in gone]
        same = 0
        for ours, theirs in zip(self.numbers, numbers, strict=False):
            if ours != theirs:
                break
            same += 1
        game = self.game.at(same)
        for number in numbers[same:]:
            game.play(self._actions[number])
        return game

    def seat_changed_since(self, seat: int, version: int) -> bool:
        """True if the seat has acted, or one of its actions was undone, after `version`."""
        for number, gone in reversed(self._steps):
            if number <= version:
                return False
            if any(self._actions[other].seat == seat for other in (gone or (number,))):
                return True
        return False


def undone_by(entry: Entry) -> tuple[int, ...]:
    """Return the numbers of the actions an undo entry removes."""
    return tuple(msgspec.json.decode(entry.body, type=list[int]))


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
