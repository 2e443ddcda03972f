"""Reads arguments of the command line. Raises Wrong or an error of the engine if they are wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from harbourside.engine.errors import BadSeat, UnknownOption, shown
from harbourside.engine.facts import OptionValue
from harbourside.engine.game import Game
from harbourside.terminal.speech import Wrong, plain_words, quoted


def number_or_text(text: str | None) -> Any:
    """The number if the text is a whole number, else the text. The engine then refuses the text."""
    if text is None:
        return None
    digits = text.strip().removeprefix("-")
    return int(text) if digits.isascii() and digits.isdecimal() and len(digits) < 40 else text


def whole_number(name: str, text: str, least: int, most: int) -> int:
    number = number_or_text(text)
    if not isinstance(number, int) or not least <= number <= most:
        # As text, because Fluent would group the digits of numbers.
        raise Wrong("number", name=name, value=shown(text), least=str(least), most=str(most))
    return number


def one_of(name: str, text: str, known: Sequence[str]) -> str:
    if text not in known:
        raise Wrong("choice", name=name, value=shown(text), known=quoted(known))
    return text


def read_options(game: Game, given: list[str] | None) -> dict[str, OptionValue]:
    """The options of a game from texts `name=value`. Raises UnknownOption or BadOption."""
    known = {option.name: option for option in game.facts.options}
    options: dict[str, OptionValue] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Wrong("option-form", text=shown(text), known=quoted(sorted(known)))
        if name.strip() not in known:
            raise UnknownOption(name.strip(), sorted(known))
        options[name.strip()] = known[name.strip()].parse(value)
    return options


def read_people(seat: str | None, humans: str | None, seats: int, default: int) -> list[int]:
    """The seats of the people, in the given order."""
    if humans is None:
        chosen = [default if seat is None else number_or_text(seat)]
    else:
        chosen = [number_or_text(part.strip()) for part in humans.split(",")]
        if len(set(chosen)) < len(chosen) or not all(isinstance(part, int) for part in chosen):
            raise Wrong("seats", value=shown(humans))
    for number in chosen:
        if not isinstance(number, int) or not 0 <= number < seats:
            raise BadSeat(number, seats)
    return chosen


def name_players(seats: int, people: list[int], given: list[str], language: str) -> list[str]:
    """A name for each seat: the given names or default ones for people, and names for bots."""
    words = plain_words(language)
    if len(given) > len(people):
        raise Wrong("names", names=[shown(name) for name in given])
    names: dict[int, str] = dict(zip(people, given, strict=False))
    for number, seat in enumerate(people, 1):
        alone = len(people) == 1
        usual = words.text("default-name") if alone else words.text("default-name-number", number=number)
        names.setdefault(seat, usual)
    others = [bot for bot in words.text("bot-names").split(", ") if bot not in names.values()]
    for seat in range(seats):
        if seat not in names:
            names[seat] = others.pop(0) if others else words.player(seat)
    return [names[seat] for seat in range(seats)]
