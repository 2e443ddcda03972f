"""Checks of a game's texts: its name, its options, its events, and its rules for a person."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import product

from harbourside.contract.checks import check_worded, require
from harbourside.engine.facts import Option, OptionValue, option_text
from harbourside.engine.game import Game
from harbourside.engine.message import Message
from harbourside.engine.play import Play
from harbourside.engine.rulebook import rulebook, section_of
from harbourside.engine.words import LANGUAGES, Words


def check_texts(game: Game) -> None:
    """The game, each option and each value of an option have a text in every language."""
    for language in LANGUAGES:
        words = game.words(language)
        for id in ("game-name", "game-line", "hidden"):
            require(words.has(id), f"{language}: {id} is missing")
        for option in game.facts.options:
            _check_option(option, words)


def _check_option(option: Option, words: Words) -> None:
    id = f"option-{option.name}"
    require(words.has(id), f"{words.language}: {id} is missing")
    require(not option.text or bool(words.help(id)), f"{words.language}: {id} has no .help")
    for value in option.values:
        worded = f"{id}-{option_text(value)}"
        require(
            words.has(worded) or _says_itself(value, option, words), f"{words.language}: {worded} is missing"
        )


def _says_itself(value: OptionValue, option: Option, words: Words) -> bool:
    """A number needs no text, unless another number of the same option has one."""
    numbers = [other for other in option.values if type(other) is int]
    return value in numbers and not any(words.has(f"option-{option.name}-{other}") for other in numbers)


def check_event_words(play: Play) -> None:
    """Each event of this game has a text in every language, for seats that see its secrets and for others."""
    checked: set[tuple[object, ...]] = set()
    for event in play.full_events():
        for seat, faded in product((*event.seen_by[:1], None), {False, bool(event.fades_to)}):
            told = event.told_to(seat, faded)
            args = told["args"]
            assert isinstance(args, dict)
            kind = (told["id"], *args, seat is None)
            if kind not in checked:
                checked.add(kind)
                check_worded(play.game, Message(f"event-{told['id']}", args))


def prompts_and_reasons(package: str) -> list[str]:
    """The ids of all prompts and reasons of a game."""
    source = (files(package) / "locale" / "en.ftl").read_text("utf-8")
    return re.findall(r"^((?:prompt|why)-[\w-]+) =", source, re.MULTILINE)


def check_rules(game: Game) -> None:
    """The rules have the same sections in every language, and each prompt and reason belongs to one."""
    outlines = {
        language: [(section.id, section.level) for section in rulebook(game.package, language)]
        for language in LANGUAGES
    }
    for language, outline in outlines.items():
        require(bool(outline), f"locale/rules.{language}.md is missing or has no section")
        require(outline == outlines["en"], f"locale/rules.{language}.md has other sections than rules.en.md")
    ids = {id for id, _ in outlines["en"]}
    asked = [*prompts_and_reasons(game.package), "prompt-over"]
    lost = [id for id in asked if section_of(game.package, id) not in ids]
    require(not lost, f"locale/rules.toml names no section of the rules for {', '.join(lost)}")
