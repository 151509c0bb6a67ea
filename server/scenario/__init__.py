"""Scenarios: judge's cases as documents, run without a table (scenario-format.md).

    files.read(path)            the scenarios of a file, as written
    parse.scenario(data)        the document; BadScenario names the place of a mistake
    runner.run(case, pool)      plays it, and says how it went
    command.main(argv)          `ettin scenario run`
"""

from __future__ import annotations

from .command import main
from .result import Result
from .runner import run

__all__ = ["Result", "main", "run"]
