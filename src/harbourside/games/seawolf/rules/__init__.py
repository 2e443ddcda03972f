"""The rules of Sea Wolf. docs/rules/seawolf.md, sections 3 to 6."""
