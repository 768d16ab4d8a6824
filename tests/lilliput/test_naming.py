"""Tiles are named by description in every language, never by their ids."""

from __future__ import annotations

import msgspec
import pytest

from tests.lilliput.table import pieces, start, take, tiles
from trainshed.core import LANGUAGES, Message, Words
from trainshed.rail.play.actions import LayTile
from trainshed.rail.play.events import TileLaid
from trainshed.titles.lilliput.words import tile_name, tile_name_or_id

EVERY = tiles()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_name_without_its_number(language: str) -> None:
    words = Words(language)
    for tile in EVERY.values():
        said = words(tile_name(tile))
        assert tile.id not in said
        assert said.strip(" ,") == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["none", "allenbeck", "laputa", "brobdingnag"])
def test_tiles_of_one_game_are_told_apart_by_their_names(language: str, variant: str) -> None:
    words = Words(language)
    names = [words(tile_name(EVERY[id])) for id in pieces(variant=variant).in_play]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("id", "shape"),
    [
        *(("Y-PS", "straight"), ("Y-CC", "curve"), ("G-CT", "three"), ("B-Y4", "four"), ("CH-ADM", "end")),
        *(("G-P-SWL", "switch-left"), ("G-P-SWR", "switch-right"), ("G-P-BR", "bridge"), ("B-P-X", "every")),
        ("SC-SEA", "none"),
    ],
)
def test_the_way_of_the_track(id: str, shape: str) -> None:
    assert tile_name(EVERY[id]).args["shape"] == shape


def test_a_y_city_is_no_city() -> None:
    assert [tile_name(EVERY[id]).args["what"] for id in ("Y-CS", "Y-YS", "Y-PS")] == ["city", "metropolis", "track"]


def test_unknown_tile_id_is_kept_truncated() -> None:
    assert tile_name_or_id(EVERY, "X" * 30) == "X" * 20


def test_the_log_names_the_tile_and_how_it_lies() -> None:
    game = start(2)
    take(game, "A03")
    (event,) = game.play(LayTile(0, "MR", "N2", "Y-PC", 2))
    message = event.message()
    assert Words("en")(message, ["Ann", "Ben"]) == "Ann lays on N2 for MR: yellow track, curve."
    assert isinstance(event, TileLaid)
    assert event.rotation == 2
    again = msgspec.json.decode(msgspec.json.encode(message), type=Message)
    assert again == message
    assert hash(again) == hash(message)


def test_a_refusal_names_the_tile() -> None:
    game = start(2)
    take(game, "A03")
    refusal = game.why_not(LayTile(0, "MR", "N2", "B-C4", 0))
    assert refusal is not None
    assert "“brown city, four directions”" in Words("en")(refusal.message)


def test_the_box_tells_the_page_how_tiles_are_called() -> None:
    for tile in pieces().tiles:
        assert tile.name == tile_name(EVERY[tile.id])
