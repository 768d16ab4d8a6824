"""The guided first game: its table, and the line of play the coach shows and the friendly bot follows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from tomllib import loads

from msgspec import Struct, convert

from trainshed.core import Action, Lesson
from trainshed.rail.play.actions import BuyTrain, Done, LayTile, PlaceStation
from trainshed.rail.play.stations import BuildStation
from trainshed.rail.play.track import LayTrack
from trainshed.rail.play.trains import BuyTrains, over_limit
from trainshed.rail.tile.data import Origin

from .setup import DATA
from .state import FirstState


class ScriptLay(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile on a cell."""

    cell: str
    tile: str
    rotation: int


class ScriptStation(Struct, frozen=True, forbid_unknown_fields=True):
    """A station at a stop."""

    cell: str
    stop: int


class ScriptTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """What a company does in one turn."""

    lay: ScriptLay
    trains: tuple[str, ...]
    """The trains it means to own at the end of the turn."""
    station: ScriptStation | None = None


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of `lesson.toml`: the turns of both companies, from round 1 on."""

    names: tuple[str, ...]
    charters: tuple[str, ...]
    first_four: int
    BCB: tuple[ScriptTurn, ...]
    EKJ: tuple[ScriptTurn, ...]
    origin: Origin = ""

    def turns(self, company: str, rounds: int) -> tuple[ScriptTurn, ...]:
        """Return a company's turns up to a round; none for a company that is not in the script."""
        found: tuple[ScriptTurn, ...] = getattr(self, company, ())
        return found[:rounds]


@cache
def script() -> Script:
    """Return the script; it is read once."""
    return convert(loads((DATA / "lesson.toml").read_text("utf-8")), Script)


LESSON = Lesson(
    levels=("", "friendly"),
    names=script().names,
    coach="coach",
    afterwards="easy",
    chance={"charters": script().charters},
)


def scripted(state: FirstState) -> Action | None:
    """Return the script's answer to the question that is asked; None if there is none, or if it is not legal.

    A lay or a station that was left out in an earlier round is made up for first.
    """
    step = state.agenda[-1]
    number = state.round.number
    if number > len(script().turns(step.company, number)):
        return None  # the script is over
    for action in _answers(state, script().turns(step.company, number)):
        if step.why_not(state, action) is None:
            return action
    return None


def _answers(state: FirstState, turns: tuple[ScriptTurn, ...]) -> Iterator[Action]:
    """Yield the script's moves for the step that is asked, legal or not, the first to be tried first."""
    step = state.agenda[-1]
    seat, company = step.seat, step.company
    if isinstance(step, LayTrack):
        for turn in turns:
            if _rank(state, turn.lay) < (state.box.tiles[turn.lay.tile].rank or 0):
                yield LayTile(seat, company, turn.lay.cell, turn.lay.tile, turn.lay.rotation)
    elif isinstance(step, BuildStation):
        stations = [turn.station for turn in turns if turn.station]
        for place in stations:
            yield PlaceStation(seat, company, place.cell, place.stop)
        if not stations:
            yield Done(seat)
    elif isinstance(step, BuyTrains) and not over_limit(state, company):
        missing = Counter(turns[-1].trains) - Counter(state.depot.kinds_of(company))
        if not missing:
            yield Done(seat)
        elif state.depot.next() in missing:
            yield BuyTrain(seat, company)


def _rank(state: FirstState, lay: ScriptLay) -> int:
    """Return the rank of the tile that lies on the cell of a lay; 0 if none does."""
    shape = state.board.laid.get(lay.cell)
    return (shape.tile.rank or 0) if shape is not None else 0
