"""Previews of 18Ireland: what the choices of a question would bring, beside what all track games preview.

Everything here may take long: it is made in a process of its own, never for a view or a question.
"""

from __future__ import annotations

from trainshed.rail.play.preview import RailPreview

from .building_preview import Building
from .merger_preview import MergerRuns
from .private_preview import PrivateForecast


class IrelandPreview(RailPreview, frozen=True, kw_only=True):
    """Best runs, effects of the legal actions, and forecasts of 18Ireland's own steps."""

    buildings: tuple[Building | None, ...] = ()
    """What the legal actions build, in their order; empty if none of them builds."""
    privates: tuple[PrivateForecast, ...] = ()
    mergers: tuple[MergerRuns, ...] = ()
    """In a merger round: best runs before and after the mergers that can be proposed, or are voted on."""
