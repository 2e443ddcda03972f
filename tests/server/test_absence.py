"""Nobody is a prisoner: what the others may do while the game waits for somebody who is away or only slow."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from tests.server.helpers import PEOPLE, Client, Hands, Json, Server, header_of, listening, rebuilt, write

import harbourside as hs
from harbourside.server.api.models.tables import AbsenceResponse, TableResponse
from harbourside.server.table import absence, commands, visibility
from harbourside.server.table.absence import Presences
from harbourside.server.table.entries import Sit, Start
from harbourside.server.table.header import EARLIER_PATIENCE, read_header
from harbourside.server.table.journal import Entry
from harbourside.server.table.table import Table

ON_BOTH_DATABASES = True

AWAY = 120
CLAIM = 5 * AWAY
IDLE = 30 * AWAY
"""Seconds, as a table has them that says nothing else."""
DEALT = 1000
"""When tables are dealt here, by their entries."""


# The rule, at a table without a server


def table_of(seats: str = "ho", **terms: Any) -> Table:
    """A table that has started, with another person in each seat that is not a bot's. Seat 0 decides."""
    table = Table(header_of(seats=seats, options={"start_player": 0}, **terms))
    for seat, kind in enumerate(seats):
        if kind != "b":
            write(table, [Sit(seat, player=PEOPLE[seat], name=PEOPLE[seat].title())])
    write(table, [Start()])
    return table


def played(table: Table, decisions: int) -> Table:
    """So many decisions later; whoever is to decide draws a card."""
    for _ in range(decisions):
        assert table.decides is not None
        player = table.seats[table.decides].player
        if player is None:
            write(table, commands.bot_move(table, table.number + 1, table.decides, "draw:pile"))
        else:
            write(table, commands.move(table, player, table.number + 1, "draw:pile"))
    return table


def late(table: Table) -> Table:
    """Everybody has decided twice, and Ann is to decide."""
    return played(table, 2 * len(table.seats))


def at(seconds: float, *away: str, seen: int = 0, not_before: int = 0) -> Presences:
    """So long after the deal; these people have not been seen since `seen`."""
    return Presences(DEALT + int(1000 * seconds), dict.fromkeys(away, seen), not_before)


def refused(act: Callable[..., object], table: Table, player: str, who: Presences, seat: int = 0) -> str:
    with pytest.raises(hs.HarboursideError) as caught:
        act(table, player, seat, who)
    return caught.value.message.id


def test_an_early_game_is_called_off_and_nobody_has_won_or_lost() -> None:
    table = table_of()
    assert refused(commands.abort, table, "bob", at(AWAY - 0.001, "ann")) == "refused-not-away-long-enough"
    write(table, commands.abort(table, "bob", 0, at(AWAY, "ann")))
    assert table.status == "over"
    result = {"scores": [], "places": [], "winners": [], "conceded": [], "by": "abort"}
    assert visibility.result(table) == result
    assert visibility.summary(table)["result"] == result
    assert visibility.proof(table)["seed"] == "7"
    assert visibility.record(table, None)["complete"]
    assert table.history[-1].entry.seat == 1
    assert visibility.state(rebuilt(table), "bob", 1, 0) == visibility.state(table, "bob", 1, 0)
    write(table, commands.rematch(table, "bob", header_of(seats="oh")))


def test_a_later_game_is_not_called_off_but_claimed() -> None:
    table = late(table_of())
    assert refused(commands.abort, table, "bob", at(CLAIM, "ann")) == "refused-too-late-to-abort"
    assert refused(commands.claim, table, "bob", at(CLAIM - 0.001, "ann")) == "refused-not-away-long-enough"
    write(table, commands.claim(table, "bob", 0, at(CLAIM, "ann")))
    result = visibility.result(table)
    assert result is not None
    assert (result["winners"], result["conceded"], result["by"]) == ([1], [0], "absence")
    assert visibility.state(rebuilt(table), "bob", 1, 0) == visibility.state(table, "bob", 1, 0)


