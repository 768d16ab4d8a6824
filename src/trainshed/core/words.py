"""Words: translate messages with the Fluent catalogues.

The catalogues are `trainshed/locales/<language>/*.ftl`. All text for players is there and nowhere else in the project.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from trainshed.languages import LANGUAGES as LANGUAGES
from trainshed.languages import plural

from .message import Arg, Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_LOCALES = Path(__file__).parents[1] / "locales"
_ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
_NAME = re.compile(r"-?[a-zA-Z][\w-]*")
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_TEXT = r"(?:[^{}\n]|\{ *\$[a-z_]+ *\})*"
_SIMPLE = re.compile(rf"[\w-]+ *= *({_TEXT})\n*")
_SELECT = re.compile(rf"[\w-]+ *= *({_TEXT})\{{ *\$([a-z_]+) *->\n((?: *\*?\[[\w-]+\]{_TEXT}\n)+) *\}}({_TEXT})\n*")
_VARIANT = re.compile(rf" *(\*?)\[([\w-]+)\] *({_TEXT})\n")
_VARIABLE = re.compile(r"\{ *\$([a-z_]+) *\}")
_LARGE = 1000  # Fluent groups the digits of larger numbers

_UNIT = re.compile(r"(?<=\d) (?=(?:[£%]|(?:K|kB|ms|min\.?|Min\.|h|Std\.|godz\.)(?!\w)))")
_CLOSE_PERCENT = re.compile(r"(?<=\d)[ \u00a0]%")
_POLISH_TRAIN = re.compile(r"\b([Pp]ociąg\w*) (?=\d)")


class MissingWords(LookupError):  # noqa: N818 - named by its cause
    """Unknown language or key, or arguments with which the message cannot be formatted."""


def files(language: str) -> dict[str, str]:
    """Return the Fluent source of one language, by the names of its files without their ending."""
    found = sorted((_LOCALES / language).glob("*.ftl"), key=lambda path: path.name)
    return {path.stem: path.read_text(encoding="utf-8") for path in found}


def catalogue(language: str) -> str:
    """Return the whole Fluent source of one language."""
    return "\n".join(files(language).values())


def entries(source: str) -> dict[str, str]:
    """Return the entries of a Fluent source by name."""
    found: dict[str, str] = {}
    for entry in _ENTRY.split(source):
        name = _NAME.match(entry)
        if name is not None:
            found.setdefault(name.group(), _without_comments(entry))
    return found


class _Source:
    """The catalogue of one language. Messages are parsed when they are used: few of them are at a time."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise MissingWords(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self._language = language
        self._entries = entries(catalogue(language))
        self._bundle: FluentBundle | None = None
        self._parsed: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._entries and not key.startswith("-")

    def simple(self, key: str, said: Mapping[str, str | int]) -> str | None:
        """Return the text of a message that has nothing but variables in it, or one choice by a variable.

        None for any other. Fluent itself takes long to import.
        """
        if any(not isinstance(value, str) and abs(value) >= _LARGE for value in said.values()):
            return None
        entry = self._entries[key]
        found = _SIMPLE.fullmatch(entry)
        if found is not None:
            return found.group(1).rstrip() or None
        found = _SELECT.fullmatch(entry)
        if found is None or found.group(2) not in said:
            return None
        before, _, variants, after = found.groups()
        return (before + self._choose(said[found.group(2)], variants) + after).rstrip()

    def _choose(self, value: str | int, variants: str) -> str:
        """Return the first variant that fits, or the default one."""
        fitting = (value,) if isinstance(value, str) else (str(value), plural(self._language, value))
        usual = ""
        for star, name, text in _VARIANT.findall(variants):
            if name in fitting:
                return str(text.rstrip())
            if star:
                usual = text.rstrip()
        return usual

    def bundle(self, key: str) -> FluentBundle:
        """Return a bundle that contains the message and all it refers to."""
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            self._bundle = FluentBundle([self._language], use_isolating=False)
        new = list(self._needed(key))
        if new:
            from fluent.runtime import FluentResource

            self._bundle.add_resource(FluentResource("\n".join(new)))
        return self._bundle

    def _needed(self, key: str) -> Iterator[str]:
        """Yield the entries, not parsed yet, of a message and of all it refers to."""
        if key in self._parsed or key not in self._entries:
            return
        self._parsed.add(key)
        yield self._entries[key]
        for name in _REFERENCE.findall(self._entries[key]):
            yield from self._needed(name)


