"""Run the server: one process, with graceful shutdown."""

from __future__ import annotations

import socket
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from typing import Literal

import uvicorn
from msgspec.structs import replace

from . import logs
from .app import make_app
from .backup import lock_data_folder
from .connections import PER_ADDRESS, Connections, protocols, raise_file_limit
from .middleware import Middleware
from .settings import DATABASE_FILE, Settings

LOOP: Literal["auto", "asyncio"] = "auto"
"""Use uvloop if it is installed."""
_FINISH = 2  # seconds running requests get to finish during shutdown


class CannotServe(RuntimeError):  # noqa: N818 - named by its cause
    """The server cannot start; the text says why."""


def run(settings: Settings, app: Middleware | None = None, announce: Callable[[str], None] | None = None) -> None:
    """Serve until SIGTERM or Ctrl-C; then let commands finish and close sockets and the database.

    `announce` is called with the address once the port is ours.
    """
    logs.set_up()
    settings = with_address(settings)
    with ExitStack() as held:
        if settings.is_sqlite:
            held.enter_context(lock_data_folder(settings.data))
            check_database(settings)
        listening = held.enter_context(closing(_listen(settings)))
        if announce is not None:
            announce(settings.address or f"http://localhost:{settings.port}")
        server = uvicorn.Server(configuration(settings, app or make_app(settings)))
        server.run([listening])
        if not server.started:
            raise CannotServe("the server did not start; its log says why")


def configuration(settings: Settings, app: Middleware) -> uvicorn.Config:
    """Return the configuration of the HTTP server."""
    most = raise_file_limit()
    counted = Connections(most, PER_ADDRESS if settings.rate > 0 else most, settings.proxies)
    http, live = protocols(counted)
    return uvicorn.Config(
        app,
        log_config=None,
        loop=LOOP,
        access_log=False,
        server_header=False,
        http=http,
        ws=live,
        ws_max_size=4096,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=_FINISH,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )


def _listen(settings: Settings) -> socket.socket:
    """Return the listening socket, so that nothing is announced that somebody else serves."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        both = settings.host == "::" and socket.has_dualstack_ipv6()
        where_to = (settings.host, settings.port)
        return socket.create_server(where_to, family=family, backlog=2048, dualstack_ipv6=both)
    except OSError as error:
        where = f"{settings.host}, port {settings.port}"
        raise CannotServe(f"cannot listen on {where}: {error.strerror or error}") from None


def check_database(settings: Settings) -> None:
    """Say plainly if the SQLite file is damaged or cannot be written."""
    file = settings.data / DATABASE_FILE
    if not file.exists():
        return
    try:
        with closing(sqlite3.connect(file, timeout=1.0)) as database:
            database.execute("SELECT count(*) FROM sqlite_master").fetchone()
            database.execute("BEGIN IMMEDIATE").connection.rollback()
    except sqlite3.Error as error:
        raise CannotServe(f"the database {file} cannot be used: {error}; `trainshed restore` replaces it") from None


def with_address(settings: Settings) -> Settings:
    """Return the settings with the address used in links, if the server is reachable from the network."""
    host = settings.host
    if host in ("127.0.0.1", "localhost", "::1"):
        return settings
    if host in ("0.0.0.0", "::", ""):
        host = own_address(socket.AF_INET6 if host == "::" else socket.AF_INET)
    address = f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"
    return replace(settings, address=address, hosts=(*settings.hosts, host))


_FAR = {socket.AF_INET: "10.255.255.255", socket.AF_INET6: "2001:db8::1"}


def own_address(family: socket.AddressFamily = socket.AF_INET) -> str:
    """Return this machine's address on the local network. Connecting a UDP socket sends no packet."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((_FAR[family], 1))
        return str(probe.getsockname()[0])
    with suppress(OSError):
        socket.getaddrinfo(socket.gethostname(), None, family)
        return socket.gethostname()
    return "localhost"
