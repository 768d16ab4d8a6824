"""The guided first game, clicked through on the page: once as the coach says, once otherwise."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .axe import violations
from .player import Player

People = Callable[..., Player]

CARDS = [
    ("goal", "company", "home", "terrain", "buy"),
    ("connection", "running", "rust"),
    ("second",),
    ("praha", "station", "routes", "three"),
    ("upgrade", "limit"),
]
"""The cards of the scripted rounds."""
CASH = [70, 30, 100, 10, 140]
"""The learner's cash at the end of them."""


class Learner:
    """A person at the table of a new guided game."""

    def __init__(self, me: Player) -> None:
        self.me = me
        self.table = str(me.post("/titles/cz_first/lesson")["id"])
        self.made = 0
        self.open()

    def open(self) -> None:
        self.me.open(f"/table/{self.table}")
        expect(self.me.frame).to_have_attribute("data-moves", re.compile(r"\d"))

    # what the page shows

    def seen(self) -> Any:
        return self.me.get(f"/tables/{self.table}")

    def cash(self) -> int:
        return int(self.seen()["view"]["companies"][0]["treasury"])

    @property
    def card(self) -> Locator:
        return self.me.by("coach-card")

    def at(self, card: str) -> None:
        expect(self.card).to_have_attribute("data-card", card)

    # what the learner does

    def press(self, what: Locator | str) -> None:
        """Press deliberately, see `Clicker.hit`."""
        where = self.me.by(what) if isinstance(what, str) else what
        self.me.settle()
        if self.me.phone:
            where.tap()
        else:
            self.me.page.mouse.move(0, 0)
            where.click()

    def play(self, what: Locator | str) -> None:
        """Press what makes a move, confirm it if the page asks, and wait until it is the learner's turn again."""
        before = self.me.moves()
        self.press(what)
        confirm = self.me.by("confirm")
        self.me.page.wait_for_function(
            "n => Number(document.querySelector('.frame').dataset.moves) > n"
            " || document.querySelector('[data-testid=confirm]')",
            arg=before,
        )
        if self.me.moves() == before:
            self.press(confirm)
        self.me.wait_moves(before + 1)
        self.wait()

    def wait(self) -> None:
        """Wait until the learner is asked in the newest position, or the game is over."""
        expect(self.me.page.get_by_test_id("question").or_(self.me.by("end"))).to_be_visible()

    def show(self) -> None:
        self.press("coach-show")

    def show_and_lay(self) -> None:
        self.show()
        self.play("lay-confirm")

    def lay(self, cell: str) -> None:
        """Lay a tile of one's own choice: the first one offered for this place."""
        self.press(self.me.page.locator(f"[data-place={cell}]").first)
        expect(self.me.by("ghost")).to_have_attribute("data-ghost", re.compile("."))
        self.play("lay-confirm")
        assert cell in [one["cell"] for one in self.seen()["view"]["cells"] if one["laid"]]

    def elsewhere(self) -> str:
        """Return a place for a tile that the coach would not choose; empty if there is none."""
        said = self.me.get(f"/tables/{self.table}/suggestion?seat=0")["action"].get("cell", "")
        places = self.me.page.locator("[data-place]").evaluate_all("nodes => nodes.map(node => node.dataset.place)")
        return next((cell for cell in places if cell != said), "")

    def buy(self) -> None:
        self.play("buy")

    def done(self) -> None:
        self.play("done")

    def act(self, action: dict[str, Any], version: int) -> None:
        self.made += 1
        command = {"seat": 0, "version": version, "key": f"{self.table}-{self.made}", "action": action}
        self.me.post(f"/tables/{self.table}/actions", command)

    def obey(self, until: int = 11) -> None:
        """Play what the coach suggests, without clicking, up to a round or to the end."""
        for _ in range(400):
            seen = self.seen()
            if seen["over"] or seen["view"]["round"]["number"] >= until:
                return
            if 0 in [asked["seat"] for asked in seen["waiting"]]:
                said = self.me.get(f"/tables/{self.table}/suggestion?seat=0")
                if said["n"] == seen["version"]:
                    self.act(said["action"], said["n"])
            else:
                self.me.page.wait_for_timeout(50)
        raise AssertionError("the game does not end")

    def learned(self) -> int:
        """Return how many cards the end of the game counts."""
        expect(self.me.by("lesson-end")).to_be_visible()
        expect(self.me.by("learned")).to_be_visible()  # it is fetched when the end is shown
        return self.me.by("learned").locator("li").count()


