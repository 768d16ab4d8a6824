"""What is in the box of a track game: map and tiles, chart, trains, companies; and results worth keeping."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from tomllib import loads
from typing import Any

from msgspec import Struct

from trainshed.rail.map import Map
from trainshed.rail.market import Chart, MarketData
from trainshed.rail.trains import Roster


@cache
def read(path: Path) -> dict[str, Any]:
    """Return the content of a data file, which nobody changes."""
    return loads(path.read_text("utf-8"))


class CompanyFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """A company as the box describes it."""

    id: str
    name: str | Mapping[str, str]
    """By language, where it is translated."""
    home: str = ""
    kind: str = "company"
    """Its class, where limits differ by class."""


class RailBox:
    """Printed facts, shared by all games with the same edition."""

    companies: Mapping[str, CompanyFacts]

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
        """Best runs by what they depend on; the oldest go when there are too many."""
