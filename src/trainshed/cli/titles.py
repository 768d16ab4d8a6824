"""`trainshed titles`: list the available games.

What it lists of our own titles is in `titles/index.json`, made from them, so that none of them need be imported.
`python -m trainshed.cli.titles` makes it anew.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from trainshed.languages import LANGUAGES

from .arguments import add_json, add_lang, parser_of
from .language import language

INDEX = Path(__file__).parents[1] / "titles" / "index.json"
_GROUP = "[trainshed.titles]"


def titles_command(arguments: list[str]) -> None:
    parser = parser_of("titles")
    add_json(parser)
    add_lang(parser)
    asked = parser.parse_args(arguments)
    shown = language(asked.lang)
    listed = facts() if _others_bring_titles() else json.loads(INDEX.read_text(encoding="utf-8"))
    if asked.json:
        wanted = [{name: value for name, value in title.items() if name != "names"} for title in listed]
        print(json.dumps(wanted, ensure_ascii=False, separators=(",", ":")))
        return
    rows = [("title", "name", "players", "options", "presets", "bots", "rules")]
    for title in listed:
        options = [f"{name}={json.dumps(default, separators=(',', ':'))}" for name, default in title["options"].items()]
        cells = (
            [title["id"]],
            [title["names"][shown]],
            [f"{title['min_players']}-{title['max_players']}"],
            options,
            list(title["presets"]),
            [", ".join(title["bots"])],
            [str(title["rules"])],
        )
        height = max(map(len, cells))
        rows += [tuple(cell[line] if line < len(cell) else "" for cell in cells) for line in range(height)]  # type: ignore[misc]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def _others_bring_titles() -> bool:
    """True if another installed package has titles; then all are looked up in the usual way, which takes longer."""
    for folder in sys.path:
        for points in Path(folder or ".").glob("*.dist-info/entry_points.txt"):
            if not points.parent.name.startswith("trainshed-") and _GROUP in points.read_text(encoding="utf-8"):
                return True
    return False


def facts() -> list[dict[str, Any]]:
    """Return what is listed of every title, from the titles themselves."""
    import msgspec

    from trainshed.bots import levels
    from trainshed.core import MissingWords, Words
    from trainshed.core import titles as registered

    def name_of(id: str, tongue: str) -> str:
        try:
            return Words(tongue).say(f"{id}-title")
        except MissingWords:
            return id

    return [
        {
            "id": title.id,
            "min_players": title.min_players,
            "max_players": title.max_players,
            "options": msgspec.to_builtins(title.options()),
            "presets": {name: dict(options) for name, options in title.presets.items()},
            "bots": list(levels(title.id)),
            "rules": title.rules_version,
            "names": {tongue: name_of(title.id, tongue) for tongue in LANGUAGES},
        }
        for title in registered()
    ]


def write_index() -> None:
    """Make the index anew."""
    INDEX.write_text(json.dumps(facts(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_index()
