"""The first look at a game, step by step."""

from __future__ import annotations

from typing import Any

from fastapi import Response

from harbourside.engine.registry import game as find_game
from harbourside.engine.tour import tour
from harbourside.server.api.caller import Language
from harbourside.server.api.games import KEPT
from harbourside.server.api.models.tours import TourTold
from harbourside.server.api.refusals import refusals
from harbourside.server.api.routes import make_router
from harbourside.server.api.rules import LanguageQuery
from harbourside.server.errors import Refused

router = make_router("games")


@router.get("/api/games/{game}/tour", response_model=TourTold, responses=refusals(404, 422))
async def first_look(
    game: str, response: Response, accepted: Language, language: LanguageQuery = None
) -> dict[str, Any]:
    """A few steps through a prepared game."""
    asked = language or accepted
    steps = tour(find_game(game), asked)
    if not steps:
        raise Refused(404, "no-tour")
    response.headers["cache-control"] = KEPT
    response.headers["vary"] = "accept-language"
    return {"game": game, "language": asked, "steps": [vars(step) for step in steps]}
