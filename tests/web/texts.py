"""The texts of a screen: in another language, without missing ones, nothing cut off at the sides."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import expect

from .conftest import ROOT
from .player import Player

_REST = """
() => Promise.all(
  document.getAnimations().filter(one => one.effect.getTiming().iterations !== Infinity).map(one => one.finished)
).then(() => null)
"""
_SPEAK = """
async language => {
  const radio = () => document.querySelector(`dialog input[name=language][value=${language}]`);
  if (!radio()) document.querySelector("[data-testid=settings]").click();
  while (!radio()) await new Promise(requestAnimationFrame);
  radio().click();
  const dialog = radio().closest("dialog");
  dialog.close();
  while (dialog.isConnected) await new Promise(requestAnimationFrame);
}
"""
_SAID = """
() => {
  const spoken = ["aria-label", "title", "alt", "placeholder"];
  const named = [...document.querySelectorAll(spoken.map(name => `[${name}]`).join())];
  return [
    document.title,
    document.body.innerText,
    ...named.flatMap(node => spoken.map(name => node.getAttribute(name) ?? "")),
    ...[...document.querySelectorAll("svg text, svg title, option")].map(node => node.textContent),
  ].join("\\n");
}
"""
# Texts that begin or end outside of the window, unless they can be scrolled to, lie on the map, or are for screen
# readers; and the selected option of a list, if its field is too narrow for the text and the arrow beside it.
_OUTSIDE = """
() => {
  const kept = node => {
    for (let one = node; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (one.tagName === "svg") return true;
      if (/auto|scroll/.test(style.overflowX) && one.scrollWidth > one.clientWidth) return true;
      if (style.clipPath !== "none" || style.clip !== "auto" || style.visibility === "hidden") return true;
    }
    return false;
  };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    if (!text) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    const out = box.width && (box.left < -1 || box.right > innerWidth + 1);
    if (out && !kept(walker.currentNode.parentElement)) found.push(text);
  }
  const pen = document.createElement("canvas").getContext("2d");
  for (const field of document.querySelectorAll("select")) {
    const style = getComputedStyle(field);
    pen.font = style.font;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16;
    const text = field.selectedOptions[0]?.textContent ?? "";
    if (field.clientWidth && pen.measureText(text).width > room) found.push(text);
  }
  return found;
}
"""

LANGUAGES = pytest.mark.parametrize(
    "languages",
    [
        pytest.param(("de",), id="german"),
        pytest.param(("cs", "pl", "en"), id="others", marks=pytest.mark.long),
    ],
)
"""German has the longest words; the other languages are left to the long checks."""
LONG_LANGUAGES = pytest.mark.parametrize("languages", [pytest.param(("de", "cs", "pl", "en"), marks=pytest.mark.long)])
"""For walks that take long, all four are."""


@cache
def _key() -> re.Pattern[str]:
    """Match a catalogue key shown instead of its text, or a value that is missing from a text."""
    keys = (
        line for path in (ROOT / "src/trainshed/locales/en").glob("*.ftl") for line in path.read_text().splitlines()
    )
    first = sorted({found[1] for line in keys if (found := re.match(r"([a-z_]+)-\S+ =", line))})
    return re.compile(rf"\b(?:{'|'.join(first)})-[a-z][\w-]*|\{{.*|\bundefined\b|\bNaN\b|\[object.*")


def at_rest(me: Player) -> None:
    """Wait until every animation that ends has ended."""
    me.page.evaluate(_REST)


def set_language(me: Player, language: str) -> None:
    """Change the language as the settings do, on any screen."""
    me.page.evaluate(_SPEAK, language)
    expect(me.page.locator("html")).to_have_attribute("lang", language)


def missing_texts(me: Player) -> list[str]:
    """Return the keys shown instead of texts, and values missing from texts."""
    return sorted(set(_key().findall(me.page.evaluate(_SAID))))


def outside(me: Player) -> list[str]:
    """Return the texts cut off at the sides, and the width of the page if it is wider than the window."""
    width, shown = me.page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    cut: list[str] = me.page.evaluate(_OUTSIDE)
    return [f"cut off: {text}" for text in cut] + ([f"{width} wide"] if width > shown else [])
