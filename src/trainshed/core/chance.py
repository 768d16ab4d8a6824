"""Randomness as a pure function of (seed, purpose, counter).

There is no generator state: the third shuffle of a game is the same whether or not the second was requested, so a
change in one draw never shifts another. A *script* fixes outcomes by purpose, so that a real tabletop game, a
puzzle or a test can be entered exactly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b

from msgspec import Struct

SEED_LIMIT = 2**53  # integers below this are exact in JSON and in JavaScript


class BadChance(ValueError):  # noqa: N818 - named by its cause
    """A scripted outcome is impossible: an unknown name, or a name given twice."""


def draw(seed: int, purpose: str, counter: int, below: int) -> int:
    """Return a random number from 0 to below - 1.

    >>> draw(7, "die", 0, 6) == draw(7, "die", 0, 6)
    True
    """
    return _bits(seed, purpose, counter) % below


def order(seed: int, purpose: str, counter: int, size: int) -> list[int]:
    """Return a random permutation of range(size).

    For sizes up to 33, all permutations are equally likely to within 2**-60.

    >>> sorted(order(7, "deck", 1, 11)) == list(range(11))
    True
    """
    bits = _bits(seed, purpose, counter)
    left = list(range(size))
    result = []
    for remaining in range(size, 0, -1):
        bits, index = divmod(bits, remaining)
        result.append(left.pop(index))
    return result


def _bits(seed: int, purpose: str, counter: int) -> int:
    return int.from_bytes(blake2b(b"%d/%s/%d" % (seed, purpose.encode(), counter), digest_size=24).digest())


def script_key(purpose: str, counter: int) -> str:
    """The key of a shuffle in a script.

    >>> script_key("deck", 2), script_key("first", 0)
    ('deck/2', 'first')
    """
    return f"{purpose}/{counter}" if counter else purpose


class Chance(Struct, frozen=True):
    """Source of randomness of a game: a seed, and outcomes scripted by purpose."""

    seed: int
    script: Mapping[str, tuple[str, ...]] = {}

    def shuffle(self, purpose: str, counter: int, names: Sequence[str]) -> list[int]:
        """Shuffle `names` and return their indices in the new order.

        A script for `purpose/counter` (or `purpose`, if the counter is 0) names the first ones. The seed determines
        the order of the rest.

        >>> Chance(1, {"deck/2": ("c", "a")}).shuffle("deck", 2, ["a", "b", "c"])
        [2, 0, 1]
        """
        result = order(self.seed, purpose, counter, len(names))
        if self.script:
            key = script_key(purpose, counter)
            first = [_index(names, name, key) for name in self.script.get(key, ())]
            if len(set(first)) < len(first):
                raise BadChance(f"chance {key!r} names something twice")
            result = first + [index for index in result if index not in first]
        return result


def _index(names: Sequence[str], name: str, key: str) -> int:
    try:
        return names.index(name)
    except ValueError:
        raise BadChance(f"chance {key!r}: {name!r} is none of {', '.join(names)}") from None
