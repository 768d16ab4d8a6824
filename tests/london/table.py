"""Helpers to set up London positions as one would on a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import trainshed
from trainshed.core import Action, Game, Refusal
from trainshed.titles.london.actions import Draw, Pass
from trainshed.titles.london.cards import POWERS
from trainshed.titles.london.map import STATIONS
from trainshed.titles.london.state import Sheet

NUMBER = {station.name: station.id for station in STATIONS}


def solo(
    *cards: str,
    colours: Iterable[str] = ("purple", "blue", "red", "green"),
    powers: Iterable[str] | None = None,
    **options: Any,
) -> Game:
    """A solo game whose first round begins with these cards; powers are given by colour, purple first."""
    chance: dict[str, Iterable[str]] = {"deck/1": cards}
    if powers is not None:
        options["powers"] = True
        chance["powers"] = powers
    return trainshed.new("london", 1, seed=1, options={"pencils": tuple(colours), **options}, chance=chance)


def first(power: str) -> list[str]:
    """The powers with this one for purple, the colour of round 1."""
    return [power, *(name for name in POWERS if name != power)]


def section(text: str, power: Any = None, seat: int = 0) -> Draw:
    """`section("C6 E6")` is the action that draws it."""
    start, end = text.split()
    return Draw(seat, NUMBER[start], NUMBER[end], power)


def draw(game: Game, *texts: str, power: Any = None, seat: int = 0) -> None:
    for text in texts:
        game.play(section(text, power, seat))


def skip(game: Game, times: int = 1, seat: int = 0) -> None:
    for _ in range(times):
        game.play(Pass(seat))


def refused(game: Game, action: Action) -> str:
    """The rule by which an action is refused, without the title's name."""
    refusal = game.why_not(action)
    assert isinstance(refusal, Refusal), f"{action} is legal"
    return refusal.rule.removeprefix("london/")


def targets(game: Game, power: Any = None, seat: int = 0) -> set[str]:
    """The legal sections, as text, with this power."""
    return {
        f"{STATIONS[a.start].name} {STATIONS[a.end].name}"
        for a in game.legal_actions.of(seat)
        if isinstance(a, Draw) and a.power == power
    }


def sheet(game: Game, seat: int = 0) -> Sheet:
    found: Sheet = game.state.sheets[seat]
    return found
