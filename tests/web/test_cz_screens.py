"""18CZ: Your first game in four languages, and without motion."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from trainshed.core import Game

from . import cz_positions as positions
from .player import Player
from .sizes import PHONE_NOW
from .texts import LANGUAGES, at_rest, missing_texts, outside, set_language

People = Callable[..., Player]

# Keeps what is to run before the next frame, until `nextFrame` runs it as if a minute had passed.
_FRAMES = """
() => {
  const kept = [];
  window.requestAnimationFrame = run => kept.push(run);
  window.nextFrame = () => kept.splice(0).forEach(run => run(performance.now() + 60_000));
}
"""

# The camera is where it was when this was last asked; it moves for less time than lies between two questions.
_STANDS = """
() => {
  const now = document.querySelector(".trackboard > svg > g").getAttribute("transform");
  const same = window.stood === now;
  window.stood = now;
  return same;
}
"""


def _open(me: Player, game: Game, sign: str) -> Locator:
    """Open a table with this game; return the part with this test id, once it is visible."""
    me.open(f"/table/{me.upload(game.record.json())}")
    expect(me.frame).to_have_attribute("data-moves", str(len(game.actions)))
    expect(me.by(sign)).to_be_visible()
    return me.by(sign)


def _screens(me: Player) -> Iterator[tuple[str, Locator]]:
    """Show one screen after the other; return its name, and the button that leads on from it."""
    yield "laying", _open(me, positions.laying(), "done")
    me.settle()
    me.page.locator("[data-spot]").first.focus()
    me.page.keyboard.press("Enter")
    expect(me.by("ghost")).to_be_visible()
    yield "a tile chosen", me.by("lay-confirm")
    yield "buying", _open(me, positions.first_four(), "done")
    yield "the end", _open(me, positions.ten_rounds(), "again")


@LANGUAGES
@PHONE_NOW
def test_four_languages(people: People, *, languages: tuple[str, ...], phone: bool) -> None:
    """No text is missing, nothing is cut off at the sides, and the button that leads on is in view."""
    me = people(phone=phone)
    found: list[str] = []
    for screen, button in _screens(me):
        for language in languages:
            set_language(me, language)
            at_rest(me)
            found += [f"{screen}, {language}: {line}" for line in [*missing_texts(me), *outside(me)]]
            expect(button).to_be_in_viewport(ratio=1)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("moving", [False, True], ids=["without motion", "with motion"])
def test_the_camera_jumps_without_motion(people: People, *, moving: bool) -> None:
    me = people(moving=moving)
    run = _open(me, positions.first_four(), "run-open")
    camera = me.page.locator(".trackboard > svg > g")
    # The preview of the purchase moves the camera too.
    expect(me.by("map-pill")).to_be_visible()
    me.page.wait_for_function(_STANDS, polling=250)
    before = camera.get_attribute("transform") or ""
    me.page.evaluate(_FRAMES)
    run.click()
    expect(me.by("run-proof")).to_be_visible()
    if moving:
        expect(camera).to_have_attribute("transform", before)
        me.page.evaluate("() => window.nextFrame()")
    expect(camera).not_to_have_attribute("transform", before)


@pytest.mark.parametrize("moving", [False, True], ids=["without motion", "with motion"])
def test_a_run_is_shown_at_once_without_motion(people: People, *, moving: bool) -> None:
    me = people(moving=moving)
    _open(me, positions.first_four(), "purchase")
    me.freeze()
    me.by("watch").last.click()
    card = me.by("playback")
    expect(card).to_be_visible()
    expect(card).to_have_attribute("data-told", "0" if moving else "1")
    expect(me.by("playback-pause")).to_have_count(1 if moving else 0)
    me.by("playback-skip").click()
    expect(card).to_have_count(0)
    expect(me.frame).to_have_attribute("data-at", str(len(positions.first_four().actions)))
