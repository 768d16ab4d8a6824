"""`trainshed serve`, `trainshed backup`, `trainshed restore`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, NoReturn

import typer

Port = Annotated[int | None, typer.Option("--port", help="Port to serve on (or PORT; else 8018).")]
Data = Annotated[
    Path | None, typer.Option("--data", help="Folder for everything that is kept (or TRAINSHED_DATA; else ./data).")
]
Damaged = Annotated[bool, typer.Option("--damaged", help="Restore even if some games in it cannot be played.")]
Host = Annotated[str, typer.Option("--host", help="Address to listen on; 0.0.0.0 opens it to the local network.")]


def serve(port: Port = None, data: Data = None, host: Host = "127.0.0.1") -> None:
    """Run the server and the web page. With DATABASE_URL all data is stored in PostgreSQL."""
    from trainshed.server.backup import InUse
    from trainshed.server.run import CannotServe, run
    from trainshed.server.settings import from_environment

    try:
        settings = from_environment(data, host, port)
    except ValueError as error:
        _stop(error)
    try:
        run(settings, announce=lambda address: typer.echo(f"Trainshed: {address}"))
    except (CannotServe, InUse, OSError) as error:
        _stop(error)


def backup(file: Path, data: Data = None) -> None:
    """Back up all data to FILE; the server may be running."""
    from trainshed.server.backup import BadBackup
    from trainshed.server.backup import backup as write
    from trainshed.server.settings import from_environment

    try:
        write(from_environment(data), file)
    except (BadBackup, OSError) as error:
        _stop(error)
    typer.echo(f"{file}: {file.stat().st_size // 1024} kB")


def restore(file: Path, data: Data = None, damaged: Damaged = False) -> None:
    """Replace all data with the backup FILE; the server must not be running. The old data are kept beside them."""
    from trainshed.server.backup import BadBackup, InUse
    from trainshed.server.backup import restore as read
    from trainshed.server.settings import from_environment

    try:
        read(from_environment(data), file, damaged=damaged)
    except (BadBackup, InUse, OSError) as error:
        _stop(error)
    typer.echo(f"{file}: restored")


def _stop(error: Exception) -> NoReturn:
    typer.echo(str(error), err=True)
    raise typer.Exit(1)
