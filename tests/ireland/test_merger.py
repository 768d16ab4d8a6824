"""Merger rounds (12, 19.4)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.ireland.stock_table import (
    begin,
    cash,
    director,
    give,
    legal,
    on_turn,
    percent,
    price,
    put_marker,
    refusing_rule,
    set_cash,
    state_of,
    step,
)
from tests.ireland.table import (
    NORTH_SOUTH,
    certificates,
    cover,
    end_of_part,
    give_train,
    in_play,
    merge,
    now,
    own_private,
    reach_phase,
    started,
    take_trains,
    told,
    trains,
    violations,
)
from trainshed.core import Game, Words
from trainshed.rail.owners import OUT, POOL
from trainshed.rail.play.actions import DiscardTrain, Done
from trainshed.titles.ireland.actions import NameTarget, Propose, Vote
from trainshed.titles.ireland.events import MergerDecided, PoolVoted, Voted
from trainshed.titles.ireland.view import IrelandView

PAIR = ("EBSR", "GNWR")
THREE = ("EBSR", "GNWR", "CIR")


def position(players: int = 3, phase: str = "4", **options: Any) -> Game:
    """EBSR (seat 0), GNWR (seat 1) and CIR (seat 2) are joined by broad track; 40 % of each are sold."""
    game = started(("EBSR", 0), ("GNWR", 1), ("CIR", 2), players=players, **options)
    cover(game, NORTH_SOUTH)
    reach_phase(game, phase)
    take_trains(game, POOL)
    return game


def proposed(named: tuple[str, ...] = PAIR, *, game: Game | None = None) -> Game:
    """The first player proposes a merger."""
    game = game or position()
    merge(game)
    game.play(Propose(on_turn(game), named))
    return game


def votes(game: Game, *answers: bool) -> list[Any]:
    """The players asked answer; return what happened."""
    log: list[Any] = []
    for accept in answers:
        assert step(game) == "merger-vote"
        log += game.play(Vote(on_turn(game), accept))
    return log


def results(log: list[Any]) -> list[tuple[str, int, int]]:
    return [(event.result, event.ayes, event.noes) for event in told(log, MergerDecided)]


# proposals (12.1, 12.2)


def test_joined_companies_of_which_the_player_has_a_share_can_be_proposed() -> None:
    game = position()
    merge(game)
    assert now(game) == ("merger", 2, 0)
    assert [act.companies for act in legal(game, Propose)] == [PAIR, ("EBSR", "CIR"), THREE]
    assert not violations(game)


def test_a_set_has_one_spelling() -> None:
    game = position()
    merge(game)
    for named in ((), ("EBSR",), ("GNWR", "EBSR"), ("EBSR", "EBSR"), (*THREE, "KJR"), ("EBSR", "?")):
        assert refusing_rule(game, Propose(0, named)) == "12.2"


def test_row_15_19_a_share_of_any_of_the_companies_is_enough() -> None:
    """The public engine wants one of the first company named."""
    game = started(("EBSR", 1), ("GNWR", 0), ("CIR", 2))
    cover(game, NORTH_SOUTH)
    reach_phase(game, "4")
    merge(game)
    assert on_turn(game) == 0
    assert refusing_rule(game, Propose(0, PAIR)) == ""
    assert refusing_rule(game, Propose(0, ("EBSR", "CIR"))) == "12.2"


def test_only_running_five_share_companies_merge() -> None:
    game = position()
    assert state_of(game).unstarted_ten()
    merge(game)
    assert refusing_rule(game, Propose(0, ("GJR", "EBSR"))) == "12.2"
    assert refusing_rule(game, Propose(0, ("EBSR", "GSWR"))) == "12.2"


def test_a_pass_is_not_final_and_all_passes_in_succession_end_the_round() -> None:
    game = position()
    merge(game)
    game.play(Done(0))
    assert on_turn(game) == 1
    game.play(Propose(1, PAIR))
    votes(game, False, False)
    assert on_turn(game) == 2  # left of the proposer
    game.play(Done(2))
    game.play(Propose(0, ("EBSR", "CIR")))  # who passed before
    votes(game, False, False)
    for seat in (1, 2, 0):
        assert on_turn(game) == seat
        game.play(Done(seat))
    assert now(game) == ("stock", 3, 0)


def test_a_set_is_voted_on_once_in_a_round_whoever_proposes_it() -> None:
    game = proposed()
    votes(game, False, False)
    assert refusing_rule(game, Propose(1, PAIR)) == "12.2"
    assert PAIR not in [act.companies for act in legal(game, Propose)]
    for _ in range(3):
        game.play(Done(on_turn(game)))
    merge(game, number=3)
    assert refusing_rule(game, Propose(on_turn(game), PAIR)) == ""


def test_who_has_nothing_to_propose_is_passed_over_and_that_counts_as_a_pass() -> None:
    game = started(("EBSR", 0), ("GNWR", 0), players=4)
    cover(game, NORTH_SOUTH)
    reach_phase(game, "4")
    merge(game)
    assert on_turn(game) == 0
    game.play(Done(0))
    assert now(game) == ("stock", 3, 0)


def test_a_round_in_which_nobody_can_propose_asks_nobody() -> None:
    game = started(("EBSR", 0), ("GNWR", 1))
    reach_phase(game, "4")
    merge(game)
    assert now(game) == ("stock", 3, 0)


def test_the_priority_holder_begins_and_the_round_leaves_the_priority() -> None:
    game = position()
    state_of(game).priority = 2
    merge(game)
    assert on_turn(game) == 2
    for seat in (2, 0, 1):
        game.play(Done(seat))
    assert state_of(game).priority == 2


# conditions (12.3)


def test_peers_5218_7264_narrow_track_joins_no_companies() -> None:
    game = started(("GJR", 0), ("EBSR", 1))
    cover(game, "D6 5/0, D6 IR42/4, E5 78/5, F6 IR3/2")
    reach_phase(game, "4")
    state_of(game).agenda.clear()
    merge(game)
    assert now(game)[0] == "stock"


def test_peers_5218_7264_stations_in_between_do_not_matter() -> None:
    game = position()
    merge(game)
    assert state_of(game).board.blocked("EBSR") == (("F10", 0),)  # GNWR's, between the two
    assert refusing_rule(game, Propose(0, ("EBSR", "CIR"))) == ""


def test_every_station_must_be_joined_to_every_other() -> None:
    game = position()
    begin(game, "WLR", 0)  # in Limerick, which nothing joins to the others
    merge(game)
    assert refusing_rule(game, Propose(0, ("EBSR", "GNWR", "WLR"))) == "12.3"
    assert refusing_rule(game, Propose(0, ("EBSR", "WLR"))) == "12.3"


def test_stations_on_one_cell_do_not_merge() -> None:
    game = started(("CIR", 0), ("KJR", 0), ("GNWR", 1))
    cover(game, NORTH_SOUTH)
    reach_phase(game, "4")
    merge(game)
    assert refusing_rule(game, Propose(0, ("CIR", "KJR"))) == "12.3"
    assert refusing_rule(game, Propose(0, ("GNWR", "CIR", "KJR"))) == "12.3"
    assert refusing_rule(game, Propose(0, ("GNWR", "CIR"))) == ""


def test_at_most_ten_shares_are_outside_the_treasuries() -> None:
    game = position()
    give(game, 0, "EBSR", 1)
    give(game, 1, "GNWR", 1)
    give(game, 2, "CIR", 1)
    give(game, 1, "CIR", 1)
    merge(game)
    assert refusing_rule(game, Propose(0, THREE)) == ""  # 3 + 3 + 4
    give(game, 1, "EBSR", 1)
    assert refusing_rule(game, Propose(0, THREE)) == "12.3"
    assert THREE not in [act.companies for act in legal(game, Propose)]


def test_nobody_gets_more_than_70_percent() -> None:
    game = position()
    give(game, 0, "EBSR", 3)
    give(game, 0, "GNWR", 2)
    merge(game)
    assert refusing_rule(game, Propose(0, PAIR)) == ""  # seven shares
    give(game, 0, "GNWR", 1)
    assert refusing_rule(game, Propose(0, PAIR)) == "12.3"


def test_the_pool_gets_no_more_than_50_percent() -> None:
    game = position()
    for company, count in (("EBSR", 2), ("GNWR", 2), ("CIR", 1)):
        give(game, POOL, company, count)
    merge(game)
    assert refusing_rule(game, Propose(0, PAIR)) == ""
    give(game, POOL, "CIR", 1)
    assert refusing_rule(game, Propose(0, THREE)) == "12.3"


def test_without_an_unstarted_ten_share_company_nothing_merges() -> None:
    game = position()
    state_of(game).gone |= set(state_of(game).box.ten)
    assert state_of(game).unstarted_ten() == ()
    merge(game)
    assert now(game)[0] == "stock"


def test_merger_rounds_begin_in_phase_4_and_follow_the_second_operating_round() -> None:
    game = position()
    end_of_part(game, 1)
    assert now(game)[:2] == ("operating", 2)
    game = position()
    end_of_part(game, 2)
    assert now(game) == ("merger", 2, 0)
    game = started(("EBSR", 0), ("GNWR", 1))
    cover(game, NORTH_SOUTH)
    end_of_part(game, 2)
    assert now(game) == ("stock", 3, 0)


# the vote (12.4)


def test_holders_vote_clockwise_from_the_proposer_with_all_their_shares() -> None:
    game = position(players=4)
    give(game, 3, "GNWR", 1)
    give(game, 1, "EBSR", 1)
    merge(game)
    game.play(Propose(0, PAIR))
    asked = []
    for accept in (True, False, True):
        asked.append(on_turn(game))
        log = game.play(Vote(asked[-1], accept))
        asked.append(told(log, Voted)[0].votes)
    assert asked == [0, 2, 1, 3, 3, 1]


def test_accepted_needs_more_than_half_of_the_votes_cast() -> None:
    game = proposed()
    log = votes(game, True, True)
    assert results(log) == [("accepted", 4, 0)]
    assert step(game) == "merger-target"


def test_a_tie_fails() -> None:
    game = proposed()
    log = votes(game, True, False)
    assert results(log) == [("tied", 2, 2)]
    assert step(game) == "merger-turn"
    assert in_play(game) == ("EBSR", "GNWR", "CIR")


def test_a_majority_against_rejects() -> None:
    game = proposed()
    assert results(votes(game, False, False)) == [("rejected", 0, 4)]


def test_peers_5230_5322_the_vote_stops_only_when_no_vote_left_can_change_it() -> None:
    game = position(players=4)
    give(game, 0, "EBSR", 1)
    give(game, 2, "GNWR", 1)
    give(game, 3, "GNWR", 1)
    merge(game)
    game.play(Propose(0, PAIR))  # seat 0 has 3 votes, 1 has 2, 2 and 3 have 1 each
    assert results(votes(game, True)) == []  # 3 of 7: a majority against is possible
    assert results(votes(game, True)) == [("accepted", 5, 0)]  # seats 2 and 3 could change nothing
    game = position(players=4)
    give(game, 2, "GNWR", 1)
    give(game, 3, "GNWR", 1)
    merge(game)
    game.play(Propose(0, PAIR))  # 2, 2, 1, 1
    assert results(votes(game, True, False, True)) == []  # a tie is still possible
    assert results(votes(game, False)) == [("tied", 3, 3)]


def test_a_lost_vote_stops_as_soon_as_it_is_certain() -> None:
    game = position(players=4)
    give(game, 2, "GNWR", 1)
    merge(game)
    game.play(Propose(0, PAIR))  # 2, 2, 1
    assert results(votes(game, False)) == []
    assert results(votes(game, False)) == [("rejected", 0, 4)]


def test_the_three_results_have_their_own_words() -> None:
    for language in ("en", "cs", "de", "pl"):
        said = {Words(language)(MergerDecided(result, 3, 3).message()) for result in ("accepted", "rejected", "tied")}
        assert len(said) == 3


def pool_position(ebsr: tuple[int, int], gnwr: tuple[int, int]) -> Game:
    """One share of each company is in the pool; the markers stand on these fields."""
    game = position()
    for company, field in (("EBSR", ebsr), ("GNWR", gnwr)):
        give(game, POOL, company, 1)
        put_marker(game, company, *field)
    return game


def test_the_pool_votes_for_a_higher_price_against_a_lower_one_and_not_at_all_for_the_same() -> None:
    game = pool_position((4, 2), (2, 4))  # 50 and 70: topmost row 2, leftmost column 2 is 60
    log = votes(proposed(game=game), True, False)
    assert [(event.company, event.how, event.votes) for event in told(log, PoolVoted)] == [
        ("EBSR", "for", 1),
        ("GNWR", "against", 1),
    ]
    assert results(log) == [("tied", 3, 3)]
    game = pool_position((2, 4), (2, 4))
    log = votes(proposed(game=game), True, False)
    assert [event.how for event in told(log, PoolVoted)] == ["abstain", "abstain"]
    assert results(log) == [("tied", 2, 2)]


def test_row_15_12_the_votes_of_the_pool_are_told_last_and_may_decide() -> None:
    game = position()
    give(game, POOL, "EBSR", 1)
    put_marker(game, "EBSR", 4, 2)
    game = proposed(game=game)
    log = votes(game, True)
    assert [type(event).__name__ for event in log] == ["Voted", "PoolVoted", "MergerDecided"]
    assert (log[0].ayes, log[0].noes) == (2, 0)  # without the pool
    assert results(log) == [("accepted", 3, 0)]


def test_the_pool_s_votes_are_known_so_that_one_vote_may_decide() -> None:
    game = position()
    give(game, POOL, "GNWR", 2)
    put_marker(game, "EBSR", 4, 2)
    put_marker(game, "GNWR", 4, 3)  # 50 and 55: the new price 50 is lower for GNWR only
    merge(game)
    game.play(Propose(0, PAIR))
    assert results(votes(game, False)) == [("rejected", 0, 4)]  # 2 votes left


def test_treasury_shares_do_not_vote() -> None:
    game = proposed()
    view = game.view(0)
    assert isinstance(view, IrelandView)
    shown: Any = view.step
    assert [(voter.seat, voter.votes) for voter in shown.merged.voters] == [(0, 2), (1, 2)]
    assert shown.merged.needed == 3


def test_nobody_abstains() -> None:
    assert refusing_rule(proposed(), Done(0)) == "12.4"


def test_ruling_16_30_certificates_out_of_the_game_do_not_vote() -> None:
    game = position()
    give(game, OUT, "EBSR", 1)
    game = proposed(game=game)
    votes(game, True, True)
    game.play(NameTarget(0, "GSWR"))
    assert percent(game, OUT, "GSWR") == 0
    assert percent(game, "GSWR", "GSWR") == 60
    assert not violations(game)


# the effects (12.5, 12.6)


def merged(game: Game | None = None, named: tuple[str, ...] = PAIR, target: str = "MGWR") -> Game:
    game = proposed(named, game=game)
    while step(game) == "merger-vote":
        game.play(Vote(on_turn(game), True))
    if step(game) == "merger-target":
        game.play(NameTarget(on_turn(game), target))
    assert not violations(game)
    return game


def test_the_new_price_is_topmost_row_and_leftmost_column_at_the_bottom_of_the_stack() -> None:
    game = position()
    put_marker(game, "EBSR", 4, 2)
    put_marker(game, "GNWR", 2, 4)
    put_marker(game, "CIR", 2, 2)
    merged(game)
    assert price(game, "MGWR") == 60
    assert state_of(game).market.stack((2, 2)) == ("CIR", "MGWR")


def test_cash_trains_privates_and_markers_go_to_the_new_company() -> None:
    game = position()
    set_cash(game, "EBSR", 120)
    set_cash(game, "GNWR", 35)
    give_train(game, "EBSR", "4H")
    give_train(game, "GNWR", "4H")
    own_private(game, "EBSR", "RSSC")
    state_of(game).markers["GNWR"] = (("C13", 20),)
    merged(game)
    assert cash(game, "MGWR") == 155
    assert trains(game, "MGWR") == ("4H", "4H")
    assert state_of(game).privates["RSSC"] == "MGWR"
    assert state_of(game).markers == {"MGWR": (("C13", 20),)}
    assert set(in_play(game)) == {"MGWR", "CIR"}
    assert {"EBSR", "GNWR"} <= state_of(game).gone


def test_stations_are_replaced_in_their_slots() -> None:
    game = merged()
    board = state_of(game).board
    assert board.stations_of("MGWR") == (("F6", 0), ("F10", 0))
    assert board.stations[("F10", 0)] == ("MGWR",)
    assert board.stations_of("EBSR") == ()


def test_ruling_16_31_the_third_station_of_a_merged_company_costs_50() -> None:
    game = merged()
    assert state_of(game).rules.stations.costs(state_of(game), "MGWR")[2:] == (50,)
    view: Any = game.view(None)
    (company,) = [one for one in view.companies if one.id == "MGWR"]
    assert (company.stations_left, company.station_cost) == (1, 50)


def test_a_merger_of_three_leaves_no_station_and_gives_everybody_ten_percent_for_twenty() -> None:
    game = position(players=4)
    give(game, 3, "GNWR", 1)
    give(game, POOL, "CIR", 1)
    merged(game, THREE)
    assert [percent(game, owner, "MGWR") for owner in (0, 1, 2, 3, POOL, "MGWR")] == [20, 20, 20, 10, 10, 20]
    assert len(state_of(game).board.stations_of("MGWR")) == 3
    view: Any = game.view(None)
    (company,) = [one for one in view.companies if one.id == "MGWR"]
    assert (company.stations_left, company.station_cost) == (0, None)
    assert director(game, "MGWR") == 0


def test_the_director_has_most_shares_else_is_the_proposer_else_the_first_clockwise() -> None:
    game = position()
    give(game, 1, "EBSR", 1)
    assert director(merged(game), "MGWR") == 1
    assert director(merged(), "MGWR") == 0  # the proposer
    game = position(players=4)
    state_of(game).priority = 3
    give(game, 3, "EBSR", 1)
    assert director(merged(game), "MGWR") == 0  # left of the proposer


def test_certificates_are_handed_out_in_the_order_of_the_public_engine() -> None:
    """17.7: the director's certificate goes to the first holder due two or more; the others follow in their order."""
    game = position(players=4)
    give(game, 3, "EBSR", 1)
    give(game, POOL, "GNWR", 1)
    state_of(game).priority = 3
    merged(game)  # seat 3 proposes with one share
    assert certificates(game, 3, "MGWR") == ["MGWR_1"]
    assert certificates(game, 0, "MGWR") == ["MGWR_0"]
    assert certificates(game, 1, "MGWR") == ["MGWR_2", "MGWR_3"]
    assert certificates(game, POOL, "MGWR") == ["MGWR_4"]


