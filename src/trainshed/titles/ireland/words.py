"""Messages and refusals of 18Ireland: lines of the log, questions, refusals by rules of the rule book."""

from __future__ import annotations

from trainshed.rail.play.words import Refuser, Speaker

say, ask, refuse = Speaker("ireland-log"), Speaker("ireland-ask"), Refuser("ireland")
