"""The contract of every game, with all numbers of players and all options.

Slow tests take `some_configuration`: not all combinations, but every pair of values once (conftest.py).

Test names begin with a number: 1 the end, 2 conservation, 3 legal actions and texts, 4 copies, 5 hidden
information, 8 wrong input, 9 given chance. Number 6, that compiled and interpreted games are identical, is in
test_builds.py, and 7, the worked examples of the rules, is in each game's tests.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

import harbourside as hs
from dice_under_cups.data import KEEP, SHOW
from dice_under_cups.game import Cups
from dice_under_cups.state import CupsState
from harbourside.contract import checks, courses, facts, texts
from harbourside.engine.events import Log
from harbourside.engine.facts import MATCH_OPTION, Options
from harbourside.engine.reader import Reader
from harbourside.engine.state import State

Configuration = tuple[hs.Game, int, Options]


def some_positions(configuration: Configuration, seed: int, count: int) -> list[State]:
    """Clones of positions in a random game, including the last one."""
    game, players, options = configuration
    states = [state.clone() for state in checks.walk(game, players, options, seed)]
    step = max(1, len(states) // count)
    return [*states[:-1:step], states[-1]]


def test_1_random_play_always_ends_within_its_bound(
    configuration: Configuration, random_games: int, soak: int
) -> None:
    game, players, options = configuration
    games = 3 if options.get(MATCH_OPTION) else random_games
    for seed in range(games * soak):
        decisions = 0
        for state in checks.walk(game, players, options, seed):
            decisions += not state.is_over
        assert decisions <= game.longest_game(options)
        checks.check_end(state)


def test_1_forced_decisions_can_be_made_by_the_game(configuration: Configuration, soak: int) -> None:
    for seed in range(soak):
        checks.check_passing(*configuration, seed)


def test_2_no_limited_thing_is_lost_or_doubled(configuration: Configuration, soak: int) -> None:
    game, players, options = configuration
    for seed in range(2 * soak):
        census: dict[str, int] = {}
        for number, state in enumerate(checks.walk(game, players, options, seed)):
            census = census or state.census()
            checks.check_conservation(state, census)
            if number > 400:
                break


def test_3_legal_actions_and_reasons_agree_and_have_texts(
    some_configuration: Configuration, soak: int
) -> None:
    for seed in range(soak):
        for state in some_positions(some_configuration, seed, 12):
            checks.check_legal(state)
            checks.check_words(state)
            checks.check_view_words(state)


def test_3_options_and_the_game_itself_have_texts(game: hs.Game) -> None:
    texts.check_texts(game)


def test_3_events_have_texts(configuration: Configuration, soak: int) -> None:
    game, players, options = configuration
    for seed in range(soak):
        play = hs.Play(game, players, seed, options)
        rng = hs.Rng(seed)
        while not play.state.is_over and play.number < 300:
            legal = play.state.legal_actions()
            play.do(game.actions.key(legal[rng.below(len(legal))]))
        texts.check_event_words(play)


def test_4_copies_are_equal_and_play_on_equally(configuration: Configuration, soak: int) -> None:
    for seed in range(soak):
        for state in some_positions(configuration, seed, 15):
            checks.check_copies(state, seed)


def test_4_a_clone_and_a_saved_position_lose_no_attribute(
    some_configuration: Configuration, soak: int
) -> None:
    for seed in range(soak):
        for number, state in enumerate(some_positions(some_configuration, seed, 30)):
            checks.check_loading(state)
            if number % 10 == 0:
                checks.check_clone(state)


class ForgetfulState(CupsState):
    """A wrong state: its clone has the number of turns of a new game."""

    def clone(self) -> ForgetfulState:
        other = ForgetfulState(self.game, self.seats, self.options, self.rng.clone())
        self.copy_common(other)
        other.dice, other.shown = self.dice.copy(), self.shown.copy()
        return other


def test_4_the_check_finds_an_attribute_that_clone_forgets(toy: hs.Game) -> None:
    state = ForgetfulState(toy, 2, toy.check_options(2, {}), hs.Rng(1))
    state.apply(KEEP)
    with pytest.raises(checks.ContractBroken, match="turns: 1 and 0"):
        checks.check_clone(state)


def test_4_the_check_finds_it_even_with_its_initial_value(toy: hs.Game) -> None:
    state = ForgetfulState(toy, 2, toy.check_options(2, {}), hs.Rng(1))
    with pytest.raises(checks.ContractBroken, match=r"forgets .*turns.*copy it, or list it in .*not_saved"):
        checks.check_clone(state)


def test_4_the_check_finds_an_attribute_that_loading_loses() -> None:
    class Losing(Cups):
        def load(self, seats: int, options: Options, rng: hs.Rng, data: Reader) -> CupsState:
            state = super().load(seats, options, rng, data)
            state.shown = [False] * seats
            return state

    state = Losing().new_game(2)
    checks.check_loading(state)
    state.apply(SHOW)
    with pytest.raises(checks.ContractBroken, match=r"shown\[0\]: True and False"):
        checks.check_loading(state)


def test_4_reading_a_record_restores_the_game(some_configuration: Configuration, soak: int) -> None:
    game, players, options = some_configuration
    for seed in range(soak):
        play = hs.Play(game, players, seed, options)
        rng = hs.Rng(seed)
        while not play.state.is_over:
            if rng.below(40) == 0 and play.number < 300:
                assert_replays(play)
            legal = play.state.legal_actions()
            play.do(game.actions.key(legal[rng.below(len(legal))]))
        assert_replays(play)


def assert_replays(play: hs.Play) -> None:
    again = hs.read_record(play.record())
    assert again.state.to_dict() == play.state.to_dict()
    assert again.record() == play.record()
    assert again.events() == play.events()


def test_5_views_and_samples_do_not_depend_on_hidden_things(
    some_configuration: Configuration, soak: int
) -> None:
    for seed in range(soak):
        for state in some_positions(some_configuration, seed, 12):
            checks.check_hidden(state, seed)


def some_moves(configuration: Configuration, seed: int, decisions: int) -> hs.Play:
    """The first moves of a random game."""
    game, players, options = configuration
    play = hs.Play(game, players, seed, options)
    rng = hs.Rng(seed)
    while not play.state.is_over and play.number < decisions:
        legal = play.state.legal_actions()
        play.do(game.actions.key(legal[rng.below(len(legal))]))
    return play


def test_5_the_log_reveals_no_more_than_the_views(some_configuration: Configuration, soak: int) -> None:
    for seed in range(soak):
        play = some_moves(some_configuration, seed, 14)
        for seat in (0, None):
            courses.check_log(play, seat, seed, tries=20)


@pytest.mark.parametrize("name", ["carthage", "seawolf"])
def test_5_games_with_hidden_cards_have_logs_to_compare(name: str) -> None:
    game = hs.game(name)
    play = some_moves((game, 3, game.check_options(3, {})), 1, 20)
    assert courses.check_log(play, None, 1, tries=100) > 0


ANNOUNCED = {"santiago": {"give", "skip"}}
"""Decisions that change only hidden things, but are in the log of all seats: gifts to El Zorro, and leaving
the casino without an exchange (docs/rules/santiago.md, section 7 and R33).
"""


def test_5_the_log_reveals_a_hidden_decision_only_if_the_rules_announce_it(game: hs.Game) -> None:
    told = set()
    for seed in range(3):
        play = some_moves((game, 3, game.check_options(3, {})), seed, 50)
        for key, other in courses.decisions_alike(play, None):
            if other.events() != play.events():
                told.add(key.partition(":")[0])
    assert told == ANNOUNCED.get(game.facts.id, set())


def test_5_a_log_that_reveals_something_is_found() -> None:
    class Telling(CupsState):
        def do(self, action: int) -> None:
            seat = self.actor
            super().do(action)
            if self.log is not None:
                self.log.add("showed", {"seat": seat, "die": str(self.dice[seat])})

    class TellingCups(Cups):
        def set_up(
            self, seats: int, options: Options, rng: hs.Rng, log: Log | None, previous: State | None
        ) -> CupsState:
            return Telling(self, seats, options, rng)

    play = hs.Play(TellingCups(), 2, 6)
    for key in ("roll", "roll", "roll"):
        play.do(key)
    with pytest.raises(checks.ContractBroken, match="seat 0: the log has"):
        courses.check_log(play, 0, 1, tries=100)


OPEN: dict[str, Options] = {
    "carthage": {"observation": "perfect_recall"},
    "nauticus": {},
    "puerto_rico": {"vp_visibility": "open"},
    "santiago": {"open_holdings": True},
}
"""For some games, the options with which nobody has a secret."""


@pytest.mark.parametrize("name", OPEN)
def test_5_without_secrets_everybody_sees_the_same(name: str) -> None:
    game = hs.game(name)
    for players in range(game.facts.min_players, game.facts.max_players + 1):
        options = game.check_options(players, OPEN[name])
        assert not game.keeps_secrets(options)
        for state in some_positions((game, players, options), 1, 12):
            checks.check_hidden(state, 1)


def test_5_games_without_hidden_things_have_no_secrets(game: hs.Game) -> None:
    assert game.keeps_secrets(game.check_options(2, {})) == game.facts.hidden


def test_5_a_wrong_keeps_secrets_is_found() -> None:
    class Denying(Cups):
        def keeps_secrets(self, options: object) -> bool:
            return False

    with pytest.raises(checks.ContractBroken, match="seat 0"):
        checks.check_hidden(Denying().new_game(2), 1)


def test_5_samples_differ_in_games_with_hidden_things_or_chance(game: hs.Game) -> None:
    """With the default options, because with some others no chance is left."""
    for players in range(game.facts.min_players, game.facts.max_players + 1):
        states = some_positions((game, players, {}), 1, 12)
        differ = any(checks.check_samples_differ(state, 0, 1) for state in states if not state.is_over)
        assert differ == (game.facts.hidden or game.facts.chance)


def test_5_a_sample_does_not_know_future_chance(configuration: Configuration) -> None:
    for state in some_positions(configuration, 2, 6):
        assert not state.sample(0, hs.Rng(5)).rng.same_as(state.rng)


def test_9_given_chance_is_used(game: hs.Game) -> None:
    facts.check_given_chance(game)


def test_the_facts_agree_with_what_happens(game: hs.Game) -> None:
    facts.check_facts(game)


def test_9_a_given_set_up_is_dealt(some_configuration: Configuration) -> None:
    game, players, options = some_configuration
    wanted = hs.Play(game, players, 1, options)
    for seed in range(2, 12):
        try:
            play = hs.Play(game, players, seed, options, chance=wanted.start_chance)
        except hs.BadChance:
            continue  # a card that no record notes was dealt in between, such as a delivery in the fog
        assert play.start_chance == wanted.start_chance
        assert play.told == []
        return
    pytest.fail("no seed allows the given set-up")


def test_9_a_scenario_with_all_fields_is_that_position(some_configuration: Configuration) -> None:
    game, players, options = some_configuration
    for state in some_positions(some_configuration, 4, 6):
        given = json.loads(json.dumps(state.to_dict()))["position"]
        made = game.scenario(players, options, **given.pop("current", {}), **given)
        assert made.to_dict()["position"] == state.to_dict()["position"]


def test_8_garbage_is_refused_and_changes_nothing(configuration: Configuration, soak: int) -> None:
    for seed in range(soak):
        for state in some_positions(configuration, seed, 6):
            checks.check_refusals(state)


def test_8_a_move_that_reveals_something_cannot_be_undone(
    some_configuration: Configuration, soak: int
) -> None:
    game, players, options = some_configuration
    for seed in range(2 * soak):
        play = hs.Play(game, players, seed, options)
        rng = hs.Rng(seed)
        while not play.state.is_over and play.number < 120:
            legal = play.state.legal_actions()
            checks.check_undo(play, legal[rng.below(len(legal))], seed)


def test_features_and_evaluation_have_the_right_shape(configuration: Configuration) -> None:
    for state in some_positions(configuration, 3, 10):
        checks.check_numbers(state)


def test_new_game_refuses_what_the_game_does_not_have(game: hs.Game) -> None:
    facts = game.facts
    wrong: list[Any] = [facts.min_players - 1, facts.max_players + 1, "2", 2.0, True, [], -1]
    for players in wrong:
        with pytest.raises(hs.BadPlayers):
            game.new_game(players)
    with pytest.raises(hs.UnknownOption):
        game.new_game(options={"no such option": True})
    for option in facts.options:
        with pytest.raises(hs.BadOption):
            game.new_game(options={option.name: ["nonsense"]})  # type: ignore[dict-item]
    for seed in (-1, 2**192, "7", None, 1.0, True):
        with pytest.raises(hs.BadSeed):
            game.new_game(seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("garbage", [None, 7, "x", [], {}, {"game": 1}, {"position": {}}, [[]]])
def test_from_dict_refuses_garbage(game: hs.Game, garbage: object) -> None:
    with pytest.raises(hs.HarboursideError):
        game.from_dict(garbage)


def test_from_dict_refuses_every_missing_or_unknown_field(game: hs.Game) -> None:
    good = game.new_game(seed=4).to_dict()
    for name in good:
        damaged = json.loads(json.dumps(good))
        del damaged[name]
        with pytest.raises(hs.BadPosition):
            game.from_dict(damaged)
    for name in good["position"]:  # type: ignore[attr-defined]
        damaged = json.loads(json.dumps(good))
        del damaged["position"][name]
        with pytest.raises(hs.BadPosition):
            game.from_dict(damaged)
    with pytest.raises(hs.BadPosition):
        game.from_dict({**good, "surplus": 1})


def test_keys_consist_of_verbs_and_nouns(game: hs.Game) -> None:
    for key in game.actions:
        assert key == key.lower()
        assert " " not in key
        assert key.count(":") <= 1
        assert key.count("@") <= 1
        assert game.actions.key(game.actions.index(key)) == key


def test_both_languages_have_the_same_words(game: hs.Game) -> None:
    from importlib.resources import files

    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk, Message

    ids, headings = {}, {}
    for language in hs.LANGUAGES:
        source = (files(game.package) / "locale" / f"{language}.ftl").read_text("utf-8")
        entries = FluentParser().parse(source).body
        assert not [entry.content for entry in entries if isinstance(entry, Junk)]
        messages = [entry for entry in entries if isinstance(entry, Message)]
        ids[language] = [entry.id.name for entry in messages]
        assert len(set(ids[language])) == len(ids[language]), "a message is defined twice"
        headings[language] = {
            entry.id.name for entry in messages if "heading" in [part.id.name for part in entry.attributes]
        }
    assert set(ids["en"]) == set(ids["pl"])
    assert headings["en"] == headings["pl"]