def test_an_early_game_is_not_claimed() -> None:
    table = played(table_of(), 3)
    assert refused(commands.claim, table, "ann", at(CLAIM, "bob"), 1) == "refused-too-early-to-claim"


def test_a_bot_is_called_and_the_owner_has_the_seat_back_on_looking() -> None:
    table = late(table_of())
    assert refused(commands.call_bot, table, "bob", at(AWAY - 0.001, "ann")) == "refused-not-away-long-enough"
    write(table, commands.call_bot(table, "bob", 0, at(AWAY, "ann")))
    assert table.bot_decides
    assert table.seats[0].held
    message = visibility.messages(table, table.number - 1, None, None)[0]
    assert (message["called_by"], message["absent"]) == (1, True)
    write(table, commands.resume_held(table, "ann"))
    assert not table.seats[0].is_away
    assert visibility.state(rebuilt(table), "ann", 0, 0) == visibility.state(table, "ann", 0, 0)


def test_nothing_is_done_to_somebody_who_is_here() -> None:
    for table in (table_of(), late(table_of())):
        assert refused(commands.call_bot, table, "bob", at(IDLE - 1)) == "refused-not-away-long-enough"
    assert refused(commands.abort, table_of(), "bob", at(100 * IDLE)) == "refused-is-here"
    assert refused(commands.claim, late(table_of()), "bob", at(100 * IDLE)) == "refused-is-here"


def test_time_counts_from_when_the_game_began_to_wait_and_from_when_somebody_left() -> None:
    table = table_of()
    left = DEALT + 60_000
    who = at(60 + AWAY - 0.001, "ann", seen=left)
    assert refused(commands.call_bot, table, "bob", who) == "refused-not-away-long-enough"
    assert commands.call_bot(table, "bob", 0, at(60 + AWAY, "ann", seen=left))
    table.add(Entry(table.number + 1, DEALT + 500_000, "move", 0, {"action": "draw:pile", "by": "person"}))
    who = at(500 + AWAY - 0.001, "bob")
    assert refused(commands.call_bot, table, "ann", who, 1) == "refused-not-away-long-enough"
    assert commands.call_bot(table, "ann", 1, at(500 + AWAY, "bob"))


def test_whoever_is_here_and_never_decides_gets_a_bot_which_they_may_send_away() -> None:
    table = late(table_of())
    write(table, commands.call_bot(table, "bob", 0, at(IDLE)))
    assert table.bot_decides
    assert not table.seats[0].held
    assert commands.resume_held(table, "ann") == []
    write(table, commands.come_back(table, "ann", None))
    back = table.seats[0].resumed
    assert refused(commands.call_bot, table, "bob", Presences(back + 1, {})) == "refused-not-away-long-enough"


def test_who_takes_the_seat_back_and_does_not_decide_wins_only_so_much_time() -> None:
    table = table_of()
    write(table, commands.call_bot(table, "bob", 0, at(IDLE)))
    resumed = Entry(table.number + 1, DEALT + 1000 * (IDLE + 5), "resume", 0, {})
    table.add(resumed)
    assert refused(commands.call_bot, table, "bob", at(IDLE + 5 + AWAY - 1)) == "refused-not-away-long-enough"
    assert commands.call_bot(table, "bob", 0, at(IDLE + 5 + AWAY))


def test_taking_ones_own_decision_back_again_and_again_wins_no_time() -> None:
    table = Table(header_of("puerto_rico", "hoo"))
    for seat, player in enumerate(("ann", "bob", "cid")):
        write(table, [Sit(seat, player=player, name=player)])
    write(table, [Start()])
    begun = table.undecided_since
    table.add(Entry(table.number + 1, 50_000, "move", 0, {"action": "role:builder", "by": "person"}))
    assert table.undecided_since == 50_000
    table.add(Entry(table.number + 1, 51_000, "undo", 0, {"to": 0}))
    assert table.undecided_since == begun


def test_going_back_by_consent_gives_time_anew() -> None:
    table = played(table_of(), 1)
    table.add(Entry(table.number + 1, 90_000, "undo", 0, {"to": 0, "agreed": 1}))
    assert table.undecided_since == 90_000


