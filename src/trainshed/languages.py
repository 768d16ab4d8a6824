"""The languages of the catalogues."""

from __future__ import annotations

LANGUAGES = ("en", "cs", "de", "pl")


def language_of(tag: str | None) -> str:
    """Return the supported language of a locale such as `cs_CZ.UTF-8` or `de-AT`; English if it is not supported.

    >>> language_of("cs_CZ.UTF-8"), language_of("fr"), language_of(None)
    ('cs', 'en', 'en')
    """
    short = (tag or "")[:2].lower()
    return short if short in LANGUAGES else "en"


def plural(language: str, number: int) -> str:
    """Return the plural category of a whole number.

    >>> [plural("pl", number) for number in (1, 2, 5, 12, 22)], plural("cs", 3), plural("de", 0)
    (['one', 'few', 'many', 'many', 'few'], 'few', 'other')
    """
    number = abs(number)
    if number == 1:
        return "one"
    if language == "cs":
        return "few" if 2 <= number <= 4 else "other"
    if language == "pl":
        return "few" if 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14 else "many"
    return "other"
