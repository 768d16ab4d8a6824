"""The pieces of a table, and the check that a table could be made, with data supplied by players."""

from __future__ import annotations

import json
from typing import Any

import pytest

import trainshed
from trainshed.core import agenda

from .browser import Browser, bot, hotseat, me
from .serving import ThreadServer

pytestmark = pytest.mark.any_database

CORRECTED = {"data": {"tile": [{"id": "Y-CS", "count": 9}], "company": [{"id": "TR", "name": "Trade Railway"}]}}


def check(browser: Browser, options: dict[str, Any], players: int = 2, status: int = 200) -> Any:
    return browser.post("/api/titles/lilliput/check", {"players": players, "options": options}, status)


# pieces


def test_a_table_shows_its_own_box(ann: Browser) -> None:
    table = ann.make(me(), hotseat(), title="lilliput", options=CORRECTED)
    plain = ann.make(me(), hotseat(), title="lilliput")
    own, usual = (ann.get(f"/api/tables/{which}/pieces") for which in (table, plain))
    counts = [next(tile["count"] for tile in box["tiles"] if tile["id"] == "Y-CS") for box in (own, usual)]
    assert counts[0] == 9 != counts[1]
    names = [next(company["name"] for company in box["companies"] if company["id"] == "TR") for box in (own, usual)]
    assert names == ["Trade Railway", "Tramecksan Railway"]
    assert ann.post("/api/titles/lilliput/pieces", {"options": CORRECTED}) == own
    assert ann.post("/api/titles/lilliput/pieces", {"options": {}}) == usual


def test_the_box_is_what_the_gallery_shows_and_more(ann: Browser) -> None:
    box = ann.post("/api/titles/lilliput/pieces", {})
    (gallery,) = [found for found in ann.get("/api/tiles") if found["game"] == "18Lilliput"]
    assert all(tile["name"] for tile in box["tiles"])
    assert {name: box[name] for name in gallery} == gallery
    assert len(box["companies"]) == len(box["liveries"]) == 8
    assert {character["id"] for character in box["characters"]} >= {"emperor", "admiral"}
    drawn = {tile["id"] for tile in box["tiles"]}
    assert {tile for character in box["characters"] for tile in character["tiles"]} <= drawn
    assert set(box["scenario_tiles"]) <= set(box["in_play"]) <= drawn
    assert {lay["tile"] for lays in box["scenarios"].values() for lay in lays} <= drawn
    assert box["start"] in drawn


def test_a_variant_has_other_tiles_in_play(ann: Browser) -> None:
    with_laputa, without = (
        set(ann.post("/api/titles/lilliput/pieces", {"options": options})["in_play"])
        for options in ({"variant": "laputa"}, {})
    )
    assert with_laputa - without


def test_a_company_that_a_correction_adds_has_a_disc(ann: Browser) -> None:
    added = {"id": "XR", "name": "Extra Railway", "colour": "red"}
    box = ann.post("/api/titles/lilliput/pieces", {"options": {"data": {"company": [added]}}})
    assert box["liveries"]["XR"] == {**box["liveries"]["MR"], "letters": "XR"}


def test_titles_without_pieces_and_titles_there_are_not(ann: Browser) -> None:
    table = ann.make(me())
    assert ann.http.get(f"/api/tables/{table}/pieces").status_code == 404
    ann.post("/api/titles/london/pieces", {}, 404)
    ann.post("/api/titles/nowhere/pieces", {}, 404)
    ann.post("/api/titles/nowhere/check", {"players": 2}, 404)
    assert ann.http.get("/api/tables/0000000000000000/pieces").status_code == 404


# checking that a table could be made


def test_check_accepts_valid_setups_and_stores_nothing(ann: Browser) -> None:
    before = ann.get("/api/tables")
    scenario = next(iter(ann.post("/api/titles/lilliput/pieces", {})["scenarios"].values()))
    for options in ({}, {"variant": "laputa"}, {"layout": scenario}, CORRECTED):
        assert check(ann, options) == {"ok": True}
    assert ann.post("/api/titles/london/check", {"players": 4, "seed": 7}) == {"ok": True}
    assert ann.get("/api/tables") == before


