"""A game in progress: decisions, refusals, undo, and the events that each seat sees."""

from __future__ import annotations

import json
from typing import Any

import pytest

import harbourside as hs
from harbourside.engine.playout import play_randomly
from harbourside.engine.seat import Seat


def everything(play: hs.Play) -> str:
    """Everything that a play shows, as text, to test that nothing has changed."""
    seats = [None, *range(play.state.seats)]
    return json.dumps(
        [
            play.state.to_dict(),
            play.record(),
            [play.events(seat=seat) for seat in seats],
            [play.state.view(seat) for seat in seats],
            play.number,
            play.state.revealed,
            str(play.why_not_undo()),
        ]
    )


def refuse(play: hs.Play, error: type[hs.HarboursideError], *args: Any, **kwargs: Any) -> hs.HarboursideError:
    """Check that do() with these arguments raises this error and changes nothing."""
    before = everything(play)
    with pytest.raises(error) as refused:
        play.do(*args, **kwargs)
    assert type(refused.value) is error
    for language in hs.LANGUAGES:
        said = refused.value.say(language, play.names)
        assert said
        assert "⟦" not in said
        assert len(said) < 400
    assert everything(play) == before
    return refused.value


def finished(game: hs.Game) -> hs.Play:
    play = hs.Play(game, 2, 3)
    rng = hs.Rng(3)
    while not play.state.is_over:
        legal = play.state.legal_actions()
        play.do(game.actions.key(legal[rng.below(len(legal))]))
    return play


@pytest.fixture
def play(toy: hs.Game) -> hs.Play:
    return hs.Play(toy, players=2, seed=5, names=["Ann", "Bob"])


def test_decisions_are_made_by_key(play: hs.Play) -> None:
    play.do("keep")
    play.do("show")
    assert play.number == 2
    assert [(move.seat, move.action) for move in play.moves] == [(0, 0), (1, 2)]
    assert play.state.current_player == 0


def test_a_client_may_say_who_it_is_and_which_move_it_means(play: hs.Play) -> None:
    play.do("keep", seat=0, number=0)
    play.do("keep", seat=1, number=1)
    assert play.number == 2


def test_another_seats_decision_is_refused(play: hs.Play) -> None:
    error = refuse(play, hs.NotYourTurn, "keep", seat=1)
    assert error.say("en", play.names) == "It is not Bob’s turn. It is Ann’s turn."


@pytest.mark.parametrize("seat", [-1, 2, True, 0.0, "0", [0], object()])
def test_an_unknown_seat_is_refused(play: hs.Play, seat: object) -> None:
    refuse(play, hs.BadSeat, "keep", seat=seat)


@pytest.mark.parametrize("number", [0, 2, -1, True, 1.0, "1", [], pytest.param(10**5000, id="huge")])
def test_a_stale_or_future_move_is_refused(play: hs.Play, number: object) -> None:
    play.do("keep")
    error = refuse(play, hs.StaleMove, "keep", number=number)
    assert "The next move has number 1" in str(error)


@pytest.mark.parametrize("key", ["", "fly", "KEEP", "keep ", "keep\n", "hidden", "x" * 10**6, "\ud800", "0"])
def test_an_unknown_key_is_refused(play: hs.Play, key: str) -> None:
    assert "keep, roll, show" in str(refuse(play, hs.UnknownAction, key))


@pytest.mark.parametrize("key", [0, 1.5, None, True, b"keep", ["keep"], {"key": "keep"}, object()])
def test_a_key_that_is_no_text_is_refused(play: hs.Play, key: object) -> None:
    assert "keep, roll, show" in str(refuse(play, hs.UnknownAction, key))


def test_an_illegal_action_is_refused_with_the_rule(play: hs.Play) -> None:
    for key in ("show", "keep"):
        play.do(key)
    error = refuse(play, hs.IllegalAction, "roll")
    assert isinstance(error, hs.IllegalAction)
    assert error.key == "roll"
    assert error.reason.id == "why-shown"
    assert str(error).startswith("roll: A shown die can only be kept")
    assert error.say("pl").startswith("roll: Pokazaną kość można tylko zostawić")