def first_round(learner: Learner) -> None:
    learner.at("goal")
    learner.press("seat-BCB")
    learner.at("company")
    learner.press("coach-next")
    learner.at("home")
    learner.show()
    learner.at("terrain")
    expect(learner.me.by("ghost")).to_have_attribute("data-ghost", "6")
    expect(learner.me.by("ghost")).to_have_attribute("data-rotation", "1")
    learner.show()
    learner.play("lay-confirm")
    learner.at("buy")
    learner.show()
    learner.buy()
    learner.done()


def second_round(learner: Learner) -> None:
    learner.at("connection")
    learner.show_and_lay()
    learner.done()  # no station yet
    learner.at("running")
    expect(learner.card).to_contain_text("= 40 K")
    learner.show()
    expect(learner.me.page.locator("[data-route]").first).to_be_attached()
    learner.press("coach-next")
    learner.at("rust")
    learner.show()
    learner.buy()


def third_round(learner: Learner) -> None:
    learner.at("second")
    learner.show_and_lay()
    expect(learner.me.page.locator(".log")).to_contain_text(
        "BCB cannot buy a train: a 3-train costs 120 K, it is 20 K short."
    )


def fourth_round(learner: Learner) -> None:
    learner.at("praha")
    learner.show_and_lay()
    learner.at("station")
    expect(learner.card).to_contain_text("10 K more")
    expect(learner.me.page.locator("[data-label='E11.0'], [data-label='E11.2']")).to_have_count(2)
    expect(learner.me.page.locator("[data-target='E11']")).to_be_attached()
    learner.show()
    learner.play("lay-confirm")
    learner.at("routes")
    expect(learner.me.page.locator("[data-route]")).to_have_count(2)  # the run that was made, not a preview
    learner.press("coach-next")
    learner.at("three")
    expect(learner.card).to_contain_text("110 K instead of 80 K")
    own, button = learner.me.box(learner.me.by("purchase-BCB")), learner.me.box(learner.me.by("buy"))
    assert own["y"] + own["height"] <= button["y"], "what the purchase brings is in sight below the card"
    learner.show()
    learner.buy()


def fifth_round(learner: Learner) -> None:
    learner.at("upgrade")
    learner.show_and_lay()


ROUNDS = (first_round, second_round, third_round, fourth_round, fifth_round)


def test_as_the_coach_says(people: People) -> None:
    """Every card in its order, the cash of the script, and the game is won."""
    learner = Learner(people())
    for number, (turn, cash) in enumerate(zip(ROUNDS, CASH, strict=True), start=2):
        turn(learner)
        # Without money for a train or a station, their steps are passed by themselves.
        if learner.seen()["view"]["round"]["number"] < number:
            learner.done()
        expect(learner.me.by("status")).to_contain_text(f"{number}")
        learner.wait()
        assert learner.cash() == cash
    learner.at("limit")
    learner.press("coach-next")
    stops = learner.me.by("lesson-progress").locator("li.done")
    expect(stops).to_have_count(sum(len(cards) for cards in CARDS))
    expect(learner.me.by("lamp")).to_contain_text("4-train")
    # Free play: the lamp gives advice; "Show me" by its key.
    learner.press(learner.me.by("lamp").get_by_role("button").first)
    expect(learner.me.by("lamp")).to_contain_text("Best run 130")
    learner.me.page.keyboard.press("h")
    learner.play("lay-confirm")
    learner.obey(until=10)
    learner.at("end")
    learner.obey()
    assert learner.learned() == 16
    expect(learner.me.by("end-total-0")).to_contain_text("830")
    expect(learner.me.by("end-total-1")).to_contain_text("730")
    expect(learner.me.by("end-headline")).to_contain_text("You win with 830 K")
    expect(learner.me.by("lesson-friends")).to_have_attribute("href", "/new/cz_first")
    learner.press("lesson-without")
    expect(learner.me.by("lesson-end")).to_have_count(0)
    expect(learner.me.by("coach-card")).to_have_count(0)
    assert learner.me.complaints == []


