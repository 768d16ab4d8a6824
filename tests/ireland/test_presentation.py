"""18Ireland as text and picture: the position, moves as choices, typed moves, the end, the SVG."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

import pytest

from tests.ireland.games import played
from tests.ireland.stock_table import new, on_turn, state_of, stock_round
from tests.ireland.table import NORTH_SOUTH, cover, give_train, operate, own_private, reach_phase, started
from trainshed.core import LANGUAGES, Action, Game, Words
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
    RouteChoice,
    Run,
    SellShares,
    Withhold,
)
from trainshed.titles.ireland import actions as acts

SVG = "{http://www.w3.org/2000/svg}"
WORDS = {language: Words(language, "ireland") for language in LANGUAGES}


def typed(game: Game, text: str) -> Action | None:
    return game.parse(on_turn(game), text)


def told(game: Game, action: Action, language: str = "en") -> str:
    return WORDS[language](game.describe(action), game.setup.players)


def gjr(step: str = "issue") -> Game:
    """GJR of seat 0 is on turn, with money and a train."""
    game = cover(started(("GJR", 0), ("GNWR", 1), money=500), NORTH_SOUTH)
    give_train(game, "GJR", "2H")
    operate(game, "GJR", step)
    return game


def gnwr(step: str = "issue") -> Game:
    """GNWR of seat 0 is on turn and has routes."""
    game = cover(started(("GNWR", 0), money=500), NORTH_SOUTH)
    give_train(game, "GNWR", "2H")
    operate(game, "GNWR", step)
    return game


# typed moves

TYPED_ANYWHERE = [
    ("buy TDR", acts.BuyPrivate(0, "TDR")),
    ("buy bow", acts.BuyPrivate(0, "BoW")),
    ("bid tdr 55", acts.Bid(0, "TDR", 55)),
    ("open GJR 100", acts.OpenAuction(0, "GJR", 100)),
    ("price GJR 70", acts.ChoosePrice(0, "GJR", 70)),
    ("launch GSWR 85", acts.Launch(0, "GSWR", 85)),
    ("sell LER 2", SellShares(0, "LER", 2)),
    ("buy LER", BuyShare(0, "LER", "treasury")),
    ("BUY ler POOL", BuyShare(0, "LER", "pool")),
    ("propose UR LER", acts.Propose(0, ("LER", "UR"))),
    ("target gswr", acts.NameTarget(0, "GSWR")),
    ("pass", Done(0)),
    ("done", Done(0)),
]


@pytest.mark.parametrize(("text", "action"), TYPED_ANYWHERE)
def test_moves_of_players_are_typed(text: str, action: Action) -> None:
    assert typed(new(4), text) == action


TYPED_FOR_COMPANY = [
    ("issue", acts.Issue(0, "GJR")),
    ("redeem", acts.Redeem(0, "GJR")),
    ("D6 57 2", LayTile(0, "GJR", "D6", "57", 2)),
    ("f4 ir5 0 by dr", LayTile(0, "GJR", "F4", "IR5", 0, "DR")),
    ("G-1 IM 1 by TIM", LayTile(0, "GJR", "G-1", "IM", 1, "TIM")),
    ("s J4.1", PlaceStation(0, "GJR", "J4", 1)),
    ("settle J4.1", acts.SettleStation(0, "GJR", "J4", 1)),
    ("marker CDSPC j4", acts.PlaceMarker(0, "GJR", "CDSPC", "J4")),
    ("private tim 120", acts.BuyPrivate(0, "TIM", "GJR", 120)),
    ("run 2H D6 E7", Run(0, "GJR", (RouteChoice("2H", ("D6.0", "E7.0")),))),
    ("run D G-1 G1", Run(0, "GJR", (RouteChoice("D", ("G-1.0", "G1.0")),))),
    ("pay", PayOut(0, "GJR")),
    ("keep", Withhold(0, "GJR")),
    ("buy", BuyTrain(0, "GJR")),
    ("buy trade 8h", BuyTrain(0, "GJR", "8H")),
    ("pool 1h'", BuyFromPool(0, "GJR", "1H'")),
    ("pool 10H trade 8H", BuyFromPool(0, "GJR", "10H", "8H")),
    ("from LER 2h 100", BuyFromCompany(0, "GJR", "LER", "2H", 100)),
    ("drop 2H", DiscardTrain(0, "GJR", "2H")),
    ("bankrupt", acts.GoBankrupt(0, "GJR")),
]


@pytest.mark.parametrize(("text", "action"), TYPED_FOR_COMPANY)
def test_moves_of_companies_are_typed(text: str, action: Action) -> None:
    assert typed(gjr(), text) == action


@pytest.mark.parametrize(
    "text", ["", "buy", "bid", "bid TDR", "bid TDR x", "sell", "issue", "H4", "hello there", "by DR"]
)
def test_other_texts_are_no_moves_in_an_auction(text: str) -> None:
    assert typed(new(4), text) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_shows_moves_that_can_be_typed(language: str) -> None:
    """Without the remarks in brackets; those of auctions and stock rounds, then those of a company's turn."""
    shown = re.sub(r" \([^)]*\)", "", WORDS[language].say("cli-typing-ireland"))
    for text in re.split(r", (?!4H I11)", shown):
        assert typed(new(4), text) is not None or typed(gjr(), text) is not None, text


