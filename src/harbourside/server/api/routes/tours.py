"""The first look at a game, step by step."""

from __future__ import annotations

from typing import Any

from fastapi import Response

from harbourside.engine.registry import game as find_game
from harbourside.engine.tour import tour
from harbourside.server.api.compression import CompressedRoute
from harbourside.server.api.deps import Language
from harbourside.server.api.error_responses import error_responses
from harbourside.server.api.models.tours import TourResponse
from harbourside.server.api.routes.games import KEPT
from harbourside.server.api.routes.rules import LanguageQuery
from harbourside.server.api.routing import make_router
from harbourside.server.errors import Refused

router = make_router("games", CompressedRoute)


@router.get("/api/games/{game}/tour", response_model=TourResponse, responses=error_responses(404, 422))
async def first_look(
    game: str, response: Response, accepted: Language, language: LanguageQuery = None
) -> dict[str, Any]:
    """The guided first look at a game: a few steps through prepared positions."""
    chosen = language or accepted
    steps = tour(find_game(game), chosen)
    if not steps:
        raise Refused(404, "no-tour")
    response.headers["cache-control"] = KEPT
    response.headers["vary"] = "accept-language"
    return {"game": game, "language": chosen, "steps": [vars(step) for step in steps]}
