"""What a seat may see and remember: docs/rules/santiago.md, section 7."""

from __future__ import annotations

import json

import pytest

import harbourside as hs
from harbourside.engine.rng import Rng
from harbourside.games.santiago.data import CUBANS, GOODS

from .scenario import GAME, do, phase, play_from, position, table

HELD = "pesos=7 vp=5 sugar=3 wood=1"
OTHER = "pesos=1 vp=9 rum=2"


def test_holdings_are_hidden_from_the_others() -> None:
    state = position(HELD, OTHER)
    own, other = table(state, 0)["seats"]
    assert (own["pesos"], own["vp"], own["goods"]["sugar"]) == (7, 5, 3)
    assert (other["pesos"], other["vp"], other["goods"]) == (None, None, None)
    for seat in table(state)["seats"]:
        assert (seat["pesos"], seat["vp"], seat["goods"]) == (None, None, None)


def test_everything_else_is_public() -> None:
    state = position("pawn=bank", "owns=cafe", inactive="jose", value=3, car="maria", ship=4)
    views = [table(state, seat) for seat in (0, 1, None)]
    for view in views:
        for seat in view["seats"]:
            del seat["pesos"], seat["vp"], seat["goods"]
    assert views[0] == views[1] == views[2]
    seen = views[0]
    assert (seen["seats"][0]["pawn"], seen["seats"][1]["owned"], seen["seats"][1]["tokens"]) == (
        "bank",
        ["cafe"],
        2,
    )
    assert (seen["inactive"], seen["car"], seen["ship"]["value"], seen["ship"]["ship_number"]) == (
        ["jose"], "maria", 3, 4,
    )  # fmt: skip
    assert seen["ship"]["demand"] == {"sugar": 2, "fruit": 2, "tobacco": 2, "rum": 2}
    assert seen["ship"]["aside"] == "cigars"
    assert set(seen["supply"]) == set(GOODS)


def test_rolled_dice_are_seen_while_one_is_to_be_set_aside() -> None:
    state = position("", "", phase="set_aside", docked=False, dice="sugar=1 fruit=4")
    ship = table(state)["ship"]
    assert ship["rolled"] == {"sugar": 1, "fruit": 4, "tobacco": 0, "rum": 0, "cigars": 0}
    assert (ship["demand"], ship["aside"], ship["docked"]) == (None, None, False)
    do(state, "set_aside:fruit")
    assert table(state)["ship"]["rolled"] is None


def test_the_die_set_aside_still_shows_what_it_showed() -> None:
    state = position("", "", phase="set_aside", docked=False, dice="sugar=1 fruit=4")
    assert table(state)["ship"]["aside_shows"] is None
    do(state, "set_aside:fruit")
    for seat in (0, 1, None):
        ship = table(state, seat)["ship"]
        assert (ship["aside"], ship["aside_shows"]) == ("fruit", 4)


def test_casino_direction_and_loaders_are_public() -> None:
    state = position("pesos=9 pawn=casino", "", phase="use", using="casino", casino="buy_vp", car="maria")
    assert (table(state)["casino_way"], table(state)["using"]) == ("buy_vp", "casino")
    state = position("", "", "", phase="load", loaders=[0, 2])
    assert table(state)["loading_players"] == [0, 2]


def test_nobody_sees_anothers_choices() -> None:
    state = position("pesos=3", "")
    assert len(state.view(0)["legal"]) == 4  # type: ignore[arg-type]
    assert state.view(1)["legal"] == state.view(None)["legal"] == []


def test_view_of_others_does_not_depend_on_what_is_behind_the_screen() -> None:
    one = position("pesos=3 rum=1", "vp=2 pesos=1", supply="rum=4 sugar=4")
    two = position("pesos=8 vp=5 rum=2", "vp=2 pesos=1", supply="rum=4 sugar=4")
    assert one.view(1) == two.view(1)
    assert one.view(None) == two.view(None)
    assert one.features(1) == two.features(1)


def test_log_is_the_same_for_everybody_and_has_every_gain_and_loss() -> None:
    """A player who remembers the log knows all holdings. The test rebuilds them from public events alone."""
    for seed in range(6):
        play = hs.Play(GAME, 2 + seed % 3, seed)
        seats = play.state.seats
        rng = Rng(seed)
        while not play.state.is_over:
            actions = play.state.legal_actions()
            play.do(GAME.actions.key(actions[int(rng.below(len(actions)))]))
        log = play.events(seat=None)
        assert all(play.events(seat=seat) == log for seat in range(seats))
        held = [{"pesos": 3, "vp": 2, "sugar": 1, "fruit": 1, "tobacco": 1} for _ in range(seats)]
        for event in log:
            remember(held, str(event["id"]), event["args"])
        for seat, seen in enumerate(table(play.state)["seats"]):
            truth = {"pesos": seen["pesos"], "vp": seen["vp"], **seen["goods"]}
            assert truth == {thing: held[seat].get(thing, 0) for thing in truth}


