"""Better evaluation weights by self-play, checked in games that were not used to find them. Knows no game."""

from harbourside.engine.errors import set_error_package
from harbourside.tuning.plan import BadTuning, Plan, make_plan
from harbourside.tuning.rounds import Lead, Match, Prediction, Round, Tuning, tune

__all__ = ["BadTuning", "Lead", "Match", "Plan", "Prediction", "Round", "Tuning", "make_plan", "tune"]

set_error_package(__name__, globals(), __all__)
