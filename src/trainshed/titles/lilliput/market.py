"""The stock market (section 3): one chain of fields, so that a sale is one step down and a dividend two up."""

from __future__ import annotations

from .state import State

UPPER = 1


def dividend(field: int, fields: int) -> int:
    """One column right; from the right end of the lower row up, from that of the upper row nowhere.

    >>> dividend(1, 24), dividend(22, 24), dividend(23, 24)
    (3, 23, 23)
    """
    return min(field + 2, fields - 1)


def withhold(field: int) -> int:
    """One column left; from the left end of the upper row down, from that of the lower row nowhere.

    >>> withhold(3), withhold(1), withhold(0)
    (1, 0, 0)
    """
    return max(field - 2, 0)


def sale(field: int) -> int:
    """One step down the chain: from the upper row down, from the lower row up and left.

    >>> sale(3), sale(2), sale(0)
    (2, 1, 0)
    """
    return max(field - 1, 0)


def move(state: State, company: int, field: int) -> None:
    """Put a marker on a field, under those already there; one that does not move keeps its place (7.6)."""
    charter = state.companies[company]
    if charter.field == field:
        return
    charter.field = field
    others = [other for other in state.operating_order if other != company]
    at = sum(rank(state, other) >= rank(state, company) for other in others)
    state.operating_order = (*others[:at], company, *others[at:])


def rank(state: State, company: int) -> tuple[int, int]:
    """What the operating order goes by: the price; a box where two fields have one price, the field further on."""
    field = state.companies[company].field
    return state.facts.prices[field], field
