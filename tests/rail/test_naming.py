"""Names of tiles by the shape of their track, on hexes too; those of 18Lilliput are in its own tests."""

from __future__ import annotations

import pytest

from tests.rail.shared import title_map
from trainshed.rail.play.naming import tile_name


@pytest.mark.parametrize(
    ("id", "what", "shape"),
    [
        *(("7", "track", "curve"), ("8", "track", "curve"), ("9", "track", "straight")),
        *(("20", "track", "bridge"), ("19", "track", "several"), ("80", "track", "several")),
        *(("4", "town", "straight"), ("5", "city", "curve"), ("644", "city", "curve"), ("60", "track", "every")),
    ],
)
def test_content_and_shape_of_tiles_on_hexes(id: str, what: str, shape: str) -> None:
    name = tile_name("key", title_map("ireland").tiles[id])
    assert (name.key, name.args["tile"], name.args["what"], name.args["shape"]) == ("key", id, what, shape)


@pytest.mark.parametrize(("id", "shape"), [("24", "switch-left"), ("23", "switch-right")])
def test_switches_on_hexes(id: str, shape: str) -> None:
    """Seen from the points, the branch of 24 bends to the left."""
    assert tile_name("key", title_map("cz").tiles[id]).args["shape"] == shape
