"""Registry of the available titles, by id."""

from __future__ import annotations

from typing import Any

from .title import Title

_titles: dict[str, Title[Any]] = {}


class UnknownTitle(LookupError):  # noqa: N818 - named by its cause
    """No title with this id is registered."""

    def __init__(self, title: str) -> None:
        super().__init__(f"no title {title[:60]!r}; there are: {', '.join(sorted(_titles)) or 'none'}")


def register(title: Title[Any]) -> None:
    """Register a title. Called once, at the end of the title's package."""
    _titles[title.id] = title


def find(title: str) -> Title[Any]:
    """Return the title with this id."""
    try:
        return _titles[title]
    except KeyError:
        raise UnknownTitle(title) from None


def titles() -> list[Title[Any]]:
    """Return all registered titles, sorted by id."""
    return [_titles[name] for name in sorted(_titles)]
