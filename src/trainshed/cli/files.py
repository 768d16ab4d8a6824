"""`trainshed import` and `trainshed export`: games from and to files of 18xx.games; reading any game file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from trainshed.core import Message, Replay, Words
from trainshed.core import replay as play_through
from trainshed.core.record import SIZE_LIMIT, too_large
from trainshed.formats.eighteenxx import CannotWrite, Imported, is_file, read_game, write_game

from .language import language

Out = Annotated[Path, typer.Option("--out", "-o", help="Write to this file.")]
Lang = Annotated[str | None, typer.Option(help="en, cs, de or pl.")]


def read_file(file: Path) -> Imported:
    """Read a game file, ours or one of 18xx.games. Leave with status 2 if there is no such file."""
    try:
        size = file.stat().st_size
        source = b"" if size > SIZE_LIMIT else file.read_bytes()
    except OSError as error:
        typer.echo(f"trainshed: {file}: {error.strerror}", err=True)
        raise typer.Exit(2) from None
    if size > SIZE_LIMIT:
        return Imported(None, 0, 0, too_large(size))
    if is_file(source):
        return read_game(source)
    replayed: Replay = play_through(source)
    played = len(replayed.game.actions) if replayed.game is not None else 0
    return Imported(replayed.game, replayed.total, played, replayed.damage)


def import_(
    file: Annotated[Path, typer.Argument(help="A game file of 18xx.games.")], out: Out, lang: Lang = None
) -> None:
    """Turn a file of 18xx.games into one of ours. If it disagrees with the rules, its valid part is written."""
    imported = read_file(file)
    words = Words(language(lang), "ireland")
    players = imported.game.setup.players if imported.game is not None else ()
    if imported.game is not None:
        _write(out, imported.game.record.json().encode())
        typer.echo(words.say("cli-imported", {"played": imported.played, "total": imported.total, "file": str(out)}))
    for note in imported.notes:
        typer.echo(words(note, players))
    _fail(words, imported.damage.message if imported.damage is not None else None, players)


def export(file: Annotated[Path, typer.Argument(help="A game file.")], out: Out, lang: Lang = None) -> None:
    """Turn a game file of 18Ireland into one of 18xx.games. Write nothing if the game cannot be played there."""
    imported = read_file(file)
    words = Words(language(lang), "ireland")
    players = imported.game.setup.players if imported.game is not None else ()
    _fail(words, imported.damage.message if imported.damage is not None else None, players)
    assert imported.game is not None
    try:
        written = write_game(imported.game)
    except CannotWrite as error:
        _fail(words, error.message, players)
    else:
        _write(out, written)
        typer.echo(words.say("cli-saved", {"file": str(out)}))


def _write(out: Path, content: bytes) -> None:
    try:
        out.write_bytes(content)
    except OSError as error:
        typer.echo(f"trainshed: {out}: {error.strerror}", err=True)
        raise typer.Exit(2) from None


def _fail(words: Words, message: Message | None, players: tuple[str, ...]) -> None:
    if message is not None:
        typer.echo(words(message, players), err=True)
        raise typer.Exit(1)
