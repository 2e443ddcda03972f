"""What a table can be at."""

from __future__ import annotations

from typing import Final

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
NEEDS_PATCH: Final = "needs_patch"
"""This version's rules cannot replay the journal."""
STATUSES: Final = (GATHERING, PLAYING, OVER, CLOSED, NEEDS_PATCH)
