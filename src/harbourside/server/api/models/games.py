"""The games: facts, options, rules."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from harbourside.server.api.models.base import OptionValue, RequestModel, ResponseModel


class FigureInfo(ResponseModel):
    """A figure of the printed game that could not be read, so that a table may correct it."""

    id: str
    """`kind@place`"""
    kind: str
    kinds: dict[str, str]
    """By language, what all figures of this kind are called together."""
    rulings: dict[str, str]
    """By language, why figures of this kind may need a correction, and how it is made."""
    names: dict[str, str]
    values: list[str]
    """What it may be: things by their ids, or numbers."""
    value_names: list[dict[str, str]]
    """By language, for each value."""
    ours: str
    """What it is unless a table says otherwise."""


class OptionInfo(ResponseModel):
    name: str
    names: dict[str, str]
    """By language."""
    helps: dict[str, str]
    """By language, what the name does not tell; empty where it tells enough."""
    values: list[OptionValue]
    """The first is the default."""
    value_names: list[dict[str, str]]
    """By language, for each value."""
    default: OptionValue
    text: bool
    """Whether any other text may be given, too."""
    nouns: list[str]
    """Things that such a text may name: by these ids, or by their words in any language."""
    figures: list[FigureInfo]
    """If the text corrects figures: these. It is then made of pairs, such as `flower@maria=yellow`."""


class GameInfo(ResponseModel):
    id: str
    rules: int
    names: dict[str, str]
    lines: dict[str, str]
    """What it is about, in one sentence."""
    lengths: dict[str, str]
    """How long a game takes, roughly; empty if the game does not say."""
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
    """Whether there is a first look at it, step by step."""


class GamesResponse(ResponseModel):
    games: list[GameInfo]
    levels: list[str]
    """Of bots, weakest first."""
    languages: list[str]


class RuleSection(ResponseModel):
    id: str
    """The same in every language."""
    level: int
    """2: a chapter, 3: a part of one."""
    title: str
    text: str
    """Paragraphs, lists and tables in a little Markdown, never HTML. Links lead to other sections: `#id`."""


class RulesResponse(ResponseModel):
    game: str
    language: str
    sections: list[RuleSection]
    """In the order to read them; none if the game brings no rules."""


class ChoicesRequest(RequestModel):
    players: Annotated[int, Field(ge=0, le=32)]
    options: dict[str, OptionValue] = Field({}, max_length=64)


class ChoiceInfo(ResponseModel):
    value: OptionValue
    why: str | None
    """Why it cannot be chosen with this number of players and the other options as they are, in the
    language that the request accepts; null: it can."""


class ChoicesResponse(ResponseModel):
    problem: str | None
    """Why the game cannot be played like this; null: it can."""
    mistakes: dict[str, str]
    """What is wrong with an option as it was given, by its name; the others are judged without it."""
    options: dict[str, list[ChoiceInfo]]
