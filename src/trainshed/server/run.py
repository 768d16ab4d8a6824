"""Run the server: one process, with graceful shutdown."""

from __future__ import annotations

import socket
from contextlib import ExitStack, suppress
from typing import Literal

import uvicorn
from msgspec.structs import replace

from . import logs
from .app import make_app
from .backup import lock_data_folder
from .middleware import Middleware
from .settings import Settings

LOOP: Literal["auto", "asyncio"] = "auto"
"""Use uvloop if it is installed."""
_FINISH = 5  # seconds running requests get to finish during shutdown


def run(settings: Settings, app: Middleware | None = None) -> None:
    """Serve until SIGTERM or Ctrl-C; then let commands finish and close sockets and the database."""
    logs.set_up()
    with ExitStack() as held:
        if settings.is_sqlite:
            held.enter_context(lock_data_folder(settings.data))
        config = uvicorn.Config(
            app or make_app(with_address(settings)),
            host=settings.host,
            port=settings.port,
            log_config=None,
            loop=LOOP,
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=4096,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_keep_alive=75,
            timeout_graceful_shutdown=_FINISH,
        )
        uvicorn.Server(config).run()


def with_address(settings: Settings) -> Settings:
    """Return the settings with the address used in links, if the server is reachable from the network."""
    host = settings.host
    if host in ("127.0.0.1", "localhost", "::1"):
        return settings
    if host in ("0.0.0.0", "::", ""):
        host = own_address(socket.AF_INET6 if host == "::" else socket.AF_INET)
    return replace(settings, address=f"http://{f'[{host}]' if ':' in host else host}:{settings.port}")


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
