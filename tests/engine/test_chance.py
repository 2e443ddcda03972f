"""Chance outcomes given in advance are used, or the move is refused and nothing changes."""

from __future__ import annotations

import pytest

import harbourside as hs

pytestmark = pytest.mark.usefixtures("toy")


def toy(*chance: str, seed: int = 5) -> hs.Play:
    return hs.Play(hs.game("cups"), 2, seed, names=["Ann", "Bob"], chance=chance)


def test_a_set_up_uses_given_outcomes() -> None:
    assert toy("die@0=6", "die@1=1").start_chance == ["die@0=6", "die@1=1"]


def test_outcomes_that_are_not_given_come_from_the_seed() -> None:
    freely = toy().start_chance
    told = f"die@0={int(freely[0][-1]) % 6 + 1}"
    assert toy(told).start_chance == [told, freely[1]]


def test_a_move_uses_given_outcomes() -> None:
    play = toy()
    play.foretell(["die@0=2", "die@1=3"])
    play.do("roll")
    play.do("roll")
    assert [move.chance for move in play.moves] == [["die@0=2"], ["die@1=3"]]
    assert play.told == []


def test_unused_outcomes_stay_given() -> None:
    play = toy()
    play.foretell(["die@1=3"])
    play.do("keep")
    assert play.told == ["die@1=3"]


@pytest.mark.parametrize("told", ["die@1=3", "die@0=7", "die@0=six", "card=3"])
def test_an_impossible_outcome_is_refused_and_changes_nothing(told: str) -> None:
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


def test_an_outcome_that_is_never_used_stays_given_to_the_end() -> None:
    play = hs.Play(hs.game("cups"), 1, 5, options={"rounds": 3}, pass_forced=True)
    play.foretell(["die@0=3"])
    play.do("show")  # the rest is forced, and nothing is rolled any more
    assert play.state.is_over
    assert play.told == ["die@0=3"]


def test_undo_restores_the_given_outcomes() -> None:
    play = toy()
    play.foretell(["die@1=3"])
    play.do("keep")
    play.undo()
    assert play.told == ["die@1=3"]


@pytest.mark.parametrize(
    "told", ["die@0=3", 5, None, [3], ["die"], ["=3"], ["die="], ["die@0=3 die@1=3"], [None]]
)
def test_a_malformed_outcome_is_refused(told: object) -> None:
    play = toy()
    with pytest.raises(hs.BadChance):
        play.foretell(told)  # type: ignore[arg-type]
    with pytest.raises(hs.BadChance):
        hs.Play(hs.game("cups"), 2, 5, chance=told)  # type: ignore[arg-type]
    assert play.told == []


def test_a_record_with_given_chance_replays() -> None:
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


def test_the_seed_does_not_determine_a_game_with_given_chance() -> None:
    assert toy().dealt_seed() == 5
    with pytest.raises(hs.NotDealt):
        toy("die@0=6").dealt_seed()


def test_a_record_with_impossible_given_chance_is_refused() -> None:
    text = toy("die@0=6").record().replace("die@0=6", "die@0=7")
    with pytest.raises(hs.BadRecord) as refused:
        hs.read_record(text)
    assert refused.value.line == text.splitlines().index("chance: told") + 2
