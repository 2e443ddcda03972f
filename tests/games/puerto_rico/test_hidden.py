"""What a seat may know, samples and undo. docs/rules/puerto_rico.md, section 7."""

from __future__ import annotations

import json

import pytest

import harbourside as hs
from harbourside.games.puerto_rico.state import PuertoRicoState

from .scenario import GAME, NEW, P, do, finish_round, new_game, play_from, position, table, truth


def with_pile(state: PuertoRicoState, pile: list[str]) -> hs.State:
    data = json.loads(json.dumps(state.to_dict()))
    data["position"]["pile"] = pile
    return GAME.from_dict(data)


def test_chips_of_others_are_hidden_until_the_end() -> None:
    """R51."""
    state = position(P(vp=5), P(vp=7), P())
    assert [player["vp"] for player in table(state, 0)["seats"]] == [5, "hidden", "hidden"]
    assert [player["vp"] for player in table(state)["seats"]] == ["hidden"] * 3
    ended = position(P(vp=5), P(vp=7), P(), end_reasons=["end_vp"])
    finish_round(ended)
    assert [player["vp"] for player in table(ended)["seats"]][:2] >= [5, 7]


def test_chips_may_be_open_by_option() -> None:
    state = position(P(vp=5), P(vp=7), P(), options={"vp_visibility": "open"})
    assert [player["vp"] for player in table(state)["seats"]] == [5, 7, 0]


def test_features_hide_the_chips_too() -> None:
    first, second = position(P(), P(vp=5), P()), position(P(), P(vp=9), P())
    assert first.features(0) == second.features(0)
    assert first.features(1) != second.features(1)
    assert len(first.features(0)) == len(GAME.feature_names)


def test_view_does_not_depend_on_the_order_of_the_pile() -> None:
    state = new_game(4, 3)
    pile = truth(state)["pile"]
    other = with_pile(state, pile[::-1])
    for seat in (None, 0, 1, 2, 3):
        assert other.view(seat) == state.view(seat)
        if seat is not None:
            assert other.features(seat) == state.features(seat)


def test_pile_shows_its_contents_but_not_its_order() -> None:
    state = position(P(), P(), P(), pile="coffee corn corn")
    assert table(state)["pile"] == 3
    assert table(state)["pile_tiles"] == {"corn": 2, "indigo": 0, "sugar": 0, "tobacco": 0, "coffee": 1}


@pytest.mark.parametrize("options", [{}, {"new_buildings": True, "nobles": True}], ids=str)
def test_chips_of_others_can_be_added_up_from_the_log(options: dict[str, bool]) -> None:
    """R51: hidden from view, not from memory."""
    play = hs.Play(GAME, 3, 8, options)
    rng = hs.Rng(8)
    while not play.state.is_over:
        legal = play.state.legal_actions()
        play.do(GAME.actions.key(legal[rng.below(len(legal))]))
    chips = [0, 0, 0]
    for event in play.events():
        args = event["args"]
        assert isinstance(args, dict)
        if event["id"] == "gained-vp":
            chips[args["seat"]] += args["count"]
        elif event["id"] == "paid-item" and args["item"] == "victory_point":
            chips[args["seat"]] -= 1
    assert chips == [seat["vp"] for seat in table(play.state)["seats"]]
    assert min(chips) > 0


def test_samples_shuffle_the_pile_and_keep_the_totals() -> None:
    """R51."""
    state = position(P(vp=3), P(vp=8), P(), pile="coffee corn corn sugar sugar tobacco indigo indigo")
    piles = set()
    for seed in range(20):
        sample = state.sample(0, hs.Rng(seed))
        assert sorted(truth(sample)["pile"]) == sorted(truth(state)["pile"])
        assert truth(sample)["seats"] == truth(state)["seats"]
        piles.add(tuple(truth(sample)["pile"]))
    assert len(piles) > 15


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_samples_depend_on_nothing_hidden(seat: int | None) -> None:
    state = new_game(4, 3)
    other = with_pile(state, truth(state)["pile"][::-1])
    assert truth(state.sample(seat, hs.Rng(5))) == truth(other.sample(seat, hs.Rng(5)))


def test_every_first_tile_is_equally_likely_in_samples() -> None:
    state = position(P(), P(), P(), pile="coffee corn corn corn")
    first = [truth(state.sample(0, hs.Rng(seed)))["pile"][0] for seed in range(400)]
    assert 60 < first.count("coffee") < 140


def test_undo_stops_at_a_drawn_tile() -> None:
    play = play_from(position(P("hacienda"), P(), P(), role="settler"))
    play.do("hacienda_draw")
    with pytest.raises(hs.CannotUndo):
        play.undo()


def test_undo_takes_back_a_sale() -> None:
    play = play_from(position(P("land_office:0", goods="corn indigo"), P(goods="corn"), P(), role="trader",
                              options={"nobles": True}))  # fmt: skip
    before = truth(play.state)
    play.do("sell:indigo")
    play.undo()
    assert truth(play.state) == before


def test_new_row_is_noted_as_chance() -> None:
    play = play_from(position(P(), P(), P(), role="settler", row="corn"))
    play.do("take:corn")
    assert [note.split("=")[0] for note in play.moves[-1].chance] == ["row"] * 4
    do(play.state, "role:trader")


def test_faces_of_forests_are_public() -> None:
    """Section 7, R10: each was shown when it was laid."""
    state = position(P("corn", forests="2 corn coffee"), P(), P(), options=NEW)
    shown = table(state, 1)["seats"][0]
    assert shown["island"] == ["corn", "forest", "forest", "forest"]
    assert shown["forest_faces"] == ["corn", "corn", "coffee"]
