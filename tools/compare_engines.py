"""Compare 18Lilliput's engine of a kept commit with the one in this checkout, game by game.

    python tools/compare_engines.py --games 2000          # random games, everything compared after every action
    python tools/compare_engines.py --bots 200            # the actions chosen by all bot levels at so many positions
    python tools/compare_engines.py --speed               # replay, views and bots: time of the new engine / the old one
    python tools/compare_engines.py --old src --games 20  # this checkout against itself: no difference may be found
    python tools/compare_engines.py --rules-only --games 60  # whatever the refusals say: only what is legal counts

`git worktree` checks the kept commit out into a temporary folder. Each engine runs in its own process and answers
through its public interface (`Game`, bots). Compared after every action: seats, ordered legal actions and ranges,
questions, refusals of all candidates (rule, English text, what they are about), the English log, the summary (purses,
prices, shares, trains, best runs), scores, and the effects shown with each move. The games cover all player counts,
variants, scenarios and corrected boxes, and prefer rare kinds of action. They are played by version 1 of the rules,
which both engines know.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from inspect import signature
from pathlib import Path
from time import process_time
from typing import Any

import msgspec

ROOT = Path(__file__).parent.parent
KEPT = "758e1ac6d194c4b1cbd2d6984d7d233e650ad2f5"
"""The last commit whose share card and founding are 18Lilliput's own."""

VARIANTS = ("none", "allenbeck", "laputa", "brobdingnag")
SCENARIOS = ("", "begin", "mountains", "city-on-city", "secluded")
CORRECTIONS: tuple[dict[str, Any], ...] = (
    {"sale": {"payment": "each"}},
    {"market": {"rows": [[50, 55, 60, 66, 72, 80], [45, 52, 57, 63, 69, 76]]}},
    {"setup": {"cash": 90, "two_trains": 2}},
    {"train": [{"id": "3", "price": 100}, {"id": "4", "price": 180}]},
)
LEVELS = ("random", "easy", "medium", "hard")


