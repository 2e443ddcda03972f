"""What people, bots and the server may do at a table.

A command returns the entries to be written, or raises the reason why not. It changes nothing. `player` is an
identity; the table knows its seats.
"""

from __future__ import annotations

from harbourside.server.table.commands.afterwards import rematch, rematch_seats
from harbourside.server.table.commands.closing import close_by_operator, close_unused, remove
from harbourside.server.table.commands.gathering import leave, open_with_host, sit, start
from harbourside.server.table.commands.going_back import answer, undo
from harbourside.server.table.commands.leaving import (
    come_back,
    concede,
    replace_absent,
    resume_held,
    step_away,
    time_out,
)
from harbourside.server.table.commands.moves import bot_move, hinted_seat, is_repeat, move, replay_record
from harbourside.server.table.commands.waiting import abort, call_bot, claim
from harbourside.server.table.entries import NewEntries

__all__ = [
    "NewEntries",
    "abort",
    "answer",
    "bot_move",
    "call_bot",
    "claim",
    "close_by_operator",
    "close_unused",
    "come_back",
    "concede",
    "hinted_seat",
    "is_repeat",
    "leave",
    "move",
    "open_with_host",
    "rematch",
    "rematch_seats",
    "remove",
    "replace_absent",
    "replay_record",
    "resume_held",
    "sit",
    "start",
    "step_away",
    "time_out",
    "undo",
]
