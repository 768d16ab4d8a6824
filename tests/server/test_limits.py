"""Limits: requests by the work they cause, connections, spectators, trials, and jobs in worker processes."""

from __future__ import annotations

import asyncio
import multiprocessing
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from trainshed.server import catalogue, chat, connections, limits, live, my_tables, views
from trainshed.server.connections import Connections
from trainshed.server.fair_queue import MOST_WAITING, FairQueue, Urgency
from trainshed.server.limits import Limits, Work
from trainshed.server.people import Person
from trainshed.server.table import Table
from trainshed.server.workers import Workers, load_titles, pack

from .browser import Browser, friend, me
from .serving import ThreadServer


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The limiter's clock, which stands still, and no charge for the time requests really take."""
    now = [0.0]
    monkeypatch.setattr(limits, "now", lambda: now[0])
    monkeypatch.setattr(Work, "cost", 0.0)
    monkeypatch.setattr(limits, "_WAIT_STEP", 0.0)
    return now


# requests


@pytest.mark.usefixtures("clock")
def test_work_beyond_the_price_is_charged_afterwards() -> None:
    limited = Limits(10)
    assert limited.allow("ann", "here", 1)
    limited.charge("ann", "here", 60)
    assert not limited.allow("ann", "here", 1), "she owes work"
    assert limited.allow("bob", "here", 1), "another person does not"


def test_debts_are_paid_by_waiting(clock: list[float]) -> None:
    limited = Limits(10)
    limited.charge("ann", "here", 1e9)
    clock[0] = 1.9
    assert not limited.allow("ann", "here", 1), "the debt is bounded, but there is one"
    clock[0] = 2.2
    assert limited.allow("ann", "here", 1)


@pytest.mark.usefixtures("clock")
def test_people_not_known_yet_share_the_rate_of_one_person() -> None:
    limited = Limits(10)
    passed = sum(limited.allow(None, "here", 1) for _ in range(1000))
    assert passed == 50
    assert limited.allow("ann", "here", 1), "who is known is not shut out by them"
    everybody = sum(limited.allow(str(number), "here", 1) for number in range(1000))
    assert everybody == 4 * 50 - 51, "but an address has a limit, too"


