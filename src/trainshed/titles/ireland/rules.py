"""The rules of 18Ireland with given options: what differs from other track games, collected from the chapters."""

from __future__ import annotations

from functools import cache
from typing import Any

from trainshed.core import Event, Step
from trainshed.rail.owners import POOL
from trainshed.rail.play.events import PhaseBegan, TileLaid
from trainshed.rail.play.refusals import Cites, cited_by
from trainshed.rail.play.rules import (
    DividendRules, Permit, Rules, RunRules, StationRules, TrackRules, TrainRules, restrictive, terrain
)
from trainshed.rail.play.running import RunTrains
from trainshed.rail.play.stations import BuildStation
from trainshed.rail.play.track import LayTrack
from trainshed.rail.play.dividends import Dividend

from . import auction, bankruptcy, companies, emergency, flow, issue, launch, merger, stock, trains, waterfall
from .events import Merged, WentBankrupt
from .issue import IssueOrRedeem
from .state import IrelandState, Options
from .trains import BuyIrishTrains

CHAPTERS = (waterfall, auction, stock, launch, issue, trains, emergency, bankruptcy, merger, companies, flow)


def turn(state: IrelandState, company: str) -> tuple[Step[Any], ...]:
    """A company's turn: shares, track, station, run, dividend, trains, last chance (5.2, 19.3)."""
    seat = state.director_seat(company)
    return (
        IssueOrRedeem(seat, company=company),
        LayTrack(seat, company=company),
        BuildStation(seat, company=company),
        RunTrains(seat, company=company),
        BuyIrishTrains(seat, company=company),
    )


CITES: Cites = {
    **cited_by("5.2", "turn.company"),
    **{rule: number for chapter in CHAPTERS for rule, number in chapter.CITES.items()},
}


@cache
def rules(options: Options) -> Rules:
    """Return the rules with these options."""
    return Rules(
        turn=turn,
        order=companies.order,
        track=TrackRules(permits=lambda s, c: (Permit(), Permit(upgrade=False, fee=20)), connected=restrictive, cost=terrain),
        stations=StationRules(costs=lambda s, c: s.box.data.station_costs[s.class_of(c)], homes=launch.homes),
        runs=RunRules(choice="free"),
        trains=TrainRules(must_own=True),
        stock=stock.stock_rules(options),
        phase_began=trains.phase_began,
        follow_ups={
            PhaseBegan: trains.discards_in_order,
            Merged: trains.discards_in_order,
            WentBankrupt: bankruptcy.after_bankruptcy,
        },
        cites=CITES,
    )
