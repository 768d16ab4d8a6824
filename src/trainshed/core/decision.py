"""Decision: which seats must act now. Legal actions are computed lazily; they support iteration, `len` and `in`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from . import agenda
from .action import Action, Range
from .message import Message

if TYPE_CHECKING:
    from .game import Game


class LegalActions:
    """The legal actions of all seats that must act, or of one of them.

    Iterating computes them. `in` calls `why_not` and does not enumerate. Where an action has a free number (a price,
    a bid), iteration gives a small sample, `in` accepts every allowed value, and `ranges` gives the limits.
    """

    __slots__ = ("_counted", "_game", "_seats")

    def __init__(self, game: Game, seats: tuple[int, ...]) -> None:
        self._game = game
        self._seats = seats
        self._counted: tuple[Any, int, list[Action]] | None = None
        """What `len` found: state, number of actions played, legal actions."""

    def __iter__(self) -> Iterator[Action]:
        # `list` asks for the length before the first action: what was counted then is not computed again.
        counted = self._counted
        if counted is not None and counted[0] is self._game.state and counted[1] == self._game.played:
            yield from counted[2]
        else:
            for seat in self._seats:
                yield from agenda.legal(self._game.state, seat)

    def __len__(self) -> int:
        found = [action for action in self]  # noqa: C416 - `list` would ask for the length
        self._counted = self._game.state, self._game.played, found
        return len(found)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __contains__(self, action: Any) -> bool:
        return isinstance(action, Action) and action.seat in self._seats and self._game.why_not(action) is None

    def ranges(self) -> Iterator[Range]:
        for seat in self._seats:
            yield from agenda.ranges(self._game.state, seat)

    def of(self, seat: int) -> LegalActions:
        """Return the legal actions of one seat; empty if the seat need not act."""
        return LegalActions(self._game, (seat,) if seat in self._seats else ())

    def __repr__(self) -> str:
        return f"<LegalActions of seats {self._seats}: {len(self)}>"


class Decision:
    """The seats that must act, the question for each, and the legal actions. No seats: the game is over."""

    __slots__ = ("_game", "seats")

    def __init__(self, game: Game, seats: tuple[int, ...]) -> None:
        self._game = game
        self.seats = seats

    def question(self, seat: int) -> Message:
        """Return the question for the seat."""
        if seat not in self.seats:
            raise ValueError(f"seat {seat} is asked nothing now")
        return agenda.question(self._game.state, seat)

    @property
    def legal_actions(self) -> LegalActions:
        return LegalActions(self._game, self.seats)

    def __repr__(self) -> str:
        return f"<Decision of seats {self.seats}>"
