"""The rules of Traders of Carthage, a file for each part of a turn.

docs/rules/carthage.md, sections 5 and 6.
"""
