"""The first looks: every step is true, is told in both languages, and asks only for what can be done."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from harbourside.engine.registry import game as find_game
from harbourside.engine.rulebook import parse_rules
from harbourside.engine.tour import has_tour, tour
from harbourside.engine.words import LANGUAGES
from harbourside.games import BUILT_IN

by_game = pytest.mark.parametrize("id", BUILT_IN)


@by_game
def test_every_game_has_a_tour(id: str) -> None:
    assert has_tour(find_game(id))


@by_game
def test_a_tour_has_six_to_ten_steps_in_the_same_order_in_both_languages(id: str) -> None:
    game = find_game(id)
    told = {language: tour(game, language) for language in LANGUAGES}
    assert 6 <= len(told["en"]) <= 10
    assert [step.id for step in told["pl"]] == [step.id for step in told["en"]]
    assert [step.view for step in told["pl"]] == [step.view for step in told["en"]]
    for language, steps in told.items():
        source = (files(game.package) / "locale" / f"tour.{language}.md").read_text("utf-8")
        assert [section.id for section in parse_rules(source)] == [step.id for step in steps]
        assert all(step.title and step.text for step in steps)


@by_game
def test_what_a_step_asks_for_is_legal_and_is_what_was_done(id: str) -> None:
    game = find_game(id)
    plan = tomllib.loads((files(game.package) / "locale" / "tour.toml").read_text("utf-8"))
    assert sum(step.ask for step in tour(game, "en")) >= 3
    for step, planned in zip(tour(game, "en"), plan["steps"], strict=True):
        assert step.point is None or step.point in list(game.actions)
        if step.ask:
            assert step.point in [action["key"] for action in step.view["legal"]]
            assert plan["moves"][planned["after"]] == step.point
    assert plan["steps"][-1]["after"] == len(plan["moves"])


@by_game
def test_the_zones_of_a_step_are_parts_of_its_view(id: str) -> None:
    for step in tour(find_game(id), "en"):
        for zone in step.zones:
            assert part_of(step.view["position"], zone.split(".")), zone


def part_of(view: Any, path: list[str]) -> bool:
    if not path:
        return True
    key = int(path[0]) if isinstance(view, list) else path[0]
    there = key in range(len(view)) if isinstance(view, list) else key in view
    return there and part_of(view[key], path[1:])


@by_game
def test_a_tour_begins_with_the_deal_and_tells_what_happened_in_between(id: str) -> None:
    steps = tour(find_game(id), "en")
    assert steps[0].events
    asked = [number for number, step in enumerate(steps) if step.ask]
    assert all(steps[number + 1].events for number in asked)
