"""What the map can show besides what lies on it: the track a company gets to, and the cities full for it (1.4.2)."""

from __future__ import annotations

from trainshed.rail.draw.reached import MapReach, map_reach

from .state import State


def reach(state: State, company: str) -> MapReach | None:
    """By the same search that judges tiles and stations; None if there is no such company."""
    if company not in state.facts.company_index:
        return None
    return map_reach(state.board, company, state.facts.reach(state.board, company))
