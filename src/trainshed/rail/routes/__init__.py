"""The exact route solver: finds the routes that earn most and proves that nothing earns more.

>>> from trainshed.rail.routes import Link, Problem, Stop, Train, solve
>>> stops = (Stop("A", 40, station=True), Stop("B", 30), Stop("C", 20))
>>> links = (Link("A", "B", ("a-b",)), Link("A", "C", ("a-c",)))
>>> solve(Problem(stops, links, (Train("3", stops=3),))).routes[0].stops
('B', 'A', 'C')
"""

from .answer import Alternative, Proof, Solution
from .check import find, why_not, why_not_all
from .explain import Explanation, explain, explain_routes, explanation_messages, once_bonuses, once_by_route
from .problem import Bonus, Link, Malformed, Name, Problem, Route, SetIncome, Stop, Train, parse, validate
from .solve import solve

__all__ = [
    "Alternative",
    "Bonus",
    "Explanation",
    "Link",
    "Malformed",
    "Name",
    "Problem",
    "Proof",
    "Route",
    "SetIncome",
    "Solution",
    "Stop",
    "Train",
    "explain",
    "explain_routes",
    "explanation_messages",
    "find",
    "once_bonuses",
    "once_by_route",
    "parse",
    "solve",
    "validate",
    "why_not",
    "why_not_all",
]