def test_while_a_third_person_is_here_the_game_is_not_ended_but_goes_on_with_a_bot() -> None:
    for table, end in ((table_of("hoo"), commands.abort), (late(table_of("hoo")), commands.claim)):
        assert refused(end, table, "bob", at(CLAIM, "ann")) == "refused-is-here"
        assert commands.call_bot(table, "bob", 0, at(AWAY, "ann"))
        assert end(table, "bob", 0, at(CLAIM, "ann", "cid"))


def test_a_claim_against_several_who_are_away_ends_the_game() -> None:
    table = late(table_of("hoo"))
    who = Presences(DEALT + 1000 * CLAIM + 500, {"ann": 0, "cid": DEALT + 600})
    assert refused(commands.claim, table, "bob", who) == "refused-not-away-long-enough"
    write(table, commands.claim(table, "bob", 0, at(CLAIM, "ann", "cid")))
    result = visibility.result(table)
    assert result is not None
    assert (result["winners"], result["by"]) == ([1], "absence")


def test_against_bots_there_is_nothing_to_claim_but_a_bot_can_be_called() -> None:
    table = late(table_of("hob"))
    assert refused(commands.claim, table, "bob", at(CLAIM, "ann")) == "refused-others-play-on"
    assert commands.call_bot(table, "bob", 0, at(AWAY, "ann"))


def test_a_bot_is_called_for_all_seats_at_one_device() -> None:
    table = Table(header_of(seats="hho", options={"start_player": 0}))
    for seat, player in enumerate(("ann", "ann", "bob")):
        write(table, [Sit(seat, player=player, name=f"{player} {seat}")])
    write(table, [Start()])
    write(table, commands.call_bot(table, "bob", 0, at(AWAY, "ann")))
    assert [seat_state.held for seat_state in table.seats] == [True, True, False]
    write(table, commands.resume_held(table, "ann"))
    assert not any(seat_state.held for seat_state in table.seats)


def test_people_at_one_device_have_nobody_to_claim_from_while_they_could_play_on() -> None:
    table = Table(header_of(seats="hho", options={"start_player": 2}))
    for seat, player in enumerate(("ann", "ann", "bob")):
        write(table, [Sit(seat, player=player, name=f"{player} {seat}")])
    write(table, [Start()])
    assert refused(commands.claim, late(table), "ann", at(CLAIM, "bob"), 2) == "refused-others-play-on"


def test_only_who_still_plays_and_is_kept_waiting_may_act() -> None:
    who = at(100 * IDLE, "ann", "bob", "cid")
    table = table_of("hoo")
    for act in (commands.call_bot, commands.abort, commands.claim):
        assert refused(act, table, "eve", who) == "refused-not-seated"
        assert refused(act, table, "ann", who) == "refused-not-waited-for"
        assert refused(act, table, "bob", who, 2) == "refused-not-waited-for"
        assert refused(act, table, "bob", who, 9) == "refused-no-seat"
    write(table, commands.concede(table, "bob", None))
    for act in (commands.call_bot, commands.abort, commands.claim):
        assert refused(act, table, "bob", who) == "refused-conceded"


def test_where_a_clock_decides_nobody_else_does() -> None:
    for clock in ({"kind": "days", "days": 60}, {"kind": "move", "seconds": 5}):
        table = table_of(clock=clock)
        assert visibility.state(table, "bob", 1)["waiting_rule"] is None
        for act in (commands.call_bot, commands.abort, commands.claim):
            assert refused(act, table, "bob", at(100 * IDLE, "ann")) == "refused-no-waiting-rule"


def test_where_a_bot_comes_by_itself_only_slowness_is_left_to_the_others() -> None:
    table = table_of(grace=60)
    assert visibility.state(table, "bob", 1)["waiting_rule"] == {
        "away": None,
        "claim": None,
        "idle": IDLE,
        "early": 2,
    }
    assert refused(commands.abort, table, "bob", at(CLAIM, "ann")) == "refused-no-waiting-rule"
    assert refused(commands.call_bot, table, "bob", at(AWAY, "ann")) == "refused-not-away-long-enough"
    assert commands.call_bot(table, "bob", 0, at(IDLE))


