"""The first five minutes of somebody who knows neither the games nor the page: finds things by what is written and by
role.

Nothing here names a part of the code. A walk begins on Home, follows what the page says, and checks at each stage what
the person has been told; `docs/first-minute.md` is the list that people check by eye.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from .player import Player
from .shifts import COUNT_SHIFTS
from .sizes import DESKTOP_NOW

People = Callable[..., Player]
GAMES = ("Next Station: London", "18CZ: Your first game", "18Lilliput", "18Ireland")
WINS = {
    "Next Station: London": r"most points after four rounds wins; it is your turn.*: the station you choose",
    "18CZ: Your first game": r"most cash after round 10, the last, wins; .*: the track you lay",
    "18Lilliput": r"richest in cash and shares after round 8, the last, wins.*: a company earns",
    "18Ireland": r"richest in cash, shares and privates at the end wins.*: a private pays you",
}
ASKED = "What would the bot do"
"""What the button beside a question says; nobody else's question has it."""


class Newcomer:
    """Reads and presses; has never been here."""

    def __init__(self, player: Player) -> None:
        self.player, self.page = player, player.page
        player.context.add_init_script(COUNT_SHIFTS)
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

    @property
    def question(self) -> Locator:
        return self.panel.get_by_role("heading").first

    def is_told(self, *sentences: str) -> None:
        """See these words somewhere on the page."""
        for sentence in sentences:
            expect(self.page.get_by_text(re.compile(sentence)).locator("visible=true").first).to_be_visible()

    def reads_card(self, title: str, sentence: str) -> None:
        """Read the card of the tour with this heading and these words."""
        card = self.page.get_by_role("region", name=title, exact=True).filter(has=self.button("^Got it$"))
        expect(card).to_contain_text(re.compile(sentence))

    def gets_it(self, title: str, sentence: str) -> None:
        """Read such a card, and press it away."""
        self.reads_card(title, sentence)
        self.press(self.button("^Got it$"))

    def is_asked(self) -> str:
        """Wait for a question to me, and read it."""
        expect(self.panel.get_by_role("button", name=ASKED)).to_be_visible()
        return self.question.inner_text()

    def presses(self, *names: str) -> None:
        """Press buttons one after the other; the last one is the move, which the history counts."""
        history = self.page.get_by_role("slider", name="History")
        before = history.input_value()
        for name in names:
            self.press(self.button(name))
        expect(history).not_to_have_value(before)

    def plays_until(self, wanted: str, **answers: tuple[str, ...]) -> None:
        """Answer questions, each found by a word of it, until this one is asked."""
        for _ in range(60):
            question = self.is_asked()
            if re.search(wanted, question):
                return
            names = next((names for word, names in answers.items() if word.replace("_", " ") in question), None)
            assert names, f"what to do about {question!r}?"
            self.presses(*names)
        raise AssertionError(f"{wanted} is not asked")

    def forgets_jumps(self) -> None:
        self.page.evaluate("() => { window.shift = 0; }")

    def nothing_jumped(self) -> None:
        assert self.page.evaluate("() => window.shift ?? 0") <= 0.05

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


def test_london_five_minutes(newcomers: Callable[..., Newcomer]) -> None:
    """Sections are drawn by pressing what is framed; every hint is read and pressed away."""
    me = newcomers(False)
    me.sits_down("Next Station: London")
    sheet = me.page.get_by_role("region", name="Score sheet")
    empty = sheet.inner_text()
    me.is_told("Your line starts at", "Choose one of the framed stations")
    told = ""
    for _ in range(5):
        me.is_asked()
        station = me.page.get_by_role("button", name=re.compile("can be reached"))
        while me.button("^Got it$").count():
            told += me.panel.inner_text()
            me.press(me.button("^Got it$"))
        history = me.page.get_by_role("slider", name="History")
        before = history.input_value()
        me.press(station.first if station.count() else me.button("^Pass$"))
        expect(history).not_to_have_value(before)
    assert sheet.inner_text() != empty, "the points grow on the sheet"
    for sentence in ("grows from both ends", "A line scores districts", "The fifth one ends the round"):
        assert sentence in told
    me.nothing_jumped()


