"""Tables: setting up, listing, viewing, history."""

from __future__ import annotations

import pytest

from trainshed.core.words import entries

from .browser import Browser, bot, friend, hotseat, me

TITLES = ("london", "lilliput", "cz_first", "ireland")


def test_titles_tell_what_a_page_needs(ann: Browser) -> None:
    (london,) = [title for title in ann.get("/api/titles") if title["id"] == "london"]
    assert (london["min_players"], london["max_players"]) == (1, 4)
    assert {option["name"]: option["type"] for option in london["options"]}["objectives"] == "bool"
    assert london["levels"][0] == "random"
    assert len(london["board"]["stations"]) == 53
    assert len(london["board"]["lines"]) == 155


@pytest.mark.parametrize("language", ["en", "cs", "de", "pl"])
def test_words_are_cacheable(ann: Browser, language: str) -> None:
    first = ann.http.get(f"/api/words/{language}")
    assert "core-refuse-over" in first.text
    assert "table-log-take-back" in first.text
    again = ann.http.get(f"/api/words/{language}", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")


def test_words_come_in_parts(ann: Browser) -> None:
    """Every screen's, those of each title's tables, and all; those that are listed with a table are in the first."""
    parts = {part: ann.http.get(f"/api/words/cs/{part}").raise_for_status().text for part in ("first", *TITLES)}
    whole = ann.http.get("/api/words/cs").text

    def stripped(source: str) -> set[str]:
        return {entry.strip() for entry in entries(source).values()}

    for part, text in parts.items():
        assert stripped(text) <= stripped(whole), part
    for title in TITLES:
        assert f"{title}-title" in entries(parts["first"])
        assert not [key for key in entries(parts[title]) if key.startswith(f"{title}-rule-")]
        track = title != "london"
        assert ("page-rail-run" in parts[title]) == track
        others = tuple(f"{other}-" for other in TITLES if other != title)
        assert not [key for key in entries(parts[title]) if key.startswith(others)]
    assert "page-lesson" in parts["cz_first"]
    assert len(parts["first"]) < len(whole) / 8
    assert ann.http.get("/api/words/cs/nothing").status_code == 404


def test_a_person_keeps_name_and_language(ann: Browser) -> None:
    ann.http.put("/api/me", json={"name": " Ann B ", "language": "cs"}).raise_for_status()
    assert ann.get("/api/me") == {"name": "Ann B", "language": "cs"}


def test_the_cookie_is_not_for_scripts_and_cannot_be_forged(ann: Browser) -> None:
    (header,) = [cookie for cookie in ann.http.cookies.jar if cookie.name.startswith("trainshed")]
    assert header.has_nonstandard_attr("HttpOnly")
    assert header.get_nonstandard_attr("SameSite") == "Lax"
    table = ann.make(me())
    id = str(header.value).split(".")[0]
    for forged in (id, f"{id}.", f"{id}.{'0' * 40}", "x.y", "ü.ü"):
        answer = ann.http.get(f"/api/tables/{table}", headers={b"Cookie": f"{header.name}={forged}".encode()})
        assert answer.json()["mine"] == []


def test_a_table_alone(ann: Browser) -> None:
    table = ann.make(me(), options={"powers": True})
    seen = ann.see(table)
    assert (seen["seat"], seen["mine"], seen["host"], seen["moves"]) == (0, [0], True, 0)
    assert seen["seats"][0]["name"] == "Ann"
    assert seen["options"] == {"powers": True}
    assert [asked["seat"] for asked in seen["waiting"]] == [0]
    assert seen["view"]["moves"]


def test_my_tables_tell_whose_turn_it_is(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), friend("Bob"))
    bob.claim(table, ann.tokens(table)[1])
    assert [line["my_turn"] for line in ann.get("/api/tables") if line["id"] == table] == [True]
    ann.act(table, 0)
    (line,) = [line for line in ann.get("/api/tables") if line["id"] == table]
    assert (line["my_turn"], line["waiting"], line["names"]) == (False, [1], ["Ann", "Bob"])
    assert bob.get("/api/tables")[0]["my_turn"]


def test_hot_seat_is_shown_from_the_seat_that_is_to_act(ann: Browser) -> None:
    table = ann.make(me(), hotseat("Cyd"))
    assert ann.see(table)["seat"] == 0
    ann.act(table, 0)
    assert ann.see(table)["seat"] == 1


