"""How 18Lilliput is shown: texts, pictures, the contents of the box, previews."""

from __future__ import annotations

from typing import Any

from trainshed.core import Action, Message, Presentation
from trainshed.rail.draw.reached import MapReach, map_reach
from trainshed.rail.reach import reach

from . import picture, text
from .pieces import LilliputPieces, pieces
from .preview import LilliputPreview, preview
from .state import State


class LilliputPresentation(Presentation[State]):
    """Texts and pictures of 18Lilliput."""

    def describe(self, state: State, action: Action) -> Message:
        return text.describe(state, action)

    def summary(self, state: State, seat: int | None) -> list[Message]:
        return text.summary(state, seat)

    def epilogue(self, state: State) -> list[Message]:
        return text.epilogue(state)

    def parse(self, state: State, seat: int, typed: str) -> Action | None:
        return text.parse(state, seat, typed)

    def svg(self, state: State, seat: int | None, **how: Any) -> str:
        return picture.svg(state, seat, **how)

    def pieces(self, version: int, options: Any) -> LilliputPieces:
        return pieces(options)

    def reach(self, state: State, company: str) -> MapReach | None:
        """Return the track a company can reach and the cities that are full for it (1.4.2)."""
        return map_reach(state.board, company, reach(state.board, company)) if company in state.box.companies else None

    def preview(self, state: State, seat: int | None) -> LilliputPreview:
        return preview(state, seat)