@pytest.mark.parametrize("arguments", [{}, {"seat": 0}, {"seat": 1}])
def test_after_the_end_everything_is_refused(toy: hs.Game, arguments: dict[str, int]) -> None:
    for game in (toy, hs.game("seawolf")):
        over = finished(game)
        for key in list(game.actions)[:5]:
            refuse(over, hs.GameIsOver, key, **arguments)
        refuse(over, hs.UnknownAction, "fly")
        refuse(over, hs.StaleMove, next(iter(game.actions)), number=over.number - 1)


def test_sea_wolf_refuses_the_same(seawolf: hs.Game) -> None:
    play = hs.Play(seawolf, 3, 7, {"start_player": 1})
    refuse(play, hs.NotYourTurn, "draw:pile", seat=0)
    refuse(play, hs.StaleMove, "draw:pile", seat=1, number=1)
    refuse(play, hs.UnknownAction, "take:row@9")
    refuse(play, hs.IllegalAction, "use:sea_wolf", seat=1, number=0)
    play.do("draw:pile", seat=1, number=0)
    assert play.number == 1


# Names


def test_without_names_seats_are_numbered(toy: hs.Game) -> None:
    assert hs.Play(toy, 3).names == ["P1", "P2", "P3"]


@pytest.mark.parametrize(
    "names", [["Ann", "Bob"], ("Ann", "Bob"), ['"', "\\"], ["Zażółć gęślą jaźń", "🐺"], ["A" * 40, "{ $x }"]]
)
def test_any_printable_names_are_allowed(toy: hs.Game, names: list[str]) -> None:
    assert hs.Play(toy, 2, names=names).names == list(names)


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        ([], "names-one-each"),
        (["Ann"], "names-one-each"),
        (["Ann", "Bob", "Cy"], "names-one-each"),
        ("AB", "names-one-each"),
        (7, "names-one-each"),
        ({"Ann", "Bob"}, "names-one-each"),
        ({0: "Ann", 1: "Bob"}, "names-one-each"),
        (["Ann", ""], "names-printable"),
        (["Ann", "  "], "names-printable"),
        (["Ann", None], "names-printable"),
        (["Ann", 3], "names-printable"),
        (b"AB", "names-printable"),
        (["Ann", "B\nb"], "names-printable"),
        (["Ann", "\x1b[31mBob"], "names-printable"),
        (["Ann", "\u202eboB"], "names-printable"),
        (["Ann", "\ud800"], "names-printable"),
        (["Ann", "\u2028"], "names-printable"),
        (["Ann", "B" * 41], "names-too-long"),
        (["Ann", "B" * 10**6], "names-too-long"),
    ],
)
def test_bad_names_are_refused_with_the_reason(toy: hs.Game, names: Any, reason: str) -> None:
    with pytest.raises(hs.BadNames) as refused:
        hs.Play(toy, 2, names=names)
    assert refused.value.message.args["reason"] == reason
    for language in hs.LANGUAGES:
        assert "⟦" not in refused.value.say(language)
        assert reason not in refused.value.say(language)


def test_the_callers_list_of_names_is_copied(toy: hs.Game) -> None:
    names = ["Ann", "Bob"]
    play = hs.Play(toy, 2, names=names)
    names[0] = "\n"
    assert play.names == ["Ann", "Bob"]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"players": 9}, hs.BadPlayers),
        ({"seed": -1}, hs.BadSeed),
        ({"options": {"rounds": 9}}, hs.BadOption),
        ({"options": {"round": 1}}, hs.UnknownOption),
    ],
)
def test_a_play_that_cannot_start_says_why(
    toy: hs.Game, arguments: dict[str, Any], error: type[hs.HarboursideError]
) -> None:
    with pytest.raises(error):
        hs.Play(toy, **arguments)


# Forced moves


def test_forced_moves_wait_for_their_seat_by_default(play: hs.Play) -> None:
    play.do("show")
    play.do("keep")
    assert play.number == 2
    assert len(play.state.legal_actions()) == 1


