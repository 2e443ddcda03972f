"""The rules. What may be done and what it does stand side by side, one file for each phase."""
