"""The registered games and their Fluent catalogues."""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from starlette.responses import PlainTextResponse

from harbourside.bots.levels import LEVELS
from harbourside.engine.errors import BrokenGame
from harbourside.engine.facts import Option, OptionValue, option_text
from harbourside.engine.figures import Figure, FigureOption
from harbourside.engine.game import Game
from harbourside.engine.registry import game as find_game
from harbourside.engine.registry import game_ids
from harbourside.engine.tour import has_tour
from harbourside.engine.words import ENGINE, LANGUAGES
from harbourside.server.api.compression import CompressedRoute
from harbourside.server.api.error_responses import error_responses
from harbourside.server.api.models.games import GamesResponse
from harbourside.server.api.routing import make_router
from harbourside.server.errors import PACKAGE

COMMON: Final = (ENGINE, "harbourside.bots", PACKAGE)
KEPT: Final = "public, max-age=300"

log = logging.getLogger(__name__)

LanguageName = Literal["en", "pl"]

router = make_router("games", CompressedRoute)


def load_games() -> None:
    """Load the games when the server starts, so that no request has to wait for it."""
    _games()


@router.get("/api/games", response_model=GamesResponse, responses=error_responses())
async def games() -> dict[str, Any]:
    """The games with their options, the levels of bots, and the languages."""
    return _games()


@cache
def _games() -> dict[str, Any]:
    found = []
    for id in game_ids():
        try:
            found.append(_game(find_game(id)))
        except BrokenGame as error:
            log.error("a game cannot be loaded", extra={"game": id, "reason": str(error)})
    return {"games": found, "levels": list(LEVELS), "languages": list(LANGUAGES)}


def _game(game: Game) -> dict[str, Any]:
    facts = game.facts
    return {
        "id": facts.id,
        "rules": facts.rules_version,
        "names": _texts(game, "game-name"),
        "lines": _texts(game, "game-line"),
        "lengths": _texts(game, "game-length"),
        "min_players": facts.min_players,
        "max_players": facts.max_players,
        "default_players": facts.default_players,
        "longest_game": facts.longest_game,
        "hidden": facts.hidden,
        "chance": facts.chance,
        "options": [_option(game, option) for option in facts.options],
        "colours": dict(facts.colours),
        "actions": len(game.actions),
        "tour": has_tour(game),
    }


def _option(game: Game, option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "names": _texts(game, f"option-{option.name}", option.name),
        "helps": {language: game.words(language).help(f"option-{option.name}") for language in LANGUAGES},
        "values": list(option.values),
        "value_names": [_value(game, option, value) for value in option.values],
        "default": option.default,
        "text": option.text,
        "nouns": list(option.nouns),
        "figures": [_figure(game, figure) for figure in option.figures]
        if isinstance(option, FigureOption)
        else [],
    }


def _figure(game: Game, figure: Figure) -> dict[str, Any]:
    return {
        "id": figure.id,
        "kind": figure.kind,
        "kinds": _texts(game, f"figures-{figure.kind}", figure.kind),
        "rulings": _texts(game, f"ruling-{figure.kind}"),
        "names": {language: game.words(language).say(figure.label) for language in LANGUAGES},
        "values": list(figure.values),
        "value_names": [
            {language: game.words(language).noun(value) for language in LANGUAGES} for value in figure.values
        ],
        "ours": figure.ours,
    }


def _value(game: Game, option: Option, value: OptionValue) -> dict[str, str]:
    return _texts(game, f"option-{option.name}-{option_text(value)}", option_text(value))


def _texts(game: Game, id: str, otherwise: str = "") -> dict[str, str]:
    return {
        language: words.text(id) if words.has(id) else otherwise
        for language, words in ((language, game.words(language)) for language in LANGUAGES)
    }


_FTL: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "A Fluent catalogue."}
}


@router.get("/api/words/{language}", response_class=PlainTextResponse, responses=_FTL | error_responses(422))
async def common_words(language: LanguageName) -> PlainTextResponse:
    """The texts of the engine, the bots and the server, as a Fluent catalogue."""
    return _catalogue("\n".join(_source(package, language) for package in COMMON))


@router.get(
    "/api/words/{language}/{game}",
    response_class=PlainTextResponse,
    responses=_FTL | error_responses(404, 422),
)
async def game_words(language: LanguageName, game: str) -> PlainTextResponse:
    """The texts of a game, as a Fluent catalogue. They can replace texts of the common catalogue."""
    return _catalogue(_source(find_game(game).package, language))


def _catalogue(source: str) -> PlainTextResponse:
    return PlainTextResponse(source, headers={"cache-control": KEPT})


@cache
def _source(package: str, language: str) -> str:
    return (files(package) / "locale" / f"{language}.ftl").read_text("utf-8")
