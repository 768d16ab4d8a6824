"""Tell our acts as actions of an 18Ireland file, one after the other, with the passes between them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from trainshed.core import Action, Event
from trainshed.rail.owners import POOL, player
from trainshed.rail.play.actions import (
    BuyFromCompany,
    BuyFromPool,
    BuyShare,
    BuyTrain,
    DiscardTrain,
    Done,
    LayTile,
    PayOut,
    PlaceStation,
    Run,
    SellShares,
    Withhold,
)
from trainshed.rail.play.events import RouteRun, TrainBought
from trainshed.rail.trains import TrainCard
from trainshed.titles.ireland import flow
from trainshed.titles.ireland.actions import (
    Bid,
    BuyPrivate,
    GoBankrupt,
    Issue,
    Launch,
    NameTarget,
    OpenAuction,
    PlaceMarker,
    Propose,
    Redeem,
    SettleStation,
    Vote,
)
from trainshed.titles.ireland.events import PrivateSold
from trainshed.titles.ireland.state import IrelandState

from .certificates import Ids
from .waits import END, OURS, STEPS, PublicTurn, asks_stock, can_be_added

FileDict = dict[str, Any]


class Late(Exception):  # noqa: N818 - named by its cause
    """The public engine is past the step in which this act would be possible."""


class Telling:
    """The actions of a file so far, and what the public engine waits for after them."""

    def __init__(self, state: IrelandState, first: int) -> None:
        self.actions: list[FileDict] = []
        self.seats = state.seats
        self.first = first
        self.ids = Ids(state)
        self.turn: PublicTurn | None = None
        self.round: MergerRound | None = None
        self.opened = 0
        """Where the opening bid of the last auction stands: the city of its company is told right after it (16.21)."""
        self.waited = END
        """The step that the public engine waits for before the act that is told."""
        self.closes = False
        """It has closed the company by then: without revenue its price fell to 0."""
        self.owned: dict[str, tuple[TrainCard, ...]] = {}
        """The trains before the act that is told."""

    def player(self, seat: int) -> int:
        """Return the number of a player in the file; the first one has number 1."""
        return (seat - self.first) % self.seats + 1

    # what happens around acts

    def before(self, state: IrelandState, step: Any) -> None:
        """A step is about to be resolved or answered: the public engine must have come as far."""
        self.owned = dict(state.depot.owned)
        if isinstance(step, (flow.NextOperating, flow.EndOperatingRound)):
            self._finish_turn(state)
        elif isinstance(step, flow.MergerRound):
            self.round = MergerRound(state)
        elif isinstance(step, flow.StockRound) and self.round is not None:
            for seat in self.round.passes_to_end():
                self._by_player(seat, "pass")
            self.round = None
        elif step.tag in OURS:
            if self.turn is None or self.turn.company != step.company:
                self.turn = PublicTurn(step.company)
            if step.tag == "dividend":
                self.turn.revenue = step.revenue
            self._reach(state, OURS[step.tag])
            self.waited = self.turn.waits(state)
            self.closes = OURS[step.tag] <= RUN < DIVIDEND < self.waited and _would_close(state, step.company)

    def follow(self, state: IrelandState) -> None:
        """Note what moved."""
        self.ids.follow(state)

    def stop_here(self, state: IrelandState) -> None:
        """The game is told: end it by hand where the public engine knows no end, or bring it to who is asked."""
        if state.ending == "nothing":
            self._by_player(self.first, "end_game")
        step = state.agenda[-1] if state.agenda else None
        if self.round is not None and step is not None and step.tag == "merger-turn":
            for seat in self.round.passes_before(step.seat):
                self._by_player(seat, "pass")

    def _reach(self, state: IrelandState, wanted: int) -> None:
        """Pass the public engine's steps before this one that it waits for."""
        turn = self.turn
        assert turn is not None
        while (waited := turn.waits(state)) < min(wanted, END):
            if STEPS[waited] == "run":
                self._by_company(turn.company, "run_routes", routes=[])
            else:
                self._by_company(turn.company, "pass")
            turn.over(waited)

    def _finish_turn(self, state: IrelandState) -> None:
        if self.turn is not None:
            self._reach(state, END)
            self.turn = None

    # acts

    def tell(
        self, state: IrelandState, step: Any, act: Action, happened: Sequence[Event], *, alone: bool = False
    ) -> None:
        """Tell an act that was just done; the ids are still those before it. `alone`: there was no choice."""
        if type(act) is Done:
            self._tell_pass(state, step, act.seat, alone=alone)
        else:
            tag = str(type(act).__struct_config__.tag)
            getattr(self, f"tell_{tag.replace('-', '_')}")(state, act, happened)

    def _tell_pass(self, state: IrelandState, step: Any, seat: int, *, alone: bool) -> None:
        """Tell the pass of a player; those of companies are told when they must have happened."""
        asked = not alone or (step.tag == "stock-turn" and asks_stock(state, step))
        if step.tag in ("private-turn", "private-bidding", "stock-turn", "company-auction") and asked:
            self._by_player(seat, "pass")

    def _by_player(self, seat: int, type: str, /, **fields: Any) -> None:
        self.actions.append({"type": type, "entity": self.player(seat), "entity_type": "player", **fields})

    def _by_company(self, company: str, type: str, /, **fields: Any) -> None:
        self.actions.append({"type": type, "entity": company, "entity_type": "corporation", **fields})

    def _by_private(self, private: str, type: str, /, **fields: Any) -> None:
        self.actions.append({"type": type, "entity": private, "entity_type": "company", **fields})

    # auctions and shares

    def tell_buy_private(self, state: IrelandState, act: BuyPrivate, happened: Sequence[Event]) -> None:
        if act.company:
            self._in_turn()
            self._by_company(act.company, "buy_company", company=act.private, price=act.price)
            return
        sold = next(event for event in happened if isinstance(event, PrivateSold) and event.private == act.private)
        self._by_player(act.seat, "bid", company=act.private, price=sold.price)

    def tell_bid(self, state: IrelandState, act: Bid, happened: Sequence[Event]) -> None:
        kind = "company" if act.what in state.box.privates else "corporation"
        self._by_player(act.seat, "bid", **{kind: act.what}, price=act.price)

    def tell_open_auction(self, state: IrelandState, act: OpenAuction, happened: Sequence[Event]) -> None:
        self._by_player(act.seat, "bid", corporation=act.company, price=act.price)
        self.opened = len(self.actions)

    def tell_launch(self, state: IrelandState, act: Launch, happened: Sequence[Event]) -> None:
        row, column = state.market.at(act.company)
        self._by_player(act.seat, "par", corporation=act.company, share_price=f"{act.price},{row},{column}")

    def tell_buy_share(self, state: IrelandState, act: BuyShare, happened: Sequence[Event]) -> None:
        holder = POOL if act.source == "pool" else act.company
        ids = self.ids.certificates.to_sell(holder, act.company, 1)
        self._by_player(act.seat, "buy_shares", shares=list(ids), percent=state.share(act.company))

    def tell_sell(self, state: IrelandState, act: SellShares, happened: Sequence[Event]) -> None:
        ids = self.ids.certificates.to_sell(player(act.seat), act.company, act.count)
        self._by_player(act.seat, "sell_shares", shares=list(ids), percent=act.count * state.share(act.company))

    def tell_issue(self, state: IrelandState, act: Issue, happened: Sequence[Event]) -> None:
        self._in_step("issue")
        ids = self.ids.certificates.to_sell(act.company, act.company, 1)
        self._by_company(act.company, "sell_shares", shares=list(ids), percent=state.share(act.company))
        self._over("issue")

    def tell_redeem(self, state: IrelandState, act: Redeem, happened: Sequence[Event]) -> None:
        self._in_step("issue")
        ids = self.ids.certificates.to_sell(POOL, act.company, 1)
        self._by_company(act.company, "buy_shares", shares=list(ids), percent=state.share(act.company))
        self._over("issue")

    # track, stations, runs

    def _in_step(self, step: str) -> None:
        """The act belongs to a step of theirs, which must not be over."""
        if self.turn is not None and (self.waited != STEPS.index(step) or self.closes):
            raise Late

    def _in_turn(self) -> None:
        """The act is possible throughout a turn, which must not be over."""
        if self.turn is not None and (self.waited == END or self.closes):
            raise Late

    def _over(self, step: str) -> None:
        if self.turn is not None:
            self.turn.over(STEPS.index(step))

    def tell_lay(self, state: IrelandState, act: LayTile, happened: Sequence[Event]) -> None:
        if act.by == "DCR":
            self._in_turn()
        else:
            self._in_step("track")
        upgrade = act.cell in self.ids.tiles.on or act.cell in PRINTED_TRACK
        where = {"hex": act.cell, "tile": self.ids.tiles.next(act.tile), "rotation": act.rotation}
        if act.by:
            self._by_private(act.by, "lay_tile", **where)
        else:
            self._by_company(act.company, "lay_tile", **where)
        if self.turn is not None and act.by in ("", "BoW"):
            self.turn.tile(upgrade)

    def tell_station(self, state: IrelandState, act: PlaceStation, happened: Sequence[Event]) -> None:
        if self.turn is not None:
            self._in_step("station")
        place = act.cell, act.stop
        slot = state.board.stations[place].index(act.company)
        self._by_company(act.company, "place_token", city=self.ids.city(state, place), slot=slot)
        if self.turn is not None and self.turn.company == act.company:
            self._over("station")

    def tell_settle(self, state: IrelandState, act: SettleStation, happened: Sequence[Event]) -> None:
        """Whoever lays the tile tells the city; for a company that was auctioned it is told after the opening bid."""
        if self.turn is not None:
            city = self.ids.city(state, (act.cell, act.stop))
            self._by_company(self.turn.company, "place_token", city=city, slot=0, tokener=act.company)
            return
        self._by_company(act.company, "place_token", city=self.ids.city(state, (act.cell, act.stop)), slot=0)
        self.actions.insert(self.opened, self.actions.pop())

    def tell_routes(self, state: IrelandState, act: Run, happened: Sequence[Event]) -> None:
        taken = [event for event in happened if isinstance(event, RouteRun) and event.company == act.company]
        cards = list(self.owned.get(act.company, ()))
        routes: list[FileDict] = []
        for event in taken:
            card = next(card for card in cards if card.kind == event.train)
            cards.remove(card)
            routes.append(
                {
                    "train": self.ids.trains.theirs(card.id),
                    "connections": stretches(event.stops, event.cells),
                    "hexes": [stop.rpartition(".")[0] for stop in event.stops],
                    "revenue": event.revenue,
                    "revenue_str": "-".join(stop.rpartition(".")[0] for stop in event.stops),
                    "nodes": ["-".join(stop.rpartition(".")[::2]) for stop in event.stops],
                }
            )
        if routes:
            self._in_step("run")
            more = state.earned[act.company] - sum(event.revenue for event in taken)
            routes[0]["revenue"] = taken[0].revenue + more
            self._by_company(act.company, "run_routes", routes=routes, extra_revenue=0)
            self._over("run")

    def tell_pay(self, state: IrelandState, act: PayOut, happened: Sequence[Event]) -> None:
        self._tell_dividend(act.company, "payout")

    def tell_withhold(self, state: IrelandState, act: Withhold, happened: Sequence[Event]) -> None:
        self._tell_dividend(act.company, "withhold")

    def _tell_dividend(self, company: str, kind: str) -> None:
        assert self.turn is not None
        if self.turn.revenue:
            self._in_step("dividend")
            self._by_company(company, "dividend", kind=kind)
            self.turn.revenue = 0
        self._over("dividend")

    # trains

    def _card(self, owner: str, kind: str) -> str:
        """Return the file's id of the first train of a kind that an owner had before the act."""
        card = next(card for card in self.owned.get(owner, ()) if card.kind == kind)
        return self.ids.trains.theirs(card.id)

    def _bought(self, company: str, happened: Sequence[Event]) -> TrainBought:
        return [event for event in happened if isinstance(event, TrainBought) and event.company == company][-1]

    def tell_buy_train(self, state: IrelandState, act: BuyTrain, happened: Sequence[Event]) -> None:
        bought = self._bought(act.company, happened)
        had = {card.id for card in self.owned.get(act.company, ())}
        id = next(card.id for card in state.depot.of(act.company) if card.kind == bought.train and card.id not in had)
        self._tell_train(act.company, id, bought, act.trade_in)

    def tell_buy_pool(self, state: IrelandState, act: BuyFromPool, happened: Sequence[Event]) -> None:
        bought = self._bought(act.company, happened)
        self._tell_train(act.company, self._card(POOL, act.train), bought, act.trade_in)

    def _tell_train(self, company: str, id: str, bought: TrainBought, old: str) -> None:
        self._in_step("trains")
        more = {"exchange": self._card(company, old)} if old else {}
        self._by_company(company, "buy_train", train=id, price=bought.price, variant=bought.train, **more)
        if self.turn is not None and old:
            self.turn.traded = True

    def tell_buy_from(self, state: IrelandState, act: BuyFromCompany, happened: Sequence[Event]) -> None:
        self._in_step("trains")
        train = self._card(act.seller, act.train)
        self._by_company(act.company, "buy_train", train=train, price=act.price, variant=act.train)

    def tell_drop(self, state: IrelandState, act: DiscardTrain, happened: Sequence[Event]) -> None:
        self._by_company(act.company, "discard_train", train=self._card(act.company, act.train))

    def tell_marker(self, state: IrelandState, act: PlaceMarker, happened: Sequence[Event]) -> None:
        self._in_turn()
        self._by_private(act.private, "assign", target=act.cell, target_type="hex")

    def tell_bankrupt(self, state: IrelandState, act: GoBankrupt, happened: Sequence[Event]) -> None:
        self._by_company(act.company, "bankrupt")

    # mergers

    def tell_propose(self, state: IrelandState, act: Propose, happened: Sequence[Event]) -> None:
        assert self.round is not None
        for seat in self.round.passes_before(act.seat):
            self._by_player(seat, "pass")
        self.round.proposed(act.seat)
        for company in naming(state, act.seat, act.companies):
            self._by_player(act.seat, "merge", corporation=company)
        if any(can_be_added(state, act.companies, other) for other in state.box.five):
            self._by_player(act.seat, "pass")

    def tell_vote(self, state: IrelandState, act: Vote, happened: Sequence[Event]) -> None:
        self._by_player(act.seat, "choose", choice="for" if act.accept else "against")

    def tell_target(self, state: IrelandState, act: NameTarget, happened: Sequence[Event]) -> None:
        self.ids.certificates.proposer = act.seat
        self._by_player(act.seat, "merge", corporation=act.company)


