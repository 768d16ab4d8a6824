"""What mergers change in the best runs: found by merging on a copy."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

from msgspec import Struct

from trainshed.core import Log
from trainshed.rail.play.purchases import best_within_limit
from trainshed.rail.play.running import best_run

from .merger import ChooseTarget, MergerTurn, MergerVote, propose_merger
from .merging import Set, merge
from .state import IrelandState

MOST = 24
"""So many sets are looked at."""


class MergerRuns(Struct, frozen=True):
    """Best runs of companies, and of the one they would become with the trains it may keep."""

    companies: tuple[str, ...]
    before: tuple[int, ...]
    after: int


def merger_runs(state: IrelandState) -> tuple[MergerRuns, ...]:
    """Return the runs of the sets that the present step is about; none outside merger rounds."""
    top: Any = state.agenda[-1] if state.agenda else None
    if isinstance(top, MergerTurn):
        named: Iterable[Set] = (action.companies for action in propose_merger.options(state, top))
        return tuple([_runs(state, top.seat, one) for one in islice(named, MOST)])
    if isinstance(top, MergerVote):
        return (_runs(state, top.proposer, top.companies_named),)
    return (_runs(state, top.seat, top.companies_named),) if isinstance(top, ChooseTarget) else ()


def _runs(state: IrelandState, proposer: int, named: Set) -> MergerRuns:
    target, later = state.unstarted_ten()[0], state.copy()
    merge(later, proposer, named, target, Log())
    before = tuple([best_run(state, company).revenue for company in named])
    return MergerRuns(named, before, best_within_limit(later, target).revenue)