def test_forced_moves_are_made_automatically_with_pass_forced(toy: hs.Game) -> None:
    play = hs.Play(toy, 2, 5, {"rounds": 3}, pass_forced=True)
    play.do("show")
    play.do("keep")
    assert [(move.seat, move.action) for move in play.moves] == [(0, 2), (1, 0), (0, 0)]
    assert play.state.current_player == 1


def test_a_whole_game_of_forced_moves_ends_by_itself(toy: hs.Game) -> None:
    play = hs.Play(toy, 1, 5, {"rounds": 3}, pass_forced=True)
    play.do("show")
    assert play.state.is_over
    assert play.number == 3


def test_forced_moves_leave_the_same_record(toy: hs.Game) -> None:
    passing = hs.Play(toy, 1, 5, {"rounds": 3}, pass_forced=True)
    passing.do("show")
    waiting = hs.Play(toy, 1, 5, {"rounds": 3})
    for key in ("show", "keep", "keep"):
        waiting.do(key)
    assert passing.record() == waiting.record()


def test_sea_wolf_passes_forced_moves(seawolf: hs.Game) -> None:
    for seed in range(5):
        play = hs.Play(seawolf, 3, seed, pass_forced=True)
        rng = hs.Rng(seed)
        while not play.state.is_over:
            legal = play.state.legal_actions()
            assert len(legal) > 1
            play.do(seawolf.actions.key(legal[rng.below(len(legal))]))


# Undo


def solo(toy: hs.Game, pass_forced: bool = False) -> hs.Play:
    return hs.Play(toy, 1, 5, {"rounds": 3}, pass_forced=pass_forced)


def cannot_undo(play: hs.Play, reason: str, seat: int | None = None) -> None:
    before = everything(play)
    message = play.why_not_undo(seat)
    assert message is not None
    assert message.id == reason
    with pytest.raises(hs.CannotUndo) as refused:
        play.undo(seat)
    assert refused.value.message == message
    for language in hs.LANGUAGES:
        assert "⟦" not in refused.value.say(language, play.names)
    assert everything(play) == before


def test_there_is_nothing_to_undo_at_first(play: hs.Play) -> None:
    cannot_undo(play, "undo-nothing")


def test_undo_restores_everything(play: hs.Play) -> None:
    before = everything(play)
    play.do("keep")
    assert play.why_not_undo() is None
    play.undo()
    assert everything(play) == before
    cannot_undo(play, "undo-nothing")


def test_undo_goes_back_step_by_step(toy: hs.Game) -> None:
    play = solo(toy)
    steps = []
    for _ in range(3):
        steps.append(everything(play))
        play.do("keep")
    assert play.state.is_over
    for step in reversed(steps):
        play.undo(seat=0)
        assert everything(play) == step
    cannot_undo(play, "undo-nothing")


def test_after_undo_the_game_continues_as_without_the_undone_move(toy: hs.Game) -> None:
    play, straight = solo(toy), solo(toy)
    play.do("keep")
    play.undo()
    for key in ("keep", "roll", "show"):
        play.do(key)
        straight.do(key)
    assert everything(play) == everything(straight)
    assert play.record() == straight.record()
    assert hs.read_record(play.record()).record() == play.record()


def test_a_move_with_chance_cannot_be_undone(toy: hs.Game) -> None:
    play = solo(toy)
    play.do("keep")
    play.do("roll")
    cannot_undo(play, "undo-revealed")


def test_a_move_that_reveals_something_cannot_be_undone(toy: hs.Game) -> None:
    play = solo(toy)
    play.do("show")
    cannot_undo(play, "undo-revealed")


def test_undo_goes_back_to_the_last_revealing_move_and_no_further(toy: hs.Game) -> None:
    play = solo(toy)
    play.do("roll")
    before = everything(play)
    play.do("keep")
    play.undo()
    assert everything(play) == before
    cannot_undo(play, "undo-revealed")


def test_undo_does_not_go_back_beyond_another_players_decision(play: hs.Play) -> None:
    play.do("keep")
    play.do("keep")
    play.undo(seat=1)
    cannot_undo(play, "undo-other-player")
    assert play.state.current_player == 1