def test_a_table_says_its_rule_before_the_start_and_only_where_it_matters() -> None:
    gathering = Table(header_of(seats="hoo", patience=600))
    assert visibility.state(gathering, None, None)["waiting_rule"] == {
        "away": 600,
        "claim": 3000,
        "idle": 18_000,
        "early": 2,
    }
    assert visibility.state(Table(header_of(seats="hhb")), None, None)["waiting_rule"] is None


def test_at_a_table_from_before_this_rule_everybody_has_a_day() -> None:
    header = header_of(seats="ho")
    stored = json.loads(json.dumps(header.to_dict()))
    del stored["terms"]["patience"]
    again = read_header("table", header.game, header.rules, "ann", 0, "7", "secret", stored)
    assert again.terms.patience == EARLIER_PATIENCE
    rule = absence.rule_of(again)
    assert rule is not None
    assert rule.away == 24 * 3600


def test_calling_a_bot_ends_a_request_to_go_back_for_which_bots_would_wait() -> None:
    table = played(table_of("hoo"), 3)
    write(table, commands.undo(table, "ann", table.number + 1))
    assert table.request is not None
    write(table, commands.call_bot(table, "bob", 0, at(AWAY, "ann")))
    assert table.request is None
    assert table.bot_decides


def test_bots_that_wait_for_a_request_make_nobody_a_prisoner() -> None:
    """The asker can take it back, and whoever is asked can decline, also for somebody who is away."""
    for player in ("ann", "bob"):
        table = played(table_of("hob"), 2)
        write(table, commands.undo(table, "ann", table.number + 1))
        assert table.request is not None
        assert not table.bot_decides
        write(table, commands.answer(table, player, table.request.number, agree=False))
        assert table.bot_decides


def test_a_request_to_somebody_who_is_away_is_not_granted_however_long_they_are() -> None:
    table = played(table_of(), 1)
    write(table, commands.undo(table, "ann", table.number + 1))
    write(table, commands.call_bot(table, "ann", 1, at(100 * IDLE, "bob")))
    assert table.request is None
    assert len(table.decisions) == 1
    with pytest.raises(hs.HarboursideError) as caught:
        commands.undo(table, "ann", table.number + 1)
    assert caught.value.message.id == "refused-undo-needs"


def test_a_full_table_that_nobody_starts_can_be_left() -> None:
    table = Table(header_of(seats="ho", start_when_full=False))
    write(table, commands.open_with_host(table.header, "Ann"))
    write(table, commands.sit(table, "bob", "Bob", None, table.header.invitation(1)))
    assert table.status == "gathering"
    write(table, commands.leave(table, "bob"))
    assert table.seats[1].is_open


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_is_told_of_these_entries_does_not_depend_on_hidden_cards(seat: int | None) -> None:
    """Ann's cards differ; what is told of a bot that was called for her does not, nor do the moments."""
    truth, other = late(table_of()), late(table_of())
    assert truth.play is not None
    assert other.play is not None
    hidden = [who for who in (0, 1) if who != seat]
    sampled = truth.play.state.sample(seat, hs.Rng(11))
    sampled.listen(truth.play.state.log)
    other.play.state = sampled
    assert sampled.view(hidden[0]) != truth.play.state.view(hidden[0])
    since = truth.number
    for table in (truth, other):
        write(table, commands.call_bot(table, "bob", 0, at(AWAY, "ann")))
        write(table, commands.resume_held(table, "ann"))
    told = [
        json.dumps([visibility.state(t, "eve", seat, since), visibility.summary(t), visibility.proof(t)])
        for t in (truth, other)
    ]
    assert told[0] == told[1]
    assert absence.options_for(truth, "bob", at(CLAIM, "ann")) == absence.options_for(
        other, "bob", at(CLAIM, "ann")
    )


# At a server


@pytest.fixture
async def timed(database: str, hands: Hands) -> AsyncIterator[Server]:
    async with Server(database, bot_pace=3600, restart_grace=60) as running:
        running.services.tables.now = hands
        yield running


