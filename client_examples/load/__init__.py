"""Load: many rooms full of quick random players, and what they measure."""

from __future__ import annotations

from .run import main

__all__ = ["main"]
