"""What the power of each private is good for at present: facts for the view, judged by the rules of the powers (11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from .powers import PAIRS
from .state import IrelandState

When = Literal["now", "track", "run", "blocks", "used", "unusable", "gone"]


class Power(Struct, frozen=True):
    """When a company that owns the private can use it, and the fact that decides it.

    `now`: in any step of its turn. `track`: in the track step. `run`: it works in each run by itself. `blocks`: it
    keeps a cell closed while a player owns it. `used`, `unusable`, `gone`: no more.
    """

    when: When
    fact: Literal["", "built", "closes-cell", "open", "no-power", "uses-left", "by-itself", "starts"] = ""
    cell: str = ""
    """The cell that the fact is about."""
    left: int = 0
    """How often it can still be used, if that is counted."""


def power_of(state: IrelandState, private: str) -> Power:
    """Return the present state of a private's power."""
    if private not in state.privates:
        offered = private in state.offered
        return _OF.get(private, _marker)(state, private) if offered else Power("gone")
    return _OF.get(private, _marker)(state, private)


def _of_player(state: IrelandState, private: str) -> bool:
    return state.privates.get(private, "@").startswith("@")


def _marker(state: IrelandState, private: str) -> Power:
    return Power("now")


def _dalkey(state: IrelandState, private: str) -> Power:
    """Dalkey Atmospheric keeps its cell closed while a player owns it, no more (11.3)."""
    (cell,) = state.box.privates[private].cells
    return Power("blocks", "closes-cell", cell) if _of_player(state, private) else Power("unusable", "no-power", cell)


def _pair(state: IrelandState, private: str) -> Power:
    """Two tiles on blank cells, the first of them on given ones (11.4, 11.7)."""
    pair, laid = PAIRS[private], state.board.laid
    blank = pair.blank(state)
    if len(blank) < 2 or not any(cell in blank for cell in pair.first):
        built = [cell for cell in (*pair.first, *state.box.privates[private].cells) if cell in laid]
        return Power("unusable", "built", built[0])
    return Power("track")


def _board_of_works(state: IrelandState, private: str) -> Power:
    left = state.box.privates[private].uses - state.used.get(private, 0)
    return Power("track", "uses-left", left=left)


def _drumglass(state: IrelandState, private: str) -> Power:
    """Drumglass Colliery lays one tile on its cell, and keeps it closed while a player owns it (11.8)."""
    (cell,) = state.box.privates[private].cells
    if state.used.get(private, 0):
        return Power("used", "built", cell)
    if cell in state.board.laid and state.options.power_colour:
        return Power("unusable", "built", cell)
    return Power("now", "closes-cell" if _of_player(state, private) else "open", cell)


def _shannon(state: IrelandState, private: str) -> Power:
    return Power("run", "by-itself")


def _dargan(state: IrelandState, private: str) -> Power:
    return Power("track", "by-itself")


def _mail(state: IrelandState, private: str) -> Power:
    sites = [cell for cell in state.box.privates[private].cells if cell not in state.board.laid]
    return Power("track") if sites else Power("unusable", "built", state.box.privates[private].cells[0])


def _kingstown(state: IrelandState, private: str) -> Power:
    return Power("used", "starts")


_OF: dict[str, Callable[[IrelandState, str], Power]] = {
    "DAR": _dalkey,
    "DR": _pair,
    "TDR": _pair,
    "BoW": _board_of_works,
    "DCR": _drumglass,
    "RSSC": _shannon,
    "WDE": _dargan,
    "TIM": _mail,
    "DK": _kingstown,
}
