"""SVG pictures of sheets, readable without colours."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tests.help import random_game
from trainshed.titles.london.map import STATIONS
from trainshed.titles.london.picture import PALETTES, _section


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_sheet_is_drawn_as_wellformed_svg(palette: str, seat: int | None) -> None:
    game = random_game("london", 2, seed=4, options={"powers": True})
    root = ElementTree.fromstring(game.svg(seat, palette=palette))
    assert root.tag.endswith("svg")
    circles = [e for e in root.iter() if e.tag.endswith("circle") and e.get("r") == "14.5"]
    assert len(circles) == len(STATIONS) * (2 if seat is None else 1)
    text = "".join(e.text or "" for e in root.iter() if e.tag.endswith(("text", "tspan")))
    for score in game.scores() if seat is None else [game.scores()[seat]]:
        assert str(score.total) in text


def test_every_section_of_every_line_is_drawn() -> None:
    game = random_game("london", 1, seed=4)
    sections = [s for line in game.state.sheets[0].lines for s in line.sections]
    root = ElementTree.fromstring(game.svg(0))
    halos = [e for e in root.iter() if e.tag.endswith("line") and e.get("stroke-width") == "13"]
    assert len(halos) == len(sections)


def test_lines_differ_in_pattern_not_only_in_colour() -> None:
    patterns = {_section(0, colour, "#000") for colour in ("purple", "blue", "red", "green")}
    assert len(patterns) == 4


def test_notebooks_show_a_game() -> None:
    assert random_game("london", 1, seed=4)._repr_svg_().startswith("<svg")