def test_the_director_s_certificate_is_exchanged_if_another_holder_has_more() -> None:
    game = position()
    give(game, 1, "EBSR", 1)
    merged(game)  # seat 0 takes MGWR_0, seat 1 is due three and is director
    assert certificates(game, 0, "MGWR") == ["MGWR_1", "MGWR_2"]
    assert certificates(game, 1, "MGWR") == ["MGWR_0", "MGWR_3"]


def test_excess_trains_are_discarded_by_the_new_director() -> None:
    game = position(phase="6")
    for company in PAIR:
        give_train(game, company, "4H")
        give_train(game, company, "6H")
    state_of(game).priority = 1
    merge(game)
    game.play(Propose(1, PAIR))
    votes(game, True, True)
    game.play(NameTarget(1, "MGWR"))
    assert (step(game), on_turn(game)) == ("discard", 1)
    game.play(DiscardTrain(1, "MGWR", "4H"))
    assert trains(game, "MGWR") == ("4H", "6H", "6H")
    assert trains(game, POOL) == ("4H",)
    assert now(game)[0] == "stock"


def test_ruling_16_14_the_proposer_names_the_company_and_cannot_pass() -> None:
    game = proposed()
    votes(game, True, True)
    assert on_turn(game) == 0
    assert [act.company for act in legal(game, NameTarget)] == list(state_of(game).box.ten)
    assert refusing_rule(game, Done(0)) == "12.6"
    assert refusing_rule(game, NameTarget(0, "EBSR")) == "12.6"