def test_what_cannot_be_made_is_refused_as_setting_up_would(ann: Browser) -> None:
    wrong_ground = next(
        {"cell": cell, "tile": "SC-MINE10"}
        for cell in ("N1", "N2", "N3")
        if not _fits({"cell": cell, "tile": "SC-MINE10"})
    )
    wishes: list[dict[str, Any]] = [
        {"layout": [wrong_ground]},
        {"layout": [{"cell": "N2E1", "tile": "no-such-tile"}]},
        {"scenario": "nowhere"},
        {"variant": "all"},
        {"data": {"setup": {"price": 51}}},
        {"data": {"nothing": 1}},
    ]
    for options in wishes:
        problem = check(ann, options, status=422)
        body = {"title": "lilliput", "seats": [me(), hotseat()], "options": options}
        assert ann.post("/api/tables", body, 422) == problem
        assert problem["reason"] == "setup"
        assert problem["detail"].startswith("options")
    assert check(ann, wishes[0], status=422)["refusal"]["rule"] == "lilliput/1.4.3", "the rule is named"
    assert check(ann, {}, players=5, status=422)["detail"].startswith("players")
    assert check(ann, {}, players=0, status=400)["reason"] == "malformed"


def _fits(lay: dict[str, Any]) -> bool:
    try:
        trainshed.new("lilliput", 2, seed=1, options={"layout": [lay]})
    except trainshed.core.BadSetup:
        return False
    return True


HOSTILE: list[Any] = [
    {"tile": [{"id": ["Y-CS"]}]},
    {"tile": [{"id": None}]},
    {"tile": 7},
    {"tile": [{"id": "Y-CS", "track": ["N-S"] * 250}]},
    {"tile": [{"id": "Y-CS", "track": ["a-z", "Q-Q", ""]}]},
    {"tile": [{"id": "Y-CS", "count": 10**9}]},
    {"tile": [{"id": "Y-CS", "count": -(10**18)}]},
    {"tile": [{"id": "Y-CS", "count": 1e300}]},
    {"tile": [{"id": "CH-EMP", "count": 10**15}]},
    {"tile": [{"id": f"T{number}", "colour": "yellow"} for number in range(1000)]},
    {"tile": [{"id": "x" * 5000, "colour": "yellow"}]},
    {"setup": {"rounds": {"1": 1, "2": 10**7, "3": 1, "4": 1}}},
    {"setup": {"rounds": {"1": 8}}},
    {"setup": {"rounds": {"2": -1}}},
    {"setup": {"copy_cards": {}}},
    {"setup": None},
    {"market": {"rows": [[], []]}},
    {"market": {"rows": [[1, 2, 3], [1, 2]]}},
    {"market": {"rows": [[50] * 400, [50] * 400]}},
    {"train": [{"id": "2", "rusts_on": "no-such-train"}]},
    {"train": [{"id": "2", "stops": 10**12}]},
    {"phase": []},
    {"treasury": {"yellow": "much"}},
    {"card": [{"id": "A02", "players": []}]},
    {"card": [{"id": "A02", "main": {"kind": "fly"}}]},
    {"company": [{"id": name, "start": False} for name in ("MR", "SR", "GVR", "LNR")]},
    {"character": [{"id": "emperor", "tiles": ["no-such-kind"]}, {"id": "judge", "tiles": "castle"}]},
    {"solo": {"cards": ["A99"]}},
    {"scenario": {"begin": [{"cell": "N1", "tile": "nothing"}]}},
    {"origin": 1},
    {"": {}},
    {"\N{STEAM LOCOMOTIVE}": []},
]

PLAYED = (14, 21, 22, 23, 27, 30)
"""Those that whole games are played with on trial, which takes long."""


