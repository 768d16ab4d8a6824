"""The rules of 18Ireland with given options, collected from the chapters."""

from __future__ import annotations

from functools import cache
from typing import Any

from trainshed.core import Step
from trainshed.rail.play.events import PhaseBegan, TileLaid
from trainshed.rail.play.refusals import Cites
from trainshed.rail.play.rules import Rules, StationRules, TrainRules

from . import (
    auction,
    bankruptcy,
    companies,
    dividend,
    emergency,
    flow,
    issue,
    launch,
    merger,
    merging,
    powers,
    privates,
    running,
    settle,
    stock,
    track,
    trains,
    waterfall,
)
from .events import Merged, WentBankrupt
from .state import IrelandState, Options

CHAPTERS: tuple[Any, ...] = (
    *(waterfall, stock, auction, launch, issue, track, settle, running, dividend, trains, emergency, bankruptcy),
    *(privates, powers, merger, merging, companies, flow),
)
"""Modules with the rules they cite (`CITES`) and the messages they use (`KEYS`)."""
CITES: Cites = {rule: number for chapter in CHAPTERS for rule, number in chapter.CITES.items()}
"""By rule of the kit: the rule of this game."""


def turn(state: IrelandState, company: str) -> tuple[Step[Any], ...]:
    """A company's turn: shares, track, station, run and dividend, trains, last chance (5.2, 19.3)."""
    seat = state.director(company)
    return (
        issue.IssueOrRedeem(seat, company=company),
        track.IrishTrack(seat, company=company),
        track.IrishStation(seat, company=company),
        running.IrishRun(seat, company=company),
        trains.BuyIrishTrains(seat, company=company),
        powers.LastChance(seat, company=company),
    )


@cache
def rules(options: Options) -> Rules:
    """Return the rules with these options."""
    return Rules(
        turn=turn,
        order=companies.order,
        track=track.rules(options),
        stations=StationRules(costs=track.station_costs),
        runs=running.rules(options),
        dividends=dividend.rules(options),
        trains=TrainRules(must_own=True),
        stock=stock.stock_rules(options),
        phase_began=trains.phase_began,
        follow_ups={
            TileLaid: settle.after_tiles,
            PhaseBegan: trains.discards_in_order,
            Merged: trains.discards_in_order,
            WentBankrupt: bankruptcy.after_bankruptcy,
        },
        cites=CITES,
    )