async def waiting_for_ann(server: Server, **more: object) -> tuple[Client, Client, str]:
    """A table at which Ann is to decide, some time after the server has come."""
    await server.services.presence.look()
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    id = await server.two_at_a_table(ann, bob, options={"start_player": 0}, **more)
    await server.services.presence.look()
    return ann, bob, id


async def pass_time(hands: Hands, seconds: float, *here: Client, at: tuple[Server, ...]) -> None:
    """So much later, of all people only these have asked for something."""
    hands.now += int(1000 * seconds)
    for client in here:
        await client.ok("GET", "/api/me")
    for server in at:
        await server.services.presence.look()


async def absence_at(client: Client, id: str) -> Json:
    told = await client.ok("GET", f"/api/tables/{id}/absence")
    AbsenceResponse.model_validate(told)
    return told


async def act(client: Client, id: str, what: str, seat: int = 0) -> Json:
    table = await client.ok("POST", f"/api/tables/{id}/absence", {"seat": seat, "act": what})
    TableResponse.model_validate(table)
    return table


async def cannot(client: Client, id: str, what: str, seat: int = 0) -> tuple[int, str]:
    return await client.refused("POST", f"/api/tables/{id}/absence", {"seat": seat, "act": what})


TOO_SOON = (409, "refused-not-away-long-enough")


@pytest.mark.anyio
async def test_a_player_who_is_left_alone_learns_when_and_calls_the_game_off(
    timed: Server, hands: Hands
) -> None:
    _, bob, id = await waiting_for_ann(timed)
    begun = hands.now
    await pass_time(hands, 60, bob, at=(timed,))
    told = await absence_at(bob, id)
    moments = {"call": begun + 1000 * AWAY, "abort": begun + 1000 * AWAY, "claim": None}
    assert {name: told[name] for name in moments} == moments
    assert (told["seat"], told["since"], told["now"]) == (0, begun, hands.now)
    assert await cannot(bob, id, "abort") == TOO_SOON
    await pass_time(hands, AWAY - 60, bob, at=(timed,))
    state = await act(bob, id, "abort")
    assert state["status"] == "over"
    assert state["result"]["by"] == "abort"
    mine = await bob.ok("GET", "/api/tables?mine=true")
    assert mine["tables"][0]["result"]["by"] == "abort"
    assert (await bob.ok("GET", f"/api/tables/{id}/record"))["complete"]
    assert (await bob.ok("POST", f"/api/tables/{id}/rematch"))["status"] == "gathering"
    assert await absence_at(bob, id) == {
        "number": (await bob.state(id))["number"],
        "now": hands.now,
        **dict.fromkeys(("seat", "since", "call", "abort", "claim")),
    }


@pytest.mark.anyio
async def test_whoever_asks_for_anything_is_here(timed: Server, hands: Hands) -> None:
    ann, bob, id = await waiting_for_ann(timed)
    await pass_time(hands, AWAY, ann, bob, at=(timed,))
    assert (await absence_at(bob, id))["since"] is None
    assert await cannot(bob, id, "abort") == (409, "refused-is-here")
    assert await cannot(bob, id, "call") == TOO_SOON


@pytest.mark.anyio
async def test_whoever_is_connected_is_here(timed: Server, hands: Hands) -> None:
    ann, bob, id = await waiting_for_ann(timed)
    async with timed.on_a_port() as host, listening(host, f"/api/tables/{id}/live", ann) as socket:
        await socket.frame()
        hands.now += 1000 * CLAIM
        assert await cannot(bob, id, "abort") == (409, "refused-is-here")


@pytest.mark.anyio
async def test_a_called_bot_leaves_as_soon_as_the_owner_looks(timed: Server, hands: Hands) -> None:
    ann, bob, id = await waiting_for_ann(timed)
    await pass_time(hands, AWAY, bob, at=(timed,))
    assert (await act(bob, id, "call"))["seats"][0]["held"]
    state = await ann.state(id, since=0)
    assert [message["kind"] for message in state["messages"][-2:]] == ["replace", "resume"]
    assert state["messages"][-2]["called_by"] == 1
    assert (await ann.move(state))["outcome"] == "made"


