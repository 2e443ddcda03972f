"""What may be asked of a table, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from tests.server.helpers import header_of, rebuilt, table_of_people, write

import harbourside as hs
from harbourside.server.table import commands, visibility
from harbourside.server.table.commands.gathering import MOST_SITTINGS
from harbourside.server.table.table import Table


def refused(ask: Callable[[], object]) -> str:
    with pytest.raises(hs.HarboursideError) as caught:
        ask()
    return caught.value.message.id


def key_of(table: Table, which: int = 0) -> str:
    assert table.play is not None
    return table.game.actions.key(table.play.state.legal_actions()[which])


def move(table: Table, key: str | None = None, goes_on: bool = False) -> None:
    """Whoever is to decide does."""
    assert table.decides is not None
    player = table.seats[table.decides].player
    assert player is not None
    write(table, commands.move(table, player, table.number + 1, key or key_of(table), goes_on))


def decider(table: Table) -> str:
    assert table.decides is not None
    return table.seats[table.decides].player or ""


def other(table: Table) -> str:
    return "bob" if decider(table) == "ann" else "ann"


def waiting_table(visibility: str = "private", **terms: Any) -> Table:
    table = Table(header_of(seats="hoo", visibility=visibility, **terms))
    write(table, commands.open_with_host(table.header, "Ann"))
    return table


# Sitting down


def test_the_host_sits_in_every_human_seat_and_bots_need_nobody() -> None:
    table = Table(header_of(seats="hbh"))
    write(table, commands.open_with_host(table.header, "Ann"))
    assert table.seats_of("ann") == [0, 2]
    assert table.status == "playing"


def test_a_private_table_needs_an_invitation() -> None:
    table = waiting_table()
    assert refused(lambda: commands.sit(table, "bob", "Bob", 1, None)) == "refused-needs-invitation"
    assert refused(lambda: commands.sit(table, "bob", "Bob", None, "guess")) == "refused-wrong-invitation"
    word = table.header.invitation(2)
    assert refused(lambda: commands.sit(table, "bob", "Bob", 1, word)) == "refused-wrong-invitation"
    write(table, commands.sit(table, "bob", "Bob", None, word))
    assert table.seats_of("bob") == [2]
    assert refused(lambda: commands.sit(table, "cid", "Cid", None, word)) == "refused-seat-taken"


def test_an_invitation_to_a_seat_that_is_not_open_is_worth_nothing() -> None:
    table = waiting_table()
    assert refused(lambda: commands.sit(table, "bob", "Bob", None, table.header.invitation(0))) == (
        "refused-seat-taken"
    )


def test_at_a_listed_table_anybody_takes_the_first_open_seat_and_no_second_by_accident() -> None:
    table = waiting_table("open")
    write(table, commands.sit(table, "bob", "Bob", None, None))
    assert table.seats_of("bob") == [1]
    assert refused(lambda: commands.sit(table, "bob", "Bob", None, None)) == "refused-seated-already"
    assert refused(lambda: commands.sit(table, "cid", "Cid", 9, None)) == "refused-no-seat"
    write(table, commands.sit(table, "cid", "Cid", None, None))
    assert table.status == "playing"
    assert refused(lambda: commands.sit(table, "dee", "Dee", None, None)) == "refused-not-gathering"


def test_a_stranger_takes_no_second_seat_of_a_listed_table_by_naming_it() -> None:
    table = waiting_table("open")
    write(table, commands.sit(table, "bob", "Bob", 1, None))
    assert refused(lambda: commands.sit(table, "bob", "Bob", 2, None)) == "refused-one-seat-each"
    write(table, commands.sit(table, "cid", "Cid", 2, None))


def test_a_second_seat_of_a_listed_table_is_had_by_naming_it_where_the_host_allows_several() -> None:
    table = waiting_table("open", several_seats=True)
    write(table, commands.sit(table, "bob", "Bob", None, None))
    assert refused(lambda: commands.sit(table, "bob", "Bob", None, None)) == "refused-seated-already"
    write(table, commands.sit(table, "bob", "Bea", 2, None))
    assert table.seats_of("bob") == [1, 2]


@pytest.mark.parametrize("visibility", ["private", "open"])
def test_the_hosts_invitation_is_the_permission_for_the_seat_it_is_for(visibility: str) -> None:
    table = waiting_table(visibility)
    for seat in (1, 2):
        write(table, commands.sit(table, "bob", "Bob", None, table.header.invitation(seat)))
    assert table.seats_of("bob") == [1, 2]


@pytest.mark.parametrize("visibility", ["private", "open"])
def test_the_host_takes_any_seat_of_their_own_table(visibility: str) -> None:
    table = waiting_table(visibility)
    write(table, commands.sit(table, "ann", "Ann", 2, None))
    assert table.seats_of("ann") == [0, 2]


def test_who_leaves_before_the_start_frees_the_seat_and_the_host_takes_the_table_along() -> None:
    table = waiting_table("open")
    write(table, commands.sit(table, "bob", "Bob", None, None))
    write(table, commands.leave(table, "bob"))
    assert table.seats[1].is_open
    assert refused(lambda: commands.leave(table, "bob")) == "refused-not-seated"
    write(table, commands.leave(table, "ann"))
    assert table.status == "closed"
    assert refused(lambda: commands.sit(table, "bob", "Bob", None, None)) == "refused-not-gathering"


def test_nobody_sits_down_and_leaves_without_end() -> None:
    table = waiting_table("open")
    for _ in range(MOST_SITTINGS + len(table.seats)):
        write(table, commands.sit(table, "bob", "Bob", None, None))
        write(table, commands.leave(table, "bob"))
    assert refused(lambda: commands.sit(table, "bob", "Bob", None, None)) == "refused-sat-too-often"
    write(table, commands.sit(table, "cid", "Cid", None, None))


def test_only_the_host_starts_and_bots_fill_what_is_open() -> None:
    table = waiting_table("open")
    assert refused(lambda: commands.start(table, "bob", "mate")) == "refused-host-only"
    assert refused(lambda: commands.start(table, "ann", None)) == "refused-seats-open"
    assert refused(lambda: commands.start(table, "ann", "god")) == "refused-unknown-level"
    write(table, commands.start(table, "ann", "mate"))
    assert table.status == "playing"
    assert [seat_state.level for seat_state in table.seats] == [None, "mate", "mate"]
    assert len(set(table.names())) == 3


# Moving


def test_a_stale_or_future_number_is_refused() -> None:
    table = table_of_people()
    for number in (table.number, table.number + 2, 0):
        assert refused(partial(commands.move, table, decider(table), number, key_of(table))) == (
            "error-stale-move"
        )


def test_nobody_moves_in_anothers_seat() -> None:
    table = table_of_people()
    number = table.number + 1
    assert refused(lambda: commands.move(table, other(table), number, key_of(table))) == "error-not-your-turn"
    assert refused(lambda: commands.move(table, "eve", number, key_of(table))) == "refused-not-seated"


def test_an_illegal_action_is_refused_with_the_rule() -> None:
    table = table_of_people()
    number = table.number + 1
    assert refused(lambda: commands.move(table, decider(table), number, "hire:sea_wolf")) == "why-not-hiring"
    assert refused(lambda: commands.move(table, decider(table), number, "fly:moon")) == "error-unknown-action"


def test_the_rules_list_the_legal_actions_of_a_position_once(
    toy: hs.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For all views of it, for the command, and for the engine that makes the move."""
    table = table_of_people("cups")
    assert table.play is not None
    state = type(table.play.state)
    listed: list[int] = []
    list_legal = state.list_legal

    def counted(self: hs.State, out: list[int]) -> None:
        listed.append(table.number)
        list_legal(self, out)

    monkeypatch.setattr(state, "list_legal", counted)
    numbers = []
    while table.status == "playing":
        numbers.append(table.number)
        for seat in (0, 1, None):
            visibility.state(table, "ann", seat)
        move(table)
    assert len(numbers) > 2
    assert listed == numbers


