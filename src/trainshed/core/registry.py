"""The titles that can be played, by id.

Titles are found by entry points (group `trainshed.titles`: id = "package:Class"), so that another package can bring
one, and are imported when they are first used.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from .title import Title

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "trainshed.titles"
_loaded: dict[str, Title[Any]] = {}


class UnknownTitle(LookupError):  # noqa: N818 - named by its cause
    """No title has that id."""

    def __init__(self, title: str) -> None:
        super().__init__(f"no title {title[:60]!r}; there are: {', '.join(ids()) or 'none'}")


@cache
def installed() -> dict[str, EntryPoint]:
    """The entry points of all titles, by id."""
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=GROUP)}


def register(title: Title[Any]) -> None:
    """Make a title known that no entry point names, for tests."""
    _loaded[title.id] = title


def ids() -> tuple[str, ...]:
    """The ids of all titles, without importing them."""
    return tuple(sorted({*installed(), *_loaded}))


def find(title: str) -> Title[Any]:
    """Return the title of that id."""
    known = _loaded.get(title)
    if known is None:
        point = installed().get(title)
        if point is None:
            raise UnknownTitle(title)
        known = _loaded[title] = point.load()()
    return known


def titles() -> list[Title[Any]]:
    """Return all titles, by id."""
    return [find(title) for title in ids()]
