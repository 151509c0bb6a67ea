"""History: the latest diffs of a seat, so that who was away gets what was missed (design.md law 8)."""

from __future__ import annotations

from collections import deque

from protocol.messages import Diff

LENGTH = 64


class History:
    """A short ring of numbered diffs."""

    __slots__ = ("seq", "_ring")

    def __init__(self, length: int = LENGTH) -> None:
        self.seq = 0
        """The number of the last diff; 0 is the view as the game began."""
        self._ring: deque[Diff] = deque(maxlen=length)

    def add(self, diff: Diff) -> None:
        """Keep the next diff. Its number must be the next one."""
        self.seq = diff.seq
        self._ring.append(diff)

    def since(self, seq: int) -> list[Diff] | None:
        """The diffs after that one; None if some of them are gone, or it has not been yet."""
        if seq == self.seq:
            return []
        if not self._ring or not self._ring[0].seq - 1 <= seq < self.seq:
            return None
        return [diff for diff in self._ring if diff.seq > seq]
