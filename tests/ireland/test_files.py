"""Hand-made 18xx.games files: what the public games do not contain, unfinished games, and disagreements."""

from __future__ import annotations

import json

from tests.ireland.files import OPENING, content, played, read
from trainshed.core import Game, Message
from trainshed.core.words import Words
from trainshed.formats.eighteenxx import importer, read_game, reader, write_game
from trainshed.formats.eighteenxx.telling import naming
from trainshed.formats.eighteenxx.waits import can_be_added
from trainshed.formats.eighteenxx.writer import _facts
from trainshed.rail.play.actions import Answer
from trainshed.titles.ireland.state import IrelandState

UR_TURN = (
    *("UR pass", "UR lay_tile J4 IR1-0 0", "UR place_token IR1-0-1", "UR lay_tile I5 1-0 0", "UR buy_train 2H-1 80"),
    "UR pass",
)


def state_of(*lines: str) -> IrelandState:
    """Return the position after a file that is valid."""
    imported = read(*lines)
    assert imported.damage is None, Words("en", "ireland")(imported.damage.message)
    assert imported.game is not None
    state: IrelandState = imported.game.state
    return state


def cash(state: IrelandState) -> list[int]:
    return [state.bank[f"@{seat}"] for seat in range(state.seats)]


# what happens by itself, and what is recorded nevertheless


def test_an_unfinished_file_goes_on() -> None:
    imported = read(*OPENING)
    game = imported.game
    assert game is not None
    assert (imported.played, imported.total, imported.notes) == (11, 11, ())
    assert game.setup.players == ("Ann", "Ben", "Cleo")
    state: IrelandState = game.state
    assert (state.round.kind, state.round.number, state.round.part) == ("operating", 1, 1)
    assert state.started() == ("UR", "DKR")
    assert cash(state) == [15, 102, 60]
    assert game.decision.seats == (2,)
    while not game.over and len(game.actions) < 60:
        seat = game.decision.seats[0]
        game.play(next(iter(game.legal_actions.of(seat))))


def test_everyone_passes_and_the_first_private_becomes_cheaper() -> None:
    state = state_of("1 pass", "2 pass", "3 pass", "1 bid DAR 15")
    assert cash(state) == [315, 330, 330]
    assert state.privates == {"DAR": "@0"}
    assert state.agenda[-1].seat == 1


def test_a_price_that_is_not_the_private_s_stops_the_import() -> None:
    imported = read("1 pass", "2 pass", "3 pass", "1 bid DAR 20")
    assert imported.damage is not None
    assert imported.damage.message.key == "file-no-place"
    assert imported.played == 3


def test_a_private_goes_to_the_only_bidder_and_bidders_go_on_bidding() -> None:
    state = state_of("1 bid DK 125", "2 bid DK 130", "3 bid DAR 20", "1 bid DCR 60", "2 bid RSSC 80", "3 bid WDE 90")
    assert state.agenda[-1].tag == "private-bidding"
    assert state.agenda[-1].seat == 0
    state = state_of(
        *("1 bid DK 125", "2 bid DK 130", "3 bid DAR 20", "1 bid DCR 60", "2 bid RSSC 80", "3 bid WDE 90"),
        *("1 bid DK 200", "2 pass"),
    )
    assert state.director("DKR") == 0
    assert state.market.price("DKR") == 100


def test_the_pass_of_a_player_whom_only_the_file_asks_does_nothing() -> None:
    assert _facts(state_of(*OPENING)) == _facts(state_of(*OPENING[:9], *OPENING[9:], "3 message well"))


def test_a_city_is_chosen_for_the_station_on_a_cell_of_two_cities() -> None:
    state = state_of(*OPENING, *UR_TURN[:3])
    assert state.board.stations_of("UR") == (("J4", 1),)
    assert state.bank["UR"] == 300


def test_passes_end_the_step_that_the_public_engine_waits_for() -> None:
    """UR passes shares, DKR track and trains: our engine asks for neither shares nor trains of DKR at once."""
    state = state_of(*OPENING, "UR pass", "UR pass")
    assert (state.agenda[-1].tag, state.agenda[-1].company) == ("buy-trains", "UR")
    run = "DKR run_routes 2H-0:40:I11.0>I13.0"
    state = state_of(*OPENING, "UR pass", "UR pass", "UR buy_train 2H-1 80", "UR pass", "DKR pass", run)
    assert (state.agenda[-1].tag, state.agenda[-1].company) == ("dividend", "DKR")
    state = state_of(
        *(*OPENING, "UR pass", "UR pass", "UR buy_train 2H-1 80", "UR pass", "DKR pass", run, "DKR dividend payout"),
        "DKR pass",
    )
    assert (state.round.part, state.agenda[-1].company) == (2, "UR")


def test_an_act_that_has_no_alternative_meets_the_action_that_tells_it() -> None:
    """A trainless company with money for one train only buys it by itself in our engine; the file tells it."""
    game = played(9, 6)
    written = write_game(game)
    told = [action for action in reader.read(written).actions if action.type == "buy_train"]
    imported = read_game(written)
    assert imported.damage is None
    assert imported.game is not None
    mine = [action for action in imported.game.actions if "train" in str(type(action).__struct_config__.tag)]
    assert len(mine) < len(told)
    assert _facts(imported.game.state) == _facts(game.state)


def test_consent_is_added_where_the_file_records_none() -> None:
    game = played(9, 6)
    imported = read_game(write_game(game))
    assert imported.game is not None
    answers = [action for action in imported.game.actions if isinstance(action, Answer)]
    assert answers
    assert all(answer.accept for answer in answers)


