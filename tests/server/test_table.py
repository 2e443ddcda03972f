"""A table is what its journal says."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from tests.server.helpers import PEOPLE, header_of, rebuilt, table_of_people, write

import harbourside as hs
from harbourside.engine.facts import OptionValue
from harbourside.engine.play import MOVES_BETWEEN_CHECKPOINTS
from harbourside.server.table import commands, visibility
from harbourside.server.table.checkpoints import WORK_BETWEEN_CHECKPOINTS
from harbourside.server.table.header import Header, read_header
from harbourside.server.table.table import Table


def play_on(table: Table, decisions: int, seed: int = 1) -> None:
    rng = hs.Rng(seed)
    for _ in range(decisions):
        if table.decides is None:
            return
        assert table.play is not None
        legal = table.play.state.legal_actions()
        key = table.game.actions.key(legal[rng.below(len(legal))])
        write(table, commands.move(table, PEOPLE[table.decides], table.number + 1, key))


@pytest.mark.parametrize("game", hs.game_ids())
def test_a_table_rebuilt_from_its_journal_is_the_same_for_everybody(game: str) -> None:
    table = table_of_people(game, hs.game(game).facts.default_players)
    play_on(table, 60)
    again = rebuilt(table)
    for seat in (*range(len(table.seats)), None):
        assert visibility.state(again, None, seat, 0) == visibility.state(table, None, seat, 0)
        assert visibility.record(again, seat) == visibility.record(table, seat)


def test_chance_is_written_down_and_checked_on_the_way_back() -> None:
    table = table_of_people()
    play_on(table, 5)
    written = [h.entry.data.get("chance") for h in table.history if h.entry.kind == "move"]
    assert any(written)
    forged = Table(table.header)
    for outcome in table.history:
        entry = outcome.entry
        if entry.data.get("chance") and entry.kind == "move":
            entry = replace(entry, data={**entry.data, "chance": ["row@0=nothing"]})
        forged.add(entry)
    assert forged.status == "needs_patch"
    assert forged.problem is not None
    assert forged.problem.id == "refused-broken-journal"


def stored(table: Table, **options: OptionValue) -> Header:
    """The header as the database has it, with these options."""
    header = table.header
    kept = {**header.to_dict(), "options": options}
    return read_header(
        *(header.id, header.game, header.rules, header.host, header.created, str(header.seed), header.secret),
        kept,
    )


def test_options_that_were_once_written_in_another_way_are_told_as_they_are_today() -> None:
    table = table_of_people("nauticus", 2)
    told = visibility.state(Table(stored(table, board="wheel = [0, 3, 1, 2, 3, 1, 3, 2]")), "ann", 0, 0)
    assert told["options"]["board"] == "wheel@1=3"
    assert told["options"]["rounds"] is None


def test_options_that_can_no_longer_be_read_stay_as_they_were_stored() -> None:
    table = table_of_people("nauticus", 2)
    assert stored(table, board="wheel@99=3").options == {"board": "wheel@99=3"}
    gone = replace(table.header, game="nautilus")
    assert stored(Table(gone), board="x").options == {"board": "x"}


def test_a_table_of_earlier_rules_that_are_still_read_goes_on_by_them() -> None:
    """Puerto Rico's version 1 lacked options; its tables are read with what it meant, and need no patch."""
    earlier = hs.game("puerto_rico").facts.earlier_rules[1]
    table = table_of_people("puerto_rico", 4, options={**earlier, "new_buildings": True, "nobles": True})
    play_on(table, 80)
    stored = table.header.to_dict()
    stored["options"] = {name: value for name, value in stored["options"].items() if name not in earlier}
    head = table.header
    old = read_header(
        head.id,
        head.game,
        1,
        head.host,
        head.created,
        str(head.seed),
        head.secret,
        json.loads(json.dumps(stored)),
    )
    assert old.options == head.options
    again = Table(old)
    for outcome in table.history:
        again.add(outcome.entry)
    assert (again.problem, again.status) == (None, "playing")
    play_on(again, 5)
    assert again.play is not None
    assert table.play is not None
    assert again.play.number == table.play.number + 5


