"""Invariants of every state, and actions a person might try."""

from __future__ import annotations

from collections.abc import Iterator

from trainshed.core import Action, Checking
from trainshed.rail.play import checks
from trainshed.rail.play.candidates import candidates, lays

from .setup import in_play
from .state import FirstState
from .vocabulary import FirstAction


class FirstChecking(Checking[FirstState]):
    """Checks of 18CZ: Your first game. Companies may be over the train limit until their own turn (B13)."""

    def violations(self, state: FirstState) -> Iterator[str]:
        data = state.box.data
        yield from checks.conserved(state, (), len(data.stations))
        if not 1 <= state.round.number <= data.rounds:
            yield "there is no such round"

    def candidates(self, state: FirstState, seat: int) -> Iterator[Action]:
        companies = in_play(state)
        yield from candidates(state, seat, FirstAction, companies)
        yield from lays(state, seat, companies)
