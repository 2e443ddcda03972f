"""The rules. There is one file for each phase, with the legal actions beside what they do."""