def test_a_naming_that_was_voted_on_is_dropped() -> None:
    """The public engine clears a proposal that was made before in the round, and the player is on turn again."""
    written = write_game(played(0, 3))
    file = reader.read(written)
    driver = importer.start(file, importer.setup_of(file))
    raw = json.loads(written)
    tried = 0
    for number in importer.play(file, driver):
        state = driver.state
        if driver.tag != "merger-turn" or file.actions[number - 1].type != "choose":
            continue
        seat, again = driver.step.seat, next(iter(sorted(state.voted)))
        order = naming(state, seat, again)
        if all(company in state.market for company in again) and state.shares.percent(f"@{seat}", order[0]):
            more = [{"type": "merge", "corporation": company} for company in order]
            if any(can_be_added(state, order, other) for other in state.box.five):
                more.append({"type": "pass"})
            player = {"entity": raw["players"][seat]["id"], "entity_type": "player"}
            actions = [*raw["actions"][:number], *(one | player for one in more), *raw["actions"][number:]]
            renumbered = [{**action, "id": place + 1} for place, action in enumerate(actions)]
            imported = read_game(json.dumps({**raw, "actions": renumbered}).encode())
            assert imported.damage is None, Words("en", "ireland")(imported.damage.message)
            assert imported.game is not None
            assert imported.game.over
            tried += 1
    assert tried


# the end by hand, and results


def test_a_game_ended_by_hand_is_scored_as_it_stands() -> None:
    imported = read(*OPENING, "1 end_game", status="finished", result={"1": 15 + 20 + 90 + 100 + 120, "2": 1, "3": 1})
    assert imported.damage is None
    assert imported.ended
    assert imported.game is not None
    assert not imported.game.over
    assert [note.key for note in imported.notes] == ["file-ended-by-hand", "file-result"]
    totals = {str(score.seat + 1): score.total for score in imported.game.scores()}
    again = read(*OPENING, "1 end_game", status="finished", result=totals)
    assert [note.key for note in again.notes] == ["file-ended-by-hand"]


# disagreements


def test_a_file_against_our_rules_says_where_what_and_which_rule_and_gives_the_valid_prefix() -> None:
    imported = read(*OPENING, "UR pass", "UR lay_tile J4 9-0 0", "UR pass")
    damage, game = imported.damage, imported.game
    assert damage is not None
    assert game is not None
    assert damage.message.key == "file-refused"
    assert damage.message.args["id"] == 13
    assert damage.message.args["what"] == "UR lay_tile J4 9-0 0"
    assert str(damage.message.args["rule"]).startswith("ireland/6.")
    assert isinstance(damage.message.args["reason"], Message)
    assert imported.played == 12
    assert damage.action == len(game.actions)
    whole = read(*OPENING, "UR pass").game
    assert whole is not None
    assert game.actions == whole.actions
    for language in ("en", "cs", "de", "pl"):
        assert "UR lay_tile J4 9-0 0" in Words(language, "ireland")(damage.message)
    assert Game.load(game.record.json()).digest == game.digest


def test_another_revenue_is_named() -> None:
    lines = (*OPENING, "UR pass", "UR pass", "UR buy_train 2H-1 80", "UR pass", "DKR pass")
    imported = read(*lines, "DKR run_routes 2H-0:50:I11.0>I13.0")
    assert imported.damage is not None
    args = imported.damage.message.args
    assert (imported.damage.message.key, args["told"], args["ours"]) == ("file-revenue", 50, 40)
    assert imported.played == len(lines)
    imported = read(*lines, "DKR run_routes 2H-0:40:I11.0>I9.0")
    assert imported.damage is not None
    assert imported.damage.message.key == "file-refused"


def test_names_of_players_stand_in_the_reason() -> None:
    """The message is shown where nobody knows the seats."""
    message = Message(
        "file-refused", {"reason": Message("rail-share-holding", {"holder": "@1"}), "rule": "@9", "id": 1}
    )
    named = importer.with_names(message, ("Ann", "Ben"))
    assert named.args["reason"] == Message("rail-share-holding", {"holder": "Ben"})
    assert (named.args["rule"], named.args["id"]) == ("@9", 1)


def test_what_is_not_there_is_named() -> None:
    for line, name in (
        ("9 pass", "9"),
        ("1 buy_shares DKR_9 20%", "DKR_9"),
        ("1 buy_shares XYZ_1 20%", "XYZ_1"),
        ("UR lay_tile J4 NO-0 0", "NO-0"),
        ("UR place_token Z4-0-0", "Z4-0-0"),
        ("UR buy_train 9H-0 80", "9H-0"),
        ("XYZ pass", "XYZ"),
    ):
        imported = read(*OPENING, line)
        assert imported.damage is not None, line
        assert imported.damage.message.key == "file-unknown-id", line
        assert imported.damage.message.args["name"] == name


def test_a_train_at_another_price_does_not_fit() -> None:
    imported = read(*OPENING, "UR pass", "UR pass", "UR buy_train 2H-1 60")
    assert imported.damage is not None
    assert imported.damage.message.key == "file-no-place"


def test_private_powers_are_read_with_the_private_as_actor() -> None:
    file = content(*OPENING)
    imported = read_game(json.dumps(file).encode())
    assert imported.game is not None
    refused = read(*OPENING, "DCR lay_tile H4 9-0 0")
    assert refused.damage is not None
    assert refused.damage.message.key == "file-unknown-id", "a player owns it"
