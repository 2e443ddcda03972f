"""The table in a terminal: any game, from its view alone. Knows no game.

Read it in this order: speech, chips, render, asking, keyboard, table; replay and report stand beside them.
"""
