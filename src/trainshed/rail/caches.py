"""Caches change speed only: no result and no order of a list depends on what one holds."""

from __future__ import annotations

from itertools import islice
from typing import Any

CACHE_LIMIT = 2048
"""Number of networks, and of search results, that a map keeps."""


def make_room(cache: dict[Any, Any], most: int = CACHE_LIMIT) -> None:
    """Drop the oldest entries of a full cache, an eighth at a time.

    >>> cache = dict.fromkeys(range(16))
    >>> make_room(cache, 16)
    >>> list(cache)[:3], len(cache)
    ([2, 3, 4], 14)
    """
    if len(cache) >= most:
        for key in list(islice(cache, max(1, most // 8))):
            del cache[key]
