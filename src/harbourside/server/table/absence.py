"""What the others may do when the game waits for somebody who is away, or who does not decide.

Nobody has to wait without end. Where there is neither a clock nor a grace time for a bot, the others may act
after a while. The rule is in docs/server.md, "Nobody is a prisoner".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from harbourside.server.table.clock import NONE, SECOND
from harbourside.server.table.header import OPEN, Header
from harbourside.server.table.status import PLAYING
from harbourside.server.table.table import Table

CLAIM_TIMES: Final = 5
"""A game can be claimed after the table's patience times this."""
IDLE_TIMES: Final = 30
"""A bot can be called for a person who is here after the table's patience times this."""
EARLY_DECISIONS: Final = 2
"""A game can be called off until every person's seat has made this many decisions."""


@dataclass(frozen=True)
class WaitingRule:
    """A table's rule, in seconds."""

    away: int | None
    """Of absence, after which the others may call a bot or call an early game off. None: a bot comes."""
    claim: int | None
    """Of absence, after which they may claim the game."""
    idle: int
    """Without a decision, after which they may call a bot for a person who is here."""
    early: int = EARLY_DECISIONS


@dataclass(frozen=True)
class Presences:
    """Who is away, as far as the server knows now. Times are milliseconds."""

    now: int
    away: Mapping[str, int]
    """The people who are away, with the time when each was seen last."""
    not_before: int = 0
    """Until then nobody counts as away, because the server has only just started."""


@dataclass(frozen=True)
class AbsenceOptions:
    """From when on a player may act. None: not possible now."""

    seat: int | None = None
    """The seat that the game waits for, if it is another person's."""
    since: int | None = None
    """Since when that person has been away; None: they are here."""
    call: int | None = None
    """Call a bot."""
    abort: int | None = None
    """Call the game off."""
    claim: int | None = None
    """Claim the game."""


def rule_of(header: Header) -> WaitingRule | None:
    """None where there is a clock, or where only one person can sit."""
    terms = header.terms
    if terms.clock["kind"] != NONE or not any(plan.kind == OPEN for plan in header.seats):
        return None
    idle = IDLE_TIMES * terms.patience
    if terms.grace is not None:
        return WaitingRule(None, None, idle)
    return WaitingRule(terms.patience, CLAIM_TIMES * terms.patience, idle)


def options_for(table: Table, player: str, presences: Presences) -> AbsenceOptions:
    """What a player may do about the seat that the game waits for, and from when on."""
    rule, absent, seat = rule_of(table.header), table.waits_for, table.decides
    if rule is None or seat is None or absent in (None, player) or player not in people_of(table):
        return AbsenceOptions()
    assert absent is not None
    begun, not_before = table.undecided_since, presences.not_before
    idle = max(begun + SECOND * rule.idle, table.seats[seat].resumed + SECOND * table.header.terms.patience)
    since = presences.away.get(absent)
    if since is None or rule.away is None or rule.claim is None:
        return AbsenceOptions(seat, since, call=max(idle, not_before))
    since = max(since, begun)
    away = max(since + SECOND * rule.away, not_before)
    call_only = AbsenceOptions(seat, since, call=min(away, max(idle, not_before)))
    others = people_of(table) - {player, absent}
    if any(other not in presences.away for other in others):
        return call_only
    all_away = max([since, *(presences.away[other] for other in others)])
    if is_early(table):
        return replace(call_only, abort=max(all_away + SECOND * rule.away, not_before))
    if goes_on_without_others(table, player):
        return call_only
    return replace(call_only, claim=max(all_away + SECOND * rule.claim, not_before))


def people_of(table: Table) -> set[str]:
    """The people who play and have not conceded."""
    if table.status != PLAYING:
        return set()
    return {s.player for s in table.seats if s.player is not None and not s.conceded}


def is_early(table: Table) -> bool:
    """Whether some person's seat has hardly played. To call such a game off takes nothing from anybody."""
    made = Counter(move.seat for move in table.play.moves) if table.play is not None else Counter()
    people = people_of(table)
    return any(made[seat] < EARLY_DECISIONS for seat, s in enumerate(table.seats) if s.player in people)


def goes_on_without_others(table: Table, player: str) -> bool:
    """Whether bots, or others at the same device, would play on. Then a claim would end nothing."""
    own = [seat for seat in table.seats_of(player) if not table.seats[seat].conceded]
    return len(own) > 1 or any(seat_state.player is None for seat_state in table.seats)
