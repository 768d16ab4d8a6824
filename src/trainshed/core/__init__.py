"""Interfaces and types shared by all titles. Contains no rules of any title."""

from .action import Action, Event, Range
from .agenda import Log, State, Step, not_now, run
from .bot import Bot, Weighed, WeighingBot
from .chance import BadChance, Chance
from .decision import Decision, LegalActions
from .game import Game, new, replay
from .lesson import Lesson
from .message import Illegal, Message, Refusal, money
from .record import BadRecord, Damage, Record, Replay
from .registry import UnknownTitle, find, register, titles
from .setup import BadSetup, Setup
from .title import Checking, Outcome, Presentation, Score, Title, View
from .words import LANGUAGES, MissingWords, Words

__all__ = [
    "LANGUAGES",
    "Action",
    "BadChance",
    "BadRecord",
    "BadSetup",
    "Bot",
    "Chance",
    "Checking",
    "Damage",
    "Decision",
    "Event",
    "Game",
    "Illegal",
    "LegalActions",
    "Lesson",
    "Log",
    "Message",
    "MissingWords",
    "Outcome",
    "Presentation",
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
    "Weighed",
    "WeighingBot",
    "Words",
    "find",
    "money",
    "new",
    "not_now",
    "register",
    "replay",
    "run",
    "titles",
]
