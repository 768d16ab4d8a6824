"""Lesson: a guided first game of a title, which a server can set up for one person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Lesson(Struct, frozen=True):
    """The fixed table of a guided game. Its bots are levels that are not offered anywhere else."""

    levels: tuple[str, ...]
    """By seat: the level of its bot; empty for the learner."""
    names: tuple[str, ...]
    """By seat: the name of its bot; empty for the learner, who has one."""
    coach: str
    """The level that suggests moves to the learner."""
    afterwards: str
    """The offered level that takes the place of the bots in another game without the coach."""
    options: Mapping[str, Any] = {}
    chance: Mapping[str, tuple[str, ...]] = {}
    """Scripted chance: the same deal for everybody."""
