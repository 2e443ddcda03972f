"""What a seat may not know never changes a byte of what it is sent.

At each position a twin is made that differs only in what the viewer cannot see (the engine's `sample`), and
everything the viewer could be sent from both is compared, and then again after the same decision.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from tests.server.helpers import PEOPLE, rebuilt, table_of_people, write

import harbourside as hs
from harbourside.server.bots.bot_runner import question_for
from harbourside.server.table import commands, preview, visibility
from harbourside.server.table.table import Table

LOOKED_AT = {*range(0, 48, 7), 70, 110, 150}
"""After how many decisions: often at first, since some games are short, then now and then."""


def twin_of(table: Table, seat: int | None, seed: int) -> Table:
    """The same table with a position that the viewer cannot tell from the true one."""
    twin = rebuilt(table)
    assert twin.play is not None
    other = twin.play.state.sample(seat, hs.Rng(seed))
    other.listen(twin.play.state.log)
    twin.play.state = other
    return twin


def sent(table: Table, seat: int | None) -> str:
    """Everything about a table that goes to one viewer, as text."""
    player = PEOPLE[seat] if seat is not None else None
    assert table.play is not None
    whys = [str(visibility.why_not(table, seat, key)) for key in table.game.actions if seat is not None]
    previews = [preview.preview(table, seat, key) for key in table.game.actions if seat is not None]
    question = None
    if seat is not None and seat == table.decides:
        question = question_for(table, seat, "search", table.header.chance("hint")).position
    return json.dumps(
        [
            visibility.state(table, player, seat, 0),
            visibility.record(table, seat),
            visibility.proof(table),
            visibility.summary(table),
            whys,
            previews,
            question,
        ]
    )


def positions(game: hs.Game, players: int, seed: int) -> Iterator[Table]:
    """A random game, at positions far apart."""
    clock = {"kind": "game", "seconds": 600, "increment": 5, "at_end": "loss"}
    table = table_of_people(game.facts.id, players, seed, clock=clock)
    rng = hs.Rng(seed)
    for number in range(max(LOOKED_AT) + 1):
        if table.decides is None:
            return
        if number in LOOKED_AT:
            yield table
        assert table.play is not None
        legal = table.play.state.legal_actions()
        key = game.actions.key(legal[rng.below(len(legal))])
        write(table, commands.move(table, PEOPLE[table.decides], table.number + 1, key))


def common_actions(table: Table, twin: Table, rng: hs.Rng) -> list[str]:
    """Some decisions that can be made at both: to a third person their owner's choices may differ."""
    assert table.play is not None
    assert twin.play is not None
    legal = [action for action in table.play.state.legal_actions() if twin.play.state.is_legal(action)]
    chosen = {legal[rng.below(len(legal))] for _ in range(5)} if legal else set()
    return [table.game.actions.key(action) for action in sorted(chosen)]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", hs.game_ids())
def test_nothing_hidden_shows_in_anything_a_viewer_is_sent(game: str, players: int) -> None:
    rng = hs.Rng(players)
    compared = 0
    for table in positions(hs.game(game), players, seed=players):
        for seat in (*range(players), None):
            twin = twin_of(table, seat, seed=compared)
            assert sent(twin, seat) == sent(table, seat)
            for key in common_actions(table, twin, rng):
                compared += same_after(table, twin, seat, key)
    assert compared > 20


def same_after(table: Table, twin: Table, seat: int | None, key: str) -> bool:
    """Make a decision at both. Where the engine shows the viewer no difference, the server may show none.

    Chance may fall differently for the twin, so the engine may show one; then there is nothing to compare.
    """
    truth, other = rebuilt(table), rebuilt(twin)
    assert twin.play is not None
    assert other.play is not None
    position = twin.play.state.clone()
    position.listen(other.play.state.log)
    other.play.state = position
    assert truth.play is not None
    assert truth.decides is not None
    player, number, heard = PEOPLE[truth.decides], truth.number + 1, len(truth.play.full_events())
    for moved in (truth, other):
        write(moved, commands.move(moved, player, number, key))
    shown = [
        json.dumps([moved.play.state.view(seat), moved.play.events(heard, seat)])
        for moved in (truth, other)
        if moved.play is not None
    ]
    if shown[0] != shown[1] or truth.status != "playing" or other.status != "playing":
        return False
    assert sent(other, seat) == sent(truth, seat)
    return True


def test_the_twins_are_worth_comparing() -> None:
    """In most games there is something to deal anew; where all is remembered, there is not."""
    differ = set()
    for game in hs.game_ids():
        for table in positions(hs.game(game), 2, seed=2):
            twin = twin_of(table, 0, seed=5)
            assert table.play is not None
            assert twin.play is not None
            if twin.play.state.dump() != table.play.state.dump():
                differ.add(game)
    assert len(differ) >= 3
