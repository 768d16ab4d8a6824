"""The part of the map a company reaches, requested from a table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lilliput.table import start
from trainshed.core import Game
from trainshed.rail.play.actions import LayTile
from trainshed.titles.lilliput.actions import TakeCard

from .browser import Browser, friend, me

pytestmark = pytest.mark.any_database


def built() -> Game:
    """Return a game in which MR has built from its home on N1 to N3."""
    game = start(2, companies=("MR", "SR"))
    game.play(TakeCard(0, "A03", "main", False))
    game.play(LayTile(0, "MR", "N2", "Y-PS", 1))
    game.play(LayTile(0, "MR", "N3", "Y-CS", 1))
    return game


@pytest.fixture
def table(ann: Browser) -> str:
    answer = ann.http.post("/api/records", content=built().record.json())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def cells(found: Any) -> list[str]:
    return [cell["cell"] for cell in found["cells"]]


def test_reach_is_told_now_and_at_earlier_positions(ann: Browser, table: str) -> None:
    now = ann.get(f"/api/tables/{table}/reach/MR")
    assert (now["company"], cells(now)) == ("MR", ["C", "N1", "N2", "N3"])
    assert [end["cell"] for end in now["ends"]] == ["N4"]
    assert now["blocked"] == [{"cell": "E1", "stop": 0}]
    moves = ann.see(table)["moves"]
    assert ann.get(f"/api/tables/{table}/reach/MR", at=moves) == now
    before = ann.get(f"/api/tables/{table}/reach/MR", at=moves - 1)
    assert (cells(before), [end["cell"] for end in before["ends"]]) == (["C", "N1", "N2"], ["N3"])
    assert ann.get(f"/api/tables/{table}/reach/MR", at=0)["cells"] == []


def test_reach_is_recomputed_after_a_change(ann: Browser, table: str) -> None:
    assert cells(ann.get(f"/api/tables/{table}/reach/MR")) == ["C", "N1", "N2", "N3"]
    ann.undo(table, 0)
    assert cells(ann.get(f"/api/tables/{table}/reach/MR")) == ["C", "N1", "N2"]


def test_everybody_who_may_look_is_told_the_same(ann: Browser, bob: Browser, table: str) -> None:
    assert bob.get(f"/api/tables/{table}/reach/SR") == ann.get(f"/api/tables/{table}/reach/SR")


def test_what_there_is_not_is_refused_by_name(ann: Browser, table: str) -> None:
    def refused(path: str, **query: Any) -> tuple[int, str, str]:
        answer = ann.http.get(f"/api/tables/{path}", params=query)
        return answer.status_code, answer.json()["reason"], answer.json()["detail"]

    moves = ann.see(table)["moves"]
    no_company = (404, "unknown", "there is no such company on a map")
    assert refused(f"{table}/reach/KFN") == no_company
    assert refused(f"{table}/reach/{'x' * 500}") == no_company
    assert refused(f"{table}/reach/MR", at=moves + 1) == (404, "unknown", "there is no such position")
    assert refused("0000000000000000/reach/MR") == (404, "unknown", "there is no such table")
    assert refused(f"{table}/reach/MR", at="now")[:2] == (400, "malformed")
    assert refused(f"{table}/reach/MR", at=-1)[:2] == (400, "malformed")
    london = ann.make(me(), friend())
    assert refused(f"{london}/reach/MR") == no_company, "a title without companies"
