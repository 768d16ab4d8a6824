"""Interfaces and types shared by all titles. Contains no rules of any title."""

from .action import Action, Event, Range
from .agenda import State, Step, run
from .bot import Bot
from .chance import BadChance, Chance
from .decision import Decision, LegalActions
from .game import Game, new, replay
from .message import Illegal, Message, Refusal
from .record import BadRecord, Damage, Record, Replay
from .registry import UnknownTitle, find, register, titles
from .setup import BadSetup, Setup
from .title import Outcome, Score, Title, View, not_now
from .words import LANGUAGES, MissingWords, Words

__all__ = [
    "LANGUAGES",
    "Action",
    "BadChance",
    "BadRecord",
    "BadSetup",
    "Bot",
    "Chance",
    "Damage",
    "Decision",
    "Event",
    "Game",
    "Illegal",
    "LegalActions",
    "Message",
    "MissingWords",
    "Outcome",
    "Range",
    "Record",
    "Refusal",
    "Replay",
    "Score",
    "Setup",
    "State",
    "Step",
    "Title",
    "UnknownTitle",
    "View",
    "Words",
    "find",
    "new",
    "not_now",
    "register",
    "replay",
    "run",
    "titles",
]