@pytest.mark.long
def test_18lilliput_five_minutes(newcomers: Callable[..., Newcomer]) -> None:
    """A company and its home, a character, a train, tiles, a payout."""
    me = newcomers(False)
    me.sits_down("18Lilliput")
    me.gets_it("How to win", "Your cash and your shares at their price count")
    me.reads_card("A company", "Taking one makes you its director")
    me.presses("^MR Mildendo Railway")
    expect(me.question).to_have_text("Lay the home of MR beside Mildendo.")
    me.is_told("Tap a marked cell on the map; tap again to turn the tile.")
    me.reads_card("Your home tile", "press R to turn the tile")
    me.press(me.button(": lay a tile"))
    me.is_told("Choose a tile")
    me.press(me.button("^yellow city, curve"))
    me.press(me.button("^Rotate: position 1 of"))
    expect(me.button("^Rotate: position 2 of")).to_be_visible()
    me.presses("^Lay$")
    me.plays_until("choose a card", character=("The Emperor|General|Judge|Admiral|Treasurer",), Judge=("cash",))
    me.reads_card("Two cards a round", "take first what cannot wait")
    me.presses(r"^A[0-9]+ .* cells?$")  # a card of tiles that has a place for one
    me.reads_card("Laying track", "Tap the tile to turn it")
    me.press(me.button(": lay a tile"))
    me.press(me.button("^yellow .*curve"))
    me.press(me.button("^Rotate: position 1 of"))
    expect(me.button("^Rotate: position 2 of")).to_be_visible()
    me.presses("^Lay$")
    me.plays_until("choose a card", tile=("^Done$",), Anything=("^Done$",), agree=("^Decline",))
    me.presses("1–2 trains")
    me.reads_card("Trains", "A company without a train earns nothing")
    me.is_told("The bank sells a 2-train for £80")
    me.presses("^(MR )?.*Buy the 2-train")
    me.plays_until("pay out or withhold", trains=("^Done$",), Anything=("^Done$",), agree=("^Decline",))
    me.reads_card("Pay out or withhold", "the price rises")
    me.is_told("has earned", "for you")
    me.presses("^Pay out")
    me.plays_until("Round 2: choose a card", pay=("^Pay out",), Judge=("cash",))
    me.gets_it("The share price", "steady payouts enrich you twice")
    me.gets_it("Trains grow old", "With the first 4-train all 2-trains become obsolete")
    me.reads_card("The end", "Round 8 is the last")


@pytest.mark.long
def test_18cz_five_minutes(newcomers: Callable[..., Newcomer]) -> None:
    """The home tile, a train, the next tile, a run, a decision about the second train."""
    me = newcomers(False)
    me.sits_down("18CZ: Your first game")
    me.plays_until("lay or upgrade one tile")
    me.is_told("Press a dashed cell, or skip to the station", "The cell again or R rotates the tile")
    me.press(me.page.get_by_role("button", name=re.compile(": lay a tile")))
    me.is_told("Cost", "Best run", "New track to")
    me.press(me.button("^Rotate: position 1 of"))
    expect(me.button("^Rotate: position 2 of")).to_be_visible()
    me.presses("^Lay$")
    expect(me.question).to_contain_text("buy trains, or end your turn")
    me.is_told("A new train runs next round", "rusts with the first 4-train")
    me.presses("^Buy the 2-train for")
    me.presses("^End turn")
    me.plays_until("lay or upgrade one tile")
    me.is_told("In this order")
    me.press(me.page.get_by_role("button", name=re.compile(r": lay a tile.*best run up")).first)
    me.is_told("Best run")
    me.presses("^Lay$")
    me.plays_until("[Bb]uy", station=("^(Skip|No station)",), run=("^(Collect|Run)",))
    me.is_told("Run [1-9]")
    me.presses("^End turn")
    me.is_asked()


@pytest.mark.long
def test_18ireland_five_minutes(newcomers: Callable[..., Newcomer]) -> None:
    """Privates, a company won in its auction, its first turn: track and a train."""
    me = newcomers(False)
    me.sits_down("18Ireland")
    me.is_asked()
    me.gets_it("How to win", "What is in a company’s treasury belongs to nobody")
    me.gets_it("What privates are for", "pays its owner at the start of every operating round")
    me.reads_card("Buying and bidding", "A bid’s money is locked")
    me.is_told("If all pass in a row")
    me.presses("^Buy .* for")
    me.plays_until("sell shares and then buy one", Raise=("^(Drop out|Pass for good)",), private=("^Pass",))
    me.reads_card("The stock round", "The round ends when all pass in succession")
    me.press(me.button("^Start a company"))
    me.is_told("The winner pays the bid into the treasury and takes the 40% certificate")
    me.presses("^Open with")
    me.plays_until("Issue one", Raise=("^Bid £",), price=("50",), sell=("^Pass",), shares=("^Pass",))
    me.forgets_jumps()  # another stage for another kind of round
    me.gets_it("A company’s turn", "Each company has six steps")
    me.reads_card("Issuing a share", "Going on without costs nothing")
    me.presses("^Go on")
    me.plays_until("Which track")
    me.reads_card("Laying track", "for £20 a second yellow one")
    me.press(me.button(": lay a tile"))
    me.presses("^Lay")
    me.plays_until("train", second=("^Done with track",), station=("^No station",))
    me.reads_card("Trains", "at the end of its turn it must own one")
    me.presses("^Buy")
    me.nothing_jumped()
