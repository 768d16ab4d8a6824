"""Rounds: companies take their turns in order."""

from __future__ import annotations

from typing import Any

from trainshed.core import Log

from .choice import RailStep


class NextCompany(RailStep, frozen=True):
    """The first of the companies left takes its turn, then the others."""

    left: tuple[str, ...]

    def resolve(self, state: Any, log: Log) -> None:
        if not self.left:
            return
        first, *rest = state.rules.order(state, self.left)
        state.agenda.append(NextCompany(tuple(rest)))
        state.agenda += reversed(state.rules.turn(state, first))
