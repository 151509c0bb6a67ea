"""Seating: what every example does first: open or join a room, bring a deck, be ready."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from .client import Client

SEATS = {
    "duel": 2, "two-headed-giant": 4, "three-headed-giant": 6, "free-for-all": 4, "commander": 4, "two-headed-giant+commander": 4,
}  # fmt: skip
"""How many usually play each format."""


def parser(command: str, what: str) -> argparse.ArgumentParser:
    """The arguments that all examples share."""
    made = argparse.ArgumentParser(prog=command, description=what)
    made.add_argument("--url", default="ws://127.0.0.1:8765", help="the server (%(default)s)")
    made.add_argument("--name", default=os.environ.get("USER") or "Guest", help="how to be called; without it as on this machine")
    made.add_argument("--code", default="", help="the room to join; without it a new one is opened")
    made.add_argument("--seat", type=int, default=-1, help="which seat of that room; without it the first free one")
    made.add_argument("--token", default="", help="of a seat in that room: take it over again")
    made.add_argument("--format", default="two-headed-giant", help=f"of a new room (%(default)s): {', '.join(SEATS)}")
    made.add_argument("--bots", default="greedy", help="the kind of bots on a new room's empty seats (%(default)s); none: only people")
    made.add_argument("--deck", default="", help="a file with a decklist (text or .dek), or the name of a starter deck; without it any")
    return made


async def sit(client: Client, args: argparse.Namespace) -> None:
    """Ask for a seat: in the room of that code, or in a new one."""
    if args.code:
        await client.say("join", args.code, args.seat, args.token)
    else:
        await client.say("create", args.format, "freeform", "" if args.bots == "none" else args.bots)


def decklist(deck: str) -> str:
    """The text of the file of that name; nothing if it names none. Raises OSError if it cannot be read."""
    file = Path(deck)
    return file.read_text(encoding="utf-8", errors="replace") if deck and (file.suffix or file.exists()) else ""


async def bring(client: Client, deck: str) -> None:
    """Bring the deck of that file or of that name, or any starter deck that suits the room, and be ready. Raises OSError."""
    text = "" if deck in client.starters else decklist(deck)
    await client.say("deck", text, "" if text else deck or "any")
    await client.say("ready")


async def be_ready(client: Client, args: argparse.Namespace) -> None:
    """Once seated: bring a deck and be ready; whoever opened the room also has the bots sit down."""
    await bring(client, args.deck)
    if not args.code and args.bots != "none":
        await client.say("start")
