"""How long commands take to start, in processor time, compared with a bare start of Python.

python -m benchmarks.start
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.test_cli_start import PROBLEM

LIMIT = 12
"""A command may take so many times a bare start."""
RUNS = 8


def processor_time(*arguments: str) -> float:
    """Return the least processor time of some runs, in seconds."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    taken = []
    for _ in range(RUNS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL, env=environment)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        taken.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(taken)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "problem.json"
        file.write_text(json.dumps(PROBLEM), encoding="utf-8")
        bare = processor_time("-c", "pass")
        print(f"a bare start of Python: {bare * 1000:.0f} ms")
        for command in (["--version"], ["titles"], ["routes", str(file)]):
            took = processor_time("-m", "trainshed", *command)
            mark = "" if took <= LIMIT * bare else f"  MORE THAN {LIMIT}"
            print(f"trainshed {command[0]}: {took * 1000:.0f} ms, {took / bare:.1f} times that{mark}")


if __name__ == "__main__":
    main()
