"""Result: how a scenario went, in the words of the format."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Result:
    """How a scenario went."""

    name: str
    source: str
    file: str
    status: str  # pass fail error unsupported
    why: str = ""
    turn: int = 0
    step: str = ""
    seconds: float = 0.0
    needs: tuple[str, ...] = ()

    def to_data(self) -> dict[str, object]:
        """As `--json` prints it."""
        data: dict[str, object] = {
            "name": self.name, "source": self.source, "status": self.status, "why": self.why,
            "at": {"turn": self.turn, "step": self.step}, "seconds": round(self.seconds, 4), "file": self.file,
        }  # fmt: skip
        if self.needs:
            data["needs"] = list(self.needs)
        return data