def test_a_move_that_was_made_is_known_when_it_comes_again() -> None:
    table = table_of_people()
    player, number, key = decider(table), table.number + 1, key_of(table)
    assert not commands.is_repeat(table, player, number, key)
    move(table)
    assert commands.is_repeat(table, player, number, key)
    assert not commands.is_repeat(table, player, number, "draw:pile")
    assert not commands.is_repeat(table, "eve", number, key)


# Going back


def hold_after_free_move() -> Table:
    """Puerto Rico: taking a role reveals nothing, and the taker decides again."""
    table = table_of_people("puerto_rico", 3)
    move(table, "role:builder")
    return table


def test_a_decision_that_told_nothing_is_taken_back_at_once() -> None:
    table = hold_after_free_move()
    before = table.number
    assert visibility.state(table, "ann", 0)["undo"]["free"]
    assert not visibility.state(table, "bob", 1)["undo"]["free"]
    write(table, commands.undo(table, "ann", table.number + 1))
    assert table.number == before + 1
    assert table.decisions == []
    assert table.decides == 0
    move(table, "role:mayor")
    assert visibility.state(rebuilt(table), "bob", 1, 0) == visibility.state(table, "bob", 1, 0)


def test_decisions_made_together_are_taken_back_together() -> None:
    table = hold_after_free_move()
    move(table, "pass", goes_on=True)
    assert visibility.state(table, "ann", 0)["undo"]["free"]
    write(table, commands.undo(table, "ann", table.number + 1))
    assert table.decisions == []
    assert visibility.state(rebuilt(table), "ann", 0, 0) == visibility.state(table, "ann", 0, 0)