def test_the_best_run_is_typed() -> None:
    game = gnwr("run-trains")
    best = typed(game, "best")
    assert isinstance(best, Run)
    assert best.routes
    assert game.why_not(best) is None


# moves as choices


def test_passes_are_called_so_and_other_ends_are_not() -> None:
    assert told(new(4), Done(0)) == "Pass"
    assert told(stock_round(), Done(0)) == "Pass"
    assert told(gjr(), Done(0)) == "Done"


def test_choices_name_what_they_cost() -> None:
    game = new(4)
    assert told(game, acts.BuyPrivate(0, "DAR")) == "Buy DAR for £20"
    assert told(game, acts.Bid(0, "TDR", 55)) == "Bid £55 for TDR"
    game = stock_round(phase="6")
    assert told(game, acts.Launch(0, "GSWR", 85)) == "Launch GSWR at £85: the director’s certificate costs £170"
    assert told(gjr(), acts.Issue(0, "GJR"), "pl") == "GJR emituje akcję za 70\u00a0£"


def test_a_trade_in_names_both_trains() -> None:
    game = reach_phase(started(("GJR", 0), money=900), "10")
    give_train(game, "GJR", "8H")
    operate(game, "GJR", "buy-trains")
    assert told(game, BuyTrain(0, "GJR", "8H")) == "GJR trades its 8H in for a 10H, paying £110"


def test_the_city_of_a_station_is_told_by_its_track() -> None:
    game = cover(started(("GJR", 0)), "J4 IR1/4")
    words = {told(game, acts.SettleStation(0, "UR", "J4", stop)) for stop in (0, 1)}
    assert len(words) == 2
    assert "Station of UR on J4 Belfast in the city with track to –" in words


@pytest.mark.parametrize("players", [3, 5])
def test_everything_in_a_game_can_be_told_in_all_languages(players: int) -> None:
    """Questions, choices, log and position of a random game."""
    whole = played(players, 10 + players, most=420)
    names = whole.setup.players
    for at in range(0, len(whole.actions), 21):
        game = whole.at(at)
        seat = game.decision.seats[0]
        choices = list(game.legal_actions.of(seat))
        for words in WORDS.values():
            said = [words(game.decision.question(seat), names)]
            said += [words(game.describe(action), names) for action in (*choices[:3], *choices[-3:])]
            said += [words(message, names) for message in game.summary(seat)]
            assert all(said)
            assert not any("{" in text or "ireland-" in text or "@" in text for text in said), said
    for _, events in whole.log():
        for event in events:
            for words in WORDS.values():
                assert words(event.message(), names)


# the position


def test_the_position_is_told_line_by_line() -> None:
    game = gjr()
    own_private(game, 1, "BoW")
    lines = [WORDS["en"](message, ("Ann", "Ben", "Cleo")) for message in game.summary(0)]
    assert lines[0].startswith(
        "Operating round 2.1, phase 2; tiles up to yellow; at most 2 trains for a five-share company."
    )
    assert "BoW, Board of Works: belongs to Ben, pays £9." in lines
    assert any(line.startswith("GJR, Ann: price 70, treasury £500, trains 2H, stations Sligo") for line in lines)
    assert any(line.startswith("Five-share companies to come: WLR, DER") for line in lines)
    assert any(line.startswith("Ann (priority card): £") and "certificates 1 of 16" in line for line in lines)


def test_the_end_tells_what_the_scores_are_made_of() -> None:
    game = stock_round(players=3)
    state = state_of(game)
    state.agenda.clear()
    state.ending = "bank"
    lines = [WORDS["en"](message, ("Ann", "Ben", "Cleo")) for message in game.epilogue()]
    assert lines == [f"{name}: £330 (cash £330, shares £0, privates £0)." for name in ("Ann", "Ben", "Cleo")]
    assert game.outcome is not None
    assert all(words.say(game.outcome.reason) for words in WORDS.values())


# pictures


def groups(game: Game, name: str) -> dict[str, ElementTree.Element]:
    found = ElementTree.fromstring(game.svg()).iter(f"{SVG}g")
    return {value: one for one in found if (value := one.get(f"data-{name}")) is not None}


def texts(element: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


def test_the_picture_shows_map_market_companies_players_and_trains() -> None:
    game = gjr()
    assert set(groups(game, "part")) == {"market", "depot", "stack"}
    assert set(groups(game, "marker")) == set(groups(game, "company")) == {"GJR", "GNWR"}
    assert texts(groups(game, "company")["GJR"])[:4] == ["GJR", "70", "£500", "2H"]
    assert "♛1" in texts(groups(game, "company")["GJR"])
    assert set(groups(game, "player")) == {"0", "1", "2"}
    assert texts(groups(game, "player")["1"])[0] == "2"
    assert {"2H", "4H", "6H", "8H", "10H", "D", "∞"} <= set(texts(groups(game, "part")["depot"]))
    assert set(groups(game, "cell")) == set(state_of(game).board.map.cells)


def test_the_picture_has_routes_of_companies_in_play_only() -> None:
    game = gnwr()
    assert game.svg(routes="GNWR") != game.svg()
    with pytest.raises(ValueError, match="no company in play"):
        game.svg(routes="WLR")


def test_a_seat_sees_its_own_row_marked() -> None:
    game = gjr()
    assert game.svg(0) != game.svg(1)
