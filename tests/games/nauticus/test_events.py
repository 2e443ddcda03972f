"""The events for listeners: everything that a page animates, and chance for the record."""

from __future__ import annotations

from random import Random

import harbourside as hs

from .scenario import GAME, position, seat, truth


def told(play: hs.Play) -> list[tuple[object, object]]:
    return [(event["id"], event["args"]) for event in play.events()]


def run(play: hs.Play, *keys: str) -> list[tuple[object, object]]:
    """The events of these decisions."""
    before = len(play.events())
    for key in keys:
        play.do(key)
    return told(play)[before:]


def test_log_and_record_have_the_set_up() -> None:
    play = hs.Play(GAME, 3, 5)
    now = truth(play.state)
    assert told(play) == [
        ("started", {"seat": now["start_player"]}),
        ("dealt", {"kinds": now["tiles"]}),
    ]
    assert play.start_chance == [
        f"start_player={now['start_player']}",
        *(f"place@{place}={kind}" for place, kind in enumerate(now["tiles"])),
    ]


def test_log_has_a_purchase_step_by_step() -> None:
    play = hs.Play.from_position(
        position(seat(workers=3), seat(), action="buy_hull", place=3, stage="choose_tile")
    )
    assert run(play, "choose:buy_hull", "buy:hull_single", "buy:hull_stern", "place:new") == [
        ("chose", {"seat": 0, "kind": "buy_hull", "place": 4, "bonus": "two_vp"}),
        ("got-for-nothing", {"seat": 0, "tile": "hull_single", "price": 0, "own_workers": 0}),
        ("bought", {"seat": 0, "tile": "hull_stern", "price": 1, "own_workers": 0}),
        ("began-ship", {"seat": 0, "tile": "hull_stern", "ship": 1}),
    ]
    assert run(
        play, "buy:hull_bow", "place:ship_0", "buy:hull_middle", "place:warehouse", "take:hull_bow"
    ) == [
        ("bought", {"seat": 0, "tile": "hull_bow", "price": 3, "own_workers": 1}),
        ("placed", {"seat": 0, "tile": "hull_bow", "ship": 1}),
        ("bought", {"seat": 0, "tile": "hull_middle", "price": 2, "own_workers": 1}),
        ("stored", {"seat": 0, "tile": "hull_middle"}),
        ("took-free", {"seat": 0, "tile": "hull_bow"}),
    ]


def test_log_has_a_ship_finished_by_transport_with_its_rewards() -> None:
    owner = seat(ships=["hull_stern hull_bow mast_star mast_star sail_star"], warehouse="sail_star")
    play = hs.Play.from_position(position(owner, seat(), action="transport"))
    assert run(play, "transport:sail_star", "place:ship_0", "reward:crown_mast", "reward:two_goods") == [
        ("transported", {"seat": 0, "tile": "sail_star", "own_workers": 0}),
        ("placed", {"seat": 0, "tile": "sail_star", "ship": 1}),
        ("finished", {"seat": 0, "ship": 1, "decks": 2}),
        ("rewarded", {"seat": 0, "reward": "crown_mast"}),
        ("took-reward", {"seat": 0, "tile": "mast_crown"}),
        ("rewarded", {"seat": 0, "reward": "two_goods"}),
    ]
    assert run(play, "take:good_fish", "take:good_salt") == [
        ("took-reward", {"seat": 0, "tile": "good_fish"}),
        ("took-reward", {"seat": 0, "tile": "good_salt"}),
    ]


def test_log_has_light_actions_and_the_extra_action() -> None:
    full = "hull_stern hull_bow mast_star mast_star sail_star sail_star good_fish good_salt"
    owner = seat(ships=[full], warehouse="sail_crown", workers=1)
    play = hs.Play.from_position(position(owner, seat(), action="deliver", place=2))
    assert run(play, "extra:crowns", "crowns", "end_action", "deliver:ship_0", "end_action") == [
        ("began-extra", {"seat": 0, "kind": "crowns"}),
        ("crowned", {"seat": 0, "points": 1, "own_workers": 1}),
        ("ended-action", {"seat": 0, "kind": "crowns"}),
        ("delivered", {"seat": 0, "ship": 1, "goods": ["good_fish", "good_salt"], "own_workers": 1}),
        ("ended-action", {"seat": 0, "kind": "deliver"}),
    ]


def test_log_has_a_bonus_tile_a_payout_and_the_next_phase() -> None:
    play = hs.Play.from_position(
        position(seat(extra=False), seat(extra=False), action="money", place=2, stage="choose_tile")
    )
    assert run(play, "choose:money", "take:sail_star", "money", "end_action", "pass")[1:] == [
        ("took-bonus", {"seat": 0, "tile": "sail_star"}),
        ("paid-out", {"seat": 0, "coins": 2, "own_workers": 0}),
        ("ended-action", {"seat": 0, "kind": "money"}),
        ("passed", {"seat": 1, "tile": "pass_3"}),
        ("phase-begins", {"phase": 2, "seat": 1}),
    ]


def test_log_has_the_result_part_by_part() -> None:
    owner = seat(coins=3, workers=0, extra=False, flipped=3, delivered="good_fish")
    play = hs.Play.from_position(
        position(owner, seat(coins=0, workers=0, extra=False), place=0, turns=1, phase=7, round=4)
    )
    assert run(play, "pass")[1:] == [
        ("penalty", {"seat": 1, "points": 3}),
        ("final-scoring", {}),
        ("scored", {"seat": 0, "track": 10, "goods": 2, "ships": 0, "rest": 1, "points": 13}),
        ("scored", {"seat": 1, "track": 7, "goods": 0, "ships": 0, "rest": 0, "points": 7}),
        ("won", {"seat": 0, "points": 13, "games": 0}),
    ]


def test_a_label_tells_all_that_its_own_event_tells() -> None:
    """So a page that shows the result of an action in advance need not show the action twice."""
    play = hs.Play(GAME, 3, 5, options={"rounds": 2})
    chance = Random(5)
    while not play.state.is_over:
        action = chance.choice(play.state.legal_actions())
        label, before = play.state.label(action), len(play.events())
        play.do(GAME.actions.key(action))
        for id, args in told(play)[before : before + 1]:
            assert isinstance(args, dict)
            facts = {name: fact for name, fact in args.items() if name != "seat"}
            tells_more = id in ("passed", "phase-begins", "round-begins", "penalty")
            assert tells_more or facts.items() <= label.args.items(), GAME.actions.key(action)