def test_the_last_ten_share_company_is_named_by_itself() -> None:
    game = position()
    state_of(game).gone |= set(state_of(game).box.ten[1:])
    game = proposed(game=game)
    votes(game, True, True)
    assert "GSWR" in in_play(game)


def test_after_a_merger_the_player_left_of_the_proposer_is_on_turn_and_passes_count_anew() -> None:
    game = position()
    merge(game)
    game.play(Done(0))
    game.play(Propose(1, ("GNWR", "CIR")))
    votes(game, True, True)
    game.play(NameTarget(1, "MGWR"))
    assert now(game)[0] == "stock"  # one five-share company is left: nobody has a proposal


def test_ruling_16_18_no_slot_gets_two_stations_of_one_company() -> None:
    game = merged(named=THREE)
    places = [cell for cell, _ in state_of(game).board.stations_of("MGWR")]
    assert len(set(places)) == 3


@pytest.mark.parametrize("answers", list(product((True, False), repeat=3)))
def test_the_result_is_that_of_all_votes(answers: tuple[bool, ...]) -> None:
    """Stopping early never changes the result."""
    game = proposed(THREE)
    log: list[Any] = []
    for accept in answers:
        if step(game) == "merger-vote":
            log += game.play(Vote(on_turn(game), accept))
    ayes = sum(2 for accept in answers if accept)
    expected = "accepted" if ayes > 3 else "tied" if ayes == 3 else "rejected"
    assert [result for result, _, _ in results(log)] == [expected]
