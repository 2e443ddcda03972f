"""Serves the built page from the package; without a build, a page that says how to build it."""

from __future__ import annotations

import re
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from harbourside.engine.words import LANGUAGES, words_for
from harbourside.server.api.compression import compressed
from harbourside.server.api.deps import Language
from harbourside.server.errors import PACKAGE

FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose name has a hash of their content."""

_VARY: Final = "accept, accept-language"
_REFUSED: Final = re.compile(r"q\s*=\s*0(\.0*)?")
"""The quality of a type that the caller does not accept."""

router = APIRouter(include_in_schema=False)


def web_folder() -> Path | None:
    """The folder of the built page; None if it was not built."""
    with as_file(files("harbourside") / "web") as folder:
        return folder if (folder / "index.html").is_file() else None


class Assets(StaticFiles):
    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = FOREVER
        return response


@router.get("/")
@router.get("/table/{id}")
@router.get("/replay/{id}")
@router.get("/review/{id}")
@router.get("/tour/{id}")
@router.get("/arena")
async def page(language: Language, id: str = "") -> Response:
    """The same file for every address of the page: its router reads the address."""
    return _page(language, 200)


def page_not_found(language: str) -> Response:
    """The same file again: at an unknown address, the page says so and links to the lobby."""
    return _page(language, 404)


def is_for_a_person(request: Request) -> bool:
    """Whether a browser asks for an address of the page. Under /api everybody gets JSON."""
    path = request.url.path
    if request.method not in ("GET", "HEAD") or path == "/api" or path.startswith("/api/"):
        return False
    return any(_accepts_html(part) for part in request.headers.get("accept", "")[:500].split(","))


def _accepts_html(part: str) -> bool:
    kind, *parameters = (word.strip().lower() for word in part.split(";"))
    return kind == "text/html" and not any(_REFUSED.fullmatch(parameter) for parameter in parameters)


def _page(language: str, status: int) -> Response:
    folder = web_folder()
    if folder is None:
        return HTMLResponse(_missing_page(language), status, headers={"vary": _VARY})
    headers = {"cache-control": "no-cache", "vary": _VARY}
    return FileResponse(folder / "index.html", status, headers)


def _missing_page(language: str) -> str:
    words = words_for(language if language in LANGUAGES else LANGUAGES[0], PACKAGE)
    title, text, how = (words.text(id) for id in ("page-title", "page-missing", "page-how"))
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p><pre>{how}</pre></html>"
    )


def serve_page(app: FastAPI) -> None:
    app.router.routes.extend(router.routes)
    folder = web_folder()
    if folder is not None and (folder / "assets").is_dir():
        app.mount("/assets", compressed(Assets(directory=folder / "assets")))
