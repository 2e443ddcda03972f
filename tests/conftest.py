"""The same examples on every run, and none of them against the clock."""

from hypothesis import settings

settings.register_profile("harbourside", derandomize=True, deadline=None)
settings.load_profile("harbourside")