def remember(held: list[dict[str, int]], id: str, args: object) -> None:
    """Update the remembered holdings by one event."""
    assert isinstance(args, dict)

    def change(seat: int, thing: str, count: int) -> None:
        held[seat][thing] = held[seat].get(thing, 0) + count

    seat = args.get("seat", 0)
    if id == "drove":
        change(seat, "pesos", -args["pesos"])
    elif id == "took":
        change(seat, args["good"], args["count"])
    elif id == "got-pesos":
        change(seat, "pesos", args["count"])
    elif id == "got-vp":
        change(seat, "vp", args["count"])
    elif id == "gave":
        thing = "pesos" if args["thing"] == "peso" else args["thing"]
        change(seat, thing, -1)
        change(args["to_seat"], thing, 1)
    elif id == "exchanged":
        change(seat, args["given"], -args["count"])
        change(seat, args["taken"], args["count"])
    elif id == "sawed":
        change(seat, "wood", -1)
        change(seat, "vp", args["vp"])
        change(seat, "pesos", args["pesos"])
    elif id == "served":
        change(seat, args["good"], -1)
        change(seat, "vp", args["vp"])
    elif id in ("bought-vp", "sold-vp"):
        sign = 1 if id == "bought-vp" else -1
        change(seat, "vp", sign * args["vp"])
        change(seat, "pesos", -sign * args["pesos"])
    elif id in ("loaded", "loaded-wood"):
        change(seat, "wood" if id == "loaded-wood" else args["good"], -args["count"])
        change(seat, "vp", args["vp"])
    elif id == "owner-paid":
        change(seat, "vp", args["vp"])


def test_sample_keeps_what_follows_from_the_public_history() -> None:
    state = position(HELD, OTHER, "cigars=3")
    for seat in (0, 1, 2, None):
        sample = state.sample(seat, Rng(5))
        assert sample.dump() == state.dump()
        assert sample.view(seat) == state.view(seat)


def test_samples_differ_in_the_dice_to_come() -> None:
    state = position("", "", car="alonso", value=4)
    rolls = set()
    for seed in range(20):
        sample = state.sample(0, Rng(seed))
        do(sample, "drive:1", "pass", "pass")
        rolls.add(json.dumps(sample.dump()["dice"]))
    assert len(rolls) > 10


def test_dice_rolled_cannot_be_taken_back() -> None:
    play = hs.Play(GAME, 2, 4)
    rng = Rng(4)
    walls = 0
    while not play.state.is_over:
        before = len(play.events())
        actions = play.state.legal_actions()
        play.do(GAME.actions.key(actions[int(rng.below(len(actions)))]))
        if any(event["id"] in ("rolled", "scored") for event in play.events(before)):
            walls += 1
            assert play.why_not_undo() is not None
    assert walls >= 6


def test_own_decision_can_be_taken_back_until_dice_fall() -> None:
    play = hs.Play(GAME, 2, 4, {"layout": " ".join(CUBANS)})
    play.do("set_aside:sugar")
    play.do("drive:1")
    before = play.state.to_dict()
    assert phase(play.state) == "enter"
    play.do(GAME.actions.key(play.state.legal_actions()[0]))
    play.undo()
    assert play.state.to_dict() == before
    play.undo()
    assert phase(play.state) == "drive"


def test_claim_can_be_taken_back() -> None:
    play = play_from(position("", "", phase="alonso_helps", car="alonso"))
    before = play.state.to_dict()
    play.do("claim:bank")
    play.undo()
    assert play.state.to_dict() == before


@pytest.mark.parametrize(
    "state",
    [
        position("wood=1 owns=sawmill", "", phase="use", using="sawmill", own_use=True, car="alonso"),
        position("pesos=9 pawn=casino", "", phase="use", using="casino", casino="buy_vp", car="maria"),
        position("rum=1", "", "", phase="load", loaders=[0, 2], dice="rum=1 fruit=2"),
        position("", "vp=1", phase="give", car="el_zorro", actor=1, inactive="jose", docked=False),
        position("", "", phase="set_aside", docked=False, dice="fruit=3 rum=1"),
    ],
    ids=phase,
)
def test_copy_is_whole_and_independent(state: hs.State) -> None:
    before = state.to_dict()
    for action in state.legal_actions():
        copy = state.clone()
        assert copy.to_dict() == before
        copy.apply(action)
        assert state.to_dict() == before
