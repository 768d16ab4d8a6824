"""A missing tool skips a test; in CI, where every tool must be installed, it fails the test."""

from __future__ import annotations

import pytest

from .help import missing


def test_a_missing_tool_is_skipped_at_home_and_fails_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="no Chromium"):
        missing("no Chromium")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="no Chromium"):
        missing("no Chromium")
