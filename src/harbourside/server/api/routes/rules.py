"""The rules of a game as text, for the panel beside the board."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Query, Response

from harbourside.engine.registry import game as find_game
from harbourside.engine.rulebook import rulebook
from harbourside.server.api.compression import CompressedRoute
from harbourside.server.api.deps import Language
from harbourside.server.api.error_responses import error_responses
from harbourside.server.api.models.games import RulesResponse
from harbourside.server.api.routes.games import KEPT, LanguageName
from harbourside.server.api.routing import make_router

router = make_router("games", CompressedRoute)

LanguageQuery = Annotated[
    LanguageName | None, Query(description="Without it: the language of the Accept-Language header.")
]


@router.get("/api/games/{game}/rules", response_model=RulesResponse, responses=error_responses(404, 422))
async def rules(
    game: str, response: Response, accepted: Language, language: LanguageQuery = None
) -> dict[str, Any]:
    """The rules of a game, section by section. A game may have none."""
    chosen = language or accepted
    sections = rulebook(find_game(game).package, chosen)
    response.headers["cache-control"] = KEPT
    response.headers["vary"] = "accept-language"
    return {"game": game, "language": chosen, "sections": [vars(section) for section in sections]}
