"""Contents of the box of one table, for a page to draw: tiles, companies, characters, layouts (1.1).

A table may have corrected data, so this uses the same box as the table's rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import as_file, files

from msgspec import Struct

from trainshed.rail.draw import Livery, TileSet, load_liveries, tile_infos
from trainshed.rail.map import Lay

from . import scenarios
from .box import Box, CompanyData, open_box
from .naming import tile_name
from .setup import left_out
from .state import Options

_PLAIN = Livery("#6b6459", "#ffffff")
"""For a company added by a correction, in a colour that no company with a livery has."""


class CompanyPiece(Struct, frozen=True):
    """A company's charter before the game; `home` is the label of the tile it starts on, if it needs one."""

    id: str
    name: str
    colour: str
    start: bool
    home: str


class CharacterPiece(Struct, frozen=True):
    """A character and the tiles that come with it."""

    id: str
    name: str
    tiles: tuple[str, ...]


class LilliputPieces(TileSet, frozen=True):
    """The box, with a table's options applied."""

    in_play: tuple[str, ...]
    """Tiles in play with this variant (1.13)."""
    companies: tuple[CompanyPiece, ...]
    characters: tuple[CharacterPiece, ...]
    scenario_tiles: tuple[str, ...]
    """Tiles allowed in a free scenario (1.15)."""
    scenarios: Mapping[str, tuple[Lay, ...]]
    """The layouts of the named scenarios."""
    grounds: tuple[str, ...]
    """Chessboard rule (1.4.3): the ground of cells of parity 0 and 1."""
    centre: str
    """The cell of the start tile; `start` is that tile."""
    start: str


def pieces(options: Options) -> LilliputPieces:
    """Return the box with these options applied."""
    box = open_box(options.data)
    out = left_out(box, options)
    return LilliputPieces(
        game="18Lilliput",
        grid=str(box.tiles.grid),
        tiles=tile_infos(box.tiles, tile_name),
        liveries={company.id: livery(box, company) for company in box.companies.values()},
        in_play=tuple(id for id, tile in box.tiles.items() if id not in out and tile.data.count),
        companies=tuple(CompanyPiece(c.id, c.name, c.colour, c.start, c.home) for c in box.companies.values()),
        characters=tuple(
            CharacterPiece(c.id, c.name, tuple(id for kind in c.tiles for id in box.tile_kind(kind, out)))
            for c in box.characters.values()
        ),
        scenario_tiles=tuple(id for id in box.tiles.sets["scenario"] if scenarios.may_be_preset(box, id)),
        scenarios=box.map.file.scenario,
        grounds=box.map.file.grounds,
        centre=scenarios.CENTRE,
        start=next(id for id, tile in box.tiles.items() if tile.data.kind == "start" and id not in out),
    )


def livery(box: Box, company: CompanyData) -> Livery:
    """Return the disc of a company: its own, or that of a company of the same colour with this company's letters."""
    known = _liveries()
    if company.id in known:
        return known[company.id]
    alike = next((known[c.id] for c in box.companies.values() if c.colour == company.colour and c.id in known), _PLAIN)
    return Livery(alike.fill, alike.ink, company.id[:4])


@cache
def _liveries() -> dict[str, Livery]:
    with as_file(files(__package__) / "data") as folder:
        return load_liveries(folder)
