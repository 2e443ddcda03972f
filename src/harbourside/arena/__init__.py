"""Many games at once: runs, and what they say about a game or about bots. Knows no game.

`simulate` counts random games. The arena, in this order: schedule, contest, tournament (with results and
workers), standings (with intervals and ratings), report.
"""
