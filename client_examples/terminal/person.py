"""Person: somebody at a terminal, and what they hear of the table."""

from __future__ import annotations

from argparse import Namespace

from protocol import messages as m
from protocol.codec import server_messages
from protocol.mirror import Mirror

from ..client import Client
from ..seating import bring
from ..tale import Tale, plain
from .asking import Asking
from .cards import name
from .lobby import Lobby
from .patience import Patience
from .screen import show
from .table import outcome, table


class Person:
    """Somebody at a terminal."""

    def __init__(self, client: Client, args: Namespace) -> None:
        self.client, self.args = client, args
        self.mirror = Mirror()
        self.asking = Asking(self.mirror)
        self._tale, self._lobby, self._patience = Tale(), Lobby(), Patience()
        self._brought = bool(args.token)  # whether a deck has been brought; who comes back has one

    async def listen(self) -> None:
        """Show what happens, until the game is over. Raises ConnectionError if it cannot go on."""
        async for data in self.client:
            for message in server_messages(data):
                if isinstance(message, m.Closed) and message.code == "left":
                    return
                await self._hear(message)
            if self.mirror.over and not self.client.more:
                self._patience.stop()
                show(table(self.mirror), outcome(self.mirror))
                return
        raise ConnectionError(f"the connection is lost; {self.way_back()}")

    def way_back(self) -> str:
        """How to take the seat over again."""
        return f"come back with: {self._command()} --token {self.client.token}"

    def _command(self) -> str:
        """Which leads others to this table."""
        return f"ettin client --url {self.args.url} --code {self.client.code}"

    async def bring(self, deck: str) -> None:
        """Bring that deck, and be ready."""
        self._brought = True
        try:
            await bring(self.client, deck)
        except OSError as error:
            print(f"no: {error}")

    async def _hear(self, message: m.ServerMessage) -> None:
        resume = self.mirror.receive(message)
        if resume is not None:
            await self.client.say("resume", resume.seq)
        self._tale.tell(message.lines if isinstance(message, m.Lines) else [], more=bool(self.client.more))
        match message:
            case m.Joined(code=code, seat=seat):
                print(f"You sit at table {code}, in seat {seat}. Others join with: {self._command()}")
                await self.client.say("words", m.DEFINITIONS | m.LABELS | m.LOG, 1 << 30 if self.args.token else 0)
                if not self._brought:
                    await self.bring(self.args.deck)
            case m.Room(stage="gathering") if not self.client.more:
                self._lobby.tell(self.mirror)
            case m.Said(seat=seat, text=text, team=team):
                print(f"{name(self.mirror, -1 - seat)}{' (team)' if team else ''}: {plain(text)}")
            case m.UndoAsked(seat=seat):
                print(f"{name(self.mirror, -1 - seat)} wants to take a choice back; undo agrees")
            case m.Closed(text=text):
                raise ConnectionError(text or "the room is closed")
            case m.Refused(about="join" | "create", text=text):
                raise ConnectionError(text)
            case m.Refused():
                self._refused(message)
            case m.Waiting(seats=seats):
                self._patience.wait(self.mirror, seats)
        if not self.client.more:  # the log of a change comes after it
            self.asking.look()

    def _refused(self, refusal: m.Refused) -> None:
        """Say what may not be, and ask again."""
        if refusal.code == "deck_missing":
            return  # it follows from the refusal before
        print(f"no: {refusal.text}{f' ({refusal.rule})' if refusal.rule else ''}", *refusal.facts, sep="\n")
        if refusal.code == "deck_refused":
            print(f"  deck FILE or deck NAME brings another; the server has {', '.join(self.client.starters)}")
        else:
            self.asking.look_again()
