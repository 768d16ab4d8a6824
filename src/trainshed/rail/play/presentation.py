"""Base class of a presentation: texts, pictures and previews that all track games show alike."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from trainshed.core import Action, Message, Presentation
from trainshed.rail.draw import Livery, RouteLine, load_liveries, table_svg
from trainshed.rail.draw.reached import MapReach, map_reach
from trainshed.rail.reach import reach

from . import preview as previews
from . import text
from .actions import RouteChoice
from .explained import ExplainedRun, explained_run
from .preview import Effect, RailPreview
from .routing import FoundRoute, RestOfRun, best_rest, find_route
from .running import best_run, place_of
from .state import RailState
from .ways import income_of

S = TypeVar("S", bound=RailState)


class RailPresentation(Presentation[S]):
    """Texts, pictures and previews of a track game."""

    game: ClassVar[str]
    """Its name, as the heading of a picture."""
    data: ClassVar[Path]
    """The folder with its liveries."""
    action: ClassVar[Any]
    """Union of its kinds of action."""
    without_effect: ClassVar[tuple[type[Action], ...]] = ()
    """Actions that name everything they bring: no effect is shown with them."""

    @cached_property
    def liveries(self) -> dict[str, Livery]:
        """The companies' colours."""
        return load_liveries(self.data)

    own_words: ClassVar[tuple[type[Action], ...]] = ()
    """Actions that the title describes in its own words (see `text.describe`)."""
    lay: ClassVar[re.Pattern[str]] = text.LAY
    """How a lay is typed."""

    # what a title says in its own way

    def running(self, state: S) -> Iterable[str]:
        """Return the companies whose best runs are shown, in their order."""
        raise NotImplementedError

    def per_share(self, state: S, revenue: int) -> int:
        """Return what a 10 % share would get of a revenue; 0 if nothing is paid to shares."""
        return 0

    def effect(self, state: S, action: Action) -> Effect:
        """Return what is shown of a legal action."""
        return previews.NOTHING if isinstance(action, self.without_effect) else previews.effect(state, action)

    def to_act(self, state: S, company: str) -> Iterable[str]:
        """Return the companies that buy trains after this one, in their order; none where there is no such order."""
        return ()

    # the same for all track games

    def describe(self, state: S, action: Action) -> Message:
        return text.describe(state, action, self.effect(state, action), own=type(action) in self.own_words)

    def parse(self, state: S, seat: int, typed: str) -> Action | None:
        return text.parse(state, seat, typed, self.action, self.lay)

    def svg(self, state: S, seat: int | None, **how: Any) -> str:
        """Return the picture of the table, the same for every seat; `how` are the arguments of `picture`."""
        return self.picture(state, **how)

    def picture(self, state: S, *, routes: str = "", coordinates: bool = True) -> str:
        """Return the picture of the table: map and chart, with the best routes of the company named in `routes`."""
        if routes and state.shares.director(routes) is None:
            raise ValueError(f"routes: {routes[:20]!r} is no company on the map")
        taken = best_run(state, routes).routes if routes else ()
        lines = [RouteLine(n, [place_of(stop) for stop in route.stops], route.cells) for n, route in enumerate(taken)]
        table = self.game, state.board, state.market, self.liveries
        return table_svg(*table, company=routes, routes=lines, coordinates=coordinates)

    def reach(self, state: S, company: str) -> MapReach | None:
        """Return the track a company can reach and the cities that are full for it."""
        return map_reach(state.board, company, reach(state.board, company)) if company in state.box.companies else None

    def preview(self, state: S, seat: int | None) -> RailPreview:
        runs = [previews.run_preview(state, company, self.per_share) for company in self.running(state)]
        return previews.preview(state, seat, runs, self.effect, self.to_act)

    def values_only(self, preview: RailPreview) -> RailPreview:
        return previews.values_only(preview)

    def explained_run(self, state: S, company: str) -> ExplainedRun | None:
        """Return the best run of a company, explained; None if there is no such company."""
        if company not in state.box.companies:
            return None
        return explained_run(state, company, partial(income_of, state))

    def find_route(
        self, state: S, company: str, choice: RouteChoice, others: Sequence[RouteChoice], which: int
    ) -> FoundRoute | None:
        """Return a route that a player draws; None if there is no such company."""
        return find_route(state, company, choice, others, which) if company in state.box.companies else None

    def best_rest(self, state: S, company: str, kept: Sequence[RouteChoice]) -> RestOfRun | None:
        """Return the best routes beside some that are kept; None if there is no such company."""
        return best_rest(state, company, kept) if company in state.box.companies else None
