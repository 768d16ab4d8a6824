"""Fair play: nobody takes back without consent, knows the cards unmarked, or drives others away unseen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from trainshed.core import LANGUAGES, Words
from trainshed.server import bot_turns, people
from trainshed.server.settings import Settings

from .browser import Browser, bot, friend, hotseat, me
from .serving import ThreadServer


def stand_in(browser: Browser, table: str, seat: int, level: str | None) -> None:
    key = f"{level}-{seat}-{browser.see(table)['version']}"
    browser.post(f"/api/tables/{table}/seats/{seat}/stand-in", {"level": level, "key": key})


def test_a_stand_in_set_by_the_host_is_no_consent(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), friend())
    bob.claim(table, ann.tokens(table)[1])
    ann.act(table, 0)
    bob.act(table, 1)
    before = ann.see(table)
    assert before["undo"]["back"]["needs"] == [1], "a card has come"
    stand_in(ann, table, 1, "random")
    ann.undo(table, 0)
    after = ann.see(table)
    assert after["moves"] >= before["moves"]
    assert after["undo"]["ask"]["needs"] == [1]
    bob.undo(table, 1, "decline")


def test_who_lets_a_bot_play_need_not_be_asked(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), friend())
    bob.claim(table, ann.tokens(table)[1])
    ann.act(table, 0)
    bob.act(table, 1)
    stand_in(ann, table, 1, "random")
    stand_in(bob, table, 1, "random")
    assert ann.see(table)["undo"]["back"]["needs"] == [], "now he agrees to it"


def test_an_answer_is_to_the_request_it_names(ann: Browser, bob: Browser) -> None:
    """Consent to a request that was withdrawn is no consent to the next one."""
    table = ann.make(me(), friend(), undo="ask")
    bob.claim(table, ann.tokens(table)[1])
    ann.play_on(table, 4, bob)
    ann.undo(table, 0)
    first = bob.see(table)["undo"]["ask"]["n"]
    ann.undo(table, 0, "withdraw")
    ann.undo(table, 0, "back-to", to=0)
    late = bob.undo(table, 1, "grant", ask=first, status=409)
    assert late["reason"] == "no-ask"
    assert bob.undo(table, 1, "grant", ask=None, status=422)
    assert ann.see(table)["moves"] == 4
    bob.undo(table, 1, "grant")
    assert ann.see(table)["moves"] == 0


def test_tables_whose_cards_somebody_can_know_are_marked(ann: Browser, bob: Browser) -> None:
    fair = ann.make(me(), friend())
    assert not ann.see(fair)["known_deck"]
    chosen = ann.make(me(), hotseat(), seed=7)
    ann.post(f"/api/tables/{chosen}/seats/1/release")
    assert bob.see(chosen)["known_deck"], "who has the link sees it before claiming the seat"
    bob.claim(chosen, ann.tokens(chosen)[1])
    assert bob.see(chosen)["known_deck"]
    record = ann.http.get(f"/api/tables/{chosen}/record").json()
    record["setup"]["chance"] = {"deck/1": []} if not record["setup"].get("chance") else record["setup"]["chance"]
    loaded = ann.http.post("/api/records", json=record)
    assert loaded.status_code == 201, loaded.text
    assert ann.see(loaded.json()["id"])["known_deck"]
    cloned = ann.post(f"/api/tables/{fair}/clone", {"at": 0}, 201)["id"]
    assert not ann.see(cloned)["known_deck"], "a clone is dealt anew"
    cloned = ann.post(f"/api/tables/{chosen}/clone", {"at": 0}, 201)["id"]
    assert ann.see(cloned)["known_deck"]
    for language in LANGUAGES:
        assert Words(language).say("page-known-deck")
        assert Words(language).say("page-known-deck-short")


def test_a_game_without_secrets_needs_no_mark(ann: Browser) -> None:
    table = ann.make(me(), hotseat(), hotseat(), title="ireland", seed=7)
    assert not ann.see(table)["known_deck"]


def test_the_log_keeps_the_name_of_who_had_to_go(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), friend())
    bob.claim(table, ann.tokens(table)[1], name="Bob")
    ann.post(f"/api/tables/{table}/seats/1/release")
    Browser(ann.url).claim(table, ann.tokens(table)[1], name="Second browser")
    (freed,) = [
        message
        for entry in bob.log(table)["entries"]
        for message in entry["messages"]
        if message["key"] == "table-log-release"
    ]
    assert freed["args"]["player"] == "Bob"
    assert "host" in Words("en").say("table-log-release", {"player": "Bob"})


def test_the_daily_board_says_that_it_is_on_trust() -> None:
    for language in LANGUAGES:
        assert Words(language).say("page-daily-trust")


def test_what_a_bot_does_cannot_be_computed_from_outside() -> None:
    seeds = {bot_turns.turn_seed(secret, "0123456789abcdef", 12, 1) for secret in (b"one", b"two")}
    assert len(seeds) == 2
    assert bot_turns.turn_seed(b"one", "a", 1, 0) == bot_turns.turn_seed(b"one", "a", 1, 0)


def test_one_server_lets_a_bot_act(new_database: Callable[[], str], tmp_path: Path) -> None:
    """Of two servers on one database, only the one that has claimed the turn lets the bot think."""
    url = new_database()
    with ThreadServer(tmp_path / "one", url) as one, ThreadServer(tmp_path / "two", url) as two:
        ann = Browser(one.url)
        table = ann.make(me(), bot())

        def claim(server: ThreadServer) -> bool:
            import asyncio

            loop = server.hub._background_tasks[0].get_loop()
            return asyncio.run_coroutine_threadsafe(server.hub.claim_turn("table", 1), loop).result(100)

        assert claim(one)
        assert not claim(two)
        ann.play_on(table, 4)
        other = Browser(two.url)
        assert other.see(table)["moves"] >= 4


# names of servers and cookies


def test_servers_on_two_ports_have_their_own_cookies(tmp_path: Path) -> None:
    with (
        ThreadServer(tmp_path / "one", port=8001) as one,
        ThreadServer(tmp_path / "two", port=8002) as two,
        httpx.Client() as browser,
    ):
        for server in (one, two):
            browser.put(f"{server.url}/api/me", json={"name": server.url}).raise_for_status()
        assert len(browser.cookies) == 2
        for server in (one, two):
            assert browser.get(f"{server.url}/api/me").json()["name"] == server.url


def test_a_cookie_from_before_names_had_the_port_is_still_good(tmp_path: Path) -> None:
    with ThreadServer(tmp_path) as server, httpx.Client(base_url=server.url) as browser:
        old = people.sign(server.hub.secret, "0" * 24)
        answer = browser.put("/api/me", json={"name": "Ann"}, headers={"cookie": f"trainshed={old}"})
        assert people.cookie_name(Settings(tmp_path).port) in answer.headers["set-cookie"]
        assert browser.get("/api/me").json()["name"] == "Ann"


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8018", True),
        ("[::1]:8018", True),
        ("192.168.1.7:8018", True),
        ("localhost:8018", True),
        ("study", True),
        ("raspberry.local:8018", True),
        ("games.example.org", True),
        ("evil.example.com:8018", False),
        ("127.0.0.1.evil.example.com", False),
        ("local", True),
        ("", False),
        ("[", False),
    ],
)
def test_only_own_names_are_served(tmp_path_factory: pytest.TempPathFactory, host: str, known: bool) -> None:
    """Another site's name may be made to point here, so that its page could read ours (DNS rebinding)."""
    from trainshed.server.hub import TableHub
    from trainshed.server.middleware import Middleware

    hub = TableHub(Settings(tmp_path_factory.mktemp("data"), hosts=("games.example.org",)))
    assert Middleware(None, hub)._own_host(host) == known


def test_foreign_names_are_refused_with_the_remedy(ann: Browser) -> None:
    for path in ("/api/me", "/"):
        answer = ann.http.get(path, headers={"host": "evil.example.com"})
        assert (answer.status_code, answer.json()["reason"]) == (421, "host")
        assert "TRAINSHED_HOSTS" in answer.json()["detail"]
    assert ann.http.get("/healthz", headers={"host": "evil.example.com"}).status_code == 200
