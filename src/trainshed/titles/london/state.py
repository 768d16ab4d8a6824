"""State of a game of London: plain data with hand-written copy methods."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Struct

from trainshed.core import Chance
from trainshed.core.options import order_of, seat

from .cards import NO_POWER
from .map import COLOURS


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Options the players agree on before the game (3.1)."""

    objectives: bool = False
    """Module: two shared objectives (3.8)."""
    powers: bool = False
    """Module: a power for each pencil (3.9)."""
    pencils: Annotated[tuple[str, ...], order_of(COLOURS)] = ()
    """The four colours in the order of the ring (solo: of the rounds); empty: random."""
    spare_pencil_after: Annotated[int, seat(players=(3, 3))] = 2
    """With three players: the seat to the left of which the spare pencil lies."""
    controller: Annotated[int | None, seat(players=(2, 4))] = None
    """The first controller's seat; None: random."""


class Line(Struct, frozen=True):
    """A finished line with its score (3.6)."""

    colour: int
    stations: int
    sections: tuple[int, ...]
    circled: int
    districts: int
    most: int
    thames: int
    total: int


class Sheet(Struct):
    """One player's sheet, pencils and power."""

    pencils: tuple[int, ...]
    """The colours the player draws in rounds 1 to 4."""
    colour: int = 0
    line: int = 0
    """Mask of the stations of the line being drawn."""
    ends: int = 0
    """Mask of the stations where that line may be continued (3.3.2)."""
    sections: tuple[int, ...] = ()
    blocked: int = 0
    """Mask of the dashed lines closed to new sections: drawn, or crossed by a drawn one (3.3.5, 3.3.6)."""
    power: int = NO_POWER
    """Power of the current pencil, until it is spent."""
    first: int = -1
    """With *two sections*: target station of this turn's first section, else -1."""
    inside: bool = False
    """True if a section of this turn started inside the line."""
    circled: int = -1
    ticks: int = 0
    lines: tuple[Line, ...] = ()

    def copy(self) -> Sheet:
        return Sheet(
            self.pencils,
            self.colour,
            self.line,
            self.ends,
            self.sections,
            self.blocked,
            self.power,
            self.first,
            self.inside,
            self.circled,
            self.ticks,
            self.lines,
        )

    def key(self) -> tuple[Any, ...]:
        finished = tuple((line.colour, line.sections, line.circled, line.total) for line in self.lines)
        now = (self.colour, self.sections, self.power, self.first, self.inside, self.circled, self.ticks)
        return (self.pencils, finished, now)


class State(Struct):
    """The complete state of a game: the deck, and a sheet for every player."""

    agenda: list[Any]
    sheets: list[Sheet]
    chance: Chance
    objectives: tuple[int, ...]
    """The objectives in play."""
    powers: tuple[int, ...]
    """The power of each colour; empty without that module."""
    modules: int
    controller: int
    round: int = 0
    deck: tuple[int, ...] = ()
    """All eleven cards in order; only the first `flipped` are visible to the players."""
    flipped: int = 0
    underground: int = 0
    symbol: int = -1
    """The symbol of the current card."""
    branch: bool = False
    """True if the switch is in effect (3.4)."""

    def copy(self) -> State:
        return State(
            self.agenda.copy(),
            [sheet.copy() for sheet in self.sheets],
            self.chance,
            self.objectives,
            self.powers,
            self.modules,
            self.controller,
            self.round,
            self.deck,
            self.flipped,
            self.underground,
            self.symbol,
            self.branch,
        )

    def key(self) -> tuple[Any, ...]:
        table = (self.objectives, self.powers, self.modules, self.controller, self.round)
        cards = (self.deck, self.flipped, self.underground, self.symbol, self.branch)
        hidden = (self.chance.seed, tuple(sorted(self.chance.script.items())))
        steps = tuple(repr(step) for step in self.agenda)
        return (table, cards, hidden, steps, tuple(sheet.key() for sheet in self.sheets))
