"""Colours that we ruled and that a table may correct: R4 and R5."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pytest

import harbourside as hs
from harbourside.contract import checks
from harbourside.engine.figures import FigureOption
from harbourside.engine.rng import Rng
from harbourside.games.seawolf.data import COLOURS, EVENTS, GOODS

from .scenario import CARDS, GAME, do, legal, new_game, play_at_random, position, table, truth, why_not

GOODS_SWAPPED = "goods@fish=red goods@barrels=blue"
EVENTS_TURNED = "event@rats=red event@mutiny=pink event@storm=yellow event@pirates=blue"
CORRECTED = {"colours": f"{GOODS_SWAPPED} {EVENTS_TURNED}"}


def renamed(text: str) -> str:
    """The text of a card, an action or a record at the corrected table, for this text at our table.

    Goods stand for their colour: where ours has blue ships and fish, the corrected table has red ships and
    fish. Each event is the one of the same kind of goods.
    """
    events = dict(
        zip(["fish", "barrels", "pigs", "gold"], ["rats", "pirates", "mutiny", "storm"], strict=True)
    )
    ours = dict(zip(EVENTS, GOODS, strict=True))
    new = {"blue": "red", "red": "blue", **{event: events[goods] for event, goods in ours.items()}}
    return re.sub(rf"(?<![a-z])({'|'.join(new)})(?![a-z])", lambda found: new[found[0]], text)


def test_corrected_table_is_the_same_game_with_other_names() -> None:
    """Both games are played with the same choices. Their positions differ only in the names."""
    for seed in range(30):
        ours = new_game(2 + seed % 4, seed)
        data = ours.to_dict()
        data["options"] = {**data["options"], **CORRECTED}  # type: ignore[dict-item]
        data["position"] = json.loads(renamed(json.dumps(data["position"])))
        corrected = GAME.from_dict(data)
        rng = Rng(seed)
        while not ours.is_over:
            keys = {GAME.actions.key(action) for action in ours.legal_actions()}
            assert legal(corrected) == {renamed(key) for key in keys}
            assert corrected.legal_actions() == sorted(corrected.legal_actions())
            weights = GAME.weights
            assert corrected.evaluate(weights) == pytest.approx(ours.evaluate(weights))
            key = sorted(keys)[int(rng.below(len(keys)))]
            do(ours, key)
            do(corrected, renamed(key))
        assert corrected.scores() == ours.scores()
        assert corrected.winners() == ours.winners()


def test_corrected_table_keeps_the_contract() -> None:
    for seed in range(12):
        for number, state in enumerate(checks.walk(GAME, 2 + seed % 4, CORRECTED, seed)):
            if number % 6 == 0 or state.is_over:
                checks.check_legal(state)
                checks.check_words(state)
                checks.check_view_words(state)
                checks.check_copies(state, seed)
                checks.check_hidden(state, seed)
                checks.check_numbers(state)
                checks.check_conservation(state, new_game().census())


def test_pairs_have_the_colours_of_the_table() -> None:
    hand = "ship_blue_2 ship_red_3 fish_4 barrels_5"
    state = position(hand, "", phase="delivery", options={"colours": GOODS_SWAPPED})
    assert legal(state) == {"deliver:fish@s3g4", "deliver:barrels@s2g5", "end:delivery"}
    do(state, "deliver:fish@s3g4")
    assert table(state)["seats"][0]["delivered"] == [["ship_red_3", "fish_4"]]
    assert why_not(state, "deliver:fish@s3g4") == "why-delivered-before"
    features = dict(zip(GAME.feature_names, state.features(0), strict=True))
    assert (features["seat0_delivered_fish"], features["seat0_delivered_barrels"]) == (7 / 12, 0)


def test_event_asks_for_the_colour_of_the_table() -> None:
    state = position("rats ship_red_1 barrels_1 fish_2", "", options=CORRECTED)
    do(state, "play:rats")
    assert table(state)["event"] == "rats"
    assert legal(state) == {"discard:ship_red_1", "discard:fish_2"}
    assert state.prompt() == hs.Message("prompt-event", {"event": "rats", "colour": "red"})


def test_event_of_another_colour_takes_other_cards() -> None:
    options = {"colours": "event@rats=yellow event@pirates=blue"}
    state = position("rats ship_blue_1 fish_1 gold_1", "", options=options)
    do(state, "play:rats")
    assert legal(state) == {"discard:gold_1"}
    assert state.prompt() == hs.Message("prompt-event", {"event": "rats", "colour": "yellow"})
    assert why_not(state, "discard:fish_1") == "why-other-colour"
    assert truth(state)["event"] == EVENTS.index("rats")


def test_view_tells_the_colours_of_the_table() -> None:
    assert table(new_game())["goods_colours"] == table(new_game())["event_colours"] == COLOURS
    corrected = table(GAME.new_game(2, 1, CORRECTED))
    assert corrected["goods_colours"] == ["red", "blue", "pink", "yellow"]
    assert corrected["event_colours"] == ["red", "pink", "yellow", "blue"]


def test_record_of_a_corrected_table_replays() -> None:
    play = hs.Play(GAME, 3, 5, CORRECTED)
    rng = Rng(5)
    while not play.state.is_over:
        actions = play.state.legal_actions()
        play.do(GAME.actions.key(actions[int(rng.below(len(actions)))]))
    again = hs.read_record(play.record())
    assert again.state.to_dict() == play.state.to_dict()
    assert again.record() == play.record()


BEFORE = """\
harbourside record 1
game: seawolf
rules: 1
players: 2
names: ["P1", "P2"]
options: {"start_player": "random", "target_score": null, "visibility": "normal"}
seed: 5
start: start_player=1 row@0=fish_5 row@1=ship_pink_5 row@2=ship_red_6 row@3=gold_6
1. 1 draw:pile drew=pigs_5
result: unfinished
check: cf48bb00dac4e0ff
"""


def test_record_from_before_the_option_is_read() -> None:
    again = hs.read_record(BEFORE)
    play = hs.Play(GAME, 2, 5)
    play.do("draw:pile")
    assert again.state.to_dict() == play.state.to_dict()


def test_corrections_hold_for_every_game_of_a_match() -> None:
    state = GAME.new_game(2, 3, {**CORRECTED, "target_score": 100})
    while truth_number(state) == 1:
        play_at_random(state, Rng(1), 1)
    assert table(state)["goods_colours"][0] == "red"
    assert table(GAME.from_dict(state.to_dict()))["goods_colours"][0] == "red"


def truth_number(state: hs.State) -> int:
    return int(table(state)["match"]["game_number"])


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("goods@fish=red", "option-colours-goods-twice"),
        ("event@rats=pink", "option-colours-event-twice"),
        ("goods@pigs=red", "error-figure-unknown"),
        ("goods@fish=yellow", "error-figure-value"),
        ("event@rats=green", "error-figure-value"),
    ],
)
def test_colours_that_make_no_game_are_refused_in_words(wrong: str, reason: str) -> None:
    with pytest.raises(hs.BadOption) as refused:
        GAME.new_game(2, 1, {"colours": wrong})
    assert refused.value.message.id == reason
    for language in hs.LANGUAGES:
        assert "⟦" not in refused.value.say(language)


def test_corrections_as_ours_are_none() -> None:
    assert GAME.check_options(2, {"colours": "goods@fish=blue event@storm=pink"})["colours"] is None


def figures() -> dict[str, str]:
    option = next(option for option in GAME.facts.options if option.name == "colours")
    assert isinstance(option, FigureOption)
    return {figure.id: figure.kind for figure in option.figures}


@pytest.mark.parametrize("language", hs.LANGUAGES)
def test_rules_name_every_figure_and_mark_it_as_a_ruling(language: str) -> None:
    text = (files(GAME.package) / "locale" / f"rules.{language}.md").read_text("utf-8")
    assert set(re.findall(r"\{(\w+@\w+)\}", text)) == set(figures())
    for figure, kind in figures().items():
        assert f"{{{figure}}}{{?{kind}}}" in text
    signs = set(re.findall(r"\{\?(\w+)\}", text))
    assert signs == {"goods", "event", "players"}
    for sign in signs:
        assert GAME.words(language).has(f"ruling-{sign}")


@pytest.mark.parametrize("language", hs.LANGUAGES)
def test_rules_write_no_colour_that_a_table_may_correct(language: str) -> None:
    text = (files(GAME.package) / "locale" / f"rules.{language}.md").read_text("utf-8").lower()
    assert not re.search(r"\b(blue|red|niebiesk\w*|czerwon\w*)\b", text)


def test_every_card_has_a_colour_and_every_colour_thirteen() -> None:
    state = GAME.new_game(2, 1, CORRECTED)
    colours = getattr(state, "colours")  # noqa: B009
    assert len(colours) == len(CARDS)
    assert [colours.count(colour) for colour in range(4)] == [13] * 4
