"""The seats of a table: whose each is, who plays it now, and who asks the others to go back."""

from __future__ import annotations

from dataclasses import dataclass

from harbourside.server.table.header import BOT, BOT_NAMES, RECORDED, SeatPlan


@dataclass
class SeatState:
    """Who a seat belongs to, and who plays it now."""

    name: str
    player: str | None = None
    """The identity of the person it belongs to."""
    level: str | None = None
    """The bot that plays it now; for a person's seat, while they are away."""
    conceded: bool = False
    out_of_time: bool = False
    """Lost by the clock. Such a seat has conceded as well."""
    held: bool = False
    """The bot plays because the person was away, not because they asked for it."""
    resumed: int = 0
    """When the person last took the seat back."""
    recorded: bool = False
    """Nobody sits here. Only the name is left, from a record that was brought along."""

    @property
    def is_open(self) -> bool:
        return self.player is None and self.level is None and not self.recorded

    @property
    def is_away(self) -> bool:
        return self.player is not None and self.level is not None


@dataclass
class UndoProposal:
    """Somebody asks the others to go back further than one may alone."""

    number: int
    """Of its entry in the journal. An answer names it."""
    seat: int
    to: int
    """How many decisions would be left."""
    agreed: list[int]


def seat_before_the_game(seat: int, plan: SeatPlan) -> SeatState:
    if plan.kind == BOT:
        return SeatState(plan.name or BOT_NAMES[seat % len(BOT_NAMES)], level=plan.level)
    if plan.kind == RECORDED:
        return SeatState(plan.name or "", recorded=True)
    return SeatState("")