def test_a_seat_cannot_undo_another_seats_decision(play: hs.Play) -> None:
    play.do("keep")
    cannot_undo(play, "undo-not-yours", seat=1)
    play.undo(seat=0)
    assert play.number == 0


@pytest.mark.parametrize("seat", [-1, 2, "0", 1.0, True])
def test_an_unknown_seat_cannot_undo(play: hs.Play, seat: Any) -> None:
    play.do("keep")
    before = everything(play)
    with pytest.raises(hs.BadSeat):
        play.undo(seat=seat)
    assert everything(play) == before


def test_with_forced_moves_undo_goes_back_to_the_last_real_choice(seawolf: hs.Game) -> None:
    """After the last ship is delivered, only the end of the delivery is left, a forced move."""
    play, number, before = after_a_forced_move(seawolf)
    assert play.number > number + 1
    play.undo()
    assert play.number == number
    assert len(play.state.legal_actions()) > 1
    assert play.state.to_dict() == before.state.to_dict()
    assert play.record() == before.record()
    for seat in (None, 0, 1):
        assert play.events(seat=seat) == before.events(seat=seat)


def after_a_forced_move(game: hs.Game) -> tuple[hs.Play, int, hs.Play]:
    """A play whose last choice was followed by forced moves, the choice's number, and a play up to it."""
    for seed in range(1000):
        play = hs.Play(game, 2, seed, pass_forced=True)
        rng = hs.Rng(seed)
        while not play.state.is_over:
            number, record = play.number, play.record()
            legal = play.state.legal_actions()
            play.do(game.actions.key(legal[rng.below(len(legal))]))
            if play.number > number + 1 and play.why_not_undo() is None:
                return play, number, hs.read_record(record)
    raise AssertionError("no forced move can be undone")


def test_forced_moves_alone_cannot_be_undone(toy: hs.Game) -> None:
    play = solo(toy, pass_forced=True)
    play.do("show")
    assert play.number == 3
    cannot_undo(play, "undo-revealed")


def test_a_refused_decision_leaves_undo_as_it_was(play: hs.Play) -> None:
    play.do("keep")
    refuse(play, hs.UnknownAction, "fly")
    refuse(play, hs.NotYourTurn, "keep", seat=0)
    play.undo()
    assert play.number == 0


def test_events_of_undone_moves_are_removed(toy: hs.Game) -> None:
    play = solo(toy)
    start = len(play.events())
    play.do("keep")
    play.undo()
    assert len(play.events()) == start
    play.do("show")
    assert [event["id"] for event in play.events(since=start)] == ["showed"]


# Events


def test_events_are_numbered_and_can_start_from_a_number(play: hs.Play) -> None:
    play.do("keep")
    play.do("show")
    events = play.events()
    assert [event["number"] for event in events] == list(range(len(events)))
    assert [event["id"] for event in events] == ["rolled", "rolled", "kept", "showed"]
    assert play.events(since=3) == events[3:]
    assert play.events(since=4) == play.events(since=99) == []


def test_only_some_seats_see_a_secret(play: hs.Play) -> None:
    play.do("roll")
    number = len(play.events()) - 1
    die = next(note for note in play.moves[-1].chance).partition("=")[2]
    assert play.events(number, seat=0)[0]["args"] == {"seat": 0, "die": die}
    assert play.events(number, seat=1)[0]["args"] == {"seat": 0, "die": "hidden"}
    assert play.events(number, seat=None)[0]["args"] == {"seat": 0, "die": "hidden"}


def test_changing_a_returned_event_does_not_change_the_log(play: hs.Play) -> None:
    before = json.dumps(play.events())
    for event in play.events():
        assert isinstance(event["args"], dict)
        event["args"]["die"] = "6"
        event["id"] = "x"
    assert json.dumps(play.events()) == before


@pytest.mark.parametrize("seat", [-1, 2, "0", True, 0.0])
def test_there_are_no_events_for_an_unknown_seat(play: hs.Play, seat: Any) -> None:
    with pytest.raises(hs.BadSeat):
        play.events(seat=seat)


