"""Phases: what the first train of a kind sets off."""

from __future__ import annotations

from trainshed.core import Log
from trainshed.rail.owners import POOL
from trainshed.rail.trains import PhaseChange

from .events import PhaseBegan, Rusted
from .state import RailState


def owners_by_card(state: RailState) -> dict[str, str]:
    """Return the owner of every train card: companies and the pool."""
    return {card.id: owner for owner, cards in state.depot.owned.items() for card in cards}


def appear(state: RailState, kind: str, change: PhaseChange | None, owners: dict[str, str], log: Log) -> None:
    """Report a new phase and the trains that left the game; `owners` are those from before the change."""
    if change is None:
        return
    phase = state.depot.phase
    if phase.starts == kind:
        log.append(PhaseBegan(phase.id, kind, phase.colour, max(phase.limit.values())))
    rusts = [name for name, data in state.depot.roster.kinds.items() if data.rusts_on == kind]
    for name in rusts:
        lost = (owners[id] for id in change.rusted if id.rpartition("-")[0] == name)
        log.append(Rusted(name, tuple(owner for owner in lost if owner != POOL)))
