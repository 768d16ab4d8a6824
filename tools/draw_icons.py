"""Draw the icons of the installed page and the picture of its links from the mark: `python tools/draw_icons.py`.

Needs Chromium. The pictures are kept in `web/public`; draw them again when the mark changes.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.web.conftest import BROWSER_ARGS, chromium
from tests.web.small_png import small

PUBLIC = Path(__file__).parents[1] / "web" / "public"
GROUND = "#f7f3ea"
ICONS = {"icon-192.png": (192, 0.72), "icon-512.png": (512, 0.72), "icon-mask.png": (512, 0.56)}
TOUCH = ("apple-touch-icon.png", 180, 0.7)
FAVICON = (16, 32, 48)
CARD = (1200, 630)


def draw(page: Page, width: int, height: int, body: str, ground: str = GROUND) -> bytes:
    page.set_viewport_size({"width": width, "height": height})
    style = f"margin:0;height:100vh;display:flex;align-items:center;justify-content:center;background:{ground}"
    page.set_content(f'<body style="{style}">{body}</body>')
    return page.screenshot(omit_background=ground == "transparent")


def mark(size: float) -> str:
    svg = (PUBLIC / "mark.svg").read_text()
    return svg.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)


def icon_file(pictures: dict[int, bytes]) -> bytes:
    """Return an .ico file of PNG pictures by size."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = 6 + 16 * len(pictures)
    entries, bodies = b"", b""
    for size, png in pictures.items():
        entries += struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(png), at + len(bodies))
        bodies += png
    return head + entries + bodies


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(BROWSER_ARGS))
        page = browser.new_page()
        for name, (size, share) in {**ICONS, TOUCH[0]: TOUCH[1:]}.items():
            (PUBLIC / name).write_bytes(small(draw(page, size, size, mark(size * share))))
        icons = {size: draw(page, size, size, mark(size), "transparent") for size in FAVICON}
        (PUBLIC / "favicon.ico").write_bytes(icon_file(icons))
        words = '<div style="font:600 130px sans-serif;color:#1d2433;margin-left:56px">Trainshed</div>'
        (PUBLIC / "card.png").write_bytes(small(draw(page, *CARD, mark(300) + words)))
        browser.close()


if __name__ == "__main__":
    main()
