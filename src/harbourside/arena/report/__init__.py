"""The report of a tournament as one HTML file, without scripts and without network access."""

from harbourside.arena.report.page import html_report

__all__ = ["html_report"]
