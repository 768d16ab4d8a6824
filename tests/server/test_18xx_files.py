"""Files of 18xx.games: uploaded they become tables, and a table of 18Ireland can be downloaded as one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.ireland.files import OPENING, content, played
from trainshed.formats.eighteenxx import read_game, write_game

from .browser import Browser, hotseat, me

pytestmark = pytest.mark.any_database


def upload(browser: Browser, body: bytes | dict[str, Any], status: int = 201, **query: Any) -> Any:
    sent = body if isinstance(body, bytes) else json.dumps(body).encode()
    answer = browser.http.post("/api/records", content=sent, params=query)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_an_unfinished_file_is_a_table_whose_names_are_seats_to_claim(ann: Browser, bob: Browser) -> None:
    table = upload(ann, content(*OPENING))["id"]
    seen = ann.see(table)
    assert (seen["title"], seen["host"], seen["mine"], seen["over"]) == ("ireland", True, [], False)
    assert [seat["name"] for seat in seen["seats"]] == ["Ann", "Ben", "Cleo"]
    tokens = ann.tokens(table)
    assert set(tokens) == {0, 1, 2}
    ann.claim(table, tokens[0])
    bob.claim(table, tokens[2])
    seen = bob.see(table)
    assert seen["mine"] == [2]
    assert seen["moves"] == 11
    moves = seen["view"]["moves"]
    assert moves, "UR is Cleo's: the game goes on"
    action = moves[-1].get("action", moves[-1])
    bob.act(table, 2, action, seen["version"])
    assert bob.see(table)["moves"] == 12


def test_a_finished_file_is_a_table_to_look_at(ann: Browser) -> None:
    game = played(1, 3)
    table = upload(ann, write_game(game))["id"]
    seen = ann.see(table)
    assert (seen["over"], seen["mine"]) == (True, [0, 1, 2])
    assert [score["total"] for score in seen["scores"]] == [score.total for score in game.scores()]
    assert ann.see(table, at=50)["at"] == 50


def test_a_table_is_downloaded_as_a_file_and_comes_back(ann: Browser) -> None:
    table = upload(ann, content(*OPENING))["id"]
    answer = ann.http.get(f"/api/tables/{table}/record/18xx")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == f'attachment; filename="ireland-{table}-18xx.json"'
    assert answer.headers["content-type"].startswith("application/json")
    back = read_game(answer.content)
    assert back.game is not None
    assert (back.damage, len(back.game.actions)) == (None, 11)
    record = ann.http.get(f"/api/tables/{table}/record")
    again = upload(ann, record.content)["id"]
    assert ann.http.get(f"/api/tables/{again}/record/18xx").content == answer.content, "the seed is kept"


def test_a_new_table_of_18ireland_can_be_downloaded_at_once(ann: Browser) -> None:
    table = ann.make(me("Ann"), hotseat("Ben"), hotseat("Cleo"), title="ireland")
    file = ann.http.get(f"/api/tables/{table}/record/18xx").json()
    assert {player["name"] for player in file["players"]} == {"Ann", "Ben", "Cleo"}
    assert file["actions"] == []


def test_what_18xx_games_cannot_play_is_refused_with_the_reason(ann: Browser) -> None:
    table = ann.make(me(), hotseat())
    answer = ann.http.get(f"/api/tables/{table}/record/18xx")
    assert (answer.status_code, answer.json()["reason"]) == (409, "not-there")
    assert answer.json()["damage"]["key"] == "file-export-title"
    table = upload(ann, played(2, 5, "aid").record.json().encode())["id"]
    problem = ann.http.get(f"/api/tables/{table}/record/18xx").json()
    assert problem["damage"]["key"].startswith("file-export-")
    assert ann.http.get("/api/tables/none/record/18xx").status_code == 404


def test_a_file_against_the_rules_says_where_and_its_valid_part_can_be_opened(ann: Browser) -> None:
    wrong = content(*OPENING, "UR pass", "UR lay_tile J4 9-0 0")
    problem = upload(ann, wrong, 422)
    assert (problem["reason"], problem["damage"]["key"], problem["at"]) == ("damaged", "file-refused", 12)
    assert problem["damage"]["args"]["id"] == 13
    table = upload(ann, wrong, prefix=True)["id"]
    assert ann.see(table)["moves"] == 12
    upload(ann, content(title="1830"), 422, prefix=True)


@pytest.mark.parametrize(
    "body",
    [
        b'{"title":"18Ireland"}',
        b'{"title":"18Ireland","players":[],"actions":[]}',
        b'{"title":"18CZ","players":[{"id":1,"name":"a"}],"actions":[]}',
        b'{"title":' + b"[" * 100_000,
        b'{"title":"18Ireland","players":[{"id":1e999,"name":"a"}]}',
        b'{"title":"18Ireland","actions":[' + b"1," * 200_000 + b"1]}",
        b'{"title":"18Ireland","actions":[' + b'{"type":"pass"},' * 60_000 + b'{"type":"pass"}]}',
    ],
)
def test_broken_and_hostile_files_are_refused(ann: Browser, body: bytes) -> None:
    problem = upload(ann, body, 422)
    assert problem["reason"] == "damaged"
    assert problem["damage"]["key"].startswith("file-")


def test_a_file_of_20_mb_is_413(ann: Browser) -> None:
    assert upload(ann, b'{"title":"18Ireland","actions":[' + b" " * 20_000_000, 413)["reason"] == "too-large"
