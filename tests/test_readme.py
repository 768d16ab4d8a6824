"""The README examples work, and the repository names no machine path and no package registry."""

from __future__ import annotations

import re
import subprocess

import trainshed
from tests.help import ROOT, missing
from trainshed.bots import make


def test_the_two_commands_are_on_the_first_screen() -> None:
    first = "\n".join((ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:25])
    assert "make play" in first
    assert "make test" in first


def test_the_python_example_runs() -> None:
    source = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert source is not None
    game = trainshed.new("london", players=["Ann", "Bob"], seed=7, options={"powers": True})
    code = source[1].replace('game = trainshed.new("london"', 'game = game or trainshed.new("london"')
    action = next(iter(game.legal_actions.of(1)))
    exec(code, {"trainshed": trainshed, "make": make, "game": game, "action": action})
    assert len(game.actions) == 1


def tracked(*patterns: str) -> list[str]:
    listing = subprocess.run(
        ["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.split()
    if not listing:
        missing("not a git checkout")
    return listing


def test_locks_name_no_registry() -> None:
    for name in tracked("requirements/*", "*package-lock.json", "*.npmrc", "pyproject.toml"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert not re.search(r'"resolved":|index-url|registry *=', text), name
        if name.startswith("requirements/") and name.endswith(".txt"):
            assert "--hash=sha256:" in text


def test_no_path_of_a_machine_is_in_the_repository() -> None:
    pattern = re.compile(r"(^|[^A-Za-z0-9_.])/(work|root|home|farm)/", re.MULTILINE)
    for name in tracked("*.py", "*.md", "*.toml", "Makefile", "*.ftl", "*.ts", "*.svelte"):
        if name != "tests/test_readme.py":
            assert not pattern.search((ROOT / name).read_text(encoding="utf-8")), name


def test_the_browsers_named_are_those_the_page_is_built_for() -> None:
    config = (ROOT / "web" / "vite.config.ts").read_text("utf-8")
    built = dict(re.findall(r'"(chrome|edge|firefox|safari)([\d.]+)"', config))
    assert built["chrome"] == built["edge"]
    said = f"Chrome or Edge {built['chrome']}, Firefox {built['firefox']}, Safari or iOS {built['safari']}"
    for file in (ROOT / "README.md", ROOT / "web" / "public" / "floor.js"):
        assert said in file.read_text("utf-8")
