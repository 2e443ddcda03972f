"""The response bodies of tables."""

from __future__ import annotations

from typing import Any, Literal

from harbourside.server.api.models.base import MessageInfo, OptionValue, ResponseModel
from harbourside.server.api.models.entries import EntryInfo, EventInfo
from harbourside.server.table.entries import ClosedBy
from harbourside.server.terms import Clock, Visibility

Status = Literal["gathering", "playing", "over", "closed", "needs_patch"]


class SeatInfo(ResponseModel):
    kind: Literal["person", "bot", "open"]
    player: str | None
    name: str | None
    level: str | None
    """The level of the bot that plays here now."""
    away: bool
    """Whether a bot plays for the person whose seat it is."""
    conceded: bool
    """Whether this seat has lost: its player has given up, or ran out of time where that means a loss."""
    out_of_time: bool = False
    held: bool = False
    """Whether the bot plays because the person was absent. They get the seat back when they come back."""


class ViewerInfo(ResponseModel):
    player: str | None
    seats: list[int]
    seat: int | None
    """The seat whose view this is; null: a spectator's."""
    host: bool


class LegalAction(ResponseModel):
    action: int
    key: str
    label: MessageInfo


class TimeInfo(ResponseModel):
    """In milliseconds. Points in time are milliseconds since 1970, by the server's clock."""

    left: list[int]
    """By seat: the time left at `since`."""
    running: int | None
    """The seat whose time has been running since `since`; null: none."""
    since: int
    deadline: int | None


class ViewInfo(ResponseModel):
    """The game as the seat may see it."""

    game: str
    players: int
    seat: int | None
    current_player: int | None
    is_over: bool
    position: dict[str, Any]
    prompt: MessageInfo
    rules: str | None = None
    """The section of the rules that the prompt belongs to."""
    legal: list[LegalAction]
    scores: list[int] | None = None
    winners: list[int] | None = None
    places: list[int] | None = None
    """By seat: 1 is the best place. Equal results share a place."""


class UndoProposalInfo(ResponseModel):
    number: int
    seat: int
    to: int
    agreed: list[int]
    voters: list[int]


class UndoInfo(ResponseModel):
    free: bool
    """Whether the viewer can take back their last decision without asking the others."""
    request: UndoProposalInfo | None


class ResultInfo(ResponseModel):
    scores: list[int]
    """By seat. Scores, places and winners are empty if the game was aborted."""
    places: list[int]
    """By seat: 1 is the best place. Equal results share a place. Players who conceded are last."""
    winners: list[int]
    conceded: list[int]
    by: Literal["play", "concession", "time", "absence", "abort"]
    """absence: somebody claimed the game because the others were away. abort: it was called off early."""


class WaitingRuleInfo(ResponseModel):
    """What the others can do while a game without a clock waits for somebody. All times are in seconds."""

    away: int | None
    """After this time of absence they can call a bot, or abort an early game. Null: a bot comes by itself."""
    claim: int | None
    """After this time of absence, a game with two sides left can be claimed."""
    idle: int
    """After this time without a decision they can call a bot, even if the person is here."""
    early: int
    """A game is early until every person's seat has made this many decisions."""


class AbsenceResponse(ResponseModel):
    """What the caller can do about the seat that the game waits for. Times are milliseconds since 1970."""

    number: int
    """The number of the table's last entry."""
    now: int
    seat: int | None
    """The seat that the game waits for; null: it does not wait for another person, or there is a clock."""
    since: int | None
    """The time since which that person has been away; null: they are here."""
    call: int | None
    """The time from which the caller can call a bot; null: not possible now."""
    abort: int | None
    """The time from which the caller can abort the game; null: not possible now."""
    claim: int | None
    """The time from which the caller can claim the game; null: not possible now."""


class TableResponse(ResponseModel):
    id: str
    number: int
    """The number of the last entry."""
    status: Status
    closed_by: ClosedBy | None
    """disuse: nobody had used the table for a long time."""
    problem: MessageInfo | None
    game: str
    rules: int
    options: dict[str, OptionValue]
    secrets: bool
    """Whether a seat may see something that another seat may not. People who share a device then need a
    screen in between. True if the game is not known."""
    visibility: Visibility
    spectators: bool
    hints: bool
    several_seats: bool
    """Whether one person may take several seats without an invitation for each."""
    grace: int | None
    waiting_rule: WaitingRuleInfo | None
    """Null if there is a clock, or only one person can sit here."""
    clock: Clock
    time: TimeInfo | None
    """Null without a clock, and before the start."""
    created: int
    host: str
    seed_hash: str
    seats: list[SeatInfo]
    you: ViewerInfo
    decides: int | None
    view: ViewInfo | None
    undo: UndoInfo
    result: ResultInfo | None
    rematch: str | None
    loaded: bool
    """Whether this is a loaded record, which was not played here."""
    messages: list[EntryInfo]
    """The entries after `since`; empty without `since`."""


class TableSummary(ResponseModel):
    id: str
    game: str
    status: Status
    visibility: Visibility
    created: int
    number: int
    seats: list[SeatInfo]
    decides: int | None
    result: ResultInfo | None


class TablesResponse(ResponseModel):
    tables: list[TableSummary]
    next: str | None = None
    """The `after` of the next page; null: there is none."""


class InvitationInfo(ResponseModel):
    seat: int
    invitation: str
    path: str
    """The address on the page that the host sends to the invited person."""


class InvitationsResponse(ResponseModel):
    invitations: list[InvitationInfo]


class MoveResponse(ResponseModel):
    outcome: Literal["made", "repeated", "stale"]
    """made: the move is on disk. repeated: the caller had made this very move under this number before.
    stale: another entry has this number, so the caller has to decide again."""
    table: TableResponse | None = None
    """The table after the move, or as it is now. Left out if the request has `Prefer: return=minimal` and the
    outcome is not stale."""


class WhyResponse(ResponseModel):
    action: str
    allowed: bool
    why: MessageInfo | None
    text: str | None
    rules: str | None
    """The section of the rules with the reason."""


class PreviewResponse(ResponseModel):
    action: str
    allowed: bool
    reveals: bool
    """Whether it would reveal something. Then `events` is empty, and undo needs the others' consent."""
    events: list[EventInfo]


class ThoughtInfo(ResponseModel):
    action: str
    win_chance: float
    share: float
    """The share of the bot's time that it spent on this action."""


class HintResponse(ResponseModel):
    number: int
    """The number of the table's last entry when the bot began to think."""
    action: str
    thoughts: list[ThoughtInfo]
    win_chances: list[float]
    line: list[str]


class DecisionInfo(ResponseModel):
    number: int
    seat: int
    action: str | None
    events: list[EventInfo]


class RecordResponse(ResponseModel):
    complete: bool
    game: str
    rules: int
    names: list[str]
    options: dict[str, OptionValue]
    start: list[EventInfo]
    decisions: list[DecisionInfo]
    text: str | None
    """The whole record with its seed. Null before the end."""


class ProofResponse(ResponseModel):
    algorithm: Literal["sha256"]
    seed_hash: str
    seed: str | None
    """In decimal, as it was hashed. Null before the end."""
