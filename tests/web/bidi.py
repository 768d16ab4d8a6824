"""A Firefox of the system, driven by WebDriver BiDi over a plain web socket.

Playwright drives only its own builds of Firefox: its BiDi mode needs commands that the ESR release does not know.
"""

from __future__ import annotations

import itertools
import json
import queue
import re
import subprocess
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import connect

START = 120.0
"""Seconds until the browser must be ready, and until anything waited for must have come."""
_QUIET = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.disabledForTesting", true);
user_pref("intl.accept_languages", "en-GB");
"""
_MIDDLE = """selector => {
  const found = [...document.querySelectorAll(selector)].filter(one => one.checkVisibility());
  const one = found.at(-1);
  if (!one || one.disabled) return null;
  one.scrollIntoView({ block: "nearest" });
  const box = one.getBoundingClientRect();
  return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
}"""


class Firefox:
    """One window of a headless Firefox with a fresh profile."""

    def __init__(self, program: str, profile: Path) -> None:
        (profile / "user.js").write_text(_QUIET, encoding="utf-8")
        command = [program, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        self._process = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        self._numbers = itertools.count(1)
        self._open = ExitStack()
        self._open.callback(self._end)
        self.complaints: list[str] = []
        try:
            self._socket = self._open.enter_context(connect(f"{self._address()}/session", max_size=None))
            self.call("session.new", capabilities={})
            self.call("session.subscribe", events=["log.entryAdded"])
            self._page = self.call("browsingContext.getTree")["contexts"][0]["context"]
            size = {"width": 1440, "height": 900}
            self.call("browsingContext.setViewport", context=self._page, viewport=size)
        except BaseException:
            self._open.close()
            raise

    def _address(self) -> str:
        """Wait until the browser says where it listens. Its messages are read to the end, so that it never blocks."""
        lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()

        def read() -> None:
            for line in self._process.stderr or ():
                lines.put(line)
            lines.put(None)

        self._reader = threading.Thread(target=read, daemon=True)
        self._reader.start()
        until = time.monotonic() + START
        while (line := lines.get(timeout=max(0.1, until - time.monotonic()))) is not None:
            if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
                return found[1]
        raise AssertionError("Firefox did not start")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._open.close()

    def _end(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join()
        if self._process.stderr:
            self._process.stderr.close()

    def call(self, method: str, **params: Any) -> Any:
        """Send a command and return its result; collect the errors of the console that come meanwhile."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(timeout=START))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.complaints.append(str(told["params"]["text"]))
            if told.get("id") == number:
                assert told["type"] == "success", f"{method}: {told}"
                return told["result"]

    # the page

    def open(self, address: str) -> None:
        self.call("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def ask(self, function: str, *args: str | int) -> Any:
        """Call a function in the page; it returns something that JSON can express."""
        wrapped = f"async (...args) => JSON.stringify(await ({function})(...args) ?? null)"
        kinds = [{"type": "string" if isinstance(arg, str) else "number", "value": arg} for arg in args]
        told = self.call(
            "script.callFunction",
            functionDeclaration=wrapped,
            awaitPromise=True,
            target={"context": self._page},
            arguments=kinds,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def wait(self, function: str, *args: str | int) -> Any:
        """Wait until the function returns something true."""
        until = time.monotonic() + START
        while time.monotonic() < until:
            if answer := self.ask(function, *args):
                return answer
            time.sleep(0.1)
        raise AssertionError(f"this never came: {function} {args}")

    def sees(self, selector: str) -> bool:
        return bool(self.ask("s => document.querySelector(s) !== null", selector))

    def press(self, selector: str) -> None:
        """Click the middle of the last visible element, once it has stopped moving."""
        at = None
        until = time.monotonic() + START
        while time.monotonic() < until:
            now = self.ask(_MIDDLE, selector)
            if now is not None and now == at:
                break
            at = now
            time.sleep(0.1)
        assert at is not None, f"{selector} is not to be seen"
        x, y = at
        move = [{"type": "pointerMove", "x": 1, "y": 1}, {"type": "pointerMove", "x": x, "y": y}]
        press = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": move + press}
        self.call("input.performActions", context=self._page, actions=[mouse])
