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
    ending: str | None
    """The company that triggered the early end."""


def view(state: FirstState, seat: int | None) -> FirstView:
    """Return the table as a seat (None: a spectator) sees it."""
    companies, parts = in_play(state), [{"cash": total} for total in flow.totals(state)]
    return rail.table(
        state,
        seat,
        FirstView,
        rounds=state.box.data.rounds,
        order=companies,
        companies=rail.companies(state, companies, rail.CompanyView),
        players=rail.players(state, parts, rail.PlayerView),
        depot=rail.depot(state, rail.DepotView),
        market=None,
        supply=rail.supply(state),
        free=(),
        ending=state.ending or None,
    )
