"""Plays any game in a terminal. It shows only views, and has no code for single games.

Read the modules in this order: speech, chips, render, asking, choices, questions, keyboard, game. After that,
replay and the reports.
"""
