"""Runs axe-core in the page."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page

from .conftest import WEB

_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]

LOOKS = pytest.mark.parametrize(
    ("phone", "dark"),
    [
        pytest.param(False, True, id="desktop-dark"),
        pytest.param(True, False, id="phone-light", marks=pytest.mark.long),
        pytest.param(False, False, id="desktop-light", marks=pytest.mark.long),
        pytest.param(True, True, id="phone-dark", marks=pytest.mark.long),
    ],
)
"""Both sizes in both themes; three of the four pairs are left to the long checks."""


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
