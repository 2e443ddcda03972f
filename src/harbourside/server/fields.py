"""The limits of what requests, journal entries and documents may hold."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from harbourside.engine.play import LONGEST_NAME

Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,32}\z")]
"""Of a table or a player."""
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Number = Annotated[int, Field(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Field(ge=0, le=31)]
ActionKey = Annotated[str, Field(min_length=1, max_length=100)]
Level = Annotated[str, Field(min_length=1, max_length=32)]
Time = Annotated[int, Field(ge=0, le=2**53)]
"""Milliseconds."""


class StrictModel(BaseModel):
    """JSON from outside: unknown fields are refused, and no types are converted."""

    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)
