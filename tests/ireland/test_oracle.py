"""Two public games of 18Ireland replay here with the same money after every action, and the same states."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.ireland.oracle import FILES, data, facts, known_routes
from trainshed.core import Game
from trainshed.formats.eighteenxx import importer, reader
from trainshed.formats.eighteenxx.reader import FileAction, GameFile
from trainshed.rail.owners import BANK, POOL
from trainshed.rail.play.running import best_run
from trainshed.titles.ireland.state import IrelandState

ENDS = {"bank": "bank", "stock_market": "market"}


def played(name: str) -> Iterator[tuple[GameFile, FileAction, IrelandState, bool]]:
    """Yield the file, each action, the position after it, and whether it is the last of its number."""
    file = reader.read(data(name))
    driver = importer.start(file, importer.setup_of(file))
    for number in importer.play(file, driver):
        action = file.actions[number - 1]
        yield file, action, driver.state, number == len(file.actions) or file.actions[number].id != action.id
    assert number == len(file.actions)


@pytest.mark.parametrize("name", FILES)
def test_a_public_game_replays_to_the_pound(name: str) -> None:
    known = facts(name)
    rows = {row[0]: row[1:] for row in known["per_action"]}
    checkpoints: dict[int, Any] = {point["after_action"]: point for point in known["checkpoints"]}
    seen = set()
    for file, action, state, last in played(name):
        if not last:
            continue
        seats = importer.seats_of(file)
        _, bank, cash = rows[action.id]
        ids = sorted((player.key for player in file.players), key=int)
        assert [state.bank[f"@{seats[id]}"] for id in ids] == cash, action
        assert state.bank[BANK] == bank, action
        if action.id in checkpoints:
            agrees(state, checkpoints[action.id], seats)
            seen.add(action.id)
    assert seen == set(checkpoints) - {0}
    imported = importer.read_game(data(name))
    game = imported.game
    assert game is not None
    assert game.over
    assert (imported.damage, imported.notes, imported.ended) == (None, (), False)
    assert {id: game.scores()[seat].total for id, seat in seats.items()} == known["result"] == file.result
    assert game.state.ending == ENDS[known["end_reason"]]


def agrees(state: IrelandState, point: Any, seats: dict[str, int]) -> None:
    """Compare every fact of a checkpoint."""
    where = point["after_action"], point["now_in"]
    assert round_name(state) == point["now_in"], where
    assert state.bank[BANK] == point["bank"], where
    assert state.depot.phase.id == point["phase"], where
    assert state.depot.next() == point["next_train"], where
    assert sorted(card.id for card in state.depot.pool) == sorted(point["bank_pool_trains"]), where
    assert sum(state.bank.values()) == state.bank.total, where
    companies = state.started()
    assert set(companies) == set(point["companies"]), where
    for company, fact in point["companies"].items():
        here = where, company
        row, column = state.market.at(company)
        assert f"{state.market.price(company)},{row},{column}" == fact["price"], here
        assert state.bank[company] == fact["cash"], here
        assert sorted(card.id for card in state.depot.of(company)) == sorted(fact["trains"]), here
        stations = [cell for cell, _ in state.board.stations_of(company)]
        assert sorted(stations) == sorted(filter(None, fact["tokens"])), here
        assert state.director(company) == seats[str(fact["director"])], here
        assert state.shares.percent(company, company) == fact["treasury_percent"], here
        assert sorted(state.privates_of(company)) == sorted(fact["privates"]), here
    totals = importer_totals(state)
    for id, fact in point["players"].items():
        owner = f"@{seats[id]}"
        held = {company: percent for company in companies if (percent := state.shares.percent(owner, company))}
        assert held == fact["shares"], (where, id)
        assert state.bank[owner] == fact["cash"], (where, id)
        assert sorted(state.privates_of(owner)) == sorted(fact["privates"]), (where, id)
        assert totals[seats[id]] == fact["value"], (where, id)
    pool = {company: percent for company in companies if (percent := state.shares.percent(POOL, company))}
    assert pool == point["pool"], where
    if point["now_in"] not in ("ISR1", "END"):
        first = seats[str(point["priority_order"][0])]
        assert state.priority == first, where
        assert [seats[str(id)] for id in point["priority_order"]] == list(state.clockwise(first)), where


def importer_totals(state: IrelandState) -> list[int]:
    from trainshed.titles.ireland.flow import totals

    return totals(state)


def round_name(state: IrelandState) -> str:
    """Return the name of the round in the reference material."""
    if not state.agenda:
        return "END"
    now = state.round
    names = {"privates": "ISR{n}", "stock": "SR{n}", "operating": "OR{n}.{part}", "merger": "MR{n}"}
    return names[now.kind].format(n=now.number, part=now.part)


@pytest.mark.parametrize("name", FILES)
def test_the_best_run_is_at_least_what_was_run_and_what_another_program_found(name: str) -> None:
    known = known_routes(name)
    before: IrelandState | None = None
    seen = 0
    for _, action, state, _ in played(name):
        if action.type == "run_routes" and action.id in known:
            assert before is not None
            run = best_run(before, str(action.entity))
            assert run.proved, action
            assert run.revenue >= int(known[action.id]["human_revenue"]), action
            assert run.revenue >= int(known[action.id]["auto_router_revenue"]), action
            assert int(known[action.id]["human_revenue"]) == sum(route.revenue or 0 for route in action.routes)
            seen += 1
        before = state.copy()
    assert seen == len(known)


@pytest.mark.parametrize("name", FILES)
def test_an_imported_game_is_a_record_that_replays(name: str) -> None:
    imported = importer.read_game(data(name))
    assert imported.game is not None
    assert Game.load(imported.game.record.json()).digest == imported.game.digest
