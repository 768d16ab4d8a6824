"""The route solver's result and its proof."""

from __future__ import annotations

from msgspec import Struct

from .problem import Name, Route


class Proof(Struct, frozen=True):
    """Why the result can be trusted.

    `optimal`: nothing earns more. `bound`: nothing earns more than this; equal to the revenue when optimal. `alone`:
    what each train could earn with all track to itself. `first`: the revenue of the first solution, greedy or given.
    `thresholds`: a train's route that earns less cannot be part of anything better than `first`. `routes`: the number
    of routes from the threshold up (-1: not listed, searched for one at a time). `nodes`: search steps. `ranked`: the
    requested alternatives are the best ones.
    """

    optimal: bool
    bound: int
    alone: dict[Name, int] = {}
    first: int = 0
    thresholds: dict[Name, int] = {}
    routes: dict[Name, int] = {}
    nodes: int = 0
    ms: float = 0.0
    ranked: bool = True


class Alternative(Struct, frozen=True):
    """Another set of routes and its revenue."""

    revenue: int
    routes: tuple[Route, ...]


class Solution(Struct, frozen=True):
    """The trains' total revenue and their routes; `extra` is the part paid for the whole set of routes."""

    revenue: int
    routes: tuple[Route, ...]
    extra: int
    proof: Proof
    alternatives: tuple[Alternative, ...] = ()
