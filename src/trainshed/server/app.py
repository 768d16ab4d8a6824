"""The application: route handlers, the hub they use, and the middleware around them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import Scope
from sqlalchemy.exc import DBAPIError

from . import api, openapi, problems
from .compression import Compression
from .gallery import tiles, tiles_style
from .hub import TableHub, new_seed
from .live import live
from .middleware import PERSON, Middleware
from .pages import page
from .people import Person
from .settings import Settings

BODY_LIMIT = 64 * 1024


def _hub(state: State) -> TableHub:
    hub: TableHub = state.hub
    return hub


def _me(scope: Scope) -> Person:
    person: Person = scope[PERSON]  # type: ignore[literal-required]
    return person


def bare_app(lifespan: list[Callable[[Litestar], Any]] | None = None) -> Litestar:
    """Return the application without a hub; enough to generate the OpenAPI document."""
    return Litestar(
        route_handlers=[api.API, api.healthz, live, tiles, tiles_style, page],
        dependencies={"hub": Provide(_hub, sync_to_thread=False), "me": Provide(_me, sync_to_thread=False)},
        exception_handlers={
            problems.ApiError: problems.answer_api_error,
            HTTPException: problems.answer_http,
            DBAPIError: problems.answer_storage,
            RecursionError: problems.answer_too_deep,
            Exception: problems.answer_fault,
        },
        openapi_config=openapi.CONFIG,
        request_max_body_size=BODY_LIMIT,
        lifespan=lifespan or [],
        logging_config=None,
    )


def make_app(settings: Settings, seeds: Callable[[], int] = new_seed) -> Middleware:
    """Return the complete application. `seeds` is called for the seed of every new table."""
    hub = TableHub(settings, seeds)

    @asynccontextmanager
    async def keep(app: Litestar) -> AsyncIterator[None]:
        await hub.open()
        app.state.hub = hub
        try:
            yield
        finally:
            await hub.close()

    return Middleware(Compression(bare_app([keep])), hub)