def test_where_others_are_asked_it_is_for_all_that_was_decided_together() -> None:
    table = hold_after_free_move()
    move(table, "pass", goes_on=True)
    move(table, "pass", goes_on=True)
    assert decider(table) == "cid"
    write(table, commands.undo(table, "ann", table.number + 1))
    assert table.request is not None
    assert table.request.to == 0
    write(table, commands.answer(table, "ann", table.request.number, False))
    write(table, commands.undo(table, "bob", table.number + 1))
    assert len(table.decisions) == 2


def test_going_back_alone_stops_at_what_became_known_among_decisions_made_together() -> None:
    """Puerto Rico for two: the last settler's tile uncovers new ones, and the same player takes a role."""
    table = table_of_people("puerto_rico", 2)
    for key in ("role:settler", None, None):
        move(table, key)
    assert decider(table) == "bob"
    move(table, "role:builder", goes_on=True)
    write(table, commands.undo(table, "bob", table.number + 1))
    assert len(table.decisions) == 3
    assert table.request is None


def against_bots() -> tuple[Table, int]:
    """Ann has drawn a card in Sea Wolf, and two bots have decided since; the number that she saw."""
    table = Table(header_of(seats="hbb", options={"start_player": 0}))
    write(table, commands.open_with_host(table.header, "Ann"))
    move(table, "draw:pile")
    seen = table.number
    while decider(table) != "ann":
        assert table.decides is not None
        write(table, commands.bot_move(table, table.number + 1, table.decides, key_of(table)))
    assert table.number >= seen + 2
    return table, seen


def test_what_bots_have_decided_meanwhile_is_taken_back_with_it() -> None:
    table, seen = against_bots()
    write(table, commands.undo(table, "ann", seen + 1))
    assert table.decisions == []
    assert table.decides == 0


def test_going_back_is_refused_once_it_would_take_back_what_one_had_not_decided_yet() -> None:
    table, seen = against_bots()
    move(table, "draw:pile")
    assert refused(lambda: commands.undo(table, "ann", seen + 1)) == "error-stale-move"
    for number in (0, table.number + 2):
        assert refused(partial(commands.undo, table, "ann", number)) == "error-stale-move"


def test_going_back_twice_by_accident_is_refused() -> None:
    table, seen = against_bots()
    write(table, commands.undo(table, "ann", seen + 1))
    assert refused(lambda: commands.undo(table, "ann", seen + 1)) == "error-stale-move"


def test_what_a_bot_has_decided_in_ones_own_seat_is_not_taken_back_unseen() -> None:
    table, _ = against_bots()
    write(table, commands.step_away(table, "ann", None, "captain"))
    seen = table.number
    write(table, commands.bot_move(table, table.number + 1, 0, key_of(table)))
    assert refused(lambda: commands.undo(table, "ann", seen + 1)) == "error-stale-move"


def test_after_something_was_revealed_the_others_are_asked_and_all_must_agree() -> None:
    table = table_of_people(players=3)
    asker, seat = decider(table), table.decides
    assert seat is not None
    move(table, "draw:pile")
    view = table.play and table.play.state.view(seat)
    write(table, commands.undo(table, asker, table.number + 1))
    request = table.request
    assert request is not None
    assert request.to == 0
    first, second = (name for name in ("ann", "bob", "cid") if name != asker)
    assert refused(lambda: commands.answer(table, asker, request.number, True)) == "refused-others-agree"
    assert refused(lambda: commands.answer(table, "eve", request.number, True)) == "refused-not-seated"
    assert refused(lambda: commands.answer(table, first, request.number - 1, True)) == "refused-nothing-asked"
    write(table, commands.answer(table, first, request.number, True))
    assert table.decisions != []
    assert refused(lambda: commands.answer(table, first, request.number, True)) == "refused-no-vote"
    write(table, commands.answer(table, second, request.number, True))
    assert table.decisions == []
    assert table.request is None
    move(table, "draw:pile")
    assert table.play is not None
    assert table.play.state.view(seat) == view
    assert visibility.state(rebuilt(table), asker, seat, 0) == visibility.state(table, asker, seat, 0)


