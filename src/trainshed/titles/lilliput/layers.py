"""Map overlays: the track a company can reach, and the cities that are full for it (1.4.2)."""

from __future__ import annotations

from trainshed.rail.draw.reached import MapReach, map_reach

from .state import State


def reach(state: State, company: str) -> MapReach | None:
    """Return the company's reach, by the search that also validates tiles and stations; None without such a company."""
    if company not in state.facts.company_index:
        return None
    return map_reach(state.board, company, state.facts.reach(state.board, company))
