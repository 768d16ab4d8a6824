"""The tours of the first round at ordinary tables, and what the first decision of every game says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .axe import violations
from .player import Player
from .shifts import COUNT_SHIFTS

People = Callable[..., Player]
Wish = Callable[[dict[str, Any]], bool]


class Newcomer:
    """A person with a tour at a table with bots."""

    def __init__(self, me: Player, title: str, players: int) -> None:
        self.me = me
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (players - 1)]
        self.table = str(me.post("/tables", {"title": title, "seats": seats, "options": {}, "seed": 5})["id"])
        self.made = 0
        me.open(f"/table/{self.table}")

    @property
    def card(self) -> Locator:
        return self.me.by("coach")

    def at(self, *cards: str) -> None:
        """See these cards, one after the other, and press each away but the last."""
        for n, card in enumerate(cards, start=1):
            expect(self.card).to_have_attribute("data-card", card)
            if n < len(cards):
                self.press("coach-next")

    def press(self, testid: str) -> None:
        self.me.settle()
        where = self.me.by(testid).first
        if self.me.phone:
            where.tap()
        else:
            where.click()

    def seen(self) -> Any:
        return self.me.get(f"/tables/{self.table}")

    def asked(self) -> Any:
        """Wait until the person is asked, and return what the server sees."""
        for _ in range(3000):
            seen = self.seen()
            if seen["view"]["moves"]:
                return seen
            self.me.page.wait_for_timeout(30)
        raise AssertionError(f"nothing is asked: {seen['waiting']} {seen['view']['step']}")

    def play(self, *wishes: Wish) -> None:
        """Make the first legal move that fulfils the first wish with one, else the last legal one (often: go on)."""
        seen = self.asked()
        moves = seen["view"]["moves"]
        found = (move for wish in wishes for move in moves if wish(move))
        self.made += 1
        command = {"seat": 0, "version": seen["version"], "key": f"{self.table}-{self.made}"}
        self.me.post(f"/tables/{self.table}/actions", command | {"action": next(found, moves[-1])})
        self.me.wait_moves(seen["moves"] + 1)

    def until(self, step: str, *wishes: Wish) -> None:
        """Play on until this step is asked."""
        for _ in range(200):
            seen = self.asked()
            if seen["view"]["step"]["type"] == step:
                self.me.wait_moves(seen["moves"])
                return
            self.play(*wishes)
        raise AssertionError(f"{step} is not asked")

    def covers_nothing(self) -> None:
        """The card hides neither the question nor what can be pressed in the panel or on the map."""
        card = self.me.box(self.card)
        for part in (self.me.by("question"), self.me.page.locator(".trackboard > svg")):
            box = self.me.box(part)
            assert (
                box["y"] + box["height"] <= card["y"] + 1
                or box["y"] >= card["y"] + card["height"] - 1
                or (box["x"] + box["width"] <= card["x"] + 1)
            )


def of(kind: str, **fields: str) -> Wish:
    return lambda move: move["type"] == kind and all(move.get(name) == value for name, value in fields.items())


def test_the_first_round_of_lilliput(people: People) -> None:
    """Each card where it first matters, once; "Show me" stops before the button that confirms."""
    me = people(guided=True)
    me.context.add_init_script(COUNT_SHIFTS)
    new = Newcomer(me, "lilliput", 2)
    new.at("goal")
    new.covers_nothing()
    assert violations(me.page) == []
    # The card makes room for the log behind it, and comes back.
    new.press("tour-fold")
    expect(new.card).to_have_count(0)
    me.page.locator("[data-tab=notes]").click()
    expect(me.by("notes")).to_be_enabled()
    me.page.locator("[data-tab=log]").click()
    new.press("tour-unfold")
    new.at("goal", "company")
    new.press("coach-show")
    expect(me.page.locator(".blink")).to_be_visible()
    new.at("company", "character")
    new.play(of("take-company"))
    new.at("home")
    before = me.moves()
    new.press("coach-show")
    expect(me.by("ghost")).to_be_visible()
    expect(me.by("lay-confirm")).to_be_visible()
    assert me.moves() == before
    new.press("lay-confirm")
    new.until("card", of("take-character"), of("lay"))
    new.at("cards")
    new.play(of("card", card="A03", side="main"))
    new.at("track")
    new.press("coach-show")
    expect(me.by("lay-confirm")).to_be_visible()
    new.press("coach-next")
    expect(me.by("coach")).to_have_count(0)
    expect(me.page.locator(".talk .log")).to_be_visible()
    new.until("card", of("done"))
    new.play(of("card", card="A08", side="main"), of("card"))
    new.at("trains")
    new.until("dividend", of("done"))
    new.at("dividend")
    new.until("card", of("pay"), of("done"))
    new.at("price", "rust")
    new.press("coach-show")
    expect(me.by("drawer-trains")).to_be_visible()
    new.at("rust", "end")
    # A card is read again from the list; the game does not wait.
    new.press("tour-list")
    me.by("learned").locator("summary").nth(3).click()
    me.by("card-again").nth(3).click()
    new.at("home")
    new.press("coach-next")
    new.at("end")
    new.press("coach-next")
    expect(me.by("coach")).to_have_count(0)
    assert me.page.evaluate("() => window.shift ?? 0") <= 0.05


@pytest.mark.parametrize("phone", [True, pytest.param(False, marks=pytest.mark.long)])
def test_the_first_rounds_of_ireland(people: People, phone: bool) -> None:
    me = people(guided=True, phone=phone)
    me.context.add_init_script(COUNT_SHIFTS)
    new = Newcomer(me, "ireland", 3)
    new.at("goal")
    new.covers_nothing()
    assert violations(me.page) == []
    new.at("goal", "privates", "bids")
    assert me.page.evaluate("() => window.shift ?? 0") <= 0.05
    new.until("stock-turn", of("buy-private"), of("done"))
    # A bot may have opened the auction of a company before: then that card has come already.
    new.at("stock")
    new.play(of("open-auction"))
    new.until("issue", of("bid"), of("choose-price"), of("open-auction"), of("done"))
    new.at("steps", "issue")
    new.until("lay-track", of("done"))
    new.at("track")
    before = me.moves()
    new.press("coach-show")
    expect(me.by("lay-confirm").first).to_be_visible()
    assert me.moves() == before
    new.until("buy-trains", of("lay"), of("done"))
    new.at("trains")
    assert me.complaints == []


def test_a_tour_is_skipped_shown_again_and_not_for_those_who_watch(people: People) -> None:
    me = people(guided=True, phone=True)
    new = Newcomer(me, "lilliput", 2)
    new.at("goal")
    new.covers_nothing()
    # The bot's advice stands where the card was, which comes back.
    new.press("advise")
    expect(me.by("advice")).to_be_visible()
    expect(new.card).to_be_hidden()
    me.page.keyboard.press("Escape")
    expect(new.card).to_be_visible()
    new.press("tour-skip")
    expect(new.card).to_have_count(0)
    me.page.reload()
    expect(me.by("question")).to_be_visible()
    expect(me.by("goal")).to_be_visible()
    new.play(of("take-company"))
    expect(me.by("goal")).to_have_count(0)
    new.until("card", of("lay"), of("take-character"))
    expect(new.card).to_have_count(0)
    me.page.get_by_label("Table menu").tap()
    expect(me.by("tour-menu")).to_have_text("Show the tour again")
    new.press("tour-menu")
    new.at("goal", "company", "character", "home", "cards")
    stranger = people(guided=True)
    stranger.open(f"/table/{new.table}")
    expect(stranger.map).to_be_visible()
    stranger.page.evaluate("() => new Promise(done => requestIdleCallback(() => done()))")
    expect(stranger.by("coach")).to_have_count(0)


GAMES = {"london": 1, "lilliput": 2, "cz_first": 2, "ireland": 3}
OTHER = [(tag, phone) for tag in ("en-GB", "cs", "de", "pl") for phone in (True, False)][1:]
LOOKS = [("en-GB", True), *(pytest.param(tag, phone, marks=pytest.mark.long) for tag, phone in OTHER)]


@pytest.mark.parametrize(("language", "phone"), LOOKS)
@pytest.mark.parametrize("title", GAMES)
def test_the_first_decision_says_what_wins_and_what_it_is_for(
    people: People, title: str, language: str, phone: bool
) -> None:
    """Without the tour, in one sentence on the first screen, which goes with the first move."""
    me = people(locale=language, phone=phone)
    if not phone:
        me.page.set_viewport_size({"width": 1366, "height": 768})
    new = Newcomer(me, title, GAMES[title])
    expect(me.by("question")).to_be_visible()
    goal = me.by("goal")
    expect(goal).to_be_in_viewport(ratio=1)
    assert "page-goal" not in goal.inner_text()
    assert goal.inner_text().rstrip(".").count(". ") <= 1  # "po 8. kole" is no end of a sentence
    expect(new.card).to_have_count(0)
    if title != "london":
        new.play()
        expect(goal).to_have_count(0)


_NOT_HOME = """() => {
  for (const cell of document.querySelectorAll(".trackboard [data-cell]")) {
    if (document.querySelector(`[data-place="${cell.dataset.cell}"]`)) continue;
    const { x, y, width, height } = cell.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    if (document.elementFromPoint(...at)?.closest(".trackboard")) return at;
  }
}"""
"""Where a cell is in sight on which no tile can be laid: the first one lies at home."""


def press(me: Player, what: Locator) -> None:
    expect(what).to_be_visible()
    me.settle()
    if me.phone:
        what.tap(force=True)
    else:
        what.click(force=True)


def press_what_is_refused(me: Player, title: str) -> None:
    """Press something that cannot be chosen at the first decision of a game."""
    if title == "london":
        press(me, me.page.locator("[data-station]:not([data-target]):not([data-origin])").last)
    elif title == "lilliput":  # the first decision of the second player
        press(me, me.by("take-emperor"))
        me.wait_moves(1)
        press(me, me.by("take-emperor"))
    elif title == "ireland":
        press(me, me.page.locator("[data-testid^=lot-]").nth(1))
        press(me, me.by("bid-less"))
    else:
        expect(me.page.locator("[data-place]").first).to_be_visible()
        me.settle()
        x, y = me.page.evaluate(_NOT_HOME)
        if me.phone:
            me.page.touchscreen.tap(x, y)
        else:
            me.page.mouse.click(x, y)


@pytest.mark.parametrize("guided", [False, pytest.param(True, marks=pytest.mark.long)])
@pytest.mark.parametrize("phone", [True, pytest.param(False, marks=pytest.mark.long)])
@pytest.mark.parametrize("title", GAMES)
def test_what_cannot_be_chosen_at_first_says_why_and_leads_to_its_rule(
    people: People, title: str, phone: bool, guided: bool
) -> None:
    me = people(phone=phone, guided=guided)
    if not phone:
        me.page.set_viewport_size({"width": 1366, "height": 768})
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "hotseat", "name": name} for name in ("Ben", "Cleo")]]
    body = {"title": title, "seats": seats[: GAMES[title]], "options": {}, "seed": 5}
    me.open(f"/table/{me.post('/tables', body)['id']}")
    expect(me.by("question")).to_be_visible()
    if guided and title != "cz_first":
        expect(me.by("coach")).to_be_visible()
    before = me.moves() + (title == "lilliput")
    press_what_is_refused(me, title)
    reason = me.by("reason")
    expect(reason).to_contain_text("Not possible.")
    expect(reason.locator("b")).to_be_in_viewport()
    assert me.moves() == before
    expect(reason.locator("summary, a").first).to_be_visible()  # the texts of the rules are fetched
    if reason.locator("summary").count():
        press(me, reason.locator("summary"))
    link = reason.get_by_role("link")
    rule = str(link.get_attribute("href")).partition("#")[2]
    assert rule.startswith(f"{title}-rule-")
    press(me, link)
    expect(me.by("rules").locator(".marked")).to_be_in_viewport()
    expect(me.by("rules").locator(f"#{rule}")).to_be_in_viewport()
