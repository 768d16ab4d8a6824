"""What each kind of step shows besides its legal actions; the page chooses its panel by the tag."""

from __future__ import annotations

from msgspec import Struct

from .routes import RouteTaken


class DraftView(Struct, frozen=True, tag="draft"):
    """Take a start company or a character."""


class LayHomeView(Struct, frozen=True, tag="lay-home"):
    """Lay the home tile of a company."""

    company: str


class JudgeView(Struct, frozen=True, tag="judge"):
    """The Judge's income: `cash`, or `total` for the treasuries."""

    cash: int
    total: int


class CardStepView(Struct, frozen=True, tag="card"):
    """Take a card."""


class EndTurnView(Struct, frozen=True, tag="end-turn"):
    """The card is done; acts beside it are still possible."""


class LayTrackView(Struct, frozen=True, tag="lay-track"):
    """Lay tiles; the numbers are those the card still allows, by colour."""

    yellow: int
    green: int
    any: int


class BuildStationView(Struct, frozen=True, tag="build-station"):
    """Place a station."""


class PlaceHomeView(Struct, frozen=True, tag="place-home"):
    """Place the home station of a new company."""

    company: str


class SplitView(Struct, frozen=True, tag="split"):
    """Share `total` out over the own companies."""

    total: int


class BuyTrainsView(Struct, frozen=True, tag="buy-trains"):
    """Buy trains: how many more, and the offers refused with this card (selling company and train)."""

    left: int
    refused: tuple[tuple[str, str], ...]


class OfferView(Struct, frozen=True, tag="offer"):
    """An offer of `seat` for a train, waiting for an answer."""

    seat: int
    company: str
    seller: str
    train: str
    price: int


class BuyPoolView(Struct, frozen=True, tag="buy-pool"):
    """Buy a train from the pool; `running`: after withholding, not in the own turn."""

    company: str
    running: bool


class SharesView(Struct, frozen=True, tag="shares"):
    """Trade shares; `sold` are the companies whose shares were sold with this card."""

    sold: tuple[str, ...]


class RunChoiceView(Struct, frozen=True):
    """One of several runs of the highest revenue: income from mines, and its routes."""

    mines: int
    routes: tuple[RouteTaken, ...]


class ChooseRunView(Struct, frozen=True, tag="choose-run"):
    """Choose among runs of equal revenue."""

    company: str
    revenue: int
    runs: tuple[RunChoiceView, ...]


class DividendView(Struct, frozen=True, tag="dividend"):
    """Pay out or withhold: what a payment would bring to each player."""

    company: str
    revenue: int
    incomes: tuple[int, ...]
    """By player; in a solo game the last is Gulliver's."""
    kept: int
    """Part that goes into the treasury in any case (Brobdingnag)."""


class DiscardView(Struct, frozen=True, tag="discard"):
    """Discard a train of a company over the limit."""

    company: str


LilliputStepView = (
    DraftView
    | LayHomeView
    | JudgeView
    | CardStepView
    | EndTurnView
    | LayTrackView
    | BuildStationView
    | PlaceHomeView
    | SplitView
    | BuyTrainsView
    | OfferView
    | BuyPoolView
    | SharesView
    | ChooseRunView
    | DividendView
    | DiscardView
)
