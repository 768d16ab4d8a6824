"""All games in Firefox: a first move in each, without an error in the console."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.help import missing
from tests.server.serving import ThreadServer

from .bidi import Firefox

_MOVES = "n => Number(document.querySelector('.frame')?.dataset.moves) >= n"
_RELEASED = (
    """async title => (await (await fetch("/api/titles")).json()).some(one => one.id === title && one.released)"""
)


@pytest.fixture
def firefox(page_is_built: None, tmp_path: Path) -> Iterator[Firefox]:  # noqa: ARG001
    named = [os.environ.get("FIREFOX", ""), "firefox-esr", "firefox"]
    program = next((found for name in named if name and (found := shutil.which(name))), None)
    if program is None:
        missing("no Firefox (apt-get install firefox-esr)")
    with Firefox(program, tmp_path) as running:
        yield running


def test_every_game_can_be_begun(firefox: Firefox, site: ThreadServer) -> None:
    firefox.open(site.url)
    firefox.press("[data-testid=play-alone]")
    firefox.press("[data-target]")
    firefox.wait(_MOVES, 1)

    firefox.open(site.url)
    firefox.press("[data-testid=play-alone-lilliput]")
    firefox.press("[data-testid^=take-]:not([aria-disabled=true])")
    firefox.wait(_MOVES, 1)

    firefox.open(site.url)
    if firefox.ask(_RELEASED, "cz_first"):
        firefox.press("[data-testid=play-bot-cz_first]")
        lay_a_tile(firefox)
    assert firefox.complaints == []


def lay_a_tile(firefox: Firefox) -> None:
    """Lay the first tile there is, at a place the map offers."""
    firefox.wait("() => document.querySelector('[data-spot] .cell') !== null")
    before = firefox.ask("() => Number(document.querySelector('.frame').dataset.moves)")
    firefox.press("[data-spot] .cell")
    firefox.press("[data-offer]:not([aria-disabled=true])")
    firefox.press("[data-testid=lay-confirm]")
    firefox.wait(_MOVES, before + 1)
