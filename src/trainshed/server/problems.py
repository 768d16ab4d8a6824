"""Answers that are not what was hoped for: one shape for all of them."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from .wire import Problem

log = logging.getLogger("trainshed.server")


class ApiError(Exception):
    """A request that is refused, and how to say so."""

    def __init__(self, status: int, reason: str, detail: str, **more: Any) -> None:
        super().__init__(f"{status} {reason}: {detail}")
        self.status = status
        self.problem = Problem(reason, detail, **more)


def forbidden(detail: str) -> ApiError:
    return ApiError(403, "forbidden", detail)


def unknown(what: str) -> ApiError:
    return ApiError(404, "unknown", f"there is no such {what}")


def invalid(detail: str, reason: str = "invalid", **more: Any) -> ApiError:
    return ApiError(422, reason, detail, **more)


def conflict(reason: str, detail: str, **more: Any) -> ApiError:
    return ApiError(409, reason, detail, **more)


def _answer(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    return Response(msgspec.json.encode(problem), media_type="application/json", status_code=status, headers=headers)


def answer_api_error(_: Request[Any, Any, Any], error: ApiError) -> Response[bytes]:
    return _answer(error.status, error.problem)


def answer_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the framework refuses: a malformed body, an unknown path, a wrong method, too much data."""
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        parts = [
            f"{item.get('key', 'body')}: {item.get('message', '')}" for item in error.extra if isinstance(item, dict)
        ]
        detail = "; ".join(parts)[:500]
    reasons = {404: "unknown", 405: "method", 413: "too-large", 429: "too-many"}
    return _answer(error.status_code, Problem(reasons.get(error.status_code, "malformed"), detail[:500]), error.headers)


def answer_too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[bytes]:
    """JSON nested so deeply that nobody means it."""
    return _answer(400, Problem("malformed", f"too deeply nested: {error}"))


def answer_fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A fault of ours: logged in full, told in brief."""
    log.exception("fault", extra={"path": request.url.path}, exc_info=error)
    return _answer(HTTP_500_INTERNAL_SERVER_ERROR, Problem("fault", "the server made a mistake; it is in its log"))
