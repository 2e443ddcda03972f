"""A position: whose decision it is, what may be decided, and what follows. Fast, copyable, no history."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from harbourside.engine.errors import BadSeat, GameIsOver, IllegalAction
from harbourside.engine.events import Log
from harbourside.engine.message import Arg, Message
from harbourside.engine.rng import Rng

if TYPE_CHECKING:
    from harbourside.engine.facts import OptionValue
    from harbourside.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every position has in common. A game's own state fills in the methods of the second half.

    `apply` and `legal_actions` are the fast path. The legal actions are worked out once for a position
    and remembered until it changes, so `apply` can afford to refuse an illegal action.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue], rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        """Shared between clones and never changed."""
        self.rng = rng
        self.actor = 0
        """The seat that decides now; -1 when the game is over."""
        self.revealed = 0
        """Goes up whenever something hidden becomes known to somebody: undo stops there."""
        self.passes_forced = False
        """For simulation and search, which keep no record: a decision with one option may make itself. A game
        whose rules ask many such may do that where it costs little; nobody may count on it."""
        self.log: Log | None = None
        self._legal: list[int] | None = None

    # For everybody

    @property
    def current_player(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return self.actor if self.actor >= 0 else None

    @property
    def is_over(self) -> bool:
        return self.actor < 0

    def legal_actions(self) -> list[int]:
        """What the current player may do, ascending; empty only when the game is over."""
        return self.legal().copy()

    def legal(self) -> list[int]:
        """The same without a copy, for compiled loops: not to be changed by the caller."""
        legal = self._legal
        if legal is None:
            legal = []
            if self.actor >= 0:
                self.list_legal(legal)
            self._legal = legal
        return legal

    def is_legal(self, action: int) -> bool:
        for legal in self.legal():
            if legal == action:
                return True
        return False

    def apply(self, action: object) -> None:
        """Make the current player's decision, a number of the catalogue. IllegalAction if it is not allowed,
        UnknownAction if there is none such; nothing has changed then.
        """
        # Whatever a caller passes is refused in words, so the type is checked here: 1.0 and True equal 1 in
        # Python, but are no action.
        if type(action) is not int or not self.is_legal(action):
            raise self._refusal(action)
        self._legal = None
        self.do(action)
        if self.actor < 0 and self.log is not None:
            self._tell_result(self.log)

    def apply_legal(self, action: int) -> None:
        """apply() without the check and without telling who won, for what took the action from legal()."""
        self._legal = None
        self.do(action)

    def _refusal(self, action: object) -> Exception:
        known = self.game.actions.check(action)
        if self.actor < 0:
            return GameIsOver()
        return IllegalAction(self.game.actions.key(known), self.reason(known), self.game.package)

    def why_not(self, action: object) -> Message | None:
        """The rule that forbids an action now; None if it is legal."""
        known = self.game.actions.check(action)
        if self.actor < 0:
            return GameIsOver().message
        return None if self.is_legal(known) else self.reason(known)

    def scores(self) -> list[int]:
        """What each seat would score if the game ended here; the result, once it is over."""
        return [self.score(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats that share the win; empty until the game is over."""
        if self.actor >= 0:
            return []
        standings = [self.standing(seat) for seat in range(self.seats)]
        best = max(standings)
        return [seat for seat in range(self.seats) if standings[seat] == best]

    def places(self) -> list[int]:
        """By seat, if the game ended here: 1 is the best, and equal standings share a place."""
        return places_of([self.standing(seat) for seat in range(self.seats)])

    def standing(self, seat: int) -> list[int]:
        """The score and then the tie-breaks, higher is better: what seats are ranked by."""
        return [self.score(seat), *self.tie_breaks(seat)]

    def check_seat(self, seat: object) -> int | None:
        """The seat, or None for a spectator; BadSeat for anything else."""
        if seat is None:
            return None
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadSeat(seat, self.seats)
        return seat

    def sample(self, seat: object, rng: Rng) -> State:
        """A whole state that this seat cannot tell from the true one; None: a spectator.

        It has a generator of its own, so that nobody can plan with the true game's coming chance.
        """
        viewer = self.check_seat(seat)
        future = Rng(rng.seed())
        other = self.redeal(viewer, rng)
        other.reseed(future)
        other._legal = None
        return other

    def reseed(self, rng: Rng) -> None:
        self.rng = rng

    def view(self, seat: object) -> dict[str, object]:
        """What a seat may see, ready for JSON; None: a spectator. The only door to a player."""
        viewer = self.check_seat(seat)
        over = self.actor < 0
        view: dict[str, object] = {
            "game": self.game.facts.id,
            "players": self.seats,
            "seat": viewer,
            "current_player": self.current_player,
            "is_over": over,
            "position": self.position(viewer),
            "prompt": self._prompt_for(viewer).to_dict(),
            "legal": [],
        }
        if viewer is not None and viewer == self.actor:
            view["legal"] = [
                {
                    "action": action,
                    "key": self.game.actions.key(action),
                    "label": self.label(action).to_dict(),
                }
                for action in self.legal()
            ]
        if over:
            view["scores"] = self.scores()
            view["winners"] = self.winners()
            view["places"] = self.places()
        return view

    def _prompt_for(self, seat: int | None) -> Message:
        if self.actor < 0:
            return self._ending()
        if seat is not None and seat == self.actor:
            return self.prompt()
        return Message("prompt-waiting", {"seat": self.actor})

    def _ending(self) -> Message:
        """That it is over, and where the score alone does not decide, what does (prompt-over-tie-…)."""
        winners = self.winners()
        best = self.standing(winners[0])
        told: dict[str, Arg] = {"games": self.games_played(), "points": best[0]}
        if len(winners) > 1:
            return Message("prompt-over-shared", told)
        for rival in range(self.seats):
            behind = self.standing(rival)
            if rival != winners[0] and behind[0] == best[0] and self.places()[rival] == 2:
                place = 1
                while best[place] == behind[place]:
                    place += 1
                told.update(seat=winners[0], rival_seat=rival, most=best[place], next=behind[place])
                return Message(f"prompt-over-tie-{place}", told)
        return Message("prompt-over", told)

    def games_played(self) -> int:
        """0: this is no match, but a game."""
        return 0

    def _tell_result(self, log: Log) -> None:
        winners = self.winners()
        for seat in winners:
            args: dict[str, object] = {"seat": seat, "points": self.score(seat), "games": self.games_played()}
            if len(winners) == 1:
                log.add("won", args)
            else:
                log.add("won-together", args)

    def tell_scoring(self) -> None:
        """For a game that tells what everybody has at the end: here that begins."""
        if self.log is not None:
            self.log.add("final-scoring", {})

    def to_dict(self) -> dict[str, object]:
        """The whole truth with names, for saves and tests; Game.from_dict reads it back."""
        return {
            "game": self.game.facts.id,
            "rules": self.game.facts.rules_version,
            "players": self.seats,
            "options": dict(self.options),
            "rng": self.rng.words(),
            "position": self.dump(),
        }

    def listen(self, log: Log | None) -> None:
        """From now on, tell the log what happens."""
        self.log = log

    def copy_common(self, other: State) -> None:
        """For clone(): what this class holds, except the constructor's arguments."""
        other.actor = self.actor
        other.revealed = self.revealed
        other.passes_forced = self.passes_forced
        other._legal = self._legal

    # What a game's own state must say

    def list_legal(self, out: list[int]) -> None:
        """Append the legal actions in ascending order. Never called when the game is over."""
        raise NotImplementedError

    def do(self, action: int) -> None:
        """Carry out a legal action, with everything automatic that follows it."""
        raise NotImplementedError

    def score(self, seat: int) -> int:
        raise NotImplementedError

    def tie_breaks(self, seat: int) -> list[int]:
        """What decides between equal scores, most important first; higher is better."""
        return []

    def clone(self) -> State:
        """An independent copy. Nobody listens to it."""
        raise NotImplementedError

    def redeal(self, seat: int | None, rng: Rng) -> State:
        """For sample(): a clone in which everything the seat (None: a spectator) cannot know is dealt anew.

        It may depend on nothing but what the seat may know and on `rng`: sort what is hidden before you
        shuffle it, so that two states that look alike to the seat give equal samples.
        """
        raise NotImplementedError

    def position(self, seat: int | None) -> dict[str, object]:
        """The game's part of view(): what the seat may see of the table."""
        return self.game.position(self, seat)

    def prompt(self) -> Message:
        """What the current player is asked."""
        return self.game.prompt(self)

    def label(self, action: int) -> Message:
        """What a legal action would be called by a person looking at this table."""
        return self.game.label(self, action)

    def reason(self, action: int) -> Message:
        """The rule that forbids an action which is not legal now."""
        return self.game.reason(self, action)

    def dump(self) -> dict[str, object]:
        """The game's part of to_dict()."""
        return self.game.dump(self)

    def census(self) -> dict[str, int]:
        """How many of each limited thing there are in all places together: never changes."""
        raise NotImplementedError

    def features(self, seat: int) -> list[float]:
        """What the seat may see as numbers, as many as the game's feature_names say."""
        return self.game.features(self, seat)

    def come_to_rest(self) -> None:
        """Play on, quickly and as people mostly would, to where the position can be judged by evaluate().

        For bots, which know no better. Nothing happens in a game whose positions can be judged at any time.
        """

    def evaluate(self, weights: list[float]) -> list[float]:
        """Each seat's share of the win as it looks from this whole state: between 0 and 1, 1 in all.

        `weights` are figures to judge by, as many as the game's weight_names say: game.weights, or others.
        """
        raise NotImplementedError


def places_of(standings: list[list[int]]) -> list[int]:
    """1 for the highest; equal ones share a place."""
    return [1 + sum([other > mine for other in standings]) for mine in standings]
