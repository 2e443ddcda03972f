"""Simulations and tournaments: many games at once, and statistics about games and bots.

`simulate` plays random games. For tournaments read the modules in this order: schedule, contest, tournament
(with results and workers), summary (with intervals and ratings), report.
"""

from harbourside.arena.contest import Failure, Result, RunStopped
from harbourside.arena.intervals import Share
from harbourside.arena.ratings import Rating
from harbourside.arena.report import html_report
from harbourside.arena.results import BadResults
from harbourside.arena.schedule import BadPlan, Contest, Plan, make_plan
from harbourside.arena.simulation import SeatResult, Simulation, simulate
from harbourside.arena.summary import BotStanding, FailureKind, LineUpStanding, Standings, standings
from harbourside.arena.tournament import Tournament, load, run
from harbourside.arena.workers import WorkerDied
from harbourside.engine.errors import set_error_package

__all__ = [
    "BadPlan",
    "BadResults",
    "BotStanding",
    "Contest",
    "Failure",
    "FailureKind",
    "LineUpStanding",
    "Plan",
    "Rating",
    "Result",
    "RunStopped",
    "SeatResult",
    "Share",
    "Simulation",
    "Standings",
    "Tournament",
    "WorkerDied",
    "html_report",
    "load",
    "make_plan",
    "run",
    "simulate",
    "standings",
]

set_error_package(__name__, globals(), __all__)
