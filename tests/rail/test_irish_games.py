"""Two public games of 18Ireland, replayed with the track kit.

All money, shares, prices, trains and stations agree, and the best routes earn what another program's search found.
"""

from __future__ import annotations

import csv
import json
from typing import Any

import pytest

from tests.rail.irish import IrishGame
from tests.rail.shared import ROOT, shared
from tests.rail.test_network import effective
from trainshed.rail.owners import BANK, POOL

ORACLE = ROOT.parent / "shared" / "oracle"


def text(name: str) -> list[str]:
    path = ORACLE / name
    if not path.exists():
        pytest.skip(f"no fact base at {path}")
    return path.read_text("utf-8").splitlines()


def read(name: str) -> Any:
    return json.loads("\n".join(text(name)))


@pytest.mark.parametrize("file", ["18Ireland_161830.json", "18Ireland_193995.json"])
def test_a_real_game_is_carried_by_the_kit(file: str) -> None:
    record, facts = read(file), read("ireland_checkpoints.json")[file]
    checkpoints = {point["after_action"]: point for point in facts["checkpoints"]}
    start = next(point for point in facts["checkpoints"] if point["now_in"] == "SR1")
    game = IrishGame(shared("ireland"), record["settings"]["seed"], start)
    rows = {row[0]: row[1:] for row in facts["per_action"]}
    ids = sorted(player["id"] for player in record["players"])
    assert_agrees(game, start)
    known = {
        int(row["action_id"]): row
        for row in csv.DictReader(text("routes_known.csv"))
        if f"{row['fixture']}.json" == file
    }
    seen = runs = 0
    for action in effective(record["actions"]):
        if action["id"] <= start["after_action"]:
            continue
        now_in, bank, cash = rows[action["id"]]
        game.play(action)
        if action["type"] == "run_routes":
            fact = known[action["id"]]
            assert game.revenue == int(fact["human_revenue"]), action
            assert game.best is not None
            assert game.best.proof.optimal
            assert game.best.revenue == int(fact["auto_router_revenue"]), action
            runs += 1
        game.settle(dict(zip(map(str, ids), cash, strict=True)), now_in)
        assert [game.bank[str(id)] for id in ids] == cash, action
        assert game.bank[BANK] == bank, action
        if action["id"] in checkpoints:
            if checkpoints[action["id"]]["now_in"] == "END":
                game.finish()
            assert_agrees(game, checkpoints[action["id"]])
            seen += 1
    assert runs == len(known)
    assert seen == len(checkpoints) - 2, "all but those of the auction of privates"


def assert_agrees(game: IrishGame, point: Any) -> None:
    """Compare every fact of a checkpoint that the kit tracks."""
    where = point["after_action"], point["now_in"]
    assert game.depot.phase.id == point["phase"], where
    assert sorted(card.id for card in game.depot.pool) == sorted(point["bank_pool_trains"]), where
    assert game.depot.next() == point["next_train"], where
    assert sum(game.bank.values()) == game.bank.total, where
    companies = list(game.market.positions())
    assert set(companies) == set(point["companies"]), where
    for company, fact in point["companies"].items():
        here = where, company
        row, column = game.market.at(company)
        assert f"{game.market.price(company)},{row},{column}" == fact["price"], here
        assert game.bank[company] == fact["cash"], here
        assert sorted(card.id for card in game.depot.of(company)) == sorted(fact["trains"]), here
        assert sorted(cell for cell, _ in game.board.stations_of(company)) == sorted(filter(None, fact["tokens"])), here
        assert game.shares.director(company) == str(fact["director"]), here
        assert game.shares.percent(company, company) == fact["treasury_percent"], here
        assert sorted(p for p, owner in game.privates.items() if owner == company) == sorted(fact["privates"]), here
        assert sum(game.shares.holders(company).values()) == 100, here
    for player, fact in point["players"].items():
        held = {company: percent for company in companies if (percent := game.shares.percent(player, company))}
        assert held == fact["shares"], (where, player)
    pool = {company: percent for company in companies if (percent := game.shares.percent(POOL, company))}
    assert pool == point["pool"], where
