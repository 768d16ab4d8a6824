"""Catalogue keys and rule ids that 18Lilliput may use; tests check catalogues and code against them."""

from __future__ import annotations

from .box import open_box
from .state import Options

RULE_IDS = tuple(
    f"lilliput/{number}"
    for number in (
        *("1.1", "1.2.1", "1.2.2", "1.2.3", "1.3.1", "1.3.2", "1.3.3", "1.3.4"),
        *("1.4.1", "1.4.2", "1.4.3", "1.4.4", "1.4.5", "1.4.6", "1.4.7", "1.4.8"),
        *("1.5.1", "1.5.2", "1.5.3", "1.5.4", "1.5.5", "1.5.6", "1.5.7"),
        *("1.6.1", "1.6.2", "1.6.3", "1.6.4", "1.7.1", "1.7.2", "1.7.3"),
        *("1.7a.1", "1.7a.2", "1.7a.3", "1.7a.4", "1.7a.5", "1.7a.6"),
        *("1.8.1", "1.8.2", "1.8.3", "1.8.4", "1.8.5", "1.9", "1.10", "1.11", "1.12"),
        *("1.13.1", "1.13.2", "1.13.3"),
        *("1.14", "1.14.1", "1.14.2", "1.14.3", "1.14.4", "1.14.5", "1.14.6", "1.15"),
    )
)

ASK_KEYS = tuple(
    f"lilliput-ask-{name}"
    for name in (
        *("draft-both", "draft-company", "draft-character", "home", "judge", "card", "card-copy", "end-turn"),
        *("lay", "lay-colours", "trains", "offer", "pool", "shares", "home-slot", "station", "split"),
        *("run", "dividend", "discard"),
    )
)
REFUSE_KEYS = tuple(
    f"lilliput-refuse-{name}"
    for name in (
        *("other-kind", "not-on-offer", "home-side", "home-tile", "home-y", "home-joins", "other-company"),
        *("must-take-card", "no-card", "card-used", "card-first", "card-taken", "other-card", "card-done"),
        *("copy-unused", "no-copy-card", "split"),
        *("not-yours", "no-tile", "not-beside", "not-connected", "new-track-unreached", "tile-money", "card-colour"),
        *("none-left", "laputa-company", "chessboard", "first-yellow", "water", "too-early", "never-upgraded"),
        *("only-on", "colour-step", "other-category", "loses-track", "castle-home", "castle-on"),
        *("tunnel-on", "mountain", "laid-before", "drop-not-now"),
        *("no-such-train", "not-obsolete", "over-limit", "train-limit", "train-money", "top-up-money"),
        *("no-seller", "gulliver-sells-nothing", "offer-refused", "offer-price", "pool-not-now", "pool-other"),
        *("not-in-pool", "sell-first", "sold-already", "too-few-shares", "no-company", "not-founded"),
        *("no-share", "share-money"),
        *("certificate-limit", "director-limit", "not-foundable", "no-field", "found-money", "no-slot"),
        *("no-free-slot", "no-city", "second-station", "station-unreached", "no-station-left", "station-money"),
        *("not-in-hand", "only-own-turn", "no-treasurer", "treasurer-spent", "judge-decides"),
        *("not-highest", "must-decide"),
        *("scenario-tile", "scenario-cell", "scenario-turn", "scenario-taken", "scenario-homes"),
    )
)
LOG_KEYS = tuple(
    f"lilliput-log-{name}"
    for name in (
        *("round", "last-round", "company", "character", "tile", "tile-paid", "card", "cash", "treasury"),
        *("sold", "bought", "founded", "station", "train-bank", "train-pool", "train-added", "train-company"),
        *("train-given", "offer", "refused", "stack-pool", "stack-scrap", "train-to-pool", "train-to-scrap"),
        *(
            "phase",
            "rusted",
            "obsolete",
            "route",
            "route-unproved",
            "mines",
            "paid",
            "paid-kept",
            "income",
            "withheld",
            "no-revenue",
        ),
        *("gulliver-a-brown", "gulliver-a-green", "gulliver-a-city", "gulliver-a-plain", "gulliver-a-none"),
        *("gulliver-b-placed", "gulliver-b-all-placed", "gulliver-b-no-city"),
        *("gulliver-c-laid", "gulliver-c-none", "gulliver-c-blocked"),
        *("gulliver-d-share", "gulliver-d-money", "gulliver-d-found", "gulliver-d-saving", "gulliver-d-full"),
        *("gulliver-d-nowhere", "gulliver-e-only", "gulliver-e-fewest", "gulliver-e-lowest", "gulliver-e-first"),
        "end",
    )
)
TELL_KEYS = tuple(
    f"lilliput-{name}"
    for name in (
        *("tell-round", "tell-depot", "tell-map", "tell-company", "tell-player", "tell-tile"),
        *("move-lay", "move-card", "move-found", "move-fill", "move-fill-two", "move-cash", "move-cash-in"),
        *("move-sell", "move-buy-share", "move-station", "move-buy-train", "move-buy-from", "move-buy-pool"),
        *("move-accept", "move-refuse", "move-pay", "move-withhold", "move-company", "move-character"),
        *("move-drop", "move-run", "move-done"),
    )
)
NAME_KEYS = (
    "lilliput-title",
    "lilliput-blurb",
    "lilliput-end-rounds",
    "lilliput-end-gulliver",
    "lilliput-end-solo",
    *(f"lilliput-option-{name}" for name in Options.__struct_fields__),
    *(f"lilliput-variant-{name}" for name in ("none", "allenbeck", "laputa", "brobdingnag")),
    *(f"lilliput-scenario-{name}" for name in open_box().map.file.scenario),
    *(f"lilliput-character-{name}" for name in open_box().characters),
    *(f"lilliput-character-{name}-help" for name in open_box().characters),
    *(f"lilliput-advantage-{company.id}" for company in open_box().companies.values() if company.start),
    *(f"lilliput-part-{name}" for name in ("cash", "shares", "directors", "copies")),
    *(f"lilliput-colour-{name}" for name in ("yellow", "green", "brown")),
    *(f"lilliput-gulliver-{step}" for step in "abcde"),
)
PIECE_KEYS = ("lilliput-tile", "lilliput-train", "lilliput-train-d")
RULE_KEYS = tuple(f"lilliput-rule-{rule.split('/')[1].replace('.', '-')}" for rule in RULE_IDS)

MESSAGE_KEYS = (*ASK_KEYS, *REFUSE_KEYS, *LOG_KEYS, *TELL_KEYS, *NAME_KEYS, *PIECE_KEYS, *RULE_KEYS)
