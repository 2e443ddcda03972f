"""What the host of a new table may choose, in requests and in documents."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from harbourside.server.fields import StrictModel
from harbourside.server.levels import STAND_IN

Visibility = Literal["private", "open"]
AtEnd = Annotated[str, Field(min_length=1, max_length=32)]


class NoClock(StrictModel):
    kind: Literal["none"] = "none"


class MoveClock(StrictModel):
    """A time limit for each decision."""

    kind: Literal["move"]
    seconds: Annotated[int, Field(ge=5, le=86_400)]
    at_end: AtEnd = STAND_IN
    """What happens when time has run out: `loss`, or the level of the bot that takes over."""


class GameClock(StrictModel):
    """A time limit for all decisions of a seat. Each decision adds the increment."""

    kind: Literal["game"]
    seconds: Annotated[int, Field(ge=30, le=86_400)]
    increment: Annotated[int, Field(ge=0, le=3600)] = 0
    at_end: AtEnd = STAND_IN


class DaysClock(StrictModel):
    """Correspondence: a limit of days for each decision."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=60)]
    at_end: AtEnd = STAND_IN


Clock = Annotated[NoClock | MoveClock | GameClock | DaysClock, Field(discriminator="kind")]
