"""Terminal, as `python -m client_examples.terminal`."""

from __future__ import annotations

import sys

from .session import main

sys.exit(main(sys.argv[1:]))
