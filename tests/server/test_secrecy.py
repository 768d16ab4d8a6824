"""No response of the server contains anything hidden from the seat."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from trainshed.titles.london.cards import CARDS

from .browser import Browser, friend, hotseat, me
from .serving import ThreadServer

OPTIONS = [{}, {"objectives": True, "powers": True}]
OURS = ("id", "version", "seats", "host", "mine", "undo", "rematch", "options")


@pytest.mark.parametrize("options", OPTIONS)
def test_what_is_sent_is_the_same_under_any_order_of_the_hidden_cards(
    server: ThreadServer, ann: Browser, options: dict[str, Any]
) -> None:
    """A clone of a running game has the same past and a different future: no response may differ between them."""
    table = ann.make(me(), hotseat(), options=options)
    for moves in (0, 3, 17, 30):
        while ann.see(table)["moves"] < moves:
            ann.act(table, ann.see(table)["seat"])
        clone = ann.post(f"/api/tables/{table}/clone", {"at": ann.see(table)["moves"]}, 201)["id"]
        for seat in (0, 1):
            for at in range(moves + 1):
                one, other = ann.see(table, seat=seat, at=at), ann.see(clone, seat=seat, at=at)
                assert {key: value for key, value in one.items() if key not in OURS} == {
                    key: value for key, value in other.items() if key not in OURS
                }
        told = [[entry["messages"] for entry in ann.log(which)["entries"]] for which in (table, clone)]
        assert told[0] == told[1]
    original, copy = (server.hub.tables[which].history.game for which in (table, clone))
    assert original.setup.seed != copy.setup.seed
    assert original.digest != copy.digest, "the futures differ"


def test_no_answer_holds_the_seed_or_the_deck(
    server: ThreadServer, ann: Browser, people: Callable[..., Browser]
) -> None:
    bob, stranger = people(), people()
    table = ann.make(me(), friend(), options={"objectives": True})
    token = ann.tokens(table)[1]
    bob.claim(table, token)
    texts: list[str] = []
    shown: set[str] = set()

    def order(cards: Iterable[str]) -> str:
        """Join card names in order, whatever the separators."""
        return " ".join(re.sub(r"[^a-z-]+", " ", card).strip() for card in cards)

    def deck() -> str:
        """Return the cards to come, in order."""
        state = server.hub.tables[table].history.game.state
        return order(CARDS[card] for card in state.deck[state.flipped :])

    # play on until that order differs from every public list of cards
    while len(texts) < 100 or len(deck().split()) < 4 or any(deck() in seen for seen in shown):
        for browser, seat in ((ann, 0), (bob, 1)):
            with browser.live(table) as stream:
                seen = browser.see(table)
                if not seen["view"]["moves"]:
                    continue  # nothing can be drawn with this card
                action = seen["view"]["moves"][0]["action"]
                answers = [
                    browser.http.post(
                        f"/api/tables/{table}/actions",
                        json={"seat": seat, "version": seen["version"], "key": f"k{len(texts)}", "action": action},
                    ),
                    *(browser.http.get(f"/api/tables/{table}{path}") for path in ("", "/log", "/record", "?at=0")),
                    browser.http.get("/api/tables"),
                    stranger.http.get(f"/api/tables/{table}"),
                    stranger.http.get(f"/api/tables/{table}/record"),
                ]
                assert [answer.status_code for answer in answers] == [200] * len(answers)
                texts += [answer.text for answer in answers] + [json.dumps(stream.next("change"))]
                shown |= {order(browser.see(table)["view"][name]) for name in ("left", "flipped")}
    game = server.hub.tables[table].history.game
    now = ann.see(table)["view"]
    cards = game.title.known_chance(game.state)[f"deck/{now['round']}"]
    for text in texts:
        assert str(game.setup.seed) not in text
        assert token not in text
        assert server.hub.secret.hex() not in text
        # the cards to come are listed in the order of the box, never in the order of the deck
        assert deck() not in re.sub(r"[^a-z-]+", " ", text)
    assert sorted(deck().split()) == sorted(now["left"])
    assert any(order(now["left"]) in re.sub(r"[^a-z-]+", " ", text) for text in texts), "an order would be found"
    assert len(now["left"]) + len(cards) == 11


def test_a_record_of_a_game_that_goes_on_holds_only_what_was_seen(ann: Browser) -> None:
    table = ann.make(me())
    ann.play_on(table, 3)
    flipped = ann.see(table)["view"]["flipped"]
    first, second = (ann.http.get(f"/api/tables/{table}/record").json() for _ in range(2))
    assert first["setup"]["chance"]["deck/1"] == flipped
    assert first["setup"]["seed"] != second["setup"]["seed"], "a seed of no meaning"


def test_the_link_to_a_seat_is_for_the_host_alone(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), friend(), friend())
    tokens = ann.tokens(table)
    bob.claim(table, tokens[1])
    answers = [bob.http.get(f"/api/tables/{table}{path}").text for path in ("", "/log", "/record")]
    assert not any(token in text for token in tokens.values() for text in answers)
