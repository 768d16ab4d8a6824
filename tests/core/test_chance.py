"""Random draws are a pure function of seed, purpose and counter."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainshed.core.chance import BadChance, Chance, draw, order


@given(st.integers(0, 2**53 - 1), st.integers(0, 50), st.integers(0, 30))
def test_an_order_is_a_permutation_and_always_the_same(seed: int, counter: int, size: int) -> None:
    assert sorted(order(seed, "deck", counter, size)) == list(range(size))
    assert order(seed, "deck", counter, size) == order(seed, "deck", counter, size)


def test_purposes_and_counters_do_not_share_their_luck() -> None:
    orders = {tuple(order(7, purpose, counter, 11)) for purpose in ("deck", "powers") for counter in range(20)}
    assert len(orders) == 40


def test_every_order_is_about_as_likely() -> None:
    seen = Counter(tuple(order(seed, "deck", 0, 4)) for seed in range(24_000))
    assert len(seen) == 24
    assert all(850 < count < 1150 for count in seen.values())  # 1000 expected, sd 31


def test_a_die_shows_each_side() -> None:
    seen = Counter(draw(seed, "die", 0, 6) for seed in range(6_000))
    assert sorted(seen) == list(range(6))
    assert all(850 < count < 1150 for count in seen.values())


def test_a_script_names_the_first_outcomes_and_the_seed_the_rest() -> None:
    names = ["a", "b", "c", "d"]
    plain = Chance(5).shuffle("deck", 1, names)
    scripted = Chance(5, {"deck/1": ("d", "b")}).shuffle("deck", 1, names)
    assert scripted[:2] == [3, 1]
    assert scripted[2:] == [index for index in plain if index not in (3, 1)]
    assert Chance(5, {"deck/1": ("d", "b")}).shuffle("deck", 2, names) == Chance(5).shuffle("deck", 2, names)


@pytest.mark.parametrize("script", [("x",), ("a", "a")])
def test_a_script_of_impossible_outcomes_is_refused(script: tuple[str, ...]) -> None:
    with pytest.raises(BadChance, match="deck/1"):
        Chance(5, {"deck/1": script}).shuffle("deck", 1, ["a", "b"])
