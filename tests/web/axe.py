"""Runs axe-core in the page."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page

from .conftest import WEB

_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]

_PAIRS = {
    "desktop-dark": (False, True),
    "phone-light": (True, False),
    "desktop-light": (False, False),
    "phone-dark": (True, True),
}


def _looks(*now: str) -> pytest.MarkDecorator:
    """Both sizes in both themes; the pairs not named are left to the long checks."""
    marks = {name: [] if name in now else [pytest.mark.long] for name in _PAIRS}
    return pytest.mark.parametrize(
        ("phone", "dark"), [pytest.param(*pair, id=name, marks=marks[name]) for name, pair in _PAIRS.items()]
    )


LOOKS = _looks("desktop-dark")
LONG_LOOKS = _looks()


@cache
def _source() -> str:
    return (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Return the violations axe reports, one line each.

    A look takes seconds on a busy machine, and a text may come while it lasts: what is found is looked at once more.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_source())
    return _look(page) and _look(page)


def _look(page: Page) -> list[str]:
    found = page.evaluate("tags => axe.run(document, { runOnly: tags, resultTypes: ['violations'] })", _TAGS)
    return [
        f"{item['id']}: {node['target']} {node['html'][:300]} {node.get('failureSummary', '')[:300]}"
        for item in found["violations"]
        for node in item["nodes"][:1]
    ]
