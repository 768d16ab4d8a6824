"""Catalogue keys and rule ids that 18Lilliput may use; tests check catalogues and code against them."""

from __future__ import annotations

from trainshed.rail import stations
from trainshed.rail.play.vocabulary import KEYS as RAIL_KEYS
from trainshed.rail.play.vocabulary import keys, option_keys

from .box import open_box
from .gulliver import SOLO_LEADS
from .state import Options

_NUMBERS = """
1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.6 1.4.7 1.4.8
1.5.1 1.5.2 1.5.3 1.5.4 1.5.5 1.5.6 1.5.7 1.5.8 1.6.1 1.6.2 1.6.3 1.6.4 1.7.1 1.7.2 1.7.3 1.7.4
1.7a.1 1.7a.2 1.7a.3 1.7a.4 1.7a.5 1.7a.6 1.8.1 1.8.2 1.8.3 1.8.4 1.8.5 1.8.6 1.8.7 1.9 1.10 1.10.1 1.11 1.12
1.13.1 1.13.2 1.13.3 1.14 1.14.1 1.14.2 1.14.3 1.14.4 1.14.5 1.14.6 1.15
"""
_ASK = """
draft-both draft-company draft-character lay-home judge card card-copy end-turn lay lay-colours trains buy-pool shares
build-station split choose-run
"""
_REFUSE = """
other-kind not-on-offer taken-by home-side home-tile home-y home-joins must-take-card no-card card-used card-first
card-taken other-card card-done copy-unused no-copy-card no-copies-alone split split-one no-tile not-beside no-turn
card-colour none-left laputa-company chessboard first-yellow water too-early never-upgraded only-on
colour-step other-category loses-track castle-home
castle-on tunnel-on mountain laid-before drop-not-now gulliver-sells-nothing pool-not-now pool-other
sell-first sold-already director-limit not-foundable removed no-field found-money no-slot not-in-hand only-own-turn
no-treasurer treasurer-spent judge-decides not-highest scenario-tile scenario-cell scenario-turn scenario-taken
scenario-homes
"""
_GULLIVER = """
a-brown a-green a-city a-plain a-none b-placed b-all-placed b-no-city c-laid c-none c-blocked
d-share d-money d-found d-saving d-full d-nowhere e-only e-fewest e-lowest e-first
"""
_BOX = open_box()

RULE_IDS = tuple(f"lilliput/{number}" for number in _NUMBERS.split())
MESSAGE_KEYS = (
    *keys("lilliput", "title blurb money tile end-rounds end-gulliver end-solo"),
    *keys("lilliput-band", " ".join(str(number) for number in range(len(SOLO_LEADS) + 1))),
    *keys("lilliput-ask", _ASK),
    *keys("lilliput-refuse", _REFUSE),
    *keys("lilliput-log", "round last-round company character card cash treasury founded mines end train-given"),
    *keys("lilliput-log-gulliver", _GULLIVER),
    *keys("lilliput-tell", "round company player tile"),
    *keys("lilliput-move", "lay card found fill fill-two cash cash-in take-company take-character drop run"),
    *option_keys("lilliput", Options, about=("",)),
    *keys("lilliput-scenario", " ".join(_BOX.map.file.scenario)),
    *keys("lilliput-character", " ".join(f"{name} {name}-help" for name in _BOX.characters)),
    *keys("lilliput-advantage", " ".join(id for id, company in _BOX.companies.items() if company.start)),
    *keys("lilliput-part", "cash shares directors copies"),
    *keys("lilliput-colour", "yellow green brown"),
    *keys("lilliput-gulliver", "a b c d e"),
    *keys("lilliput-rule", _NUMBERS.replace(".", "-")),
    *RAIL_KEYS,
    *stations.KEYS,
)
