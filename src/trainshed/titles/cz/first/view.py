"""What a seat may see: everything."""

from __future__ import annotations

from trainshed.rail.play import view as rail
from trainshed.rail.play.running import RunTrainsView
from trainshed.rail.play.stations import BuildStationView
from trainshed.rail.play.track import LayTrackView
from trainshed.rail.play.trains import BuyTrainsView

from . import flow
from .setup import in_play
from .state import FirstState
from .vocabulary import FirstAction

FirstStepView = LayTrackView | BuildStationView | RunTrainsView | BuyTrainsView


class FirstView(rail.RailView, frozen=True, kw_only=True):
    """The table as a seat sees it."""

    step: FirstStepView | None
    moves: tuple[FirstAction, ...]
    """The legal actions of the seat that looks; effects come with the preview."""
    ending: str | None
    """The company that triggered the early end."""
    wealth: tuple[tuple[int, ...], ...]
    """By round played: the cash of each seat's company at its end."""


def view(state: FirstState, seat: int | None) -> FirstView:
    """Return the table as a seat (None: a spectator) sees it."""
    top = state.agenda[-1] if state.agenda else None
    asked = top is not None and seat is not None and seat in top.seats(state)
    companies = in_play(state)
    return FirstView(
        seat=seat,
        round=state.round.number,
        rounds=state.box.data.rounds,
        phase=state.depot.phase.id,
        colour=state.depot.phase.colour,
        order=companies,
        acting=rail.acting(state),
        companies=rail.companies(state, companies),
        players=rail.players(state, flow.totals(state)),
        depot=rail.depot(state),
        cells=rail.cells(state),
        supply={id: left for id, left in sorted(state.board.supply.items()) if left},
        over=top is None,
        step=top.view(state) if top is not None else None,
        moves=tuple(top.legal(state, seat)) if top is not None and asked and seat is not None else (),
        ending=state.ending or None,
        wealth=state.wealth,
    )
