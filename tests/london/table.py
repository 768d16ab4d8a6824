"""Helpers to set up positions of London."""

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
    """Return a solo game whose first round begins with these cards. Powers are in order of colours, purple first."""
    chance: dict[str, Iterable[str]] = {"deck/1": cards}
    if powers is not None:
        options["powers"] = True
        chance["powers"] = powers
    return trainshed.new("london", 1, seed=1, options={"pencils": tuple(colours), **options}, chance=chance)


def first(power: str) -> list[str]:
    """Return all powers, this one first: it goes to purple, the colour of round 1."""
    return [power, *(name for name in POWERS if name != power)]


def section(text: str, power: Any = None, seat: int = 0) -> Draw:
    """Return the action that draws a section: `section("C6 E6")`."""
    start, end = text.split()
    return Draw(seat, NUMBER[start], NUMBER[end], power)


def draw(game: Game, *texts: str, power: Any = None, seat: int = 0) -> None:
    for text in texts:
        game.play(section(text, power, seat))


def skip(game: Game, times: int = 1, seat: int = 0) -> None:
    for _ in range(times):
        game.play(Pass(seat))


def refused(game: Game, action: Action) -> str:
    """Return the id of the rule that refuses an action, without the title prefix."""
    refusal = game.why_not(action)
    assert isinstance(refusal, Refusal), f"{action} is legal"
    return refusal.rule.removeprefix("london/")


def targets(game: Game, power: Any = None, seat: int = 0) -> set[str]:
    """Return the legal sections with this power, as text."""
    return {
        f"{STATIONS[a.start].name} {STATIONS[a.end].name}"
        for a in game.legal_actions.of(seat)
        if isinstance(a, Draw) and a.power == power
    }


def sheet(game: Game, seat: int = 0) -> Sheet:
    found: Sheet = game.state.sheets[seat]
    return found
