"""Measure in Chromium the time from opening a table's URL until the table is playable.

    python -m benchmarks.page [--times 5]

Has the same requirements as the browser tests: a built web page, Playwright, and Chromium (the environment variable
CHROMIUM selects another executable).
"""

from __future__ import annotations

import argparse
import os
import shutil
import time

from playwright.sync_api import sync_playwright

from .server import serving


def measure(address: str, times: int) -> list[float]:
    """Return the sorted load times in milliseconds. Each is measured in a new browser context."""
    found = []
    with sync_playwright() as playwright:
        program = shutil.which(os.environ.get("CHROMIUM") or "chromium")
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for _ in range(times):
            context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900})
            page = context.new_page()
            page.goto("/")
            wish = {"title": "london", "seats": [{"kind": "me"}], "seed": 1}
            table = context.request.post("/api/tables", data=wish).json()["id"]
            began = time.perf_counter()
            page.goto(f"/table/{table}")
            page.locator("[data-target]").first.wait_for()
            found.append((time.perf_counter() - began) * 1000)
            context.close()
        browser.close()
    return sorted(found)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=5)
    asked = parser.parse_args()
    with serving(probe=False) as (port, _):
        found = measure(f"http://127.0.0.1:{port}", asked.times)
    print(f"first playable screen: median {found[len(found) // 2]:.0f} ms, best {found[0]:.0f} ms")


if __name__ == "__main__":
    main()
