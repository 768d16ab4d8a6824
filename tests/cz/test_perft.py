"""Perft: the number of sequences of moves from fixed positions.

Listing moves in another order does not change these counts; a change of the rules does. Whoever changes a rule on
purpose counts again; a count that changed by itself is a mistake.
"""

from __future__ import annotations

import pytest

from tests.cz.table import begin, cover, give, give_pool, new, set_cash, to_phase
from trainshed.core import Game
from trainshed.core.contract import perft


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        # A home tile (15 rotations of 5, 6, 57) or none: 16. Then a 2-train or none: 2. Then EKJ's 16 moves, or with
        # cash left for another train (only with two and three players) BCB's purchase of it or not.
        (2, (16, 16 * 2, 16 * (16 + 2), 1024)),
        (3, (16, 16 * 2, 16 * (16 + 2), 1024)),
        (4, (16, 16 * 2, 16 * (16 + 16), 1024)),
        (5, (16, 16 * 2, 16 * (16 + 16), 1024)),
    ],
)
def test_perft_from_the_start(players: int, counts: tuple[int, ...]) -> None:
    assert tuple(perft(new(players), depth) for depth in (1, 2, 3, 4)) == counts


def green() -> Game:
    """Phase 2: EKJ may upgrade, place a station in Cheb and buy from deck and depot."""
    game = cover(to_phase(new(3), 2), "D4 57/1, D2 57/1, E15 57/1, D6 9/1")
    give_pool(give(game, "EKJ", "2", "3"), "3")
    begin(game, "EKJ")
    return game


def brown() -> Game:
    """Phase 4: BN has a train too many and may buy from the depot when it has discarded two."""
    game = cover(to_phase(new(5), 4), "D12 9/0, E11 8891/1, F12 4/2, G13 9/2")
    give_pool(give(game, "BN", "3", "4", "4"), "5", "3")
    set_cash(game, "BN", 900)
    begin(game, "BN")
    return game


def test_perft_in_phase_2() -> None:
    assert [perft(green(), depth) for depth in (3, 4)] == [174, 1914]


def test_perft_in_phase_4() -> None:
    assert [perft(brown(), depth) for depth in (3, 4)] == [762, 1372]
