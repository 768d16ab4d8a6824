"""Actions, events, rule ids and message keys of the game."""

from __future__ import annotations

from trainshed.rail import board, stations
from trainshed.rail.play import events
from trainshed.rail.play.actions import BuyFromPool, BuyTrain, DiscardTrain, Done, LayTile, PlaceStation, Run
from trainshed.rail.play.vocabulary import KEYS as RAIL_KEYS
from trainshed.rail.play.vocabulary import option_keys
from trainshed.rail.routes.keys import KEYS as ROUTE_KEYS
from trainshed.rail.tile import upgrades

from .flow import EndTriggered, FirstGameEnded, TooDear
from .state import Options

FirstAction = LayTile | PlaceStation | BuyTrain | BuyFromPool | DiscardTrain | Run | Done

FirstEvent = (
    events.RoundBegan
    | events.TileLaid
    | events.StationPlaced
    | events.RouteRun
    | events.Earned
    | events.TrainBought
    | events.TrainGone
    | events.PhaseBegan
    | events.Rusted
    | TooDear
    | EndTriggered
    | FirstGameEnded
)

RULE_IDS = tuple(f"cz_first/{number}" for number in range(1, 55))
LOG_LINES = ("too-dear", "end-no-train", "end-broke", "end-rounds", "end-early", "total", "totals")
MESSAGE_KEYS = (
    *(f"cz_first-{name}" for name in ("title", "blurb", "money", "part-cash", "end-rounds", "end-broke")),
    *(f"cz_first-log-{name}" for name in LOG_LINES),
    *(f"cz_first-tell-{name}" for name in ("round", "player")),
    *option_keys("cz_first", Options),
    *RAIL_KEYS,
    *board.KEYS,
    *stations.KEYS,
    *upgrades.KEYS,
    *(key for key, _ in ROUTE_KEYS if key.startswith("rail-route-")),
)
