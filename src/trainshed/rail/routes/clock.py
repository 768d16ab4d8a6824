"""The search budget: how long a search may take, and how much it has done."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

STEP = 4e-7
"""Seconds per element for sorting or copying a list, on a slow machine."""


STEPS_PER_NODE = 8
"""How many quick steps count as one node of work."""


class OutOfTime(Exception):  # noqa: N818 - named by its cause
    """The budget is spent; the results found so far are kept."""


class Clock:
    """Counts nodes and stops the search when the budget ends.

    Searches call `check` every few dozen nodes, so that the end is noticed within a fraction of a millisecond. A part
    of the budget is kept for building the answer.
    """

    __slots__ = ("deadline", "most_nodes", "nodes", "started")

    def __init__(self, budget_ms: float | None = None, work: int | None = None) -> None:
        self.started = perf_counter()
        self.nodes = 0
        self.most_nodes = float("inf") if work is None else work
        self.deadline = float("inf")
        if budget_ms is not None:
            self.deadline = self.started + max(0.0, budget_ms * 0.98 - 0.05) / 1000

    def check(self, nodes: int = 0) -> None:
        """Add to the count; raise `OutOfTime` past the deadline or the limit of work."""
        self.nodes += nodes
        if perf_counter() > self.deadline or self.nodes > self.most_nodes:
            raise OutOfTime

    def reserve(self, steps: int) -> None:
        """Raise `OutOfTime` now if this many quick steps in a row (sorting, copying) would pass the deadline."""
        if perf_counter() + steps * STEP > self.deadline or self.nodes + steps // STEPS_PER_NODE > self.most_nodes:
            raise OutOfTime

    @property
    def ends(self) -> bool:
        """True if there is a budget of time."""
        return self.deadline < float("inf")

    @property
    def limits_work(self) -> bool:
        """True if there is a limit of work."""
        return self.most_nodes < float("inf")

    def lift_limit(self) -> None:
        """Allow the little work that is needed to build an answer."""
        self.most_nodes = float("inf")

    @property
    def ms(self) -> float:
        return (perf_counter() - self.started) * 1000


@contextmanager
def gc_paused() -> Iterator[None]:
    """Disable the garbage collector during a search with a budget.

    A collection over everything a big search holds takes many milliseconds, which a budget does not have. A search
    makes no reference cycles, so nothing is lost by waiting.
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
