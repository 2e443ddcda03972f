"""Options: sections 7 and 8."""

from __future__ import annotations

import pytest

import harbourside as hs
from harbourside.contract import checks
from harbourside.engine.rng import Rng

from .scenario import (
    GAME,
    cards,
    do,
    goods,
    happened,
    new_game,
    place,
    play_at_random,
    play_from,
    position,
    table,
)


def test_options_and_their_defaults() -> None:
    assert GAME.facts.check_options({}) == {
        "storage_until": "sold",
        "refill_market": "add_two",
        "observation": "table",
        "reveal_hands": False,
        "reveal_vp": False,
        "theme": "carthage",
    }
    assert [option.name for option in GAME.facts.options if option.variant] == [
        "storage_until",
        "refill_market",
    ]


def test_storage_until_payday_end_protects_for_one_raid_only() -> None:
    """R12, the other reading."""
    options = {"storage_until": "payday_end"}
    state = position("R2", "", phase="raid_store", goods=["R5", "B5!"], ships=(3, 0, 0, 5), options=options)
    do(state, "store:red_2")
    assert (goods(state, 0), goods(state, 1)) == ("R5", "B5")


def test_storage_ends_also_after_a_payday_without_pirates() -> None:
    options = {"storage_until": "payday_end"}
    state = position("Y5", "", market="G2", goods=["R5!"], ships=(2, 0, 0, 4), options=options)
    do(state, "buy:market", "pay:yellow_5")
    assert goods(state, 0) == "R5"


@pytest.mark.parametrize(
    ("market", "farm", "drawn"),
    [
        ("B2", "G2 G3 G5", 2),
        ("B2 R5@1", "G2 G3 G5", 1),
        ("B2 R5@1 R3@2", "G2 G3 G5", 0),
        ("B2 R5@1", "G2@2", 3),
    ],
)
def test_refill_market_fill_to_five(market: str, farm: str, drawn: int) -> None:
    """Reserved cards count. With five cards or more none is drawn, and the Farm still gets three."""
    options = {"refill_market": "fill_to_five"}
    deck = "Y2 Y3 Y5 Y2 Y3 Y5"
    state = position("Y5", "", "", market=market, farm=farm, deck=deck, options=options)
    do(state, "buy:market", "pay:yellow_5")
    stayed = [card for card in market.split() if "@" in card]
    fresh = deck.split()
    assert place(state, "market") == cards(" ".join([*stayed, farm, *fresh[:drawn]]))
    assert place(state, "farm") == cards(" ".join(fresh[drawn : drawn + 3]))


def test_theme_changes_words_only() -> None:
    plain, osaka = new_game(3, 6), new_game(3, 6, theme="osaka")
    rng, other = Rng(1), Rng(1)
    while not plain.is_over:
        assert plain.legal_actions() == osaka.legal_actions()
        play_at_random(plain, rng, 1)
        play_at_random(osaka, other, 1)
    assert plain.dump() == osaka.dump()
    assert plain.scores() == osaka.scores()


def test_osaka_has_its_own_names() -> None:
    options = {"theme": "osaka"}
    play = play_from(position("Y5", "", market="G2", goods=["R5"], ships=(3, 2, 0, 4), options=options))
    assert table(play.state)["ships"] == {
        "ship_red": "black_tide_1",
        "ship_blue": "anori",
        "ship_yellow": "osaka",
        "ship_green": "black_tide_2",
    }
    play.do("buy:market")
    play.do("pay:yellow_5")
    assert happened(play, "sailed")[0]["space"] == "edo"
    assert happened(play, "raid")[0]["danger"] == "black_tide"
    assert happened(play, "sold")[0]["goods"] == "goods_green"
    said = [
        GAME.words("en").say(hs.Message(f"event-{event['id']}", event["args"]))  # type: ignore[arg-type]
        for event in play.events()
    ]
    assert not [line for line in said if "irate" in line or "Carthage" in line or "Alexandria" in line]


@pytest.mark.parametrize("theme", ["carthage", "osaka"])
def test_everything_is_worded_in_each_theme(theme: str) -> None:
    play = hs.Play(GAME, 4, 2, {"theme": theme})
    rng = Rng(2)
    while not play.state.is_over:
        checks.check_words(play.state)
        checks.check_view_words(play.state)
        for _ in range(5):
            if not play.state.is_over:
                actions = play.state.legal_actions()
                play.do(GAME.actions.key(actions[int(rng.below(len(actions)))]))
    for event in play.events():
        checks.check_worded(GAME, hs.Message(f"event-{event['id']}", event["args"]))  # type: ignore[arg-type]
    assert hs.read_record(play.record()).state.to_dict() == play.state.to_dict()
