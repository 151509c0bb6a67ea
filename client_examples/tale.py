"""Tale: what the server tells of a game, line by line, as a terminal shows it."""

from __future__ import annotations

from collections.abc import Iterable


class Tale:
    """Prints lines as they come, but for one that comes again and again: that is counted."""

    def __init__(self) -> None:
        self._line, self._times = "", 0

    def tell(self, lines: Iterable[str], more: bool) -> None:
        """Print the lines; if `more` will come at once, the last of them may wait for its like."""
        for line in lines:
            if line != self._line:
                self._print()
                self._line = line
            self._times += 1
        if not more:
            self._print()

    def _print(self) -> None:
        if self._line:
            print(plain(self._line) + (f" ({self._times} times)" if self._times > 1 else ""), flush=True)
        self._line, self._times = "", 0


def plain(text: str) -> str:
    """What others have written, without what would move the cursor or change the colours."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
