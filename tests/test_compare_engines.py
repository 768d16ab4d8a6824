"""The tool that compares two engines finds a planted difference, and none between equal engines."""

from __future__ import annotations

import subprocess
import sys

from tests.help import ROOT


def compare(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "tools/compare_engines.py", "--old", "src", *args]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_an_engine_equals_itself() -> None:
    result = compare("--games", "2", "--bots", "2")
    assert result.returncode == 0, result.stdout + result.stderr
    assert "'games': 3" in result.stdout
    assert "'choices': 8" in result.stdout


def test_a_planted_difference_is_found() -> None:
    result = compare("--games", "1", "--plant")
    assert result.returncode == 1, result.stderr
    assert "action 40, legal 0[0]" in result.stdout
