"""Rules: what differs between track games, as data and functions named after rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from trainshed.core import Event, Refusal, Step
from trainshed.rail.reach import reach
from trainshed.rail.tile import Shape, Tile
from trainshed.rail.trains import TrainCard

from .refusals import Cites, refuse


class Permit(Struct, frozen=True):
    """The right to lay one tile this turn."""

    new: bool = True
    """It allows a tile of the first colour."""
    upgrade: bool = True
    """It allows a better tile over another one."""
    fee: int = 0
    upgrade_fee: int = 0


class TrackRules(Struct, frozen=True):
    """Laying tiles."""

    permits: Callable[[Any, str], tuple[Permit, ...]]
    """(state, company): the rights of one turn, in the order they are used."""
    connected: Callable[[Any, str, str, Shape], Refusal | None]
    """(state, company, cell, shape): why the tile is not connected to the company's track."""
    cost: Callable[[Any, str, str, Tile], int]
    """(state, company, cell, tile): what the company pays."""
    forbids: Callable[[Any, str, str], Refusal | None]
    """(state, company, cell): why the company may not lay there at all."""


class StationRules(Struct, frozen=True):
    """Stations."""

    costs: Callable[[Any, str], tuple[int, ...]]
    """(state, company): the cost of each station, the home first."""


class RunRules(Struct, frozen=True):
    """Running trains."""

    choice: Literal["best", "free"]
    """`best`: the highest revenue is run by itself; `free`: the director chooses any legal routes."""
    trains: Callable[[Any, str], tuple[TrainCard, ...]]


class TrainRules(Struct, frozen=True):
    """Buying trains."""

    must_own: bool = False
    """A company that can pay for a train must have one."""


class Rules(Struct, frozen=True):
    """The rules of one game: a frozen value per edition."""

    turn: Callable[[Any, str], tuple[Step[Any], ...]]
    """(state, company): the steps of its turn, in order."""
    order: Callable[[Any, tuple[str, ...]], tuple[str, ...]]
    """(state, companies): these companies in the order they act."""
    track: TrackRules
    stations: StationRules
    runs: RunRules
    trains: TrainRules
    cites: Cites
    follow_ups: Mapping[type[Event], Callable[[Any, Sequence[Event]], tuple[Step[Any], ...]]] = {}
    """By kind of event: the steps that follow from it."""


# usual functions


def one_tile(state: Any, company: str) -> tuple[Permit, ...]:
    """One tile a turn, new or an upgrade."""
    return (Permit(),)


def permissive(state: Any, company: str, cell: str, shape: Shape) -> Refusal | None:
    """Some track of the tile can be reached once it lies there, or touches a station of the company there."""
    found = reach(state.board, company)
    if found.joins(cell, shape) or found.uses(state.board, company, cell, shape):
        return None
    return refuse("track.reach", "reach", cell, company=company, cell=cell)


def terrain(state: Any, company: str, cell: str, tile: Tile) -> int:
    """The printed cost of the cell, for the first tile there."""
    cost: int = state.board.cost(cell, tile.shape(0))
    return cost


def nowhere_forbidden(state: Any, company: str, cell: str) -> Refusal | None:
    """No cell is closed."""
    return None


def all_trains(state: Any, company: str) -> tuple[TrainCard, ...]:
    """All trains of the company run."""
    cards: tuple[TrainCard, ...] = state.depot.of(company)
    return cards


def given_order(state: Any, companies: tuple[str, ...]) -> tuple[str, ...]:
    """The order in which they are listed."""
    return companies
