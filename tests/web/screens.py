"""Pictures of every screen for the documentation: `python -m tests.web.screens`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.server.serving import ThreadServer

from .conftest import BROWSER_ARGS, DESKTOP, PHONE, ROOT, chromium
from .player import Player
from .small_png import small

OUT = ROOT / "docs" / "screens"
MODULES = {"objectives": True, "powers": True}


class Camera:
    """One size of screen: a host and a friend, and where their pictures go."""

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
        player.page.wait_for_timeout(350)
        (OUT / f"{name}-{self.tag}.png").write_bytes(small(player.page.screenshot()))

    def everything(self) -> None:
        me, friend = self.host, self.friend
        me.open("/")
        me.by("daily").get_by_role("button").wait_for()
        self.take("home")
        me.open("/new/london")
        me.page.get_by_role("checkbox").first.wait_for()
        self.take("set-up")
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

    def one_turn(self, name: str) -> None:
        table = self.host.set_up("me", "hotseat", seed=21, options=MODULES)
        self.host.play_through(table, 31)
        self.host.open_table(table)
        self.host.page.keyboard.press("m")
        self.take(name)

    def until(self, table: str, round_number: int, turn: int) -> None:
        """Everybody plays on until this turn, or the end."""
        for _ in range(400):
            seen = self.host.get(f"/tables/{table}")
            view = seen["view"]
            if seen["over"] or ((view["round"], view["turn"]) >= (round_number, turn) and view["moves"]):
                self.host.wait_moves(seen["moves"])
                return
            self.host.play_through(table, 1)
            self.friend.play_through(table, 1)
            self.host.page.wait_for_timeout(60)


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, ThreadServer(Path(data)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(BROWSER_ARGS))
        Camera(browser, site.url, DESKTOP, "desktop", "en-GB", dark=False).everything()
        Camera(browser, site.url, PHONE, "phone", "en-GB", dark=False).everything()
        Camera(browser, site.url, DESKTOP, "desktop", "de-DE", dark=True).one_turn("dark-german")
        Camera(browser, site.url, PHONE, "phone", "cs-CZ", dark=True).one_turn("dark-czech")
        browser.close()


if __name__ == "__main__":
    main()
