"""Tale: lines as they come."""

from __future__ import annotations

import pytest

from client_examples.tale import Tale


def test_what_others_write_moves_no_cursor(capsys: pytest.CaptureFixture[str]) -> None:
    """Control characters are shown as blanks; a line that comes again and again is counted."""
    tale = Tale()
    tale.tell(["one", "two\x1b[2J"], more=True)
    tale.tell(["two\x1b[2J"], more=False)
    tale.tell(["one"], more=False)
    assert capsys.readouterr().out.splitlines() == ["one", "two [2J (2 times)", "one"]
