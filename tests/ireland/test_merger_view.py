"""What the page is told about mergers: every set with its reason, what it would become, how the vote stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from tests.ireland.stock_table import on_turn, state_of, step
from tests.ireland.table import merge
from tests.ireland.test_merger import PAIR, position, proposed
from tests.web.ireland_positions import whole
from trainshed.core import Game
from trainshed.rail.owners import POOL, player
from trainshed.rail.play.actions import Done
from trainshed.rail.play.purchases import best_within_limit
from trainshed.rail.play.running import best_run
from trainshed.titles.ireland import flow
from trainshed.titles.ireland.actions import NameTarget, Propose, Vote
from trainshed.titles.ireland.events import MergerDecided
from trainshed.titles.ireland.preview import IrelandPreview


def shown(game: Game, seat: int | None = None) -> Any:
    view: Any = game.view(on_turn(game) if seat is None else seat)
    return view.step


def forecast(game: Game) -> IrelandPreview:
    found = game.preview(on_turn(game))
    assert isinstance(found, IrelandPreview)
    return found


def turns(players: int, seed: int) -> Iterator[Game]:
    """Yield a game of bots wherever a merger may be proposed."""
    played = whole(players, seed)
    for at in range(len(played.actions)):
        game = played.at(at)
        if step(game) == "merger-turn":
            yield game


GAMES = pytest.mark.parametrize(("players", "seed"), [(4, 5), (5, 1)])


@GAMES
def test_forecasts_equal_what_happens_when_the_merger_is_accepted(players: int, seed: int) -> None:
    """Price, shares, director, treasury, trains, stations, worths, votes and best runs."""
    seen: Counter[str] = Counter()
    for game in turns(players, seed):
        turn, runs = shown(game), {one.companies: one for one in forecast(game).mergers}
        legal = {action.companies for action in game.legal_actions if isinstance(action, Propose)}
        assert {one.companies for one in turn.sets if not one.why} == legal
        for named in sorted(legal)[:4]:
            (told,) = [one.merged for one in turn.sets if one.companies == named]
            seen += _checked(game, told, runs[named])
    assert seen["accepted"] >= 5, seen


def _checked(before: Game, told: Any, runs: Any) -> Counter[str]:
    """Propose, let everybody accept, and compare."""
    game, named = before.copy(), told.companies
    old = state_of(before)
    worth = flow.totals(old)
    log = list(game.play(Propose(on_turn(game), named)))
    while step(game) == "merger-vote":
        view = shown(game)
        assert (view.merged.price, view.merged.shares, view.merged.voters[0].votes) == (
            told.price,
            told.shares,
            told.voters[0].votes,
        )
        accept = view.accepting
        happened = list(game.play(Vote(on_turn(game), True)))
        log += happened
        ended = [event for event in happened if isinstance(event, MergerDecided)]
        assert bool(ended) == (accept.result is not None)
        if ended:
            assert (ended[0].result, ended[0].ayes, ended[0].noes) == (accept.result, accept.ayes, accept.noes)
        else:
            assert on_turn(game) == accept.next
    (decided,) = [event for event in log if isinstance(event, MergerDecided)]
    if decided.result != "accepted":
        return Counter(decided=1)
    if step(game) == "merger-target":
        assert shown(game).merged.director == told.director
        game.play(next(action for action in game.legal_actions if isinstance(action, NameTarget)))
    state = state_of(game)
    (target,) = set(state.shares.directors) - set(old.shares.directors)
    assert (state.market.price(target), state.bank[target]) == (told.price, told.treasury)
    assert state.market.positions()[target] == (told.row, told.column)
    assert state.director(target) == told.director
    held = {name: state.shares.held(owner, target) for owner, name in _holders(state, target).items()}
    assert {name: tuple(card.percent for card in cards) for name, cards in held.items() if cards} == told.shares
    assert tuple(f"{cell}.{stop}" for cell, stop in state.board.stations_of(target)) == told.stations
    if len(told.trains) <= told.limit:
        assert state.depot.kinds_of(target) == told.trains
    after = flow.totals(state)
    for change in told.holdings:
        assert after[change.seat] - worth[change.seat] == change.after - change.before
    assert {seat for seat in range(state.seats) if after[seat] != worth[seat]} <= {one.seat for one in told.holdings}
    assert runs.before == tuple(best_run(old, company).revenue for company in named)
    assert runs.after == best_within_limit(state, target).revenue
    return Counter(decided=1, accepted=1)


def _holders(state: Any, target: str) -> dict[str, str]:
    return {player(seat): player(seat) for seat in range(state.seats)} | {POOL: "pool", target: "treasury"}


@GAMES
def test_every_set_is_listed_with_the_reason_of_the_judge(players: int, seed: int) -> None:
    for game in turns(players, seed):
        turn, seat, state = shown(game), on_turn(game), state_of(game)
        there = [company for company in state.box.five if company in state.market]
        assert [one.companies for one in turn.sets] == [
            *combinations(there, 2),
            *combinations(there, 3),
        ]
        for one in turn.sets:
            refusal = game.why_not(Propose(seat, one.companies))
            if one.why and one.why != "voted":
                assert refusal is not None
                assert refusal.message.key == f"ireland-refuse-merger-{one.why}"
                assert refusal.about == one.about
            else:
                assert (refusal is None) == (one.why == "")
        later = game.copy()
        later.play(Done(seat))
        assert (on_turn(later) if step(later) == "merger-turn" else None) == turn.next


def test_a_pass_of_the_last_player_ends_the_round() -> None:
    game = position()
    merge(game)
    nexts = []
    while step(game) == "merger-turn":
        nexts.append(shown(game).next)
        game.play(Done(on_turn(game)))
    assert nexts == [1, 2, None]


def test_the_outcome_of_each_vote_is_told() -> None:
    """Two of four for it: the last vote decides, and two against two is a tie, which rejects (12.4)."""
    game = proposed()
    first = shown(game)
    assert (first.merged.votes, first.merged.needed) == (4, 3)
    assert (first.accepting.next, first.accepting.last, first.accepting.tie) == (1, True, True)
    game.play(Vote(0, True))
    view = shown(game)
    assert (view.accepting.result, view.accepting.ayes) == ("accepted", 4)
    assert (view.rejecting.result, view.rejecting.ayes, view.rejecting.noes) == ("tied", 2, 2)


def test_joined_stations_have_a_path_and_others_a_line_end() -> None:
    game = position()
    merge(game)
    (pair,) = [one for one in shown(game).sets if one.companies == PAIR]
    state = state_of(game)
    (path,) = pair.merged.paths
    homes = [state.board.stations_of(company)[0][0] for company in PAIR]
    assert [path[0], path[-1]] == homes
    assert shown(game).ends == ()