def settings(number: int) -> dict[str, Any]:
    """The setup of the n-th game: all player counts, variants and scenarios in turn, every ninth a corrected box."""
    players = 1 + number % 4
    options: dict[str, Any] = {"variant": VARIANTS[number // 4 % 4], "scenario": SCENARIOS[number // 16 % 5]}
    options |= {"pro": number // 80 % 2 == 1, "two_characters": number // 8 % 2 == 1}
    if number % 9 == 8:
        options["data"] = CORRECTIONS[number // 9 % len(CORRECTIONS)]
    return {"players": players, "seed": number, "options": options}


# the engine process


class Engine:
    """Answers questions about one game of the `trainshed` that is on the path."""

    def __init__(self) -> None:
        import trainshed
        from trainshed.core import Words

        self.trainshed = trainshed
        self.words = Words("en", "lilliput") if "title" in signature(Words).parameters else Words("en")
        self.texts: dict[bytes, str] = {}
        self.game: Any = None
        self.work: list[Any] = []
        self.reversed = os.environ.get("PLANT_A_DIFFERENCE") == "1"
        self.rules_only = os.environ.get("RULES_ONLY") == "1"

    def text(self, message: Any) -> str:
        key = msgspec.msgpack.encode(message)
        known = self.texts.get(key)
        if known is None:
            known = self.texts[key] = self.words(message, self.game.setup.players)
        return known

    def new(self, players: int, seed: int, options: dict[str, Any]) -> list[str]:
        setup = self.trainshed.new("lilliput", players, seed=seed, options=options).setup
        self.game = self.trainshed.Game(msgspec.structs.replace(setup, rules=1))
        return [self.text(event.message()) for event in next(self.game.log())[1]]

    def play(self, action: bytes) -> list[str]:
        return [self.text(event.message()) for event in self.game.play(self.game.title.decode_action(action))]

    def legal(self, seat: int) -> list[bytes]:
        found = [msgspec.json.encode(action) for action in self.game.legal_actions.of(seat)]
        return found[::-1] if self.reversed and len(self.game.actions) == 40 else found

    def look(self) -> dict[str, Any]:
        """The whole position but the refusals."""
        game = self.game
        speaker: Any = getattr(game.title, "presentation", game.title)
        found: dict[str, Any] = {
            "seats": game.decision.seats,
            "scores": [(score.seat, score.total, dict(score.parts), score.place) for score in game.scores()],
            "summary": [self.text(message) for message in speaker.summary(game.state, None)],
        }
        for seat in game.decision.seats:
            found[f"legal {seat}"] = self.legal(seat)
            found[f"ranges {seat}"] = [msgspec.json.encode(free) for free in game.legal_actions.of(seat).ranges()]
            found[f"question {seat}"] = self.text(game.decision.question(seat))
            found[f"effects {seat}"] = self.effects(seat)
        return found

    def effects(self, seat: int) -> list[tuple[bytes, Any]]:
        """What each move would bring."""
        moves = self.game.view(seat).moves
        if hasattr(self.game, "preview"):
            effects = self.game.preview(seat).effects
            return [
                (msgspec.json.encode(move), msgspec.to_builtins(it)) for move, it in zip(moves, effects, strict=True)
            ]
        return [(msgspec.json.encode(move.action), msgspec.to_builtins(move.effect)) for move in moves]

    def candidates(self, seat: int) -> bytes:
        checker: Any = getattr(self.game.title, "checking", self.game.title)
        return msgspec.msgpack.encode(list(checker.candidates(self.game.state, seat)))

    def refusals(self, actions: bytes, full: bool) -> Any:
        """Rule, text and places of the refusal of each action; a hash unless `full`."""
        found: list[Any] = []
        kind: Any = list[self.game.title.action]  # type: ignore[name-defined]
        for action in msgspec.msgpack.decode(actions, type=kind):
            why = self.game.why_not(action)
            if why is None or self.rules_only:
                found.append(why is None)
            else:
                found.append((why.rule, self.text(why.message), why.about))
        return found if full else blake2b(msgspec.msgpack.encode(found), digest_size=16).digest()

    def choose(self, level: str, seat: int, seed: int) -> tuple[bytes, int]:
        """The bot's action and the work it counted."""
        from trainshed.bots import make
        from trainshed.titles.lilliput.outlook import Evaluator

        if not self.work:
            begin = Evaluator.__init__

            def note(evaluator: Any, *args: Any, **how: Any) -> None:
                begin(evaluator, *args, **how)
                self.work.append(evaluator)

            Evaluator.__init__ = note  # type: ignore[assignment, method-assign]
        self.work[:] = [None]
        action = make("lilliput", level, seed).choose(self.game.resample_hidden(seat, seed), seat)
        return msgspec.json.encode(action), sum(evaluator.work for evaluator in self.work[1:])

    def time(self, what: str, record: bytes) -> float:
        """Processor seconds to replay a record, to make all views of it, or to choose as its bots did."""
        from trainshed.bots import make

        begun = process_time()
        if what == "replay":
            self.trainshed.Game.load(record)
            return process_time() - begun
        whole = self.trainshed.Game.load(record)
        game, spent = whole.at(0), 0.0
        for number, action in enumerate(whole.actions):
            begun = process_time()
            if what == "views":
                for seat in (None, *range(len(game.setup.players))):
                    game.view(seat)
            elif number % 12 == 0:
                for level in ("easy", "medium", "hard"):
                    make("lilliput", level, number).choose(game, action.seat)
            spent += process_time() - begun
            game.play(action)
        return spent


def serve() -> None:
    """Answer calls on standard input until it is closed."""
    engine, out = Engine(), sys.stdout.buffer
    while head := sys.stdin.buffer.read(4):
        name, args = msgspec.msgpack.decode(sys.stdin.buffer.read(int.from_bytes(head)))
        answer = msgspec.msgpack.encode(getattr(engine, name)(*args))
        out.write(len(answer).to_bytes(4) + answer)
        out.flush()


# the comparison


class Remote:
    """An engine in another process."""

    def __init__(self, source: Path, **environment: str) -> None:
        path = {"PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__)), "--engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, **path, **environment},
        )

    def send(self, name: str, *args: Any) -> None:
        assert self.process.stdin is not None
        body = msgspec.msgpack.encode((name, args))
        self.process.stdin.write(len(body).to_bytes(4) + body)
        self.process.stdin.flush()

    def receive(self) -> Any:
        assert self.process.stdout is not None
        head = self.process.stdout.read(4)
        if len(head) < 4:
            raise SystemExit("an engine died; its traceback is above")
        return msgspec.msgpack.decode(self.process.stdout.read(int.from_bytes(head)))

    def ask(self, name: str, *args: Any) -> Any:
        self.send(name, *args)
        return self.receive()


class Comparison:
    """Two engines that play the same games."""

    def __init__(self, old: Remote, new: Remote) -> None:
        self.old, self.new = old, new
        self.differences: list[str] = []
        self.counts: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()

    def both(self, name: str, *args: Any) -> tuple[Any, Any]:
        """Ask both at the same time."""
        self.old.send(name, *args)
        self.new.send(name, *args)
        return self.old.receive(), self.new.receive()

    def differ(self, where: str, old: Any, new: Any) -> None:
        if isinstance(old, list) and isinstance(new, list):
            at = next((n for n, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1]), -1)
            old, new = (old[at : at + 2], new[at : at + 2]) if at >= 0 else (len(old), len(new))
            where = f"{where}[{at}]"
        self.differences.append(f"{where}:\n   old {old!r:.600}\n   new {new!r:.600}")

    def position(self, where: str) -> dict[str, Any]:
        """Compare the present position; returns it as the old engine sees it."""
        old, new = self.both("look")
        for part in sorted({*old, *new}):
            if old.get(part) != new.get(part):
                self.differ(f"{where}, {part}", old.get(part), new.get(part))
        for seat in old["seats"]:
            actions = self.old.ask("candidates", seat)
            self.counts["refusals judged"] += len(msgspec.msgpack.decode(actions))
            hashes = self.both("refusals", actions, False)
            if hashes[0] != hashes[1]:
                self.differ(f"{where}, refusals of seat {seat}", *self.both("refusals", actions, True))
        self.counts["positions"] += 1
        found: dict[str, Any] = old
        return found

    def game(self, number: int, *, bots: int = 0) -> None:
        """Play a game; with `bots`, also compare the bots' choices at every so many positions."""
        setup, rng = settings(number), random.Random(number)
        where = f"game {number} {setup}"
        logs = self.both("new", *setup.values())
        at = 0
        while not self.differences:
            if logs[0] != logs[1]:
                self.differ(f"{where}, log of action {at}", *logs)
            if bots and at % bots == bots - 1:
                seats = self.old.ask("look")["seats"]
                if seats:
                    self.choices(f"{where}, action {at}", seats[0], number)
                found = self.old.ask("look")
            else:
                found = self.position(f"{where}, action {at}") if not bots else self.old.ask("look")
            if not found["seats"]:
                break
            logs = self.both("play", self.pick(found[f"legal {found['seats'][0]}"], rng))
            at += 1
        self.counts["games"] += 1
        self.counts["actions"] += at

    def pick(self, legal: list[bytes], rng: random.Random) -> bytes:
        """One of the legal actions; rare kinds are preferred, passing is not."""
        by_kind: dict[str, list[bytes]] = {}
        for action in legal:
            by_kind.setdefault(msgspec.json.decode(action)["type"], []).append(action)
        kind = min(by_kind, key=lambda name: (self.kinds[name] + 1) * rng.expovariate(1) * (8 if name == "done" else 1))
        self.kinds[kind] += 1
        return rng.choice(by_kind[kind])

    def choices(self, where: str, seat: int, seed: int) -> None:
        for level in LEVELS:
            old, new = self.both("choose", level, seat, seed)
            self.counts["choices"] += 1
            if old != new:
                self.differ(f"{where}, {level} bot", old, new)


def speed(comparison: Comparison, rounds: int) -> None:
    """Ratios new / old over all records, measured alternately."""
    records = [file.read_bytes() for file in sorted((ROOT / "tests/records/lilliput/v1").glob("*.json"))]
    records = [record for record in records if record.startswith(b'{"format"')]
    for what in ("replay", "views", "bots"):
        sums: dict[str, list[float]] = {"old": [], "new": []}
        some = records if what != "bots" else records[::6]
        for _ in range(rounds):
            totals = {"old": 0.0, "new": 0.0}
            for record in some:
                totals["old"] += comparison.old.ask("time", what, record)
                totals["new"] += comparison.new.ask("time", what, record)
            for name, total in totals.items():
                sums[name].append(total)
        old, new = min(sums["old"]), min(sums["new"])
        print(f"{what:7} old {old:7.3f} s  new {new:7.3f} s  new/old {new / old:.2f}", flush=True)


@contextmanager
def sources(old: str, new: str) -> Iterator[tuple[Path, Path]]:
    """The two `src` folders; the old one from a commit unless a folder is named."""
    folder = ROOT / old
    if (folder / "trainshed").is_dir():
        yield folder, ROOT / new
        return
    with tempfile.TemporaryDirectory() as place:
        tree = Path(place) / "old"
        subprocess.run(["git", "worktree", "add", "-q", "--detach", str(tree), old], cwd=ROOT, check=True)
        try:
            yield tree / "src", ROOT / new
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(tree)], cwd=ROOT, check=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare 18Lilliput's old and new engine.")
    parser.add_argument("--engine", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--old", default=KEPT, help="commit, or a folder with the package")
    parser.add_argument("--new", default="src")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--bots", type=int, default=0, help="positions at which to compare the bots")
    parser.add_argument("--speed", action="store_true")
    parser.add_argument("--rules-only", action="store_true", help="do not compare the words of refusals")
    parser.add_argument("--plant", action="store_true", help="change the new engine's answers once, to test this tool")
    asked = parser.parse_args()
    if asked.engine:
        serve()
        return 0
    with sources(asked.old, asked.new) as (old, new):
        plant = {"PLANT_A_DIFFERENCE": "1"} if asked.plant else {}
        shared = {"RULES_ONLY": "1"} if asked.rules_only else {}
        comparison = Comparison(Remote(old, **shared), Remote(new, **shared, **plant))
        for number in range(asked.first, asked.first + asked.games):
            comparison.game(number)
            if number % 50 == 49:
                print(dict(comparison.counts), flush=True)
            if comparison.differences:
                break
        number = asked.first
        while asked.bots and comparison.counts["choices"] < asked.bots * len(LEVELS) and not comparison.differences:
            comparison.game(number, bots=17)
            number += 1
        if asked.speed:
            speed(comparison, 5)
        print(dict(comparison.counts), dict(comparison.kinds))
        for difference in comparison.differences[:10]:
            print(f"DIFFERENCE {difference}")
    return 1 if comparison.differences else 0


if __name__ == "__main__":
    sys.exit(main())
