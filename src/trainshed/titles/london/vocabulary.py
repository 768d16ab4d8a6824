"""Catalogue keys and rule ids that London may use; tests check catalogues and code against them."""

from __future__ import annotations

from . import advice
from .cards import OBJECTIVES, POWERS
from .map import COLOURS, DISTRICTS, SYMBOLS
from .scoring import SOLO_BANDS
from .state import Options

RULE_IDS = tuple(
    f"london/{number}"
    for number in (
        *("3.1.1", "3.1.2", "3.1.3", "3.1.4", "3.1.5"),
        *("3.2.1", "3.2.2", "3.2.3", "3.2.4", "3.2.5", "3.2.6"),
        *("3.3.1", "3.3.2", "3.3.3", "3.3.4", "3.3.5", "3.3.6", "3.3.7"),
        *("3.4.1", "3.4.2", "3.4.3", "3.4.4"),
        *("3.5", "3.6", "3.7", "3.7.1", "3.8", "3.8.1"),
        *("3.9.1", "3.9.2", "3.9.3", "3.9.4", "3.9.5", "3.10"),
    )
)

ASK_KEYS = ("london-ask-draw", "london-ask-draw-branch", "london-ask-second", "london-ask-circle")
REFUSE_KEYS = tuple(
    f"london-refuse-{name}"
    for name in (
        *("no-station", "no-line", "one-section", "no-power", "two-first", "departure", "not-on-line"),
        *("not-an-end", "one-branch", "symbol", "second-symbol", "visited", "taken", "crosses"),
        *("joker-unneeded", "switch-unneeded", "circle"),
    )
)
LOG_KEYS = tuple(
    f"london-log-{name}"
    for name in (
        *("round", "card", "card-branch", "switch", "switch-ignored", "section", "section-power"),
        *("pass", "no-section", "circle", "line", "pencils", "end"),
    )
)
TELL_KEYS = tuple(
    f"london-{name}"
    for name in (
        *("tell-card", "tell-card-branch", "tell-line", "tell-ends", "tell-power", "tell-objective", "tell-score"),
        *("move-draw", "move-draw-power", "move-circle", "move-pass"),
    )
)
NAME_KEYS = (
    "london-title",
    "london-blurb",
    "london-end-four-lines",
    *(f"london-option-{name}" for name in Options.__struct_fields__),
    *(f"london-colour-{name}" for name in COLOURS),
    *(f"london-symbol-{name}" for name in (*SYMBOLS, "joker", "switch", "wild")),
    "london-kind-street",
    "london-kind-underground",
    *(f"london-district-{name}" for name in DISTRICTS),
    *(f"london-objective-{name}" for name in OBJECTIVES),
    *(f"london-power-{name}" for name in POWERS),
    *(f"london-power-{name}-help" for name in POWERS),
    *(f"london-part-{name}" for name in ("lines", "tourist", "interchanges", "objectives")),
    "london-solo-deduction",
    *(f"london-band-{band}" for band in range(len(SOLO_BANDS) + 1)),
)
RULE_KEYS = tuple(f"london-rule-{rule.split('/')[1].replace('.', '-')}" for rule in RULE_IDS)

MESSAGE_KEYS = (*ASK_KEYS, *REFUSE_KEYS, *LOG_KEYS, *TELL_KEYS, *NAME_KEYS, *RULE_KEYS, *advice.KEYS)