def test_who_asks_on_and_on_waits_for_refusals(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_WAIT_STEP", 0.05)
    limited = Limits(1)
    assert limited.wait("ann", "here") == 0
    for _ in range(50):
        limited.allow("ann", "here", 3)
    assert limited.wait("ann", "here") == 1.0
    clock[0] = 60
    limited.allow("ann", "here", 1)
    assert limited.wait("ann", "here") == 0


def test_a_request_is_charged_for_its_own_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the request: what counts is how long the event loop worked for it."""
    charged: list[float] = []
    monkeypatch.setattr(Limits, "charge", lambda _, __, ___, cost: charged.append(cost))
    ticks = iter(range(1_000_000))
    monkeypatch.setattr("time.thread_time", lambda: next(ticks) * 1.0)
    with ThreadServer(tmp_path, rate=1000) as server:
        Browser(server.url).http.get("/api/titles")
    assert charged
    assert min(charged) >= 1000 - 20, "each step of a request took a second here"


def test_work_in_threads_is_charged_like_that_of_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread and the event loop share one interpreter: without a charge anybody could keep it busy."""
    ticks = iter(range(1_000_000))
    monkeypatch.setattr("time.thread_time", lambda: next(ticks) * 1.0)

    async def cost() -> float:
        work: Any = Work(lambda: asyncio.sleep(0))
        limits.WORK.set(work)
        assert await limits.in_thread(max, 1, 2) == 2
        return float(work.cost)

    assert asyncio.run(cost()) == 1000


def _burn(seconds: float) -> bytes:
    began = time.process_time()
    while time.process_time() - began < seconds:
        pass
    return b"burnt"


def _doze(seconds: float) -> bytes:
    time.sleep(seconds)
    return b"dozed"


def test_work_in_processes_is_charged_by_processor_time() -> None:
    """On a busy machine a job waits most of its time; who asked for it does not pay for that."""

    async def costs() -> list[float]:
        workers = Workers(1)
        await workers.run("table", "first", pack(_doze, 0.0), 600)  # imports this module
        charged = []
        for job, answer in ((pack(_doze, 0.5), b"dozed"), (pack(_burn, 0.1), b"burnt")):
            work: Any = Work(lambda: asyncio.sleep(0))
            limits.WORK.set(work)
            assert await workers.run("table", "job", job, 600) == answer
            charged.append(float(work.in_workers))
        await workers.close()
        return charged

    dozed, burnt = asyncio.run(costs())
    assert burnt >= 100
    assert dozed < burnt, "it waited for half a second and did nothing"


def test_pieces_are_drawn_once(ann: Browser) -> None:
    table = ann.make(me(), title="lilliput", options={"variant": "laputa"})
    first = ann.get(f"/api/tables/{table}/pieces")
    drawn = catalogue.pieces_json.cache_info().misses
    assert ann.get(f"/api/tables/{table}/pieces") == first
    assert catalogue.pieces_json.cache_info().misses == drawn


@pytest.mark.usefixtures("clock")
def test_where_a_request_says_it_comes_from_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """X-Forwarded-For is believed only from the proxies named in TRAINSHED_PROXY."""

    def codes(url: str) -> set[int]:
        return {
            httpx.get(f"{url}/api/tables", headers={"X-Forwarded-For": f"10.0.0.{number}"}).status_code
            for number in range(12)
        }

    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    with ThreadServer(tmp_path / "direct", rate=0.5) as server:
        assert codes(server.url) == {200, 429}
    with ThreadServer(tmp_path / "proxy", rate=0.5, proxies=("127.0.0.1",)) as server:
        assert codes(server.url) == {200}


def test_qr_codes_are_for_links_and_drawn_once_in_a_thread(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ann.http.get("/api/qr", params={"text": "🚂" * 500}).status_code == 400
    assert ann.http.get("/api/qr", params={"text": "🚂" * 100}).status_code == 422
    drawn: list[str] = []
    original = catalogue._draw_qr.__wrapped__

    def draw(text: str) -> bytes:
        drawn.append(threading.current_thread().name)
        return bytes(original(text))

    loops = {thread.name for thread in threading.enumerate()}
    monkeypatch.setattr(catalogue, "_draw_qr", draw)
    link = f"{ann.url}/table/0123456789abcdef?token={'0' * 24}"
    assert ann.http.get("/api/qr", params={"text": link}).status_code == 200
    assert drawn
    pools = ("asyncio_", "uvloop_")  # names of threads for what would hold the loop
    assert all(name.startswith(pools) or name not in loops for name in drawn)
    assert limits.price("GET", "/api/qr") > limits.price("GET", "/api/titles")
    assert catalogue._draw_qr.__name__ == "draw"


# connections


def test_connections_are_counted_by_address() -> None:
    counted = Connections(5, 2, ("proxy",))
    assert [counted.open("one") for _ in range(3)] == [True, True, False]
    assert [counted.open("proxy") for _ in range(4)] == [True, True, True, False]
    counted.close("one")
    assert counted.open("two")


@pytest.mark.parametrize("loop", ["auto", "asyncio"])
def test_answers_do_not_wait_for_receipts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, loop: str) -> None:
    monkeypatch.setattr("trainshed.server.run.LOOP", loop)
    with ThreadServer(tmp_path) as server, httpx.Client(base_url=server.url) as browser:
        browser.get("/healthz")
        sockets = [protocol.transport.get_extra_info("socket") for protocol in server._server.server_state.connections]
        assert sockets
        assert all(one.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for one in sockets)


def test_who_sends_a_byte_now_and_then_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.3)
    with ThreadServer(tmp_path) as server:
        port = int(server.url.rpartition(":")[2])
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n"
        answered = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
        for begun in (b"", head, head + b"\r\n{", answered + head):
            with socket.create_connection(("127.0.0.1", port)) as connection:
                connection.sendall(begun)
                connection.settimeout(60)
                with suppress(ConnectionResetError):
                    while connection.recv(1000):
                        assert begun.startswith(answered)


def test_a_head_without_end_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 1000)  # by its size, not by its time
    with ThreadServer(tmp_path) as server:
        port = int(server.url.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port)) as connection:
            connection.settimeout(60)
            with pytest.raises((BrokenPipeError, ConnectionResetError)):  # noqa: PT012 - either may notice it
                connection.sendall(b"GET / HTTP/1.1\r\n")
                for _ in range(2000):
                    connection.sendall(b"X-Long: " + b"x" * 8000 + b"\r\n")


