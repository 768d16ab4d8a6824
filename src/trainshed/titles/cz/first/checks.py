"""Invariants of every state, and actions a person might try."""

from __future__ import annotations

from collections.abc import Iterator

from trainshed.core import Action, Checking
from trainshed.rail.play import checks
from trainshed.rail.play.candidates import candidates
from trainshed.rail.play.trains import BuyTrains

from .setup import in_play
from .state import FirstState


class FirstChecking(Checking[FirstState]):
    """Checks of 18CZ: Your first game."""

    def violations(self, state: FirstState) -> Iterator[str]:
        yield from checks.money(state)
        yield from checks.trains(state, state.edition.players)
        yield from checks.tiles(state)
        yield from checks.stations(state)
        yield from checks.certificates(state)
        if not 1 <= state.round.number <= state.box.data.rounds:
            yield "there is no such round"
        top = state.agenda[-1] if state.agenda else None
        for company in in_play(state):
            if len(state.board.stations_of(company)) > len(state.box.data.stations):
                yield f"{company} has too many stations"
        if not isinstance(top, BuyTrains) and sum(len(state.depot.of(company)) for company in in_play(state)) > 20:
            yield "there are more trains than the box holds"

    def candidates(self, state: FirstState, seat: int) -> Iterator[Action]:
        return candidates(state, seat, in_play(state))
