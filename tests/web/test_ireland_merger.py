"""Merger rounds of 18Ireland on the page: proposals, votes and the ten-share company, from two browsers."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.ireland.stock_table import state_of
from trainshed.core import Game
from trainshed.titles.ireland.actions import NameTarget, Propose
from trainshed.titles.ireland.events import MergerDecided

from .axe import LONG_LOOKS, violations
from .ireland_positions import step_of, whole
from .player import Player
from .sizes import PHONE_NOW
from .texts import LONG_LANGUAGES, at_rest, missing_texts, outside, set_language

People = Callable[..., Player]


@cache
def proposal() -> tuple[Game, tuple[str, ...]]:
    """A position in which a merger was proposed that several others voted on, and its companies."""
    game = whole(5, 1)
    for at, action in enumerate(game.actions):
        if isinstance(action, Propose) and step_of(game.at(at + 3)) == "merger-vote":
            return game.at(at), action.companies
    raise AssertionError("no such proposal")


def on_turn(game: Game) -> int:
    return game.decision.seats[0]


def step(game: Game) -> Any:
    view: Any = game.view(on_turn(game))
    return view.step


def two(people: People, game: Game, *, phone: bool = False) -> tuple[Player, Player, str]:
    """Who is on turn in one browser, all others in the other."""
    me, others = people(phone=phone), people(phone=phone)
    answer = me.context.request.post(f"/api/records?seat={on_turn(game)}", data=game.record.json().encode())
    assert answer.ok, answer.text()
    table = str(json.loads(answer.body())["id"])
    for seat in me.get(f"/tables/{table}")["seats"]:
        if seat["token"]:
            others.post(f"/tables/{table}/claim", {"token": seat["token"], "name": seat["name"]})
    for player in (me, others):
        player.open(f"/table/{table}")
        expect(player.by("status")).to_be_visible()
    return me, others, table


def press(me: Player, mark: str) -> None:
    me.settle()
    if me.phone:
        me.by(mark).tap()
    else:
        me.by(mark).click()


def press_key(me: Player, key: str, *, on: str = "") -> None:
    """Press a key, on a control or anywhere. What is greyed can be pressed too."""
    me.settle()
    if on:
        me.by(on).focus()
    me.page.keyboard.press(key)


@PHONE_NOW
def test_a_merger_is_proposed_and_accepted_from_two_browsers(people: People, *, phone: bool) -> None:
    before, named = proposal()
    me, others, table = two(people, before, phone=phone)
    (told,) = [one.merged for one in step(before).sets if one.companies == named]
    for one in step(before).sets:
        expect(me.by(f"set-{'-'.join(one.companies)}")).to_have_count(0 if one.why else 1)
    press(me, f"set-{'-'.join(named)}")
    expect(me.by("merged-price")).to_have_text(str(told.price))
    press(me, "propose")
    game = before.copy()
    game.play(Propose(on_turn(game), named))
    while step_of(game) == "merger-vote":
        player = me if on_turn(game) == on_turn(before) else others
        expect(player.frame).to_have_attribute("data-seat", str(on_turn(game)))
        voting = step(game)
        bar = player.by("vote-bar")
        expect(bar.locator(".part")).to_have_count(
            len(voting.merged.voters) + len({vote.how for vote in voting.merged.pool if vote.how != "abstain"})
        )
        expect((others if player is me else me).by("vote-bar")).to_be_visible()
        expect(bar.locator(".part.mine")).to_contain_text(
            str(next(one.votes for one in voting.merged.voters if one.seat == on_turn(game)))
        )
        words = "accepted at once" if voting.accepting.result else "then "
        expect(player.by("vote-for")).to_contain_text(words)
        press(player, "vote-for")
        game.play(next(action for action in game.legal_actions if getattr(action, "accept", False)))
        expect(player.frame).to_have_attribute("data-moves", str(len(game.actions)))
    target = next(action for action in game.legal_actions if isinstance(action, NameTarget)).company
    press(me, f"target-{target}")
    expect(me.frame).to_have_attribute("data-moves", str(len(game.actions) + 1))
    game.play(NameTarget(on_turn(game), target))
    shown = me.get(f"/tables/{table}")["view"]
    (company,) = [one for one in shown["companies"] if one["id"] == target]
    assert (company["price"], company["director"], company["treasury"]) == (
        told.price,
        told.director,
        told.treasury,
    )
    assert state_of(game).market.price(target) == told.price


def test_the_map_shows_which_stations_are_joined(people: People) -> None:
    """A layer of merger rounds alone: track from a company's station, through full cities, to those of others."""
    before, named = proposal()
    me, _, table = two(people, before)
    me.page.locator("[data-chip=joined]").click()
    for company, other in (named[:2], named[1::-1]):
        me.page.locator(f"[data-testid=reach-of][data-company={company}]").click()
        expect(me.page.locator(f"[data-reach={company}] [data-reached]").first).to_be_attached()
        expect(me.by("reach-text")).to_contain_text(f"{company} is joined to")
        expect(me.by("reach-text")).to_contain_text(other)
    running = {one["id"] for one in me.get(f"/tables/{table}")["view"]["companies"] if one["size"] == "five"}
    shown = me.page.locator("[data-testid=reach-of]").evaluate_all("them => them.map((it) => it.dataset.company)")
    assert set(shown) <= running
    me.page.locator("[data-chip=reach]").click()
    expect(me.page.locator("[data-chip=joined]")).to_have_attribute("aria-pressed", "false")
    me.page.goto(f"{me.page.url.split('?')[0]}?at=3")
    expect(me.page.locator("[data-chip=narrow]")).to_be_visible()
    expect(me.page.locator("[data-chip=joined]")).to_have_count(0)


