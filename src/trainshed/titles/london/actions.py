"""Actions and events of London."""

from __future__ import annotations

from typing import Literal

from trainshed.core import Action, Event, Message
from trainshed.core.message import Arg

from .map import COLOURS, STATIONS, WAYS

SectionPower = Literal["two_sections", "joker", "switch"]


class Draw(Action, frozen=True, gc=False, tag="draw"):
    """Draw a section from a station of the line to the next; `power` is the power spent on it, if it needs one."""

    start: int
    end: int
    power: SectionPower | None = None


class Pass(Action, frozen=True, gc=False, tag="pass"):
    """Draw nothing (more) this turn, or circle no station."""


class Circle(Action, frozen=True, gc=False, tag="circle"):
    """Circle a station of the line; it counts twice in its district (power *double station*)."""

    station: int


LondonAction = Draw | Pass | Circle

SEATS = range(4)
PASSES = tuple(Pass(seat) for seat in SEATS)


def _draws(power: SectionPower | None) -> tuple[tuple[Draw, ...], ...]:
    return tuple(tuple(Draw(seat, start, end, power) for start, end in WAYS) for seat in SEATS)


DRAWS = _draws(None)
"""By seat and way: the action that draws a section there. Built once, because enumeration is the hot path."""
TWO_SECTIONS_DRAWS = _draws("two_sections")
JOKER_DRAWS = _draws("joker")
SWITCH_DRAWS = _draws("switch")

ALL_ACTIONS: tuple[tuple[LondonAction, ...], ...] = tuple(
    (
        *(DRAWS[seat] + TWO_SECTIONS_DRAWS[seat] + JOKER_DRAWS[seat] + SWITCH_DRAWS[seat]),
        *(Circle(seat, station.id) for station in STATIONS),
        PASSES[seat],
    )
    for seat in SEATS
)
"""By seat: every possible action, legal or not."""


class RoundStarted(Event, frozen=True, gc=False, tag="round-started"):
    """A round begins: the deck is shuffled and every player gets a new pencil."""

    number: int
    controller: int

    def message(self) -> Message:
        return Message("london-log-round", {"round": self.number, "controller": f"@{self.controller}"})


class CardFlipped(Event, frozen=True, gc=False, tag="card-flipped"):
    """A card is flipped; with `branch`, the switch flipped before it is in effect."""

    card: str
    number: int
    underground: int
    branch: bool

    def message(self) -> Message:
        kind, symbol = self.card.split("-")
        key = "london-log-card-branch" if self.branch else "london-log-card"
        args: dict[str, Arg] = {"number": self.number, "kind": kind, "symbol": symbol, "underground": self.underground}
        return Message(key, args)


class SwitchFlipped(Event, frozen=True, gc=False, tag="switch-flipped"):
    """The switch is flipped; with `ignored`, it is too early in the round to have an effect."""

    number: int
    ignored: bool

    def message(self) -> Message:
        return Message("london-log-switch-ignored" if self.ignored else "london-log-switch", {"number": self.number})


class SectionDrawn(Event, frozen=True, gc=False, tag="section-drawn"):
    """A player has drawn a section."""

    seat: int
    colour: int
    start: int
    end: int
    power: SectionPower | None

    def message(self) -> Message:
        args = {
            "player": f"@{self.seat}",
            "colour": COLOURS[self.colour],
            "start": STATIONS[self.start].name,
            "end": STATIONS[self.end].name,
            "symbol": STATIONS[self.end].symbol,
        }
        if self.power:
            return Message("london-log-section-power", args | {"power": self.power})
        return Message("london-log-section", args)


class Passed(Event, frozen=True, gc=False, tag="passed"):
    """A player draws nothing; with `forced`, there was nothing to draw."""

    seat: int
    forced: bool

    def message(self) -> Message:
        key = "london-log-no-section" if self.forced else "london-log-pass"
        return Message(key, {"player": f"@{self.seat}"})


class StationCircled(Event, frozen=True, gc=False, tag="station-circled"):
    """A player has circled a station."""

    seat: int
    station: int

    def message(self) -> Message:
        return Message("london-log-circle", {"player": f"@{self.seat}", "station": STATIONS[self.station].name})


class LineScored(Event, frozen=True, gc=False, tag="line-scored"):
    """A line is complete: districts times most stations in one district, plus the points for the Thames."""

    seat: int
    colour: int
    districts: int
    most: int
    thames: int
    total: int
    ticks: int
    """Boxes ticked for the tourist sites on the line."""
    unticked: int = 0
    """Tourist sites on the line for which the track has no box left."""

    def message(self) -> Message:
        args: dict[str, Arg] = {
            "player": f"@{self.seat}",
            "colour": COLOURS[self.colour],
            "districts": self.districts,
            "most": self.most,
            "thames": self.thames,
            "total": self.total,
            "sites": self.ticks + self.unticked,
        }
        return Message("london-log-line", args)


class PencilsPassed(Event, frozen=True, gc=False, tag="pencils-passed"):
    """Every pencil moves one place to the left."""

    def message(self) -> Message:
        return Message("london-log-pencils")


class GameEnded(Event, frozen=True, gc=False, tag="game-ended"):
    """The fourth line is scored."""

    totals: tuple[int, ...]

    def message(self) -> Message:
        return Message("london-log-end", {"totals": ", ".join(map(str, self.totals))})


LondonEvent = (
    RoundStarted
    | CardFlipped
    | SwitchFlipped
    | SectionDrawn
    | Passed
    | StationCircled
    | LineScored
    | PencilsPassed
    | GameEnded
)
