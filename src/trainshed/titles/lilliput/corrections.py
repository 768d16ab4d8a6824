"""Size limits for corrections of the box data, whatever part they correct."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trainshed.core import BadSetup

NUMBER = 10_000
TEXT = 200
ENTRIES = 300
DEPTH = 8


def check_size(part: Any, where: str = "options.data", depth: int = 0) -> None:
    """Raise `BadSetup` for numbers, texts, lists or nesting beyond any real box."""
    if depth > DEPTH:
        raise BadSetup(f"{where[:TEXT]}: nested too deeply")
    if isinstance(part, int) and abs(part) > NUMBER:
        raise BadSetup(f"{where[:TEXT]}: a number is at most {NUMBER}")
    if isinstance(part, float) and not abs(part) <= NUMBER:
        raise BadSetup(f"{where[:TEXT]}: a number is at most {NUMBER}")
    if isinstance(part, str) and len(part) > TEXT:
        raise BadSetup(f"{where[:TEXT]}: a text has at most {TEXT} characters")
    if isinstance(part, (Mapping, list, tuple)):
        if len(part) > ENTRIES:
            raise BadSetup(f"{where[:TEXT]}: at most {ENTRIES} entries")
        entries = part.items() if isinstance(part, Mapping) else enumerate(part)
        for key, value in entries:
            check_size(key, where, depth)
            check_size(value, f"{where}.{key}", depth + 1)
