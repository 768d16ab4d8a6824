"""Speed of 18Ireland's page in Chromium with a long public game open at its last round, one figure per line.

    python -m benchmarks.ireland_page [--times 15]

Targets: a press on the map answers within 100 ms, any position of the history within 150 ms, the tab uses at most
150 MB. The times are measured in the page, from the event to the frame in which the answer is painted. It needs a built
page, Playwright and Chromium (the environment variable CHROMIUM selects another executable), and the public game of the
reference material beside the project; without one of them it says so and measures nothing.
"""

from __future__ import annotations

import argparse
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from trainshed.cli.bench import figure

GAME = Path(__file__).parents[2] / "shared" / "oracle" / "18Ireland_161830.json"
PAGE = Path(__file__).parents[1] / "src" / "trainshed" / "server" / "page" / "index.html"
LAST_ROUND = 590
"""A position in the last operating round of the game."""
_PAINTED = "const painted = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));"
_PRESSED = f"""
() => {{
  {_PAINTED}
  window.pressed = null;
  window.addEventListener("pointerup", async () => {{
    const began = performance.now();
    const before = document.querySelector("[data-hex]")?.dataset.hex;
    while (document.querySelector("[data-hex]")?.dataset.hex === before) await painted();
    await painted();
    window.pressed = performance.now() - began;
  }}, {{ capture: true, once: true }});
}}
"""
"""Time from letting go of the button to the picture of the card of another cell."""
_LOOK = f"""
async at => {{
  {_PAINTED}
  const slider = document.querySelector(".history input[type=range]");
  const began = performance.now();
  slider.value = at;
  slider.dispatchEvent(new Event("input", {{ bubbles: true }}));
  while (document.querySelector(".frame").dataset.at !== String(at)) await painted();
  await painted();
  return performance.now() - began;
}}
"""


@contextmanager
def server() -> Iterator[str]:
    """Run a server with an empty folder; yield its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "trainshed", "serve", "--port", str(port), "--data", data]
        # Reading the long game would be charged to the person who then looks through it.
        environment = os.environ | {"TRAINSHED_RATE": "0"}
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while True:
                try:
                    urllib.request.urlopen(f"{address}/healthz").close()
                    break
                except OSError:
                    time.sleep(0.1)
            yield address
        finally:
            process.terminate()
            process.wait()


def percentile(times: list[float], part: float) -> float:
    """Return the percentile of the times; `part` is a fraction from 0 to 1."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def busy(tab: Any) -> float:
    """Return the processor seconds of the tab's main thread so far."""
    metrics = tab.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def tab_memory(browser: Any) -> float:
    """Return the memory in MB that only the largest tab uses: not shared with other processes of the browser."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    sizes = []
    for process in found:
        if process["type"] == "renderer":
            lines = Path(f"/proc/{process['id']}/smaps_rollup").read_text().splitlines()
            sizes.append(sum(int(line.split()[1]) for line in lines if line.startswith("Private_")))
    return max(sizes) / 1024


def measure(program: str, times: int) -> None:
    from playwright.sync_api import sync_playwright

    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(
            base_url=address, viewport={"width": 1440, "height": 900}, reduced_motion="reduce"
        )
        page = context.new_page()
        page.goto("/")
        table = context.request.post("/api/records", data=GAME.read_bytes()).json()["id"]
        page.goto(f"/table/{table}?at={LAST_ROUND}")
        page.locator(f".frame[data-at='{LAST_ROUND}']").wait_for()
        page.locator("[data-tab=map]").click()  # the step there may show something else
        page.locator("[data-cell=G13]").wait_for()
        page.wait_for_timeout(2000)  # parts are fetched ahead
        tab = context.new_cdp_session(page)
        tab.send("Performance.enable", {"timeDomain": "threadTicks"})
        presses, looks, work = [], [], []
        for n in range(times):
            cell = ("G13", "F10", "E7", "D12", "I5", "C9")[n % 6]
            box = page.locator(f"[data-cell='{cell}']").bounding_box()
            assert box is not None
            page.evaluate(_PRESSED)
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            presses.append(page.wait_for_function("() => window.pressed").json_value())
        moves = int(page.locator(".frame").get_attribute("data-moves") or 0)
        for n in range(times):
            before = busy(tab)
            looks.append(page.evaluate(_LOOK, (n * 397 + 11) % moves))
            work.append((busy(tab) - before) * 1e3)
        page.evaluate(_LOOK, LAST_ROUND)
        tab.send("HeapProfiler.collectGarbage")
        memory = tab_memory(browser)
        browser.close()
    figure("18Ireland, page: press on the map, median (target 100)", percentile(presses, 0.5), "ms")
    figure("18Ireland, page: press on the map, longest", max(presses), "ms")
    figure("18Ireland, page: any position, median (target 150)", percentile(looks, 0.5), "ms")
    figure("18Ireland, page: any position, longest", max(looks), "ms")
    figure("18Ireland, page: processor time of the tab for any position, median", percentile(work, 0.5), "ms")
    figure("18Ireland, page: memory of the tab (target 150)", memory, "MB")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=15)
    asked = parser.parse_args()
    program = shutil.which(os.environ.get("CHROMIUM") or "chromium")
    if not GAME.is_file():
        print("18Ireland, page: not measured, because the public game is not there")
    elif not PAGE.is_file():
        print("18Ireland, page: not measured, because the page is not built")
    elif program is None or find_spec("playwright") is None:
        print("18Ireland, page: not measured, because Playwright or Chromium is not installed")
    else:
        measure(program, asked.times)


if __name__ == "__main__":
    main()
