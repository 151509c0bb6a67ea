"""Rewinding: an action that is taken back, or proves to be illegal, is undone whole (733.1)."""

from __future__ import annotations


class Rewind(Exception):
    """Raised inside an announcement; priority.act puts the game back to where it was."""
