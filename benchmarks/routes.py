"""Measure how fast the route solver proves its solutions: one line per set of trains and family of networks.

Random networks as dense as in real games (30 stops, 40 links, 3 stations), fixed seeds, CPU time of one core, pure
Python. There are two families: `map` resembles real games; `any` links stops regardless of distance, which is harder.
"""

from __future__ import annotations

import sys
from time import process_time

from benchmarks.route_networks import SETS, problem
from trainshed.rail.routes import solve

TARGETS: dict[str, tuple[float | None, float | None]] = {
    "2,2,2,2": (1.5, 30),
    "3,4,4": (1.5, 30),
    "5,3D": (1.5, 30),
    "4D,4D": (1.5, 30),
    "6H,6H": (1.5, 30),
    "8H,10H": (3, 60),
    "D": (None, 60),
    "D,10H": (60, None),
}
"""Target times in milliseconds: (median, 99th percentile). None: no target."""


def measure(family: str, name: str, instances: int, *, links: int = 40) -> str:
    """Solve, and report the median, p99 and maximum time in milliseconds, and the median and maximum of the nodes."""
    times: list[float] = []
    nodes: list[int] = []
    proved = 0
    for seed in range(instances):
        asked = problem(family, seed, SETS[name], links=links)
        begin = process_time()
        answer = solve(asked)
        times.append((process_time() - begin) * 1000)
        nodes.append(answer.proof.nodes)
        proved += answer.proof.optimal
    times.sort()
    nodes.sort()
    median, p99 = times[instances // 2], times[min(instances - 1, instances * 99 // 100)]
    target = TARGETS[name]
    kept = all(limit is None or value <= limit for value, limit in zip((median, p99), target, strict=True))
    wanted = "/".join("-" if limit is None else f"{limit:g}" for limit in target)
    return (
        f"routes {family} {links} links [{name}]: "
        f"median {median:.2f} ms, p99 {p99:.2f} ms, max {times[-1]:.2f} ms; "
        f"nodes {nodes[instances // 2]} / {nodes[-1]}; proved {proved}/{instances}; "
        f"target {wanted} ms {'kept' if kept else 'MISSED'}"
    )


def budget(ms: int, tries: int = 10) -> str:
    """Report the overrun of a time budget by searches that it stops, on networks with 70 stops and 120 links."""
    over = []
    for name in ("D", "D,10H", "5,3D"):
        for seed in range(tries):
            asked = problem("any", seed, SETS[name], count=70, links=120)
            begin = process_time()
            answer = solve(asked, budget_ms=ms)
            spent = (process_time() - begin) * 1000
            if not answer.proof.optimal:
                over.append(spent / ms - 1)
    over.sort()
    median, most = over[len(over) // 2], over[-1]
    return (
        f"routes budget {ms} ms: median {median:+.1%}, most {most:+.1%} over {len(over)} searches stopped; "
        f"target +10 % {'kept' if most <= 0.1 else 'MISSED'}"
    )


def main(instances: int = 300) -> None:
    for family in ("map", "any"):
        for name in SETS:
            print(measure(family, name, instances), flush=True)
    for ms in (20, 150, 400):
        print(budget(ms), flush=True)


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:2]))
