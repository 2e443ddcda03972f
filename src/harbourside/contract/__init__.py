"""What every game must satisfy, as checks that a test suite, a fuzzer or a game's author can run."""

from harbourside.contract.checks import (
    ContractBroken,
    check_conservation,
    check_copies,
    check_end,
    check_hidden,
    check_legal,
    check_numbers,
    check_passing,
    check_refusals,
    check_samples_differ,
    check_secrets,
    check_told_chance,
    check_undo,
    check_view_words,
    check_worded,
    check_words,
    walk,
)
from harbourside.contract.fuzz import Failure, fuzz_game

__all__ = [
    "ContractBroken",
    "Failure",
    "check_conservation",
    "check_copies",
    "check_end",
    "check_hidden",
    "check_legal",
    "check_numbers",
    "check_passing",
    "check_refusals",
    "check_samples_differ",
    "check_secrets",
    "check_told_chance",
    "check_undo",
    "check_view_words",
    "check_worded",
    "check_words",
    "fuzz_game",
    "walk",
]