def test_who_does_not_read_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.2)
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 1000)  # for not reading, not for half a request
    with ThreadServer(tmp_path) as server:
        port = int(server.url.rpartition(":")[2])
        with socket.socket() as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.connect(("127.0.0.1", port))
            connection.settimeout(60)
            with pytest.raises((BrokenPipeError, ConnectionResetError)):  # noqa: PT012 - either may notice it
                while True:
                    connection.sendall(b"GET /api/words/en HTTP/1.1\r\nHost: localhost\r\n\r\n" * 1000)


# spectators and chat


def test_spectators_are_limited_by_table_and_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MAX_SPECTATORS_PER_ADDRESS", 2)
    with ThreadServer(tmp_path, rate=100_000) as server:
        ann = Browser(server.url)
        table = ann.make(me())
        watchers = [Browser(server.url) for _ in range(3)]
        with watchers[0].live(table) as one, watchers[1].live(table) as two:
            one.next("change")
            two.next("change")
            with watchers[2].live(table) as third, pytest.raises(ConnectionClosed) as closed:
                third.next("change")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            with ann.live(table) as own:
                assert own.next("change")["n"] == 0, "who sits at the table always comes in"


def joined(server: ThreadServer, table: str) -> bool:
    """Open a live connection and leave again; False if it was refused."""
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    try:
        with connect(address):
            return True
    except InvalidStatus:
        return False


@pytest.mark.usefixtures("clock")
def test_who_comes_and_goes_without_end_is_refused_before_the_handshake(tmp_path: Path) -> None:
    """A join costs more than a read: strangers at one address come to its end sooner, without shutting out players."""
    with ThreadServer(tmp_path, rate=10) as server:
        ann = Browser(server.url)
        table = ann.make(me())
        joins = sum(joined(server, table) for _ in range(20))
        assert joins == 50 // limits.price("GET", f"/api/tables/{table}/live") < 20
        with ann.live(table) as own:
            assert own.next("change")["n"] == 0


def test_many_spectators_share_what_is_made_for_them(server: ThreadServer, ann: Browser) -> None:
    table_id = ann.make(me())
    watchers = [Browser(server.url) for _ in range(3)]
    with watchers[0].live(table_id) as one, watchers[1].live(table_id) as two, watchers[2].live(table_id) as three:
        streams = (one, two, three)
        for stream in streams:
            stream.next("change")
        ann.play_on(table_id, 1)
        told = [stream.until(1) for stream in streams]
    assert told[0] == told[1] == told[2]
    assert told[0]["table"]["seat"] is None


def test_with_many_at_a_table_who_is_here_is_told_at_intervals() -> None:
    """200 sockets that come and go cost one message each, not one for every other."""

    async def come_and_go() -> tuple[int, float]:
        table: Any = SimpleNamespace(sockets=set(range(200)), spectator_news={}, _telling_presence=None)
        timers: list[asyncio.TimerHandle] = []
        table._tell_presence = lambda: None
        for _ in range(50):
            Table.presence_changed(table)
            timers.append(table._telling_presence)
        table._telling_presence.cancel()
        return len(set(timers)), timers[0].when() - asyncio.get_running_loop().time()

    timers, delay = asyncio.run(come_and_go())
    assert timers == 1
    assert delay > 3


