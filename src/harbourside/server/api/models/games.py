"""The games: facts, options, rules."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from harbourside.server.api.models.base import OptionValue, RequestModel, ResponseModel


class FigureInfo(ResponseModel):
    """A figure of the printed game that could not be read. A table can correct it."""

    id: str
    """`kind@place`"""
    kind: str
    kinds: dict[str, str]
    """By language: the name of this kind of figure."""
    rulings: dict[str, str]
    """By language: why figures of this kind may be wrong, and how to correct them."""
    names: dict[str, str]
    values: list[str]
    """The possible values: ids of things, or numbers."""
    value_names: list[dict[str, str]]
    """For each value, its name by language."""
    ours: str
    """The value that we use unless a table corrects it."""


class OptionInfo(ResponseModel):
    name: str
    names: dict[str, str]
    """By language."""
    helps: dict[str, str]
    """By language: an explanation; empty if the name is enough."""
    values: list[OptionValue]
    """The first is the default."""
    value_names: list[dict[str, str]]
    """For each value, its name by language."""
    default: OptionValue
    text: bool
    """Whether any other text is allowed, too."""
    nouns: list[str]
    """Things that such a text can name, by these ids or by their words in any language."""
    figures: list[FigureInfo]
    """The figures that the text corrects, in pairs such as `flower@maria=yellow`."""


class GameInfo(ResponseModel):
    id: str
    rules: int
    names: dict[str, str]
    lines: dict[str, str]
    """By language: what the game is about, in one sentence."""
    lengths: dict[str, str]
    """By language: how long a game takes; empty if the game does not say."""
    min_players: int
    max_players: int
    default_players: int
    longest_game: int
    hidden: bool
    chance: bool
    options: list[OptionInfo]
    colours: dict[str, str]
    actions: int
    tour: bool
    """Whether it has a guided first look."""


class GamesResponse(ResponseModel):
    games: list[GameInfo]
    levels: list[str]
    """The levels of bots, weakest first."""
    languages: list[str]


class RuleSection(ResponseModel):
    id: str
    """The same in every language."""
    level: int
    """2: a chapter. 3: a part of a chapter."""
    title: str
    text: str
    """Paragraphs, lists and tables in simple Markdown without HTML. Links lead to other sections: `#id`."""


class RulesResponse(ResponseModel):
    game: str
    language: str
    sections: list[RuleSection]
    """In reading order; empty if the game has no rules."""


class ChoicesRequest(RequestModel):
    players: Annotated[int, Field(ge=0, le=32)]
    options: dict[str, OptionValue] = Field({}, max_length=64)


class ChoiceInfo(ResponseModel):
    value: OptionValue
    why: str | None
    """Why this value cannot be chosen with this number of players and these other options, in the language of
    the Accept-Language header; null: it can be chosen."""


class ChoicesResponse(ResponseModel):
    problem: str | None
    """Why the game cannot be played with these options; null: it can be played."""
    mistakes: dict[str, str]
    """By option: what is wrong with its value. The other options are checked without it."""
    options: dict[str, list[ChoiceInfo]]
