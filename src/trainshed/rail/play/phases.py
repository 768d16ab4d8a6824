"""Phases: what the first train of a kind sets off."""

from __future__ import annotations

from trainshed.core import Log
from trainshed.rail.owners import OUT, POOL
from trainshed.rail.trains import PhaseChange

from .choice import follow_ups
from .events import Flipped, PhaseBegan, Rusted, TrainGone
from .state import RailState

Owners = dict[str, tuple[str, ...]]
"""By kind of train: the companies that have one, each as often as it has one."""


def owners_by_kind(state: RailState) -> Owners:
    """Return who owns which trains."""
    found: dict[str, list[str]] = {}
    for owner, cards in state.depot.owned.items():
        if owner not in (POOL, OUT):
            for card in cards:
                found.setdefault(card.kind, []).append(owner)
    return {kind: tuple(companies) for kind, companies in found.items()}


def appear(state: RailState, kind: str, change: PhaseChange | None, owners: Owners, log: Log) -> None:
    """Report a new phase and what becomes of old trains; `owners` are those from before the change."""
    if change is None:
        return
    phase = state.depot.phase
    if phase.starts in change.appeared:
        small, large = min(phase.limit.values()), max(phase.limit.values())
        log.append(PhaseBegan(phase.id, kind, phase.colour, large, small if small != large else None))
    for old in state.depot.roster.kinds.values():
        if old.rusts_on in change.appeared:
            log.append(Rusted(old.id, owners.get(old.id, ())))
        elif old.obsolete_on in change.appeared:
            log.append(Rusted(old.id, owners.get(old.id, ()), obsolete=True))
        elif old.flips_on in change.appeared:
            log.append(Flipped(old.id, old.flips_to, owners.get(old.id, ())))
    state.rules.phase_began(state, log)


def export(state: RailState, log: Log, *, to_pool: bool) -> None:
    """The top train leaves the stack without being bought: into the pool, or out of the game, with all that follows."""
    began, owners = len(log), owners_by_kind(state)
    kind, change = state.depot.export(to_pool=to_pool)
    assert kind is not None
    log.append(TrainGone("", kind, "pool" if to_pool else "scrap"))
    appear(state, kind, change, owners, log)
    state.agenda += reversed(follow_ups(state, log[began:]))
