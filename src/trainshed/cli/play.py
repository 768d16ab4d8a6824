"""`trainshed play`: a game in the terminal, as plain lines of text that a screen reader can follow."""

from __future__ import annotations

from pathlib import Path

import trainshed
from trainshed.bots import make
from trainshed.core import Action, Bot, Event, Game, Refusal, Words, find
from trainshed.core.words import rule_key

from .arguments import add_lang, add_options, add_title, number_in, parser_of
from .common import chosen_options, write_file
from .language import language


def play_command(arguments: list[str]) -> None:
    parser = parser_of("play")
    add_title(parser)
    who = "who plays at this terminal: names with commas between, or how many (default: 1)"
    parser.add_argument("--players", default="1", help=who)
    parser.add_argument("--bots", default="", help="levels of the bots that play too, such as easy,medium")
    parser.add_argument("--seed", type=number_in(int, 0), help="of the game; a new one if not given")
    add_options(parser)
    add_lang(parser)
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the game to this file when you leave")
    asked = parser.parse_args(arguments)
    words = Words(language(asked.lang), asked.title)
    names = _names(asked.players, words)
    levels = [level for level in asked.bots.split(",") if level]
    helpers: list[Bot | None] = [None] * len(names)
    for number, level in enumerate(levels):
        helpers.append(make(asked.title, level, (asked.seed or 0) * 8 + number))
        names.append(f"{words.say('cli-bot')} {number + 1} ({level})")
    options = chosen_options(asked.title, asked.preset, asked.option)
    game = trainshed.new(asked.title, names, seed=asked.seed, options=options)
    Table(game, helpers, words).play()
    if asked.save is not None:
        write_file(asked.save, game.record.json())
        print(words.say("cli-saved", {"file": str(asked.save)}))


def _names(players: str, words: Words) -> list[str]:
    if players.isdecimal():
        return [f"{words.say('cli-player')} {number + 1}" for number in range(int(players[:3]))]
    return [name.strip() for name in players.split(",")]


class Table:
    """A game between human players at one keyboard and bots."""

    def __init__(self, game: Game, bots: list[Bot | None], words: Words) -> None:
        self.game = game
        self.bots = bots
        self.words = words
        self.refused: Refusal | None = None

    def play(self) -> None:
        """Play turns until the game is over or a player quits."""
        self.print("cli-welcome", name=self.words.say(f"{self.game.setup.title}-title"))
        self.print_events(next(self.game.log())[1])
        try:
            while seats := self.game.decision.seats:
                self.turn(seats[0])
        except (EOFError, KeyboardInterrupt):
            print()
            self.print("cli-left")
            return
        except Leave:
            self.print("cli-left")
            return
        self.finish()

    def turn(self, seat: int) -> None:
        bot = self.bots[seat]
        if bot is not None:
            self.print_events(self.game.play(bot.choose(self.game.resample_hidden(seat, self.game.played), seat)))
            return
        action = self.ask(seat)
        if action is not None:
            self.print_events(self.game.play(action))

    def ask(self, seat: int) -> Action | None:
        """Show the position, the question and the numbered choices, and read input.

        Return the chosen action, or None after an undo.
        """
        game, words = self.game, self.words
        print()
        for message in game.summary(seat):
            print(words(message, game.setup.players))
        print(f"{game.setup.players[seat]}: {words(game.decision.question(seat), game.setup.players)}")
        choices = list(game.legal_actions.of(seat))
        for number, action in enumerate(choices):
            print(f"  {number + 1}. {words(game.describe(action))}")
        while True:
            text = input(words.say("cli-prompt", {"last": len(choices)}) + " ").strip()
            if text.isdecimal() and len(text) < 10 and 1 <= int(text) <= len(choices):
                return choices[int(text) - 1]
            if text.lower() == "u":
                self.undo(seat)
                return None
            if self.run_command(text):
                continue
            typed = game.parse(seat, text)
            if typed is None:
                self.print("cli-not-understood")
                continue
            self.refused = game.why_not(typed)
            if self.refused is None:
                return typed
            print(words(self.refused.message, game.setup.players))
            self.print("cli-ask-rule")

    def run_command(self, text: str) -> bool:
        """Run a command that is not a move. Return True if the text was one."""
        command = text.lower()
        if command == "q":
            raise Leave
        if command == "?":
            self.print_rule()
        elif command in ("h", ""):
            self.print("cli-help", moves=self.words.say(f"cli-typing-{self.game.setup.title}"))
        elif command == "r":
            self.print_rules()
        else:
            return False
        return True

    def print_rule(self) -> None:
        """Print the rule that the last refusal named."""
        if self.refused is None:
            self.print("cli-no-refusal")
            return
        rule = self.refused.rule
        if rule in find(self.game.setup.title).rule_ids:
            print(f"{rule}: {self.words.rule(rule)}")
        else:
            print(f"{rule}: {self.words(self.refused.message)}")

    def print_rules(self) -> None:
        for rule in self.game.title.rule_ids:
            print(f"{rule.split('/')[1]}  {self.words.say(rule_key(rule))}")

    def undo(self, seat: int) -> None:
        """Go back to this seat's last decision. This also undoes all later moves, those of bots included."""
        actions = self.game.actions
        at = max((n for n, action in enumerate(actions) if action.seat == seat), default=None)
        if at is None:
            self.print("cli-nothing-to-undo")
            return
        while self.game.played > at:
            self.game.undo()
        self.print("cli-undone")

    def print_events(self, events: list[Event]) -> None:
        for event in events:
            print(self.words(event.message(), self.game.setup.players))

    def finish(self) -> None:
        game, words = self.game, self.words
        print()
        for message in game.summary():
            print(words(message, game.setup.players))
        outcome = game.outcome
        if outcome is not None:
            winners = ", ".join(game.setup.players[seat] for seat in outcome.winners)
            won = f" {words.say('cli-winner', {'names': winners})}" if winners else ""
            print(f"{words.say(outcome.reason)}{won}")
        for message in game.epilogue():
            print(words(message, game.setup.players))

    def print(self, key: str, **args: str | int) -> None:
        print(self.words.say(key, args))


class Leave(Exception):  # noqa: N818 - not an error
    """A player quits the game."""
