"""Running the `trainshed` command inside the test's own process."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Mapping, Sequence
from unittest.mock import patch

from msgspec import Struct

from trainshed.cli import main


class Answer(Struct):
    """What a command printed, and its exit status."""

    exit_code: int
    stdout: str
    stderr: str

    @property
    def output(self) -> str:
        return self.stdout + self.stderr


def run(arguments: Sequence[str], input: str = "", env: Mapping[str, str] | None = None) -> Answer:
    """Run a command as from a terminal, with this text typed."""
    typed, out, err = (io.TextIOWrapper(io.BytesIO(start), encoding="utf-8") for start in (input.encode(), b"", b""))
    code = 0
    with (
        patch.dict(os.environ, env or {}),
        patch.object(sys, "stdin", typed),
        patch.object(sys, "stdout", out),
        patch.object(sys, "stderr", err),
    ):
        try:
            main(list(arguments))
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else int(left.code is not None)
    return Answer(code, *(_text(stream) for stream in (out, err)))


def _text(stream: io.TextIOWrapper) -> str:
    stream.flush()
    stream.seek(0)
    return stream.read()