def _without_comments(entry: str) -> str:
    return "".join(line for line in entry.splitlines(keepends=True) if not line.startswith("#"))


_source = cache(_Source)


def keep_together(text: str, language: str) -> str:
    """Put characters that do not break a line between numbers and their units.

    `web/src/lib/words.svelte.ts` does the same for the page.

    >>> keep_together("2-vlak za 80 £, 10 %", "cs")
    '2-vlak za 80\\xa0£, 10\\xa0%'
    >>> keep_together("10 %", "pl")
    '10%'
    """
    if language in ("en", "pl"):
        text = _CLOSE_PERCENT.sub("%", text)
    if language == "pl":
        text = _POLISH_TRAIN.sub("\\1\u00a0", text)
    return _UNIT.sub("\u00a0", text)


class Words:
    """Translator of messages into one language.

    >>> Words("en")(Message("core-refuse-over"))
    'The game is over.'
    """

    def __init__(self, language: str = "en", title: str = "") -> None:
        self.language = language
        self.title = title
        """The title whose currency is used for money; empty: amounts are plain numbers."""
        self._source = _source(language)

    def __call__(self, message: Message, players: Sequence[str] = ()) -> str:
        """Return the text of a message. An argument such as `@2` is replaced by the name of the player in seat 2."""
        return self.say(message.key, message.args, players)

    def rule(self, rule: str) -> str:
        """Return the text of a rule, by its id (`london/3.3.6`). The text is our own paraphrase of the rule."""
        return self.say(rule_key(rule))

    def say(self, key: str, args: Mapping[str, Arg] | None = None, players: Sequence[str] = ()) -> str:
        """Return the text of a catalogue key."""
        return keep_together(self._formatted(key, args, players), self.language)

    def _formatted(self, key: str, args: Mapping[str, Arg] | None, players: Sequence[str]) -> str:
        if key not in self._source:
            raise MissingWords(f"{self.language}: no message {key!r}")
        said = {name: self._argument(value, players) for name, value in (args or {}).items()}
        text = self._source.simple(key, said)
        if text is not None:
            try:
                return _VARIABLE.sub(lambda found: str(said[found.group(1)]), text)
            except KeyError as unknown:
                raise MissingWords(f"{self.language}: {key!r}: Unknown external: {unknown.args[0]}") from None
        bundle = self._source.bundle(key)
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"{self.language}: message {key!r} has no text")
        formatted, errors = bundle.format_pattern(pattern, said)
        if errors:
            raise MissingWords(f"{self.language}: {key!r}: {errors[0]}")
        return str(formatted)

    def amount(self, points: int) -> str:
        """Return a score as players of the title write it: with its currency, if money is what counts."""
        key = f"{self.title}-money"
        return self.say(key, {"amount": points}) if key in self._source else str(points)

    def _argument(self, value: Arg, players: Sequence[str]) -> str | int:
        if isinstance(value, Message) and value.key == "money":
            return self.say(f"{self.title}-money", value.args) if self.title else str(value.args["amount"])
        if isinstance(value, Message):
            return self(value, players)
        if isinstance(value, str) and value.startswith("@") and value[1:].isdecimal() and int(value[1:]) < len(players):
            return players[int(value[1:])]
        return value


def rule_key(rule: str) -> str:
    """Return the catalogue key of a rule.

    >>> rule_key("london/3.3.6")
    'london-rule-3-3-6'
    """
    title, number = rule.split("/", 1)
    return f"{title}-rule-{number.replace('.', '-')}"
