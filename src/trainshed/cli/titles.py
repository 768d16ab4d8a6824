"""`trainshed titles`: list the available games."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from trainshed.bots import levels
from trainshed.core import Title, Words
from trainshed.core import titles as registered

from .common import Json, language


def titles(json: Json = False, lang: str | None = None) -> None:
    """List the available games: players, options, bots, rules version."""
    if json:
        print(msgspec.json.encode([_facts(title) for title in registered()]).decode())
        return
    words = Words(language(lang))
    table = Table(box=None, pad_edge=False)
    for heading in ("title", "name", "players", "options", "presets", "bots", "rules"):
        table.add_column(heading)
    for title in registered():
        facts = _facts(title)
        table.add_row(
            title.id,
            words.say(f"{title.id}-title"),
            f"{title.min_players}-{title.max_players}",
            "\n".join(f"{name}={msgspec.json.encode(default).decode()}" for name, default in facts["options"].items()),
            "\n".join(facts["presets"]),
            ", ".join(facts["bots"]),
            str(title.rules_version),
        )
    Console().print(table)


def _facts(title: Title[Any]) -> dict[str, Any]:
    defaults = msgspec.to_builtins(title.options())
    return {
        "id": title.id,
        "min_players": title.min_players,
        "max_players": title.max_players,
        "options": defaults,
        "presets": {name: dict(options) for name, options in title.presets.items()},
        "bots": list(levels(title.id)),
        "rules": title.rules_version,
    }
