"""`trainshed replay`: replay a game file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from trainshed.core import Game, Words
from trainshed.formats.eighteenxx import Imported

from .common import Json
from .files import read_file
from .language import language


def replay(
    file: Annotated[Path, typer.Argument(help="A game file, ours or one of 18xx.games.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after this many actions.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Draw the last position into this file.")] = None,
    json: Json = False,
    lang: str | None = None,
) -> None:
    """Show scores, end reason and digest of a game file; for a damaged file, where and why, and the valid part."""
    replayed = read_file(file)
    if to is not None and replayed.game is not None:
        if to > len(replayed.game.actions):
            typer.echo(f"trainshed: --to {to}: there are {len(replayed.game.actions)} playable actions", err=True)
            raise typer.Exit(2)
        replayed.game = replayed.game.at(to)
        if replayed.damage is not None and replayed.damage.action is not None and to <= replayed.damage.action:
            replayed.damage = None
        replayed.played, replayed.ended, replayed.notes = to, False, ()
    if svg is not None and replayed.game is not None:
        _draw(replayed.game, svg)
    words = Words(language(lang), replayed.game.setup.title if replayed.game is not None else "")
    report = _report(replayed, words)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        _show(report, words)
    if replayed.damage is not None:
        raise typer.Exit(1)


def _draw(game: Game, out: Path) -> None:
    try:
        out.write_text(game.svg(), encoding="utf-8")
    except OSError as error:
        typer.echo(f"trainshed: {out}: {error.strerror}", err=True)
        raise typer.Exit(2) from None


def _report(replayed: Imported, words: Words) -> dict[str, Any]:
    game, damage = replayed.game, replayed.damage
    players = game.setup.players if game is not None else ()
    report: dict[str, Any] = {"actions": replayed.total, "played": 0, "over": False, "damage": None}
    if damage is not None:
        reason = words(damage.message, players)
        report["damage"] = {"action": damage.action, "key": damage.message.key, "reason": reason}
    if replayed.notes:
        report["notes"] = [words(note, players) for note in replayed.notes]
    if game is not None:
        outcome = game.outcome
        report |= {
            "title": game.setup.title,
            "rules": game.setup.rules,
            "players": players,
            "played": replayed.played,
            "over": game.over or replayed.ended,
            "end": words.say(outcome.reason) if outcome else None,
            "winners": [players[seat] for seat in outcome.winners] if outcome else [],
            "scores": [
                {"player": players[score.seat], "total": score.total, "parts": dict(score.parts), "place": score.place}
                for score in game.scores()
            ],
            "digest": game.digest,
        }
    return report


def _show(report: dict[str, Any], words: Words) -> None:
    if "title" in report:
        print(f"{report['title']} (rules {report['rules']}): {report['played']} of {report['actions']} actions played")
        for score in report["scores"]:
            parts = ", ".join(f"{name} {words.amount(points)}" for name, points in score["parts"].items())
            print(f"{score['place']}. {score['player']}: {words.amount(score['total'])} ({parts})")
        if report["end"]:
            print(f"{report['end']} {', '.join(report['winners'])}")
        print(f"digest {report['digest']}")
    for note in report.get("notes", ()):
        print(note)
    if report["damage"]:
        print(report["damage"]["reason"])
