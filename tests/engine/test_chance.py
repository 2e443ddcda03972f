"""Chance that is told beforehand falls as told, or the move is refused and nothing has changed."""

from __future__ import annotations

import pytest

import harbourside as hs

pytestmark = pytest.mark.usefixtures("toy")


def toy(*chance: str, seed: int = 5) -> hs.Play:
    return hs.Play(hs.game("cups"), 2, seed, names=["Ann", "Bob"], chance=chance)


def test_a_set_up_falls_as_told() -> None:
    assert toy("die@0=6", "die@1=1").start_chance == ["die@0=6", "die@1=1"]


def test_what_is_not_told_is_left_to_the_seed() -> None:
    freely = toy().start_chance
    told = f"die@0={int(freely[0][-1]) % 6 + 1}"
    assert toy(told).start_chance == [told, freely[1]]


def test_a_move_falls_as_told() -> None:
    play = toy()
    play.foretell(["die@0=2", "die@1=3"])
    play.do("roll")
    play.do("roll")
    assert [move.chance for move in play.moves] == [["die@0=2"], ["die@1=3"]]
    assert play.told == []


def test_what_has_not_fallen_yet_stays_told() -> None:
    play = toy()
    play.foretell(["die@1=3"])
    play.do("keep")
    assert play.told == ["die@1=3"]


@pytest.mark.parametrize("told", ["die@1=3", "die@0=7", "die@0=six", "card=3"])
def test_what_cannot_fall_is_refused_and_changes_nothing(told: str) -> None:
    play = toy()
    play.do("keep")
    play.do("keep")
    before, events, undoable = play.state.to_dict(), play.events(), play.undoable
    play.foretell([told])
    with pytest.raises(hs.BadChance) as refused:
        play.do("roll")
    assert told in str(refused.value)
    assert "die@0" in str(refused.value)
    assert play.state.to_dict() == before
    assert play.events() == events
    assert play.told == [told]
    assert (play.number, play.undoable) == (2, undoable)
    play.do("keep")
    assert len(play.events()) == len(events) + 1


def test_what_never_falls_stays_told_to_the_end() -> None:
    play = hs.Play(hs.game("cups"), 1, 5, options={"rounds": 3}, pass_forced=True)
    play.foretell(["die@0=3"])
    play.do("show")  # the rest is forced, and nothing is rolled any more
    assert play.state.is_over
    assert play.told == ["die@0=3"]


def test_undo_brings_back_what_was_told() -> None:
    play = toy()
    play.foretell(["die@1=3"])
    play.do("keep")
    play.undo()
    assert play.told == ["die@1=3"]


@pytest.mark.parametrize(
    "told", ["die@0=3", 5, None, [3], ["die"], ["=3"], ["die="], ["die@0=3 die@1=3"], [None]]
)
def test_what_is_no_outcome_is_refused(told: object) -> None:
    play = toy()
    with pytest.raises(hs.BadChance):
        play.foretell(told)  # type: ignore[arg-type]
    with pytest.raises(hs.BadChance):
        hs.Play(hs.game("cups"), 2, 5, chance=told)  # type: ignore[arg-type]
    assert play.told == []


def test_a_record_of_told_chance_replays() -> None:
    play = toy("die@0=6")
    play.foretell(["die@0=2"])
    play.do("roll")
    again = hs.read_record(play.record())
    assert again.state.to_dict() == play.state.to_dict()
    assert again.record() == play.record()
    assert again.foretold


def test_the_same_game_can_begin_again() -> None:
    play = toy("die@0=6")
    play.foretell(["die@0=2"])
    play.do("roll")
    again = play.again()
    assert (again.number, again.start_chance) == (0, play.start_chance)
    again.do("roll")
    assert again.state.to_dict() == play.state.to_dict()


def test_a_game_with_told_chance_is_not_just_its_seed() -> None:
    assert toy().dealt_seed() == 5
    with pytest.raises(hs.NotDealt):
        toy("die@0=6").dealt_seed()


def test_a_record_of_told_chance_whose_chance_cannot_fall_is_refused() -> None:
    text = toy("die@0=6").record().replace("die@0=6", "die@0=7")
    with pytest.raises(hs.BadRecord) as refused:
        hs.read_record(text)
    assert refused.value.line == text.splitlines().index("chance: told") + 2
