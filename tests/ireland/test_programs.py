"""Programs of 18Ireland: what each does, and each condition that ends it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ireland.stock_table import (
    STACK,
    begin,
    cash,
    give,
    legal,
    new,
    on_turn,
    percent,
    set_cash,
    state_of,
    step,
    stock_round,
)
from tests.ireland.table import (
    NORTH_SOUTH,
    cover,
    give_train,
    merge,
    operate,
    own_private,
    reach_phase,
    started,
    trains,
)
from tests.ireland.test_privates import with_private
from tests.ireland.track_table import last_chance
from trainshed.core import Action, Event, Game, Message, Refusal
from trainshed.rail.play.actions import Answer, BuyFromCompany, BuyShare, Done, SellShares
from trainshed.titles.ireland.actions import Bid, BuyPrivate, Launch, OpenAuction, Propose, Vote
from trainshed.titles.ireland.programs import (
    BidLimit,
    BuyShares,
    IrelandPrograms,
    PassMerger,
    PassStock,
    SellPrivate,
    SellTrain,
    VoteBeforehand,
)

PROGRAMS = IrelandPrograms()


class Table:
    """A game in which one seat has a program; it is judged after every action, as at the server."""

    def __init__(self, game: Game, seat: int, program: Any) -> None:
        self.game, self.seat = game, seat
        made = PROGRAMS.begin(game, seat, program)
        assert not isinstance(made, Refusal), made
        self.program = made
        self.since: list[Event] = []
        self.did: list[Action] = []
        self.ended: Message | None = None
        self._judge()

    def play(self, *actions: Action) -> None:
        for action in actions:
            self.since += self.game.play(action)
            self._judge()

    def _judge(self) -> None:
        while self.ended is None:
            verdict = PROGRAMS.judge(self.game, self.seat, self.program, self.since)
            if isinstance(verdict, Message):
                self.ended = verdict
            elif verdict is None:
                return
            else:
                self.did.append(verdict)
                self.since += self.game.play(verdict)

    def others_pass(self, times: int = 1) -> None:
        for _ in range(times):
            self.play(Done(on_turn(self.game)))

    @property
    def why(self) -> str:
        return self.ended.key.removeprefix("ireland-program-") if self.ended else ""


def companies(**options: Any) -> Game:
    """Seat 0 directs GJR (60 %), seat 1 holds 20 % of it and directs WLR, of which seat 0 holds 20 %."""
    game = stock_round(2, players=3, **options)
    begin(game, "GJR", 0)
    begin(game, "WLR", 1)
    give(game, 0, "GJR", 1)
    give(game, 1, "GJR", 1)
    give(game, 0, "WLR", 1)
    give(game, 2, "WLR", 1)
    state_of(game).stack = tuple(id for id in STACK if id not in ("GJR", "WLR"))
    for seat in range(3):
        set_cash(game, seat, 300)
    return game


# passing in a stock round


def test_it_passes_turn_after_turn() -> None:
    table = Table(companies(), 0, PassStock())
    assert table.did == [Done(0)]
    assert on_turn(table.game) == 1
    table.play(BuyShare(1, "WLR", "treasury"))
    table.play(Done(2))
    assert table.did == [Done(0), Done(0)]
    assert not table.ended


def test_it_ends_with_the_round() -> None:
    table = Table(companies(), 0, PassStock())
    table.others_pass(2)
    assert state_of(table.game).round.kind != "stock"
    assert table.why == "round-over"


def test_kept_it_outlasts_the_round() -> None:
    table = Table(companies(), 0, PassStock(keep=True))
    table.others_pass(2)
    assert state_of(table.game).round.kind != "stock"
    assert table.ended is None


def test_made_in_an_operating_round_it_is_for_the_next_stock_round() -> None:
    game = companies()
    for seat in range(3):
        game.play(Done(seat))
    assert state_of(game).round.kind == "operating"
    assert PROGRAMS.begin(game, 0, PassStock()) == PassStock(round=3)


@pytest.mark.parametrize("asked", [True, False])
def test_a_sale_of_a_company_i_hold_ends_it_if_asked(asked: bool) -> None:
    table = Table(companies(), 0, PassStock(sold=asked))
    table.play(SellShares(1, "GJR", 1))
    assert table.why == ("sold" if asked else "")


def test_a_sale_of_a_company_i_do_not_hold_does_not_matter() -> None:
    game = companies()
    begin(game, "GNWR", 1)
    give(game, 2, "GNWR", 1)
    table = Table(game, 0, PassStock())
    table.play(Done(1), SellShares(2, "GNWR", 1))
    assert not table.ended


def test_peers_6367_a_sale_made_before_it_was_switched_on_does_not_matter() -> None:
    game = companies()
    game.play(Done(0))
    game.play(SellShares(1, "GJR", 1))
    table = Table(game, 0, PassStock())
    table.play(Done(1), Done(2))
    assert table.did == [Done(0)]
    assert not table.ended


def test_my_own_sale_does_not_matter() -> None:
    game = companies()
    game.play(SellShares(0, "WLR", 1))
    table = Table(game, 0, PassStock())
    assert table.did == [Done(0)]


@pytest.mark.parametrize("asked", [True, False])
def test_a_purchase_in_a_company_i_direct_ends_it_if_asked(asked: bool) -> None:
    table = Table(companies(), 1, PassStock(bought=asked))
    table.play(BuyShare(0, "WLR", "treasury"))
    assert table.why == ("bought" if asked else "")


def test_a_purchase_in_a_company_i_only_hold_does_not_matter() -> None:
    table = Table(companies(), 2, PassStock())
    table.play(BuyShare(0, "WLR", "treasury"))
    assert not table.ended


@pytest.mark.parametrize("asked", [True, False])
def test_an_auction_ends_it_if_asked_else_it_does_not_bid(asked: bool) -> None:
    table = Table(companies(), 1, PassStock(auction=asked))
    table.play(OpenAuction(0, state_of(table.game).stack[0], 100))
    if asked:
        assert table.why == "auction"
        assert step(table.game) == "company-auction"
        assert on_turn(table.game) == 1
    else:
        assert table.did == [Done(1)]
        assert not table.ended


def test_an_auction_that_has_begun_before_does_not_matter() -> None:
    game = companies()
    game.play(OpenAuction(0, state_of(game).stack[0], 100))
    table = Table(game, 1, PassStock())
    table.play(Bid(2, state_of(game).stack[0], 105))
    assert table.did == [Done(1)]
    assert not table.ended


@pytest.mark.parametrize("asked", [True, False])
def test_a_launch_ends_it_if_asked(asked: bool) -> None:
    table = Table(companies(phase="6"), 1, PassStock(launch=asked))
    table.play(legal(table.game, Launch)[0])
    assert table.why == ("launch" if asked else "")


def test_peers_8341_11883_without_check_boxes_nothing_that_others_do_ends_it() -> None:
    table = Table(companies(phase="6"), 0, PassStock(sold=False, bought=False, auction=False, launch=False))
    table.play(SellShares(1, "GJR", 1), Done(1), OpenAuction(2, state_of(table.game).stack[0], 100))
    table.play(Done(1))
    set_cash(table.game, 1, 300)
    table.play(legal(table.game, Launch)[0], BuyShare(2, "GJR", "pool"))
    assert not table.ended
    assert set(table.did) == {Done(0)}


def test_peers_7619_a_sale_while_it_waits_is_seen_when_its_turn_comes() -> None:
    table = Table(companies(), 0, PassStock())
    passed = len(table.did)
    table.play(Done(1), SellShares(2, "WLR", 1), Done(2))
    assert table.why == "sold"
    assert len(table.did) == passed
    assert on_turn(table.game) == 0, "I am asked"


def test_over_a_limit_i_must_decide_myself() -> None:
    game = companies()
    give(game, 0, "WLR", 1)
    begin(game, "GNWR", 0)
    give(game, 0, "GNWR", 3)
    table = Table(game, 0, PassStock())
    assert table.why == "must-sell"
    assert on_turn(game) == 0


# buying shares


def test_it_buys_until_a_percentage_and_then_passes() -> None:
    game = companies()
    table = Table(game, 0, BuyShares(company="WLR", percent=40))
    assert table.did == [BuyShare(0, "WLR", "treasury")]
    assert percent(game, 0, "WLR") == 40
    table.others_pass(2)
    assert table.did == [BuyShare(0, "WLR", "treasury"), Done(0)]
    assert table.why == "round-over", "its pass was the third in succession"


def test_it_buys_only_from_the_source_named() -> None:
    game = companies()
    table = Table(game, 0, BuyShares(company="WLR", percent=40, source="pool"))
    assert table.why == "refused"
    assert table.did == []
    assert on_turn(game) == 0


def test_from_any_source_the_treasury_comes_first_then_the_pool() -> None:
    game = companies()
    give(game, "pool", "WLR", 1)
    table = Table(game, 0, BuyShares(company="WLR", percent=40))
    assert table.did == [BuyShare(0, "WLR", "pool")]


def test_without_the_money_it_says_so() -> None:
    game = companies()
    set_cash(game, 0, 10)
    table = Table(game, 0, BuyShares(company="WLR", percent=40))
    assert table.why == "refused"
    assert cash(game, 0) == 10


def test_peers_11485_it_never_buys_more_than_was_ordered() -> None:
    """With 20 % of a five-share company and 50 % ordered, the second share would be too much."""
    table = Table(companies(), 0, BuyShares(company="WLR", percent=50))
    table.others_pass(2)
    assert table.did == [BuyShare(0, "WLR", "treasury"), Done(0)]
    assert percent(table.game, 0, "WLR") == 40


def test_peers_4715_after_its_purchase_it_passes_in_a_later_turn_only() -> None:
    table = Table(companies(), 0, BuyShares(company="WLR", percent=40))
    assert table.did == [BuyShare(0, "WLR", "treasury")]
    assert on_turn(table.game) == 1, "its purchase was the whole turn"


def test_it_never_buys_past_the_holding_limit() -> None:
    refusal = PROGRAMS.begin(companies(), 0, BuyShares(company="WLR", percent=80))
    assert isinstance(refusal, Refusal)
    assert refusal.message.key == "ireland-refuse-program-percent"


@pytest.mark.parametrize("asked", [True, False])
@pytest.mark.parametrize("stop", ["sold", "bought", "auction", "launch"])
def test_what_ends_a_pass_ends_a_purchase_too(stop: str, asked: bool) -> None:
    """Seat 1 directs WLR, wants more of GJR, and is asked after seat 0."""
    game = companies(**({"phase": "6"} if stop == "launch" else {}))
    condition: dict[str, Any] = {stop: asked}
    table = Table(game, 1, BuyShares(company="GJR", percent=40, **condition))
    acts: dict[str, Action] = {
        "sold": SellShares(0, "WLR", 1),
        "bought": BuyShare(0, "WLR", "treasury"),
        "auction": OpenAuction(0, state_of(game).stack[0], 100),
        "launch": legal(game, Launch)[0] if stop == "launch" else Done(0),
    }
    table.play(acts[stop])
    assert table.why == (stop if asked else "")


# auctions


def test_a_secret_limit_raises_as_little_as_possible_and_then_drops_out() -> None:
    game = companies()
    company = state_of(game).stack[0]
    table = Table(game, 1, BidLimit(what=company, limit=120))
    table.play(OpenAuction(0, company, 100))
    table.play(Bid(2, company, 110), Bid(0, company, 115))
    assert table.did == [Bid(1, company, 105), Bid(1, company, 120)]
    table.play(Bid(2, company, 125), Done(0))
    assert table.did == [Bid(1, company, 105), Bid(1, company, 120), Done(1)]
    assert table.why == "company-started"


def test_peers_11620_10684_a_limit_is_for_one_company_not_for_the_next_auction() -> None:
    game = companies()
    first, second = state_of(game).stack[:2]
    table = Table(game, 1, BidLimit(what=first, limit=120))
    table.play(OpenAuction(0, first, 200))
    table.play(Done(2))
    assert table.why == "company-started"
    assert on_turn(game) == 1
    game.play(Done(1))
    game.play(OpenAuction(2, second, 100))
    assert table.did == [Done(1)]


def test_a_limit_for_a_private_bids_and_outbids() -> None:
    game = new(3)
    lot = state_of(game).offered[2]
    low = state_of(game).box.privates[lot].value + 5
    table = Table(game, 1, BidLimit(what=lot, limit=low + 10))
    table.play(Bid(0, lot, low))
    assert table.did == [Bid(1, lot, low + 5)]
    table.play(Done(2))
    table.play(Done(0))
    assert table.did == [Bid(1, lot, low + 5)], "as the highest bidder it leaves the turn to me"
    assert on_turn(game) == 1


def test_a_limit_for_a_private_can_pass_the_other_turns() -> None:
    game = new(3)
    lot = state_of(game).offered[2]
    table = Table(game, 1, BidLimit(what=lot, limit=300, passes=True))
    table.play(Done(0), Done(2), Done(0))
    assert [type(action) for action in table.did] == [Bid, Done]


def test_the_lowest_private_is_bought_within_the_limit() -> None:
    game = new(3)
    lot = state_of(game).offered[0]
    price = state_of(game).first_price
    table = Table(game, 1, BidLimit(what=lot, limit=price))
    table.play(Done(0))
    assert table.did == [BuyPrivate(1, lot)]
    assert table.why == "private-yours"


def test_a_private_that_others_get_ends_the_limit() -> None:
    game = new(3)
    lot = state_of(game).offered[0]
    table = Table(game, 2, BidLimit(what=lot, limit=5))
    table.play(BuyPrivate(0, lot))
    assert table.why == "private-sold"


def test_only_what_exists_can_be_bid_for() -> None:
    assert isinstance(PROGRAMS.begin(new(3), 0, BidLimit(what="XYZ", limit=50)), Refusal)
    assert isinstance(PROGRAMS.begin(new(3), 0, BidLimit(what=state_of(new(3)).offered[0], limit=0)), Refusal)


# offers for trains


def offers(*kinds: str) -> Game:
    """GJR (seat 0) buys trains; GNWR (seat 1) has these."""
    game = started(("GJR", 0), ("GNWR", 1))
    set_cash(game, "GJR", 500)
    give_train(game, "GJR", "2H")
    for kind in kinds:
        give_train(game, "GNWR", kind)
    operate(game, "GJR", "buy-trains")
    return game


@pytest.mark.parametrize(("price", "accepted"), [(120, True), (121, True), (119, False)])
def test_an_offer_that_reaches_the_price_is_accepted_another_one_is_my_question(price: int, accepted: bool) -> None:
    table = Table(offers("2H", "2H"), 1, SellTrain(company="GNWR", train="2H", least=120))
    table.play(BuyFromCompany(0, "GJR", "GNWR", "2H", price))
    assert table.did == ([Answer(1, True)] if accepted else [])
    assert on_turn(table.game) == (0 if accepted else 1)
    assert trains(table.game, "GJR") == (("2H", "2H") if accepted else ("2H",))
    assert not table.ended


def test_it_is_for_one_type_of_one_company() -> None:
    for program in (SellTrain(company="GNWR", train="4H", least=1), SellTrain(company="WLR", train="2H", least=1)):
        game = offers("2H", "2H")
        begin(game, "WLR", 1)
        table = Table(game, 1, program)
        table.play(BuyFromCompany(0, "GJR", "GNWR", "2H", 400))
        assert table.did == []
        assert on_turn(game) == 1


@pytest.mark.parametrize("last", [True, False])
def test_the_last_train_is_sold_only_if_asked(last: bool) -> None:
    table = Table(offers("2H"), 1, SellTrain(company="GNWR", train="2H", least=100, last=last))
    table.play(BuyFromCompany(0, "GJR", "GNWR", "2H", 100))
    assert table.did == ([Answer(1, True)] if last else [])


@pytest.mark.parametrize("keep", [True, False])
def test_a_standing_answer_ends_after_the_operating_rounds_unless_it_is_kept(keep: bool) -> None:
    game = offers("2H", "2H")
    table = Table(game, 1, SellTrain(company="GNWR", train="2H", least=100, keep=keep))
    assert not table.ended
    merge(game)
    table.others_pass()
    assert table.why == ("" if keep else "round-over")


def test_a_standing_answer_goes_with_the_director() -> None:
    game = offers("2H", "2H")
    table = Table(game, 1, SellTrain(company="GNWR", train="2H", least=100))
    state_of(game).shares.directors["GNWR"] = "@2"
    table.play(Done(0))
    assert table.why == "not-director"


def test_only_a_director_names_a_price_above_zero_for_a_type_of_train() -> None:
    for program, key in (
        (SellTrain(company="GJR", train="2H", least=5), "director"),
        (SellTrain(company="GNWR", train="3X", least=5), "train"),
        (SellTrain(company="GNWR", train="2H", least=0), "limit"),
    ):
        refusal = PROGRAMS.begin(offers("2H"), 1, program)
        assert isinstance(refusal, Refusal)
        assert refusal.message.key == f"ireland-refuse-program-{key}"


# offers for privates


def offered(price: int, **program: Any) -> Table:
    """GNWR (seat 0) offers so much for TDR, which seat 2 owns."""
    table = Table(last_chance(with_private(2), "GNWR"), 2, SellPrivate(private="TDR", **program))
    table.play(BuyPrivate(0, "TDR", "GNWR", price))
    return table


@pytest.mark.parametrize(("price", "accepted"), [(60, True), (61, True), (59, False)])
def test_a_private_is_sold_from_a_price_on(price: int, accepted: bool) -> None:
    table = offered(price, least=60)
    assert table.did == ([Answer(2, True)] if accepted else [])
    assert state_of(table.game).privates["TDR"] == ("GNWR" if accepted else "@2")
    assert bool(table.ended) == accepted


def test_an_answer_for_one_private_is_for_no_other() -> None:
    game = last_chance(with_private(2), "GNWR")
    own_private(game, 2, "DAR")
    table = Table(game, 2, SellPrivate(private="DAR", least=1))
    table.play(BuyPrivate(0, "TDR", "GNWR", 60))
    assert table.did == []
    assert on_turn(game) == 2


def test_only_an_owner_names_a_price_above_zero_for_a_private() -> None:
    for seat, private, least, key in ((1, "TDR", 5, "owner"), (2, "DAR", 5, "owner"), (2, "TDR", 0, "limit")):
        refusal = PROGRAMS.begin(with_private(2), seat, SellPrivate(private=private, least=least))
        assert isinstance(refusal, Refusal)
        assert refusal.message.key == f"ireland-refuse-program-{key}"


# merger rounds


PAIR = ("EBSR", "GNWR")


def merging() -> Game:
    """EBSR (seat 0), GNWR (seat 1) and CIR (seat 2) are joined; each seat holds a share of the next company."""
    game = started(("EBSR", 0), ("GNWR", 1), ("CIR", 2))
    cover(game, NORTH_SOUTH)
    reach_phase(game, "4")
    give(game, 2, "EBSR", 1)
    merge(game)
    return game


def test_it_passes_in_merger_rounds_until_somebody_proposes() -> None:
    game = merging()
    first, second = on_turn(game), (on_turn(game) + 1) % 3
    table = Table(game, second, PassMerger())
    table.play(Done(first))
    assert table.did == [Done(second)]
    table.play(Propose(on_turn(game), legal(game, Propose)[0].companies))
    assert table.why == "proposed"


def test_a_vote_beforehand_is_cast_when_it_is_due() -> None:
    game = merging()
    proposer = on_turn(game)
    voter = 1 if proposer != 1 else 0
    table = Table(game, voter, VoteBeforehand(companies=PAIR, accept=False))
    table.play(Propose(proposer, PAIR))
    while step(game) == "merger-vote":
        table.play(Vote(on_turn(game), True))
    assert table.did == [Vote(voter, False)]
    assert table.why == "decided"


def test_a_vote_beforehand_is_for_one_set() -> None:
    game = merging()
    proposer = on_turn(game)
    other = next(act.companies for act in legal(game, Propose) if act.companies != PAIR)
    voter = next(seat for seat in range(3) if seat != proposer)
    table = Table(game, voter, VoteBeforehand(companies=PAIR, accept=True))
    table.play(Propose(proposer, other))
    assert table.did == []
    assert not table.ended


def test_a_vote_needs_companies_that_can_merge() -> None:
    assert isinstance(PROGRAMS.begin(merging(), 0, VoteBeforehand(companies=("EBSR", "GSWR"), accept=True)), Refusal)
    assert isinstance(PROGRAMS.begin(merging(), 0, VoteBeforehand(companies=("EBSR",), accept=True)), Refusal)
    assert isinstance(PROGRAMS.begin(merging(), 0, VoteBeforehand(companies=("EBSR", "EBSR"), accept=True)), Refusal)


def test_a_vote_names_the_companies_in_any_order() -> None:
    game = merging()
    made = PROGRAMS.begin(game, 0, VoteBeforehand(companies=PAIR[::-1], accept=True))
    assert isinstance(made, VoteBeforehand)
    assert made.companies in {act.companies for act in legal(game, Propose)}


# purposes


def test_a_new_program_replaces_one_for_the_same_purpose() -> None:
    purpose = PROGRAMS.purpose
    assert purpose(PassStock()) == purpose(BuyShares(company="WLR", percent=40))
    assert purpose(BidLimit(what="DAR", limit=5)) != purpose(BidLimit(what="TDR", limit=5))
    assert purpose(VoteBeforehand(companies=PAIR, accept=True)) == purpose(VoteBeforehand(companies=PAIR, accept=False))
    assert len({purpose(SellPrivate(private=private, least=5)) for private in ("DAR", "TDR")}) == 2
    assert len({purpose(SellTrain(company="WLR", train=kind, least=5)) for kind in ("2H", "4H")}) == 2
    assert len({purpose(PassStock()), purpose(PassMerger()), purpose(BidLimit(what="DAR", limit=5))}) == 3


def test_a_pass_gives_way_to_other_programs() -> None:
    assert PROGRAMS.gives_way(Done(0))
    assert not PROGRAMS.gives_way(Bid(0, "WLR", 105))
