"""Events, rule ids and message keys of 18Ireland."""

from __future__ import annotations

from trainshed.rail import board, stations
from trainshed.rail.play import events as kit
from trainshed.rail.play.vocabulary import KEYS as RAIL_KEYS
from trainshed.rail.play.vocabulary import keys, option_keys
from trainshed.rail.routes.keys import KEYS as ROUTE_KEYS
from trainshed.rail.tile import upgrades

from . import advice, events, programs
from .rules import CHAPTERS
from .state import PRESETS, Options

IrelandEvent = (
    (events.FlowEvent | events.TradeEvent | events.AuctionEvent | events.IrelandStockEvent | events.PrivateEvent)
    | (kit.TrackEvent | kit.TrainEvent | kit.DividendEvent | kit.Flipped | kit.RouteRun)
    | (kit.SharesSold | kit.ShareBought | kit.DirectorChanged)
)

_LAST = (9, 10, 7, 11, 3, 10, 4, 7, 6, 6, 13, 6, 3, 0)
"""By chapter: its last rule."""
_WHOLE = (9, 11, 14)
"""Chapters that have a rule of their own number too."""
RULE_IDS = (
    "ireland/0",  # what the game is about; our own
    *(
        f"ireland/{chapter}.{number}" if number else f"ireland/{chapter}"
        for chapter, last in enumerate(_LAST, 1)
        for number in range(chapter not in _WHOLE, last + 1)
    ),
)
_TELL = "round offered bids owned company stack player bankrupt"
_MOVE = """
pass buy-private private bid open-auction choose-price launch buy-treasury buy-pool issue redeem marker settle propose
propose-three for against target bankrupt trade
"""
_SHOWN = (
    *keys(
        "ireland", "title blurb money part-cash part-shares part-privates end-market end-bank end-bankrupt end-player"
    ),
    *keys("ireland-tell", _TELL),
    *keys("ireland-move", _MOVE),
    *(f"ireland-preset-{name}{about}" for name in PRESETS for about in ("", "-about")),
    *option_keys("ireland", Options),
)
"""Keys of the presentation and of the set-up."""
MESSAGE_KEYS = (
    *dict.fromkeys(
        (
            *(key for chapter in CHAPTERS for key in chapter.KEYS),
            *_SHOWN,
            *programs.KEYS,
            *advice.KEYS,
            *RAIL_KEYS,
            *board.KEYS,
            *stations.KEYS,
            *upgrades.KEYS,
            *(key for key, _ in ROUTE_KEYS if key.startswith("rail-route-")),
        )
    ),
)
