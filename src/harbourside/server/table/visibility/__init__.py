"""Who sees what. Everything that leaves a table for a person or a program is made here.

Of the game, a viewer gets the engine's `view` and `events` for their seat and nothing else. A decision's key,
the chance that fell and the seed stay here until the end, because a key can name a hidden card. An event that
fades is shown in full until the next decision, and again after the end; in between, neither an old number nor
a look back brings its secret arguments. Nothing here may depend on what the viewer cannot know:
the paired-state tests compare every byte.
"""

from __future__ import annotations

from harbourside.server.table.visibility.access import game_of, may_view, viewing_seat, why_not
from harbourside.server.table.visibility.current import proof, state
from harbourside.server.table.visibility.history import messages, record
from harbourside.server.table.visibility.result import result, summary

__all__ = [
    "game_of",
    "may_view",
    "messages",
    "proof",
    "record",
    "result",
    "state",
    "summary",
    "viewing_seat",
    "why_not",
]
