"""What the route solver answers, and why it can be trusted."""

from __future__ import annotations

from msgspec import Struct

from .problem import Name, Route


class Proof(Struct, frozen=True):
    """Why the answer can be trusted.

    `optimal`: nothing earns more. `bound`: nothing earns more than this; equal to the revenue when optimal.
    `alone`: what each train could earn with all track to itself. `first`: what the greedy start or the given
    one earned. `thresholds`: below this a train's route cannot be part of anything better than `first`.
    `routes`: how many routes lay above (-1: searched for one at a time). `nodes`: steps of the search.
    `ranked`: the alternatives asked for are the best ones.
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
    """Another set of routes and what it earns."""

    revenue: int
    routes: tuple[Route, ...]


class Solution(Struct, frozen=True):
    """What the trains earn together, by which routes; `extra` is paid for the whole set of routes."""

    revenue: int
    routes: tuple[Route, ...]
    extra: int
    proof: Proof
    alternatives: tuple[Alternative, ...] = ()
