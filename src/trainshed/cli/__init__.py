"""The `trainshed` command."""

from __future__ import annotations

import sys

import typer

from trainshed.bots import UnknownLevel
from trainshed.core import BadChance, BadSetup, UnknownTitle

from .bench import bench
from .files import export, import_
from .play import play
from .replay import replay
from .routes import routes
from .serve import backup, restore, serve
from .simulate import simulate
from .titles import titles

app = typer.Typer(
    help="All your railway games under one roof.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (serve, titles, play, simulate, replay, export, routes, bench, backup, restore):
    app.command()(command)
app.command("import")(import_)


def main() -> None:
    """Run the command. Report user errors in one line, with exit status 2."""
    try:
        app()
    except (BadSetup, BadChance, UnknownTitle, UnknownLevel) as error:
        print(f"trainshed: {error}", file=sys.stderr)
        raise SystemExit(2) from None
