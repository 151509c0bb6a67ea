"""Help for all tests: where the reference data lies, which is beside the repository and no part of it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def _find_shared() -> Path | None:
    said = os.environ.get("ETTIN_SHARED")
    place = Path(said) if said else ROOT.parent / "shared"
    return place if (place / "data").is_dir() else None


SHARED: Path | None = _find_shared()
"""The folder of reference data (ETTIN_SHARED, or `shared` beside the clone), or None on a machine that has none."""


def shared(*parts: str) -> Path:
    """A file or folder of the reference data; skips the test where there is none."""
    if SHARED is None:
        pytest.skip("no reference data: set ETTIN_SHARED")
    return SHARED.joinpath(*parts)
