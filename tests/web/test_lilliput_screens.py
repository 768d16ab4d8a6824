"""Every screen of 18Lilliput: no axe violations, no missing texts, nothing wider than the phone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

import pytest
from playwright.sync_api import expect

from tests.lilliput.table import new, skip, start
from trainshed.core import Game
from trainshed.titles.lilliput.actions import Found

from . import positions
from .axe import violations
from .player import Player
from .positions import until
from .test_lilliput_games import two_runs
from .texts import at_rest, missing_texts, outside, set_language

People = Callable[..., Player]


def _open(me: Player, game: Game, sign: str) -> None:
    """Open a table with this game, from the seat that is to act; `sign` must be visible."""
    me.open(f"/table/{me.upload(game.record.json())}")
    expect(me.frame).to_have_attribute("data-moves", str(len(game.actions)))
    if not game.over:
        expect(me.frame).to_have_attribute("data-seat", str(game.decision.seats[0]))
    expect(me.by(sign).first).to_be_visible()


def _step(step: str) -> Game:
    return until(start(3), step)


def _dividend() -> Game:
    game = start(2)
    skip(game, "A03", "A05", "A08", "A09")
    return game


STEPS: dict[str, tuple[Callable[[], Game], str]] = {
    "draft": (lambda: new(3), "take-MR"),
    "home": (positions.home, "question"),
    "laying": (positions.laying, "done"),
    "station": (positions.station, "done"),
    "judge": (lambda: _step("judge"), "take-cash"),
    "trains": (positions.trains, "buy-train-MR"),
    "offer": (positions.offer, "accept"),
    "discard": (lambda: _step("discard"), "question"),
    "pool": (lambda: _step("buy-pool"), "done"),
    "runs": (two_runs, "run-0"),
    "dividend": (_dividend, "pay"),
    "end of turn": (lambda: _step("end-turn"), "done"),
    "solo": (positions.gulliver, "gulliver"),
    "end": (lambda: positions.over(start(3)), "end"),
}
"""Every step of a turn: a function that returns a game at that step, and a test id that is then visible."""


def screens(me: Player, skipped: Collection[str] = ()) -> Iterator[str]:
    """Show one screen after the other; yield its name."""
    press = "tap" if me.phone else "click"
    me.open("/new/lilliput")
    expect(me.by("scenario-secluded")).to_be_visible()
    yield "set-up"
    me.open("/scenario/lilliput")
    getattr(me.by("tile-SC-WOOD"), press)()
    expect(me.page.locator("[data-spot]").first).to_be_visible()
    yield "scenario editor"
    for name, (game, sign) in STEPS.items():
        if name in skipped:
            continue
        _open(me, game(), sign)
        yield name
        if name == "laying":
            for layer in ("reach", "blocked"):
                getattr(me.page.locator(f"[data-chip={layer}]"), press)()
            expect(me.page.locator("[data-reach]")).to_have_count(1)
            yield "layers"
            for layer in ("reach", "blocked"):
                getattr(me.page.locator(f"[data-chip={layer}]"), press)()
        if name in ("laying", "station"):
            me.page.locator("[data-spot]").first.focus()
            me.page.keyboard.press("Enter")
            expect(me.by("tray")).to_be_visible()
            yield f"{name}, tray"
        if name == "laying":
            getattr(me.by("offer").first, press)()
            getattr(me.by("lay-others"), press)()
            expect(me.by("reason")).to_be_visible()
            yield "a way not allowed"
    if "refusal" not in skipped:
        _open(me, positions.poor(), "found-TR")
        getattr(me.by("found-TR"), press)(force=True)
        expect(me.by("reason")).to_be_visible()
        yield "refusal"
    if "shares" not in skipped:
        shares = positions.founding()
        able = next(action.company for action in shares.legal_actions if isinstance(action, Found))
        _open(me, shares, f"found-{able}")
        getattr(me.by(f"found-{able}"), press)()
        expect(me.by("found-go")).to_contain_text("£")
        yield "shares"
    _open(me, until(start(3), "card", round_number=4), "question")
    yield "card row"
    for tab in ("market", "companies", "trains", "tiles", "sheet"):
        if not me.by(f"drawer-{tab}").count():
            getattr(me.page.locator(f"[data-tab={tab}]"), press)()
        expect(me.by(f"drawer-{tab}")).to_be_visible()
        yield f"drawer: {tab}"
    for tab in ("log", "chat"):
        getattr(me.page.locator(f"[data-tab={tab}]"), press)()
        expect(me.page.locator(f"[role=tab][data-tab={tab}]")).to_have_attribute("aria-selected", "true")
        yield tab
    getattr(me.page.locator("[data-tab=log]"), press)()
    getattr(me.by("watch").last, press)()
    expect(me.by("playback")).to_be_visible()
    yield "trains run again"
    getattr(me.by("playback-skip"), press)()
    expect(me.by("playback")).to_have_count(0)
    me.page.keyboard.press("?")
    expect(me.page.get_by_role("dialog")).to_be_visible()
    yield "shortcuts"


SAME = {
    "station",
    "judge",
    "trains",
    "offer",
    "discard",
    "pool",
    "runs",
    "dividend",
    "end of turn",
    "shares",
    "refusal",
}
"""Screens that differ from others on the desktop only by the panel, which is checked on the phone."""


@pytest.mark.long
@pytest.mark.parametrize("whole", [False, True])
def test_every_screen_on_the_desktop(people: People, *, whole: bool) -> None:
    """All screens in dark mode if `whole`; otherwise without those that are checked on the phone."""
    me = people(dark=whole)
    me.page.add_init_script("localStorage['trainshed-drawers-lilliput'] ??= '{\"open\": null}'")
    found: list[str] = []
    for screen in screens(me, () if whole else SAME):
        at_rest(me)
        found += [f"{screen}: {line}" for line in [*violations(me.page), *missing_texts(me)]]
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("whole", [False, True])
def test_every_screen_on_the_phone_in_four_languages(people: People, *, whole: bool) -> None:
    """All languages in light mode if `whole`; otherwise German in dark mode."""
    me = people(phone=True, dark=not whole)
    found: list[str] = []
    for screen in screens(me):
        at_rest(me)
        found += [f"{screen}: {line}" for line in violations(me.page)]
        for language in ("cs", "de", "pl", "en") if whole else ("de",):
            set_language(me, language)
            found += [f"{screen}, {language}: {line}" for line in [*missing_texts(me), *outside(me)]]
    assert not found, "\n".join(found)
