"""A position of a game, without its history: who decides, the legal actions, and their effects."""

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
    """The base class of positions. A game's subclass implements the methods of the second half.

    `apply` and `legal_actions` are the fast path. The legal actions are cached until the position changes, so
    `apply` can check every action at little cost.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue], rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        """Clones share it. It never changes."""
        self.rng = rng
        self.actor = 0
        """The seat that decides now; -1 when the game is over."""
        self.revealed = 0
        """Increased whenever somebody learns something hidden. Undo does not go back beyond that."""
        self.passes_forced = False
        """For simulation and search, which keep no record: the game may make forced decisions itself. It does
        so where that saves time; callers must not rely on it."""
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
        """Like legal_actions(), without a copy, for compiled loops. Do not change the list."""
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
        """Make the current player's decision. `action` is a number of the catalogue.

        Raises IllegalAction if the rules forbid the action, and UnknownAction if the catalogue lacks it. Both
        leave the position unchanged.
        """
        # The type is checked because 1.0 and True equal 1 in Python.
        if type(action) is not int or not self.is_legal(action):
            raise self._refusal(action)
        self._legal = None
        self.do(action)
        if self.actor < 0 and self.log is not None:
            self._tell_result(self.log)

    def apply_legal(self, action: int) -> None:
        """Like apply() for an action from legal(): without the check, and without logging who won."""
        self._legal = None
        self.do(action)

    def _refusal(self, action: object) -> Exception:
        known = self.game.actions.check(action)
        if self.actor < 0:
            return GameIsOver()
        return IllegalAction(self.game.actions.key(known), self.reason(known), self.game.package)

    def why_not(self, action: object) -> Message | None:
        """The reason why an action is forbidden now; None if it is legal."""
        known = self.game.actions.check(action)
        if self.actor < 0:
            return GameIsOver().message
        return None if self.is_legal(known) else self.reason(known)

    def scores(self) -> list[int]:
        """The score of each seat if the game ended now; after the end, the result."""
        return [self.score(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats that share the win; empty until the game is over."""
        if self.actor >= 0:
            return []
        standings = [self.standing(seat) for seat in range(self.seats)]
        best = max(standings)
        return [seat for seat in range(self.seats) if standings[seat] == best]

    def places(self) -> list[int]:
        """The place of each seat if the game ended now. 1 is the best; equal standings share a place."""
        return places_of([self.standing(seat) for seat in range(self.seats)])

    def standing(self, seat: int) -> list[int]:
        """The score, then the tie-breaks. Seats are ranked by it; higher is better."""
        return [self.score(seat), *self.tie_breaks(seat)]

    def check_seat(self, seat: object) -> int | None:
        """Check a seat; None is a spectator. Raises BadSeat."""
        if seat is None:
            return None
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadSeat(seat, self.seats)
        return seat

    def sample(self, seat: object, rng: Rng) -> State:
        """A whole state that looks the same to this seat (None: a spectator) as the true one.

        It has its own random numbers, so that planning cannot use the chance of the true game.
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
        """What a seat (None: a spectator) may see, ready for JSON. Players see nothing else of a position.

        `position` is made by the game's view.py. `legal` is empty unless this seat decides. When the game
        is over, `scores`, `winners` and `places` are added.
        """
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
        """That the game is over. If a tie-break decided, also which one (prompt-over-tie-…)."""
        winners = self.winners()
        best = self.standing(winners[0])
        args: dict[str, Arg] = {"games": self.games_played(), "points": best[0]}
        if len(winners) > 1:
            return Message("prompt-over-shared", args)
        for rival in range(self.seats):
            behind = self.standing(rival)
            if rival != winners[0] and behind[0] == best[0] and self.places()[rival] == 2:
                place = 1
                while best[place] == behind[place]:
                    place += 1
                args.update(seat=winners[0], rival_seat=rival, most=best[place], next=behind[place])
                return Message(f"prompt-over-tie-{place}", args)
        return Message("prompt-over", args)

    def games_played(self) -> int:
        """The number of games in a match so far; 0 because this is a single game."""
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
        """Log that the final scoring begins. For games that then log what each seat scores."""
        if self.log is not None:
            self.log.add("final-scoring", {})

    def to_dict(self) -> dict[str, object]:
        """Everything, with names, for saves and tests. Game.from_dict() reads it."""
        return {
            "game": self.game.facts.id,
            "rules": self.game.facts.rules_version,
            "players": self.seats,
            "options": dict(self.options),
            "rng": self.rng.words(),
            "position": self.dump(),
        }

    def listen(self, log: Log | None) -> None:
        """From now on, add events and chance outcomes to this log."""
        self.log = log

    def copy_common(self, other: State) -> None:
        """For clone(): copy the attributes of this class, except the constructor's arguments."""
        other.actor = self.actor
        other.revealed = self.revealed
        other.passes_forced = self.passes_forced
        other._legal = self._legal

    # For the game's subclass

    def list_legal(self, out: list[int]) -> None:
        """Append the legal actions in ascending order. Never called when the game is over."""
        raise NotImplementedError

    def do(self, action: int) -> None:
        """Carry out a legal action, and everything that follows from it without a decision."""
        raise NotImplementedError

    def score(self, seat: int) -> int:
        raise NotImplementedError

    def tie_breaks(self, seat: int) -> list[int]:
        """Numbers that decide between equal scores, the most important first; higher is better."""
        return []

    def clone(self) -> State:
        """An independent copy, without a log."""
        raise NotImplementedError

    def redeal(self, seat: int | None, rng: Rng) -> State:
        """For sample(): a clone in which all that the seat (None: a spectator) cannot know is dealt again.

        The result may depend only on what the seat may know and on `rng`. So sort hidden things before you
        shuffle them: two states that look the same to the seat must give equal samples.
        """
        raise NotImplementedError

    def position(self, seat: int | None) -> dict[str, object]:
        """The game's part of view(): what the seat may see of the position."""
        return self.game.position(self, seat)

    def prompt(self) -> Message:
        """The question to the current player."""
        return self.game.prompt(self)

    def label(self, action: int) -> Message:
        """A legal action in words that fit this position."""
        return self.game.label(self, action)

    def reason(self, action: int) -> Message:
        """The reason why an action is not legal now."""
        return self.game.reason(self, action)

    def dump(self) -> dict[str, object]:
        """The game's part of to_dict()."""
        return self.game.dump(self)

    def census(self) -> dict[str, int]:
        """How many of each limited thing there are in all places together. These numbers never change."""
        raise NotImplementedError

    def features(self, seat: int) -> list[float]:
        """What the seat may see as numbers. The game's feature_names name them."""
        return self.game.features(self, seat)

    def come_to_rest(self) -> None:
        """Play on with simple rules of thumb until evaluate() can judge the position.

        Bots call it before they evaluate. It does nothing in games whose positions can always be judged.
        """

    def evaluate(self, weights: list[float]) -> list[float]:
        """Each seat's expected share of the win. The shares add up to 1. It may use hidden information.

        `weights` are numbers in the order of the game's weight_names: game.weights, or others.
        """
        raise NotImplementedError


def places_of(standings: list[list[int]]) -> list[int]:
    """The place of each standing: 1 for the highest. Equal standings share a place."""
    return [1 + sum([other > mine for other in standings]) for mine in standings]
