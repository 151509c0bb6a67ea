"""Hall: a room full of clients without sockets, for tests."""

from __future__ import annotations

import random
from collections.abc import Callable

from protocol import messages as m
from protocol.mirror import Mirror
from server.bots import KINDS, Bot
from server.room.dice import Dice
from server.room.journal import Record
from server.room.room import Room

FREE = "24 Forest\n36 Grizzly Bears"


class Hall:
    """A room, and somebody in every seat who is asked for: bots, or a client that a test speaks for."""

    def __init__(self, format: str = "duel", *, options: tuple[tuple[str, int], ...] = (), seed: int = 1, bots: str = "") -> None:
        self.room = Room("TEST", format, "freeform", bots, options, dice=Dice(seed), token=tokens())
        self.now = 0.0
        self.bots: dict[int, Bot] = {}
        self.clients: dict[int, Mirror] = {}
        self.heard: dict[int, list[m.ServerMessage]] = {}
        self.written: list[Record] = []

    def sit(self, *seats: int, deck: str = FREE) -> Hall:
        """People take these seats with a deck and are ready."""
        for seat in seats:
            self.clients[seat] = Mirror()
            self.room.enter(seat, f"P{seat}", "person", self.now)
            self.say(seat, m.Deck(deck))
        for seat in seats:
            self.say(seat, m.Ready())
        return self

    def add_bot(self, seat: int, kind: str, deck: str = "RG") -> None:
        """A bot takes the seat."""
        self.bots[seat] = KINDS[kind](random.Random(seat))
        self.room.enter(seat, f"Bot {seat}", kind, self.now)
        self.say(seat, m.Deck(starter=deck))
        self.say(seat, m.Ready())

    def say(self, seat: int, message: m.ClientMessage) -> list[m.ServerMessage]:
        """A seat says something; gives what it hears back, once everybody has heard."""
        if isinstance(message, m.Choose) and seat in self.clients:
            self.clients[seat].answered(message.question)
        self.room.receive(seat, message, self.now)
        return self.deliver().get(seat, [])

    def deliver(self) -> dict[int, list[m.ServerMessage]]:
        """Give everybody what is for them, and the bots' answers to the room, until all are silent."""
        got: dict[int, list[m.ServerMessage]] = {}
        for _ in range(100_000):
            self.written += self.room.to_record()
            letters = self.room.to_send()
            if not letters:
                return got
            for seat, letter in letters:
                got.setdefault(seat, []).append(letter)
                self.heard.setdefault(seat, []).append(letter)
                if seat in self.clients:
                    self.clients[seat].receive(letter)
                for reply in self.bots[seat].receive(letter) if seat in self.bots else []:
                    self.room.receive(seat, reply, self.now)
        raise AssertionError("they never fall silent")

    def to_priority(self) -> Hall:
        """Everybody takes the defaults until somebody has priority."""
        while True:
            asked = [(seat, client.questions[0]) for seat, client in self.clients.items() if client.questions]
            if any(question.reason == "priority" for _, question in asked):
                return self
            for seat, question in asked:
                self.say(seat, m.Choose(question.id, question.default))

    def refused(self, seat: int, message: m.ClientMessage) -> m.Refused:
        """The error with which the message is refused."""
        (error,) = [reply for reply in self.say(seat, message) if isinstance(reply, m.Refused)]
        return error

    def question(self, seat: int) -> m.Question:
        """The open question of a client."""
        (question,) = self.clients[seat].questions
        return question


def tokens() -> Callable[[], str]:
    """Tokens that tests can foresee: token 1, token 2 ..."""
    count = iter(range(1, 1000))
    return lambda: f"token {next(count)}"
