"""Player: a connection that answers at once and at random, and measures. It keeps no view: the server shall be what is slow."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

import msgpack  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ..random_bot import answer
from .figures import Figures

OUTCOME = 6
"""The table's field that says how the game ended."""


class Player:
    """One seat of one room."""

    def __init__(self, socket: ClientConnection, figures: Figures) -> None:
        self._socket, self._figures = socket, figures
        self._open: dict[int, list[Any]] = {}  # questions by number
        self._sent_at = 0.0  # when the last choice was sent whose fence has not come back; 0: none is under way
        self.code: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def say(self, *messages: list[Any]) -> None:
        """Send the messages in one frame."""
        await self._socket.send(msgpack.packb(list(messages)))

    async def play(self) -> None:
        """From the seat to the end of the game."""
        async for frame in self._socket:
            assert isinstance(frame, bytes)
            self._figures.frames += 1
            self._figures.bytes += len(frame)
            data = msgpack.unpackb(frame)
            if data[0] == "diff" and not data[4]:
                self._figures.diffs.append(len(frame))
            for message in data if isinstance(data[0], list) else [data]:
                if await self._hear(message):
                    return
        raise ConnectionError("the server is gone")

    async def _hear(self, message: list[Any]) -> bool:
        """Take a message; whether the game is over."""
        match message:
            case ["diff", _, changes, _, questions, *_]:
                if any(change[0] == 5 and OUTCOME in change[1::2] for change in changes):
                    return True
                if questions is not None:
                    await self._asked(questions)
            case ["snapshot", _, [table, *_], questions]:
                if len(table) > OUTCOME:
                    return True
                await self._asked(questions)
            case ["cards", *_]:
                if self._sent_at:
                    self._figures.trips.append(perf_counter() - self._sent_at)
                    self._sent_at = 0.0
            case ["joined", code, *_]:
                self.code.set_result(code)
                await self.say(["deck", "", "any"], ["ready"])
            case ["error", "illegal", _, "choose", number, *_]:
                self._figures.refused += 1
                await self.say(["choose", number, self._open[number][5]])
            case ["error", "stale", *_]:
                self._figures.refused += 1
            case ["error" | "closed", _, text, *_]:
                raise ConnectionError(text)
        return False

    async def _asked(self, questions: list[list[Any]]) -> None:
        known, self._open = self._open, {question[0]: question for question in questions}
        for number, question in self._open.items():
            if number in known:
                continue
            self._figures.choices += 1
            choice = ["choose", number, answer(question)]
            if self._sent_at:
                await self.say(choice)
            else:
                self._sent_at = perf_counter()
                await self.say(choice, ["cards", []])  # the reply to the second comes after all that the first led to


async def seated(url: str, name: str, figures: Figures, format: str, code: str) -> Player:
    """A connected player that has asked for its seat: in the room of that code, or in a new one."""
    try:
        socket = await connect(url, subprotocols=["ettin.v1.msgpack"], compression=None, max_size=None)  # type: ignore[list-item]
    except (OSError, WebSocketException) as error:
        raise ConnectionError(f"there is no server at {url} ({error})") from None
    player = Player(socket, figures)
    await player.say(["hello", 1, name])
    await socket.recv()
    await player.say(["join", code] if code else ["create", format, "freeform"])
    return player


async def dismissed(player: Player) -> None:
    """Close the connection."""
    await player._socket.close()
