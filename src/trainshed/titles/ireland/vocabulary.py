"""Events, rule ids and message keys of 18Ireland."""

from __future__ import annotations

from trainshed.rail import board, stations
from trainshed.rail.play import events as kit
from trainshed.rail.play.vocabulary import KEYS as RAIL_KEYS
from trainshed.rail.play.vocabulary import keys
from trainshed.rail.routes.keys import KEYS as ROUTE_KEYS
from trainshed.rail.tile import upgrades

from . import events
from .rules import CHAPTERS
from .setup import box
from .state import PRESETS, Options

IrelandEvent = (
    (events.FlowEvent | events.TradeEvent | events.AuctionEvent | events.IrelandStockEvent)
    | (kit.TrackEvent | kit.TrainEvent | kit.DividendEvent | kit.Flipped | kit.RouteRun)
    | (kit.SharesSold | kit.ShareBought | kit.DirectorChanged)
)

_LAST = {"1": 9, "2": 10, "3": 7, "4": 11, "5": 3, "6": 10, "7": 4, "8": 6, "9": 6, "10": 6, "11": 13, "12": 6, "13": 3}
"""By chapter: its last rule."""
RULE_IDS = (
    *(f"ireland/{chapter}.{number}" for chapter, last in _LAST.items() for number in range(1, last + 1)),
    *("ireland/9", "ireland/11", "ireland/14"),
)
MESSAGE_KEYS = (
    *dict.fromkeys(
        (
            *(key for chapter in CHAPTERS for key in chapter.KEYS),
            *RAIL_KEYS,
            *board.KEYS,
            *stations.KEYS,
            *upgrades.KEYS,
            *(key for key, _ in ROUTE_KEYS if key.startswith("rail-route-")),
        )
    ),
)
