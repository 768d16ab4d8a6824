"""Finds what tests of a title take from its state and rules; only the title's `table` may do that."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator


def offences(text: str, package: str, why_not: Callable[[str, str], str]) -> Iterator[tuple[int, str]]:
    """Yield line and reason of everything in a test file that belongs in the table.

    `package` is the package of the file; `why_not(module, name)` says why a name may not be imported, empty if it may.
    """
    for number, line in enumerate(text.splitlines(), 1):
        if re.search(r"[.]state\b", line):
            yield number, "touches the state of a game; use or add a function in table.py"
    for number, module, name in _imports(ast.parse(text), package):
        reason = why_not(module, name)
        if reason:
            what = f"{name} of {module}" if name else module
            yield number, f"imports {what}, which {reason}; use or add a function in table.py"


def _imports(tree: ast.Module, package: str) -> Iterator[tuple[int, str, str]]:
    """Yield line, module and name of every import; without a name for `import module`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = f"{package}." * bool(node.level) + (node.module or "")
            yield from ((node.lineno, module, alias.name) for alias in node.names)
