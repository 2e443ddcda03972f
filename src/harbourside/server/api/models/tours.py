"""A first look at a game."""

from __future__ import annotations

from harbourside.server.api.models.base import ResponseModel
from harbourside.server.api.models.tables import EventInfo, ViewInfo


class TourStep(ResponseModel):
    id: str
    """The same in every language."""
    title: str
    text: str
    """In the little Markdown of the rules."""
    point: str | None
    """The action whose piece the step speaks of."""
    zones: list[str]
    """The parts of the view that it speaks of, such as `market` or `seats.0.hand`."""
    ask: bool
    """Whether the reader is asked to make that decision; it leads on to the next step."""
    view: ViewInfo
    events: list[EventInfo]
    """What happened since the step before."""


class TourResponse(ResponseModel):
    game: str
    language: str
    steps: list[TourStep]
