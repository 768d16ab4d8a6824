"""Rate limits per person and per address, by token buckets."""

from __future__ import annotations

from time import monotonic as now

_BURST = 5.0  # bucket size, in seconds of the sustained rate
_MAX_BUCKETS = 20_000  # above this many buckets, those used least recently are dropped
_ADDRESS = 10.0  # an address may use the rate of this many people


class Limits:
    """Token buckets by person and by address, in the order of their last use."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: dict[str, tuple[float, float]] = {}

    def allow(self, person: str | None, address: str, cost: float) -> bool:
        """True if a request of that cost is within the limits. Without a known person only the address is limited."""
        if self._rate <= 0:
            return True
        moment = now()
        if not self._take(f"@{address}", self._rate * _ADDRESS, cost, moment):
            return False
        return person is None or self._take(person, self._rate, cost, moment)

    def _take(self, key: str, rate: float, cost: float, moment: float) -> bool:
        left, then = self._buckets.pop(key, (rate * _BURST, moment))
        left = min(rate * _BURST, left + (moment - then) * rate)
        passes = left >= cost
        self._buckets[key] = (left - cost if passes else left, moment)  # now the most recent one
        if len(self._buckets) > _MAX_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return passes


def cost(method: str, path: str) -> float:
    """Return the cost of a request: reads are cheap, commands cost 1, creating tables or checking options more."""
    if method in ("GET", "HEAD"):
        return 1.0 if path.startswith("/api/qr") or path.endswith(("/course", "/suggestion")) else 0.2
    if path in ("/api/tables", "/api/records") or path.endswith(("/clone", "/rematch", "/lesson")):
        return 10.0
    if path.startswith("/api/titles/"):
        return 5.0
    return 1.0
