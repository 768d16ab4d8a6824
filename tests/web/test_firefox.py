"""All games in Firefox: a first move in each, and the main walks, without an error in the console."""

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


@pytest.mark.long
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
    firefox.press("[data-testid=offer]")
    firefox.press("[data-testid=lay-confirm]")
    firefox.wait(_MOVES, before + 1)


_SIGNATURE = """() => {
  const { moves, seat } = document.querySelector('.frame').dataset;
  const shown = document.querySelectorAll('[data-offer], [data-ghost]').length;
  return [moves, seat, document.querySelector('.action')?.innerText, shown].join();
}"""
_SETTLED = "() => !('settling' in document.documentElement.dataset)"
_CHANGED = f"before => ({_SIGNATURE})() !== before"
_OPEN = """selector => [...document.querySelectorAll(selector)].some(
  one => one.checkVisibility() && !one.disabled && one.getAttribute('aria-disabled') !== 'true')"""
_FIRST = f"(...all) => all.find({_OPEN})"
_END = "[data-testid=end]"
_MAKE = """async (title, others) => {
  const seats = [{ kind: "me", name: "Ann" }, ...JSON.parse(others)];
  const body = JSON.stringify({ title, seats, options: {}, seed: 7 });
  const answer = await fetch("/api/tables", { method: "POST", body, headers: { "content-type": "application/json" } });
  return (await answer.json()).id;
}"""
_LAYING = (
    "[data-testid=lay-confirm]",
    "[data-testid=fan-confirm]",
    "[data-testid=offer]",
    "[data-spot] .cell",
)
_BOT = '{"kind": "bot", "level": "easy"}'
_COMPANY = ("done", "run-go", "pay")
"""What a company of 18Ireland presses to go on."""
_HOTSEAT = '{"kind": "hotseat", "name": "Ben"}, {"kind": "hotseat", "name": "Cid"}'
WALKS = {
    # title: the other seats, the moves of the walk (0: to the end), and what is pressed, the first that is there
    "london": ("[]", 0, ("[data-testid=pass-sure]", "[data-goes]", "[data-target]", "[data-testid=pass]")),
    "lilliput": (
        "[]",
        24,
        (
            "[data-testid=confirm]",
            *_LAYING,
            *(f"[data-testid^={name}]:not([aria-disabled=true])" for name in ("take-", "card-", "buy-train-")),
            *(f"[data-testid={name}]" for name in ("fill", "pay", "done", "accept")),
        ),
    ),
    "cz_first": (
        f"[{_BOT}, {_BOT}]",
        30,
        (*_LAYING, "[data-testid=buy]:not([aria-disabled=true])", "[data-testid^=drop-]", "[data-testid=done]"),
    ),
    "ireland": (
        f"[{_HOTSEAT}]",
        16,
        (
            *(f"[data-testid={name}]" for name in ("buy-lowest", "make-bid", "pass", *_COMPANY)),
            *_LAYING,
        ),
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("title", WALKS)
def test_the_main_walk_of_each_game(firefox: Firefox, site: ThreadServer, title: str) -> None:
    others, moves, presses = WALKS[title]
    firefox.open(site.url)
    table = firefox.ask(_MAKE, title, others)
    firefox.open(f"{site.url}/table/{table}")
    firefox.wait("() => document.querySelector('.action') !== null")
    for _ in range(200):
        made = int(firefox.ask("() => document.querySelector('.frame').dataset.moves"))
        over = firefox.sees(_END)
        if over or (moves and made >= moves):
            break
        firefox.wait(_SETTLED)  # until then the page ignores a press, and what was to be pressed before may be there
        wanted = firefox.wait(_FIRST, *presses, _END)
        if wanted == _END:
            continue
        before = firefox.ask(_SIGNATURE)
        firefox.press(wanted)
        firefox.wait(_CHANGED, before)
    else:
        raise AssertionError(f"the walk does not end: {made} moves")
    assert over or made >= moves
    assert firefox.complaints == []
