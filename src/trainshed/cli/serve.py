"""`trainshed serve`, `trainshed backup`, `trainshed restore`."""

from __future__ import annotations

import argparse
from pathlib import Path

from .arguments import parser_of
from .common import stop


def _add_data(parser: argparse.ArgumentParser) -> None:
    about = "folder for everything that is kept (or TRAINSHED_DATA; else ./data)"
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=about)


def serve_command(arguments: list[str]) -> None:
    parser = parser_of("serve")
    parser.add_argument("--port", type=int, help="port to serve on (or PORT; else 8018)")
    _add_data(parser)
    host_about = "address to listen on; 0.0.0.0 opens it to the local network (default: 127.0.0.1)"
    parser.add_argument("--host", default="127.0.0.1", help=host_about)
    asked = parser.parse_args(arguments)
    from trainshed.server.backup import InUse
    from trainshed.server.run import CannotServe, run
    from trainshed.server.settings import from_environment

    try:
        settings = from_environment(asked.data, asked.host, asked.port)
    except ValueError as error:
        stop(str(error), 1)
    try:
        run(settings, announce=lambda address: print(f"Trainshed: {address}", flush=True))
    except (CannotServe, InUse, OSError) as error:
        stop(str(error), 1)


def backup_command(arguments: list[str]) -> None:
    parser = parser_of("backup")
    parser.add_argument("file", type=Path, metavar="FILE", help="written anew")
    _add_data(parser)
    asked = parser.parse_args(arguments)
    from trainshed.server.backup import BadBackup
    from trainshed.server.backup import backup as write
    from trainshed.server.settings import from_environment

    try:
        write(from_environment(asked.data), asked.file)
    except (BadBackup, OSError) as error:
        stop(str(error), 1)
    print(f"{asked.file}: {asked.file.stat().st_size // 1024} kB")


def restore_command(arguments: list[str]) -> None:
    parser = parser_of("restore")
    parser.add_argument("file", type=Path, metavar="FILE", help="a backup")
    _add_data(parser)
    parser.add_argument("--damaged", action="store_true", help="restore even if some games in it cannot be played")
    asked = parser.parse_args(arguments)
    from trainshed.server.backup import BadBackup, InUse
    from trainshed.server.backup import restore as read
    from trainshed.server.settings import from_environment

    try:
        read(from_environment(asked.data), asked.file, damaged=asked.damaged)
    except (BadBackup, InUse, OSError) as error:
        stop(str(error), 1)
    print(f"{asked.file}: restored")
