"""Reading the arguments of commands."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import TypeVar

from trainshed.languages import LANGUAGES

from . import COMMANDS

Number = TypeVar("Number", int, float)


def parser_of(command: str) -> argparse.ArgumentParser:
    """Return a parser for the arguments of a command."""
    return argparse.ArgumentParser(f"trainshed {command}", description=COMMANDS[command][1], allow_abbrev=False)


def show_commands(arguments: list[str]) -> None:
    """List the commands, or say that there is none of that name."""
    parser = argparse.ArgumentParser(
        "trainshed", description="All your railway games under one roof.", allow_abbrev=False
    )
    parser.add_argument("--version", action="store_true", help="print the version")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, (_, about) in COMMANDS.items():
        commands.add_parser(name, help=about)
    if not arguments:
        parser.print_help(sys.stderr)
        raise SystemExit(2)
    parser.parse_args(arguments[:1])


def number_in(kind: type[Number], least: Number, most: Number | None = None) -> Callable[[str], Number]:
    """Return a reader of numbers in a range.

    >>> number_in(int, 1, 20)("7")
    7
    """

    def read(text: str) -> Number:
        try:
            number = kind(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a {'whole ' * (kind is int)}number") from None
        if not number >= least:
            raise argparse.ArgumentTypeError(f"{number} is less than {least}")
        if most is not None and number > most:
            raise argparse.ArgumentTypeError(f"{number} is more than {most}")
        return number

    return read


def add_title(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    about = "the game, as `trainshed titles` lists it"
    if default is None:
        parser.add_argument("title", help=about)
    else:
        parser.add_argument("title", nargs="?", default=default, help=f"{about} (default: {default})")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add `--option` and `--preset`."""
    parser.add_argument(
        "--option", action="append", metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )
    parser.add_argument("--preset", metavar="NAME", help="a named set of options; --option changes it")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="answer in JSON")


def add_lang(parser: argparse.ArgumentParser) -> None:
    """Add `--lang`."""
    names = ", ".join(LANGUAGES)
    parser.add_argument("--lang", help=f"language of the answer: {names} (default: that of the terminal)")
