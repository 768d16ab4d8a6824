"""A user of the page: reads and presses what it shows."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, FloatRect, Locator, expect

# Lets a test cut the connection: it can close every socket, and new ones fail while `window.cut` is set.
_SOCKETS = """
const Real = WebSocket;
window.sockets = [];
window.WebSocket = class extends Real {
  constructor(address, ...rest) {
    super(window.cut ? address.replace("/api/", "/nowhere/") : address, ...rest);
    window.sockets.push(this);
  }
};
"""
# Lets a test control the page's clock: while `window.frozen` is set, timers wait until `tick` runs those whose delay
# is at most the given number of milliseconds.
_CLOCK = """
const [later, never, kept] = [setTimeout, clearTimeout, new Map()];
let last = 0;
window.setTimeout = (run, ms, ...rest) => {
  if (!window.frozen) return later(run, ms, ...rest);
  kept.set(--last, { run: () => run(...rest), ms });
  return last;
};
window.clearTimeout = id => (id < 0 ? kept.delete(id) : never(id));
window.tick = within => {
  for (const [id, { run, ms }] of [...kept]) if (ms <= within && kept.delete(id)) run();
};
"""


class Player:
    """One browser profile with one page."""

    def __init__(self, context: BrowserContext, *, guided: bool = False, pace: str = "off") -> None:
        self.context = context
        context.add_init_script(_SOCKETS)
        # Moves of others are shown at once, unless a test is about how they are shown.
        said = json.dumps(json.dumps({"pace": pace} | ({} if guided else {"coached": True})))
        context.add_init_script(f"localStorage['trainshed-settings'] ??= {said}")
        self.page = context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda message: self._console(message.type, message.text))

    def save_data(self) -> None:
        """Let the browser ask for saving data: from the next address on nothing is fetched before it is needed."""
        self.context.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")

    def freeze(self) -> None:
        """Stop the page's timers; from now on they run only when `tick` is called."""
        self.page.evaluate(f"() => {{ if (!window.tick) {{ {_CLOCK} }} window.frozen = true; }}")

    def thaw(self) -> None:
        """Let new timers run by themselves again; timers already waiting still wait."""
        self.page.evaluate("() => { window.frozen = false; }")

    def tick(self, within: int = 5000) -> None:
        """Run every waiting timer whose delay is at most this many milliseconds."""
        self.page.evaluate("within => window.tick(within)", within)

    def _console(self, kind: str, text: str) -> None:
        expected = ("WebSocket", "Failed to load resource", "net::ERR")
        if kind == "error" and not any(word in text for word in expected):
            self.complaints.append(text)

    # direct requests to the server, to reach a position quickly

    def post(self, path: str, body: object = None) -> Any:
        answer = self.context.request.post(f"/api{path}", data=body if body is not None else {})
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return json.loads(answer.body()) if answer.body() else None

    def get(self, path: str) -> Any:
        answer = self.context.request.get(f"/api{path}")
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return json.loads(answer.body())

    def set_up(self, *kinds: str, options: dict[str, Any] | None = None, seed: int | None = None) -> str:
        """Create a table with seats of these kinds; `bot:easy` gives a level."""
        seats = [
            {"kind": kind.split(":")[0], "name": "" if kind.startswith("bot") else f"Player {n + 1}"}
            | ({"level": kind.split(":")[1]} if ":" in kind else {})
            for n, kind in enumerate(kinds)
        ]
        body = {"title": "london", "seats": seats, "options": options or {}}
        return str(self.post("/tables", body | ({"seed": seed} if seed is not None else {}))["id"])

    def upload(self, record: str) -> str:
        """Create a hot-seat table from a game file."""
        answer = self.context.request.post("/api/records", data=record.encode())
        assert answer.ok, f"{answer.status} {answer.text()}"
        return str(answer.json()["id"])

    def play_through(self, table: str, moves: int = 1000) -> None:
        """Play my seats by the move with the highest gain, until the game is over or this many moves are made."""
        for n in range(moves):
            seen = self.get(f"/tables/{table}")
            mine = [asked["seat"] for asked in seen["waiting"] if asked["seat"] in seen["mine"]]
            if seen["over"] or not mine:
                return
            seat = mine[0]
            if seat != seen["seat"]:
                seen = self.get(f"/tables/{table}?seat={seat}")
            action = max(seen["view"]["moves"], key=lambda move: move["gain"])["action"]
            command = {"seat": seat, "version": seen["version"], "key": f"{table}-{n}-{seen['version']}"}
            self.post(f"/tables/{table}/actions", command | {"action": action})

    # the page

    def box(self, mark: Locator) -> FloatRect:
        """Return the bounding box of an element, once it has stopped moving."""
        expect(mark).to_be_visible()
        seen = None
        for _ in range(200):
            now = mark.bounding_box()
            if now is not None and now == seen:
                return now
            seen = now
            self.page.wait_for_timeout(60)
        raise AssertionError(f"{mark} does not come to rest")

    def open(self, path: str) -> None:
        self.page.goto(path)

    def open_table(self, table: str) -> None:
        self.open(f"/table/{table}")
        expect(self.map).to_be_visible()

    @property
    def map(self) -> Locator:
        return self.page.locator(".map svg[role=group]")

    @property
    def frame(self) -> Locator:
        return self.page.locator("div.frame")

    @property
    def targets(self) -> Locator:
        return self.page.locator("[data-target]")

    def by(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    @property
    def phone(self) -> bool:
        return bool(self.page.viewport_size and self.page.viewport_size["width"] < 700)

    def version(self) -> int:
        return int(self.frame.get_attribute("data-version") or -1)

    def moves(self) -> int:
        return int(self.frame.get_attribute("data-moves") or -1)

    def wait_moves(self, at_least: int) -> None:
        reached = "n => Number(document.querySelector('div.frame')?.dataset.moves) >= n"
        self.page.wait_for_function(reached, arg=at_least)

    def settle(self) -> None:
        """Wait until a new question takes presses at the place of the last one, and the key pressed last."""
        self.page.wait_for_function("() => !('settling' in document.documentElement.dataset)")

    def still(self) -> None:
        """Wait until what was pressed last is shown, and nothing moves any more."""
        self.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
        )
        self.page.wait_for_function(
            "() => document.fonts.status === 'loaded' &&"
            " document.getAnimations().every(one => one.effect.getComputedTiming().endTime === Infinity)"
        )

    def draw_something(self) -> None:
        """Press a framed station (and an origin, if several lead there), or pass."""
        before = self.moves()
        press = "tap" if self.phone else "click"
        self.settle()
        if self.targets.count():
            getattr(self.targets.last, press)()
            target = self.page.locator("[data-chosen-target]")
            if target.count():
                getattr(self.page.locator("[data-goes]").first, press)()
            if press == "tap":
                self.by("confirm").tap()
        else:
            getattr(self.by("pass"), press)()
        self.wait_moves(before + 1)

    def cut_line(self) -> None:
        self.page.evaluate("window.cut = true; window.sockets.forEach(socket => socket.close())")

    def mend_line(self) -> None:
        self.page.evaluate("window.cut = false")
