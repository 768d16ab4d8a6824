"""Words: translate messages with the Fluent catalogues.

The catalogues are `trainshed/locales/<language>/*.ftl`. All text for players is there and nowhere else in the project.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from .message import Arg, Message

LANGUAGES = ("en", "cs", "de", "pl")


class MissingWords(LookupError):  # noqa: N818 - named by its cause
    """Unknown language or key, or arguments with which the message cannot be formatted."""


def catalogue(language: str) -> str:
    """Return the whole Fluent source of one language."""
    folder = files("trainshed") / "locales" / language
    parts = sorted((item for item in folder.iterdir() if item.name.endswith(".ftl")), key=lambda item: item.name)
    return "\n".join(part.read_text(encoding="utf-8") for part in parts)


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise MissingWords(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    return bundle


class Words:
    """Translator of messages into one language.

    >>> Words("en")(Message("core-refuse-over"))
    'The game is over.'
    """

    def __init__(self, language: str = "en", title: str = "") -> None:
        self.language = language
        self.title = title
        """The title whose currency is used for money; empty: amounts are plain numbers."""
        self._bundle = _bundle(language)

    def __call__(self, message: Message, players: Sequence[str] = ()) -> str:
        """Return the text of a message. An argument such as `@2` is replaced by the name of the player in seat 2."""
        return self.say(message.key, message.args, players)

    def rule(self, rule: str) -> str:
        """Return the text of a rule, by its id (`london/3.3.6`). The text is our own paraphrase of the rule."""
        return self.say(rule_key(rule))

    def say(self, key: str, args: Mapping[str, Arg] | None = None, players: Sequence[str] = ()) -> str:
        """Return the text of a catalogue key."""
        if not self._bundle.has_message(key):
            raise MissingWords(f"{self.language}: no message {key!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"{self.language}: message {key!r} has no text")
        said = {name: self._argument(value, players) for name, value in (args or {}).items()}
        text, errors = self._bundle.format_pattern(pattern, said)
        if errors:
            raise MissingWords(f"{self.language}: {key!r}: {errors[0]}")
        return str(text)

    def amount(self, points: int) -> str:
        """Return a score as players of the title write it: with its currency, if money is what counts."""
        key = f"{self.title}-money"
        return self.say(key, {"amount": points}) if self._bundle.has_message(key) else str(points)

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


def language_of(tag: str | None) -> str:
    """Return the supported language of a locale such as `cs_CZ.UTF-8` or `de-AT`; English if it is not supported.

    >>> language_of("cs_CZ.UTF-8"), language_of("fr"), language_of(None)
    ('cs', 'en', 'en')
    """
    short = (tag or "")[:2].lower()
    return short if short in LANGUAGES else "en"
