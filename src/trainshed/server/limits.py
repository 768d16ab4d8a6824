"""Limits: how much one person, and one address, may ask of the server. A bucket that fills again with time."""

from __future__ import annotations

from time import monotonic as now

_BURST = 5.0  # seconds' worth that may be asked at once
_MANY = 20_000  # buckets kept
_ADDRESS = 10.0  # people behind one address


class Limits:
    """Buckets by person and by address."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: dict[str, tuple[float, float]] = {}

    def allow(self, person: str | None, address: str, cost: float) -> bool:
        """Whether a request of that cost may pass. A newcomer is known by the address alone."""
        if self._rate <= 0:
            return True
        moment = now()
        if len(self._buckets) > _MANY:
            self._buckets = {key: kept for key, kept in self._buckets.items() if kept[1] > moment - 60}
        if not self._take(f"@{address}", self._rate * _ADDRESS, cost, moment):
            return False
        return person is None or self._take(person, self._rate, cost, moment)

    def _take(self, key: str, rate: float, cost: float, moment: float) -> bool:
        left, then = self._buckets.get(key, (rate * _BURST, moment))
        left = min(rate * _BURST, left + (moment - then) * rate)
        passes = left >= cost
        self._buckets[key] = (left - cost if passes else left, moment)
        return passes


def cost(method: str, path: str) -> float:
    """Looking is cheap, acting costs one, what makes new rows or pictures costs more."""
    if method in ("GET", "HEAD"):
        return 1.0 if path.startswith("/api/qr") or path.endswith("/course") else 0.2
    if path in ("/api/tables", "/api/records") or path.endswith(("/clone", "/rematch")):
        return 10.0
    if path.startswith("/api/titles/"):
        return 5.0
    return 1.0
