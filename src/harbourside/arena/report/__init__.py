"""A tournament as one HTML file that needs nothing else: no network, no scripts."""

from harbourside.arena.report.page import html_report

__all__ = ["html_report"]
