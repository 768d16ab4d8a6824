"""The budget: how long a search may last, and how much it has done."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

STEP = 4e-7
"""Seconds that one element costs when a list is sorted or copied, on a slow machine."""


class OutOfTime(Exception):  # noqa: N818 - named by its cause
    """The budget is spent; what has been found so far stands."""


class Clock:
    """Counts nodes and stops the search when the budget ends.

    Searches call `check` every few dozen nodes, so that the end is met within a fraction of a millisecond. A
    part of the budget is kept for text the answer.
    """

    __slots__ = ("deadline", "nodes", "started")

    def __init__(self, budget_ms: float | None = None) -> None:
        self.started = perf_counter()
        self.nodes = 0
        self.deadline = float("inf")
        if budget_ms is not None:
            self.deadline = self.started + max(0.0, budget_ms * 0.98 - 0.05) / 1000

    def check(self, nodes: int = 0) -> None:
        """Add to the count; raise `OutOfTime` past the deadline."""
        self.nodes += nodes
        if perf_counter() > self.deadline:
            raise OutOfTime

    def reserve(self, steps: int) -> None:
        """Raise `OutOfTime` now if so many quick steps in one go (sorting, copying) would pass the deadline."""
        if perf_counter() + steps * STEP > self.deadline:
            raise OutOfTime

    @property
    def ends(self) -> bool:
        """Whether there is a budget at all."""
        return self.deadline < float("inf")

    @property
    def ms(self) -> float:
        return (perf_counter() - self.started) * 1000


@contextmanager
def undisturbed() -> Iterator[None]:
    """Keep the garbage collector away: going through all that a big search holds takes it many milliseconds,
    which a budget does not have. A search makes no cycles, so nothing is lost by waiting.
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
