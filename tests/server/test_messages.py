"""Every field of every message, for every viewer: what belongs to somebody is told to nobody else."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.helpers import PEOPLE, header_of, write

from harbourside.server.table import commands, visibility
from harbourside.server.table.entries import KINDS, Sit, Stand, Start
from harbourside.server.table.table import Table

VIEWERS = ("ann", "bob", "cid", "eve", None)
"""Ann is the host. Eve has an identity, but no seat; None has not even that."""
LOOKED_THROUGH = (0, 1, 2, None)

COMMON = {"number", "kind", "at", "seat"}
FIELDS = {
    "sit": {"player", "name"},
    "stand": set(),
    "start": {"events"},
    "move": {"by", "decision", "action", "events"},
    "undo": {"to"},
    "ask": {"to"},
    "agree": set(),
    "decline": set(),
    "concede": {"claimed_by"},
    "replace": {"level", "name", "absent", "called_by"},
    "resume": set(),
    "timeout": {"level"},
    "abort": set(),
    "rematch": {"table", "invitation"},
    "patch": {"rules"},
    "close": set(),
    "break_off": set(),
}
AGAIN = header_of(seats="hoo")


def answer_undo(table: Table, **answers: bool) -> None:
    """Ann asks to take back what has revealed something, and the others answer."""
    write(table, commands.undo(table, "ann", table.number + 1))
    assert table.request is not None
    number = table.request.number
    for player, agree in answers.items():
        write(table, commands.answer(table, player, number, agree))


def finished() -> Table:
    """A game of three that has ended, with a rematch, and with an entry of nearly every kind."""
    table = Table(header_of(seats="hoo", options={"start_player": 0}))
    write(table, commands.open_with_host(table.header, "Ann"))
    for seat in (1, 2):
        player = PEOPLE[seat]
        write(table, [Sit(seat, player=player, name=player.title())])
        if seat == 1:
            write(table, [Stand(1), Sit(1, player=player, name="Bob")])
    write(table, [Start()])
    write(table, commands.move(table, "ann", table.number + 1, "draw:pile"))
    answer_undo(table, bob=True, cid=False)
    answer_undo(table, bob=True, cid=True)
    assert table.decisions == []
    write(table, commands.step_away(table, "bob", None, None))
    write(table, commands.come_back(table, "bob", None))
    write(table, commands.concede(table, "bob", None))
    write(table, commands.concede(table, "cid", None))
    write(table, commands.rematch(table, "ann", AGAIN))
    return table


TABLE = finished()
WORDS = {
    word: (header.id, seat)
    for header in (TABLE.header, AGAIN)
    for seat, word in ((seat, header.invitation(seat)) for seat in range(3))
}
"""All invitations there are, with the seat that each is for."""


def told(player: str | None, seat: int | None) -> dict[str, Any]:
    state: dict[str, Any] = json.loads(json.dumps(visibility.state(TABLE, player, seat, since=0)))
    return state


def test_every_kind_of_message_has_a_place_in_the_list() -> None:
    assert set(FIELDS) == set(KINDS)


@pytest.mark.parametrize("player", VIEWERS)
@pytest.mark.parametrize("seat", LOOKED_THROUGH)
def test_a_message_has_the_fields_of_its_kind_and_no_others(player: str | None, seat: int | None) -> None:
    for message in told(player, seat)["messages"]:
        assert set(message) <= COMMON | FIELDS[message["kind"]]


@pytest.mark.parametrize("player", VIEWERS)
@pytest.mark.parametrize("seat", LOOKED_THROUGH)
def test_an_invitation_is_told_to_the_owner_of_the_seat_only(player: str | None, seat: int | None) -> None:
    """After the end everybody may look through every seat; that does not make it theirs."""
    text = json.dumps(
        [
            told(player, seat),
            visibility.record(TABLE, seat),
            visibility.summary(TABLE),
            visibility.proof(TABLE),
        ]
    )
    found = {WORDS[word] for word in WORDS if word in text}
    owns = player in ("bob", "cid") and seat is not None and PEOPLE[seat] == player
    assert found == ({(AGAIN.id, seat)} if owns else set())


@pytest.mark.parametrize("player", VIEWERS)
@pytest.mark.parametrize("seat", LOOKED_THROUGH)
def test_the_secret_behind_invitations_is_told_to_nobody(player: str | None, seat: int | None) -> None:
    assert TABLE.header.secret not in json.dumps(told(player, seat)).replace("secrets", "")


def test_through_the_same_seat_everybody_sees_the_same_game() -> None:
    """What depends on who looks is what belongs to them, and nothing else."""
    for seat in LOOKED_THROUGH:
        shown = [told(player, seat) for player in VIEWERS]
        for state in shown:
            state.pop("you")
            for message in state["messages"]:
                message.pop("invitation", None)
        assert all(state == shown[0] for state in shown)
