"""The application: routes, the house behind them, and the door in front."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import Scope

from . import openapi, problems, routes
from .door import PERSON, Door
from .gallery import tiles, tiles_style
from .house import House, new_seed
from .live import live
from .pages import page
from .people import Person
from .settings import Settings

BODY_LIMIT = 64 * 1024


def _house(state: State) -> House:
    house: House = state.house
    return house


def _me(scope: Scope) -> Person:
    person: Person = scope[PERSON]  # type: ignore[literal-required]
    return person


def bare_app(lifespan: list[Callable[[Litestar], Any]] | None = None) -> Litestar:
    """The routes without a house behind them; enough to describe them."""
    return Litestar(
        route_handlers=[routes.API, routes.healthz, live, tiles, tiles_style, page],
        dependencies={"house": Provide(_house, sync_to_thread=False), "me": Provide(_me, sync_to_thread=False)},
        exception_handlers={
            problems.Wrong: problems.answer_wrong,
            HTTPException: problems.answer_http,
            RecursionError: problems.answer_too_deep,
            Exception: problems.answer_fault,
        },
        openapi_config=openapi.CONFIG,
        request_max_body_size=BODY_LIMIT,
        lifespan=lifespan or [],
        logging_config=None,
    )


def make_app(settings: Settings, seeds: Callable[[], int] = new_seed) -> Door:
    """The whole application. `seeds` is asked for the seed of every new table."""
    house = House(settings, seeds)

    @asynccontextmanager
    async def keep(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        app.state.house = house
        try:
            yield
        finally:
            await house.close()

    return Door(bare_app([keep]), house)
