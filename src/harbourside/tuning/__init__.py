"""Finds better evaluation weights by self-play. They are checked in games that were not used to find them."""

from harbourside.engine.errors import set_error_package
from harbourside.tuning.plan import BadTuning, TuningPlan, make_plan
from harbourside.tuning.rounds import Lead, Match, Prediction, Round, Tuning, tune

__all__ = ["BadTuning", "Lead", "Match", "Prediction", "Round", "Tuning", "TuningPlan", "make_plan", "tune"]

set_error_package(__name__, globals(), __all__)
