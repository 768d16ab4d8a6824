"""The language of a command's answers."""

from __future__ import annotations

import os

from trainshed.languages import LANGUAGES, language_of


def language(asked: str | None) -> str:
    """Return the requested language, or that of the terminal."""
    if asked is not None and asked not in LANGUAGES:
        from trainshed.core import BadSetup

        raise BadSetup(f"language {asked[:20]!r}: one of {', '.join(LANGUAGES)}")
    return asked or language_of(os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG"))
