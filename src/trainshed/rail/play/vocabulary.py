"""Message keys of the kit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args, get_origin, get_type_hints

from msgspec import Struct


def keys(prefix: str, names: str) -> tuple[str, ...]:
    """Return message keys from their last parts.

    >>> keys("rail-ask", "lay run")
    ('rail-ask-lay', 'rail-ask-run')
    """
    return tuple(f"{prefix}-{name}" for name in names.split())


def option_keys(title: str, options: type[Struct], about: Sequence[str] = ("", "-about")) -> tuple[str, ...]:
    """Return the keys of a title's options and of their choices, each with these endings."""
    kinds = {name: get_args(kind) for name, kind in get_type_hints(options).items() if get_origin(kind) is Literal}
    names = [f"option-{name}" for name in options.__struct_fields__]
    names += [f"{name}-{choice}" for name, choices in kinds.items() for choice in choices]
    return tuple(f"{title}-{name}{end}" for name in names for end in about)


KEYS: tuple[str, ...] = (
    *("rail-train", "rail-train-d", "rail-tile"),
    *keys("rail-ask", "lay station home run trains discard offer dividend offer-asked"),
    *keys(
        "rail-refuse",
        """
        other-company not-yours no-tile no-cell no-rotation no-permit first-at-home reach not-connected
    new-track-unreached tile-money no-station-left station-reach station-money no-train-for-route must-run
    train-limit train-money top-up-money stack-empty not-in-pool no-trade-in not-obsolete discard-only-over
    no-such-train over-limit must-buy no-seller offer-refused offer-price no-counter counter-price must-decide
    behind-full
        """,
    ),
    *keys(
        "rail-log",
        """
    round tile tile-paid station route route-unproved earned earned-nothing paid paid-kept income withheld
    no-revenue train-bank train-pool train-added train-company offer refused stack-pool stack-scrap train-to-pool
    train-to-scrap phase phase-sizes rusted obsolete flipped offer-asked refused-asked
    rusted-of obsolete-of flipped-of loses has list
        """,
    ),
    *keys("rail-tell", "depot depot-empty map company best-route"),
    *keys("rail-move", "done lay station buy-train buy-pool buy-from accept refuse drop run run-nothing pay withhold"),
    *keys("rail-move", "sell buy-share counter"),
    *keys(
        "rail-refuse",
        """
    too-few-shares too-few-single-shares pool-limit director-share stays-director no-company not-started no-source
    no-share-bank no-share-treasury no-share-pool share-money certificate-limit holding-limit
        """,
    ),
    *keys("rail-log", "shares-sold share-bought share-treasury share-pool director"),
    *keys(
        "rail-advice",
        """
    best-run run train-run runs-left direction cost discard nothing-better end-cash wealth wealth-same wealth-now
    rival rival-wealth part cash then aim harm played-on script
        """,
    ),
)
