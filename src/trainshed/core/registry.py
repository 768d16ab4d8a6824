"""The titles that can be played, by id."""

from __future__ import annotations

from typing import Any

from .title import Title

_titles: dict[str, Title[Any]] = {}


class UnknownTitle(LookupError):  # noqa: N818 - named by its cause
    """No game of that id is registered."""

    def __init__(self, title: str) -> None:
        super().__init__(f"no title {title[:60]!r}; there are: {', '.join(sorted(_titles)) or 'none'}")


def register(title: Title[Any]) -> None:
    """Make a title known. Called once, at the end of the title's package."""
    _titles[title.id] = title


def find(title: str) -> Title[Any]:
    """The title of that id."""
    try:
        return _titles[title]
    except KeyError:
        raise UnknownTitle(title) from None


def titles() -> list[Title[Any]]:
    """Every registered title, by id."""
    return [_titles[name] for name in sorted(_titles)]