def against(game: Game) -> list[MergerDecided]:
    """Vote against once, and return the result if it is certain then."""
    vote = next(action for action in game.legal_actions if not getattr(action, "accept", True))
    return [event for event in game.play(vote) if isinstance(event, MergerDecided)]


@cache
def rejected() -> tuple[Game, tuple[str, ...], MergerDecided]:
    """A position, companies whose merger all reject there while others can still be proposed, and the result."""
    played = whole(5, 1)
    for at in range(len(played.actions)):
        if step_of(played.at(at)) == "merger-turn":
            for one in step(played.at(at)).sets:
                game = played.at(at)
                if not one.why:
                    game.play(Propose(on_turn(game), one.companies))
                    result: list[MergerDecided] = []
                    while not result:
                        result = against(game)
                    if step_of(game) == "merger-turn":
                        return played.at(at), one.companies, result[0]
    raise AssertionError("the round always ends")


def test_a_rejected_merger_is_listed_with_its_count(people: People) -> None:
    """Proposed and voted down by keys alone."""
    before, named, result = rejected()
    me, others, _ = two(people, before)
    press_key(me, "Enter", on=f"set-{'-'.join(named)}")
    press_key(me, "Enter", on="propose")
    game = before.copy()
    game.play(Propose(on_turn(game), named))
    while step_of(game) == "merger-vote":
        player = me if on_turn(game) == on_turn(before) else others
        expect(player.frame).to_have_attribute("data-seat", str(on_turn(game)))
        expect(player.by("vote-against")).to_be_visible()
        press_key(player, "3")
        against(game)
        expect(player.frame).to_have_attribute("data-moves", str(len(game.actions)))
    player = me if on_turn(game) == on_turn(before) else others
    line = player.by(f"voted-{'-'.join(named)}")
    expect(line).to_contain_text(f"{result.ayes} for, {result.noes} against")
    expect(line).to_contain_text("rejected")
    press_key(player, "Enter", on=f"voted-{'-'.join(named)}")
    expect(player.by("reason")).to_contain_text("voted on in this round")


def look(me: Player, game: Game) -> None:
    me.open(f"/table/{me.upload(game.record.json())}")
    expect(me.by("status")).to_be_visible()


def test_sets_that_cannot_be_proposed_say_why_and_stations_are_pressed_on_the_map(people: People) -> None:
    game, _ = proposal()
    me = people()
    look(me, game)
    turn = step(game)
    alone = turn.ends[0].company
    line = me.by(f"closed-alone-{alone}")
    count = sum(alone in one.companies and one.why in ("not-joined", "same-cell") for one in turn.sets)
    expect(line).to_contain_text(f"not joined · {count} sets")
    press_key(me, "Enter", on=f"closed-alone-{alone}")
    expect(me.by("reason")).to_contain_text("No broad track joins")
    expect(me.by("propose")).to_have_attribute("aria-disabled", "true")
    me.page.keyboard.press("Escape")
    expect(me.by("reason")).to_have_count(0)
    first = next(one for one in turn.sets if not one.why)
    press(me, f"set-{'-'.join(first.companies)}")
    expect(me.by("propose")).to_have_attribute("aria-disabled", "false")
    expect(me.page.locator("[data-line=brass]")).to_have_count(len(first.merged.paths))
    company = first.companies[0]
    cell = state_of(game).board.stations_of(company)[0][0]
    box = me.box(me.page.locator(f"[data-cell='{cell}']").first)
    me.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(me.by(f"set-{'-'.join(first.companies)}")).to_have_attribute("aria-pressed", "false")


@pytest.mark.long
def test_a_pass_says_what_follows(people: People) -> None:
    whole_game = whole(5, 1)
    places = [at for at in range(len(whole_game.actions)) if step_of(whole_game.at(at)) == "merger-turn"]
    last = next(at for at in places if step(whole_game.at(at)).next is None)
    other = next(at for at in places if step(whole_game.at(at)).next is not None)
    me = people()
    look(me, whole_game.at(last))
    expect(me.by("pass")).to_contain_text("ends the merger round")
    game = whole_game.at(other)
    look(me, game)
    expect(me.by("pass")).to_contain_text(game.setup.players[step(game).next])
    me.settle()
    me.page.keyboard.press("1")
    expect(me.frame).to_have_attribute("data-moves", str(len(game.actions) + 1))


def positions() -> list[Game]:
    """A proposal, a vote and the choice of a company."""
    game = whole(5, 1)
    at: dict[str, int] = {}
    for place in range(len(game.actions)):
        at.setdefault(step_of(game.at(place)), place)
    return [proposal()[0], *(game.at(at[tag]) for tag in ("merger-vote", "merger-target"))]


@LONG_LOOKS
def test_axe_finds_nothing_and_nothing_is_cut_off(people: People, *, phone: bool, dark: bool) -> None:
    me = people(phone=phone, dark=dark)
    for game in positions():
        look(me, game)
        expect(me.by("merged").first).to_be_visible()
        at_rest(me)
        assert violations(me.page) == []
        assert [*missing_texts(me), *outside(me)] == []


@LONG_LANGUAGES
def test_four_languages(people: People, languages: tuple[str, ...]) -> None:
    me = people(phone=True)
    found: list[str] = []
    for game in positions():
        look(me, game)
        for language in languages:
            set_language(me, language)
            expect(me.by("merged").first).to_be_visible()
            at_rest(me)
            found += [f"{step_of(game)}, {language}: {line}" for line in [*missing_texts(me), *outside(me)]]
        set_language(me, "en")
    assert not found, "\n".join(found)
