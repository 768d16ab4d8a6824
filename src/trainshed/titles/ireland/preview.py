"""Previews of 18Ireland: what the choices of a question would bring, beside what all track games preview.

Everything here may take long: it is made in a process of its own, never for a view or a question.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from trainshed.rail.play.preview import RailPreview
from trainshed.rail.play.preview import values_only as rail_values

from .building_preview import Building
from .launch_preview import SlotRun
from .merger_preview import MergerRuns
from .private_preview import PrivateForecast


class IrelandPreview(RailPreview, frozen=True, kw_only=True):
    """Best runs, effects of the legal actions, and forecasts of 18Ireland's own steps."""

    buildings: tuple[Building | None, ...] = ()
    """What the legal actions build, in their order; empty if none of them builds."""
    privates: tuple[PrivateForecast, ...] = ()
    mergers: tuple[MergerRuns, ...] = ()
    """In a merger round: best runs before and after the mergers that can be proposed, or are voted on."""
    slots: tuple[SlotRun, ...] = ()
    """In a stock round: first runs from the slots at which a company could be launched."""


def values_only(preview: IrelandPreview) -> IrelandPreview:
    """Return a preview without what follows from best runs; what building costs stays."""
    buildings = tuple([it and replace(it, **WITHOUT_RUNS) for it in preview.buildings])
    return replace(rail_values(preview), buildings=buildings, privates=(), mergers=(), slots=())


WITHOUT_RUNS: dict[str, Any] = {"before": 0, "after": 0, "price": 0, "price_after": 0, "why": (), "others": ()}
"""Of a `Building`: everything that a best run tells."""
