"""The examples of `docs/rail.md` and `docs/routes.md` work."""

from __future__ import annotations

import ast
import json
import re
from typing import Any

from tests.rail.shared import ROOT
from trainshed.rail.routes import Route, find, parse, solve


def blocks(name: str, language: str) -> list[str]:
    text = (ROOT / "docs" / name).read_text("utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def run(code: str, names: dict[str, Any]) -> dict[str, Any]:
    """Run the lines; return the values of bare expressions, keyed by their source."""
    values = {}
    for node in ast.parse(code).body:
        line = ast.Module([node], [])
        if isinstance(node, ast.Expr):
            values[ast.unparse(node)] = eval(compile(ast.Expression(node.value), "docs", "eval"), names)
        else:
            exec(compile(line, "docs", "exec"), names)
    return values


def test_the_kit_is_used_as_its_document_says() -> None:
    names: dict[str, Any] = {}
    board, money, pictures = (run(code, names) for code in blocks("rail.md", "python"))
    assert board["board.why_not_lay('D4', tiles['57'], 0, phase='yellow')"] is None
    assert board["board.rotations('D4', tiles['57'], phase='yellow')"] == (0, 1, 2)
    assert board["board.cost('E15', tiles['57'].shape(0))"] == 10
    assert board["found.open_ends()"] == {"D6": (1,), "E1": (2,)}
    assert board["found.joins('D6', tiles['9'].shape(1))"]
    assert board["found.places()"] == (("D0", 0), ("D2", 0), ("D4", 0))
    assert board["found.slots(board, 'EKJ')"] == (("D2", 0),)
    assert board["(answer.revenue, answer.proof.optimal)"] == (50, True)
    assert money["shares.challenger('GJR', ('Ann', 'Bob'))"] == "Bob"
    assert money["sum(bank.values())"] == 4000
    assert all(str(picture).startswith(("<svg", "<!doctype", "BoardArt")) for picture in pictures.values())


def test_the_problem_in_the_document_of_the_solver_is_one() -> None:
    (text,) = blocks("routes.md", "json")
    problem = parse(text)
    answer = solve(problem)
    assert (answer.revenue, answer.proof.optimal) == (170, True)
    assert isinstance(find(problem, "3", ["Kolín", "Praha", "Tábor"]), Route)
    readme = re.findall(r"```json\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert [json.loads(block)["stops"][0]["id"] for block in readme] == ["Praha"]
    assert solve(parse(readme[0])).proof.optimal
