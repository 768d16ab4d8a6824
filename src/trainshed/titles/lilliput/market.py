"""The stock market (section 3): one chain of fields. A sale moves one step down the chain, a dividend two up."""

from __future__ import annotations

from .state import State

UPPER = 1


def dividend(field: int, fields: int) -> int:
    """Move one column right; at the right end, the lower row moves up and the upper row stays.

    >>> dividend(1, 24), dividend(22, 24), dividend(23, 24)
    (3, 23, 23)
    """
    return min(field + 2, fields - 1)


def withhold(field: int) -> int:
    """Move one column left; at the left end, the upper row moves down and the lower row stays.

    >>> withhold(3), withhold(1), withhold(0)
    (1, 0, 0)
    """
    return max(field - 2, 0)


def sale(field: int) -> int:
    """Move one step down the chain: from the upper row down, from the lower row up and left.

    >>> sale(3), sale(2), sale(0)
    (2, 1, 0)
    """
    return max(field - 1, 0)


def move(state: State, company: int, field: int) -> None:
    """Move a marker to a field, under those already there; a marker that does not move keeps its place (7.6)."""
    charter = state.companies[company]
    if charter.field == field:
        return
    charter.field = field
    others = [other for other in state.operating_order if other != company]
    at = sum(rank(state, other) >= rank(state, company) for other in others)
    state.operating_order = (*others[:at], company, *others[at:])


def rank(state: State, company: int) -> tuple[int, int]:
    """Return the sort key of the operating order: the price, then (if two fields have the same price) the field."""
    field = state.companies[company].field
    return state.facts.prices[field], field
