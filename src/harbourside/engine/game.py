"""A game: its facts, its catalogue of actions and its set-up. Positions are in state.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from harbourside.engine.actions import ActionTable
from harbourside.engine.errors import BadPlayers, BadPosition, HarboursideError
from harbourside.engine.events import Log
from harbourside.engine.facts import LONGEST_TEXT, MATCH_OPTION, Facts, Options, OptionValue
from harbourside.engine.match import MatchState, complete_match, load_match, log_game_begins
from harbourside.engine.message import Message
from harbourside.engine.named import with_ids
from harbourside.engine.reader import Reader
from harbourside.engine.rng import Rng, check_seed
from harbourside.engine.scenario import filled
from harbourside.engine.state import State
from harbourside.engine.words import Words, words_for


class Game:
    """The base class of games. Each game has one subclass, with `set_up` and `load`, and one object of it.

    facts: what the game declares about itself.
    actions: the catalogue of actions.
    feature_names: what the numbers of State.features() mean, for the largest number of players.
    weight_names: what the weights of State.evaluate() mean. Empty if the game needs no weights.
    weights: the weights that come with the game, used unless a caller gives others. Do not change them.
    package: the package that holds the game's locale folder.
    not_saved: attributes of a state or its players that are not part of the position: caches, and values that
        the constructor computes from the options, such as `not_saved = ("home",)`. The contract suite checks
        that clone() and load() keep all other attributes.
    """

    facts: Facts
    actions: ActionTable
    feature_names: list[str]
    weight_names: Sequence[str] = ()
    weights: list[float] = []  # noqa: RUF012
    package: str
    not_saved: Sequence[str] = ()

    # State calls these static functions through its game, because compiled modules must not import plain
    # ones. Their arguments are the state and the arguments of State's method.
    position: Callable[[Any, int | None], dict[str, object]]
    prompt: Callable[[Any], Message]
    label: Callable[[Any, int], Message]
    reason: Callable[[Any, int], Message]
    features: Callable[[Any, int], list[float]]
    dump: Callable[[Any], dict[str, object]]

    def new_game(
        self,
        players: int | None = None,
        seed: int = 0,
        options: Mapping[str, OptionValue] | None = None,
        log: Log | None = None,
    ) -> State:
        """The first position of a game. The seed and the actions determine the whole game."""
        seats = self.check_players(players)
        return self.begin(seats, self.check_options(seats, options), Rng(check_seed(seed)), log)

    def begin(self, seats: int, options: Options, rng: Rng, log: Log | None = None) -> State:
        """Like new_game(), but with checked arguments: saves time when you start thousands of games."""
        match = options.get(MATCH_OPTION) is not None
        if match:
            log_game_begins(log, 1)
        state = self.set_up(seats, options, rng, log, None)
        if match:
            state = MatchState(self, seats, options, state)
        state.listen(log)
        return state

    def scenario(
        self,
        players: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        seed: int = 0,
        **given: Any,
    ) -> State:
        """A position with the given fields. Raises BadPosition, with the wrong field, if it is impossible.

            state = hs.game("santiago").scenario(2, seats=[{"pesos": 2}], car="maria")

        `given` are fields of State.dump(). You may give only some fields of an object, and only some seats.
        Values that follow from the others, such as a supply, are computed. For a match you can also give
        `totals` and `game_number`.
        """
        seats = self.check_players(players)
        checked = self.check_options(seats, options)
        if checked.get(MATCH_OPTION) is None:
            position = self.complete(seats, checked, given)
        else:
            position = complete_match(self, seats, checked, given)
        return self.from_dict(
            {
                "game": self.facts.id,
                "rules": self.facts.rules_version,
                "players": seats,
                "options": checked,
                "rng": Rng(check_seed(seed)).words(),
                "position": position,
            }
        )

    def from_dict(self, saved: object) -> State:
        """The position that State.to_dict() described. Raises BadPosition, with the wrong field."""
        try:
            return self._read(Reader(saved, "position"))
        except BadPosition as error:
            raise BadPosition(error.where, error.message, self.package) from None

    def _read(self, reader: Reader) -> State:
        reader.only("game", "rules", "players", "options", "rng", "position")
        reader.exactly("game", self.facts.id)
        rules = self._read_rules(reader)
        seats = reader.integer("players", self.facts.min_players, self.facts.max_players)
        try:
            options = self.check_options(seats, self.facts.options_under(rules, reader.mapping("options")))
        except BadPosition:
            raise
        except HarboursideError as error:
            raise BadPosition(f"{reader.where}.options", error.message) from None
        rng = reader.rng("rng")
        data = reader.inside("position")
        if options.get(MATCH_OPTION) is not None:
            return load_match(self, seats, options, rng, data)
        data = Reader(self.renewed(rules, reader.mapping("position")), data.where)
        return self.load(seats, options, rng, data)

    def _read_rules(self, reader: Reader) -> int:
        """The version of the rules under which a position was saved. Refuses versions that we cannot read."""
        rules = reader.value("rules")
        if isinstance(rules, int) and self.facts.reads_rules(rules):
            return rules
        reader.exactly("rules", self.facts.rules_version)
        return self.facts.rules_version

    def check_players(self, players: object) -> int:
        if players is None:
            return self.facts.default_players
        least, most = self.facts.min_players, self.facts.max_players
        if isinstance(players, bool) or not isinstance(players, int):
            raise BadPlayers(players, least, most)
        if not least <= players <= most:
            raise BadPlayers(players, least, most)
        return players

    def check_options(self, seats: int, options: object) -> Options:
        """All options with their values. Override it for checks on several options, or on the seats."""
        return self.facts.check_options(self._with_ids(options))

    def _with_ids(self, options: object) -> object:
        """The options, with ids in place of the names of things in texts."""
        if not isinstance(options, Mapping):
            return options
        given = dict(options)
        for option in self.facts.options:
            text = given.get(option.name)
            if option.nouns and isinstance(text, str) and len(text) <= LONGEST_TEXT:
                given[option.name] = with_ids(text, self.package, option.nouns)
        return given

    def variants(self, seats: int) -> list[Options]:
        """Every combination of the options that change play, if this number of players can choose it."""
        found = []
        for options in self.facts.variants():
            try:
                self.check_options(seats, options)
            except HarboursideError:
                continue
            found.append(options)
        return found

    def longest_game(self, options: Mapping[str, OptionValue]) -> int:
        """The most decisions in a game, or match, with these options."""
        matched = options.get(MATCH_OPTION) is not None
        return self.facts.longest_game * (self.facts.longest_match if matched else 1)

    def keeps_secrets(self, options: Mapping[str, OptionValue]) -> bool:
        """Whether some seat sees something that another seat does not. What nobody sees does not count."""
        return self.facts.hidden

    def words(self, language: str) -> Words:
        return words_for(language, self.package)

    def set_up(
        self, seats: int, options: Options, rng: Rng, log: Log | None, previous: State | None
    ) -> State:
        """A position ready for its first decision. Adds the events of the set-up to the log.

        In a match, `previous` is the last position of the game before.
        """
        raise NotImplementedError

    def renewed(self, rules: int, position: Mapping[object, object]) -> Mapping[object, object]:
        """A position that an earlier version may have saved, with the fields of this version."""
        return position

    def load(self, seats: int, options: Options, rng: Rng, data: Reader) -> State:
        """The state that State.dump() described."""
        raise NotImplementedError

    def complete(self, seats: int, options: Options, given: Mapping[str, Any]) -> dict[str, Any]:
        """For scenario(): a whole State.dump() with the fields in `given`.

        By default the other fields are as at the beginning of a game. Override it to do better.
        """
        return filled(self.set_up(seats, options, Rng(0), None, None).dump(), given)
