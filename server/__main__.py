"""The command `ettin`: one word, then what that word wants. Each command is imported only when it is called."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module

COMMANDS = {
    "demo": ("client_examples.demo", "play a Two-Headed Giant game between four bots, and tell it"),
    "serve": ("server.net.serve", "open the server"),
    "client": ("client_examples.terminal", "play at a table from the terminal"),
    "load": ("client_examples.load", "play many rooms at once, and measure"),
    "scenario": ("server.scenario", "run judges' cases"),
    "replay": ("server.room.replay", "play a written game back"),
    "cards": ("server.cards.show", "show cards of the pool"),
    "bench": ("server.bench", "measure the engine, a room, the whole server"),
}
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

    return (OSError, CardError, EngineError, ProtocolError)


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
        status: int = import_module(COMMANDS[words[0]][0]).main(words[1:])
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has gone
        return 0
    except Exception as error:
        if not isinstance(error, mistakes()):
            raise
        print(f"ettin: {error}", file=sys.stderr)
        return MISTAKE
    return status


if __name__ == "__main__":
    sys.exit(main())
