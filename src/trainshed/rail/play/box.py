"""What is in the box of a track game: map and tiles, chart, trains, companies; and results worth keeping."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from trainshed.rail.map import Map
from trainshed.rail.market import Chart, MarketData
from trainshed.rail.trains import Roster

MAX_CACHED_RUNS = 20_000


class CompanyFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """A company as the box describes it."""

    id: str
    name: Mapping[str, str]
    """By language."""
    home: str = ""
    kind: str = "company"
    """Its class, where limits differ by class."""


class RailBox:
    """Printed facts, shared by all games with the same edition. Results are kept by their inputs, oldest out first."""

    def __init__(
        self, map: Map, roster: Roster, companies: tuple[CompanyFacts, ...], chart: Chart | None = None
    ) -> None:
        self.map = map
        self.tiles = map.tiles
        self.roster = roster
        self.chart = chart or Chart(MarketData(rows=()))
        self.companies = {company.id: company for company in companies}
        self.classes = {company.id: company.kind for company in companies}
        self.runs: dict[tuple[Any, ...], Any] = {}

    def keep_run(self, key: tuple[Any, ...], run: Any) -> Any:
        """Keep the result of a search; the oldest one goes when there are too many."""
        if len(self.runs) >= MAX_CACHED_RUNS:
            del self.runs[next(iter(self.runs))]
        self.runs[key] = run
        return run
