"""Error responses, all with the same body (`Problem`)."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from sqlalchemy.exc import DBAPIError

from .wire import Problem
from .writer import storage_fault

log = logging.getLogger("trainshed.server")


class ApiError(Exception):
    """A rejected request: the HTTP status and the `Problem` to send."""

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
    """Respond to errors raised by Litestar: malformed body, unknown path, wrong method, too large a body."""
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        parts = [
            f"{item.get('key', 'body')}: {item.get('message', '')}" for item in error.extra if isinstance(item, dict)
        ]
        detail = "; ".join(parts)[:500]
    reasons = {404: "unknown", 405: "method", 413: "too-large", 429: "too-many"}
    return _answer(error.status_code, Problem(reasons.get(error.status_code, "malformed"), detail[:500]), error.headers)


def answer_too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[bytes]:
    """Respond to JSON that is nested too deeply to process."""
    return _answer(400, Problem("malformed", f"too deeply nested: {error}"))


def answer_storage(request: Request[Any, Any, Any], error: DBAPIError) -> Response[bytes]:
    """Respond when the database cannot store anything, such as on a full disk; else as to any internal error."""
    fault = storage_fault(error)
    if not fault:
        return answer_fault(request, error)
    log.error("nothing can be stored", extra={"path": request.url.path, "why": fault})
    return _answer(507, Problem("storage", f"nothing can be stored: {fault}"))


def answer_fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Respond to an internal error: log it in full, send only a short message."""
    log.exception("fault", extra={"path": request.url.path}, exc_info=error)
    return _answer(HTTP_500_INTERNAL_SERVER_ERROR, Problem("fault", "the server made a mistake; it is in its log"))
