"""The refusals of each route for the OpenAPI schema, and our responses to FastAPI's own errors."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from harbourside.engine.errors import HarboursideError, shown
from harbourside.server.api import page
from harbourside.server.api.language import language_of, problem
from harbourside.server.api.models.base import ErrorResponse
from harbourside.server.errors import Refused, status_of

_MEANING: Final = {
    400: "The request cannot be read.",
    401: "The request needs an identity.",
    403: "The caller may not do this.",
    404: "It does not exist, or the caller may not know of it.",
    409: "The table does not allow it as it is now. The error says why.",
    413: "The request is too large.",
    422: "The request is not valid. The error says why.",
    429: "Too many requests. Retry-After says when to try again.",
    503: "The server cannot do it now. Retry-After says when to try again.",
}
_ALWAYS: Final = (400, 403, 413, 429, 503)
_HTTP: Final = {404: "not-found", 405: "method"}
MOST_SHOWN: Final = 10


_PROBLEM: Final = {"application/json": {"schema": {"$ref": f"#/components/schemas/{ErrorResponse.__name__}"}}}
"""Refusals are JSON, also where the response itself is not."""


def error_responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {
        status: {"content": _PROBLEM, "description": _MEANING[status]}
        for status in sorted({*statuses, *_ALWAYS})
    }


def handle_errors(app: FastAPI) -> None:
    """FastAPI's own errors get the same form as ours."""
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    wrong = error.errors()[:MOST_SHOWN]
    where = [str(shown(".".join(str(part) for part in item["loc"]), 100)) for item in wrong]
    unreadable = any(item["type"] == "json_invalid" for item in wrong)
    refused = (
        Refused(400, "unreadable")
        if unreadable
        else Refused(422, "bad-request", field=shown(where[0], 100), kind=shown(wrong[0]["type"]))
    )
    return _answer(request, refused, where)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    cause = error.__cause__
    if isinstance(cause, HarboursideError):  # a body that turned out to be too large while it was read
        return _answer(request, cause)
    if error.status_code == 404 and page.is_for_a_person(request):
        return page.page_not_found(language_of(request.headers.get("accept-language")))
    return _answer(request, Refused(error.status_code, _HTTP.get(error.status_code, "unreadable")))


def _answer(request: Request, error: HarboursideError, where: list[str] | None = None) -> JSONResponse:
    language = language_of(request.headers.get("accept-language"))
    return JSONResponse(problem(error, language, where), status_of(error))
