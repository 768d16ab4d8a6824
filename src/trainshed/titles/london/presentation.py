"""How London is shown: texts, the picture of a sheet, the printed map."""

from __future__ import annotations

from typing import Any

from trainshed.core import Action, Message, Presentation

from . import picture, text
from .board import BOARD, LondonBoard
from .state import State


class LondonPresentation(Presentation[State]):
    """Texts and pictures of London."""

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

    def board(self) -> LondonBoard:
        return BOARD
