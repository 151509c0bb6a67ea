"""Example: the worked example of PROTOCOL.md, as the code really speaks. `python -m tests.protocol.example` writes it anew."""

from __future__ import annotations

import textwrap
from pathlib import Path

from protocol import messages as m
from protocol.codec import JSON
from protocol.mirror import Mirror
from server.room.dice import Dice
from server.room.room import Room

FILE = Path(__file__).resolve().parent.parent.parent / "protocol" / "PROTOCOL.md"
HEADING = "## An example: the first turn of a Two-Headed Giant"
NAMES = ("ann", "bob", "cid", "dan")
DECK = "30 Forest\n30 Llanowar Elves"


class Telling:
    """A game at a real room, told as a transcript of chosen messages."""

    def __init__(self) -> None:
        self.room = Room("KQXRT", "two-headed-giant", "freeform", "", [("mulligans", 0)], dice=Dice(7), token=lambda: "r3Qz")
        self.mirrors = [Mirror() for _ in NAMES]
        self.heard: list[list[m.ServerMessage]] = [[] for _ in NAMES]
        self.lines: list[str] = []

    def says(self, seat: int, message: m.ClientMessage, shown: bool = True) -> None:
        """A seat says something."""
        if isinstance(message, m.Choose):
            self.mirrors[seat].answered(message.question)
        if shown:
            self._line(f"{NAMES[seat]} ->", message)
        self.room.receive(seat, message, 0.0)
        self.deliver()

    def deliver(self) -> None:
        """Everybody gets what the room has to say."""
        for seat, message in self.room.to_send():
            self.mirrors[seat].receive(message)
            self.heard[seat].append(message)

    def hears(self, seat: int, *kinds: type[m.ServerMessage], last: int = 99) -> None:
        """Show what the seat has heard of these kinds since this was last called for it."""
        found = [message for message in self.heard[seat] if isinstance(message, kinds)]
        for message in found[-last:]:
            self._line(f"{NAMES[seat]} <-", message)
        self.heard[seat] = []

    def forget(self) -> None:
        """What was heard so far is not shown."""
        self.heard = [[] for _ in NAMES]

    def note(self, text: str) -> None:
        """Prose between the messages."""
        self.lines += ["```", "", *textwrap.wrap(text, 130), "", "```text"]

    def _line(self, who: str, message: m.ClientMessage | m.ServerMessage) -> None:
        frame = JSON.encode(message)
        assert isinstance(frame, str)
        self.lines += textwrap.wrap(f"{who} {frame}".replace("],[", "], ["), 130, subsequent_indent="       ", break_long_words=False)

    def option(self, seat: int, kind: str) -> m.Choose:
        """The choice of the first option of that kind; the default where there is no such question."""
        question = self.mirrors[seat].questions[0]
        return m.Choose(question.id, [option.kind for option in question.options].index(kind))


def example() -> str:
    """The example as text for PROTOCOL.md."""
    t = Telling()
    for seat, name in enumerate(NAMES):
        t.room.enter(seat, name, "person", 0.0)
    t.deliver()
    t.hears(0, m.Joined)
    for seat in range(4):
        t.says(seat, m.Deck(DECK), shown=seat == 0)
        if seat < 3:
            t.says(seat, m.Ready(), shown=seat == 0)
    t.forget()
    t.note("When the last of the four is ready, the game begins. The first view shows nothing but four libraries of sixty cards.")
    t.says(3, m.Ready())
    t.hears(0, m.Room, m.Snapshot, m.Settings)
    t.forget()
    chooser = next(seat for seat in range(4) if t.mirrors[seat].questions)
    t.note("The winner of the toss chooses which team begins (103.1, 805.3); its primary player is asked.")
    question = t.mirrors[chooser].questions[0]
    t._line(f"{NAMES[chooser]} <-", m.Diff(t.mirrors[chooser].seq, [], [], [question]))
    t.says(chooser, m.Choose(question.id, [0]))
    t.note(
        "Everybody shuffles and draws seven. A card drawn is for its owner and its owner's team-mate (810.5) a new object, a place in the "
        "hand zone, and two numbers of ann's row; for the others it is the two numbers. ann's last draw, as ann, bob and cid see it:"
    )
    for seat in (0, 1, 2):
        draws = [one for one in t.heard[seat] if isinstance(one, m.Diff) and any(row[:2] == [4, 0] for row in one.events)]
        t._line(f"{NAMES[seat]} <-", draws[-1])
    t.note(
        "ann and bob are the starting team: it skips its draw step (103.8b). In the main phase both heads have priority and are asked "
        "side by side (805.5a). What ann is asked, in a diff of its own:"
    )
    t.heard[0] = [one for one in t.heard[0] if isinstance(one, m.Diff) and one.questions]
    t.hears(0, m.Diff, last=1)
    t.forget()
    t.note("ann plays a land, index 1 of her options. Everybody sees it arrive; then ann and bob are asked anew, each in a further diff.")
    t.says(0, t.option(0, "play"))
    for seat in (0, 1, 2):
        t.hears(seat, m.Diff)
    t.forget()
    t.note(
        "ann casts Llanowar Elves; the server pays with her Forest. One announcement is one batch: the spell on the stack (zone 4), the "
        "Forest tapped (flag 1). Where nobody wants to be stopped, the server passes for all four and the spell resolves: the elf on the "
        "battlefield is a new object (400.7). cid learns what the card is as it is cast, and may ask what its definition stands for."
    )
    t.says(0, t.option(0, "cast"))
    t.hears(0, m.Diff)
    diffs = [one for one in t.heard[2] if isinstance(one, m.Diff)]
    number = next(row[3] for row in diffs[0].changes if row[0] == 0)
    assert isinstance(number, int)
    t.hears(2, m.Diff)
    t.says(2, m.Cards([number]))
    t.hears(2, m.CardsTold)
    t.note("dan, who answers too late, is told so; nothing has changed.")
    t.says(3, m.Choose(99, 0))
    t.hears(3, m.Refused)
    return "\n".join(["```text", *t.lines, "```"]) + "\n"


def written() -> str:
    """PROTOCOL.md with the example of today."""
    before, _, _ = FILE.read_text(encoding="utf-8").partition(HEADING)
    return f"{before}{HEADING}\n\nFrames in JSON, wrapped and spaced for the page; `->` to the server, `<-` from it.\n\n{example()}"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
