"""Helpers shared by several commands."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from trainshed.bots import make
from trainshed.core import BadSetup, Bot, find


def stop(text: str, status: int) -> NoReturn:
    """Say why the command cannot go on, and end it."""
    print(text, file=sys.stderr)
    raise SystemExit(status)


def write_file(out: Path, content: str | bytes) -> None:
    """Write a file. End the command with status 2 if it cannot be written."""
    try:
        out.write_bytes(content.encode() if isinstance(content, str) else content)
    except OSError as error:
        stop(f"trainshed: {out}: {error.strerror}", 2)


def chosen_options(title: str, preset: str | None, pairs: Iterable[str] | None) -> dict[str, Any]:
    """Return the options of a preset, if one is named, changed by those typed."""
    found = find(title)
    return {**(found.preset(preset) if preset is not None else {}), **parse_options(pairs, found.options)}


def parse_options(pairs: Iterable[str] | None, of: type[msgspec.Struct]) -> dict[str, Any]:
    """Parse options as typed: `powers=true`, `controller=1`, `pencils=green,blue,red,purple`.

    An option that is a text stays one, whatever it looks like: 18Ireland's `grey_from=10`.

    >>> parse_options(["powers=true", "pencils=green,blue"], find("london").options)
    {'powers': True, 'pencils': ['green', 'blue']}
    """
    texts = {field.name for field in msgspec.structs.fields(of) if isinstance(field.default, str)}
    options: dict[str, Any] = {}
    for pair in pairs or ():
        name, equals, text = pair.partition("=")
        if not equals or not name:
            raise BadSetup(f"option {pair[:60]!r}: write name=value")
        options[name] = text if name in texts else _value(text)
    return options


def _value(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text.split(",") if "," in text else text


def bots_for(title: str, levels: list[str], count: int, seed: int) -> list[Bot]:
    """Create one bot per seat. The levels are used in turn."""
    return [make(title, levels[seat % len(levels)], seed * 8 + seat) for seat in range(count)]
