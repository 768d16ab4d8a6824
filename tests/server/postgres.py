"""A private PostgreSQL for the tests, in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .serving import free_port


def programs() -> Path | None:
    """Return the folder of initdb and pg_ctl, of the newest version; None if PostgreSQL is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


@contextmanager
def running() -> Iterator[str]:
    """Start PostgreSQL and yield its address, without a database name."""
    folder = programs()
    assert folder is not None
    user = "postgres" if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root
    place = Path(tempfile.mkdtemp(prefix="trainshed-pg-"))
    if user is not None:
        os.chown(place, pwd.getpwnam(user).pw_uid, -1)
    port = free_port()
    data = place / "data"

    def run(program: str, *arguments: str) -> None:
        subprocess.run([folder / program, *arguments], user=user, cwd=place, check=True, capture_output=True)

    try:
        run("initdb", "-D", str(data), "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={place} -c fsync=off"
        run("pg_ctl", "-D", str(data), "-w", "-o", settings, "-l", str(place / "log"), "start")
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}"
        finally:
            run("pg_ctl", "-D", str(data), "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(place, ignore_errors=True)