@pytest.mark.long
def test_somebody_who_does_everything_else_first(people: People) -> None:
    """On a phone: skips, takes back, loads the page again, leaves the coach for a while, builds elsewhere. Nothing is
    stuck."""
    learner = Learner(people(phone=True))
    me = learner.me
    learner.at("goal")
    me.by("coach-back").tap(force=True)  # greyed, as there is nothing to take back: the reason is told
    expect(me.by("coach-note")).to_be_visible()
    learner.press("coach-next")
    learner.press("coach-skip" if me.by("coach-skip").count() else "coach-next")
    learner.at("home")
    learner.done()  # no home tile: the step waits
    expect(me.page.get_by_test_id("coach-other")).to_contain_text("home must come first")
    learner.press("coach-back")
    learner.at("home")
    learner.done()
    learner.at("buy")
    learner.buy()
    learner.buy()  # no money is left: the turn ends by itself
    # Round 2: the home after all; in the middle of the card the page is loaded again.
    learner.at("home")
    learner.show()
    learner.at("terrain")
    me.page.reload()
    learner.wait()
    learner.at("terrain")
    expect(me.by("ghost")).to_have_count(0)
    learner.press("coach-skip")
    # Without the coach, by what the server suggests, then back.
    learner.press(me.by("lesson-progress").get_by_role("button"))
    learner.press("lesson-leave")
    expect(me.by("coach-card")).to_have_count(0)
    learner.obey(until=4)
    learner.press("lesson-return")
    expect(me.by("lesson-progress")).to_be_visible()
    # Rounds 4 and 5: lays one tile where the coach would not, and skips every card and every step.
    laid = ""
    for _ in range(30):
        if learner.seen()["view"]["round"]["number"] > 5:
            break
        skip = me.page.get_by_test_id("coach-skip").or_(me.by("coach-next"))
        if skip.count():
            card = learner.card.get_attribute("data-card")
            learner.press(skip)
            expect(me.page.locator(f"[data-card='{card}']")).to_have_count(0)
        if not laid and me.page.locator("[data-place]").count() and (laid := learner.elsewhere()):
            learner.lay(laid)
        else:
            learner.done()
    assert laid
    # A card that is only read waits until it is read.
    expect(me.page.get_by_test_id("lamp").or_(me.by("coach-next"))).to_be_visible()
    while me.by("coach-next").count():
        learner.press("coach-next")
        me.settle()
    expect(me.by("lamp")).to_be_visible()
    learner.obey()
    assert 8 <= learner.learned() <= 16
    assert me.complaints == []


def test_a_hex_out_of_reach_shows_where_track_can_go_on(people: People) -> None:
    """Another place than the coach's is as good."""
    learner = Learner(people())
    me = learner.me
    first_round(learner)
    learner.at("connection")
    me.settle()
    far = me.box(me.page.locator("[data-cell=G11]"))
    me.page.mouse.click(far["x"] + far["width"] / 2, far["y"] + far["height"] / 2)
    expect(me.page.locator("[data-label]", has_text="your rails lead here")).to_have_attribute("data-label", "E13")
    learner.lay("E13")
    expect(me.by("coach-other")).to_contain_text("Towns count as stops too.")


def test_an_upgrade_that_was_left_out_stays_marked(people: People) -> None:
    learner = Learner(people())
    me = learner.me
    learner.obey(until=5)
    learner.open()
    learner.wait()
    card = ""
    while card != "upgrade":
        card = learner.card.get_attribute("data-card") or ""
        learner.press(me.page.get_by_test_id("coach-skip").or_(me.by("coach-next")))
        expect(me.page.locator(f"[data-card='{card}']")).to_have_count(0)
    possible = me.page.locator("[data-label]", has_text="upgrade possible")
    expect(possible).to_have_attribute("data-label", "E15")
    learner.lay("E15")
    expect(possible).to_have_count(0)


def test_the_first_card_by_keys_alone(people: People) -> None:
    learner = Learner(people())
    page = learner.me.page
    learner.at("goal")
    learner.me.by("coach-next").focus()
    page.keyboard.press("Enter")
    learner.at("company")
    page.keyboard.press("h")
    expect(page.locator("[data-mark='E15']")).to_be_attached()
    learner.me.by("coach-next").focus()
    page.keyboard.press("Enter")
    learner.at("home")
    page.keyboard.press("h")
    learner.at("terrain")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    learner.at("buy")


@pytest.mark.parametrize("dark", [True, pytest.param(False, marks=pytest.mark.long)])
def test_a_coach_screen_is_accessible(people: People, dark: bool) -> None:
    learner = Learner(people(dark=dark))
    learner.press("coach-next")
    learner.press("coach-next")
    learner.at("home")
    assert violations(learner.me.page) == []


@pytest.mark.parametrize("language", ["cs", "de", "pl"])
def test_other_languages(people: People, language: str) -> None:
    learner = Learner(people(locale=language))
    learner.at("goal")
    expect(learner.me.page.locator("html")).to_have_attribute("lang", language)
    assert "page-lesson" not in learner.card.inner_text()
    learner.press("coach-next")
    learner.at("company")
    expect(learner.card).to_contain_text("Pardubic")