def test_a_spectator_sees_but_has_no_seat(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), friend())
    seen = bob.see(table)
    assert (seen["seat"], seen["mine"], seen["host"], seen["view"]["moves"]) == (None, [], False, [])
    assert all(seat["token"] is None for seat in seen["seats"])
    assert bob.http.get(f"/api/tables/{table}", params={"seat": 0}).status_code == 403


def test_every_position_of_a_game_can_be_looked_at(ann: Browser) -> None:
    table = ann.make(me(), hotseat(), hotseat(), hotseat(), options={"objectives": True, "powers": True})
    end = ann.play_to_end(table)
    assert end["outcome"]["winners"]
    assert len(end["ticks"]) == 4 or len(end["ticks"]) == 5
    for at in range(end["moves"] + 1):
        seen = ann.see(table, at=at, seat=0)
        assert (seen["at"], seen["moves"]) == (at, end["moves"])
    assert seen["view"] == end["view"] or end["seat"] != 0
    assert ann.http.get(f"/api/tables/{table}", params={"at": end["moves"] + 1}).status_code == 404


def test_the_log_is_grouped_by_action(ann: Browser) -> None:
    table = ann.make(me(), hotseat())
    ann.act(table, 1)
    n = ann.act(table, 0)["n"]
    log = ann.log(table)
    assert [(entry["kind"], entry["seat"], entry["move"]) for entry in log["entries"]] == [
        ("deal", None, 0),
        ("act", 1, 1),
        ("act", 0, 2),
    ]
    assert log["entries"][0]["messages"][0]["key"] == "london-log-round"
    assert any(message["key"].startswith("london-log-card") for message in log["entries"][2]["messages"])
    assert [entry["n"] for entry in ann.log(table, n - 1)["entries"]] == [n]


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"title": "nowhere", "seats": [me()]}, "title"),
        ({"title": "london", "seats": [me()] * 5}, "seats"),
        ({"title": "london", "seats": [me(), *[hotseat()] * 4]}, "setup"),
        ({"title": "london", "seats": [bot("genius")]}, "level"),
        ({"title": "london", "seats": [me(), friend()], "seed": 7}, "seed"),
        ({"title": "london", "seats": [me()], "options": {"trains": 1}}, "setup"),
        ({"title": "london", "seats": [me()], "options": {"pencils": ["pink"]}}, "setup"),
        ({"title": "london", "seats": [me("\x07")]}, "name"),
        ({"title": "london", "seats": []}, "malformed"),
        ({"title": "london", "seats": [{"kind": "cat"}]}, "malformed"),
        ({"title": "london", "seats": [me()], "seed": -1}, "malformed"),
        ({"title": "london", "seats": [me()], "extra": 1}, "malformed"),
        ({}, "malformed"),
        ([], "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(ann: Browser, wish: object, reason: str) -> None:
    answer = ann.http.post("/api/tables", json=wish)
    assert answer.status_code in (400, 422)
    assert answer.json()["reason"] == reason
    assert answer.json()["detail"]


def test_a_chosen_seed_gives_the_same_cards(ann: Browser) -> None:
    one, other = ann.make(me(), seed=99), ann.make(me(), seed=99)
    assert ann.see(one)["view"] == ann.see(other)["view"]
    assert ann.log(one)["entries"][0]["messages"] == ann.log(other)["entries"][0]["messages"]


def test_a_rematch_is_one_new_table_for_all(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), friend())
    bob.claim(table, ann.tokens(table)[1])
    assert ann.post(f"/api/tables/{table}/rematch", status=409)["reason"] == "not-over"
    while not ann.see(table)["over"]:
        for browser, seat in ((ann, 0), (bob, 1)):
            if browser.see(table)["view"]["moves"]:
                browser.act(table, seat)
    new = ann.post(f"/api/tables/{table}/rematch")["id"]
    assert new != table
    assert bob.post(f"/api/tables/{table}/rematch")["id"] == new
    assert bob.see(table)["rematch"] == new
    assert bob.see(new)["mine"] == [1]


def test_a_qr_code_is_a_picture(ann: Browser) -> None:
    answer = ann.http.get("/api/qr", params={"text": f"{ann.url}/table/abc?seat=<script>"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<?xml")
    assert "script" not in answer.text


def test_links_carry_an_address_only_when_others_can_reach_it(ann: Browser) -> None:
    assert ann.get("/api/address") == {"address": None}
