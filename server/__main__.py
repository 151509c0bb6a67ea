"""The command `ettin`: one word, then what that word wants. Each command is imported only when it is called."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from server.engine.abilities.kinds import Face

Command: TypeAlias = "Callable[[Sequence[str]], int]"


def cards(argv: Sequence[str]) -> int:
    """`ettin cards show NAME`: a card of the pool as it is printed, its rules text made from its abilities."""
    from server.cards.pool import starter_pool

    parser = argparse.ArgumentParser(prog="ettin cards", description="Show cards of the pool.")
    verbs = parser.add_subparsers(dest="verb", required=True)
    verbs.add_parser("list", help="all names")
    verbs.add_parser("show", help="a card").add_argument("name", nargs="+")
    args = parser.parse_args(argv)
    pool = starter_pool()
    if args.verb == "list":
        print(*pool.names(), sep="\n")
        return 0
    name = " ".join(args.name)
    card = pool.get(name)
    if card is None:
        near = ", ".join(alike(name, pool.names()))
        print(f"ettin: there is no card {name!r} in the pool", f"; there is {near}" if near else "", sep="", file=sys.stderr)
        return MISTAKE
    print(*(shown(face) for face in card.faces), sep="\n\n")
    return 0


def alike(name: str, names: Sequence[str]) -> list[str]:
    """A few names that may have been meant: that have all the words in them, else that are spelled nearly so."""
    words = set(name.casefold().split())
    return [known for known in names if words <= set(known.casefold().split())][:5] or get_close_matches(name, names, n=3)


def shown(face: Face) -> str:
    """A face as it stands on a card: name and cost, type line, text, size."""
    from server.cards.oracle import rules_text

    types = " ".join((*face.supertypes, *face.types)).title()
    lines = [f"{face.name}  {face.cost}".rstrip(), f"{types} — {' '.join(face.subtypes)}" if face.subtypes else types]
    if face.abilities:
        lines.append(rules_text(face))
    if face.power is not None:
        lines.append(f"{face.power}/{face.toughness}")
    lines += [str(number) for number in (face.loyalty, face.defense) if number is not None]
    return "\n".join(lines)


def replay(argv: Sequence[str]) -> int:
    """`ettin replay FILE`: what happened in a written game, in words, as one who sees all hands."""
    from server.room.record import replay_file

    parser = argparse.ArgumentParser(prog="ettin replay", description="Play a written game back, and tell it.")
    parser.add_argument("file", type=Path, help="setup and choices, as `ettin serve --replays` writes them")
    for line in replay_file(parser.parse_args(argv).file):
        print(line)
    return 0


COMMANDS: dict[str, tuple[str | Command, str]] = {
    "demo": ("client_examples.demo", "play a Two-Headed Giant game between four bots, and tell it"),
    "serve": ("server.net.serve", "open the server"),
    "client": ("client_examples.terminal", "play at a table from the terminal"),
    "load": ("client_examples.load", "play many rooms at once, and measure"),
    "scenario": ("server.scenario", "run judges' cases"),
    "replay": (replay, "play a written game back"),
    "cards": (cards, "show cards of the pool"),
    "bench": ("server.bench", "measure the engine, a room, the whole server, a full board"),
}
"""What each word runs: a function, or the `main` of a module."""
MISTAKE = 2
"""The exit status of a user's mistake, as argparse has it."""


def usage() -> str:
    """All commands, a line each."""
    width = max(map(len, COMMANDS))
    lines = [f"  {name:{width}}  {what}" for name, (_, what) in COMMANDS.items()]
    return "\n".join(["usage: ettin COMMAND ...", "", *lines, "", "`ettin COMMAND --help` says more."])


def mistakes() -> tuple[type[Exception], ...]:
    """The errors that are the user's to mend, and so are told without a traceback."""
    from protocol.errors import ProtocolError
    from server.cards.errors import CardError
    from server.engine.errors import EngineError
    from server.room.errors import BadRecord

    return (OSError, CardError, EngineError, ProtocolError, BadRecord)


def leaves(error: BaseException) -> list[BaseException]:
    """The error, or those in a group that tasks made of theirs."""
    return [leaf for part in error.exceptions for leaf in leaves(part)] if isinstance(error, BaseExceptionGroup) else [error]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; gives its exit status: 0 done, 1 not all is well, 2 asked wrongly, 130 interrupted."""
    words = sys.argv[1:] if argv is None else list(argv)
    if not words or words[0] in ("-h", "--help", "help"):
        print(usage())
        return 0 if words else MISTAKE
    if words[0] not in COMMANDS:
        print(f"ettin: there is no command {words[0]!r}\n\n{usage()}", file=sys.stderr)
        return MISTAKE
    try:
        run = COMMANDS[words[0]][0]
        command: Command = import_module(run).main if isinstance(run, str) else run
        status = command(words[1:])
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has gone
        return 0
    except Exception as error:
        causes = leaves(error)
        if not all(isinstance(cause, mistakes()) for cause in causes):
            raise
        print(f"ettin: {causes[0]}", file=sys.stderr)
        return MISTAKE
    return status


if __name__ == "__main__":
    sys.exit(main())
