"""Full cities in the way: a refusal that something is out of reach names them."""

from __future__ import annotations

from typing import Any

from trainshed.core import Action, Message, Refusal
from trainshed.core.message import Arg
from trainshed.rail.reach import Reach, reach

from .actions import LayTile, PlaceStation
from .naming import place_name


def name_full_cities(state: Any, action: Action, refusal: Refusal) -> Refusal:
    """Return the refusal, with the full cities but for which the company would reach the tile or the city."""
    if refusal.rule not in ("rail/track.reach", "rail/stations.reach"):
        return refusal
    if not isinstance(action, (LayTile, PlaceStation)):
        return refusal
    board, company = state.board, action.company

    def joined(found: Reach) -> bool:
        if isinstance(action, PlaceStation):
            return found.touches((action.cell, action.stop))
        shape = state.box.tiles[action.tile].shape(action.rotation)
        return not state.rules.track.connected(found, board, company, action.cell)(shape)

    now = reach(board, company)
    full = [place for place in board.blocked(company) if now.touches(place)]
    alone = [place for place in full if joined(reach(board, company, through=place))]
    if not alone and not (full and joined(reach(board, company, blocking=False))):
        return refusal
    cities = [place_name(board, place) for place in alone or full]
    args: dict[str, Arg] = {"why": refusal.message, "cities": ", ".join(cities), "count": len(cities)}
    cells = tuple(place[0] for place in alone or full)
    return Refusal(refusal.rule, Message("rail-refuse-behind-full", args), (*refusal.about, *cells))
