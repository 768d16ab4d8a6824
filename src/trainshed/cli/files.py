"""`trainshed import` and `trainshed export`: games from and to files of 18xx.games; reading any game file."""

from __future__ import annotations

import argparse
from pathlib import Path

from trainshed.core import Message, Replay, Words
from trainshed.core import replay as play_through
from trainshed.core.record import SIZE_LIMIT, too_large
from trainshed.formats.eighteenxx import CannotWrite, Imported, is_file, read_game, write_game

from .arguments import add_lang, parser_of
from .common import stop, write_file
from .language import language


def read_file(file: Path) -> Imported:
    """Read a game file, ours or one of 18xx.games. Leave with status 2 if there is no such file."""
    try:
        size = file.stat().st_size
        source = b"" if size > SIZE_LIMIT else file.read_bytes()
    except OSError as error:
        stop(f"trainshed: {file}: {error.strerror}", 2)
    if size > SIZE_LIMIT:
        return Imported(None, 0, 0, too_large(size))
    if is_file(source):
        return read_game(source)
    replayed: Replay = play_through(source)
    played = len(replayed.game.actions) if replayed.game is not None else 0
    return Imported(replayed.game, replayed.total, played, replayed.damage)


def _asked(command: str, about_file: str, arguments: list[str]) -> argparse.Namespace:
    parser = parser_of(command)
    parser.add_argument("file", type=Path, help=about_file)
    parser.add_argument("-o", "--out", type=Path, required=True, help="write to this file")
    add_lang(parser)
    return parser.parse_args(arguments)


def import_command(arguments: list[str]) -> None:
    asked = _asked("import", "a game file of 18xx.games", arguments)
    imported = read_file(asked.file)
    words = Words(language(asked.lang), "ireland")
    players = imported.game.setup.players if imported.game is not None else ()
    if imported.game is not None:
        write_file(asked.out, imported.game.record.json())
        counts = {"played": imported.played, "total": imported.total}
        print(words.say("cli-imported", {**counts, "file": str(asked.out)}))
    for note in imported.notes:
        print(words(note, players))
    _fail(words, imported.damage.message if imported.damage is not None else None, players)


def export_command(arguments: list[str]) -> None:
    asked = _asked("export", "a game file", arguments)
    imported = read_file(asked.file)
    words = Words(language(asked.lang), "ireland")
    players = imported.game.setup.players if imported.game is not None else ()
    _fail(words, imported.damage.message if imported.damage is not None else None, players)
    assert imported.game is not None
    try:
        written = write_game(imported.game)
    except CannotWrite as error:
        _fail(words, error.message, players)
    else:
        write_file(asked.out, written)
        print(words.say("cli-saved", {"file": str(asked.out)}))


def _fail(words: Words, message: Message | None, players: tuple[str, ...]) -> None:
    if message is not None:
        stop(words(message, players), 1)