RUN, DIVIDEND = STEPS.index("run"), STEPS.index("dividend")
PRINTED_TRACK = ("I11", "I13")
"""Cells with printed track: a tile on them is an upgrade."""


class MergerRound:
    """A merger round of the public engine: it asks all players in turn until all have passed in succession."""

    def __init__(self, state: IrelandState) -> None:
        self.order = tuple(state.clockwise(state.priority))
        self.at = 0
        self.passes = 0

    def _pass(self) -> int:
        seat = self.order[self.at]
        self.at = (self.at + 1) % len(self.order)
        self.passes += 1
        return seat

    def passes_before(self, seat: int) -> list[int]:
        """Return who passes until this seat is asked."""
        found = []
        while self.order[self.at] != seat:
            found.append(self._pass())
        return found

    def proposed(self, seat: int) -> None:
        """A proposal was made: all passes are forgotten, the next player is asked."""
        self.at = (self.order.index(seat) + 1) % len(self.order)
        self.passes = 0

    def passes_to_end(self) -> list[int]:
        """Return who passes until the round is over."""
        found = []
        while self.passes < len(self.order):
            found.append(self._pass())
        return found


def naming(state: IrelandState, seat: int, companies: tuple[str, ...]) -> tuple[str, ...]:
    """Return the companies in an order that the public engine takes: first one of the proposer's, then joined ones."""
    for order in permutations(companies):
        if state.shares.percent(player(seat), order[0]) and all(
            can_be_added(state, order[:number], order[number]) for number in range(1, len(order))
        ):
            return order
    return companies


def stretches(stops: Sequence[str], cells: Sequence[str]) -> list[list[str]]:
    """Return the cells of each stretch between two stops of a route."""
    found, at = [], 0
    for stop in stops[1:]:
        cell = stop.rpartition(".")[0]
        end = next(number for number in range(at + 1, len(cells)) if cells[number] == cell)
        found.append(list(cells[at : end + 1]))
        at = end
    return found


def _would_close(state: IrelandState, company: str) -> bool:
    """True if the company's price would fall to 0 without revenue."""
    market = state.market.copy()
    market.move(company, "withhold")
    return "closes" in market.zones(company)
