"""The `trainshed` command. Each command is imported only when it is used, so that none waits for what others need."""

from __future__ import annotations

import sys
from importlib import import_module

import trainshed

COMMANDS = {
    "titles": ("titles", "List the available games: players, options, bots, rules version."),
    "serve": ("serve", "Run the server and the web page. With DATABASE_URL all data is stored in PostgreSQL."),
    "backup": ("serve", "Back up all data to FILE; the server may be running."),
    "restore": (
        "serve",
        "Replace all data with the backup FILE; the server must not be running. The old data are kept beside them.",
    ),
    "play": ("play", "Play in the terminal, against bots or with others at the same keyboard."),
    "simulate": ("simulate", "Play complete games between bots, and show their scores and speed."),
    "replay": (
        "replay",
        "Show scores, end reason and digest of a game file; for a damaged file, where and why, and the valid part.",
    ),
    "import": (
        "files",
        "Turn a file of 18xx.games into one of ours. If it disagrees with the rules, its valid part is written.",
    ),
    "export": (
        "files",
        "Turn a game file of 18Ireland into one of 18xx.games. Write nothing if the game cannot be played there.",
    ),
    "routes": ("routes", "Find the routes with the highest revenue, and prove that they are optimal."),
    "bench": ("bench", "Measure the speed of the engine on one core, and the strength of the bots in two processes."),
}
"""Module of each command, and what it does. The module's function `<command>_command` reads the arguments."""


def main(arguments: list[str] | None = None) -> None:
    """Run the command. Report user errors in one line, with exit status 2."""
    given = sys.argv[1:] if arguments is None else arguments
    asked = given[0] if given else ""
    if asked == "--version":
        print(trainshed.__version__)
        return
    if asked not in COMMANDS:
        import_module(".arguments", __name__).show_commands(given)
        return
    module = import_module(f".{COMMANDS[asked][0]}", __name__)
    try:
        getattr(module, f"{asked}_command")(given[1:])
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except Exception as error:
        from trainshed.bots import UnknownLevel
        from trainshed.core import BadChance, BadSetup, UnknownTitle

        if not isinstance(error, (BadSetup, BadChance, UnknownTitle, UnknownLevel)):
            raise
        print(f"trainshed: {error}", file=sys.stderr)
        raise SystemExit(2) from None