def test_of_a_long_chat_the_newest_is_sent_and_the_rest_on_request(
    ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(views, "MOST_CHAT", 3)
    monkeypatch.setattr(chat, "MOST", 8)
    table = ann.make(me())
    for number in range(8):
        ann.post(f"/api/tables/{table}/chat", {"text": f"message {number}", "key": str(number)})
    full = ann.post(f"/api/tables/{table}/chat", {"text": "one more", "key": "more"}, 409)
    assert full["reason"] == "chat-full"
    log = ann.log(table)
    assert [said["text"] for said in log["chat"]] == ["message 5", "message 6", "message 7"]
    assert log["cut"]
    with ann.live(table) as stream:
        assert len(stream.next("change")["chat"]) == 3
    page = ann.get(f"/api/tables/{table}/chat", before=log["chat"][0]["n"])
    assert ([said["text"] for said in page["chat"]], page["earlier"]) == (["message 2", "message 3", "message 4"], True)
    page = ann.get(f"/api/tables/{table}/chat", before=page["chat"][0]["n"])
    assert ([said["text"] for said in page["chat"]], page["earlier"]) == (["message 0", "message 1"], False)


def test_of_a_log_without_end_the_newest_is_sent(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "MOST_ENTRIES", 4)
    table = ann.make(me())
    ann.play_on(table, 6)
    log = ann.log(table)
    assert [entry["n"] for entry in log["entries"]] == [0, 3, 4, 5, 6]
    assert log["cut"]


def test_undo_and_redo_come_to_an_end(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trainshed.server.undo.MOST_UNDOS", 2)
    table = ann.make(me())
    ann.play_on(table, 1)
    ann.undo(table, 0)
    ann.undo(table, 0, "redo")
    assert ann.undo(table, 0, status=409)["reason"] == "too-many-undos"


def test_the_list_of_tables_does_not_read_their_set_ups(server: ThreadServer, ann: Browser) -> None:
    ann.make(me())
    loop = server.hub._background_tasks[0].get_loop()
    (table,) = ann.get("/api/tables")
    ann.see(table["id"])
    person = server.hub.tables[table["id"]].row.host
    found = asyncio.run_coroutine_threadsafe(my_tables.rows(server.hub, Person(person)), loop).result(100)
    assert found
    assert all(row.setup == "" for row, _, _ in found)


# trials


HEAVY = {"title": "lilliput", "options": {"data": {"setup": {"treasury": 501}}}}


@pytest.mark.any_database
def test_trials_are_counted_by_person_and_dropped_when_nobody_waits(
    server: ThreadServer, people: Callable[..., Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody starts trials and hangs up: their places are free again, and others are never shut out."""
    hub, entered, go_on = server.hub, threading.Semaphore(0), threading.Event()
    original = hub.sandbox._ask
    killed = threading.Event()

    def ask(task: Any) -> Any:
        entered.release()
        go_on.wait(100)
        return original(task)

    monkeypatch.setattr(hub.sandbox, "_ask", ask)
    drop = hub.sandbox._drop

    def noticed(turn: Any) -> None:
        drop(turn)
        if turn is hub.sandbox._running:
            killed.set()

    monkeypatch.setattr(hub.sandbox, "_drop", noticed)
    ann = people()
    body = {"players": 2, "options": HEAVY["options"]}

    def begin(browser: Browser, path: str = "/api/titles/lilliput/check", asked: Any = body) -> socket.socket:
        connection = socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])))
        cookie = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
        content = httpx.Request("POST", "http://x", json=asked).content
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n"
        connection.sendall(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
        return connection

    def waiting(count: int) -> None:
        until = time.monotonic() + 60
        while len(hub.sandbox._turns) != count:
            assert time.monotonic() < until, f"{len(hub.sandbox._turns)} wait, not {count}"
            time.sleep(0.01)

    first = begin(ann)
    assert entered.acquire(timeout=100)
    second = begin(ann)
    waiting(2)
    third = begin(ann)
    second.settimeout(100)
    assert b" 429 " in second.recv(100), "the newer check has its place"
    waiting(2)
    table = begin(ann, "/api/tables", {**HEAVY, "seats": [{"kind": "me"}]})
    third.settimeout(100)
    assert b" 429 " in third.recv(100), "the table too goes before a check that still waits"
    waiting(2)
    refused = ann.http.post("/api/titles/lilliput/check", json=body, timeout=60)
    assert refused.status_code == 429, "two at a time, and no check goes before a table"
    for hung_up in (second, third, table):
        hung_up.close()
    waiting(1)
    bob = begin(people())
    waiting(2)
    first.close()
    assert killed.wait(100)
    go_on.set()
    bob.settimeout(100)
    assert b" 200 " in bob.recv(100), "the next one has its turn"
    bob.close()
    waiting(0)


# jobs


def test_people_and_tables_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.put(f"a{number}", "ann", "one")
    queue.put("a9", "ann", "two")
    queue.put("b0", "bob", "three")
    queue.put("idle", "cyd", "four", Urgency.BOTS_ONLY)
    queue.put("away", "dan", "five", Urgency.UNWATCHED)
    assert [queue.take() for _ in range(8)] == ["a0", "b0", "a9", "a1", "a2", "away", "idle", None]
    assert not queue


def test_nobody_fills_the_queue() -> None:
    queue: FairQueue[int] = FairQueue()
    assert [queue.put(number, "ann", str(number)) for number in range(MOST_WAITING + 1)][-2:] == [True, False]
    assert queue.put(0, "bob", "x")
    assert queue.remove("3", lambda number: number == 3) == [3]
    assert len(list(queue)) == MOST_WAITING


def test_watched_tables_do_not_wait_for_a_hundred_others() -> None:
    """While jobs of a hundred tables that nobody looks at wait, one that somebody looks at is next."""

    async def run() -> list[str]:
        workers, done = Workers(1), []
        first = asyncio.create_task(workers.run("begin", "", pack(load_titles), 100))
        await asyncio.sleep(0)

        async def job(name: str, urgency: Urgency) -> None:
            await workers.run(name, "bot", pack(load_titles), 100, owner=name, urgency=urgency)
            done.append(name)

        jobs = [asyncio.create_task(job(f"table {number}", Urgency.BOTS_ONLY)) for number in range(100)]
        await asyncio.sleep(0)
        jobs.append(asyncio.create_task(job("watched", Urgency.WATCHED)))
        await asyncio.gather(first, *jobs)
        await workers.close()
        return done

    assert "watched" in asyncio.run(run())[:2]


def _work() -> bytes:
    until = time.process_time() + 0.01
    while time.process_time() < until:
        pass
    return b"done"


def test_games_of_bots_alone_leave_the_processes_to_people() -> None:
    """After one of their moves the next has to wait, for as long as nobody else is kept waiting by that."""

    async def run() -> tuple[bytes | None, bool]:
        workers = Workers(1, rest=100_000.0)

        async def job(name: str, urgency: Urgency) -> bytes | None:
            return await workers.run(name, "bot", pack(_work), 100, owner=name, urgency=urgency)

        await job("bots", Urgency.BOTS_ONLY)
        second = asyncio.create_task(job("bots", Urgency.BOTS_ONLY))
        await asyncio.sleep(0)
        people = [await job("people", urgency) for urgency in (Urgency.WATCHED, Urgency.UNWATCHED)]
        waits = not second.done()
        await workers.close()
        assert await second is None
        return people[1], waits

    assert asyncio.run(run()) == (b"done", True)


def test_games_of_bots_alone_go_on_after_a_rest() -> None:
    async def run() -> list[bytes | None]:
        workers = Workers(1, rest=3.0)
        moves = [await workers.run("bots", "bot", pack(_work), 100, urgency=Urgency.BOTS_ONLY) for _ in range(3)]
        await workers.close()
        return moves

    assert asyncio.run(run()) == [b"done"] * 3


def _think(begun: Path) -> bytes:
    begun.touch()
    time.sleep(300)
    return b""


def test_the_server_stops_while_bots_think(tmp_path: Path) -> None:
    begun, others = tmp_path / "begun", set(multiprocessing.active_children())
    with ThreadServer(tmp_path) as server:
        Browser(server.url).make(me(), friend())

        async def think() -> None:
            job = server.hub.bot_workers.run("table", "bot", pack(_think, begun), 1000)
            server.thinking = asyncio.create_task(job)  # type: ignore[attr-defined]

        loop = server.hub._background_tasks[0].get_loop()
        asyncio.run_coroutine_threadsafe(think(), loop).result(100)
        while not begun.exists():
            time.sleep(0.01)
    # The server's exit waits 120 seconds at most for its thread, and fails then.
    left = [process for process in multiprocessing.active_children() if process not in others]
    for process in left:
        process.join(30)
    ended = [not process.is_alive() for process in left]
    for process in left:
        process.kill()  # else the tests wait for it at their end
    assert all(ended), "a worker thinks on without its server"


def _never_end() -> bytes:
    threading.Event().wait()
    return b""


def test_a_job_that_never_ends_is_ended_at_its_own_limit() -> None:
    """Its process is killed; another does the next job."""

    async def run() -> tuple[bytes | None, bytes | None, bool, bool]:
        workers = Workers(1)
        try:
            await workers.run("table", "first", pack(_doze, 0.0), 600)  # imports this module
            (first,) = (process for process, _ in workers._processes.values())
            ended = await asyncio.wait_for(workers.run("table", "bot", pack(_never_end), 0.2), 60)
            following = await workers.run("table", "bot", pack(_doze, 0.0), 600)
            first.join(60)
            dead = not first.is_alive()
            patient = asyncio.create_task(workers.run("table", "bot", pack(_never_end), 600))
            done, _ = await asyncio.wait({patient}, timeout=0.5)
            return ended, following, dead, bool(done)
        finally:
            await workers.close()

    ended, following, dead, done = asyncio.run(run())
    assert ended is None
    assert following == b"dozed"
    assert dead
    assert not done, "with a long limit the same job goes on"
