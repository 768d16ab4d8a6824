"""A page with all tiles of some titles."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from trainshed.rail.draw.paint import EDGE, INK, PAPER
from trainshed.rail.draw.svg import Liveries, tile_svg
from trainshed.rail.tile import RANK, Tile, Tiles

STYLE = f"""
body {{ margin: 0; padding: 24px; background: {PAPER}; color: {INK};
  font: 15px/1.4 'Source Sans 3', Inter, system-ui, sans-serif; }}
h1 {{ font-size: 22px; margin: 24px 0 8px; }}
h2 {{ font-size: 15px; margin: 16px 0 8px; }}
ul {{ list-style: none; display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; }}
li {{ width: 128px; padding: 8px; background: {EDGE}; border: 1px solid #d8d0bd; border-radius: 4px;
  text-align: center; font-size: 13px; font-variant-numeric: tabular-nums; }}
svg {{ display: block; width: 112px; height: 112px; margin: 0 auto 4px; }}
"""


def gallery(titles: Mapping[str, Tiles], liveries: Liveries | None = None) -> str:
    """A page with every tile of the titles, grouped by colour, with its number and count.

    The stylesheet is part of the page. A server with a strict content policy uses `gallery_body` and serves `STYLE` as
    a file.
    """
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Tiles</title>'
        f"<style>{STYLE}</style>{gallery_body(titles, liveries)}</html>"
    )


def gallery_body(titles: Mapping[str, Tiles], liveries: Liveries | None = None) -> str:
    """The content of the page, without the enclosing document and stylesheet."""
    return "".join(_title(name, tiles, liveries or {}) for name, tiles in titles.items())


def _title(name: str, tiles: Tiles, liveries: Liveries) -> str:
    groups: dict[str, list[Tile]] = {}
    for tile in sorted(tiles.values(), key=_order):
        groups.setdefault(tile.colour, []).append(tile)
    rows = "".join(
        f"<h2>{escape(colour)}</h2><ul>{''.join(_entry(tile, tiles, liveries) for tile in group)}</ul>"
        for colour, group in groups.items()
    )
    return f"<section><h1>{escape(name)}</h1>{rows}</section>"


def _entry(tile: Tile, tiles: Tiles, liveries: Liveries) -> str:
    many = "∞" if tile.data.count < 0 else f"× {tile.data.count}" if tile.data.count else ""
    return f"<li>{tile_svg(tile, 0, tiles.grid, liveries)}<b>{escape(tile.id)}</b> {many}</li>"


def _order(tile: Tile) -> tuple[int, int, str]:
    number = int(tile.id) if tile.id.isdecimal() else 10_000
    return RANK.get(tile.colour, 9), number, tile.id
