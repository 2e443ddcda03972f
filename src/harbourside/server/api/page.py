"""The page itself, as the build left it in the package; or a word on how to build it."""

from __future__ import annotations

from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from harbourside.engine.words import LANGUAGES, words_for
from harbourside.server.api.caller import Language
from harbourside.server.errors import PACKAGE

FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose name has a hash of what is in them."""

router = APIRouter(include_in_schema=False)


def web_folder() -> Path | None:
    """Where the built page lies; None if it was not built."""
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
    """Every place of the page is the same file; it finds its way by the address."""
    folder = web_folder()
    if folder is None:
        return HTMLResponse(_instead(language))
    return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})


def _instead(language: str) -> str:
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
        app.mount("/assets", Assets(directory=folder / "assets"))
