"""A deck for short games."""

from __future__ import annotations

from pathlib import Path

import pytest

QUICK = "24 Mountain\n36 Raging Goblin"


@pytest.fixture
def quick(tmp_path: Path) -> str:
    """A file with a deck that makes short games."""
    file = tmp_path / "quick.txt"
    file.write_text(QUICK, encoding="utf-8")
    return str(file)
