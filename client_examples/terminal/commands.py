"""Commands: what is typed, and what comes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from protocol import messages as m
from protocol.mirror import Mirror

from . import cards, questions, table, typed
from .keyboard import Ask
from .lobby import BEFORE
from .person import Person
from .screen import show

HELP = """\
  t          the table                     full     stop everywhere
  h          your hand, with its texts     usual    stop where it is usual
  g          graveyards and exile          end      pass until the end of the turn
  card NAME  a card that was seen          wait     pass until an opponent acts
  say TEXT   to everybody                  partner  pass when your partner passes
  team TEXT  to your team                  concede  give up; quit leaves the table"""
SAY: dict[str, tuple[object, ...]] = {
    "start": ("start",),
    "undo": ("undo",),
    "concede": ("concede",),
    "full": ("auto", "full", 1),
    "usual": ("auto", "full", 0),
    "end": ("auto", "until", 1),
    "wait": ("auto", "until", 2),
    "partner": ("auto", "until", 3),
}
SAID = {
    "full": "you are asked everything",
    "usual": "you are asked where it is usual",
    "end": "you pass until the end of the turn",
    "wait": "you pass until an opponent acts",
    "partner": "you pass when your partner passes",
}
"""What is told of words to which the table itself may show no answer."""
HELPS = ("?", "help")
SHOW: dict[str, Callable[[Mirror], str]] = {"t": table.table, "h": cards.hand, "g": table.elsewhere}


async def obey(person: Person, ask: Ask) -> None:
    """Take what is typed, until quit."""
    while (line := (await ask()).strip()) != "quit":
        word, _, rest = line.partition(" ")
        if word in ("say", "team") and rest:
            await person.client.say("chat", rest[:500], word == "team")
        elif line in SAY:
            await person.client.say(*SAY[line])
            if line in SAID and person.mirror.view.players:
                print(f"  {SAID[line]}")
        elif line in SHOW and person.mirror.view.players:
            show(SHOW[line](person.mirror))
        elif word == "card" and rest:
            show(cards.seen(person.mirror, rest))
        elif not person.mirror.view.players:
            await prepare(person, word, rest)
        elif person.asking.now is None and not line:
            await asyncio.sleep(0.02)
        elif person.asking.now is None or line in HELPS:
            print(HELP)
        else:
            await answer(person, person.asking.now, line)
    await person.client.say("leave")


async def prepare(person: Person, word: str, rest: str) -> None:
    """What is typed before the game."""
    if word == "deck" and rest:
        await person.bring(rest)
    elif word == "sit" and rest.isdecimal():
        await person.client.say("sit", int(rest[:2]))
    elif word:
        print(BEFORE)
    else:
        await asyncio.sleep(0.02)


async def answer(person: Person, asked: m.Question, line: str) -> None:
    """Answer the question with what was typed, if it is an answer to what was seen."""
    try:
        choice = typed.read(asked, line)
    except ValueError:
        print(f"that is no answer: {questions.how(asked)}; ? for help")
        return
    if line and person.asking.startled():
        print("the question has changed while you typed: look again")
        return
    person.mirror.answered(asked.id)
    await person.client.say("choose", asked.id, choice)
    person.asking.look()
