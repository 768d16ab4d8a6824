"""Undo: free until it affects others or a card is revealed; after that it needs consent."""

from __future__ import annotations

from collections.abc import Callable

from .browser import Browser, bot, friend, hotseat, me


def three(people: Callable[..., Browser]) -> tuple[Browser, Browser, Browser, str]:
    ann, bob, cyd = people("Ann"), people("Bob"), people("Cyd")
    table = ann.make(me(), friend(), friend())
    for browser, seat in ((bob, 1), (cyd, 2)):
        browser.claim(table, ann.tokens(table)[seat])
    return ann, bob, cyd, table


def test_free_until_the_card(people: Callable[..., Browser]) -> None:
    """Ann may undo while others have yet to draw, even after Bob has drawn; Bob's section stays."""
    ann, bob, _, table = three(people)
    ann.act(table, 0)
    bob.act(table, 1)
    undo = ann.see(table)["undo"]
    assert (undo["now"], undo["back"], undo["turn"], undo["ask"]) == (
        "free",
        {"to": 1, "actions": 1, "needs": []},
        None,
        None,
    )
    ann.undo(table, 0)
    seen = ann.see(table)
    assert (seen["moves"], [asked["seat"] for asked in seen["waiting"]]) == (1, [0, 2])
    log = ann.log(table)["entries"]
    undone = [entry for entry in log if entry["undone"]]
    assert [(entry["seat"], entry["move"]) for entry in undone] == [(0, None)]
    assert [entry["undoes"] for entry in log if entry["kind"] == "undo"] == [[undone[0]["n"]]]
    assert ann.see(table)["undo"]["now"] == "nothing"
    ann.act(table, 0)


def test_after_the_card_everybody_else_must_agree(people: Callable[..., Browser]) -> None:
    ann, bob, cyd, table = three(people)
    for browser, seat in ((ann, 0), (bob, 1), (cyd, 2)):
        browser.act(table, seat)
    undo = ann.see(table)["undo"]
    assert (undo["now"], undo["back"]["needs"], undo["ask"]) == ("ask", [1, 2], None)
    ann.undo(table, 0)
    ask = bob.see(table)["undo"]["ask"]
    assert ask == {"seat": 0, "to": 2, "needs": [1, 2], "granted": [], "what": "take-back", "n": ask["n"]}
    assert ann.undo(table, 0, status=409)["reason"] == "asked"
    bob.undo(table, 1, "grant")
    assert ann.see(table)["moves"] == 3
    first = cyd.undo(table, 2, "grant", key="yes")
    assert cyd.undo(table, 2, "grant", key="yes") == first
    seen = ann.see(table)
    assert (seen["moves"], seen["undo"]["ask"]) == (2, None)
    assert [asked["seat"] for asked in seen["waiting"]] == [0], "the others' sections of that turn stay"
    assert [entry["kind"] for entry in ann.log(table)["entries"]][-4:] == ["ask", "ask", "ask", "undo"]


def test_the_same_card_comes_again(people: Callable[..., Browser]) -> None:
    ann, bob, cyd, table = three(people)
    for browser, seat in ((ann, 0), (bob, 1), (cyd, 2)):
        browser.act(table, seat)
    card = ann.see(table)["view"]["flipped"]
    cyd.undo(table, 2)
    ann.undo(table, 0, "grant")
    bob.undo(table, 1, "grant")
    assert len(cyd.see(table)["view"]["flipped"]) < len(card)
    cyd.act(table, 2)
    assert cyd.see(table)["view"]["flipped"] == card


def test_one_who_declines_is_enough(people: Callable[..., Browser]) -> None:
    ann, bob, cyd, table = three(people)
    for browser, seat in ((ann, 0), (bob, 1), (cyd, 2)):
        browser.act(table, seat)
    ann.undo(table, 0)
    bob.undo(table, 1, "grant")
    cyd.undo(table, 2, "decline")
    assert ann.see(table)["undo"]["ask"] is None
    assert ann.see(table)["moves"] == 3
    assert cyd.undo(table, 2, "grant", status=409)["reason"] == "no-ask"
    ann.undo(table, 0)
    assert bob.undo(table, 1, "withdraw", status=403)["reason"] == "forbidden"
    assert ann.undo(table, 0, "grant", status=403)["reason"] == "forbidden"
    ann.undo(table, 0, "withdraw")
    assert ann.see(table)["undo"]["ask"] is None


def test_playing_on_closes_the_request(people: Callable[..., Browser]) -> None:
    ann, bob, cyd, table = three(people)
    for browser, seat in ((ann, 0), (bob, 1), (cyd, 2)):
        browser.act(table, seat)
    ann.undo(table, 0)
    bob.act(table, 1)
    assert ann.see(table)["undo"]["ask"] is None


def test_solo_undo_needs_no_consent(ann: Browser) -> None:
    table = ann.make(me(), hotseat())
    ann.act(table, 0)
    ann.act(table, 1)
    assert ann.see(table)["undo"]["now"] == "free"
    before = ann.log(table)["entries"][0]
    ann.undo(table, 1)
    ann.undo(table, 0)
    assert ann.see(table)["moves"] == 0
    assert ann.undo(table, 0, status=409)["reason"] == "nothing"
    assert ann.log(table)["entries"][0] == before


def test_bots_do_not_object_and_wait_while_people_talk(people: Callable[..., Browser]) -> None:
    ann, bob = people(), people()
    table = ann.make(me(), friend(), bot())
    bob.claim(table, ann.tokens(table)[1])
    with ann.live(table) as stream:
        ann.act(table, 0)
        bob.act(table, 1)
        while stream.next("change")["table"]["moves"] < 3:
            pass  # the bot's process may have to start first
    assert ann.see(table)["undo"]["back"]["needs"] == [1]
    ann.undo(table, 0)
    bob.undo(table, 1, "grant")
    seen = ann.see(table)
    assert 0 in [asked["seat"] for asked in seen["waiting"]]
    ann.act(table, 0)


def test_undo_is_stale_like_any_command(people: Callable[..., Browser]) -> None:
    ann, bob, _, table = three(people)
    ann.act(table, 0)
    assert ann.undo(table, 0, version=0, status=409)["reason"] == "stale"
    ann.undo(table, 0, key="back")
    moves = ann.see(table)["moves"]
    ann.undo(table, 0, key="back")
    assert ann.see(table)["moves"] == moves
    bob.act(table, 1)


def test_nothing_of_a_finished_game_is_taken_back_without_the_others(ann: Browser, bob: Browser) -> None:
    table = ann.make(me(), friend())
    bob.claim(table, ann.tokens(table)[1])
    while not ann.see(table)["over"]:
        for browser, seat in ((ann, 0), (bob, 1)):
            seen = browser.see(table)
            if seen["view"]["moves"]:
                browser.act(table, seat, seen["view"]["moves"][-1]["action"], seen["version"])
    assert ann.see(table)["undo"]["back"]["needs"] == [1]
    assert bob.see(table)["undo"]["back"]["needs"] == [0]
