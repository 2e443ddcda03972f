"""What the others may do while the game waits for somebody who is away, or who does not decide.

Nobody is a prisoner of a table: where neither a clock nor a bot's grace time helps, whoever is kept waiting
has a way out. A table says from the start what it is and after how long. The rule stands in docs/server.md,
"Nobody is a prisoner".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from harbourside.server.table.clock import NONE, SECOND
from harbourside.server.table.header import OPEN, Header
from harbourside.server.table.table import PLAYING, Table

CLAIM_TIMES: Final = 5
IDLE_TIMES: Final = 30
"""So many times a table's patience."""
EARLY_DECISIONS: Final = 2
"""Until every person's seat has made so many, a game can be called off."""


@dataclass(frozen=True)
class WaitingRule:
    """A table's rule, in seconds."""

    away: int | None
    """Of absence, after which a bot may be called, or an early game called off. None: a bot comes anyway."""
    claim: int | None
    """Of absence, after which a game may be claimed."""
    idle: int
    """Without a decision, after which a bot may be called though the person is here."""
    early: int = EARLY_DECISIONS


@dataclass(frozen=True)
class Presences:
    """Who is away, as far as the server knows now. Times are milliseconds."""

    now: int
    away: Mapping[str, int]
    """Those who are not here, with the time when they were seen last."""
    not_before: int = 0
    """Until then nobody counts as away: the server itself has just come back."""


@dataclass(frozen=True)
class WaysOut:
    """From when on somebody may end a game's waiting. None: not as things stand."""

    seat: int | None = None
    """The seat that is waited for, if that is another person's."""
    since: int | None = None
    """Since when that person has been away; None: they are here."""
    call: int | None = None
    """A bot."""
    abort: int | None = None
    claim: int | None = None


def rule_of(header: Header) -> WaitingRule | None:
    """None where a clock decides, or only the host's seats and bots can be at the table."""
    terms = header.terms
    if terms.clock["kind"] != NONE or not any(plan.kind == OPEN for plan in header.seats):
        return None
    idle = IDLE_TIMES * terms.patience
    if terms.grace is not None:
        return WaitingRule(None, None, idle)
    return WaitingRule(terms.patience, CLAIM_TIMES * terms.patience, idle)


def ways_out(table: Table, player: str, who: Presences) -> WaysOut:
    """What somebody who plays may do about the seat that is waited for, and from when on."""
    rule, absent, seat = rule_of(table.header), table.waits_for, table.decides
    if rule is None or seat is None or absent in (None, player) or player not in people_of(table):
        return WaysOut()
    assert absent is not None
    begun = table.undecided_since
    idle = max(begun + SECOND * rule.idle, table.seats[seat].resumed + SECOND * table.header.terms.patience)
    since = who.away.get(absent)
    if since is None or rule.away is None or rule.claim is None:
        return WaysOut(seat, since, call=max(idle, who.not_before))
    since = max(since, begun)
    away = max(since + SECOND * rule.away, who.not_before)
    found = WaysOut(seat, since, call=min(away, max(idle, who.not_before)))
    others = people_of(table) - {player, absent}
    if any(other not in who.away for other in others):
        return found
    gone = max([since, *(who.away[other] for other in others)])
    if is_early(table):
        return WaysOut(seat, since, found.call, abort=max(gone + SECOND * rule.away, who.not_before))
    if goes_on_without_others(table, player):
        return found
    return WaysOut(seat, since, found.call, claim=max(gone + SECOND * rule.claim, who.not_before))


def people_of(table: Table) -> set[str]:
    """Who has not given up."""
    if table.status != PLAYING:
        return set()
    return {s.player for s in table.seats if s.player is not None and not s.conceded}


def is_early(table: Table) -> bool:
    """Whether some person's seat has hardly played: then calling the game off takes nothing from anybody."""
    made = Counter(move.seat for move in table.play.moves) if table.play is not None else Counter()
    people = people_of(table)
    return any(made[seat] < EARLY_DECISIONS for seat, s in enumerate(table.seats) if s.player in people)


def goes_on_without_others(table: Table, player: str) -> bool:
    """Whether bots, or others at the same device, would play on: then a claim would end nothing."""
    own = [seat for seat in table.seats_of(player) if not table.seats[seat].conceded]
    return len(own) > 1 or any(seat_state.player is None for seat_state in table.seats)