@pytest.mark.parametrize("server", ["sqlite", pytest.param("postgres", marks=pytest.mark.long)], indirect=True)
@pytest.mark.parametrize(
    "number", [pytest.param(n, marks=[pytest.mark.long] if n in PLAYED else []) for n in range(len(HOSTILE))]
)
def test_hostile_data_are_answered_and_do_no_harm(ann: Browser, number: int) -> None:
    """Every data file gets a response; a table is made only with data that a sandbox run has played."""
    options = {"data": HOSTILE[number]}
    for players in (1, 2):
        answer = ann.http.post("/api/titles/lilliput/check", json={"players": players, "options": options, "seed": 7})
        assert answer.status_code in (200, 422), answer.text
        seats = [me(), *[bot()] * (players - 1)]
        wish = {"title": "lilliput", "seats": seats, "options": options, "seed": 7}
        made = ann.http.post("/api/tables", json=wish)
        assert made.status_code in ((201,) if answer.status_code == 200 else (422,)), made.text
        if made.status_code == 201:
            assert ann.see(made.json()["id"])["view"]["cards"]
    assert ann.http.post("/api/titles/lilliput/pieces", json={"options": options}).status_code in (200, 422)
    assert ann.get("/healthz")["ok"]


def test_data_too_large_or_too_deep(ann: Browser) -> None:
    deep: Any = {}
    for _ in range(300):
        deep = {"a": deep}
    for path, rest in (("/api/titles/lilliput/check", {"players": 2}), ("/api/titles/lilliput/pieces", {})):
        large = {"options": {"data": {"card": ["x" * 70_000]}}, **rest}
        assert ann.http.post(path, json=large).status_code == 413
        assert ann.http.post(path, json={"options": {"data": deep}, **rest}).status_code in (400, 422)
        bottomless = b'{"options":{"data":' + b'{"a":' * 9_000
        assert ann.http.post(path, content=bottomless).status_code == 400
    assert ann.get("/healthz")["ok"]


def test_a_game_that_takes_too_long_is_given_up(server: ThreadServer, ann: Browser) -> None:
    sandbox = server.hub.sandbox
    usual, sandbox.work = sandbox.work, 0.01
    try:
        problem = check(ann, CORRECTED, status=422)
    finally:
        sandbox.work = usual
    assert "more time or memory" in problem["detail"]
    assert check(ann, CORRECTED) == {"ok": True}, "the next has a new process"


def test_a_trial_process_that_dies_is_replaced(server: ThreadServer, ann: Browser) -> None:
    assert check(ann, CORRECTED) == {"ok": True}
    process = server.hub.sandbox._process
    assert process is not None
    process.kill()
    process.join()
    assert check(ann, CORRECTED) == {"ok": True}


def test_a_trial_after_a_dropped_one_has_a_new_process(
    server: ThreadServer, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process killed for a dropped trial may seem alive for a moment, until the system has noticed."""
    assert check(ann, CORRECTED) == {"ok": True}
    sandbox = server.hub.sandbox
    turn: Any = object()
    monkeypatch.setattr(sandbox, "_running", turn)
    sandbox._drop(turn)
    assert sandbox._process is not None
    sandbox._process.join()
    monkeypatch.setattr(sandbox._process, "is_alive", lambda: True)
    assert check(ann, CORRECTED) == {"ok": True}


def test_an_uploaded_record_with_its_own_data_is_tried_too(ann: Browser) -> None:
    table = ann.make(me(), hotseat(), title="lilliput", options=CORRECTED)
    record = ann.http.get(f"/api/tables/{table}/record")
    copy = ann.http.post("/api/records", content=record.content)
    assert copy.status_code == 201, copy.text
    assert ann.get(f"/api/tables/{copy.json()['id']}/pieces") == ann.get(f"/api/tables/{table}/pieces")
    for number, data in enumerate(HOSTILE):
        bad = record.json()
        bad["setup"]["options"] = {"data": data}
        answer = ann.http.post("/api/records", content=json.dumps(bad).encode())
        assert answer.status_code in (201, 422), (number, answer.text)
    assert ann.get("/healthz")["ok"]


def test_engine_failure_leaves_the_table_unchanged(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """A failure that no sandbox run found: the command fails, nothing is stored, and the table is unchanged."""
    table = ann.make(me(), hotseat(), title="lilliput", options=CORRECTED)
    before = ann.see(table)
    action = before["view"]["moves"][0]

    def breaks(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(agenda, "apply", breaks)
        assert ann.act(table, before["seat"], action, before["version"], status=500)["reason"] == "fault"
        assert ann.get("/healthz")["ok"]
    assert ann.see(table) == before
    ann.act(table, before["seat"], action, before["version"])
