"""The `trainshed` command. Each command is imported only when it is used, so that none waits for what others need.

Most have their arguments read by Typer, which takes long to import. Those of `QUICK` read their own.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import trainshed

COMMANDS = {
    "serve": "serve:serve",
    "play": "play:play",
    "simulate": "simulate:simulate",
    "replay": "replay:replay",
    "export": "files:export",
    "bench": "bench:bench",
    "backup": "serve:backup",
    "restore": "serve:restore",
    "import": "files:import_",
}
"""Module and function of each command."""
QUICK = {
    "titles": "List the available games: players, options, bots, rules version.",
    "routes": "Find the routes with the highest revenue, and prove that they are optimal.",
}
"""Commands, each with a module whose `main` reads the arguments itself."""


def run_quick(name: str, arguments: list[str]) -> None:
    """Run one of the quick commands."""
    import_module(f".{name}", __name__).main(arguments)


def __getattr__(name: str) -> Any:
    """Return the whole application as `app`."""
    if name == "app":
        return import_module(".application", __name__).build()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def main() -> None:
    """Run the command. Report user errors in one line, with exit status 2."""
    asked = sys.argv[1] if len(sys.argv) > 1 else ""
    if asked == "--version":
        print(trainshed.__version__)
        return
    try:
        if asked in QUICK:
            run_quick(asked, sys.argv[2:])
        else:
            import_module(".application", __name__).build([asked] if asked in COMMANDS else COMMANDS)()
    except Exception as error:
        from trainshed.bots import UnknownLevel
        from trainshed.core import BadChance, BadSetup, UnknownTitle

        if not isinstance(error, (BadSetup, BadChance, UnknownTitle, UnknownLevel)):
            raise
        print(f"trainshed: {error}", file=sys.stderr)
        raise SystemExit(2) from None