def test_a_table_of_other_rules_is_refused_with_the_reason_and_still_tells_who_sits_there() -> None:
    table = table_of_people()
    play_on(table, 3)
    old = Table(replace(table.header, rules=99))
    for outcome in table.history:
        old.add(outcome.entry)
    told = visibility.state(old, "ann", 0, 0)
    assert told["status"] == "needs_patch"
    assert told["problem"] == {"id": "refused-other-rules", "args": {"found": 99, "current": 1}}
    assert [seat["name"] for seat in told["seats"]] == ["Ann", "Bob"]
    assert told["view"] is None
    assert len(told["messages"]) == table.number
    with pytest.raises(hs.HarboursideError, match="needs a patch"):
        commands.move(old, "ann", old.number + 1, "draw:pile")


def test_a_table_of_a_game_that_is_gone_needs_a_patch() -> None:
    gone = Table(replace(header_of(), game="chess"))
    assert visibility.state(gone, None, None)["status"] == "needs_patch"


def test_entries_are_added_in_order_only() -> None:
    table = table_of_people()
    with pytest.raises(ValueError, match="after"):
        table.add(table.history[0].entry)


def test_messages_have_the_same_numbers_for_everybody_and_no_gaps() -> None:
    table = table_of_people()
    play_on(table, 10)
    for seat in (0, 1, None):
        for since in range(table.number + 2):
            numbers = [message["number"] for message in visibility.messages(table, since, None, seat)]
            assert numbers == list(range(since + 1, table.number + 1))


def test_the_hash_of_the_seed_is_there_from_the_start_and_the_seed_after_the_end() -> None:
    table = table_of_people()
    before = visibility.proof(table)
    assert before["seed"] is None
    play_on(table, 10_000)
    after = visibility.proof(table)
    assert after == {**before, "seed": "7"}
    assert hs.read_record(visibility.record(table, None)["text"]).state.is_over


def test_before_the_end_a_record_has_only_the_keys_of_the_viewers_own_decisions() -> None:
    table = table_of_people()
    play_on(table, 12)
    for seat in (0, 1, None):
        record = visibility.record(table, seat)
        assert not record["complete"]
        assert record["text"] is None
        assert len(record["decisions"]) == 12
        for decision in record["decisions"]:
            assert (decision["action"] is not None) == (decision["seat"] == seat)


def test_invitations_fit_one_seat_of_one_table() -> None:
    header, other = header_of(seats="hoo"), replace(header_of(seats="hoo"), secret="another")
    words = {header.invitation(seat) for seat in range(3)} | {other.invitation(seat) for seat in range(3)}
    assert len(words) == 6
    assert header.invited_to(header.invitation(2)) == 2
    assert header.invited_to(other.invitation(2)) is None
    assert header.invited_to("zażółć") is None


# The past of a table costs a bounded replay


def much_undone(moves: int = 150) -> Table:
    """A hot-seat game in which what was revealed is taken back again and again."""
    table = Table(header_of("seawolf", "hh"))
    write(table, commands.open_with_host(table.header, "Ann"))
    for number in range(moves):
        assert table.play is not None
        key = table.game.actions.key(table.play.state.legal_actions()[-1])
        write(table, commands.move(table, "ann", table.number + 1, key))
        if number % 5 == 4:
            write(table, commands.undo(table, "ann", table.number + 1))
        if table.decides is None:
            break
    return table


def from_scratch(table: Table, number: int) -> Table:
    again = Table(table.header)
    for outcome in table.history[:number]:
        again.add(outcome.entry)
    return again


def test_every_position_of_the_past_is_as_it_was() -> None:
    table = much_undone()
    for number in range(table.number + 1):
        past, wanted = table.as_of(number), from_scratch(table, number)
        for seat in (0, None):
            assert visibility.state(past, "ann", seat, 0) == visibility.state(wanted, "ann", seat, 0)


def test_looking_at_the_past_changes_nothing() -> None:
    table = much_undone(70)
    before = visibility.state(table, "ann", 0, 0)
    past = table.as_of(table.number - 1)
    write(past, commands.concede(past, "ann", 0))
    assert visibility.state(table, "ann", 0, 0) == before
    assert visibility.state(table.as_of(table.number), "ann", 0, 0) == before


def test_a_position_of_the_past_costs_a_bounded_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    table = much_undone(600)
    replayed = 0
    move = hs.Play._move

    def counted(play: hs.Play, action: int) -> None:
        nonlocal replayed
        replayed += 1
        move(play, action)

    monkeypatch.setattr(hs.Play, "_move", counted)
    for number in range(0, table.number + 1, 7):
        replayed = 0
        table.as_of(number)
        assert replayed <= WORK_BETWEEN_CHECKPOINTS + MOVES_BETWEEN_CHECKPOINTS
