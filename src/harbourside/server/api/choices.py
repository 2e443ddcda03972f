"""Which options go together, for whoever sets a table and wants to know before they ask."""

from __future__ import annotations

from typing import Any

from harbourside.engine.errors import HarboursideError
from harbourside.engine.facts import OptionValue
from harbourside.engine.game import Game
from harbourside.engine.registry import game as find_game
from harbourside.engine.words import words_for
from harbourside.server.api.caller import Language
from harbourside.server.api.models.games import ChoicesAsked, ChoicesTold
from harbourside.server.api.refusals import refusals
from harbourside.server.api.routes import make_router

router = make_router("games")


@router.post("/api/games/{game}/choices", response_model=ChoicesTold, responses=refusals(404, 422))
async def choices(game: str, asked: ChoicesAsked, language: Language) -> dict[str, Any]:
    """For each value of each option: whether it can be chosen beside the others, or why not."""
    found = find_game(game)

    def why_not(options: dict[str, OptionValue]) -> str | None:
        return _why_not(found, asked.players, options, language)

    return {
        "problem": why_not(asked.options),
        "options": {
            option.name: [
                {"value": value, "why": why_not({**asked.options, option.name: value})}
                for value in option.values
            ]
            for option in found.facts.options
        },
    }


def _why_not(game: Game, players: int, options: dict[str, OptionValue], language: str) -> str | None:
    try:
        game.check_options(game.check_players(players), options)
    except HarboursideError as error:
        return words_for(language, game.package, error.words_from).say(error.message)
    return None