def test_one_who_declines_ends_the_request_and_so_does_the_asker() -> None:
    table = table_of_people()
    asker = decider(table)
    move(table, "draw:pile")
    for who in ("bob" if asker == "ann" else "ann", asker):
        write(table, commands.undo(table, asker, table.number + 1))
        assert table.request is not None
        assert refused(lambda: commands.undo(table, asker, table.number + 1)) == "refused-asked-already"
        write(table, commands.answer(table, who, table.request.number, False))
        assert table.request is None
    assert len(table.decisions) == 1


def test_a_move_ends_a_request() -> None:
    table = table_of_people()
    asker = decider(table)
    move(table, "draw:pile")
    write(table, commands.undo(table, asker, table.number + 1))
    move(table)
    assert table.request is None
    assert len(table.decisions) == 2


def test_bots_always_agree_and_wait_while_people_talk() -> None:
    table = Table(header_of(seats="hb", options={"start_player": 0}))
    write(table, commands.open_with_host(table.header, "Ann"))
    move(table, "draw:pile")
    assert table.bot_decides
    write(table, commands.undo(table, "ann", table.number + 1))
    assert table.decisions == []
    three = Table(header_of(seats="hob", options={"start_player": 1}))
    write(three, commands.open_with_host(three.header, "Ann"))
    write(three, commands.sit(three, "bob", "Bob", None, three.header.invitation(1)))
    move(three, "draw:pile")
    assert three.bot_decides
    write(three, commands.undo(three, "bob", three.number + 1))
    assert not three.bot_decides


def test_somebody_who_is_away_has_not_agreed() -> None:
    table = table_of_people()
    asker, absent = decider(table), other(table)
    move(table, "draw:pile")
    write(table, commands.step_away(table, absent, None, None))
    assert refused(lambda: commands.undo(table, asker, table.number + 1)) == "refused-undo-needs"
    write(table, commands.come_back(table, absent, None))
    write(table, commands.undo(table, asker, table.number + 1))
    assert table.request is not None


def test_what_a_bot_has_decided_for_somebody_away_is_theirs_to_take_back() -> None:
    table = table_of_people()
    asker, absent = decider(table), other(table)
    move(table, "draw:pile")
    seen = table.number
    write(table, commands.step_away(table, absent, None, None))
    assert table.decides is not None
    write(table, commands.bot_move(table, table.number + 1, table.decides, "draw:pile"))
    assert refused(lambda: commands.undo(table, asker, seen + 2)) == "refused-undo-needs"
    assert len(table.decisions) == 2


def test_a_request_ends_when_somebody_who_is_asked_goes_away() -> None:
    table = table_of_people()
    asker, absent = decider(table), other(table)
    move(table, "draw:pile")
    write(table, commands.undo(table, asker, table.number + 1))
    write(table, commands.step_away(table, absent, None, None))
    assert table.request is None
    assert table.bot_decides
    assert len(table.decisions) == 1


def test_somebody_who_has_given_up_is_not_asked() -> None:
    table = table_of_people(players=3)
    asker = decider(table)
    others = [name for name in ("ann", "bob", "cid") if name != asker]
    move(table, "draw:pile")
    write(table, commands.concede(table, others[0], None))
    write(table, commands.undo(table, asker, table.number + 1))
    assert table.request is not None
    write(table, commands.answer(table, others[1], table.request.number, True))
    assert table.decisions == []


def test_several_seats_at_one_device_need_nobodys_consent() -> None:
    table = Table(header_of(seats="hh"))
    write(table, commands.open_with_host(table.header, "Ann"))
    move(table, "draw:pile")
    write(table, commands.undo(table, "ann", table.number + 1))
    assert table.decisions == []


def test_there_is_nothing_to_take_back_before_the_first_decision() -> None:
    table = table_of_people()
    assert refused(lambda: commands.undo(table, "ann", table.number + 1)) == "undo-nothing"


# Giving up, and stepping away


