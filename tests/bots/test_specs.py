"""Bot specs."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import harbourside as hs
from harbourside.bots.asking import BotFailed, ask
from harbourside.bots.external import ExternalBot
from harbourside.bots.greedy import GreedyBot
from harbourside.bots.random import RandomBot
from harbourside.bots.search import SearchBot
from harbourside.bots.specs import BOTS, RANGES, BadBot, make_bot

MODULE = '''
class First:
    """The smallest possible bot."""

    def choose(self, seat):
        return seat.legal_actions()[0]


class Set(First):
    def __init__(
        self, name: str = "", deep: bool = False, depth: int | None = None, weight: float = 1, guess=None
    ):
        self.set = [name, deep, depth, weight, guess]


class Seeded(First):
    def __init__(self, seed, **settings):
        self.seed, self.settings = seed, settings


class Needy(First):
    def __init__(self, depth, *, width=2):
        pass


class Broken(First):
    def __init__(self, depth: "NoSuchType" = 3):
        raise KeyError("rudder")


class Quitter(First):
    def __init__(self):
        raise SystemExit(3)


instance = First()
'''


@pytest.fixture(autouse=True)
def _folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Modules of a bot's author, in the current directory."""
    (tmp_path / "shipyard.py").write_text(MODULE)
    (tmp_path / "wreck.py").write_text("1 / 0")
    (tmp_path / "script.py").write_text("raise SystemExit(1)")
    (tmp_path / "mine.toml").write_text("".join(f"{name} = 1\n" for name in hs.game("seawolf").weight_names))
    (tmp_path / "wrong.toml").write_text("fish = nan")
    (tmp_path / "fleet").mkdir()
    (tmp_path / "fleet" / "boats.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield
    for name in ("shipyard", "wreck", "script", "fleet", "fleet.boats"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize(
    ("spec", "kind"),
    [
        ("random", RandomBot),
        ("random:", RandomBot),
        ("greedy", GreedyBot),
        ("greedy:samples=2", GreedyBot),
        ("search:seconds=0.5", SearchBot),
        ("search:seconds=1", SearchBot),
        ("search:iterations=100,exploration=0.3,rounds=2", SearchBot),
        ("search: iterations = 100 , nodes = 7 ", SearchBot),
        ("greedy:weights=mine.toml", GreedyBot),
        ("search:weights=mine.toml,iterations=100", SearchBot),
        ("harbourside.bots.greedy:GreedyBot", GreedyBot),
        ("harbourside.bots.greedy:GreedyBot:samples=3", GreedyBot),
        ("external:cat", ExternalBot),
        ("external:timeout=0.5,start_timeout=3:cat", ExternalBot),
        ("external:cat 'a:b' timeout=3:x", ExternalBot),
        ("external::cat", ExternalBot),
    ],
)
def test_a_spec_makes_its_bot(spec: str, kind: type) -> None:
    assert isinstance(make_bot(spec, 7), kind)


@pytest.mark.parametrize(
    ("spec", "about"),
    [
        ("", "“”"),
        (":", "“”"),
        ("nobody", "nobody"),
        ("nobody:depth=3", "nobody"),
        ("Greedy", "greedy"),
        ("greedy:depth=3", "samples"),
        ("random:depth=3", "It has no settings"),
        ("greedy:seed=3", "seed"),
        ("greedy:samples", "samples"),
        ("greedy:samples=", "samples="),
        ("greedy:=3", "“”"),
        ("greedy:samples=2,", "“”"),
        ("greedy:samples=2,samples=3", "twice"),
        ("greedy:samples=2;samples=3", "whole number"),
        ("greedy:samples=0", "from 1 to 10000"),
        ("greedy:samples=2.0", "whole number"),
        ("greedy:samples=1e3", "whole number"),
        (f"greedy:samples={'9' * 4000}", "99999"),
        (f"greedy:samples={'9' * 9000}", "99999"),
        ("search:iterations=1.5", "whole number"),
        ("search:iterations=-1", "from 1 to 1000000000"),
        ("search:iterations=99999999999", "from 1 to"),
        ("search:seconds=-1", "from 0.001 to 86400"),
        ("search:seconds=0", "from 0.001"),
        ("search:seconds=nan", "“nan”"),
        ("search:seconds=inf", "“inf”"),
        ("search:seconds=1e999", "1e999"),
        ("search:seconds=1e9", "86400"),
        ("admiral:seconds=1", "admiral is a level"),
        ("mate:", "mate is a level"),
        ("search:seconds=soon", "must be a number"),
        ("search:exploration=-1", "from 0 to 1000"),
        ("search:nodes=0", "from 1"),
        ("search:rounds=-1", "from 0 to 1000"),
        ("harbourside.bots.search:SearchBot:exploration=-1", "from 0 to 1000"),
        ("greedy:weights=", "weights="),
        ("greedy:weights=nothing.toml", "nothing.toml"),
        ("greedy:weights=fleet", "directory"),
        ("greedy:weights=wrong.toml", "fish"),
        ("search:weights=shipyard.py", "shipyard.py"),
        ("no.such.module:Bot", "no.such.module"),
        ("harbourside.bots.greedy", "harbourside.bots.greedy"),
        ("harbourside.bots.greedy:Nobody", "Nobody"),
        ("harbourside.bots.greedy:__doc__", "choose(seat)"),
        ("harbourside.engine.rng:Rng", "choose(seat)"),
        ("..:x", "..:x"),
        (".a:x", ".a:x"),
        ("a\0.b:C", "cannot be loaded"),
        ("\x1b[31m", "\ufffd[31m"),
        ("x" * 10_000, "xxx…"),
        ("os:system", "choose(seat)"),
        ("wreck:Bot", "because of wreck.py:"),
        ("script:Bot", "SystemExit"),
        ("shipyard:instance", "choose(seat)"),
        ("shipyard:Broken", "because of shipyard.py:"),
        ("shipyard:Quitter", "SystemExit"),
        ("shipyard:Needy", "needs the setting depth"),
        ("shipyard:Needy:width=3", "needs the setting depth"),
        ("shipyard:First:depth=3", "It has no settings"),
        ("shipyard:Set:deep=maybe", "yes or no"),
        ("shipyard:Set:depth=x", "whole number"),
        ("shipyard:Set:weight=nan", "“nan”"),
        ("shipyard:Set:guess=-inf", "“-inf”"),
        ("shipyard:Seeded:seed=4", "seed"),
        ("external", "external:COMMAND"),
        ("external:", "external:COMMAND"),
        ("external:  ", "external:COMMAND"),
        ("external:timeout=3", "external:COMMAND"),
        ("external:timeout=3:", "external:COMMAND"),
        ("external:no-such-program --fast", "no-such-program"),
        ("external:./shipyard.py", "./shipyard.py"),
        ("external:cat 'a", "cat 'a"),
        ("external:c\0t", "c\ufffdt"),
        ("external:''", "“”"),
        ("external:tiemout=3:cat", "timeout, start_timeout"),
        ("external:command=ls:cat", "timeout, start_timeout"),
        ("external:timeout=0:cat", "from 0.001"),
        ("external:timeout=-1:cat", "from 0.001"),
        ("external:timeout=nan:cat", "“nan”"),
        ("external:start_timeout=inf:cat", "“inf”"),
        ("external:timeout=x:cat", "must be a number"),
        ("external:timeout=1,timeout=2:cat", "twice"),
        (None, "None"),
        (1.5, "1.5"),
        (["greedy"], "greedy"),
    ],
)
def test_a_wrong_spec_is_refused_in_both_languages(spec: str, about: str) -> None:
    with pytest.raises(BadBot) as caught:
        make_bot(spec, 7)
    assert about in str(caught.value)
    for language in hs.LANGUAGES:
        said = caught.value.say(language)
        assert "⟦" not in said
        assert len(said) < 600
        assert said.isprintable()


def test_a_bot_with_another_games_weights_fails() -> None:
    for spec in ("greedy:weights=mine.toml", "search:weights=mine.toml,iterations=5"):
        state = hs.game("carthage").new_game(2, 1)
        while len(state.legal_actions()) == 1:
            state.apply(state.legal_actions()[0])
        with pytest.raises(BotFailed) as caught:
            ask(make_bot(spec), hs.Seat(state, state.actor))
        for language in hs.LANGUAGES:
            assert "mine.toml" in caught.value.say(language)


def test_a_bot_uses_its_weights(tmp_path: Path) -> None:
    """With other weights the bot plays another game."""
    names = hs.game("seawolf").weight_names
    (tmp_path / "odd.toml").write_text("".join(f"{name} = {number}\n" for number, name in enumerate(names)))
    for kind in ("greedy:samples=3", "search:iterations=60"):
        assert decisions(f"{kind},weights=odd.toml") != decisions(kind)


def decisions(spec: str) -> list[int]:
    state = hs.game("seawolf").new_game(2, 5)
    bot = make_bot(spec, 3)
    made = []
    while not state.is_over:
        made.append(ask(bot, hs.Seat(state, state.actor)))
        state.apply(made[-1])
    return made


def test_a_bad_seed_keeps_its_own_error() -> None:
    with pytest.raises(hs.BadSeed):
        make_bot("greedy", -1)


def test_every_number_of_our_own_bots_has_a_range() -> None:
    for make in (*BOTS.values(), ExternalBot):
        for name, parameter in inspect.signature(make).parameters.items():
            if name != "seed" and ("int" in parameter.annotation or "float" in parameter.annotation):
                assert name in RANGES, f"{name} of {make} needs a range in bots/specs.py"


def test_a_class_without_a_seed_is_a_bot() -> None:
    state = hs.game("seawolf").new_game(2, 1)
    assert make_bot("shipyard:First", 7).choose(hs.Seat(state, state.actor)) == state.legal_actions()[0]


def test_a_bot_can_be_in_a_package_in_the_current_directory() -> None:
    assert type(make_bot("fleet.boats:First")).__module__ == "fleet.boats"


def test_the_current_directory_hides_no_installed_package(tmp_path: Path) -> None:
    (tmp_path / "harbourside").mkdir()
    (tmp_path / "harbourside" / "__init__.py").write_text("1 / 0")
    assert isinstance(make_bot("harbourside.bots.random:RandomBot"), RandomBot)
    assert sys.path[-1] == str(tmp_path)


def test_settings_are_converted_to_their_types() -> None:
    bot = make_bot("shipyard:Set:name=7,deep=yes,depth=3,weight=2,guess=0.5")
    assert vars(bot)["set"] == ["7", True, 3, 2.0, 0.5]
    bot = make_bot("shipyard:Set:deep=False,guess=north")
    assert vars(bot)["set"] == ["", False, None, 1, "north"]


def test_a_class_with_any_settings_gets_them_and_the_seed() -> None:
    assert vars(make_bot("shipyard:Seeded:depth=3,mode=fast", 7)) == {
        "seed": 7,
        "settings": {"depth": 3, "mode": "fast"},
    }
