"""Which options go together, so that a page can show it before it creates a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harbourside.engine.errors import BadOption, HarboursideError
from harbourside.engine.facts import OptionValue
from harbourside.engine.game import Game
from harbourside.engine.registry import game as find_game
from harbourside.engine.words import words_for
from harbourside.server.api.compression import CompressedRoute
from harbourside.server.api.deps import Language
from harbourside.server.api.error_responses import error_responses
from harbourside.server.api.models.games import ChoicesRequest, ChoicesResponse
from harbourside.server.api.routing import make_router

router = make_router("games", CompressedRoute)


@router.post("/api/games/{game}/choices", response_model=ChoicesResponse, responses=error_responses(404, 422))
async def choices(game: str, body: ChoicesRequest, language: Language) -> dict[str, Any]:
    """For each value of each option: why it cannot be chosen together with the other options, or null."""
    found = find_game(game)
    mistakes = _mistakes(found, body.players, body.options)
    sound = {name: value for name, value in body.options.items() if name not in mistakes}
    standing = _refusal(found, body.players, sound)

    def said(error: HarboursideError | None) -> str | None:
        if error is None:
            return None
        return words_for(language, found.package, error.words_from).say(error.message)

    def why_not(option: str, value: OptionValue) -> str | None:
        error = _refusal(found, body.players, {**sound, option: value})
        own = isinstance(error, BadOption) and error.option == option
        return said(error) if own or standing is None else None

    return {
        "problem": said(_refusal(found, body.players, body.options)),
        "mistakes": {name: said(error) for name, error in mistakes.items()},
        "options": {
            option.name: [{"value": value, "why": why_not(option.name, value)} for value in option.values]
            for option in found.facts.options
        },
    }


def _mistakes(game: Game, players: int, options: Mapping[str, OptionValue]) -> dict[str, BadOption]:
    """What is wrong with each option. A wrong one is left out, because it would hide the next mistake."""
    found: dict[str, BadOption] = {}
    left = dict(options)
    while isinstance(error := _refusal(game, players, left), BadOption) and error.option not in found:
        found[error.option] = error
        left.pop(error.option, None)
    return found


def _refusal(game: Game, players: int, options: Mapping[str, OptionValue]) -> HarboursideError | None:
    try:
        game.check_options(game.check_players(players), options)
    except HarboursideError as error:
        return error
    return None
