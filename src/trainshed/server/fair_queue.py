"""A queue in which people and tables take turns, so that nobody with many jobs holds up the others."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from enum import IntEnum
from typing import Generic, TypeVar

T = TypeVar("T")
MOST_WAITING = 60
"""Jobs one person may have waiting."""


class Urgency(IntEnum):
    """Who waits for a job; those of a lower number are all done first."""

    WATCHED = 0
    """Somebody looks on."""
    UNWATCHED = 1
    """A person plays, who is not here now."""
    BOTS_ONLY = 2
    """Nobody."""


class FairQueue(Generic[T]):
    """Jobs by urgency, then by owner in turn, then by the owner's tables in turn."""

    def __init__(self) -> None:
        self._levels: tuple[dict[str, dict[str, deque[T]]], ...] = ({}, {}, {})

    def __bool__(self) -> bool:
        return any(self._levels)

    def put(self, job: T, owner: str, table: str, urgency: Urgency = Urgency.WATCHED) -> bool:
        """Add a job; False if its owner has too many."""
        tables = self._levels[urgency].setdefault(owner, {})
        if sum(map(len, tables.values())) >= MOST_WAITING:
            return False
        tables.setdefault(table, deque()).append(job)
        return True

    def take(self, least: Urgency = Urgency.BOTS_ONLY) -> T | None:
        """Remove and return the next job: of the owner, and of their table, that has waited longest for a turn.

        None if there is none as urgent as `least`.
        """
        for owners in self._levels[: least + 1]:
            for owner in list(owners):
                tables = owners.pop(owner)
                for table in list(tables):
                    jobs = tables.pop(table)
                    if jobs:
                        job = jobs.popleft()
                        if jobs:
                            tables[table] = jobs  # to the end of the owner's line
                        if tables:
                            owners[owner] = tables  # to the end of the line
                        return job
        return None

    def remove(self, table: str, which: Callable[[T], bool]) -> list[T]:
        """Remove and return the jobs of a table for which `which` is true."""
        found: list[T] = []
        for owners in self._levels:
            for tables in owners.values():
                jobs = tables.get(table)
                if jobs is not None:
                    found += [job for job in jobs if which(job)]
                    tables[table] = deque(job for job in jobs if not which(job))
        return found

    def __iter__(self) -> Iterator[T]:
        for owners in self._levels:
            for tables in owners.values():
                for jobs in tables.values():
                    yield from jobs
