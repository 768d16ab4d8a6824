"""Message keys of the kit."""

from __future__ import annotations

KEYS: tuple[str, ...] = (
    *("rail-train", "rail-train-d", "rail-tile"),
    *(f"rail-ask-{name}" for name in ("lay", "station", "run", "trains", "discard")),
    *(
        f"rail-refuse-{name}"
        for name in (
            *(
                "other-company",
                "no-tile",
                "no-cell",
                "no-rotation",
                "no-permit",
                "first-at-home",
                "reach",
                "tile-money",
            ),
            *("no-station-left", "station-reach", "station-money", "no-train-for-route", "must-run"),
            *("train-limit", "train-money", "stack-empty", "not-in-pool", "discard-only-over", "no-such-train"),
            *("must-discard", "must-buy"),
        )
    ),
    *(
        f"rail-log-{name}"
        for name in (
            *(
                "round",
                "tile",
                "tile-paid",
                "upgrade",
                "station",
                "route",
                "route-unproved",
                "earned",
                "earned-nothing",
            ),
            *("train-bank", "train-pool", "discarded", "phase", "rusted", "rusted-from"),
        )
    ),
    *(f"rail-tell-{name}" for name in ("depot", "depot-empty", "map", "company")),
    *(
        f"rail-move-{name}"
        for name in ("done", "lay", "station", "buy-train", "buy-pool", "discard", "run", "run-nothing")
    ),
)
