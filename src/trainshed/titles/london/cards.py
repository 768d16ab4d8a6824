"""The cards: eleven station cards, five shared objectives, four powers."""

from __future__ import annotations

from .map import CARD_SYMBOLS, DATA

_DECK = DATA["deck"]

CARDS = tuple(f"street-{name}" for name in _DECK["street"]) + tuple(
    f"underground-{name}" for name in _DECK["underground"]
)
"""Ids of the station deck, by card number."""

SWITCH = CARDS.index("street-switch")
CARD_SYMBOL = tuple(CARD_SYMBOLS.index(card.split("-")[1]) if card != "street-switch" else -1 for card in CARDS)
IS_UNDERGROUND = tuple(card.startswith("underground") for card in CARDS)
LAST_UNDERGROUND: int = _DECK["round_ends_after_underground"]
SWITCH_IGNORED_UP_TO: int = _DECK["switch_ignored_up_to_card"]

OBJECTIVES = ("interchanges_8", "districts_13", "tourist_5", "central_9", "thames_6")
OBJECTIVES_DRAWN: int = DATA["objectives"]["drawn"]

POWERS = ("two_sections", "joker", "switch", "double_station")
TWO_SECTIONS, JOKER_POWER, SWITCH_POWER, DOUBLE_STATION = range(4)
NO_POWER = -1
