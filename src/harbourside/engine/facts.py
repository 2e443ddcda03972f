"""What a game declares about itself. Tools read these facts instead of knowing the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product

from harbourside.engine.errors import BadOption, UnknownOption, shown
from harbourside.engine.message import Message

OptionValue = bool | int | str | None
Options = dict[str, OptionValue]

LONGEST_TEXT = 3000
"""Characters of a text option, because a record has the options in one line."""

MATCH_OPTION = "target_score"
"""A game that declares this option can be played as a match over several games (match.py)."""


@dataclass(frozen=True)
class Option:
    """An option of the rules. Its first value is the default."""

    name: str
    values: tuple[OptionValue, ...]
    variant: bool = True
    """Whether it changes how the game plays. The contract suite tests all combinations of such options."""
    text: bool = False
    """Whether any other text is allowed too."""
    nouns: tuple[str, ...] = ()
    """Things that such a text may name, by id or by their name in any language (see named.py)."""

    @property
    def default(self) -> OptionValue:
        return self.values[0]

    def check(self, value: object) -> OptionValue:
        for allowed in self.values:
            # 1 and True are equal in Python, but not the same choice
            if type(value) is type(allowed) and value == allowed:
                return allowed
        if self.text:
            return self._check_text(value)
        raise BadOption(self.name, value, [option_text(v) for v in self.values])

    def _check_text(self, value: object) -> str:
        if not isinstance(value, str) or len(value) > LONGEST_TEXT:
            reason = Message("error-bad-text", {"option": self.name, "most": LONGEST_TEXT})
            raise BadOption(self.name, value, reason=reason)
        return value

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
    """What a game declares about itself. A tool that reads these facts need not know the game.

    id: the name under which the game is registered.
    rules_version: raised when a change of the rules makes old records replay differently; see earlier_rules.
    min_players, max_players, default_players: the numbers of players.
    longest_game: the most decisions that a game can have (in a match: each of its games). If the rules set no
        limit, it is a number that random play never reaches.
    hidden: whether something is hidden from a seat: seen by another seat only, or face down.
    chance: whether there is chance after set-up, so that an action can have several outcomes.
    options: what a table may choose.
    longest_match: the most games that a match can have. More than one only for a game with the match option.
    colours: the colour of each thing, by its noun, for front ends that show colours.
    earlier_rules: for each earlier version whose records still replay, values for the options that it did not
        have.
    """

    id: str
    rules_version: int
    min_players: int
    max_players: int
    default_players: int
    longest_game: int
    hidden: bool
    chance: bool
    options: tuple[Option, ...] = ()
    longest_match: int = 1
    colours: Mapping[str, str] = field(default_factory=dict)
    earlier_rules: Mapping[int, Options] = field(default_factory=dict, repr=False)

    def __post_init__(self) -> None:
        matched = MATCH_OPTION in [option.name for option in self.options]
        assert matched == (self.longest_match > 1), f"{MATCH_OPTION} and longest_match go together"

    def check_options(self, options: object) -> Options:
        """All options with their values and defaults. Raises BadOption or UnknownOption."""
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

    def reads_rules(self, version: object) -> bool:
        """Whether games saved under this version of the rules can be read."""
        if isinstance(version, bool) or not isinstance(version, int):
            return False
        return version == self.rules_version or version in self.earlier_rules

    def options_under(self, version: int, options: object) -> object:
        """Options saved under this version of the rules, completed with the options that it did not have."""
        if version == self.rules_version or not isinstance(options, Mapping):
            return options
        return {**self.earlier_rules[version], **options}

    def variants(self) -> list[Options]:
        """Every combination of the options that change play."""
        varied = [option for option in self.options if option.variant]
        combinations = product(*(option.values for option in varied))
        return [dict(zip((o.name for o in varied), values, strict=True)) for values in combinations]
