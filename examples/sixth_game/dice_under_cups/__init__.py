"""Dice under cups: each player hides a die, and the highest one wins."""
