"""The rules of a game in words, for the panel beside the board."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Query, Response

from harbourside.engine.registry import game as find_game
from harbourside.engine.rulebook import rulebook
from harbourside.server.api.caller import Language
from harbourside.server.api.games import KEPT, LanguageName
from harbourside.server.api.models.games import RulesTold
from harbourside.server.api.refusals import refusals
from harbourside.server.api.routes import make_router

router = make_router("games")

LanguageQuery = Annotated[
    LanguageName | None, Query(description="If not said, the language that the request accepts.")
]


@router.get("/api/games/{game}/rules", response_model=RulesTold, responses=refusals(404, 422))
async def rules(
    game: str, response: Response, accepted: Language, language: LanguageQuery = None
) -> dict[str, Any]:
    """The rules, section by section. A game may bring none."""
    asked = language or accepted
    sections = rulebook(find_game(game).package, asked)
    response.headers["cache-control"] = KEPT
    response.headers["vary"] = "accept-language"
    return {"game": game, "language": asked, "sections": [vars(section) for section in sections]}
