"""Screenshots of every screen for the documentation: `python -m tests.web.screens`, or some: `… lilliput home`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

import trainshed
from tests.server.serving import ThreadServer
from trainshed.bots import make
from trainshed.core import Action, Game
from trainshed.server import previews, suggestions
from trainshed.server.daily import BOT_LEVELS
from trainshed.titles.lilliput.actions import Found

from . import cz_positions, ireland_positions
from .conftest import BROWSER_ARGS, DESKTOP, PHONE, ROOT, chromium
from .player import Player
from .positions import Choose, over, until
from .small_png import small

OUT = ROOT / "docs" / "screens"
MODULES = {"objectives": True, "powers": True}
_PREVIEWED = "() => !document.querySelector('[data-testid=step-run-trains]')?.textContent.includes('–')"
"""The run of the company that acts is known, where the panel has one."""


class Camera:
    """One screen size: a host, a friend, and the output of their screenshots."""

    def __init__(self, browser: Browser, url: str, size: ViewportSize, tag: str, locale: str, *, dark: bool) -> None:
        self.tag = tag
        self.host, self.friend = (
            Player(
                browser.new_context(
                    base_url=url,
                    viewport=size,
                    locale=locale,
                    is_mobile=size["width"] < 700,
                    has_touch=size["width"] < 700,
                    reduced_motion="reduce",
                    color_scheme="dark" if dark else "light",
                ),
                guided=guided,
            )
            for guided in (True, False)
        )

    def take(self, name: str, player: Player | None = None) -> None:
        player = player or self.host
        player.page.wait_for_load_state("networkidle")  # tiles and discs of companies are fetched
        player.still()
        (OUT / f"{name}-{self.tag}.png").write_bytes(small(player.page.screenshot()))

    def home(self) -> None:
        self.host.open("/")
        self.host.by("daily").get_by_role("button").wait_for()
        self.take("home")

    def set_up(self) -> None:
        self.host.open("/new/london")
        self.host.page.get_by_role("checkbox").first.wait_for()
        self.take("set-up")

    def london(self) -> None:
        me, friend = self.host, self.friend
        me.open("/rules/london#london-rule-3-3-6")
        self.take("rules")
        me.open_table(me.set_up("me", seed=11))
        self.take("first-turn")
        table = me.set_up("me", "friend", "bot:easy", "bot:medium", options=MODULES)
        token = next(seat["token"] for seat in me.get(f"/tables/{table}")["seats"] if seat["token"])
        me.open_table(table)
        me.page.locator(".ask button").first.click()
        self.take("invite")
        me.page.keyboard.press("Escape")
        friend.open(f"/table/{table}?seat={token}")
        friend.page.locator("form").wait_for()
        self.take("claim", friend)
        friend.post(f"/tables/{table}/claim", {"token": token, "name": "Player 2"})
        self.until(table, 2, 4)
        me.page.keyboard.press("m")
        self.take("turn")
        me.page.locator("[data-station]:not([data-target]):not([data-origin])").nth(20).focus()
        me.page.keyboard.press("Enter")
        me.by("reason").wait_for()
        self.take("reason")
        self.until(table, 3, 1)
        me.by("handover").wait_for()
        self.take("hand-over")
        me.page.keyboard.press("[")
        if self.tag == "phone":
            me.page.locator("[data-tab=history]").click()
        self.take("history")
        me.page.keyboard.press("l")
        me.page.keyboard.press("?")
        self.take("shortcuts")
        me.page.keyboard.press("Escape")
        me.by("settings").click()
        self.take("settings")
        me.page.keyboard.press("Escape")
        self.until(table, 5, 0)
        me.by("end").wait_for()
        self.take("end")
        me.by("end").get_by_role("button").first.click()
        self.take("boards")

    def first_minute(self) -> None:
        """The first decision of each game against bots, with its tour."""
        me = self.host
        for title, bots in (("london", 1), ("cz_first", 1), ("lilliput", 1), ("ireland", 2)):
            seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * bots]
            table = me.post("/tables", {"title": title, "seats": seats, "options": {}, "seed": 5})["id"]
            me.open(f"/table/{table}")
            me.by("goal").wait_for()
            if title != "cz_first":
                me.by("coach").wait_for()
            self.take(f"first-minute-{title}")

    def daily(self) -> None:
        """The daily board next to that of a bot."""
        me = self.host
        table = str(me.post("/daily/london")["id"])
        while len(me.get("/daily/london")["results"]) < len(BOT_LEVELS):
            me.page.wait_for_timeout(200)
        me.play_through(table)
        me.open_table(table)
        me.by("result-0").click()
        me.page.locator(".map .shade").first.wait_for()
        me.by("rivals").evaluate("node => node.parentElement.scrollIntoView()")
        self.take("daily")

    def one_turn(self, name: str) -> None:
        table = self.host.set_up("me", "hotseat", seed=21, options=MODULES)
        self.host.play_through(table, 31)
        self.host.open_table(table)
        self.host.page.keyboard.press("m")
        self.take(name)

    def until(self, table: str, round_number: int, turn: int) -> None:
        """All players play on until this turn, or the end."""
        for _ in range(400):
            seen = self.host.get(f"/tables/{table}")
            view = seen["view"]
            if seen["over"] or ((view["round"], view["turn"]) >= (round_number, turn) and view["moves"]):
                self.host.wait_moves(seen["moves"])
                return
            self.host.play_through(table, 1)
            self.friend.play_through(table, 1)
            self.host.page.wait_for_timeout(60)

    # 18Lilliput

    def shown(self, name: str, game: Game, sign: str, *press: str) -> None:
        """Take a game as the seat that is to act sees it, without a tour, after pressing some elements."""
        me = self.friend
        me.open(f"/table/{me.upload(game.record.json())}")
        me.by(sign).first.wait_for()
        me.page.wait_for_function(_PREVIEWED)
        for testid in press:
            me.by(testid).first.click()
        me.by(press[-1] if press else sign).first.scroll_into_view_if_needed()
        self.take(f"{game.title.id.removesuffix('_first')}-{name}", me)

    def cz(self) -> None:
        self.shown("turn", cz_positions.laying(), "question")
        self.shown("buy", cz_positions.first_four(), "purchase-cash")
        self.shown("end", cz_positions.ten_rounds(), "end-why")
        me = self.host
        me.open("/")
        me.by("lesson").click()
        me.by("coach-card").wait_for()
        self.take("cz-lesson")

    def ireland(self) -> None:
        self.shown("stock", ireland_positions.at("stock-turn", 60, players=4), "question")
        self.shown("track", ireland_positions.at("lay-track", 60, players=4), "permits")
        self.shown("run", ireland_positions.at("run-trains", 60, players=4), "run-go")
        self.shown("merger", ireland_positions.at("merger-vote", 1, players=4), "ballot")
        self.shown("end", ireland_positions.whole(4), "end")

    def lilliput(self) -> None:
        me = self.host
        me.open("/new/lilliput")
        me.by("scenario-secluded").wait_for()
        self.take("lilliput-set-up")
        self.editor()
        self.shown("draft", until(bots_game(3), "draft"), "take-MR")
        self.laying()
        self.shown("card-row", middle("card", 5), "question")
        self.drawers()
        self.shown("trains", middle("buy-trains", 4), "done")
        shares = middle("shares", 4, Found)
        able = next(action.company for action in shares.legal_actions if isinstance(action, Found))
        self.shown("shares", shares, "done", f"found-{able}")
        self.shown("dividend", middle("dividend", 5), "pay")
        self.shown("gulliver", until(bots_game(1), "card", round_number=5, by=bots(1)), "gulliver")
        self.shown("end", over(bots_game(3), by=bots(3)), "end")

    def laying(self, name: str = "laying") -> None:
        me = self.friend
        me.open(f"/table/{me.upload(middle('lay-track', 4).record.json())}")
        me.page.locator("[data-spot]").first.focus()
        me.page.keyboard.press("Enter")
        me.by("ghost").wait_for()
        me.by("lay-confirm").wait_for()
        self.take(f"lilliput-{name}", me)

    def drawers(self) -> None:
        """Take the companies and market drawers, beside the row of cards already shown."""
        me = self.friend
        for tab in ("companies", "market"):
            if not me.by(f"drawer-{tab}").count():
                me.page.locator(f"[data-tab={tab}]").click()
            me.by(f"drawer-{tab}").wait_for()
            self.take(f"lilliput-{tab}", me)

    def editor(self) -> None:
        me = self.host
        me.open("/scenario/lilliput")
        me.by("tile-SC-MTN").wait_for()
        me.by("scenario-from").select_option("mountains")
        me.page.locator("[data-laid]").nth(3).wait_for()
        me.by("tile-SC-WOOD").click()
        self.take("lilliput-scenario")


def bots_game(players: int) -> Game:
    return trainshed.new("lilliput", ["Ann", "Ben", "Cleo"][:players], seed=2)


def bots(players: int) -> Choose:
    """Return a chooser that plays every seat as a medium bot."""
    seats = [make("lilliput", "medium", 2 + seat) for seat in range(players)]

    def choose(game: Game) -> Action:
        seat = game.decision.seats[0]
        return seats[seat].choose(game.resample_hidden(seat, len(game.actions)), seat)

    return choose


@cache
def middle(step: str, round_number: int, kind: type[Action] | None = None) -> Game:
    """Return a three-player game that has reached this step."""
    return until(bots_game(3), step, kind=kind, round_number=round_number, by=bots(3))


def main() -> None:
    """Take the named parts, or all of them."""
    OUT.mkdir(parents=True, exist_ok=True)
    previews.DEADLINE = suggestions.DEADLINE = 80.0  # whatever the speed of the machine
    parts: dict[str, Callable[[Camera], None]] = {
        "home": Camera.home,
        "first-minute": Camera.first_minute,
        "set-up": Camera.set_up,
        "london": Camera.london,
        "daily": Camera.daily,
        "lilliput": Camera.lilliput,
        "cz": Camera.cz,
        "ireland": Camera.ireland,
    }
    wanted = sys.argv[1:] or list(parts)
    if strange := set(wanted) - set(parts):
        sys.exit(f"{', '.join(sorted(strange))}: there is only {', '.join(parts)}")
    with tempfile.TemporaryDirectory() as data, ThreadServer(Path(data)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(BROWSER_ARGS))
        for size, tag in ((DESKTOP, "desktop"), (PHONE, "phone")):
            camera = Camera(browser, site.url, size, tag, "en-GB", dark=False)
            for part in wanted:
                parts[part](camera)
        german = Camera(browser, site.url, DESKTOP, "desktop", "de-DE", dark=True)
        czech = Camera(browser, site.url, PHONE, "phone", "cs-CZ", dark=True)
        if "london" in wanted:
            german.one_turn("dark-german")
            czech.one_turn("dark-czech")
        if "lilliput" in wanted:
            german.laying("dark-german")
            czech.shown("dark-czech", middle("card", 5), "question")
        browser.close()


if __name__ == "__main__":
    main()
