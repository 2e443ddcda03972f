"""The rules of Santiago de Cuba, a file for each phase. docs/rules/santiago.md, sections 4 and 5."""
