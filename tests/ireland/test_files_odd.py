"""Files of 18xx.games as other versions and other tables wrote them."""

from __future__ import annotations

import json
from typing import Any

from tests.ireland.files import OPENING, content, played, read
from trainshed.formats.eighteenxx import Imported, read_game, reader, write_game
from trainshed.rail.play.actions import Run
from trainshed.rail.tile import NARROW
from trainshed.titles.ireland.state import IrelandState

RUN = (*OPENING, "UR pass", "UR pass", "UR buy_train 2H-1 80", "UR pass", "DKR pass")
ROUTE = {"train": "2H-0", "connections": [["I11", "I13"]]}


def changed(file: dict[str, Any]) -> Imported:
    return read_game(json.dumps(file).encode())


def state_of(imported: Imported) -> IrelandState:
    assert imported.damage is None, imported.damage.message
    assert imported.game is not None
    state: IrelandState = imported.game.state
    return state


def ran(**route: Any) -> Imported:
    """Read a file in which DKR runs."""
    file = content(*RUN)
    run = {"type": "run_routes", "entity": "DKR", "entity_type": "corporation", "routes": [{**ROUTE, **route}]}
    file["actions"].append({"id": len(file["actions"]) + 1, **run})
    return changed(file)


def test_players_without_ids_are_named_in_the_actions_by_name() -> None:
    file = content(*OPENING)
    names = {player["id"]: player["name"] for player in file["players"]}
    file["players"] = [{"name": name} for name in names.values()]
    for action in file["actions"]:
        action["entity"] = names.get(action["entity"], action["entity"])
    assert state_of(changed(file)).key() == state_of(read(*OPENING)).key()


def test_ids_of_players_may_be_text_or_begin_with_zero() -> None:
    for new in (lambda id: str(id), lambda id: id - 1):
        file = content(*OPENING)
        for player in file["players"]:
            player["id"] = new(player["id"])
        for action in file["actions"]:
            if action["entity_type"] == "player":
                action["entity"] = new(action["entity"])
        assert state_of(changed(file)).key() == state_of(read(*OPENING)).key()


def test_the_seed_may_be_text_or_the_id_of_the_file() -> None:
    seed = reader.read(json.dumps(content(seed=1411315859)).encode()).seed
    for settings, id in (
        ({"seed": "1411315859"}, 1),
        ({}, 1411315859),
        ({"seed": None}, "hs_abc_1411315859"),
        (None, 1411315859),
    ):
        file = content() | {"settings": settings, "id": id}
        assert reader.read(json.dumps(file).encode()).seed == seed


def test_what_changes_nothing_may_have_any_fields() -> None:
    """Messages, log entries and programs are not read; what a program did is."""
    file = content(*OPENING)
    odd = {"price": "much", "shares": None, "routes": 7, "corporation": ["UR"], "entity": None, "entity_type": None}
    first, rest = file["actions"][0], file["actions"][1:]
    file["actions"] = [
        {"id": 1, "type": "message", "message": "hello", **odd},
        {"id": 2, "type": "log", **odd},
        {"id": 3, "type": "program_auction_bid", **odd, "auto_actions": [first, {"type": "program_disable", **odd}]},
        *({**action, "id": action["id"] + 2} for action in rest),
    ]
    assert state_of(changed(file)).key() == state_of(read(*OPENING)).key()


def test_undo_leads_back_over_rounds_and_programs() -> None:
    """An undo names an action of the private auction; all later ones, programs among them, are cancelled."""
    lines = (*OPENING[:5], "1 program_share_pass", *OPENING[5:9], "1 undo 4", "2 bid DK 120", *OPENING[5:])
    assert state_of(read(*lines)).key() == state_of(read(*OPENING)).key()
    assert state_of(read(*OPENING, "1 undo 4", "1 redo")).key() == state_of(read(*OPENING)).key()


def test_routes_need_neither_stops_nor_revenue() -> None:
    routes: tuple[dict[str, Any], ...] = ({}, {"nodes": []}, {"revenue": 40}, {"nodes": ["I13-0", "I11-0"]})
    for route in routes:
        assert state_of(ran(**route)).earned["DKR"] == 40


def narrow_links(state: IrelandState) -> list[tuple[str, str]]:
    """Return neighbouring cells with stops that narrow track joins."""
    board, found = state.board, []
    cells = [cell for cell in board.map.cells if (shape := board.shape(cell)) and shape.tile.stops]
    for cell in cells:
        for side, beside in board.map.grid.neighbours(cell).items():
            if beside in cells and all(
                side in shape.exits and shape.gauges[side] == NARROW
                for shape, side in ((board.shape(cell), side), (board.shape(beside), (side + 3) % 6))
                if shape
            ):
                found.append((cell, beside))
    return found


def test_peers_5469_5744_7297_7394_an_imported_route_over_narrow_gauge_is_refused() -> None:
    """Each run of a game is replaced in its file by a route over narrow gauge alone, where there is any."""
    game = played(9, 4)
    file = json.loads(write_game(game))
    runs = [n for n, action in enumerate(file["actions"]) if action["type"] == "run_routes"]
    tried = 0
    for n, at in zip(runs, [at for at, action in enumerate(game.actions) if isinstance(action, Run)], strict=True):
        links = narrow_links(game.at(at).state)
        if not links:
            continue
        (train, *_) = [route["train"] for route in file["actions"][n]["routes"]]
        link = links[tried % len(links)]
        routes = [{"train": train, "connections": [list(link)], "hexes": list(link)}]
        imported = changed({**file, "actions": [*file["actions"][:n], {**file["actions"][n], "routes": routes}]})
        assert imported.damage is not None, link
        assert imported.damage.message.key == "file-refused", link
        tried += 1
        if tried == 6:
            break
    assert tried == 6


def test_a_route_that_names_another_stop_is_read_by_its_cells_and_revenue() -> None:
    """A route of one stretch ignores the named stops in the public engine: Dublin's other city has no track to I13."""
    assert state_of(ran(nodes=["I11-1", "I13-0"], revenue=40)).earned["DKR"] == 40
    imported = ran(nodes=["I11-1", "I13-0"], revenue=50)
    assert imported.damage is not None
    assert imported.damage.message.key == "file-revenue"


def test_shares_at_another_price_than_the_market_s_do_not_fit() -> None:
    for price, fits in ((60, True), (61, False), (None, True)):
        file = content(*OPENING[:8])
        file["actions"][7]["share_price"] = price
        imported = changed(file)
        assert (imported.damage is None) == fits, price


def test_a_company_s_pass_that_nobody_waits_for_does_nothing() -> None:
    assert state_of(read(*OPENING, "DKR pass")).key() == state_of(read(*OPENING)).key()
