"""Checks that every game must pass. Test suites, the fuzzer and authors of games can run them."""

from harbourside.contract.checks import (
    ContractBroken,
    check_clone,
    check_conservation,
    check_copies,
    check_end,
    check_hidden,
    check_legal,
    check_loading,
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
from harbourside.contract.courses import check_log
from harbourside.contract.facts import check_chance, check_facts, check_game, check_given_chance
from harbourside.contract.fuzz import FuzzFailure, fuzz_game
from harbourside.contract.texts import check_event_words, check_rules, check_texts

__all__ = [
    "ContractBroken",
    "FuzzFailure",
    "check_chance",
    "check_clone",
    "check_conservation",
    "check_copies",
    "check_end",
    "check_event_words",
    "check_facts",
    "check_game",
    "check_given_chance",
    "check_hidden",
    "check_legal",
    "check_loading",
    "check_log",
    "check_numbers",
    "check_passing",
    "check_refusals",
    "check_rules",
    "check_samples_differ",
    "check_secrets",
    "check_texts",
    "check_told_chance",
    "check_undo",
    "check_view_words",
    "check_worded",
    "check_words",
    "fuzz_game",
    "walk",
]
