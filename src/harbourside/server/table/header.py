"""What is fixed when a table is made: game, options, seats, terms and secrets."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any, Final

from harbourside.engine.errors import HarboursideError
from harbourside.engine.facts import Options, OptionValue
from harbourside.engine.message import Quoted
from harbourside.engine.play import Play
from harbourside.engine.registry import game as find_game
from harbourside.engine.rng import DEALER_SEED_BITS, SEED_BITS
from harbourside.server.errors import Refused
from harbourside.server.ids import new_id
from harbourside.server.levels import check_level
from harbourside.server.table.clock import LOSS, NONE

HUMAN: Final = "human"
BOT: Final = "bot"
OPEN: Final = "open"
RECORDED: Final = "recorded"
SEAT_KINDS: Final = (HUMAN, BOT, OPEN, RECORDED)

PRIVATE: Final = "private"
"""Reached by its link only; seats by their invitations."""
LISTED: Final = "open"
"""In the lobby; anybody may sit down."""

EARLIER_PATIENCE: Final = 24 * 3600
"""For tables that were made before there was this term: their players had not agreed to a shorter one."""

BOT_NAMES: Final = ("Ada", "Bruno", "Celina", "Damian", "Ewa", "Feliks")


@dataclass(frozen=True)
class SeatPlan:
    """Whom a seat is for: the host (human), a bot of a level, or anybody (open). Nobody sits at a loaded
    record (recorded).
    """

    kind: str
    level: str | None = None
    name: str | None = None
    """The host's name for the player: several people at one device have a name each."""


@dataclass(frozen=True)
class Terms:
    """What the host chose, besides the game and its options."""

    visibility: str = PRIVATE
    spectators: bool = True
    hints: bool = True
    start_when_full: bool = True
    several_seats: bool = False
    """Whether one person may take several seats of a listed table without an invitation for each."""
    grace: int | None = None
    """After how many seconds a bot plays for somebody who is away; None: never."""
    clock: Mapping[str, Any] = field(default_factory=lambda: {"kind": NONE})
    patience: int = 120
    """After how many seconds of somebody's absence the others may act; see absence.py."""


@dataclass(frozen=True)
class Header:
    id: str
    game: str
    rules: int
    options: Options
    seats: tuple[SeatPlan, ...]
    terms: Terms
    host: str
    """The identity of the player who made the table."""
    created: int
    """Milliseconds since 1970, as all times here."""
    seed: int
    """Secret until the end; its hash is public from the start."""
    secret: str
    """What invitations and the bots' own chance are derived from. Never leaves the server."""

    @cached_property
    def is_record(self) -> bool:
        """Whether this game was loaded from a record, and not played here."""
        return all(plan.kind == RECORDED for plan in self.seats)

    @cached_property
    def seed_hash(self) -> str:
        """SHA-256 of the seed in decimal: `printf %s SEED | sha256sum`."""
        return hashlib.sha256(str(self.seed).encode()).hexdigest()

    def invitation(self, seat: int) -> str:
        """A word that nobody can guess. With it, anybody can sit down here."""
        return base64.urlsafe_b64encode(self._derived(f"invitation {seat}")[:18]).decode()

    def invited_to(self, invitation: str) -> int | None:
        """The seat that an invitation is for; None if it is for no seat of this table."""
        for seat in range(len(self.seats)):
            if hmac.compare_digest(self.invitation(seat).encode(), invitation.encode()):
                return seat
        return None

    def chance(self, purpose: str) -> int:
        """A seed for a bot: the same after a restart, and independent of the game's own."""
        return int.from_bytes(self._derived(purpose)[: SEED_BITS // 8], "big")

    def _derived(self, purpose: str) -> bytes:
        return hmac.digest(self.secret.encode(), purpose.encode(), "sha256")

    def to_dict(self) -> dict[str, Any]:
        """The part that is stored as JSON. The rest has columns."""
        return {
            "options": self.options,
            "seats": [asdict(plan) for plan in self.seats],
            "terms": asdict(self.terms),
        }


def dealer_seed() -> int:
    """A seed so large that its generator cannot be predicted from what it has dealt."""
    return secrets.randbits(DEALER_SEED_BITS) | 1 << DEALER_SEED_BITS - 1


def new_header(
    game: str,
    options: Mapping[str, OptionValue],
    seats: Sequence[SeatPlan],
    terms: Terms,
    host: str,
    now: int,
) -> Header:
    """The header of a new table. It raises the reason why a table cannot be made."""
    known = find_game(game)
    players = known.check_players(len(seats))
    checked = known.check_options(players, options)
    for plan in seats:
        if plan.kind == BOT:
            check_level(plan.level or "")
        elif plan.level is not None:
            raise Refused(422, "level-without-bot", kind=Quoted(plan.kind))
    at_end = terms.clock.get("at_end", LOSS)
    if at_end != LOSS:
        check_level(at_end)
    if not any(plan.kind == HUMAN for plan in seats) and terms.visibility == PRIVATE and not terms.spectators:
        raise Refused(422, "nobody-to-see")
    return Header(
        id=new_id(16),
        game=known.facts.id,
        rules=known.facts.rules_version,
        options=checked,
        seats=tuple(seats),
        terms=terms,
        host=host,
        created=now,
        seed=dealer_seed(),
        secret=secrets.token_hex(16),
    )


def record_header(play: Play, host: str, now: int) -> Header:
    """For a game that was played elsewhere. Everybody who has its address may look at it."""
    return Header(
        id=new_id(16),
        game=play.game.facts.id,
        rules=play.game.facts.rules_version,
        options=play.state.options,
        seats=tuple(SeatPlan(RECORDED, None, name) for name in play.names),
        terms=Terms(hints=False),
        host=host,
        created=now,
        seed=play.dealt_seed(),
        secret=secrets.token_hex(16),
    )


def read_header(
    id: str, game: str, rules: int, host: str, created: int, seed: str, secret: str, stored: Mapping[str, Any]
) -> Header:
    """A header from its columns. The reverse of to_dict()."""
    return Header(
        id=id,
        game=game,
        rules=rules,
        options=_options_under(game, rules, len(stored["seats"]), stored["options"]),
        seats=tuple(SeatPlan(**plan) for plan in stored["seats"]),
        terms=Terms(**{"patience": EARLIER_PATIENCE, **stored["terms"]}),
        host=host,
        created=created,
        seed=int(seed),
        secret=secret,
    )


def _options_under(game: str, rules: int, seats: int, stored: Mapping[str, OptionValue]) -> Options:
    """The options with the defaults of the table's own version of the rules, in today's form. If they cannot
    be read, they stay as they were stored.
    """
    options = dict(stored)
    try:
        known = find_game(game)
        options = {**known.facts.earlier_rules.get(rules, {}), **stored}
        return known.check_options(seats, options) if known.facts.reads_rules(rules) else options
    except HarboursideError:
        return options
