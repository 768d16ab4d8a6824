"""Bots of 18CZ: Your first game; so far only the random one that every title has."""

from __future__ import annotations

from collections.abc import Callable

from trainshed.core import Bot

LEVELS: dict[str, Callable[[int], Bot]] = {}
