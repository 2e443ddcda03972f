"""What a game declares about itself, so that tools can ask facts and need no names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product

from harbourside.engine.errors import BadOption, UnknownOption, shown

OptionValue = bool | int | str | None
Options = dict[str, OptionValue]

MATCH_OPTION = "target_score"
"""A game that declares this option can be played as a match over several games (match.py)."""


@dataclass(frozen=True)
class Option:
    """A switch of the rules. The first value is the default; no values at all means free text."""

    name: str
    values: tuple[OptionValue, ...]
    variant: bool = True
    """Whether it changes how the game plays: those are crossed with each other in the contract suite."""

    @property
    def default(self) -> OptionValue:
        return self.values[0] if self.values else None

    def check(self, value: object) -> OptionValue:
        if not self.values and (value is None or isinstance(value, str)):
            return value
        for allowed in self.values:
            # 1 and True are equal in Python, but not the same choice
            if type(value) is type(allowed) and value == allowed:
                return allowed
        raise BadOption(self.name, value, [option_text(v) for v in self.values])

    def parse(self, text: str) -> OptionValue:
        """A value typed by a person: `poor`, `100`, `yes`."""
        for allowed in self.values:
            if text.strip().lower() in (option_text(allowed), str(allowed).lower()):
                return allowed
        return self.check(text)


def option_text(value: OptionValue) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


@dataclass(frozen=True)
class Facts:
    id: str
    rules_version: int
    """Goes up when old records would no longer replay."""
    min_players: int
    max_players: int
    default_players: int
    longest_game: int
    """No game has more decisions than this, whatever the players do (a match: each of its games)."""
    hidden: bool
    """Whether some seat cannot see something that another can, or that lies face down."""
    chance: bool
    """Whether chance falls after set-up, so that an action can have several outcomes."""
    options: tuple[Option, ...] = ()
    longest_match: int = 1
    """The most games a match can have."""
    colours: Mapping[str, str] = field(default_factory=dict)
    """Colour names of things, by their noun, for any front end that can show colour."""

    def check_options(self, options: object) -> Options:
        """All options with their values, defaults filled in; BadOption or UnknownOption otherwise."""
        if options is None:
            options = {}
        if not isinstance(options, Mapping):
            raise BadOption("options", shown(options), ["{name: value}"])
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise UnknownOption(name, sorted(known))
        return {
            name: option.check(options[name]) if name in options else option.default
            for name, option in known.items()
        }

    def variants(self) -> list[Options]:
        """Every combination of the options that change play."""
        varied = [option for option in self.options if option.variant]
        combinations = product(*(option.values or (None,) for option in varied))
        return [dict(zip((o.name for o in varied), values, strict=True)) for values in combinations]
