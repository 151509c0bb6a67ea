"""Screen: texts of several lines, each kept within the width of the terminal."""

from __future__ import annotations

from shutil import get_terminal_size
from textwrap import fill

ENDLESS = 1 << 16
"""How wide a file or a pipe is."""


def show(*texts: str) -> None:
    """Print the texts."""
    width = get_terminal_size((ENDLESS, 0)).columns
    print(*(fitted(line, width) for text in texts for line in text.splitlines()), sep="\n", flush=True)


def fitted(line: str, width: int) -> str:
    """The line, broken between words; what follows is indented more."""
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    return fill(line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