def test_sea_wolfs_drawn_cards_are_secret(seawolf: hs.Game) -> None:
    play = hs.Play(seawolf, 2, 1, {"start_player": 0})
    since = len(play.events())
    play.do("draw:pile")
    card = play.moves[-1].chance[0].removeprefix("drew=")
    assert play.events(since, 0)[0] == {"number": since, "id": "drew", "args": {"seat": 0, "card": card}}
    assert card not in json.dumps([play.events(since, 1)[0], play.events(since)[0]])


def test_every_event_has_a_text(toy: hs.Game, seawolf: hs.Game) -> None:
    for game in (toy, seawolf):
        over = finished(game)
        for language in hs.LANGUAGES:
            words = game.words(language)
            for event in over.events(seat=0):
                assert isinstance(event["args"], dict)
                message = hs.Message(f"event-{event['id']}", event["args"])
                assert "⟦" not in words.say(message, over.names)


# Handles


def test_a_play_has_a_handle_for_each_seat(play: hs.Play) -> None:
    handle = play.seat(1)
    assert isinstance(handle, Seat)
    assert handle.number == 1
    assert handle.view() == play.state.view(1)


@pytest.mark.parametrize("seat", [-1, 2, "0", 1.0, True, None])
def test_there_is_no_handle_for_an_unknown_seat(play: hs.Play, seat: Any) -> None:
    with pytest.raises(hs.BadSeat):
        play.seat(seat)


def test_playing_on_a_sample_does_not_change_the_play(play: hs.Play) -> None:
    before = everything(play)
    play_randomly(play.seat(0).sample(hs.Rng(1)), hs.Rng(1))
    assert everything(play) == before


# Going back further than undo


@pytest.mark.parametrize("id", hs.game_ids())
def test_after_going_back_the_play_is_as_before_the_moves(id: str) -> None:
    game = hs.game(id)
    play = hs.Play(game, seed=3)
    keys = []
    rng = hs.Rng(3)
    while not play.state.is_over and play.number < 90:
        legal = play.state.legal_actions()
        keys.append(game.actions.key(legal[rng.below(len(legal))]))
        play.do(keys[-1])
    for to in (len(keys) - 1, 70, 64, 63, 33, 16, 15, 1, 0):
        fresh = hs.Play(game, seed=3)
        for key in keys[:to]:
            fresh.do(key)
        play.go_back(to)
        assert play.record() == fresh.record()
        assert play.events() == fresh.events()
        assert (play.undoable, play.why_not_undo()) == (fresh.undoable, fresh.why_not_undo())
        assert play.state.to_dict() == fresh.state.to_dict()


def test_going_back_replays_a_bounded_number_of_moves(
    seawolf: hs.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = hs.Play(seawolf, 2, seed=3)
    while play.number < 60:
        play.do(seawolf.actions.key(play.state.legal_actions()[0]))
    replayed = []
    monkeypatch.setattr(hs.Play, "_move", lambda self, action: replayed.append(action))
    play.go_back(47)
    assert len(replayed) == 15


@pytest.mark.parametrize("to", [-1, 1])
def test_going_back_to_an_unknown_number_is_an_error(play: hs.Play, to: int) -> None:
    with pytest.raises(ValueError, match="of 0 moves"):
        play.go_back(to)


def test_going_back_with_given_chance_keeps_the_outcomes(toy: hs.Game) -> None:
    play = hs.Play(toy, 2, seed=5, chance=["die@0=6", "die@1=5", "die@0=2"])
    play.do("roll")
    play.do("keep")
    play.foretell(["die@0=3"])
    play.go_back(1)
    assert play.moves[0].chance == ["die@0=2"]
    assert play.told == ["die@0=3"]


def test_a_copy_of_a_play_is_independent(toy: hs.Game) -> None:
    play = hs.Play(toy, 2, seed=5)
    play.do("keep")
    before = (play.record(), play.events())
    other = play.copy()
    other.do("roll")
    other.go_back(0)
    other.do("show")
    assert (play.record(), play.events()) == before
    play.undo()
    again = play.copy()
    again.do("show")
    assert play.number == 0
    assert play.state.to_dict() != again.state.to_dict()