@pytest.mark.anyio
async def test_somebody_seen_by_another_process_is_here(database: str, hands: Hands) -> None:
    async with (
        Server(database, bot_pace=3600) as one,
        Server(database, bot_pace=3600) as two,
    ):
        for server in (one, two):
            server.services.tables.now = hands
            await server.services.presence.look()
        ann, bob, id = await waiting_for_ann(one)
        elsewhere = await two.stranger(authorization=ann.headers["authorization"])
        await pass_time(hands, AWAY, bob, elsewhere, at=(one, two))
        assert await cannot(bob, id, "abort") == (409, "refused-is-here")
        await pass_time(hands, AWAY, bob, at=(one, two))
        bob_there = await two.stranger(authorization=bob.headers["authorization"])
        assert (await act(bob_there, id, "abort"))["result"]["by"] == "abort"


@pytest.mark.anyio
async def test_while_the_server_was_down_nobody_was_away(database: str, hands: Hands) -> None:
    async with Server(database, bot_pace=3600) as server:
        server.services.tables.now = hands
        ann, bob, id = await waiting_for_ann(server)
    hands.now += 1000 * CLAIM
    async with Server(database, bot_pace=3600, restart_grace=60) as server:
        server.services.tables.now = hands
        bob = await server.stranger(authorization=bob.headers["authorization"])
        ann = await server.stranger(authorization=ann.headers["authorization"])
        assert await cannot(bob, id, "abort") == TOO_SOON  # before the first look at who is here
        await server.services.presence.look()
        await pass_time(hands, 59, bob, at=(server,))
        assert await cannot(bob, id, "abort") == TOO_SOON
        await ann.state(id)
        await pass_time(hands, 1, bob, at=(server,))
        assert await cannot(bob, id, "abort") == (409, "refused-is-here")


@pytest.mark.anyio
async def test_while_the_database_was_gone_nobody_was_away(
    timed: Server, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, bob, id = await waiting_for_ann(timed)

    async def gone(players: object, now: int) -> None:
        raise OSError("gone")

    with monkeypatch.context() as broken:
        broken.setattr(timed.services.players, "were_seen", gone)
        hands.now += 1000 * CLAIM
        with pytest.raises(OSError, match="gone"):
            await timed.services.presence.look()
    assert await cannot(bob, id, "abort") == TOO_SOON
    await timed.services.presence.look()
    assert await cannot(bob, id, "abort") == TOO_SOON
    await pass_time(hands, 60, bob, at=(timed,))
    await act(bob, id, "abort")


@pytest.mark.anyio
async def test_who_does_not_play_here_learns_nothing_of_who_is_away(timed: Server, hands: Hands) -> None:
    _, _, id = await waiting_for_ann(timed)
    eve = await timed.guest("Eve")
    assert await eve.refused("GET", f"/api/tables/{id}/absence") == (403, "refused-not-seated")
    assert await cannot(eve, id, "abort") == (403, "refused-not-seated")


@pytest.mark.anyio
async def test_patience_is_a_term_that_the_host_sets(timed: Server, hands: Hands) -> None:
    _, bob, id = await waiting_for_ann(timed, patience=600)
    rule = {"away": 600, "claim": 3000, "idle": 18_000, "early": 2}
    assert (await bob.state(id))["waiting_rule"] == rule
    await pass_time(hands, 599, bob, at=(timed,))
    assert await cannot(bob, id, "abort") == TOO_SOON
    await pass_time(hands, 1, bob, at=(timed,))
    await act(bob, id, "abort")


@pytest.mark.anyio
@pytest.mark.parametrize("patience", [29, 86_401, "120", None])
async def test_a_patience_that_makes_no_sense_is_refused(server: Server, ann: Client, patience: Any) -> None:
    asked = {"game": "seawolf", "seats": [{"kind": "human"}, {"kind": "open"}], "patience": patience}
    assert await ann.refused("POST", "/api/tables", asked) == (422, "refused-bad-request")
