"""Files generated from Python for the page are up to date, and the page has four languages."""

from __future__ import annotations

import re
import runpy
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.help import missing
from trainshed.core.words import LANGUAGES

WEB = Path(__file__).parents[2] / "web"
LOCALES = Path(__file__).parents[2] / "src" / "trainshed" / "locales"


def _messages(language: str) -> dict[str, str]:
    """Return the text of each message of the page's catalogues."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted((LOCALES / language).glob("page*.ftl")))
    parts = re.split(r"^([a-z][\w-]*) =", source, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def _used() -> tuple[set[str], set[str]]:
    """Return the keys the page uses, and the prefixes of keys it composes."""
    source = "\n".join(
        path.read_text(encoding="utf-8")
        for kind in ("*.svelte", "*.ts")
        for path in (WEB / "src").rglob(kind)
        if not path.name.endswith((".d.ts", ".test.ts"))
    )
    return set(re.findall(r'"(page-[a-z0-9-]+)"', source)), set(re.findall(r"`(page-[a-z-]*)\$\{", source))


def test_the_map_is_the_engines() -> None:
    written = runpy.run_path(str(WEB / "scripts" / "london_map.py"))
    assert written["OUT"].read_text(encoding="utf-8") == written["london_map"](), "run web/scripts/london_map.py"
    written = runpy.run_path(str(WEB / "scripts" / "lilliput_box.py"))
    assert written["OUT"].read_text(encoding="utf-8") == written["lilliput_box"](), "run web/scripts/lilliput_box.py"


def test_the_pictures_of_the_home_screen_are_drawn_from_the_data() -> None:
    written = runpy.run_path(str(WEB / "scripts" / "home_pictures.py"))
    for name in written["PICTURES"]:
        drawn = (written["OUT"] / f"{name}.svg").read_text(encoding="utf-8")
        assert drawn == written["draw"](name), "run web/scripts/home_pictures.py"
    written = runpy.run_path(str(WEB / "scripts" / "london_picture.py"))
    assert written["OUT"].read_text(encoding="utf-8") == written["draw"](), "run web/scripts/london_picture.py"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_with_the_same_arguments(language: str) -> None:
    english, other = _messages("en"), _messages(language)
    assert other.keys() == english.keys()
    for key, text in english.items():
        arguments = set(re.findall(r"\$(\w+)", text))
        assert set(re.findall(r"\$(\w+)", other[key])) == arguments, key


def test_every_key_of_the_page_exists_and_is_used() -> None:
    known = set(_messages("en"))
    used, beginnings = _used()
    assert used <= known
    idle = {key for key in known - used if not any(key.startswith(start) for start in beginnings)}
    assert idle == set()


_CALL = re.compile(r"""\bt\("([a-z][\w-]*)"(\)|, \{)""")


def _passed(source: str, at: int) -> set[str] | None:
    """Return the names in an object literal that begins here; None if it takes over those of another object."""
    depth, names, word, value = 0, set[str](), "", False
    for sign in source[at:]:
        depth += (sign in "{([") - (sign in "})]")
        if depth == 0 or (depth == 1 and sign in ",:"):
            if word.strip().startswith("..."):
                return None
            if not value:
                names.add(word.strip())
            word, value = "", sign == ":" or (value and sign not in ",}")
        elif depth > 1 or sign != "{":
            word += sign
        if depth == 0:
            break
    return names - {""}


def _incomplete(source: str) -> list[str]:
    """Return the keys of texts for which a source file does not pass all arguments of the English text."""
    texts = "\n".join(path.read_text(encoding="utf-8") for path in sorted((LOCALES / "en").glob("*.ftl")))
    texts = re.sub(r"^#.*$", "", texts, flags=re.MULTILINE)
    parts = re.split(r"^([a-z][\w-]*) =", texts, flags=re.MULTILINE)[1:]
    wanted = {key: set(re.findall(r"\$(\w+)", text)) for key, text in zip(parts[::2], parts[1::2], strict=True)}
    found = []
    for call in _CALL.finditer(source):
        passed = set() if call[2] == ")" else _passed(source, call.end() - 1)
        if passed is not None and not wanted.get(call[1], set()) <= passed:
            found.append(call[1])
    return found


def test_texts_get_all_their_arguments() -> None:
    assert _incomplete('t("lilliput-move-cash-in", { amount, gains: x(1, { gain: 2 }) })') == ["lilliput-move-cash-in"]
    assert _incomplete('t("lilliput-move-cash-in", { other: f(a, b), gain })') == []
    assert _incomplete('t("lilliput-move-cash-in")') == ["lilliput-move-cash-in"]
    for kind in ("*.svelte", "*.ts"):
        for path in (WEB / "src").rglob(kind):
            if not path.name.endswith((".d.ts", ".test.ts")):
                found = _incomplete(path.read_text(encoding="utf-8"))
                assert found == [], path.name


def test_types_are_those_of_the_openapi() -> None:
    if shutil.which("npm") is None or not (WEB / "node_modules").is_dir():
        missing("the page's packages are not installed (npm ci in web)")
    done = subprocess.run(["npm", "run", "--silent", "types:check"], cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, f"run npm run types in web: {done.stderr[-500:]}"


def test_the_lock_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")
