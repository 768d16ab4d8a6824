"""Speed of the London engine and strength of its bots, one figure per line: `make bench`."""

from __future__ import annotations

import sys

from trainshed.cli.bench import bench

if __name__ == "__main__":
    quick = "--quick" in sys.argv
    bench("london", seconds=0.5 if quick else 2.0, strength="" if quick else "easy=2000,medium=500,hard=200")
