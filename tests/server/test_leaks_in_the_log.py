"""What a table keeps of its past must not let a viewer rebuild what the rules make secret.

Pairs of tables with the same decisions and other chance, which showed the viewer the same view at every
position, must send the same messages, records and positions of the past: every byte.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from tests.server.helpers import PEOPLE, header_of, rebuilt, table_of_people, write
from tests.server.test_leaks import sent

import harbourside as hs
from harbourside.contract.courses import courses_alike
from harbourside.engine.play import Play
from harbourside.server.table import commands, visibility
from harbourside.server.table.entries import Concede, Undo
from harbourside.server.table.table import Table

HIDING = ("carthage", "seawolf")
"""Games in which chance deals something that a view keeps secret."""
CARTHAGE_OPTIONS: list[dict[str, Any]] = [
    {"observation": "perfect_recall"},
    {"reveal_hands": True},
    {"reveal_vp": True},
]


@pytest.fixture(autouse=True)
def chance_can_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def deal(table: Table) -> Play:
        header = table.header
        chance = vars(header).get("told", ())
        return Play(table.game, len(header.seats), header.seed, header.options, table.names(), chance=chance)

    monkeypatch.setattr(Table, "deal", deal)


def played(game: str, players: int, decisions: int, **more: Any) -> Table:
    """A table of people some way into a random game."""
    table = table_of_people(game, players, **more)
    rng = hs.Rng(decisions)
    while table.decides is not None and len(table.decisions) < decisions:
        assert table.play is not None
        legal = table.play.state.legal_actions()
        key = table.game.actions.key(legal[rng.below(len(legal))])
        write(table, commands.move(table, PEOPLE[table.decides], table.number + 1, key))
    return table


def with_the_course_of(table: Table, other: Play) -> Table:
    """The same table, with the chance of the other game."""
    header = replace(table.header)
    vars(header)["told"] = [*other.start_chance, *(fell for move in other.moves for fell in move.chance)]
    twin = Table(header)
    for outcome in table.history:
        data = {name: value for name, value in outcome.entry.data.items() if name != "chance"}
        twin.add(replace(outcome.entry, data=data))
    assert twin.problem is None
    return twin


def kept_of_the_past(table: Table, seat: int | None) -> list[str]:
    """All that a viewer can ask for: now, and as it was after every entry."""
    player = PEOPLE[seat] if seat is not None else None
    before = [visibility.state(table.as_of(number), player, seat, 0) for number in range(1, table.number + 1)]
    return [sent(table, seat), *map(json.dumps, before)]


def compare(table: Table, tries: int) -> int:
    """How many twins were compared."""
    compared = 0
    assert table.play is not None
    for seat in (*range(len(table.seats)), None):
        truth = kept_of_the_past(table, seat)
        for other in courses_alike(table.play, seat, seed=compared, tries=tries):
            twin = with_the_course_of(table, other)
            assert kept_of_the_past(twin, seat) == truth, f"seat {seat} can tell the past"
            compared += 1
    return compared


@pytest.mark.parametrize("game", hs.game_ids())
def test_the_past_tells_no_more_than_the_positions_did(game: str) -> None:
    compared = compare(played(game, 3, 16), tries=40)
    assert compared > 0 or game not in HIDING


@pytest.mark.parametrize("options", CARTHAGE_OPTIONS, ids=str)
def test_the_past_tells_no_more_with_open_hands_or_points(options: dict[str, Any]) -> None:
    compared = compare(played("carthage", 2, 16, options=options), tries=100)
    hands_are_open = "reveal_vp" not in options
    assert compared > 0 or hands_are_open


def test_a_past_that_tells_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "has_faded", lambda table, entry: False)
    with pytest.raises(AssertionError, match="can tell the past"):
        compare(played("carthage", 3, 16), tries=40)


# What was open for a moment


def starting_hands(told: list[dict[str, Any]]) -> dict[int, list[str]]:
    """What the log says about starting hands, by seat."""
    events = [event for message in told for event in message.get("events", ())]
    return {event["args"]["seat"]: event["args"]["cards"] for event in events if event["id"] == "dealt"}


def test_starting_hands_are_open_until_the_first_decision() -> None:
    table = table_of_people("carthage", 3)
    assert set(starting_hands(visibility.messages(table, 0, None, None))) == {0, 1, 2}
    write(table, commands.move(table, PEOPLE[table.decides or 0], table.number + 1, "choose:red"))
    assert starting_hands(visibility.messages(table, 0, None, None)) == {}
    assert set(starting_hands(visibility.messages(table, 0, "ann", 0))) == {0}


def test_what_will_fade_comes_with_what_will_be_left_of_it_except_to_its_owner() -> None:
    """So the log of an open page forgets it, too."""
    table = table_of_people("carthage", 2)
    start = visibility.messages(table, 0, "ann", 0)[-1]["events"]
    left = [event.get("fades") for event in start if event["id"] == "dealt"]
    assert left == [None, {"id": "drew-hand", "args": {"seat": 1}}]


def test_a_hand_that_was_drawn_is_still_told_without_its_cards() -> None:
    table = played("carthage", 2, 1)
    events = visibility.record(table, None)["start"]
    assert [event for event in events if event["id"] == "drew-hand"] == [
        {"id": "drew-hand", "args": {"seat": seat}} for seat in (0, 1)
    ]


def test_looking_back_does_not_open_what_is_secret_by_now() -> None:
    table = played("carthage", 2, 5)
    start = next(h.entry.number for h in table.history if h.entry.kind == "start")
    for number in range(start, table.number + 1):
        past = visibility.state(table.as_of(number), None, None, 0)
        assert starting_hands(past["messages"]) == {}


def test_going_back_to_the_beginning_does_not_open_it_again() -> None:
    table = played("carthage", 2, 2)
    write(table, [Undo(0, to=0, agreed=1)])
    assert not table.decisions
    assert starting_hands(visibility.messages(table, 0, None, None)) == {}
    assert starting_hands(visibility.messages(rebuilt(table), 0, None, None)) == {}


def test_after_the_end_starting_hands_are_open() -> None:
    table = played("carthage", 2, 20)
    write(table, [Concede(0)])
    assert table.status == "over"
    assert set(starting_hands(visibility.messages(table, 0, None, None))) == {0, 1}
    assert set(starting_hands(visibility.messages(table.as_of(table.number - 3), 0, None, None))) == {0, 1}


def rebuilt_hands(told: list[dict[str, Any]], seats: int) -> list[Counter[str]]:
    """An attacker with a perfect memory: every card that went into a hand and did not leave it, as far as the
    messages name it."""
    hands: list[Counter[str]] = [Counter() for _ in range(seats)]
    for message in told:
        for event in message.get("events", ()):
            args = event["args"]
            if event["id"] == "dealt":
                hands[args["seat"]].update(args["cards"])
            elif event["id"] in ("took", "took-reserved"):
                hands[args["seat"]][args["card"]] += 1
            elif event["id"] in ("paid", "discarded-to-store"):
                hands[args["seat"]][args["card"]] -= 1
        hands = [+hand for hand in hands]
    return hands


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_perfect_memory_knows_of_hands_what_every_sample_knows(players: int) -> None:
    """Carthage: cards taken from the open Market, and nothing of the starting hands. R29."""
    secret = 0
    for decisions in range(1, 90, 11):
        table = played("carthage", players, decisions)
        assert table.play is not None
        truth: Any = table.play.state.dump()
        rebuilt_by_attacker = rebuilt_hands(visibility.messages(table, 0, None, None), players)
        for seat, hand in enumerate(rebuilt_by_attacker):
            assert hand == Counter(truth["seats"][seat]["known"])
            secret += len(truth["seats"][seat]["hand"]) - hand.total()
    assert secret > 0


def test_a_perfect_memory_knows_of_hands_at_sea_what_the_view_shows() -> None:
    """Sea Wolf: known cards stay known by the rules, and the log adds nothing to them."""
    table = played("seawolf", 3, 40)
    told = visibility.messages(table, 0, None, None)
    hands: list[set[str]] = [set(), set(), set()]
    for event in (event for message in told for event in message.get("events", ())):
        args = event["args"]
        if event["id"] == "took":
            hands[args["seat"]].add(args["card"])
        elif event["id"] == "showed":
            hands[args["seat"]] = set(args["cards"])
        elif event["id"] in ("discarded", "played", "lost"):
            hands[args["seat"]].discard(args["card"])
        elif event["id"] == "delivered":
            hands[args["seat"]] -= {args["ship"], args["goods"]}
    assert table.play is not None
    position: Any = table.play.state.view(None)["position"]
    for seat, hand in enumerate(hands):
        assert hand - {"sea_wolf"} == set(position["seats"][seat]["known"]) - {"sea_wolf"}


def test_a_table_that_is_told_its_own_chance_is_the_same() -> None:
    """The pairs differ in their chance and in nothing else that is sent."""
    table = played("carthage", 2, 3)
    assert table.play is not None
    twin = with_the_course_of(table, table.play)
    assert kept_of_the_past(twin, None) == kept_of_the_past(table, None)
    assert header_of("carthage").seed_hash == twin.header.seed_hash
