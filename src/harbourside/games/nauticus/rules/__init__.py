"""The rules of Nauticus. docs/rules/nauticus.md, sections 3 to 5."""
