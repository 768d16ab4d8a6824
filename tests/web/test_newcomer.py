"""The first minutes of somebody who knows neither the games nor the page: finds things by what is written and by role.

Nothing here names a part of the code. A walk begins on Home, follows what the page says, and notes what it has told by
when; `docs/first-minute.md` is the list that people check by eye.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from .player import Player
from .sizes import DESKTOP_NOW

People = Callable[..., Player]
GAMES = ("Next Station: London", "18CZ: Your first game", "18Lilliput", "18Ireland")
WINS = {
    "Next Station: London": r"most points after four rounds wins; it is your turn.*: the station you choose",
    "18CZ: Your first game": r"most cash at the end, after round 10, wins; .*: the track you lay",
    "18Lilliput": r"richest at the end, after round 8, wins.*: a company earns",
    "18Ireland": r"richest at the end wins.*: a private pays you",
}


class Newcomer:
    """Reads and presses; has never been here."""

    def __init__(self, player: Player) -> None:
        self.player, self.page = player, player.page
        self.page.goto("/")

    def press(self, what: Locator) -> None:
        """Press something as soon as the page takes presses at a new question."""
        expect(what).to_be_visible()
        self.player.settle()
        if self.player.phone:
            what.tap()
        else:
            what.click()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(name)).first

    @property
    def panel(self) -> Locator:
        return self.page.get_by_role("region", name="What to do")

    def sits_down(self, game: str) -> None:
        """Begin a game against bots, by the one button that says so."""
        heading = self.page.get_by_role("heading", name=game, exact=True)
        card = heading.locator("xpath=ancestor::*[.//button][1]")  # the block with buttons that the heading stands in
        if self.player.phone:
            self.press(card.get_by_role("button", name="Play").first)
        bots = re.compile(r"^(Against bots|Bot)$")
        self.press(card.get_by_role("button", name=bots).or_(self.page.get_by_role("menuitem", name=bots)).first)
        self.page.wait_for_url("**/table/*")
        expect(self.panel.get_by_role("heading").first).to_be_visible()


@pytest.fixture
def newcomers(people: People) -> Callable[..., Newcomer]:
    return lambda phone: Newcomer(people(phone=phone, guided=True))


@DESKTOP_NOW
@pytest.mark.parametrize("game", GAMES)
def test_the_first_screen_says_what_wins_whose_turn_it_is_and_what_the_choice_is_for(
    newcomers: Callable[..., Newcomer], game: str, phone: bool
) -> None:
    me = newcomers(phone)
    me.sits_down(game)
    expect(me.panel).to_contain_text(re.compile(WINS[game]))
    # A card tells more; it can be read, or the tour ended for good.
    if game != "18CZ: Your first game":  # the lesson on Home is its tour
        expect(me.button("^Got it$")).to_be_visible()
        expect(me.button("^Skip the tour$")).to_be_visible()
    # Why not, rules and a suggestion are one press away.
    expect(me.button("What would the bot do")).to_be_visible()


def first_line(me: Newcomer) -> Iterator[str]:
    """London: press stations that can be reached, four times."""
    for _ in range(4):
        station = me.page.get_by_role("button", name=re.compile("can be reached"))
        expect(station.or_(me.button("^Pass$")).first).to_be_visible()
        me.press(station.first if station.count() else me.button("^Pass$"))
        if me.player.phone and station.count():
            me.press(me.button("^Draw"))
        yield me.page.get_by_role("region", name="Score sheet").inner_text() if not me.player.phone else ""


def test_london_is_drawn_by_pressing_what_is_framed(newcomers: Callable[..., Newcomer]) -> None:
    me = newcomers(False)
    me.sits_down("Next Station: London")
    sheets = list(first_line(me))
    assert sheets[-1] != sheets[0], "the points grow on the sheet"


def test_18lilliput_begins_with_a_company_and_its_home(newcomers: Callable[..., Newcomer]) -> None:
    me = newcomers(False)
    me.sits_down("18Lilliput")
    expect(me.page.get_by_role("heading", name="What wins")).to_be_visible()
    me.press(me.button("^MR Mildendo Railway"))
    expect(me.panel.get_by_role("heading").first).to_have_text("Lay the home of MR beside Mildendo.")
    expect(me.panel).to_contain_text("Tap a marked cell on the map; tap again to turn the tile.")
    expect(me.button(r": lay a tile, free")).to_be_visible()
