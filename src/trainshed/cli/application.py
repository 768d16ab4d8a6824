"""The Typer application that reads the arguments of most commands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Annotated

import typer

import trainshed

from . import COMMANDS, QUICK, run_quick


def build(names: Iterable[str] = COMMANDS) -> typer.Typer:
    """Return the application with these commands, and the quick ones."""
    app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
    app.callback()(all_games)
    for name, about in QUICK.items():
        how = {"ignore_unknown_options": True, "allow_extra_args": True, "help_option_names": []}
        app.command(name, help=about, context_settings=how)(_quick(name))
    for name in names:
        module, function = COMMANDS[name].split(":")
        app.command(name)(getattr(import_module(f".{module}", __package__), function))
    return app


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(trainshed.__version__)
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", help="Print the version.", is_eager=True, callback=_print_version)]


def all_games(version: Version = False) -> None:
    """All your railway games under one roof."""


def _quick(name: str) -> Callable[[typer.Context], None]:
    def command(context: typer.Context) -> None:
        run_quick(name, context.args)

    return command
