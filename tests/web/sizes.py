"""The sizes of the window in which a test runs."""

from __future__ import annotations

import pytest

_LONG = [pytest.mark.long]


def _sizes(*now: str) -> pytest.MarkDecorator:
    """Both sizes; those not named are left to the long checks."""
    each = ((name == "phone", name) for name in ("desktop", "phone"))
    return pytest.mark.parametrize(
        "phone", [pytest.param(phone, id=name, marks=[] if name in now else _LONG) for phone, name in each]
    )


SIZES = _sizes("desktop", "phone")
DESKTOP_NOW = _sizes("desktop")
PHONE_NOW = _sizes("phone")
