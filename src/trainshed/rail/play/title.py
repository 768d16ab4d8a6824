"""Base class of a title: it calls the rest of the kit and holds no rules."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Mapping
from typing import Any, TypeVar

from trainshed.core import Action, Chance, Message, Refusal, Score, Title
from trainshed.core.title import round_tick

from .behind import name_full_cities
from .box import RailBox
from .refusals import cite
from .rules import Rules
from .state import Edition, RailState
from .view import place

S = TypeVar("S", bound=RailState)


class RailTitle(Title[S]):
    """A track game. Of what is hidden, it has only draws to come."""

    has_previews = True

    @abstractmethod
    def box(self, edition: Edition) -> RailBox:
        """Return the box of an edition."""

    @abstractmethod
    def rules(self, edition: Edition) -> Rules:
        """Return the rules of an edition."""

    @abstractmethod
    def parts(self, state: S) -> list[Mapping[str, int]]:
        """Return the parts of what counts at the end, by seat; opponents without a seat come last."""

    def scores(self, state: S) -> tuple[Score, ...]:
        """Return the sums by seat; equal sums share a place."""
        parts = self.parts(state)
        totals = [sum(one.values()) for one in parts]
        return tuple(Score(seat, totals[seat], parts[seat], place(totals, seat)) for seat in range(state.seats))

    def winners(self, state: S) -> tuple[int, ...]:
        """Return the seats in the first place."""
        return tuple(score.seat for score in self.scores(state) if score.place == 1)

    def resample_hidden(self, state: S, seat: int | None, seed: int) -> S:
        resampled = state.copy()
        resampled.chance = Chance(seed)
        return resampled

    def tick(self, state: S) -> Message:
        return round_tick(state.round.number)

    def turn(self, state: S) -> Hashable:
        """Return the part of the agenda that stays the same during a turn: steps below the top that ask nobody."""
        return tuple(step for step in state.agenda[:-1] if not step.tag)

    def cite(self, state: S, action: Action, refusal: Refusal) -> Refusal:
        return cite(state.rules.cites, self.id, state, action, name_full_cities(state, action, refusal))

    def needs_sandbox(self, options: Any) -> bool:
        """True if the box was corrected: the corrections may hold anything."""
        return bool(getattr(options, "data", None))
