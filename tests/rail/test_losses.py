"""What the log says of trains that rust, become obsolete or are turned over: which company has how many of them."""

from __future__ import annotations

import pytest

from trainshed.core import Event, Message, Words
from trainshed.rail.play.events import Flipped, Rusted
from trainshed.titles.ireland.events import SharesLost

RUST = Rusted("3", ("BCB", "EKJ", "BCB"))
HALF = Rusted("2", ("MR", "MR", "MR", "MR"), obsolete=True)
TURNED = Flipped("2H", "1H'", ("DKR",))


@pytest.mark.parametrize(
    ("event", "language", "words"),
    [
        (RUST, "en", "All 3-trains rust: BCB loses two, EKJ loses one."),
        (RUST, "cs", "Všechny 3-vlaky zreziví: BCB přichází o dva, EKJ přichází o jeden."),
        (RUST, "de", "Alle 3er-Loks werden verschrottet: BCB verliert zwei, EKJ verliert eine."),
        (RUST, "pl", "Wszystkie pociągi 3 odpadają z gry: BCB traci dwa, EKJ traci jeden."),
        (HALF, "en", "All 2-trains are obsolete and earn half: MR has 4."),
        (Rusted("3", ()), "en", "All 3-trains rust."),
        (TURNED, "en", "All 2H-trains are turned over: DKR loses one. As 1H' they can be bought from the pool."),
    ],
)
def test_every_company_is_named_with_what_it_loses(event: Event, language: str, words: str) -> None:
    assert Words(language)(event.message()).replace("\u00a0", " ") == words


def test_a_company_that_closes_takes_shares_and_treasury_along() -> None:
    lost = SharesLost("GJR", (("@1", 40), ("@0", 20)), 30)
    assert lost.note, "it only explains: a replay need not reproduce it"
    who = lost.message().args["who"]
    assert isinstance(who, Message)
    assert who.args["first"] == Message("ireland-log-lost-share", {"player": "@1", "percent": 40})
    assert who.args["rest"] == Message("ireland-log-lost-share", {"player": "@0", "percent": 20})
    assert SharesLost("GJR", (), 30).message().key == "ireland-log-lost-treasury"
