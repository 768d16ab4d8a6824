"""Running the server: one process, a graceful stop."""

from __future__ import annotations

import socket
from contextlib import ExitStack
from typing import Literal

import uvicorn
from msgspec.structs import replace

from . import logs
from .app import make_app
from .backup import sole_use
from .door import Door
from .settings import Settings

LOOP: Literal["auto", "asyncio"] = "auto"
"""uvloop where there is one."""
_FINISH = 5  # seconds that requests under way have when the server is told to stop


def run(settings: Settings, app: Door | None = None) -> None:
    """Serve until told to stop. SIGTERM and Ctrl-C let commands finish, then close sockets and the database."""
    logs.set_up()
    with ExitStack() as held:
        if settings.is_sqlite:
            held.enter_context(sole_use(settings.data))
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
    """Settings that know the address for links, when the server is open to the network."""
    if settings.host in ("127.0.0.1", "localhost", "::1"):
        return settings
    host = settings.host if settings.host not in ("0.0.0.0", "::", "") else own_address()
    return replace(settings, address=f"http://{host}:{settings.port}")


def own_address() -> str:
    """This machine's address on the local network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
