"""Who acts, who has passed, who would have the priority: facts of the round for the view."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from .flow import NextOperating
from .state import IrelandState

TurnStep = Literal["issue", "lay-track", "build-station", "run-trains", "dividend", "buy-trains"]
_STEPS: dict[str, TurnStep] = {
    "issue": "issue",
    "lay-track": "lay-track",
    "build-station": "build-station",
    "run-trains": "run-trains",
    "dividend": "dividend",
    "buy-trains": "buy-trains",
    "last-chance": "buy-trains",
}
_PLAYER_TURNS = {"StockTurn", "TurnEnd", "MergerTurn", "PrivateTurn"}
"""Steps of the agenda that tell whose turn it is in a round of players."""


class TurnView(Struct, frozen=True):
    """A company's turn in an operating round."""

    company: str
    step: TurnStep
    """The step of the turn that is due, also while somebody else has to answer a question about it."""
    left: tuple[str, ...]
    """The companies that operate after it in this round."""


def company_turn(state: IrelandState) -> TurnView | None:
    """Return the turn of the company that operates; None outside operating rounds."""
    if state.round.kind != "operating":
        return None
    left = next((step.left for step in state.agenda if isinstance(step, NextOperating)), ())
    for step in reversed(state.agenda):
        found = _STEPS.get(str(type(step).__struct_config__.tag))
        if found is not None:
            company: str = step.company
            return TurnView(company, found, left)
    return None


def passed(state: IrelandState) -> frozenset[int]:
    """The seats that passed one after the other before the player on turn (2.1, 4.3, 12)."""
    turns: list[Any] = [step for step in state.agenda if type(step).__name__ in _PLAYER_TURNS]
    if not turns or not state.passes:
        return frozenset()
    seats = list(state.clockwise((turns[-1].seat + 1) % state.seats))
    before = seats[:-1] if seats and seats[-1] == turns[-1].seat else seats
    return frozenset(before[-state.passes :])


def next_priority(state: IrelandState) -> int | None:
    """Who gets the priority card if nobody acts any more in this stock round (4.11); None outside of stock rounds."""
    if state.round.kind != "stock":
        return None
    return state.left_of(state.last_active) if state.last_active >= 0 else state.priority


def priority_after_acting(state: IrelandState) -> int | None:
    """Who gets it if the player on turn acts and nobody after that; None if no player is on turn in a stock round."""
    top: Any = state.agenda[-1] if state.agenda else None
    if state.round.kind != "stock" or type(top).__name__ != "StockTurn":
        return None
    return state.left_of(top.seat)
