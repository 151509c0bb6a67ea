"""Phrases: rows for what narrows things down, for numbers, conditions, times and mana."""

from __future__ import annotations

