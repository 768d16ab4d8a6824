"""The picture of a table: map, companies, rounds, phases, trains, routes."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

from tests.cz.table import begin, board, cover, give, give_pool, in_play, new, place, set_cash, to_phase
from trainshed.core import Game

SVG = "{http://www.w3.org/2000/svg}"


def position() -> Game:
    """Round 7, phase 2: EKJ is about to run two trains from Cheb and Karlovy Vary; a 3-train lies in the pool."""
    game = cover(to_phase(new(3), 2), "D4 57/1, D2 6/4, E1 3/3, D6 9/1, D8 8/5, E9 6/2, E15 57/1")
    give_pool(give(place(game, "EKJ", "D2"), "EKJ", "2", "3"), "3")
    set_cash(game, "EKJ", 345)
    begin(game, "EKJ", round=7)
    return game


def parts(game: Game, name: str, value: str) -> ElementTree.Element:
    """Return the part of the picture with this mark."""
    (found,) = [one for one in ElementTree.fromstring(game.svg()).iter(f"{SVG}g") if one.get(f"data-{name}") == value]
    return found


def texts(element: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


def dark(element: ElementTree.Element) -> list[str]:
    """Return what is written in bold."""
    return [text.text or "" for text in element.iter(f"{SVG}text") if text.get("font-weight")]


def test_the_map_shows_all_stations() -> None:
    for game in (new(2), position()):
        groups = list(ElementTree.fromstring(game.svg()).iter(f"{SVG}g"))
        assert sum(one.get("data-cell") is not None for one in groups) == len(board(game).map.cells)
        shown = {text for one in groups if one.get("data-stations") for text in texts(one)}
        assert {"BCB", "EKJ", "VBW", "BN", "NWB"} <= shown, "also of companies nobody plays"
    assert position().svg() != new(3).svg()


def test_companies_show_cash_trains_stations_left_and_seat() -> None:
    assert texts(parts(position(), "company", "EKJ")) == ["EKJ", "345 K", "2", "2", "3", "100"]
    assert texts(parts(position(), "company", "VBW")) == ["VBW", "150 K", "3", "100", "40"]
    assert [one for one in ("BN", "NWB") if f'data-company="{one}"' in position().svg()] == []


def test_round_and_phase_are_marked() -> None:
    assert dark(parts(position(), "part", "rounds")) == ["7"]
    assert dark(parts(position(), "part", "phases")) == ["2"]


def test_the_depot_shows_stack_and_pool() -> None:
    shown = texts(parts(position(), "part", "depot"))
    assert shown[:3] == ["2", "×0", "70 K"]
    assert shown[3:6] == ["3", "×1", "120 K"]
    assert shown[-1] == "3"
    assert len(shown) == 4 * 3 + 1


def test_routes_of_a_company_are_drawn_each_with_a_dash_of_its_own() -> None:
    picture = ElementTree.fromstring(position().svg(routes="EKJ"))
    paths = [path for path in picture.iter(f"{SVG}path") if path.get("data-train")]
    assert sorted(str(path.get("data-train")) for path in paths) == ["2", "3"]
    assert len({path.get("stroke-dasharray") for path in paths}) == 2
    assert "data-train" not in position().svg()
    with pytest.raises(ValueError, match="no company"):
        position().svg(routes="BN")


def test_every_seat_and_every_number_of_players_has_a_picture() -> None:
    for players in (2, 3, 4, 5):
        game = new(players)
        for seat in (*range(players), None):
            picture = ElementTree.fromstring(game.svg(seat))
            assert [one.get("data-company") for one in picture.iter() if one.get("data-company")] == [*in_play(game)]
        assert "130 K" in game.svg() or "150 K" in game.svg()


def test_words_describe_the_picture() -> None:
    described = ElementTree.fromstring(position().svg()).findtext(f"{SVG}desc") or ""
    assert "7/10" in described
    assert "EKJ 345 K" in described
    assert all(cell in described for cell in board(position()).laid)
