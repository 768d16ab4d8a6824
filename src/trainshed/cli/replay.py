"""`trainshed replay`: replay a game file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from trainshed.core import Words
from trainshed.formats.eighteenxx import Imported

from .arguments import add_json, add_lang, number_in, parser_of
from .common import stop, write_file
from .files import read_file
from .language import language


def replay_command(arguments: list[str]) -> None:
    parser = parser_of("replay")
    parser.add_argument("file", type=Path, help="a game file, ours or one of 18xx.games")
    parser.add_argument("--to", type=number_in(int, 0), metavar="COUNT", help="stop after this many actions")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the last position into this file")
    add_json(parser)
    add_lang(parser)
    asked = parser.parse_args(arguments)
    replayed, to = read_file(asked.file), asked.to
    if to is not None and replayed.game is not None:
        if to > len(replayed.game.actions):
            stop(f"trainshed: --to {to}: there are {len(replayed.game.actions)} playable actions", 2)
        replayed.game = replayed.game.at(to)
        if replayed.damage is not None and replayed.damage.action is not None and to <= replayed.damage.action:
            replayed.damage = None
        replayed.played, replayed.ended, replayed.notes = to, False, ()
    if asked.svg is not None and replayed.game is not None:
        write_file(asked.svg, replayed.game.svg())
    words = Words(language(asked.lang), replayed.game.setup.title if replayed.game is not None else "")
    report = _report(replayed, words)
    if asked.json:
        print(msgspec.json.encode(report).decode())
    else:
        _show(report, words)
    if replayed.damage is not None:
        raise SystemExit(1)


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
