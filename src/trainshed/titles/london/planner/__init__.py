"""A strong player for Next Station: London.

``Planner(table).choose(position, legal, effort, seed)`` picks a move; see :mod:`position` for the plain
data it takes and :mod:`tables` for the map it is given.
"""

import os

# The matrices are small: more threads only slow each other down. Has an effect only if numpy is not loaded yet.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from trainshed.titles.london.planner.position import Choice, Move, Planner, Position
from trainshed.titles.london.planner.tables import Tables, tables

__all__ = ["Choice", "Move", "Planner", "Position", "Tables", "tables"]
