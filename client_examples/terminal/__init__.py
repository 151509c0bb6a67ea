"""Terminal: play at a table from the terminal. `ettin client`, or `ettin client --code ABCDE` to join somebody's room."""

from __future__ import annotations

from .session import main, run

__all__ = ["main", "run"]
