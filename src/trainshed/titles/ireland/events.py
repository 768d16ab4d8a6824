"""Events that only 18Ireland has."""

from __future__ import annotations
