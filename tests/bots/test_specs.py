"""Bots by name."""

from __future__ import annotations

import pytest

import harbourside as hs
from harbourside.bots.greedy import GreedyBot
from harbourside.bots.random import RandomBot
from harbourside.bots.search import SearchBot
from harbourside.bots.specs import BadBot, make_bot


@pytest.mark.parametrize(
    ("spec", "kind"),
    [
        ("random", RandomBot),
        ("greedy", GreedyBot),
        ("greedy:samples=2", GreedyBot),
        ("search:seconds=0.5", SearchBot),
        ("search:iterations=100,exploration=0.3", SearchBot),
        ("harbourside.bots.greedy:GreedyBot", GreedyBot),
        ("harbourside.bots.greedy:GreedyBot:samples=3", GreedyBot),
    ],
)
def test_a_spec_makes_its_bot(spec: str, kind: type) -> None:
    assert isinstance(make_bot(spec, 7), kind)


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "nobody",
        "greedy:depth=3",
        "greedy:samples",
        "greedy:samples=0",
        "search:seconds=-1",
        "search:seconds=soon",
        "no.such.module:Bot",
        "harbourside.bots.greedy:Nobody",
        "harbourside.engine.rng:Rng",
        "..:x",
    ],
)
def test_a_spec_that_makes_no_sense_is_refused_in_both_languages(spec: str) -> None:
    with pytest.raises(BadBot) as caught:
        make_bot(spec, 7)
    for language in hs.LANGUAGES:
        assert "⟦" not in caught.value.say(language)