def test_of_two_the_other_wins_when_one_concedes() -> None:
    table = table_of_people()
    move(table)
    write(table, commands.concede(table, "ann", None))
    result = visibility.result(table)
    assert table.status == "over"
    assert result is not None
    assert (result["winners"], result["conceded"], result["by"]) == ([1], [0], "concession")
    assert refused(lambda: commands.undo(table, "bob", table.number + 1)) == "error-game-is-over"
    assert visibility.proof(table)["seed"] == "7"


def test_of_three_a_bot_plays_on_but_cannot_win() -> None:
    table = table_of_people(players=3)
    write(table, commands.concede(table, "ann", None))
    assert table.status == "playing"
    assert table.seats[0].level is not None
    assert refused(lambda: commands.concede(table, "ann", None)) == "refused-conceded"
    assert refused(lambda: commands.come_back(table, "ann", None)) == "refused-conceded"
    rng = hs.Rng(3)
    while table.decides is not None:
        assert table.play is not None
        seat, count = table.decides, len(table.play.state.legal())
        key = key_of(table, rng.below(count))
        if table.bot_decides:
            write(table, commands.bot_move(table, table.number + 1, seat, key))
        else:
            move(table, key)
    result = visibility.result(table)
    assert result is not None
    assert result["by"] == "play"
    assert 0 not in result["winners"]
    assert result["places"][0] == 3


def test_when_the_last_person_concedes_bots_do_not_play_among_themselves() -> None:
    table = Table(header_of(seats="hbb"))
    write(table, commands.open_with_host(table.header, "Ann"))
    write(table, commands.concede(table, "ann", None))
    assert table.status == "over"


def test_a_bot_holds_the_seat_until_its_person_comes_back() -> None:
    table = table_of_people()
    player, seat = decider(table), table.decides
    assert seat is not None
    write(table, commands.step_away(table, player, None, "captain"))
    assert table.bot_decides
    number = table.number + 1
    assert refused(lambda: commands.move(table, player, number, key_of(table))) == "refused-bot-plays"
    assert refused(lambda: commands.step_away(table, other(table), seat, None)) == "refused-not-your-seat"
    assert refused(lambda: commands.come_back(table, other(table), None)) == "refused-not-away"
    write(table, commands.come_back(table, player, None))
    assert not table.bot_decides
    late = table.number
    assert refused(lambda: commands.bot_move(table, late, seat, key_of(table))) == "error-stale-move"
    move(table)


def test_a_bot_cannot_move_for_a_person() -> None:
    table = table_of_people()
    assert table.decides is not None
    seat, number = table.decides, table.number + 1
    assert refused(lambda: commands.bot_move(table, number, seat, key_of(table))) == "error-stale-move"


def test_who_has_several_seats_says_which() -> None:
    table = Table(header_of(seats="hhb"))
    write(table, commands.open_with_host(table.header, "Ann"))
    assert refused(lambda: commands.concede(table, "ann", None)) == "refused-which-seat"
    write(table, commands.concede(table, "ann", 1))
    assert table.seats[1].conceded


# Hints, and once more


def test_a_hint_is_for_the_callers_own_decision_only() -> None:
    table = table_of_people()
    assert commands.hinted_seat(table, decider(table), None) == table.decides
    assert refused(lambda: commands.hinted_seat(table, other(table), None)) == "error-not-your-turn"
    assert (
        refused(lambda: commands.hinted_seat(table, other(table), table.decides)) == "refused-not-your-seat"
    )
    assert refused(lambda: commands.hinted_seat(table, "eve", None)) == "refused-not-seated"
    without = table_of_people(hints=False)
    assert refused(lambda: commands.hinted_seat(without, decider(without), None)) == "refused-no-hints"


def test_a_rematch_invites_everybody_to_their_own_seat_and_nobody_to_anothers() -> None:
    table = table_of_people(players=3)
    again = header_of(seats="hoo")
    assert refused(lambda: commands.rematch(table, "ann", again)) == "refused-not-over"
    for player in ("ann", "bob"):
        write(table, commands.concede(table, player, None))
    plans = commands.rematch_seats(table, "ann")
    assert [plan.kind for plan in plans] == ["human", "open", "open"]
    write(table, commands.rematch(table, "ann", again))

    def told(player: str | None, seat: int | None) -> object:
        return visibility.messages(table, table.number - 1, player, seat)[0]["invitation"]

    seats = (0, 1, 2, None)
    assert [told("bob", seat) for seat in seats] == [None, again.invitation(1), None, None]
    assert [told("cid", seat) for seat in seats] == [None, None, again.invitation(2), None]
    for nobody in ("ann", "eve", None):
        assert [told(nobody, seat) for seat in seats] == [None] * 4
